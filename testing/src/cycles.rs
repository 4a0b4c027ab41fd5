//! The corpus of litmus tests, made from cycles of edges.
//!
//! A cycle goes through the threads of a test: within a thread by program order to another
//! location, between threads by communication on one location. Which communication it is follows
//! from the two accesses (a write and a read: `rfe`; two writes: `coe`; a read and a write: `fre`),
//! so a cycle is given by the accesses of its threads: `WW+RR` is message passing, `WR+WR` store
//! buffering. The tests themselves are what [`katec_diff`] makes of the edges.

use katec_checker::event::{FenceKind, Mode};
use katec_diff::cycle::Cycle;
use katec_diff::edge::{
    Between, Communication,
    Direction::{self, R, W},
    Edge, EdgeKind,
};
use katec_diff::test::{Action, Clause, Instruction, Level, Location, RmwKind, Test};
use katec_diff::write::{Heading, language, language_name, write};

/// What stands between the accesses of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Nothing,
    /// `MFENCE`.
    MachineFence,
    /// A C fence with this order.
    Fence(Mode),
    /// A locked instruction on a location of the thread's own.
    Locked,
}

/// How the accesses of a test are written.
#[derive(Clone, Debug)]
struct Style {
    /// What it adds to the test's name.
    name: String,
    /// By thread, the last one for all further threads.
    between: Vec<Order>,
    /// By thread, the last one for all further threads: memory orders of writes and reads.
    orders: Vec<(Mode, Mode)>,
    /// The memory order of exchanges, if writes are exchanges.
    exchange: Option<Mode>,
    /// Whether a thread that starts with a write reads it back at once.
    read_back: bool,
}

impl Style {
    fn new(name: &str) -> Self {
        Self {
            name: name.to_string(),
            between: vec![Order::Nothing],
            orders: vec![(Mode::Relaxed, Mode::Relaxed)],
            exchange: None,
            read_back: false,
        }
    }

    fn of_thread<T: Copy>(list: &[T], thread: usize) -> T {
        list[thread.min(list.len() - 1)]
    }
}

/// A generated test: its file's name and text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedTest {
    /// The name of the file.
    pub file: String,
    /// The text of the file.
    pub text: String,
}

/// The accesses of one thread of a cycle: one, or two at different locations.
type Segment = Vec<Direction>;

/// All cycles of so many threads, each in one rotation. Threads have one or two accesses; at least
/// two have two.
fn cycles(threads: usize) -> Vec<Vec<Segment>> {
    let segments: [&[Direction]; 6] = [&[R], &[W], &[R, R], &[R, W], &[W, R], &[W, W]];
    let mut found: Vec<Vec<Segment>> = Vec::new();
    for number in 0..segments.len().pow(threads as u32) {
        let mut cycle = Vec::new();
        let mut rest = number;
        for _ in 0..threads {
            cycle.push(segments[rest % segments.len()].to_vec());
            rest /= segments.len();
        }
        // The first rotation starts with two accesses, so that it starts where a location ends.
        let rotations = (0..threads).map(|by| {
            let mut rotated = cycle.clone();
            rotated.rotate_left(by);
            rotated
        });
        let canonical = rotations.filter(|rotated| rotated[0].len() == 2).max();
        if is_cycle(&cycle) && canonical.as_ref() == Some(&cycle) {
            found.push(cycle);
        }
    }
    found
}

/// Whether all communications exist, and none is what two others say already: an `rfe` from a write
/// into a single read or a `coe`, ... .
fn is_cycle(cycle: &[Segment]) -> bool {
    let next = |i: usize| &cycle[(i + 1) % cycle.len()];
    let communicates = |i: usize| !(cycle[i].last() == Some(&R) && next(i)[0] == R);
    let long = cycle.iter().filter(|segment| segment.len() == 2).count();
    // Two single accesses after each other add nothing but a thread.
    let no_pairs = (0..cycle.len()).all(|i| cycle[i].len() == 2 || next(i).len() == 2);
    long >= 2 && no_pairs && (0..cycle.len()).all(communicates)
}

