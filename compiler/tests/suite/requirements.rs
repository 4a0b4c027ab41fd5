//! Which models can be explored, and why others cannot.

use katec_checker::builtin::BuiltinSet;
use katec_compiler::diagnostics::{Diagnostic, Diagnostics, Severity};
use katec_compiler::pipeline::{Refusal, Resolved};
use katec_compiler::resolve_text;
use katec_testing::stages::{prepared, resolved};

/// What there is to say about exploring a model that is not too large.
fn said_of(model: Resolved) -> Diagnostics {
    match prepared(model).admit() {
        Ok(admitted) => admitted.warnings().clone(),
        Err(Refusal::NotExplorable(diagnostics)) => diagnostics,
        Err(refusal) => panic!("{refusal}"),
    }
}

fn analysis(text: &str) -> Vec<Diagnostic> {
    said_of(resolved(text)).list
}

/// The messages of errors, with what is said at their places.
fn errors(analysis: &[Diagnostic]) -> Vec<String> {
    let errors = analysis.iter();
    let errors = errors.filter(|d| d.severity == Severity::Error);
    let label = |d: &Diagnostic| d.label.clone().unwrap_or_default();
    errors
        .map(|d| format!("{} ({})", d.message, label(d)))
        .collect()
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
        let found = said_of(katec_compiler::load(name).unwrap()).list;
        // The .NET model allows load buffering, which is not explored.
        let code = name.starts_with("dotnet").then_some("causality");
        let is_known = |warning: &Diagnostic| code.is_some() && warning.code == code;
        assert!(found.iter().all(is_known), "{name}: {found:?}");
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
fn models_in_other_words_are_accepted() {
    accepted("let rb = (rf^-1;co) \\ id\nacyclic po | rf | co | rb");
    accepted("let mo = co\nirreflexive (rf^-1)?;mo;rf?;(po | rf)+");
    accepted("let rb = rf^-1;co | ([R] \\ [range(rf)]);loc;[W]\nacyclic po | rf | co | rb");
    accepted("acyclic po | rf\nempty ([RMW] | rmw) & (fr;co)");
    accepted("let sb = po | I * (M \\ I)\nacyclic sb | rf | co");
    accepted("acyclic po | rf | co | (IW * R)");
    refused("acyclic po | rf | co | (IW * M)", "initial writes");
    refused("irreflexive [IW];loc", "initial writes");
    accepted("acyclic po | rf\nempty fr \\ fr");
}

/// A step from the write half of a read-modify-write to its read half does not lead out of a new
/// event.
#[test]
fn steps_between_halves_are_no_way_out() {
    accepted("let com = rf | co | fr\nacyclic po | (com & int) | (rmw^-1?;(com & ext))");
    accepted("acyclic po | rf;(rmw^-1)?;coe");
    accepted("let u = (SC * SC) & rmw\nacyclic po;[domain(u)] | [range(u)];po | rf | co | fr");
    refused("acyclic po | rmw^-1", "between the halves");
    refused("acyclic rmw;rmw^-1", "between the halves");
    refused("irreflexive fr;rmw^-1;po?", "between the halves");
    refused("acyclic [domain(rf)]", "themselves");
    refused("acyclic rf | ((po;co^-1) & ext)", "not extensible");
    refused("acyclic (rmw;rmw^-1) & (po | id)", "not extensible");
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

#[test]
fn updates_of_one_event_are_warned_about() {
    let warned = |text: &str| {
        let analysis = analysis(text);
        analysis.iter().any(|d| d.code == Some("two-events"))
    };
    assert!(warned("let u = R & W\nacyclic po | rf | co & (_ * u)"));
    assert!(warned(
        "acyclic po | rf\nflag ~empty [SC & (W & R)] as update"
    ));
    assert!(warned("let rs = [REL];rf*\nacyclic po | rs;rf"));
    assert!(warned("let mo = co\nacyclic po | (rf;mo)"));
    assert!(!warned("let u = R & W\nacyclic po | rf | co & (_ * RMW)"));
    assert!(!warned(
        "let eco = (rf | co | fr)+\nirreflexive po;eco | co;rf | rf;fr"
    ));
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

/// The folder of models that are refused, or warned about: what is said, with the executions that
/// show it.
#[test]
fn refusals_are_explained() {
    insta::glob!("../../../tests/models/refused", "*.cat", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let said = said_of(resolve_text(name, &text).unwrap());
        assert!(!said.list.is_empty(), "{name} is accepted");
        insta::assert_snapshot!(said.render(Severity::Warning, false));
    });
}

/// What keeps a model from being judged, with its line and name.
fn too_large(text: &str) -> (usize, String) {
    let Err(Refusal::TooLarge(said)) = prepared(resolved(text)).admit() else {
        panic!("it is judged: {text}");
    };
    let [error] = &said.list[..] else {
        panic!("one error: {said}");
    };
    let line = text[..error.span.start].matches('\n').count() + 1;
    (line, error.message.clone())
}

#[test]
fn an_axiom_that_is_too_large_is_named() {
    // Every definition doubles the one before.
    let mut doubled = String::from("acyclic po | rf | co | fr as small\nlet a0 = po;rf\n");
    for number in 1..40 {
        let before = number - 1;
        doubled.push_str(&format!("let a{number} = a{before};a{before}\n"));
    }
    doubled.push_str("acyclic a39 | co as large\n");
    let (line, message) = too_large(&doubled);
    assert_eq!(line, 42);
    assert!(message.contains("`large` is too large"), "{message}");
}

/// The kinds of events that all sets of one machine tell apart are not too many; of the Linux
/// kernel those of fences and those of read-copy-update. Beside names of ARM it is not known what
/// `B` means, and beside the kernel's `RMW` has reads that leave it when they turn out to take a
/// lock.
#[test]
fn all_sets_at_once_are_not_too_large() {
    let machines = [
        &["MFENCE", "LFENCE", "SFENCE"][..],
        &["DMB", "DSB", "ISB"],
        &["SYNC", "LWSYNC", "ISYNC", "EIEIO"],
        &["Fence"],
        &["Rmb", "Wmb", "Before-", "After-", "Noreturn"],
        &["Rcu-", "Srcu-", "Sync-"],
    ];
    for machine in machines {
        let is_of = |names: &[&str], set: &BuiltinSet| {
            names.iter().any(|name| set.name().starts_with(name))
        };
        let is_other = |set: &BuiltinSet| {
            !is_of(machine, set) && machines.iter().any(|names| is_of(names, set))
        };
        let known = BuiltinSet::ALL.iter();
        let is_kernel = is_of(machine, &BuiltinSet::Rmb) || is_of(machine, &BuiltinSet::RcuLock);
        let is_left_out =
            |set: &BuiltinSet| *set == BuiltinSet::B || is_kernel && *set == BuiltinSet::Rmw;
        let known = known.filter(|set| !is_left_out(set) && !is_other(set));
        let tests: Vec<String> = known.map(|set| format!("[{set}];po")).collect();
        accepted(&format!("acyclic {} | rf | co | fr", tests.join(" | ")));
    }
}

/// What keeps each location by itself in order.
const COHERENCE: &str = "acyclic po-loc | rf | co | fr\n";

#[track_caller]
fn warns(text: &str, code: &str, expected: bool) {
    let found = analysis(text).iter().any(|d| d.code == Some(code));
    assert_eq!(found, expected, "{text}");
}

#[test]
fn causal_cycles_are_seen_to_be_forbidden() {
    for order in [
        "acyclic po | rf",
        "acyclic po | rfe",
        // Partial store order, in many words.
        "acyclic (po \\ (W * M)) | po;[MFENCE];po | rfe | co | fr",
        "acyclic (po \\ (W * M)) | fencerel(F) | rf | co | fr",
        "acyclic (po \\ ((W * M) \\ loc)) | rfe | coe | fre",
        "acyclic (po \\ (W * M)) \\ (IW * _) | rfe | coe | fre",
        "acyclic [R];po | rfe",
        "acyclic (po & (R * W)) | rfe",
        // Happens-before by recursion.
        "let rec hb = po | rf | hb;hb\nirreflexive hb",
        "let rec hb = po | (hb;rfe) | (rfe;hb) | rfe | hb;po\nirreflexive hb",
        "let rec hb = po | rf | (hb & loc) | hb;hb\nirreflexive hb",
        "let rec hb = po | rf | (hb;co;hb) | hb;hb\nirreflexive hb",
        "let rec hb = (po | sw)+ and sw = rf | (hb & rf)\nirreflexive hb",
        "let rec hb = (po | rf | (fr & (hb;co)))+\nirreflexive hb",
        // Something besides that automata have no form for.
        "acyclic po | rf | (fr & (co;co))",
    ] {
        warns(&format!("{COHERENCE}{order}"), "causality", false);
    }
}

#[test]
fn causal_cycles_that_are_allowed_are_said() {
    for text in [
        "",
        COHERENCE,
        // A read may take the value of a later write of its own thread.
        "acyclic po | rfe",
        "acyclic po | rfe | co",
        "acyclic (po & (R * W)) | rfe",
        "acyclic po-loc | co | fr\nacyclic po | rfe",
        // Load buffering.
        "acyclic po-loc | rf | co | fr\nacyclic po \\ (R * W) | rf | co | fr",
        "acyclic po-loc | rf | co | fr\nlet rec hb = data | rfe | hb;hb\nirreflexive hb",
        "acyclic po-loc | rf | co | fr\nacyclic po | rf unless [F] = 0",
    ] {
        warns(text, "causality", true);
    }
}

#[test]
fn models_without_axioms_are_said() {
    warns("", "no-axiom", true);
    warns("\"only a title\"", "no-axiom", true);
    warns("let x = po\nflag ~empty x as f", "no-axiom", true);
    warns(COHERENCE, "no-axiom", false);
}

#[test]
fn atomicity_in_other_words_needs_exploration_to_keep_it() {
    let text = "acyclic po | rf | co | fr\nirreflexive fr;co;rmw^-1";
    accepted(text);
    let split = prepared(resolved(text)).without_atomicity().admit();
    assert!(matches!(split, Err(Refusal::NotExplorable(_))));
    let stated = "acyclic po | rf | co | fr\nempty rmw & (fr;co)";
    let stated = prepared(resolved(stated)).without_atomicity();
    assert!(!stated.splits_updates());
}
