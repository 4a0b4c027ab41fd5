//! Executions that cannot be smallest differences.
//!
//! Where every axiom of both models forbids cycles, what a model forbids is a closed path of
//! program order and communication, with more paths between its events where relations are
//! intersected. No step leads to an initial write, so none of them is on it, and all events that
//! are on it reach each other. Take an execution that one model forbids and the other allows, and
//! of it only accesses that reach each other and that the path is among. The path is still there.
//! A read whose source is gone reads the initial value instead: what comes before that source does
//! not belong to them either, since it would reach them and be reached. So no step is new but that
//! from an initial write, and what was allowed stays allowed. The smaller execution tells the
//! models apart, too.
//!
//! So only programs are searched all of whose accesses reach each other. That needs models in which
//! an event more never allows what was forbidden.

use crate::joined::{Joined, Side};
use crate::labels::Kind as AccessKind;
use crate::shapes::{Access, Communication};
use katec_checker::builtin::{BuiltinRelation as Rel, Kind};
use katec_compiler::model::{Check, Constraint, Expr, ExprId};
use std::collections::BTreeMap;

/// Why an expression has a pair of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// A path of program order and communication leads from the first to the second, and all that
    /// is needed for the pair is on such paths.
    Path,
    /// What the two events are is enough, or there is such a path.
    Ends,
    /// Something else.
    Other,
}

/// Whether every axiom of both models forbids closed paths.
pub(super) fn forbid_paths(joined: &Joined) -> bool {
    let axioms = Side::BOTH.into_iter().flat_map(|side| joined.axioms(side));
    let axioms: Vec<usize> = axioms.collect();
    let roots = axioms.iter().flat_map(|index| joined.roots(*index));
    let mut forms: BTreeMap<ExprId, Form> = BTreeMap::new();
    let mut reflexive: BTreeMap<ExprId, bool> = BTreeMap::new();
    for id in joined.cone(roots) {
        let form = form(joined, id, &forms);
        forms.insert(id, form);
        let own = is_reflexive(joined, id, &reflexive);
        reflexive.insert(id, own);
    }
    let is_path = |id: ExprId| forms.get(&id) == Some(&Form::Path) && !reflexive[&id];
    let mut recursive = forms.keys().filter_map(|id| match joined.model.expr(*id) {
        Expr::Definition(definition) => Some(joined.model.definition(definition).body),
        _ => None,
    });
    let closed = |constraint: &Constraint| match constraint.check {
        Check::Acyclic(r) | Check::Irreflexive(r) | Check::Coherence(r) => {
            is_path(r) && !constraint.negated && constraint.unless_empty.is_none()
        }
        Check::Empty(_) | Check::Included(_) => false,
    };
    axioms.iter().all(|index| closed(joined.constraint(*index))) && recursive.all(is_path)
}

fn form(joined: &Joined, id: ExprId, forms: &BTreeMap<ExprId, Form>) -> Form {
    use Form::{Ends, Other, Path};
    let of = |operand: ExprId| forms.get(&operand).copied().unwrap_or(Other);
    let expr = joined.model.expr(id);
    match expr {
        // Halves of a read-modify-write are one access.
        Expr::Domain(r) | Expr::Range(r) => match joined.model.expr(r) {
            Expr::Relation(Rel::Rmw) => Ends,
            _ => Other,
        },
        Expr::Definition(_) if joined.model.kind(id) == Kind::Relation => Path,
        Expr::Declared(_) | Expr::Definition(_) | Expr::Inverse(_) => Other,
        _ if joined.model.kind(id) == Kind::Set => {
            let known = expr.operands().all(|operand| of(operand) == Ends);
            if known { Ends } else { Other }
        }
        Expr::Relation(Rel::Loc | Rel::Int | Rel::Ext) | Expr::All(_) => Ends,
        Expr::Relation(_) | Expr::Empty(_) => Path,
        Expr::Union(a, b) => match (of(a), of(b)) {
            (Path, Path) => Path,
            (Other, _) | (_, Other) => Other,
            _ => Ends,
        },
        Expr::Intersection(a, b) => match (of(a), of(b)) {
            (Other, _) | (_, Other) => Other,
            (Ends, Ends) => Ends,
            _ => Path,
        },
        // Where more events are no excuse, what is taken away is between the two events.
        Expr::Difference(a, _) => of(a),
        Expr::Complement(_) => Ends,
        Expr::Sequence(a, b) => match (of(a), of(b)) {
            (Path, Path) => Path,
            _ => Other,
        },
        Expr::Plus(a) | Expr::Star(a) => match of(a) {
            Path => Path,
            _ => Other,
        },
        Expr::Optional(a) => of(a),
        Expr::Identity(a) => match of(a) {
            Ends => Path,
            _ => Other,
        },
        Expr::Product(a, b) => match (of(a), of(b)) {
            (Ends, Ends) => Ends,
            _ => Other,
        },
        Expr::Set(_) => Ends,
    }
}

