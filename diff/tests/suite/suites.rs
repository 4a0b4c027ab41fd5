//! Conformance suites of the library's models.

use katec_checker::model::MemoryModel;
use katec_compiler::load;
use katec_compiler::reference::ReferenceModel;
use katec_diff::name::Namer;
use katec_diff::suite::{Wanted, Words, suite};
use katec_diff::test::{Level, Test};
use katec_testing::SequentialConsistency;

fn tests(model: &str, level: Level, wanted: Wanted, events: usize) -> Vec<Test> {
    let resolved = load(model).unwrap_or_else(|errors| panic!("{errors}"));
    let words = Words::of(&resolved, level);
    let reference = ReferenceModel::new(resolved).expect("a model");
    let make = || -> Box<dyn MemoryModel + Send> { Box::new(reference.clone()) };
    let sc = || -> Box<dyn MemoryModel + Send> { Box::new(SequentialConsistency::default()) };
    suite(&words, wanted, events, &make, &sc)
}

#[test]
fn show() {
    for (model, level) in [
        ("sc", Level::Language),
        ("tso", Level::Machine),
        ("ra", Level::Language),
        ("tso", Level::Language),
        ("rc11", Level::Language),
    ] {
        for wanted in [Wanted::Forbidden, Wanted::Allowed] {
            for events in 2..=4 {
                let start = std::time::Instant::now();
                let found = tests(model, level, wanted, events);
                println!(
                    "== {model} {level:?} {wanted:?} {events}: {} in {:?}",
                    found.len(),
                    start.elapsed()
                );
                for test in found {
                    let (name, test) = Namer::new(level).name(&test);
                    println!("{name:30} {test}");
                }
            }
        }
    }
}
