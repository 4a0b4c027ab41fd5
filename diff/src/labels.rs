//! The instructions that two models tell apart.
//!
//! A mode that no axiom of either model distinguishes from another is not tried: of instructions
//! whose events are in the same atoms ([`AtomTable`]), the plainest one stands for all.

use crate::joined::Joined;
use crate::run::watch;
use crate::small::{AtomTable, Atoms};
use crate::test::{Action, Level, Location, RmwKind, Test};
use crate::vocabulary::{Shared, Vocabulary};
use katec_checker::builtin::{BuiltinSet, SetMask};
use katec_checker::event::{FenceKind, Mode, ThreadId};
use katec_checker::model::AllowAll;
use std::ops::ControlFlow;

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// It writes.
    Write,
    /// It reads.
    Read,
    /// It reads and writes in one step.
    Rmw,
}

impl Kind {
    /// All, those that tests have most first.
    pub const ALL: [Kind; 3] = [Kind::Write, Kind::Read, Kind::Rmw];

    /// How many events it is.
    pub fn events(self) -> usize {
        if self == Kind::Rmw { 2 } else { 1 }
    }

    /// Whether it writes.
    pub fn writes(self) -> bool {
        self != Kind::Read
    }

    /// Whether it reads.
    pub fn reads(self) -> bool {
        self != Kind::Write
    }

    /// Such an access, of which read-modify-writes are made like this. A read ignores the value.
    pub fn action(self, mode: Mode, kind: RmwKind, location: Location, value: u64) -> Action {
        match self {
            Kind::Read => Action::Read { location, mode },
            Kind::Write => Action::Write {
                location,
                mode,
                value,
            },
            Kind::Rmw => Action::Rmw {
                location,
                mode,
                kind,
                value,
            },
        }
    }
}

/// An instruction and the atoms of its events. The second atoms are those of the write of a
/// read-modify-write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The mode.
    pub mode: Mode,
    /// The kind of a fence.
    pub fence: FenceKind,
    /// How a read-modify-write is made.
    pub rmw: RmwKind,
    /// It reads as a compare-exchange does that fails.
    pub fails: bool,
    /// The atoms.
    pub atoms: (Atoms, Atoms),
}

impl Label {
    /// The access of this kind with this label. The value is one that no other access writes.
    pub fn access(&self, kind: Kind, location: Location, value: u64) -> Action {
        match self.fails {
            // Nobody writes what it expects.
            true => Action::Rmw {
                location,
                mode: self.mode,
                kind: RmwKind::CompareExchange { expected: value },
                value,
            },
            false => kind.action(self.mode, self.rmw, location, value),
        }
    }
}

/// Whether accesses that are not atomic are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// No.
    No,
    /// After all others.
    Last,
    /// Before all others: races are mostly about them.
    First,
}

/// The instructions that are worth trying at one level, the plainest first.
#[derive(Clone, Debug)]
pub struct Labels {
    /// The level.
    pub level: Level,
    /// Whether accesses that are not atomic are among them.
    pub plain: Plain,
    writes: Vec<Label>,
    reads: Vec<Label>,
    rmws: Vec<Label>,
    /// Fences.
    pub fences: Vec<Label>,
    /// The atoms of initial writes.
    pub initial: Atoms,
    /// The atoms of waits at a barrier. Programs of machines have none.
    pub wait: Option<Atoms>,
    /// The atoms of taking a lock, which reads and writes, and of its release. Programs of machines
    /// have none.
    pub lock: Option<[Atoms; 3]>,
}

