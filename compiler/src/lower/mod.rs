//! Lowering: for each constraint the cheapest way to check it that is exact.
//!
//! The result is the table form of the checker ([`katec_checker::lowered`]); code generation starts
//! from it too. The strategies, the cheapest first:
//!
//! 1. *by construction*: what exploration never breaks, acyclicity of causal relations and
//!    atomicity, and what follows from another axiom (`implied`);
//! 2. *vector clock*: coherence over, and inclusion in, a relation that is kept as a clock
//!    (`views`);
//! 3. *search* of graph x automaton from the newest event (`strategy`). What is not regular in it
//!    is a letter that is computed as a bit matrix (`formulas`);
//! 4. *bit matrices* for the whole constraint.
//!
//! Nothing is approximated. What a strategy needs is established by inclusion of automata, never
//! assumed; where that fails, the next strategy is taken. The last one always works.

mod clock_letters;
mod demands;
mod formulas;
mod halves;
mod implied;
mod local;
mod needs;
mod patterns;
mod reason;
mod redundant;
mod strategy;
mod tables;
mod views;

use crate::automata::{Alphabet, AutomatonError, Builder, CheckAutomaton, Nfa, Steps, Test, dot};
use crate::evaluate::Plan;
use crate::model::{self, ConstraintId, Expr, ExprId, Model};
use crate::pipeline::Prepared;
use crate::recognise::{Recognised, is_atomicity};
use crate::requirements::{Properties, is_judged_at_end};
pub use demands::Demands;
pub use reason::{Implied, Reason, Reasons};
pub use redundant::without_redundant_transitions;

use demands::Part;
use formulas::Formulas;
use implied::Known;
use katec_checker::builtin::BuiltinSet;
use katec_checker::lowered::{self, Among, Constraint, Guard, Lowered, Range, Role, Strategy};
use katec_checker::model::{Character, Severity};
use katec_checker::search::Start;
use katec_checker::search::formula::{Definition, Demand};
use patterns::Patterns;
use strategy::{Choice, Chooser};
use tables::Fenced;
use views::ViewFinder;

/// A model with the decision how each of its constraints is checked: the last stage of
/// [`crate::pipeline`].
///
/// The decision is taken here and nowhere else: what is printed about it, drawn of it, and made of
/// it are the same.
pub struct LoweredModel {
    decided: Decided,
    global_orders: Vec<ConstraintId>,
    states_atomicity: bool,
    tables: Lowered,
}

impl LoweredModel {
    /// Decides for a model. Only [`crate::pipeline::Admitted::lower`] does.
    pub(crate) fn new(prepared: &Prepared, character: Character) -> Self {
        let global_orders = prepared.global_orders().collect();
        let decided = Decided::new(prepared);
        Self {
            tables: Lowered {
                character,
                ..decided.tables()
            },
            decided,
            global_orders,
            states_atomicity: prepared.states_atomicity(),
        }
    }

    /// The title of the model, if it has one.
    pub fn title(&self) -> Option<&str> {
        self.decided.model.title.as_deref()
    }

    /// The table form.
    pub fn tables(&self) -> &Lowered {
        &self.tables
    }

    /// The table form alone.
    pub fn into_tables(self) -> Lowered {
        self.tables
    }

    /// The constraints that got the synchronisation of threads and barriers as edges of their own.
    pub fn global_orders(&self) -> &[ConstraintId] {
        &self.global_orders
    }

    /// Whether an axiom says that all read-modify-writes are atomic.
    pub fn states_atomicity(&self) -> bool {
        self.states_atomicity
    }

    /// Why a constraint is checked the way it is.
    pub fn reasons(&self, constraint: ConstraintId) -> &Reasons {
        &self.decided.decisions[constraint.index()].reasons
    }

    /// The same in a few words.
    pub fn explanation(&self, constraint: ConstraintId) -> String {
        let lowered = &self.tables.constraints[constraint.index()];
        self.reasons(constraint).words(&self.tables, lowered)
    }

    /// The constraints with their ids.
    pub fn constraints(&self) -> impl Iterator<Item = (ConstraintId, &Constraint)> {
        let numbered = self.tables.constraints.iter().enumerate();
        numbered.map(|(index, constraint)| (ConstraintId::new(index), constraint))
    }

    /// The automata of all constraints as DOT graphs.
    pub fn drawings(&self) -> String {
        self.decided.drawings()
    }
}

/// What was decided about a model.
struct Decided {
    model: Recognised,
    patterns: Patterns,
    properties: Properties,
    plan: Plan,
    /// The alphabet of all automata, or why there are none.
    alphabet: Result<Alphabet, AutomatonError>,
    views: ViewFinder,
    ranges: Vec<Range>,
    decisions: Vec<Decision>,
    /// Whether exploration does not keep read-modify-writes atomic.
    splits_updates: bool,
}

