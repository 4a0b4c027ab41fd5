//! What a path says about threads, locations, order and values: the first half of making an
//! execution from it.
//!
//! A sketch is made from a path alone. Events of the path are different events unless the path
//! itself says that they are the same (a cycle closes, a read has one source, a location has one
//! initial write). If what the path says contradicts itself there is no sketch, and then no
//! execution has such a path with events as different as possible.

use crate::automata::{Letter, Step};
use crate::model::DeclarationId;
use katec_checker::builtin::BuiltinRelation as Rel;

/// Groups of positions that are known to be equal in some respect.
#[derive(Clone, Debug)]
pub struct Groups(Vec<usize>);

impl Groups {
    fn new(n: usize) -> Self {
        Groups((0..n).collect())
    }

    /// The least member of a group.
    pub fn of(&self, mut member: usize) -> usize {
        while self.0[member] != member {
            member = self.0[member];
        }
        member
    }

    fn join(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.of(a), self.of(b));
        self.0[a.max(b)] = a.min(b);
        a != b
    }
}

/// A path to be sketched: for each event whether it is an initial write and a number for what is
/// known of it, and the steps.
pub struct Path<'a> {
    /// For each event whether it is an initial write.
    pub initial: &'a [bool],
    /// For each event what is known of its sets: events with different numbers are different.
    pub kinds: &'a [usize],
    /// The steps from each event to the next.
    pub steps: &'a [Letter],
    /// The last event is the first.
    pub closed: bool,
}

/// The relations that a path mentions, between positions of the path.
#[derive(Clone, Debug)]
pub struct Sketch {
    /// Positions of the same event.
    pub events: Groups,
    /// Positions in the same thread. Initial writes are in groups of their own and mean nothing
    /// here.
    pub threads: Groups,
    /// Positions of accesses of the same location.
    pub locations: Groups,
    /// Positions that access memory because a step says so.
    pub located: Vec<usize>,
    /// Steps of program order within threads, of creation and of join.
    pub order: Vec<(usize, usize)>,
    /// Source and read.
    pub reads_from: Vec<(usize, usize)>,
    /// Earlier and later write.
    pub coherence: Vec<(usize, usize)>,
    /// A read and a later write.
    pub from_read: Vec<(usize, usize)>,
    /// Other relations that hold of exactly these pairs, or of what follows from them.
    pub others: Vec<(Rel, usize, usize)>,
    /// Pairs of declared relations.
    pub declared: Vec<(DeclarationId, usize, usize)>,
    different_threads: Vec<(usize, usize)>,
}

impl Sketch {
    /// The sketch of a path; `None` if there is none, or if the path has steps that are not
    /// supported.
    pub fn new(path: &Path<'_>) -> Option<Sketch> {
        let n = path.initial.len();
        let mut sketch = Sketch {
            events: Groups::new(n),
            threads: Groups::new(n),
            locations: Groups::new(n),
            located: Vec::new(),
            order: Vec::new(),
            reads_from: Vec::new(),
            coherence: Vec::new(),
            from_read: Vec::new(),
            others: Vec::new(),
            declared: Vec::new(),
            different_threads: Vec::new(),
        };
        if path.closed {
            sketch.events.join(0, n - 1);
            sketch.threads.join(0, n - 1);
            sketch.locations.join(0, n - 1);
        }
        for (index, letter) in path.steps.iter().enumerate() {
            let (from, to) = match letter.inverse {
                false => (index, index + 1),
                true => (index + 1, index),
            };
            sketch.step(path, letter.step, from, to)?;
        }
        sketch.identify(path);
        sketch.is_possible(path).then_some(sketch)
    }

