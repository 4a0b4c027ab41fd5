//! All small executions, until one of them refutes a claim.
//!
//! A claim about expressions that are not regular has no words to look at, and what words suggest
//! need not be false of an execution. Small executions can be looked at one after the other. If all
//! of up to some number of events are looked at and the claim holds in each, that is said: it is no
//! proof, but it is more than nothing.
//!
//! What is looked at: reads, writes, fences and read-modify-writes, one of each kind that the claim
//! and the assumptions tell apart, in all orders, in all threads, of all locations, with all
//! sources, all coherence orders, all dependencies if they are mentioned, and all pairs of declared
//! relations. Initial writes and the first events of threads do not count as events, and no
//! declared relation is about the latter. What is not looked at: creation and join of threads,
//! barriers, allocation.

use super::counterexample::Counterexample;
use super::realise::{Event, Realisation};
use super::refute::{Goal, Judge, plain_members};
use crate::automata::AutomatonError;
use crate::automata::alphabet::{Alphabet, Test};
use crate::evaluate::Denotation;
use crate::model::{Claim, DeclarationId, Expr, ExprId, Model};
use katec_checker::builtin::{
    BuiltinRelation as Rel, BuiltinSet as Set, INITIAL_WRITE, Kind, SetMask,
};
use katec_checker::execution::{BaseRelations, Execution};
use katec_checker::relation::BitMatrix;
use std::collections::{BTreeMap, BTreeSet};

/// How many operations on relations there may be in all.
const OPERATIONS: usize = 1_500_000;

/// How many operations an execution takes that are not in the claim.
const OVERHEAD: usize = 60;

/// The most events that are tried.
const EVENT_LIMIT: usize = 6;

/// What was found.
pub struct Searched {
    /// All executions of up to this many events were looked at.
    pub events: usize,
    /// One that refutes the claim.
    pub found: Option<Counterexample>,
}

/// Looks for a small execution that refutes a claim.
///
/// # Errors
///
/// If it is time to stop.
pub fn search<const N: usize>(goal: Goal<'_, N>) -> Result<Searched, AutomatonError> {
    let judge = Judge::new(goal);
    let names = open_names(goal);
    let kinds = kinds(goal.alphabet, &names);
    let mut search = Search {
        goal,
        kinds: &kinds,
        mentioned: mentioned(goal.model, &judge, &names),
        left: OPERATIONS / (judge.operations() + OVERHEAD),
        judge,
    };
    for events in 1..=EVENT_LIMIT {
        match search.all(events)? {
            Step::Found(found) => {
                return Ok(Searched {
                    events: events - 1,
                    found: Some(*found),
                });
            }
            Step::TooMany => {
                return Ok(Searched {
                    events: events - 1,
                    found: None,
                });
            }
            Step::Done => {}
        }
    }
    Ok(Searched {
        events: EVENT_LIMIT,
        found: None,
    })
}

/// How a part of the search ended.
enum Step {
    Done,
    TooMany,
    Found(Box<Counterexample>),
}

/// A kind of event: built-in sets and declared ones.
type EventKind = (SetMask, Vec<DeclarationId>);

/// The declared names that stand for anything in turn. The others are empty: the claim has none of
/// them, and the assumptions that have one hold then, by their form.
fn open_names<const N: usize>(goal: Goal<'_, N>) -> BTreeSet<DeclarationId> {
    let model = goal.model;
    let names = |roots: &[ExprId]| {
        let cone = model.cone(roots.iter().copied()).into_iter();
        cone.filter_map(|id| match model.expr(id) {
            Expr::Declared(name) => Some(name),
            _ => None,
        })
    };
    let mut asked = vec![goal.left, goal.right];
    let axioms = goal.axioms.iter();
    asked.extend(axioms.flat_map(|c| c.check.operands().chain(c.unless_empty)));
    let mut open: BTreeSet<DeclarationId> = names(&asked).collect();
    loop {
        let before = open.len();
        for Claim {
            left, equal, right, ..
        } in model.assumes.iter().map(|a| a.claim)
        {
            let holds = is_empty(model, left, &open) && (!equal || is_empty(model, right, &open));
            if !holds {
                open.extend(names(&[left, right]));
            }
        }
        if open.len() == before {
            return open;
        }
    }
}