/// What was decided about a constraint.
struct Decision {
    choice: Choice,
    reasons: Reasons,
    /// The automata of what the constraint says, if they are small enough. Those that it is checked
    /// by are among them.
    automaton: Option<CheckAutomaton>,
    /// What it is not checked without, if that must be evaluated.
    guard: Option<ExprId>,
    /// For each of these tests: if no event passes, the constraint holds anyway.
    needs: Vec<Test>,
}

impl Decided {
    fn new(prepared: &Prepared) -> Self {
        // The clock of a wait at a barrier is computed when the wait comes, and what is before the
        // other members of its round is before it only once the round is closed. That makes no
        // difference to events behind the wait, whose clocks are computed later, and so none to
        // models that do not look at waits.
        let mut views = ViewFinder::new(!prepared.mentions_barriers());
        let mut model = prepared.recognised().clone();
        let injected: Vec<ConstraintId> = prepared.global_orders().collect();
        let patterns = Patterns::new(model.extend(), &injected);
        let roots = roots(model.extend(), &patterns);
        let plan = Plan::new(&model, roots.iter().copied());
        let properties = Properties::new(&model);
        let mut ranges = Vec::new();
        let alphabet = Alphabet::new(&model, roots);
        let decisions = match &alphabet {
            Ok(alphabet) => {
                let known = Known {
                    model: &model,
                    alphabet,
                    properties: &properties,
                };
                decisions(known, &patterns, &mut views, &mut ranges)
            }
            Err(error) => {
                let matrices = |constraint: &model::Constraint| Decision {
                    choice: match is_atomicity(&model, constraint) {
                        true => Choice::NotChecked,
                        false => Choice::Matrices,
                    },
                    reasons: Reason::NoAutomaton(error.clone()).into(),
                    automaton: None,
                    guard: constraint.unless_empty,
                    needs: Vec::new(),
                };
                model.constraints.iter().map(matrices).collect()
            }
        };
        let mut decisions = decisions;
        if prepared.splits_updates() {
            let decided = model.constraints.iter().zip(&mut decisions);
            for (_, decision) in decided.filter(|(c, _)| is_atomicity(&model, c)) {
                decision.reasons = Reason::AtomicityAtEnd.into();
            }
        }
        Self {
            model,
            patterns,
            properties,
            plan,
            alphabet,
            views,
            ranges,
            decisions,
            splits_updates: prepared.splits_updates(),
        }
    }

    fn drawings(&self) -> String {
        let Ok(alphabet) = &self.alphabet else {
            return String::new();
        };
        let mut text = String::new();
        for (constraint, decision) in self.model.constraints.iter().zip(&self.decisions) {
            for (side, nfa) in decision.automaton.iter().flat_map(CheckAutomaton::automata) {
                let name = [constraint.name.as_str(), side].join(" ");
                let drawn = dot::draw(name.trim(), &self.model, alphabet, nfa);
                text.push_str(&drawn);
            }
        }
        text
    }

    /// The table form.
    fn tables(&self) -> Lowered {
        let model = &self.model;
        let mut formulas = Formulas::new(model, &self.plan, &self.views.by_definition());
        let decided = model.constraints.iter().zip(&self.decisions);
        let constraints = decided
            .map(|(constraint, decision)| {
                let strategy = self.strategy(&mut formulas, &decision.choice, constraint.role);
                Constraint {
                    name: constraint.name.clone(),
                    source: model.statement(constraint.span),
                    place: model.file_and_line(constraint.span),
                    role: role(constraint.role),
                    at_end: is_judged_at_end(model, &self.properties, constraint),
                    guard: decision.guard.map(|guard| self.guard(&formulas, guard)),
                    needs: self.needs(decision),
                    strategy,
                    definition: self.definition(&formulas, constraint),
                }
            })
            .collect();
        let mut lowered = Lowered {
            formula: formulas.into_formula(),
            constraints,
            notes: model.notes(),
            needs_dependencies: self.plan.uses_dependencies(model),
            uses_thread_ends: self.plan.uses_thread_ends(model),
            views: self.views.tables().to_vec(),
            ranges: self.ranges.clone(),
            character: Character::default(),
        };
        formulas::prune(&mut lowered);
        lowered
    }
}

fn role(role: model::Role) -> Role {
    match role {
        model::Role::Axiom => Role::Axiom,
        model::Role::Error => Role::Report(Severity::Error),
        model::Role::Warning => Role::Report(Severity::Warning),
    }
}

/// All expressions that lowering looks at.
fn roots(model: &mut Model, patterns: &Patterns) -> Vec<ExprId> {
    let mut roots = Vec::new();
    for index in 0..model.constraints.len() {
        let constraint = &model.constraints[index];
        roots.extend(constraint.check.operands().chain(constraint.unless_empty));
        if let model::Check::Coherence(relation) = constraint.check {
            roots.push(model.intern(Expr::Sequence(relation, patterns.coherence)));
        }
    }
    roots
}