    fn step(&mut self, path: &Path<'_>, step: Step, from: usize, to: usize) -> Option<()> {
        let relation = match step {
            Step::Whole(relation) => relation,
            Step::Declared(declaration) => {
                self.declared.push((declaration, from, to));
                return Some(());
            }
            Step::Any => return Some(()),
            _ => return None,
        };
        match relation {
            Rel::Po if path.initial[from] => {}
            Rel::Po => self.within(from, to),
            Rel::PoLoc => {
                self.within(from, to);
                self.same_location(from, to);
            }
            Rel::Rf | Rel::Rfe | Rel::Rfi => {
                self.same_location(from, to);
                self.reads_from.push((from, to));
                match relation {
                    Rel::Rfe => self.different_threads.push((from, to)),
                    Rel::Rfi => self.within(from, to),
                    _ => {}
                }
            }
            Rel::Co | Rel::Coe | Rel::Coi | Rel::Fr | Rel::Fre | Rel::Fri => {
                self.same_location(from, to);
                match relation {
                    Rel::Co | Rel::Coe | Rel::Coi => self.coherence.push((from, to)),
                    _ => self.from_read.push((from, to)),
                }
                match relation {
                    Rel::Coe | Rel::Fre => self.different_threads.push((from, to)),
                    Rel::Coi | Rel::Fri => {
                        self.threads.join(from, to);
                    }
                    _ => {}
                }
            }
            Rel::Loc => self.same_location(from, to),
            Rel::Int if path.initial[from] && path.initial[to] => {}
            Rel::Int => {
                self.threads.join(from, to);
            }
            Rel::Ext => self.different_threads.push((from, to)),
            Rel::Rmw => {
                self.within(from, to);
                self.same_location(from, to);
                self.others.push((relation, from, to));
            }
            Rel::Addr | Rel::Data | Rel::Ctrl => {
                self.within(from, to);
                self.others.push((relation, from, to));
            }
            Rel::Tc | Rel::Tj => {
                self.different_threads.push((from, to));
                self.order.push((from, to));
                self.others.push((relation, from, to));
            }
            Rel::Sbr => {
                self.different_threads.push((from, to));
                self.others.push((relation, from, to));
            }
            Rel::Id | Rel::Alloc | Rel::Dealloc | Rel::Free => return None,
        }
        Some(())
    }

    fn within(&mut self, from: usize, to: usize) {
        self.threads.join(from, to);
        self.order.push((from, to));
    }

    fn same_location(&mut self, from: usize, to: usize) {
        self.locations.join(from, to);
        self.located.extend([from, to]);
    }

    /// Finds out which positions are the same event.
    fn identify(&mut self, path: &Path<'_>) {
        let n = path.initial.len();
        loop {
            let mut changed = false;
            for a in 0..n {
                for b in 0..a {
                    let same_location = self.locations.of(a) == self.locations.of(b);
                    if same_location && path.initial[a] && path.initial[b] {
                        changed |= self.unite(a, b);
                    }
                }
            }
            for index in 0..self.reads_from.len() {
                for other in 0..index {
                    let ((a, read), (b, again)) = (self.reads_from[index], self.reads_from[other]);
                    if self.events.of(read) == self.events.of(again) {
                        changed |= self.unite(a, b);
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn unite(&mut self, a: usize, b: usize) -> bool {
        self.threads.join(a, b);
        self.locations.join(a, b);
        self.events.join(a, b)
    }

    fn is_possible(&self, path: &Path<'_>) -> bool {
        let n = path.initial.len();
        let agree = |position: usize| {
            let event = self.events.of(position);
            path.kinds[position] == path.kinds[event]
        };
        let apart = |(a, b): &(usize, usize)| {
            let both_initial = path.initial[*a] && path.initial[*b];
            !both_initial && self.threads.of(*a) != self.threads.of(*b)
        };
        let in_threads = |(a, b): &(usize, usize)| !path.initial[*a] && !path.initial[*b];
        (0..n).all(agree)
            && self.different_threads.iter().all(apart)
            && self.order.iter().all(in_threads)
            && !has_cycle(n, self.order.iter().map(|p| self.of_pair(*p)))
            && !has_cycle(n, self.known_coherence())
    }

    fn of_pair(&self, (a, b): (usize, usize)) -> (usize, usize) {
        (self.events.of(a), self.events.of(b))
    }

    /// The source of a read, if the path mentions it.
    pub fn source(&self, read: usize) -> Option<usize> {
        let read = self.events.of(read);
        let mut sources = self.reads_from.iter();
        let source = sources.find(|(_, to)| self.events.of(*to) == read);
        source.map(|(from, _)| self.events.of(*from))
    }

    /// Coherence as far as the path tells, between events: what it says, and what reads with a
    /// source say.
    pub fn known_coherence(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let said = self.coherence.iter().map(|pair| self.of_pair(*pair));
        let read = self.from_read.iter().filter_map(|(read, write)| {
            self.source(*read)
                .map(|source| (source, self.events.of(*write)))
        });
        said.chain(read)
    }
}

fn has_cycle(n: usize, edges: impl Iterator<Item = (usize, usize)>) -> bool {
    let edges = katec_checker::relation::BitMatrix::from_pairs(n, edges);
    !edges.is_acyclic()
}
