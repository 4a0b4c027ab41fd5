//! From resolved expressions to automata.
//!
//! The construction adds edges between two given nodes of one growing graph, expression by
//! expression, from a work list: nothing recurses over expressions. Edges are tests or letters;
//! converse is pushed down to the letters on the way. At the end test edges are folded into the
//! transitions around them. Definitions are built once, simplified, and copied where they are used,
//! so that large models stay small.
//!
//! # What is regular
//!
//! Unions, compositions, closures, converses, `[S]` and `S * T` for tests `S` and `T`, and
//! everything that says no more than classes ([`Shape`]). Beyond the textbook:
//!
//! * `r & (S * T)` is `[S];r;[T]`, `r \ (S * T)` is `r & ~(S * T)`, and so on for all boolean
//!   combinations of products;
//! * `rf & ext` is `rfe`, and likewise for `co`, `fr` and `int`; `r \ int` is `r & ext` and the
//!   other way round;
//! * `r \ id` is `r` if the classes of its first and last events have nothing in common, as in
//!   `(rf^-1;co) \ id`;
//! * recursion is regular if every recursive name is the first factor of its product, in all bodies
//!   of the group, or the last in all of them (`linear`), or if it only says that the relation is
//!   transitive (`let rec r = e | r;r`).
//!
//! Every other expression becomes a letter of its own, [`LetterKind::Saved`], whose meaning is the
//! value of the expression.

use super::alphabet::{NARROW, Shape, rectangles};
use super::nfa::STATE_LIMIT;
use super::{Alphabet, AutomatonError, Letter, LetterKind, Nfa, Test, simplify};
use crate::model::{DefinitionId, Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinRelation, Kind, Stepping};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

pub(crate) mod graph;
mod linear;

pub use graph::substitute;

use graph::{Edge, Graph, NodeId};
use linear::{Direction, Linear};

/// Whether `po`, `po-loc`, `co` and `fr` are letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Steps {
    /// No: they are made of immediate steps. For searching graphs.
    Immediate,
    /// Yes. For proofs.
    Whole,
}

/// Builds automata of one model over one alphabet.
pub struct Builder<'m, const N: usize = NARROW> {
    model: &'m Model,
    alphabet: &'m Alphabet<N>,
    steps: Steps,
    definitions: FxHashMap<DefinitionId, Nfa<N>>,
    /// Relations that are kept as clocks.
    clocks: FxHashMap<Expr, ExprId>,
}

/// How many nodes the graph of one expression may have before test edges are folded.
const NODE_LIMIT: usize = 50 * STATE_LIMIT;

impl<'m, const N: usize> Builder<'m, N> {
    /// A builder for the expressions that the alphabet was made for.
    pub fn new(model: &'m Model, alphabet: &'m Alphabet<N>, steps: Steps) -> Self {
        Builder {
            model,
            alphabet,
            steps,
            definitions: FxHashMap::default(),
            clocks: FxHashMap::default(),
        }
    }

    /// Lets relations that are kept as clocks be followed by the clocks instead of step by step.
    /// Each of them must contain what it is composed with `po` on the right, so that it is
    /// `first;po-imm*`, where `first` leads to the first event of each thread that it leads to
    /// ([`LetterKind::First`]).
    #[must_use]
    pub fn with_clocks(mut self, clocks: impl IntoIterator<Item = ExprId>) -> Self {
        let clocks = clocks.into_iter().map(|id| (self.model.expand(id), id));
        self.clocks.extend(clocks);
        self
    }

