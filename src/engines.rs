//! Runnable models by name: generated code, tables or the reference evaluator.
//!
//! All engines give the same answers; they differ in speed. Library models run as generated code,
//! files from tables.

use crate::Folders;
use katec_checker::builtin::{BuiltinRelation, BuiltinSet};
use katec_checker::check::{Annotate, Edge};
use katec_checker::explore::Whole;
use katec_checker::graph::Accesses;
use katec_checker::lowered::{Lowered, TableModel};
use katec_checker::model::{Character, Grounded, LocalOrder, MemoryModel};
use katec_checker::program::SourcePosition;
use katec_compiler::diagnostics::Severity;
use katec_compiler::library;
use katec_compiler::matrices::MatrixModel;
use katec_compiler::pipeline::{Prepared, Refusal, Resolved, Usable};
use katec_compiler::reference::ReferenceModel;
use katec_driver::{AnyModel, Hash, Refused};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// What runs a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Engine {
    /// Generated code, for models of the library.
    Generated,
    /// Tables.
    Tables,
    /// The reference evaluator.
    Reference,
}

/// A model that any number of threads can have copies of.
#[derive(Clone)]
enum Source {
    Generated(String),
    Tables(Arc<Lowered>),
    Reference(Box<ReferenceModel>),
    Matrices(Box<MatrixModel>),
}

impl Source {
    fn make(&self, name: &str) -> Result<AnyModel, String> {
        Ok(match self {
            Source::Generated(generated) => katec_generated::model(generated).ok_or_else(|| {
                format!("katec: there is no generated code for the model {name}\n")
            })?,
            Source::Tables(lowered) => Box::new(TableModel::new(Arc::clone(lowered))),
            Source::Reference(model) => Box::new(ReferenceModel::clone(model)),
            Source::Matrices(model) => Box::new(MatrixModel::clone(model)),
        })
    }
}

/// The orders that models define and that drawings show, by their usual names.
const DRAWN: [&str; 5] = ["hb", "ob", "ghb", "sw", "psc"];

/// The steps of the orders that a model defines: what follows from other steps, and what is in
/// program order, is left out.
fn drawn_edges(model: &ReferenceModel, accesses: &Accesses) -> Vec<Edge> {
    let execution = &accesses.execution;
    let program_order = execution.relation(BuiltinRelation::Po);
    let initial = execution.set(BuiltinSet::Iw);
    let event = |number| accesses.event(number);
    let mut edges = Vec::new();
    for name in DRAWN {
        let Some(relation) = model.relation(execution, name) else {
            continue;
        };
        let implied = relation.clone().compose(&relation).union(program_order);
        let steps = relation.difference(&implied);
        let pairs = steps.pairs().filter(|(from, _)| !initial.contains(*from));
        edges.extend(pairs.map(|(from, to)| Edge::new(name, event(from), event(to))));
    }
    edges
}

/// A model in the form that judges every execution.
fn whole(prepared: &Prepared, name: &str) -> Option<MatrixModel> {
    let model = match (library::judges_whole(name), library::character(name)) {
        (true, _) => ReferenceModel::judging(prepared),
        (false, Some(known)) => ReferenceModel::admitted(&prepared.clone().admit_as(known)),
        (false, None) => ReferenceModel::admitted(&prepared.clone().admit().ok()?),
    };
    Some(MatrixModel::new(
        model.with_grounded(grounded(prepared, name)),
    ))
}

/// In which programs nothing depends on itself under a model. Where executions are judged as a
/// whole, exploration leaves out those in which something does: the kernel's model forbids them
/// for marked accesses, and has data races for others.
fn grounded(prepared: &Prepared, name: &str) -> Grounded {
    if library::judges_whole(name) {
        return Grounded::Always;
    }
    library::grounded(name).unwrap_or_else(|| prepared.grounded())
}

/// In which order threads are seen to do things under a model.
fn local_order(prepared: &Prepared, name: &str) -> Option<LocalOrder> {
    library::local_order(name).or_else(|| prepared.local_order())
}

/// The models that were asked for so far.
pub struct Models {
    engine: Option<Engine>,
    folders: Folders,
    /// Whether exploration keeps read-modify-writes atomic, whatever models say.
    atomicity: bool,
    loaded: Mutex<BTreeMap<String, Result<Source, Refused>>>,
    /// The models that judge every execution.
    whole: Mutex<BTreeMap<String, Option<Box<MatrixModel>>>>,
}

