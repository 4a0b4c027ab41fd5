//! C programs: LLVM modules lowered to a small instruction set of our own, and a machine for each
//! thread that runs it.
//!
//! [`compile`](fn@compile) takes parsed modules ([`llvm`]) through these steps, one file each:
//! `escape` decides where local variables live, `lower` makes code (`code`) from instructions,
//! `simplify` and `loops` work on it as blocks (`flow`), and `machine` runs the flat result.
//! `memory` is the address space. Threads, locks, allocation and the rest of the library are C
//! themselves (`runtime.c`, kept in compiled form), on top of a few primitives (`primitive`).
//!
//! What a program may do that is not handled is an operation [`Operation::Error`] of kind
//! `unsupported`, raised when it is executed; kind `limit` stands for a bound of the checker. Both
//! mean that there is no verdict, not that the program is wrong.

pub mod llvm;

mod access;
mod annotated;
mod arithmetic;
mod code;
mod compile;
mod constant;
mod copy;
mod dependencies;
mod division;
mod escape;
mod exception;
mod flow;
mod layout;
mod library;
mod loops;
mod lower;
mod machine;
mod mathematics;
mod memory;
mod names;
mod objects;
mod parts;
mod primitive;
mod private;
mod reference;
mod retried;
mod serial;
mod shape;
mod simplify;
mod spurious;
mod stale;
mod thread;
mod useful;
mod waiting;

pub use compile::{CompileError, Part, compile, link, undefined_functions};
pub use machine::Machine;
pub use reference::reference;

use crate::edited::{Site, SiteId, SiteKind, Sited};
use code::{FunctionId, Instruction, WideAccess};
use katec_checker::event::{AccessRole, Mode, Place, SrcuCall, Value};
use katec_checker::program::{
    Call, Decisions, Dependencies, ObjectName, Operation, ProblemKind, Program, Promise,
    SourcePosition, Start, Tracking, Untracked,
};
use machine::Machinery;
use memory::{Region, function_at, region};
use std::fmt;
use thread::MAIN;

/// The headers that programs may include: names and contents.
pub const HEADERS: [(&str, &str); 4] = [
    ("genmc.h", include_str!("../../include/genmc.h")),
    ("katec.h", include_str!("../../include/katec.h")),
    ("kernel.h", include_str!("../../include/kernel.h")),
    ("lkmm.h", include_str!("../../include/lkmm.h")),
];

/// Headers that are found before the system's of the same names, which they include.
pub const SYSTEM_HEADERS: [(&str, &str); 1] =
    [("pthread.h", include_str!("../../include/system/pthread.h"))];

/// What accesses of volatile variables are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volatile {
    /// Plain accesses.
    #[default]
    Plain,
    /// Relaxed atomic accesses.
    Relaxed,
    /// Reads acquire, and writes release.
    Ordered,
}

/// Which rounds of a loop leave their thread waiting, because they might as well not have been.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum IdleRounds {
    /// None. A loop that waits goes on until a bound ends it.
    Never,
    /// Those that changed nothing.
    Unchanged,
    /// Also those that changed only what the thread alone knows, if it is overwritten before it is
    /// used; and a first read before a loop that makes it again.
    #[default]
    All,
}

/// How to run a program.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The function that the program begins with.
    pub entry: String,
    /// How often the body of a loop may run each time the loop is entered.
    pub unroll: Option<u32>,
    /// Whether rounds that create or join threads count less for that: eight are one.
    pub spares_threads: bool,
    /// How many operations a thread may make.
    pub event_limit: u32,
    /// The range, both ends included, of numbers that the program leaves open.
    pub choices: Option<(i64, i64)>,
    /// Whether waits for conditions and weak compare-exchanges also end for no reason, where that
    /// makes a difference.
    pub spurious: bool,
    /// Whether uninitialised memory may be read: it is 0 then.
    pub uninitialised: bool,
    /// What accesses of volatile variables are.
    pub volatile: Volatile,
    /// Which rounds of a loop leave their thread waiting.
    pub idle_rounds: IdleRounds,
    /// Whether what annotations say need not be explored is not. Who sets it must look at whole
    /// executions, as [`check`](katec_checker::check) does.
    pub annotations: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            entry: "main".to_string(),
            unroll: None,
            spares_threads: false,
            event_limit: katec_checker::explore::EVENT_LIMIT,
            choices: None,
            spurious: true,
            uninitialised: false,
            volatile: Volatile::Plain,
            idle_rounds: IdleRounds::default(),
            annotations: false,
        }
    }
}

