//! Proofs that one model is at least as strong as another: every axiom of the weaker one follows
//! from those of the stronger one.
//!
//! An axiom about cycles follows if every cycle that it forbids is one that the axioms of the
//! stronger model forbid, or one of causal order `po | rf`, if its executions have none; cycles are
//! compared up to rotation, by [`katec_compiler::prove`]. An axiom of emptiness follows from
//! one about a larger relation, an inclusion from one with a larger left and a smaller right side.
//! An axiom that both models have follows from itself.
//!
//! # What is not regular
//!
//! Automata cannot say `hb & loc`. Such an expression becomes a relation of which proofs know
//! nothing but what is assumed, and assumed is only what was found true before: that it is within
//! its operands, within another such expression whose operands include its own, and, of a recursive
//! definition, within another one (by Park's rule). What is proved of any relations that
//! satisfy this is true of these.
//!
//! # What is taken for granted
//!
//! That read-modify-writes are atomic: exploration sees to it, under every model. That no read
//! reads what its own thread writes later: the model whose executions a proof is about must see to
//! it.

use crate::absent::intern_without;
use crate::form::is_part;
use crate::joined::{Joined, Side};
use crate::recursion::{Group, groups};
use crate::vocabulary::Vocabulary;
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet, Kind};
use katec_compiler::automata::{Alphabet, Builder, Letter, Steps};
use katec_compiler::model::{
    Check, Claim, Declaration, DeclarationId, Expr, ExprId, FileId, Model, ProofStatement, Span,
};
use katec_compiler::printer::print_resolved;
use katec_compiler::prove::{
    AbstractExecution, Answer, Effort, Limits, Refusal, Stop, failing_words, find_path,
    prove_claims,
};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Why an axiom holds in all executions of the other model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The other model has it too, at this place of the table.
    Same(usize),
    /// It follows from these axioms of the other model.
    Follows(Vec<usize>),
    /// It follows from causal order alone.
    Causality,
    /// Nothing can break it.
    Itself,
}

/// What was found out about one axiom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// The axiom, or the error or warning, of the weaker model.
    pub constraint: usize,
    /// Why it holds; `None` if no proof was found.
    pub reason: Option<Reason>,
}

/// Whether all executions of one model are executions of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// The model that is to be the stronger one.
    pub stronger: Side,
    /// The axioms of the other one.
    pub steps: Vec<ProofStep>,
}

impl Half {
    /// Whether everything was proved.
    pub fn is_proved(&self) -> bool {
        self.steps.iter().all(|step| step.reason.is_some())
    }
}

/// After how many steps a quick proof is given up.
const QUICK_STEPS: u64 = 20_000;

/// After how much time quick proofs about a model are given up. Steps of large models take long.
const QUICK_TIME: Duration = Duration::from_millis(250);

/// Proves about two models.
pub struct Proofs<'j> {
    joined: &'j Joined,
    /// The table with relations for what is not regular.
    model: Model,
    /// What became a relation.
    letters: BTreeMap<ExprId, ExprId>,
    known: BTreeMap<(ExprId, ExprId), bool>,
    /// The axioms that were proved to follow from those of the other model.
    proved: BTreeMap<usize, Reason>,
    /// For each model whether `po | rf` has no cycle in its executions.
    causal: [bool; 2],
    /// Whether that holds of the executions that a proof is about.
    causal_now: bool,
    /// For each model whether no read reads what its own thread writes later. Proofs take that for
    /// granted: about other models nothing is proved but what is written in both.
    in_order: [bool; 2],
    /// The sets that no event of the compared programs is in.
    absent: Vec<BuiltinSet>,
    limits: Limits,
    was_full: bool,
}

impl<'j> Proofs<'j> {
    /// For proofs about programs of a vocabulary. When it is time to stop, a proof is given up, and
    /// nothing more is proved.
    ///
    /// `causal` says for each model whether `po | rf` has no cycle in its executions.
    pub fn new(
        joined: &'j Joined,
        vocabulary: &Vocabulary,
        causal: [bool; 2],
        limits: Limits,
    ) -> Self {
        let mut proofs = Self {
            joined,
            model: joined.model.clone(),
            letters: BTreeMap::new(),
            known: BTreeMap::new(),
            proved: BTreeMap::new(),
            causal,
            causal_now: false,
            in_order: [true; 2],
            absent: vocabulary.absent(),
            limits,
            was_full: false,
        };
        proofs.model.assumes = Vec::new();
        for (left, right) in vocabulary.assumptions(&mut proofs.model) {
            proofs.assume(left, right);
        }
        proofs.assume_absent();
        proofs.name_irregular();
        proofs
    }

