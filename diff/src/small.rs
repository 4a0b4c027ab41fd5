//! Models on small executions, quickly.
//!
//! The search for differences judges millions of executions with at most [`MOST`] events. A
//! relation is an array of bit rows here, and the sets of a model are its *atoms*: the largest
//! expressions that the sets of an event alone decide (`F & SC`, `R & ~NA`). An event is known by
//! the atoms it is in. The meaning is that of [`katec_compiler::evaluate`], which tests compare it
//! with.

use crate::joined::{Joined, Side};
use katec_checker::builtin::{BuiltinRelation as Rel, Kind, SetMask};
use katec_compiler::model::{Check, DefinitionId, Expr, ExprId};
use std::collections::{BTreeMap, BTreeSet};

/// The most events of a small execution, initial writes included.
pub const MOST: usize = 32;

/// The rows of a relation.
type Rows = [u32; MOST];

const NOTHING: Rows = [0; MOST];

/// The atoms that an event is in, one bit each.
pub type Atoms = u64;

/// How the forbidden executions of a model change with something: more of it forbids more, or less,
/// or either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Polarity {
    /// More of it may forbid more.
    pub positive: bool,
    /// More of it may forbid less.
    pub negative: bool,
}

/// A small execution: what all built-in relations follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Small {
    /// How many events there are. Initial writes come first.
    pub n: usize,
    /// How many of them are initial writes.
    pub initial: usize,
    /// The atoms of each event.
    pub atoms: [Atoms; MOST],
    /// The events of the thread of each event.
    pub same_thread: Rows,
    /// Program order within threads.
    pub program_order: Rows,
    /// From writes to reads.
    pub rf: Rows,
    /// Coherence.
    pub co: Rows,
    /// Accesses of the same location.
    pub loc: Rows,
    /// Halves of read-modify-writes.
    pub rmw: Rows,
    /// Dependencies.
    pub addr: Rows,
    /// Dependencies.
    pub data: Rows,
    /// Dependencies.
    pub ctrl: Rows,
    /// Waits of one round of a barrier.
    pub sbr: Rows,
}

impl Small {
    /// No events.
    pub fn new() -> Self {
        Self {
            n: 0,
            initial: 0,
            atoms: [0; MOST],
            same_thread: NOTHING,
            program_order: NOTHING,
            rf: NOTHING,
            co: NOTHING,
            loc: NOTHING,
            rmw: NOTHING,
            addr: NOTHING,
            data: NOTHING,
            ctrl: NOTHING,
            sbr: NOTHING,
        }
    }

    /// Whether both have the same events and relations, so that they differ in atoms alone.
    fn is_like(&self, other: &Small) -> bool {
        let relations = |small: &Small| {
            [
                small.same_thread,
                small.program_order,
                small.rf,
                small.co,
                small.loc,
                small.rmw,
                small.addr,
                small.data,
                small.ctrl,
                small.sbr,
            ]
        };
        (self.n, self.initial) == (other.n, other.initial) && relations(self) == relations(other)
    }

    fn all(&self) -> u32 {
        if self.n == MOST {
            u32::MAX
        } else {
            (1 << self.n) - 1
        }
    }

    /// Whether every location by itself is sequentially consistent.
    pub fn is_coherent(&self) -> bool {
        let mut rows = self.reads_before();
        for (e, row) in rows.iter_mut().enumerate().take(self.n) {
            *row |= self.rf[e] | self.co[e] | self.program_order[e] & self.loc[e];
        }
        is_acyclic(&mut rows, self.n)
    }

    /// Whether causal order has no cycle.
    pub fn is_causal(&self) -> bool {
        let mut rows = self.order_with_rounds();
        for (row, rf) in rows.iter_mut().zip(&self.rf).take(self.n) {
            *row |= rf;
        }
        is_acyclic(&mut rows, self.n)
    }

    /// Whether no value depends on itself. Others are not explored.
    pub fn is_grounded(&self) -> bool {
        let mut rows = self.rf;
        for (e, row) in rows.iter_mut().enumerate().take(self.n) {
            *row |= self.addr[e] | self.data[e] | self.ctrl[e];
        }
        is_acyclic(&mut rows, self.n)
    }

