//! The edges of cycles, in the vocabulary of herd's generator diy.
//!
//! An edge says how two accesses that follow each other in a cycle are related:
//!
//! | edge | from | to | what it is |
//! | --- | --- | --- | --- |
//! | `Rfe`, `Rfi` | write | read | the read reads the write; in another thread, or in the same |
//! | `Coe`, `Coi` (`Wse`, `Wsi`) | write | write | the next write in coherence order |
//! | `Fre`, `Fri` | read | write | the read reads what was there before the write |
//! | `PodRW`, `PosRW`, ... | as said | as said | program order; `d`: different location, `s`: same |
//! | `FenceScdRW`, `MFencedWR`, `DMB.SYdWW`, ... | as said | as said | the same, with a fence |
//! | `DpAddrdR`, `DpDatadW`, `DpCtrlsW`, ... | read | as said | the same, with a dependency |
//! | `Rmw`, `Fetch.Add`, `Cas` | read | write | the two halves of a read-modify-write |
//!
//! `*` instead of `R` or `W` is whatever the neighbour says. Memory orders are annotations: two
//! behind an edge, for its two ends (`PodWWRlxRel`), or one between two edges, for the access there
//! (`PodWW Rel Rfe`).

use katec_checker::event::{FenceKind, Mode};
use std::fmt;

/// Whether an access reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Direction {
    /// It reads.
    R,
    /// It writes.
    W,
}

/// How two accesses of one location communicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Communication {
    /// From a write to a read of it.
    Rf,
    /// From a write to the next one.
    Co,
    /// From a read to the write after the one it read.
    Fr,
}

/// What a dependency goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dependency {
    /// The address.
    Addr,
    /// The written value.
    Data,
    /// A branch.
    Ctrl,
}

/// What stands between two accesses of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Between {
    /// Nothing.
    Po,
    /// The strongest fence of the language.
    StrongestFence,
    /// A fence.
    Fence(FenceKind, Mode),
    /// A dependency.
    Dependency(Dependency),
    /// A branch and a fence behind it that keeps reads from being done early.
    FencedBranch(FenceKind),
}

/// How a read-modify-write of a cycle computes what it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RmwEdge {
    /// An exchange.
    Exchange,
    /// A fetch-and-add.
    Add,
    /// A compare-exchange that expects what it reads.
    CompareExchange,
    /// A load that reserves the location and a store that takes place only if nobody else wrote
    /// there.
    Reserved,
}

/// What an edge is, memory orders aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeKind {
    /// Communication, between threads or within one.
    Communication {
        /// Which.
        communication: Communication,
        /// Whether it is between threads.
        external: bool,
    },
    /// Order within a thread.
    Order {
        /// What makes it.
        between: Between,
        /// Whether both accesses are of one location.
        same_location: bool,
        /// What comes first, if it is said.
        from: Option<Direction>,
        /// What comes second, if it is said.
        to: Option<Direction>,
    },
    /// The halves of a read-modify-write.
    Rmw(RmwEdge),
}

/// An edge of a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// What it is.
    pub kind: EdgeKind,
    /// The memory order of the access from which it goes, if it is said.
    pub from_mode: Option<Mode>,
    /// The memory order of the access to which it goes, if it is said.
    pub to_mode: Option<Mode>,
}

/// Annotations and the memory orders for which they stand. The first of each order is the one that
/// is printed.
const ANNOTATIONS: [(&str, Mode); 11] = [
    ("Na", Mode::NonAtomic),
    ("Rlx", Mode::Relaxed),
    ("Acq", Mode::Acquire),
    ("Rel", Mode::Release),
    ("AR", Mode::AcquireRelease),
    ("Sc", Mode::SequentiallyConsistent),
    ("Con", Mode::Acquire),
    ("P", Mode::NonAtomic),
    ("A", Mode::SequentiallyConsistent),
    ("Q", Mode::Acquire),
    ("L", Mode::Release),
];

