//! Refutations: executions on which a claim is false.
//!
//! There may be words that the left side has and the right side has not, as far as the theory
//! tells. They are hints and no more. The search takes them from the shortest on. From each it
//! makes executions, in a few ways ([`realise`]). Then the reference evaluator says whether the
//! assumptions hold of an execution and the claim does not. Only that refutes a claim.
//!
//! The search is bounded. So some false claims are not refuted; but none that is true is.

use super::counterexample::Counterexample;
use super::product::{Product, Sides};
use super::realise::{Choice, Realisation, realise};
use super::sketch::{Groups, Path, Sketch};
use crate::automata::antichain::Word;
use crate::automata::{Alphabet, AutomatonError, Class, Letter, Nfa, Test};
use crate::evaluate::{Denotation, Interpretation, Plan, Values};
use crate::model::{Claim, Constraint, DeclarationId, Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinSet as Set, Kind, SetMask, SetRole, possible_masks};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How many steps words can have.
const LENGTH_LIMIT: usize = 10;

/// How many transitions of the right side are looked at, for each kind of event that cycles begin
/// with, before the search begins.
const TRANSITIONS: usize = 10_000_000;

/// How many prefixes of words are looked at in all, with the same events to choose from: where
/// cycles can begin with many kinds of events, fewer for each.
const PREFIXES: usize = 20_000;

/// How many prefixes that look alike are followed.
const ALIKE_LIMIT: usize = 3;

/// How long to look.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// How many prefixes of words are looked at, for each kind of event that cycles begin with:
    /// first with the plainest events, then with more, then with all.
    prefixes: [usize; 3],
    /// How many executions are made.
    executions: usize,
    /// How many places of the product are built.
    places: usize,
}

impl Budget {
    /// Enough for what is false for a simple reason.
    pub const SMALL: Budget = Budget {
        prefixes: [400, 0, 0],
        executions: 60,
        places: 500,
    };

    /// As long as is bearable.
    pub const LARGE: Budget = Budget {
        prefixes: [3_000, 3_000, 6_000],
        executions: 600,
        places: 3_000,
    };
}

/// A claim in one direction: the left side is to be included in the right one.
#[derive(Clone, Copy)]
pub struct Goal<'a, const N: usize> {
    /// The model of the claim, with its assumptions.
    pub model: &'a Model,
    /// The classes of events.
    pub alphabet: &'a Alphabet<N>,
    /// Axioms that executions have to satisfy, as well as the assumptions.
    pub axioms: &'a [Constraint],
    /// The side that is to be included.
    pub left: ExprId,
    /// The side that is to include it.
    pub right: ExprId,
    /// The claim is about cycles: if there is one on the left then there is one on the right.
    pub rotated: bool,
    /// Paths go round.
    pub cyclic: bool,
}

/// Looks for an execution that refutes a claim, with words of `left` that are not words of `right`.
pub fn refute<const N: usize>(
    goal: Goal<'_, N>,
    left: &Nfa<N>,
    right: &Nfa<N>,
    budget: Budget,
) -> Result<Option<Counterexample>, AutomatonError> {
    let tests = [left.tests(), right.tests()].concat();
    let kinds = kinds(goal.alphabet, tests);
    let judge = Judge::new(goal);
    let possible: FxHashSet<SetMask> = possible_masks().iter().copied().collect();
    let places = budget
        .places
        .min(TRANSITIONS / (right.transitions().len() + 1));
    let (mut attempts, mut used) = (0, 0);
    for (stage, limit) in budget.prefixes.into_iter().enumerate() {
        let usable = |kind: &&EventKind| kind.stage <= stage;
        let usable: Vec<&EventKind> = kinds.iter().filter(usable).collect();
        if limit == 0 || usable.len() == used {
            continue;
        }
        used = usable.len();
        let mut sides = Sides::new(left, right, &usable);
        let beginnings = beginnings(goal, usable.len());
        let limit = limit.min(PREFIXES / beginnings.len().max(1));
        for closing in beginnings {
            let mut search = Search {
                maker: Maker {
                    goal,
                    judge: &judge,
                    kinds: &usable,
                    possible: &possible,
                },
                product: Product::new(&mut sides, closing, places, goal.alphabet.work())?,
                nodes: Vec::new(),
                waiting: BinaryHeap::new(),
                alike: FxHashMap::default(),
                attempts: &mut attempts,
                executions: budget.executions,
            };
            if let Some(found) = search.run(limit)? {
                return Ok(Some(found));
            }
        }
    }
    Ok(None)
}

