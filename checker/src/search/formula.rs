//! Sets and relations of a graph by bit matrices: for what no automaton describes, and for whole
//! models from scratch.
//!
//! A [`Formula`] is a list of operations, each on the results of earlier ones. [`Rows`] computes
//! them for one graph: each only when it is asked for, and at most once per question. Matrices are
//! flat and are kept from question to question.
//!
//! Where accesses have several parts, an execution in which each is one event takes the place of
//! the graph.
//!
//! This is not the reference evaluator, which knows the language and is slow and plain. It computes
//! the same from the graph itself.

use super::step::{GraphStep, NotAStep};
use super::view::ViewId;
use super::whole::Whole;
use super::{Cube, Scratch, Views};
use crate::builtin::BuiltinRelation;
use crate::define_id;
use crate::event::EventId;
use crate::graph::{Graph, Joined};
use std::sync::Arc;

define_id!(
    /// An operation of a formula, and its result.
    Register
);

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// The events that pass one of these tests.
    Set(Vec<Cube>),
    /// A built-in relation.
    Relation(BuiltinRelation),
    /// The relation of a view.
    View(ViewId),
    /// All events.
    AllEvents,
    /// All pairs of events.
    AllPairs,
    /// No event.
    NoEvents,
    /// No pair of events.
    NoPairs,
    /// Union of two sets or of two relations.
    Union(Register, Register),
    /// Intersection of two sets or of two relations.
    Intersection(Register, Register),
    /// Difference of two sets or of two relations.
    Difference(Register, Register),
    /// Complement of a set or a relation.
    Complement(Register),
    /// Composition of two relations.
    Sequence(Register, Register),
    /// Transitive closure.
    Plus(Register),
    /// Reflexive transitive closure.
    Star(Register),
    /// Reflexive closure.
    Optional(Register),
    /// Converse.
    Inverse(Register),
    /// Identity on a set.
    Identity(Register),
    /// Product of two sets.
    Product(Register, Register),
    /// First components.
    Domain(Register),
    /// Second components.
    Range(Register),
    /// A recursive set or relation: computed by the fixpoint with this number, of the kind of that
    /// result.
    Member {
        /// The operation [`Operation::Fixpoint`].
        fixpoint: Register,
        /// Whether it is a relation.
        relation: bool,
    },
    /// Least solution of recursive definitions.
    Fixpoint {
        /// For each recursive name its [`Operation::Member`] and its body.
        members: Vec<(Register, Register)>,
        /// The operations that depend on members, operands first.
        dependent: Vec<Register>,
    },
}

impl Operation {
    /// Visits every register that is mentioned.
    pub fn for_each_register(&mut self, mut visit: impl FnMut(&mut Register)) {
        match self {
            Operation::Union(a, b)
            | Operation::Intersection(a, b)
            | Operation::Difference(a, b)
            | Operation::Sequence(a, b)
            | Operation::Product(a, b) => {
                visit(a);
                visit(b);
            }
            Operation::Complement(a)
            | Operation::Plus(a)
            | Operation::Star(a)
            | Operation::Optional(a)
            | Operation::Inverse(a)
            | Operation::Identity(a)
            | Operation::Domain(a)
            | Operation::Range(a) => visit(a),
            Operation::Member { fixpoint, .. } => visit(fixpoint),
            Operation::Fixpoint { members, dependent } => {
                for (member, body) in members {
                    visit(member);
                    visit(body);
                }
                dependent.iter_mut().for_each(visit);
            }
            Operation::Set(_)
            | Operation::Relation(_)
            | Operation::View(_)
            | Operation::AllEvents
            | Operation::AllPairs
            | Operation::NoEvents
            | Operation::NoPairs => {}
        }
    }

