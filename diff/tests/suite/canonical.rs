//! The canonical form of tests: the same for tests that are the same up to renaming, and for no
//! others.

use crate::random::{LANGUAGE, MACHINE, random_test};
use katec_checker::random::SplitMix;
use katec_diff::test::{Action, Barrier, Clause, Location, RmwKind, Test};
use katec_diff::verdict::ends;
use katec_testing::SequentialConsistency;
use std::collections::BTreeMap;

fn shuffle<T>(random: &mut SplitMix, list: &mut [T]) {
    for place in (1..list.len()).rev() {
        list.swap(place, random.below(place as u64 + 1) as usize);
    }
}

/// A random test that asks for values that are written.
fn test(seed: u64) -> Test {
    let mut random = SplitMix::new(seed);
    let mut test = random_test(random.pick(&[LANGUAGE, LANGUAGE, MACHINE]), seed);
    let clauses = test.condition.clone();
    let asked = clauses.iter().map(|clause| {
        let location = match *clause {
            Clause::Register {
                thread,
                instruction,
                ..
            } => test.threads[thread][instruction].action.location(),
            Clause::Memory { location, .. } => Some(location),
        };
        let mut values = vec![0];
        values.extend(test.instructions().filter_map(|(_, _, it)| {
            it.action
                .value()
                .filter(|_| it.action.location() == location)
        }));
        let mut clause = *clause;
        let (Clause::Register { value, .. } | Clause::Memory { value, .. }) = &mut clause;
        *value = random.pick(&values);
        clause
    });
    let mut asked: Vec<Clause> = asked.collect();
    asked.retain(|_| random.chance(70));
    test.condition = asked;
    test
}

/// The test with its threads in another order and other names for everything.
fn renamed(test: &Test, random: &mut SplitMix) -> Test {
    let mut order: Vec<usize> = (0..test.threads.len()).collect();
    shuffle(random, &mut order);
    let mut places: Vec<u8> = (0..5).collect();
    shuffle(random, &mut places);
    let mut values: BTreeMap<Location, Vec<u64>> = BTreeMap::new();
    for location in test.locations() {
        let mut powers: Vec<u64> = (0..6).map(|it| 1 << it).collect();
        shuffle(random, &mut powers);
        values.insert(location, powers);
    }
    // All values are powers of two.
    let value = |location: Location, old: u64| match old {
        0 => 0,
        old => values[&location][old.trailing_zeros() as usize],
    };
    let place = |location: Location| Location(places[usize::from(location.0)]);
    let action = |mut action: Action| {
        match &mut action {
            Action::Read { location, .. } => *location = place(*location),
            Action::Write {
                location,
                value: written,
                ..
            } => {
                *written = value(*location, *written);
                *location = place(*location);
            }
            Action::Rmw {
                location,
                value: written,
                kind,
                ..
            } => {
                if let RmwKind::CompareExchange { expected } = kind {
                    *expected = value(*location, *expected);
                }
                *written = value(*location, *written);
                *location = place(*location);
            }
            Action::Wait { barrier } => *barrier = Barrier(barrier.0 + 3),
            Action::Fence { .. } | Action::Lock | Action::Unlock => {}
        }
        action
    };
    let threads = order.iter().map(|old| {
        let code = test.threads[*old].iter().map(|instruction| {
            let mut instruction = *instruction;
            instruction.action = action(instruction.action);
            instruction
        });
        code.collect()
    });
    let condition = test.condition.iter().map(|clause| match *clause {
        Clause::Register {
            thread,
            instruction,
            value: asked,
        } => {
            let location = test.threads[thread][instruction].action.location();
            Clause::Register {
                thread: order.iter().position(|it| *it == thread).expect("a thread"),
                instruction,
                value: location.map_or(asked, |location| value(location, asked)),
            }
        }
        Clause::Memory {
            location,
            value: asked,
        } => Clause::Memory {
            location: place(location),
            value: value(location, asked),
        },
    });
    Test::new(test.level, threads.collect(), condition)
}

#[test]
fn renaming_changes_nothing() {
    let mut random = SplitMix::new(1);
    for seed in 0..500 {
        let test = test(seed);
        let canonical = test.canonical();
        assert_eq!(canonical.canonical(), canonical, "{test}");
        // A branch on what was decided before is not written again.
        assert!(canonical.size() <= test.size(), "{test}");
        assert_eq!(canonical.size().events, test.size().events, "{test}");
        canonical.check().expect("a test");
        for _ in 0..4 {
            let other = renamed(&test, &mut random);
            assert_eq!(other.canonical(), canonical, "{test}\n{other}");
        }
    }
}

/// A test and its canonical form have as many ends, and the one asked for is in both or in none.
#[test]
fn the_canonical_form_means_the_same() {
    let mut sc = SequentialConsistency::default();
    for seed in 0..300 {
        let test = test(seed);
        let canonical = test.canonical();
        let everything = |test: &Test| {
            let registers = test.instructions().filter(|(_, _, it)| it.action.reads());
            let registers = registers.map(|(thread, instruction, _)| Clause::Register {
                thread,
                instruction,
                value: 0,
            });
            let memory = test.locations().into_iter();
            let memory = memory.map(|location| Clause::Memory { location, value: 0 });
            registers.chain(memory).collect::<Vec<_>>()
        };
        let count =
            |sc: &mut SequentialConsistency, test: &Test| ends(sc, test, &everything(test)).len();
        assert_eq!(count(&mut sc, &test), count(&mut sc, &canonical), "{test}");
        let allows =
            |sc: &mut SequentialConsistency, test: &Test| katec_diff::verdict::allows(sc, test);
        assert_eq!(
            allows(&mut sc, &test),
            allows(&mut sc, &canonical),
            "{test}"
        );
    }
}

/// What differs in more than names has different forms: any change of a mode, a dependency or a
/// clause shows.
#[test]
fn other_tests_have_other_forms() {
    for seed in 0..300 {
        let test = test(seed);
        let canonical = test.canonical();
        for dropped in 0..test.condition.len() {
            let mut other = test.clone();
            other.condition.remove(dropped);
            assert_ne!(other.canonical(), canonical, "{test}");
        }
        for (thread, index, instruction) in test.instructions() {
            let mut other = test.clone();
            other.threads[thread][index].depends = Default::default();
            let depends = instruction.depends;
            let changed = depends.addr.is_empty() && depends.data.is_empty();
            let earlier = &test.threads[thread][..index];
            let decided = earlier.iter().any(|it| it.depends.ctrl == depends.ctrl);
            if depends.count() > 0 && !(changed && decided) {
                assert_ne!(other.canonical(), canonical, "{test}");
            }
        }
    }
}