    /// Program order with what rounds order between threads.
    fn order_with_rounds(&self) -> Rows {
        let mut rows = self.program_order;
        if self.sbr == NOTHING {
            return rows;
        }
        let into = compose(&self.program_order, &self.sbr, self.n);
        let out = compose(&self.sbr, &self.program_order, self.n);
        for e in 0..self.n {
            rows[e] |= into[e] | out[e];
        }
        close(&mut rows, self.n);
        rows
    }

    fn relation(&self, relation: Rel) -> Rows {
        let n = self.n;
        let int = |e: usize| self.same_thread[e];
        let ext = |e: usize| self.all() & !self.same_thread[e];
        match relation {
            Rel::Po => {
                let others = self.all() & !((1 << self.initial) - 1);
                let order = self.order_with_rounds();
                rows(n, |e| if e < self.initial { others } else { order[e] })
            }
            Rel::PoLoc => rows(n, |e| self.program_order[e] & self.loc[e]),
            Rel::Rf => self.rf,
            Rel::Rfe => rows(n, |e| self.rf[e] & ext(e)),
            Rel::Rfi => rows(n, |e| self.rf[e] & int(e)),
            Rel::Co => self.co,
            Rel::Coe => rows(n, |e| self.co[e] & ext(e)),
            Rel::Coi => rows(n, |e| self.co[e] & int(e)),
            Rel::Fr => self.reads_before(),
            Rel::Fre => {
                let fr = self.reads_before();
                rows(n, |e| fr[e] & ext(e))
            }
            Rel::Fri => {
                let fr = self.reads_before();
                rows(n, |e| fr[e] & int(e))
            }
            Rel::Loc => self.loc,
            Rel::Int => rows(n, int),
            Rel::Ext => rows(n, ext),
            Rel::Id => rows(n, |e| 1 << e),
            Rel::Rmw => self.rmw,
            Rel::Addr => self.addr,
            Rel::Data => self.data,
            Rel::Ctrl => self.ctrl,
            Rel::Sbr => self.sbr,
            Rel::Casdep
            | Rel::Tc
            | Rel::Tj
            | Rel::Alloc
            | Rel::Dealloc
            | Rel::Free
            | Rel::RcuRscs
            | Rel::SrcuRscs
            | Rel::SameSrcu => NOTHING,
        }
    }

    /// `fr`.
    fn reads_before(&self) -> Rows {
        let mut rows = NOTHING;
        for write in 0..self.n {
            for read in bits(self.rf[write]) {
                rows[read] |= self.co[write] & !(1 << read);
            }
        }
        rows
    }
}

impl Default for Small {
    fn default() -> Self {
        Self::new()
    }
}

fn bits(mut row: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (row != 0).then(|| {
            let bit = row.trailing_zeros() as usize;
            row &= row - 1;
            bit
        })
    })
}

fn close(rows: &mut Rows, n: usize) {
    for through in 0..n {
        let row = rows[through];
        for other in rows.iter_mut().take(n) {
            if *other & (1 << through) != 0 {
                *other |= row;
            }
        }
    }
}

fn is_acyclic(rows: &mut Rows, n: usize) -> bool {
    close(rows, n);
    is_irreflexive(rows, n)
}

fn is_irreflexive(rows: &Rows, n: usize) -> bool {
    (0..n).all(|e| rows[e] & (1 << e) == 0)
}

/// The atoms of two models.
#[derive(Clone, Debug)]
pub struct AtomTable {
    /// The expressions, by bit.
    atoms: Vec<ExprId>,
    polarity: Vec<Polarity>,
    /// Whether an event or a dependency more never allows what was forbidden.
    monotone: bool,
}

