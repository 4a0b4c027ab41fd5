//! A program and a model: the arguments of all commands that look at one program under one model.

use crate::Folders;
use katec_compiler::library;
use katec_driver::{AnyProgram, ProgramArguments, output, program_name};
use std::path::PathBuf;

/// Which program, and under which model.
#[derive(clap::Args)]
pub struct ProgramAndModel {
    /// A litmus test, or the files of a C program
    #[arg(required = true, value_name = "PROGRAM")]
    pub files: Vec<PathBuf>,

    /// A model of the library or a .cat file [default: tso for X86, rc11 for C, that of the machine
    /// for other litmus tests]
    #[arg(long, value_name = "NAME|FILE.cat")]
    model: Option<String>,

    /// Where models are looked for.
    #[command(flatten)]
    pub folders: Folders,

    /// How the program is read.
    #[command(flatten)]
    pub program: ProgramArguments,
}

impl ProgramAndModel {
    /// The program.
    ///
    /// # Errors
    ///
    /// A message for people.
    pub fn read(&self) -> Result<AnyProgram, String> {
        let program = AnyProgram::read(&self.files, &self.program, output::color())?;
        let model = self.model(&program);
        match program {
            AnyProgram::C(_) if library::judges_whole(model) => Err(format!(
                "katec: {}: under {model} C programs are for `katec check` only\n",
                self.name()
            )),
            program => Ok(program),
        }
    }

    /// What the program is called.
    pub fn name(&self) -> String {
        program_name(&self.files)
    }

    /// The model that was asked for, or that of the program.
    pub fn model(&self, program: &AnyProgram) -> &str {
        let default = || program.default_model();
        self.model.as_deref().unwrap_or_else(default)
    }
}
