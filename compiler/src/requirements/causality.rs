//! Whether the axioms of a model forbid cycles of `po | rf`.
//!
//! Executions with such cycles are not explored. If the axioms are not seen to forbid them, no
//! execution that is explored says that there is none that is not. Only a proof counts, and it
//! comes in two parts.
//!
//! 1. **No read takes its value from a later write of its own thread.** What the prover knows of
//!    `rfi` is that it is within `po`, which is what this says; so it cannot be asked as it is. In
//!    its place it is asked about a relation `q` of which it knows nothing: whether every cycle of
//!    `po-loc;q` is one of the axioms, with `q` for `rf` and `rfi`, and with nothing for `rfe` and
//!    `fr`. What the axioms say with these in an execution is at most what they say of it with
//!    `q` the pairs of `rf` that lead backwards, and no fact that the prover uses is about them.
//! 2. **Every cycle of `po | rf` is a cycle of the axioms**, where `rfi` is within `po`.
//!
//! Expressions that automata have no form for (recursion that is not linear, intersections) are
//! replaced by something smaller ([`Below`]): what the smaller relation forbids, the larger one
//! does.

use super::witness;
use crate::claims::Claims;
use crate::diagnostics::Diagnostic;
use crate::lints::START;
use crate::model::{Constraint, DefinitionId, Expr, ExprId, Model, Role};
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet, Kind};
use katec_checker::model::{Grounded, LocalOrder, LocalStep};
use rustc_hash::FxHashMap;

/// How many steps a proof may have: those that succeed have far fewer.
const STEPS: u64 = 300_000;

/// Whether an axiom says what its check says, always.
fn is_demanded(axiom: &Constraint) -> bool {
    axiom.role == Role::Axiom && !axiom.negated && axiom.unless_empty.is_none()
}

/// The relations of which the axioms forbid cycles.
fn forbidden(claims: &mut Claims, model: &Model) -> Vec<ExprId> {
    let axioms = model.constraints.iter().filter(|axiom| is_demanded(axiom));
    let mut rights: Vec<ExprId> = axioms
        .filter_map(|axiom| claims.forbidden_cycles(axiom.check))
        .collect();
    // Claims about all axioms at once may contain what is not regular: one axiom is usually enough,
    // a short one most often.
    rights.sort_by_key(|right| claims.model().cone([*right]).len());
    rights
}

/// A warning if the axioms are not seen to imply that `po | rf` is acyclic.
pub(super) fn unexplored(model: &Model) -> Option<Diagnostic> {
    let mut claims = Claims::new(model).with_steps(STEPS);
    let rights = forbidden(&mut claims, model);
    if forbids_backward_reads(&mut claims, &rights) && forbids_cycles(&mut claims, &rights) {
        return None;
    }
    let message = "the axioms are not seen to forbid cycles of `po | rf`: `katec check` looks for \
                   executions with such cycles, and checkers that are built do not";
    let advice = "add `acyclic po | rf` to say that this is meant";
    let help = match witness::causal_cycle(model) {
        Some(shown) => format!("{advice}; {shown}"),
        None => advice.to_string(),
    };
    let first = model.constraints.iter().find(|axiom| is_demanded(axiom));
    let span = first.map_or(START, |constraint| constraint.span);
    Some(Diagnostic::warning(super::CAUSALITY, span, message).help(help))
}

/// Whether the axioms are seen to forbid that a read reads what its own thread writes later.
pub(super) fn reads_in_order(model: &Model) -> bool {
    let mut claims = Claims::new(model).with_steps(STEPS);
    let rights = forbidden(&mut claims, model);
    forbids_backward_reads(&mut claims, &rights)
}

