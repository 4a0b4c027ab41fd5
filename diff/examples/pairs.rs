//! Compares all pairs of models, and prints how long each comparison takes.
//!
//! `cargo run --release -p katec-diff --example pairs -- SECONDS EVENTS MODEL..`: for at most so
//! many seconds each, on programs of at most so many events.

use katec_compiler::load;
use katec_compiler::prove::Limits;
use katec_diff::compare::{Settings, compare};
use katec_diff::render::verdict;
use std::time::{Duration, Instant};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seconds, events, models @ ..] = &arguments[..] else {
        eprintln!("pairs SECONDS EVENTS MODEL..");
        std::process::exit(2);
    };
    let time = Duration::from_secs(seconds.parse().expect("a number of seconds"));
    let events = events.parse().expect("a number of events");
    for (at, a) in models.iter().enumerate() {
        for b in &models[at + 1..] {
            let [first, second] = [a, b].map(|name| load(name).expect("a model"));
            let begin = Instant::now();
            let settings = Settings {
                events,
                limits: Limits::default().before(begin + time),
                ..Settings::default()
            };
            let compared = compare([a, b], &first, &second, &settings, &|_, _, _| {});
            let compared = compared.expect("only built-in relations");
            let passed = begin.elapsed().as_secs_f64();
            println!("{passed:7.2} s  {a} {b}: {}", verdict(&compared));
        }
    }
}
