//! Random executions and random expressions for property tests, all made from one seed.

#![allow(dead_code, reason = "every test file uses a part of this")]

use katec_checker::builtin::{BuiltinRelation, BuiltinSet, INITIAL_WRITE, Kind, SetMask};
use katec_checker::execution::{BaseRelations, Execution};
use katec_checker::relation::BitMatrix;
use katec_compiler::evaluate::{Denotation, Interpretation, Plan};
use katec_compiler::model::{
    Declaration, DeclarationId, Definition, DefinitionId, Expr, ExprId, FileId, Model, Span,
};

/// A small generator of random numbers (splitmix64): reproducible from its seed.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// What the conventions leave open, so that tests can ask for more regular executions.
#[derive(Clone, Copy, Default)]
pub struct Taste {
    /// `co` and `fr` agree with `po` within threads, and read-modify-writes are atomic.
    pub coherent: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Read,
    Write,
    Fence,
    Barrier,
    Create(usize),
    Join(usize),
    Begin,
    End,
    Malloc,
    Free,
    Other,
}

#[derive(Clone)]
struct Event {
    what: What,
    mask: SetMask,
    thread: Option<usize>,
    location: Option<usize>,
}

const MODES: [&[BuiltinSet]; 6] = [
    &[BuiltinSet::Na],
    &[BuiltinSet::Rlx],
    &[BuiltinSet::Acq],
    &[BuiltinSet::Rel],
    &[BuiltinSet::AcqRel, BuiltinSet::Acq, BuiltinSet::Rel],
    &[BuiltinSet::Sc, BuiltinSet::Acq, BuiltinSet::Rel],
];

/// The kinds of fences of machines, and the one mode that each has.
const MACHINE_FENCES: [(BuiltinSet, &[BuiltinSet]); 3] = [
    (BuiltinSet::Mfence, MODES[5]),
    (BuiltinSet::Lfence, MODES[1]),
    (BuiltinSet::Sfence, MODES[1]),
];

/// A random execution of some program: well-formed, consistent or not.
pub fn execution(random: &mut Random, taste: Taste) -> Execution {
    let events = events(random);
    let n = events.len();
    let sets = events.iter().map(|e| e.mask).collect();
    let thread = events.iter().map(|e| e.thread).collect();
    let mut base = BaseRelations::new(sets, thread);
    let pairs = |holds: &dyn Fn(&Event, &Event) -> bool| {
        let all = (0..n).flat_map(|a| (0..n).map(move |b| (a, b)));
        BitMatrix::from_pairs(n, all.filter(|(a, b)| holds(&events[*a], &events[*b])))
    };
    // Events are numbered thread by thread, in program order.
    base.program_order = BitMatrix::from_pairs(
        n,
        pairs(&|a, b| a.thread.is_some() && a.thread == b.thread)
            .pairs()
            .filter(|(a, b)| a < b),
    );
    base.loc = pairs(&|a, b| a.location.is_some() && a.location == b.location);
    for (a, event) in events.iter().enumerate() {
        let created = |b: &usize| match event.what {
            What::Create(child) => events[*b].thread == Some(child),
            _ => false,
        };
        if let Some(first) = (0..n).find(created) {
            base.tc.insert(a, first);
        }
        if let What::Join(child) = event.what {
            let last = (0..n).rev().find(|b| events[*b].thread == Some(child));
            if let Some(last) = last.filter(|b| events[*b].what == What::End) {
                base.tj.insert(last, a);
            }
        }
        let next = events.get(a + 1);
        let is_half = event.mask.contains(BuiltinSet::Rmw) && event.what == What::Read;
        if is_half && next.is_some_and(|e| e.what == What::Write) {
            base.rmw.insert(a, a + 1);
        }
    }
    rounds(random, &events, &mut base);
    memory(random, &events, &mut base, taste);
    dependencies(random, &events, &mut base);
    Execution::new(base)
}

