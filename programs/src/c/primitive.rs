//! What only the machine can do: the few things that the library is built on.

use super::access::Target;
use super::arithmetic::truncate;
use super::code::{Arguments, Operand, Primitive, Register};
use super::machine::{Machine, Machinery, Proceed, Waiting, error};
use super::mathematics;
use super::memory::{GAP, REGION_LIMIT, Region, region, region_base, size_place};
use super::parts::undivided;
use super::thread::{self, MAIN};
use crate::litmus;
use katec_checker::event::{
    AccessRole, Address, Mode, Place, Position, SrcuCall, SrcuSection, ThreadId, ThreadName,
    Update, Value,
};
use katec_checker::program::{Operation, ProblemKind, Start, Storage, WaitKind};

/// Where the kind of a mutex is, in bytes from its beginning.
const MUTEX_KIND_OFFSET: u64 = 16;

/// The size of what locks and the like are made of.
const WORD: u8 = 4;

/// In C++, what allocated memory is told by its address: `new` and `new[]` give addresses that
/// differ by these from multiples of [`FAMILY_ALIGN`], and all else gives multiples of half of it.
const FAMILY_ALIGN: u64 = 64;
const BY_NEW: u64 = 16;
const BY_NEW_ARRAY: u64 = 48;

/// The slot that says that a thread was joined, from its number on.
const JOINED: u64 = 1 << 45;

/// What orders are called in C: `__ATOMIC_RELAXED` and so on.
const RELAXED: u64 = 0;
const ACQUIRE: u64 = 2;
const RELEASE: u64 = 3;

/// Where the structures of SRCU end.
const SRCU_LIMIT: u64 = 1 << 40;

/// How many digits a floating-point number has behind its point in a text, at most.
const LONGEST_FRACTION: u64 = 1000;

/// The fence that a function of the Linux kernel is. The name is a constant of `<lkmm.h>`.
fn kernel_fence(program: &Machinery, name: u64) -> Operation {
    let name = program.statics.text(name).unwrap_or_default();
    match litmus::kernel_fence(&name) {
        Some(kind) => Operation::Fence {
            mode: kind.machine_mode(),
            kind,
        },
        None => {
            let message = format!("the function `{name}` of the Linux kernel");
            error(ProblemKind::Unsupported, message)
        }
    }
}

/// What allocated memory and what releases it, if these do not belong together. Who releases it
/// says what should have allocated it; 1 is for what need not be looked at.
fn mismatch(family: u64, allocated: u64) -> Option<(&'static str, &'static str)> {
    let releases = match family {
        0 => "`free`",
        BY_NEW => "`delete`",
        BY_NEW_ARRAY => "`delete[]`",
        _ => return None,
    };
    let (own, by) = match allocated {
        BY_NEW => (BY_NEW, "`new`"),
        BY_NEW_ARRAY => (BY_NEW_ARRAY, "`new[]`"),
        allocated if allocated % (FAMILY_ALIGN / 2) == 0 => (0, "`malloc` or an aligned `new`"),
        // No object begins there, and the error is another one.
        _ => return None,
    };
    (own != family).then_some((by, releases))
}

/// What is given to `free` or `realloc` is no allocated memory.
fn not_allocated(program: &Machinery, what: &str, address: u64) -> Operation {
    let name = match region(address) {
        Region::Stack | Region::Private => "a local variable".to_string(),
        _ => program.statics.name(Address(address)),
    };
    let message = format!("{what} of {name}, which was not allocated");
    error(ProblemKind::InvalidFree, message)
}

