//! One run as jobs in a folder, for other processes and other machines.
//!
//! A *plan* is a run whose open parts are jobs, each in a file of its own. Doing a job gives a
//! *result*: what was found, and perhaps jobs that are left. A job is called by a number that
//! follows from its content. So a job that was done twice has one result, and a result is about the
//! very job that a plan or another result names, whoever wrote it and when. To add up is to put
//! results where their jobs are, in the order of the run.

use super::codec::{Coded, Damaged, Reader};
use super::file::{self, Kind, Subject};
use katec_checker::check::{Collected, Run};
use katec_checker::event::Place;
use katec_checker::explore::{Found, Job, Merge, Part, Unused};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The name of the file with the plan.
const PLAN: &str = "plan.katec";

/// A part of a run in a folder.
enum Piece<S> {
    /// It was done.
    Done(Box<Found<Collected<S>>>),
    /// It is the job of this number.
    Job(u64),
}

/// How the program is explored: how its memory is divided, and which reductions are not used.
type Basis = (Vec<(Place, Place)>, Unused);

/// A run in a folder, or what became of a job.
struct Pieces<S> {
    basis: Basis,
    pieces: Vec<Piece<S>>,
    time: Duration,
}

/// A job in a file: parts that are next to each other.
struct Jobs {
    basis: Basis,
    jobs: Vec<Job>,
}

/// A file begins with the arguments of the command that it is from.
type WithArguments<T> = (Vec<String>, T);

impl<S: Coded> Coded for Piece<S> {
    fn put(&self, to: &mut Vec<u8>) {
        match self {
            Piece::Done(found) => {
                to.push(0);
                found.put(to);
            }
            Piece::Job(number) => {
                to.push(1);
                number.put(to);
            }
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        Ok(match u64::get(from)? {
            0 => Piece::Done(Coded::get(from)?),
            1 => Piece::Job(Coded::get(from)?),
            _ => return Err(Damaged),
        })
    }
}

impl<S: Coded> Coded for Pieces<S> {
    fn put(&self, to: &mut Vec<u8>) {
        self.basis.put(to);
        self.pieces.put(to);
        self.time.put(to);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        Ok(Self {
            basis: Coded::get(from)?,
            pieces: Coded::get(from)?,
            time: Coded::get(from)?,
        })
    }
}

impl Coded for Jobs {
    fn put(&self, to: &mut Vec<u8>) {
        self.basis.put(to);
        self.jobs.put(to);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        Ok(Self {
            basis: Coded::get(from)?,
            jobs: Coded::get(from)?,
        })
    }
}

/// What a file in a folder of jobs is called.
fn name(number: u64, kind: Kind) -> String {
    match kind {
        Kind::Result => format!("{number:016x}.result"),
        _ => format!("{number:016x}.job"),
    }
}

/// What the files of a folder of jobs have in common.
pub struct Folder<'a> {
    /// The folder.
    pub path: &'a Path,
    /// What the run is about.
    pub subject: &'a Subject,
    /// The arguments of the command.
    pub arguments: &'a [String],
}

