//! From syntax to a resolved model: includes, names, kinds, functions, recursion.
//!
//! Every expression is resolved to a [`Value`]; functions are inlined where they are applied, so that the resolved
//! model is first-order. What is wrong is reported and gives [`Value::Invalid`], which is never reported again; a
//! model comes out only when nothing was wrong.
//!
//! * [`environment`]: what names mean where.
//! * [`source`]: where files come from, and which of herd's are replaced.
//! * [`statement`], [`expression`]: the walk over the tree.
//! * [`recursion`]: `let rec`, its kinds and its monotonicity.

mod environment;
mod expression;
mod recursion;
mod source;
mod statement;

use crate::diagnostics::{Diagnostic, Diagnostics, Severity};
use crate::model::{Model, SourceFile, Span};
use environment::{Function, FunctionId, Globals, Procedure, Scope, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use source::Origin;

/// What comes of resolving a text.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The model, unless something is wrong.
    pub model: Option<Model>,
    /// Errors, warnings of lints, and notes.
    pub diagnostics: Diagnostics,
}

impl Outcome {
    /// The model, or what is wrong.
    pub fn into_result(self) -> Result<Model, Diagnostics> {
        self.model.ok_or(self.diagnostics)
    }
}

/// Resolves a model of the library (by name) or a file (by path), lints included.
///
/// A name without `.cat` and without a folder is looked up in the library first.
pub fn outcome(name_or_path: &str) -> Outcome {
    match source::open(name_or_path) {
        Ok((file, origin)) => run(file, origin),
        Err(message) => {
            let file = SourceFile {
                name: name_or_path.to_owned(),
                text: String::new(),
            };
            let span = Span {
                file: crate::model::FileId::new(0),
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
    run(
        SourceFile {
            name: name.to_owned(),
            text: text.to_owned(),
        },
        Origin::Text,
    )
}

/// Resolves a model of the library (by name) or a file (by path).
pub fn load(name_or_path: &str) -> Result<Model, Diagnostics> {
    outcome(name_or_path).into_result()
}

/// Resolves a text. Its includes come from the library only.
pub fn resolve_text(name: &str, text: &str) -> Result<Model, Diagnostics> {
    outcome_of_text(name, text).into_result()
}

fn run(file: SourceFile, origin: Origin) -> Outcome {
    let mut resolver = Resolver::default();
    resolver.main(file, origin);
    let failed = resolver
        .diagnostics
        .iter()
        .any(|diagnostic| diagnostic.severity == Severity::Error);
    let files = resolver.model.files.clone();
    let list = resolver.diagnostics;
    let model = (!failed).then_some(resolver.model);
    Outcome {
        model,
        diagnostics: Diagnostics { files, list },
    }
}

/// How many expressions a model may resolve to, functions inlined. Far above any real model, and small enough to
/// take seconds at worst.
const STEP_LIMIT: usize = 4_000_000;

/// How deep expressions and calls may nest together.
const DEPTH_LIMIT: usize = 600;

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
    /// Whether a `try` is around, and the name that was not found inside it.
    attempt: Option<Option<String>>,
    steps: usize,
    depth: usize,
}

impl Resolver {
    fn report(&mut self, diagnostic: Diagnostic) {
        if self
            .reported
            .insert((diagnostic.span, diagnostic.message.clone()))
        {
            self.diagnostics.push(diagnostic);
        }
    }

    fn main(&mut self, file: SourceFile, origin: Origin) {
        let mut scope = Scope::global();
        self.model.files.push(file);
        self.standard_library(&mut scope);
        self.main_file(origin, &mut scope);
    }
}
