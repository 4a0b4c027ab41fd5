//! What is looked for: the arguments about it.

use super::Models;
use clap::{Args, ValueEnum};
use katec_checker::check::{GROUPS, Interests, Kinds};
use katec_checker::model::Severity;

/// The arguments that say what is looked for.
#[derive(Args)]
pub struct InterestArguments {
    /// What is looked for, and nothing else: assertions, races, memory, uninitialised, leaks,
    /// deadlocks, locks, arithmetic, unordered-writes, or the name of one kind
    #[arg(long, value_name = "KIND,...", value_delimiter = ',')]
    only: Vec<String>,

    /// What is not looked for, in the words of --only
    #[arg(long, value_name = "KIND,...", value_delimiter = ',')]
    allow: Vec<String>,

    /// How much a data race counts
    #[arg(long, value_enum, value_name = "HOW", default_value_t = Races::Error)]
    race_free_as: Races,

    /// How much a waiting loop counts that nothing can end
    #[arg(long, value_enum, value_name = "HOW", default_value_t = Liveness::Error)]
    liveness: Liveness,
}

/// How much a waiting loop counts that nothing can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Liveness {
    /// It is not looked for.
    Off,
    /// It is a warning, and the exploration goes on.
    Warn,
    /// It is an error.
    Error,
}

/// How much a data race counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Races {
    /// It is what the model says, usually an error.
    Error,
    /// It is a warning, and the exploration goes on.
    Warning,
    /// It is not looked for.
    Off,
}

impl InterestArguments {
    /// What is looked for; a message if a kind is named that neither katec nor the model has.
    pub fn interests(&self, models: &dyn Models, model: &str) -> Result<Interests, String> {
        let kinds = |words: &[String]| words.iter().map(|word| Kinds::new(word)).collect();
        let interests = Interests {
            only: kinds(&self.only),
            allowed: kinds(&self.allow),
            races: match self.race_free_as {
                Races::Error => None,
                Races::Warning => Some(Some(Severity::Warning)),
                Races::Off => Some(None),
            },
            liveness: match self.liveness {
                Liveness::Error => None,
                Liveness::Warn => Some(Some(Severity::Warning)),
                Liveness::Off => Some(None),
            },
        };
        let is_unknown = |kinds: &&Kinds| {
            let in_model = || models.constraint_position(model, kinds.word()).is_some();
            !kinds.is_known() && !in_model()
        };
        let mut named = interests.only.iter().chain(&interests.allowed);
        let Some(unknown) = named.find(is_unknown) else {
            return Ok(interests);
        };
        let groups: Vec<&str> = GROUPS.iter().map(|(name, _)| *name).collect();
        Err(format!(
            "katec: there is no kind of violation `{}`; there are {}, and the names in reports\n",
            unknown.word(),
            groups.join(", ")
        ))
    }
}
