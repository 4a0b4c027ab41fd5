//! Two models in one table of expressions, so that what both say is one expression.
//!
//! Definitions that are not recursive are written out where they are used: two models that give the
//! same thing different names, or none, have the same expression for it. Unions and intersections
//! are sorted and compositions are nested to the right, so that the order and the nesting in which
//! they were written make no difference.

use katec_checker::builtin::BuiltinRelation as Rel;
use katec_compiler::model::{
    Check, Constraint, ConstraintId, Expr, ExprId, Model, Role, Span, each_once,
};
use katec_compiler::pipeline::Prepared;
use katec_compiler::printer::print_resolved;
use katec_compiler::recognise::{is_atomicity, recognise};

/// One of two models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// 0 or 1.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Two models in one table.
#[derive(Clone, Debug)]
pub struct Joined {
    /// The table. Its constraints are those of both models, the first model's first.
    pub model: Model,
    /// How many constraints the first model has.
    first: usize,
    /// For each constraint whether it only says that read-modify-writes are atomic.
    atomicity: Vec<bool>,
    /// For each constraint whether it is an order of one location with synchronisation as edges.
    location_order: Vec<bool>,
    /// For each model the constraint that covers such orders.
    covering: [Option<usize>; 2],
}

impl Joined {
    /// Both models, with the synchronisation that exploration adds to each.
    pub fn new(a: &Prepared, b: &Prepared) -> Self {
        let mut joined = Model::default();
        let mut atomicity = Vec::new();
        let mut location_order = Vec::new();
        let mut covering = [None; 2];
        for (prepared, covering) in [a, b].into_iter().zip(&mut covering) {
            let first = joined.constraints.len();
            *covering = prepared.covering_order().map(|order| first + order.index());
            joined.import(prepared.synchronised());
            let own = (0..joined.constraints.len() - first).map(ConstraintId::new);
            location_order.extend(own.map(|own| prepared.is_extended_location_order(own)));
            let recognised = prepared.recognised();
            let constraints = recognised.constraints.iter();
            atomicity.extend(constraints.map(|c| is_atomicity(recognised, c)));
        }
        let model = normalise(&recognise(&joined));
        let first = a.synchronised().constraints.len();
        Self {
            model,
            first,
            atomicity,
            location_order,
            covering,
        }
    }

    /// The axioms of a model by their place in the table. Those that exploration itself sees to are
    /// left out.
    pub fn axioms(&self, side: Side) -> Vec<usize> {
        self.constraints(side, |c| c.role == Role::Axiom)
    }

    /// The errors and warnings of a model by their place in the table.
    pub fn reports(&self, side: Side) -> Vec<usize> {
        self.constraints(side, |c| c.role != Role::Axiom)
    }

    /// The errors and warnings of a model that have a name.
    pub fn reports_named(&self, side: Side, name: &str) -> Vec<usize> {
        let reports = self.reports(side).into_iter();
        reports
            .filter(|index| self.report_name(*index) == name)
            .collect()
    }

    /// The name under which a run lists an error or a warning.
    pub fn report_name(&self, index: usize) -> String {
        let constraint = self.constraint(index);
        crate::run::report_name(&constraint.name, constraint.role == Role::Warning)
    }

    fn constraints(&self, side: Side, wanted: impl Fn(&Constraint) -> bool) -> Vec<usize> {
        let range = match side {
            Side::A => 0..self.first,
            Side::B => self.first..self.model.constraints.len(),
        };
        range
            .filter(|index| !self.atomicity[*index] && wanted(&self.model.constraints[*index]))
            .collect()
    }

    /// A constraint.
    pub fn constraint(&self, index: usize) -> &Constraint {
        &self.model.constraints[index]
    }

    /// Whether two constraints demand the same.
    pub fn is_same(&self, a: usize, b: usize) -> bool {
        let demand = |index: usize| {
            let constraint = self.constraint(index);
            (
                constraint.check,
                constraint.negated,
                constraint.unless_empty,
            )
        };
        demand(a) == demand(b)
    }

    /// Whether a constraint is an order of one location with synchronisation as edges.
    pub fn is_location_order(&self, index: usize) -> bool {
        self.location_order[index]
    }

    /// The constraint of a model that, with coherence, makes orders of one location with
    /// synchronisation as edges acyclic
    /// ([why](katec_compiler::synchronise#orders-of-one-location)).
    pub fn covering(&self, side: Side) -> Option<usize> {
        self.covering[side.index()]
    }

    /// Whether an axiom of a model has program order and reads-from in one order without cycles, so
    /// that no read reads what its own thread writes later.
    pub fn reads_in_order(&self, side: Side) -> bool {
        self.axioms(side).into_iter().any(|index| {
            let constraint = self.constraint(index);
            let Check::Acyclic(order) = constraint.check else {
                return false;
            };
            let mut members = Vec::new();
            each_once(order, |id, work| {
                match self.model.expr(id) {
                    Expr::Union(a, b) => work.extend([a, b]),
                    Expr::Plus(a) | Expr::Star(a) | Expr::Optional(a) => work.push(a),
                    member => members.push(member),
                }
                true
            });
            let has = |relation| members.contains(&Expr::Relation(relation));
            let always = !constraint.negated && constraint.unless_empty.is_none();
            always && has(Rel::Rf) && (has(Rel::Po) || has(Rel::PoLoc))
        })
    }

