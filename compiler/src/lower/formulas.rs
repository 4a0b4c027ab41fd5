//! Expressions as operations on bit matrices.
//!
//! Every expression has two forms: plain, and with the relations that are kept as clocks read off
//! the clocks. The plain form is what constraints mean from scratch; the other is faster and is for
//! letters of automata.

use crate::evaluate::{Plan, PlanStep};
use crate::model::{Expr, ExprId, Model};
use katec_checker::builtin::BuiltinRelation as Rel;
use katec_checker::builtin::{BuiltinSet, Kind};
use katec_checker::graph::ClockId;
use katec_checker::lowered::{Clock, Guard, Letter, Lowered, Range, Strategy, Table, ViewId};
use katec_checker::search::Cube;
use katec_checker::search::formula::{Demand, Formula, Operation, Register};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// The formula of a model on its way.
pub struct Formulas<'m> {
    model: &'m Model,
    plan: &'m Plan,
    operations: Vec<Operation>,
    known: FxHashMap<Operation, Register>,
    plain: BTreeMap<ExprId, Register>,
    with_views: BTreeMap<ExprId, Register>,
}

impl<'m> Formulas<'m> {
    /// The forms of all expressions of a plan. `views` has the views by their definitions.
    pub fn new(model: &'m Model, plan: &'m Plan, views: &BTreeMap<Expr, ViewId>) -> Self {
        let mut formulas = Self::without_views(model, plan);
        formulas.with_views = formulas.emit_plan(views);
        formulas
    }

    /// The plain forms of all expressions of a plan.
    pub fn without_views(model: &'m Model, plan: &'m Plan) -> Self {
        let mut formulas = Self {
            model,
            plan,
            operations: Vec::new(),
            known: FxHashMap::default(),
            plain: BTreeMap::new(),
            with_views: BTreeMap::new(),
        };
        formulas.plain = formulas.emit_plan(&BTreeMap::new());
        formulas
    }

    /// The plain form of an expression.
    pub fn plain(&self, id: ExprId) -> Register {
        self.plain[&id]
    }

    /// An expression, followed by a path of `rf | co | fr`.
    pub fn before_coherence(&mut self, id: ExprId) -> Register {
        let [rf, co, fr] =
            [Rel::Rf, Rel::Co, Rel::Fr].map(|relation| self.push(Operation::Relation(relation)));
        let moves = self.push(Operation::Union(rf, co));
        let steps = self.push(Operation::Union(moves, fr));
        let paths = self.push(Operation::Plus(steps));
        self.push(Operation::Sequence(self.plain(id), paths))
    }

    /// The relation of an expression, or its converse, as a letter.
    pub fn letter(&mut self, id: ExprId, inverse: bool) -> Letter {
        let register = self.with_views[&id];
        let operation = |register: Register| &self.operations[register.index()];
        let is = |register, relation| *operation(register) == Operation::Relation(relation);
        match operation(register) {
            Operation::Difference(a, b) if is(*a, Rel::Po) && is(*b, Rel::Loc) => {
                return Letter::PoElsewhere { inverse };
            }
            Operation::Intersection(a, b) => {
                for (order, rest) in [(*a, *b), (*b, *a)] {
                    if let Operation::View(view) = operation(order)
                        && is(rest, Rel::Loc)
                    {
                        let view = *view;
                        return Letter::ViewAtLocation { view, inverse };
                    }
                }
            }
            _ => {}
        }
        Letter::Row(if inverse {
            self.push(Operation::Inverse(register))
        } else {
            register
        })
    }

    /// A relation that is kept as a clock, to the first event of each thread. (All events of the
    /// thread would do as well, and do where there is no clock: program order leads from the first
    /// to the others, and the relation contains what it is composed with `po`.)
    pub fn first_in_view(&self, id: ExprId) -> Letter {
        let register = self.with_views[&id];
        match self.operations[register.index()] {
            Operation::View(view) => Letter::FirstInView { view },
            _ => Letter::Row(register),
        }
    }

    /// All operations.
    pub fn into_formula(self) -> Formula {
        Formula {
            operations: self.operations,
        }
    }

