//! Small executions for the messages of [`super`]: made at random, and made smaller again.
//!
//! A sample is kept in a form from which events can be taken away: whatever is left is an execution
//! again. What a sample shows is what the reference evaluator says of it. From a sample that shows
//! nothing, nothing is concluded.

use crate::evaluate::{Interpretation, Plan};
use crate::model::{Constraint, Expr, ExprId, Model};
use crate::prove::{AbstractExecution, Event, Realisation};
use katec_checker::builtin::{
    BuiltinRelation as Rel, BuiltinSet as Set, INITIAL_WRITE, SetMask, SetRole,
};
use katec_checker::execution::{BaseRelations, Execution};
use katec_checker::random::SplitMix;
use katec_checker::relation::BitMatrix;
use std::collections::BTreeSet;

/// An execution that is being made. All events come after those that they read from and that are
/// before them in their thread.
#[derive(Clone, Debug)]
pub struct Sample {
    events: Vec<Item>,
    /// For each location its writes in coherence order, without the initial one.
    coherence: Vec<Vec<usize>>,
    dependencies: Vec<(Rel, usize, usize)>,
}

#[derive(Clone, Debug)]
struct Item {
    mask: SetMask,
    thread: usize,
    location: Option<usize>,
    /// What a read reads; `None` for the initial write.
    source: Option<usize>,
    /// The read half of a write half.
    read_half: Option<usize>,
    gone: bool,
}

/// What samples are made of.
pub struct Ingredients {
    modes: bool,
    fences: bool,
    updates: bool,
    dependencies: bool,
}

impl Ingredients {
    /// What some expressions of a model can tell apart.
    pub fn new(model: &Model, expressions: &BTreeSet<ExprId>) -> Self {
        let mentioned = |expr| (model.interned(expr)).is_some_and(|id| expressions.contains(&id));
        let set = |set| mentioned(Expr::Set(set));
        let relation = |relation| mentioned(Expr::Relation(relation));
        Self {
            modes: Set::with_role(SetRole::Mode).any(set),
            fences: set(Set::F),
            updates: set(Set::Rmw) || set(Set::Rx) || relation(Rel::Rmw),
            dependencies: Rel::dependencies().any(relation),
        }
    }
}

const THREADS: u64 = 3;
const LOCATIONS: usize = 2;

impl Sample {
    fn empty() -> Self {
        Self {
            events: Vec::new(),
            coherence: vec![Vec::new(); LOCATIONS],
            dependencies: Vec::new(),
        }
    }

    /// A random sample of about so many events.
    pub fn random(ingredients: &Ingredients, size: usize, random: &mut SplitMix) -> Self {
        let mut sample = Self::empty();
        while sample.events.len() < size {
            let thread = random.below(THREADS) as usize;
            let location = random.below(LOCATIONS as u64) as usize;
            match random.below(10) {
                0 if ingredients.fences => {
                    sample.push(
                        SetMask::of(&[Set::F, Set::Acq, Set::Rel, Set::Sc]),
                        thread,
                        None,
                    );
                }
                1 | 2 if ingredients.updates => {
                    let half = SetMask::of(&[Set::Rmw, Set::Rlx, Set::Atomic]);
                    let read = sample.read(
                        SetMask::of(&[Set::Rx]).union(half),
                        thread,
                        location,
                        random,
                    );
                    let write = sample.write(half, thread, location, random);
                    sample.events[write].read_half = Some(read);
                }
                number if number < 6 => {
                    let modes = mode(ingredients, random, Set::Acq);
                    sample.read(modes, thread, location, random);
                }
                _ => {
                    let modes = mode(ingredients, random, Set::Rel);
                    let write = sample.write(modes, thread, location, random);
                    sample.depend(ingredients, write, random);
                }
            }
        }
        sample
    }

    /// Two threads that each read what the other writes after its own read.
    pub fn load_buffering() -> Self {
        let mut sample = Self::empty();
        let plain = SetMask::of(&[Set::Rlx]);
        for thread in 0..2 {
            let read = SetMask::of(&[Set::R, Set::M]).union(plain);
            sample.push(read, thread, Some(thread));
            let write = SetMask::of(&[Set::W, Set::M]).union(plain);
            let write = sample.push(write, thread, Some(1 - thread));
            sample.coherence[1 - thread].push(write);
        }
        sample.events[0].source = Some(3);
        sample.events[2].source = Some(1);
        sample
    }