    fn operands(&self) -> Vec<Register> {
        match self {
            Operation::Union(a, b)
            | Operation::Intersection(a, b)
            | Operation::Difference(a, b)
            | Operation::Sequence(a, b)
            | Operation::Product(a, b) => vec![*a, *b],
            Operation::Complement(a)
            | Operation::Plus(a)
            | Operation::Star(a)
            | Operation::Optional(a)
            | Operation::Inverse(a)
            | Operation::Identity(a)
            | Operation::Domain(a)
            | Operation::Range(a) => vec![*a],
            Operation::Member { fixpoint, .. } => vec![*fixpoint],
            _ => Vec::new(),
        }
    }
}

/// What is demanded of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Demand {
    /// The relation has no cycle.
    Acyclic(Register),
    /// The relation relates no event with itself.
    Irreflexive(Register),
    /// The set or relation is empty.
    Empty(Register),
    /// The first is in the second.
    Included(Register, Register),
}

impl Demand {
    /// The results it is about.
    pub fn registers(self) -> impl Iterator<Item = Register> {
        let (a, b) = match self {
            Demand::Acyclic(a) | Demand::Irreflexive(a) | Demand::Empty(a) => (a, None),
            Demand::Included(a, b) => (a, Some(b)),
        };
        std::iter::once(a).chain(b)
    }
}

/// What a constraint says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Definition {
    /// All of these are demanded.
    pub demands: Vec<Demand>,
    /// The opposite is demanded: that one of them is not met.
    pub negated: bool,
}

/// A list of operations, operands first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Formula {
    /// The operations.
    pub operations: Vec<Operation>,
}

impl Formula {
    /// Whether the result of an operation is a relation, and not a set.
    fn is_relation(&self, register: Register) -> bool {
        let mut register = register;
        loop {
            match &self.operations[register.index()] {
                Operation::Union(a, _)
                | Operation::Intersection(a, _)
                | Operation::Difference(a, _)
                | Operation::Complement(a) => register = *a,
                Operation::Set(_)
                | Operation::AllEvents
                | Operation::NoEvents
                | Operation::Domain(_)
                | Operation::Range(_) => return false,
                Operation::Member { relation, .. } => return *relation,
                _ => return true,
            }
        }
    }

    /// The operations that must be computed for one, operands first, without those that a fixpoint
    /// computes itself.
    fn needed(&self, root: Register) -> Vec<Register> {
        let mut needed = std::collections::BTreeSet::new();
        let mut work = vec![root];
        while let Some(register) = work.pop() {
            if !needed.insert(register) {
                continue;
            }
            let operation = &self.operations[register.index()];
            work.extend(operation.operands());
            if let Operation::Fixpoint { members, dependent } = operation {
                let inside =
                    |r: &Register| dependent.contains(r) || members.iter().any(|(m, _)| m == r);
                let operands = dependent
                    .iter()
                    .flat_map(|d| self.operations[d.index()].operands());
                let bodies = members.iter().map(|(_, body)| *body);
                work.extend(operands.chain(bodies).filter(|r| !inside(r)));
            }
        }
        // A fixpoint stands behind its dependents, but before what only uses its members.
        let inside: Vec<Register> = needed
            .iter()
            .flat_map(|r| match &self.operations[r.index()] {
                Operation::Fixpoint { members, dependent } => {
                    let members = members.iter().map(|(member, _)| *member);
                    members.chain(dependent.iter().copied()).collect()
                }
                _ => Vec::new(),
            })
            .collect();
        needed.retain(|r| !inside.contains(r));
        needed.into_iter().collect()
    }
}

/// A set (one row) or a relation (a row an event).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Bits {
    words: Vec<u64>,
}

/// The results of a formula for one graph.
pub struct Rows {
    formula: Arc<Formula>,
    views: Box<dyn Views + Send>,
    pub(super) scratch: Scratch,
    relations: Vec<bool>,
    /// What is computed for each, once it is known.
    needed: Vec<Vec<Register>>,
    results: Vec<Bits>,
    /// For each result the number of the question that it was computed for.
    computed: Vec<u64>,
    question: u64,
    events: usize,
    width: usize,
    spare: Bits,
    /// The execution that is looked at in the place of the graph.
    whole: Option<Box<Whole>>,
}

