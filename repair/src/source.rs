//! The text of a program: marked with a fence at every point, and with the changes chosen.

use crate::choices::{Choice, Level, What, Written};
use crate::text::{self, Call, Orders, Point};
use katec_checker::event::{FenceKind, Mode};
use katec_programs::edited::SiteKind;
use katec_programs::litmus::{Language, LitmusError, LitmusTest};
use std::collections::BTreeMap;
use std::ops::Range;

/// What a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    C,
    Cpp,
    LitmusC,
    X86,
}

/// A text of a program that can be changed.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name of the file. Positions may have another one for it.
    pub file: String,
    /// The text.
    pub text: String,
    kind: Kind,
    /// Where a fence can be put.
    pub points: Vec<Point>,
    /// Calls with memory orders.
    pub calls: Vec<Call>,
    /// The text with a fence at each point.
    marked: Marked,
}

#[derive(Clone, Debug, Default)]
struct Marked {
    text: String,
    /// The points by the line and column of their fences.
    points: BTreeMap<(u32, u32), usize>,
    /// The calls by the line and column of their names.
    calls: BTreeMap<(u32, u32), usize>,
}

/// Whether points are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// Fences may be put anywhere.
    Everywhere,
    /// No new fences.
    Nowhere,
}

/// A fence for marking, which needs no header.
const MARK: &str = "__atomic_thread_fence(__ATOMIC_SEQ_CST); ";

impl Source {
    /// A file of C or C++.
    pub fn c(file: &str, text: &str, points: Points) -> Self {
        let ending = file.rsplit('.').next().unwrap_or("");
        let kind = match ending {
            "cc" | "cpp" | "cxx" | "C" | "ii" => Kind::Cpp,
            _ => Kind::C,
        };
        Self::found(file, text, 0..text.len(), kind, points)
    }

    /// A litmus test.
    ///
    /// # Errors
    ///
    /// It is none.
    pub fn litmus(file: &str, text: &str, points: Points) -> Result<Self, LitmusError> {
        let test = LitmusTest::parse(text, file)?;
        let part = LitmusTest::program_text(text)?;
        Ok(match test.language() {
            Language::C => Self::found(file, text, part, Kind::LitmusC, points),
            Language::Linux
            | Language::AArch64
            | Language::Arm
            | Language::Ppc
            | Language::RiscV => {
                return Err(LitmusError {
                    line: 1,
                    column: 1,
                    span: 0..0,
                    message: "only tests of C and X86 are repaired".to_string(),
                });
            }
            Language::X86 | Language::X86_64 => {
                let points = match points {
                    Points::Everywhere => rows(text, part),
                    Points::Nowhere => Vec::new(),
                };
                Self::with(file, text, Kind::X86, points, Vec::new())
            }
        })
    }

    fn found(file: &str, text: &str, part: Range<usize>, kind: Kind, points: Points) -> Self {
        let found = text::find(text, part);
        let points = match points {
            Points::Everywhere => found.points,
            Points::Nowhere => Vec::new(),
        };
        Self::with(file, text, kind, points, found.calls)
    }

    fn with(file: &str, text: &str, kind: Kind, points: Vec<Point>, calls: Vec<Call>) -> Self {
        let mut source = Self {
            file: file.to_string(),
            text: text.to_string(),
            kind,
            points,
            calls,
            marked: Marked::default(),
        };
        source.marked = source.mark();
        source
    }

    /// Whether a name is one of its file: there are many, like `a.c`, `./a.c` and `/home/me/a.c`.
    pub fn is_file(&self, name: &str) -> bool {
        let real = |name: &str| std::fs::canonicalize(name).ok();
        name == self.file || real(name).is_some_and(|name| real(&self.file) == Some(name))
    }

    /// Whether it is for a processor, whose instructions have no memory orders.
    pub fn is_machine_code(&self) -> bool {
        self.kind == Kind::X86
    }

    /// The text with a fence at every point. No line moves.
    pub fn marked(&self) -> &str {
        &self.marked.text
    }

    /// The point whose fence is at a line and column of the marked text.
    pub fn marked_point(&self, place: (u32, u32)) -> Option<usize> {
        self.marked.points.get(&place).copied()
    }

    /// The call of a kind whose name is at a line and column of the marked text.
    pub fn marked_call(&self, place: (u32, u32), kind: SiteKind) -> Option<usize> {
        let call = *self.marked.calls.get(&place)?;
        // A read may be the failure of a compare-exchange, or what a fetch begins with.
        (self.calls[call].kind == kind).then_some(call)
    }

    /// The line of a byte, from 1.
    pub fn line_of(&self, byte: usize) -> u32 {
        place_of(&self.text, byte).0
    }

