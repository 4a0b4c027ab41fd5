//! Exit statuses, the same for every subcommand.

use std::process::ExitCode;

/// Nothing wrong.
pub const OK: ExitCode = ExitCode::SUCCESS;

/// A violation, a refuted assert, a difference.
pub fn violation() -> ExitCode {
    ExitCode::from(1)
}

/// Bad input or usage.
pub fn bad_input() -> ExitCode {
    ExitCode::from(2)
}

/// No answer: a bound, a limit or an interrupt.
pub fn no_answer() -> ExitCode {
    ExitCode::from(3)
}

/// The status of a run of many: bad input outweighs a violation, which outweighs that there is no
/// answer.
pub fn of_counts(bad: usize, violations: usize, unknown: usize) -> ExitCode {
    match (bad, violations, unknown) {
        (0, 0, 0) => OK,
        (0, 0, _) => no_answer(),
        (0, _, _) => violation(),
        _ => bad_input(),
    }
}