    /// The alphabet of the automata.
    pub fn alphabet(&self) -> &'m Alphabet<N> {
        self.alphabet
    }

    /// Whether an expression is a set or a relation.
    pub fn kind(&self, id: ExprId) -> Kind {
        self.model.kind(id)
    }

    /// The automaton of a relation, as constructed: correct, and usually much too large.
    pub fn build(&mut self, relation: ExprId) -> Result<Nfa<N>, AutomatonError> {
        for definition in self.definitions_used(relation) {
            let body = self.model.definition(definition).body;
            let nfa = simplify::merge(&self.construct(body)?, self.alphabet, 0)?;
            self.definitions.insert(definition, nfa);
        }
        self.construct(relation)
    }

    /// The automaton of a relation, simplified.
    pub fn simplified(&mut self, relation: ExprId) -> Result<Nfa<N>, AutomatonError> {
        simplify::simplify(&self.build(relation)?, self.alphabet)
    }

    /// The automaton of a relation, simplified as far as that is quick.
    pub fn reduced(&mut self, relation: ExprId) -> Result<Nfa<N>, AutomatonError> {
        simplify::simplify_quickly(&self.build(relation)?, self.alphabet)
    }

    /// The definitions of relations, not recursive and not built yet, that an expression needs, in
    /// the order in which they can be built: a definition refers to earlier ones only.
    fn definitions_used(&self, root: ExprId) -> Vec<DefinitionId> {
        let mut used = std::collections::BTreeSet::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut work = vec![root];
        while let Some(id) = work.pop() {
            if !seen.insert(id) || *self.alphabet.shape(id) != Shape::Other {
                continue;
            }
            let expr = self.model.expr(id);
            work.extend(expr.operands());
            if let Expr::Definition(definition) = expr {
                let defined = self.model.definition(definition);
                if defined.kind == Kind::Relation && !self.definitions.contains_key(&definition) {
                    work.push(defined.body);
                    if defined.group.is_none() {
                        used.insert(definition);
                    }
                }
            }
        }
        used.into_iter().collect()
    }

    fn construct(&self, relation: ExprId) -> Result<Nfa<N>, AutomatonError> {
        let mut graph = Graph::default();
        let (start, end) = (graph.node(), graph.node());
        let mut work = vec![Task {
            expr: relation,
            inverse: false,
            start,
            end,
        }];
        while let Some(task) = work.pop() {
            self.expand(&mut graph, &mut work, task)?;
            if graph.len() > NODE_LIMIT || work.len() > NODE_LIMIT {
                return Err(AutomatonError::TooManyStates { limit: STATE_LIMIT });
            }
        }
        let nfa = graph.fold_tests(self.alphabet, start, end)?;
        nfa.check_size()?;
        Ok(nfa)
    }

    /// Puts the paths of one expression between two nodes.
    fn expand(
        &self,
        graph: &mut Graph<N>,
        work: &mut Vec<Task>,
        task: Task,
    ) -> Result<(), AutomatonError> {
        let Task {
            expr: id,
            inverse,
            start,
            end,
        } = task;
        match self.alphabet.shape(id) {
            Shape::Identity(test) => {
                graph.test(start, *test, end);
                return Ok(());
            }
            Shape::Pairs(rows) => {
                for (source, target) in rectangles(rows) {
                    let (source, target) = swap_if(inverse, source, target);
                    graph.between(
                        start,
                        source,
                        Edge::letter(LetterKind::Any, false),
                        target,
                        end,
                    );
                }
                return Ok(());
            }
            Shape::Set(_) | Shape::Other => {}
        }
        let mut push = |expr, inverse, start, end| {
            work.push(Task {
                expr,
                inverse,
                start,
                end,
            });
        };
        let all = self.alphabet.all();
        if let Some(clock) = self.clocks.get(&self.model.expand(id)) {
            self.repeating(graph, LetterKind::First(*clock), LetterKind::PoImm, task);
            return Ok(());
        }
        match self.model.expr(id) {
            Expr::Relation(relation) => self.relation(graph, relation, task),
            Expr::Declared(declaration) => {
                graph.letter(start, LetterKind::Declared(declaration), inverse, end);
            }
            Expr::Union(a, b) => {
                push(a, inverse, start, end);
                push(b, inverse, start, end);
            }
            Expr::Sequence(a, b) => {
                let (first, second) = swap_if(inverse, a, b);
                let middle = graph.node();
                push(first, inverse, start, middle);
                push(second, inverse, middle, end);
            }
            Expr::Plus(a) => {
                let (first, last) = (graph.node(), graph.node());
                graph.test(start, all, first);
                push(a, inverse, first, last);
                graph.test(last, all, first);
                graph.test(last, all, end);
            }
            Expr::Star(a) => {
                let middle = graph.node();
                graph.test(start, all, middle);
                push(a, inverse, middle, middle);
                graph.test(middle, all, end);
            }
            Expr::Optional(a) => {
                push(a, inverse, start, end);
                graph.test(start, all, end);
            }
            Expr::Inverse(a) => push(a, !inverse, start, end),
            Expr::Intersection(a, b) => {
                if !self.intersection(graph, work, task, (a, b)) {
                    graph.letter(start, LetterKind::Saved(id), inverse, end);
                }
            }
            Expr::Difference(a, b) => {
                if !self.difference(graph, work, task, (a, b)) {
                    graph.letter(start, LetterKind::Saved(id), inverse, end);
                }
            }
            Expr::Definition(definition) => {
                if let Some(nfa) = self.definitions.get(&definition) {
                    graph.embed(nfa, inverse, start, end);
                } else if !self.recursion(graph, work, task, definition)? {
                    graph.letter(start, LetterKind::Saved(id), inverse, end);
                }
            }
            Expr::Identity(_) | Expr::Product(..) | Expr::Complement(_) => {
                graph.letter(start, LetterKind::Saved(id), inverse, end);
            }
            Expr::Empty(_) | Expr::All(_) | Expr::Set(_) | Expr::Domain(_) | Expr::Range(_) => {
                unreachable!(
                    "sets are not relations, and constants have a shape: {:?}",
                    self.model.expr(id)
                )
            }
        }
        Ok(())
    }

    fn relation(&self, graph: &mut Graph<N>, relation: BuiltinRelation, task: Task) {
        let Task {
            inverse,
            start,
            end,
            ..
        } = task;
        let all = self.alphabet.all();
        let stepping = match self.steps {
            Steps::Immediate => relation.facts().stepping,
            Steps::Whole => Stepping::Whole,
        };
        let immediate = match stepping {
            Stepping::Closure(step) => LetterKind::immediate(step),
            Stepping::FirstThen(first, then) => {
                self.repeating(
                    graph,
                    LetterKind::immediate(first),
                    LetterKind::immediate(then),
                    task,
                );
                return;
            }
            Stepping::Whole | Stepping::Stay => {
                graph.letter(start, LetterKind::Whole(relation), inverse, end);
                return;
            }
        };
        let middle = graph.node();
        graph.letter(start, immediate, inverse, middle);
        graph.letter(middle, immediate, inverse, middle);
        graph.test(middle, all, end);
    }

    /// A step and then any number of steps of another kind.
    fn repeating(&self, graph: &mut Graph<N>, first: LetterKind, then: LetterKind, task: Task) {
        let Task {
            inverse,
            start,
            end,
            ..
        } = task;
        let all = self.alphabet.all();
        let middle = graph.node();
        graph.letter(middle, then, inverse, middle);
        if inverse {
            graph.test(start, all, middle);
            graph.letter(middle, first, inverse, end);
        } else {
            graph.letter(start, first, inverse, middle);
            graph.test(middle, all, end);
        }
    }

    /// `a & b`, if it is regular.
    fn intersection(
        &self,
        graph: &mut Graph<N>,
        work: &mut Vec<Task>,
        task: Task,
        (a, b): (ExprId, ExprId),
    ) -> bool {
        for (relation, other) in [(a, b), (b, a)] {
            if let Shape::Pairs(rows) = self.alphabet.shape(other) {
                self.restrict(graph, work, task, relation, rows);
                return true;
            }
            let side = self.builtin(other);
            if let Some(part) = self.builtin(relation).zip(side).and_then(named_part) {
                self.relation(graph, part, task);
                return true;
            }
        }
        false
    }

    /// `a \ b`, if it is regular.
    fn difference(
        &self,
        graph: &mut Graph<N>,
        work: &mut Vec<Task>,
        task: Task,
        (a, b): (ExprId, ExprId),
    ) -> bool {
        let all = self.alphabet.all();
        if let Shape::Pairs(rows) = self.alphabet.shape(b) {
            let rows: Vec<Test<N>> = rows.iter().map(|row| all.minus(*row)).collect();
            self.restrict(graph, work, task, a, &rows);
            return true;
        }
        if let Shape::Identity(removed) = self.alphabet.shape(b)
            && !self.end(a, true).and(self.end(a, false)).meets(*removed)
        {
            work.push(Task { expr: a, ..task });
            return true;
        }
        let other_side = match self.builtin(b) {
            Some(BuiltinRelation::Int) => Some(BuiltinRelation::Ext),
            Some(BuiltinRelation::Ext) => Some(BuiltinRelation::Int),
            _ => None,
        };
        if let Some(part) = self.builtin(a).zip(other_side).and_then(named_part) {
            self.relation(graph, part, task);
            return true;
        }
        false
    }

    /// The pairs of a relation whose classes are related by `rows`.
    fn restrict(
        &self,
        graph: &mut Graph<N>,
        work: &mut Vec<Task>,
        task: Task,
        relation: ExprId,
        rows: &[Test<N>],
    ) {
        for (source, target) in rectangles(rows) {
            let (source, target) = swap_if(task.inverse, source, target);
            let (first, last) = (graph.node(), graph.node());
            graph.test(task.start, source, first);
            graph.test(last, target, task.end);
            work.push(Task {
                expr: relation,
                start: first,
                end: last,
                ..task
            });
        }
    }

    /// The built-in relation that an expression is, definitions unfolded.
    fn builtin(&self, mut id: ExprId) -> Option<BuiltinRelation> {
        loop {
            match self.model.expr(id) {
                Expr::Relation(relation) => return Some(relation),
                Expr::Definition(definition) => {
                    let definition = self.model.definition(definition);
                    if definition.group.is_some() {
                        return None;
                    }
                    id = definition.body;
                }
                _ => return None,
            }
        }
    }

    /// Classes that contain the first, or the last, events of all pairs of a relation: those of its
    /// first or last factor.
    fn end(&self, mut id: ExprId, mut first: bool) -> Test<N> {
        loop {
            id = match self.model.expr(id) {
                Expr::Sequence(a, _) if first => a,
                Expr::Sequence(_, b) => b,
                Expr::Inverse(a) => {
                    first = !first;
                    a
                }
                Expr::Plus(a) => a,
                Expr::Definition(d) if self.model.definition(d).group.is_none() => {
                    self.model.definition(d).body
                }
                Expr::Relation(relation) => {
                    let (source, target) = self.alphabet.ends(Letter::whole(relation));
                    return if first { source } else { target };
                }
                _ => {
                    return match self.alphabet.shape(id) {
                        Shape::Identity(test) => *test,
                        _ => self.alphabet.all(),
                    };
                }
            }
        }
    }

    /// A recursive relation, if its group is linear.
    fn recursion(
        &self,
        graph: &mut Graph<N>,
        work: &mut Vec<Task>,
        task: Task,
        definition: DefinitionId,
    ) -> Result<bool, AutomatonError> {
        let Some(linear) = linear::of(self.model, definition)? else {
            return Ok(false);
        };
        match linear {
            Linear::Closure(members) => {
                let (first, last) = (graph.node(), graph.node());
                graph.test(task.start, self.alphabet.all(), first);
                graph.test(last, self.alphabet.all(), first);
                graph.test(last, self.alphabet.all(), task.end);
                for expr in members {
                    work.push(Task {
                        expr,
                        start: first,
                        end: last,
                        ..task
                    });
                }
            }
            Linear::System { direction, terms } => {
                self.system(graph, work, task, definition, direction, &terms);
            }
        }
        Ok(true)
    }

    /// One node for each name. Left-linear: a term leads from the node of its first factor, or from
    /// the start, to the node of the name it is a term of, and the wanted name's node is the end.
    /// Right-linear: from the name's node to that of its last factor, or to the end. Converse swaps
    /// the two.
    fn system(
        &self,
        graph: &mut Graph<N>,
        work: &mut Vec<Task>,
        task: Task,
        wanted: DefinitionId,
        direction: Direction,
        terms: &[linear::Term],
    ) {
        let mut nodes: BTreeMap<DefinitionId, NodeId> = BTreeMap::new();
        let mut node =
            |graph: &mut Graph<N>, name| *nodes.entry(name).or_insert_with(|| graph.node());
        let leftwards = (direction == Direction::Left) != task.inverse;
        let wanted = node(graph, wanted);
        let outer = if leftwards {
            graph.test(wanted, self.alphabet.all(), task.end);
            task.start
        } else {
            graph.test(task.start, self.alphabet.all(), wanted);
            task.end
        };
        for term in terms {
            let name = node(graph, term.name);
            let other = term.recursive.map_or(outer, |name| node(graph, name));
            let (mut from, to) = if leftwards {
                (other, name)
            } else {
                (name, other)
            };
            let mut factors = term.factors.clone();
            if task.inverse {
                factors.reverse();
            }
            for factor in factors {
                let next = graph.node();
                work.push(Task {
                    expr: factor,
                    inverse: task.inverse,
                    start: from,
                    end: next,
                });
                from = next;
            }
            graph.test(from, self.alphabet.all(), to);
        }
    }
}

fn named_part((relation, side): (BuiltinRelation, BuiltinRelation)) -> Option<BuiltinRelation> {
    relation.restricted_to(side)
}

fn swap_if<T>(swap: bool, a: T, b: T) -> (T, T) {
    if swap { (b, a) } else { (a, b) }
}

/// An expression whose paths are to be put between two nodes.
#[derive(Clone, Copy)]
struct Task {
    expr: ExprId,
    inverse: bool,
    start: NodeId,
    end: NodeId,
}