    fn mark(&self) -> Marked {
        let mut marked = Marked::default();
        let mut starts = Vec::new();
        let mut from = 0;
        let mut moved = Vec::new();
        for group in self.point_groups() {
            let at = self.points[group[0]].at;
            marked.text.push_str(&self.text[from..at]);
            moved.push((at, marked.text.len()));
            from = at;
            match self.kind {
                Kind::X86 => {
                    let row = self.row(at, &group, |_| "MFENCE");
                    let row = row.replace('\n', " ");
                    let start = marked.text.len();
                    let fences = row.match_indices("MFENCE");
                    starts.extend(group.iter().zip(fences).map(|(p, (i, _))| (*p, start + i)));
                    marked.text.push_str(&row);
                }
                _ => {
                    starts.push((group[0], marked.text.len()));
                    marked.text.push_str(MARK);
                }
            }
            moved.push((at, marked.text.len()));
        }
        marked.text.push_str(&self.text[from..]);
        for (point, at) in starts {
            marked.points.insert(place_of(&marked.text, at), point);
        }
        for (number, call) in self.calls.iter().enumerate() {
            let shift = moved.iter().rfind(|(before, _)| *before <= call.at);
            let at = shift.map_or(call.at, |(before, after)| after + call.at - before);
            marked.calls.insert(place_of(&marked.text, at), number);
        }
        marked
    }

