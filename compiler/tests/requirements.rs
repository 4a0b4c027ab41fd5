//! Which models can be explored, and why others cannot.

use katec_compiler::diagnostics::{Diagnostic, Diagnostics, Severity};
use katec_compiler::requirements::analyse;
use katec_compiler::synchronise::inject;

fn analysis(text: &str) -> Vec<Diagnostic> {
    let mut model = katec_compiler::resolve_text("test.cat", text).unwrap();
    inject(&mut model);
    analyse(&model).unwrap()
}

fn errors(analysis: &[Diagnostic]) -> Vec<&str> {
    let errors = analysis.iter();
    let errors = errors.filter(|d| d.severity == Severity::Error);
    errors.map(|d| d.message.as_str()).collect()
}

#[track_caller]
fn accepted(text: &str) {
    let analysis = analysis(text);
    assert!(
        errors(&analysis).is_empty(),
        "{text}: {:?}",
        errors(&analysis)
    );
}

#[track_caller]
fn refused(text: &str, reason: &str) {
    let analysis = analysis(text);
    let errors = errors(&analysis);
    assert!(
        errors.iter().any(|e| e.contains(reason)),
        "{text}: {errors:?}"
    );
}

#[test]
fn the_library_is_accepted() {
    for (name, _) in katec_compiler::library::models() {
        let mut model = katec_compiler::load(name).unwrap();
        inject(&mut model);
        let found = analyse(&model).unwrap();
        assert!(found.is_empty(), "{name}: {found:?}");
    }
}

#[test]
fn monotone_models_are_accepted() {
    accepted("acyclic po-loc | rf | co | fr\nempty rmw & (fre;coe)");
    accepted("acyclic (po \\ loc) | rf | co | fr");
    accepted("let myfr = (rf^-1;co) \\ id\nacyclic po | rf | co | fr");
    accepted("let hb = (po | rf)+\nirreflexive hb & loc;co");
}

#[test]
fn models_that_are_not_monotone_are_refused() {
    refused(
        "let hb = (po | rf;co)+\nacyclic po | rf \\ hb",
        "not monotone",
    );
    refused("acyclic po & ~(po;co)", "not monotone");
    refused("empty po & ~(po;po)\nacyclic po | rf", "not extensible");
    refused("~empty rf\nacyclic po | rf", "not monotone");
}

#[test]
fn models_that_cannot_be_extended_are_refused() {
    refused("acyclic po | rf^-1", "not extensible");
    refused("acyclic po?", "themselves");
    refused("empty [R];po;[W]", "not extensible");
    refused("acyclic sbr | po", "sbr");
    refused("acyclic po;loc", "not extensible");
    refused("acyclic po | (co^-1;co) & ext", "not extensible");
}

#[test]
fn what_is_not_explored_is_said() {
    let analysis = analysis("acyclic po-loc | rf | co | fr");
    assert!(analysis.iter().any(|d| d.code == Some("causality")));
}

/// The help of the first error.
fn help(text: &str) -> String {
    let analysis = analysis(text);
    let mut errors = analysis.iter();
    let error = errors.find(|d| d.severity == Severity::Error);
    error.and_then(|d| d.help.clone()).unwrap_or_default()
}

#[test]
fn a_refusal_shows_an_execution() {
    let shown = help("acyclic po | rf^-1 as odd");
    assert!(shown.contains("-rf"), "{shown}");
    assert!(
        shown.contains("^-1->") && shown.contains("thread 1:"),
        "{shown}"
    );
    let shown = help("empty rf;po as nothing");
    assert!(shown.contains("-po->") && shown.contains("rf: "), "{shown}");
    let shown = help("subset rf <= co as wrong");
    assert!(shown.contains("-rf"), "{shown}");
}

/// The folder of models that are refused, or warned about: what is said, with the executions that show it.
#[test]
fn refusals_are_explained() {
    insta::glob!("../../tests/models/refused", "*.cat", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let mut model = katec_compiler::resolve_text(name, &text).unwrap();
        inject(&mut model);
        let said = Diagnostics {
            list: analyse(&model).unwrap(),
            files: model.files,
        };
        assert!(!said.list.is_empty(), "{name} is accepted");
        insta::assert_snapshot!(said.render(Severity::Warning, false));
    });
}
