//! Whether a program is wrong, and which changes would make an execution impossible.

use crate::choices::{Assignment, Choices, Level, What};
use katec_checker::builtin::BuiltinSet;
use katec_checker::check::{self, About, ExecutionReport, Observer, Settings, ViolationKind};
use katec_checker::event::EventId;
use katec_checker::execution::Execution;
use katec_checker::explore::{Ending, Explored, Options};
use katec_checker::graph::{Accesses, fence_sets, with_mode};
use katec_checker::lowered::{Lowered, TableModel};
use katec_checker::program::ProblemKind;
use katec_compiler::explain::{offenders, reason};
use katec_compiler::model::{ConstraintId, Model, Role};
use katec_compiler::pipeline::Prepared;
use katec_diff::candidates::{Blame, axioms, blame_of};
use katec_programs::c::CProgram;
use katec_programs::edited::{Edit, Edited, SiteId, SiteKind, Sited};
use katec_programs::litmus::{LitmusProgram, LitmusTest, is_asked_for};
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

/// When a program is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Nothing is wrong in any execution.
    NoViolation,
    /// Something is wrong only in executions that SC has too.
    Sc,
    /// Every execution is one of SC.
    Robust,
}

/// A program that is to be changed.
pub trait Subject {
    /// What it is made of.
    type Program: Sited + Clone;

    /// The program.
    fn program(&self) -> &Self::Program;

    /// How it is checked.
    fn settings(&self) -> Settings;

    /// Whether the end of a complete execution is one that must not be; `None` if the execution
    /// does not count.
    fn ends_wrong(&self, execution: &Explored<'_, Edited<Self::Program>>) -> Option<bool>;
}

impl Subject for LitmusTest {
    type Program = LitmusProgram;

    fn program(&self) -> &LitmusProgram {
        LitmusTest::program(self)
    }

    fn settings(&self) -> Settings {
        Settings {
            on_error: check::OnError::Continue,
            deadlocks: false,
            ..Settings::new(Options {
                whole_findings: self.has_filter(),
                ..Options::default()
            })
        }
    }

    fn ends_wrong(&self, execution: &Explored<'_, Edited<LitmusProgram>>) -> Option<bool> {
        is_asked_for(self, execution)
    }
}

/// A C program and how it is explored.
pub struct CSubject {
    /// The program.
    pub program: CProgram,
    /// How it is explored.
    pub options: Options,
}

impl Subject for CSubject {
    type Program = CProgram;

    fn program(&self) -> &CProgram {
        &self.program
    }

    fn settings(&self) -> Settings {
        Settings {
            on_error: check::OnError::Continue,
            ..Settings::new(self.options.clone())
        }
    }

    fn ends_wrong(&self, _: &Explored<'_, Edited<CProgram>>) -> Option<bool> {
        Some(false)
    }
}

/// The models that programs are judged by.
pub struct Models {
    /// The model.
    pub model: Prepared,
    /// Sequential consistency.
    pub sc: Prepared,
    tables: Arc<Lowered>,
    axioms: Vec<ConstraintId>,
    sc_axioms: Vec<ConstraintId>,
}

impl Models {
    /// A model, and that of sequential consistency.
    ///
    /// # Errors
    ///
    /// The model cannot be explored.
    pub fn new(model: Prepared, sc: Prepared) -> Result<Self, String> {
        let admitted = model.clone().admit();
        let admitted = admitted.map_err(|refusal| refusal.to_string())?;
        Ok(Self {
            tables: Arc::new(admitted.lower().into_tables()),
            axioms: axioms(model.synchronised()),
            sc_axioms: axioms(sc.synchronised()),
            model,
            sc,
        })
    }

    fn own(&self) -> &Model {
        self.model.synchronised()
    }

    fn is_sc(&self, execution: &Execution) -> bool {
        reason(self.sc.synchronised(), &self.sc_axioms, execution).is_none()
    }

    /// Why SC forbids an execution, and what the model does not keep in order there.
    pub fn blame(&self, wrong: &Wrong) -> Option<Blame> {
        let Accesses { execution, .. } = &wrong.accesses;
        let blame = blame_of(self.own(), self.sc.synchronised(), execution)?;
        Some(blame.renamed(|event| wrong.accesses.event(event.index())))
    }
}

/// An execution in which something is wrong.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// What is wrong, in words.
    pub message: String,
    /// The execution.
    pub report: ExecutionReport,
    /// Its relations.
    accesses: Accesses,
    /// Whether SC has it too.
    pub in_sc: bool,
    /// The instruction of each event of the relations, and whether it is a read that is no part of
    /// an update.
    sites: Vec<(Option<SiteId>, bool)>,
    /// The constraint that found it, if one did.
    constraint: Option<ConstraintId>,
}

