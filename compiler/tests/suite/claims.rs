//! The claims of tests/models/prove, looked at in all small executions: what is expected to be
//! proved holds in every one that satisfies the assumptions, and what is expected to be refuted is
//! false of one. No automaton and no proof has a part in this.

use katec_checker::builtin::BuiltinSet::{
    self, Acq, F, Iw, M, Na, R, Rel, Rlx, Rmw, Rx, Sc, Tb, W,
};
use katec_checker::builtin::SetMask;
use katec_checker::execution::{BaseRelations, Execution};
use katec_checker::relation::BitMatrix;
use katec_compiler::evaluate::{Denotation, Interpretation, Plan, Values};
use katec_compiler::model::{Claim, Declaration, Expr, ExprId, Model};
use std::path::Path;

/// An event of an instruction.
type Kind = &'static [BuiltinSet];

/// What a thread can do in one step: events, the accesses among them all of one location.
type Instruction = &'static [Kind];

/// Which executions to go through.
struct Programs {
    instructions: &'static [Instruction],
    locations: usize,
    /// How many instructions each thread has.
    threads: &'static [&'static [usize]],
    /// Every write depends on every atomic read before it, as compilers for POWER have it.
    depending: bool,
}

const PLAIN: Programs = Programs {
    instructions: &[&[&[R, M, Rlx]], &[&[W, M, Rlx]]],
    locations: 2,
    threads: &[&[4], &[3, 1], &[2, 2], &[2, 1, 1], &[3, 2]],
    depending: false,
};

const SEQUENTIAL: Programs = Programs {
    instructions: &[&[&[R, M, Sc, Acq]], &[&[W, M, Sc, Rel]]],
    locations: 2,
    threads: &[&[2, 2]],
    depending: false,
};

const MODES: Programs = Programs {
    instructions: &[
        &[&[R, M, Na]],
        &[&[R, M, Rlx]],
        &[&[R, M, Acq]],
        &[&[R, M, Sc, Acq]],
        &[&[W, M, Na]],
        &[&[W, M, Rlx]],
        &[&[W, M, Rel]],
        &[&[W, M, Sc, Rel]],
        &[&[R, M, Rlx, Rx, Rmw], &[W, M, Rlx, Rmw]],
        &[&[F, Acq]],
        &[&[F, Rel]],
        &[&[F, Sc, Acq, Rel]],
    ],
    locations: 1,
    threads: &[&[3], &[2, 1], &[1, 1, 1]],
    depending: false,
};

const SYNCHRONISING: Programs = Programs {
    instructions: &[
        &[&[R, M, Rlx]],
        &[&[R, M, Acq]],
        &[&[W, M, Rlx]],
        &[&[W, M, Rel]],
        &[&[F, Sc, Acq, Rel]],
    ],
    locations: 1,
    threads: &[&[3, 1], &[2, 2], &[2, 1, 1]],
    depending: false,
};

const RELEASE_ACQUIRE: Programs = Programs {
    instructions: &[&[&[R, M, Acq]], &[&[W, M, Rel]]],
    locations: 2,
    threads: &[&[2, 2]],
    depending: false,
};

/// Release writes and SC accesses with the fences that compilers for POWER put before them.
const FENCED: Programs = Programs {
    instructions: &[
        &[&[R, M, Rlx]],
        &[&[R, M, Acq]],
        &[&[W, M, Rlx]],
        &[&[F, Rel], &[W, M, Rel]],
    ],
    locations: 2,
    threads: &[&[2, 2]],
    depending: true,
};

const FENCED_SEQUENTIAL: Programs = Programs {
    instructions: &[
        &[&[F, Sc, Acq, Rel], &[R, M, Sc, Acq]],
        &[&[F, Sc, Acq, Rel], &[F, Rel], &[W, M, Sc, Rel]],
    ],
    locations: 2,
    threads: &[&[2, 2]],
    depending: true,
};

#[derive(Clone)]
struct Event {
    mask: SetMask,
    thread: Option<usize>,
    location: Option<usize>,
}

impl Event {
    fn is(&self, set: BuiltinSet, location: usize) -> bool {
        self.mask.contains(set) && self.location == Some(location)
    }
}

impl Programs {
    /// Calls back with every execution.
    fn each(&self, look: &mut dyn FnMut(&Execution)) {
        for threads in self.threads {
            let choices = self.instructions.len() * self.locations;
            let length: usize = threads.iter().sum();
            for number in 0..choices.pow(length as u32) {
                if let Some(events) = self.program(threads, number) {
                    each_execution(&events, self.depending, look);
                }
            }
        }
    }

