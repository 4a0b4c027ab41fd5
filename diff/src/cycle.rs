//! Tests from cycles of edges.
//!
//! A cycle goes through the accesses of a test, and its edges say how each is related to the next.
//! Edges between threads and edges to other locations cut it into threads and into locations. The
//! condition of the test asks for the execution that has the cycle: a read has to see the last
//! write before it in its part of the cycle, and the writes of a location are in coherence order as
//! they come in the cycle.
//!
//! A cycle whose edges all keep the location is cut where program order does not agree with that:
//! behind the last edge of program order.
//!
//! The cycle is turned to the place where herd's name for its family starts.

use crate::edge::{
    Between, Dependency, Direction, Edge, EdgeKind, RmwEdge, annotation, annotation_name,
};
use crate::name::{Parts, family};
use crate::test::{
    Action, Clause, DependsOn, Instruction, Level, Location, MAX_INSTRUCTIONS, Reads, RmwKind, Test,
};
use katec_checker::event::Mode;
use std::collections::BTreeMap;
use std::fmt;

/// Why edges make no cycle, or a cycle no test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleError(String);

impl fmt::Display for CycleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CycleError {}

fn error<T>(message: impl Into<String>) -> Result<T, CycleError> {
    Err(CycleError(message.into()))
}

/// An access of a cycle: the one from which the edge of the same number goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Access {
    direction: Direction,
    mode: Option<Mode>,
}

/// A cycle whose edges fit together, turned so that it starts with a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle {
    edges: Vec<Edge>,
    accesses: Vec<Access>,
}

/// The first and the last access of a thread, or its only one, in the order in which families
/// start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ends {
    W,
    WW,
    RR,
    RW,
    WR,
    R,
}

impl Cycle {
    /// The cycle of edges that a text lists, separated by spaces or commas.
    pub fn parse(text: &str) -> Result<Cycle, CycleError> {
        let mut edges: Vec<Edge> = Vec::new();
        // The annotations that stand by themselves, with the number of the access.
        let mut between: Vec<(usize, Mode)> = Vec::new();
        let separator = |c: char| c.is_whitespace() || c == ',';
        for word in text.split(separator).filter(|word| !word.is_empty()) {
            match annotation(word) {
                Some(mode) => between.push((edges.len(), mode)),
                None => edges.push(Edge::parse(word).map_err(CycleError)?),
            }
        }
        if edges.len() < 2 {
            return error("a cycle has at least two edges");
        }
        for (access, mode) in between {
            annotate(&mut edges, access, mode)?;
        }
        Self::new(&edges)
    }

    /// The cycle of these edges, from where its family starts.
    pub fn new(edges: &[Edge]) -> Result<Cycle, CycleError> {
        Ok(Self::as_listed(edges)?.turned())
    }

    /// The cycle of these edges, from the first of them on; the last one has to go to another
    /// thread.
    pub fn from_first(edges: &[Edge]) -> Result<Cycle, CycleError> {
        match edges.last() {
            Some(last) if !last.is_external() => error(format!(
                "`{last}` comes last and does not go to another thread"
            )),
            _ => Self::as_listed(edges),
        }
    }

    fn as_listed(edges: &[Edge]) -> Result<Cycle, CycleError> {
        if edges.len() < 2 {
            return error("a cycle has at least two edges");
        }
        let mut accesses = Vec::new();
        for (number, next) in edges.iter().enumerate() {
            let previous = &edges[(number + edges.len() - 1) % edges.len()];
            accesses.push(access(previous, next)?);
        }
        let count = edges.len();
        let edges: Vec<Edge> = (0..count)
            .map(|number| {
                let (from, to) = (accesses[number], accesses[(number + 1) % count]);
                let mut edge = edges[number].directed(from.direction, to.direction);
                (edge.from_mode, edge.to_mode) = (from.mode, to.mode);
                edge
            })
            .collect();
        check(&edges)?;
        Ok(Cycle { edges, accesses })
    }

    /// The edges, from the start of the first thread.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The communications between threads, as diy lists them: `Rf Fr`.
    pub fn communications(&self) -> String {
        let names = self.edges.iter().filter_map(|edge| match edge.kind {
            EdgeKind::Communication {
                communication,
                external: true,
            } => Some(communication.to_string()),
            _ => None,
        });
        names.collect::<Vec<_>>().join(" ")
    }

