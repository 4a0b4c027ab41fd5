//! What is said of models: what is not explored, axioms, atomicity, filters.

use super::*;

/// A verdict under a model that allows cycles of `po | rf` does not go without saying that those
/// are not explored.
#[test]
fn what_is_not_explored_is_said() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let model = folder.path().join("weak.cat");
    std::fs::write(&model, "acyclic po-loc | rf | co | fr").expect("a writable folder");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_katec"))
        .args(["check", "examples/store-buffering.litmus", "--model"])
        .arg(&model)
        .output()
        .expect("the command starts");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{text}");
    assert!(
        text.contains("`katec check` looks for executions with such cycles"),
        "{text}"
    );
}

/// Load buffering: both reads see the write that comes after the other.
fn load_buffering(quantifier: &str) -> String {
    format!(
        "X86 LB\n{{ }}\n P0 | P1 ;\n MOV EAX,[y] | MOV EAX,[x] ;\n MOV [x],$1 | MOV [y],$1 ;\n{quantifier} (0:EAX=1 /\\ 1:EAX=1)\n"
    )
}

#[test]
fn models_with_causal_cycles_have_an_answer_for_litmus_tests() {
    let folder = Folder::new();
    let weak = folder.file("weak.cat", "acyclic po-loc | rf | co | fr\n");
    let model = ["--model", weak.to_str().unwrap()];
    for (quantifier, status) in [("exists", 0), ("~exists", 1)] {
        let run = check(&load_buffering(quantifier), &model);
        assert_eq!(run.status, status, "{}", run.stdout);
        assert!(!run.stdout.contains("Unexplored"), "{}", run.stdout);
    }
    // Values that depend on themselves are left out, and that is said.
    let thin_air = "X86 OOTA\n{ }\n P0 | P1 ;\n MOV EAX,[y] | MOV EAX,[x] ;\n MOV [x],EAX | MOV [y],EAX ;\n~exists (0:EAX=1)\n";
    let run = check(thin_air, &model);
    assert_eq!(run.status, 3, "{}", run.stdout);
    assert!(
        run.stdout
            .contains("Unexplored: executions in which values depend")
    );
    let json = check(thin_air, &[&model[..], &["--format", "json"]].concat());
    let json: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(json["verdict"], "unknown");
    assert_eq!(json["bounded"], false);
    let reasons = json["unexplored"].as_array().unwrap();
    assert!(
        reasons[0]
            .as_str()
            .unwrap()
            .contains("depend on themselves")
    );
    // What is found is found, and what cannot have such a cycle has an answer.
    let violated = load_buffering("forall").replace("0:EAX=1", "0:EAX=5");
    assert_eq!(check(&violated, &model).status, 1);
    let seen = store_buffering("MFENCE", "exists");
    assert_eq!(check(&seen, &model).status, 0);
    let unseen = store_buffering("MFENCE", "~exists").replace("0:EAX=0", "0:EAX=5");
    assert_eq!(check(&unseen, &model).status, 0);
    // A checker of its own says the same: see `Character` in the generated code.
    let code = command::katec(&["build", "--emit", "rust", model[1]]);
    assert!(
        code.stdout.contains("causal_cycles: true"),
        "{}",
        code.stdout
    );
}

#[test]
fn models_without_axioms_are_noted() {
    let folder = Folder::new();
    let nothing = folder.file("nothing.cat", "\"nothing\"\n");
    let model = ["--model", nothing.to_str().unwrap(), "--format", "json"];
    let run = check(&store_buffering("MFENCE", "exists"), &model);
    assert!(
        run.stderr.contains("this model has no axiom"),
        "{}",
        run.stderr
    );
    let json: Value = serde_json::from_str(&run.stdout).unwrap();
    let note = json["notes"][0].as_str().unwrap();
    assert!(note.contains("the model has no axiom"), "{note}");
    let parsed = command::katec(&["parse", model[1]]);
    assert!(
        parsed.stderr.contains("this model has no axiom"),
        "{}",
        parsed.stderr
    );
}

#[test]
fn atomicity_can_be_left_to_the_model() {
    let increments = "C inc\n{ }\nP0 (atomic_int* x) { atomic_fetch_add(x, 1); }\nP1 (atomic_int* x) { atomic_fetch_add(x, 1); }\nexists (x=1)\n";
    let folder = Folder::new();
    let silent = folder.file(
        "silent.cat",
        "acyclic po | rf\nacyclic po-loc | rf | co | fr\n",
    );
    let stated = "acyclic po | rf\nacyclic po-loc | rf | co | fr\nempty rmw & (fre;coe)\n";
    let stated = folder.file("stated.cat", stated);
    for (model, option, observation, who) in [
        (&silent, "", "Never 0 2", "exploration keeps them so"),
        (
            &silent,
            "--no-atomicity",
            "Sometimes 2 2",
            "only as far as the model says",
        ),
        (
            &stated,
            "--no-atomicity",
            "Never 0 2",
            "only as far as the model says",
        ),
    ] {
        let option: Vec<&str> = Some(option).filter(|o| !o.is_empty()).into_iter().collect();
        let model = model.to_str().unwrap();
        let run = check(increments, &[&["--model", model], &option[..]].concat());
        assert!(run.stdout.contains(observation), "{}", run.stdout);
        let out = folder.0.path().join("checker");
        let out = out.to_str().unwrap();
        let build = ["build", model, "-v", "--no-compile", "--out", out];
        let build = command::katec(&[&build[..], &option[..]].concat());
        assert!(build.stdout.contains(who), "{}", build.stdout);
    }
}

#[test]
fn filters_leave_out_what_models_report() {
    let test = "C t\n{ }\nP0 (int* x, atomic_int* y) { *x = 1; atomic_store_explicit(y, 1, memory_order_release); }\nP1 (int* x, atomic_int* y) { int r0 = atomic_load_explicit(y, memory_order_acquire); int r1 = *x; }\nFILTER\nexists (1:r1=0)\n";
    for engine in ["generated", "tables", "reference"] {
        for (filter, status) in [("", 1), ("filter (1:r0=1)", 0), ("filter (1:r0=0)", 1)] {
            let run = check(&test.replace("FILTER", filter), &["--engine", engine]);
            assert_eq!(run.status, status, "{engine}, {filter}: {}", run.stdout);
            assert_eq!(run.stdout.contains("Flag DataRace"), status == 1);
        }
    }
}