    fn push(&mut self, mask: SetMask, thread: usize, location: Option<usize>) -> usize {
        self.events.push(Item {
            mask,
            thread,
            location,
            source: None,
            read_half: None,
            gone: false,
        });
        self.events.len() - 1
    }

    fn read(
        &mut self,
        mask: SetMask,
        thread: usize,
        location: usize,
        random: &mut SplitMix,
    ) -> usize {
        let writes = &self.coherence[location];
        let source = random.below(writes.len() as u64 + 1) as usize;
        let source = writes.get(source).copied();
        let read = self.push(
            mask.union(SetMask::of(&[Set::R, Set::M])),
            thread,
            Some(location),
        );
        self.events[read].source = source;
        read
    }

    fn write(
        &mut self,
        mask: SetMask,
        thread: usize,
        location: usize,
        random: &mut SplitMix,
    ) -> usize {
        let write = self.push(
            mask.union(SetMask::of(&[Set::W, Set::M])),
            thread,
            Some(location),
        );
        let writes = &mut self.coherence[location];
        let place = random.below(writes.len() as u64 + 1) as usize;
        writes.insert(place, write);
        write
    }

    /// Lets a write depend on an earlier read of its thread, sometimes.
    fn depend(&mut self, ingredients: &Ingredients, write: usize, random: &mut SplitMix) {
        let thread = self.events[write].thread;
        let mut earlier = self.events[..write].iter();
        let is_read = |item: &Item| item.thread == thread && item.mask.contains(Set::R);
        if ingredients.dependencies
            && random.chance(50)
            && let Some(read) = earlier.rposition(is_read)
        {
            let kind = [Rel::Addr, Rel::Data, Rel::Ctrl][random.below(3) as usize];
            self.dependencies.push((kind, read, write));
        }
    }