    fn rotated(&self, by: usize) -> Cycle {
        let mut rotated = self.clone();
        rotated.edges.rotate_left(by);
        rotated.accesses.rotate_left(by);
        rotated
    }

    /// The cycle from the start of the thread with which its family starts.
    fn turned(&self) -> Cycle {
        let count = self.edges.len();
        let starts = (0..count).filter(|at| self.edges[(at + count - 1) % count].is_external());
        let rotations = starts.map(|at| self.rotated(at));
        let key = |cycle: &Cycle| {
            let strengths: Vec<u8> = cycle.edges.iter().map(strength).collect();
            (cycle.ends(), strengths, cycle.to_string())
        };
        rotations.min_by_key(key).unwrap_or_else(|| self.clone())
    }

    /// The threads: the numbers of their accesses.
    pub(crate) fn threads(&self) -> Vec<std::ops::Range<usize>> {
        let mut threads = Vec::new();
        let mut start = 0;
        for (number, edge) in self.edges.iter().enumerate() {
            if edge.is_external() {
                threads.push(start..number + 1);
                start = number + 1;
            }
        }
        threads
    }

    fn ends(&self) -> Vec<Ends> {
        let threads = self.threads().into_iter();
        threads
            .map(|thread| {
                let first = self.accesses[thread.start].direction;
                let last = self.accesses[thread.end - 1].direction;
                match (thread.len(), first, last) {
                    (1, Direction::W, _) => Ends::W,
                    (1, Direction::R, _) => Ends::R,
                    (_, Direction::W, Direction::W) => Ends::WW,
                    (_, Direction::W, Direction::R) => Ends::WR,
                    (_, Direction::R, Direction::W) => Ends::RW,
                    (_, Direction::R, Direction::R) => Ends::RR,
                }
            })
            .collect()
    }

    /// Whether all accesses are of one location.
    fn one_location(&self) -> bool {
        self.edges.iter().all(|edge| !edge.changes_location())
    }

    /// The name of the test, as diy names it: that of its family and what its threads have between
    /// their accesses. Where the family has no name, the edges. `default` is the memory order of
    /// accesses without an annotation.
    pub fn name(&self, default: Mode) -> String {
        let shape: Vec<String> = self.ends().iter().map(|ends| format!("{ends:?}")).collect();
        let Some(family) = family(&shape.join("+"), self.one_location()) else {
            return self.to_string().replace(' ', "+");
        };
        let threads = self.threads();
        let between = |it: &std::ops::Range<usize>| self.edges[it.start..it.end - 1].to_vec();
        let single = threads.iter().filter(|it| it.len() == 1);
        Parts {
            base: family,
            threads: threads.iter().map(between).collect(),
            single: single.map(|it| self.accesses[it.start].mode).collect(),
            default,
        }
        .name()
    }

    /// The test of this cycle. `default` is the memory order of accesses without an annotation at
    /// the level of the language.
    pub fn test(&self, level: Level, default: Mode) -> Result<Test, CycleError> {
        let mut builder = Builder {
            cycle: self,
            level,
            default,
            locations: self.locations(),
            values: self.values(),
            condition: Vec::new(),
        };
        let mut threads = Vec::new();
        for (number, thread) in self.threads().into_iter().enumerate() {
            threads.push(builder.thread(number, thread)?);
        }
        builder.last_writes();
        let test = Test::new(level, threads, builder.condition);
        test.check().map_err(CycleError)?;
        Ok(test)
    }

    /// The location of each access.
    fn locations(&self) -> Vec<Location> {
        let count = self.edges.iter().filter(|it| it.changes_location()).count();
        let mut location = 0;
        let mut locations = Vec::new();
        for edge in &self.edges {
            locations.push(Location((location % count.max(1)) as u8));
            location += usize::from(edge.changes_location());
        }
        locations
    }

