//! The way of a model from text to what exploration runs: one type a stage.
//!
//! ```text
//! text ──resolve──> Resolved ──prepare──> Prepared ──admit──> Admitted ──lower──> LoweredModel
//! ```
//!
//! * [`Resolved`]: well-formed. Includes, functions and names are resolved, and nothing is added.
//!   `katec parse` prints it, and `katec prove` proves its claims.
//! * [`Prepared`]: has a meaning on executions. The synchronisation of threads and barriers is in
//!   its global orders ([`crate::synchronise`]), and there is a second form of it in the language's
//!   own words ([`crate::recognise`]). [`crate::reference::ReferenceModel`] evaluates it.
//! * [`Admitted`]: exploration under it is exact ([`crate::requirements`]).
//! * [`LoweredModel`]: it is decided how each constraint is checked ([`crate::lower`]). Tables and
//!   generated code are made of it.
//!
//! Each stage is made from the one before and in no other way. So a model is synchronised and
//! recognised once, and a function that takes a stage knows what was done. This does not
//! compile, since nobody has found out whether exploration is exact:
//!
//! ```compile_fail
//! let resolved = katec_compiler::resolve_text("mine.cat", "acyclic po | rf | co | fr").unwrap();
//! resolved.prepare().unwrap().lower();
//! ```
//!
//! Nor does this, since what is resolved has no synchronisation yet:
//!
//! ```compile_fail
//! use katec_compiler::reference::ReferenceModel;
//!
//! let resolved = katec_compiler::resolve_text("mine.cat", "acyclic po | rf | co | fr").unwrap();
//! ReferenceModel::new(&resolved);
//! ```

use crate::diagnostics::{Diagnostic, Diagnostics, Severity};
use crate::evaluate::Plan;
use crate::lints;
use crate::lower::LoweredModel;
use crate::model::{Constraint, ConstraintId, DeclarationId, Expr, Model, Role};
use crate::recognise::{Recognised, is_full_atomicity, recognise};
use crate::requirements::{self, Properties};
use crate::synchronise::{self, GlobalOrders, Synchronised};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet};
use katec_checker::model::{Character, Grounded, LocalOrder};
use std::fmt;
use std::ops::Deref;

/// A well-formed model, as it was written.
#[derive(Clone, Debug)]
pub struct Resolved(Model);

impl Resolved {
    /// What came of resolving a text without errors.
    pub(crate) fn new(model: Model) -> Self {
        Self(model)
    }

    /// The model alone, for those who change it. There is no way back.
    pub fn into_model(self) -> Model {
        self.0
    }

    /// Makes the model ready to be evaluated.
    ///
    /// # Errors
    ///
    /// [`Refusal::Declared`] if a constraint uses a name that is only declared,
    /// [`Refusal::LinearOrder`] if it depends on an order that is chosen for each execution.
    pub fn prepare(self) -> Result<Prepared, Refusal> {
        if let Some(name) = self.chosen_order(|_| true) {
            return Err(Refusal::LinearOrder { name });
        }
        self.prepare_to_judge()
    }

    /// The name of an order that is chosen for each execution and that one of some constraints
    /// depends on.
    fn chosen_order(&self, constraints: impl Fn(&Constraint) -> bool) -> Option<String> {
        let used = self.constraints.iter().filter(|c| constraints(c));
        let used = used.flat_map(|c| c.check.operands().chain(c.unless_empty));
        let cone = self.cone(used);
        let mut orders = self.linear_orders.iter().map(|order| order.declaration);
        let name = |d: DeclarationId| self.interned(Expr::Declared(d));
        let order = orders.find(|d| name(*d).is_some_and(|name| cone.contains(&name)))?;
        Some(self.declarations[order.index()].name.clone())
    }

    /// Makes the model ready to judge whole executions: orders that are chosen for each of them may
    /// be left.
    ///
    /// # Errors
    ///
    /// [`Refusal::Declared`] if a constraint uses a name that is only declared,
    /// [`Refusal::ReportedOrder`] if a report depends on an order that is chosen.
    pub fn prepare_to_judge(self) -> Result<Prepared, Refusal> {
        if let Some(name) = self.chosen_order(|c| c.role != Role::Axiom) {
            return Err(Refusal::ReportedOrder { name });
        }
        let Self(written) = self;
        let roots = written.constraints.iter();
        let roots = roots.flat_map(|c| c.check.operands().chain(c.unless_empty));
        let plan = Plan::new(&written, roots);
        let is_order = |d: &DeclarationId| {
            let mut orders = written.linear_orders.iter();
            orders.any(|order| order.declaration == *d)
        };
        if let Some(declared) = plan.declared(&written).find(|d| !is_order(d)) {
            let name = written.declarations[declared.index()].name.clone();
            return Err(Refusal::Declared { name });
        }
        let mentions_barriers = mentions_barriers(&written);
        let mut recognised = recognise(&written);
        let orders = synchronise::global_orders(&recognised);
        let synchronised = Synchronised::new(written, &orders.extended);
        synchronise::add_edges(recognised.extend(), &orders.extended);
        Ok(Prepared {
            properties: Properties::new(&recognised),
            synchronised,
            recognised,
            global_orders: orders,
            mentions_barriers,
            split_updates: false,
        })
    }
}