fn forbids_backward_reads(claims: &mut Claims, rights: &[ExprId]) -> bool {
    let backward = claims.declare("backward", Kind::Relation);
    let smaller: Vec<ExprId> = rights
        .iter()
        .map(|right| Below::new(claims, Some(backward)).of(*right))
        .collect();
    let [read, write] = [BuiltinSet::R, BuiltinSet::W].map(|set| {
        let set = claims.add(Expr::Set(set));
        claims.add(Expr::Identity(set))
    });
    let po_loc = claims.relation(Rel::PoLoc);
    let path = [po_loc, write, backward].into_iter();
    let path = path.fold(read, |path, step| claims.add(Expr::Sequence(path, step)));
    some_covers(claims, path, smaller, None)
}

fn forbids_cycles(claims: &mut Claims, rights: &[ExprId]) -> bool {
    let causal = claims.causal_order();
    covers(claims, causal, rights, None)
}

/// Whether all cycles of a relation are proved to be cycles of the axioms, or of something smaller,
/// if something is within something else.
fn covers(
    claims: &mut Claims,
    cycles: ExprId,
    rights: &[ExprId],
    within: Option<(ExprId, ExprId)>,
) -> bool {
    if some_covers(claims, cycles, rights.to_vec(), within) {
        return true;
    }
    let smaller: Vec<ExprId> = rights
        .iter()
        .map(|right| Below::new(claims, None).of(*right))
        .collect();
    smaller != rights && some_covers(claims, cycles, smaller, within)
}

/// Whether all cycles of a relation are proved to be cycles of one of some others, or of all of
/// them together.
fn some_covers(
    claims: &mut Claims,
    cycles: ExprId,
    mut rights: Vec<ExprId>,
    within: Option<(ExprId, ExprId)>,
) -> bool {
    rights.push(claims.union(&rights));
    rights.dedup();
    rights
        .iter()
        .any(|right| claims.cycles_are_cycles_if(cycles, *right, within))
}

/// In the executions of which programs the axioms are seen to let nothing depend on itself.
///
/// Only reads and writes can be on a cycle: others have no step out of them. Where everything after
/// a branch depends on it, `ctrl;po` is within `ctrl`. What [`Grounded::Accesses`] stands for is
/// said where it is used, in exploration with pending reads.
pub(super) fn grounded(model: &Model) -> Grounded {
    let mut claims = Claims::new(model).with_steps(STEPS);
    let rights = forbidden(&mut claims, model);
    if !forbids_backward_reads(&mut claims, &rights) {
        return Grounded::Unknown;
    }
    let steps = Steps::new(&mut claims);
    let [addr, data, ctrl, rf, rmw, compared, overwritten] = steps.all;
    let accesses = [addr, data, ctrl, rf];
    let levels = [
        (Grounded::Always, vec![rmw, compared], None),
        (Grounded::Updates, vec![rmw], Some(steps.branches_last)),
        (
            Grounded::Accesses,
            vec![overwritten],
            Some(steps.branches_last),
        ),
    ];
    let proved = levels.into_iter().find(|(_, others, within)| {
        let all: Vec<ExprId> = accesses.iter().chain(others).copied().collect();
        let all = claims.union(&all);
        let cycles = claims.add(Expr::Plus(all));
        covers(&mut claims, cycles, &rights, *within)
    });
    proved.map_or(Grounded::Unknown, |(level, ..)| level)
}

