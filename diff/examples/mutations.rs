//! Compares library models with their mutants and prints a table in Markdown.
//!
//! `cargo run --release -p katec-diff --example mutations SECONDS EVERY MODEL..` makes
//! docs/mutations.md: each comparison takes at most so many seconds of a processor, so that the
//! table does not depend on what else the machine has to do. Of each model one in so many mutants
//! is taken.

use katec_compiler::prove::Limits;
use katec_compiler::{load, resolve_text};
use katec_diff::compare::{Settings, Verdict, compare};
use katec_testing::{Mutant, mutants};
use std::time::Duration;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |what: &str| -> u64 {
        let next = arguments.next().and_then(|it| it.parse().ok());
        next.expect(what)
    };
    let time = Duration::from_secs(number("a number of seconds"));
    let every = number("one in how many mutants").max(1) as usize;
    let (mut all, mut apart, mut equal) = (0, 0, 0);
    let mut open = Vec::new();
    for name in arguments {
        let mut files = ["cat-models", "cat-models/machines"]
            .map(|it| format!("{it}/{name}.cat"))
            .into_iter();
        let file = files
            .find(|file| std::path::Path::new(file).exists())
            .expect("a library model");
        let text = std::fs::read_to_string(&file).expect("a library model");
        for mutant in mutants(&text).into_iter().step_by(every) {
            all += 1;
            if all % 10 == 0 {
                eprintln!("{name}: {all} mutants, {apart} told apart, {equal} equal so far");
            }
            match judged(&name, &file, &mutant, time) {
                Judged::Apart => apart += 1,
                Judged::Equal => equal += 1,
                Judged::Open(verdict) => {
                    eprintln!("{} {verdict} |", mutant.cells(&name));
                    open.push((name.clone(), mutant, verdict));
                }
            }
        }
        eprintln!("{name}: {all} mutants, {apart} told apart, {equal} equal so far");
    }
    println!(
        "{all} mutants: {apart} told apart, {equal} proved equal, {} open.\n",
        open.len()
    );
    println!("| model | line | was | is | known |\n|---|---|---|---|---|");
    for (name, mutant, verdict) in open {
        println!("{} {verdict} |", mutant.cells(&name));
    }
}

enum Judged {
    Apart,
    Equal,
    Open(String),
}

fn judged(name: &str, file: &str, mutant: &Mutant, time: Duration) -> Judged {
    let model = load(name).expect("a library model");
    let other = match resolve_text(file, &mutant.text) {
        Ok(other) => other,
        Err(_) => return Judged::Open("it is refused".to_string()),
    };
    let settings = Settings {
        events: 8,
        until_different: true,
        jobs: 1,
        limits: Limits::default().within_processor(time),
        ..Settings::default()
    };
    let compared = compare([name, "mutant"], &model, &other, &settings, &|_, _, _| {});
    let compared = compared.expect("only built-in relations");
    match compared.verdict() {
        Verdict::Equal => Judged::Equal,
        Verdict::Stronger(_) | Verdict::Incomparable | Verdict::OneWay { .. } => Judged::Apart,
        Verdict::NoDifference { .. } => Judged::Open(katec_diff::render::verdict(&compared)),
    }
}