    /// The values of the accesses: what is added or written and what is in memory then, or what has
    /// to be read.
    fn values(&self) -> Vec<(u64, u64)> {
        let count = self.edges.len();
        let cuts = |edge: &Edge| match self.one_location() {
            true => matches!(edge.kind, EdgeKind::Order { .. }),
            false => edge.changes_location(),
        };
        let cut = self.edges.iter().rposition(cuts);
        let start = cut.map_or(0, |cut| (cut + 1) % count);
        let locations = self.locations();
        let mut values = vec![(0, 0); count];
        let mut at = start;
        let (mut writes, mut current) = (0, 0);
        for _ in 0..count {
            let previous = (at + count - 1) % count;
            if at == start || self.edges[previous].changes_location() {
                (writes, current) = (0, 0);
            }
            if self.accesses[at].direction == Direction::W {
                let adds = |at: usize| self.edges[at].kind == EdgeKind::Rmw(RmwEdge::Add);
                let added_to = (0..count).any(|it| adds(it) && locations[it] == locations[at]);
                let operand = if added_to { 1 << writes } else { writes + 1 };
                writes += 1;
                current = if adds(previous) {
                    current + operand
                } else {
                    operand
                };
                values[at] = (operand, current);
            } else {
                values[at] = (current, current);
            }
            at = (at + 1) % count;
        }
        values
    }
}

/// Says the memory order of an access at the two edges that meet there.
fn annotate(edges: &mut [Edge], access: usize, mode: Mode) -> Result<(), CycleError> {
    let count = edges.len();
    let (before, after) = ((access + count - 1) % count, access % count);
    for (edge, end) in [(before, true), (after, false)] {
        let text = edges[edge].to_string();
        let place = if end {
            &mut edges[edge].to_mode
        } else {
            &mut edges[edge].from_mode
        };
        if place.is_some_and(|said| said != mode) {
            let name = annotation_name(mode);
            return error(format!(
                "`{name}` beside `{text}`, which says something else"
            ));
        }
        *place = Some(mode);
    }
    Ok(())
}

/// The access at which two edges meet.
fn access(previous: &Edge, next: &Edge) -> Result<Access, CycleError> {
    let word = |direction| match direction {
        Direction::R => "a read",
        Direction::W => "a write",
    };
    let direction = match (previous.to(), next.from()) {
        (Some(to), Some(from)) if to != from => {
            return error(format!(
                "`{previous}` ends with {}, but `{next}`, which follows it, starts with {}",
                word(to),
                word(from)
            ));
        }
        (None, None) => {
            return error(format!(
                "nothing says whether the access between `{previous}` and `{next}` reads or writes"
            ));
        }
        (to, from) => to.or(from),
    };
    let mode = match (previous.to_mode, next.from_mode) {
        (Some(to), Some(from)) if to != from => {
            return error(format!(
                "`{previous}` ends with {}, but `{next}`, which follows it, starts with {}",
                annotation_name(to),
                annotation_name(from)
            ));
        }
        (to, from) => to.or(from),
    };
    Ok(Access {
        direction: direction.unwrap_or(Direction::R),
        mode,
    })
}

/// Whether edges that meet make a cycle through threads and locations.
fn check(edges: &[Edge]) -> Result<(), CycleError> {
    match edges.iter().filter(|edge| edge.is_external()).count() {
        0 => {
            return error("all edges are within one thread: Rfe, Coe and Fre go to another one");
        }
        1 => return error("only one edge goes to another thread, and none comes back"),
        _ => {}
    }
    let changes: Vec<&Edge> = edges.iter().filter(|it| it.changes_location()).collect();
    if let [only] = changes[..] {
        return error(format!(
            "only `{only}` goes to another location, and no edge comes back"
        ));
    }
    let is_order = |edge: &Edge| matches!(edge.kind, EdgeKind::Order { .. });
    if changes.is_empty() && !edges.iter().any(is_order) {
        return error("no edge is program order, so that no execution has the cycle");
    }
    if changes.len() > usize::from(u8::MAX) {
        return error("too many locations");
    }
    Ok(())
}

/// How much an edge asks for: of two rotations, the stronger one is first.
fn strength(edge: &Edge) -> u8 {
    match edge.kind {
        EdgeKind::Order { between, .. } => match between {
            Between::Fence(..) | Between::StrongestFence | Between::FencedBranch(_) => 0,
            Between::Dependency(_) => 1,
            Between::Po => 2,
        },
        EdgeKind::Rmw(_) => 2,
        EdgeKind::Communication { .. } => 3,
    }
}