/// How each constraint is to be checked, and why. All views are found here.
fn decisions(
    known: Known<'_>,
    patterns: &Patterns,
    views: &mut ViewFinder,
    ranges: &mut Vec<Range>,
) -> Vec<Decision> {
    let Known {
        model,
        alphabet,
        properties,
    } = known;
    let mut builder = Builder::new(model, alphabet, Steps::Immediate);
    let mut chooser = Chooser::new(model, patterns, properties, &mut builder, views, ranges);
    let constraints = &model.constraints;
    let decisions = constraints
        .iter()
        .map(|constraint| chooser.decide(constraint));
    let mut decisions: Vec<_> = decisions.collect();
    chooser.join_ranges();
    implied::leave_out(known, &mut decisions);
    clock_letters::use_clocks(model, alphabet, views, &mut decisions);
    decisions
}

impl Decided {
    fn strategy(
        &self,
        formulas: &mut Formulas<'_>,
        choice: &Choice,
        role: model::Role,
    ) -> Strategy {
        let Ok(alphabet) = &self.alphabet else {
            return Strategy::Matrices;
        };
        let none = Fenced::default();
        let mut table = |nfa: &Nfa, empty, fenced: &Fenced| {
            tables::table(&self.model, alphabet, formulas, nfa, empty, fenced)
        };
        match choice {
            Choice::NotChecked => Strategy::NotChecked,
            Choice::Coherence { clock, bounded } => Strategy::Coherence {
                clock: *clock,
                bounded: *bounded,
            },
            Choice::Acyclic {
                round,
                reflexive,
                start,
            } => {
                let fenced = Fenced::new(alphabet, round);
                let table = table(round, *reflexive, &fenced);
                // What is tested of a read half may change when its thread ends.
                let start = match *start {
                    Start::NoHalf if self.plan.uses_thread_ends(&self.model) => Start::Newest,
                    start => start,
                };
                Strategy::Acyclic {
                    start: tables::start(start, &table, role),
                    table,
                }
            }
            Choice::Irreflexive { nfa, start } => {
                let table = table(nfa, nfa.empty_word(), &none);
                Strategy::Irreflexive {
                    start: tables::start(*start, &table, role),
                    table,
                }
            }
            Choice::Ordered { left, order, walks } => {
                let folded = (!walks).then(|| tables::folded(alphabet, left));
                let left = folded.as_ref().unwrap_or(left);
                let converse = tables::converse(&self.model, left);
                let symmetric = !walks && tables::is_same(left, &converse, alphabet);
                let forward = table(left, left.empty_word(), &none);
                Strategy::Ordered {
                    among: match walks {
                        true => Among::All,
                        false => tables::among(&forward),
                    },
                    forward,
                    backward: (!symmetric).then(|| table(&converse, left.empty_word(), &none)),
                    order: *order,
                    walks: *walks,
                }
            }
            Choice::NoEvent(test) => Strategy::NoEvent(tables::test(alphabet, *test)),
            Choice::Matrices => Strategy::Matrices,
        }
    }

    /// The tests that are worth being made. Repetitions pass an event where words begin and end, so
    /// they need one.
    fn needs(&self, decision: &Decision) -> Vec<lowered::Test> {
        let Ok(alphabet) = &self.alphabet else {
            return Vec::new();
        };
        let mut needs = decision.needs.clone();
        if let Choice::Acyclic {
            round, reflexive, ..
        } = &decision.choice
        {
            let hub = round.hub().or(*reflexive);
            needs.retain(|need| !hub.implies(*need));
            if !needs.iter().any(|need| need.implies(hub)) {
                needs.insert(0, hub);
            }
        }
        // Every program has accesses.
        let initial = alphabet.set(BuiltinSet::Iw).unwrap_or_default();
        let accesses = alphabet.set(BuiltinSet::M).unwrap_or(alphabet.all());
        needs.retain(|need| !accesses.implies(need.or(initial)));
        let tests = needs.into_iter().map(|need| tables::test(alphabet, need));
        tests.collect()
    }

    fn guard(&self, formulas: &Formulas<'_>, guard: ExprId) -> Guard {
        let alphabet = self.alphabet.as_ref().ok();
        let test = alphabet.and_then(|alphabet| tables::set_test(alphabet, guard));
        let demand = || Guard::Holds(Demand::Empty(formulas.plain(guard)));
        test.map_or_else(demand, Guard::NoEvent)
    }

    /// What a constraint says, on matrices.
    fn definition(&self, formulas: &Formulas<'_>, constraint: &model::Constraint) -> Definition {
        if !self.splits_updates && is_atomicity(&self.model, constraint) {
            return Definition::default();
        }
        let demands = demands::demands(constraint.check, |part| match part {
            Part::Plain(id) => formulas.plain(id),
            Part::BeforeCoherence(id) => {
                let whole = Expr::Sequence(id, self.patterns.coherence);
                let whole = self.model.interned(whole);
                formulas.plain(whole.expect("what constraints need is interned"))
            }
        });
        Definition {
            demands,
            negated: constraint.negated,
        }
    }
}