fn events(random: &mut Random) -> Vec<Event> {
    let locations = 1 + random.below(3);
    let threads = 1 + random.below(4);
    let mut events = Vec::new();
    for location in 0..locations {
        events.push(Event {
            what: What::Write,
            mask: INITIAL_WRITE,
            thread: None,
            location: Some(location),
        });
    }
    let created: Vec<bool> = (0..threads).map(|t| t > 0 && random.one_in(3)).collect();
    for thread in 0..threads {
        let mut whats = Vec::new();
        if random.one_in(2) {
            whats.push(What::Begin);
        }
        for _ in 0..random.below(5) {
            whats.push(match random.below(16) {
                0..5 => What::Read,
                5..10 => What::Write,
                10..12 => What::Fence,
                12 | 13 => What::Barrier,
                14 => What::Other,
                _ => random.pick(&[What::Malloc, What::Free]),
            });
        }
        if thread == 0 {
            for child in (1..threads).filter(|t| created[*t]) {
                let place = random.below(whats.len() + 1);
                whats.insert(place, What::Create(child));
                let place = place + 1 + random.below(whats.len() - place);
                whats.insert(place, What::Join(child));
            }
        }
        if random.one_in(2) {
            whats.push(What::End);
        }
        let first = events.len();
        for what in whats {
            add_event(random, &mut events, what, thread, locations);
        }
        if events.len() > first {
            events[first].mask.insert(BuiltinSet::Tb);
        }
    }
    events
}

fn add_event(
    random: &mut Random,
    events: &mut Vec<Event>,
    what: What,
    thread: usize,
    locations: usize,
) {
    let base: &[BuiltinSet] = match what {
        What::Read => &[BuiltinSet::R, BuiltinSet::M],
        What::Write => &[BuiltinSet::W, BuiltinSet::M],
        What::Fence => &[BuiltinSet::F],
        What::Barrier => &[BuiltinSet::B],
        What::Create(_) => &[BuiltinSet::Tc],
        What::Join(_) => &[BuiltinSet::Tj],
        What::Begin => &[BuiltinSet::Tb],
        What::End => &[BuiltinSet::Te],
        What::Malloc => &[BuiltinSet::Malloc],
        What::Free => &[BuiltinSet::Free],
        What::Other => &[],
    };
    let mut mask = SetMask::of(base);
    let access = matches!(what, What::Read | What::Write);
    let location = access.then(|| random.below(locations));
    let mut mode = random.pick(&MODES);
    if what == What::Fence && random.one_in(2) {
        let (kind, its_mode) = random.pick(&MACHINE_FENCES);
        mask.insert(kind);
        mode = its_mode;
    }
    let has_mode = mode != [BuiltinSet::Na];
    let instruction = what == What::Read && has_mode && random.one_in(3);
    // Accesses of machines are relaxed, and atomic if the instruction is locked.
    let of_machine = mode == [BuiltinSet::Rlx] && !instruction && random.one_in(2);
    if access && has_mode && !of_machine {
        mask.insert(BuiltinSet::Atomic);
    }
    let updates = instruction && random.one_in(2);
    if instruction {
        mask.insert(BuiltinSet::Rx);
    }
    if updates {
        mask.insert(BuiltinSet::Rmw);
    }
    // Locks are taken by acquire updates, and released by release writes or updates.
    let lock = match (updates, mode) {
        (true, [BuiltinSet::Acq]) => Some(BuiltinSet::Lk),
        (true, [BuiltinSet::Rel]) => Some(BuiltinSet::Ul),
        (false, [BuiltinSet::Rel]) if what == What::Write => Some(BuiltinSet::Ul),
        _ => None,
    };
    let lock = lock.filter(|_| random.one_in(2));
    let lock = lock.map_or(SetMask::EMPTY, |set| SetMask::of(&[set]));
    events.push(Event {
        what,
        mask: with_mode(mask, mode).union(lock),
        thread: Some(thread),
        location,
    });
    if updates {
        let halves = [
            BuiltinSet::W,
            BuiltinSet::M,
            BuiltinSet::Rmw,
            BuiltinSet::Atomic,
        ];
        let write = SetMask::of(&halves);
        events.push(Event {
            what: What::Write,
            mask: with_mode(write, mode).union(lock),
            thread: Some(thread),
            location,
        });
    }
}

