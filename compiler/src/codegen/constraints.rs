//! The methods of constraints.

use super::formula::{demand, demands};
use super::{Generator, automata, module_name, type_name, view_constant};
use codegen::Function;
use katec_checker::lowered::{Constraint, Guard, Role, Strategy, Table, Test};
use katec_checker::search::{Order, Start};

/// What is generated for a constraint.
pub struct Part {
    /// Its name in the model.
    pub name: String,
    /// Axiom or report.
    pub role: Role,
    /// Whether there is anything to check when an event is new.
    pub checked: bool,
    /// The method that checks it then.
    pub function: Function,
    /// The name of that method.
    method: String,
    /// The expression that checks it from scratch.
    pub definition: String,
}

impl Part {
    /// The call of the method.
    pub fn call(&self) -> String {
        format!("self.{}(graph, event)", self.method)
    }
}

impl Generator<'_> {
    /// The method of a constraint, and the types that it needs.
    pub fn constraint(&mut self, index: usize) -> Part {
        let lowered = self.lowered;
        let constraint = &lowered.constraints[index];
        let prefix = match constraint.role {
            Role::Axiom => "axiom",
            Role::Report(_) => "report",
        };
        let method = format!("{prefix}_{}", module_name(&constraint.name));
        let method = self.names.unique(&method);
        let checked = !matches!(constraint.strategy, Strategy::Always);
        let mut function = Function::new(&method);
        function.doc(doc(constraint));
        if checked {
            function
                .arg_mut_self()
                .arg("graph", "&Graph")
                .arg("event", "EventId");
            self.body(&mut function, constraint);
        }
        Part {
            name: constraint.name.clone(),
            role: constraint.role,
            checked,
            function,
            method,
            definition: self.definition(constraint),
        }
    }

    fn body(&mut self, function: &mut Function, constraint: &Constraint) {
        let axiom = constraint.role == Role::Axiom;
        function.ret(if axiom { "bool" } else { "Option<Offender>" });
        let needs = constraint.needs.iter().map(|test| self.no_event(test));
        let mut reasons: Vec<String> = needs.collect();
        reasons.extend(self.skipped(constraint));
        if !reasons.is_empty() {
            let skipped = reasons.join(" || ");
            let fine = if axiom { "true" } else { "None" };
            function.line(format!("if {skipped} {{ return {fine}; }}"));
        }
        if let Strategy::Ordered {
            non_atomic: true, ..
        } = constraint.strategy
        {
            let fine = if axiom { "true" } else { "None" };
            function.line(format!(
                "if !graph.may_be_non_atomic(event) {{ return {fine}; }}"
            ));
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
            Strategy::Always => ("true".to_string(), false),
            Strategy::Coherence { view, start } => {
                let (name, number) = self.view(*view);
                let start = start_path(*start);
                let call = format!("coherent(&{name}, {number}, {start}, graph, event)");
                (format!("self.tools.{call}"), false)
            }
            Strategy::ThreadCoherence => {
                let call = "coherence::coherent_in_thread(graph, event)";
                (call.to_string(), false)
            }
            Strategy::Acyclic { table, start } => {
                let name = self.automaton(constraint, "", table);
                let start = start_path(*start);
                let search = format!("self.tools.acyclic(&{name}, {start}, graph, event)");
                (search, false)
            }
            Strategy::Irreflexive { table, start } => {
                let name = self.automaton(constraint, "", table);
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
                let forward = self.automaton(constraint, "", forward);
                let backward = backward
                    .as_ref()
                    .map(|table| self.automaton(constraint, "Converse", table));
                let automata = match (walks, backward) {
                    (_, None) => format!("(&{forward}, None::<&{forward}>)"),
                    (false, Some(backward)) => format!("(&{forward}, Some(&{backward}))"),
                    (true, Some(backward)) => format!("(&{forward}, &{backward})"),
                };
                let call = match order {
                    None => {
                        let name = if *walks { "joined" } else { "pair" };
                        format!("{name}({automata}, graph, event)")
                    }
                    Some((view, Order { before, after })) => {
                        let name = if *walks {
                            "joined_unordered"
                        } else {
                            "unordered"
                        };
                        let (view, number) = self.view(*view);
                        format!(
                            "{name}({automata}, (&{view}, {number}), \
                             Order {{ before: {before}, after: {after} }}, graph, event)"
                        )
                    }
                };
                (format!("self.tools.{call}"), true)
            }
            Strategy::NoEvent(test) => {
                let condition = self.tests.condition(test, "graph.sets(*event)");
                let condition = condition.unwrap_or_else(|| "true".to_string());
                let find = format!(
                    "std::iter::once(event).chain(read_half(graph, event))\
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

    fn view(&self, view: usize) -> (String, String) {
        let name = self.views[view].clone();
        let number = view_constant(&name);
        (name, number)
    }

    /// A type for an automaton of a constraint.
    fn automaton(&mut self, constraint: &Constraint, suffix: &str, table: &Table) -> String {
        let name = type_name(&constraint.name) + suffix;
        let name = self.names.unique(&name);
        let doc = match suffix {
            "" => format!("The automaton of `{}`.", constraint.source),
            _ => "The automaton of the converse.".to_string(),
        };
        automata::automaton(&mut self.scope, &mut self.tests, &name, &doc, table);
        name
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
}

fn doc(constraint: &Constraint) -> String {
    format!(
        "`{}` ({})\n\n{}: {}.",
        constraint.source,
        constraint.place,
        constraint.strategy.name(),
        constraint.reason
    )
}

fn start_path(start: Start) -> String {
    format!("Start::{start:?}")
}