    /// Assumes that sets are empty where expressions still have them: in recursive definitions.
    fn assume_absent(&mut self) {
        let definitions = self.model.definitions.iter();
        let bodies: Vec<ExprId> = definitions.map(|definition| definition.body).collect();
        let cone = self.joined.cone(bodies);
        let none = self.model.intern(Expr::Empty(Kind::Set));
        for set in self.absent.clone() {
            let set = self.model.intern(Expr::Set(set));
            if cone.contains(&set) {
                self.assume(set, none);
            }
        }
    }

    /// Says of which models it is known that no read reads what its own thread writes later. Of
    /// all, if nothing is said.
    #[must_use]
    pub fn with_reads_in_order(mut self, in_order: [bool; 2]) -> Self {
        self.in_order = in_order;
        self
    }

    /// Changes when to stop. What was not proved before may be proved now.
    pub fn stop_at(&mut self, limits: Limits) {
        self.limits = limits;
        self.known.retain(|_, proved| *proved);
    }

    /// The axioms that were proved to follow from those of the other model.
    pub fn known(&self) -> BTreeSet<usize> {
        self.proved.keys().copied().collect()
    }

    /// Whether the axioms of the other model follow from those of this one.
    pub fn half(&mut self, stronger: Side) -> Half {
        self.causal_now = self.causal[stronger.index()];
        let reasons = self.joined.axioms(stronger);
        let steps = self.joined.axioms(stronger.other()).into_iter();
        let steps = steps.map(|constraint| ProofStep {
            constraint,
            reason: self.axiom_reason(constraint, stronger, &reasons),
        });
        Half {
            stronger,
            steps: steps.collect(),
        }
    }

    /// Why an axiom of the other model follows from those of this one. What was proved once is not
    /// proved again.
    fn axiom_reason(
        &mut self,
        constraint: usize,
        stronger: Side,
        reasons: &[usize],
    ) -> Option<Reason> {
        if let Some(reason) = self.proved.get(&constraint) {
            return Some(reason.clone());
        }
        let reason = match self.in_order[stronger.index()] {
            true => {
                (self.reason(constraint, reasons)).or_else(|| self.covered(constraint, stronger))?
            }
            false => self.same(constraint, reasons)?,
        };
        self.proved.insert(constraint, reason.clone());
        Some(reason)
    }

    /// Executions of words of the axioms of the other model that this one does not have, or until
    /// it is late: cycles that such an axiom forbids, one for each way to communicate that it may
    /// have. The prover makes them without asking what this model says about them.
    pub fn forbidden_cycles(&mut self, stronger: Side, limits: Limits) -> Vec<AbstractExecution> {
        let joined = self.joined;
        let own = joined.axioms(stronger);
        let is_own = |wanted: usize| own.iter().any(|own| joined.is_same(*own, wanted));
        let mut executions = Vec::new();
        for wanted in joined.axioms(stronger.other()) {
            let cycles = self.forbidden(joined.constraint(wanted).check);
            let Some(cycles) = cycles.filter(|_| !is_own(wanted)) else {
                continue;
            };
            for step in [Rel::Fre, Rel::Coe, Rel::Rfe].map(Letter::whole) {
                if limits.is_reached() {
                    return executions;
                }
                let found = find_path(&self.model, cycles, true, |letter| letter == step);
                executions.extend(found.map(|found| found.execution));
            }
        }
        executions
    }