impl AtomTable {
    /// The atoms of all axioms of two models, and of what they report under a name. Executions
    /// without a report count as forbidden then. `None` if there are more atoms than there are
    /// bits.
    pub fn new(joined: &Joined, report: Option<&str>) -> Option<Self> {
        let mut found: BTreeMap<ExprId, Polarity> = BTreeMap::new();
        let mut monotone = true;
        let mut met = BTreeSet::new();
        let mut work: Vec<(ExprId, bool, bool)> = Vec::new();
        for side in Side::BOTH {
            let axioms = joined.axioms(side).into_iter();
            let axioms = axioms.map(|index| (index, false));
            let reports = report.map_or_else(Vec::new, |name| joined.reports_named(side, name));
            for (index, reported) in axioms.chain(reports.into_iter().map(|index| (index, true))) {
                let constraint = joined.constraint(index);
                monotone &= !constraint.negated;
                let operands = constraint.check.operands().enumerate();
                for (at, operand) in operands {
                    work.push((operand, (at == 1) != reported, reported));
                    if matches!(constraint.check, Check::Included(claim) if claim.equal) {
                        work.push((operand, (at == 0) != reported, reported));
                    }
                }
                work.extend(
                    constraint
                        .unless_empty
                        .map(|guard| (guard, reported, reported)),
                );
            }
        }
        while let Some((id, negative, reported)) = work.pop() {
            if !met.insert((id, negative, reported)) {
                continue;
            }
            let expr = joined.model.expr(id);
            if is_pure(joined, id) {
                let polarity = found.entry(id).or_default();
                polarity.positive |= !negative;
                polarity.negative |= negative;
                continue;
            }
            // Between events that stay, what is built in stays; what has other events in between
            // grows. Where reports are judged, all events are known.
            let grows = match expr {
                Expr::Sequence(..)
                | Expr::Plus(_)
                | Expr::Star(_)
                | Expr::Domain(_)
                | Expr::Range(_) => !reported,
                Expr::Definition(_) | Expr::Relation(Rel::Addr | Rel::Data | Rel::Ctrl) => true,
                _ => false,
            };
            monotone &= !(grows && negative);
            if let Expr::Definition(d) = expr {
                work.push((joined.model.definition(d).body, negative, reported));
            }
            let operands = expr.signed_operands();
            work.extend(operands.map(|(operand, flips)| (operand, negative != flips, reported)));
        }
        let (atoms, polarity): (Vec<_>, Vec<_>) = found.into_iter().unzip();
        (atoms.len() <= Atoms::BITS as usize).then_some(Self {
            atoms,
            polarity,
            monotone,
        })
    }

    /// Whether none of some expressions is an atom.
    fn are_not_in(&self, expressions: &[ExprId]) -> bool {
        expressions.iter().all(|id| !self.atoms.contains(id))
    }

    /// The atoms that an event with these sets is in.
    pub fn of(&self, joined: &Joined, sets: SetMask) -> Atoms {
        let holds = |(bit, id): (usize, &ExprId)| Atoms::from(decide(joined, *id, sets)) << bit;
        self.atoms.iter().enumerate().map(holds).sum()
    }

    /// Whether an event, a dependency or one of these atoms more, as its polarity says, never
    /// allows what was forbidden.
    pub fn is_monotone(&self, varied: Atoms) -> bool {
        self.monotone && varied & self.mixed() == 0
    }

    /// The atoms of which more may forbid more and may forbid less.
    fn mixed(&self) -> Atoms {
        let bit = |(bit, p): (usize, &Polarity)| Atoms::from(p.positive && p.negative) << bit;
        self.polarity.iter().enumerate().map(bit).sum()
    }

    /// The atoms of which more forbids less.
    fn negative(&self) -> Atoms {
        let bit = |(bit, p): (usize, &Polarity)| Atoms::from(p.negative) << bit;
        self.polarity.iter().enumerate().map(bit).sum()
    }

    /// Whether an event with the first atoms is forbidden nothing that one with the second is
    /// allowed.
    pub fn is_weaker(&self, a: Atoms, b: Atoms) -> bool {
        let both = self.mixed();
        let flipped = self.negative() & !both;
        (a ^ flipped) & !(b ^ flipped) == 0 && (a ^ b) & both == 0
    }

    /// Atoms at least as strong as both.
    pub fn join(&self, a: Atoms, b: Atoms) -> Atoms {
        let flipped = self.negative();
        ((a ^ flipped) | (b ^ flipped)) ^ flipped
    }

    /// Atoms at most as strong as both.
    pub fn meet(&self, a: Atoms, b: Atoms) -> Atoms {
        let flipped = self.negative();
        ((a ^ flipped) & (b ^ flipped)) ^ flipped
    }
}

