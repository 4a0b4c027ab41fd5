//! The page docs/C.md: what is understood of C, made from the tables that the code uses.
//!
//! Functions are those of the library, under the headings that it has for them; instructions and
//! intrinsics are the rows of their tables. So the page cannot promise what is not there.

use super::HEADERS;
use super::lower::assembly::instructions;
use super::lower::intrinsic::{IDLE, machine_intrinsics};
use super::names::INTERCEPTED;

/// The source of the library, which is C.
const RUNTIME: &str = concat!(
    include_str!("runtime.c"),
    include_str!("runtime_calendar.c"),
    include_str!("runtime_checked.c"),
    include_str!("runtime_math.c"),
    include_str!("runtime_scan.c"),
    include_str!("runtime_system.c"),
    include_str!("runtime_kernel.c"),
    include_str!("runtime_cpp.c")
);

/// How wide lines of the page are.
const WIDTH: usize = 100;

const HEAD: &str = "\
# What katec understands of C

This page is made from the tables of the code (`cargo run -p katec-programs --example c_reference`),
and a test compares it with them.

C and C++ are compiled by clang without optimisation, so that the language is clang's: all of C and
of C++ as far as the [limits](LIMITATIONS.md) say. This page lists what a program may use of other
things: functions that it calls and does not define, assembly, and intrinsics. A function that is
neither defined nor in these lists is refused when it is called, with its name and the line, and so
is an instruction of assembly.
";

const ASSEMBLY: &str = "\
Statements are read with their constraints, in AT&T's syntax. An access is relaxed if the statement
does not clobber `memory`, since the compiler may move others across it. If it does, a load
acquires, a store releases, and an instruction with `lock`, or `xchg` with memory, is a
read-modify-write between two fences of the order seq_cst, as on the machine. An instruction that
works on `(%rsp)` with `lock` is such a fence. Jumps, labels and directives are refused.
";

const KERNEL: &str = "\
`#include <lkmm.h>` gives the primitives of the Linux kernel. Under `lkmm`, the kernel's own model,
they are the events that it speaks of: what litmus tests of the kernel call does the same there.
Creation and join of threads are full fences then, C11's accesses are the kernel's of the same
order, and SRCU is for `main`, threads that it creates, and structures that are static. Executions
are explored with pending reads, so that load buffering is found; what is wrong is reported when an
execution is whole. `katec explore`, `explain` and `repair` refuse C programs under `lkmm`.

Under other models the primitives are operations of C11 that are at least as strong: `smp_rmb` and
`smp_wmb` are fences that acquire and release, which order more than loads with loads and stores
with stores, so that a bug that needs them to be weaker is missed. What has no suffix is between two
fences of the order seq_cst. Dependencies order nothing by themselves, and `rcu_dereference`
acquires. Functions of read-copy-update are in a list above.
";

/// The macros of a header with the kernel's primitives.
fn kernel_macros(header: &str) -> Vec<String> {
    let header = HEADERS.iter().find(|(name, _)| *name == header);
    let lines = header.map_or("", |(_, text)| text).lines();
    let defined = lines.filter_map(|line| line.strip_prefix("#define "));
    let name = |rest: &'static str| rest.split(['(', ' ']).next();
    defined
        .filter_map(name)
        .filter(|name| !name.starts_with("KATEC_"))
        .map(|name| format!("`{name}`"))
        .collect()
}

/// The page.
pub fn reference() -> String {
    let mut page = HEAD.to_string();
    page.push_str("\n## Functions\n");
    for section in sections(RUNTIME) {
        page.push_str(&format!("\n### {}\n", section.title));
        if !section.text.is_empty() {
            page.push_str(&format!("\n{}", wrapped(&section.text)));
        }
        if !section.functions.is_empty() {
            let names: Vec<_> = section
                .functions
                .iter()
                .map(|name| format!("`{name}`"))
                .collect();
            page.push_str(&format!("\n{}", wrapped(&format!("{}.", names.join(", ")))));
        }
    }
    let always: Vec<_> = INTERCEPTED.iter().map(|name| format!("`{name}`")).collect();
    page.push_str(&format!(
        "\n{}",
        wrapped(&format!(
            "These mean the library's function even if the program defines one: {}.",
            always.join(", ")
        ))
    ));
    page.push_str(&format!(
        "\n## Primitives of the Linux kernel\n\n{KERNEL}\n"
    ));
    let macros = kernel_macros("lkmm.h").join(", ");
    page.push_str(&wrapped(&format!("{macros}.")));
    let more = kernel_macros("kernel.h").join(", ");
    let more = format!("`#include <kernel.h>` gives these too, and types: {more}.");
    page.push_str(&format!("\n{}", wrapped(&more)));
    page.push_str(&format!("\n## Assembly\n\n{ASSEMBLY}\n"));
    page.push_str("| instruction | what it is |\n| --- | --- |\n");
    for (what, names) in grouped(instructions()) {
        page.push_str(&format!("| {names} | {what} |\n"));
    }
    page.push_str("\n## Intrinsics\n\n");
    page.push_str("What `_mm_pause`, `_mm_mfence`, `__builtin_ia32_sfence`, `__rdtsc` and the like become.\n\n");
    page.push_str("| intrinsic | what it is |\n| --- | --- |\n");
    for (what, names) in grouped(machine_intrinsics()) {
        page.push_str(&format!("| {names} | {what} |\n"));
    }
    let idle: Vec<_> = IDLE.iter().map(|name| format!("`{name}`")).collect();
    page.push_str(&format!(
        "\n{}",
        wrapped(&format!(
            "These say something to the compiler and do nothing: {}.",
            idle.join(", ")
        ))
    ));
    page
}

/// Rows of a table that mean the same, with all their names, in order.
fn grouped(
    rows: impl Iterator<Item = (&'static str, &'static str)>,
) -> Vec<(&'static str, String)> {
    let mut groups: Vec<(&str, String)> = Vec::new();
    for (name, what) in rows {
        match groups.iter_mut().find(|(known, _)| *known == what) {
            Some((_, names)) => names.push_str(&format!(", `{name}`")),
            None => groups.push((what, format!("`{name}`"))),
        }
    }
    groups
}

/// A heading of the library with what stands below it.
struct Section<'t> {
    title: &'t str,
    text: String,
    functions: Vec<String>,
}