    /// The points by where they are: those of a row of X86 are together.
    fn point_groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (number, point) in self.points.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if self.points[group[0]].at == point.at => group.push(number),
                _ => groups.push(vec![number]),
            }
        }
        groups
    }

    /// A row of fences before the row at a byte.
    fn row(&self, at: usize, points: &[usize], fence: impl Fn(usize) -> &'static str) -> String {
        let line = self.text[at..].lines().next().unwrap_or("");
        let cells = line.trim_end().trim_end_matches(';').split('|');
        let cells = cells.enumerate().map(|(thread, cell)| {
            let name = format!("P{thread}");
            let here = points
                .iter()
                .find(|point| self.points[**point].function == name);
            let text = here.map_or("", |point| fence(*point));
            format!(
                " {text:width$}",
                width = cell.chars().count().saturating_sub(1)
            )
        });
        format!("{};\n", cells.collect::<Vec<_>>().join("|"))
    }

    /// The text with changes: choices of this source, and what they become.
    pub fn changed(&self, changes: &[(&Choice, Level)]) -> String {
        let mut edits: Vec<(Range<usize>, String)> = Vec::new();
        match self.kind {
            Kind::X86 => self.change_rows(changes, &mut edits),
            _ => {
                for (choice, level) in changes {
                    if let Written::Point(point) = choice.written {
                        edits.push(self.fence_edit(point, *level));
                    }
                }
                self.change_orders(changes, &mut edits);
            }
        }
        edits.sort_by_key(|(range, _)| (range.start, range.end));
        let mut text = self.text.clone();
        for (range, new) in edits.into_iter().rev() {
            text.replace_range(range, &new);
        }
        text
    }

    fn change_rows(&self, changes: &[(&Choice, Level)], edits: &mut Vec<(Range<usize>, String)>) {
        let mut rows: BTreeMap<usize, Vec<(usize, &'static str)>> = BTreeMap::new();
        for (choice, level) in changes {
            if let (Written::Point(point), Level::Fence(_, kind)) = (choice.written, level) {
                let name = match kind {
                    FenceKind::Sfence => "SFENCE",
                    FenceKind::Lfence => "LFENCE",
                    _ => "MFENCE",
                };
                rows.entry(self.points[point].at)
                    .or_default()
                    .push((point, name));
            }
        }
        for (at, fences) in rows {
            let points: Vec<usize> = fences.iter().map(|(point, _)| *point).collect();
            let name = |point| {
                let found = fences.iter().find(|(known, _)| *known == point);
                found.map_or("", |(_, name)| *name)
            };
            edits.push((at..at, self.row(at, &points, name)));
        }
    }

    /// A fence on a line of its own, if the statement after it begins one.
    fn fence_edit(&self, point: usize, level: Level) -> (Range<usize>, String) {
        let point = &self.points[point];
        let mode = level.mode().unwrap_or(Mode::SequentiallyConsistent);
        let fence = self.fence(mode);
        let line_start = self.text[..point.at]
            .rfind('\n')
            .map_or(0, |newline| newline + 1);
        let indent = &self.text[line_start..point.at];
        if !indent.trim().is_empty() {
            return (point.at..point.at, format!("{fence} "));
        }
        // The end of a block stands further left than what is in it.
        let before_start = self.text[..point.after]
            .rfind('\n')
            .map_or(0, |newline| newline + 1);
        let before = &self.text[before_start..point.after];
        let of_before = &before[..before.len() - before.trim_start().len()];
        let ends_block = self.text[point.at..].starts_with('}');
        let indent = match ends_block && before.ends_with(';') {
            true => of_before,
            false => indent,
        };
        (line_start..line_start, format!("{indent}{fence}\n"))
    }

    fn fence(&self, mode: Mode) -> String {
        let name = text::order_name(mode);
        let has = |header: &str| self.text.contains(header);
        match self.kind {
            Kind::LitmusC => format!("atomic_thread_fence(memory_order_{name});"),
            Kind::C if has("stdatomic.h") || has("memory_order_") => {
                format!("atomic_thread_fence(memory_order_{name});")
            }
            Kind::Cpp if has("<atomic>") => {
                format!("std::atomic_thread_fence(std::memory_order_{name});")
            }
            _ => format!(
                "__atomic_thread_fence(__ATOMIC_{});",
                name.to_ascii_uppercase()
            ),
        }
    }

    fn change_orders(&self, changes: &[(&Choice, Level)], edits: &mut Vec<(Range<usize>, String)>) {
        // Both orders of a compare-exchange that has none written are written at once.
        let mut implicit: BTreeMap<usize, [Mode; 2]> = BTreeMap::new();
        for (choice, level) in changes {
            let Written::Call(number) = choice.written else {
                continue;
            };
            let which = usize::from(choice.what == What::Failure);
            match (&self.calls[number].orders, level) {
                (Orders::Words(words, spelling), Level::Order(mode)) => {
                    if let Some(range) = words.get(which) {
                        edits.push((range.clone(), spelling.of(*mode)));
                    }
                }
                (Orders::Words(..), _) => edits.push((self.statement(number), String::new())),
                (Orders::Implicit(..), level) => {
                    let both = [Mode::SequentiallyConsistent; 2];
                    let modes = implicit.entry(number).or_insert(both);
                    modes[which] = level.mode().unwrap_or(Mode::SequentiallyConsistent);
                }
            }
        }
        for (number, modes) in implicit {
            let call = &self.calls[number];
            if let Orders::Implicit(name_end, end) = call.orders {
                edits.push((name_end..name_end, "_explicit".to_string()));
                let count = if call.kind == SiteKind::Compare { 2 } else { 1 };
                let orders = modes[..count].iter();
                let orders =
                    orders.map(|mode| format!(", memory_order_{}", text::order_name(*mode)));
                edits.push((end..end, orders.collect()));
            }
        }
    }

    /// The text of a fence that goes, with its line if nothing else is there.
    fn statement(&self, call: usize) -> Range<usize> {
        let start = self.calls[call].at;
        let length = self.text[start..].find(';').map_or(0, |at| at + 1);
        let end = start + length;
        let line_start = self.text[..start]
            .rfind('\n')
            .map_or(0, |newline| newline + 1);
        let line_end = self.text[end..]
            .find('\n')
            .map_or(self.text.len(), |at| end + at + 1);
        let alone = self.text[line_start..start].trim().is_empty()
            && self.text[end..line_end].trim().is_empty();
        match alone {
            true => line_start..line_end,
            false => start..end,
        }
    }
}

/// Line and column in bytes of a byte, from 1.
fn place_of(text: &str, byte: usize) -> (u32, u32) {
    let before = &text.as_bytes()[..byte];
    let lines = before.iter().filter(|byte| **byte == b'\n').count();
    let start = before.iter().rposition(|byte| *byte == b'\n');
    let column = byte - start.map_or(0, |newline| newline + 1);
    (lines as u32 + 1, column as u32 + 1)
}

/// The points of a test in the language of a processor: before each instruction of a thread but the
/// first, if each row has a line of its own.
fn rows(text: &str, part: Range<usize>) -> Vec<Point> {
    let mut points = Vec::new();
    let mut started: Vec<bool> = Vec::new();
    let mut at = part.start;
    for line in text[part].split_inclusive('\n') {
        let row = line.trim();
        if let Some(cells) = row.strip_suffix(';') {
            for (thread, cell) in cells.split('|').enumerate() {
                let is_empty = cell.trim().is_empty();
                match started.get(thread) {
                    // The names of the threads come first.
                    None => started.push(false),
                    Some(true) if !is_empty => points.push(Point {
                        at,
                        function: format!("P{thread}"),
                        after: at,
                    }),
                    Some(false) if !is_empty => started[thread] = true,
                    Some(_) => {}
                }
            }
        }
        at += line.len();
    }
    points
}
