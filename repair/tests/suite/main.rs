//! Tests of katec-repair.

mod dotnet;
mod exactness;
mod texts;

use katec_compiler::pipeline::Prepared;
use katec_programs::litmus::LitmusTest;
use katec_repair::choices::{Choices, Way, With};
use katec_repair::judge::Models;
use katec_repair::source::{Points, Source};

fn prepared(name: &str) -> Prepared {
    let model = katec_compiler::resolve::outcome_in(name, &Default::default()).model;
    let model = model.unwrap_or_else(|| panic!("no model {name}"));
    model
        .prepare()
        .unwrap_or_else(|refusal| panic!("{name}: {refusal}"))
}

fn models(name: &str) -> Models {
    Models::new(prepared(name), prepared("sc")).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A marked litmus test, its source and its choices.
fn marked(text: &str, with: With, way: Way) -> (LitmusTest, Source, Choices) {
    let points = match with {
        With::Orders => Points::Nowhere,
        _ => Points::Everywhere,
    };
    let source = Source::litmus("t.litmus", text, points).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let test = LitmusTest::parse(source.marked(), "t.litmus");
    let test = test.unwrap_or_else(|error| panic!("{error}\n{}", source.marked()));
    let choices = Choices::new(test.program(), std::slice::from_ref(&source), with, way);
    (test, source, choices)
}