    /// Executions of the words because of which it is not proved that axioms of the other model
    /// follow from those of this one, or until it is late.
    pub fn failed_cycles(&mut self, stronger: Side, limits: Limits) -> Vec<AbstractExecution> {
        self.causal_now = self.causal[stronger.index()];
        let joined = self.joined;
        let own = joined.axioms(stronger).into_iter();
        let own = own.filter(|index| {
            let c = joined.constraint(*index);
            !c.negated && c.unless_empty.is_none()
        });
        let checks: Vec<Check> = own.map(|index| joined.constraint(index).check).collect();
        let right: Vec<ExprId> = (checks.iter())
            .filter_map(|check| self.forbidden(*check))
            .collect();
        let mut executions = Vec::new();
        for wanted in joined.axioms(stronger.other()) {
            let check = joined.constraint(wanted).check;
            let Some(cycles) = self.forbidden(check).filter(|_| !checks.contains(&check)) else {
                continue;
            };
            let claim = self.cycle_claim(cycles, &right);
            let found = failing_words(&self.model, claim, Stop::Within(limits));
            executions.extend(found.into_iter().map(|found| found.execution));
        }
        executions
    }

    /// Gives up every proof after a few steps, which is enough for most of what is true.
    fn quickly<T>(&mut self, prove: impl FnOnce(&mut Self) -> T) -> T {
        let limits = self.limits;
        self.limits = Limits {
            steps: Some(QUICK_STEPS),
            ..limits.within_processor(QUICK_TIME)
        };
        let proved = prove(self);
        self.limits = limits;
        proved
    }

    /// Like [`Proofs::half`], but every proof is given up after a few steps.
    pub fn quick_half(&mut self, stronger: Side) -> Half {
        let half = self.quickly(|proofs| proofs.half(stronger));
        // What was given up may be true.
        self.known.retain(|_, known| *known);
        half
    }

    /// Whether a model is proved to make each location by itself sequentially consistent.
    pub fn is_coherent(&mut self, side: Side) -> bool {
        self.causal_now = self.causal[side.index()];
        self.in_order[side.index()] && self.quickly(|proofs| proofs.coherence(side).is_some())
    }

    /// Why a model makes each location by itself sequentially consistent, if that is proved.
    ///
    /// It is enough that `po-loc` is against no `(rf | co | fr)+`, which is often seen. Give the
    /// writes of a location the numbers 0, 2, 4, .. in coherence order, and a read the number after
    /// that of the write that it reads. `rf`, `co` and `fr` lead to greater numbers, and of two
    /// accesses with different numbers one leads to the other by them. So `po-loc` leads to no
    /// smaller number, a cycle has one number only, and all of its steps are in `po-loc`.
    fn coherence(&mut self, side: Side) -> Option<Reason> {
        let parts = [Rel::PoLoc, Rel::Rf, Rel::Co, Rel::Fr].map(|r| self.relation(r));
        let order = self.union(&parts);
        let axioms = self.joined.axioms(side);
        let always = |r: &usize| {
            let c = self.joined.constraint(*r);
            !c.negated && c.unless_empty.is_none()
        };
        let axioms: Vec<usize> = axioms.into_iter().filter(always).collect();
        let [po_loc, ..] = parts;
        let pairs = self.forbidden(Check::Coherence(po_loc))?;
        for axiom in &axioms {
            let cycles = self.forbidden(self.joined.constraint(*axiom).check);
            if cycles.is_some_and(|cycles| self.within_by_form(pairs, cycles)) {
                return Some(Reason::Follows(vec![*axiom]));
            }
        }
        self.cycles(Check::Acyclic(order), &axioms)
    }

    /// An order of one location with synchronisation as edges holds where each location by itself
    /// is sequentially consistent and another order covers it.
    fn covered(&mut self, index: usize, stronger: Side) -> Option<Reason> {
        if !self.joined.is_location_order(index) {
            return None;
        }
        let mut reasons = vec![self.joined.covering(stronger)?];
        match self.coherence(stronger)? {
            Reason::Same(other) => reasons.push(other),
            Reason::Follows(others) => reasons.extend(others),
            Reason::Causality | Reason::Itself => {}
        }
        reasons.sort_unstable();
        reasons.dedup();
        Some(Reason::Follows(reasons))
    }