/// Fences by their names.
const FENCES: [(&str, Between); 30] = [
    ("DMB.SY", machine(FenceKind::DmbSy)),
    ("DMB.LD", machine(FenceKind::DmbLd)),
    ("DMB.ST", machine(FenceKind::DmbSt)),
    ("DSB.SY", machine(FenceKind::DsbSy)),
    ("DSB.LD", machine(FenceKind::DsbLd)),
    ("DSB.ST", machine(FenceKind::DsbSt)),
    ("ISB", machine(FenceKind::Isb)),
    ("Sync", machine(FenceKind::Sync)),
    ("LwSync", machine(FenceKind::Lwsync)),
    ("ISync", machine(FenceKind::Isync)),
    ("Eieio", machine(FenceKind::Eieio)),
    ("Fence.rw.rw", machine(FenceKind::FenceMm)),
    ("Fence.rw.r", machine(FenceKind::FenceMr)),
    ("Fence.rw.w", machine(FenceKind::FenceMw)),
    ("Fence.r.rw", machine(FenceKind::FenceRm)),
    ("Fence.r.r", machine(FenceKind::FenceRr)),
    ("Fence.r.w", machine(FenceKind::FenceRw)),
    ("Fence.w.rw", machine(FenceKind::FenceWm)),
    ("Fence.w.r", machine(FenceKind::FenceWr)),
    ("Fence.w.w", machine(FenceKind::FenceWw)),
    ("Fence.tso", machine(FenceKind::FenceTso)),
    ("MFence", machine(FenceKind::Mfence)),
    ("LFence", machine(FenceKind::Lfence)),
    ("SFence", machine(FenceKind::Sfence)),
    ("FenceRlx", language(Mode::Relaxed)),
    ("FenceAcq", language(Mode::Acquire)),
    ("FenceRel", language(Mode::Release)),
    ("FenceAR", language(Mode::AcquireRelease)),
    ("FenceSc", language(Mode::SequentiallyConsistent)),
    ("Fence", Between::StrongestFence),
];

const fn machine(kind: FenceKind) -> Between {
    Between::Fence(kind, kind.machine_mode())
}

const fn language(mode: Mode) -> Between {
    Between::Fence(FenceKind::Language, mode)
}

const DEPENDENCIES: [(&str, Between); 5] = [
    ("DpCtrlIsb", Between::FencedBranch(FenceKind::Isb)),
    ("DpCtrlIsync", Between::FencedBranch(FenceKind::Isync)),
    ("DpAddr", Between::Dependency(Dependency::Addr)),
    ("DpData", Between::Dependency(Dependency::Data)),
    ("DpCtrl", Between::Dependency(Dependency::Ctrl)),
];

/// Edges between the halves of a read-modify-write. The first of each is the one that is printed.
const RMWS: [(&str, RmwEdge); 9] = [
    ("Rmw", RmwEdge::Exchange),
    ("Fetch.Add", RmwEdge::Add),
    ("Cas", RmwEdge::CompareExchange),
    ("Exch", RmwEdge::Exchange),
    ("Amo.Swp", RmwEdge::Exchange),
    ("Amo.LdAdd", RmwEdge::Add),
    ("Amo.Cas", RmwEdge::CompareExchange),
    ("LxSx", RmwEdge::Reserved),
    ("LrSc", RmwEdge::Reserved),
];

const COMMUNICATIONS: [(&str, Communication); 4] = [
    ("Rf", Communication::Rf),
    ("Co", Communication::Co),
    ("Fr", Communication::Fr),
    ("Ws", Communication::Co),
];

/// The annotation of a memory order.
pub fn annotation_name(mode: Mode) -> &'static str {
    let found = ANNOTATIONS.iter().find(|(_, of)| *of == mode);
    found.map_or("", |(name, _)| name)
}

/// The memory order that a word by itself stands for.
pub fn annotation(word: &str) -> Option<Mode> {
    let found = ANNOTATIONS.iter().find(|(name, _)| *name == word);
    found.map(|(_, mode)| *mode)
}

/// The memory orders at the two ends of an edge, from the letters behind it.
fn annotations(rest: &str) -> Option<(Option<Mode>, Option<Mode>)> {
    if rest.is_empty() {
        return Some((None, None));
    }
    // No two pairs of names make the same letters.
    let mut pairs = ANNOTATIONS
        .iter()
        .filter_map(|(name, mode)| Some((mode, annotation(rest.strip_prefix(name)?)?)));
    pairs.next().map(|(from, to)| (Some(*from), Some(to)))
}