fn shape_name(cycle: &[Segment]) -> String {
    let letters = |segment: &Segment| {
        segment
            .iter()
            .map(|direction| format!("{direction:?}"))
            .collect::<String>()
    };
    cycle.iter().map(letters).collect::<Vec<_>>().join("+")
}

/// The fence that stands in the place of a locked instruction at first.
const PLACE_OF_LOCKED: FenceKind = FenceKind::Sfence;

fn machine_fence(kind: FenceKind) -> Between {
    Between::Fence(kind, kind.machine_mode())
}

/// The edges of a cycle in a style. At the level of the language, all ends have memory orders.
fn edges(cycle: &[Segment], style: &Style, level: Level) -> Vec<Edge> {
    let mut edges = Vec::new();
    for (thread, segment) in cycle.iter().enumerate() {
        let mut from = segment[0];
        let next = (thread + 1) % cycle.len();
        let mut add = |kind, ends: [(usize, Direction); 2]| {
            let mode = |(thread, direction): (usize, Direction)| {
                let (write, read) = Style::of_thread(&style.orders, thread);
                let mode = if direction == W { write } else { read };
                (level == Level::Language).then_some(mode)
            };
            edges.push(Edge {
                kind,
                from_mode: mode(ends[0]),
                to_mode: mode(ends[1]),
            });
        };
        if let [_, to] = segment[..] {
            if style.read_back && from == W {
                let read_back = EdgeKind::Communication {
                    communication: Communication::Rf,
                    external: false,
                };
                add(read_back, [(thread, W), (thread, R)]);
                from = R;
            }
            let order = EdgeKind::Order {
                between: match Style::of_thread(&style.between, thread) {
                    Order::Nothing => Between::Po,
                    Order::Fence(mode) => Between::Fence(FenceKind::Language, mode),
                    Order::MachineFence => machine_fence(FenceKind::Mfence),
                    Order::Locked => machine_fence(PLACE_OF_LOCKED),
                },
                same_location: false,
                from: Some(from),
                to: Some(to),
            };
            add(order, [(thread, from), (thread, to)]);
        }
        let (last, first) = (segment[segment.len() - 1], cycle[next][0]);
        let communication = EdgeKind::Communication {
            communication: match (last, first) {
                (W, R) => Communication::Rf,
                (W, W) => Communication::Co,
                (R, _) => Communication::Fr,
            },
            external: true,
        };
        add(communication, [(thread, last), (next, first)]);
    }
    edges
}

/// The test of a cycle in a style.
fn styled_test(cycle: &[Segment], style: &Style, level: Level) -> Test {
    let edges = edges(cycle, style, level);
    let cycle = Cycle::from_first(&edges).expect("a cycle");
    let mut test = cycle.test(level, Mode::Relaxed).expect("a test");
    let own = test.locations().len();
    for (thread, code) in test.threads.iter_mut().enumerate() {
        for instruction in code {
            let kind = RmwKind::Exchange;
            match (instruction.action, style.exchange) {
                (
                    Action::Write {
                        location, value, ..
                    },
                    Some(mode),
                ) => {
                    instruction.action = Action::Rmw {
                        location,
                        mode,
                        kind,
                        value,
                    };
                }
                (Action::Fence { kind: of, .. }, _) if of == PLACE_OF_LOCKED => {
                    instruction.action = Action::Rmw {
                        location: Location((own + thread) as u8),
                        mode: Mode::Relaxed,
                        kind: RmwKind::Add,
                        value: 1,
                    };
                }
                _ => {}
            }
        }
    }
    test
}