    /// The events that are there.
    pub fn events(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.events.len()).filter(|event| !self.events[*event].gone)
    }

    /// Whether nothing that is there needs an event.
    pub fn is_unneeded(&self, event: usize) -> bool {
        self.events().all(|other| {
            let other = &self.events[other];
            other.source != Some(event) && other.read_half != Some(event)
        })
    }

    /// Whether an event is the last of its thread and nothing that is there needs it.
    pub fn is_last(&self, event: usize) -> bool {
        let thread = self.events[event].thread;
        let later = |other: usize| other > event && self.events[other].thread == thread;
        self.is_unneeded(event) && !self.events().any(later)
    }

    /// The sample without an event.
    pub fn without(&self, event: usize) -> Self {
        let mut sample = self.clone();
        sample.events[event].gone = true;
        sample
    }

    /// Whether a constraint holds.
    pub fn satisfies(&self, model: &Model, plan: &Plan, constraint: &Constraint) -> bool {
        let (realisation, _) = self.realise();
        let interpretation = Interpretation {
            execution: &realisation.execution,
            declared: &[],
        };
        let values = plan.run(model, interpretation);
        values.satisfies(&realisation.execution, constraint)
    }

    /// The execution in words, and what one of its events is called.
    pub fn describe(&self, model: &Model, event: Option<usize>) -> (String, String) {
        let (realisation, numbers) = self.realise();
        let execution = AbstractExecution::new(model, &realisation, &[]);
        let name = event
            .and_then(|event| numbers[event])
            .map(|n| execution.events[n].to_string());
        (execution.lines().join("; "), name.unwrap_or_default())
    }

    /// All relations, and the number of each event that is there. Initial writes come first, then
    /// threads.
    fn realise(&self) -> (Realisation, Vec<Option<usize>>) {
        let mut events: Vec<Event> = Vec::new();
        let mut numbers = vec![None; self.events.len()];
        let mut threads = Vec::new();
        for location in 0..LOCATIONS {
            events.push(Event {
                mask: INITIAL_WRITE,
                thread: None,
                location: Some(location),
            });
        }
        for thread in 0..THREADS as usize {
            let of_thread = self.events().filter(|e| self.events[*e].thread == thread);
            let mut members = Vec::new();
            for event in of_thread {
                numbers[event] = Some(events.len());
                members.push(events.len());
                events.push(Event {
                    mask: self.mask(event),
                    thread: Some(threads.len()),
                    location: self.events[event].location,
                });
            }
            if !members.is_empty() {
                threads.push(members);
            }
        }
        let writes: Vec<Vec<usize>> = self
            .coherence
            .iter()
            .enumerate()
            .map(|(location, writes)| {
                let later = writes.iter().filter_map(|write| numbers[*write]);
                std::iter::once(location).chain(later).collect()
            })
            .collect();
        let reads_from = self.events().filter_map(|event| {
            let item = &self.events[event];
            let initial = item.location.filter(|_| item.mask.contains(Set::R))?;
            let source = item
                .source
                .map_or(Some(initial), |source| numbers[source])?;
            Some((source, numbers[event]?))
        });
        let reads_from: Vec<(usize, usize)> = reads_from.collect();
        let realisation = Realisation {
            execution: self.execution(&events, &threads, &writes, &reads_from, &numbers),
            events,
            threads,
            writes,
            reads_from,
            of_position: Vec::new(),
        };
        (realisation, numbers)
    }

    /// The sets of an event: a read half without its write half is none.
    fn mask(&self, event: usize) -> SetMask {
        let mut mask = self.events[event].mask;
        let halved = |other: usize| self.events[other].read_half == Some(event);
        if mask.contains(Set::R) && mask.contains(Set::Rmw) && !self.events().any(halved) {
            mask.remove(Set::Rmw);
        }
        mask
    }

    fn execution(
        &self,
        events: &[Event],
        threads: &[Vec<usize>],
        writes: &[Vec<usize>],
        reads_from: &[(usize, usize)],
        numbers: &[Option<usize>],
    ) -> Execution {
        let count = events.len();
        let masks = events.iter().map(|e| e.mask).collect();
        let of_threads = events.iter().map(|e| e.thread).collect();
        let mut base = BaseRelations::new(masks, of_threads);
        let matrix =
            |pairs: &mut dyn Iterator<Item = (usize, usize)>| BitMatrix::from_pairs(count, pairs);
        base.program_order = matrix(&mut threads.iter().flat_map(|thread| in_order(thread)));
        base.co = matrix(&mut writes.iter().flat_map(|writes| in_order(writes)));
        base.rf = matrix(&mut reads_from.iter().copied());
        let all = (0..count).flat_map(|a| (0..count).map(move |b| (a, b)));
        let same = |(a, b): &(usize, usize)| {
            events[*a].location.is_some() && events[*a].location == events[*b].location
        };
        base.loc = matrix(&mut all.filter(same));
        let halves = self.events().filter_map(|event| {
            let read = self.events[event].read_half?;
            Some((numbers[read]?, numbers[event]?))
        });
        base.rmw = matrix(&mut { halves });
        let of_kind = |kind: Rel| {
            let pairs = self.dependencies.iter().filter(move |(k, ..)| *k == kind);
            let mut pairs = pairs.filter_map(|(_, a, b)| Some((numbers[*a]?, numbers[*b]?)));
            matrix(&mut pairs)
        };
        (base.addr, base.data, base.ctrl) =
            (of_kind(Rel::Addr), of_kind(Rel::Data), of_kind(Rel::Ctrl));
        Execution::new(base)
    }
}

/// All pairs of a total order.
fn in_order(members: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    members
        .iter()
        .enumerate()
        .flat_map(|(at, first)| members[at + 1..].iter().map(|second| (*first, *second)))
}

/// A mode of an access; `synchronising` is what the stronger ones of its kind are.
fn mode(ingredients: &Ingredients, random: &mut SplitMix, synchronising: Set) -> SetMask {
    match random.below(4) {
        0 if ingredients.modes => SetMask::of(&[Set::Na]),
        1 if ingredients.modes => SetMask::of(&[synchronising, Set::Atomic]),
        2 if ingredients.modes => SetMask::of(&[synchronising, Set::Sc, Set::Atomic]),
        _ => SetMask::of(&[Set::Rlx]),
    }
}