impl Models {
    /// All models, run by one engine if it is given.
    pub fn new(engine: Option<Engine>) -> Self {
        Self {
            engine,
            folders: Folders::default(),
            atomicity: true,
            loaded: Mutex::default(),
            whole: Mutex::default(),
        }
    }

    /// The same with other places to look for files.
    #[must_use]
    pub fn with_folders(self, folders: &Folders) -> Self {
        Self {
            folders: folders.clone(),
            ..self
        }
    }

    /// Leaves it to the models to say that read-modify-writes are atomic.
    #[must_use]
    pub fn without_atomicity(mut self) -> Self {
        self.atomicity = false;
        self
    }

    fn load(&self, name: &str, color: bool) -> Result<Source, Refused> {
        let generated = self.atomicity && katec_generated::NAMES.contains(&name);
        let engine = self.engine.unwrap_or(if generated {
            Engine::Generated
        } else {
            Engine::Tables
        });
        if engine == Engine::Generated {
            return if generated {
                Ok(Source::Generated(name.to_string()))
            } else {
                let reason = "only models of the library are there as generated code";
                Err(cannot(name, reason).into())
            };
        }
        let by_reference = matches!(self.engine, None | Some(Engine::Reference));
        if library::judges_whole(name) {
            return match by_reference {
                true => Ok(self.judging(&self.prepared(name, color)?, name)),
                false => Err(cannot(name, "only the reference evaluator runs it").into()),
            };
        }
        let admitted = match self.usable(name, color)? {
            Usable::Built(admitted) => *admitted,
            Usable::Judged(prepared, why) if by_reference => {
                let why = why.reason();
                eprintln!(
                    "katec: executions are not built step by step under {name}, but judged when \
                     they are whole: {why} (katec build {name} says more). Only litmus tests are \
                     checked, by going through all candidates."
                );
                return Ok(self.judging(&prepared, name));
            }
            Usable::Judged(_, why) => return Err(refused(name, why, color)),
        };
        // What is not explored under this model, if anything: a verdict without it would say too
        // much. (Models of machines, which are known to allow such executions, come without
        // warnings; outcomes say what was explored.)
        eprint!("{}", admitted.warnings().render(Severity::Warning, color));
        Ok(match engine {
            Engine::Reference => Source::Reference(Box::new(ReferenceModel::admitted(&admitted))),
            _ => Source::Tables(Arc::new(admitted.lower().into_tables())),
        })
    }
}

impl Models {
    /// A model that is well-formed, or a message for people.
    fn prepared(&self, name: &str, color: bool) -> Result<Prepared, Refused> {
        prepare(&self.folders, name, self.atomicity, color)
    }

    /// A model that judges executions when they are whole.
    fn judging(&self, prepared: &Prepared, name: &str) -> Source {
        let model = ReferenceModel::judging(prepared).with_grounded(grounded(prepared, name));
        match self.engine {
            Some(_) => Source::Reference(Box::new(model)),
            None => Source::Matrices(Box::new(MatrixModel::new(model))),
        }
    }

    /// A model as far as it comes, or a message for people.
    fn usable(&self, name: &str, color: bool) -> Result<Usable, Refused> {
        if let Some(known) = library::character(name).filter(|_| self.atomicity) {
            let admitted = self.prepared(name, color)?.admit_as(known);
            return Ok(Usable::Built(Box::new(admitted)));
        }
        let usable = resolve(&self.folders, name, color)?.usable(self.atomicity);
        usable.map_err(|refusal| refused(name, refusal, color))
    }
}

/// A model without errors, or a message for people.
fn resolve(folders: &Folders, name: &str, color: bool) -> Result<Resolved, Refused> {
    let resolved = folders.outcome(name).into_result();
    resolved.map_err(|errors| errors.render(Severity::Error, color).into())
}

/// A model that is well-formed, or a message for people.
fn prepare(
    folders: &Folders,
    name: &str,
    atomicity: bool,
    color: bool,
) -> Result<Prepared, Refused> {
    let prepared = resolve(folders, name, color)?
        .prepare()
        .map(|prepared| match atomicity {
            true => prepared,
            false => prepared.without_atomicity(),
        });
    prepared.map_err(|refusal| refused(name, refusal, color))
}

