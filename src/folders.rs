//! Where models are looked for: the options that all commands that read models have.

use katec_compiler::diagnostics::Severity;
use katec_compiler::pipeline::Prepared;
use katec_compiler::resolve;
use katec_driver::output;
use std::path::PathBuf;

/// Where the files of models are, besides beside each other.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct Folders {
    /// A folder for files that models include, such as herd's libdir; may be given more than once
    #[arg(short = 'I', long = "include", value_name = "DIR", value_parser = folder)]
    include: Vec<PathBuf>,

    /// A bell file to read before the model [default: that of the same name beside it]
    #[arg(long, value_name = "FILE.bell")]
    bell: Option<PathBuf>,
}

/// The path of a folder that is there.
fn folder(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    match path.is_dir() {
        true => Ok(path),
        false => Err("there is no such folder".to_owned()),
    }
}

impl Folders {
    /// As the compiler takes them.
    pub fn to_resolve(&self) -> resolve::Folders {
        resolve::Folders {
            include: self.include.clone(),
            bell: self.bell.clone(),
        }
    }

    /// A model of the library (by name) or a file (by path).
    pub fn outcome(&self, name_or_path: &str) -> resolve::Outcome {
        resolve::outcome_in(name_or_path, &self.to_resolve())
    }

    /// A model that is ready for use, with its warnings printed.
    ///
    /// # Errors
    ///
    /// A message for people.
    pub fn prepared(&self, name_or_path: &str) -> Result<Prepared, String> {
        let outcome = self.outcome(name_or_path).as_model();
        let color = output::color();
        let rendered = outcome.diagnostics.render(Severity::Warning, color);
        let Some(model) = outcome.model else {
            return Err(rendered);
        };
        eprint!("{rendered}");
        let name = name_or_path;
        let refuse = |refusal| format!("katec: the model {name} cannot be used: {refusal}\n");
        model.prepare().map_err(refuse)
    }
}
