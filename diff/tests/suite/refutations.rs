//! What refutes a claim is an execution that exploration makes: a program of C with the same events
//! is explored, and has it.

use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet as Set, SetMask};
use katec_checker::event::{EventId, FenceKind, Mode};
use katec_checker::model::AllowAll;
use katec_compiler::prove::{AbstractExecution, Answer, Stop, prove};
use katec_compiler::resolve_text;
use katec_diff::run::watch;
use katec_diff::test::{Action, Clause, Instruction, Level, Location, RmwKind, Test};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// Claims that are false, of modes, fences, read-modify-writes and dependencies.
const CLAIMS: &str = "
    let sw = [REL];([F];po)?;[W];rf;[R];(po;[F])?;[ACQ]
    let hb = (po | sw)+
    assert rf <= po
    assert fr;rf <= co | po
    assert co <= po | rf;rmw
    assert rf;rmw;rf <= rf;po
    assert po-loc & (R * R) <= fr;rf
    assert [W];po;[F & SC];po;[R] <= rf
    assert [ACQ];po;[REL] <= sw
    assert sw <= [REL];rf;[ACQ]
    assert (hb;fr) & id <= rot (po | co)+
    assert ([SC];po;[SC];fr) & id <= rot (po | rf)+
    assert (rf;po;rf;po;fr) & id <= rot (po | rf)+
    assert addr | data <= ctrl
    assert ctrl;[W] <= data
    assert [R & NA];fr <= po
    assert [RMW];po;[RMW] <= rmw
    assert [F & ACQ];po <= [F & REL];po
    assert (po | rf | co | fr)+ & id <= rot (po-loc | rf | co | fr)+
    assert ([W & REL];po;[W & REL];rfe;[R & ACQ];po;[R];fre) & id <= 0
    assert [F & ~SC];po;[M] <= [ACQ];po
    assert coe;rfe <= coe;rfi | fre";

fn mode(sets: SetMask) -> Mode {
    let modes = [
        (Set::Sc, Mode::SequentiallyConsistent),
        (Set::AcqRel, Mode::AcquireRelease),
        (Set::Acq, Mode::Acquire),
        (Set::Rel, Mode::Release),
        (Set::Rlx, Mode::Relaxed),
    ];
    let known = modes.iter().find(|(set, _)| sets.contains(*set));
    known.map_or(Mode::NonAtomic, |(_, mode)| *mode)
}

/// The mode of a read-modify-write by the modes of its halves.
fn joined_mode(read: Mode, write: Mode) -> Mode {
    match (read, write) {
        (Mode::Acquire, Mode::Release) => Mode::AcquireRelease,
        (Mode::Relaxed, other) | (other, Mode::Relaxed) => other,
        (read, _) => read,
    }
}

