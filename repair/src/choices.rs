//! What can be changed in a program, and what each change costs.

use crate::source::Source;
use katec_checker::event::{FenceKind, Mode};
use katec_diff::weaken::is_weaker;
use katec_programs::edited::{Edit, Edited, Site, SiteId, SiteKind, Sited};
use rustc_hash::FxHashMap;
use std::fmt;

/// What a place can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// No fence.
    Nothing,
    /// A fence.
    Fence(Mode, FenceKind),
    /// An instruction with this memory order.
    Order(Mode),
}

impl Level {
    /// Whether it asks for no more than another one of the same place.
    pub fn is_at_most(self, other: Level) -> bool {
        match (self, other) {
            (a, b) if a == b => true,
            (Level::Nothing, _) => true,
            (Level::Order(a), Level::Order(b)) => is_weaker(a, b),
            (Level::Fence(_, a), Level::Fence(_, FenceKind::Mfence))
                if a != FenceKind::Language =>
            {
                true
            }
            (Level::Fence(a, kind), Level::Fence(b, other)) => kind == other && is_weaker(a, b),
            _ => false,
        }
    }

    /// The memory order, if it has one.
    pub fn mode(self) -> Option<Mode> {
        match self {
            Level::Nothing => None,
            Level::Fence(mode, _) | Level::Order(mode) => Some(mode),
        }
    }
}

/// The kind of a place that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A point between statements, where a fence may be.
    Point,
    /// The memory order of an instruction.
    Order(SiteKind),
    /// The memory order of a compare-exchange that does not write.
    Failure,
}

/// Where the text of a change is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// A point of a source, by number.
    Point(usize),
    /// A call of a source, by number.
    Call(usize),
    /// Nowhere that katec could change it: the reason.
    Elsewhere(&'static str),
}

/// A place that can be changed.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What it is.
    pub what: What,
    /// The file, by its name in positions.
    pub file: String,
    /// The line, as the text is without changes.
    pub line: u32,
    /// The thread, or the function, that it is in; empty if that is not known.
    pub thread: String,
    /// The number of its source, and where it is written there.
    pub source: usize,
    /// Where it is written.
    pub written: Written,
    /// Its instructions.
    pub sites: Vec<SiteId>,
    /// What it can be; what it is comes first.
    pub levels: Vec<Level>,
}

/// For each place the number of one of its levels.
pub type Assignment = Vec<usize>;

/// Which changes are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// New fences.
    Fences,
    /// Other memory orders, those of fences included.
    Orders,
    /// Both.
    Both,
}

/// Which way memory orders are changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To stronger ones.
    Up,
    /// To weaker ones.
    Down,
}

/// What changes cost. The cost of a change is that of what is there afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Costs {
    /// A full fence.
    pub fence: u32,
    /// A fence that acquires and releases.
    pub fence_acq_rel: u32,
    /// A fence that acquires.
    pub fence_acquire: u32,
    /// A fence that releases, or orders writes.
    pub fence_release: u32,
    /// An access that acquires.
    pub acquire: u32,
    /// An access that releases.
    pub release: u32,
    /// A read-modify-write that acquires and releases.
    pub acq_rel: u32,
    /// An SC access.
    pub seq_cst: u32,
}

impl Default for Costs {
    fn default() -> Self {
        Self {
            fence: 4,
            fence_acq_rel: 3,
            fence_acquire: 2,
            fence_release: 2,
            acquire: 1,
            release: 1,
            acq_rel: 2,
            seq_cst: 3,
        }
    }
}

impl Costs {
    /// The names of the costs, as [`Self::set`] knows them.
    pub const NAMES: [&'static str; 8] = [
        "fence",
        "fence-acq_rel",
        "fence-acquire",
        "fence-release",
        "acquire",
        "release",
        "acq_rel",
        "seq_cst",
    ];

    /// Sets the cost of a name. Whether there is such a name.
    pub fn set(&mut self, name: &str, cost: u32) -> bool {
        let place = match name {
            "fence" => &mut self.fence,
            "fence-acq_rel" => &mut self.fence_acq_rel,
            "fence-acquire" => &mut self.fence_acquire,
            "fence-release" => &mut self.fence_release,
            "acquire" => &mut self.acquire,
            "release" => &mut self.release,
            "acq_rel" => &mut self.acq_rel,
            "seq_cst" => &mut self.seq_cst,
            _ => return false,
        };
        *place = cost;
        true
    }