/// The file of a test.
fn generated(name: &str, test: &Test) -> GeneratedTest {
    let language = language(test.level);
    GeneratedTest {
        file: format!("{}/{name}.litmus", language_name(language)),
        text: write(test, language, Heading::name(name)).expect("a test that can be written"),
    }
}

/// The ways to write a cycle in X86: of two threads, every pair of what stands between; of more,
/// the same in all.
fn x86_styles(threads: usize) -> Vec<Style> {
    let choices = [
        ("po", Order::Nothing),
        ("mfence", Order::MachineFence),
        ("lock", Order::Locked),
    ];
    let mut styles = Vec::new();
    if threads == 2 {
        for (first_name, first) in choices {
            for (second_name, second) in choices {
                let mut style = Style::new(&format!("{first_name}+{second_name}"));
                style.between = vec![first, second];
                styles.push(style);
            }
        }
    } else {
        for (name, between) in &choices[..2] {
            let mut style = Style::new(&format!("{name}s"));
            style.between = vec![*between];
            styles.push(style);
        }
    }
    let mut exchange = Style::new("xchgs");
    exchange.exchange = Some(Mode::Relaxed);
    let mut read_back = Style::new("rfi-pos");
    read_back.read_back = true;
    styles.push(exchange);
    if threads == 2 {
        styles.push(read_back);
    }
    styles
}

/// The ways to write a cycle in C: the first few for cycles of more than two threads.
fn c_styles(threads: usize) -> Vec<Style> {
    const RELAXED: (Mode, Mode) = (Mode::Relaxed, Mode::Relaxed);
    const RELEASE_ACQUIRE: (Mode, Mode) = (Mode::Release, Mode::Acquire);
    const SC: (Mode, Mode) = (Mode::SequentiallyConsistent, Mode::SequentiallyConsistent);
    const NOT_ATOMIC: (Mode, Mode) = (Mode::NonAtomic, Mode::NonAtomic);
    let orders = |name: &str, orders: &[(Mode, Mode)]| {
        let mut style = Style::new(name);
        style.orders = orders.to_vec();
        style
    };
    let fences = |name: &str, modes: &[Mode]| {
        let mut style = Style::new(name);
        style.between = modes.iter().map(|mode| Order::Fence(*mode)).collect();
        style
    };
    let mut exchange = orders("exchange", &[(Mode::Relaxed, Mode::Acquire)]);
    exchange.exchange = Some(Mode::AcquireRelease);
    let mut read_back = orders("rfi-sc", &[SC]);
    read_back.read_back = true;
    let mut styles = vec![
        orders("rlx", &[RELAXED]),
        orders("ra", &[RELEASE_ACQUIRE]),
        orders("sc", &[SC]),
        fences("fence-sc", &[Mode::SequentiallyConsistent]),
        orders("na", &[NOT_ATOMIC]),
        orders("sc+ra", &[SC, RELEASE_ACQUIRE]),
        orders("ra+rlx", &[RELEASE_ACQUIRE, RELAXED]),
        fences(
            "fence-sc+fence-ar",
            &[Mode::SequentiallyConsistent, Mode::AcquireRelease],
        ),
        fences("fence-rel+fence-acq", &[Mode::Release, Mode::Acquire]),
        exchange,
        read_back,
    ];
    if threads > 2 {
        styles.truncate(4);
    }
    styles
}

/// Threads, each with its accesses and their values.
type Pattern = &'static [&'static [(Direction, u64)]];

/// Tests of coherence: all accesses are of one location, with the value that is written or asked
/// for.
const COHERENCE: [(&str, Pattern); 6] = [
    ("CoRR", &[&[(W, 1)], &[(R, 1), (R, 0)]]),
    ("CoWR", &[&[(W, 1), (R, 2)], &[(W, 2)]]),
    ("CoWR0", &[&[(W, 1), (R, 0)]]),
    ("CoRW1", &[&[(R, 1), (W, 1)]]),
    ("CoRW2", &[&[(R, 2), (W, 1)], &[(W, 2)]]),
    (
        "CoRR2",
        &[&[(W, 1)], &[(W, 2)], &[(R, 1), (R, 2)], &[(R, 2), (R, 1)]],
    ),
];

