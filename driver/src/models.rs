//! Where the command gets its models from.

use crate::run::file::Hash;
use katec_checker::check::Annotate;
use katec_checker::explore::{Whole, has_more_candidates, wants_candidates};
use katec_checker::model::{Character, MemoryModel};
use katec_checker::program::{Program, SourcePosition};
use std::fmt;

/// A model, ready to run.
pub type AnyModel = Box<dyn MemoryModel + Send>;

/// What makes a model.
pub type MakeModel = fn() -> AnyModel;

/// Why there is no model, or no answer about a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The message for people.
    pub message: String,
    /// A limit of katec was reached: what was given may be right.
    pub is_limit: bool,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<String> for Refused {
    /// Bad input.
    fn from(message: String) -> Self {
        Self {
            message,
            is_limit: false,
        }
    }
}

impl From<Refused> for String {
    fn from(refused: Refused) -> Self {
        refused.message
    }
}

/// A source of models. Several threads ask it at the same time.
pub trait Models: Sync {
    /// The model to use if the user names none and the language of the program is not to decide.
    fn default_name(&self) -> Option<&str>;

    /// The model of this name or file, or why there is none.
    fn get(&self, name: &str, color: bool) -> Result<AnyModel, Refused>;

    /// What is to be known of a model under which executions are built step by step, if it is known
    /// before the model is ready to run.
    fn character(&self, _name: &str) -> Option<Character> {
        None
    }

    /// Whether it is a model of the library.
    fn is_of_library(&self, _name: &str) -> bool {
        false
    }

    /// A number that says what a model says: another one if the model is another one.
    fn fingerprint(&self, model: &str) -> u64 {
        Hash::of(model.as_bytes())
    }

    /// The model in a form that judges every execution, those with cycles of `po | rf` among them,
    /// if the source of the model is at hand.
    fn whole(&self, _name: &str) -> Option<AnyModel> {
        None
    }

    /// The model as a judge of executions with cycles of `po | rf`, if it lets no value depend on
    /// itself.
    fn cycles(&self, _name: &str) -> Option<Whole> {
        None
    }

    /// Whether it is a model of the Linux kernel: then C programs make the events that the kernel's
    /// primitives are, and not what C11 has in their place.
    fn speaks_of_kernel(&self, _model: &str) -> bool {
        false
    }

    /// What drawings show of a model besides its verdict, if the source of the model is at hand.
    fn annotate(&self, _model: &str) -> Option<Annotate> {
        None
    }

    /// Where a model has the constraint of this name, if the source of the model is at hand.
    fn constraint_position(&self, _model: &str, _constraint: &str) -> Option<SourcePosition> {
        None
    }
}

/// Which form of a model has all executions of a litmus test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// That which builds executions step by step.
    Built,
    /// That which judges every execution.
    Whole,
}

impl Form {
    /// The form for a program.
    ///
    /// # Errors
    ///
    /// Why there is no model.
    pub fn of<P: Program>(
        (models, name): (&dyn Models, &str),
        program: &P,
        color: bool,
    ) -> Result<Self, Refused> {
        let wanted = match models.character(name) {
            Some(character) => has_more_candidates(character, program),
            None => wants_candidates(&models.get(name, color)?, program),
        };
        Ok(match wanted && models.whole(name).is_some() {
            true => Self::Whole,
            false => Self::Built,
        })
    }

    /// A model in this form.
    ///
    /// # Errors
    ///
    /// Why there is no model.
    pub fn make(self, models: &dyn Models, name: &str, color: bool) -> Result<AnyModel, Refused> {
        let whole = match self {
            Self::Whole => models.whole(name),
            Self::Built => None,
        };
        whole.map_or_else(|| models.get(name, color), Ok)
    }
}

/// One model and no other.
pub struct OnlyModel {
    /// Its name.
    pub name: &'static str,
    /// What makes it.
    pub make: MakeModel,
}

impl Models for OnlyModel {
    fn default_name(&self) -> Option<&str> {
        Some(self.name)
    }

    fn get(&self, name: &str, _color: bool) -> Result<AnyModel, Refused> {
        if name == self.name {
            return Ok((self.make)());
        }
        let own = self.name;
        Err(format!("katec: this checker knows the model {own} only, not {name}\n").into())
    }
}
