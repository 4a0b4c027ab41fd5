//! The reference evaluator: any resolved model on any execution, by bit matrices.
//!
//! This is the meaning of the language. It is plain on purpose and everything faster is tested
//! against it: each expression is computed once from its operands, each recursive group by
//! iteration from the empty relations up.
//!
//! Nothing here recurses over expressions, so that long chains of operators cannot overflow the
//! stack. A [`Plan`] lists, once a model, the expressions in an order in which operands come first;
//! running it is a loop.

use crate::model::{Check, Claim, Constraint, DeclarationId, DefinitionId, Expr, ExprId, Model};
use fixedbitset::FixedBitSet;
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Entry, Kind};
use katec_checker::execution::{Execution, Parts};
use katec_checker::relation::BitMatrix;

/// What an expression denotes on one execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denotation {
    /// A set of events.
    Set(FixedBitSet),
    /// A relation between events.
    Relation(BitMatrix),
}

impl Denotation {
    /// Nothing, over `n` events.
    pub fn empty(kind: Kind, n: usize) -> Self {
        match kind {
            Kind::Set => Denotation::Set(FixedBitSet::with_capacity(n)),
            Kind::Relation => Denotation::Relation(BitMatrix::empty(n)),
        }
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        match self {
            Denotation::Set(set) => set.is_clear(),
            Denotation::Relation(relation) => relation.is_empty(),
        }
    }

    /// Whether all of it is in `other`.
    pub fn is_subset(&self, other: &Self) -> bool {
        match (self, other) {
            (Denotation::Set(a), Denotation::Set(b)) => a.is_subset(b),
            (Denotation::Relation(a), Denotation::Relation(b)) => a.is_subset(b),
            _ => unreachable!("the resolver has checked kinds"),
        }
    }

    fn set(&self) -> &FixedBitSet {
        match self {
            Denotation::Set(set) => set,
            Denotation::Relation(_) => unreachable!("the resolver has checked kinds"),
        }
    }

    fn relation(&self) -> &BitMatrix {
        match self {
            Denotation::Relation(relation) => relation,
            Denotation::Set(_) => unreachable!("the resolver has checked kinds"),
        }
    }
}

/// One step of a [`Plan`].
#[derive(Clone, Debug)]
pub(crate) enum PlanStep {
    /// Compute an expression from its operands.
    Compute(ExprId),
    /// Compute the members of a recursive group.
    Fixpoint {
        /// For each member the expression that names it and its body.
        members: Vec<(ExprId, ExprId)>,
        /// The expressions that depend on members, operands first.
        dependent: Vec<ExprId>,
    },
}

/// The order in which the expressions of a model are computed.
#[derive(Clone, Debug)]
pub struct Plan {
    steps: Vec<PlanStep>,
}

impl Plan {
    /// The plan for these expressions and all that they need.
    pub fn new(model: &Model, roots: impl IntoIterator<Item = ExprId>) -> Self {
        let mut builder = PlanBuilder {
            model,
            planned: FixedBitSet::with_capacity(model.expression_count()),
            steps: Vec::new(),
        };
        builder.plan(roots.into_iter().collect(), &[]);
        Self {
            steps: builder.steps,
        }
    }

    /// Plans that are run one after the other on the same values: each computes what these
    /// expressions need and those before it do not.
    pub fn stages(model: &Model, stages: impl IntoIterator<Item = Vec<ExprId>>) -> Vec<Self> {
        let mut builder = PlanBuilder {
            model,
            planned: FixedBitSet::with_capacity(model.expression_count()),
            steps: Vec::new(),
        };
        let plan = |roots| {
            builder.plan(roots, &[]);
            Self {
                steps: std::mem::take(&mut builder.steps),
            }
        };
        stages.into_iter().map(plan).collect()
    }

    /// The plan for everything that the constraints, asserts and assumes of a model mention.
    pub fn of_statements(model: &Model) -> Self {
        let constraints = model
            .constraints
            .iter()
            .flat_map(|c| c.check.operands().chain(c.unless_empty));
        let claims = model.asserts.iter().chain(&model.assumes);
        let claims = claims.flat_map(|s| [s.claim.left, s.claim.right]);
        Self::new(model, constraints.chain(claims))
    }