/// The whole corpus, in order of its files.
pub fn corpus() -> Vec<GeneratedTest> {
    let mut tests = Vec::new();
    for threads in 2..=4 {
        for cycle in cycles(threads) {
            // Of four threads only IRIW, which is the one that asks something new.
            if threads == 4 && shape_name(&cycle) != "RR+W+RR+W" {
                continue;
            }
            let name = |style: &Style| format!("{}+{}", shape_name(&cycle), style.name);
            for style in x86_styles(threads) {
                if changes(&cycle, &style) {
                    let test = styled_test(&cycle, &style, Level::X86);
                    tests.push(generated(&name(&style), &test));
                }
            }
            let small = threads == 2 || cycle.iter().any(|segment| segment.len() == 1);
            for style in c_styles(threads).into_iter().filter(|_| small) {
                if changes(&cycle, &style) {
                    let test = styled_test(&cycle, &style, Level::Language);
                    tests.push(generated(&name(&style), &test));
                }
            }
        }
    }
    for (name, threads) in COHERENCE {
        for level in [Level::X86, Level::Language] {
            tests.push(generated(name, &coherence_test(threads, level)));
        }
    }
    tests.sort_by(|a, b| a.file.cmp(&b.file));
    tests
}

/// A test of coherence: asks for the values of reads and, where there are several writes, for the
/// greatest one at the end.
fn coherence_test(threads: Pattern, level: Level) -> Test {
    let (location, mode) = (Location(0), Mode::Relaxed);
    let mut condition = Vec::new();
    let mut codes: Vec<Vec<Instruction>> = Vec::new();
    for (thread, accesses) in threads.iter().enumerate() {
        let mut code = Vec::new();
        for (instruction, (direction, value)) in accesses.iter().enumerate() {
            let value = *value;
            code.push(Instruction::from(match direction {
                W => Action::Write {
                    location,
                    mode,
                    value,
                },
                R => Action::Read { location, mode },
            }));
            if *direction == R {
                condition.push(Clause::Register {
                    thread,
                    instruction,
                    value,
                });
            }
        }
        codes.push(code);
    }
    let written = codes.iter().flatten().filter_map(|it| it.action.value());
    if let Some(value) = written.max().filter(|last| *last > 1) {
        condition.push(Clause::Memory { location, value });
    }
    Test::new(level, codes, condition)
}

/// Whether a style changes anything about a cycle.
fn changes(cycle: &[Segment], style: &Style) -> bool {
    let reads_back = cycle
        .iter()
        .any(|segment| segment.len() == 2 && segment[0] == W);
    let writes = cycle.iter().flatten().any(|direction| *direction == W);
    (!style.read_back || reads_back) && (style.exchange.is_none() || writes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use katec_programs::litmus::LitmusTest;

    #[test]
    fn the_cycles_of_two_threads_are_the_known_six() {
        let names: Vec<_> = cycles(2).iter().map(|cycle| shape_name(cycle)).collect();
        assert_eq!(names.len(), 6, "{names:?}");
        for known in ["WR+WR", "RW+RW", "WW+WW", "WW+RR", "WW+RW", "WW+WR"] {
            assert!(
                names.iter().any(|name| name == known),
                "{known} is not in {names:?}"
            );
        }
    }

    #[test]
    fn all_tests_can_be_read_and_have_names_of_their_own() {
        let tests = corpus();
        let files: std::collections::BTreeSet<_> = tests.iter().map(|test| &test.file).collect();
        assert_eq!(files.len(), tests.len());
        for test in &tests {
            if let Err(error) = LitmusTest::parse(&test.text, &test.file) {
                panic!("{}:{error}\n{}", test.file, test.text);
            }
        }
    }
}
