//! Conformance suites: the minimal tests that a model forbids, or that it allows and sequential
//! consistency does not.
//!
//! A test is *minimally forbidden* if the model forbids its outcome, and allows it as soon as
//! anything is left out or weakened: an instruction, one half of a read-modify-write, a clause of
//! the condition, a memory order, a dependency. It is *minimally allowed* if the model allows its
//! outcome, sequential consistency does not and would as soon as an instruction or a clause is left
//! out, and the model itself forbids the outcome as soon as a memory order is stronger.
//!
//! # What is searched
//!
//! Programs of up to four threads with reads, writes, exchanges and fences, smallest first, each in
//! its canonical form. Every location is accessed at least twice and written at least once; fences
//! stand between accesses. The condition asks for the values of all reads, and of whatever
//! read-modify-writes read and locations hold at the end as far as it is needed. Only memory orders
//! that the model can tell apart are varied; fences and dependencies are there if the model speaks
//! of them. Accesses that are not atomic are left out: a race makes everything possible.
//!
//! Each program is explored once for each choice of its memory orders, and the ends of its
//! executions are kept. That is enough to see what is forbidden and to compare memory orders;
//! programs with something left out are explored for the few tests that are left.

use crate::labels;
use crate::parallel::share;
use crate::shapes::{Shape, each_shape};
use crate::test::{Action, Clause, Instruction, Level, Location, Reads, Test};
use crate::verdict::{allows, ends};
use crate::weaken::{is_weaker, is_weaker_fence, smaller};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet as Set};
use katec_checker::event::Mode;
use katec_checker::model::MemoryModel;
use katec_compiler::model::{Expr, Model, Role};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The most threads of a test.
const MOST_THREADS: usize = 4;

/// What a model can tell apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    level: Level,
    /// Memory orders of reads, writes, read-modify-writes and fences, weaker ones first.
    reads: Vec<Mode>,
    writes: Vec<Mode>,
    rmws: Vec<Mode>,
    fences: Vec<Action>,
    addr: bool,
    data: bool,
    ctrl: bool,
}

impl Words {
    /// What the axioms of a model speak of, in programs of a level.
    pub fn of(model: &Model, level: Level) -> Self {
        let mut mentioned = BTreeSet::new();
        let axioms = model.constraints.iter().filter(|it| it.role == Role::Axiom);
        let mut pending: Vec<_> = axioms.flat_map(|it| it.check.operands()).collect();
        let mut seen = BTreeSet::new();
        while let Some(id) = pending.pop() {
            if seen.insert(id) {
                let expr = model.expr(id);
                mentioned.insert(expr);
                pending.extend(expr.operands());
                if let Expr::Definition(definition) = expr {
                    pending.push(model.definition(definition).body);
                }
            }
        }
        let set = |set: Set| mentioned.contains(&Expr::Set(set));
        let relation = |it: BuiltinRelation| mentioned.contains(&Expr::Relation(it));
        let used: Vec<Set> = [Set::Rlx, Set::Acq, Set::Rel, Set::AcqRel, Set::Sc]
            .into_iter()
            .filter(|it| set(*it))
            .collect();
        let apart = |modes: &[Mode]| {
            let atomic = modes.iter().filter(|mode| **mode != Mode::NonAtomic);
            distinct(&atomic.copied().collect::<Vec<_>>(), &used)
        };
        Self {
            level,
            reads: apart(level.read_modes()),
            writes: apart(level.write_modes()),
            rmws: apart(level.rmw_modes()),
            fences: distinct_fences(level, set),
            addr: level.has_dependencies() && relation(BuiltinRelation::Addr),
            data: level.has_dependencies() && relation(BuiltinRelation::Data),
            ctrl: level.has_dependencies() && relation(BuiltinRelation::Ctrl),
        }
    }
}