    /// Whether whatever the reports of this model find, those of the other one find too: each
    /// demand of this model follows from one of the same name of the other.
    pub fn reports(&mut self, quieter: Side) -> Vec<ProofStep> {
        // Only of equal models is it said that they report the same.
        self.causal_now = self.causal.contains(&true);
        let others = self.joined.reports(quieter.other());
        let joined = self.joined;
        let own = joined.reports(quieter).into_iter();
        own.map(|constraint| {
            let alike = |other: &usize| {
                let (a, b) = (joined.constraint(constraint), joined.constraint(*other));
                (a.role, &a.name) == (b.role, &b.name)
            };
            let named: Vec<usize> = others.iter().copied().filter(alike).collect();
            let reason = match self.in_order.contains(&true) {
                true => self.reason(constraint, &named),
                false => self.same(constraint, &named),
            };
            ProofStep { constraint, reason }
        })
        .collect()
    }

    /// The constraint of the other model that says the same.
    fn same(&self, index: usize, reasons: &[usize]) -> Option<Reason> {
        let mut reasons = reasons.iter();
        let same = reasons.find(|reason| self.joined.is_same(**reason, index));
        same.map(|same| Reason::Same(*same))
    }

    fn reason(&mut self, index: usize, reasons: &[usize]) -> Option<Reason> {
        if let Some(same) = self.same(index, reasons) {
            return Some(same);
        }
        let joined = self.joined;
        let wanted = joined.constraint(index);
        if wanted.negated {
            return None;
        }
        // A condition of the wanted axiom only makes it weaker.
        let usable: Vec<usize> = reasons
            .iter()
            .copied()
            .filter(|r| {
                let c = joined.constraint(*r);
                let guard = c.unless_empty.is_none() || c.unless_empty == wanted.unless_empty;
                !c.negated && guard
            })
            .collect();
        match wanted.check {
            Check::Acyclic(_) | Check::Irreflexive(_) | Check::Coherence(_) => {
                self.cycles(wanted.check, &usable)
            }
            Check::Empty(e) => usable
                .into_iter()
                .find(|r| match joined.constraint(*r).check {
                    Check::Empty(larger) => self.within(e, larger),
                    _ => false,
                })
                .map(|r| Reason::Follows(vec![r])),
            Check::Included(claim) if !claim.equal => {
                if self.within(claim.left, claim.right) {
                    return Some(Reason::Itself);
                }
                usable
                    .into_iter()
                    .find(|r| match joined.constraint(*r).check {
                        Check::Included(other) => {
                            self.within(claim.left, other.left)
                                && self.within(other.right, claim.right)
                        }
                        _ => false,
                    })
                    .map(|r| Reason::Follows(vec![r]))
            }
            Check::Included(_) => None,
        }
    }

    fn cycles(&mut self, wanted: Check, reasons: &[usize]) -> Option<Reason> {
        let joined = self.joined;
        let about: Vec<(usize, ExprId)> = reasons
            .iter()
            .filter_map(|r| Some((*r, self.forbidden(joined.constraint(*r).check)?)))
            .collect();
        let left = self.forbidden(wanted)?;
        for reason in reasons {
            let order = |check| match check {
                Check::Acyclic(order) => Some(order),
                _ => None,
            };
            // A part of an order without cycles has none.
            if let (Some(part), Some(whole)) =
                (order(wanted), order(joined.constraint(*reason).check))
                && (is_part(&self.model, part, whole) || self.within_by_form(part, whole))
            {
                return Some(Reason::Follows(vec![*reason]));
            }
        }
        // What is false takes long to be given up, so all that is quick is tried first. What does
        // not follow from all axioms together follows from none of them.
        if let Some(reason) = self.one_reason(left, &about, Effort::Plain) {
            return Some(reason);
        }
        let all: Vec<ExprId> = about.iter().map(|(_, cycles)| *cycles).collect();
        if !self.cycles_within(left, &all, Effort::Proofs) {
            return None;
        }
        if let Some(reason) = self.one_reason(left, &about, Effort::Proofs) {
            return Some(reason);
        }
        let mut enough = about.clone();
        for (reason, _) in &about {
            let fewer: Vec<_> = enough.iter().copied().filter(|r| r.0 != *reason).collect();
            let cycles: Vec<ExprId> = fewer.iter().map(|(_, cycles)| *cycles).collect();
            // One alone was tried already.
            if fewer.len() > 1 && self.cycles_within(left, &cycles, Effort::Proofs) {
                enough = fewer;
            }
        }
        Some(Reason::Follows(enough.iter().map(|r| r.0).collect()))
    }

