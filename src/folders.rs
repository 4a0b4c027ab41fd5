//! Where models are looked for: the options that all commands that read models have.

use katec_compiler::resolve;
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
}