    /// The events of the program with a number, initial writes first. `None` if another program is
    /// the same with locations renamed.
    fn program(&self, threads: &[usize], mut number: usize) -> Option<Vec<Event>> {
        let initial = |location| Event {
            mask: SetMask::of(&[W, M, Iw]),
            thread: None,
            location: Some(location),
        };
        let mut events: Vec<Event> = (0..self.locations).map(initial).collect();
        let mut used = 0;
        for (thread, length) in threads.iter().enumerate() {
            let begin = events.len();
            for _ in 0..*length {
                let location = number % self.locations;
                number /= self.locations;
                let instruction = self.instructions[number % self.instructions.len()];
                number /= self.instructions.len();
                let access = instruction.iter().any(|kind| kind.contains(&M));
                if location > used || (!access && location > 0) {
                    return None;
                }
                used = used.max(location + usize::from(access));
                events.extend(instruction.iter().map(|kind| Event {
                    mask: SetMask::of(kind),
                    thread: Some(thread),
                    location: kind.contains(&M).then_some(location),
                }));
            }
            events[begin].mask.insert(Tb);
        }
        Some(events)
    }
}

/// All ways in which reads can read and writes can be ordered.
fn each_execution(events: &[Event], depending: bool, look: &mut dyn FnMut(&Execution)) {
    let n = events.len();
    let sets = events.iter().map(|e| e.mask).collect();
    let mut base = BaseRelations::new(sets, events.iter().map(|e| e.thread).collect());
    for (a, first) in events.iter().enumerate() {
        for (b, second) in events.iter().enumerate() {
            if first.location.is_some() && first.location == second.location {
                base.loc.insert(a, b);
            }
            if first.thread.is_some() && first.thread == second.thread && a < b {
                base.program_order.insert(a, b);
                let read = first.mask.contains(R);
                if depending && read && !first.mask.contains(Na) && second.mask.contains(W) {
                    base.ctrl.insert(a, b);
                }
                if b == a + 1 && read && first.mask.contains(Rmw) {
                    base.rmw.insert(a, b);
                }
            }
        }
    }
    let locations = events.iter().filter(|e| e.thread.is_none()).count();
    let reads = (0..n).filter(|e| events[*e].mask.contains(R)).collect();
    each_order(events, (0..locations).collect(), &base, &mut |base| {
        each_source(events, &reads, 0, base.clone(), look);
    });
}

/// All coherence orders of some locations.
fn each_order(
    events: &[Event],
    mut locations: Vec<usize>,
    base: &BaseRelations,
    look: &mut dyn FnMut(&BaseRelations),
) {
    let Some(location) = locations.pop() else {
        return look(base);
    };
    let writes = (0..events.len()).filter(|e| events[*e].is(W, location));
    let writes: Vec<usize> = writes.collect();
    each_permutation(&mut vec![writes[0]], &writes[1..], &mut |order| {
        let mut base = base.clone();
        for (i, a) in order.iter().enumerate() {
            for b in &order[i + 1..] {
                base.co.insert(*a, *b);
            }
        }
        each_order(events, locations.clone(), &base, look);
    });
}

fn each_permutation(begun: &mut Vec<usize>, rest: &[usize], look: &mut dyn FnMut(&[usize])) {
    if rest.is_empty() {
        return look(begun);
    }
    for (index, next) in rest.iter().enumerate() {
        let mut others = rest.to_vec();
        others.remove(index);
        begun.push(*next);
        each_permutation(begun, &others, look);
        begun.pop();
    }
}

/// All sources of reads. No read reads from a write that is after it in its thread.
fn each_source(
    events: &[Event],
    reads: &Vec<usize>,
    next: usize,
    base: BaseRelations,
    look: &mut dyn FnMut(&Execution),
) {
    let Some(read) = reads.get(next).copied() else {
        return look(&Execution::new(base));
    };
    for write in 0..events.len() {
        let location = events[read].location;
        let here = location.is_some_and(|location| events[write].is(W, location));
        if here && !base.program_order.contains(read, write) {
            let mut base = base.clone();
            base.rf.insert(write, read);
            each_source(events, reads, next + 1, base, look);
        }
    }
}

fn relation(values: &Values, id: ExprId) -> &BitMatrix {
    match values.get(id) {
        Denotation::Relation(relation) => relation,
        Denotation::Set(_) => panic!("claims here are about relations"),
    }
}