impl Folder<'_> {
    /// Makes the folder, and writes a run with so many jobs to it, if there are so many choices.
    /// Gives how many jobs there are. The message is for people.
    pub fn write_plan<S: Coded>(&self, run: Run<S>, count: usize) -> Result<usize, String> {
        let folder = self.path.display();
        std::fs::create_dir_all(self.path)
            .map_err(|error| format!("katec: cannot make the folder {folder}: {error}\n"))?;
        let plan = self.path.join(PLAN);
        if plan.exists() {
            return Err(format!("katec: there is a plan in {folder} already\n"));
        }
        if std::fs::read_dir(self.path).is_ok_and(|mut entries| entries.next().is_some()) {
            return Err(format!(
                "katec: {folder} is not empty: jobs need a folder of their own\n"
            ));
        }
        let pieces = self.pieces(run, count)?;
        let is_job = |piece: &&Piece<S>| matches!(piece, Piece::Job(_));
        let jobs = pieces.pieces.iter().filter(is_job).count();
        let plan_content = (self.arguments.to_vec(), pieces);
        file::write(&plan, Kind::Plan, self.subject, &plan_content)?;
        Ok(jobs)
    }

    /// Writes what became of a job. Gives how many jobs are left of it.
    pub fn write_result<S: Coded>(&self, number: u64, run: Run<S>) -> Result<usize, String> {
        let pieces = self.pieces(run, usize::MAX)?;
        let is_job = |piece: &&Piece<S>| matches!(piece, Piece::Job(_));
        let jobs = pieces.pieces.iter().filter(is_job).count();
        let path = self.path.join(name(number, Kind::Result));
        let content = (self.arguments.to_vec(), pieces);
        file::write(&path, Kind::Result, self.subject, &content)?;
        Ok(jobs)
    }

    /// Writes the open parts of a run as jobs, not more than so many.
    fn pieces<S>(&self, run: Run<S>, count: usize) -> Result<Pieces<S>, String> {
        let basis = (run.divisions, run.unused);
        let open = run
            .parts
            .iter()
            .filter(|p| matches!(p, Part::Open(_)))
            .count();
        // The first parts are the smallest: if there are too many, these become one.
        let mut together = (open + 1).saturating_sub(count.max(1)).max(1);
        let mut pieces = Vec::new();
        let mut jobs = Vec::new();
        for part in run.parts {
            match part {
                Part::Done(found) => {
                    pieces.extend(self.write_jobs(&basis, &mut jobs)?);
                    pieces.push(Piece::Done(Box::new(found)));
                }
                Part::Open(job) => {
                    jobs.push(job);
                    if jobs.len() >= together {
                        together = 1;
                        pieces.extend(self.write_jobs(&basis, &mut jobs)?);
                    }
                }
            }
        }
        pieces.extend(self.write_jobs(&basis, &mut jobs)?);
        Ok(Pieces {
            basis,
            pieces,
            time: run.time,
        })
    }

    /// Writes jobs that are next to each other to one file, if there are any.
    fn write_jobs<S>(
        &self,
        basis: &Basis,
        jobs: &mut Vec<Job>,
    ) -> Result<Option<Piece<S>>, String> {
        if jobs.is_empty() {
            return Ok(None);
        }
        let content = Jobs {
            basis: basis.clone(),
            jobs: std::mem::take(jobs),
        };
        let number = file::hash(&content);
        let path = self.path.join(name(number, Kind::Job));
        let content = (self.arguments.to_vec(), content);
        file::write(&path, Kind::Job, self.subject, &content)?;
        Ok(Some(Piece::Job(number)))
    }

    /// The run of a plan with all results that there are. The message is for people.
    pub fn read_plan<S: Coded + Merge>(&self) -> Result<Run<S>, String> {
        let path = self.path.join(PLAN);
        let (_, plan): WithArguments<Pieces<S>> = file::read(&path, Kind::Plan, self.subject)?;
        let mut run = Run {
            divisions: plan.basis.0,
            unused: plan.basis.1,
            parts: Vec::new(),
            time: plan.time,
        };
        // What is still to be put in its place, the next one last.
        let mut rest: Vec<Piece<S>> = plan.pieces.into_iter().rev().collect();
        while let Some(piece) = rest.pop() {
            let number = match piece {
                Piece::Done(found) => {
                    run.parts.push(Part::Done(*found));
                    continue;
                }
                Piece::Job(number) => number,
            };
            let result = self.path.join(name(number, Kind::Result));
            if result.exists() {
                let (_, result): WithArguments<Pieces<S>> =
                    file::read(&result, Kind::Result, self.subject)?;
                run.time += result.time;
                rest.extend(result.pieces.into_iter().rev());
                continue;
            }
            let job = self.path.join(name(number, Kind::Job));
            let (_, jobs): WithArguments<Jobs> = file::read(&job, Kind::Job, self.subject)?;
            run.parts.extend(jobs.jobs.into_iter().map(Part::Open));
        }
        run.tidy();
        Ok(run)
    }
}

/// A job from a file as a run, and its number. The message is for people.
pub fn read_job<S>(path: &Path, subject: &Subject) -> Result<(u64, Run<S>), String> {
    let (_, content): WithArguments<Jobs> = file::read(path, Kind::Job, subject)?;
    let number = file::hash(&content);
    let run = Run {
        divisions: content.basis.0,
        unused: content.basis.1,
        parts: content.jobs.into_iter().map(Part::Open).collect(),
        time: Duration::ZERO,
    };
    Ok((number, run))
}

/// The arguments of the command that a job is from. The message is for people.
pub fn arguments_of_job(path: &Path) -> Result<Vec<String>, String> {
    file::read_start(path, Kind::Job)
}

/// The arguments of the command that a plan in a folder is from. The message is for people.
pub fn arguments_of_plan(folder: &Path) -> Result<Vec<String>, String> {
    let path: PathBuf = folder.join(PLAN);
    if !path.exists() {
        let folder = folder.display();
        return Err(format!(
            "katec: {folder} is no folder of jobs: it has no {PLAN}\n"
        ));
    }
    file::read_start(&path, Kind::Plan)
}
