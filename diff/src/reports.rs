//! What two models report about programs: errors and warnings, by their names.
//!
//! Models can have the same executions and differ in what they report about them. Where no proof
//! shows that one model reports whatever the other does, programs are searched, the smallest first:
//! an execution that one model allows and reports, and that the other does not allow or does not
//! report. It counts if the other model reports nothing of that name about the whole program. Races
//! that synchronisation prevents need threads that look before they go on: if the program as it is
//! does not count, the one in which reads are looked at is tried.

use crate::joined::{Joined, Side};
use crate::labels::{Labels, Plain};
use crate::proofs::ProofStep;
use crate::run::Run;
use crate::search::{Bounds, Difference, Search};
use crate::small::AtomTable;
use crate::test::Test;
use crate::witness::{Compared, Seen};
use katec_checker::builtin::BuiltinRelation as Rel;
use katec_compiler::model::{Check, Expr, ExprId};

/// A program about which one model reports what the other does not.
#[derive(Clone, Debug)]
pub struct ReportWitness {
    /// The name of the error or warning.
    pub name: String,
    /// The model that reports it.
    pub by: Side,
    /// The program and an outcome of it that is reported.
    pub test: Test,
    /// How it was seen.
    pub seen: Seen,
}

/// Whether two models report the same about all programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reporting {
    /// They do, proved: they have the same executions, and report the same of each.
    Same,
    /// There is a program about which they do not.
    Differs,
    /// Not known.
    Open,
}

/// What the search for programs came to.
#[derive(Clone, Debug, Default)]
pub struct Reports {
    /// The programs, the smallest for each name and model.
    pub witnesses: Vec<ReportWitness>,
    /// What was looked for and not found: the name, the model that would report it, and up to how
    /// many events.
    pub not_found: Vec<(String, Side, usize)>,
}

impl Compared<'_> {
    /// Looks for programs about which one model reports what it was not proved that the other
    /// reports, too.
    pub(crate) fn search_reports(&self, steps: &[Vec<ProofStep>; 2], bounds: Bounds) -> Reports {
        let mut reports = Reports::default();
        for side in Side::BOTH {
            let open = steps[side.index()].iter();
            let open = open.filter(|step| step.reason.is_none());
            let mut names: Vec<String> = open
                .filter(|step| can_fail(self.joined, step.constraint))
                .map(|step| self.joined.report_name(step.constraint))
                .collect();
            names.sort();
            names.dedup();
            for name in names {
                let (found, events) = self.search_report(side, &name, bounds);
                match found {
                    Some(witness) => reports.witnesses.push(witness),
                    None => reports.not_found.push((name, side, events)),
                }
            }
        }
        reports
    }

    /// The smallest program about which a model reports something under a name and the other does
    /// not; and up to how many events all were gone through.
    fn search_report(
        &self,
        by: Side,
        name: &str,
        bounds: Bounds,
    ) -> (Option<ReportWitness>, usize) {
        let mut complete = bounds.events[by.other().index()];
        let Some(atoms) = AtomTable::new(self.joined, Some(name)) else {
            return (None, 0);
        };
        for level in self.vocabulary.levels() {
            let labels = Labels::new(self.joined, &atoms, self.vocabulary, level, Plain::First);
            let dependencies = self.vocabulary.dependencies && level.has_dependencies();
            let search = Search::new(
                self.joined,
                &atoms,
                &labels,
                dependencies,
                &self.known,
                Some(name),
            );
            let Some(search) = search else {
                return (None, 0);
            };
            let accept = |mut difference: Difference| {
                difference.test = self.with_report(difference.test, by, name)?;
                Some(difference)
            };
            let found = search.run(&[by.other()], bounds, &accept, self.progress);
            complete = complete.min(found.complete);
            if let Some(difference) = found.differences.into_iter().next() {
                let run = self.engines.iter().all(Result::is_ok);
                let witness = ReportWitness {
                    name: name.to_string(),
                    by,
                    test: difference.test,
                    seen: if run { Seen::ByOutcome } else { Seen::NotRun },
                };
                return (Some(witness), complete);
            }
        }
        (None, complete)
    }
}

impl Compared<'_> {
    /// The test if one model reports a name about it and the other does not, or the test in which
    /// threads go on only after some reads have seen what is asked for: whatever they see otherwise
    /// is not reported then.
    fn with_report(&self, test: Test, by: Side, name: &str) -> Option<Test> {
        let differs = |test: &Test| {
            let reports = |side: Side| -> Option<bool> {
                let engine = self.engines[side.index()].as_ref().ok()?;
                Some(Run::of(test, engine).findings.contains(name))
            };
            reports(by) != Some(false) && reports(by.other()) != Some(true)
        };
        if differs(&test) {
            return Some(test);
        }
        let is_last = |thread: usize, index: usize| index + 1 == test.threads[thread].len();
        let mut reads: Vec<(usize, usize)> = test
            .instructions()
            .filter(|(_, _, instruction)| instruction.action.reads())
            .map(|(thread, index, _)| (thread, index))
            .filter(|(thread, index)| !is_last(*thread, *index))
            .collect();
        if test.level.is_machine() || reads.is_empty() || !differs(&test.looking(&reads)) {
            return None;
        }
        for number in (0..reads.len()).rev() {
            let mut fewer = reads.clone();
            fewer.remove(number);
            if differs(&test.looking(&fewer)) {
                reads = fewer;
            }
        }
        Some(test.looking(&reads))
    }
}

/// Whether an error or warning is about something that the programs that are searched can have.
pub fn can_fail(joined: &Joined, constraint: usize) -> bool {
    match joined.constraint(constraint).check {
        Check::Acyclic(e) | Check::Irreflexive(e) | Check::Empty(e) | Check::Coherence(e) => {
            !is_nothing(joined, e)
        }
        Check::Included(claim) => claim.equal || !is_nothing(joined, claim.left),
    }
}

/// Whether an expression is empty in all programs that are searched, by its form.
fn is_nothing(joined: &Joined, id: ExprId) -> bool {
    let nothing = |id: ExprId| is_nothing(joined, id);
    match joined.model.expr(id) {
        Expr::Empty(_) => true,
        Expr::Relation(relation) => matches!(
            relation,
            Rel::Tc | Rel::Tj | Rel::Sbr | Rel::Alloc | Rel::Dealloc | Rel::Free
        ),
        Expr::Union(a, b) => nothing(a) && nothing(b),
        Expr::Intersection(a, b) | Expr::Sequence(a, b) | Expr::Product(a, b) => {
            nothing(a) || nothing(b)
        }
        Expr::Difference(a, _)
        | Expr::Plus(a)
        | Expr::Inverse(a)
        | Expr::Identity(a)
        | Expr::Domain(a)
        | Expr::Range(a) => nothing(a),
        _ => false,
    }
}