/// What an execution that is made of a word is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// To refute the claim.
    Refutation,
    /// To show the word, whatever is true of the claim.
    Hint,
}

/// Looks for an execution of one word that the left side of a claim has and the right side has
/// not.
pub fn of_word<const N: usize>(
    goal: Goal<'_, N>,
    word: &Word,
    used: Use,
) -> Option<Counterexample> {
    let judge = Judge::new(goal);
    let possible: FxHashSet<SetMask> = possible_masks().iter().copied().collect();
    let classes = std::iter::once(word.first).chain(word.steps.iter().map(|(_, class)| *class));
    let mut kinds: Vec<EventKind> = Vec::new();
    let mut events = Vec::new();
    for class in classes {
        let known = kinds.iter().position(|kind| kind.class == class);
        events.push(known.unwrap_or(kinds.len()));
        if known.is_none() {
            kinds.push(kind(goal.alphabet, Test::only(class))?);
        }
    }
    let kinds: Vec<&EventKind> = kinds.iter().collect();
    let maker = Maker {
        goal,
        judge: &judge,
        kinds: &kinds,
        possible: &possible,
    };
    let steps: Vec<Letter> = word.steps.iter().map(|(letter, _)| *letter).collect();
    maker.attempt(&events, &steps, used)
}

/// If paths go round, each kind of event that they can begin and end with.
fn beginnings<const N: usize>(goal: Goal<'_, N>, kinds: usize) -> Vec<Option<usize>> {
    match goal.cyclic {
        true => (0..kinds).map(Some).collect(),
        false => vec![None],
    }
}

/// Events that no test of a claim tells apart.
pub struct EventKind {
    /// One of its classes.
    pub class: Class,
    /// The combinations of sets that such an event can be in, the plainest first.
    masks: Vec<SetMask>,
    /// For each of them the declared sets.
    declared: Vec<Vec<DeclarationId>>,
    /// When it is used in the search: plain accesses and fences first, then other accesses, then
    /// the rest.
    stage: usize,
    initial: bool,
}

fn kinds<const N: usize>(alphabet: &Alphabet<N>, tests: Vec<Test<N>>) -> Vec<EventKind> {
    let mut kinds: Vec<EventKind> = super::blocks(alphabet, tests)
        .into_iter()
        .filter_map(|block| kind(alphabet, block))
        .collect();
    kinds.sort_by_key(|kind| (kind.masks.first().map(|mask| oddity(*mask)), kind.class));
    kinds
}

/// The events that pass a test, if there are any.
fn kind<const N: usize>(alphabet: &Alphabet<N>, block: Test<N>) -> Option<EventKind> {
    let class = block.classes().next()?;
    let members = plain_members(alphabet, block);
    let plainest = members.first()?.0;
    let (masks, declared) = members.into_iter().unzip();
    let odds = [HALF, ODD].into_iter();
    Some(EventKind {
        class,
        masks,
        declared,
        stage: odds.filter(|odd| oddity(plainest) >= *odd).count(),
        initial: plainest.contains(Set::Iw),
    })
}

/// The events that pass a test, the plainest first.
pub fn plain_members<const N: usize>(
    alphabet: &Alphabet<N>,
    test: Test<N>,
) -> Vec<(SetMask, Vec<DeclarationId>)> {
    let mut members = alphabet.members(test);
    members.sort_by_key(|(mask, declared)| (oddity(*mask) + declared.len(), mask.bits()));
    members
}

const HALF: usize = 20;
const ODD: usize = 100;

/// How unusual an event is: what people write first is least.
fn oddity(mask: SetMask) -> usize {
    let access = mask.contains(Set::M);
    let of_set = |set: Set| match set {
        Set::R | Set::W | Set::M | Set::Atomic => 0,
        Set::F => 3,
        Set::Rlx | Set::Rel | Set::Acq | Set::Sc | Set::AcqRel => 1,
        Set::Na => 2,
        Set::Iw => 4,
        Set::Mfence | Set::Lfence | Set::Sfence => 5,
        Set::Rx | Set::Rmw => HALF,
        Set::Lk | Set::Ul | Set::Ex => 50,
        kind if kind.facts().role == SetRole::FenceKind => 6,
        _ => ODD,
    };
    let has_mode = Set::with_role(SetRole::Mode).any(|mode| mask.contains(mode));
    let without_mode = (access || mask.contains(Set::F)) && !has_mode;
    let nothing = mask == SetMask::EMPTY;
    let machine = Language::of(mask) == Some(Language::Machine);
    let penalties = [(without_mode, 10), (nothing, 30), (machine, 5)];
    let penalties = penalties.iter().filter(|(applies, _)| *applies);
    mask.iter().map(of_set).sum::<usize>() + penalties.map(|(_, penalty)| penalty).sum::<usize>()
}

