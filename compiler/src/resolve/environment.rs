//! What names mean where.
//!
//! Names of the top level live in [`Globals`], each with the time of its definition. So a function
//! sees what was defined when it was itself; a later definition of a name shadows it only for what
//! follows. Parameters and `let .. in` live in a [`Scope`], innermost last. They are few.

use crate::ast;
use crate::model::{ExprId, Span};
use katec_checker::builtin::Kind;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A function of the model, as it was defined at one place and time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct FunctionId(pub(super) usize);

/// A procedure of the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ProcedureId(pub(super) usize);

/// What an expression stands for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Value {
    /// A set or a relation.
    Expr(ExprId),
    /// `0`, the kind of which is not known yet.
    Zero,
    /// `_`, the kind of which is not known yet.
    Universe,
    /// A function of the model.
    Function(FunctionId),
    /// A procedure of the model.
    Procedure(ProcedureId),
    /// A function of the language.
    Primitive(Primitive),
    /// Several values, to be taken apart by a function.
    Tuple(Vec<Value>),
    /// A set of sets, relations or tags: at least one, each once. The empty one is
    /// [`Value::Zero`].
    Members(Vec<Value>),
    /// The linear orders of events that `linearisations` was asked for with these arguments: one
    /// can be chosen, and that is all.
    Orders(Box<Value>),
    /// A tag of a bell file.
    Tag(String),
    /// A function of other machines, its name, the kind of its results, and why they are not known.
    Unknown(String, Kind, &'static str),
    /// Something wrong, reported already.
    Invalid,
}

/// A function of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Primitive {
    /// The first components of a relation.
    Domain,
    /// The second components of a relation.
    Range,
    /// The linear orders of a set that contain a relation.
    Linearisations,
    /// The classes of an equivalence, or of the accesses of each location.
    Classes,
}

/// A function: parameters, body, and the names it sees.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) name: String,
    /// Where it is defined.
    pub(super) span: Span,
    /// Whether it was defined by name, and not by `fun`.
    pub(super) named: bool,
    /// Whether its name was used.
    pub(super) used: bool,
    pub(super) parameters: ast::Parameters,
    pub(super) body: Rc<ast::Expr>,
    pub(super) scope: Scope,
    /// The functions of the same `let rec`, which it may call.
    pub(super) group: Vec<(String, FunctionId)>,
}

/// A procedure: parameters, body, and the names it sees.
#[derive(Clone, Debug)]
pub(super) struct Procedure {
    pub(super) name: String,
    /// Where it is defined.
    pub(super) span: Span,
    /// Whether it was called.
    pub(super) used: bool,
    pub(super) parameters: ast::Parameters,
    pub(super) body: Rc<Vec<ast::Statement>>,
    pub(super) scope: Scope,
}

/// The names of the top level.
#[derive(Debug, Default)]
pub(super) struct Globals {
    by_name: FxHashMap<String, Vec<(usize, Value)>>,
    time: usize,
}

impl Globals {
    fn get(&self, name: &str, time: usize) -> Option<&Value> {
        let versions = self.by_name.get(name)?;
        let known = versions.partition_point(|(defined, _)| *defined < time);
        known.checked_sub(1).map(|last| &versions[last].1)
    }

    fn define(&mut self, name: &str, value: Value) {
        self.by_name
            .entry(name.to_owned())
            .or_default()
            .push((self.time, value));
        self.time += 1;
    }

    /// All names, in no particular order.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.by_name.keys().map(String::as_str)
    }
}

/// The names that are visible at a place.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    /// What was defined at the top level before this time.
    time: usize,
    /// Parameters and local definitions, innermost last.
    locals: Vec<(String, Value)>,
    /// Whether statements define names of the top level.
    global: bool,
}

impl Scope {
    /// The top level, with everything defined so far and from now on.
    pub(super) fn global() -> Self {
        Self {
            time: usize::MAX,
            locals: Vec::new(),
            global: true,
        }
    }

    /// What a name means here.
    pub(super) fn get<'a>(&'a self, globals: &'a Globals, name: &str) -> Option<&'a Value> {
        let local = self.locals.iter().rev().find(|(local, _)| local == name);
        local
            .map(|(_, value)| value)
            .or_else(|| globals.get(name, self.time))
    }

    /// What is visible here and now, for a function to keep.
    pub(super) fn capture(&self, globals: &Globals) -> Self {
        Self {
            time: self.time.min(globals.time),
            locals: self.locals.clone(),
            global: false,
        }
    }

    /// Defines a name for the rest of this scope, until [`Scope::leave`].
    pub(super) fn define_local(&mut self, name: &str, value: Value) {
        self.locals.push((name.to_owned(), value));
    }

    /// Defines a name by a statement.
    pub(super) fn define(&mut self, globals: &mut Globals, name: &str, value: Value) {
        match self.global {
            true => globals.define(name, value),
            false => self.define_local(name, value),
        }
    }

    /// Whether a name is a parameter or a local definition.
    pub(super) fn is_local(&self, name: &str) -> bool {
        self.local_names().any(|local| local == name)
    }

    /// Whether statements here define names of the top level.
    pub(super) fn is_global(&self) -> bool {
        self.global
    }

    /// How many local names there are, to come back to with [`Scope::leave`].
    pub(super) fn enter(&self) -> usize {
        self.locals.len()
    }

    /// Forgets the local names defined since [`Scope::enter`].
    pub(super) fn leave(&mut self, mark: usize) {
        self.locals.truncate(mark);
    }

    /// The local names.
    pub(super) fn local_names(&self) -> impl Iterator<Item = &str> {
        self.locals.iter().map(|(name, _)| name.as_str())
    }
}