/// A compiled C program.
#[derive(Clone)]
pub struct CProgram {
    machinery: Machinery,
    entry: FunctionId,
    /// The program's own function that the entry calls.
    main: FunctionId,
}

impl CProgram {
    /// The code, readable, for tests and curious people.
    pub fn listing(&self) -> String {
        let mut text = String::new();
        for function in &self.machinery.code.functions {
            if function.library {
                continue;
            }
            text.push_str(&format!(
                "{}: {} registers\n",
                function.name, function.registers
            ));
            for (index, instruction) in function.code.iter().enumerate() {
                text.push_str(&format!("  {index:3} {instruction:?}\n"));
            }
        }
        text
    }
}

impl fmt::Debug for CProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.listing())
    }
}

impl Program for CProgram {
    type State = Machine;

    fn initial_threads(&self) -> usize {
        1
    }

    fn byte_addressed(&self) -> bool {
        true
    }

    fn is_allocated(&self, place: Place) -> bool {
        matches!(region(place.address.0), Region::Heap | Region::Stack)
    }

    fn initial_value(&self, place: Place) -> Option<Value> {
        self.machinery.statics.initial_value(place)
    }

    fn start(&self, start: Start, tracking: Tracking) -> Result<Machine, Untracked> {
        let (function, arguments) = match start.thread {
            MAIN => (self.entry, &[][..]),
            _ => (FunctionId(start.routine.0 as u32), &[start.argument.0][..]),
        };
        let program = &self.machinery;
        let machine = Machine::new(program, start.thread, function, arguments, tracking);
        Ok(machine)
    }

    fn are_twins(&self, first: &Start, second: &Start) -> bool {
        (first.routine, first.argument) == (second.routine, second.argument)
    }

    fn knows_itself(&self, state: &Machine) -> bool {
        state.knows_itself
    }

    fn step(&self, state: &mut Machine, returned: Value, index: u32) -> Operation {
        state.step(&self.machinery, returned, index)
    }

    fn awaits(&self, state: &Machine) -> bool {
        state.may_wait(&self.machinery)
    }

    fn goes_on_alike(&self, state: &Machine, other: &Machine) -> bool {
        self.machinery.idle_rounds == IdleRounds::All && state.stands_like(&self.machinery, other)
    }

    fn comes_back(
        &self,
        (state, operation): (&Machine, &Operation),
        earlier: (&Machine, &Operation),
    ) -> bool {
        self.machinery.idle_rounds == IdleRounds::All
            && state.comes_back(&self.machinery, operation, earlier)
    }

    fn ignores_result(&self, state: &Machine) -> bool {
        state.ignores_result(&self.machinery)
    }

    fn copies(&self, state: &Machine) -> bool {
        state.may_read_uninitialised(&self.machinery)
    }

    fn access_role(&self, state: &Machine, place: Place) -> Option<AccessRole> {
        state.access_role(place)
    }

    fn srcu_call(&self, state: &Machine) -> Option<SrcuCall> {
        state.srcu
    }

    fn makes_attempts(&self) -> bool {
        self.machinery.attempts
    }

    fn makes_promises(&self) -> bool {
        self.machinery.marks
    }

    fn promise(&self, state: &Machine) -> Option<Promise> {
        state.promise()
    }

    /// Signals count by 1, and what wakes all by more (`runtime.c`).
    fn wakes_one(&self, before: Value, after: Value) -> bool {
        after.0.wrapping_sub(before.0) == 1
    }

    fn joins(&self) -> bool {
        self.machinery.division.joins()
    }

    fn continues(&self, state: &Machine) -> bool {
        state.continues
    }

    fn undivided(&self, state: &Machine) -> Option<Place> {
        match state.waiting {
            machine::Waiting::Undivided(place) => Some(place),
            _ => None,
        }
    }

    fn divide(&mut self, a: Place, b: Place) -> bool {
        self.machinery.division.divide(a, b)
    }

    fn dependencies(&self, state: &Machine) -> Dependencies {
        state
            .dependencies
            .as_ref()
            .map_or_else(Dependencies::default, |tracked| tracked.dependencies())
    }

