//! Lowering: for each constraint the cheapest way to check it that is exact.
//!
//! The result is the table form of the checker ([`katec_checker::lowered`]); code generation starts from it too. The strategies, the
//! cheapest first:
//!
//! 1. *by construction*: what exploration never breaks, acyclicity of causal relations and atomicity, and what follows from another axiom
//!    (`implied`);
//! 2. *vector clock*: coherence over, and inclusion in, a relation that is kept as a clock (`views`);
//! 3. *search* of graph x automaton from the newest event (`strategy`). What is not regular in it is a letter that
//!    is computed as a bit matrix (`formulas`);
//! 4. *bit matrices* for the whole constraint.
//!
//! Nothing is approximated. What a strategy needs is established by inclusion of automata, never assumed; where that fails, the
//! next strategy is taken. The last one always works.

mod formulas;
mod implied;
mod local;
mod shorten;
mod strategy;
mod tables;
mod views;

use crate::automata::{Alphabet, Builder, Nfa, Steps};
use crate::evaluate::Plan;
use crate::model::{self, Expr, ExprId, Model, Span};
use crate::{reference, synchronise};
use formulas::Formulas;
use katec_checker::builtin::BuiltinRelation::{self, Co, Fr, Po, PoLoc, Rf, Rfe};
use katec_checker::builtin::BuiltinSet;
use katec_checker::lowered::{Constraint, Guard, Lowered, Range, Role, Strategy};
use katec_checker::model::Severity;
use katec_checker::search::Start;
use katec_checker::search::formula::{Definition, Demand};
use strategy::{Choice, Chooser};
use views::ViewFinder;

/// Lowers a model. Fails with the declared name if a constraint mentions one: such a name has no meaning on executions.
pub fn lower(mut model: Model) -> Result<Lowered, String> {
    let sees_waits = mentions_barriers(&model);
    let injected = synchronise::inject(&mut model);
    let helpers = Helpers::new(&mut model, &injected);
    let roots = roots(&mut model, &helpers);
    let plan = Plan::new(&model, roots.iter().copied());
    if let Some(name) = plan.declared_name(&model) {
        return Err(format!(
            "`{name}` is only declared, so a constraint on executions cannot use it"
        ));
    }
    let mut lowering = Lowering {
        model: &model,
        helpers: &helpers,
        views: ViewFinder::new(!sees_waits),
        ranges: Vec::new(),
    };
    let alphabet = Alphabet::new(&model, roots);
    let choices = match &alphabet {
        Ok(alphabet) => lowering.choices(alphabet),
        Err(error) => {
            let matrices = || (Choice::Matrices, error.to_string());
            model.constraints.iter().map(|_| matrices()).collect()
        }
    };
    let mut formulas = Formulas::new(&model, &plan, &lowering.views.by_definition());
    let constraints = model.constraints.iter().zip(choices);
    let constraints = constraints
        .map(|(constraint, (choice, reason))| {
            let strategy = match &alphabet {
                Ok(alphabet) => lowering.strategy(alphabet, &mut formulas, choice),
                Err(_) => Strategy::Matrices,
            };
            let guard = constraint
                .unless_empty
                .map(|guard| lowering.guard(alphabet.as_ref().ok(), &formulas, guard));
            Constraint {
                name: constraint.name.clone(),
                source: source(&model, constraint.span),
                place: place(&model, constraint.span),
                role: role(constraint.role),
                guard,
                strategy,
                reason,
                definition: lowering.definition(&formulas, constraint),
            }
        })
        .collect();
    let mut lowered = Lowered {
        views: lowering.views.into_tables(),
        formula: formulas.into_formula(),
        ranges: lowering.ranges,
        constraints,
        needs_dependencies: plan.uses_dependencies(&model),
        uses_thread_ends: plan.uses_thread_ends(&model),
    };
    formulas::prune(&mut lowered);
    Ok(lowered)
}

fn role(role: model::Role) -> Role {
    match role {
        model::Role::Axiom => Role::Axiom,
        model::Role::Error => Role::Report(Severity::Error),
        model::Role::Warning => Role::Report(Severity::Warning),
    }
}

/// Whether a model itself speaks of waits at barriers.
///
/// The clock of a wait is computed when the wait comes, and what is before the other members of its round is before it only once the
/// round is closed. That makes no difference to events behind the wait, whose clocks are computed later, and so none to models that
/// do not look at waits.
fn mentions_barriers(model: &Model) -> bool {
    let barriers = [
        Expr::Set(BuiltinSet::B),
        Expr::Relation(BuiltinRelation::Sbr),
    ];
    barriers.into_iter().any(|e| model.interned(e).is_some())
}

