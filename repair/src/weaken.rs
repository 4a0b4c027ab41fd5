//! The weakest memory orders and the fewest fences with which a program stays right.
//!
//! Each instruction that could be weaker is made as weak as it can be while all others stay as they
//! are, one by one and again, until nothing can be weaker: what comes out is a least set, though
//! there may be others. Every step is a check of the whole program.

use crate::choices::{Assignment, Choices};
use crate::judge::{Models, Subject, Target, Wrong, judge};
use katec_programs::edited::Edit;

/// What came out.
pub enum Answer {
    /// The program is wrong as it is.
    Wrong(Box<Wrong>),
    /// What everything can be.
    Weakest(Weakest),
}

/// The weakest program that was found.
pub struct Weakest {
    /// What everything becomes.
    pub assignment: Assignment,
    /// For each choice, whether it could be weaker if nothing else were changed.
    pub alone: Vec<bool>,
    /// For each choice, what goes wrong if it is weaker still.
    pub needed: Vec<Option<Wrong>>,
    /// Whether all checks saw all executions.
    pub exhaustive: bool,
    /// How many checks there were.
    pub checks: usize,
}

/// Makes a program as weak as it can be.
///
/// # Errors
///
/// There is no answer: the message says why not.
pub fn weaken<S: Subject>(
    subject: &S,
    choices: &Choices,
    models: &Models,
    target: Target,
) -> Result<Answer, String> {
    let mut exhaustive = true;
    let mut checks = 0;
    let mut wrong_with = |assignment: &Assignment| {
        let judged = judge(subject, choices, assignment, Edit::Absent, models, target)?;
        checks += 1;
        exhaustive &= judged.wrong.is_some() || judged.exhaustive;
        Ok::<_, String>(judged.wrong)
    };
    let mut assignment = choices.unchanged();
    if let Some(wrong) = wrong_with(&assignment)? {
        return Ok(Answer::Wrong(Box::new(wrong)));
    }
    let mut alone = Vec::new();
    for (number, choice) in choices.list.iter().enumerate() {
        let mut by_itself = false;
        for level in weaker(choice, 0) {
            let mut tried = choices.unchanged();
            tried[number] = level;
            by_itself |= wrong_with(&tried)?.is_none();
            if by_itself {
                break;
            }
        }
        alone.push(by_itself);
    }
    let mut needed: Vec<Option<Wrong>> = choices.list.iter().map(|_| None).collect();
    loop {
        let mut changed = false;
        for (number, choice) in choices.list.iter().enumerate() {
            needed[number] = None;
            let kept = assignment[number];
            for level in weaker(choice, kept) {
                assignment[number] = level;
                match wrong_with(&assignment)? {
                    None => {
                        changed = true;
                        break;
                    }
                    Some(wrong) => {
                        needed[number] = Some(wrong);
                        assignment[number] = kept;
                    }
                }
            }
        }
        if !changed {
            break;
        }
    }
    Ok(Answer::Weakest(Weakest {
        assignment,
        alone,
        needed,
        exhaustive,
        checks,
    }))
}

/// The levels that are weaker than one, the weakest first.
fn weaker(choice: &crate::choices::Choice, than: usize) -> Vec<usize> {
    let levels = &choice.levels;
    let below = |level: &usize| *level != than && levels[*level].is_at_most(levels[than]);
    (0..levels.len()).filter(below).collect()
}