/// The fences that differ in the sets that a model mentions. One that is in none of them does
/// nothing.
fn distinct_fences(level: Level, mentioned: impl Fn(Set) -> bool) -> Vec<Action> {
    let mut fences = level.fences();
    if level == Level::X86 {
        // Of what `LFENCE` and `SFENCE` do, models say nothing or little.
        fences.retain(|fence| is_strongest(level, *fence));
    }
    let all = fences.clone();
    let mut seen = BTreeSet::from([BTreeSet::new()]);
    fences.retain(|fence| {
        let Action::Fence { mode, kind } = *fence else {
            return false;
        };
        let sets = katec_checker::graph::fence_sets(mode, kind);
        let told = sets.iter().filter(|set| *set != Set::F && mentioned(*set));
        seen.insert(told.collect())
    });
    match mentioned(Set::F) {
        false if level == Level::Language => Vec::new(),
        true if fences.is_empty() => {
            let strongest = all.into_iter().filter(|it| is_strongest(level, *it));
            strongest.collect()
        }
        _ => fences,
    }
}

fn is_strongest(level: Level, fence: Action) -> bool {
    let kind = level.strongest_fence();
    fence.mode() == Some(Mode::SequentiallyConsistent)
        && matches!(fence, Action::Fence { kind: own, .. } if own == kind)
}

/// The first of all modes that are in the same of the sets.
fn distinct(modes: &[Mode], used: &[Set]) -> Vec<Mode> {
    use Mode::{Acquire, AcquireRelease, Relaxed, Release, SequentiallyConsistent};
    let is_in = |mode: Mode, set: Set| match set {
        Set::Rlx => mode == Relaxed,
        Set::Acq => matches!(mode, Acquire | AcquireRelease | SequentiallyConsistent),
        Set::Rel => matches!(mode, Release | AcquireRelease | SequentiallyConsistent),
        Set::AcqRel => mode == AcquireRelease,
        _ => mode == SequentiallyConsistent,
    };
    let mut seen = BTreeSet::new();
    let mut kept = modes.to_vec();
    kept.retain(|mode| {
        seen.insert(
            used.iter()
                .map(|set| is_in(*mode, *set))
                .collect::<Vec<_>>(),
        )
    });
    kept
}

/// Which tests are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Those that the model forbids.
    Forbidden,
    /// Those that the model allows and sequential consistency forbids.
    Allowed,
}

/// Makes models; every thread of the search has its own.
pub type Make<'a> = &'a (dyn Fn() -> Box<dyn MemoryModel + Send> + Sync);

/// How a suite is searched.
#[derive(Clone, Copy)]
pub struct Search<'a> {
    /// When to stop.
    pub deadline: Option<Instant>,
    /// Told how many of how many programs were gone through.
    pub progress: &'a (dyn Fn(usize, usize) + Sync),
}

impl Default for Search<'_> {
    fn default() -> Self {
        Self {
            deadline: None,
            progress: &|_, _| {},
        }
    }
}

/// Tests of one size.
#[derive(Clone, Debug)]
pub struct Suite {
    /// The tests, each once, in order.
    pub tests: Vec<Test>,
    /// Whether all programs were gone through.
    pub finished: bool,
}

