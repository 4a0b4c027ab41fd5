//! Random programs from a seed.

use super::program::{Expression, Instruction, TestProgram};
use katec_checker::event::{FenceKind, Mode, ThreadId, Update, Value};
use katec_checker::random::SplitMix;

/// What random programs may contain.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The fewest threads.
    pub min_threads: u64,
    /// The most threads.
    pub max_threads: u64,
    /// The most instructions of all threads together.
    pub max_instructions: u64,
    /// The number of variables.
    pub variables: u64,
    /// Read-modify-writes and compare-exchanges.
    pub updates: bool,
    /// Fences.
    pub fences: bool,
    /// Many fences between the instructions, most of them SC. They come on top of the others.
    pub many_fences: bool,
    /// Skips, assumptions, and stored values that depend on registers.
    pub branches: bool,
    /// Choices, created threads and joins.
    pub threads: bool,
    /// All modes of atomic accesses of the C language; otherwise everything is relaxed.
    pub modes: bool,
    /// Loads and stores that are not atomic, too.
    pub non_atomic: bool,
    /// Addresses and exchanged values that depend on registers, and values that do so without
    /// need. There must be two variables at least.
    pub dependencies: bool,
    /// The fences that there are besides those of the language, in threads that have some.
    pub machine_fences: &'static [FenceKind],
}

impl Default for Shape {
    fn default() -> Self {
        Self {
            min_threads: 2,
            max_threads: 4,
            max_instructions: 6,
            variables: 2,
            updates: true,
            fences: true,
            many_fences: false,
            branches: true,
            threads: true,
            modes: true,
            non_atomic: false,
            dependencies: false,
            machine_fences: &[],
        }
    }
}

/// The program of a shape with this seed.
pub fn random_program(shape: &Shape, seed: u64) -> TestProgram {
    let mut random = SplitMix::new(seed);
    let spread = shape.max_threads - shape.min_threads + 1;
    let count = shape.min_threads + random.below(spread);
    let total = count + random.below((shape.max_instructions + 1).saturating_sub(count).max(1));
    let mut threads = vec![Vec::new(); count as usize];
    for number in 0..total {
        // Every thread gets one instruction, and then any of them.
        let thread = if number < count {
            number
        } else {
            random.below(count)
        };
        let loaded = loaded_registers(&threads[thread as usize]);
        threads[thread as usize].push(instruction(shape, &mut random, &loaded));
    }
    if shape.many_fences {
        for thread in &mut threads {
            add_fences(thread, &mut random);
        }
    }
    let mut program = TestProgram::new(threads);
    if shape.threads && count > 1 && random.chance(30) {
        create_last_thread(&mut program, &mut random);
    }
    program
}

/// Puts fences between the instructions of a thread.
fn add_fences(thread: &mut Vec<Instruction>, random: &mut SplitMix) {
    for place in (1..thread.len()).rev() {
        if random.chance(60) {
            let mode = match random.below(5) {
                0 => Mode::Release,
                1 => Mode::Acquire,
                _ => Mode::SequentiallyConsistent,
            };
            let kind = FenceKind::Language;
            thread.insert(place, Instruction::Fence { mode, kind });
        }
    }
}

/// Lets the last thread be created by another, and perhaps joined, by its creator or any other.
fn create_last_thread(program: &mut TestProgram, random: &mut SplitMix) {
    let child = ThreadId(program.threads.len() as u32 - 1);
    program.initial_threads -= 1;
    if random.chance(10) {
        program.threads[child.index()].clear();
    }
    let others = program.initial_threads as u64;
    let creator = random.below(others) as usize;
    let place = insert(program, random, creator, 0, Instruction::Create(child));
    if random.chance(60) {
        let register = random.below(2) as usize;
        let join = Instruction::Join { register, child };
        if random.chance(70) {
            insert(program, random, creator, place + 1, join);
        } else {
            let thread = random.below(others) as usize;
            insert(program, random, thread, 0, join);
        }
    }
}

/// Inserts an instruction somewhere in a thread from an index on, and says where.
fn insert(
    program: &mut TestProgram,
    random: &mut SplitMix,
    thread: usize,
    from: usize,
    instruction: Instruction,
) -> usize {
    let thread = &mut program.threads[thread];
    let place = from + random.below((thread.len() - from + 1) as u64) as usize;
    thread.insert(place, instruction);
    place
}

