//! Executions that have a given path, second half: from a [`Sketch`] to all relations.
//!
//! What the path leaves open is filled in as conventions ask:
//!
//! * every thread has a first event, and its events have a total order;
//! * every location has an initial write, and its writes have a total order;
//! * every read has a source;
//! * every half of a read-modify-write has its other half.
//!
//! There are several ways to do so ([`Choice`]). The result is checked against
//! [facts](katec_checker::builtin::Facts) before it is used.

use super::sketch::Sketch;
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet as Set, INITIAL_WRITE, SetMask};
use katec_checker::execution::{BaseRelations, Execution};
use katec_checker::relation::BitMatrix;
use rustc_hash::FxHashSet;

/// How to fill in what a path leaves open.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Reads without a known source read from a write of their own instead of the initial one.
    pub own_sources: bool,
    /// Writes and events whose order is open come in the opposite order of the path.
    pub backwards: bool,
}

impl Choice {
    /// All choices, the plainest first.
    pub const ALL: [Choice; 4] = [
        Choice::new(false, false),
        Choice::new(false, true),
        Choice::new(true, false),
        Choice::new(true, true),
    ];

    const fn new(own_sources: bool, backwards: bool) -> Choice {
        Choice {
            own_sources,
            backwards,
        }
    }
}

/// One event of an execution that is being made.
#[derive(Clone, Debug)]
pub struct Event {
    /// The sets that it is in.
    pub mask: SetMask,
    /// Its thread; `None` for initial writes.
    pub thread: Option<usize>,
    /// Its location, for accesses.
    pub location: Option<usize>,
}

/// An execution with a path in it.
#[derive(Clone, Debug)]
pub struct Realisation {
    /// The events, those of the path first, numbered by [`Realisation::of_position`].
    pub events: Vec<Event>,
    /// For each thread its events in program order.
    pub threads: Vec<Vec<usize>>,
    /// For each location its writes in coherence order.
    pub writes: Vec<Vec<usize>>,
    /// Source and read.
    pub reads_from: Vec<(usize, usize)>,
    /// The event of each position of the path.
    pub of_position: Vec<usize>,
    /// All relations.
    pub execution: Execution,
}

/// Makes an execution. `masks` gives for each position of the path the combinations of sets that
/// its event can be in, the best first; `possible` are all of
/// [`katec_checker::builtin::possible_masks`].
pub fn realise(
    sketch: &Sketch,
    masks: &[&[SetMask]],
    possible: &FxHashSet<SetMask>,
    choice: Choice,
) -> Option<Realisation> {
    let mut maker = Maker::new(sketch, masks, choice)?;
    maker.complete_updates()?;
    maker.add_initial_writes();
    maker.add_sources();
    let threads = maker.order_threads()?;
    let writes = maker.order_writes()?;
    let base = maker.relations(&threads, &writes)?;
    let execution = Execution::new(base);
    agrees_with_facts(&execution, possible).then(|| Realisation {
        events: maker.events,
        threads,
        writes,
        reads_from: maker.reads_from,
        of_position: maker.of_position,
        execution,
    })
}

/// Whether all events and the ends of all relations are as the facts say they must be.
fn agrees_with_facts(execution: &Execution, possible: &FxHashSet<SetMask>) -> bool {
    let masks = (0..execution.len()).all(|event| possible.contains(&execution.mask(event)));
    masks
        && Rel::ALL.iter().all(|relation| {
            let (source, target) = relation.ends();
            let mut pairs = execution.relation(*relation).pairs();
            pairs.all(|(a, b)| source.holds(execution.mask(a)) && target.holds(execution.mask(b)))
        })
}

struct Maker<'s> {
    sketch: &'s Sketch,
    choice: Choice,
    events: Vec<Event>,
    of_position: Vec<usize>,
    reads_from: Vec<(usize, usize)>,
    /// Pairs of halves of read-modify-writes.
    updates: Vec<(usize, usize)>,
    coherence: Vec<(usize, usize)>,
    order: Vec<(usize, usize)>,
    others: Vec<(Rel, usize, usize)>,
    threads: usize,
    locations: usize,
}

