//! The types of automata and views.

use super::tests::Tests;
use codegen::{Function, Impl, Scope};
use katec_checker::lowered::{Letter, Table, Test, Transition, ViewTable};

/// A type for an automaton.
pub fn automaton(scope: &mut Scope, tests: &mut Tests, name: &str, doc: &str, table: &Table) {
    scope.new_struct(name).doc(doc).derive("Debug");
    let mut automaton = Impl::new(name);
    automaton.impl_trait("Automaton");
    states(&mut automaton, table.transitions.len());
    let rows = table
        .transitions
        .iter()
        .flatten()
        .any(|t| matches!(t.letter, Letter::Row(_)));
    let rows = if rows { "rows" } else { "_" };
    let step = automaton.new_fn("step");
    step.attr("inline")
        .generic("F: FnMut(EventId, State)")
        .arg_ref_self()
        .arg("graph", "&Graph")
        .arg(rows, "&mut Rows")
        .arg("event", "EventId")
        .arg("state", "State")
        .arg("mut visit", "F");
    steps(step, tests, &table.transitions);
    predicate(&mut automaton, "begins", tests, &table.begins);
    predicate(&mut automaton, "ends", tests, &table.ends);
    let empty = automaton.new_fn("accepts_empty");
    empty.attr("inline").arg_ref_self().ret("bool");
    if table.empty.is_none() {
        empty.arg("_", "SetMask").line("false");
    } else {
        let condition = tests.condition(&table.empty, "sets");
        empty
            .arg("sets", "SetMask")
            .line(condition.unwrap_or_else(|| "true".to_string()));
    }
    scope.push_impl(automaton);
}

/// A type for a view.
pub fn view(scope: &mut Scope, tests: &mut Tests, name: &str, table: &ViewTable) {
    let doc = format!(
        "`{}`, kept as a clock: the walk from an event to what is before it.",
        table.name
    );
    scope.new_struct(name).doc(&doc).derive("Debug");
    let mut view = Impl::new(name);
    view.impl_trait("View");
    states(&mut view, table.joins.len());
    predicate(&mut view, "starts", tests, &table.starts);
    predicate(&mut view, "reaches", tests, &table.reaches);
    let joined: Vec<String> = (0..table.joins.len())
        .filter(|state| table.joins[*state])
        .map(|state| state.to_string())
        .collect();
    let joins = view.new_fn("joins");
    joins.attr("inline").arg_ref_self().ret("bool");
    if joined.is_empty() {
        joins.arg("_", "State").line("false");
    } else {
        joins
            .arg("state", "State")
            .line(format!("matches!(state, {})", joined.join(" | ")));
    }
    for (function, transitions) in [
        ("stable_step", &table.stable),
        ("reading_step", &table.reading),
    ] {
        let step = view.new_fn(function);
        step.attr("inline")
            .generic("F: FnMut(EventId, State)")
            .arg_ref_self();
        if transitions.iter().all(Vec::is_empty) {
            step.arg("_", "&Graph")
                .arg("_", "EventId")
                .arg("_", "State")
                .arg("_", "F");
            continue;
        }
        step.arg("graph", "&Graph")
            .arg("event", "EventId")
            .arg("state", "State")
            .arg("mut visit", "F");
        steps(step, tests, transitions);
    }
    scope.push_impl(view);
}

fn states(automaton: &mut Impl, count: usize) {
    automaton
        .new_fn("states")
        .attr("inline")
        .arg_ref_self()
        .ret("u32")
        .line(count.to_string());
}

fn predicate(automaton: &mut Impl, name: &str, tests: &mut Tests, by_state: &[Test]) {
    let function = automaton.new_fn(name);
    function.attr("inline").arg_ref_self().ret("bool");
    let constant = |of: fn(&Test) -> bool| by_state.iter().all(of);
    if constant(Test::is_all) || constant(Test::is_none) {
        let value = constant(Test::is_all) && !by_state.is_empty();
        function
            .arg("_", "State")
            .arg("_", "SetMask")
            .line(value.to_string());
        return;
    }
    let body = tests.by_state(by_state);
    let looks = by_state
        .iter()
        .any(|test| !test.is_all() && !test.is_none());
    function
        .arg("state", "State")
        .arg(if looks { "sets" } else { "_" }, "SetMask")
        .line(body);
}

/// The steps from each state: one call for each letter and test before it.
fn steps(function: &mut Function, tests: &mut Tests, transitions: &[Vec<Transition>]) {
    let tested = transitions.iter().flatten().any(|t| !t.before.is_all());
    if tested {
        function.line("let sets = graph.sets(event);");
    }
    let mut body = String::new();
    for (state, leaving) in transitions.iter().enumerate() {
        if leaving.is_empty() {
            continue;
        }
        body += &format!("{state} => {{\n");
        for group in groups(leaving) {
            body += &call(tests, &group);
        }
        body += "}\n";
    }
    function.line(format!("match state {{ {body} _ => {{}} }}"));
}

/// The transitions with the same letter and the same test before it, in order of their first.
fn groups(transitions: &[Transition]) -> Vec<Vec<&Transition>> {
    let mut groups: Vec<Vec<&Transition>> = Vec::new();
    for transition in transitions {
        let same = |group: &&mut Vec<&Transition>| {
            group[0].letter == transition.letter && group[0].before == transition.before
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(transition),
            None => groups.push(vec![transition]),
        }
    }
    groups
}

fn call(tests: &mut Tests, group: &[&Transition]) -> String {
    let mut visits = String::new();
    let tested = group.iter().any(|t| !t.after.is_all());
    if tested {
        visits += "let sets = graph.sets(next);\n";
    }
    for transition in group {
        let visit = format!("visit(next, {});\n", transition.to);
        visits += &match tests.condition(&transition.after, "sets") {
            None => visit,
            Some(condition) => format!("if {condition} {{ {visit} }}\n"),
        };
    }
    let call = match group[0].letter {
        Letter::Step { step, inverse } => format!(
            "step::{}(graph, event, |next| {{ {visits} }});\n",
            step.function(inverse)
        ),
        Letter::Row(register) => {
            format!("rows.visit(graph, {register}, event, |next| {{ {visits} }});\n")
        }
    };
    match tests.condition(&group[0].before, "sets") {
        None => call,
        Some(condition) => format!("if {condition} {{ {call} }}\n"),
    }
}