/// A program of C whose events are those of an execution, and where each of them is.
fn program(execution: &AbstractExecution) -> (Test, BTreeMap<EventId, (usize, usize)>) {
    let pairs = |relation: Rel| {
        let edges = execution.edges.iter();
        edges.filter(move |edge| edge.label == relation.name())
    };
    let sets = |event: EventId| execution.event(event).sets;
    let location = |event: EventId| {
        let own = execution.event(event).location.as_ref();
        let place = execution
            .locations
            .iter()
            .position(|l| Some(&l.name) == own);
        Location(place.expect("an access has a location") as u8)
    };
    let mut places = BTreeMap::new();
    let mut threads = Vec::new();
    let mut value = 0;
    for thread in &execution.threads {
        let mut code: Vec<Instruction> = Vec::new();
        for event in &thread.events {
            let own = sets(*event);
            let write = pairs(Rel::Rmw).find(|edge| edge.from == *event);
            value += 1;
            let action = if pairs(Rel::Rmw).any(|edge| edge.to == *event) {
                places.insert(*event, (threads.len(), code.len() - 1));
                continue;
            } else if let Some(write) = write {
                Action::Rmw {
                    location: location(*event),
                    mode: joined_mode(mode(own), mode(sets(write.to))),
                    kind: RmwKind::Exchange,
                    value,
                }
            } else if own.contains(Set::R) {
                Action::Read {
                    location: location(*event),
                    mode: mode(own),
                }
            } else if own.contains(Set::W) {
                Action::Write {
                    location: location(*event),
                    mode: mode(own),
                    value,
                }
            } else if own.contains(Set::F) {
                Action::Fence {
                    mode: mode(own),
                    kind: FenceKind::Language,
                }
            } else {
                assert!(own.contains(Set::Tb), "an event of C: {own:?}");
                continue;
            };
            places.insert(*event, (threads.len(), code.len()));
            code.push(action.into());
        }
        threads.push(code);
    }
    for relation in [Rel::Addr, Rel::Data, Rel::Ctrl] {
        for edge in pairs(relation) {
            let ((thread, from), (_, to)) = (places[&edge.from], places[&edge.to]);
            let depends = &mut threads[thread][to].depends;
            let reads = match relation {
                Rel::Addr => &mut depends.addr,
                Rel::Data => &mut depends.data,
                _ => &mut depends.ctrl,
            };
            *reads = reads.union(katec_diff::test::Reads::of(from));
        }
    }
    let value_of = |write: EventId| match places.get(&write) {
        Some((thread, index)) => threads[*thread][*index].action.value().unwrap_or(0),
        None => 0,
    };
    let mut condition: Vec<Clause> = pairs(Rel::Rf)
        .map(|edge| {
            let (thread, instruction) = places[&edge.to];
            Clause::Register {
                thread,
                instruction,
                value: value_of(edge.from),
            }
        })
        .collect();
    for (number, location) in execution.locations.iter().enumerate() {
        if let [_, .., last] = location.writes[..] {
            condition.push(Clause::Memory {
                location: Location(number as u8),
                value: value_of(last),
            });
        }
    }
    (Test::new(Level::Language, threads, condition), places)
}

/// Whether exploration makes an execution: the events with their sets, what they read, and the
/// order of writes.
fn is_made(execution: &AbstractExecution) -> bool {
    let (test, places) = program(execution);
    let ends = [Set::Tb, Set::Te];
    let without_ends = |mut sets: SetMask| {
        ends.into_iter().for_each(|end| sets.remove(end));
        sets
    };
    let mut made = false;
    let mut all = AllowAll {
        dependencies: true,
        ..AllowAll::default()
    };
    watch(
        &mut all,
        &test,
        |_| {},
        |explored, _| {
            let graph = explored.graph();
            let same = |thread: usize| {
                let wanted = execution.threads[thread].events.iter();
                let wanted = wanted.filter(|event| places.contains_key(event));
                let wanted = wanted.map(|event| without_ends(execution.event(*event).sets));
                let id = katec_checker::event::ThreadId(thread as u32);
                let found = graph.thread_events(id).iter();
                let found = found.map(|event| without_ends(graph.sets(*event)));
                let found = found.filter(|sets| *sets != SetMask::EMPTY);
                wanted.eq(found)
            };
            let threads = 0..execution.threads.len();
            made |= test.holds(explored) && threads.into_iter().all(same);
            match made {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        },
    );
    made
}

#[test]
fn exploration_makes_what_refutes_a_claim() {
    let model = resolve_text("claims.cat", CLAIMS).unwrap_or_else(|errors| panic!("{errors}"));
    let answers = prove(&model, Stop::Never);
    let mut refuted = 0;
    for (answer, assert) in answers.iter().zip(&model.asserts) {
        let claim = model.statement(assert.span);
        if let Answer::Refuted(found) = answer {
            assert!(is_made(&found.execution), "{claim}: {found:?}");
            refuted += 1;
        } else {
            panic!("{claim} is false: {answer:?}");
        }
    }
    assert!(refuted > 15, "{refuted} of {} are refuted", answers.len());
}