/// A part of a word that one of the names in a table begins, and what is left of the word.
fn prefix<'w, T: Copy>(word: &'w str, table: &[(&str, T)]) -> Option<(T, &'w str)> {
    table
        .iter()
        .find_map(|(name, meaning)| Some((*meaning, word.strip_prefix(name)?)))
}

/// A direction or `*`.
fn direction(letter: char) -> Option<Option<Direction>> {
    match letter {
        'R' => Some(Some(Direction::R)),
        'W' => Some(Some(Direction::W)),
        '*' => Some(None),
        _ => None,
    }
}

impl Edge {
    /// The edge that a word stands for.
    pub fn parse(word: &str) -> Result<Edge, String> {
        let Some((kind, rest)) = kind(word) else {
            return Err(unknown(word));
        };
        if let EdgeKind::Order {
            between: Between::Dependency(dependency),
            to,
            ..
        } = kind
            && dependency == Dependency::Data
            && to == Some(Direction::R)
        {
            return Err(format!(
                "`{word}`: a data dependency goes to a write, not to a read"
            ));
        }
        let Some((from_mode, to_mode)) = annotations(rest) else {
            return Err(format!(
                "`{word}`: `{rest}` is no pair of memory orders: two of Na, Rlx, Acq, Rel, AR, Sc, for both ends of the edge"
            ));
        };
        Ok(Edge {
            kind,
            from_mode,
            to_mode,
        })
    }

    /// Whether the access from which it goes reads or writes, if it is said.
    pub fn from(&self) -> Option<Direction> {
        match self.kind {
            EdgeKind::Communication { communication, .. } => Some(match communication {
                Communication::Rf | Communication::Co => Direction::W,
                Communication::Fr => Direction::R,
            }),
            EdgeKind::Order {
                between: Between::Dependency(_),
                ..
            }
            | EdgeKind::Rmw(_) => Some(Direction::R),
            EdgeKind::Order { from, .. } => from,
        }
    }

    /// Whether the access to which it goes reads or writes, if it is said.
    pub fn to(&self) -> Option<Direction> {
        match self.kind {
            EdgeKind::Communication { communication, .. } => Some(match communication {
                Communication::Rf => Direction::R,
                Communication::Co | Communication::Fr => Direction::W,
            }),
            EdgeKind::Order { to, .. } => to,
            EdgeKind::Rmw(_) => Some(Direction::W),
        }
    }

    /// The edge with its directions said.
    pub(crate) fn directed(mut self, source: Direction, target: Direction) -> Edge {
        if let EdgeKind::Order { from, to, .. } = &mut self.kind {
            *from = Some(source);
            *to = Some(target);
        }
        self
    }

    /// Whether it goes to another thread.
    pub fn is_external(&self) -> bool {
        matches!(self.kind, EdgeKind::Communication { external: true, .. })
    }

    /// Whether it goes to another location.
    pub fn changes_location(&self) -> bool {
        let same_location = |kind| match kind {
            EdgeKind::Order { same_location, .. } => same_location,
            _ => true,
        };
        !same_location(self.kind)
    }
}

/// The edge at the start of a word, and the annotations behind it.
fn kind(word: &str) -> Option<(EdgeKind, &str)> {
    if let Some((rmw, rest)) = prefix(word, &RMWS) {
        return Some((EdgeKind::Rmw(rmw), rest));
    }
    if let Some((communication, rest)) = prefix(word, &COMMUNICATIONS) {
        let external = rest.starts_with('e');
        if !external && !rest.starts_with('i') {
            return None;
        }
        let kind = EdgeKind::Communication {
            communication,
            external,
        };
        return Some((kind, &rest[1..]));
    }
    if let Some((between, rest)) = prefix(word, &DEPENDENCIES) {
        let (same_location, rest) = location(rest)?;
        let to = direction(rest.chars().next()?)?;
        let kind = EdgeKind::Order {
            between,
            same_location,
            from: Some(Direction::R),
            to,
        };
        return Some((kind, &rest[1..]));
    }
    let (between, rest) = prefix(word, &FENCES).or_else(|| prefix(word, &[("Po", Between::Po)]))?;
    let (same_location, rest) = location(rest)?;
    let mut letters = rest.chars();
    let from = direction(letters.next()?)?;
    let to = direction(letters.next()?)?;
    let kind = EdgeKind::Order {
        between,
        same_location,
        from,
        to,
    };
    Some((kind, &rest[2..]))
}

