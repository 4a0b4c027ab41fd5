//! What becomes of names of other machines: empty sets, names that nothing may depend on, and a
//! word about both.

use super::Resolver;
use super::environment::Value;
use super::foreign::{self, Foreign, Machine, Meaning};
use crate::ast::Name;
use crate::diagnostics::Diagnostic;
use crate::model::{Absence, DeclarationId, Expr, ExprId, Span};
use crate::recognise::recognise;
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind};
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
        let is_builtin =
            BuiltinSet::from_name(name).is_some() || BuiltinRelation::from_name(name).is_some();
        let known = |f: &Foreign| match f.doubtful {
            true => self.machines.contains(&f.machine),
            false => !is_builtin,
        };
        let found = foreign::meanings(name).find(known);
        if self.attempt.is_none() {
            let certain = foreign::meanings(name).filter(|f| !f.doubtful && is_builtin);
            self.spoken.extend(certain.map(|f| f.machine));
        }
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
                if self.attempt.is_none() {
                    self.spoken.insert(foreign.machine);
                }
                return Value::Expr(self.unrecorded(name, kind, reason, span));
            }
            Meaning::UnknownFunction(kind, reason) => {
                return Value::Unknown(name.to_owned(), kind, reason);
            }
            Meaning::Events(_) | Meaning::Between(_) | Meaning::AfterControl(_) => {
                if self.attempt.is_none() {
                    self.spoken.insert(foreign.machine);
                }
                return Value::Expr(self.in_other_words(foreign.meaning));
            }
        };
        self.mention(foreign.machine, name, span);
        value
    }

    /// What programs have under other names.
    fn in_other_words(&mut self, meaning: Meaning) -> ExprId {
        match meaning {
            Meaning::Events([all, any, none]) => {
                let mut parts: Vec<ExprId> = all.iter().map(|s| self.set(*s)).collect();
                parts.extend(self.any_of(any));
                let mut parts = parts.into_iter();
                let first = parts.next();
                let first = first.unwrap_or_else(|| self.intern(Expr::All(Kind::Set)));
                let events = parts.fold(first, |a, b| self.intern(Expr::Intersection(a, b)));
                match self.any_of(none) {
                    Some(none) => self.intern(Expr::Difference(events, none)),
                    None => events,
                }
            }
            Meaning::Between(fences) => {
                let po = self.intern(Expr::Relation(BuiltinRelation::Po));
                self.after_fence(po, fences)
            }
            Meaning::AfterControl(fence) => {
                let ctrl = self.intern(Expr::Relation(BuiltinRelation::Ctrl));
                self.after_fence(ctrl, &[fence])
            }
            _ => self.intern(Expr::Empty(Kind::Set)),
        }
    }

    /// The fences of a name that is otherwise what they are between: some models use it for both.
    pub(super) fn named_fences(&mut self, name: &str) -> Option<ExprId> {
        let found = foreign::meanings(name).find_map(|foreign| match foreign.meaning {
            Meaning::Between(fences) => Some((foreign.machine, fences)),
            _ => None,
        });
        let (machine, fences) = found?;
        self.spoken.insert(machine);
        self.any_of(fences)
    }

    /// A step to one of these fences, and then on in program order.
    fn after_fence(&mut self, to: ExprId, fences: &[BuiltinSet]) -> ExprId {
        let fences = self.any_of(fences);
        let fences = fences.unwrap_or_else(|| self.intern(Expr::Empty(Kind::Set)));
        let fences = self.intern(Expr::Identity(fences));
        let po = self.intern(Expr::Relation(BuiltinRelation::Po));
        let to = self.intern(Expr::Sequence(to, fences));
        self.intern(Expr::Sequence(to, po))
    }

    fn set(&mut self, set: BuiltinSet) -> ExprId {
        self.intern(Expr::Set(set))
    }

    /// The union of sets, if there are some.
    fn any_of(&mut self, sets: &[BuiltinSet]) -> Option<ExprId> {
        let (first, others) = sets.split_first()?;
        let first = self.set(*first);
        Some(others.iter().fold(first, |all, set| {
            let set = self.set(*set);
            self.intern(Expr::Union(all, set))
        }))
    }

    /// Notes that the model names what no program has. In a `try` it is ready for that: then it
    /// matters only if there is nothing else.
    fn mention(&mut self, machine: Machine, name: &str, span: Span) {
        if let Some(attempt) = &mut self.attempt {
            attempt.empty.get_or_insert_with(|| name.to_owned());
            return;
        }
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

    /// Defines the sets of events that have the tags of a bell file. Those of the Linux kernel are
    /// what its functions make, under the names that the tags give. Programs have no others.
    pub(super) fn tagged_events(&mut self, tags: &[String], scope: &mut super::Scope) {
        let name = |tag: &String| {
            let mut letters = tag.trim_start_matches('\'').chars();
            let first = letters.next().map(|first| first.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        };
        let names: Vec<String> = tags.iter().map(name).collect();
        let certain = |name: &String| foreign::of_kernel(name) == Some(true);
        if names.iter().any(certain) {
            self.spoken.insert(Machine::Linux);
        }
        for name in names {
            let kernel = self.spoken.contains(&Machine::Linux);
            if BuiltinSet::from_name(&name).is_some()
                || kernel && foreign::of_kernel(&name).is_some()
            {
                continue;
            }
            let machine = foreign::meanings(&name).next().map(|f| f.machine);
            let machine = machine.unwrap_or(Machine::Bell);
            let empty = Value::Expr(self.intern(Expr::Empty(Kind::Set)));
            scope.define(&mut self.globals, &name, empty);
            self.stand_ins.insert(name, (machine, None));
        }
    }

    /// What models of the Linux kernel compute, and what is built in here: which calls begin and
    /// end a section. They do so by recursion that has no least solution, or from what calls of
    /// SRCU functions read and write, which are fences here. With these comes that two of them are
    /// at one location if they are given the same structure.
    pub(super) fn sections(&mut self, name: &Name, scope: &mut super::Scope) -> Option<Value> {
        let built_in = match name.text.as_str() {
            "rcu-rscs" => BuiltinRelation::RcuRscs,
            "srcu-rscs" => BuiltinRelation::SrcuRscs,
            _ => return None,
        };
        if built_in == BuiltinRelation::SrcuRscs {
            let [loc, same] = [BuiltinRelation::Loc, BuiltinRelation::SameSrcu]
                .map(|relation| self.intern(Expr::Relation(relation)));
            let loc = self.intern(Expr::Union(loc, same));
            scope.define(&mut self.globals, "loc", Value::Expr(loc));
        }
        self.spoken.insert(Machine::Linux);
        let message = format!("`{}` is replaced by what is built in", name.text);
        self.report(Diagnostic::note(name.span, message));
        Some(Value::Expr(self.intern(Expr::Relation(built_in))))
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

    /// The result of a function that is not recorded: of nothing it is nothing, and what ends a
    /// section of SRCU is given the value that its beginning returned.
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
            Some(value)
                if self.is_nothing(value)
                    || name == "different-values" && self.is_section(value) =>
            {
                Value::Expr(self.intern(Expr::Empty(kind)))
            }
            _ => Value::Expr(self.unrecorded(name, kind, reason, span)),
        }
    }

    /// Whether a value is from the beginning of sections of SRCU to their ends.
    fn is_section(&self, value: &Value) -> bool {
        let sections = Expr::Relation(BuiltinRelation::SrcuRscs);
        matches!(value, Value::Expr(id) if self.model.expand(*id) == sections)
    }

    /// The machines that the model turned out to speak of, if names of them were taken for
    /// something else on the way.
    pub(super) fn misread(&self) -> Option<BTreeSet<Machine>> {
        let absent = self.absent.keys();
        let spoken: BTreeSet<Machine> = absent.chain(&self.spoken).copied().collect();
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
            let warning = Diagnostic::warning("absent", absence.span, absence.to_string()).help(
                "programs here are of C, the Linux kernel, X86, AArch64, ARM, POWER and RISC-V",
            );
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