fn with_mode(mut mask: SetMask, mode: &[BuiltinSet]) -> SetMask {
    let (read, write) = (mask.contains(BuiltinSet::R), mask.contains(BuiltinSet::W));
    let fence = mask.contains(BuiltinSet::F);
    // The half that a mode says nothing of is relaxed.
    let is_other_half = mode == [BuiltinSet::Acq] && write || mode == [BuiltinSet::Rel] && read;
    let mode = if is_other_half { MODES[1] } else { mode };
    let mode = if fence && mode == MODES[0] {
        MODES[1]
    } else {
        mode
    };
    for set in mode {
        let has = match set {
            BuiltinSet::Acq => read || fence,
            BuiltinSet::Rel => write || fence,
            BuiltinSet::Na => read || write,
            _ => read || write || fence,
        };
        if has {
            mask.insert(*set);
        }
    }
    mask
}

/// One or two rounds of barrier waits, if that keeps program order acyclic.
fn rounds(random: &mut Random, events: &[Event], base: &mut BaseRelations) {
    if random.one_in(2) {
        return;
    }
    let threads = 1 + events.iter().filter_map(|e| e.thread).max().unwrap_or(0);
    let mut sbr = BitMatrix::empty(events.len());
    for round in 0..2 {
        let wait = |thread: usize| {
            let waits = events.iter().enumerate();
            let mut waits =
                waits.filter(|(_, e)| e.what == What::Barrier && e.thread == Some(thread));
            waits.nth(round).map(|(index, _)| index)
        };
        let members: Vec<usize> = (0..threads).filter_map(wait).collect();
        for a in &members {
            for b in &members {
                sbr.insert(*a, *b);
            }
        }
    }
    let old = std::mem::replace(&mut base.sbr, sbr);
    let po = Execution::new(base.clone());
    if !po.relation(BuiltinRelation::Po).is_acyclic() {
        base.sbr = old;
    }
}

fn memory(random: &mut Random, events: &[Event], base: &mut BaseRelations, taste: Taste) {
    let locations = events.iter().filter(|e| e.thread.is_none()).count();
    for location in 0..locations {
        let here = |what: What| {
            let of = events.iter().enumerate();
            of.filter(move |(_, e)| e.what == what && e.location == Some(location))
                .map(|(index, _)| index)
        };
        let mut order = vec![location];
        for write in here(What::Write).skip(1) {
            let lowest = order
                .iter()
                .rposition(|w| base.program_order.contains(*w, write));
            let lowest = lowest.filter(|_| taste.coherent).map_or(1, |l| l + 1);
            let place = lowest + random.below(order.len() + 1 - lowest);
            order.insert(place, write);
        }
        for (i, a) in order.iter().enumerate() {
            for b in &order[i + 1..] {
                base.co.insert(*a, *b);
            }
        }
        for read in here(What::Read) {
            let later = |w: &usize| base.program_order.contains(read, *w);
            let mut sources: Vec<usize> = order.iter().copied().filter(|w| !later(w)).collect();
            if taste.coherent {
                let own = |w: &usize| base.program_order.contains(*w, read);
                let last = sources.iter().rposition(own).unwrap_or(0);
                sources.drain(..last);
            }
            base.rf.insert(random.pick(&sources), read);
        }
    }
}

fn dependencies(random: &mut Random, events: &[Event], base: &mut BaseRelations) {
    let later: Vec<(usize, usize)> = base.program_order.pairs().collect();
    for (a, b) in later {
        let (from, to) = (&events[a], &events[b]);
        if from.what == What::Read && random.one_in(5) {
            base.ctrl.insert(a, b);
        }
        if from.what == What::Read && to.location.is_some() && random.one_in(5) {
            base.addr.insert(a, b);
        }
        if from.what == What::Read && to.what == What::Write && random.one_in(5) {
            base.data.insert(a, b);
        }
        if from.what == What::Malloc && to.location.is_some() && random.one_in(3) {
            base.alloc.insert(a, b);
        }
        if from.what == What::Malloc && to.what == What::Free && random.one_in(3) {
            base.free.insert(a, b);
        }
    }
}