pub(super) fn loaded_registers(thread: &[Instruction]) -> Vec<usize> {
    let registers = thread.iter().filter_map(|instruction| match instruction {
        Instruction::Load { register, .. }
        | Instruction::Rmw { register, .. }
        | Instruction::LoadAt { register, .. }
        | Instruction::Exchange { register, .. }
        | Instruction::Choose { register, .. } => Some(*register),
        _ => None,
    });
    registers.collect()
}

pub(super) fn instruction(shape: &Shape, random: &mut SplitMix, loaded: &[usize]) -> Instruction {
    loop {
        let register = random.below(2) as usize;
        let variable = random.below(shape.variables);
        let read_mode = mode(shape, random, &[Mode::Relaxed, Mode::Acquire]);
        let write_mode = mode(shape, random, &[Mode::Relaxed, Mode::Release]);
        let is_plain = shape.non_atomic && random.chance(20);
        let or_plain = |mode| if is_plain { Mode::NonAtomic } else { mode };
        if shape.dependencies && !loaded.is_empty() && random.chance(30) {
            return dependent(shape, random, (register, variable), loaded);
        }
        match random.below(100) {
            0..30 => {
                return Instruction::Load {
                    register,
                    variable,
                    mode: or_plain(read_mode),
                };
            }
            30..60 => {
                return Instruction::Store {
                    variable,
                    value: expression(shape, random, loaded),
                    mode: or_plain(write_mode),
                };
            }
            60..78 if shape.updates => {
                return Instruction::Rmw {
                    register,
                    variable,
                    update: update(random),
                    mode: mode(shape, random, &[Mode::Relaxed, Mode::AcquireRelease]),
                    failure_mode: read_mode,
                };
            }
            78..84 if shape.fences => return fence(shape, random),
            84..90 if shape.branches && !loaded.is_empty() => {
                return Instruction::SkipUnless {
                    register: random.pick(loaded),
                    value: random.below(2),
                    count: 1,
                };
            }
            90..96 if shape.branches && !loaded.is_empty() => {
                return Instruction::Assume {
                    register: random.pick(loaded),
                    value: random.below(3),
                };
            }
            96..100 if shape.threads => {
                return Instruction::Choose { register, count: 2 };
            }
            _ => {}
        }
    }
}

fn mode(shape: &Shape, random: &mut SplitMix, weaker: &[Mode]) -> Mode {
    match (shape.modes, random.chance(30)) {
        (false, _) => Mode::Relaxed,
        (true, true) => Mode::SequentiallyConsistent,
        (true, false) => random.pick(weaker),
    }
}

/// An instruction that depends on a register by an address or by the value it exchanges.
fn dependent(
    shape: &Shape,
    random: &mut SplitMix,
    (register, variable): (usize, u64),
    loaded: &[usize],
) -> Instruction {
    let base = random.below(shape.variables - 1);
    let index = random.pick(loaded);
    let value = expression(shape, random, loaded);
    let mode = Mode::Relaxed;
    match random.below(3) {
        0 => Instruction::LoadAt {
            register,
            base,
            index,
            mode,
        },
        1 => Instruction::StoreAt {
            base,
            index,
            value,
            mode,
        },
        _ => Instruction::Exchange {
            register,
            variable,
            value,
            mode,
        },
    }
}

fn fence(shape: &Shape, random: &mut SplitMix) -> Instruction {
    if !shape.machine_fences.is_empty() && random.chance(70) {
        return Instruction::Fence {
            mode: Mode::Relaxed,
            kind: random.pick(shape.machine_fences),
        };
    }
    let modes = [
        Mode::Acquire,
        Mode::Release,
        Mode::AcquireRelease,
        Mode::SequentiallyConsistent,
    ];
    let mode = if shape.modes {
        random.pick(&modes)
    } else {
        Mode::SequentiallyConsistent
    };
    Instruction::Fence {
        mode,
        kind: FenceKind::Language,
    }
}

fn expression(shape: &Shape, random: &mut SplitMix, loaded: &[usize]) -> Expression {
    if shape.branches && !loaded.is_empty() && random.chance(30) {
        if shape.dependencies && random.chance(40) {
            return Expression::Blind(random.pick(loaded), 1 + random.below(2));
        }
        return match random.chance(50) {
            true => Expression::Register(random.pick(loaded)),
            false => Expression::Sum(random.pick(loaded), 1),
        };
    }
    Expression::Constant(1 + random.below(2))
}

fn update(random: &mut SplitMix) -> Update {
    match random.below(4) {
        0 => Update::Exchange(Value(1 + random.below(2))),
        1 => Update::Add(Value(1)),
        _ => {
            let expected = random.below(3);
            Update::CompareExchange {
                expected: Value(expected),
                desired: Value(expected + 1),
            }
        }
    }
}
