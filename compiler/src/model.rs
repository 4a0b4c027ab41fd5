//! The resolved form of a memory model: what every later phase works on.
//!
//! Names, kinds, includes and functions are gone (see [`crate::resolve`]); what is left is a table
//! of expressions over the built-in vocabulary, the named definitions, and the statements.
//! Expressions are interned: structurally equal expressions have the same [`ExprId`], so that
//! evaluation, automata and lints can work by id, and "the same expression again" is an integer
//! comparison.
//!
//! What is *not* here: source syntax (only spans, for messages), the injected synchronisation of
//! `po` (that is part of what the built-in `po` means), and anything about how a constraint is
//! checked.

use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind};
use katec_checker::define_id;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::fmt;

define_id!(
    /// An expression of a [`Model`].
    ExprId
);
define_id!(
    /// A named definition (`let`, `let rec`, `view`) of a [`Model`].
    DefinitionId
);
define_id!(
    /// A constraint of a [`Model`].
    ConstraintId
);
define_id!(
    /// A declared, uninterpreted name (`relation r`, `set S`) of a [`Model`].
    DeclarationId
);
define_id!(
    /// A source file of a [`Model`]: the file itself and everything it includes.
    FileId
);

impl FileId {
    /// The main file.
    pub const FIRST: FileId = FileId(0);
}

/// A place in the source: bytes `start..end` of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// A source file: its name as shown to people, and its text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The name to show.
    pub name: String,
    /// The whole text.
    pub text: String,
}

/// An expression. Operands are ids of expressions interned before it, except that a
/// [`Expr::Definition`] may lead back to it by recursion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Expr {
    /// The empty set or relation.
    Empty(Kind),
    /// All events, or all pairs of events.
    All(Kind),
    /// A built-in set.
    Set(BuiltinSet),
    /// A built-in relation. `id` is [`BuiltinRelation::Id`].
    Relation(BuiltinRelation),
    /// A declared name, for proofs only.
    Declared(DeclarationId),
    /// What a named definition stands for.
    Definition(DefinitionId),
    /// Union of two sets or of two relations.
    Union(ExprId, ExprId),
    /// Intersection of two sets or of two relations.
    Intersection(ExprId, ExprId),
    /// Difference of two sets or of two relations.
    Difference(ExprId, ExprId),
    /// Complement of a set or a relation.
    Complement(ExprId),
    /// Composition of two relations.
    Sequence(ExprId, ExprId),
    /// Transitive closure.
    Plus(ExprId),
    /// Reflexive transitive closure.
    Star(ExprId),
    /// Reflexive closure.
    Optional(ExprId),
    /// Converse of a relation.
    Inverse(ExprId),
    /// `[S]`: identity on a set.
    Identity(ExprId),
    /// Cartesian product of two sets.
    Product(ExprId, ExprId),
    /// The set of first components of a relation.
    Domain(ExprId),
    /// The set of second components of a relation.
    Range(ExprId),
}

impl Expr {
    /// The expressions it is built from directly. A definition's body is not among them.
    pub fn operands(self) -> impl Iterator<Item = ExprId> {
        let (a, b) = match self {
            Expr::Empty(_)
            | Expr::All(_)
            | Expr::Set(_)
            | Expr::Relation(_)
            | Expr::Declared(_)
            | Expr::Definition(_) => (None, None),
            Expr::Union(a, b)
            | Expr::Intersection(a, b)
            | Expr::Difference(a, b)
            | Expr::Sequence(a, b)
            | Expr::Product(a, b) => (Some(a), Some(b)),
            Expr::Complement(a)
            | Expr::Plus(a)
            | Expr::Star(a)
            | Expr::Optional(a)
            | Expr::Inverse(a)
            | Expr::Identity(a)
            | Expr::Domain(a)
            | Expr::Range(a) => (Some(a), None),
        };
        a.into_iter().chain(b)
    }

    /// The same operator on other operands.
    #[must_use]
    pub fn map(self, mut f: impl FnMut(ExprId) -> ExprId) -> Expr {
        match self {
            Expr::Empty(_)
            | Expr::All(_)
            | Expr::Set(_)
            | Expr::Relation(_)
            | Expr::Declared(_)
            | Expr::Definition(_) => self,
            Expr::Union(a, b) => Expr::Union(f(a), f(b)),
            Expr::Intersection(a, b) => Expr::Intersection(f(a), f(b)),
            Expr::Difference(a, b) => Expr::Difference(f(a), f(b)),
            Expr::Sequence(a, b) => Expr::Sequence(f(a), f(b)),
            Expr::Product(a, b) => Expr::Product(f(a), f(b)),
            Expr::Complement(a) => Expr::Complement(f(a)),
            Expr::Plus(a) => Expr::Plus(f(a)),
            Expr::Star(a) => Expr::Star(f(a)),
            Expr::Optional(a) => Expr::Optional(f(a)),
            Expr::Inverse(a) => Expr::Inverse(f(a)),
            Expr::Identity(a) => Expr::Identity(f(a)),
            Expr::Domain(a) => Expr::Domain(f(a)),
            Expr::Range(a) => Expr::Range(f(a)),
        }
    }