/// All expressions that lowering looks at.
fn roots(model: &mut Model, helpers: &Helpers) -> Vec<ExprId> {
    let mut roots = Vec::new();
    for index in 0..model.constraints.len() {
        let constraint = &model.constraints[index];
        roots.extend(constraint.check.operands().chain(constraint.unless_empty));
        if let model::Check::Coherence(relation) = constraint.check {
            roots.push(model.intern(Expr::Sequence(relation, helpers.coherence)));
        }
    }
    roots
}

/// Expressions that automata are compared with.
struct Helpers {
    po: ExprId,
    po_loc: ExprId,
    /// `(po | rf)+`
    causal: ExprId,
    /// `co | fr | co;rf | fr;rf`: all of extended coherence but `rf`, which is causal.
    least_coherence: ExprId,
    /// `(rf | co | fr)+`
    coherence: ExprId,
    /// `(rf | co | fr)*`
    most_coherence: ExprId,
    /// `po-loc | rf | co | fr`
    thread_coherence: ExprId,
    /// `(po-loc | rf | co | fr)*`
    repeated_thread_coherence: ExprId,
    /// Only of models with an axiom that synchronisation between accesses was injected into.
    global: Option<GlobalOrder>,
}

/// What a global order contains that has more than coherence in common with the causal order.
struct GlobalOrder {
    /// `co | fr | rfe`
    communication: ExprId,
    /// `[M];(po | rfe)*;rfe;(po | rfe)*;[M]`
    external: ExprId,
    /// What was injected.
    crossing: ExprId,
}

impl GlobalOrder {
    fn new(model: &mut Model, injected: &[usize]) -> Option<Self> {
        if injected.is_empty() {
            return None;
        }
        let crossing = synchronise::synchronisation(model, true);
        let has_crossing = |index: &usize| match model.constraints[*index].check {
            model::Check::Acyclic(order) => {
                matches!(model.expr(order), Expr::Union(_, edges) if edges == crossing)
            }
            _ => false,
        };
        if !injected.iter().any(has_crossing) {
            return None;
        }
        let [po, rfe, co, fr] = [Po, Rfe, Co, Fr].map(|r| model.intern(Expr::Relation(r)));
        let moves = model.intern(Expr::Union(co, fr));
        let steps = model.intern(Expr::Union(po, rfe));
        let steps = model.intern(Expr::Star(steps));
        let accesses = model.intern(Expr::Set(BuiltinSet::M));
        let accesses = model.intern(Expr::Identity(accesses));
        let parts = [steps, rfe, steps, accesses];
        Some(Self {
            communication: model.intern(Expr::Union(moves, rfe)),
            external: parts.into_iter().fold(accesses, |all, part| {
                model.intern(Expr::Sequence(all, part))
            }),
            crossing,
        })
    }
}

impl Helpers {
    fn new(model: &mut Model, injected: &[usize]) -> Self {
        let [po, po_loc, rf, co, fr] =
            [Po, PoLoc, Rf, Co, Fr].map(|r| model.intern(Expr::Relation(r)));
        let causal = model.intern(Expr::Union(po, rf));
        let moves = model.intern(Expr::Union(co, fr));
        let read = model.intern(Expr::Sequence(moves, rf));
        let com = model.intern(Expr::Union(rf, moves));
        let thread_coherence = model.intern(Expr::Union(po_loc, com));
        Self {
            po,
            po_loc,
            causal: model.intern(Expr::Plus(causal)),
            least_coherence: model.intern(Expr::Union(moves, read)),
            coherence: model.intern(Expr::Plus(com)),
            most_coherence: model.intern(Expr::Star(com)),
            thread_coherence,
            repeated_thread_coherence: model.intern(Expr::Star(thread_coherence)),
            global: GlobalOrder::new(model, injected),
        }
    }
}

/// A model on its way.
struct Lowering<'m> {
    model: &'m Model,
    helpers: &'m Helpers,
    views: ViewFinder,
    ranges: Vec<Range>,
}

