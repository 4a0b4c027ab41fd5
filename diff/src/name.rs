//! Names of tests, as herd's diy gives them.
//!
//! A name is that of a family, by what the threads start and end with, and of what the threads have
//! between their accesses: `MP+po+addr`. Where all threads have the same, it is said once
//! (`SB+mfences`), and program order alone is not said at all.

use crate::cycle::Cycle;
use crate::edge::{Between, Communication, Dependency, Direction, Edge, EdgeKind, annotation_name};
use crate::test::{Action, Clause, DependsOn, Level, Location, Test};
use crate::weaken::without_instruction;
use katec_checker::event::Mode;

/// The names of families, by the ends of their threads.
const FAMILIES: [(&str, &str); 33] = [
    ("WW+RR", "MP"),
    ("WR+WR", "SB"),
    ("RW+RW", "LB"),
    ("WW+WR", "R"),
    ("WW+RW", "S"),
    ("WW+WW", "2+2W"),
    ("W+RW+RR", "WRC"),
    ("W+RR+WR", "RWC"),
    ("W+RW+WR", "WRW+WR"),
    ("W+RR+WW", "WRR+2W"),
    ("W+RW+RW", "WWC"),
    ("W+RW+WW", "WRW+2W"),
    ("WW+RR+WR", "W+RWC"),
    ("WW+RW+RR", "ISA2"),
    ("WW+RW+WR", "Z6.0"),
    ("WW+WW+RW", "Z6.1"),
    ("WW+RW+RW", "Z6.2"),
    ("WW+WW+RR", "Z6.3"),
    ("WW+WR+WR", "Z6.4"),
    ("WW+WW+WR", "Z6.5"),
    ("WR+WR+WR", "3.SB"),
    ("RW+RW+RW", "3.LB"),
    ("WW+WW+WW", "3.2W"),
    ("WR+WR+WR+WR", "4.SB"),
    ("RW+RW+RW+RW", "4.LB"),
    ("WW+WW+WW+WW", "4.2W"),
    ("W+RR+W+RR", "IRIW"),
    ("W+RR+W+RW", "IRRWIW"),
    ("W+RW+W+RR", "IRRWIW"),
    ("W+RW+W+RW", "IRWIW"),
    ("W+RR", "CoRR"),
    ("W+RW", "CoRW2"),
    ("W+WR", "CoWR"),
];

/// The families of one thread, which no cycle makes.
const SINGLE_THREADS: [(&str, &str); 3] = [("WW", "CoWW"), ("WR", "CoWR0"), ("RW", "CoRW1")];

/// The name of the family with these threads. Coherence tests are of one location, and the others
/// are not.
pub(crate) fn family(shape: &str, one_location: bool) -> Option<&'static str> {
    let found = FAMILIES.iter().find(|(known, _)| *known == shape);
    let name = found.map(|(_, name)| *name)?;
    (name.starts_with("Co") == one_location).then_some(name)
}

/// What a name is made of.
pub(crate) struct Parts<'a> {
    /// The name of the family.
    pub base: &'a str,
    /// For each thread, what is between its accesses.
    pub threads: Vec<Vec<Edge>>,
    /// The memory orders of the threads with one access, as far as they are said.
    pub single: Vec<Option<Mode>>,
    /// The memory order where none is said.
    pub default: Mode,
}

