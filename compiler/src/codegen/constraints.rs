//! The methods of constraints.

use super::formula::{demand, demands};
use super::{Generator, automata, clock_constant, module_name, type_name};
use crate::model::ConstraintId;
use codegen::Function;
use katec_checker::builtin::SetMask;
use katec_checker::lowered::{
    Among, Clock, Constraint, Guard, Letter, Role, Strategy, Table, Test, ViewId,
};
use katec_checker::search::{Cube, Start};

/// What is generated for a constraint.
pub struct Part {
    /// Its name in the model.
    pub name: String,
    /// Axiom or report.
    pub role: Role,
    /// Whether it is judged in complete executions only.
    pub at_end: bool,
    /// Whether there is anything to check when an event is new.
    pub checked: bool,
    /// Whether sets or matrices are computed for that.
    pub computes: bool,
    /// That there is nothing to find, if the graph can tell at once.
    pub impossible: Option<&'static str>,
    /// The method that checks it then.
    pub function: Function,
    /// The name of that method.
    method: String,
    /// The expression that checks it from scratch.
    pub definition: String,
    /// The expression that finds what breaks it from scratch.
    pub offender: String,
}

impl Part {
    /// The call of the method.
    pub fn call(&self) -> String {
        format!("self.{}(graph, event)", self.method)
    }
}