impl<'s> Maker<'s> {
    fn new(sketch: &'s Sketch, masks: &[&[SetMask]], choice: Choice) -> Option<Self> {
        let n = masks.len();
        let mut numbers: Vec<Option<usize>> = vec![None; n];
        let mut positions = Vec::new();
        for position in 0..n {
            let event = sketch.events.find(position);
            if numbers[event].is_none() {
                numbers[event] = Some(positions.len());
                positions.push(event);
            }
        }
        let of_position: Vec<usize> = (0..n)
            .filter_map(|position| numbers[sketch.events.find(position)])
            .collect();
        let pair = |(a, b): &(usize, usize)| (of_position[*a], of_position[*b]);
        let others: Vec<_> = sketch
            .others
            .iter()
            .map(|(relation, a, b)| (*relation, of_position[*a], of_position[*b]))
            .collect();
        let (mut threads, mut locations) = (Vec::new(), Vec::new());
        let number = |all: &mut Vec<usize>, group: usize| match all.iter().position(|g| *g == group)
        {
            Some(index) => index,
            None => {
                all.push(group);
                all.len() - 1
            }
        };
        let mut events = Vec::new();
        for (index, position) in positions.iter().enumerate() {
            let located = sketch.located.iter().any(|p| of_position[*p] == index);
            let fits = |mask: &&SetMask| {
                let facts = others.iter().all(|(relation, a, b)| {
                    let (source, target) = relation.ends();
                    (*a != index || source.holds(**mask)) && (*b != index || target.holds(**mask))
                });
                let addressed = others.iter().all(|(relation, _, b)| {
                    *b != index
                        || match relation {
                            Rel::Data => mask.contains(Set::W),
                            Rel::Addr => mask.contains(Set::M),
                            _ => true,
                        }
                });
                facts && addressed && (!located || mask.contains(Set::M))
            };
            let mask = *masks[*position].iter().find(fits)?;
            let initial = mask.contains(Set::Iw);
            events.push(Event {
                mask,
                thread: (!initial).then(|| number(&mut threads, sketch.threads.find(*position))),
                location: mask
                    .contains(Set::M)
                    .then(|| number(&mut locations, sketch.locations.find(*position))),
            });
        }
        let updates = others.iter().filter(|(relation, ..)| *relation == Rel::Rmw);
        Some(Maker {
            sketch,
            choice,
            events,
            reads_from: sketch.reads_from.iter().map(pair).collect(),
            updates: updates.map(|(_, a, b)| (*a, *b)).collect(),
            coherence: sketch
                .known_coherence()
                .map(|(a, b)| (of_position[a], of_position[b]))
                .collect(),
            order: sketch.order.iter().map(pair).collect(),
            others,
            of_position,
            threads: threads.len(),
            locations: locations.len(),
        })
    }

    fn add(&mut self, mask: SetMask, thread: Option<usize>, location: Option<usize>) -> usize {
        self.events.push(Event {
            mask,
            thread,
            location,
        });
        self.events.len() - 1
    }

    /// Gives every half of a read-modify-write its other half. An event is in one update at most.
    fn complete_updates(&mut self) -> Option<()> {
        self.updates.sort_unstable();
        self.updates.dedup();
        for event in 0..self.events.len() {
            let halves = self.updates.iter();
            let count = halves.filter(|(a, b)| *a == event || *b == event).count();
            let Event {
                mask,
                thread,
                location,
            } = self.events[event].clone();
            if count > 1 {
                return None;
            }
            if count == 1 || !mask.contains(Set::Rmw) {
                continue;
            }
            if mask.contains(Set::R) {
                let write = SetMask::of(&[Set::W, Set::M, Set::Rmw, Set::Rlx, Set::Atomic]);
                let other = self.add(write, thread, location);
                self.updates.push((event, other));
            } else {
                let sets = [Set::R, Set::M, Set::Rmw, Set::Rx, Set::Rlx, Set::Atomic];
                let read = SetMask::of(&sets);
                let other = self.add(read, thread, location);
                self.updates.push((other, event));
            }
        }
        Some(())
    }

    fn add_initial_writes(&mut self) {
        for location in 0..self.locations {
            let mut events = self.events.iter();
            let there = events.any(|e| e.location == Some(location) && e.thread.is_none());
            if !there {
                self.add(INITIAL_WRITE, None, Some(location));
            }
        }
    }