/// All minimal tests with so many events.
pub fn suite(
    words: &Words,
    wanted: Wanted,
    events: usize,
    model: Make,
    sc: Make,
    search: Search<'_>,
) -> Suite {
    let mut count = 0;
    let _ = each_program(words, wanted, events, &mut |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    let found = Mutex::new(BTreeSet::new());
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let produce = |give: &mut dyn FnMut(Test) -> ControlFlow<()>| {
        let _ = each_program(words, wanted, events, give);
    };
    let finished = share(jobs, produce, || {
        let mut judge = Judge {
            words,
            wanted,
            model: model(),
            sc: sc(),
            deadline: search.deadline,
        };
        let found = &found;
        move |number: usize, program: Test| {
            if number.is_multiple_of(16) {
                (search.progress)(number, count);
            }
            let tests = judge.minimal(&program);
            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
            found.extend(tests.iter().map(Test::canonical));
            match judge.is_late() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        }
    });
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut tests: Vec<Test> = found.into_iter().collect();
    tests.sort_by(Test::compare);
    Suite { tests, finished }
}

/// Calls `visit` with the programs that are searched, in canonical form, with the weakest memory
/// orders and no condition.
fn each_program(
    words: &Words,
    wanted: Wanted,
    events: usize,
    visit: &mut dyn FnMut(Test) -> ControlFlow<()>,
) -> ControlFlow<()> {
    // What sequential consistency allows does not change with fences.
    let fenced = wanted == Wanted::Forbidden && !words.fences.is_empty();
    let most = if fenced { events / 2 } else { 0 };
    for fences in 0..=most {
        each_shape(events - fences, MOST_THREADS, &mut |shape| {
            let accesses = shape.accesses();
            let accessed = |location| accesses.iter().filter(move |(_, a)| a.location == location);
            let updates = accesses.iter().any(|(_, a)| a.kind == labels::Kind::Rmw);
            let missing = updates && words.rmws.is_empty();
            if missing || (0..shape.locations).any(|location| accessed(location).count() < 2) {
                return ControlFlow::Continue(());
            }
            // Where threads are alike, different places of fences may give the same program.
            let places = subsets(shape.gaps(), fences).into_iter();
            let programs: BTreeSet<Test> = places
                .map(|places| program(words, &shape, &places).canonical())
                .collect();
            programs.into_iter().try_for_each(&mut *visit)
        })?;
    }
    ControlFlow::Continue(())
}

/// All sets of so many numbers below a bound, each in order.
fn subsets(bound: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        let rest = subsets(last, count - 1).into_iter();
        rest.map(move |rest| rest.into_iter().chain([last]).collect())
    };
    (0..bound).flat_map(with_last).collect()
}

/// The program of a shape with fences in these gaps between accesses.
fn program(words: &Words, shape: &Shape, fenced: &[usize]) -> Test {
    let mode = Mode::Relaxed;
    let mut written = vec![0; shape.locations];
    let mut gap = 0;
    let mut threads = Vec::new();
    for accesses in &shape.threads {
        let mut code: Vec<Instruction> = Vec::new();
        for access in accesses {
            if !code.is_empty() {
                if fenced.contains(&gap) {
                    code.push(words.fences[0].into());
                }
                gap += 1;
            }
            written[access.location] += u64::from(access.kind.writes());
            let location = Location(access.location as u8);
            code.push(
                access
                    .kind
                    .action(
                        mode,
                        words.level.exchanges()[0],
                        location,
                        written[access.location],
                    )
                    .into(),
            );
        }
        threads.push(code);
    }
    Test::new(words.level, threads, [])
}

/// Something of a program that can be chosen.
enum Slot {
    Mode {
        thread: usize,
        index: usize,
        modes: Vec<Mode>,
    },
    Fence {
        thread: usize,
        index: usize,
        fences: Vec<Action>,
    },
    Dependency {
        thread: usize,
        index: usize,
        read: usize,
        kinds: Vec<Kind>,
    },
}

/// A dependency, or none.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    None,
    Addr,
    Data,
    Ctrl,
}

impl Slot {
    fn choices(&self) -> usize {
        match self {
            Slot::Mode { modes, .. } => modes.len(),
            Slot::Fence { fences, .. } => fences.len(),
            Slot::Dependency { kinds, .. } => kinds.len(),
        }
    }

    /// Whether a choice asks for less than another.
    fn is_weaker(&self, a: usize, b: usize) -> bool {
        match self {
            Slot::Mode { modes, .. } => is_weaker(modes[a], modes[b]),
            Slot::Fence { fences, .. } => is_weaker_fence(fences[a], fences[b]),
            Slot::Dependency { kinds, .. } => kinds[a] == Kind::None && kinds[b] != Kind::None,
        }
    }

