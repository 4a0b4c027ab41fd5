//! What words of other projects' models mean here, as verdicts of litmus tests show it.

use super::command::{argument, katec};
use katec_compiler::diagnostics::Severity;
use katec_compiler::printer::print_model;
use katec_compiler::resolve;

/// How often a test's condition holds under a model: `Never`, `Sometimes` or `Always`.
fn observed(model: &str, test: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    let (model, test) = (write("model.cat", model), write("test.litmus", test));
    let output = katec(&["check", argument(&test), "--model", argument(&model)]);
    let mut lines = output.stdout.lines();
    let line = lines.find(|line| line.starts_with("Observation"));
    let words = line.map(|line| line.split(' ').skip(2).collect::<Vec<_>>().join(" "));
    words.unwrap_or_else(|| panic!("{}{}", output.stdout, output.stderr))
}

/// Message passing on AArch64, with these instructions for the second store and the first load, and
/// what comes before the one and after the other.
fn message_passing([before, store]: [&str; 2], [load, after]: [&str; 2]) -> String {
    format!(
        "AArch64 MP\n{{ 0:X1=x; 0:X3=y; 1:X1=y; 1:X3=x; }}\n P0 | P1 ;\n \
         MOV W0,#1 | {load} W0,[X1] ;\n STR W0,[X1] | {after} ;\n {before} | LDR W2,[X3] ;\n \
         {store} W0,[X3] | ;\nexists (1:X0=1 /\\ 1:X2=0)\n"
    )
}

/// The words that models of ARM begin with, and an order of what `extra` says.
fn arm(definitions: &str, extra: &str) -> String {
    format!("{definitions}\nacyclic po-loc | rf | co | fr\nacyclic rfe | co | fr | {extra}\n")
}

/// A `try` is ready for machines that lack a name. What else is in it stays what it is.
#[test]
fn a_name_that_stands_for_nothing_takes_nothing_away() {
    let modes = "let L = try L & (Exp & M | FAULT) with emptyset\n\
                 and A = try A & (Exp & M | TLBI) with emptyset\n";
    let modes = arm(modes, "po;[L] | [A];po | po;[DMB.SY];po");
    let released = message_passing(["NOP", "STLR"], ["LDAR", "NOP"]);
    let relaxed = message_passing(["NOP", "STR"], ["LDR", "NOP"]);
    assert_eq!(observed(&modes, &released), "Never 0 3");
    assert_eq!(observed(&modes, &relaxed), "Sometimes 1 3");
    // The file is not there, and definitions built in stand in for it.
    let fences = arm("include \"aarch64fences.cat\"\n", "dmb.sy");
    let fenced = message_passing(["DMB SY", "STR"], ["LDR", "DMB SY"]);
    assert_eq!(observed(&fences, &fenced), "Never 0 3");
    assert_eq!(observed(&fences, &relaxed), "Sometimes 1 3");
}

/// Of what is nothing but names that stand for nothing it is said where it is used.
#[test]
fn what_stands_for_nothing_is_named_where_it_is_used() {
    let names = |text: &str| {
        let outcome = resolve::outcome_of_text("ready.cat", text);
        let model = outcome.model;
        let model = model.unwrap_or_else(|| panic!("{}", outcome.diagnostics));
        let names = model.absent.iter().flat_map(|absence| &absence.names);
        names.cloned().collect::<Vec<_>>()
    };
    let used = "let flush = try fencerel(TLBI | PTE) with 0\nacyclic po | rf | flush";
    let mixed = "let L = try L & (M | FAULT) with emptyset\nacyclic po | rf | [L];po";
    // Where the name is used is in the file that defines it: a file of fences does that for itself.
    assert_eq!(names(used), [""; 0]);
    assert_eq!(names(mixed), [""; 0]);
    assert_eq!(names("acyclic po | rf | fencerel(TLBI)"), ["TLBI"]);
}

/// Models of ARM order what comes before a write before all parts of that access. The halves of an
/// atomic exchange are two accesses: else it would come before itself.
#[test]
fn an_exchange_is_two_accesses_of_one_part() {
    let exchange = "AArch64 exchange\n{ 0:X1=x; 1:X1=x; }\n P0 | P1 ;\n MOV W0,#1 | MOV W0,#2 ;\n \
                    SWP W0,W2,[X1] | STR W0,[X1] ;\nexists (0:X2=0)\n";
    for parts in ["si", "sm"] {
        let model = arm("", &format!("po-loc;[W];{parts} | rmw"));
        assert_eq!(observed(&model, exchange), "Sometimes 1 1", "{parts}");
    }
    let instance = arm("", "po-loc;[W];same-instance | rmw");
    assert_eq!(observed(&instance, exchange), "Never 0 0");
}