impl Lowering<'_> {
    /// How each constraint is to be checked, and why. All views are found here.
    fn choices(&mut self, alphabet: &Alphabet) -> Vec<(Choice, String)> {
        let mut builder = Builder::new(self.model, alphabet, Steps::Immediate);
        let mut chooser = Chooser {
            model: self.model,
            helpers: self.helpers,
            builder: &mut builder,
            views: &mut self.views,
            ranges: &mut self.ranges,
            coherent_threads: false,
            global_order: false,
        };
        let choice = |constraint| {
            if reference::is_atomicity(self.model, constraint) {
                let reason = "exploration keeps read-modify-writes atomic";
                return (Choice::Always, reason.to_string());
            }
            let chosen = chooser.choose(constraint);
            chosen.unwrap_or_else(|error| (Choice::Matrices, error.to_string()))
        };
        let constraints = &self.model.constraints;
        let mut choices: Vec<_> = constraints.iter().map(choice).collect();
        chooser.join_ranges();
        implied::leave_out(alphabet, constraints, &mut choices);
        shorten::with_clocks(
            self.model,
            alphabet,
            &self.views,
            constraints,
            &mut choices,
        );
        choices
    }

    fn strategy(
        &self,
        alphabet: &Alphabet,
        formulas: &mut Formulas<'_>,
        choice: Choice,
    ) -> Strategy {
        let mut table =
            |nfa: &Nfa, empty| tables::table(self.model, alphabet, formulas, nfa, empty);
        match choice {
            Choice::Always => Strategy::Always,
            Choice::Coherence { view } => Strategy::Coherence {
                start: tables::start(Start::Newest, self.views.table(view).tests(), false),
                view,
            },
            Choice::ThreadCoherence => Strategy::ThreadCoherence,
            Choice::Acyclic {
                round,
                reflexive,
                start,
            } => {
                let table = table(&round, reflexive);
                Strategy::Acyclic {
                    hub: tables::hub(alphabet, &round, reflexive),
                    start: tables::start(start, table.tests(), tables::has_rows(&table)),
                    table,
                }
            }
            Choice::Irreflexive { nfa, start } => {
                let table = table(&nfa, nfa.empty_word());
                Strategy::Irreflexive {
                    start: tables::start(start, table.tests(), tables::has_rows(&table)),
                    table,
                }
            }
            Choice::Ordered { left, order } => {
                let converse = tables::converse(self.model, &left);
                let symmetric = tables::is_same(&left, &converse, alphabet);
                let forward = table(&left, left.empty_word());
                Strategy::Ordered {
                    non_atomic: tables::is_non_atomic(&forward),
                    forward,
                    backward: (!symmetric).then(|| table(&converse, left.empty_word())),
                    order,
                }
            }
            Choice::NoEvent(test) => Strategy::NoEvent(tables::test(alphabet, test)),
            Choice::Matrices => Strategy::Matrices,
        }
    }

    fn guard(&self, alphabet: Option<&Alphabet>, formulas: &Formulas<'_>, guard: ExprId) -> Guard {
        let test = alphabet.and_then(|alphabet| tables::set_test(alphabet, guard));
        let demand = || Guard::Holds(Demand::Empty(formulas.plain(guard)));
        test.map_or_else(demand, Guard::NoEvent)
    }

    /// What a constraint says, on matrices.
    fn definition(&self, formulas: &Formulas<'_>, constraint: &model::Constraint) -> Definition {
        if reference::is_atomicity(self.model, constraint) {
            return Definition::default();
        }
        let register = |id| formulas.plain(id);
        let demands = match constraint.check {
            model::Check::Acyclic(e) => vec![Demand::Acyclic(register(e))],
            model::Check::Irreflexive(e) => vec![Demand::Irreflexive(register(e))],
            model::Check::Empty(e) => vec![Demand::Empty(register(e))],
            model::Check::Included(claim) => {
                let (left, right) = (register(claim.left), register(claim.right));
                let mut demands = vec![Demand::Included(left, right)];
                if claim.equal {
                    demands.push(Demand::Included(right, left));
                }
                demands
            }
            model::Check::Coherence(e) => {
                let whole = Expr::Sequence(e, self.helpers.coherence);
                let whole = self.model.interned(whole).into_iter();
                whole.map(|e| Demand::Irreflexive(register(e))).collect()
            }
        };
        Definition {
            demands,
            negated: constraint.negated,
        }
    }
}

/// The text of a statement, in one line.
fn source(model: &Model, span: Span) -> String {
    let file = &model.files[span.file.index()];
    let text = &file.text[span.start..span.end];
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The file and line of a statement.
fn place(model: &Model, span: Span) -> String {
    let file = &model.files[span.file.index()];
    let line = file.text[..span.start].matches('\n').count() + 1;
    format!("{}:{line}", file.name)
}