    /// Whether an expression is empty because of its operands.
    pub fn is_empty_by_form(self, empty: impl Fn(ExprId) -> bool) -> bool {
        match self {
            Expr::Empty(_) => true,
            Expr::Union(a, b) => empty(a) && empty(b),
            Expr::Intersection(a, b) | Expr::Sequence(a, b) | Expr::Product(a, b) => {
                empty(a) || empty(b)
            }
            Expr::Difference(a, _)
            | Expr::Plus(a)
            | Expr::Inverse(a)
            | Expr::Identity(a)
            | Expr::Domain(a)
            | Expr::Range(a) => empty(a),
            Expr::All(_)
            | Expr::Set(_)
            | Expr::Relation(_)
            | Expr::Declared(_)
            | Expr::Definition(_)
            | Expr::Complement(_)
            | Expr::Star(_)
            | Expr::Optional(_) => false,
        }
    }

    /// The operands, each with whether the expression shrinks as that operand grows: the operand of
    /// `~` and the right side of `\\`. All other operators are monotone.
    pub fn signed_operands(self) -> impl Iterator<Item = (ExprId, bool)> {
        let complement = matches!(self, Expr::Complement(_));
        let difference = matches!(self, Expr::Difference(..));
        self.operands()
            .enumerate()
            .map(move |(at, operand)| (operand, complement || difference && at == 1))
    }
}

/// A named definition.
#[derive(Clone, Debug)]
pub struct Definition {
    /// Its name. Later definitions may shadow earlier ones, so names are for people only.
    pub name: String,
    /// Set or relation.
    pub kind: Kind,
    /// What it stands for. In a recursive group it refers to members of the group, itself included.
    pub body: ExprId,
    /// The recursive group it belongs to: the definitions of one `let rec`, `None` if not
    /// recursive. The meaning is the least fixpoint of the group, taken simultaneously.
    pub group: Option<Vec<DefinitionId>>,
    /// Declared with `view`: to be kept per event.
    pub view: bool,
    /// The place of the name in the source.
    pub span: Span,
}

/// A declared, uninterpreted name.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// Its name.
    pub name: String,
    /// Set or relation.
    pub kind: Kind,
    /// The place of the declaration.
    pub span: Span,
}

/// `a <= b` or `a = b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// The left side.
    pub left: ExprId,
    /// Inclusion, or equality.
    pub equal: bool,
    /// The right side.
    pub right: ExprId,
    /// The right side was written `rot e`: its words up to rotation. Only in `assert`.
    pub rotated: bool,
}

impl Claim {
    /// The same claim about other expressions.
    #[must_use]
    pub fn map(self, mut f: impl FnMut(ExprId) -> ExprId) -> Claim {
        Claim {
            left: f(self.left),
            right: f(self.right),
            ..self
        }
    }
}

/// What a constraint demands of an execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Check {
    /// The relation has no cycle.
    Acyclic(ExprId),
    /// The relation relates no event with itself.
    Irreflexive(ExprId),
    /// The set or relation is empty.
    Empty(ExprId),
    /// `left <= right`, or both ways if `equal` (never `rotated`).
    Included(Claim),
    /// `irreflexive (e;(rf|co|fr)+)`.
    Coherence(ExprId),
}

impl Check {
    /// The name of a constraint that is given none.
    pub fn default_name(self) -> &'static str {
        match self {
            Check::Acyclic(_) => "acyclic",
            Check::Irreflexive(_) => "irreflexive",
            Check::Empty(_) => "empty",
            Check::Included(_) => "subset",
            Check::Coherence(_) => "coherence",
        }
    }

    /// The same check of other expressions.
    #[must_use]
    pub fn map(self, mut f: impl FnMut(ExprId) -> ExprId) -> Check {
        match self {
            Check::Acyclic(e) => Check::Acyclic(f(e)),
            Check::Irreflexive(e) => Check::Irreflexive(f(e)),
            Check::Empty(e) => Check::Empty(f(e)),
            Check::Coherence(e) => Check::Coherence(f(e)),
            Check::Included(claim) => Check::Included(claim.map(f)),
        }
    }

    /// The expressions it is about.
    pub fn operands(self) -> impl Iterator<Item = ExprId> {
        let (a, b) = match self {
            Check::Acyclic(e) | Check::Irreflexive(e) | Check::Empty(e) | Check::Coherence(e) => {
                (e, None)
            }
            Check::Included(claim) => (claim.left, Some(claim.right)),
        };
        std::iter::once(a).chain(b)
    }
}

