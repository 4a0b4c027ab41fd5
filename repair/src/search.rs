//! The cheapest repair: a least hitting set of clauses that come from executions.
//!
//! The cheapest assignment that satisfies all clauses known so far is tried. If something is wrong
//! with it, the execution that shows it is kept while everything is made stronger that leaves it
//! consistent and wrong. What comes out is an assignment with which the program is wrong for sure,
//! and so a clause: a repair must be stronger somewhere. Every clause is necessary and each rules
//! out what was tried last, so the first assignment with which nothing is wrong is a cheapest one.
//!
//! This needs one thing of the model: an execution that is consistent stays so when memory orders
//! get weaker and fences go. For models that are not like that the answer is still a repair, but
//! may cost too much. That is noticed if a change of it turns out to be needless.

use crate::choices::{Assignment, Choices, Costs};
use crate::cover::Cover;
use crate::judge::{Judged, Models, SiteIndex, Subject, Target, Wrong, judge};
use katec_programs::edited::Edit;

/// How to repair.
#[derive(Clone, Debug)]
pub struct Settings {
    /// When the program is right.
    pub target: Target,
    /// What changes cost.
    pub costs: Costs,
    /// Whether a change costs as much more as its place is executed more often.
    pub dynamic: bool,
    /// How many cheapest repairs are looked for.
    pub optima: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            target: Target::NoViolation,
            costs: Costs::default(),
            dynamic: false,
            optima: 1,
        }
    }
}

/// What came out.
pub enum Answer {
    /// Nothing is wrong.
    NothingToDo,
    /// Cheapest repairs.
    Repaired(Repaired),
    /// Whatever is changed, this execution stays.
    Cannot(Box<Wrong>),
}

/// Cheapest repairs.
pub struct Repaired {
    /// The repairs, all of the same cost.
    pub repairs: Vec<Repair>,
    /// What each costs.
    pub cost: u64,
    /// Whether nothing cheaper does it.
    pub optimal: bool,
    /// Whether there are more of the same cost.
    pub more: bool,
}

/// A repair.
pub struct Repair {
    /// What everything becomes.
    pub assignment: Assignment,
    /// The changes by their choices, each with an execution that it makes impossible.
    pub changes: Vec<(usize, Wrong)>,
}

/// A repair, and what it took.
pub struct Outcome {
    /// What came out.
    pub answer: Answer,
    /// Whether all checks saw all executions.
    pub exhaustive: bool,
    /// How many checks there were.
    pub checks: usize,
    /// How many executions they saw.
    pub executions: u64,
}

/// Looks for the cheapest changes after which nothing is wrong.
///
/// # Errors
///
/// There is no answer: the message says why not.
pub fn repair<S: Subject>(
    subject: &S,
    choices: &Choices,
    models: &Models,
    settings: &Settings,
) -> Result<Outcome, String> {
    let mut search = Search {
        subject,
        choices,
        models,
        settings,
        exhaustive: true,
        checks: 0,
        executions: 0,
    };
    let answer = search.answer()?;
    Ok(Outcome {
        answer,
        exhaustive: search.exhaustive,
        checks: search.checks,
        executions: search.executions,
    })
}

struct Search<'a, S: Subject> {
    subject: &'a S,
    choices: &'a Choices,
    models: &'a Models,
    settings: &'a Settings,
    exhaustive: bool,
    checks: usize,
    executions: u64,
}

impl<S: Subject> Search<'_, S> {
    fn judge(&mut self, assignment: &Assignment, absent: Edit) -> Result<Judged, String> {
        let target = self.settings.target;
        let judged = judge(
            self.subject,
            self.choices,
            assignment,
            absent,
            self.models,
            target,
        )?;
        self.checks += 1;
        self.executions += judged.executions;
        self.exhaustive &= judged.wrong.is_some() || judged.exhaustive;
        Ok(judged)
    }

    fn answer(&mut self) -> Result<Answer, String> {
        let unchanged = self.choices.unchanged();
        let first = self.judge(&unchanged, Edit::Absent)?;
        if first.wrong.is_none() {
            return Ok(Answer::NothingToDo);
        }
        let strongest = self.judge(&self.choices.strongest(), Edit::Absent)?;
        if let Some(wrong) = strongest.wrong {
            return Ok(Answer::Cannot(Box::new(wrong)));
        }
        let mut cover = Cover::new(self.choices, self.costs(&strongest));
        let index = SiteIndex::new(self.choices);
        let mut repairs: Vec<Repair> = Vec::new();
        let mut least = None;
        let mut optimal = true;
        let more = loop {
            let Some((tried, cost)) = cover.cheapest(least)? else {
                match least {
                    Some(_) => break false,
                    None => return Err("no set of changes satisfies all clauses".to_string()),
                }
            };
            match self.judge(&tried, Edit::Marked)?.wrong {
                Some(wrong) => {
                    let grown = wrong.grown(self.models, self.choices, &index, &tried);
                    cover.require_more_than(grown);
                }
                None if repairs.len() == self.settings.optima.max(1) => break true,
                None => {
                    least = Some(cost);
                    cover.exclude(tried.clone());
                    repairs.push(self.explained(tried, &mut optimal)?);
                }
            }
        };
        let cost = repairs
            .first()
            .map_or(0, |repair| cover.cost(&repair.assignment));
        Ok(Answer::Repaired(Repaired {
            repairs,
            cost,
            optimal,
            more,
        }))
    }

    /// The cost of each level of each choice.
    fn costs(&self, seen: &Judged) -> Vec<Vec<u64>> {
        let often = |sites: &[katec_programs::edited::SiteId]| {
            let counts = sites.iter().filter_map(|site| seen.counts.get(site));
            u64::from(counts.copied().max().unwrap_or(1).max(1))
        };
        let costs = self.choices.list.iter().map(|choice| {
            let times = match self.settings.dynamic {
                true => often(&choice.sites),
                false => 1,
            };
            let levels = choice.levels.iter().enumerate();
            let costs = levels.map(|(number, level)| match number {
                0 => 0,
                // What costs nothing would never be left out.
                _ => u64::from(self.settings.costs.of(*level)).max(1) * times,
            });
            costs.collect()
        });
        costs.collect()
    }

    /// Says of each change of a repair what it is good for: an execution that is there without it.
    /// A change without one goes.
    fn explained(
        &mut self,
        mut assignment: Assignment,
        optimal: &mut bool,
    ) -> Result<Repair, String> {
        let mut changes = Vec::new();
        for choice in 0..assignment.len() {
            let level = std::mem::take(&mut assignment[choice]);
            if level == 0 {
                continue;
            }
            match self.judge(&assignment, Edit::Absent)?.wrong {
                Some(wrong) => {
                    changes.push((choice, wrong));
                    assignment[choice] = level;
                }
                None => *optimal = false,
            }
        }
        Ok(Repair {
            assignment,
            changes,
        })
    }
}