impl std::fmt::Debug for Rows {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rows")
            .field("formula", &self.formula)
            .finish_non_exhaustive()
    }
}

impl Rows {
    /// Room for the results of a formula over these views.
    pub fn new(formula: Formula, views: Box<dyn Views + Send>) -> Self {
        let count = formula.operations.len();
        let registers = || Register::first(count as u32);
        Self {
            relations: registers().map(|r| formula.is_relation(r)).collect(),
            needed: vec![Vec::new(); count],
            results: vec![Bits::default(); count],
            computed: vec![0; count],
            formula: Arc::new(formula),
            views,
            scratch: Scratch::default(),
            question: 1,
            events: 0,
            width: 0,
            spare: Bits::default(),
            whole: None,
        }
    }

    /// Looks at the execution in which each access is one event, until [`Self::part`].
    pub fn join(&mut self, graph: &Graph, joined: &Joined) {
        let whole = Whole::new(&self.formula, graph, joined);
        self.begin(graph);
        self.events = whole.execution.len();
        self.width = self.events.div_ceil(64);
        self.whole = Some(Box::new(whole));
    }

    /// Looks at the graph again.
    pub fn part(&mut self) {
        self.whole = None;
    }

    /// Forgets all results: the graph is another one.
    #[inline]
    pub fn begin(&mut self, graph: &Graph) {
        self.question += 1;
        self.events = graph.len();
        self.width = graph.len().div_ceil(64);
    }

    /// Visits the events that a relation relates an event with.
    #[inline]
    pub fn visit(
        &mut self,
        register: Register,
        graph: &Graph,
        event: EventId,
        mut visit: impl FnMut(EventId),
    ) {
        self.compute(graph, register);
        let start = event.index() * self.width;
        let row = &self.results[register.index()].words[start..start + self.width];
        for (word, bits) in row.iter().enumerate() {
            let mut bits = *bits;
            while bits != 0 {
                visit(EventId(word as u32 * 64 + bits.trailing_zeros()));
                bits &= bits - 1;
            }
        }
    }

    /// Whether a demand is met.
    pub fn holds(&mut self, graph: &Graph, demand: Demand) -> bool {
        for register in demand.registers() {
            self.compute(graph, register);
        }
        let words = |register: Register| &self.results[register.index()].words;
        match demand {
            Demand::Empty(a) => words(a).iter().all(|word| *word == 0),
            Demand::Included(a, b) => words(a).iter().zip(words(b)).all(|(a, b)| a & !b == 0),
            Demand::Irreflexive(a) => self.irreflexive(words(a)),
            Demand::Acyclic(a) if self.is_local(a) => self.holds_of_parts(graph, demand),
            Demand::Acyclic(a) => {
                let mut left = std::mem::take(&mut self.spare);
                let acyclic = self.acyclic(words(a), &mut left);
                self.spare = left;
                acyclic
            }
        }
    }

    /// Whether a relation has no cycle: all events go, one after the other, of which no step leads
    /// to one that is left. Most steps lead to later events, so the last ones go first.
    fn acyclic(&self, words: &[u64], left: &mut Bits) -> bool {
        left.words.clear();
        left.words.resize(self.width, 0);
        self.complement(left);
        let mut count = self.events;
        loop {
            let before = count;
            for event in (0..self.events).rev() {
                let row = &words[event * self.width..][..self.width];
                let mut steps = row.iter().zip(&left.words);
                let (word, bit) = (event / 64, 1 << (event % 64));
                if left.words[word] & bit != 0 && steps.all(|(row, left)| row & left == 0) {
                    left.words[word] &= !bit;
                    count -= 1;
                }
            }
            if count == 0 || count == before {
                return count == 0;
            }
        }
    }