/// The steps within threads, beside dependencies, that come on no cycle with each other and with
/// `rfe`, as exploration wants them to rule out cycles of `po | rf`. `None` if that is not so of
/// dependencies alone, or if threads are not seen not to read what they write later.
///
/// A cycle goes from what a thread reads to what it writes, by `rfe` to another thread, and so on.
/// If there is another step than dependencies and `rmw` on the way through a thread, then one such
/// step leads to the write, from the first read or (`Acquire`) from one that depends on it.
///
/// All kinds of steps are tried at once, since proofs take long. If that fails they are added one
/// by one.
pub(super) fn local_order(model: &Model) -> Option<LocalOrder> {
    let mut claims = Claims::new(model).with_steps(STEPS);
    let rights = forbidden(&mut claims, model);
    if !forbids_backward_reads(&mut claims, &rights) {
        return None;
    }
    let steps = Steps::new(&mut claims);
    let rfe = claims.relation(Rel::Rfe);
    let mut is_proved = |kinds: &[LocalStep]| {
        let ways = ways_through(&mut claims, &steps, kinds);
        let round = claims.add(Expr::Sequence(ways, rfe));
        let cycles = claims.add(Expr::Plus(round));
        covers(&mut claims, cycles, &rights, Some(steps.branches_last))
    };
    if is_proved(&LocalStep::ALL) {
        return Some(LocalOrder::of(&LocalStep::ALL));
    }
    if !is_proved(&[]) {
        return None;
    }
    let mut proved = Vec::new();
    for kind in LocalStep::ALL {
        proved.push(kind);
        if !is_proved(&proved) {
            proved.pop();
        }
    }
    Some(LocalOrder::of(&proved))
}

/// How a thread can keep what it writes behind what it reads by dependencies and steps of these
/// kinds.
fn ways_through(claims: &mut Claims, steps: &Steps, kinds: &[LocalStep]) -> ExprId {
    let [addr, data, ctrl, _, rmw, ..] = steps.all;
    let update = kinds.contains(&LocalStep::Update).then_some(rmw);
    let depends: Vec<ExprId> = [addr, data, ctrl].into_iter().chain(update).collect();
    let depends = claims.union(&depends);
    let (some, any) = (Expr::Plus(depends), Expr::Star(depends));
    let (some, any) = (claims.add(some), claims.add(any));
    let po = claims.relation(Rel::Po);
    let read = tests(claims, &[BuiltinSet::R]);
    let write = tests(claims, &[BuiltinSet::W]);
    let mut ways = vec![path(claims, &[read, some, write])];
    for kind in kinds {
        let (set, is_fence) = match kind {
            LocalStep::Update => continue,
            LocalStep::Acquire => {
                let acquires = tests(claims, &[BuiltinSet::R, BuiltinSet::Acq]);
                ways.push(path(claims, &[read, any, acquires, po, write]));
                continue;
            }
            LocalStep::Release => (BuiltinSet::Rel, false),
            LocalStep::AcquireFence => (BuiltinSet::Acq, true),
            LocalStep::ReleaseFence => (BuiltinSet::Rel, true),
            LocalStep::ScFence => (BuiltinSet::Sc, true),
        };
        let way = match is_fence {
            true => {
                let fence = tests(claims, &[BuiltinSet::F, set]);
                path(claims, &[read, po, fence, po, write])
            }
            false => {
                let write = tests(claims, &[BuiltinSet::W, set]);
                path(claims, &[read, po, write])
            }
        };
        ways.push(way);
    }
    claims.union(&ways)
}

/// The events that are in all of these sets.
fn tests(claims: &mut Claims, sets: &[BuiltinSet]) -> ExprId {
    let sets: Vec<ExprId> = sets.iter().map(|set| claims.add(Expr::Set(*set))).collect();
    let all = sets
        .into_iter()
        .reduce(|a, b| claims.add(Expr::Intersection(a, b)));
    let all = all.unwrap_or_else(|| claims.add(Expr::All(Kind::Set)));
    claims.add(Expr::Identity(all))
}

/// One step after the other; there is one at least.
fn path(claims: &mut Claims, steps: &[ExprId]) -> ExprId {
    let (first, others) = steps.split_at(1);
    others.iter().fold(first[0], |path, step| {
        claims.add(Expr::Sequence(path, *step))
    })
}

/// A warning at the first axiom that nothing is seen to forbid what depends on itself.
pub(super) fn ungrounded(model: &Model) -> Diagnostic {
    let message = "the axioms are not seen to forbid that something depends on itself, by `addr`, `data`, `ctrl` and `rf`";
    let advice = "add `acyclic addr | data | ctrl | casdep | rf | rmw` to say that this is meant, and `acyclic po-loc | rf | co | fr` if it is not there";
    let first = model.constraints.iter().find(|axiom| is_demanded(axiom));
    let span = first.map_or(START, |constraint| constraint.span);
    Diagnostic::warning(super::GROUNDED, span, message).help(advice)
}

