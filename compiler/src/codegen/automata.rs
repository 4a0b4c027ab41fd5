//! The types of automata and views.

use super::tests::Tests;
use codegen::{Function, Impl, Scope};
use katec_checker::builtin::SetMask;
use katec_checker::lowered::{Letter, Table, Test, Transition, ViewTable};
use katec_checker::search::cycle::HUB;
use katec_checker::search::view::Message;
use katec_checker::search::{Cube, State};
use std::fmt::Debug;

/// What a type does that is an automaton. The views are given as the arguments that stand for them.
pub fn automaton(tests: &mut Tests, views: &[String], name: &str, table: &Table) -> Impl {
    let mut automaton = Impl::new(name);
    automaton.impl_trait("Automaton");
    states(&mut automaton, table.transitions.len());
    let step = automaton.new_fn("step");
    step.attr("inline")
        .generic("F: FnMut(EventId, State)")
        .arg_ref_self();
    let transitions = || table.transitions.iter().flatten();
    if transitions().next().is_none() {
        unused(step, &["&Graph", "&mut Rows", "EventId", "State", "F"]);
    } else {
        step.arg("graph", "&Graph")
            .arg(rows_argument(transitions()), "&mut Rows")
            .arg("event", "EventId")
            .arg(state_argument(&table.transitions), "State")
            .arg("mut visit", "F");
        let body = steps(tests, views, &table.transitions);
        look_at_fences(step, tests, table, &body);
        look_at_sets(step, &body);
        step.line(body);
    }
    if table.is_round() {
        leave(&mut automaton, tests, views, table);
    }
    predicate(&mut automaton, "begins", tests, &table.begins);
    predicate(&mut automaton, "ends", tests, &table.ends);
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
    automaton
}

/// What a type does that is a relation whose paths have one step at most, given the automata of the
/// relation and of its converse, if it is another one.
pub fn pairs(
    tests: &mut Tests,
    views: &[String],
    name: &str,
    (forward, backward): (&Table, Option<&Table>),
) -> Impl {
    let mut pairs = Impl::new(name);
    pairs.impl_trait("Pairs");
    ends(pairs.new_fn("after"), tests, views, forward);
    if let Some(backward) = backward {
        ends(pairs.new_fn("before"), tests, views, backward);
    } else {
        pairs
            .new_fn("is_symmetric")
            .attr("inline")
            .arg_ref_self()
            .ret("bool")
            .line("true");
    }
    pairs
}

/// The events to which a path of one step at most leads from an event.
fn ends(function: &mut Function, tests: &mut Tests, views: &[String], table: &Table) {
    let mut arrows = Vec::new();
    let mut body = String::new();
    for (state, leaving) in table.transitions.iter().enumerate() {
        let begins = tests.condition(&table.begins[state], "sets");
        if !table.begins[state].is_none() && !table.ends[state].is_none() {
            let ends = tests.condition(&table.ends[state], "sets");
            let visit = (both(begins.clone(), ends), "visit(event);\n".to_string());
            body += &conditional(vec![visit]);
        }
        for t in leaving {
            let to = &table.ends[t.to.index()];
            if table.begins[state].is_none() || to.is_none() {
                continue;
            }
            let mut arrow = Arrow::new(tests, t, "visit(next)".to_string());
            arrow.before[0] = begins.clone().filter(|_| arrow.before[1] != begins);
            arrow.after = both(arrow.after, tests.condition(to, "next_sets"));
            arrows.push(arrow);
        }
    }
    let rows = rows_argument(table.transitions.iter().flatten());
    body += &calls(views, arrows);
    function
        .attr("inline")
        .generic("F: FnMut(EventId)")
        .arg_ref_self();
    if body.is_empty() {
        unused(function, &["&Graph", "&mut Rows", "EventId", "F"]);
        return;
    }
    function
        .arg(if body.contains("graph") { "graph" } else { "_" }, "&Graph")
        .arg(rows, "&mut Rows")
        .arg("event", "EventId")
        .arg("mut visit", "F");
    look_at_sets(function, &body);
    function.line(body);
}