/// Whether an expression is empty by its form if all names but the open ones are.
fn is_empty(model: &Model, root: ExprId, open: &BTreeSet<DeclarationId>) -> bool {
    let mut empty: BTreeMap<ExprId, bool> = BTreeMap::new();
    // Operands have smaller ids than what they are operands of.
    for id in model.cone([root]) {
        let of = |operand: ExprId| empty.get(&operand).copied().unwrap_or(false);
        let is_empty = match model.expr(id) {
            Expr::Declared(name) => !open.contains(&name),
            Expr::Definition(definition) => of(model.definition(definition).body),
            expr => expr.is_empty_by_form(of),
        };
        empty.insert(id, is_empty);
    }
    empty[&root]
}

/// One kind of access or fence of each class, in none of the declared sets but the open ones.
fn kinds<const N: usize>(alphabet: &Alphabet<N>, open: &BTreeSet<DeclarationId>) -> Vec<EventKind> {
    let plain = |mask: &SetMask| {
        let does = mask.contains(Set::M) && !mask.contains(Set::Iw) || mask.contains(Set::F);
        does && !mask.contains(Set::Tb) && !mask.contains(Set::Te)
    };
    let of_class = |class| {
        let members = plain_members(alphabet, Test::only(class));
        let is_open = |declared: &[DeclarationId]| declared.iter().all(|d| open.contains(d));
        let mut members = members.into_iter();
        members.find(|(mask, declared)| plain(mask) && is_open(declared))
    };
    alphabet.all().classes().filter_map(of_class).collect()
}

/// What of an execution is open, of the relations that are mentioned.
#[derive(Default)]
struct Mentioned {
    addr: bool,
    data: bool,
    ctrl: bool,
    declared: Vec<DeclarationId>,
}

fn mentioned<const N: usize>(
    model: &Model,
    judge: &Judge<'_, N>,
    open: &BTreeSet<DeclarationId>,
) -> Mentioned {
    let mut mentioned = Mentioned::default();
    for id in model.cone(judge.roots()) {
        match model.expr(id) {
            Expr::Relation(Rel::Addr) => mentioned.addr = true,
            Expr::Relation(Rel::Data) => mentioned.data = true,
            Expr::Relation(Rel::Ctrl) => mentioned.ctrl = true,
            Expr::Declared(declared)
                if model.kind(id) == Kind::Relation && open.contains(&declared) =>
            {
                mentioned.declared.push(declared);
            }
            _ => {}
        }
    }
    mentioned
}

struct Search<'a, const N: usize> {
    goal: Goal<'a, N>,
    judge: Judge<'a, N>,
    kinds: &'a [EventKind],
    mentioned: Mentioned,
    /// How many executions may still be looked at.
    left: usize,
}

/// An event of a program: its kind, its thread, and its location if it is an access.
#[derive(Clone, Copy)]
struct Planned {
    kind: usize,
    thread: usize,
    location: Option<usize>,
}

impl<const N: usize> Search<'_, N> {
    /// All executions of some number of events.
    fn all(&mut self, events: usize) -> Result<Step, AutomatonError> {
        for threads in partitions(events) {
            let order = threads.iter().enumerate();
            let order: Vec<usize> = order
                .flat_map(|(thread, size)| std::iter::repeat_n(thread, *size))
                .collect();
            let mut begun = Vec::new();
            match self.extend(&order, &mut begun)? {
                Step::Done => {}
                other => return Ok(other),
            }
        }
        Ok(Step::Done)
    }

    /// All programs that begin with some events.
    fn extend(
        &mut self,
        order: &[usize],
        begun: &mut Vec<Planned>,
    ) -> Result<Step, AutomatonError> {
        let Some(thread) = order.get(begun.len()).copied() else {
            return self.executions(begun);
        };
        let used = begun.iter().filter_map(|e| e.location).max();
        let used = used.map_or(0, |last| last + 1);
        let before = begun.last().copied().filter(|e| e.thread == thread);
        let half = before.filter(|e| is_read_half(self.kinds[e.kind].0));
        let ends = order.get(begun.len() + 1) != Some(&thread);
        for kind in 0..self.kinds.len() {
            let mask = self.kinds[kind].0;
            let is_write_half = mask.contains(Set::Rmw) && mask.contains(Set::W);
            if is_write_half != half.is_some() || (is_read_half(mask) && ends) {
                continue;
            }
            let locations = match (mask.contains(Set::M), half) {
                (false, _) => vec![None],
                (true, Some(half)) => vec![half.location],
                (true, None) => (0..=used).map(Some).collect(),
            };
            for location in locations {
                begun.push(Planned {
                    kind,
                    thread,
                    location,
                });
                let step = self.extend(order, begun)?;
                begun.pop();
                if !matches!(step, Step::Done) {
                    return Ok(step);
                }
            }
        }
        Ok(Step::Done)
    }

    /// All executions of a program.
    fn executions(&mut self, program: &[Planned]) -> Result<Step, AutomatonError> {
        let open = Open::new(self.kinds, program, &self.mentioned);
        let Some(count) = open.count().filter(|count| *count <= self.left) else {
            return Ok(Step::TooMany);
        };
        self.left -= count;
        for number in 0..count {
            self.goal.alphabet.work().step()?;
            let (realisation, declared) = open.execution(self.goal.model, number);
            if let Some(pair) = self.judge.refuted_pair(&realisation, &declared) {
                let found = Counterexample::of_pair(self.goal, &realisation, &declared, pair);
                return Ok(Step::Found(Box::new(found)));
            }
        }
        Ok(Step::Done)
    }
}