/// What programs are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Language {
    /// C: accesses have modes, and whatever has one is atomic.
    C,
    /// X86: plain accesses are relaxed and not atomic.
    Machine,
}

impl Language {
    /// The only language that has events with these sets; `None` if both have them. Fences of
    /// machines are in C programs too, as assembly.
    fn of(mask: SetMask) -> Option<Language> {
        let is = |set: Set| mask.contains(set);
        let updates = is(Set::Rx) || is(Set::Rmw);
        let foreign = [Set::Mfence, Set::Lfence, Set::Sfence].into_iter().any(is);
        let plain = is(Set::M) && is(Set::Rlx);
        match (is(Set::Iw), is(Set::F) && !foreign) {
            (true, _) => None,
            (_, true) => Some(Language::C),
            _ if plain && updates => None,
            _ if plain && !is(Set::Atomic) => Some(Language::Machine),
            _ if is(Set::M) => Some(Language::C),
            _ => None,
        }
    }
}

/// Whether one program can have all events of an execution.
fn is_of_one_program(realisation: &Realisation) -> bool {
    let events = realisation.events.iter();
    let mut languages = events.filter_map(|event| Language::of(event.mask));
    let first = languages.next();
    languages.all(|language| Some(language) == first)
}

/// A prefix of words.
struct Node {
    /// Where it leads to in the product.
    at: usize,
    /// The number of steps.
    length: usize,
    parent: Option<(usize, Letter)>,
}

/// What prefixes that look alike have in common: where they begin and lead to, how many threads and
/// locations there are, and whether first and last event are known to be in one thread and of one
/// location.
type Likeness = ([usize; 4], bool, bool);

struct Search<'a, 'c, const N: usize> {
    maker: Maker<'a, N>,
    product: Product<'c, 'a, N>,
    nodes: Vec<Node>,
    /// The prefixes to look at, those that can be completed soonest first.
    waiting: BinaryHeap<Reverse<(usize, usize)>>,
    alike: FxHashMap<Likeness, usize>,
    attempts: &'c mut usize,
    /// How many attempts there may be.
    executions: usize,
}

impl<const N: usize> Search<'_, '_, N> {
    fn run(&mut self, limit: usize) -> Result<Option<Counterexample>, AutomatonError> {
        for start in 0..self.product.starts() {
            self.meet(start, None);
        }
        let mut looked_at = 0;
        while let Some(Reverse((_, next))) = self.waiting.pop() {
            self.maker.goal.alphabet.work().step()?;
            looked_at += 1;
            if looked_at > limit || *self.attempts >= self.executions {
                return Ok(None);
            }
            if let Some(found) = self.attempt(next) {
                return Ok(Some(found));
            }
            for (letter, to) in self.product.steps(self.nodes[next].at).to_vec() {
                self.meet(to, Some((next, letter)));
            }
        }
        Ok(None)
    }

    /// Adds a prefix unless it cannot be part of a word, contradicts itself, or enough prefixes
    /// look alike.
    fn meet(&mut self, at: usize, parent: Option<(usize, Letter)>) {
        let length = parent.map_or(0, |(node, _)| self.nodes[node].length + 1);
        let Some(distance) = self.product.distance(at) else {
            return;
        };
        if length + distance > LENGTH_LIMIT {
            return;
        }
        self.nodes.push(Node { at, length, parent });
        let index = self.nodes.len() - 1;
        if self.is_new(index) {
            self.waiting.push(Reverse((length + distance, index)));
        } else {
            self.nodes.pop();
        }
    }

    fn is_new(&mut self, node: usize) -> bool {
        let (kinds, steps) = self.word(node);
        let Some(sketch) = self.maker.sketch(&kinds, &steps, false) else {
            return false;
        };
        let count = |groups: &Groups| {
            let positions = 0..kinds.len();
            positions.filter(|p| groups.find(*p) == *p).count()
        };
        let likeness = (
            [
                kinds[0],
                self.nodes[node].at,
                count(&sketch.threads),
                count(&sketch.locations),
            ],
            sketch.threads.find(0) == sketch.threads.find(steps.len()),
            sketch.locations.find(0) == sketch.locations.find(steps.len()),
        );
        let count = self.alike.entry(likeness).or_default();
        *count += 1;
        *count <= ALIKE_LIMIT
    }