    /// The cost of a level that is not what is there already.
    pub fn of(&self, level: Level) -> u32 {
        match level {
            Level::Nothing => 0,
            Level::Fence(_, FenceKind::Mfence) => self.fence,
            Level::Fence(_, FenceKind::Sfence) => self.fence_release,
            Level::Fence(_, FenceKind::Lfence) => self.fence_acquire,
            Level::Fence(mode, FenceKind::Language) => match mode {
                Mode::SequentiallyConsistent => self.fence,
                Mode::AcquireRelease => self.fence_acq_rel,
                Mode::Release => self.fence_release,
                _ => self.fence_acquire,
            },
            // Programs of other machines are not repaired.
            Level::Fence(..) => self.fence,
            Level::Order(mode) => match mode {
                Mode::SequentiallyConsistent => self.seq_cst,
                Mode::AcquireRelease => self.acq_rel,
                Mode::Release => self.release,
                Mode::Acquire => self.acquire,
                Mode::Relaxed | Mode::NonAtomic => 0,
            },
        }
    }
}

const FENCES: [Mode; 4] = [
    Mode::Acquire,
    Mode::Release,
    Mode::AcquireRelease,
    Mode::SequentiallyConsistent,
];

/// The memory orders that a kind of instruction can have, weaker ones first.
fn orders(kind: SiteKind) -> &'static [Mode] {
    use Mode::{Acquire, AcquireRelease, Relaxed, Release, SequentiallyConsistent};
    match kind {
        SiteKind::Read => &[Relaxed, Acquire, SequentiallyConsistent],
        SiteKind::Write => &[Relaxed, Release, SequentiallyConsistent],
        SiteKind::Update | SiteKind::Compare => &[
            Relaxed,
            Acquire,
            Release,
            AcquireRelease,
            SequentiallyConsistent,
        ],
        SiteKind::Fence => &FENCES,
    }
}

/// What an instruction with a memory order can become: first what it is, then the weakest and on.
fn order_levels(kind: SiteKind, mode: Mode, way: Way) -> Vec<Level> {
    let is_other = |to: &&Mode| match way {
        Way::Up => is_weaker(mode, **to),
        Way::Down => is_weaker(**to, mode),
    };
    let others = orders(kind).iter().filter(is_other);
    let mut levels = vec![Level::Order(mode)];
    if way == Way::Down && kind == SiteKind::Fence {
        levels.push(Level::Nothing);
    }
    levels.extend(others.map(|mode| Level::Order(*mode)));
    levels
}

/// The choices that a program has.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// The choices.
    pub list: Vec<Choice>,
    /// Instructions that could be changed if their text were not in a macro or elsewhere.
    pub unwritable: Vec<Choice>,
    /// The memory orders of instructions that are not changed.
    base: FxHashMap<SiteId, Site>,
}

impl Choices {
    /// The choices of a program that was made from marked sources.
    pub fn new(program: &impl Sited, sources: &[Source], with: With, way: Way) -> Self {
        let mut choices = Self::default();
        let mut known: FxHashMap<String, Option<usize>> = FxHashMap::default();
        for site in program.sites() {
            choices.base.entry(site.id).or_insert_with(|| site.clone());
            let file = &site.position.file;
            let source = match known.get(file) {
                Some(source) => *source,
                None => {
                    let source = sources.iter().position(|source| source.is_file(file));
                    known.insert(file.clone(), source);
                    source
                }
            };
            let place = (site.position.line, site.column);
            match source {
                Some(number) => match sources[number].marked_point(place) {
                    Some(point) => choices.add_point(&site, (number, &sources[number]), point),
                    None => {
                        let call = sources[number].marked_call(place, site.kind);
                        choices.add_orders(&site, Some((number, &sources[number], call)), way);
                    }
                },
                None => choices.add_orders(&site, None, way),
            }
        }
        if with == With::Fences {
            choices.list.retain(|choice| choice.what == What::Point);
            choices.unwritable.clear();
        }
        choices.list.sort_by_key(|choice| {
            let at = match choice.written {
                Written::Point(point) => sources[choice.source].points[point].at,
                Written::Call(call) => sources[choice.source].calls[call].at,
                Written::Elsewhere(_) => usize::MAX,
            };
            (choice.source, at)
        });
        choices
    }

    fn add_point(&mut self, site: &Site, (number, source): (usize, &Source), point: usize) {
        let known = (self.list.iter_mut())
            .find(|known| known.written == Written::Point(point) && known.source == number);
        if let Some(known) = known {
            known.sites.push(site.id);
            return;
        }
        let mut levels = vec![Level::Nothing];
        match source.is_machine_code() {
            true => levels.extend([
                Level::Fence(Mode::Relaxed, FenceKind::Sfence),
                Level::Fence(Mode::SequentiallyConsistent, FenceKind::Mfence),
            ]),
            false => levels.extend(FENCES.map(|mode| Level::Fence(mode, FenceKind::Language))),
        }
        self.list.push(Choice {
            what: What::Point,
            file: site.position.file.clone(),
            line: source.line_of(source.points[point].at),
            thread: source.points[point].function.clone(),
            source: number,
            written: Written::Point(point),
            sites: vec![site.id],
            levels,
        });
    }