impl Machine {
    pub(super) fn primitive(
        &mut self,
        program: &Machinery,
        primitive: Primitive,
        arguments: Arguments,
        to: Register,
    ) -> Proceed {
        let arguments = program.code.arguments(arguments);
        let argument = |index| self.argument(arguments, index);
        match primitive {
            Primitive::Assume => {
                if argument(0) == 0 {
                    return Err(Operation::Assume(false));
                }
            }
            Primitive::Wait | Primitive::Sleep => {
                if argument(0) == 0 {
                    let since = self.index.saturating_sub(1);
                    let kind = match primitive {
                        Primitive::Sleep => WaitKind::Sleep,
                        _ => WaitKind::Lock,
                    };
                    return Err(Operation::Wait { since, kind });
                }
            }
            Primitive::Error => {
                let text = |index| program.statics.text(argument(index)).unwrap_or_default();
                let kind = ProblemKind::from_name(&text(0)).unwrap_or(ProblemKind::Other);
                return Err(error(kind, text(1)));
            }
            Primitive::Throw => {
                let (exception, thrown) = (argument(0), argument(1));
                return self.throw(program, exception, thrown);
            }
            Primitive::Create => {
                let start = (argument(0), argument(1));
                return self.create(program, start, to);
            }
            Primitive::Join => {
                let child = argument(0);
                return self.join(program, child, to);
            }
            Primitive::Self_ => {
                self.knows_itself = true;
                self.set(to, self.thread.0);
            }
            Primitive::Exit => {
                let value = Value(argument(0));
                self.release_locals(0)?;
                return Err(Operation::End(value));
            }
            Primitive::Halt => return Err(Operation::Halt),
            Primitive::Allocate => return self.allocate(program, arguments, to),
            Primitive::Free => {
                let (address, family) = (argument(0), argument(1));
                return self.free(program, address, family);
            }
            Primitive::NoteSize => {
                let (address, size) = (argument(0), argument(1));
                if program.resizes {
                    let place = size_place(address);
                    self.affect_shared(place.address.0, place.size);
                    self.track_access(false);
                    return Err(Operation::Store {
                        place,
                        mode: Mode::NonAtomic,
                        value: Value(size),
                    });
                }
            }
            Primitive::AllocationSize => {
                let address = argument(0);
                let own = self.allocations.iter().find(|(start, _)| *start == address);
                match own {
                    Some(&(_, size)) => self.set(to, size),
                    None if region(address) == Region::Heap => {
                        self.waiting = Waiting::Value(to);
                        self.track_access(true);
                        return Err(Operation::Load {
                            place: size_place(address),
                            mode: Mode::NonAtomic,
                        });
                    }
                    None => return Err(not_allocated(program, "realloc", address)),
                }
            }
            Primitive::Choose => {
                let count = argument(0) as u32;
                self.waiting = Waiting::Value(to);
                return Err(Operation::Choose { count });
            }
            Primitive::Nondeterministic => {
                let bits = argument(0) as u8;
                return self.choose_number(program, bits, to);
            }
            Primitive::AddWithin | Primitive::TryAddWithin => {
                let update = Update::AddWithin {
                    low: Value(argument(1) & u64::from(u32::MAX)),
                    high: Value(argument(2) & u64::from(u32::MAX)),
                    addend: Value(argument(3) & u64::from(u32::MAX)),
                };
                let address = argument(0);
                let failure_mode = match primitive {
                    Primitive::TryAddWithin => Mode::Relaxed,
                    _ => Mode::Acquire,
                };
                let place = (address, WORD);
                return self.update(program, place, (update, Mode::Acquire, failure_mode), to);
            }
            Primitive::CompareExchange => {
                let size = argument(1).clamp(1, 8) as u8;
                let value = |index| Value(truncate(argument(index), 8 * size));
                let (expected, desired) = (value(2), value(3));
                let update = Update::CompareExchange { expected, desired };
                let mode = match argument(4) {
                    RELAXED => Mode::Relaxed,
                    ACQUIRE => Mode::Acquire,
                    RELEASE => Mode::Release,
                    _ => Mode::SequentiallyConsistent,
                };
                let address = argument(0);
                self.publish(desired.0);
                return self.update(program, (address, size), (update, mode, Mode::Relaxed), to);
            }
            Primitive::Held => {
                let address = argument(0);
                let held = self.held.iter().find(|(lock, _)| *lock == address);
                let count = held.map_or(0, |(_, count)| *count);
                self.set(to, u64::from(count));
            }
            Primitive::SetHeld => {
                let (address, count) = (argument(0), argument(1) as u32);
                self.held.retain(|(lock, _)| *lock != address);
                if count > 0 {
                    self.held.push((address, count));
                }
                self.affect();
            }
            Primitive::Takes => self.lock = Some((Address(argument(0)), AccessRole::TakesLock)),
            Primitive::Releases => {
                self.lock = Some((Address(argument(0)), AccessRole::ReleasesLock));
            }
            Primitive::NoReturn => {
                self.lock = Some((Address(argument(0)), AccessRole::NoReturn));
            }
            Primitive::KernelFence => return Err(kernel_fence(program, argument(0))),
            Primitive::Srcu => {
                let call = [argument(0), argument(1), argument(2)];
                return self.srcu(program, call, to);
            }
            Primitive::GetSlot => {
                let slot = argument(0);
                let found = self.slots.iter().find(|(known, _)| *known == slot);
                let value = found.map_or(0, |(_, value)| *value);
                self.set(to, value);
            }
            Primitive::SetSlot => {
                let (slot, value) = (argument(0), argument(1));
                self.slots.retain(|(known, _)| *known != slot);
                self.slots.push((slot, value));
                self.affect();
            }
            Primitive::BarrierInit => {
                let (address, count) = (argument(0), argument(1) as u32);
                let place = self.barrier_place(program, address)?;
                self.affect();
                self.track_access(false);
                return Err(Operation::BarrierInit { place, count });
            }
            Primitive::BarrierWait => {
                let (address, uses_result) = (argument(0), argument(1) != 0);
                let place = self.barrier_place(program, address)?;
                self.affect();
                self.waiting = Waiting::Serial(to);
                self.track_access(false);
                let uses_result = uses_result && self.result_matters(program);
                return Err(Operation::BarrierWait { place, uses_result });
            }
            Primitive::BarrierDestroy => {
                let address = argument(0);
                let place = self.barrier_place(program, address)?;
                self.affect();
                self.track_access(false);
                return Err(Operation::BarrierDestroy { place });
            }
            Primitive::Spurious => return self.spurious_end(program, to),
            Primitive::Quiet => self.quiet = argument(0) != 0,
            Primitive::Mark => self.mark(argument(0) as u8, argument(1) != 0),
            Primitive::MarkedRound => return self.begin_marked_round(program),
            Primitive::MarkedRoundEnd => self.end_marked_round(program, argument(0) != 0),
            Primitive::Optional => return self.begin_optional(program, to),
            Primitive::OptionalEnd => return self.end_optional(program),
            Primitive::VariadicArguments => return self.variadic_arguments(program, to),
            Primitive::Math => {
                let name = program.statics.text(argument(0)).unwrap_or_default();
                let number = |index| f64::from_bits(argument(index));
                let result = mathematics::function(&name, number(1), number(2), number(3));
                let Some(result) = result else {
                    let message = format!("the function `{name}` of floating-point numbers");
                    return Err(error(ProblemKind::Unsupported, message));
                };
                self.set(to, result.to_bits());
            }
            Primitive::Decimal => {
                let value = mathematics::from_decimal(argument(0), argument(1) as i64);
                self.set(to, value.to_bits());
            }
            Primitive::DecimalText => {
                let (value, kind) = (f64::from_bits(argument(0)), argument(2) as u8);
                let precision = argument(1).min(LONGEST_FRACTION) as usize;
                let text = mathematics::decimal_text(value, precision, char::from(kind));
                let index = usize::try_from(argument(3)).unwrap_or(usize::MAX);
                let character = text.as_bytes().get(index).copied();
                self.set(to, u64::from(character.unwrap_or_default()));
            }
            Primitive::Cancels => self.set(to, u64::from(program.cancels)),
            Primitive::MutexKinds => self.set(to, u64::from(program.mutex_kinds)),
            Primitive::MutexKind => {
                let place = Place {
                    address: Address(argument(0).wrapping_add(MUTEX_KIND_OFFSET)),
                    size: 4,
                };
                if program.mutex_kinds {
                    return self.load(program, to, place.address.0, 4, Mode::NonAtomic);
                }
                let kind = program.statics.initial_value(place);
                self.set(to, kind.map_or(0, |kind| kind.0));
            }
        }
        Ok(())
    }