/// The steps from what is needed to what needs it.
struct Steps {
    /// `addr;[M]`, `data;[W]`, `ctrl;[M]`, `rf`, `rmw`, `casdep;[R]`, and `[R];po-loc;[W];rfe`.
    all: [ExprId; 7],
    /// `ctrl;po` and `ctrl`.
    branches_last: (ExprId, ExprId),
}

impl Steps {
    fn new(claims: &mut Claims) -> Self {
        let [r, w, m] =
            [BuiltinSet::R, BuiltinSet::W, BuiltinSet::M].map(|set| tests(claims, &[set]));
        let relations = [Rel::Addr, Rel::Data, Rel::Ctrl, Rel::Casdep, Rel::Po];
        let [addr, data, ctrl, compared, po] = relations.map(|r| claims.relation(r));
        let [po_loc, rf, rfe, rmw] =
            [Rel::PoLoc, Rel::Rf, Rel::Rfe, Rel::Rmw].map(|r| claims.relation(r));
        let mut path = |steps: &[ExprId]| path(claims, steps);
        Self {
            all: [
                path(&[addr, m]),
                path(&[data, w]),
                path(&[ctrl, m]),
                rf,
                rmw,
                path(&[compared, r]),
                path(&[r, po_loc, w, rfe]),
            ],
            branches_last: (path(&[ctrl, po]), ctrl),
        }
    }
}

/// How often recursive definitions are opened.
const ROUNDS: usize = 3;

/// Makes expressions that are contained in others and have a form for automata.
///
/// Every step replaces a part by something smaller, below operators that are monotone. A recursive
/// definition is the least solution of its equations, so it contains what the equations give when
/// something that it contains is put in.
struct Below<'a> {
    claims: &'a mut Claims,
    /// What stands for `rf` and `rfi`, if not they themselves.
    backward: Option<ExprId>,
    /// What is contained in each expression, as far as it was found.
    found: FxHashMap<ExprId, ExprId>,
    /// The same for recursive definitions.
    recursive: FxHashMap<DefinitionId, ExprId>,
}

impl<'a> Below<'a> {
    fn new(claims: &'a mut Claims, backward: Option<ExprId>) -> Self {
        Self {
            claims,
            backward,
            found: FxHashMap::default(),
            recursive: FxHashMap::default(),
        }
    }

    /// Something that is contained in an expression.
    fn of(mut self, root: ExprId) -> ExprId {
        let cone = self.claims.model().cone([root]);
        let recursive = |id: &ExprId| match self.claims.model().expr(*id) {
            Expr::Definition(d) => self
                .claims
                .model()
                .definition(d)
                .group
                .is_some()
                .then_some(d),
            _ => None,
        };
        let definitions: Vec<DefinitionId> = cone.iter().filter_map(recursive).collect();
        let rounds = if definitions.is_empty() { 0 } else { ROUNDS };
        for round in 0..=rounds {
            // Operands have smaller numbers.
            for id in &cone {
                let below = self.one(*id);
                self.found.insert(*id, below);
            }
            if round < rounds {
                let solved = definitions.iter().map(|d| (*d, self.solution(*d)));
                self.recursive = solved.collect::<Vec<_>>().into_iter().collect();
            }
        }
        self.found[&root]
    }

