//! Expressions up to the laws that are used to compare them: union and intersection are
//! associative, commutative and idempotent; composition is associative with `id` and `0`; closures
//! of closures; definitions are what they stand for.
//!
//! Equal forms mean equal relations. The converse does not hold, and need not.

use crate::model::{DefinitionId, Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinRelation, Kind};
use rustc_hash::FxHashMap;

/// How many parts of a composition stand side by side. In a chain of definitions that each compose
/// the one before with itself, the parts double with every definition; two halves of a longer
/// composition are kept as they are, so that not every bracketing of it has the same form.
const SEQUENCE_LIMIT: usize = 256;

/// The canonical form of an expression: equal ids are equal forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Form(u32);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Node {
    /// Something with no operands, or a recursive definition.
    Leaf(Expr),
    /// Two or more, sorted.
    Union(Vec<Form>),
    /// Two or more, sorted.
    Intersection(Vec<Form>),
    /// Two or more, in order: at most [`SEQUENCE_LIMIT`].
    Sequence(Vec<Form>),
    Difference(Form, Form),
    Product(Form, Form),
    Complement(Form),
    Plus(Form),
    Star(Form),
    Inverse(Form),
    Identity(Form),
    Domain(Form),
    Range(Form),
}

/// The forms of the expressions of a model.
pub(super) struct Canon<'m> {
    model: &'m Model,
    nodes: Vec<Node>,
    ids: FxHashMap<Node, Form>,
    forms: FxHashMap<ExprId, Form>,
    definitions: FxHashMap<DefinitionId, Form>,
}

impl<'m> Canon<'m> {
    pub(super) fn new(model: &'m Model) -> Self {
        Self {
            model,
            nodes: Vec::new(),
            ids: FxHashMap::default(),
            forms: FxHashMap::default(),
            definitions: FxHashMap::default(),
        }
    }

    fn intern(&mut self, node: Node) -> Form {
        if let Some(form) = self.ids.get(&node) {
            return *form;
        }
        let form = Form(u32::try_from(self.nodes.len()).expect("fewer than 2^32 forms"));
        self.nodes.push(node.clone());
        self.ids.insert(node, form);
        form
    }

    fn node(&self, form: Form) -> &Node {
        &self.nodes[form.0 as usize]
    }

    fn is_empty(&self, form: Form) -> bool {
        matches!(self.node(form), Node::Leaf(Expr::Empty(_)))
    }

    fn is_identity(&self, form: Form) -> bool {
        matches!(
            self.node(form),
            Node::Leaf(Expr::Relation(BuiltinRelation::Id))
        )
    }

    /// The parts of a union that are not empty.
    pub(super) fn summands(&mut self, id: ExprId) -> Vec<Form> {
        let form = self.form(id);
        self.parts_of_union(form)
    }

    fn parts_of_union(&self, form: Form) -> Vec<Form> {
        match self.node(form) {
            Node::Union(parts) => parts.clone(),
            _ if self.is_empty(form) => Vec::new(),
            _ => vec![form],
        }
    }

    /// The parts of a union that has a cycle exactly when the expression has: `r+` has one when `r`
    /// has.
    pub(super) fn cycle_summands(&mut self, id: ExprId) -> Vec<Form> {
        let mut work = self.summands(id);
        let mut parts = Vec::new();
        while let Some(form) = work.pop() {
            match self.node(form) {
                Node::Plus(inner) => work.extend(self.parts_of_union(*inner)),
                _ => parts.push(form),
            }
        }
        parts.sort();
        parts.dedup();
        parts
    }

    /// If the expression is a transitive closure, the parts of what is closed: it is then
    /// irreflexive exactly when they have no cycle.
    pub(super) fn closed(&mut self, id: ExprId) -> Option<Vec<Form>> {
        let form = self.form(id);
        matches!(self.node(form), Node::Plus(_)).then(|| self.cycle_summands(id))
    }

    /// Whether these never have a cycle together.
    pub(super) fn is_acyclic(&self, parts: &[Form]) -> bool {
        let within = |order: BuiltinRelation| {
            parts.iter().all(|part| match self.node(*part) {
                Node::Leaf(Expr::Relation(relation)) => relation.is_within(order),
                _ => false,
            })
        };
        BuiltinRelation::strict_orders().any(within)
    }

    /// Whether every event is related with itself.
    pub(super) fn is_reflexive(&self, form: Form) -> bool {
        matches!(
            self.node(form),
            Node::Star(_) | Node::Leaf(Expr::All(Kind::Relation))
        ) || self.is_identity(form)
    }

    fn form(&mut self, id: ExprId) -> Form {
        if let Some(form) = self.forms.get(&id) {
            return *form;
        }
        let form = self.compute(id);
        self.forms.insert(id, form);
        form
    }