    /// The choices next to one, in the direction that `before` says.
    fn next(&self, choice: usize, before: impl Fn(usize, usize) -> bool) -> Vec<usize> {
        let all: Vec<usize> = (0..self.choices())
            .filter(|it| before(*it, choice))
            .collect();
        let is_next = |it: &usize| !all.iter().any(|other| before(*it, *other));
        all.iter().copied().filter(is_next).collect()
    }

    fn set(&self, test: &mut Test, choice: usize) {
        match self {
            Slot::Mode {
                thread,
                index,
                modes,
            } => {
                let instruction = &mut test.threads[*thread][*index];
                instruction.action = instruction.action.with_mode(modes[choice]);
            }
            Slot::Fence {
                thread,
                index,
                fences,
            } => test.threads[*thread][*index].action = fences[choice],
            Slot::Dependency {
                thread,
                index,
                read,
                kinds,
            } => {
                let depends = &mut test.threads[*thread][*index].depends;
                let reads = match kinds[choice] {
                    Kind::None => return,
                    Kind::Addr => &mut depends.addr,
                    Kind::Data => &mut depends.data,
                    Kind::Ctrl => &mut depends.ctrl,
                };
                *reads = reads.union(Reads::of(*read));
            }
        }
    }
}

/// A choice for every slot of a program, as one number.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Choice(usize);

/// What a program is asked about.
#[derive(Clone, Copy)]
struct Variable {
    clause: Clause,
    /// Whether the condition has to say something about it.
    required: bool,
}

impl Variable {
    fn with(self, value: u64) -> Clause {
        match self.clause {
            Clause::Register {
                thread,
                instruction,
                ..
            } => Clause::Register {
                thread,
                instruction,
                value,
            },
            Clause::Memory { location, .. } => Clause::Memory { location, value },
        }
    }
}

/// The ends of the executions of a program: the values of its variables.
type Ends = BTreeSet<Vec<u64>>;

/// Some values, one a variable, and `None` where nothing is asked.
type Question = Vec<Option<u64>>;

fn possible(ends: &Ends, question: &Question) -> bool {
    let fits = |end: &Vec<u64>| {
        let mut pairs = end.iter().zip(question);
        pairs.all(|(value, asked)| asked.is_none_or(|asked| asked == *value))
    };
    ends.iter().any(fits)
}

/// Whether a question cannot be answered with yes, and can without any of the clauses that it could
/// do without.
fn barely_impossible(ends: &Ends, question: &Question) -> bool {
    if possible(ends, question) {
        return false;
    }
    (0..question.len())
        .filter(|it| question[*it].is_some())
        .all(|dropped| {
            let mut less = question.clone();
            less[dropped] = None;
            possible(ends, &less)
        })
}

/// One thread of the search.
struct Judge<'a> {
    words: &'a Words,
    wanted: Wanted,
    model: Box<dyn MemoryModel + Send>,
    sc: Box<dyn MemoryModel + Send>,
    deadline: Option<Instant>,
}

