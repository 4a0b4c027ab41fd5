//! Mutants of the library's models are told apart or proved equal, but for those that
//! docs/mutations.md lists.

use katec_compiler::prove::Limits;
use katec_compiler::{library, load, resolve_text};
use katec_diff::compare::{Settings, Verdict, compare};
use katec_testing::{mutants, sample};
use std::time::Duration;

/// Much more than a comparison takes that comes to an end.
const TIME: Duration = Duration::from_secs(120);

/// Compares a model with so many of its mutants.
fn compare_with_mutants(name: &str, taken: usize) {
    let page = include_str!("../../../docs/mutations.md");
    let model = load(name).expect("a library model");
    let text = library::text(name).expect("a library model");
    let all = mutants(text);
    let open = |cells: &str| page.lines().any(|line| line.starts_with(cells));
    for mutant in all.iter().step_by(all.len().div_ceil(taken)) {
        if open(&mutant.cells(name)) {
            continue;
        }
        let other = resolve_text("mutant", &mutant.text).expect("a model");
        let settings = Settings {
            until_different: true,
            limits: Limits::default().within_processor(TIME),
            ..Settings::default()
        };
        let compared = compare([name, "mutant"], &model, &other, &settings, &|_, _, _| {});
        let verdict = compared.expect("only built-in relations").verdict();
        let known = !matches!(verdict, Verdict::NoDifference { .. });
        assert!(known, "{}: {verdict:?}", mutant.cells(name));
    }
}

#[test]
fn mutants_are_told_apart_or_proved_equal() {
    let names = ["sc", "ra", "sra", "tso", "pso"];
    let taken = sample("models", 2, names.len() as u64) as usize;
    for name in &names[..taken] {
        compare_with_mutants(name, 6);
    }
}

#[test]
fn mutants_of_dotnet_are_told_apart_or_proved_equal() {
    compare_with_mutants("dotnet", sample("mutants", 2, 8) as usize);
}