    /// The steps, in order.
    pub(crate) fn steps(&self) -> &[PlanStep] {
        &self.steps
    }

    /// Every expression that is computed.
    fn expressions(&self) -> impl Iterator<Item = ExprId> + '_ {
        self.steps.iter().flat_map(|step| match step {
            PlanStep::Compute(id) => std::slice::from_ref(id).iter().copied(),
            PlanStep::Fixpoint { dependent, .. } => dependent.iter().copied(),
        })
    }

    /// The declared names that the plan needs.
    pub fn declared(&self, model: &Model) -> impl Iterator<Item = DeclarationId> {
        self.expressions().filter_map(|id| match model.expr(id) {
            Expr::Declared(declaration) => Some(declaration),
            _ => None,
        })
    }

    /// Whether the plan needs dependencies between events of a thread.
    pub fn uses_dependencies(&self, model: &Model) -> bool {
        self.expressions()
            .any(|id| matches!(model.expr(id), Expr::Relation(r) if r.facts().dependency))
    }

    /// Whether the plan needs the last events of threads.
    pub fn uses_thread_ends(&self, model: &Model) -> bool {
        let is_late = |set: BuiltinSet| set.facts().entry == Entry::AtThreadEnd;
        self.expressions()
            .any(|id| matches!(model.expr(id), Expr::Set(set) if is_late(set)))
    }

    /// Computes everything planned. On an execution whose accesses have several parts, what relates
    /// accesses of one location only is computed part by part.
    ///
    /// # Panics
    ///
    /// If the plan needs a declared name that the interpretation does not give.
    pub fn run(&self, model: &Model, interpretation: Interpretation<'_>) -> Values {
        let mut values = match interpretation.execution.parts() {
            None => Values::none(model),
            Some(parts) => self.of_parts(model, parts),
        };
        self.run_on(model, interpretation, &mut values);
        values
    }

    /// What is computed part by part.
    fn of_parts(&self, model: &Model, parts: &Parts) -> Values {
        let expressions = local_expressions(model);
        let of_parts = self.run(
            model,
            Interpretation {
                execution: &parts.execution,
                declared: &[],
            },
        );
        let mut by_expression = vec![None; model.expression_count()];
        for index in expressions.ones() {
            if let Some(Denotation::Relation(relation)) = &of_parts.by_expression[index] {
                by_expression[index] = Some(Denotation::Relation(parts.lift(relation)));
            }
        }
        Values {
            by_expression,
            local: Some(Box::new(Local {
                expressions,
                of_parts,
                coherence: parts.lift(&extended_coherence(&parts.execution)),
            })),
        }
    }

    /// Computes what is planned and adds it to the values of earlier
    /// [stages](Self::stages).
    ///
    /// # Panics
    ///
    /// As [`Self::run`] does.
    pub fn run_on(&self, model: &Model, interpretation: Interpretation<'_>, values: &mut Values) {
        for step in &self.steps {
            match step {
                PlanStep::Compute(id) if values.is_local(*id) => {}
                PlanStep::Compute(id) => values.compute(model, interpretation, *id),
                PlanStep::Fixpoint { members, dependent } => {
                    values.fixpoint(model, interpretation, members, dependent);
                }
            }
        }
    }
}

struct PlanBuilder<'m> {
    model: &'m Model,
    planned: FixedBitSet,
    steps: Vec<PlanStep>,
}

