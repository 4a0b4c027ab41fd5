//! When errors and warnings are judged: what a part of an execution shows and the whole does not is
//! nobody's error.

use katec_checker::explore::Options;
use katec_checker::lowered::TableModel;
use katec_checker::model::MemoryModel;
use katec_testing::shorthand::{load, store};
use katec_testing::stages::{lowered, reference};
use katec_testing::{Instruction, TestProgram, collect};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The names of what is found in a program of one thread, on which the engines agree.
fn found(text: &str, thread: Vec<Instruction>) -> BTreeSet<String> {
    let text = format!("acyclic po | rf | co | fr as sc\n{text}");
    let tables = TableModel::new(Arc::new(lowered(&text).into_tables()));
    let program = TestProgram::new(vec![thread]);
    let names = |mut model: Box<dyn MemoryModel>| -> BTreeSet<String> {
        let (_, collected) = collect(&mut model, &program, &Options::default());
        let names = collected.findings.into_iter().map(|finding| finding.name);
        names.collect()
    };
    let by_reference = names(Box::new(reference(&text)));
    assert_eq!(by_reference, names(Box::new(tables)), "{text}");
    by_reference
}

#[track_caller]
fn assert_found(text: &str, thread: Vec<Instruction>, expected: &[&str]) {
    let expected = expected.iter().map(|name| (*name).to_string());
    assert_eq!(found(text, thread), expected.collect(), "{text}");
}

#[test]
fn what_may_still_come_is_not_missed() {
    let unread = "flag ~empty [W \\ IW] \\ [domain(rf)] as unread";
    assert_found(unread, vec![store(0, 1), load(0, 0)], &[]);
    assert_found(unread, vec![store(0, 1)], &["unread"]);
    let last = "undefined_unless empty (FW \\ IW) & NA as plain-last\nerror unordered unless W <= domain(po) | IW";
    assert_found(last, vec![store(0, 1), load(0, 0)], &[]);
    assert_found(last, vec![load(0, 0), store(0, 1)], &["unordered"]);
}

#[test]
fn the_opposite_of_a_test_is_judged_at_the_end() {
    let nothing = "flag empty rf as nothing-read\nerror no-reads unless ~empty R";
    assert_found(nothing, vec![store(0, 1), load(0, 0)], &[]);
    assert_found(nothing, vec![store(0, 1)], &["no-reads", "nothing-read"]);
}

#[test]
fn what_stays_is_reported_where_it_shows() {
    let reads = "flag ~empty [W];po;[R] as write-read";
    assert_found(reads, vec![store(0, 1), load(0, 0)], &["write-read"]);
    assert!(!lowered(reads).tables().constraints[0].at_end);
}
