//! Names of generated items, and of models that the library makes by name.

use katec_compiler::codegen::{model_type_name, module, module_name};
use katec_compiler::library::bounded;
use katec_testing::stages::lowered;

#[test]
fn names_are_identifiers() {
    assert_eq!(model_type_name("rc11-regular"), "Rc11Regular");
    assert_eq!(model_type_name("2plus2"), "M2plus2");
    assert_eq!(model_type_name("--"), "Model");
    assert_eq!(model_type_name("my-graph"), "MyGraph");
    assert_eq!(model_type_name("graph"), "GraphModel");
    assert_eq!(model_type_name("self"), "SelfModel");
    assert_eq!(module_name("Data.Race"), "data_race");
}

/// Two axioms with almost the same name, and one that is called as something of ours.
#[test]
fn names_are_told_apart() {
    let model = lowered(
        "acyclic (po \\ (W * W)) | rf | co | fr as atomic.hb\n\
         acyclic (po \\ (W * R)) | rf | co | fr as atomic-hb\n\
         acyclic (po \\ (R * R)) | rf | co | fr as view\n",
    );
    let text = module("graph", &model).expect("Rust");
    let names = ["AtomicHb;", "AtomicHb2;", "View2;", "GraphModel {"];
    for part in names.map(|name| format!("struct {name}")) {
        assert!(text.contains(&part), "{part} is not in\n{text}");
    }
    for part in [
        "fn axiom_atomic_hb(",
        "fn axiom_atomic_hb2(",
        "fn axiom_view(",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn names_of_bounded_models_are_exact() {
    assert!(bounded("tso-buffers-0").is_some_and(|text| text.contains("[W];po;[R]\n")));
    let two = bounded("pso-buffers-2.cat").expect("a model");
    assert!(two.contains("[W];po-loc;[W];po-loc;[W];po;[M]\n"), "{two}");
    for name in [
        "tso",
        "tso-buffers-",
        "tso-buffers-17",
        "tso-buffers-02",
        "sc-buffers-1",
    ] {
        assert_eq!(bounded(name), None, "{name}");
    }
}