/// A test in the making.
struct Builder<'c> {
    cycle: &'c Cycle,
    level: Level,
    default: Mode,
    locations: Vec<Location>,
    values: Vec<(u64, u64)>,
    condition: Vec<Clause>,
}

impl Builder<'_> {
    fn thread(
        &mut self,
        number: usize,
        accesses: std::ops::Range<usize>,
    ) -> Result<Vec<Instruction>, CycleError> {
        let mut code: Vec<Instruction> = Vec::new();
        // The number of the instruction of the last access.
        let mut last = 0;
        for at in accesses.clone() {
            let entering = (at > accesses.start).then(|| self.cycle.edges[at - 1]);
            if let Some(EdgeKind::Rmw(_)) = entering.map(|edge| edge.kind) {
                continue;
            }
            let mut depends = DependsOn::NOTHING;
            if let Some(EdgeKind::Order { between, .. }) = entering.map(|edge| edge.kind) {
                match between {
                    Between::Po => {}
                    Between::Fence(..) | Between::StrongestFence => {
                        code.push(self.fence(between)?.into());
                    }
                    Between::FencedBranch(kind) => {
                        let mode = kind.machine_mode();
                        let mut fence: Instruction = self.fence(Between::Fence(kind, mode))?.into();
                        fence.depends.ctrl = Reads::of(last);
                        code.push(fence);
                    }
                    Between::Dependency(_) if !self.level.has_dependencies() => {
                        return error(format!(
                            "`{between}`: dependencies cannot be written in {}",
                            self.level.name()
                        ));
                    }
                    Between::Dependency(dependency) => {
                        let read = Reads::of(last);
                        match dependency {
                            Dependency::Addr => depends.addr = read,
                            Dependency::Data => depends.data = read,
                            Dependency::Ctrl => depends.ctrl = read,
                        }
                    }
                }
            }
            last = code.len();
            if last + 1 >= MAX_INSTRUCTIONS {
                return error(format!("thread {number} has too many accesses"));
            }
            let action = self.action(at)?;
            if !depends.data.is_empty() && action.value().is_none() {
                return error(format!(
                    "`{}`: a data dependency goes to a write",
                    self.cycle.edges[at - 1]
                ));
            }
            code.push(Instruction { action, depends });
            if action.reads() {
                self.condition.push(Clause::Register {
                    thread: number,
                    instruction: last,
                    value: self.values[at].1,
                });
            }
        }
        Ok(code)
    }

    fn fence(&self, between: Between) -> Result<Action, CycleError> {
        let (kind, mode) = match (between, self.level) {
            (Between::Fence(kind, mode), _) => (kind, mode),
            (_, level) => (level.strongest_fence(), Mode::SequentiallyConsistent),
        };
        let fence = Action::Fence { mode, kind };
        match self.level.has(fence) {
            true => Ok(fence),
            false => error(format!(
                "`{between}` is not a fence of {}",
                self.level.name()
            )),
        }
    }

    fn action(&self, at: usize) -> Result<Action, CycleError> {
        let (location, (value, _)) = (self.locations[at], self.values[at]);
        let access = self.cycle.accesses[at];
        if let EdgeKind::Rmw(rmw) = self.cycle.edges[at].kind {
            let write = at + 1;
            let is_made = match (self.level, rmw) {
                (Level::Language | Level::X86, RmwEdge::Reserved) => false,
                (Level::Power, RmwEdge::Add | RmwEdge::CompareExchange) => false,
                (level, RmwEdge::CompareExchange) => level.has_compare_exchange(),
                _ => true,
            };
            if !is_made {
                return error(format!(
                    "{} has no read-modify-write like `{}`",
                    self.level.name(),
                    self.cycle.edges[at]
                ));
            }
            return Ok(Action::Rmw {
                location,
                mode: self.rmw_mode(at)?,
                kind: match rmw {
                    _ if self.level == Level::Power => RmwKind::Reserved,
                    RmwEdge::Reserved => RmwKind::Reserved,
                    RmwEdge::Exchange => RmwKind::Exchange,
                    RmwEdge::Add => RmwKind::Add,
                    RmwEdge::CompareExchange => RmwKind::CompareExchange { expected: value },
                },
                value: self.values[write].0,
            });
        }
        let mode = self.mode(access)?;
        let action = match access.direction {
            Direction::R => Action::Read { location, mode },
            Direction::W => Action::Write {
                location,
                mode,
                value,
            },
        };
        if !self.level.has(action) {
            return error(format!(
                "a {} cannot be {}, as `{}` says",
                match access.direction {
                    Direction::R => "read",
                    Direction::W => "write",
                },
                annotation_name(mode),
                self.cycle.edges[at]
            ));
        }
        Ok(action)
    }

    fn mode(&self, access: Access) -> Result<Mode, CycleError> {
        match (self.level, access.mode) {
            (Level::Language, mode) => Ok(mode.unwrap_or(self.default)),
            (_, None | Some(Mode::NonAtomic)) => Ok(Mode::Relaxed),
            (level @ (Level::X86 | Level::Power), Some(mode)) => error(format!(
                "accesses of {} have no memory orders, so that none can be {}",
                level.name(),
                annotation_name(mode)
            )),
            (Level::Aarch64 | Level::Riscv, Some(mode)) => Ok(mode),
        }
    }

    /// The order of a read-modify-write from those of its halves. Without annotations it is that of
    /// C's functions without an order.
    fn rmw_mode(&self, at: usize) -> Result<Mode, CycleError> {
        use Mode::{Acquire, AcquireRelease, Relaxed, Release, SequentiallyConsistent};
        let (read, write) = (self.cycle.accesses[at], self.cycle.accesses[at + 1]);
        if matches!(self.level, Level::X86 | Level::Power) {
            self.mode(read)?;
            return self.mode(write);
        }
        let (read, write) = match self.level {
            Level::Language => (read.mode, write.mode),
            // Halves have the words of loads and stores, and are plain if nothing is said.
            _ => (
                Some(match self.mode(read)? {
                    SequentiallyConsistent => Acquire,
                    mode => mode,
                }),
                Some(self.mode(write)?),
            ),
        };
        Ok(match (read, write) {
            (None, None) => SequentiallyConsistent,
            (Some(read), None) if read != Mode::NonAtomic => read,
            (None, Some(write)) if write != Mode::NonAtomic => write,
            (Some(Acquire), Some(Release)) => AcquireRelease,
            (Some(Acquire), Some(Relaxed)) => Acquire,
            (Some(Relaxed), Some(Release)) => Release,
            (Some(read), Some(write)) if read == write && read != Mode::NonAtomic => read,
            _ => {
                return error(format!(
                    "`{}`: no read-modify-write has these two memory orders",
                    self.cycle.edges[at]
                ));
            }
        })
    }

    /// Asks for the last write of each location that has several.
    fn last_writes(&mut self) {
        let mut writes: Vec<(Location, u64, u64)> = Vec::new();
        for (at, access) in self.cycle.accesses.iter().enumerate() {
            if access.direction == Direction::W {
                let (operand, value) = self.values[at];
                writes.push((self.locations[at], operand, value));
            }
        }
        writes.sort_unstable();
        let mut last = BTreeMap::new();
        for pair in writes.windows(2) {
            if pair[0].0 == pair[1].0 {
                let location = pair[0].0;
                last.insert(location, pair[1].2);
            }
        }
        let clauses = last.into_iter();
        self.condition
            .extend(clauses.map(|(location, value)| Clause::Memory { location, value }));
    }
}

impl fmt::Display for Cycle {
    /// The edges. Memory orders are behind them if all accesses have one, and otherwise between
    /// them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.accesses.iter().all(|access| access.mode.is_some());
        let mut words = Vec::new();
        for (edge, access) in self.edges.iter().zip(&self.accesses) {
            let mut edge = *edge;
            if !all {
                words.extend(access.mode.map(|mode| annotation_name(mode).to_string()));
                (edge.from_mode, edge.to_mode) = (None, None);
            }
            words.push(edge.to_string());
        }
        f.write_str(&words.join(" "))
    }
}