impl PlanBuilder<'_> {
    /// Plans `roots`, given that the recursive group `open` is being computed, and returns those
    /// expressions of their cone that depend on it. Recursive groups can refer only to groups
    /// before them, so this recursion is as deep as groups are nested.
    fn plan(&mut self, roots: Vec<ExprId>, open: &[DefinitionId]) -> Vec<ExprId> {
        let cone = self.cone(roots);
        for id in &cone {
            if let Some(group) = self.unplanned_group(*id, open) {
                self.plan_group(&group);
            }
        }
        let mut depends = FixedBitSet::with_capacity(self.model.expression_count());
        let mut dependent = Vec::new();
        for id in cone {
            let names_open =
                matches!(self.model.expr(id), Expr::Definition(d) if open.contains(&d));
            if names_open {
                depends.insert(id.index());
            } else if operands(self.model, id).any(|o| depends.contains(o.index())) {
                depends.insert(id.index());
                dependent.push(id);
            } else if !self.planned.put(id.index()) {
                self.steps.push(PlanStep::Compute(id));
            }
        }
        dependent
    }

    /// All expressions that `roots` need and that are not planned yet, in ascending order. Operands
    /// are interned before what they are operands of, so this order has operands first.
    fn cone(&self, roots: Vec<ExprId>) -> Vec<ExprId> {
        let mut seen = FixedBitSet::with_capacity(self.model.expression_count());
        let mut work = roots;
        while let Some(id) = work.pop() {
            if !self.planned.contains(id.index()) && !seen.put(id.index()) {
                work.extend(operands(self.model, id));
            }
        }
        seen.ones().map(ExprId::new).collect()
    }

    fn unplanned_group(&self, id: ExprId, open: &[DefinitionId]) -> Option<Vec<DefinitionId>> {
        let Expr::Definition(definition) = self.model.expr(id) else {
            return None;
        };
        let group = self.model.definition(definition).group.as_ref()?;
        let done = open.contains(&definition) || self.planned.contains(id.index());
        (!done).then(|| group.clone())
    }

    fn plan_group(&mut self, group: &[DefinitionId]) {
        let bodies: Vec<_> = group
            .iter()
            .map(|d| self.model.definition(*d).body)
            .collect();
        let dependent = self.plan(bodies.clone(), group);
        let name = |d: &DefinitionId| self.model.interned(Expr::Definition(*d));
        let members: Vec<_> = group
            .iter()
            .zip(bodies)
            .filter_map(|(d, body)| name(d).map(|id| (id, body)))
            .collect();
        for id in members.iter().map(|m| m.0).chain(dependent.iter().copied()) {
            self.planned.insert(id.index());
        }
        self.steps.push(PlanStep::Fixpoint { members, dependent });
    }
}

/// The expressions that `id` is computed from. A recursive definition is not computed from its body
/// but by its group.
fn operands(model: &Model, id: ExprId) -> impl Iterator<Item = ExprId> + use<> {
    let expr = model.expr(id);
    let body = match expr {
        Expr::Definition(d) if model.definition(d).group.is_none() => {
            Some(model.definition(d).body)
        }
        _ => None,
    };
    expr.operands().chain(body)
}

/// The expressions that relate accesses of one location only, because all their parts do.
fn local_expressions(model: &Model) -> FixedBitSet {
    let mut local = FixedBitSet::with_capacity(model.expression_count());
    for index in 0..model.expression_count() {
        // Operands come first.
        let is_local = |id: ExprId| local.contains(id.index());
        let found = match model.expr(ExprId::new(index)) {
            Expr::Empty(kind) => kind == Kind::Relation,
            Expr::Identity(set) => matches!(model.expr(set), Expr::Set(_)),
            Expr::Relation(relation) => {
                let within = [BuiltinRelation::Loc, BuiltinRelation::Id];
                let threads = [BuiltinRelation::Rfe, BuiltinRelation::Rfi];
                within.into_iter().any(|wider| relation.is_within(wider))
                    && !threads.contains(&relation)
            }
            Expr::Definition(definition) => {
                let definition = model.definition(definition);
                definition.group.is_none() && is_local(definition.body)
            }
            Expr::Union(a, b)
            | Expr::Sequence(a, b)
            | Expr::Intersection(a, b)
            | Expr::Difference(a, b) => is_local(a) && is_local(b),
            Expr::Plus(a) | Expr::Star(a) | Expr::Optional(a) | Expr::Inverse(a) => is_local(a),
            _ => false,
        };
        local.set(index, found);
    }
    local
}

/// What the expressions of a [`Plan`] denote on one execution.
#[derive(Clone, Debug)]
pub struct Values {
    by_expression: Vec<Option<Denotation>>,
    /// What was computed part by part, if accesses have several parts.
    local: Option<Box<Local>>,
}

/// What relates accesses of one location only, where accesses have several parts.
#[derive(Clone, Debug)]
struct Local {
    expressions: FixedBitSet,
    of_parts: Values,
    /// All paths of `rf`, `co` and `fr`, each at one location.
    coherence: BitMatrix,
}

