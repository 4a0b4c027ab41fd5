//! Printing to standard output when its reader may have gone, as in `katec parse m.cat | head`.

use std::fmt::Arguments;
use std::io::{ErrorKind, IsTerminal, Write};

/// Whether messages on standard error are coloured: not in pipes and files, and not if `NO_COLOR`
/// is set (<https://no-color.org>) or the terminal says that it knows no colours.
pub fn color() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stderr().is_terminal() && !is_set("NO_COLOR") && !is_dumb
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
