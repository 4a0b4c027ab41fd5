//! C programs and LLVM modules.

use super::clang::Compiler;
use super::{Arguments, Models, input};
use katec_checker::check::{self, Outcome};
use katec_checker::explore::Options;
use katec_checker::program::{PlainBarriers, ProblemKind};
use katec_programs::c::llvm;
use katec_programs::c::{CProgram, Settings, compile};
use std::path::Path;

/// The model for programs that do not say.
const DEFAULT_MODEL: &str = "rc11";

/// Whether a file is a program by its name.
pub fn is_program(path: &Path) -> bool {
    is_source(path) || path.extension().is_some_and(|extension| extension == "ll")
}

fn is_source(path: &Path) -> bool {
    path.extension().is_some_and(|extension| {
        ["c", "cc", "cpp", "cxx"]
            .iter()
            .any(|known| extension == *known)
    })
}

/// Checks a program; a message for people if it cannot be checked.
pub fn check(
    file: &Path,
    arguments: &Arguments,
    models: &dyn Models,
    model: Option<&str>,
    color: bool,
) -> Result<Outcome, String> {
    let mut program = load(file, arguments)?;
    let model_name = model.or(models.default_name()).unwrap_or(DEFAULT_MODEL);
    let mut model = models.get(model_name, color)?;
    let name = input::display_name(file);
    let options = Options::for_programs();
    let mut outcome = match arguments.no_bam {
        true => {
            let mut plain = PlainBarriers(program);
            check::run(&mut plain, &name, &mut model, model_name, &options)
        }
        false => check::run(&mut program, &name, &mut model, model_name, &options),
    };
    outcome.locate_constraints(|name| models.constraint_position(model_name, name));
    match &outcome.unanswered {
        Some(reason) if reason.kind != ProblemKind::Limit => Err(format!("katec: {reason}\n")),
        _ => Ok(outcome),
    }
}

fn load(file: &Path, arguments: &Arguments) -> Result<CProgram, String> {
    let name = input::display_name(file);
    let compiler = || {
        Compiler::find().ok_or_else(|| {
            format!("katec: {name} needs clang, which is not on PATH; KATEC_CLANG can name it\n")
        })
    };
    let text = if is_source(file) {
        compiler()?.compile(file, &arguments.clang)?
    } else {
        let text = input::read(file)?;
        match input::is_stdin(file) && input::kind(&text) == input::Kind::C {
            true => compiler()?.compile_text(&text, &arguments.clang)?,
            false => text,
        }
    };
    let module = llvm::parse(&text).map_err(|error| format!("katec: {name}: {error}\n"))?;
    let settings = Settings {
        unroll: arguments.unroll,
        choices: arguments.nondet,
        ..Settings::default()
    };
    compile(&module, &settings).map_err(|error| format!("katec: {name}: {error}\n"))
}

/// Parses `LOW..HIGH`, both ends included.
pub fn parse_range(text: &str) -> Result<(i64, i64), String> {
    let wanted = || "expected LOW..HIGH with LOW at most HIGH and at most 256 numbers".to_string();
    let (low, high) = text.split_once("..").ok_or_else(wanted)?;
    let low: i64 = low.trim().parse().map_err(|_| wanted())?;
    let high: i64 = high.trim().parse().map_err(|_| wanted())?;
    match high.checked_sub(low) {
        Some(0..=255) => Ok((low, high)),
        _ => Err(wanted()),
    }
}
