//! Small programs and their executions, modes and fences aside.
//!
//! A [`Shape`] is the accesses of a program: which threads read and write which locations in which
//! order. Shapes come in an order, the smallest first, and no two are the same up to the order of
//! threads and the names of locations. What could not matter is left out: a location that is only
//! read, and one with a single read or write. Both searches go through them: the one for
//! differences of models ([`crate::search`]) and the one for suites ([`crate::suite`]).

use crate::labels::Kind;
use std::ops::ControlFlow;

/// An access of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Access {
    /// What it does.
    pub kind: Kind,
    /// Where.
    pub location: usize,
}

/// The accesses of a program. They are numbered thread by thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// For each thread its accesses.
    pub threads: Vec<Vec<Access>>,
    /// How many locations there are.
    pub locations: usize,
}

impl Shape {
    /// The places for fences: before each access that is not the first of its thread.
    pub fn gaps(&self) -> usize {
        self.threads.iter().map(|code| code.len() - 1).sum()
    }

    /// All accesses with their threads, by number.
    pub fn accesses(&self) -> Vec<(usize, Access)> {
        let threads = self.threads.iter().enumerate();
        threads
            .flat_map(|(thread, code)| code.iter().map(move |access| (thread, *access)))
            .collect()
    }
}

/// Calls `visit` with all shapes with this many events and at most so many threads, those with
/// fewer threads first, until it says that it is enough.
pub fn each_shape(
    events: usize,
    most_threads: usize,
    visit: &mut dyn FnMut(Shape) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for threads in 1..=most_threads.min(events) {
        let mut codes: Vec<Vec<Kind>> = Vec::new();
        choose_kinds(events, threads, &mut codes, &mut |codes| {
            choose_locations(codes, visit)
        })?;
    }
    ControlFlow::Continue(())
}

/// Calls `visit` with the kinds of accesses of all threads, each multiset of threads once.
fn choose_kinds(
    events: usize,
    threads: usize,
    codes: &mut Vec<Vec<Kind>>,
    visit: &mut impl FnMut(&[Vec<Kind>]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if threads == 0 {
        return match events {
            0 => visit(codes),
            _ => ControlFlow::Continue(()),
        };
    }
    for own in 1..=events.saturating_sub(threads - 1) {
        for code in kinds(own) {
            // Longer threads first, and threads of one length in order.
            let key = |code: &Vec<Kind>| (std::cmp::Reverse(code.len()), code.clone());
            if codes.last().is_some_and(|last| key(last) > key(&code)) {
                continue;
            }
            codes.push(code);
            choose_kinds(events - own, threads - 1, codes, visit)?;
            codes.pop();
        }
    }
    ControlFlow::Continue(())
}

/// All sequences of accesses with this many events.
fn kinds(events: usize) -> Vec<Vec<Kind>> {
    if events == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in Kind::ALL {
        if first.events() <= events {
            for mut rest in kinds(events - first.events()) {
                rest.insert(0, first);
                all.push(rest);
            }
        }
    }
    all
}

/// Calls `visit` with the shapes with these kinds of accesses.
fn choose_locations(
    codes: &[Vec<Kind>],
    visit: &mut dyn FnMut(Shape) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let flat: Vec<Kind> = codes.iter().flatten().copied().collect();
    let mut chosen = Vec::new();
    grow(&flat, &mut chosen, 0, &mut |chosen, locations| {
        let useful = (0..locations).all(|location| {
            let there = || (0..flat.len()).filter(|at| chosen[*at] == location);
            match there().count() {
                1 => there().all(|at| flat[at] == Kind::Rmw),
                _ => there().any(|at| flat[at].writes()),
            }
        });
        if !useful || !is_least(codes, chosen) {
            return ControlFlow::Continue(());
        }
        let mut locations_left = chosen.iter();
        let threads = codes.iter().map(|code| {
            let access = |kind: &Kind| Access {
                kind: *kind,
                location: *locations_left.next().expect("one for each access"),
            };
            code.iter().map(access).collect()
        });
        visit(Shape {
            threads: threads.collect(),
            locations,
        })
    })
}

/// Calls `visit` with all ways to give accesses locations that are numbered as they appear.
fn grow(
    flat: &[Kind],
    chosen: &mut Vec<usize>,
    used: usize,
    visit: &mut impl FnMut(&[usize], usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if chosen.len() == flat.len() {
        return visit(chosen, used);
    }
    for location in 0..=used {
        chosen.push(location);
        grow(flat, chosen, used.max(location + 1), visit)?;
        chosen.pop();
    }
    ControlFlow::Continue(())
}

/// Whether no exchange of threads with the same code gives a smaller list of locations.
fn is_least(codes: &[Vec<Kind>], chosen: &[usize]) -> bool {
    let mut starts = Vec::new();
    let mut at = 0;
    for code in codes {
        starts.push(at);
        at += code.len();
    }
    let mut order: Vec<usize> = (0..codes.len()).collect();
    no_order_is_less(codes, &starts, chosen, &mut order, 0)
}

fn no_order_is_less(
    codes: &[Vec<Kind>],
    starts: &[usize],
    chosen: &[usize],
    order: &mut Vec<usize>,
    from: usize,
) -> bool {
    if from == order.len() {
        let mut names: Vec<usize> = Vec::new();
        let moved = order.iter().flat_map(|thread| {
            let start = starts[*thread];
            chosen[start..start + codes[*thread].len()].iter()
        });
        let renamed = moved.map(|location| {
            let known = names.iter().position(|name| name == location);
            known.unwrap_or_else(|| {
                names.push(*location);
                names.len() - 1
            })
        });
        return renamed.ge(chosen.iter().copied());
    }
    for other in from..order.len() {
        if codes[order[other]] == codes[order[from]] {
            order.swap(from, other);
            let least = no_order_is_less(codes, starts, chosen, order, from + 1);
            order.swap(from, other);
            if !least {
                return false;
            }
        }
    }
    true
}

/// Where reads read and in which order writes come, by the numbers of accesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Communication {
    /// For each access what it reads from; `None` is the initial write, or nothing for writes.
    pub source: Vec<Option<usize>>,
    /// For each location its writes in order, without the initial one.
    pub order: Vec<Vec<usize>>,
}

/// Calls `visit` with every way to read and to order writes in which read-modify-writes are atomic,
/// until it says no. With `coherent` only with those in which each location by itself is
/// sequentially consistent.
pub fn communications(
    shape: &Shape,
    coherent: bool,
    visit: &mut impl FnMut(&Communication) -> bool,
) {
    let accesses = shape.accesses();
    let mut communication = Communication {
        source: vec![None; accesses.len()],
        order: vec![Vec::new(); shape.locations],
    };
    let writes: Vec<usize> = (0..accesses.len())
        .filter(|at| accesses[*at].1.kind.writes())
        .collect();
    let ways = Ways {
        accesses: &accesses,
        coherent,
    };
    ways.order_writes(&writes, &mut communication, visit);
}

/// How accesses, of which the threads are known, can communicate.
struct Ways<'a> {
    accesses: &'a [(usize, Access)],
    coherent: bool,
}