impl Values {
    /// No values yet.
    pub fn none(model: &Model) -> Self {
        Self {
            by_expression: vec![None; model.expression_count()],
            local: None,
        }
    }

    /// What an expression of the plan denotes.
    ///
    /// # Panics
    ///
    /// If the expression was not planned.
    pub fn get(&self, id: ExprId) -> &Denotation {
        self.by_expression[id.index()]
            .as_ref()
            .expect("planned expressions have a value")
    }

    fn set(&self, id: ExprId) -> &FixedBitSet {
        self.get(id).set()
    }

    fn relation(&self, id: ExprId) -> &BitMatrix {
        self.get(id).relation()
    }

    fn compute(&mut self, model: &Model, interpretation: Interpretation<'_>, id: ExprId) {
        let value = self.denotation(model, interpretation, id);
        self.by_expression[id.index()] = Some(value);
    }

    /// Whether an expression was computed part by part.
    fn is_local(&self, id: ExprId) -> bool {
        let local = self.local.as_ref();
        local.is_some_and(|local| local.expressions.contains(id.index()))
    }

    /// All paths of `rf`, `co` and `fr`.
    fn coherence(&self, execution: &Execution) -> BitMatrix {
        match &self.local {
            Some(local) => local.coherence.clone(),
            None => extended_coherence(execution),
        }
    }