impl Parts<'_> {
    /// The name.
    pub(crate) fn name(&self) -> String {
        let threads = self.threads.iter();
        let mut parts: Vec<String> = threads.map(|edges| self.part(edges)).collect();
        parts.retain(|part| !part.is_empty());
        let equal = parts.iter().all(|part| *part == parts[0]);
        if equal
            && parts
                .first()
                .is_some_and(|part| part == "po" || part == "pos")
        {
            parts.clear();
        } else if equal && parts.len() > 1 {
            parts.truncate(1);
            parts[0].push('s');
        }
        if self.single.iter().any(Option::is_some) {
            let modes = self.single.iter().map(|mode| mode.unwrap_or(self.default));
            parts.push(modes.map(annotation_name).collect());
        }
        parts.insert(0, self.base.to_string());
        parts.join("+")
    }

    /// What a thread has between its accesses.
    fn part(&self, edges: &[Edge]) -> String {
        let mut names = Vec::new();
        for (number, edge) in edges.iter().enumerate() {
            // `po-po` would not say what is in the middle.
            let is_order = |edge: &Edge| match edge.kind {
                EdgeKind::Order { between, .. } => !matches!(between, Between::Dependency(_)),
                _ => false,
            };
            let order_to = matches!(edge.kind, EdgeKind::Order { .. });
            let unclear = order_to && edges.get(number + 1).is_some_and(is_order);
            names.push(self.edge(edge, unclear));
        }
        names.join("-")
    }

    fn edge(&self, edge: &Edge, with_direction: bool) -> String {
        let mut name = match edge.kind {
            EdgeKind::Order {
                between,
                same_location,
                ..
            } => {
                let base = between.to_string();
                let base = base.strip_prefix("Dp").unwrap_or(&base);
                format!("{base}{}", if same_location { "s" } else { "" })
            }
            EdgeKind::Communication { communication, .. } => format!("{communication}i"),
            EdgeKind::Rmw(rmw) => rmw.to_string(),
        };
        name = name.to_lowercase();
        if with_direction {
            name.push_str(match edge.to() {
                Some(Direction::R) => "R",
                _ => "W",
            });
        }
        if edge.from_mode.is_some() || edge.to_mode.is_some() {
            for mode in [edge.from_mode, edge.to_mode] {
                let mode = annotation_name(mode.unwrap_or(self.default));
                name.push_str(&mode.to_lowercase());
            }
        }
        name
    }
}