impl Labels {
    /// The instructions of a level that the models tell apart.
    pub fn new(
        joined: &Joined,
        atoms: &AtomTable,
        vocabulary: &Vocabulary,
        level: Level,
        plain: Plain,
    ) -> Self {
        use Mode::{NonAtomic, Relaxed};
        let one = matches!(vocabulary.shared, Shared::Plain(_));
        let only = |all: &[Mode]| -> Vec<Mode> {
            let fits = |mode: &&Mode| match mode {
                Relaxed => true,
                NonAtomic => plain != Plain::No && !one,
                _ => !one,
            };
            let mut fitting: Vec<Mode> = all.iter().filter(fits).copied().collect();
            if plain == Plain::First {
                fitting.sort_by_key(|mode| *mode != NonAtomic);
            }
            fitting
        };
        let x = Location(0);
        let label = |action: Action, mode: Mode, fence: FenceKind| {
            let masks = masks(level, &[action]);
            let of = |mask: Option<&SetMask>| mask.map_or(0, |mask| atoms.of(joined, *mask));
            Label {
                mode,
                fence,
                rmw: RmwKind::Exchange,
                fails: false,
                atoms: (of(masks.first()), of(masks.get(1))),
            }
        };
        let distinct = |labels: Vec<Label>| {
            let mut kept: Vec<Label> = Vec::new();
            for label in labels {
                if !kept.iter().any(|other| other.atoms == label.atoms) {
                    kept.push(label);
                }
            }
            kept
        };
        let language = FenceKind::Language;
        let reads = only(level.read_modes());
        let made = |kind: Kind, mode: Mode, rmw: RmwKind| Label {
            rmw,
            ..label(kind.action(mode, rmw, x, 1), mode, language)
        };
        let access = |kind: Kind, mode: Mode| made(kind, mode, RmwKind::Exchange);
        let failed = |mode: &Mode| {
            let label_of_failure = Label {
                fails: true,
                ..access(Kind::Read, *mode)
            };
            let action = label_of_failure.access(Kind::Read, x, 1);
            Label {
                atoms: label(action, *mode, language).atoms,
                ..label_of_failure
            }
        };
        let compares = |mode: &&Mode| level.has_compare_exchange() && **mode != NonAtomic;
        let atomic = reads.iter().filter(compares);
        let failed: Vec<Label> = atomic.map(failed).collect();
        let reads = reads.into_iter().map(|mode| access(Kind::Read, mode));
        let reads = reads.chain(failed);
        let writes = only(level.write_modes());
        let writes = writes.into_iter().map(|mode| access(Kind::Write, mode));
        let modes = only(level.rmw_modes());
        let made_as = |rmw: &RmwKind| {
            let rmw = *rmw;
            modes.iter().map(move |mode| made(Kind::Rmw, *mode, rmw))
        };
        let rmws = level.exchanges().iter().flat_map(made_as);
        let fences = if one { Vec::new() } else { level.all_fences() };
        let fences = fences.into_iter().filter_map(|action| match action {
            Action::Fence { mode, kind } => Some(label(action, mode, kind)),
            _ => None,
        });
        // A fence that is in no set that a model names does nothing.
        let fences = fences.filter(|fence| fence.atoms.0 != atoms.of(joined, SetMask::EMPTY));
        let initial = SetMask::of(&[BuiltinSet::W, BuiltinSet::M, BuiltinSet::Iw]);
        Self {
            level,
            plain,
            writes: distinct(writes.collect()),
            reads: distinct(reads.collect()),
            rmws: distinct(rmws.collect()),
            fences: distinct(fences.collect()),
            initial: atoms.of(joined, initial),
            wait: (level == Level::Language)
                .then(|| atoms.of(joined, SetMask::of(&[BuiltinSet::B]))),
            lock: (level == Level::Language)
                .then(|| masks(level, &[Action::Lock, Action::Unlock]))
                .and_then(|masks| masks.try_into().ok())
                .map(|masks: [SetMask; 3]| masks.map(|mask| atoms.of(joined, mask))),
        }
    }

    /// The instructions of a kind.
    pub fn of(&self, kind: Kind) -> &[Label] {
        match kind {
            Kind::Write => &self.writes,
            Kind::Read => &self.reads,
            Kind::Rmw => &self.rmws,
        }
    }

    /// The atoms that instructions of one kind are not all in, or all not in.
    pub fn varied(&self) -> Atoms {
        let kinds = [&self.writes, &self.reads, &self.rmws, &self.fences];
        let of_kind = |labels: &Vec<Label>| {
            let first = labels.first().map_or((0, 0), |label| label.atoms);
            let differs = |label: &Label| (label.atoms.0 ^ first.0) | (label.atoms.1 ^ first.1);
            labels.iter().fold(0, |all, label| all | differs(label))
        };
        kinds
            .into_iter()
            .fold(0, |all, labels| all | of_kind(labels))
    }

    /// Whether these have an instruction whose events are like none of the others.
    pub fn has_more_than(&self, other: &Labels) -> bool {
        let unlike = |own: &[Label], others: &[Label]| {
            let alike = |a: &Label| others.iter().any(|b| a.atoms == b.atoms);
            own.iter().any(|label| !alike(label))
        };
        Kind::ALL
            .iter()
            .any(|kind| unlike(self.of(*kind), other.of(*kind)))
            || unlike(&self.fences, &other.fences)
    }
}

/// The sets of the events of instructions: those that exploration gives them.
fn masks(level: Level, actions: &[Action]) -> Vec<SetMask> {
    let code = actions.iter().map(|action| (*action).into()).collect();
    let test = Test::new(level, vec![code], []);
    let mut sets: Vec<SetMask> = Vec::new();
    watch(
        &mut AllowAll::default(),
        &test,
        |_| {},
        |execution, _| {
            let graph = execution.graph();
            let events = graph.thread_events(ThreadId(0)).iter();
            sets = events.map(|event| graph.sets(*event)).collect();
            ControlFlow::Break(())
        },
    );
    let ends = [BuiltinSet::Tb, BuiltinSet::Te];
    let is_event = |mask: &SetMask| mask.iter().any(|set| !ends.contains(&set));
    sets.into_iter()
        .filter(is_event)
        .map(|mut mask| {
            for end in ends {
                mask.remove(end);
            }
            mask
        })
        .collect()
}