/// Whether the sets of an event decide whether it is in a set.
fn is_pure(joined: &Joined, id: ExprId) -> bool {
    joined.model.kind(id) == Kind::Set
        && katec_compiler::model::each_once(id, |id, work| {
            let expr = joined.model.expr(id);
            work.extend(expr.operands());
            !matches!(
                expr,
                Expr::Domain(_) | Expr::Range(_) | Expr::Definition(_) | Expr::Declared(_)
            )
        })
}

fn decide(joined: &Joined, id: ExprId, sets: SetMask) -> bool {
    match joined.model.expr(id) {
        Expr::All(_) => true,
        Expr::Set(set) => sets.contains(set),
        Expr::Union(a, b) => decide(joined, a, sets) || decide(joined, b, sets),
        Expr::Intersection(a, b) => decide(joined, a, sets) && decide(joined, b, sets),
        Expr::Difference(a, b) => decide(joined, a, sets) && !decide(joined, b, sets),
        Expr::Complement(a) => !decide(joined, a, sets),
        _ => false,
    }
}

/// One step of an [`Evaluator`]: results go to slots of its memory.
#[derive(Clone, Copy, Debug)]
enum EvaluationStep {
    Atom(usize),
    /// The expression, and whether it is a set.
    Compute(Expr, bool),
    /// Begins a group of recursive definitions: the slots of these numbers are empty.
    Begin(usize),
    /// Ends it: where bodies have more than the definitions had, begin again behind this step.
    Repeat(usize, usize),
    /// Stop with "no" unless the constraint holds.
    Demand(usize),
}

/// Says whether a small execution is one of a model.
#[derive(Clone, Debug)]
pub struct Evaluator {
    steps: Vec<(EvaluationStep, usize)>,
    /// For each constraint its check, and whether the opposite is demanded.
    constraints: Vec<(Check, bool)>,
    /// Where the value of an expression is.
    slots: BTreeMap<ExprId, usize>,
    checks: Vec<Operands>,
    /// For each group of recursive definitions the slots of its members and of their bodies.
    groups: Vec<Vec<(usize, usize)>>,
    operands: Vec<(usize, usize)>,
    /// For each step whether it gives the same for executions that differ in atoms alone.
    fixed: Vec<bool>,
    memory: Vec<Rows>,
    /// The execution that was judged last, and how many of the first steps were done.
    last: Small,
    done: usize,
}

#[derive(Clone, Copy, Debug)]
struct Operands {
    first: usize,
    second: usize,
    guard: Option<usize>,
}

impl Evaluator {
    /// For constraints of the table. `None` if they have declared names.
    pub fn new(joined: &Joined, atoms: &AtomTable, constraints: &[usize]) -> Option<Self> {
        let mut evaluator = Self {
            steps: Vec::new(),
            constraints: Vec::new(),
            slots: BTreeMap::new(),
            checks: Vec::new(),
            groups: Vec::new(),
            operands: Vec::new(),
            fixed: Vec::new(),
            memory: Vec::new(),
            last: Small::new(),
            done: 0,
        };
        // What is quick to tell comes first.
        let mut order: Vec<usize> = constraints.to_vec();
        order.sort_by_key(|index| joined.cone(joined.roots(*index)).len());
        for index in order {
            for id in joined.cone(joined.roots(index)) {
                evaluator.plan(joined, atoms, id)?;
            }
            let constraint = joined.constraint(index);
            let slots = &evaluator.slots;
            let mut operands = constraint.check.operands().map(|id| slots[&id]);
            let first = operands.next()?;
            evaluator.checks.push(Operands {
                first,
                second: operands.next().unwrap_or(first),
                guard: constraint.unless_empty.map(|id| slots[&id]),
            });
            let number = evaluator.constraints.len();
            let demand = (constraint.check, constraint.negated);
            evaluator.constraints.push(demand);
            evaluator.add(EvaluationStep::Demand(number), 0, (0, 0), false);
        }
        evaluator.memory = vec![NOTHING; evaluator.slots.len()];
        Some(evaluator)
    }

    fn add(&mut self, step: EvaluationStep, slot: usize, operands: (usize, usize), is_fixed: bool) {
        self.steps.push((step, slot));
        self.operands.push(operands);
        self.fixed.push(is_fixed);
    }

