//! Litmus tests made from cycles of edges.
//!
//! A cycle goes through the threads of a test: within a thread by program order to another location, between
//! threads by communication on one location. Which communication it is follows from the two accesses (a write and a read: `rfe`; two
//! writes: `coe`; a read and a write: `fre`), so a cycle is given by the accesses of its threads: `WW+RR` is message passing,
//! `WR+WR` store buffering. The condition of the test asks for the execution that has the cycle.

use std::fmt::Write;

/// An access of a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Direction {
    R,
    W,
}

use Direction::{R, W};

/// An access of a test.
#[derive(Clone, Copy, Debug)]
struct Access {
    direction: Direction,
    /// The number of the location.
    location: usize,
    /// What is written, or has to be read.
    value: u64,
}

/// What stands between two accesses of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Between {
    Nothing,
    /// `MFENCE`, or a C fence with this order.
    Fence(&'static str),
    /// A locked instruction on a location of the thread's own.
    Locked,
}

/// How the accesses of a test are written.
#[derive(Clone, Debug)]
struct Style {
    /// What it adds to the test's name.
    name: String,
    /// By thread, the last one for all further threads.
    between: Vec<Between>,
    /// By thread, the last one for all further threads: memory orders of writes and reads, `na` for plain accesses.
    orders: Vec<(&'static str, &'static str)>,
    /// Whether writes are exchanges.
    exchange: bool,
    /// Whether a thread that starts with a write reads it back at once.
    read_back: bool,
}