    fn compute(&mut self, id: ExprId) -> Form {
        let expr = self.model.expr(id);
        match expr {
            Expr::Empty(_)
            | Expr::All(_)
            | Expr::Set(_)
            | Expr::Relation(_)
            | Expr::Declared(_) => self.intern(Node::Leaf(expr)),
            Expr::Definition(definition) => self.definition(definition, expr),
            Expr::Union(a, b) => self.union(a, b),
            Expr::Intersection(a, b) => self.intersection(a, b),
            Expr::Sequence(a, b) => self.sequence(a, b),
            Expr::Difference(a, b) => {
                let (a, b) = (self.form(a), self.form(b));
                if self.is_empty(b) || self.is_empty(a) {
                    a
                } else if a == b {
                    self.empty(id)
                } else {
                    self.intern(Node::Difference(a, b))
                }
            }
            Expr::Product(a, b) => {
                let (a, b) = (self.form(a), self.form(b));
                match self.is_empty(a) || self.is_empty(b) {
                    true => self.empty(id),
                    false => self.intern(Node::Product(a, b)),
                }
            }
            Expr::Complement(a) => {
                let a = self.form(a);
                match self.node(a) {
                    Node::Complement(inner) => *inner,
                    _ => self.intern(Node::Complement(a)),
                }
            }
            Expr::Plus(a) => {
                let a = self.form(a);
                match self.node(a) {
                    Node::Plus(_) | Node::Star(_) | Node::Leaf(Expr::Empty(_)) => a,
                    _ => self.intern(Node::Plus(a)),
                }
            }
            Expr::Star(a) => {
                let a = self.form(a);
                match self.node(a) {
                    Node::Star(_) => a,
                    Node::Plus(inner) => {
                        let inner = *inner;
                        self.intern(Node::Star(inner))
                    }
                    _ => self.intern(Node::Star(a)),
                }
            }
            Expr::Optional(a) => {
                let identity = self.intern(Node::Leaf(Expr::Relation(BuiltinRelation::Id)));
                let a = self.form(a);
                self.union_of(a, identity)
            }
            Expr::Inverse(a) => {
                let a = self.form(a);
                match self.node(a) {
                    Node::Inverse(inner) => *inner,
                    Node::Leaf(Expr::Empty(_)) => a,
                    _ => self.intern(Node::Inverse(a)),
                }
            }
            Expr::Identity(a) => self.of_set(id, a, Node::Identity),
            Expr::Domain(a) => self.of_set(id, a, Node::Domain),
            Expr::Range(a) => self.of_set(id, a, Node::Range),
        }
    }

    fn of_set(&mut self, id: ExprId, operand: ExprId, make: fn(Form) -> Node) -> Form {
        let operand = self.form(operand);
        match self.is_empty(operand) {
            true => self.empty(id),
            false => self.intern(make(operand)),
        }
    }

    /// The empty set or relation, of the kind that the expression has.
    fn empty(&mut self, id: ExprId) -> Form {
        let kind = self.model.kind(id);
        self.intern(Node::Leaf(Expr::Empty(kind)))
    }

    fn definition(&mut self, id: DefinitionId, expr: Expr) -> Form {
        if let Some(form) = self.definitions.get(&id) {
            return *form;
        }
        let definition = self.model.definition(id);
        let form = match definition.group {
            Some(_) => self.intern(Node::Leaf(expr)),
            None => self.form(definition.body),
        };
        self.definitions.insert(id, form);
        form
    }

    fn union(&mut self, a: ExprId, b: ExprId) -> Form {
        let (a, b) = (self.form(a), self.form(b));
        self.union_of(a, b)
    }

    fn union_of(&mut self, a: Form, b: Form) -> Form {
        if self.is_empty(a) {
            return b;
        }
        let mut parts = self.parts_of_union(a);
        parts.extend(self.parts_of_union(b));
        parts.sort();
        parts.dedup();
        if parts.len() == 1 {
            parts[0]
        } else {
            self.intern(Node::Union(parts))
        }
    }

    fn intersection(&mut self, a: ExprId, b: ExprId) -> Form {
        let (a, b) = (self.form(a), self.form(b));
        if self.is_empty(a) {
            return a;
        }
        if self.is_empty(b) {
            return b;
        }
        let parts_of = |form: Form| match self.node(form) {
            Node::Intersection(parts) => parts.clone(),
            _ => vec![form],
        };
        let mut parts = parts_of(a);
        parts.extend(parts_of(b));
        parts.sort();
        parts.dedup();
        if parts.len() == 1 {
            parts[0]
        } else {
            self.intern(Node::Intersection(parts))
        }
    }

    fn sequence(&mut self, a: ExprId, b: ExprId) -> Form {
        let (a, b) = (self.form(a), self.form(b));
        if self.is_empty(a) || self.is_identity(b) {
            return a;
        }
        if self.is_empty(b) || self.is_identity(a) {
            return b;
        }
        let parts_of = |form: Form| match self.node(form) {
            Node::Sequence(parts) => parts.clone(),
            _ => vec![form],
        };
        let mut parts = parts_of(a);
        parts.extend(parts_of(b));
        if parts.len() > SEQUENCE_LIMIT {
            parts = vec![a, b];
        }
        self.intern(Node::Sequence(parts))
    }
}