fn is_read_half(mask: SetMask) -> bool {
    mask.contains(Set::Rmw) && mask.contains(Set::R)
}

/// All ways to write a number as a sum, the largest parts first.
fn partitions(n: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let mut work = vec![(n, n, Vec::new())];
    while let Some((left, most, parts)) = work.pop() {
        if left == 0 {
            all.push(parts);
            continue;
        }
        for part in 1..=left.min(most) {
            let mut more = parts.clone();
            more.push(part);
            work.push((left - part, part, more));
        }
    }
    all
}

/// What is open in a program: which writes reads read from, and so on. Each question has some
/// number of answers, so all answers together are a number.
struct Open<'a> {
    events: Vec<Event>,
    /// For each event of the program its kind.
    kinds: Vec<&'a EventKind>,
    threads: Vec<Vec<usize>>,
    /// The writes of each location, the initial one first.
    writes: Vec<Vec<usize>>,
    updates: Vec<(usize, usize)>,
    questions: Vec<Question>,
}

/// A question about an execution.
enum Question {
    /// In which order the writes of a location are.
    Order(usize),
    /// Which of these writes a read reads from.
    Source(usize, Vec<usize>),
    /// Whether a pair is in a dependency relation.
    Pair(Rel, usize, usize),
    /// At which of these events what depends on a read begins, if at any.
    Branch(usize, Vec<usize>),
    /// Whether a pair is in a declared relation.
    Declared(DeclarationId, usize, usize),
}

impl<'a> Open<'a> {
    fn new(kinds: &'a [EventKind], program: &[Planned], mentioned: &Mentioned) -> Self {
        let mut events: Vec<Event> = program
            .iter()
            .map(|planned| Event {
                mask: kinds[planned.kind].0,
                thread: Some(planned.thread),
                location: planned.location,
            })
            .collect();
        let count = program.iter().map(|e| e.thread + 1).max().unwrap_or(0);
        let threads = (0..count).map(|thread| {
            events.push(Event {
                mask: SetMask::of(&[Set::Tb]),
                thread: Some(thread),
                location: None,
            });
            let own = (0..program.len()).filter(|e| program[*e].thread == thread);
            std::iter::once(events.len() - 1).chain(own).collect()
        });
        let threads: Vec<Vec<usize>> = threads.collect();
        let locations = program.iter().filter_map(|e| e.location).max();
        let locations = locations.map_or(0, |last| last + 1);
        let writes = (0..locations).map(|location| {
            events.push(Event {
                mask: INITIAL_WRITE,
                thread: None,
                location: Some(location),
            });
            let here = |e: &usize| {
                events[*e].location == Some(location) && events[*e].mask.contains(Set::W)
            };
            let own = (0..program.len()).filter(here);
            std::iter::once(events.len() - 1).chain(own).collect()
        });
        let writes: Vec<Vec<usize>> = writes.collect();
        let halves = (1..program.len()).filter(|e| is_read_half(events[*e - 1].mask));
        let mut open = Open {
            kinds: program.iter().map(|e| &kinds[e.kind]).collect(),
            updates: halves.map(|e| (e - 1, e)).collect(),
            events,
            threads,
            writes,
            questions: Vec::new(),
        };
        open.questions = open.questions(program, mentioned);
        open
    }

