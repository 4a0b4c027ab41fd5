//! From syntax to a resolved model: includes, names, kinds, functions, recursion.
//!
//! Every expression is resolved to a `Value`. Functions are inlined where they are applied, so that
//! the resolved model is first-order. What is wrong is reported and becomes `Value::Invalid`, which
//! is never reported again. A model comes out only if nothing was wrong.
//!
//! * `environment`: what names mean where.
//! * `source`: where files come from, and which of herd's are replaced.
//! * `statement`, `expression`: the walk over the tree.
//! * `foreign`: names of other models, and what they mean here; `absent`: what becomes of them.
//! * `members`: sets of sets, which are taken apart while a model is resolved; `choices`: one of
//!   several relations; `orders`: one of all linear orders of a set.
//! * `recursion`: `let rec`, its kinds and its monotonicity.

mod absent;
mod choices;
mod environment;
mod expression;
mod foreign;
mod members;
mod orders;
mod recursion;
mod rotation;
mod source;
mod statement;

use crate::ast::Name;
use crate::diagnostics::{Diagnostic, Diagnostics, Severity};
use crate::lints::{self, Usage};
use crate::model::{
    Absence, DefinitionId, Expr, ExprId, FileId, LinearOrder, Model, SourceFile, Span,
};
use crate::pipeline::Resolved;
use absent::Unrecorded;
use choices::Choice;
use environment::{Function, FunctionId, Globals, Procedure, Scope, Value};
use foreign::Machine;
use rustc_hash::{FxHashMap, FxHashSet};
use source::Origin;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// What comes of resolving a text.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The model, unless something is wrong.
    pub model: Option<Resolved>,
    /// Errors, warnings of lints, and notes.
    pub diagnostics: Diagnostics,
}

impl Outcome {
    /// The model, or what is wrong.
    pub fn into_result(self) -> Result<Resolved, Diagnostics> {
        self.model.ok_or(self.diagnostics)
    }

    /// Of a file that is used as a model, not only read: it should have an axiom.
    ///
    /// Lints say nothing of a file with definitions alone, which may be there to be included.
    #[must_use]
    pub fn as_model(mut self) -> Self {
        let list = &mut self.diagnostics.list;
        if !list.iter().any(|d| d.code == Some(lints::NO_AXIOM)) {
            let model = self.model.as_ref();
            list.extend(model.and_then(|resolved| lints::no_axiom(resolved)));
        }
        self
    }
}

/// Where files are looked for besides beside the model and in the library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    /// Folders for includes, in order.
    pub include: Vec<PathBuf>,
    /// A bell file to read before the model. Without one, that of the same name beside it is read.
    pub bell: Option<PathBuf>,
}

/// Resolves a model of the library (by name) or a file (by path), lints included.
///
/// A name without `.cat` and without a folder is looked up in the library first.
pub fn outcome(name_or_path: &str) -> Outcome {
    outcome_in(name_or_path, &Folders::default())
}

/// Likewise, with other places to look for files.
pub fn outcome_in(name_or_path: &str, folders: &Folders) -> Outcome {
    match source::open(name_or_path) {
        Ok((file, origin)) => run(&file, &origin, folders),
        Err(message) => {
            let file = SourceFile {
                name: name_or_path.to_owned(),
                text: String::new(),
            };
            let span = Span {
                file: FileId::FIRST,
                start: 0,
                end: 0,
            };
            let list = vec![message(span)];
            Outcome {
                model: None,
                diagnostics: Diagnostics {
                    files: vec![file],
                    list,
                },
            }
        }
    }
}

/// Resolves a text, lints included. Its includes come from the library only.
pub fn outcome_of_text(name: &str, text: &str) -> Outcome {
    let file = SourceFile {
        name: name.to_owned(),
        text: text.to_owned(),
    };
    run(&file, &Origin::Text, &Folders::default())
}

/// Resolves a model of the library (by name) or a file (by path).
pub fn load(name_or_path: &str) -> Result<Resolved, Diagnostics> {
    outcome(name_or_path).into_result()
}

/// Resolves a text. Its includes come from the library only.
pub fn resolve_text(name: &str, text: &str) -> Result<Resolved, Diagnostics> {
    outcome_of_text(name, text).into_result()
}

fn run(file: &SourceFile, origin: &Origin, folders: &Folders) -> Outcome {
    let mut resolver = Resolver::new(folders);
    resolver.main(file.clone(), origin);
    // What a name means may depend on which machine the model speaks of, and that is known at the
    // end: then it is read again.
    if let Some(machines) = resolver.misread() {
        resolver = Resolver::new(folders);
        resolver.machines = machines;
        resolver.main(file.clone(), origin);
    }
    resolver.settle();
    let failed = resolver.failed();
    let usage = resolver.usage();
    let Resolver {
        model,
        diagnostics: mut list,
        ..
    } = resolver;
    if !failed {
        list.extend(lints::check(&model, &usage));
    }
    list.sort_by_key(|diagnostic| (diagnostic.span.file, diagnostic.span.start));
    let files = model.files.clone();
    Outcome {
        model: (!failed).then(|| Resolved::new(model)),
        diagnostics: Diagnostics { files, list },
    }
}

/// How many expressions a model may resolve to, functions inlined. Far above any real model, and
/// small enough to take seconds at worst.
const STEP_LIMIT: usize = 4_000_000;

/// How deep expressions and calls may nest together.
const DEPTH_LIMIT: usize = 600;

/// How high a resolved expression may be, through definitions: the stack that later phases need
/// grows with it.
const HEIGHT_LIMIT: u32 = 2_000;