/// How executions are looked at under a model.
#[derive(Clone, Debug)]
pub enum Usable {
    /// They are built step by step.
    Built(Box<Admitted>),
    /// They are judged when they are whole, for this reason.
    Judged(Box<Prepared>, Refusal),
}

impl Resolved {
    /// The model as far as it comes. Without `atomicity`, see [`Prepared::without_atomicity`].
    ///
    /// # Errors
    ///
    /// If executions cannot even be judged under it, or a limit was reached.
    pub fn usable(self, atomicity: bool) -> Result<Usable, Refusal> {
        let prepared = |prepared: Prepared| match atomicity {
            true => prepared,
            false => prepared.without_atomicity(),
        };
        let admitted = self.clone().prepare().map(prepared);
        match admitted.and_then(Prepared::admit) {
            Ok(admitted) => Ok(Usable::Built(Box::new(admitted))),
            Err(why @ (Refusal::LinearOrder { .. } | Refusal::NotExplorable(_))) => {
                let judging = prepared(self.prepare_to_judge()?);
                Ok(Usable::Judged(Box::new(judging), why))
            }
            Err(refusal) => Err(refusal),
        }
    }
}

impl Deref for Resolved {
    type Target = Model;

    fn deref(&self) -> &Model {
        &self.0
    }
}

/// Whether a model itself speaks of waits at barriers.
fn mentions_barriers(model: &Model) -> bool {
    let barriers = [
        Expr::Set(BuiltinSet::B),
        Expr::Relation(BuiltinRelation::Sbr),
    ];
    barriers.into_iter().any(|e| model.interned(e).is_some())
}

/// A model with a meaning on executions, in two forms with the same constraints in the same order.
#[derive(Clone, Debug)]
pub struct Prepared {
    synchronised: Synchronised,
    recognised: Recognised,
    properties: Properties,
    global_orders: GlobalOrders,
    mentions_barriers: bool,
    split_updates: bool,
}

impl Prepared {
    /// What is written, with the synchronisation of threads and barriers: the form to evaluate.
    pub fn synchronised(&self) -> &Synchronised {
        &self.synchronised
    }

    /// The same in the language's own words: the form to look at.
    pub fn recognised(&self) -> &Recognised {
        &self.recognised
    }

    /// What is known of the expressions of the recognised form.
    pub fn properties(&self) -> &Properties {
        &self.properties
    }

    /// The constraints that got the synchronisation of threads and barriers as edges of their own.
    pub fn global_orders(&self) -> impl Iterator<Item = ConstraintId> {
        let extended = self.global_orders.extended.iter();
        extended.map(|order| order.constraint)
    }

    /// Whether a constraint is an order of one location, or a part of one, that got synchronisation
    /// as edges. It needs none if another one [covers](Self::covering_order) it, and if each
    /// location by itself is sequentially consistent.
    pub fn is_extended_location_order(&self, constraint: ConstraintId) -> bool {
        let mut extended = self.global_orders.extended.iter();
        extended.any(|order| order.constraint == constraint && order.one_location)
    }

    /// A constraint that, where each location by itself is sequentially consistent, also forbids
    /// the cycles of the accesses of one location and synchronisation
    /// ([why](crate::synchronise#orders-of-one-location)).
    pub fn covering_order(&self) -> Option<ConstraintId> {
        self.global_orders.covering
    }

    /// Whether the model itself, as it was written, speaks of waits at barriers.
    pub fn mentions_barriers(&self) -> bool {
        self.mentions_barriers
    }

    /// Leaves it to the model to say that read-modify-writes are atomic. Without this, exploration
    /// keeps them atomic, whatever the model says; it goes on to do so if the model says just that.
    #[must_use]
    pub fn without_atomicity(mut self) -> Self {
        self.split_updates = !self.states_atomicity();
        self
    }

    /// Whether an axiom says that all read-modify-writes are atomic.
    pub fn states_atomicity(&self) -> bool {
        let mut constraints = self.recognised.constraints.iter();
        constraints.any(|constraint| is_full_atomicity(&self.recognised, constraint))
    }

    /// Whether exploration does not keep read-modify-writes atomic.
    pub fn splits_updates(&self) -> bool {
        self.split_updates
    }

    /// Whether the axioms are seen to forbid that a read reads what its own thread writes later,
    /// which proofs take for granted.
    pub fn reads_in_order(&self) -> bool {
        requirements::reads_in_order(self)
    }