    /// A pair of events that shows why a demand is not met, one that involves `event` if there is
    /// one. A set's element is given twice.
    pub fn offender(
        &mut self,
        graph: &Graph,
        demand: Demand,
        event: EventId,
    ) -> Option<(EventId, EventId)> {
        if self.holds(graph, demand) {
            return None;
        }
        let pairs = match demand {
            Demand::Empty(a) => self.pairs(a, None),
            Demand::Included(a, b) => self.pairs(a, Some(b)),
            Demand::Irreflexive(a) => self.diagonal(&self.results[a.index()]),
            Demand::Acyclic(a) => {
                let mut closure = self.results[a.index()].clone();
                self.close(&mut closure);
                self.diagonal(&closure)
            }
        };
        let name = |event| self.whole.as_ref().map_or(event, |whole| whole.name(event));
        let mut pairs = pairs.into_iter().map(|(a, b)| (name(a), name(b)));
        let first = pairs.clone().next();
        let pair = pairs.find(|(a, b)| *a == event || *b == event).or(first);
        Some(pair.unwrap_or((event, event)))
    }

    /// Whether a result is computed part by part.
    fn is_local(&self, register: Register) -> bool {
        let whole = self.whole.as_ref();
        whole.is_some_and(|whole| whole.local.contains(register.index()))
    }

    /// Whether a demand is met by the parts, as events of their own.
    fn holds_of_parts(&mut self, graph: &Graph, demand: Demand) -> bool {
        let whole = self.whole.as_mut();
        whole.is_none_or(|whole| whole.parts.holds(graph, demand))
    }

    /// All pairs of a relation.
    pub(super) fn all_pairs(
        &mut self,
        graph: &Graph,
        register: Register,
    ) -> Vec<(EventId, EventId)> {
        self.compute(graph, register);
        self.pairs(register, None)
    }

    fn diagonal(&self, bits: &Bits) -> Vec<(EventId, EventId)> {
        let on_cycle = (0..self.events).filter(|i| self.bit(&bits.words, *i, *i));
        on_cycle
            .map(|i| (EventId(i as u32), EventId(i as u32)))
            .collect()
    }

    /// The pairs of a result that are not in another.
    fn pairs(&self, register: Register, without: Option<Register>) -> Vec<(EventId, EventId)> {
        let words = &self.results[register.index()].words;
        let without = without.map(|register| &self.results[register.index()].words);
        let relation = self.relations[register.index()];
        let rows = if relation { self.events } else { 1 };
        let mut pairs = Vec::new();
        for row in 0..rows {
            for column in 0..self.events {
                let inside = self.bit(words, row, column);
                if inside && !without.is_some_and(|other| self.bit(other, row, column)) {
                    let first = if relation { row } else { column };
                    pairs.push((EventId(first as u32), EventId(column as u32)));
                }
            }
        }
        pairs
    }

    #[inline]
    fn bit(&self, words: &[u64], row: usize, column: usize) -> bool {
        words[row * self.width + column / 64] & (1 << (column % 64)) != 0
    }

    fn irreflexive(&self, words: &[u64]) -> bool {
        (0..self.events).all(|i| !self.bit(words, i, i))
    }

    #[inline]
    fn compute(&mut self, graph: &Graph, register: Register) {
        if self.computed[register.index()] != self.question {
            self.compute_needed(graph, register);
        }
    }

    fn compute_needed(&mut self, graph: &Graph, register: Register) {
        let mut needed = std::mem::take(&mut self.needed[register.index()]);
        if needed.is_empty() {
            needed = self.formula.needed(register);
        }
        for register in &needed {
            if self.computed[register.index()] != self.question {
                self.compute_one(graph, *register);
            }
        }
        self.needed[register.index()] = needed;
    }

    /// Computes one operation whose operands are computed.
    fn compute_one(&mut self, graph: &Graph, register: Register) {
        let formula = Arc::clone(&self.formula);
        match &formula.operations[register.index()] {
            Operation::Fixpoint { members, dependent } => {
                self.fixpoint(graph, members, dependent);
            }
            operation => {
                let mut result = std::mem::take(&mut self.results[register.index()]);
                self.operate(graph, operation, register, &mut result);
                self.results[register.index()] = result;
            }
        }
        self.computed[register.index()] = self.question;
    }

