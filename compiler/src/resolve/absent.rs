//! What becomes of names of other machines: empty sets, names that nothing may depend on, and a
//! word about both.

use super::Resolver;
use super::environment::Value;
use super::foreign::{self, Foreign, Machine, Meaning};
use crate::diagnostics::Diagnostic;
use crate::model::{Absence, DeclarationId, Expr, ExprId, Span};
use crate::recognise::recognise;
use katec_checker::builtin::{BuiltinSet, Kind};
use std::collections::BTreeSet;

/// A name of something that programs have and executions do not record.
#[derive(Clone, Debug)]
pub(super) struct Unrecorded {
    declaration: DeclarationId,
    reason: &'static str,
}

impl Resolver {
    /// What a name means in models of other machines, if it means that here: no doubt about it, or
    /// the model is known to speak of the machine.
    pub(super) fn of_other_machine(&mut self, name: &str) -> Option<Foreign> {
        let known = |f: &Foreign| !f.doubtful || self.machines.contains(&f.machine);
        let found = foreign::meanings(name).find(known);
        if found.is_none() {
            self.doubted
                .extend(foreign::meanings(name).map(|f| f.machine));
        }
        found
    }

    /// What a name of another machine stands for.
    pub(super) fn of_machine(&mut self, name: &str, foreign: Foreign, span: Span) -> Value {
        let value = match foreign.meaning {
            Meaning::Empty(kind) => Value::Expr(self.intern(Expr::Empty(kind))),
            Meaning::EmptyEither => Value::Zero,
            Meaning::Unknown(kind, reason) => {
                return Value::Expr(self.unrecorded(name, kind, reason, span));
            }
            Meaning::UnknownFunction(kind, reason) => {
                return Value::Unknown(name.to_owned(), kind, reason);
            }
        };
        self.mention(foreign.machine, name, span);
        value
    }

    /// Notes that the model names what no program has.
    fn mention(&mut self, machine: Machine, name: &str, span: Span) {
        let absence = self.absent.entry(machine).or_insert_with(|| Absence {
            what: machine.lacks(),
            names: Vec::new(),
            span,
        });
        if !absence.names.iter().any(|known| known == name) {
            absence.names.push(name.to_owned());
        }
    }

    /// Notes that the name being defined stands for nothing, as a name of another machine is not
    /// there.
    pub(super) fn note_stand_in(&mut self, missing: &str) {
        if let (Some(name), Some(foreign)) = (&self.defining, foreign::meanings(missing).next()) {
            let place = (foreign.machine, Some(name.span.file));
            self.stand_ins.insert(name.text.clone(), place);
        }
    }

    /// Notes that a model uses a name that stands for nothing. Files of fences define such names
    /// for all machines at once, and use them among themselves; that says nothing of the model.
    pub(super) fn mention_stand_in(&mut self, name: &str, span: Span) {
        if let Some((machine, file)) = self.stand_ins.get(name)
            && *file != Some(span.file)
        {
            self.mention(*machine, name, span);
        }
    }

    /// Defines the sets of events that have the tags of a bell file: programs have no tags.
    pub(super) fn tagged_events(&mut self, tags: &[String], scope: &mut super::Scope) {
        for tag in tags {
            let bare = tag.trim_start_matches('\'');
            let mut letters = bare.chars();
            let first = letters.next().map(|first| first.to_ascii_uppercase());
            let name: String = first.into_iter().chain(letters).collect();
            if BuiltinSet::from_name(&name).is_some() {
                continue;
            }
            let machine = foreign::meanings(&name).next().map(|f| f.machine);
            let machine = machine.unwrap_or(Machine::Bell);
            let empty = Value::Expr(self.intern(Expr::Empty(Kind::Set)));
            scope.define(&mut self.globals, &name, empty);
            self.stand_ins.insert(name, (machine, None));
        }
    }