/// Which operators random expressions have.
#[derive(Clone, Copy)]
pub struct Grammar {
    /// `&`, `\`, `~`, products of what are not tests, domain and range, general recursion.
    pub irregular: bool,
    /// Declared names.
    pub declared: bool,
    /// Converse.
    pub converse: bool,
}

pub const NO_SPAN: fn() -> Span = || Span {
    file: FileId::new(0),
    start: 0,
    end: 0,
};

/// Adds `count` declared sets and relations.
pub fn declare(model: &mut Model, count: usize) {
    for index in 0..count {
        for (kind, letter) in [(Kind::Set, 'S'), (Kind::Relation, 'r')] {
            model.declarations.push(Declaration {
                name: format!("{letter}{index}"),
                kind,
                span: NO_SPAN(),
            });
        }
    }
}

/// Random values for the declared names of a model.
pub fn declared(random: &mut Random, model: &Model, n: usize) -> Vec<Denotation> {
    let value = |declaration: &Declaration| {
        let mut value = Denotation::empty(declaration.kind, n);
        match &mut value {
            Denotation::Set(set) => {
                for event in 0..n {
                    set.set(event, random.one_in(2));
                }
            }
            Denotation::Relation(relation) => {
                for _ in 0..n {
                    relation.insert(random.below(n), random.below(n));
                }
            }
        }
        value
    };
    model.declarations.iter().map(value).collect()
}

/// A random relation.
pub fn relation(random: &mut Random, model: &mut Model, grammar: Grammar, size: usize) -> ExprId {
    if size <= 1 {
        return leaf(random, model, grammar);
    }
    let half = size / 2;
    let choices = if grammar.irregular { 20 } else { 14 };
    let sub = |random: &mut Random, model: &mut Model, size| relation(random, model, grammar, size);
    let expr = match random.below(choices) {
        0..3 => Expr::Union(sub(random, model, half), sub(random, model, size - half)),
        3..7 => Expr::Sequence(sub(random, model, half), sub(random, model, size - half)),
        7 => Expr::Plus(sub(random, model, size - 1)),
        8 => Expr::Star(sub(random, model, size - 1)),
        9 => Expr::Optional(sub(random, model, size - 1)),
        10 if grammar.converse => Expr::Inverse(sub(random, model, size - 1)),
        11 => return linear_recursion(random, model, grammar, size),
        12 => {
            let body = sub(random, model, size - 1);
            let name = define(model, body);
            Expr::Definition(name)
        }
        14 | 15 => Expr::Intersection(sub(random, model, half), sub(random, model, size - half)),
        16 | 17 => Expr::Difference(sub(random, model, half), sub(random, model, size - half)),
        18 => Expr::Complement(sub(random, model, size - 1)),
        19 => {
            let inner = sub(random, model, size - 1);
            let set = model.intern(random.pick(&[Expr::Domain(inner), Expr::Range(inner)]));
            Expr::Identity(set)
        }
        _ => return leaf(random, model, grammar),
    };
    model.intern(expr)
}

pub fn define(model: &mut Model, body: ExprId) -> DefinitionId {
    model.definitions.push(Definition {
        name: format!("d{}", model.definitions.len()),
        kind: model.kind(body),
        body,
        group: None,
        view: false,
        span: NO_SPAN(),
    });
    DefinitionId::new(model.definitions.len() - 1)
}