    /// The kinds of the events of a word, and its steps.
    fn word(&self, mut node: usize) -> (Vec<usize>, Vec<Letter>) {
        let (mut kinds, mut steps) = (vec![self.kind(node)], Vec::new());
        while let Some((parent, letter)) = self.nodes[node].parent {
            node = parent;
            steps.push(letter);
            kinds.push(self.kind(node));
        }
        kinds.reverse();
        steps.reverse();
        (kinds, steps)
    }

    fn kind(&self, node: usize) -> usize {
        self.product.kind(self.nodes[node].at)
    }

    /// Makes executions from a word, if it is one of the left side and not of the right.
    fn attempt(&mut self, node: usize) -> Option<Counterexample> {
        if !self.product.is_difference(self.nodes[node].at) {
            return None;
        }
        let (kinds, steps) = self.word(node);
        *self.attempts += Choice::ALL.len();
        self.maker.attempt(&kinds, &steps, Use::Refutation)
    }
}

/// Makes executions from words.
#[derive(Clone, Copy)]
struct Maker<'a, const N: usize> {
    goal: Goal<'a, N>,
    judge: &'a Judge<'a, N>,
    kinds: &'a [&'a EventKind],
    possible: &'a FxHashSet<SetMask>,
}

impl<const N: usize> Maker<'_, N> {
    fn sketch(&self, kinds: &[usize], steps: &[Letter], closed: bool) -> Option<Sketch> {
        let initial: Vec<bool> = kinds.iter().map(|k| self.kinds[*k].initial).collect();
        Sketch::new(&Path {
            initial: &initial,
            kinds,
            steps,
            closed,
        })
    }

    /// Makes executions from a word, until one refutes the claim, if that is what it is for.
    fn attempt(&self, kinds: &[usize], steps: &[Letter], used: Use) -> Option<Counterexample> {
        let sketch = self.sketch(kinds, steps, self.goal.cyclic)?;
        let masks: Vec<&[SetMask]> = kinds
            .iter()
            .map(|kind| self.kinds[*kind].masks.as_slice())
            .collect();
        // The plainest events are those of C. If others are asked for, all are.
        let others = |kind: &usize| {
            let mut masks = self.kinds[*kind].masks.clone();
            masks.sort_by_key(|mask| Language::of(*mask) == Some(Language::C));
            masks
        };
        let others: Vec<Vec<SetMask>> = kinds.iter().map(others).collect();
        let others: Vec<&[SetMask]> = others.iter().map(Vec::as_slice).collect();
        for choice in Choice::ALL {
            let made = |masks: &[&[SetMask]]| {
                let made = realise(&sketch, masks, self.possible, choice);
                made.filter(is_of_one_program)
            };
            let Some(realisation) = made(&masks).or_else(|| made(&others)) else {
                continue;
            };
            let declared = self.interpret(&realisation, &sketch, kinds);
            if used == Use::Hint || self.is_refuted(&realisation, &declared) {
                let model = self.goal.model;
                let found = Counterexample::new(model, &realisation, &declared, steps);
                return Some(found);
            }
        }
        None
    }

    /// Declared sets and relations: as little as the path asks for, and what assumptions of the
    /// form `... <= r` then ask for.
    fn interpret(
        &self,
        realisation: &Realisation,
        sketch: &Sketch,
        kinds: &[usize],
    ) -> Vec<Denotation> {
        let model = self.goal.model;
        let n = realisation.events.len();
        let empty = |d: &crate::model::Declaration| Denotation::empty(d.kind, n);
        let mut declared: Vec<Denotation> = model.declarations.iter().map(empty).collect();
        for (position, event) in realisation.of_position.iter().enumerate() {
            let kind = self.kinds[kinds[position]];
            let mask = realisation.events[*event].mask;
            let chosen = kind.masks.iter().position(|m| *m == mask);
            for set in chosen.iter().flat_map(|index| &kind.declared[*index]) {
                if let Denotation::Set(set) = &mut declared[set.index()] {
                    set.insert(*event);
                }
            }
        }
        for (declaration, a, b) in &sketch.declared {
            let (a, b) = (realisation.of_position[*a], realisation.of_position[*b]);
            if let Denotation::Relation(relation) = &mut declared[declaration.index()] {
                relation.insert(a, b);
            }
        }
        while self.grow(realisation, &mut declared) {}
        declared
    }

    /// Adds to declared relations what assumptions ask for. Whether there was something to add.
    fn grow(&self, realisation: &Realisation, declared: &mut [Denotation]) -> bool {
        let model = self.goal.model;
        let directed = model.assumes.iter().flat_map(|assume| {
            let Claim { left, right, .. } = assume.claim;
            let other = assume.claim.equal.then_some((right, left));
            [(left, right)].into_iter().chain(other)
        });
        let mut grown = false;
        for (left, right) in directed {
            let Expr::Declared(declaration) = model.expr(right) else {
                continue;
            };
            let values = self.judge.values(realisation, declared);
            let target = &mut declared[declaration.index()];
            let all = match (values.get(left), &*target) {
                (Denotation::Set(a), Denotation::Set(b)) => {
                    let mut all = b.clone();
                    all.union_with(a);
                    Denotation::Set(all)
                }
                (Denotation::Relation(a), Denotation::Relation(b)) => {
                    Denotation::Relation(b.clone().union(a))
                }
                _ => continue,
            };
            grown |= all != *target;
            *target = all;
        }
        grown
    }

    /// Whether all assumptions hold and the claim does not, of the ends of the path.
    fn is_refuted(&self, realisation: &Realisation, declared: &[Denotation]) -> bool {
        let goal = self.goal;
        let values = self.judge.values(realisation, declared);
        if !self.judge.is_assumed(realisation, &values) {
            return false;
        }
        let ends = &realisation.of_position;
        let (first, last) = (ends[0], ends[ends.len() - 1]);
        let contains = |id: ExprId| match values.get(id) {
            Denotation::Set(set) => set.contains(first),
            Denotation::Relation(relation) => relation.contains(first, last),
        };
        let round = goal.rotated && goal.model.kind(goal.left) == Kind::Relation;
        contains(goal.left)
            && if round {
                !goes_round(values.get(goal.right))
            } else {
                !contains(goal.right)
            }
    }
}

