//! What `katec build` prints about a model.

use katec_checker::builtin::{BuiltinSet, SetMask};
use katec_checker::lowered::{Letter, Strategy, Table, Test, Transition, ViewTable};
use katec_checker::model::{Grounded, LocalOrder, LocalStep};
use katec_checker::search::view::{Message, message_clock};
use katec_compiler::lower::LoweredModel;
use std::fmt::{Debug, Write};

/// The table of constraints and how they are checked.
pub fn strategies(model: &LoweredModel, verbose: bool) -> String {
    let lowered = model.tables();
    let constraints = &lowered.constraints;
    let width = |of: fn(&katec_checker::lowered::Constraint) -> &str| {
        constraints.iter().map(|c| of(c).len()).max().unwrap_or(0)
    };
    let (names, kinds) = (width(|c| &c.name), width(|c| c.strategy.name()));
    let mut text = String::new();
    if constraints.is_empty() {
        text.push_str(
            "there is no constraint: every execution is consistent, and those without cycles of po | rf are explored\n",
        );
    }
    for (id, constraint) in model.constraints() {
        let (name, kind) = (&constraint.name, constraint.strategy.name());
        let reason = model.explanation(id);
        let _ = writeln!(text, "{name:names$}  {kind:kinds$}  {reason}");
        if verbose {
            let _ = writeln!(text, "    {}: {}", constraint.place, constraint.source);
            if model.global_orders().contains(&id) {
                let edges = "po?;(tc | tj | sbr;po | po;sbr);po?";
                let _ = writeln!(text, "    a global order, so with the edges {edges}");
            }
            for needed in &constraint.needs {
                let sets = test(needed);
                let _ = writeln!(text, "    only if there is an event of {sets}");
            }
            for (side, table) in automata(&constraint.strategy) {
                let transitions: usize = table.transitions.iter().map(Vec::len).sum();
                let states = count(table.transitions.len(), "state");
                let transitions = count(transitions, "transition");
                let _ = writeln!(text, "    {side}{states}, {transitions}");
            }
        }
    }
    if verbose {
        let _ = writeln!(
            text,
            "po: with creation and join of threads and rounds of barriers"
        );
        let _ = writeln!(text, "read-modify-writes: {}", atomicity(model));
        for view in &lowered.views {
            let states = count(view.joins.len(), "state");
            let _ = writeln!(text, "clock of {}: {states}", view.name);
        }
    }
    text
}

/// How executions are explored under a model, and why: `None` if none has a cycle of `po | rf`, and
/// otherwise in which programs nothing depends on itself.
pub fn exploration(grounded: Option<Grounded>) -> &'static str {
    match grounded {
        None => "step by step, since no consistent execution has a cycle of po | rf",
        Some(Grounded::Always) => {
            "step by step; executions with cycles of po | rf by katec check, with pending reads, since nothing in them depends on itself"
        }
        Some(Grounded::Updates) => {
            "step by step; executions with cycles of po | rf by katec check, with pending reads, since nothing in them depends on itself; by candidates in litmus tests with compare-exchanges, where that is not proved"
        }
        Some(Grounded::Accesses) => {
            "step by step; executions with cycles of po | rf by katec check, with pending reads, since nothing in them depends on itself; by candidates in litmus tests with read-modify-writes, where that is not proved"
        }
        Some(Grounded::Unknown) => {
            "step by step; executions with cycles of po | rf by katec check, by candidates in litmus tests, since it is not proved that nothing in them depends on itself, and with pending reads in other programs"
        }
    }
}

/// When executions without cycles of `po | rf` rule out those with cycles, if threads do things in
/// this order.
pub fn ruling_out(order: Option<LocalOrder>) -> String {
    let Some(order) = order else {
        return "never ruled out, since dependencies and rfe are not seen to have no cycle"
            .to_string();
    };
    let steps = order.steps().map(|step| format!(", {}", local_step(step)));
    let steps: String = steps.collect();
    format!(
        "ruled out where every write and decision of a thread comes after its earlier reads by \
         addr, data, ctrl{steps}"
    )
}

/// A kind of steps as it is written in models.
fn local_step(step: LocalStep) -> &'static str {
    match step {
        LocalStep::Update => "rmw",
        LocalStep::Acquire => "[R & ACQ];po;[M]",
        LocalStep::Release => "[R];po;[W & REL]",
        LocalStep::AcquireFence => "[R];po;[F & ACQ];po;[M]",
        LocalStep::ReleaseFence => "[R];po;[F & REL];po;[M]",
        LocalStep::ScFence => "[R];po;[F & SC];po;[M]",
    }
}

