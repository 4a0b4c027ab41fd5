//! Executions that have a given path, first half: what the path says about threads, locations,
//! order and values.
//!
//! A sketch is made from a path alone. The events of the path are different events, unless the path
//! itself says that they are the same: a cycle closes, a read has one source, a location has one
//! initial write. If what the path says contradicts itself, there is no sketch. Then no execution
//! has such a path with events as different as possible.

use crate::automata::{Letter, LetterKind};
use crate::model::DeclarationId;
use katec_checker::builtin::BuiltinRelation as Rel;
use petgraph::unionfind::UnionFind;

/// Groups of positions that are known to be equal in some respect. A group is known by one of its
/// members.
pub type Groups = UnionFind<usize>;

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
            sketch.events.union(0, n - 1);
            sketch.threads.union(0, n - 1);
            sketch.locations.union(0, n - 1);
        }
        for (index, letter) in path.steps.iter().enumerate() {
            let (from, to) = match letter.inverse {
                false => (index, index + 1),
                true => (index + 1, index),
            };
            sketch.step(path, letter.kind, from, to)?;
        }
        sketch.identify(path);
        sketch.is_possible(path).then_some(sketch)
    }

    fn step(&mut self, path: &Path<'_>, kind: LetterKind, from: usize, to: usize) -> Option<()> {
        let relation = match kind {
            LetterKind::Whole(relation) => relation,
            LetterKind::Declared(declaration) => {
                self.declared.push((declaration, from, to));
                return Some(());
            }
            LetterKind::Any => return Some(()),
            _ => return None,
        };
        self.follow(path, relation, from, to)
    }

    /// What a step of a relation says: what the relation is contained in, and what else is known of
    /// a few.
    fn follow(&mut self, path: &Path<'_>, relation: Rel, from: usize, to: usize) -> Option<()> {
        match relation {
            Rel::Id | Rel::Alloc | Rel::Dealloc | Rel::Free => return None,
            // All initial writes are before everything, and in one thread.
            Rel::Po if path.initial[from] => return Some(()),
            Rel::Int if path.initial[from] && path.initial[to] => return Some(()),
            _ if relation.facts().given => self.others.push((relation, from, to)),
            _ => {}
        }
        if relation.is_within(Rel::Rf) {
            self.reads_from.push((from, to));
        }
        if relation.is_within(Rel::Co) {
            self.coherence.push((from, to));
        }
        if relation.is_within(Rel::Fr) {
            self.from_read.push((from, to));
        }
        if relation.is_within(Rel::Loc) {
            self.locations.union(from, to);
            self.located.extend([from, to]);
        }
        if relation.is_within(Rel::Po) {
            self.order.push((from, to));
        }
        // A round has one wait of a thread at most.
        if relation.is_within(Rel::Ext) || relation == Rel::Sbr {
            self.different_threads.push((from, to));
        }
        // Program order from one thread to another is not tried.
        if relation.is_within(Rel::Int) || relation == Rel::Po {
            self.threads.union(from, to);
        }
        Some(())
    }

    /// Finds out which positions are the same event.
    fn identify(&mut self, path: &Path<'_>) {
        let n = path.initial.len();
        loop {
            let mut changed = false;
            for a in 0..n {
                for b in 0..a {
                    let same_location = self.locations.find(a) == self.locations.find(b);
                    if same_location && path.initial[a] && path.initial[b] {
                        changed |= self.unite(a, b);
                    }
                }
            }
            for index in 0..self.reads_from.len() {
                for other in 0..index {
                    let ((a, read), (b, again)) = (self.reads_from[index], self.reads_from[other]);
                    if self.events.find(read) == self.events.find(again) {
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
        self.threads.union(a, b);
        self.locations.union(a, b);
        self.events.union(a, b)
    }

    fn is_possible(&self, path: &Path<'_>) -> bool {
        let n = path.initial.len();
        let agree = |position: usize| {
            let event = self.events.find(position);
            path.kinds[position] == path.kinds[event]
        };
        let apart = |(a, b): &(usize, usize)| {
            let both_initial = path.initial[*a] && path.initial[*b];
            !both_initial && self.threads.find(*a) != self.threads.find(*b)
        };
        let in_threads = |(a, b): &(usize, usize)| !path.initial[*a] && !path.initial[*b];
        (0..n).all(agree)
            && self.different_threads.iter().all(apart)
            && self.order.iter().all(in_threads)
            && !has_cycle(self.order.iter().map(|p| self.of_pair(*p)))
            && !has_cycle(self.known_coherence())
    }

    fn of_pair(&self, (a, b): (usize, usize)) -> (usize, usize) {
        (self.events.find(a), self.events.find(b))
    }

    /// The source of a read, if the path mentions it.
    pub fn source(&self, read: usize) -> Option<usize> {
        let read = self.events.find(read);
        let mut sources = self.reads_from.iter();
        let source = sources.find(|(_, to)| self.events.find(*to) == read);
        source.map(|(from, _)| self.events.find(*from))
    }

    /// Coherence as far as the path tells, between events: what it says, and what reads with a
    /// source say.
    pub fn known_coherence(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let said = self.coherence.iter().map(|pair| self.of_pair(*pair));
        let read = self.from_read.iter().filter_map(|(read, write)| {
            self.source(*read)
                .map(|source| (source, self.events.find(*write)))
        });
        said.chain(read)
    }
}

/// Whether a few edges have a cycle: what leads to where nothing goes on is in none.
fn has_cycle(edges: impl Iterator<Item = (usize, usize)>) -> bool {
    let mut edges: Vec<(usize, usize)> = edges.collect();
    loop {
        let all = edges.clone();
        edges.retain(|(_, to)| all.iter().any(|(from, _)| from == to));
        if edges.len() == all.len() {
            return !edges.is_empty();
        }
    }
}