/// What happens when a constraint's check fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The execution is not one of the model.
    Axiom,
    /// The execution is one of the model and shows an error of the program.
    Error,
    /// The execution is one of the model and shows something worth a warning.
    Warning,
}

/// A constraint on executions.
#[derive(Clone, Debug)]
pub struct Constraint {
    /// Axiom, error or warning.
    pub role: Role,
    /// The name given with `as`, the name of the error or warning, or the kind of the check.
    pub name: String,
    /// What is demanded.
    pub check: Check,
    /// Demand the opposite: herd's `~empty r`. For `flag ~empty r` this is folded away
    /// (the flag is raised when `r` is not empty, which is when the check `empty r` fails).
    pub negated: bool,
    /// `unless e = 0`: the check is skipped when this set or relation is empty.
    pub unless_empty: Option<ExprId>,
    /// The whole statement in the source.
    pub span: Span,
}

/// A fact or an obligation for proofs.
#[derive(Clone, Debug)]
pub struct ProofStatement {
    /// The claim.
    pub claim: Claim,
    /// The name given with `as`, if any.
    pub name: Option<String>,
    /// The whole statement in the source.
    pub span: Span,
}

/// What a model speaks of and no program has. Its names stand for empty sets and relations, which
/// is true, but a verdict under such a model may not be the one that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absence {
    /// What no program has.
    pub what: &'static str,
    /// The names that the model has for it, in order of use.
    pub names: Vec<String>,
    /// Where the first of them stands.
    pub span: Span,
}

impl fmt::Display for Absence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.names.iter().map(|name| format!("`{name}`")).collect();
        let is = if names.len() == 1 { "is" } else { "are" };
        let names = match names.as_slice() {
            [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
            _ => names.concat(),
        };
        write!(f, "no program has {}: {names} {is} empty", self.what)
    }
}

/// A name for some linear order of events, which is chosen for each execution.
#[derive(Clone, Copy, Debug)]
pub struct LinearOrder {
    /// The name.
    pub declaration: DeclarationId,
    /// The set of the events that it orders.
    pub events: ExprId,
    /// The relation that it contains, as far as that relates these events.
    pub contains: ExprId,
}

/// A resolved model.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// The title, if the file has one.
    pub title: Option<String>,
    /// The sources, the main file first.
    pub files: Vec<SourceFile>,
    expressions: Vec<Expr>,
    kinds: Vec<Kind>,
    interned: FxHashMap<Expr, ExprId>,
    /// Named definitions in source order, those of included files in place.
    pub definitions: Vec<Definition>,
    /// Declared names.
    pub declarations: Vec<Declaration>,
    /// Declared names that stand for some linear order of a set of events, each after those that
    /// it depends on.
    pub linear_orders: Vec<LinearOrder>,
    /// Constraints in source order.
    pub constraints: Vec<Constraint>,
    /// `assert` statements in source order.
    pub asserts: Vec<ProofStatement>,
    /// `assume` statements in source order.
    pub assumes: Vec<ProofStatement>,
    /// What the model speaks of and no program has.
    pub absent: Vec<Absence>,
}

/// Visits a root and all that visits ask for, each once however often it is shared, until a visit
/// says no. Whether none did.
pub fn each_once<T: Copy + Ord>(root: T, mut visit: impl FnMut(T, &mut Vec<T>) -> bool) -> bool {
    let mut met = BTreeSet::new();
    let mut work = vec![root];
    while let Some(next) = work.pop() {
        if met.insert(next) && !visit(next, &mut work) {
            return false;
        }
    }
    true
}

impl Model {
    /// What people should know who read a verdict under the model.
    pub fn notes(&self) -> Vec<String> {
        self.absent.iter().map(Absence::to_string).collect()
    }

    /// The expression behind an id.
    pub fn expr(&self, id: ExprId) -> Expr {
        self.expressions[id.index()]
    }

    /// An expression and all that it is made of, definitions not opened.
    pub fn parts(&self, root: ExprId) -> BTreeSet<ExprId> {
        self.reached([root], |_| None)
    }