/// `s` or `d`: whether the location stays.
fn location(rest: &str) -> Option<(bool, &str)> {
    match rest.strip_prefix('s') {
        Some(rest) => Some((true, rest)),
        None => Some((false, rest.strip_prefix('d')?)),
    }
}

fn unknown(word: &str) -> String {
    format!(
        "`{word}` is not an edge: Rfe, Rfi, Coe, Coi, Fre, Fri, PodRW, PosRW, FenceScdRW, MFencedWR, DpAddrdR, DpDatadW, DpCtrldW, \
         Rmw, Fetch.Add, Cas and their like are"
    )
}

/// The name that a table has for something.
fn name_in<T: PartialEq>(table: &[(&'static str, T)], wanted: &T) -> &'static str {
    let found = table.iter().find(|(_, meaning)| meaning == wanted);
    found.map_or("", |(name, _)| name)
}

impl fmt::Display for Between {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Between::Po => "Po",
            Between::Dependency(_) | Between::FencedBranch(_) => name_in(&DEPENDENCIES, self),
            Between::Fence(..) | Between::StrongestFence => name_in(&FENCES, self),
        })
    }
}

impl fmt::Display for Communication {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(name_in(&COMMUNICATIONS, self))
    }
}

impl fmt::Display for RmwEdge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(name_in(&RMWS, self))
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |direction: Option<Direction>| match direction {
            None => "*",
            Some(Direction::R) => "R",
            Some(Direction::W) => "W",
        };
        match self.kind {
            EdgeKind::Communication {
                communication,
                external,
            } => write!(f, "{communication}{}", if external { "e" } else { "i" })?,
            EdgeKind::Order {
                between,
                same_location,
                from,
                to,
            } => {
                let is_dependency = !matches!(
                    between,
                    Between::Po | Between::Fence(..) | Between::StrongestFence
                );
                let from = if is_dependency { "" } else { letter(from) };
                let location = if same_location { "s" } else { "d" };
                write!(f, "{between}{location}{from}{}", letter(to))?;
            }
            EdgeKind::Rmw(rmw) => write!(f, "{rmw}")?,
        }
        if let (Some(from), Some(to)) = (self.from_mode, self.to_mode) {
            write!(f, "{}{}", annotation_name(from), annotation_name(to))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_printed_as_they_are_read() {
        for word in [
            "Rfe",
            "Coi",
            "FreAcqRel",
            "PodRW",
            "Pos*W",
            "PodWWRlxRel",
            "MFencedWR",
            "FencesRR",
            "FenceAcqdRW",
            "FenceARdRWAcqAR",
            "DpAddrdR",
            "DpDatadWRlxRlx",
            "DpCtrls*",
            "Rmw",
            "Fetch.AddAcqRel",
            "LxSx",
        ] {
            assert_eq!(Edge::parse(word).expect(word).to_string(), word);
        }
        assert_eq!(Edge::parse("Wse").expect("an edge").to_string(), "Coe");
        assert_eq!(
            Edge::parse("PodRWPA").expect("an edge").to_string(),
            "PodRWNaSc"
        );
    }

    #[test]
    fn what_is_no_edge_is_an_error() {
        for (word, part) in [
            ("Rf", "`Rf` is not an edge"),
            ("Rfx", "is not an edge"),
            ("PoRW", "is not an edge"),
            ("PodR", "is not an edge"),
            ("PodRé", "is not an edge"),
            ("DpDatadR", "goes to a write"),
            ("PodRWAcq", "`Acq` is no pair of memory orders"),
            ("PodRWAcqXyz", "no pair of memory orders"),
            ("", "is not an edge"),
        ] {
            let error = Edge::parse(word).expect_err(word);
            assert!(error.contains(part), "{word}: {error}");
        }
    }
}