    fn create(&mut self, program: &Machinery, start: (u64, u64), to: Register) -> Proceed {
        let routine = program.routine(start.0)?;
        self.knows_itself = true;
        if self.created >= thread::CHILDREN {
            let message = format!("a thread creates more than {} threads", thread::CHILDREN);
            return Err(error(ProblemKind::Limit, message));
        }
        let Some(child) = thread::child(self.thread, self.created) else {
            let message = "more threads, or threads that create threads in longer chains, than there are names for";
            return Err(error(ProblemKind::Limit, message));
        };
        self.created += 1;
        self.publish(start.1);
        self.set(to, child.0);
        self.affect();
        Err(Operation::Create(Start {
            thread: child,
            routine: Value(u64::from(routine.0)),
            argument: Value(start.1),
        }))
    }

    /// Whether the thread exists is for the graph to say, unless it follows from the name or from
    /// what this thread did that it does not.
    fn join(&mut self, program: &Machinery, joined: u64, to: Register) -> Proceed {
        let joined = ThreadName(joined);
        if joined == self.thread {
            return Err(error(ProblemKind::Thread, "a thread joins itself"));
        }
        let may_exist = match thread::origin(joined) {
            Some((creator, count)) => creator != self.thread || count < self.created,
            None => joined == MAIN,
        };
        if !may_exist {
            let message = format!("join of {:#x}, which is no thread", joined.0);
            return Err(error(ProblemKind::Thread, message));
        }
        if program.statics.has_thread_locals() {
            self.slots.push((JOINED + joined.0, 1));
        }
        self.waiting = Waiting::Joined(to);
        self.affect();
        Err(Operation::Join { thread: joined })
    }