fn sections(source: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section> = Vec::new();
    for line in source.lines() {
        if let Some(heading) = line.strip_prefix("/*# ") {
            let heading = heading.trim_end_matches("*/").trim_end();
            let (title, text) = heading.split_once(". ").unwrap_or((heading, ""));
            sections.push(Section {
                title: title.trim_end_matches('.'),
                text: text.to_string(),
                functions: Vec::new(),
            });
        } else if let Some(section) = sections.last_mut() {
            match defined(line) {
                Some(name) => section.functions.push(name.to_string()),
                None => section.functions.extend(defined_by_macro(source, line)),
            }
        }
    }
    sections
}

/// The function that is defined on a line and that programs can call by the name it has in C.
fn defined(line: &str) -> Option<&str> {
    const OTHERS: [&str; 6] = ["static ", "struct ", "typedef ", "enum ", "#", "/*"];
    let begins = line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    let ends = line.ends_with('{') || line.ends_with('}');
    if !begins || !ends || OTHERS.iter().any(|other| line.starts_with(other)) {
        return None;
    }
    let before = line.split('(').next()?.trim_end();
    let is_name = |character: char| character.is_ascii_alphanumeric() || character == '_';
    let name = before.rsplit(|character| !is_name(character)).next()?;
    let listed = !name.is_empty() && !name.starts_with("__katec_") && !has_another_name(name);
    listed.then_some(name)
}

/// The functions that a line defines which is the use of a macro, whose parameters are parts of
/// their names.
fn defined_by_macro(source: &str, line: &str) -> Vec<String> {
    let used = line.strip_suffix(')').and_then(|line| line.split_once('('));
    let Some((macro_name, arguments)) = used else {
        return Vec::new();
    };
    let head = format!("#define {macro_name}(");
    let mut lines = source.lines().skip_while(|line| !line.starts_with(&head));
    let Some(parameters) = lines.next().and_then(|line| line.strip_prefix(&head)) else {
        return Vec::new();
    };
    let parameters = parameters.split([',', ')']).map(str::trim);
    let given: Vec<_> = parameters
        .zip(arguments.split(',').map(str::trim))
        .collect();
    let continued: Vec<&str> = lines
        .scan(true, |goes_on, line| {
            let body = line.strip_suffix('\\').unwrap_or(line);
            std::mem::replace(goes_on, body != line).then_some(body.trim_end())
        })
        .collect();
    if continued.iter().any(|line| line.contains("__asm__")) {
        return Vec::new();
    }
    let is_name = |character: char| character.is_ascii_alphanumeric() || character == '_';
    let replaced = |line: &str| {
        let words = line.split_inclusive(|character| !is_name(character));
        let words = words.map(|word| {
            let argument = given.iter().find_map(|(parameter, argument)| {
                let rest = word.strip_prefix(parameter)?;
                (!rest.starts_with(is_name)).then(|| format!("{argument}{rest}"))
            });
            argument.unwrap_or_else(|| word.to_string())
        });
        words.collect::<String>().replace("##", "")
    };
    // What is further to the right is in the body of a function.
    let heads = continued
        .iter()
        .filter_map(|line| line.strip_prefix("    "));
    let lines = heads.map(replaced);
    lines
        .filter_map(|line| defined(&line).map(str::to_string))
        .collect()
}

/// Whether a function of the library has the name of one of C++ for the linker. Its declaration
/// says so on the same line or on the next.
fn has_another_name(name: &str) -> bool {
    let call = format!("{name}(");
    let is_name = |character: char| character.is_ascii_alphanumeric() || character == '_';
    RUNTIME.lines().any(|line| {
        let before = line.split_once(&call).map(|(before, _)| before);
        let declares = before.is_some_and(|before| !before.ends_with(is_name));
        let declares = declares && !line.starts_with(' ');
        declares && (line.contains("__asm__(") || line.ends_with(')'))
    })
}

/// Words in lines of the page's width.
fn wrapped(text: &str) -> String {
    let mut result = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        if length > 0 && length + 1 + word.len() > WIDTH {
            result.push('\n');
            length = 0;
        }
        if length > 0 {
            result.push(' ');
            length += 1;
        }
        result.push_str(word);
        length += word.len();
    }
    result.push('\n');
    result
}