    fn push(&mut self, operation: Operation) -> Register {
        if let Some(register) = self.known.get(&operation) {
            return *register;
        }
        let register = self.append(operation.clone());
        self.known.insert(operation, register);
        register
    }

    fn append(&mut self, operation: Operation) -> Register {
        let register = Register::new(self.operations.len());
        self.operations.push(operation);
        register
    }

    fn emit_plan(&mut self, views: &BTreeMap<Expr, ViewId>) -> BTreeMap<ExprId, Register> {
        let mut registers = BTreeMap::new();
        for step in self.plan.steps() {
            match step {
                PlanStep::Compute(id) => {
                    let operation = self.operation(*id, &registers, views);
                    let register = match operation {
                        Ok(operation) => self.push(operation),
                        Err(same) => same,
                    };
                    registers.insert(*id, register);
                }
                PlanStep::Fixpoint { members, dependent } => {
                    self.emit_fixpoint(members, dependent, &mut registers, views);
                }
            }
        }
        registers
    }

    /// The members come first, then what depends on them, each anew, and last the fixpoint itself.
    fn emit_fixpoint(
        &mut self,
        members: &[(ExprId, ExprId)],
        dependent: &[ExprId],
        registers: &mut BTreeMap<ExprId, Register>,
        views: &BTreeMap<Expr, ViewId>,
    ) {
        let fixpoint = self.operations.len() + members.len() + dependent.len();
        let fixpoint = Register::new(fixpoint);
        for (name, _) in members {
            let relation = self.model.kind(*name) == Kind::Relation;
            let member = self.append(Operation::Member { fixpoint, relation });
            registers.insert(*name, member);
        }
        let mut inside = Vec::new();
        for id in dependent {
            // A definition is a name only; a union with itself is a copy that keeps the numbering
            // simple.
            let operation = match self.operation(*id, registers, views) {
                Ok(operation) => operation,
                Err(same) => Operation::Union(same, same),
            };
            let register = self.append(operation);
            registers.insert(*id, register);
            inside.push(register);
        }
        let members = members
            .iter()
            .map(|(name, body)| (registers[name], registers[body]))
            .collect();
        self.append(Operation::Fixpoint {
            members,
            dependent: inside,
        });
    }

    /// The operation of an expression, or the register that has its value already.
    fn operation(
        &self,
        id: ExprId,
        registers: &BTreeMap<ExprId, Register>,
        views: &BTreeMap<Expr, ViewId>,
    ) -> Result<Operation, Register> {
        if let Some(view) = views.get(&self.model.expand(id)) {
            return Ok(Operation::View(*view));
        }
        let of = |id: ExprId| registers[&id];
        Ok(match self.model.expr(id) {
            Expr::Empty(Kind::Set) => Operation::NoEvents,
            Expr::Empty(Kind::Relation) => Operation::NoPairs,
            Expr::All(Kind::Set) => Operation::AllEvents,
            Expr::All(Kind::Relation) => Operation::AllPairs,
            Expr::Set(set) => Operation::Set(vec![member_of(set)]),
            Expr::Relation(relation) => Operation::Relation(relation),
            Expr::Definition(definition) => {
                return Err(of(self.model.definition(definition).body));
            }
            // Refused before lowering.
            Expr::Declared(_) => Operation::NoPairs,
            Expr::Union(a, b) => Operation::Union(of(a), of(b)),
            Expr::Intersection(a, b) => Operation::Intersection(of(a), of(b)),
            Expr::Difference(a, b) => Operation::Difference(of(a), of(b)),
            Expr::Complement(a) => Operation::Complement(of(a)),
            Expr::Sequence(a, b) => Operation::Sequence(of(a), of(b)),
            Expr::Plus(a) => Operation::Plus(of(a)),
            Expr::Star(a) => Operation::Star(of(a)),
            Expr::Optional(a) => Operation::Optional(of(a)),
            Expr::Inverse(a) => Operation::Inverse(of(a)),
            Expr::Identity(a) => Operation::Identity(of(a)),
            Expr::Product(a, b) => Operation::Product(of(a), of(b)),
            Expr::Domain(a) => Operation::Domain(of(a)),
            Expr::Range(a) => Operation::Range(of(a)),
        })
    }
}