    /// Whether a thread was joined by this one, in programs with variables of threads.
    pub(super) fn has_joined(&self, thread: ThreadName) -> bool {
        let slot = JOINED + thread.0;
        self.slots.iter().any(|(known, _)| *known == slot)
    }

    fn allocate(&mut self, program: &Machinery, arguments: &[Operand], to: Register) -> Proceed {
        let size = self.argument(arguments, 0);
        let align = self.argument(arguments, 1);
        let zeroed = self.argument(arguments, 2) != 0;
        let family = self.argument(arguments, 3);
        if !align.is_power_of_two() {
            let message = format!("an alignment of {align}, which is no power of two");
            return Err(error(ProblemKind::InvalidAllocation, message));
        }
        if i64::try_from(size).is_err() {
            let message = format!("an allocation of {} bytes", size as i64);
            return Err(error(ProblemKind::InvalidAllocation, message));
        }
        let align = align.clamp(16, 4096);
        let start = match (program.families, family) {
            (false, _) => (self.heap + GAP).next_multiple_of(align),
            (true, BY_NEW | BY_NEW_ARRAY) => {
                (self.heap + GAP).next_multiple_of(FAMILY_ALIGN) + family
            }
            (true, _) => (self.heap + GAP).next_multiple_of(align.max(FAMILY_ALIGN / 2)),
        };
        let Some(end) = start.checked_add(size).filter(|end| *end < REGION_LIMIT) else {
            return Err(error(
                ProblemKind::Limit,
                format!("an allocation of {size} bytes"),
            ));
        };
        self.heap = end;
        self.knows_itself = true;
        let address = region_base(Region::Heap, self.thread) + start;
        self.allocations.push((address, size));
        self.allocated_at = Some(self.index);
        self.set(to, address);
        self.affect();
        Err(Operation::Allocate {
            address: Address(address),
            size,
            storage: Storage::Heap,
            zeroed,
        })
    }

    fn free(&mut self, program: &Machinery, address: u64, family: u64) -> Proceed {
        if address == 0 {
            return Ok(());
        }
        if region(address) != Region::Heap {
            return Err(not_allocated(program, "free", address));
        }
        if program.families {
            let of_other = mismatch(family, address % FAMILY_ALIGN);
            if let Some((by, releases)) = of_other {
                let message = format!("what {by} gave is released by {releases}");
                return Err(error(ProblemKind::InvalidFree, message));
            }
        }
        self.allocations.retain(|(start, _)| *start != address);
        self.affect();
        self.track_access(false);
        Err(Operation::Free {
            address: Address(address),
        })
    }