/// Who says that read-modify-writes are atomic.
fn atomicity(model: &LoweredModel) -> &'static str {
    match (
        model.states_atomicity(),
        model.tables().character.split_updates,
    ) {
        (true, _) => "atomic, as the model says",
        (false, false) => {
            "atomic, because exploration keeps them so; the model does not say it (--no-atomicity leaves it to the model)"
        }
        (false, true) => "atomic only as far as the model says",
    }
}

/// A number of things, in words.
fn count(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

fn automata(strategy: &Strategy) -> impl Iterator<Item = (&'static str, &Table)> {
    ["", "converse: "].into_iter().zip(strategy.tables())
}

/// The lowered form as text.
pub fn tables(model: &LoweredModel) -> String {
    let lowered = model.tables();
    let mut text = String::new();
    for view in &lowered.views {
        let _ = writeln!(text, "clock {}: {}", view.clock.0, view.name);
        view_table(&mut text, view);
    }
    for (id, constraint) in model.constraints() {
        let (name, kind) = (&constraint.name, constraint.strategy.name());
        let _ = writeln!(text, "{name}: {kind}, {}", model.explanation(id));
        for (side, table) in automata(&constraint.strategy) {
            if !side.is_empty() {
                let _ = writeln!(text, "  {side}");
            }
            automaton(&mut text, table);
        }
        let demands = with_numbers(&constraint.definition.demands);
        let _ = writeln!(text, "  from scratch: {demands}");
    }
    for (register, operation) in lowered.formula.operations.iter().enumerate() {
        let _ = writeln!(text, "{register} = {}", with_numbers(operation));
    }
    text
}

/// What mentions registers, with their numbers alone.
fn with_numbers(what: &impl Debug) -> String {
    let text = format!("{what:?}");
    let mut parts = text.split("Register(");
    let before = parts.next().unwrap_or_default().to_string();
    parts.fold(before, |text, part| text + &part.replacen(')', "", 1))
}

fn view_table(text: &mut String, view: &ViewTable) {
    for state in 0..view.joins.len() {
        let joins = if view.joins[state] {
            ", clocks joined"
        } else {
            ""
        };
        let starts = test(&view.starts[state]);
        let reaches = test(&view.reaches[state]);
        let _ = writeln!(text, "  state {state}: from {starts}, to {reaches}{joins}");
        for transition in &view.stable[state] {
            step(text, transition, &transition.to.0.to_string());
        }
        for transition in &view.reading[state] {
            step(text, transition, &format!("message {}", transition.to.0));
        }
    }
    for (message, states) in (0..).map(Message).zip(&view.messages) {
        let clock = message_clock(view.clock, message);
        let states = states
            .iter()
            .map(|(sets, state)| format!("{} -> {}", test(sets), state.0));
        let states = states.collect::<Vec<_>>().join(", ");
        let (message, clock) = (message.0, clock.0);
        let _ = writeln!(text, "  message {message}, clock {clock}: {states}");
    }
}

fn automaton(text: &mut String, table: &Table) {
    for (state, transitions) in table.transitions.iter().enumerate() {
        let (begins, ends) = (test(&table.begins[state]), test(&table.ends[state]));
        let _ = writeln!(text, "  state {state}: begins {begins}, ends {ends}");
        for transition in transitions {
            step(text, transition, &transition.to.0.to_string());
        }
    }
}

fn step<To>(text: &mut String, transition: &Transition<To>, target: &str) {
    let letter = match transition.letter {
        Letter::Step { step, inverse } => step.function(inverse).to_string(),
        Letter::Row(register) => format!("matrix {}", register.0),
        Letter::PoElsewhere { inverse } => format!("po \\ loc{}", converse(inverse)),
        Letter::FirstInView { view } => format!("clock {} (first of each thread)", view.index()),
        Letter::ViewAtLocation { view, inverse } => {
            format!("clock {} & loc{}", view.index(), converse(inverse))
        }
    };
    let (before, after) = (test(&transition.before), test(&transition.after));
    let _ = writeln!(text, "    {before} {letter} {after} -> {target}");
}

fn converse(inverse: bool) -> &'static str {
    if inverse { " backwards" } else { "" }
}

fn test(test: &Test) -> String {
    if test.is_all() {
        return "[_]".to_string();
    }
    let names = |sets: SetMask, not: &'static str| {
        let names = sets.iter().map(BuiltinSet::name);
        names.map(|name| format!("{not}{name}")).collect::<Vec<_>>()
    };
    let cubes = test.0.iter().map(|cube| {
        let mut parts = names(cube.required, "");
        parts.extend(names(cube.forbidden, "~"));
        parts.join(" & ")
    });
    format!("[{}]", cubes.collect::<Vec<_>>().join(" | "))
}