/// Names tests that come from no cycle.
pub struct Namer {
    /// The families' tests, without memory orders and with nothing between accesses.
    families: Vec<(Test, &'static str)>,
}

impl Namer {
    /// Names for tests of a level.
    pub fn new(level: Level) -> Self {
        let test = |edges: &[Edge]| {
            let test = Cycle::new(edges).ok()?.test(level, Mode::Relaxed).ok()?;
            let order: Vec<usize> = (0..test.threads.len()).collect();
            Some(test.renamed(&order))
        };
        let families = FAMILIES.iter().filter_map(|(shape, name)| {
            Some((test(&shape_edges(shape, name.starts_with("Co")))?, *name))
        });
        let mut families: Vec<(Test, &'static str)> = families.collect();
        // The other way to break coherence between a write and a read, which no cycle makes.
        families.push((overwritten(level), "CoWR"));
        Self { families }
    }

    /// The name of a test, and the test with its threads in the order of the name. The name is that
    /// of its family where there is one, and otherwise of the accesses of its threads. A
    /// read-modify-write is a `U`.
    pub fn name(&self, test: &Test) -> (String, Test) {
        let known = orders(test.threads.len()).into_iter().filter_map(|order| {
            let renamed = test.renamed(&order);
            let bare = bare(&renamed);
            let family = self.families.iter().find(|(family, _)| *family == bare);
            family.map(|(_, name)| (renamed, *name))
        });
        match known.min() {
            Some((test, family)) => (name_with(&test, family), test),
            None => {
                let shape = shape(test);
                let single = SINGLE_THREADS.iter().find(|(known, _)| *known == shape);
                let base = single.map_or(shape.as_str(), |(_, name)| *name);
                (name_with(test, base), test.clone())
            }
        }
    }
}

/// A thread that writes and then reads something older.
fn overwritten(level: Level) -> Test {
    let (location, mode) = (Location(0), Mode::Relaxed);
    let write = |value| Action::Write {
        location,
        mode,
        value,
    };
    let reader = vec![write(2).into(), Action::Read { location, mode }.into()];
    let condition = [
        Clause::Register {
            thread: 1,
            instruction: 1,
            value: 1,
        },
        Clause::Memory { location, value: 2 },
    ];
    Test::new(level, vec![vec![write(1).into()], reader], condition)
}

/// All orders of so many threads.
fn orders(threads: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for thread in 0..threads {
        orders = orders
            .iter()
            .flat_map(|order: &Vec<usize>| {
                (0..=order.len()).map(move |place| {
                    let mut longer = order.clone();
                    longer.insert(place, thread);
                    longer
                })
            })
            .collect();
    }
    orders
}

/// The name of a test whose family has this name.
fn name_with(test: &Test, base: &str) -> String {
    let relaxed = |mode: Option<Mode>| mode.is_none_or(|mode| mode == Mode::Relaxed);
    let mut instructions = test.instructions();
    let ordered =
        instructions.any(|(_, _, it)| it.action.location().is_some() && !relaxed(it.action.mode()));
    let single = test.threads.iter().filter_map(|code| {
        let accesses = code.iter().filter(|it| it.action.location().is_some());
        let modes: Vec<Option<Mode>> = accesses.map(|it| it.action.mode()).collect();
        match modes[..] {
            [mode] => Some(mode.filter(|_| ordered)),
            _ => None,
        }
    });
    let threads = 0..test.threads.len();
    Parts {
        base,
        threads: threads.map(|it| between(test, it, ordered)).collect(),
        single: single.collect(),
        default: Mode::Relaxed,
    }
    .name()
}

/// The accesses of the threads, as letters.
fn shape(test: &Test) -> String {
    let letter = |action: Action| match action {
        Action::Read { .. } => "R",
        Action::Write { .. } => "W",
        Action::Rmw { .. } => "U",
        Action::Fence { .. } | Action::Wait { .. } | Action::Lock | Action::Unlock => "",
    };
    let threads = test.threads.iter();
    let threads = threads.map(|code| code.iter().map(|it| letter(it.action)).collect::<String>());
    threads.collect::<Vec<_>>().join("+")
}

/// The test without memory orders, fences and dependencies.
fn bare(test: &Test) -> Test {
    let mut bare = test.clone();
    loop {
        let no_access =
            |(_, _, it): &(usize, usize, crate::test::Instruction)| it.action.location().is_none();
        let Some((thread, index, _)) = bare.instructions().find(no_access) else {
            break;
        };
        bare = without_instruction(&bare, thread, index);
    }
    for instruction in bare.threads.iter_mut().flatten() {
        instruction.depends = DependsOn::NOTHING;
        instruction.action = instruction.action.with_mode(Mode::Relaxed);
    }
    bare
}

/// What a thread has between its accesses.
fn between(test: &Test, thread: usize, ordered: bool) -> Vec<Edge> {
    let code = &test.threads[thread];
    let mut edges = Vec::new();
    let mut last = None;
    let mut fence = None;
    for (index, instruction) in code.iter().enumerate() {
        let action = instruction.action;
        if let Action::Fence { mode, kind } = action {
            fence = Some(Between::Fence(kind, mode));
            continue;
        }
        let Some(location) = action.location() else {
            continue;
        };
        let mode = action.mode().filter(|_| ordered);
        if let Some((before, from, from_mode)) = last {
            let DependsOn { addr, data, ctrl } = instruction.depends;
            let dependency = [
                (addr, Dependency::Addr),
                (data, Dependency::Data),
                (ctrl, Dependency::Ctrl),
            ];
            let mut dependency = dependency.iter().filter(|(reads, _)| !reads.is_empty());
            let depends = dependency.next().map(|(_, it)| Between::Dependency(*it));
            let direction = |reads: bool| Some(if reads { Direction::R } else { Direction::W });
            edges.push(Edge {
                kind: EdgeKind::Order {
                    between: fence.take().or(depends).unwrap_or(Between::Po),
                    same_location: location == before,
                    from: direction(code[from as usize].action.reads()),
                    to: direction(code[index].action.value().is_none()),
                },
                from_mode,
                to_mode: mode,
            });
        }
        last = Some((location, index as u32, mode));
    }
    edges
}

/// The edges of the plain cycle of a family.
fn shape_edges(shape: &str, one_location: bool) -> Vec<Edge> {
    let direction = |letter: u8| match letter {
        b'R' => Direction::R,
        _ => Direction::W,
    };
    let edge = |kind| Edge {
        kind,
        from_mode: None,
        to_mode: None,
    };
    let threads: Vec<&[u8]> = shape.split('+').map(str::as_bytes).collect();
    let mut edges = Vec::new();
    for (number, thread) in threads.iter().enumerate() {
        if let [from, to] = thread {
            edges.push(edge(EdgeKind::Order {
                between: Between::Po,
                same_location: one_location,
                from: Some(direction(*from)),
                to: Some(direction(*to)),
            }));
        }
        let next = threads[(number + 1) % threads.len()];
        let ends = (thread.last().copied(), next.first().copied());
        let communication = match (ends.0.map(direction), ends.1.map(direction)) {
            (Some(Direction::R), _) => Communication::Fr,
            (_, Some(Direction::R)) => Communication::Rf,
            _ => Communication::Co,
        };
        edges.push(edge(EdgeKind::Communication {
            communication,
            external: true,
        }));
    }
    edges
}