/// What was met inside a `try`.
#[derive(Default)]
struct Attempt {
    /// The first name that is not defined.
    missing: Option<String>,
    /// The first name of another machine that stands for nothing.
    empty: Option<String>,
}

#[derive(Default)]
struct Resolver {
    model: Model,
    diagnostics: Vec<Diagnostic>,
    /// What was reported already: an error in a function is reported once, not once a call.
    reported: FxHashSet<(Span, String)>,
    globals: Globals,
    functions: Vec<Function>,
    procedures: Vec<Procedure>,
    /// Results of applications, so that nested calls cost what they show and not their unfolding.
    applications: FxHashMap<(FunctionId, Vec<Value>), Value>,
    /// The files being included, outermost first.
    including: Vec<(String, Option<Span>)>,
    /// What was met inside the `try` that is around, if one is.
    attempt: Option<Attempt>,
    /// Whether definitions are written out where they are used, not kept by name.
    inlining: bool,
    /// Whether an include is missing: names that are not found may be from there, and are not
    /// reported.
    incomplete: bool,
    /// What `co0` stands for.
    least_coherence: Option<ExprId>,
    /// Files that are not the author's.
    foreign: FxHashSet<FileId>,
    /// Definitions that `show` names.
    shown: FxHashSet<DefinitionId>,
    /// The heights of the model's expressions, by id.
    heights: Vec<u32>,
    /// Which of the model's expressions are empty by their form, by id.
    empty: Vec<bool>,
    /// Where else files are looked for.
    folders: Folders,
    /// The file of the model.
    main: Option<PathBuf>,
    /// The machines that the model is known to speak of.
    machines: BTreeSet<Machine>,
    /// The machines whose names may have been taken for something else.
    doubted: BTreeSet<Machine>,
    /// The machines whose fences and modes the model names, which programs have.
    spoken: BTreeSet<Machine>,
    /// What the model names that no program has.
    absent: BTreeMap<Machine, Absence>,
    /// Names that stand for nothing: sets of tags, and what is defined by a `try` that did not find
    /// a name of another machine, with the file in which it is defined.
    stand_ins: FxHashMap<String, (Machine, Option<FileId>)>,
    /// Names of what is not recorded, by declaration, with the reason.
    unknowns: Vec<Unrecorded>,
    /// Choices between relations.
    choices: Vec<Choice>,
    /// Linear orders of events that are chosen.
    orders: Vec<(LinearOrder, Span)>,
    /// The name whose definition is being resolved.
    defining: Option<Name>,
    /// The expression being resolved.
    place: Option<Span>,
    steps: usize,
    depth: usize,
    /// Whether the model has become too large: nothing more of it is resolved.
    too_large: bool,
}

impl Resolver {
    fn new(folders: &Folders) -> Self {
        Self {
            folders: folders.clone(),
            ..Self::default()
        }
    }

    fn report(&mut self, diagnostic: Diagnostic) {
        if self
            .reported
            .insert((diagnostic.span, diagnostic.message.clone()))
        {
            self.diagnostics.push(diagnostic);
        }
    }

    /// Reports that the model has become too large. What is left would take for ever.
    fn give_up(&mut self, place: Span, message: String) {
        self.too_large = true;
        self.report(Diagnostic::error(place, message));
    }

    /// Interns an expression; one that is too high is reported.
    fn intern(&mut self, expr: Expr) -> ExprId {
        let id = self.model.intern(expr);
        self.note_new();
        id
    }

    /// Notes what is to be known of expressions that are new in the table.
    fn note_new(&mut self) {
        while self.heights.len() < self.model.expression_count() {
            let expr = self.model.expr(ExprId::new(self.heights.len()));
            let below = match expr {
                Expr::Definition(definition) => {
                    let definition = self.model.definition(definition);
                    if definition.group.is_some() {
                        0
                    } else {
                        self.heights[definition.body.index()]
                    }
                }
                _ => expr
                    .operands()
                    .map(|operand| self.heights[operand.index()])
                    .max()
                    .unwrap_or(0),
            };
            self.heights.push(below + 1);
            let empty = match expr {
                Expr::Definition(definition) => {
                    let definition = self.model.definition(definition);
                    definition.group.is_none() && self.empty[definition.body.index()]
                }
                _ => expr.is_empty_by_form(|operand| self.empty[operand.index()]),
            };
            self.empty.push(empty);
            if below >= HEIGHT_LIMIT
                && let Some(place) = self.place
            {
                let message = format!("this expression is more than {HEIGHT_LIMIT} operators high");
                self.give_up(place, message);
            }
        }
    }

    /// Whether something is wrong so far.
    fn failed(&self) -> bool {
        let mut found = self.diagnostics.iter();
        found.any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// What the lints need to know beyond the model.
    fn usage(&self) -> Usage {
        let functions = self
            .functions
            .iter()
            .filter(|function| !function.used && function.named);
        let functions =
            functions.map(|function| ("function", function.name.clone(), function.span));
        let procedures = self.procedures.iter().filter(|procedure| !procedure.used);
        let procedures =
            procedures.map(|procedure| ("procedure", procedure.name.clone(), procedure.span));
        Usage {
            unused: functions.chain(procedures).collect(),
            shown: self.shown.clone(),
            foreign: self.foreign.clone(),
        }
    }

    fn main(&mut self, file: SourceFile, origin: &Origin) {
        let mut scope = Scope::global();
        if let Origin::File(path) = origin {
            self.main = Some(path.clone());
        }
        self.model.files.push(file);
        self.standard_library(&mut scope);
        self.bell_file(origin, &mut scope);
        self.main_file(origin, &mut scope);
    }
}
