//! The types of automata and views.

use super::tests::Tests;
use codegen::{Function, Impl, Scope};
use katec_checker::lowered::{Letter, Table, Test, Transition, ViewTable};
use katec_checker::search::State;

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
        .any(|t| !matches!(t.letter, Letter::Step { .. }));
    let rows = if rows { "rows" } else { "_" };
    let step = automaton.new_fn("step");
    step.attr("inline")
        .generic("F: FnMut(EventId, State)")
        .arg_ref_self();
    if table.transitions.iter().all(Vec::is_empty) {
        step.arg("_", "&Graph")
            .arg("_", "&mut Rows")
            .arg("_", "EventId")
            .arg("_", "State")
            .arg("_", "F");
    } else {
        step.arg("graph", "&Graph")
            .arg(rows, "&mut Rows")
            .arg("event", "EventId")
            .arg(state_argument(&table.transitions), "State")
            .arg("mut visit", "F");
        steps(step, tests, &table.transitions);
    }
    for (name, by_state) in [("begins", &table.begins), ("ends", &table.ends)] {
        // What the trait says without being told.
        let hub = by_state.iter().enumerate();
        let mut hub = hub.map(|(state, test)| {
            if state == 0 {
                test.is_all()
            } else {
                test.is_none()
            }
        });
        if !hub.all(|same| same) {
            predicate(&mut automaton, name, tests, by_state);
        }
    }
    if !table.empty.is_none() {
        let condition = tests.condition(&table.empty, "sets");
        let sets = if condition.is_some() { "sets" } else { "_" };
        automaton
            .new_fn("accepts_empty")
            .attr("inline")
            .arg_ref_self()
            .arg(sets, "SetMask")
            .ret("bool")
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
    if joined.is_empty() || joined.len() == table.joins.len() {
        let value = !joined.is_empty();
        joins.arg("_", "State").line(value.to_string());
    } else {
        joins
            .arg("state", "State")
            .line(format!("matches!(state, {})", joined.join(" | ")));
    }
    for (function, visitor, transitions) in [
        ("stable_step", "F: FnMut(EventId, State)", &table.stable),
        ("reading_step", "F: FnMut(EventId, Message)", &table.reading),
    ] {
        let step = view.new_fn(function);
        step.attr("inline").generic(visitor).arg_ref_self();
        if transitions.iter().all(Vec::is_empty) {
            step.arg("_", "&Graph")
                .arg("_", "EventId")
                .arg("_", "State")
                .arg("_", "F");
            continue;
        }
        step.arg("graph", "&Graph")
            .arg("event", "EventId")
            .arg(state_argument(transitions), "State")
            .arg("mut visit", "F");
        steps(step, tests, transitions);
    }
    view.new_fn("messages")
        .attr("inline")
        .arg_ref_self()
        .ret("u32")
        .line(table.messages.len().to_string());
    messages(&mut view, tests, &table.messages);
    scope.push_impl(view);
}

/// The states of each message.
fn messages(view: &mut Impl, tests: &mut Tests, messages: &[Vec<(Test, State)>]) {
    let tested = messages.iter().flatten().any(|(test, _)| !test.is_all());
    let function = view.new_fn("message");
    function
        .attr("inline")
        .generic("F: FnMut(State)")
        .arg_ref_self()
        .arg(if messages.len() > 1 { "message" } else { "_" }, "Message")
        .arg(if tested { "sets" } else { "_" }, "SetMask")
        .arg(
            if messages.is_empty() {
                "_"
            } else {
                "mut visit"
            },
            "F",
        );
    let bodies = messages.iter().map(|targets| {
        let visits = targets.iter().map(|(test, state)| {
            let visit = format!("visit({state});");
            match tests.condition(test, "sets") {
                None => visit,
                Some(condition) => format!("if {condition} {{ {visit} }}"),
            }
        });
        visits.collect::<Vec<_>>().join("\n")
    });
    let bodies: Vec<String> = bodies.collect();
    if let [body] = &bodies[..] {
        function.line(body);
    } else if !bodies.is_empty() {
        let arms = bodies.iter().enumerate();
        let arms: String = arms
            .map(|(number, body)| format!("{number} => {{ {body} }}\n"))
            .collect();
        function.line(format!("match message {{ {arms} _ => {{}} }}"));
    }
}

/// The name of the argument for the state, if it matters.
fn state_argument(transitions: &[Vec<Transition>]) -> &'static str {
    if transitions.len() == 1 { "_" } else { "state" }
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

/// The steps from each state: one call for each letter.
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
        for group in groups(leaving, |t| t.letter) {
            body += &call(tests, &group);
        }
        body += "}\n";
    }
    if transitions.len() == 1 {
        // There is but one state.
        let body = body
            .strip_prefix("0 => {\n")
            .and_then(|body| body.strip_suffix("}\n"));
        function.line(body.unwrap_or_default());
    } else {
        function.line(format!("match state {{ {body} _ => {{}} }}"));
    }
}

/// Transitions in groups with the same key, in the order of the first of each.
fn groups<K: PartialEq>(
    transitions: &[Transition],
    key: impl Fn(&Transition) -> K,
) -> Vec<Vec<&Transition>> {
    let mut groups: Vec<Vec<&Transition>> = Vec::new();
    for transition in transitions {
        let same = |group: &&mut Vec<&Transition>| key(group[0]) == key(transition);
        match groups.iter_mut().find(same) {
            Some(group) => group.push(transition),
            None => groups.push(vec![transition]),
        }
    }
    groups
}

/// The call that takes the steps of transitions with the same letter.
fn call(tests: &mut Tests, group: &[&Transition]) -> String {
    let shared = group.iter().all(|t| t.before == group[0].before);
    let mut visits = String::new();
    let tested = group.iter().any(|t| !t.after.is_all());
    if tested {
        visits += "let next_sets = graph.sets(next);\n";
    }
    let owned: Vec<Transition> = group.iter().map(|t| (*t).clone()).collect();
    for same_target in groups(&owned, |t| t.to) {
        let visit = format!("visit(next, {})", same_target[0].to);
        let conditions: Option<Vec<String>> = same_target
            .iter()
            .map(|t| {
                if shared {
                    tests.condition(&t.after, "next_sets")
                } else {
                    tests.both(&t.before, &t.after)
                }
            })
            .collect();
        visits += &match conditions {
            None => format!("{visit};\n"),
            Some(conditions) => format!("if {} {{ {visit}; }}\n", conditions.join(" || ")),
        };
    }
    let visits = match (group, tested) {
        ([only], false) => format!("visit(next, {})", only.to),
        _ => format!("{{ {visits} }}"),
    };
    let call = match group[0].letter {
        Letter::Step { step, inverse } => {
            let function = step.function(inverse);
            format!("step::{function}(graph, event, |next| {visits});\n")
        }
        Letter::Row(register) => {
            format!("rows.visit(graph, {register}, event, |next| {visits});\n")
        }
        Letter::PoElsewhere { inverse } => {
            let back = if inverse { "_back" } else { "" };
            format!("rows.po_elsewhere{back}(graph, event, |next| {visits});\n")
        }
        Letter::ViewAtLocation { view, inverse } => {
            let back = if inverse { "_back" } else { "" };
            format!("rows.view_at_location{back}(graph, {view}, event, |next| {visits});\n")
        }
    };
    let guard = if shared {
        tests.condition(&group[0].before, "sets")
    } else {
        None
    };
    match guard {
        None => call,
        Some(condition) => format!("if {condition} {{ {call} }}\n"),
    }
}