/// The steps that lead away from an event that is last in the causal order.
fn leave(automaton: &mut Impl, tests: &mut Tests, views: &[String], table: &Table) {
    let leaving = || table.leaving().map(|(_, transition)| transition);
    let leave = automaton.new_fn("leave");
    leave
        .attr("inline")
        .generic("F: FnMut(State, EventId, State)")
        .arg_ref_self();
    if leaving().next().is_none() {
        unused(leave, &["&Graph", "&mut Rows", "EventId", "F"]);
        return;
    }
    leave
        .arg("graph", "&Graph")
        .arg(rows_argument(leaving()), "&mut Rows")
        .arg("event", "EventId")
        .arg("mut visit", "F");
    let arrows = table.leaving().map(|(state, t)| {
        let visit = format!("visit({state:?}, next, {:?})", t.to);
        Arrow::new(tests, t, visit)
    });
    let body = calls(views, arrows.collect());
    look_at_sets(leave, &body);
    look_at_fences(leave, tests, table, &body);
    leave.line(body);
}

/// Arguments of these types, for a function that does nothing.
fn unused(function: &mut Function, types: &[&str]) {
    for argument in types {
        function.arg("_", *argument);
    }
}

/// The name of the argument for rows, if transitions need them.
fn rows_argument<'t>(mut transitions: impl Iterator<Item = &'t Transition>) -> &'static str {
    let needs = |letter| matches!(letter, Letter::Row(_) | Letter::PoElsewhere { .. });
    if transitions.any(|t| needs(t.letter)) {
        "rows"
    } else {
        "_"
    }
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
    let joined: Vec<String> = numbered(&table.joins)
        .filter(|(_, joins)| **joins)
        .map(|(state, _)| format!("{state:?}"))
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
    if table.closed {
        view.new_fn("is_closed")
            .attr("inline")
            .arg_ref_self()
            .ret("bool")
            .line("true");
    }
    may_find(&mut view, tests, table);
    let stable = view.new_fn("stable_step");
    stable.generic("F: FnMut(EventId, State)");
    view_step(stable, tests, &table.stable);
    let reading = view.new_fn("reading_step");
    reading.generic("F: FnMut(EventId, Message)");
    view_step(reading, tests, &table.reading);
    view.new_fn("messages")
        .attr("inline")
        .arg_ref_self()
        .ret("u32")
        .line(table.messages.len().to_string());
    messages(&mut view, tests, &table.messages);
    scope.push_impl(view);
}

/// The steps of a view from each state, as a function.
fn view_step<To: Copy + Debug>(
    step: &mut Function,
    tests: &mut Tests,
    transitions: &[Vec<Transition<To>>],
) {
    step.attr("inline").arg_ref_self();
    if transitions.iter().all(Vec::is_empty) {
        unused(step, &["&Graph", "EventId", "State", "F"]);
        return;
    }
    step.arg("graph", "&Graph")
        .arg("event", "EventId")
        .arg(state_argument(transitions), "State")
        .arg("mut visit", "F");
    let body = steps(tests, &[], transitions);
    look_at_sets(step, &body);
    step.line(body);
}

/// Whether a walk may find anything from a state.
fn may_find(view: &mut Impl, tests: &mut Tests, table: &ViewTable) {
    let mut arms = String::new();
    for (state, needs) in numbered(&table.needs) {
        // What fences must be in, events must be in too.
        let asked = [
            (needs.fences, "graph.fence_sets()"),
            (needs.events, "graph.all_sets()"),
        ];
        let (required, sets) = asked[usize::from(needs.fences == SetMask::EMPTY)];
        if required != SetMask::EMPTY {
            let cube = tests.constant(Cube {
                required,
                forbidden: SetMask::EMPTY,
            });
            arms += &format!("{state:?} => {cube}.holds({sets}),\n");
        }
    }
    if !arms.is_empty() {
        view.new_fn("may_find")
            .attr("inline")
            .arg_ref_self()
            .arg("state", "State")
            .arg("graph", "&Graph")
            .ret("bool")
            .line(format!("match state {{ {arms} _ => true }}"));
    }
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
            let visit = format!("visit({state:?});");
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
        let arms = (0..).map(Message).zip(&bodies);
        let arms: String = arms
            .map(|(message, body)| format!("{message:?} => {{ {body} }}\n"))
            .collect();
        function.line(format!("match message {{ {arms} _ => {{}} }}"));
    }
}