impl Style {
    fn new(name: &str) -> Self {
        Self {
            name: name.to_string(),
            between: vec![Between::Nothing],
            orders: vec![("relaxed", "relaxed")],
            exchange: false,
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

/// All cycles of so many threads, each in one rotation. Threads have one or two accesses; at least two have two.
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

/// Whether all communications exist, and none is what two others say already: an `rfe` from a write into a single read or a `coe`, ... .
fn is_cycle(cycle: &[Segment]) -> bool {
    let next = |i: usize| &cycle[(i + 1) % cycle.len()];
    let communicates = |i: usize| !(cycle[i].last() == Some(&R) && next(i)[0] == R);
    let long = cycle.iter().filter(|segment| segment.len() == 2).count();
    // Two single accesses after each other add nothing but a thread.
    let no_pairs = (0..cycle.len()).all(|i| cycle[i].len() == 2 || next(i).len() == 2);
    long >= 2 && no_pairs && (0..cycle.len()).all(communicates)
}

/// The accesses of a cycle, by thread, with locations and values.
///
/// The accesses of one location follow each other in the cycle, in coherence order: the writes get the values 1, 2, ..., and a
/// read has to see the last write before it.
fn accesses(cycle: &[Segment], read_back: bool) -> Vec<Vec<Access>> {
    let locations = cycle.iter().filter(|segment| segment.len() == 2).count();
    let mut threads: Vec<Vec<Access>> = vec![Vec::new(); cycle.len()];
    let (mut location, mut written) = (1 % locations, 0);
    // From the second access of the first thread around to its first.
    let mut order: Vec<(usize, usize)> = Vec::new();
    for (thread, segment) in cycle.iter().enumerate() {
        order.extend((0..segment.len()).map(|place| (thread, place)));
    }
    order.rotate_left(1);
    for (thread, place) in order {
        let segment = &cycle[thread];
        if segment.len() == 2 && place == 1 && thread != 0 {
            location = (location + 1) % locations;
            written = 0;
        }
        let mut add = |direction: Direction| {
            written += u64::from(direction == W);
            threads[thread].push(Access {
                direction,
                location,
                value: written,
            });
        };
        add(segment[place]);
        if read_back && segment.len() == 2 && place == 0 && segment[0] == W {
            add(R);
        }
    }
    // The first access of the first thread came last.
    let second = threads[0].remove(0);
    threads[0].push(second);
    threads
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

const LOCATIONS: [&str; 4] = ["x", "y", "z", "a"];
const REGISTERS: [&str; 4] = ["EAX", "EBX", "ECX", "ESI"];

/// The condition that asks for the reads' values and, where there is more than one write, for the last write.
fn condition(threads: &[Vec<Access>], register: impl Fn(usize) -> String) -> String {
    let mut parts = Vec::new();
    for (thread, accesses) in threads.iter().enumerate() {
        let reads = accesses.iter().filter(|access| access.direction == R);
        for (number, read) in reads.enumerate() {
            parts.push(format!("{thread}:{}={}", register(number), read.value));
        }
    }
    for (location, name) in LOCATIONS.iter().enumerate() {
        let writes = threads
            .iter()
            .flatten()
            .filter(|access| access.direction == W && access.location == location);
        if let Some(last) = writes
            .map(|write| write.value)
            .max()
            .filter(|last| *last > 1)
        {
            parts.push(format!("{name}={last}"));
        }
    }
    format!("exists ({})", parts.join(" /\\ "))
}

/// A test in X86.
fn x86(name: &str, threads: &[Vec<Access>], style: &Style) -> GeneratedTest {
    let mut columns: Vec<Vec<String>> = Vec::new();
    for (thread, accesses) in threads.iter().enumerate() {
        let mut column = vec![format!("P{thread}")];
        let mut reads = 0;
        for (place, access) in accesses.iter().enumerate() {
            if place > 0 && accesses[place - 1].location != access.location {
                match Style::of_thread(&style.between, thread) {
                    Between::Nothing => {}
                    Between::Fence(_) => column.push("MFENCE".to_string()),
                    Between::Locked => column.push(format!("LOCK INC [t{thread}]")),
                }
            }
            let location = LOCATIONS[access.location];
            if access.direction == R {
                column.push(format!("MOV {},[{location}]", REGISTERS[reads]));
                reads += 1;
            } else if style.exchange {
                column.push(format!("MOV EDX,${}", access.value));
                column.push(format!("XCHG [{location}],EDX"));
            } else {
                column.push(format!("MOV [{location}],${}", access.value));
            }
        }
        columns.push(column);
    }
    let condition = condition(threads, |number| REGISTERS[number].to_string());
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = columns
        .iter()
        .map(|column| column.iter().map(String::len).max().unwrap_or(0))
        .collect();
    let mut text = format!("X86 {name}\n{{ }}\n");
    for row in 0..rows {
        let cells = columns.iter().zip(&widths).map(|(column, width)| {
            let cell = column.get(row).map_or("", String::as_str);
            format!(" {cell:width$} ")
        });
        text.push_str(&cells.collect::<Vec<_>>().join("|"));
        text.push_str(";\n");
    }
    text.push_str(&condition);
    text.push('\n');
    GeneratedTest {
        file: format!("X86/{name}.litmus"),
        text,
    }
}

/// A test in C.
fn c(name: &str, threads: &[Vec<Access>], style: &Style) -> GeneratedTest {
    let mut text = format!("C {name}\n{{ }}\n");
    for (thread, accesses) in threads.iter().enumerate() {
        let (write, read) = Style::of_thread(&style.orders, thread);
        let mut used: Vec<usize> = accesses.iter().map(|access| access.location).collect();
        used.sort_unstable();
        used.dedup();
        let plain = |order: &str| order == "na";
        let kind = if plain(write) && plain(read) {
            "int"
        } else {
            "atomic_int"
        };
        let parameters: Vec<_> = used
            .iter()
            .map(|location| format!("{kind}* {}", LOCATIONS[*location]))
            .collect();
        let mut line = |content: String| {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{content}");
        };
        line(format!("\nP{thread} ({}) {{", parameters.join(", ")));
        let mut reads = 0;
        for (place, access) in accesses.iter().enumerate() {
            if place > 0
                && accesses[place - 1].location != access.location
                && let Between::Fence(order) = Style::of_thread(&style.between, thread)
            {
                line(format!("  atomic_thread_fence(memory_order_{order});"));
            }
            let (location, value) = (LOCATIONS[access.location], access.value);
            line(match access.direction {
                R => {
                    let target = format!("  int r{reads} = ");
                    reads += 1;
                    if plain(read) {
                        format!("{target}*{location};")
                    } else {
                        format!("{target}atomic_load_explicit({location}, memory_order_{read});")
                    }
                }
                W if plain(write) => format!("  *{location} = {value};"),
                W if style.exchange => {
                    format!(
                        "  atomic_exchange_explicit({location}, {value}, memory_order_{write});"
                    )
                }
                W => format!("  atomic_store_explicit({location}, {value}, memory_order_{write});"),
            });
        }
        line("}".to_string());
    }
    text.push('\n');
    text.push_str(&condition(threads, |number| format!("r{number}")));
    text.push('\n');
    GeneratedTest {
        file: format!("C/{name}.litmus"),
        text,
    }
}

/// The ways to write a cycle in X86: of two threads, every pair of what stands between; of more, the same in all.
fn x86_styles(threads: usize) -> Vec<Style> {
    let choices = [
        ("po", Between::Nothing),
        ("mfence", Between::Fence("")),
        ("lock", Between::Locked),
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
    exchange.exchange = true;
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
    let orders = |name: &str, orders: &[(&'static str, &'static str)]| {
        let mut style = Style::new(name);
        style.orders = orders.to_vec();
        style
    };
    let fences = |name: &str, between: &[Between]| {
        let mut style = Style::new(name);
        style.between = between.to_vec();
        style
    };
    let mut exchange = orders("exchange", &[("acq_rel", "acquire")]);
    exchange.exchange = true;
    let mut read_back = orders("rfi-sc", &[("seq_cst", "seq_cst")]);
    read_back.read_back = true;
    let mut styles = vec![
        orders("rlx", &[("relaxed", "relaxed")]),
        orders("ra", &[("release", "acquire")]),
        orders("sc", &[("seq_cst", "seq_cst")]),
        fences("fence-sc", &[Between::Fence("seq_cst")]),
        orders("na", &[("na", "na")]),
        orders("sc+ra", &[("seq_cst", "seq_cst"), ("release", "acquire")]),
        orders("ra+rlx", &[("release", "acquire"), ("relaxed", "relaxed")]),
        fences(
            "fence-sc+fence-ar",
            &[Between::Fence("seq_cst"), Between::Fence("acq_rel")],
        ),
        fences(
            "fence-rel+fence-acq",
            &[Between::Fence("release"), Between::Fence("acquire")],
        ),
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

/// Tests of coherence: all accesses are of one location, with the value that is written or asked for.
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
                if let Some(threads) = styled(&cycle, &style) {
                    tests.push(x86(&name(&style), &threads, &style));
                }
            }
            let small = threads == 2 || cycle.iter().any(|segment| segment.len() == 1);
            for style in c_styles(threads).into_iter().filter(|_| small) {
                if let Some(threads) = styled(&cycle, &style) {
                    tests.push(c(&name(&style), &threads, &style));
                }
            }
        }
    }
    for (name, threads) in COHERENCE {
        let access = |&(direction, value): &(Direction, u64)| Access {
            direction,
            location: 0,
            value,
        };
        let threads: Vec<Vec<Access>> = threads
            .iter()
            .map(|thread| thread.iter().map(access).collect())
            .collect();
        tests.push(x86(name, &threads, &Style::new("")));
        tests.push(c(name, &threads, &Style::new("")));
    }
    tests.sort_by(|a, b| a.file.cmp(&b.file));
    tests
}

/// The accesses of a cycle in a style; `None` if the style changes nothing about it.
fn styled(cycle: &[Segment], style: &Style) -> Option<Vec<Vec<Access>>> {
    let reads_back = cycle
        .iter()
        .any(|segment| segment.len() == 2 && segment[0] == W);
    let writes = cycle.iter().flatten().any(|direction| *direction == W);
    let changes = (!style.read_back || reads_back) && (!style.exchange || writes);
    changes.then(|| accesses(cycle, style.read_back))
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