/// Whether an expression has an event with itself without a step.
fn is_reflexive(joined: &Joined, id: ExprId, known: &BTreeMap<ExprId, bool>) -> bool {
    let of = |operand: ExprId| known.get(&operand).copied().unwrap_or(true);
    match joined.model.expr(id) {
        Expr::Relation(Rel::Id) | Expr::Identity(_) | Expr::Optional(_) | Expr::Star(_) => true,
        Expr::Relation(Rel::Loc | Rel::Int) | Expr::All(_) => true,
        Expr::Relation(_) | Expr::Empty(_) | Expr::Definition(_) => false,
        Expr::Union(a, b) => of(a) || of(b),
        Expr::Sequence(a, b) | Expr::Intersection(a, b) => of(a) && of(b),
        Expr::Difference(a, _) | Expr::Plus(a) | Expr::Inverse(a) => of(a),
        _ => true,
    }
}

/// Whether no access can be left out: all reach each other by program order and communication, or
/// what is left without the others is no program that is searched.
pub(super) fn is_connected(accesses: &[(usize, Access)], communication: &Communication) -> bool {
    let mut after = steps(accesses, communication);
    let count = accesses.len();
    for through in 0..count {
        let row = after[through];
        for other in after.iter_mut().take(count) {
            if *other >> through & 1 == 1 {
                *other |= row;
            }
        }
    }
    let all = (1u32 << count) - 1;
    let mut left = all;
    while left != 0 {
        let from = left.trailing_zeros() as usize;
        let before = (0..count).filter(|at| after[*at] >> from & 1 == 1);
        let before = before.fold(0, |before, at| before | 1 << at);
        let together = after[from] & before | 1 << from;
        if together == all {
            return true;
        }
        // A path of one access is not closed.
        if together.count_ones() > 1 && !is_useful(accesses, together) {
            return true;
        }
        left &= !together;
    }
    false
}

/// Whether accesses are those of a program that is searched: see [`crate::shapes`].
fn is_useful(accesses: &[(usize, Access)], kept: u32) -> bool {
    let own = || {
        let numbered = accesses.iter().enumerate();
        let kept = numbered.filter(|(at, _)| kept >> at & 1 == 1);
        kept.map(|(_, (_, access))| *access)
    };
    own().all(|access| {
        let there = || own().filter(|other| other.location == access.location);
        match there().count() {
            1 => access.kind == AccessKind::Rmw,
            _ => there().any(|other| other.kind.writes()),
        }
    })
}

/// The most accesses of a program.
const MOST: usize = 16;

