//! Goes through all programs of each size for what one model forbids and another allows, and prints
//! how long that takes. Where the second model is the stronger one there is nothing to find.
//!
//! `cargo run --release -p katec-diff --example sizes -- SECONDS EVENTS FORBIDS ALLOWS`

use katec_compiler::load;
use katec_compiler::prove::Limits;
use katec_diff::joined::{Joined, Side};
use katec_diff::labels::{Labels, Plain};
use katec_diff::proofs::Proofs;
use katec_diff::search::{Bounds, Known, Search};
use katec_diff::small::AtomTable;
use katec_diff::vocabulary::Vocabulary;
use std::time::{Duration, Instant};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seconds, events, forbids, allows] = &arguments[..] else {
        eprintln!("sizes SECONDS EVENTS FORBIDS ALLOWS");
        std::process::exit(2);
    };
    let time = Duration::from_secs(seconds.parse().expect("a number of seconds"));
    let most: usize = events.parse().expect("a number of events");
    let model = |name: &str| load(name).expect("a model").prepare().expect("a meaning");
    let joined = Joined::new(&model(forbids), &model(allows));
    let vocabulary = Vocabulary::of(&joined);
    let causal = [true; 2];
    let mut proofs = Proofs::new(&joined, &vocabulary, causal, Limits::default());
    let coherent = Side::BOTH.iter().all(|side| proofs.is_coherent(*side));
    let atoms = AtomTable::new(&joined, None).expect("few atoms");
    let level = vocabulary.levels()[0];
    let labels = Labels::new(&joined, &atoms, &vocabulary, level, Plain::No);
    let dependencies = vocabulary.dependencies && level.has_dependencies();
    let known = Known {
        coherent,
        causal,
        ..Known::default()
    };
    let search = Search::new(&joined, &atoms, &labels, dependencies, &known, None);
    let search = search.expect("small executions");
    if !coherent {
        println!("not seen to be coherent");
    }
    for events in 2..=most {
        let begin = Instant::now();
        let bounds = Bounds {
            from: events,
            events: [events; 2],
            threads: 4,
            all: false,
            smallest: true,
            jobs: 1,
            limits: Limits::default().before(begin + time),
            ambiguous: None,
        };
        let found = search.run(&[Side::A], bounds, &Some, &|_, _, _| {});
        let known = match (found.complete == events, found.differences.first()) {
            (_, Some(difference)) => difference.test.to_string(),
            (true, None) => "none".to_string(),
            (false, None) => "stopped".to_string(),
        };
        let passed = begin.elapsed().as_secs_f64();
        println!("{events} events: {passed:8.2} s  {known}");
    }
}