impl Judge<'_> {
    fn is_late(&self) -> bool {
        self.deadline.is_some_and(|end| Instant::now() >= end)
    }

    /// The minimal tests of a program, or some of them if it is late.
    fn minimal(&mut self, program: &Test) -> Vec<Test> {
        let slots = self.slots(program);
        let variables = variables(program);
        let questions = questions(program, &variables);
        let count: usize = slots.iter().map(Slot::choices).product();
        let mut choices = Choices {
            slots: &slots,
            variables: &variables,
            program,
            ends: vec![None; count],
        };
        // Where memory orders change nothing, the weakest are enough.
        let weakest = choices.ends(Choice(0), &mut self.model).clone();
        let strongest = choices.ends(Choice(count - 1), &mut self.model);
        let has_dependencies = slots.iter().any(|it| matches!(it, Slot::Dependency { .. }));
        let count = match *strongest == weakest && !has_dependencies {
            true => 1,
            false => count,
        };
        let mut found = Vec::new();
        match self.wanted {
            Wanted::Forbidden => {
                for choice in (0..count).map(Choice) {
                    if self.is_late() {
                        break;
                    }
                    self.forbidden(&mut choices, choice, &questions, &mut found);
                }
            }
            Wanted::Allowed => {
                let ends = ends_of(program, &variables, &mut self.sc);
                let beyond = questions.iter().filter(|it| barely_impossible(&ends, it));
                for question in beyond.collect::<Vec<_>>() {
                    if self.is_late() {
                        break;
                    }
                    self.allowed(&mut choices, question, &mut found);
                }
            }
        }
        found
    }

    /// Adds the minimally forbidden tests of one choice of memory orders.
    fn forbidden(
        &mut self,
        choices: &mut Choices,
        choice: Choice,
        questions: &[Question],
        found: &mut Vec<Test>,
    ) {
        let ends = choices.ends(choice, &mut self.model).clone();
        let weaker = choices.next(choice, false);
        for question in questions.iter().filter(|it| barely_impossible(&ends, it)) {
            let needed = weaker
                .iter()
                .all(|weaker| possible(choices.ends(*weaker, &mut self.model), question));
            if !needed {
                continue;
            }
            let test = choices.test(choice, question);
            if smaller(&test).iter().all(|it| allows(&mut self.model, it)) {
                found.push(test);
            }
        }
    }

    /// Adds the minimally allowed tests with an outcome that sequential consistency forbids.
    fn allowed(&mut self, choices: &mut Choices, question: &Question, found: &mut Vec<Test>) {
        let test = choices.test(Choice(0), question);
        if !smaller(&test).iter().all(|it| allows(&mut self.sc, it)) {
            return;
        }
        for choice in (0..choices.ends.len()).map(Choice) {
            if !possible(choices.ends(choice, &mut self.model), question) {
                continue;
            }
            let stronger = choices.next(choice, true);
            let strongest = !stronger
                .iter()
                .any(|it| possible(choices.ends(*it, &mut self.model), question));
            if strongest {
                found.push(choices.test(choice, question));
            }
        }
    }

    fn slots(&self, program: &Test) -> Vec<Slot> {
        let mut slots = Vec::new();
        for (thread, index, instruction) in program.instructions() {
            let modes = match instruction.action {
                Action::Read { .. } => &self.words.reads,
                Action::Write { .. } => &self.words.writes,
                Action::Rmw { .. } => &self.words.rmws,
                Action::Fence { .. } => &Vec::new(),
                Action::Wait { .. } | Action::Lock | Action::Unlock => continue,
            };
            let accesses = instruction.action.location().is_some();
            slots.push(match accesses {
                true => Slot::Mode {
                    thread,
                    index,
                    modes: modes.clone(),
                },
                false => Slot::Fence {
                    thread,
                    index,
                    fences: self.words.fences.clone(),
                },
            });
            // A branch before a fence of a machine may be what makes the fence do something.
            let branches = accesses || self.words.level.is_machine();
            if self.wanted == Wanted::Allowed || !branches {
                continue;
            }
            let mut kinds = vec![Kind::None];
            let writes = instruction.action.value().is_some();
            kinds.extend((self.words.addr && accesses).then_some(Kind::Addr));
            kinds.extend((self.words.data && writes).then_some(Kind::Data));
            kinds.extend(self.words.ctrl.then_some(Kind::Ctrl));
            if kinds.len() == 1 {
                continue;
            }
            let before = program.threads[thread][..index].iter().enumerate();
            for (read, _) in before.filter(|(_, it)| it.action.reads()) {
                slots.push(Slot::Dependency {
                    thread,
                    index,
                    read,
                    kinds: kinds.clone(),
                });
            }
        }
        slots
    }
}

/// A program with its slots, and what is known of it so far.
struct Choices<'p> {
    slots: &'p [Slot],
    variables: &'p [Variable],
    program: &'p Test,
    ends: Vec<Option<Ends>>,
}