    /// Some expressions and all that they are made of, definitions opened.
    pub fn cone(&self, roots: impl IntoIterator<Item = ExprId>) -> BTreeSet<ExprId> {
        self.reached(roots, |d| Some(self.definition(d).body))
    }

    /// What operands, and what is behind definitions, lead to. Expressions are a table in which
    /// operands have ids: that is a graph already, and there is no need to copy it into another to
    /// walk through it.
    fn reached(
        &self,
        roots: impl IntoIterator<Item = ExprId>,
        opened: impl Fn(DefinitionId) -> Option<ExprId>,
    ) -> BTreeSet<ExprId> {
        let mut met = BTreeSet::new();
        let mut work: Vec<ExprId> = roots.into_iter().collect();
        while let Some(id) = work.pop() {
            if met.insert(id) {
                let expr = self.expr(id);
                work.extend(expr.operands());
                if let Expr::Definition(definition) = expr {
                    work.extend(opened(definition));
                }
            }
        }
        met
    }

    /// The expression behind names: definitions that are not recursive are seen through.
    pub fn expand(&self, mut id: ExprId) -> Expr {
        loop {
            match self.expr(id) {
                Expr::Definition(d) if self.definition(d).group.is_none() => {
                    id = self.definition(d).body;
                }
                expr => return expr,
            }
        }
    }

    /// Whether an expression is a set or a relation.
    pub fn kind(&self, id: ExprId) -> Kind {
        self.kinds[id.index()]
    }

    /// All expressions: ids run from 0 to this number.
    pub fn expression_count(&self) -> usize {
        self.expressions.len()
    }

    /// The definition behind an id.
    pub fn definition(&self, id: DefinitionId) -> &Definition {
        &self.definitions[id.index()]
    }

    /// The text of a statement, in one line.
    pub fn statement(&self, span: Span) -> String {
        let text = self.files[span.file.index()].text.get(span.start..span.end);
        let words = text.unwrap_or_default().split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    }

    /// The file and line where something begins.
    pub fn position(&self, span: Span) -> (&str, usize) {
        let file = &self.files[span.file.index()];
        let before = file.text.get(..span.start).unwrap_or_default();
        (&file.name, before.matches('\n').count() + 1)
    }

    /// Likewise, as `file:line`.
    pub fn file_and_line(&self, span: Span) -> String {
        let (file, line) = self.position(span);
        format!("{file}:{line}")
    }

    /// The id of an expression, if the model has it.
    pub fn interned(&self, expr: Expr) -> Option<ExprId> {
        self.interned.get(&expr).copied()
    }

    /// The model with each expression replaced by an equal one. What replaces it is chosen by
    /// `replace`, which gets the new model as far as it is made, and the expression with its
    /// operands replaced already; it interns what it returns.
    #[must_use]
    pub fn rebuilt(&self, replace: impl Fn(&mut Model, Expr) -> ExprId) -> Model {
        let mut model = self.clone();
        model.expressions.clear();
        model.kinds.clear();
        model.interned.clear();
        let mut replaced: Vec<ExprId> = Vec::with_capacity(self.expressions.len());
        for expr in &self.expressions {
            // Names that are not recursive come after what they stand for, and may be looked
            // through from here on.
            if let Expr::Definition(id) = expr
                && self.definition(*id).group.is_none()
            {
                let body = self.definition(*id).body;
                model.definitions[id.index()].body = replaced[body.index()];
            }
            let expr = expr.map(|operand| replaced[operand.index()]);
            let id = replace(&mut model, expr);
            replaced.push(id);
        }
        let new = |id: ExprId| replaced[id.index()];
        for (definition, old) in model.definitions.iter_mut().zip(&self.definitions) {
            definition.body = new(old.body);
        }
        for constraint in &mut model.constraints {
            constraint.check = constraint.check.map(new);
            constraint.unless_empty = constraint.unless_empty.map(new);
        }
        for statement in model.asserts.iter_mut().chain(&mut model.assumes) {
            statement.claim = statement.claim.map(new);
        }
        model
    }