    /// The one reason why every cycle of the left is one of causal order or of an axiom.
    fn one_reason(
        &mut self,
        left: ExprId,
        about: &[(usize, ExprId)],
        effort: Effort,
    ) -> Option<Reason> {
        if self.causal_now && self.cycles_within(left, &[], effort) {
            return Some(Reason::Causality);
        }
        let mut about = about.iter();
        about
            .find(|(_, cycles)| self.cycles_within(left, &[*cycles], effort))
            .map(|(reason, _)| Reason::Follows(vec![*reason]))
    }

    /// The relation that must relate no event with itself, with relations for what is not regular.
    fn forbidden(&mut self, check: Check) -> Option<ExprId> {
        let cycles = match check {
            Check::Acyclic(e) => self.model.intern(Expr::Plus(e)),
            Check::Irreflexive(e) => e,
            Check::Coherence(e) => {
                let parts = [Rel::Rf, Rel::Co, Rel::Fr].map(|r| self.relation(r));
                let union = self.union(&parts);
                let plus = self.model.intern(Expr::Plus(union));
                self.model.intern(Expr::Sequence(e, plus))
            }
            Check::Empty(_) | Check::Included(_) => return None,
        };
        Some(self.regular(cycles))
    }

    fn relation(&mut self, relation: Rel) -> ExprId {
        self.model.intern(Expr::Relation(relation))
    }

    fn union(&mut self, parts: &[ExprId]) -> ExprId {
        let parts = parts.iter().copied();
        parts
            .reduce(|a, b| self.model.intern(Expr::Union(a, b)))
            .unwrap_or_else(|| self.model.intern(Expr::Empty(Kind::Relation)))
    }

    /// `po | rf | po;sbr | sbr;po`, which has no cycle where `po | rf` has none.
    ///
    /// Give every event the moment at which it took place, and a wait at a barrier the moment at
    /// which its round was complete. Program order leads to later moments: from a wait to what its
    /// thread does afterwards, and to waits of later rounds. The members of a round have the same
    /// moment. Reads come after the writes that they read from.
    fn causal_order(&mut self) -> ExprId {
        let [po, rf, sbr] = [Rel::Po, Rel::Rf, Rel::Sbr].map(|r| self.relation(r));
        let into = self.model.intern(Expr::Sequence(po, sbr));
        let out = self.model.intern(Expr::Sequence(sbr, po));
        self.union(&[po, rf, into, out])
    }

    /// Whether every cycle of the left is one of the right or of causal order.
    fn cycles_within(&mut self, left: ExprId, right: &[ExprId], effort: Effort) -> bool {
        let claim = self.cycle_claim(left, right);
        self.is_proved(claim, effort)
    }

    /// That every cycle of the left is one of the right or of causal order.
    fn cycle_claim(&mut self, left: ExprId, right: &[ExprId]) -> Claim {
        let mut right = right.to_vec();
        if self.causal_now {
            let causal = self.causal_order();
            right.push(self.model.intern(Expr::Plus(causal)));
        }
        let right = self.union(&right);
        let id = self.relation(Rel::Id);
        let left = self.model.intern(Expr::Intersection(left, id));
        Claim {
            left,
            equal: false,
            right,
            rotated: true,
        }
    }

    fn is_proved(&mut self, claim: Claim, effort: Effort) -> bool {
        let stop = Stop::Within(self.limits);
        let answers = prove_claims(&self.model, &[claim], effort, stop);
        let stopped = answers == [Answer::Refused(Refusal::Stopped)];
        // Memory may be free again.
        self.was_full |= stopped && self.limits.steps.is_none() && !self.limits.is_late();
        answers == [Answer::Proved]
    }

    /// Whether a proof was given up because of the memory that it took.
    pub fn was_full(&self) -> bool {
        self.was_full
    }

    /// Whether one expression is within another, by their form or by a proof.
    fn within(&mut self, a: ExprId, b: ExprId) -> bool {
        if is_part(&self.model, a, b) {
            return true;
        }
        if let Some(known) = self.known.get(&(a, b)) {
            return *known;
        }
        // Recursion ends: one of the sides gets smaller.
        let found = self.within_by_form(a, b) || self.within_by_proof(a, b);
        self.known.insert((a, b), found);
        found
    }