    /// In the executions of which programs the axioms are seen to let nothing depend on itself,
    /// though `po | rf` may have cycles. This takes as long as its proofs.
    pub fn grounded(&self) -> Grounded {
        requirements::grounded(self)
    }

    /// In which order threads are seen to do things, if dependencies are part of it, so that
    /// exploration can rule out cycles of `po | rf`. This takes as long as its proofs.
    pub fn local_order(&self) -> Option<LocalOrder> {
        requirements::local_order(self)
    }

    /// The warning that this is not seen of any, with the place of an axiom.
    pub fn ungrounded(&self) -> Diagnostics {
        self.diagnostics(vec![requirements::ungrounded(self)])
    }

    /// Finds out whether exploration is exact under the model.
    ///
    /// # Errors
    ///
    /// [`Refusal::TooLarge`] if that cannot be told, [`Refusal::NotExplorable`] if it is not known
    /// to be exact.
    pub fn admit(self) -> Result<Admitted, Refusal> {
        let list = match requirements::analyse(&self) {
            Ok(list) => list,
            Err(error) => return Err(Refusal::TooLarge(self.diagnostics(vec![*error]))),
        };
        let diagnostics = self.diagnostics(list);
        if diagnostics.has_errors() {
            return Err(Refusal::NotExplorable(diagnostics));
        }
        let has = |code| diagnostics.list.iter().any(|d| d.code == Some(code));
        let character = Character {
            no_axiom: has(lints::NO_AXIOM),
            causal_cycles: has(requirements::CAUSALITY),
            split_updates: self.split_updates,
        };
        Ok(Admitted {
            prepared: self,
            warnings: diagnostics,
            character,
        })
    }

    /// Takes for granted that exploration is exact. For tests of what comes later on models that
    /// are refused, or slow to admit: how constraints are checked does not depend on it. What is
    /// explored under such a model may not be all.
    pub fn assume_admitted(self) -> Admitted {
        self.admit_as(Character::default())
    }

    /// Takes for granted what [`Self::admit`] would find out, but for warnings: for models of
    /// which the library [knows it](crate::library::character).
    pub fn admit_as(self, known: Character) -> Admitted {
        let warnings = self.diagnostics(Vec::new());
        let character = Character {
            split_updates: self.split_updates,
            ..known
        };
        Admitted {
            prepared: self,
            warnings,
            character,
        }
    }

    fn diagnostics(&self, list: Vec<Diagnostic>) -> Diagnostics {
        let files = self.synchronised.files.clone();
        Diagnostics { files, list }
    }
}

/// A model that is explored exactly.
#[derive(Clone, Debug)]
pub struct Admitted {
    prepared: Prepared,
    warnings: Diagnostics,
    character: Character,
}

impl Admitted {
    /// The stage before.
    pub fn prepared(&self) -> &Prepared {
        &self.prepared
    }

    /// What is not explored under the model, and what it says less about than it seems to.
    pub fn warnings(&self) -> &Diagnostics {
        &self.warnings
    }

    /// What is to be known of the model beyond its answers.
    pub fn character(&self) -> Character {
        self.character
    }

    /// Decides how each constraint is checked.
    pub fn lower(&self) -> LoweredModel {
        LoweredModel::new(&self.prepared, self.character)
    }
}

/// Why a model does not come to the next stage.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// A constraint uses a name that is only declared. Such a name has no meaning on executions.
    Declared {
        /// The name.
        name: String,
    },
    /// An axiom says more of a linear order that is to be chosen than which events come first. So
    /// executions are judged when they are whole.
    LinearOrder {
        /// The name of the order.
        name: String,
    },
    /// A report depends on a linear order that is to be chosen.
    ReportedOrder {
        /// The name of the order.
        name: String,
    },
    /// A limit was reached before it was known whether exploration is exact.
    TooLarge(Diagnostics),
    /// Exploration would not be exact: the errors say why. There may be warnings among them.
    NotExplorable(Diagnostics),
}

impl Refusal {
    /// The reason in a few words, without what quotes the model.
    pub fn reason(&self) -> String {
        match self {
            Refusal::TooLarge(why) | Refusal::NotExplorable(why) => why.first_error(),
            Refusal::Declared { name } => format!("`{name}` is only declared"),
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Declared { name } => write!(
                f,
                "`{name}` is only declared, so a constraint on executions cannot use it"
            ),
            Refusal::LinearOrder { name } => write!(
                f,
                "`{name}` is some linear order of events, and an axiom says more of it than which \
                 events come first"
            ),
            Refusal::ReportedOrder { name } => write!(
                f,
                "a flag, error or warning depends on `{name}`, some linear order of events, and \
                 would hold for one order and not for another; only axioms can depend on it"
            ),
            Refusal::TooLarge(diagnostics) | Refusal::NotExplorable(diagnostics) => {
                f.write_str(&diagnostics.render(Severity::Error, false))
            }
        }
    }
}

impl std::error::Error for Refusal {}