    /// Adds the files, declarations, recursive definitions, expressions and constraints of another
    /// model. Definitions that are not recursive are written out. A declared name of the other
    /// model is the one that this model declares with the same name and kind, if there is one.
    pub fn import(&mut self, other: &Model) {
        let files = self.files.len();
        let moved = |span: Span| Span {
            file: FileId::new(span.file.index() + files),
            ..span
        };
        self.files.extend(other.files.iter().cloned());
        let mut declared = Vec::new();
        for declaration in &other.declarations {
            let known = self
                .declarations
                .iter()
                .position(|d| (&d.name, d.kind) == (&declaration.name, declaration.kind));
            declared.push(known.unwrap_or(self.declarations.len()));
            if known.is_none() {
                self.declarations.push(Declaration {
                    span: moved(declaration.span),
                    ..declaration.clone()
                });
            }
        }
        let definitions = self.definitions.len();
        let new_definition = |id: DefinitionId| DefinitionId::new(id.index() + definitions);
        for definition in &other.definitions {
            let mut definition = definition.clone();
            definition.span = moved(definition.span);
            let group = definition.group.as_ref();
            definition.group =
                group.map(|group| group.iter().copied().map(new_definition).collect());
            self.definitions.push(definition);
        }
        let mut new: Vec<ExprId> = Vec::with_capacity(other.expression_count());
        for id in (0..other.expression_count()).map(ExprId::new) {
            let expr = match other.expr(id) {
                Expr::Definition(d) if other.definition(d).group.is_none() => {
                    new.push(new[other.definition(d).body.index()]);
                    continue;
                }
                Expr::Definition(d) => Expr::Definition(new_definition(d)),
                Expr::Declared(d) => Expr::Declared(DeclarationId::new(declared[d.index()])),
                expr => expr.map(|operand| new[operand.index()]),
            };
            new.push(self.intern(expr));
        }
        for (index, definition) in other.definitions.iter().enumerate() {
            self.definitions[definitions + index].body = new[definition.body.index()];
        }
        for constraint in &other.constraints {
            self.constraints.push(Constraint {
                check: constraint.check.map(|id| new[id.index()]),
                unless_empty: constraint.unless_empty.map(|id| new[id.index()]),
                span: moved(constraint.span),
                ..constraint.clone()
            });
        }
    }

    /// The relation that a check demands to be irreflexive, if it is one about cycles.
    pub fn forbidden_cycles(&mut self, check: Check) -> Option<ExprId> {
        match check {
            Check::Acyclic(e) => Some(self.intern(Expr::Plus(e))),
            Check::Irreflexive(e) => Some(e),
            Check::Coherence(e) => {
                let [rf, co, fr] = [
                    BuiltinRelation::Rf,
                    BuiltinRelation::Co,
                    BuiltinRelation::Fr,
                ]
                .map(|r| self.intern(Expr::Relation(r)));
                let parts = self.intern(Expr::Union(rf, co));
                let parts = self.intern(Expr::Union(parts, fr));
                let plus = self.intern(Expr::Plus(parts));
                Some(self.intern(Expr::Sequence(e, plus)))
            }
            Check::Empty(_) | Check::Included(_) => None,
        }
    }

    /// What a check demands, as a claim: no cycles are `r & id <= 0`.
    pub fn demanded(&mut self, check: Check) -> Claim {
        let id = self.intern(Expr::Relation(BuiltinRelation::Id));
        let left = match check {
            Check::Included(claim) => return claim,
            Check::Empty(e) => e,
            Check::Acyclic(e) | Check::Irreflexive(e) | Check::Coherence(e) => {
                let cycles = self.forbidden_cycles(check).unwrap_or(e);
                self.intern(Expr::Intersection(cycles, id))
            }
        };
        let kind = self.kind(left);
        Claim {
            left,
            equal: false,
            right: self.intern(Expr::Empty(kind)),
            rotated: false,
        }
    }

    /// Interns an expression. The caller has checked the kinds of its operands.
    pub fn intern(&mut self, expr: Expr) -> ExprId {
        if let Some(id) = self.interned.get(&expr) {
            return *id;
        }
        let id = ExprId::new(self.expressions.len());
        let kind = self.kind_of(expr);
        self.expressions.push(expr);
        self.kinds.push(kind);
        self.interned.insert(expr, id);
        id
    }

    fn kind_of(&self, expr: Expr) -> Kind {
        match expr {
            Expr::Empty(kind) | Expr::All(kind) => kind,
            Expr::Set(_) | Expr::Domain(_) | Expr::Range(_) => Kind::Set,
            Expr::Declared(id) => self.declarations[id.index()].kind,
            Expr::Definition(id) => self.definitions[id.index()].kind,
            Expr::Union(a, _)
            | Expr::Intersection(a, _)
            | Expr::Difference(a, _)
            | Expr::Complement(a) => self.kind(a),
            Expr::Relation(_)
            | Expr::Sequence(..)
            | Expr::Plus(_)
            | Expr::Star(_)
            | Expr::Optional(_)
            | Expr::Inverse(_)
            | Expr::Identity(_)
            | Expr::Product(..) => Kind::Relation,
        }
    }
}
