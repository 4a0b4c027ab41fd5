//! Printing to standard output when its reader may have gone, as in `katec parse m.cat | head`.

use katec_report::Layout;
use std::fmt::Arguments;
use std::io::{ErrorKind, IsTerminal, Write};

/// Whether messages on standard error are coloured.
pub fn color() -> bool {
    has_colors(&std::io::stderr())
}

/// Colours are for terminals: not for pipes and files, and not if `NO_COLOR` is set
/// (<https://no-color.org>) or the terminal says that it knows no colours.
fn has_colors(stream: &impl IsTerminal) -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    stream.is_terminal() && !is_set("NO_COLOR") && !is_dumb
}

/// The layout of reports on standard output: lines are as wide as the terminal, if it is one.
pub fn layout(full: bool) -> Layout {
    let stdout = std::io::stdout();
    let size = terminal_size::terminal_size_of(&stdout);
    Layout {
        width: size.map(|(width, _)| usize::from(width.0)),
        color: has_colors(&stdout),
        full,
    }
}

/// The status of a process that wrote to a pipe that no one reads, as shells know it.
const BROKEN_PIPE: i32 = 141;

/// Prints, and ends the process quietly if no one reads what it prints.
pub fn print(arguments: Arguments<'_>) {
    if let Err(error) = std::io::stdout().lock().write_fmt(arguments) {
        if error.kind() == ErrorKind::BrokenPipe {
            std::process::exit(BROKEN_PIPE);
        }
        eprintln!("katec: cannot write to standard output: {error}");
        std::process::exit(2);
    }
}

/// Like `print!`, by [`print()`].
#[macro_export]
macro_rules! say {
    ($($arguments:tt)*) => { $crate::output::print(format_args!($($arguments)*)) };
}

/// Like `println!`, by [`print()`].
#[macro_export]
macro_rules! say_line {
    ($($arguments:tt)*) => { $crate::output::print(format_args!("{}\n", format_args!($($arguments)*))) };
}