/// An order can be chosen from what has a name, and nothing else be done with that.
#[test]
fn linear_orders_can_have_a_name() {
    let printed = |text: &str| {
        let model = resolve::resolve_text("orders.cat", text);
        print_model(&model.unwrap_or_else(|errors| panic!("{errors}")))
    };
    let axioms = "empty po & (M * M) \\ S\nirreflexive S;rf^-1";
    let named = format!("let all = linearisations(M, co)\nwith S from all\n{axioms}");
    let inline = format!("with S from linearisations(M, co)\n{axioms}");
    assert_eq!(printed(&named), printed(&inline));
    let text = "let all = linearisations(M, co)\nacyclic all | po";
    let refused = resolve::outcome_of_text("orders.cat", text).diagnostics;
    assert_eq!(
        refused.first_error(),
        "linear orders of events are not enumerated"
    );
}

/// Comments nest. Where that leaves one open, and a file makes sense without, they do not.
#[test]
fn comments_that_cannot_nest_do_not() {
    let said = |text: &str| {
        let outcome = resolve::outcome_of_text("comments.cat", text);
        let said = outcome.diagnostics.render(Severity::Warning, false);
        (outcome.model.map(|model| print_model(&model)), said)
    };
    let (model, warned) = said("(* what (*p) is *)\nacyclic po | rf as first\n");
    assert!(model.is_some_and(|text| text.contains("as first")));
    assert!(warned.contains("as if they did not nest"), "{warned}");
    let (model, warned) = said("(* what (*p) is *) *)\nacyclic po | rf as first\n");
    assert!(model.is_some_and(|text| text.contains("as first")));
    assert!(!warned.contains("nest"), "{warned}");
    // Nothing makes sense of this one.
    let (model, refused) = said("(* one (* inside *) and no end\nacyclic po\n");
    assert!(model.is_none());
    assert!(refused.contains("this comment has no end"), "{refused}");
}

/// Names of databases are refused by name; `ar` only beside another one, as it may be a slip.
#[test]
fn transactions_are_refused_by_name() {
    let error = |text: &str| {
        resolve::outcome_of_text("sql.cat", text)
            .diagnostics
            .first_error()
    };
    assert_eq!(error("acyclic po | vis"), "`vis` is not supported");
    assert_eq!(error("acyclic ar | vis"), "`ar` is not supported");
    assert_eq!(error("acyclic po | ar"), "`ar` is not defined");
    let own = resolve::outcome_of_text("own.cat", "let vis = rf\nacyclic po | vis");
    assert!(own.model.is_some());
}

/// A model of the kernel with its bell file, as the kernel's own: what the tags name is there, and
/// sections are what is built in.
#[test]
fn tags_of_the_kernel_stand_for_what_its_functions_make() {
    let folder = tempfile::tempdir().expect("a folder");
    let test = |fence: &str, section: [&str; 2]| {
        let text = format!(
            "C sections\n{{}}\nP0(int *x, int *y)\n{{\n int r0; int r1;\n {}\n r0 = READ_ONCE(*x);\n \
             r1 = READ_ONCE(*y);\n {}\n}}\nP1(int *x, int *y)\n{{\n WRITE_ONCE(*y, 1);\n {fence}\n \
             WRITE_ONCE(*x, 1);\n}}\nexists (0:r0=1 /\\ 0:r1=0)\n",
            section[0], section[1]
        );
        let path = folder.path().join("sections.litmus");
        std::fs::write(&path, text).expect("a file");
        let model = "tests/models/foreign/kernel.cat";
        let output = katec(&["check", argument(&path), "--model", model]);
        let mut lines = output.stdout.lines();
        let line = lines.find(|line| line.starts_with("Observation"));
        let word = line.and_then(|line| line.split(' ').nth(2));
        word.unwrap_or_else(|| panic!("{}{}", output.stdout, output.stderr))
            .to_owned()
    };
    let section = ["rcu_read_lock();", "rcu_read_unlock();"];
    assert_eq!(test("synchronize_rcu();", section), "Never");
    assert_eq!(test("synchronize_rcu();", ["", ""]), "Sometimes");
    assert_eq!(test("", section), "Sometimes");
}