    fn within_by_form(&mut self, a: ExprId, b: ExprId) -> bool {
        match self.model.expr(a) {
            Expr::Empty(_) => return true,
            Expr::Union(x, y) => return self.within(x, b) && self.within(y, b),
            _ => {}
        }
        if let Expr::Intersection(x, y) = self.model.expr(b) {
            return self.within(a, x) && self.within(a, y);
        }
        let apart = match (self.model.expr(a), self.model.expr(b)) {
            (Expr::Difference(x, y), Expr::Difference(z, w)) => {
                self.within(x, z) && self.within(w, y)
            }
            (Expr::Sequence(x, y), Expr::Sequence(z, w))
            | (Expr::Product(x, y), Expr::Product(z, w)) => self.within(x, z) && self.within(y, w),
            (Expr::Complement(x), Expr::Complement(y)) => self.within(y, x),
            (Expr::Plus(x), Expr::Plus(y) | Expr::Star(y))
            | (Expr::Star(x), Expr::Star(y))
            | (Expr::Optional(x), Expr::Optional(y) | Expr::Star(y))
            | (Expr::Inverse(x), Expr::Inverse(y))
            | (Expr::Identity(x), Expr::Identity(y))
            | (Expr::Domain(x), Expr::Domain(y))
            | (Expr::Range(x), Expr::Range(y)) => self.within(x, y),
            _ => false,
        };
        if apart {
            return true;
        }
        let inside = match self.model.expr(a) {
            Expr::Intersection(x, y) => self.within(x, b) || self.within(y, b),
            Expr::Difference(x, _) => self.within(x, b),
            _ => false,
        };
        if inside {
            return true;
        }
        match self.model.expr(b) {
            Expr::Union(x, y) => self.within(a, x) || self.within(a, y),
            Expr::Plus(x) | Expr::Star(x) | Expr::Optional(x) => self.within(a, x),
            _ => false,
        }
    }

    fn within_by_proof(&mut self, a: ExprId, b: ExprId) -> bool {
        let (left, right) = (self.regular(a), self.regular(b));
        let claim = Claim {
            left,
            equal: false,
            right,
            rotated: false,
        };
        self.is_proved(claim, Effort::Proofs)
    }

    /// The expression as proofs have it: without sets that are empty, and with relations for what
    /// is not regular.
    fn regular(&mut self, root: ExprId) -> ExprId {
        let root = self.without_absent(root);
        let letters = self.letters.clone();
        self.replaced(
            root,
            |id| letters.get(&id).copied(),
            |model, expr| model.intern(expr),
        )
    }

    /// The expression without sets that no event is in.
    fn without_absent(&mut self, root: ExprId) -> ExprId {
        let absent = self.absent.clone();
        self.replaced(
            root,
            |_| None,
            |model, expr| intern_without(model, &absent, expr),
        )
    }

    /// The expression with other expressions for parts of it: those that are known, and otherwise
    /// what is made of a part whose operands are replaced already.
    fn replaced(
        &mut self,
        root: ExprId,
        known: impl Fn(ExprId) -> Option<ExprId>,
        make: impl Fn(&mut Model, Expr) -> ExprId,
    ) -> ExprId {
        let mut new: BTreeMap<ExprId, ExprId> = BTreeMap::new();
        let mut work = vec![root];
        let mut all = BTreeSet::new();
        while let Some(id) = work.pop() {
            if all.insert(id) && known(id).is_none() {
                work.extend(self.model.expr(id).operands());
            }
        }
        for id in all {
            let replaced = known(id).unwrap_or_else(|| {
                let expr = self.model.expr(id).map(|operand| new[&operand]);
                make(&mut self.model, expr)
            });
            new.insert(id, replaced);
        }
        new[&root]
    }