    fn initial_write(&self, location: Option<usize>) -> Option<usize> {
        let is_initial = |e: &Event| e.location == location && e.thread.is_none();
        self.events.iter().position(is_initial)
    }

    fn add_sources(&mut self) {
        self.reads_from.sort_unstable();
        self.reads_from.dedup();
        for read in 0..self.events.len() {
            let known = self.reads_from.iter().any(|(_, to)| *to == read);
            if known || !self.events[read].mask.contains(Set::R) {
                continue;
            }
            let location = self.events[read].location;
            let source = match self.initial_write(location) {
                Some(initial) if !self.choice.own_sources => initial,
                _ => {
                    self.threads += 1;
                    let mask = SetMask::of(&[Set::W, Set::M, Set::Rlx]);
                    let source = self.add(mask, Some(self.threads - 1), location);
                    for (from, to) in &self.sketch.from_read {
                        if self.of_position[*from] == read {
                            self.coherence.push((source, self.of_position[*to]));
                        }
                    }
                    source
                }
            };
            self.reads_from.push((source, read));
        }
    }

    /// The event itself, or for the second half of an update the first half.
    fn first_half(&self, event: usize) -> usize {
        let update = self.updates.iter().find(|(_, write)| *write == event);
        update.map_or(event, |(read, _)| *read)
    }

    /// The events of a thread without second halves of updates.
    fn units(&self, thread: usize) -> Vec<usize> {
        (0..self.events.len())
            .filter(|e| self.events[*e].thread == Some(thread))
            .filter(|e| self.first_half(*e) == *e)
            .collect()
    }

    fn is_in(&self, event: usize, set: Set) -> bool {
        self.events[event].mask.contains(set)
    }

    /// The order that the path asks for, between units, with first and last events of threads where
    /// they belong.
    fn precedence(&self) -> BitMatrix {
        let mut before = BitMatrix::empty(self.events.len());
        for (a, b) in &self.order {
            let (a, b) = (self.first_half(*a), self.first_half(*b));
            if a != b {
                before.insert(a, b);
            }
        }
        for thread in 0..self.threads {
            let units = self.units(thread);
            for a in &units {
                for b in units.iter().filter(|b| *b != a) {
                    if self.is_in(*a, Set::Tb) || self.is_in(*b, Set::Te) {
                        before.insert(*a, *b);
                    }
                }
            }
        }
        before
    }

    /// The events of each thread in an order that agrees with the path. The halves of an update are
    /// next to each other.
    fn order_threads(&mut self) -> Option<Vec<Vec<usize>>> {
        let before = self.precedence();
        let mut threads = Vec::new();
        for thread in 0..self.threads {
            let mut order = Vec::new();
            for event in sorted(self.units(thread), &before, self.choice.backwards)? {
                order.push(event);
                let update = self.updates.iter().find(|(read, _)| *read == event);
                order.extend(update.map(|(_, write)| *write));
            }
            if order.first().is_some_and(|e| !self.is_in(*e, Set::Tb)) {
                let begin = self.add(SetMask::of(&[Set::Tb]), Some(thread), None);
                order.insert(0, begin);
            }
            threads.push(order);
        }
        self.is_kept_by(&threads).then_some(threads)
    }

    /// Whether threads have the order that the path asks for, and first and last events only at
    /// their ends.
    fn is_kept_by(&self, threads: &[Vec<usize>]) -> bool {
        let position = |event: usize| {
            let thread = self.events[event].thread?;
            threads[thread].iter().position(|e| *e == event)
        };
        let kept = self.order.iter().all(|(a, b)| {
            self.events[*a].thread != self.events[*b].thread || position(*a) < position(*b)
        });
        kept && threads.iter().all(|order| {
            order.iter().skip(1).all(|e| !self.is_in(*e, Set::Tb))
                && order.iter().rev().skip(1).all(|e| !self.is_in(*e, Set::Te))
        })
    }

    /// The writes of each location in coherence order, the initial one first.
    fn order_writes(&self) -> Option<Vec<Vec<usize>>> {
        let n = self.events.len();
        let mut before = BitMatrix::from_pairs(n, self.coherence.iter().copied());
        let mut result = Vec::new();
        for location in 0..self.locations {
            let initial = self.initial_write(Some(location))?;
            let writes: Vec<usize> = (0..n)
                .filter(|e| self.events[*e].location == Some(location))
                .filter(|e| self.events[*e].mask.contains(Set::W))
                .collect();
            for write in writes.iter().filter(|w| **w != initial) {
                before.insert(initial, *write);
            }
            result.push(sorted(writes, &before, self.choice.backwards)?);
        }
        Some(result)
    }