/// Two mutually recursive names, both left-linear or both right-linear.
fn linear_recursion(
    random: &mut Random,
    model: &mut Model,
    grammar: Grammar,
    size: usize,
) -> ExprId {
    let first = model.definitions.len();
    let group = [first, first + 1].map(DefinitionId::new);
    let left = random.one_in(2);
    for name in group {
        let empty = model.intern(Expr::Empty(Kind::Relation));
        let id = define(model, empty);
        assert_eq!(id, name);
        model.definitions[id.index()].group = Some(group.to_vec());
    }
    for name in group {
        let size = size / 4;
        let base = plain(random, model, grammar, size);
        let mut body = base;
        for other in group {
            let other = model.intern(Expr::Definition(other));
            let factor = plain(random, model, grammar, size);
            let product = if left {
                model.intern(Expr::Sequence(other, factor))
            } else {
                model.intern(Expr::Sequence(factor, other))
            };
            if random.one_in(2) {
                body = model.intern(Expr::Union(body, product));
            }
        }
        model.definitions[name.index()].body = body;
    }
    model.intern(Expr::Definition(group[random.below(2)]))
}

/// A relation without definitions, so that recursive groups stay together.
fn plain(random: &mut Random, model: &mut Model, grammar: Grammar, size: usize) -> ExprId {
    if size <= 1 {
        return leaf(random, model, grammar);
    }
    let a = plain(random, model, grammar, size / 2);
    let b = plain(random, model, grammar, size / 2);
    model.intern(random.pick(&[
        Expr::Union(a, b),
        Expr::Sequence(a, b),
        Expr::Star(a),
        Expr::Plus(b),
    ]))
}

fn leaf(random: &mut Random, model: &mut Model, grammar: Grammar) -> ExprId {
    let expr = match random.below(if grammar.declared { 14 } else { 12 }) {
        0..7 => Expr::Relation(random.pick(&[
            BuiltinRelation::Po,
            BuiltinRelation::Po,
            BuiltinRelation::Rf,
            BuiltinRelation::Co,
            BuiltinRelation::Fr,
        ])),
        7 | 8 => Expr::Relation(random.pick(BuiltinRelation::ALL)),
        9 => {
            let (a, b) = (
                set(random, model, grammar, 2),
                set(random, model, grammar, 2),
            );
            random.pick(&[Expr::Product(a, b), Expr::All(Kind::Relation)])
        }
        10 | 11 => Expr::Identity(set(random, model, grammar, 3)),
        _ => return declared_of(random, model, Kind::Relation),
    };
    let id = model.intern(expr);
    if grammar.converse && random.one_in(6) {
        model.intern(Expr::Inverse(id))
    } else {
        id
    }
}

fn declared_of(random: &mut Random, model: &mut Model, kind: Kind) -> ExprId {
    let of_kind: Vec<usize> = (0..model.declarations.len())
        .filter(|d| model.declarations[*d].kind == kind)
        .collect();
    let index = random.pick(&of_kind);
    model.intern(Expr::Declared(DeclarationId::new(index)))
}

/// A random set that is a test.
pub fn set(random: &mut Random, model: &mut Model, grammar: Grammar, size: usize) -> ExprId {
    if size <= 1 {
        if grammar.declared && random.one_in(4) {
            return declared_of(random, model, Kind::Set);
        }
        let common = [BuiltinSet::R, BuiltinSet::W, BuiltinSet::F, BuiltinSet::Sc];
        let set = if random.one_in(2) {
            random.pick(&common)
        } else {
            random.pick(BuiltinSet::ALL)
        };
        return model.intern(Expr::Set(set));
    }
    let a = set(random, model, grammar, size / 2);
    let b = set(random, model, grammar, size - size / 2);
    model.intern(random.pick(&[
        Expr::Set(BuiltinSet::R),
        Expr::Set(BuiltinSet::W),
        Expr::Union(a, b),
        Expr::Intersection(a, b),
        Expr::Difference(a, b),
        Expr::Complement(a),
    ]))
}

/// The value of a relation by the reference evaluator.
pub fn reference(model: &Model, interpretation: Interpretation<'_>, id: ExprId) -> BitMatrix {
    match Plan::new(model, [id]).run(model, interpretation).get(id) {
        Denotation::Relation(relation) => relation.clone(),
        Denotation::Set(set) => BitMatrix::identity_on(set),
    }
}