    fn fixpoint(
        &mut self,
        model: &Model,
        interpretation: Interpretation<'_>,
        members: &[(ExprId, ExprId)],
        dependent: &[ExprId],
    ) {
        for (name, _) in members {
            let empty = Denotation::empty(model.kind(*name), interpretation.execution.len());
            self.by_expression[name.index()] = Some(empty);
        }
        loop {
            for id in dependent {
                self.compute(model, interpretation, *id);
            }
            let mut changed = false;
            for (name, body) in members {
                if self.get(*name) != self.get(*body) {
                    self.by_expression[name.index()] = Some(self.get(*body).clone());
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn denotation(
        &self,
        model: &Model,
        interpretation: Interpretation<'_>,
        id: ExprId,
    ) -> Denotation {
        let Interpretation {
            execution,
            declared,
        } = interpretation;
        let n = execution.len();
        match model.expr(id) {
            Expr::Empty(kind) => Denotation::empty(kind, n),
            Expr::All(Kind::Relation) => Denotation::Relation(BitMatrix::full(n)),
            Expr::All(Kind::Set) => Denotation::Set(complement(&FixedBitSet::with_capacity(n))),
            Expr::Set(set) => Denotation::Set(execution.set(set).clone()),
            Expr::Relation(relation) => Denotation::Relation(execution.relation(relation).clone()),
            Expr::Declared(declaration) => declared[declaration.index()].clone(),
            Expr::Definition(definition) => self.get(model.definition(definition).body).clone(),
            Expr::Union(a, b) => match (self.get(a), self.get(b)) {
                (Denotation::Set(a), Denotation::Set(b)) => Denotation::Set(a | b),
                (a, b) => Denotation::Relation(a.relation().clone().union(b.relation())),
            },
            Expr::Intersection(a, b) => match (self.get(a), self.get(b)) {
                (Denotation::Set(a), Denotation::Set(b)) => Denotation::Set(a & b),
                (a, b) => Denotation::Relation(a.relation().clone().intersection(b.relation())),
            },
            Expr::Difference(a, b) => match (self.get(a), self.get(b)) {
                (Denotation::Set(a), Denotation::Set(b)) => Denotation::Set(a & &complement(b)),
                (a, b) => Denotation::Relation(a.relation().clone().difference(b.relation())),
            },
            Expr::Complement(a) => match self.get(a) {
                Denotation::Set(a) => Denotation::Set(complement(a)),
                Denotation::Relation(a) => Denotation::Relation(a.clone().complement()),
            },
            Expr::Sequence(a, b) => {
                Denotation::Relation(self.relation(a).compose(self.relation(b)))
            }
            Expr::Plus(a) => Denotation::Relation(self.relation(a).clone().transitive_closure()),
            Expr::Star(a) => {
                let closure = self.relation(a).clone().transitive_closure();
                Denotation::Relation(closure.reflexive())
            }
            Expr::Optional(a) => Denotation::Relation(self.relation(a).clone().reflexive()),
            Expr::Inverse(a) => Denotation::Relation(self.relation(a).inverse()),
            Expr::Identity(a) => Denotation::Relation(BitMatrix::identity_on(self.set(a))),
            Expr::Product(a, b) => {
                Denotation::Relation(BitMatrix::product(self.set(a), self.set(b)))
            }
            Expr::Domain(a) => Denotation::Set(self.relation(a).domain()),
            Expr::Range(a) => Denotation::Set(self.relation(a).range()),
        }
    }

    /// Whether a claim holds (`rot` aside, which only proofs have).
    pub fn holds(&self, claim: Claim) -> bool {
        let (left, right) = (self.get(claim.left), self.get(claim.right));
        left.is_subset(right) && (!claim.equal || right.is_subset(left))
    }

    /// Whether a constraint's demand is met: its check, or the opposite if it is negated, unless
    /// its guard is empty.
    pub fn satisfies(&self, execution: &Execution, constraint: &Constraint) -> bool {
        let skipped = constraint
            .unless_empty
            .is_some_and(|guard| self.get(guard).is_empty());
        skipped || self.check(execution, constraint.check) != constraint.negated
    }

    fn check(&self, execution: &Execution, check: Check) -> bool {
        match check {
            Check::Acyclic(e) => match &self.local {
                Some(local) if self.is_local(e) => local.of_parts.relation(e).is_acyclic(),
                _ => self.relation(e).is_acyclic(),
            },
            Check::Irreflexive(e) => self.relation(e).reflexive_element().is_none(),
            Check::Empty(e) => self.get(e).is_empty(),
            Check::Included(claim) => self.holds(claim),
            Check::Coherence(e) => {
                let eco = self.coherence(execution);
                self.relation(e).compose(&eco).reflexive_element().is_none()
            }
        }
    }

    /// The pairs of events, a set's element twice, that show why a check fails: those that should
    /// not be there. For cycles the events on cycles with themselves.
    pub fn offenders(&self, execution: &Execution, check: Check) -> Vec<(usize, usize)> {
        let reflexive = |relation: &BitMatrix| -> Vec<_> {
            (0..relation.len())
                .filter(|e| relation.contains(*e, *e))
                .map(|e| (e, e))
                .collect()
        };
        match check {
            Check::Acyclic(e) => reflexive(&self.relation(e).clone().transitive_closure()),
            Check::Irreflexive(e) => reflexive(self.relation(e)),
            Check::Coherence(e) => reflexive(&self.relation(e).compose(&self.coherence(execution))),
            Check::Empty(e) => pairs_outside(self.get(e), None),
            Check::Included(claim) => {
                let (left, right) = (self.get(claim.left), self.get(claim.right));
                let mut pairs = pairs_outside(left, Some(right));
                if claim.equal {
                    pairs.extend(pairs_outside(right, Some(left)));
                }
                pairs
            }
        }
    }
}

/// What names mean: an execution for the built-in ones, and for declared ones (in the order of
/// [`Model::declarations`]) whatever the caller chose.
#[derive(Clone, Copy, Debug)]
pub struct Interpretation<'a> {
    /// Gives the built-in sets and relations.
    pub execution: &'a Execution,
    /// Gives the declared ones.
    pub declared: &'a [Denotation],
}

fn complement(set: &FixedBitSet) -> FixedBitSet {
    let mut result = set.clone();
    result.toggle_range(..);
    result
}

fn extended_coherence(execution: &Execution) -> BitMatrix {
    execution
        .relation(BuiltinRelation::Rf)
        .clone()
        .union(execution.relation(BuiltinRelation::Co))
        .union(execution.relation(BuiltinRelation::Fr))
        .transitive_closure()
}

fn pairs_outside(of: &Denotation, outside: Option<&Denotation>) -> Vec<(usize, usize)> {
    match of {
        Denotation::Set(set) => set
            .ones()
            .filter(|e| !outside.is_some_and(|o| o.set().contains(*e)))
            .map(|e| (e, e))
            .collect(),
        Denotation::Relation(relation) => relation
            .pairs()
            .filter(|(a, b)| !outside.is_some_and(|o| o.relation().contains(*a, *b)))
            .collect(),
    }
}