    fn add_orders(
        &mut self,
        site: &Site,
        source: Option<(usize, &Source, Option<usize>)>,
        way: Way,
    ) {
        let written = match source {
            Some((_, source, _)) if source.is_machine_code() => return,
            Some((_, _, Some(call))) => Written::Call(call),
            Some((_, _, None)) => Written::Elsewhere("in a macro, or not by a call with an order"),
            None => Written::Elsewhere("in a file that is not among the sources"),
        };
        let call = |number: usize| source.map(|(_, source, _)| &source.calls[number]);
        let (line, thread) = match written {
            Written::Call(number) => call(number).map_or((0, String::new()), |call| {
                let line = source.map_or(0, |(_, source, _)| source.line_of(call.at));
                (line, call.function.clone())
            }),
            _ => (site.position.line, String::new()),
        };
        let mut parts = vec![(What::Order(site.kind), site.kind, site.mode)];
        if site.kind == SiteKind::Compare {
            parts.push((What::Failure, SiteKind::Read, site.failure));
        }
        for (what, kind, mode) in parts {
            let list = match written {
                Written::Elsewhere(_) => &mut self.unwritable,
                _ => &mut self.list,
            };
            let number = source.map_or(0, |(number, ..)| number);
            let same = |known: &&mut Choice| {
                known.what == what
                    && match written {
                        Written::Elsewhere(_) => known.sites.contains(&site.id),
                        _ => known.written == written && known.source == number,
                    }
            };
            if let Some(known) = list.iter_mut().find(same) {
                if !known.sites.contains(&site.id) {
                    known.sites.push(site.id);
                }
                continue;
            }
            let levels = order_levels(kind, mode, way);
            if levels.len() > 1 {
                list.push(Choice {
                    what,
                    file: site.position.file.clone(),
                    line,
                    thread: thread.clone(),
                    source: number,
                    written,
                    sites: vec![site.id],
                    levels,
                });
            }
        }
    }

    /// The same with what cannot be written as well.
    #[must_use]
    pub fn with_unwritable(&self) -> Self {
        let mut all = self.clone();
        all.list.append(&mut all.unwritable);
        all
    }

    /// Everything as it is.
    pub fn unchanged(&self) -> Assignment {
        vec![0; self.list.len()]
    }

    /// Everything as strong as it can be.
    pub fn strongest(&self) -> Assignment {
        self.list
            .iter()
            .map(|choice| choice.levels.len() - 1)
            .collect()
    }

    /// Whether one assignment asks for no more than another.
    pub fn is_at_most(&self, some: &Assignment, others: &Assignment) -> bool {
        let levels = self.list.iter().zip(some.iter().zip(others));
        let mut levels = levels.map(|(choice, (a, b))| (choice.levels[*a], choice.levels[*b]));
        levels.all(|(a, b)| a.is_at_most(b))
    }

    /// The program with an assignment. A fence that is not there leaves `absent`.
    pub fn apply<P: Sited + Clone>(
        &self,
        program: &P,
        assignment: &Assignment,
        absent: Edit,
    ) -> Edited<P> {
        let mut edited = Edited::new(program.clone());
        let mut orders: FxHashMap<SiteId, (Mode, Mode)> = FxHashMap::default();
        for (choice, level) in self.list.iter().zip(assignment) {
            for site in &choice.sites {
                let Some(base) = self.base.get(site) else {
                    continue;
                };
                let known = orders.entry(*site).or_insert((base.mode, base.failure));
                match (choice.what, choice.levels[*level]) {
                    (_, Level::Nothing) => edited.set(*site, absent),
                    (_, Level::Fence(mode, kind)) => edited.set(*site, Edit::Fence(mode, kind)),
                    (What::Failure, Level::Order(mode)) => known.1 = mode,
                    (_, Level::Order(mode)) => {
                        known.0 = mode;
                        if base.kind != SiteKind::Compare {
                            known.1 = mode;
                        }
                    }
                }
                if !matches!(choice.levels[*level], Level::Nothing | Level::Fence(..)) {
                    edited.set(*site, Edit::Orders(known.0, known.1));
                }
            }
        }
        edited
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Nothing => f.write_str("nothing"),
            Level::Fence(_, FenceKind::Mfence) => f.write_str("MFENCE"),
            Level::Fence(_, FenceKind::Sfence) => f.write_str("SFENCE"),
            Level::Fence(_, FenceKind::Lfence) => f.write_str("LFENCE"),
            Level::Fence(mode, FenceKind::Language) => {
                write!(f, "{} fence", crate::text::order_name(*mode))
            }
            Level::Fence(_, kind) => f.write_str(kind.instruction()),
            Level::Order(mode) => f.write_str(crate::text::order_name(*mode)),
        }
    }
}