impl Generator<'_> {
    /// The method of a constraint, and the types that it needs.
    pub fn constraint(&mut self, id: ConstraintId, constraint: &Constraint) -> Part {
        let prefix = match constraint.role {
            Role::Axiom => "axiom",
            Role::Report(_) => "report",
        };
        let method = format!("{prefix}_{}", module_name(&constraint.name));
        let method = self.names.unique(&method);
        let checked = !matches!(constraint.strategy, Strategy::NotChecked);
        let mut function = Function::new(&method);
        function.doc(doc(constraint, &self.model.explanation(id)));
        if checked {
            // The matrices of an axiom are of the whole graph.
            let whole =
                constraint.role == Role::Axiom && matches!(constraint.strategy, Strategy::Matrices);
            function
                .arg_mut_self()
                .arg("graph", "&Graph")
                .arg(if whole { "_" } else { "event" }, "EventId");
            self.body(&mut function, constraint);
        }
        Part {
            name: constraint.name.clone(),
            role: constraint.role,
            at_end: constraint.at_end,
            checked,
            computes: computes(constraint),
            impossible: match constraint.strategy {
                Strategy::Ordered { among, .. } => no_pairs(among),
                _ => None,
            },
            function,
            method,
            definition: self.definition(constraint),
            offender: self.offender(constraint),
        }
    }

    fn body(&mut self, function: &mut Function, constraint: &Constraint) {
        let axiom = constraint.role == Role::Axiom;
        function.ret(if axiom { "bool" } else { "Option<Offender>" });
        let needs = constraint.needs.iter();
        let needs = needs.filter_map(|test| self.no_event_seen(test));
        let mut reasons: Vec<String> = needs.collect();
        reasons.extend(self.skipped(constraint));
        if !reasons.is_empty() {
            let skipped = reasons.join(" || ");
            let fine = if axiom { "true" } else { "None" };
            function.line(format!("if {skipped} {{ return {fine}; }}"));
        }
        if let Strategy::Ordered { among, .. } = constraint.strategy
            && let Some(impossible) = no_pairs(among)
        {
            let fine = if axiom { "true" } else { "None" };
            function.line(format!("if {impossible} {{ return {fine}; }}"));
        }
        let (expression, finds) = self.check(constraint);
        function.line(match (axiom, finds) {
            (true, false) | (false, true) => expression,
            (true, true) => format!("{expression}.is_none()"),
            (false, false) => format!("(!({expression})).then_some((event, None))"),
        });
    }

    /// The check of a constraint, and whether it finds an offender (or else says whether it holds).
    fn check(&mut self, constraint: &Constraint) -> (String, bool) {
        match &constraint.strategy {
            Strategy::NotChecked => ("true".to_string(), false),
            Strategy::Coherence { clock, bounded } => {
                let what = if *bounded { "choice_agrees" } else { "agrees" };
                let call = match clock {
                    Clock::Causal => format!("{what}_causally(graph, event)"),
                    Clock::View(view) => {
                        let (name, clock) = self.view(*view);
                        format!("{what}(&{name}, {clock}, graph, event)")
                    }
                };
                (format!("coherence::{call}"), false)
            }
            Strategy::Acyclic { table, start } => {
                let name = self.automaton(constraint, &searched(constraint), table);
                let start = start_path(*start);
                let search = format!("self.tools.acyclic(&{name}, {start}, graph, event)");
                (search, false)
            }
            Strategy::Irreflexive { table, start } => {
                let name = self.automaton(constraint, &searched(constraint), table);
                let start = start_path(*start);
                let search = format!("self.tools.irreflexive(&{name}, {start}, graph, event)");
                (search, false)
            }
            Strategy::Ordered {
                forward,
                backward,
                order,
                walks,
                ..
            } => {
                let (paired, joined) = match (walks, backward) {
                    (true, Some(backward)) => {
                        let forward = self.automaton(constraint, &searched(constraint), forward);
                        let doc = format!("The automaton of the converse of [`{forward}`].");
                        let backward = self.automaton(constraint, &doc, backward);
                        (format!("(&{forward}, &{backward})"), true)
                    }
                    _ => {
                        let name = self.pairs(constraint, (forward, backward.as_ref()));
                        (format!("&{name}"), false)
                    }
                };
                let call = match order {
                    None => {
                        let name = if joined { "joined" } else { "pair" };
                        format!("{name}({paired}, graph, event)")
                    }
                    Some((view, order)) => {
                        let name = if joined {
                            "joined_unordered"
                        } else {
                            "unordered"
                        };
                        let (view, clock) = self.view(*view);
                        format!(
                            "{name}({paired}, (&{view}, {clock}), Order::{order:?}, graph, event)"
                        )
                    }
                };
                (format!("self.tools.{call}"), true)
            }
            Strategy::NoEvent(test) => {
                let condition = self.tests.condition(test, "graph.sets(*event)");
                let condition = condition.unwrap_or_else(|| "true".to_string());
                let find = format!(
                    "all_new(graph, event)\
                     .find(|event| {condition}).map(|event| (event, None))"
                );
                (find, true)
            }
            Strategy::Matrices => {
                let definition = &constraint.definition;
                let demands = demands(&definition.demands);
                let negated = definition.negated;
                if constraint.role == Role::Axiom {
                    let call = format!("self.tools.holds({demands}, {negated}, graph)");
                    (call, false)
                } else {
                    let call = format!("self.tools.broken({demands}, {negated}, graph, event)");
                    (call, true)
                }
            }
        }
    }

    fn view(&self, view: ViewId) -> (String, String) {
        let name = self.views[view.index()].clone();
        let clock = clock_constant(&name);
        (name, clock)
    }

    /// A type for an automaton of a constraint.
    fn automaton(&mut self, constraint: &Constraint, doc: &str, table: &Table) -> String {
        let name = self.names.unique(&type_name(&constraint.name));
        let views = self.view_arguments();
        let automaton = automata::automaton(&mut self.tests, &views, &name, table);
        self.scope.new_struct(&name).doc(doc).derive("Debug");
        self.scope.push_impl(automaton);
        name
    }

    /// A type for the pairs of a constraint.
    fn pairs(&mut self, constraint: &Constraint, tables: (&Table, Option<&Table>)) -> String {
        let name = self.names.unique(&type_name(&constraint.name));
        let views = self.view_arguments();
        let pairs = automata::pairs(&mut self.tests, &views, &name, tables);
        let doc = format!("The pairs of `{}`.", constraint.source);
        self.scope.new_struct(&name).doc(&doc).derive("Debug");
        self.scope.push_impl(pairs);
        name
    }

    /// For each view the arguments that stand for it.
    fn view_arguments(&self) -> Vec<String> {
        let views = self.views.iter();
        views
            .map(|view| format!("&{view}, {}", clock_constant(view)))
            .collect()
    }

    /// When a constraint need not be checked because of its guard.
    fn skipped(&mut self, constraint: &Constraint) -> Option<String> {
        Some(match constraint.guard.as_ref()? {
            Guard::NoEvent(test) => self.no_event(test),
            Guard::Holds(guard) => format!("self.tools.meets({}, graph)", demand(*guard)),
        })
    }

    /// That no event of the graph passes a test.
    fn no_event(&mut self, test: &Test) -> String {
        let condition = self.tests.condition(test, "graph.sets(event)");
        let condition = condition.unwrap_or_else(|| "true".to_string());
        format!("!graph.events().any(|event| {condition})")
    }

    /// That no event of the graph passes a test, as far as the sets that there are events in can
    /// tell.
    fn no_event_seen(&mut self, test: &Test) -> Option<String> {
        let required = test.0.iter().map(|cube| Cube {
            forbidden: SetMask::EMPTY,
            ..*cube
        });
        let required = Test(required.collect());
        let condition = self.tests.condition(&required, "graph.all_sets()")?;
        Some(match required.0.len() {
            1 => format!("!{condition}"),
            _ => format!("!({condition})"),
        })
    }

    fn definition(&mut self, constraint: &Constraint) -> String {
        let definition = &constraint.definition;
        let holds = format!(
            "self.tools.holds({}, {}, graph)",
            demands(&definition.demands),
            definition.negated
        );
        match self.skipped(constraint) {
            None => holds,
            Some(skipped) => format!("({skipped} || {holds})"),
        }
    }

    fn offender(&mut self, constraint: &Constraint) -> String {
        let definition = &constraint.definition;
        let broken = format!(
            "self.tools.broken({}, {}, graph, event)",
            demands(&definition.demands),
            definition.negated
        );
        match self.skipped(constraint) {
            None => broken,
            Some(skipped) => format!("if {skipped} {{ None }} else {{ {broken} }}"),
        }
    }
}

/// Whether sets or matrices are computed when a constraint is checked.
fn computes(constraint: &Constraint) -> bool {
    let has_rows = |table: &Table| {
        let mut transitions = table.transitions.iter().flatten();
        transitions.any(|t| matches!(t.letter, Letter::Row(_)))
    };
    matches!(constraint.guard, Some(Guard::Holds(_)))
        || matches!(constraint.strategy, Strategy::Matrices)
        || constraint.strategy.tables().any(has_rows)
}

/// That an event can be in no pair.
fn no_pairs(among: Among) -> Option<&'static str> {
    match among {
        Among::All => None,
        Among::NonAtomic => Some("!graph.may_be_non_atomic(event)"),
        Among::Objects => Some("graph.objects().is_empty()"),
    }
}

fn doc(constraint: &Constraint, explanation: &str) -> String {
    format!(
        "`{}` ({})\n\n{}: {explanation}.",
        constraint.source,
        constraint.place,
        constraint.strategy.name()
    )
}

fn searched(constraint: &Constraint) -> String {
    format!("The automaton of `{}`.", constraint.source)
}

fn start_path(start: Start) -> String {
    format!("Start::{start:?}")
}