    fn plan(&mut self, joined: &Joined, atoms: &AtomTable, id: ExprId) -> Option<()> {
        if self.slots.contains_key(&id) {
            return Some(());
        }
        let slot = self.slots.len();
        if let Some(atom) = atoms.atoms.iter().position(|atom| *atom == id) {
            self.slots.insert(id, slot);
            self.add(EvaluationStep::Atom(atom), slot, (0, 0), false);
            return Some(());
        }
        let expr = joined.model.expr(id);
        match expr {
            Expr::Declared(_) => return None,
            Expr::Definition(definition) => return self.plan_group(joined, atoms, definition),
            _ => {}
        }
        // Parts of atoms are needed by atoms alone.
        let places: Option<Vec<usize>> = expr
            .operands()
            .map(|operand| self.slots.get(&operand).copied())
            .collect();
        let Some(places) = places else {
            return is_pure(joined, id).then_some(());
        };
        if is_pure(joined, id) && !matches!(expr, Expr::Empty(_) | Expr::All(_)) {
            return Some(());
        }
        self.slots.insert(id, slot);
        let first = places.first().copied().unwrap_or(0);
        let second = places.get(1).copied().unwrap_or(first);
        let is_set = joined.model.kind(id) == Kind::Set;
        let is_fixed = atoms.are_not_in(&joined.cone([id]));
        let step = EvaluationStep::Compute(expr, is_set);
        self.add(step, slot, (first, second), is_fixed);
        Some(())
    }

    /// Plans all members of the group of a recursive definition.
    fn plan_group(
        &mut self,
        joined: &Joined,
        atoms: &AtomTable,
        definition: DefinitionId,
    ) -> Option<()> {
        let own = joined.model.definition(definition);
        let mut members: Vec<DefinitionId> = own.group.iter().flatten().copied().collect();
        if members.is_empty() {
            members.push(definition);
        }
        let group = self.groups.len();
        self.groups.push(Vec::new());
        let mut slots = Vec::new();
        for member in &members {
            let slot = self.slots.len();
            let id = joined.model.interned(Expr::Definition(*member));
            // One that nobody names is its body alone.
            if let Some(id) = id {
                self.slots.insert(id, slot);
                slots.push((slot, joined.model.definition(*member).body));
            }
        }
        let bodies = slots.iter().map(|(_, body)| *body);
        let is_fixed = atoms.are_not_in(&joined.cone(bodies));
        self.add(EvaluationStep::Begin(group), 0, (0, 0), is_fixed);
        let begin = self.steps.len();
        for (_, body) in &slots {
            for id in joined.cone([*body]) {
                self.plan(joined, atoms, id)?;
            }
        }
        let bodies = slots.iter().map(|(slot, body)| (*slot, self.slots[body]));
        self.groups[group] = bodies.collect();
        self.add(EvaluationStep::Repeat(group, begin), 0, (0, 0), is_fixed);
        Some(())
    }

    /// Takes what the bodies of a group have for what its members are. Whether that is more.
    fn grow(&mut self, group: usize) -> bool {
        let mut grown = false;
        for (member, body) in &self.groups[group] {
            grown |= self.memory[*member] != self.memory[*body];
            self.memory[*member] = self.memory[*body];
        }
        grown
    }

    /// Whether all constraints hold. What atoms do not change is computed once for executions one
    /// after the other that differ in them alone.
    pub fn allows(&mut self, small: &Small) -> bool {
        if !small.is_like(&self.last) {
            self.last.clone_from(small);
            self.done = 0;
        }
        // What was done before this call. Steps of recursive definitions are done again and again.
        let known = self.done;
        let mut next = 0;
        while let Some((step, slot)) = self.steps.get(next).copied() {
            let at = next;
            next += 1;
            if at < known && self.fixed[at] {
                continue;
            }
            self.done = self.done.max(next);
            match step {
                EvaluationStep::Begin(group) => {
                    for (member, _) in &self.groups[group] {
                        self.memory[*member] = NOTHING;
                    }
                }
                EvaluationStep::Repeat(group, begin) => {
                    if self.grow(group) {
                        next = begin;
                    }
                }
                EvaluationStep::Atom(atom) => {
                    let mut set = 0;
                    for e in 0..small.n {
                        set |= u32::from(small.atoms[e] & (1 << atom) != 0) << e;
                    }
                    self.memory[slot][0] = set;
                }
                EvaluationStep::Compute(expr, is_set) => {
                    let (a, b) = self.operands[at];
                    let value = compute(small, expr, is_set, &self.memory[a], &self.memory[b]);
                    self.memory[slot] = value;
                }
                EvaluationStep::Demand(number) => {
                    if !self.holds(small, number) {
                        return false;
                    }
                }
            }
        }
        true
    }