fn goes_round(value: &Denotation) -> bool {
    match value {
        Denotation::Set(_) => false,
        Denotation::Relation(relation) => relation.reflexive_element().is_some(),
    }
}

/// Says of executions whether they refute a claim: by the reference evaluator.
pub struct Judge<'a, const N: usize> {
    goal: Goal<'a, N>,
    plan: Plan,
}

impl<'a, const N: usize> Judge<'a, N> {
    /// For a claim.
    pub fn new(goal: Goal<'a, N>) -> Self {
        Judge {
            goal,
            plan: Plan::new(goal.model, roots(goal)),
        }
    }

    /// What has to be evaluated.
    pub fn roots(&self) -> Vec<ExprId> {
        roots(self.goal)
    }

    /// How many operations that takes.
    pub fn operations(&self) -> usize {
        self.plan.steps().len()
    }

    /// The values of all expressions on an execution.
    pub fn values(&self, realisation: &Realisation, declared: &[Denotation]) -> Values {
        let interpretation = Interpretation {
            execution: &realisation.execution,
            declared,
        };
        self.plan.run(self.goal.model, interpretation)
    }

    /// Whether all assumptions hold, and one program can have all events.
    pub fn is_assumed(&self, realisation: &Realisation, values: &Values) -> bool {
        let Goal { model, axioms, .. } = self.goal;
        let mut assumed = model.assumes.iter().map(|a| a.claim);
        is_of_one_program(realisation)
            && assumed.all(|claim| values.holds(claim))
            && (axioms.iter()).all(|axiom| values.satisfies(&realisation.execution, axiom))
    }

    /// Two events, or one twice, of which the claim is false; `None` if there are none, or an
    /// assumption does not hold.
    pub fn refuted_pair(
        &self,
        realisation: &Realisation,
        declared: &[Denotation],
    ) -> Option<(usize, usize)> {
        let values = self.values(realisation, declared);
        let (left, right) = (values.get(self.goal.left), values.get(self.goal.right));
        let pair = match (left, right) {
            (Denotation::Set(a), Denotation::Set(b)) => {
                a.difference(b).next().map(|event| (event, event))
            }
            (Denotation::Relation(a), Denotation::Relation(_)) if self.goal.rotated => {
                let round = a.reflexive_element().filter(|_| !goes_round(right));
                round.map(|event| (event, event))
            }
            (Denotation::Relation(a), Denotation::Relation(b)) => {
                a.pairs().find(|(x, y)| !b.contains(*x, *y))
            }
            _ => None,
        };
        pair.filter(|_| self.is_assumed(realisation, &values))
    }
}

fn roots<const N: usize>(goal: Goal<'_, N>) -> Vec<ExprId> {
    let assumed = goal.model.assumes.iter();
    let assumed = assumed.flat_map(|a| [a.claim.left, a.claim.right]);
    let axioms = goal.axioms.iter();
    let axioms = axioms.flat_map(|c| c.check.operands().chain(c.unless_empty));
    let all = assumed.chain(axioms).chain([goal.left, goal.right]);
    all.collect()
}