    fn decisions(&self, state: &Machine) -> Option<Decisions> {
        state.dependencies.as_ref()?.decisions()
    }

    fn source_position(&self, state: &Machine) -> Option<SourcePosition> {
        let position = state.position(&self.machinery)?;
        Some(self.machinery.code.positions[position.0 as usize].clone())
    }

    fn place_name(&self, place: Place) -> String {
        self.machinery.statics.place_name(place)
    }

    fn value_name(&self, place: Place, value: Value) -> Option<String> {
        match usize::from(place.size) == size_of::<u64>() {
            true => self.machinery.address_name(value.0),
            false => None,
        }
    }

    fn object_name(&self, state: &Machine, offset: u64, size: u64) -> Option<ObjectName> {
        state.object_name(&self.machinery, offset, size)
    }

    fn thread_function(&self, state: &Machine) -> Option<String> {
        let function = match state.thread {
            MAIN => self.main,
            _ => state.routine,
        };
        let function = &self.machinery.code.functions[function.0 as usize];
        (!function.library).then(|| function.name.clone())
    }

    fn call_stack(&self, state: &Machine) -> Vec<Call> {
        state.call_stack(&self.machinery)
    }
}

impl Sited for CProgram {
    fn site(&self, state: &Machine) -> Option<SiteId> {
        let (function, next) = state.running().next()?;
        let function = &self.machinery.code.functions[function.0 as usize];
        let position = function.positions.get((next as usize).checked_sub(1)?)?;
        let position = position.filter(|_| !function.library)?;
        Some(SiteId(position.0))
    }

    fn sites(&self) -> Vec<Site> {
        let code = &self.machinery.code;
        let own = code.functions.iter().filter(|function| !function.library);
        let all = own.flat_map(|function| function.code.iter().zip(&function.positions));
        let sites = all.filter_map(|(instruction, position)| {
            let (kind, mode, failure) = match *instruction {
                Instruction::Load { mode, .. } => (SiteKind::Read, mode, mode),
                Instruction::Store { mode, .. } => (SiteKind::Write, mode, mode),
                Instruction::Rmw { mode, .. } => (SiteKind::Update, mode, mode),
                Instruction::CompareExchange {
                    mode, failure_mode, ..
                } => (SiteKind::Compare, mode, failure_mode),
                Instruction::Wide {
                    access,
                    mode,
                    failure_mode,
                    ..
                } => {
                    let kind = match access {
                        WideAccess::Load => SiteKind::Read,
                        WideAccess::Store => SiteKind::Write,
                        WideAccess::Rmw(_) => SiteKind::Update,
                        WideAccess::CompareExchange { .. } => SiteKind::Compare,
                    };
                    (kind, mode, failure_mode)
                }
                Instruction::Fence { mode } => (SiteKind::Fence, mode, mode),
                _ => return None,
            };
            let position = position.filter(|_| mode != Mode::NonAtomic)?.0;
            Some(Site {
                id: SiteId(position),
                position: code.positions[position as usize].clone(),
                column: code.columns[position as usize],
                kind,
                mode,
                failure,
            })
        });
        sites.collect()
    }
}

impl Machinery {
    /// What an address is called, if something is there.
    fn address_name(&self, address: u64) -> Option<String> {
        match region(address) {
            Region::Heap | Region::Stack => {}
            Region::Static | Region::ThreadLocal if self.statics.has(address) => {}
            _ => {
                let function = function_at(address, self.code.functions.len())?;
                return Some(self.code.functions[function.0 as usize].name.clone());
            }
        }
        Some(format!("&{}", self.statics.object_name(address)))
    }

    /// The function that a thread is to run.
    fn routine(&self, address: u64) -> Result<FunctionId, Operation> {
        let Some(function) = function_at(address, self.code.functions.len()) else {
            let message = format!("a thread is to run {address:#x}, which is no function");
            return Err(machine::error(ProblemKind::InvalidCall, message));
        };
        let callee = &self.code.functions[function.0 as usize];
        let why = if callee.parameters > 1 || callee.structure {
            "takes several arguments or a structure by value"
        } else if callee.is_undefined() {
            "is neither defined nor known"
        } else {
            return Ok(function);
        };
        let message = format!(
            "a thread that runs {}, which {why}, is not supported",
            callee.name
        );
        Err(machine::error(ProblemKind::Unsupported, message))
    }
}
