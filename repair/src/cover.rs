//! The cheapest assignment that satisfies all clauses: a hitting set of least cost.
//!
//! A clause is an assignment with which the program is still wrong: whatever repairs it is stronger
//! in one place at least. The problem goes to a SAT solver, with the cost as a generalised
//! totaliser, and the bound on the cost goes down until there is no solution. RustSAT with BatSat
//! is all Rust and counts in integers. Linear programming (`good_lp` with `microlp`) computes with
//! floating point numbers, and here an optimum must be exact; HiGHS, CaDiCaL and Kissat need a
//! compiler for C++ or C; varisat has had no release since 2020, and splr needs a newer compiler.

use crate::choices::{Assignment, Choices};
use rustsat::encodings::pb::{BoundUpper, GeneralizedTotalizer};
use rustsat::instances::{BasicVarManager, ManageVars};
use rustsat::solvers::{Solve, SolveIncremental, SolverResult};
use rustsat::types::{Clause, Lit, TernaryVal};
use rustsat_batsat::BasicSolver;
use std::collections::BTreeMap;

/// The clauses that are known, and the costs.
pub struct Cover<'c> {
    choices: &'c Choices,
    /// The cost of each level of each choice.
    costs: Vec<Vec<u64>>,
    clauses: Vec<Assignment>,
    /// Assignments that are no answer any more.
    excluded: Vec<Assignment>,
}

impl<'c> Cover<'c> {
    /// No clauses.
    pub fn new(choices: &'c Choices, costs: Vec<Vec<u64>>) -> Self {
        Self {
            choices,
            costs,
            clauses: Vec::new(),
            excluded: Vec::new(),
        }
    }

    /// Whatever comes is not at most this assignment.
    pub fn require_more_than(&mut self, wrong: Assignment) {
        self.clauses.push(wrong);
    }

    /// Leaves an assignment out.
    pub fn exclude(&mut self, known: Assignment) {
        self.excluded.push(known);
    }

    /// What an assignment costs.
    pub fn cost(&self, assignment: &Assignment) -> u64 {
        let levels = self.costs.iter().zip(assignment);
        levels.map(|(costs, level)| costs[*level]).sum()
    }

    /// A cheapest assignment that satisfies all clauses, with its cost; `None` if there is none, or
    /// if `most` is given and all cost more.
    ///
    /// # Errors
    ///
    /// The solver gave up.
    pub fn cheapest(&self, most: Option<u64>) -> Result<Option<(Assignment, u64)>, String> {
        let mut problem = Problem::new(self)?;
        let mut bound = most;
        let mut best = None;
        while let Some(found) = problem.solve(bound)? {
            let cost = self.cost(&found);
            best = Some((found, cost));
            match cost.checked_sub(1) {
                Some(less) => bound = Some(less),
                None => break,
            }
        }
        Ok(best)
    }
}

/// The clauses as a problem for the solver.
struct Problem<'c> {
    solver: BasicSolver,
    totaliser: GeneralizedTotalizer,
    variables: BasicVarManager,
    /// A literal for each level of each choice that matters.
    levels: BTreeMap<(usize, usize), Lit>,
    cover: &'c Cover<'c>,
}

fn failed(error: impl std::fmt::Display) -> String {
    format!("the solver failed: {error}")
}

impl<'c> Problem<'c> {
    fn new(cover: &'c Cover<'c>) -> Result<Self, String> {
        let mut problem = Self {
            solver: BasicSolver::default(),
            totaliser: GeneralizedTotalizer::default(),
            variables: BasicVarManager::default(),
            levels: BTreeMap::new(),
            cover,
        };
        for wrong in &cover.clauses {
            let mut clause = Clause::new();
            for (choice, level) in wrong.iter().enumerate() {
                let levels = &cover.choices.list[choice].levels;
                let stronger =
                    (0..levels.len()).filter(|other| !levels[*other].is_at_most(levels[*level]));
                for other in stronger {
                    clause.add(problem.literal(choice, other));
                }
            }
            problem.solver.add_clause(clause).map_err(failed)?;
        }
        problem.one_level_each()?;
        for known in &cover.excluded {
            // Costs are positive, so that another one of the same cost leaves something out.
            let chosen = known.iter().enumerate().filter(|(_, level)| **level > 0);
            let literals =
                chosen.filter_map(|(choice, level)| problem.levels.get(&(choice, *level)));
            let clause: Clause = literals.map(|literal| !*literal).collect();
            problem.solver.add_clause(clause).map_err(failed)?;
        }
        let weighted = problem
            .levels
            .iter()
            .map(|((choice, level), literal)| (*literal, cover.costs[*choice][*level] as usize));
        problem.totaliser = weighted.filter(|(_, cost)| *cost > 0).collect();
        let Self {
            solver,
            totaliser,
            variables,
            ..
        } = &mut problem;
        totaliser.encode_ub(.., solver, variables).map_err(failed)?;
        Ok(problem)
    }

    fn literal(&mut self, choice: usize, level: usize) -> Lit {
        let variables = &mut self.variables;
        let entry = self.levels.entry((choice, level));
        *entry.or_insert_with(|| variables.new_var().pos_lit())
    }

    fn one_level_each(&mut self) -> Result<(), String> {
        let all = self.levels.iter();
        let all: Vec<((usize, usize), Lit)> = all.map(|(level, lit)| (*level, *lit)).collect();
        for (index, (some, literal)) in all.iter().enumerate() {
            let others = all[index + 1..].iter();
            for (_, other) in others.take_while(|(other, _)| other.0 == some.0) {
                let clause: Clause = [!*literal, !*other].into_iter().collect();
                self.solver.add_clause(clause).map_err(failed)?;
            }
        }
        Ok(())
    }

    fn solve(&mut self, bound: Option<u64>) -> Result<Option<Assignment>, String> {
        let whole: u64 = self
            .levels
            .keys()
            .map(|(c, l)| self.cover.costs[*c][*l])
            .sum();
        let assumptions = match bound {
            Some(bound) if bound < whole => {
                self.totaliser.enforce_ub(bound as usize).map_err(failed)?
            }
            _ => Vec::new(),
        };
        match self.solver.solve_assumps(&assumptions).map_err(failed)? {
            SolverResult::Sat => {}
            SolverResult::Unsat => return Ok(None),
            SolverResult::Interrupted => return Err("the solver gave up".to_string()),
        }
        let mut assignment = self.cover.choices.unchanged();
        for ((choice, level), literal) in &self.levels {
            let value = self.solver.lit_val(*literal).map_err(failed)?;
            if value == TernaryVal::True {
                assignment[*choice] = *level;
            }
        }
        Ok(Some(assignment))
    }
}