fn member_of(set: BuiltinSet) -> Cube {
    Cube::new(&[set], &[])
}

/// Drops the operations and views that nothing uses, and numbers the others anew.
pub fn prune(lowered: &mut Lowered) {
    let mut used = BTreeSet::new();
    let mut work: Vec<Register> = Vec::new();
    for_each_register(lowered, |register| work.push(*register));
    while let Some(register) = work.pop() {
        if used.insert(register) {
            let operation = &mut lowered.formula.operations[register.index()];
            operation.for_each_register(|register| work.push(*register));
        }
    }
    let renumbered: BTreeMap<Register, Register> = used
        .iter()
        .enumerate()
        .map(|(new, old)| (*old, Register::new(new)))
        .collect();
    let mut operations = std::mem::take(&mut lowered.formula.operations);
    lowered.formula.operations = used
        .iter()
        .map(|register| {
            let mut operation =
                std::mem::replace(&mut operations[register.index()], Operation::NoPairs);
            operation.for_each_register(|register| *register = renumbered[register]);
            operation
        })
        .collect();
    for_each_register(lowered, |register| *register = renumbered[register]);
    prune_views(lowered);
}

fn prune_views(lowered: &mut Lowered) {
    let mut used = BTreeSet::new();
    for_each_view(lowered, |view| {
        used.insert(view);
        view
    });
    let renumbered: BTreeMap<ViewId, ViewId> = used
        .iter()
        .enumerate()
        .map(|(new, old)| (*old, ViewId::new(new)))
        .collect();
    let views = std::mem::take(&mut lowered.views);
    lowered.views = views
        .into_iter()
        .enumerate()
        .filter(|(index, _)| used.contains(&ViewId::new(*index)))
        .map(|(_, view)| view)
        .collect();
    for_each_view(lowered, |view| renumbered[&view]);
    let mut next = 0;
    for view in &mut lowered.views {
        view.clock = ClockId::new(next);
        next += view.clocks();
    }
}

fn for_each_view(lowered: &mut Lowered, mut change: impl FnMut(ViewId) -> ViewId) {
    for operation in &mut lowered.formula.operations {
        if let Operation::View(view) = operation {
            *view = change(*view);
        }
    }
    for range in &mut lowered.ranges {
        if let Range::Clock(Clock::View(view)) = range {
            *view = change(*view);
        }
    }
    for constraint in &mut lowered.constraints {
        match &mut constraint.strategy {
            Strategy::Coherence {
                clock: Clock::View(view),
                ..
            }
            | Strategy::Ordered {
                order: Some((view, _)),
                ..
            } => *view = change(*view),
            _ => {}
        }
        for table in constraint.strategy.tables_mut() {
            for transition in table.transitions.iter_mut().flatten() {
                if let Letter::ViewAtLocation { view, .. } | Letter::FirstInView { view } =
                    &mut transition.letter
                {
                    *view = change(*view);
                }
            }
        }
    }
}

fn for_each_register(lowered: &mut Lowered, mut change: impl FnMut(&mut Register)) {
    fn of_table(table: &mut Table, change: &mut impl FnMut(&mut Register)) {
        for transition in table.transitions.iter_mut().flatten() {
            if let Letter::Row(register) = &mut transition.letter {
                change(register);
            }
        }
    }
    fn of_demand(demand: &mut Demand, change: &mut impl FnMut(&mut Register)) {
        match demand {
            Demand::Acyclic(a) | Demand::Irreflexive(a) | Demand::Empty(a) => change(a),
            Demand::Included(a, b) => {
                change(a);
                change(b);
            }
        }
    }
    for constraint in &mut lowered.constraints {
        for table in constraint.strategy.tables_mut() {
            of_table(table, &mut change);
        }
        if let Some(Guard::Holds(demand)) = &mut constraint.guard {
            of_demand(demand, &mut change);
        }
        for demand in &mut constraint.definition.demands {
            of_demand(demand, &mut change);
        }
    }
}