impl Ways<'_> {
    /// The other accesses of the same thread and location.
    fn beside(&self, at: usize) -> impl Iterator<Item = usize> {
        let (thread, access) = self.accesses[at];
        let all = self.accesses.iter().enumerate();
        let same = move |(other, (own, it)): &(usize, &(usize, Access))| {
            *other != at && *own == thread && it.location == access.location
        };
        all.filter(same).map(|(other, _)| other)
    }

    fn order_writes(
        &self,
        writes: &[usize],
        communication: &mut Communication,
        visit: &mut impl FnMut(&Communication) -> bool,
    ) -> bool {
        let Some((write, rest)) = writes.split_first() else {
            return self.choose_sources(0, communication, visit);
        };
        let location = self.accesses[*write].1.location;
        let order = &communication.order[location];
        // Those of its own thread that have a place already come before it.
        let place = |other: usize| order.iter().position(|it| *it == other);
        let own = self.beside(*write).filter_map(place).max();
        let first = own.filter(|_| self.coherent).map_or(0, |own| own + 1);
        for place in first..=order.len() {
            communication.order[location].insert(place, *write);
            let goes_on = self.order_writes(rest, communication, visit);
            communication.order[location].remove(place);
            if !goes_on {
                return false;
            }
        }
        true
    }

    fn choose_sources(
        &self,
        from: usize,
        communication: &mut Communication,
        visit: &mut impl FnMut(&Communication) -> bool,
    ) -> bool {
        let next = (from..self.accesses.len()).find(|at| self.accesses[*at].1.kind.reads());
        let Some(read) = next else {
            return visit(communication);
        };
        let order = communication.order[self.accesses[read].1.location].clone();
        // Before the first write is the initial one.
        let place = |write: usize| order.iter().position(|it| *it == write);
        let after = |write: Option<usize>| write.and_then(place).map_or(0, |place| place + 1);
        let (mut first, mut last) = (0, order.len());
        if self.accesses[read].1.kind == Kind::Rmw {
            // It comes right after what it reads.
            last = place(read).unwrap_or_default();
            first = last;
        } else if self.coherent {
            for other in self.beside(read) {
                let writes = self.accesses[other].1.kind.writes();
                match (other < read, writes) {
                    (true, true) => first = first.max(after(Some(other))),
                    (true, false) => first = first.max(after(communication.source[other])),
                    (false, true) => last = last.min(place(other).unwrap_or_default()),
                    (false, false) => {}
                }
            }
        }
        for place in first..=last {
            communication.source[read] = place.checked_sub(1).map(|place| order[place]);
            if !self.choose_sources(read + 1, communication, visit) {
                return false;
            }
        }
        communication.source[read] = None;
        true
    }
}