impl Wrong {
    /// Whether the model says that it is wrong, as of a race: then other orders can make it right
    /// without making the execution impossible.
    pub fn is_by_model(&self) -> bool {
        self.constraint.is_some()
    }

    /// The execution with other memory orders and with fences where it passes points.
    fn with(&self, choices: &Choices, index: &SiteIndex, assignment: &Assignment) -> Execution {
        let mut changed = self.accesses.execution.clone();
        for (event, (site, lone_read)) in self.sites.iter().enumerate() {
            let here = site.and_then(|site| index.0.get(&site));
            for number in here.into_iter().flatten() {
                let choice = &choices.list[*number];
                let applies = match choice.what {
                    What::Failure => *lone_read,
                    What::Order(SiteKind::Compare) => !*lone_read,
                    _ => true,
                };
                let mask = changed.mask(event);
                let is_plain = mask.contains(BuiltinSet::Na);
                if !applies || is_plain {
                    continue;
                }
                match choice.levels[assignment[*number]] {
                    Level::Nothing => {}
                    Level::Fence(mode, kind) => changed.set_mask(event, fence_sets(mode, kind)),
                    Level::Order(mode) => changed.set_mask(event, with_mode(mask, mode)),
                }
            }
        }
        changed
    }

    /// The strongest assignment, from one on, with which the execution is still there and wrong:
    /// nothing can be made stronger without making it impossible.
    pub fn grown(
        &self,
        models: &Models,
        choices: &Choices,
        index: &SiteIndex,
        from: &Assignment,
    ) -> Assignment {
        let mut grown = from.clone();
        let executed: Vec<SiteId> = self.sites.iter().filter_map(|(site, _)| *site).collect();
        for (number, choice) in choices.list.iter().enumerate() {
            let first = grown[number];
            let top = choice.levels.len() - 1;
            if !choice.sites.iter().any(|site| executed.contains(site)) {
                grown[number] = top;
                continue;
            }
            for level in (0..choice.levels.len()).rev() {
                let stronger = choice.levels[first].is_at_most(choice.levels[level]);
                if level == first || !stronger {
                    continue;
                }
                grown[number] = level;
                if self.stays(models, &self.with(choices, index, &grown)) {
                    break;
                }
                grown[number] = first;
            }
        }
        grown
    }

    /// Whether an execution with other memory orders is consistent, and as wrong as this one.
    fn stays(&self, models: &Models, changed: &Execution) -> bool {
        let still_found = |constraint| !offenders(models.own(), constraint, changed).is_empty();
        reason(models.own(), &models.axioms, changed).is_none()
            && self.constraint.is_none_or(still_found)
    }
}

/// The choices of each instruction.
pub struct SiteIndex(FxHashMap<SiteId, Vec<usize>>);

impl SiteIndex {
    /// The index of some choices.
    pub fn new(choices: &Choices) -> Self {
        let mut index: FxHashMap<SiteId, Vec<usize>> = FxHashMap::default();
        for (number, choice) in choices.list.iter().enumerate() {
            for site in &choice.sites {
                index.entry(*site).or_default().push(number);
            }
        }
        Self(index)
    }
}

/// What came of a check.
pub struct Judged {
    /// The first execution in which something is wrong.
    pub wrong: Option<Wrong>,
    /// Whether all executions were seen, if nothing is wrong.
    pub exhaustive: bool,
    /// How many executions were seen.
    pub executions: u64,
    /// How often each instruction is executed at most in one complete execution.
    pub counts: FxHashMap<SiteId, u32>,
}