    /// A name of what is not recorded, as a declared one: so nothing is known of it.
    fn unrecorded(&mut self, name: &str, kind: Kind, reason: &'static str, span: Span) -> ExprId {
        let known = |unknown: &&Unrecorded| {
            let declaration = &self.model.declarations[unknown.declaration.index()];
            declaration.name == name
        };
        let declaration = match self.unknowns.iter().find(known) {
            Some(unknown) => unknown.declaration,
            None => {
                let declaration = self.declared(name, kind, span);
                self.unknowns.push(Unrecorded {
                    declaration,
                    reason,
                });
                declaration
            }
        };
        self.intern(Expr::Declared(declaration))
    }

    /// The result of a function that is not recorded: of nothing it is nothing.
    pub(super) fn unknown_result(
        &mut self,
        name: &str,
        kind: Kind,
        reason: &'static str,
        given: &Value,
        span: Span,
    ) -> Value {
        let of = match given {
            Value::Tuple(parts) => parts.first(),
            other => Some(other),
        };
        match of {
            Some(Value::Invalid) => Value::Invalid,
            Some(value) if self.is_nothing(value) => Value::Expr(self.intern(Expr::Empty(kind))),
            _ => Value::Expr(self.unrecorded(name, kind, reason, span)),
        }
    }

    /// The machines that the model turned out to speak of, if names of them were taken for
    /// something else on the way.
    pub(super) fn misread(&self) -> Option<BTreeSet<Machine>> {
        let spoken: BTreeSet<Machine> = self.absent.keys().copied().collect();
        let misread = self.doubted.intersection(&spoken).next().is_some();
        misread.then_some(spoken)
    }

    /// Refuses constraints that depend on what is not recorded, takes such names out of the model
    /// otherwise, and says what no program has.
    pub(super) fn settle(&mut self) {
        let orders = self.settle_orders();
        self.settle_choices();
        self.forget_declared(&orders);
        self.refuse_unrecorded();
        let absent: Vec<Absence> = self.absent.values().cloned().collect();
        for absence in &absent {
            let warning = Diagnostic::warning("absent", absence.span, absence.to_string())
                .help("programs here are of C, X86 and X86_64");
            self.report(warning);
        }
        self.model.absent = absent;
    }

    fn refuse_unrecorded(&mut self) {
        if self.unknowns.is_empty() || self.failed() {
            return;
        }
        let recognised = recognise(&self.model);
        let constraints = recognised.constraints.iter().map(|constraint| {
            let roots = constraint.check.operands().chain(constraint.unless_empty);
            (constraint.span, roots.collect::<Vec<_>>())
        });
        let proofs = recognised.asserts.iter().chain(&recognised.assumes);
        let proofs = proofs.map(|p| (p.span, vec![p.claim.left, p.claim.right]));
        let mut errors = Vec::new();
        for (span, roots) in constraints.chain(proofs) {
            let cone = recognised.cone(roots);
            for unknown in &self.unknowns {
                let name = recognised.interned(Expr::Declared(unknown.declaration));
                if name.is_some_and(|name| cone.contains(&name)) {
                    let declaration = &self.model.declarations[unknown.declaration.index()];
                    let message = format!("`{}` is not supported", declaration.name);
                    errors.push(
                        Diagnostic::error(declaration.span, message)
                            .label(unknown.reason)
                            .related(span, "this depends on it"),
                    );
                }
            }
        }
        for error in errors {
            self.report(error);
        }
        let declared: Vec<_> = self.unknowns.iter().map(|u| u.declaration).collect();
        self.forget_declared(&declared);
    }

    /// Makes nothing of declared names that nothing depends on.
    pub(super) fn forget_declared(&mut self, names: &[DeclarationId]) {
        let mut model = self.model.rebuilt(|model, expr| match expr {
            Expr::Declared(id) if names.contains(&id) => {
                let kind = model.declarations[id.index()].kind;
                model.intern(Expr::Empty(kind))
            }
            other => model.intern(other),
        });
        // Ids of others stay what they are.
        let last = (0..model.declarations.len()).rev().map(DeclarationId::new);
        let unused = last.take_while(|id| names.contains(id)).count();
        let kept = model.declarations.len() - unused;
        model.declarations.truncate(kept);
        self.model = model;
    }
}