/// What a table has for each state, with the states.
pub fn numbered<T>(by_state: &[T]) -> impl Iterator<Item = (State, &T)> {
    (0..).map(State).zip(by_state)
}

/// The name of the argument for the state, if it matters.
fn state_argument<To>(transitions: &[Vec<Transition<To>>]) -> &'static str {
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

/// Whether an event passes the test of a state.
fn predicate(automaton: &mut Impl, name: &str, tests: &mut Tests, by_state: &[Test]) {
    let mut states = numbered(by_state);
    let as_in_hub = |(state, test): (State, &Test)| match state {
        HUB => test.is_all(),
        _ => test.is_none(),
    };
    if states.all(as_in_hub) {
        // What the trait says without being told.
        return;
    }
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

/// A transition as code.
struct Arrow {
    letter: Letter,
    /// What must hold before the step.
    before: [Option<String>; 2],
    /// What must hold after it.
    after: Option<String>,
    /// The call that tells where it leads.
    visit: String,
}

impl Arrow {
    fn new<To>(tests: &mut Tests, transition: &Transition<To>, visit: String) -> Self {
        let fenced = transition.fenced.then(|| "fenced".to_string());
        Self {
            letter: transition.letter,
            before: [fenced, tests.condition(&transition.before, "sets")],
            after: tests.condition(&transition.after, "next_sets"),
            visit,
        }
    }
}

/// The steps from each state: one call for each letter.
fn steps<To: Copy + Debug>(
    tests: &mut Tests,
    views: &[String],
    transitions: &[Vec<Transition<To>>],
) -> String {
    let mut bodies = Vec::new();
    for (state, leaving) in numbered(transitions) {
        if !leaving.is_empty() {
            let arrows = leaving.iter().map(|t| {
                let visit = format!("visit(next, {:?})", t.to);
                Arrow::new(tests, t, visit)
            });
            bodies.push((state, calls(views, arrows.collect())));
        }
    }
    if transitions.len() == 1 {
        // There is but one state.
        return bodies.into_iter().map(|(_, body)| body).collect();
    }
    let arms = bodies.iter();
    let arms: String = arms
        .map(|(state, body)| format!("{state:?} => {{\n{body}}}\n"))
        .collect();
    format!("match state {{ {arms} _ => {{}} }}")
}

/// A variable for the sets of the event, if the body looks at them.
fn look_at_sets(function: &mut Function, body: &str) {
    if body.contains("(sets)") {
        function.line("let sets = graph.sets(event);");
    }
}

/// A variable for whether there are the fences that fenced transitions need, if the body looks at
/// it.
fn look_at_fences(function: &mut Function, tests: &mut Tests, table: &Table, body: &str) {
    if body.contains("fenced") {
        let fences = tests.constant(Cube {
            required: table.fences,
            ..Cube::default()
        });
        function.line(format!("let fenced = {fences}.holds(graph.fence_sets());"));
    }
}

/// The calls that take transitions: one for each letter, and those together that are made under the
/// same condition.
fn calls(views: &[String], arrows: Vec<Arrow>) -> String {
    let calls = groups(arrows, |arrow| arrow.letter);
    let calls = calls.into_iter().map(|group| Call::new(views, group));
    let same_visits = groups(calls.collect(), |call| {
        (call.guard.clone(), call.visits.clone())
    });
    let statements = same_visits.into_iter().map(|calls| {
        let guard = calls[0].guard.clone();
        (guard, Call::statements(&calls))
    });
    conditional(statements.collect())
}

/// The call of a function that takes the steps of a letter.
struct Call {
    /// What must hold before the step.
    guard: Option<String>,
    /// The function, up to the arguments that all of them have.
    function: String,
    /// The body of the closure that is called with every event that the steps lead to.
    visits: String,
}

impl Call {
    /// The call for transitions with the same letter.
    fn new(views: &[String], mut group: Vec<Arrow>) -> Self {
        let function = function(views, group[0].letter);
        let mut guard = None;
        for position in 0..group[0].before.len() {
            let first = group[0].before[position].clone();
            if group.iter().all(|arrow| arrow.before[position] == first) {
                guard = both(guard, first);
                for arrow in &mut group {
                    arrow.before[position] = None;
                }
            }
        }
        let visits = match &group[..] {
            [arrow] if arrow.after.is_none() => arrow.visit.clone(),
            _ => {
                let visits = groups(group, |arrow| arrow.visit.clone());
                let visits = conditional(visits.into_iter().map(visit).collect());
                let sets = if visits.contains("(next_sets)") {
                    "let next_sets = graph.sets(next);\n"
                } else {
                    ""
                };
                format!("{{ {sets}{visits} }}")
            }
        };
        Self {
            guard,
            function,
            visits,
        }
    }

    /// Calls with the same closure.
    fn statements(calls: &[Call]) -> String {
        let visits = &calls[0].visits;
        match calls {
            [Call { function, .. }] if !visits.starts_with('{') => {
                format!("{function}graph, event, |next| {visits});\n")
            }
            [Call { function, .. }] => {
                format!("let enter = |next| {visits};\n{function}graph, event, enter);\n")
            }
            _ => {
                let each = calls
                    .iter()
                    .map(|call| format!("{}graph, event, &mut enter);\n", call.function));
                let each: String = each.collect();
                format!("let mut enter = |next| {visits};\n{each}")
            }
        }
    }
}

/// Statements, each under its condition.
fn conditional(statements: Vec<(Option<String>, String)>) -> String {
    let together = groups(statements, |(condition, _)| condition.clone());
    let together = together.into_iter().map(|group| {
        let condition = group[0].0.clone();
        let statements: String = group.into_iter().map(|(_, statement)| statement).collect();
        match condition {
            None => statements,
            Some(condition) => format!("if {condition} {{ {statements} }}\n"),
        }
    });
    together.collect()
}

/// Values in groups with the same key, in the order of the first of each.
fn groups<T, K: PartialEq>(values: Vec<T>, key: impl Fn(&T) -> K) -> Vec<Vec<T>> {
    let mut groups: Vec<Vec<T>> = Vec::new();
    for value in values {
        let wanted = key(&value);
        match groups.iter_mut().find(|group| key(&group[0]) == wanted) {
            Some(group) => group.push(value),
            None => groups.push(vec![value]),
        }
    }
    groups
}

/// The visit of transitions that lead to the same state, and its condition.
fn visit(same: Vec<Arrow>) -> (Option<String>, String) {
    let visit = format!("{};\n", same[0].visit);
    let conditions = same.into_iter().map(|arrow| {
        let [first, second] = arrow.before;
        both(both(first, second), arrow.after)
    });
    let conditions: Option<Vec<String>> = conditions.collect();
    (conditions.map(|conditions| conditions.join(" || ")), visit)
}

/// Both conditions.
fn both(first: Option<String>, second: Option<String>) -> Option<String> {
    let group = |condition: String| {
        if condition.contains(" || ") {
            format!("({condition})")
        } else {
            condition
        }
    };
    match (first, second) {
        (Some(first), Some(second)) if first == second => Some(first),
        (Some(first), Some(second)) => Some(format!("{} && {}", group(first), group(second))),
        (first, second) => first.or(second),
    }
}

/// The call of the function that takes a letter, up to the arguments that all of them have.
fn function(views: &[String], letter: Letter) -> String {
    let back = |inverse| if inverse { "_back" } else { "" };
    match letter {
        Letter::Step { step, inverse } => format!("step::{}(", step.function(inverse)),
        Letter::Row(register) => format!("rows.visit({register:?}, "),
        Letter::PoElsewhere { inverse } => format!("rows.po_elsewhere{}(", back(inverse)),
        Letter::FirstInView { view } => format!("native::first_in_view({}, ", views[view.index()]),
        Letter::ViewAtLocation { view, inverse } => {
            format!(
                "native::view_at_location{}({}, ",
                back(inverse),
                views[view.index()]
            )
        }
    }
}