/// Checks a program with an assignment.
///
/// # Errors
///
/// There is no verdict: the message says why not.
pub fn judge<S: Subject>(
    subject: &S,
    choices: &Choices,
    assignment: &Assignment,
    absent: Edit,
    models: &Models,
    target: Target,
) -> Result<Judged, String> {
    let mut program = choices.apply(subject.program(), assignment, absent);
    let settings = subject.settings();
    let mut hunt = Hunt {
        subject,
        models,
        target,
        wrong: None,
        refused: None,
        counts: FxHashMap::default(),
    };
    let mut model = TableModel::new(Arc::clone(&models.tables));
    let outcome = check::run_observed(&mut program, "", &mut model, "", &settings, &mut hunt);
    if let Some(message) = hunt.refused {
        return Err(message);
    }
    match (hunt.wrong, &outcome.unanswered, &outcome.summary.ending) {
        (None, Some(reason), _) => Err(reason.to_string()),
        (None, None, Ending::InvalidProgram(message)) => Err(message.clone()),
        (wrong, ..) => Ok(Judged {
            exhaustive: outcome.is_exhaustive(),
            executions: outcome.summary.executions(),
            wrong,
            counts: hunt.counts,
        }),
    }
}

/// Looks for the first execution in which something is wrong.
struct Hunt<'a, S: Subject> {
    subject: &'a S,
    models: &'a Models,
    target: Target,
    wrong: Option<Wrong>,
    /// Why there is no verdict.
    refused: Option<String>,
    counts: FxHashMap<SiteId, u32>,
}

impl<S: Subject> Hunt<'_, S> {
    fn found(
        &mut self,
        at: &Explored<'_, Edited<S::Program>>,
        message: String,
        constraint: Option<ConstraintId>,
        about: About,
    ) -> ControlFlow<()> {
        let accesses = at.execution();
        let execution = &accesses.execution;
        let in_sc = self.models.is_sc(execution);
        if self.target != Target::NoViolation && in_sc {
            return ControlFlow::Continue(());
        }
        let graph = at.graph();
        let site = |number: usize| {
            let event: EventId = accesses.event(number);
            let issuer = at.issuer(event);
            let site = issuer.and_then(|state| at.program().site(state));
            let is_read = execution.mask(number).contains(BuiltinSet::R);
            (site, is_read && graph.rmw_partner(event).is_none())
        };
        self.wrong = Some(Wrong {
            message,
            report: ExecutionReport::new(at, about),
            sites: (0..execution.len()).map(site).collect(),
            accesses,
            in_sc,
            constraint,
        });
        ControlFlow::Break(())
    }

    fn count(&mut self, at: &Explored<'_, Edited<S::Program>>) {
        let mut counts: FxHashMap<SiteId, u32> = FxHashMap::default();
        for event in at.graph().events() {
            let issuer = at.issuer(event);
            if let Some(site) = issuer.and_then(|state| at.program().site(state)) {
                *counts.entry(site).or_insert(0) += 1;
            }
        }
        for (site, count) in counts {
            let most = self.counts.entry(site).or_insert(0);
            *most = (*most).max(count);
        }
    }
}

impl<S: Subject> Observer<Edited<S::Program>> for Hunt<'_, S> {
    fn counts(&self, execution: &Explored<'_, Edited<S::Program>>) -> bool {
        self.subject.ends_wrong(execution).is_some()
    }

    fn complete(&mut self, execution: &Explored<'_, Edited<S::Program>>) -> ControlFlow<()> {
        self.count(execution);
        let wrong = match self.target {
            Target::Robust => true,
            Target::NoViolation | Target::Sc => self.subject.ends_wrong(execution) == Some(true),
        };
        match wrong {
            true => {
                let message = match self.target {
                    Target::Robust => "an execution that SC forbids",
                    _ => "the program ends as it must not",
                };
                self.found(execution, message.to_string(), None, About::default())
            }
            false => ControlFlow::Continue(()),
        }
    }

    fn wrong(
        &mut self,
        at: &Explored<'_, Edited<S::Program>>,
        kind: &ViolationKind,
        message: &str,
        about: &About,
    ) -> ControlFlow<()> {
        if kind.is_unanswered() {
            return ControlFlow::Continue(());
        }
        if *kind == ProblemKind::MixedWidth {
            self.refused = Some(format!(
                "{message}: accesses of mixed size are not supported"
            ));
            return ControlFlow::Break(());
        }
        let constraint = match kind {
            ViolationKind::Model(name) => {
                let own = self.models.own();
                let named = |constraint: &ConstraintId| {
                    let constraint = &own.constraints[constraint.index()];
                    constraint.role != Role::Axiom && constraint.name == *name
                };
                (0..own.constraints.len())
                    .map(ConstraintId::new)
                    .find(named)
            }
            ViolationKind::Program(_) => None,
        };
        self.found(at, format!("{kind}: {message}"), constraint, about.clone())
    }

    fn restart(&mut self) {
        self.wrong = None;
        self.counts.clear();
    }
}