/// Why a model cannot be checked, for people.
fn cannot(name: &str, reason: &str) -> String {
    format!("katec: the model {name} cannot be checked: {reason}\n")
}

fn refused(name: &str, refusal: Refusal, color: bool) -> Refused {
    Refused {
        is_limit: matches!(refusal, Refusal::TooLarge(_)),
        message: match refusal {
            Refusal::Declared { .. }
            | Refusal::LinearOrder { .. }
            | Refusal::ReportedOrder { .. } => cannot(name, &refusal.to_string()),
            Refusal::TooLarge(diagnostics) | Refusal::NotExplorable(diagnostics) => {
                diagnostics.render(Severity::Error, color)
            }
        },
    }
}

impl katec_driver::Models for Models {
    fn default_name(&self) -> Option<&str> {
        None
    }

    fn get(&self, name: &str, color: bool) -> Result<AnyModel, Refused> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        let source = loaded
            .entry(name.to_string())
            .or_insert_with(|| self.load(name, color))
            .clone();
        drop(loaded);
        Ok(source?.make(name)?)
    }

    fn is_of_library(&self, name: &str) -> bool {
        katec_generated::NAMES.contains(&name)
    }

    /// The texts of all files that make the model.
    fn fingerprint(&self, model: &str) -> u64 {
        let mut hash = Hash::default();
        hash.add(&[u8::from(self.atomicity)]);
        if let Ok(model) = self.folders.outcome(model).into_result() {
            for file in &model.files {
                hash.add(file.text.as_bytes());
                hash.add(&[0]);
            }
        }
        hash.0
    }

    fn character(&self, name: &str) -> Option<Character> {
        let is_there = self.engine != Some(Engine::Generated) && self.atomicity;
        library::character(name).filter(|_| is_there)
    }

    fn whole(&self, name: &str) -> Option<AnyModel> {
        let mut known = self.whole.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.entry(name.to_string()).or_insert_with(|| {
            if !library::judges_whole(name)
                && let Usable::Judged(prepared, _) = self.usable(name, false).ok()?
            {
                return Some(Box::new(MatrixModel::new(ReferenceModel::judging(
                    &prepared,
                ))));
            }
            Some(Box::new(whole(&self.prepared(name, false).ok()?, name)?))
        });
        Some(Box::new(MatrixModel::clone(known.as_ref()?)))
    }

    fn cycles(&self, name: &str) -> Option<Whole> {
        if !self.atomicity {
            return None;
        }
        let (folders, name) = (self.folders.clone(), name.to_string());
        let prepared = {
            let name = name.clone();
            LazyLock::new(move || prepare(&folders, &name, true, false).ok())
        };
        let model = Arc::new(LazyLock::new(move || {
            let prepared: &Prepared = prepared.as_ref()?;
            let model = ReferenceModel::new(prepared).with_grounded(grounded(prepared, &name));
            let order = model.judges_parts().then(|| local_order(prepared, &name));
            Some((model, order.flatten()))
        }));
        let again = Arc::clone(&model);
        Some(Whole {
            make: Arc::new(move || {
                let (model, _) = (**again).as_ref()?;
                Some(Box::new(MatrixModel::new(model.clone())))
            }),
            local_order: Arc::new(move || (**model).as_ref()?.1),
        })
    }

    fn speaks_of_kernel(&self, model: &str) -> bool {
        library::judges_whole(model)
    }

    fn annotate(&self, model: &str) -> Option<Annotate> {
        let model = self.folders.outcome(model).into_result().ok()?;
        let reference = ReferenceModel::new(&model.prepare().ok()?);
        Some(Annotate(Arc::new(move |accesses| {
            drawn_edges(&reference, accesses)
        })))
    }

    /// The model is read again: it is asked only when something was found.
    fn constraint_position(&self, model: &str, constraint: &str) -> Option<SourcePosition> {
        let model = self.folders.outcome(model).into_result().ok()?;
        let mut constraints = model.constraints.iter();
        let found = constraints.find(|known| known.name == constraint)?;
        let file = &model.files[found.span.file.index()];
        let before = file.text.as_bytes().get(..found.span.start)?;
        let lines = before.iter().filter(|byte| **byte == b'\n').count();
        Some(SourcePosition {
            file: file.name.clone(),
            line: lines as u32 + 1,
        })
    }
}