/// For each access those that come after it by one step of program order or communication.
fn steps(accesses: &[(usize, Access)], communication: &Communication) -> [u32; MOST] {
    let mut after = [0u32; MOST];
    for (at, (thread, access)) in accesses.iter().enumerate() {
        if accesses
            .get(at + 1)
            .is_some_and(|(other, _)| other == thread)
        {
            after[at] |= 1 << (at + 1);
        }
        if access.kind.reads() {
            let source = communication.source[at];
            if let Some(source) = source {
                after[source] |= 1 << at;
            }
            let order = &communication.order[access.location];
            let later = order.iter().position(|write| Some(*write) == source);
            let later = later.map_or(0, |place| place + 1);
            if let Some(next) = order[later..].iter().find(|write| **write != at) {
                after[at] |= 1 << next;
            }
        }
    }
    for order in &communication.order {
        for pair in order.windows(2) {
            after[pair[0]] |= 1 << pair[1];
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use super::super::{Bounds, Known, Search};
    use super::*;
    use crate::labels::{Labels, Plain};
    use crate::small::AtomTable;
    use crate::vocabulary::Vocabulary;
    use katec_compiler::prove::Limits;
    use katec_compiler::{library, load, resolve_text};

    /// For each model the size of the smallest program that shows that it forbids something.
    fn smallest(a: &str, b: &str, most: usize, smallest: bool) -> Option<[Option<usize>; 2]> {
        let model = |text: &str| match library::text(&format!("{text}.cat")) {
            Some(_) => load(text).expect("a model"),
            None => resolve_text("other.cat", text).expect("a model"),
        };
        let [a, b] = [a, b].map(|text| model(text).prepare().expect("a meaning"));
        let joined = Joined::new(&a, &b);
        let vocabulary = Vocabulary::of(&joined);
        let atoms = AtomTable::new(&joined, None).expect("few atoms");
        let level = vocabulary.levels()[0];
        let labels = Labels::new(&joined, &atoms, &vocabulary, level, Plain::No);
        let deps = vocabulary.dependencies && level.has_dependencies();
        let known = Known::default();
        let search = Search::new(&joined, &atoms, &labels, deps, &known, None)?;
        assert!(search.paths, "axioms about cycles");
        let bounds = Bounds {
            from: 2,
            events: [most; 2],
            threads: 4,
            all: false,
            smallest,
            jobs: 1,
            limits: Limits::default(),
            ambiguous: None,
        };
        let found = search.run(&Side::BOTH, bounds, &Some, &|_, _, _| {});
        let size = |side: Side| {
            let own = found.differences.iter().filter(|d| d.forbids == side);
            own.map(|d| d.test.size().events).min()
        };
        Some(Side::BOTH.map(size))
    }

    /// Models of which only one half can be told apart, or neither, so that all is gone through.
    const OTHERS: [[&str; 2]; 4] = [
        ["acyclic po | rf | co | fr", "acyclic po-loc | rf | co | fr"],
        [
            "acyclic po-loc | rf | co | fr acyclic [SC];po;[SC] | rfe | co | fr",
            "acyclic po-loc | rf | co | fr acyclic [ACQ];po;[REL] | rfe | co",
        ],
        [
            "acyclic po | rf irreflexive (po | rfe & (REL * ACQ))+;(rf | co | fr)+",
            "acyclic po | rf irreflexive (po \\ loc | po-loc | rfe & (REL * _))+;(co | fr)+",
        ],
        [
            "acyclic addr | data | rf acyclic po-loc | rf | co | fr",
            "acyclic ctrl | addr;po | rfe acyclic po-loc | rf | co | fr",
        ],
    ];

    #[test]
    fn smaller_programs_show_what_is_left_out() {
        let library = [["sc", "tso"], ["tso", "pso"], ["ra", "sra"], ["pso", "ra"]];
        let mut refuted = 0;
        for [a, b] in library.into_iter().chain(OTHERS) {
            let all = smallest(a, b, 5, false);
            assert_eq!(smallest(a, b, 5, true), all, "{a} and {b}");
            refuted += all.iter().flatten().flatten().count();
        }
        assert!(refuted > 8, "{refuted}");
    }

    #[test]
    fn other_axioms_are_no_closed_paths() {
        let path = |text: &str| {
            let model = resolve_text("m.cat", text).expect("a model");
            let model = model.prepare().expect("a meaning");
            forbid_paths(&Joined::new(&model, &model))
        };
        assert!(path("let rec a = rf | a;po irreflexive a;co? & (po | ext)"));
        let others = [
            "empty rf;po",
            "acyclic (po;rf^-1)",
            "acyclic po;[domain(rf)];co",
            "acyclic loc;po",
            "irreflexive (po | rf)*",
        ];
        for text in others {
            assert!(!path(text), "{text}");
        }
    }
}