    /// Which model a constraint belongs to.
    pub fn side_of(&self, index: usize) -> Side {
        if index < self.first { Side::A } else { Side::B }
    }

    /// File, line and name of a constraint.
    pub fn source_line(&self, index: usize) -> String {
        let constraint = self.constraint(index);
        let (file, line) = self.line(constraint.span);
        format!("{file}:{line}: {}", constraint.name)
    }

    /// A constraint as its file has it.
    pub fn text(&self, index: usize) -> String {
        let span = self.constraint(index).span;
        let text = &self.model.files[span.file.index()].text;
        let written = text.get(span.start..span.end).unwrap_or_default();
        written.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn line(&self, span: Span) -> (&str, usize) {
        let file = &self.model.files[span.file.index()];
        let before = file.text.get(..span.start).unwrap_or_default();
        (&file.name, before.matches('\n').count() + 1)
    }

    /// An expression as text.
    pub fn show(&self, id: ExprId) -> String {
        print_resolved(&self.model, id)
    }

    /// Everything that expressions are made of, bodies of recursive definitions included, in the
    /// order of the table.
    pub fn cone(&self, roots: impl IntoIterator<Item = ExprId>) -> Vec<ExprId> {
        let mut all = std::collections::BTreeSet::new();
        for root in roots {
            each_once(root, |id, work| {
                if all.insert(id) {
                    work.extend(self.model.expr(id).operands());
                    if let Expr::Definition(d) = self.model.expr(id) {
                        let definition = self.model.definition(d);
                        let group = definition.group.iter().flatten();
                        work.extend(group.map(|member| self.model.definition(*member).body));
                        work.push(definition.body);
                    }
                }
                true
            });
        }
        all.into_iter().collect()
    }

    /// The expressions that a constraint is about.
    pub fn roots(&self, index: usize) -> impl Iterator<Item = ExprId> + use<> {
        let constraint = self.constraint(index);
        constraint.check.operands().chain(constraint.unless_empty)
    }
}

/// Sorts unions and intersections and nests compositions to the right.
fn normalise(model: &Model) -> Model {
    model.rebuilt(|model, expr| match expr {
        Expr::Union(..) => sorted(model, expr, |e| match e {
            Expr::Union(a, b) => Some((a, b)),
            _ => None,
        }),
        Expr::Intersection(..) => sorted(model, expr, |e| match e {
            Expr::Intersection(a, b) => Some((a, b)),
            _ => None,
        }),
        Expr::Sequence(..) => {
            let parts = parts(model, expr, |e| match e {
                Expr::Sequence(a, b) => Some((a, b)),
                _ => None,
            });
            sequence(model, parts)
        }
        other => model.intern(other),
    })
}

/// The operands of an associative operator, however they are nested.
fn parts(
    model: &Model,
    expr: Expr,
    split: impl Fn(Expr) -> Option<(ExprId, ExprId)>,
) -> Vec<ExprId> {
    let mut parts = Vec::new();
    let Some((a, b)) = split(expr) else {
        return parts;
    };
    let mut work = vec![b, a];
    while let Some(id) = work.pop() {
        match split(model.expr(id)) {
            Some((a, b)) => work.extend([b, a]),
            None => parts.push(id),
        }
    }
    parts
}

fn sorted(model: &mut Model, expr: Expr, split: fn(Expr) -> Option<(ExprId, ExprId)>) -> ExprId {
    let mut parts = parts(model, expr, split);
    parts.sort();
    parts.dedup();
    let join = |a, b| match expr {
        Expr::Union(..) => Expr::Union(a, b),
        _ => Expr::Intersection(a, b),
    };
    let mut parts = parts.into_iter();
    let first = parts.next().expect("an operator has operands");
    parts.fold(first, |all, part| model.intern(join(all, part)))
}

fn sequence(model: &mut Model, parts: Vec<ExprId>) -> ExprId {
    // `r;r*` and `r*;r` are `r+`.
    let mut joined: Vec<ExprId> = Vec::new();
    for part in parts {
        let last = joined.last().copied();
        let closure = last.and_then(|last| match (model.expr(last), model.expr(part)) {
            (Expr::Star(r), _) if r == part => Some(r),
            (_, Expr::Star(r)) if r == last => Some(r),
            _ => None,
        });
        match closure {
            Some(r) => {
                joined.pop();
                joined.push(model.intern(Expr::Plus(r)));
            }
            None => joined.push(part),
        }
    }
    let mut parts = joined.into_iter().rev();
    let last = parts.next().expect("a composition has parts");
    parts.fold(last, |tail, part| model.intern(Expr::Sequence(part, tail)))
}