    fn questions(&self, program: &[Planned], mentioned: &Mentioned) -> Vec<Question> {
        let mut questions: Vec<Question> = (0..self.writes.len()).map(Question::Order).collect();
        let is_later = |a: usize, b: &usize| program[a].thread == program[*b].thread && a < *b;
        for (read, planned) in program.iter().enumerate() {
            let Some(location) = planned.location else {
                continue;
            };
            if !self.events[read].mask.contains(Set::R) {
                continue;
            }
            let sources = self.writes[location].iter().copied();
            let is_source = |w: &usize| *w >= program.len() || !is_later(read, w);
            questions.push(Question::Source(read, sources.filter(is_source).collect()));
            let later: Vec<usize> = (0..program.len()).filter(|b| is_later(read, b)).collect();
            for event in later.iter().copied() {
                if mentioned.addr && self.events[event].mask.contains(Set::M) {
                    questions.push(Question::Pair(Rel::Addr, read, event));
                }
                if mentioned.data && self.events[event].mask.contains(Set::W) {
                    questions.push(Question::Pair(Rel::Data, read, event));
                }
            }
            if mentioned.ctrl && !later.is_empty() {
                questions.push(Question::Branch(read, later));
            }
        }
        let related = |event: &usize| self.events[*event].mask != SetMask::of(&[Set::Tb]);
        let related: Vec<usize> = (0..self.events.len()).filter(related).collect();
        for declared in &mentioned.declared {
            for a in related.iter().copied() {
                let pair = |b: &usize| Question::Declared(*declared, a, *b);
                questions.extend(related.iter().map(pair));
            }
        }
        questions
    }

    fn answers(&self, question: &Question) -> usize {
        match question {
            // The initial write is first.
            Question::Order(location) => (1..self.writes[*location].len()).product(),
            Question::Source(_, sources) => sources.len(),
            Question::Pair(..) | Question::Declared(..) => 2,
            Question::Branch(_, later) => later.len() + 1,
        }
    }

    /// How many executions there are, unless it is a very large number.
    fn count(&self) -> Option<usize> {
        let mut answers = self.questions.iter().map(|q| self.answers(q));
        answers.try_fold(1usize, |all, answers| all.checked_mul(answers))
    }

    /// One of the executions.
    fn execution(&self, model: &Model, mut number: usize) -> (Realisation, Vec<Denotation>) {
        let n = self.events.len();
        let empty = |d: &crate::model::Declaration| Denotation::empty(d.kind, n);
        let mut declared: Vec<Denotation> = model.declarations.iter().map(empty).collect();
        for (event, (_, sets)) in self.kinds.iter().enumerate() {
            for set in sets {
                if let Denotation::Set(set) = &mut declared[set.index()] {
                    set.insert(event);
                }
            }
        }
        let sets = self.events.iter().map(|e| e.mask).collect();
        let mut base = BaseRelations::new(sets, self.events.iter().map(|e| e.thread).collect());
        base.program_order = super::realise::total_orders(n, &self.threads);
        base.loc = super::realise::same_location(&self.events);
        base.rmw = BitMatrix::from_pairs(n, self.updates.iter().copied());
        let mut writes = self.writes.clone();
        let mut reads_from = Vec::new();
        for question in &self.questions {
            let answers = self.answers(question);
            let answer = number % answers;
            number /= answers;
            match question {
                Question::Order(location) => permute(&mut writes[*location][1..], answer),
                Question::Source(read, sources) => reads_from.push((sources[answer], *read)),
                Question::Pair(Rel::Addr, a, b) if answer == 1 => base.addr.insert(*a, *b),
                Question::Pair(_, a, b) if answer == 1 => base.data.insert(*a, *b),
                Question::Branch(read, later) => {
                    for event in later.iter().rev().take(answer) {
                        base.ctrl.insert(*read, *event);
                    }
                }
                Question::Declared(relation, a, b) if answer == 1 => {
                    if let Denotation::Relation(relation) = &mut declared[relation.index()] {
                        relation.insert(*a, *b);
                    }
                }
                Question::Pair(..) | Question::Declared(..) => {}
            }
        }
        base.rf = BitMatrix::from_pairs(n, reads_from.iter().copied());
        base.co = super::realise::total_orders(n, &writes);
        let realisation = Realisation {
            events: self.events.clone(),
            threads: self.threads.clone(),
            writes,
            reads_from,
            of_position: Vec::new(),
            execution: Execution::new(base),
        };
        (realisation, declared)
    }
}

/// The permutation with a number.
fn permute(items: &mut [usize], mut number: usize) {
    for first in 0..items.len() {
        let left = items.len() - first;
        let chosen = first + number % left;
        number /= left;
        items.swap(first, chosen);
    }
}