    fn fixpoint(
        &mut self,
        graph: &Graph,
        members: &[(Register, Register)],
        dependent: &[Register],
    ) {
        for (member, _) in members {
            let mut result = std::mem::take(&mut self.results[member.index()]);
            self.clear(*member, &mut result);
            self.results[member.index()] = result;
            self.computed[member.index()] = self.question;
        }
        loop {
            for register in dependent {
                self.compute_one(graph, *register);
            }
            let mut changed = false;
            for (member, body) in members {
                if self.results[member.index()] != self.results[body.index()] {
                    let body = self.results[body.index()].clone();
                    self.results[member.index()] = body;
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn clear(&self, register: Register, result: &mut Bits) {
        let rows = if self.relations[register.index()] {
            self.events
        } else {
            1
        };
        result.words.clear();
        result.words.resize(rows * self.width, 0);
    }

    fn operate(
        &mut self,
        graph: &Graph,
        operation: &Operation,
        register: Register,
        result: &mut Bits,
    ) {
        self.clear(register, result);
        if let Some(mut whole) = self.whole.take() {
            let found = whole.pairs(graph, operation, register);
            self.whole = Some(whole);
            if let Some(pairs) = found {
                let pairs = pairs.into_iter();
                pairs.for_each(|(row, event)| self.insert(result, row, event));
                return;
            }
        }
        let operand = |register: &Register| &self.results[register.index()].words;
        match operation {
            Operation::Set(cubes) => {
                for event in graph.events() {
                    let sets = graph.sets(event);
                    if cubes.iter().any(|cube| cube.holds(sets)) {
                        self.insert(result, 0, event);
                    }
                }
            }
            Operation::Relation(relation) => self.builtin(graph, *relation, result),
            Operation::View(view) => self.view(graph, *view, result),
            Operation::NoEvents | Operation::NoPairs => {}
            Operation::AllEvents | Operation::AllPairs => self.complement(result),
            Operation::Union(a, b) => combine(result, operand(a), operand(b), |a, b| a | b),
            Operation::Intersection(a, b) => combine(result, operand(a), operand(b), |a, b| a & b),
            Operation::Difference(a, b) => combine(result, operand(a), operand(b), |a, b| a & !b),
            Operation::Complement(a) => {
                result.words.copy_from_slice(operand(a));
                self.complement(result);
            }
            Operation::Sequence(a, b) => self.compose(operand(a), operand(b), result),
            Operation::Plus(a) => {
                result.words.copy_from_slice(operand(a));
                self.close(result);
            }
            Operation::Star(a) => {
                result.words.copy_from_slice(operand(a));
                self.close(result);
                self.add_identity(result);
            }
            Operation::Optional(a) => {
                result.words.copy_from_slice(operand(a));
                self.add_identity(result);
            }
            Operation::Inverse(a) => self.each(operand(a), |from, to| {
                self.insert(result, to.index(), from);
            }),
            Operation::Identity(a) => self.each_member(operand(a), |event| {
                self.insert(result, event.index(), event);
            }),
            Operation::Product(a, b) => self.each_member(operand(a), |event| {
                let start = event.index() * self.width;
                result.words[start..start + self.width].copy_from_slice(operand(b));
            }),
            Operation::Domain(a) => {
                self.each(operand(a), |from, _| self.insert(result, 0, from));
            }
            Operation::Range(a) => self.each(operand(a), |_, to| self.insert(result, 0, to)),
            // Computed by their fixpoint.
            Operation::Member { .. } | Operation::Fixpoint { .. } => {}
        }
    }

    #[inline]
    fn insert(&self, bits: &mut Bits, row: usize, event: EventId) {
        let column = event.index();
        bits.words[row * self.width + column / 64] |= 1 << (column % 64);
    }

    fn each(&self, words: &[u64], mut visit: impl FnMut(EventId, EventId)) {
        for row in 0..self.events {
            let from = EventId(row as u32);
            let start = row * self.width;
            self.each_member(&words[start..start + self.width], |to| visit(from, to));
        }
    }

    fn each_member(&self, row: &[u64], mut visit: impl FnMut(EventId)) {
        for (word, bits) in row.iter().enumerate() {
            let mut bits = *bits;
            while bits != 0 {
                visit(EventId(word as u32 * 64 + bits.trailing_zeros()));
                bits &= bits - 1;
            }
        }
    }

    fn builtin(&self, graph: &Graph, relation: BuiltinRelation, result: &mut Bits) {
        match GraphStep::whole(relation) {
            Err(NotAStep::ProgramOrder) => self.program_order(graph, result),
            Err(NotAStep::Identity) => self.add_identity(result),
            Ok(step) => {
                for event in graph.events() {
                    step.take(false, graph, event, |to| {
                        self.insert(result, event.index(), to);
                    });
                }
            }
        }
    }

    /// Whole `po`: what is before an event is what is before its immediate predecessors.
    ///
    /// Those are older, except that what is before a wait at a barrier may be younger, if it is
    /// before another member of its round. The last member of a round has older predecessors only,
    /// and everything behind the round is behind it too; so after one pass nothing is missing but
    /// pairs that lead to waits, and a second one adds those.
    fn program_order(&self, graph: &Graph, result: &mut Bits) {
        let waits = graph.events().filter(|event| graph.is_matched(*event));
        for event in graph.events().chain(waits) {
            if graph.is_initial(event) {
                for later in graph.events().filter(|later| !graph.is_initial(*later)) {
                    self.insert(result, event.index(), later);
                }
                continue;
            }
            for previous in graph.sync_previous(event) {
                self.insert(result, previous.index(), event);
                for row in graph.events() {
                    if self.bit(&result.words, row.index(), previous.index()) {
                        self.insert(result, row.index(), event);
                    }
                }
            }
        }
    }

    /// All pairs of a view: clocks are of the later event.
    fn view(&mut self, graph: &Graph, view: ViewId, result: &mut Bits) {
        for later in graph.events().filter(|later| !graph.is_initial(*later)) {
            self.views.full_clock(&mut self.scratch, graph, view, later);
            for earlier in graph.events() {
                if graph.includes(self.scratch.clock(), earlier) {
                    self.insert(result, earlier.index(), later);
                }
            }
        }
    }

    fn complement(&self, bits: &mut Bits) {
        let last = self.events % 64;
        for (position, word) in bits.words.iter_mut().enumerate() {
            *word = !*word;
            if last != 0 && position % self.width == self.width - 1 {
                *word &= (1 << last) - 1;
            }
        }
    }

    fn add_identity(&self, bits: &mut Bits) {
        for i in 0..self.events {
            self.insert(bits, i, EventId(i as u32));
        }
    }

    fn compose(&self, a: &[u64], b: &[u64], result: &mut Bits) {
        self.each(a, |from, middle| {
            let (to, via) = (from.index() * self.width, middle.index() * self.width);
            for word in 0..self.width {
                result.words[to + word] |= b[via + word];
            }
        });
    }

    /// Transitive closure (Warshall).
    fn close(&self, bits: &mut Bits) {
        for via in 0..self.events {
            for from in 0..self.events {
                if from != via && self.bit(&bits.words, from, via) {
                    for word in 0..self.width {
                        let more = bits.words[via * self.width + word];
                        bits.words[from * self.width + word] |= more;
                    }
                }
            }
        }
    }
}

fn combine(result: &mut Bits, a: &[u64], b: &[u64], operation: impl Fn(u64, u64) -> u64) {
    for (word, (a, b)) in result.words.iter_mut().zip(a.iter().zip(b)) {
        *word = operation(*a, *b);
    }
}