impl Choices<'_> {
    /// The choice of each slot.
    fn digits(&self, choice: Choice) -> Vec<usize> {
        let mut rest = choice.0;
        let digit = |slot: &Slot| {
            let digit = rest % slot.choices();
            rest /= slot.choices();
            digit
        };
        self.slots.iter().map(digit).collect()
    }

    fn number(&self, digits: &[usize]) -> Choice {
        let pairs = self.slots.iter().zip(digits).rev();
        Choice(pairs.fold(0, |number, (slot, digit)| number * slot.choices() + digit))
    }

    /// The choices that differ in one slot, and there by one step.
    fn next(&self, choice: Choice, stronger: bool) -> Vec<Choice> {
        let digits = self.digits(choice);
        let mut next = Vec::new();
        for (number, slot) in self.slots.iter().enumerate() {
            let steps = slot.next(digits[number], |a, b| match stronger {
                true => slot.is_weaker(b, a),
                false => slot.is_weaker(a, b),
            });
            for step in steps {
                let mut changed = digits.clone();
                changed[number] = step;
                next.push(self.number(&changed));
            }
        }
        next
    }

    /// The program with a choice made, asked a question.
    fn test(&self, choice: Choice, question: &Question) -> Test {
        let mut test = self.program.clone();
        for (slot, digit) in self.slots.iter().zip(self.digits(choice)) {
            slot.set(&mut test, digit);
        }
        let asked = self.variables.iter().zip(question);
        let clauses = asked.filter_map(|(variable, value)| Some(variable.with((*value)?)));
        Test::new(test.level, test.threads, clauses)
    }

    fn ends(&mut self, choice: Choice, model: &mut Box<dyn MemoryModel + Send>) -> &Ends {
        if self.ends[choice.0].is_none() {
            let test = self.test(choice, &vec![None; self.variables.len()]);
            self.ends[choice.0] = Some(ends_of(&test, self.variables, model));
        }
        self.ends[choice.0].get_or_insert_default()
    }
}

fn ends_of(test: &Test, variables: &[Variable], model: &mut Box<dyn MemoryModel + Send>) -> Ends {
    let clauses: Vec<Clause> = variables.iter().map(|it| it.clause).collect();
    ends(model, test, &clauses)
}

/// What a program can be asked about: what is read, and the last values of what is written more
/// than once.
fn variables(program: &Test) -> Vec<Variable> {
    let mut variables = Vec::new();
    for (thread, instruction, it) in program.instructions() {
        if it.action.reads() {
            variables.push(Variable {
                clause: Clause::Register {
                    thread,
                    instruction,
                    value: 0,
                },
                required: it.action.value().is_none(),
            });
        }
    }
    for location in program.locations() {
        if written(program, location).count() > 1 {
            variables.push(Variable {
                clause: Clause::Memory { location, value: 0 },
                required: false,
            });
        }
    }
    variables
}

fn written(program: &Test, location: Location) -> impl Iterator<Item = u64> {
    program.instructions().filter_map(move |(_, _, it)| {
        it.action
            .value()
            .filter(|_| it.action.location() == Some(location))
    })
}

/// All that can be asked.
fn questions(program: &Test, variables: &[Variable]) -> Vec<Question> {
    let mut questions: Vec<Question> = vec![Vec::new()];
    for variable in variables {
        let (location, own, initial) = match variable.clause {
            Clause::Register {
                thread,
                instruction,
                ..
            } => {
                let action = program.threads[thread][instruction].action;
                (action.location(), action.value(), true)
            }
            Clause::Memory { location, .. } => (Some(location), None, false),
        };
        let mut values: Vec<Option<u64>> = Vec::new();
        values.extend((!variable.required).then_some(None));
        values.extend(initial.then_some(Some(0)));
        if let Some(location) = location {
            let others = written(program, location).filter(|value| Some(*value) != own);
            values.extend(others.map(Some));
        }
        questions = questions
            .iter()
            .flat_map(|question| {
                values.iter().map(|value| {
                    let mut longer = question.clone();
                    longer.push(*value);
                    longer
                })
            })
            .collect();
    }
    questions
}