    fn variadic_arguments(&mut self, program: &Machinery, to: Register) -> Proceed {
        let function = &program.code.functions[self.function.0 as usize];
        let first = (self.base + function.registers) as usize;
        let size = 8 * (self.registers.len() - first) as u64;
        let Some(offset) = self.private.add(size, 16) else {
            return Err(error(ProblemKind::Limit, "too many arguments"));
        };
        for (index, value) in self.registers[first..].iter().enumerate() {
            let at = offset + 8 * index as u64;
            let stored = self.private.write(at, 8, *value);
            debug_assert!(stored.is_ok(), "the memory was just made");
        }
        self.track_variadic(first, offset);
        self.set(to, region_base(Region::Private, self.thread) + offset);
        Ok(())
    }

    fn choose_number(&mut self, program: &Machinery, bits: u8, to: Register) -> Proceed {
        let (low, high) = match program.choices {
            _ if bits == 1 => (0, 1),
            Some(range) => range,
            None => {
                return Err(error(
                    ProblemKind::Unsupported,
                    "a nondeterministic number without a range (--nondet LOW..HIGH) is not supported",
                ));
            }
        };
        let count = high.wrapping_sub(low).wrapping_add(1);
        self.waiting = Waiting::Chosen(to, low, bits.max(8));
        Err(Operation::Choose {
            count: u32::try_from(count).unwrap_or(1).max(1),
        })
    }

    /// A call of a function of SRCU. Sections are known by the number of their thread and of the
    /// event that starts them.
    fn srcu(
        &mut self,
        program: &Machinery,
        [name, structure, section]: [u64; 3],
        to: Register,
    ) -> Proceed {
        let fence = kernel_fence(program, name);
        let number = u32::try_from(self.thread.0).ok();
        let started = number.and_then(|number| {
            SrcuSection::started_at(Position {
                thread: ThreadId(number),
                index: self.index,
            })
        });
        let (Some(started), true) = (started, structure < SRCU_LIMIT) else {
            let message = "SRCU in a thread that main did not create, with a structure that is \
                           not static, or behind many events, is not supported";
            return Err(error(ProblemKind::Unsupported, message));
        };
        self.set(to, started.number());
        self.srcu = Some(SrcuCall {
            structure: Address(structure),
            section: SrcuSection::of_number(section & u64::from(u32::MAX)),
        });
        self.track_access(false);
        Err(fence)
    }

    /// The word of a barrier that is accessed.
    fn barrier_place(&mut self, program: &Machinery, address: u64) -> Result<Place, Operation> {
        match self.target(program, address, 4, true)? {
            Target::Shared(place) => Ok(place),
            _ => Err(error(
                ProblemKind::Unsupported,
                "a barrier that only one thread can reach is not supported",
            )),
        }
    }

    fn update(
        &mut self,
        program: &Machinery,
        (address, size): (u64, u8),
        (update, mode, failure_mode): (Update, Mode, Mode),
        to: Register,
    ) -> Proceed {
        match self.target(program, address, size, true)? {
            Target::Shared(place) => {
                self.waiting = Waiting::Old(to, update, size);
                self.track_access(true);
                Err(Operation::ReadModifyWrite {
                    place,
                    mode,
                    failure_mode,
                    update,
                })
            }
            Target::Divided => Err(undivided(program, address, size)),
            // Only this thread can reach it: nothing is an event.
            Target::Private(_) | Target::Constant(_) => {
                self.load(program, to, address, size, Mode::NonAtomic)?;
                self.track_update(to, None);
                let old = Value(self.value(Operand::Register(to)));
                match update.apply(old, size) {
                    Some(new) => self.store(program, address, new.0, size, Mode::NonAtomic),
                    None => Ok(()),
                }
            }
        }
    }
}