    fn relations(&self, threads: &[Vec<usize>], writes: &[Vec<usize>]) -> Option<BaseRelations> {
        let n = self.events.len();
        let sets = self.events.iter().map(|e| e.mask).collect();
        let mut base = BaseRelations::new(sets, self.events.iter().map(|e| e.thread).collect());
        base.program_order = total_orders(n, threads);
        base.co = total_orders(n, writes);
        base.rf = BitMatrix::from_pairs(n, self.reads_from.iter().copied());
        base.rmw = BitMatrix::from_pairs(n, self.updates.iter().copied());
        base.loc = same_location(&self.events);
        for (relation, a, b) in &self.others {
            match relation {
                Rel::Addr => base.addr.insert(*a, *b),
                Rel::Data => base.data.insert(*a, *b),
                Rel::Ctrl => {
                    // What depends on a branch is all that comes after it.
                    base.ctrl.insert(*a, *b);
                    for later in base.program_order.row(*b).ones() {
                        base.ctrl.insert(*a, later);
                    }
                }
                Rel::Casdep => base.casdep.insert(*a, *b),
                Rel::Tc => base.tc.insert(*a, *b),
                Rel::Tj => base.tj.insert(*a, *b),
                Rel::Sbr => {
                    base.sbr.insert(*a, *b);
                    base.sbr.insert(*b, *a);
                }
                // In a list of its own.
                Rel::Rmw => {}
                // A sketch has none of these: it derives them, or is given up.
                _ => return None,
            }
        }
        for event in 0..n {
            if self.events[event].mask.contains(Set::B) {
                base.sbr.insert(event, event);
            }
        }
        base.sbr = base.sbr.transitive_closure();
        let thread = |event: usize| self.events[event].thread;
        let mut members = base.sbr.pairs();
        let rounds_are_of_threads = members.all(|(a, b)| a == b || thread(a) != thread(b));
        drop(members);
        (rounds_are_of_threads && is_ordered(&base)).then_some(base)
    }
}

/// Whether program order together with creation, join and rounds is an order, every thread is
/// created once, and every end is waited for once.
fn is_ordered(base: &BaseRelations) -> bool {
    let own = &base.program_order;
    let rounds = own.compose(&base.sbr).union(&base.sbr.compose(own));
    let all = own.clone().union(&base.tc).union(&base.tj).union(&rounds);
    let is_function = |relation: &BitMatrix| {
        (0..relation.len()).all(|event| relation.row(event).count_ones(..) <= 1)
    };
    let one_to_one =
        |relation: &BitMatrix| is_function(relation) && is_function(&relation.inverse());
    all.is_acyclic() && one_to_one(&base.tc) && one_to_one(&base.tj)
}

/// Events in an order that agrees with `before`, and as they are given where that is open. A
/// topological sort by petgraph would give one of the orders; here it matters which, so that
/// executions look like their paths.
fn sorted(mut events: Vec<usize>, before: &BitMatrix, backwards: bool) -> Option<Vec<usize>> {
    if backwards {
        events.reverse();
    }
    let mut result = Vec::new();
    while !events.is_empty() {
        let is_next = |event: &usize| !events.iter().any(|e| before.contains(*e, *event));
        let next = events.iter().position(is_next)?;
        result.push(events.remove(next));
    }
    Some(result)
}

/// The accesses of one location.
pub fn same_location(events: &[Event]) -> BitMatrix {
    let mut result = BitMatrix::empty(events.len());
    for (a, first) in events.iter().enumerate() {
        for (b, second) in events.iter().enumerate() {
            if first.location.is_some() && first.location == second.location {
                result.insert(a, b);
            }
        }
    }
    result
}

/// Total orders of some events each.
pub fn total_orders(n: usize, orders: &[Vec<usize>]) -> BitMatrix {
    let mut result = BitMatrix::empty(n);
    for order in orders {
        for (index, a) in order.iter().enumerate() {
            for b in &order[index + 1..] {
                result.insert(*a, *b);
            }
        }
    }
    result
}