/// What a claim says, on one execution.
fn holds(values: &Values, claim: Claim) -> bool {
    if matches!(values.get(claim.left), Denotation::Set(_)) {
        return values.holds(claim);
    }
    let (left, right) = (relation(values, claim.left), relation(values, claim.right));
    let included = |a: &BitMatrix, b: &BitMatrix| match claim.rotated {
        true => a.reflexive_element().is_none() || b.reflexive_element().is_some(),
        false => a.is_subset(b),
    };
    included(left, right) && (!claim.equal || included(right, left))
}

fn load(name: &str) -> (Model, Vec<String>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../tests/models/prove")
        .join(name);
    let text = std::fs::read_to_string(&file).unwrap();
    let first = text.lines().next().unwrap().strip_prefix("// expect:");
    let expected = first.unwrap().split_whitespace().map(str::to_string);
    let model = katec_compiler::load(file.to_str().unwrap());
    (model.unwrap().into_model(), expected.collect())
}

/// Declared relations: as little as assumptions ask for.
fn declared(model: &Model, execution: &Execution) -> Vec<Denotation> {
    let empty = |d: &Declaration| Denotation::empty(d.kind, execution.len());
    let mut declared: Vec<Denotation> = model.declarations.iter().map(empty).collect();
    for assume in &model.assumes {
        if let Expr::Declared(d) = model.expr(assume.claim.right) {
            let interpretation = Interpretation {
                execution,
                declared: &declared,
            };
            let left = assume.claim.left;
            let value = Plan::new(model, [left])
                .run(model, interpretation)
                .get(left)
                .clone();
            declared[d.index()] = value;
        }
    }
    declared
}

/// Looks at the claims of a file in all executions of some programs.
fn check(name: &str, programs: &[&Programs]) {
    let (model, expected) = load(name);
    let assumes = model.assumes.iter().map(|a| a.claim);
    let claims: Vec<Claim> = model.asserts.iter().map(|a| a.claim).collect();
    assert_eq!(claims.len(), expected.len(), "{name}");
    let all = assumes.clone().chain(claims.iter().copied());
    let plan = Plan::new(&model, all.flat_map(|claim| [claim.left, claim.right]));
    let mut refuted = vec![false; claims.len()];
    let mut looked_at = 0;
    for programs in programs {
        programs.each(&mut |execution| {
            let declared = declared(&model, execution);
            let interpretation = Interpretation {
                execution,
                declared: &declared,
            };
            let values = plan.run(&model, interpretation);
            if !assumes.clone().all(|claim| holds(&values, claim)) {
                return;
            }
            looked_at += 1;
            for (index, claim) in claims.iter().enumerate() {
                if !holds(&values, *claim) {
                    assert_eq!(expected[index], "refuted", "{name}, claim {}", index + 1);
                    refuted[index] = true;
                }
            }
        });
    }
    assert!(looked_at > 500, "{name}: {looked_at} executions");
    for (index, refuted) in refuted.into_iter().enumerate() {
        let expected = expected[index] == "refuted";
        assert_eq!(refuted, expected, "{name}, claim {}", index + 1);
    }
}

const ALL: &[&Programs] = &[&PLAIN, &SEQUENTIAL, &MODES, &SYNCHRONISING];

#[test]
fn forms_in_the_literature() {
    check("literature.cat", ALL);
}

#[test]
fn forms_of_happens_before() {
    check("happens-before.cat", &[&PLAIN, &MODES, &SYNCHRONISING]);
}

#[test]
fn communication_and_release_acquire() {
    check("eco.cat", &[&PLAIN]);
    check("reads-from.cat", &[&PLAIN]);
    check("release-acquire.cat", &[&PLAIN]);
    check("imm.cat", &[&PLAIN, &SEQUENTIAL]);
}

#[test]
fn rc11_on_tso() {
    check(
        "rc11-to-tso-without-fences.cat",
        &[&SEQUENTIAL, &SYNCHRONISING],
    );
    check("rc11-to-tso.cat", ALL);
}

#[test]
fn rc11_on_power() {
    check("rc11-to-power.cat", &[&FENCED, &FENCED_SEQUENTIAL]);
    check(
        "rc11-to-power-without-fences.cat",
        &[&PLAIN, &RELEASE_ACQUIRE],
    );
}

#[test]
fn rc11_on_imm_and_arm8() {
    check("rc11-to-imm.cat", &[&FENCED, &FENCED_SEQUENTIAL]);
    check(
        "rc11-to-arm8.cat",
        &[&FENCED, &FENCED_SEQUENTIAL, &SEQUENTIAL],
    );
}