    fn one(&mut self, id: ExprId) -> ExprId {
        let expr = self.claims.model().expr(id);
        let nothing = Expr::Empty(self.claims.model().kind(id));
        let smaller = match expr {
            Expr::Relation(Rel::Rf | Rel::Rfi) => match self.backward {
                Some(backward) => return backward,
                None => expr,
            },
            Expr::Relation(Rel::Rfe | Rel::Fr | Rel::Fre | Rel::Fri) if self.backward.is_some() => {
                nothing
            }
            Expr::Definition(d) => {
                let body = match self.claims.model().definition(d).group {
                    Some(_) => self.recursive.get(&d),
                    None => self.found.get(&self.claims.model().definition(d).body),
                };
                match body {
                    Some(body) => return *body,
                    None => nothing,
                }
            }
            Expr::Domain(_) | Expr::Range(_) => nothing,
            Expr::Intersection(a, b) if !self.is_plain(a) || !self.is_plain(b) => nothing,
            Expr::Difference(a, b) => self.difference(a, b).unwrap_or(nothing),
            Expr::Complement(a) if !self.is_plain(a) => nothing,
            expr => expr.map(|operand| self.found[&operand]),
        };
        self.claims.add(smaller)
    }

    /// `a \ b`, or with `b` for something that contains it.
    fn difference(&mut self, a: ExprId, b: ExprId) -> Option<Expr> {
        let taken = match self.claims.model().expand(b) {
            Expr::Difference(most, _) => most,
            _ => b,
        };
        let is_plain = self.is_plain(a) && self.is_plain(taken);
        is_plain.then_some(Expr::Difference(a, taken))
    }

    /// Whether an expression is a set, a built-in relation, a product, or a union of these, and
    /// nothing in it was replaced.
    fn is_plain(&self, id: ExprId) -> bool {
        let model = self.claims.model();
        let cone = model.cone([id]);
        let unchanged = cone.iter().all(|part| match model.expr(*part) {
            Expr::Relation(_) => self.found.get(part) == Some(part),
            Expr::Definition(d) => model.definition(d).group.is_none(),
            Expr::Domain(_) | Expr::Range(_) => false,
            _ => true,
        });
        let simple = |part: &ExprId| {
            let is_set = model.kind(*part) == Kind::Set;
            let is_simple = matches!(
                model.expr(*part),
                Expr::Empty(_)
                    | Expr::All(_)
                    | Expr::Relation(_)
                    | Expr::Definition(_)
                    | Expr::Product(..)
                    | Expr::Identity(_)
                    | Expr::Union(..)
            );
            is_set || is_simple
        };
        unchanged && cone.iter().all(simple)
    }

    /// What a recursive definition is seen to contain: `L*;e;R*` for `x = e | L;x | x;R`, and all
    /// repetitions of it if `x;x` is in `x`, too.
    fn solution(&mut self, definition: DefinitionId) -> ExprId {
        let body = self.claims.model().definition(definition).body;
        let (body, mut repeats) = match self.claims.model().expand(body) {
            Expr::Plus(inner) => (inner, true),
            _ => (body, false),
        };
        let itself = self.claims.model().interned(Expr::Definition(definition));
        let (mut before, mut after, mut base) = (Vec::new(), Vec::new(), Vec::new());
        let mut work = vec![body];
        while let Some(term) = work.pop() {
            let is_itself = |id: ExprId| Some(id) == itself;
            match self.claims.model().expand(term) {
                Expr::Union(a, b) => work.extend([b, a]),
                Expr::Sequence(a, b) if is_itself(a) && is_itself(b) => repeats = true,
                Expr::Sequence(a, b) if is_itself(a) => after.push(self.found[&b]),
                Expr::Sequence(a, b) if is_itself(b) => before.push(self.found[&a]),
                _ => base.push(self.found[&term]),
            }
        }
        let base = self.claims.union(&base);
        let before = self.repeated(&before);
        let after = self.repeated(&after);
        let first = self.claims.add(Expr::Sequence(before, base));
        let solution = self.claims.add(Expr::Sequence(first, after));
        match repeats {
            true => self.claims.add(Expr::Plus(solution)),
            false => solution,
        }
    }

    fn repeated(&mut self, steps: &[ExprId]) -> ExprId {
        let union = self.claims.union(steps);
        self.claims.add(Expr::Star(union))
    }
}
