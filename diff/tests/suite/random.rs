//! Random tests from a seed.

use katec_checker::event::Mode;
use katec_checker::random::SplitMix;
use katec_diff::test::{
    Action, Barrier, Clause, DependsOn, Instruction, Level, Location, Reads, RmwKind, Test,
};

/// What random tests may contain.
#[derive(Clone, Copy)]
pub struct Shape {
    pub level: Level,
    pub compare_exchange: bool,
    pub dependencies: bool,
    pub barriers: bool,
}

/// Tests in C.
pub const LANGUAGE: Shape = Shape {
    level: Level::Language,
    compare_exchange: true,
    dependencies: true,
    barriers: true,
};

/// Tests of machines.
pub const MACHINE: Shape = Shape {
    level: Level::X86,
    dependencies: false,
    barriers: false,
    ..LANGUAGE
};

/// Tests of the other machines.
pub const ASSEMBLY: [Shape; 3] = [
    Shape {
        level: Level::Aarch64,
        barriers: false,
        ..LANGUAGE
    },
    Shape {
        level: Level::Power,
        barriers: false,
        ..LANGUAGE
    },
    Shape {
        level: Level::Riscv,
        compare_exchange: false,
        barriers: false,
        ..LANGUAGE
    },
];

/// A random test of 1 to 3 threads and locations. Its condition asks for 0 everywhere.
pub fn random_test(shape: Shape, seed: u64) -> Test {
    let mut random = SplitMix::new(seed);
    let (count, locations) = (1 + random.below(3), 1 + random.below(3));
    let mut threads = vec![Vec::new(); count as usize];
    for number in 0..count + random.below(6 - count) {
        let thread = &mut threads[(number % count) as usize];
        let instruction = instruction(shape, &mut random, locations, thread);
        thread.push(instruction);
    }
    if shape.barriers && random.chance(30) {
        for thread in &mut threads {
            let wait = Action::Wait {
                barrier: Barrier(0),
            };
            let place = random.below(thread.len() as u64 + 1) as usize;
            // Dependencies name instructions by their index.
            if thread[place..].iter().all(|it| it.depends.count() == 0) {
                thread.insert(place, wait.into());
            }
        }
    }
    let mut test = Test::new(shape.level, threads, []);
    number_values(&mut test, &mut random);
    let condition = everything(&test);
    test.condition = condition;
    test.check().expect("a random test is a test");
    test
}

fn instruction(
    shape: Shape,
    random: &mut SplitMix,
    locations: u64,
    before: &[Instruction],
) -> Instruction {
    use Mode::{Acquire, AcquireRelease, NonAtomic, Relaxed, Release, SequentiallyConsistent};
    let location = Location(random.below(locations) as u8);
    let of_machine = shape.level.is_machine();
    let mode = |random: &mut SplitMix, modes: &[Mode], machine: &[Mode]| {
        random.pick(if of_machine { machine } else { modes })
    };
    let action = match random.below(10) {
        0..=3 => Action::Read {
            location,
            mode: mode(
                random,
                &[NonAtomic, Relaxed, Acquire, SequentiallyConsistent],
                shape.level.read_modes(),
            ),
        },
        4..=6 => Action::Write {
            location,
            mode: mode(
                random,
                &[NonAtomic, Relaxed, Release, SequentiallyConsistent],
                shape.level.write_modes(),
            ),
            value: 0,
        },
        7 | 8 => Action::Rmw {
            location,
            mode: mode(
                random,
                &[Relaxed, Acquire, Release, AcquireRelease],
                shape.level.rmw_modes(),
            ),
            kind: match random.below(2 + u64::from(shape.compare_exchange)) {
                0 => random.pick(shape.level.exchanges()),
                _ if shape.level == Level::Power => RmwKind::Reserved,
                1 => RmwKind::Add,
                _ => RmwKind::CompareExchange { expected: 0 },
            },
            value: 0,
        },
        _ => random.pick(&shape.level.fences()),
    };
    let mut depends = DependsOn::NOTHING;
    let reads: Vec<usize> = (0..before.len())
        .filter(|index| before[*index].action.reads())
        .collect();
    if shape.dependencies && !reads.is_empty() && random.chance(60) {
        let read = Reads::of(random.pick(&reads));
        match random.below(3) {
            0 if action.location().is_some() => depends.addr = read,
            1 if action.value().is_some() => depends.data = read,
            _ => depends.ctrl = read,
        }
    }
    Instruction { action, depends }
}

/// Gives the writes of each location powers of two, and compare-exchanges something to expect.
fn number_values(test: &mut Test, random: &mut SplitMix) {
    let mut next = [1u64; 8];
    for instruction in test.threads.iter_mut().flatten() {
        match &mut instruction.action {
            Action::Write {
                location, value, ..
            }
            | Action::Rmw {
                location, value, ..
            } => {
                let next = &mut next[usize::from(location.0)];
                *value = *next;
                *next *= 2;
            }
            _ => {}
        }
        if let Action::Rmw {
            kind: RmwKind::CompareExchange { expected },
            ..
        } = &mut instruction.action
        {
            *expected = random.below(3);
        }
    }
}

/// Asks for a value that no compare-exchange expects of all registers and locations.
fn everything(test: &Test) -> Vec<Clause> {
    let reads = test
        .instructions()
        .filter(|(_, _, instruction)| instruction.action.reads())
        .map(|(thread, instruction, _)| Clause::Register {
            thread,
            instruction,
            value: 64,
        });
    let locations = test.locations().into_iter();
    let memory = locations.map(|location| Clause::Memory {
        location,
        value: 64,
    });
    reads.chain(memory).collect()
}