    /// Declares a relation for each expression that is not regular.
    fn name_irregular(&mut self) {
        let mut irregular: Vec<ExprId> = Vec::new();
        for index in 0..self.joined.model.constraints.len() {
            for root in self.joined.roots(index) {
                if self.joined.model.kind(root) == Kind::Relation {
                    let root = self.without_absent(root);
                    irregular.extend(saved(&self.model, root));
                }
            }
        }
        let cone = self.joined.cone(irregular.iter().copied());
        let groups = groups(&self.model, &cone);
        for name in groups.iter().flatten() {
            irregular.push(self.model.intern(Expr::Definition(*name)));
            let body = self.without_absent(self.model.definition(*name).body);
            irregular.extend(saved(&self.model, body));
        }
        irregular.sort();
        irregular.dedup();
        // An expression that is part of another has a relation before it.
        for id in &irregular {
            self.declare(*id);
        }
        let mut facts = Vec::new();
        for id in &irregular {
            for bound in bounds(&self.model, *id) {
                facts.push((self.letters[id], self.regular(bound)));
            }
        }
        let mut among = self.quickly(|proofs| proofs.within_recursively(&groups));
        for a in &irregular {
            for b in &irregular {
                if a != b && self.within_by_form(*a, *b) {
                    among.push((self.letters[a], self.letters[b]));
                }
            }
        }
        // What is known among them first: the first rule that applies to a relation replaces it.
        for (left, right) in among.into_iter().chain(facts) {
            self.assume(left, right);
        }
        self.known.clear();
    }

    /// Which recursive definitions are within others: those of one `let rec` each within that of
    /// another one at the same place.
    fn within_recursively(&mut self, groups: &[Group]) -> Vec<(ExprId, ExprId)> {
        let mut found = Vec::new();
        for small in groups {
            for large in groups {
                if small == large || small.len() != large.len() {
                    continue;
                }
                let mut named = |group: &Group| -> Vec<ExprId> {
                    let names = group.iter().map(|name| Expr::Definition(*name));
                    names.map(|name| self.model.intern(name)).collect()
                };
                let (own, others) = (named(small), named(large));
                let other = |id| Some(others[own.iter().position(|name| *name == id)?]);
                let holds = small.iter().zip(large).all(|(a, b)| {
                    let [a, b] = [a, b].map(|name| self.model.definition(*name).body);
                    let of_others = self.replaced(a, other, |model, expr| model.intern(expr));
                    let [a, b] = [of_others, b].map(|body| self.without_absent(body));
                    self.within(a, b)
                });
                if holds {
                    let pairs = own.iter().zip(&others);
                    found.extend(pairs.map(|(a, b)| (self.letters[a], self.letters[b])));
                }
            }
        }
        found
    }

    fn declare(&mut self, id: ExprId) {
        let number = self.model.declarations.len();
        self.model.declarations.push(Declaration {
            name: print_resolved(&self.model, id),
            kind: Kind::Relation,
            span: NOWHERE,
        });
        let letter = self
            .model
            .intern(Expr::Declared(DeclarationId::new(number)));
        self.letters.insert(id, letter);
    }

    fn assume(&mut self, left: ExprId, right: ExprId) {
        self.model.assumes.push(ProofStatement {
            claim: Claim {
                left,
                equal: false,
                right,
                rotated: false,
            },
            name: None,
            span: NOWHERE,
        });
    }
}

const NOWHERE: Span = Span {
    file: FileId::FIRST,
    start: 0,
    end: 0,
};

/// The parts of an expression that are not regular.
fn saved(model: &Model, root: ExprId) -> Vec<ExprId> {
    let Ok(alphabet) = Alphabet::new(model, [root]) else {
        return Vec::new();
    };
    let mut builder = Builder::new(model, &alphabet, Steps::Whole);
    builder
        .reduced(root)
        .map(|nfa| nfa.saved().to_vec())
        .unwrap_or_default()
}

/// Expressions that an expression is within.
fn bounds(model: &Model, id: ExprId) -> Vec<ExprId> {
    match model.expr(id) {
        Expr::Intersection(a, b) => {
            let mut all = bounds(model, a);
            all.extend(bounds(model, b));
            all.extend([a, b].into_iter().filter(|e| {
                !matches!(model.expr(*e), Expr::Intersection(..) | Expr::Complement(_))
            }));
            all
        }
        Expr::Difference(a, _) => vec![a],
        _ => Vec::new(),
    }
}