    fn holds(&mut self, small: &Small, number: usize) -> bool {
        let Operands {
            first,
            second,
            guard,
        } = self.checks[number];
        let n = small.n;
        let (check, negated) = self.constraints[number];
        let is_empty = |rows: &Rows| rows.iter().take(n).all(|row| *row == 0);
        if guard.is_some_and(|guard| is_empty(&self.memory[guard])) {
            return true;
        }
        let a = &self.memory[first];
        let holds = match check {
            Check::Acyclic(_) => is_acyclic(&mut a.clone(), n),
            Check::Irreflexive(_) => is_irreflexive(a, n),
            Check::Empty(_) => is_empty(a),
            Check::Included(claim) => {
                let b = &self.memory[second];
                (0..n).all(|e| a[e] & !b[e] == 0)
                    && (!claim.equal || (0..n).all(|e| b[e] & !a[e] == 0))
            }
            Check::Coherence(_) => {
                let mut eco = small.reads_before();
                for (e, row) in eco.iter_mut().enumerate().take(n) {
                    *row |= small.rf[e] | small.co[e];
                }
                close(&mut eco, n);
                is_irreflexive(&compose(a, &eco, n), n)
            }
        };
        holds != negated
    }
}

/// The rows of the events; those beyond are empty.
#[inline]
fn rows(n: usize, row: impl Fn(usize) -> u32) -> Rows {
    let mut rows = NOTHING;
    for (e, own) in rows.iter_mut().enumerate().take(n) {
        *own = row(e);
    }
    rows
}

fn compose(a: &Rows, b: &Rows, n: usize) -> Rows {
    let mut rows = NOTHING;
    for e in 0..n {
        for through in bits(a[e]) {
            rows[e] |= b[through];
        }
    }
    rows
}

/// The value of an expression. Sets are in the first row; rows beyond the events are empty.
fn compute(small: &Small, expr: Expr, is_set: bool, a: &Rows, b: &Rows) -> Rows {
    let n = small.n;
    let all = small.all();
    let set = |set: u32| {
        let mut rows = NOTHING;
        rows[0] = set;
        rows
    };
    match expr {
        Expr::Empty(_) | Expr::Declared(_) | Expr::Definition(_) | Expr::Set(_) => NOTHING,
        Expr::All(Kind::Set) => set(all),
        Expr::All(Kind::Relation) => rows(n, |_| all),
        Expr::Relation(relation) => small.relation(relation),
        Expr::Union(..) => rows(n, |e| a[e] | b[e]),
        Expr::Intersection(..) => rows(n, |e| a[e] & b[e]),
        Expr::Difference(..) => rows(n, |e| a[e] & !b[e]),
        Expr::Complement(_) if is_set => set(all & !a[0]),
        Expr::Complement(_) => rows(n, |e| all & !a[e]),
        Expr::Sequence(..) => compose(a, b, n),
        Expr::Plus(_) => {
            let mut closed = *a;
            close(&mut closed, n);
            closed
        }
        Expr::Star(_) => {
            let mut closed = *a;
            close(&mut closed, n);
            rows(n, |e| closed[e] | 1 << e)
        }
        Expr::Optional(_) => rows(n, |e| a[e] | 1 << e),
        Expr::Inverse(_) => {
            let mut inverse = NOTHING;
            for (e, row) in a.iter().enumerate().take(n) {
                for target in bits(*row) {
                    inverse[target] |= 1 << e;
                }
            }
            inverse
        }
        Expr::Identity(_) => rows(n, |e| a[0] & 1 << e),
        Expr::Product(..) => rows(n, |e| if a[0] & 1 << e != 0 { b[0] } else { 0 }),
        Expr::Domain(_) => {
            let related = |e: &usize| a[*e] != 0;
            set((0..n).filter(related).map(|e| 1 << e).sum())
        }
        Expr::Range(_) => set(a.iter().take(n).fold(0, |all, row| all | row)),
    }
}
