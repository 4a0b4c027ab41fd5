//! What is chosen of a program, as an execution that models judge and as a test.

use super::Dependency;
use super::choose::{Problem, Worker};
use super::items::{Among, Choices};
use super::sketch::Round;
use crate::labels::{Kind, Label};
use crate::small::{Atoms, Small};
use crate::test::{Action, Barrier, Clause, DependsOn, Instruction, Level, Location, Reads, Test};

/// Which things, of those that are not chosen, are taken as strong as they can be. The others are
/// taken as weak as they can be. They are numbered as in [`Choices::item`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Taken(u64);

impl Taken {
    /// Everything is as weak as it can be.
    pub(super) const WEAKEST: Taken = Taken(0);
    /// Everything is as strong as it can be.
    pub(super) const STRONGEST: Taken = Taken(u64::MAX);

    /// Whether this one is taken as strong as it can be.
    pub(super) fn is_strong(self, item: usize) -> bool {
        self.0 >> item & 1 == 1
    }

    /// The same, with this one as weak as it can be.
    pub(super) fn weakly(self, item: usize) -> Self {
        Self(self.0 & !(1 << item))
    }
}

impl Worker<'_, '_> {
    /// The atoms of labels: of all together, which is those of one if it is chosen.
    fn atoms(&self, labels: &[Label], among: Among, strong: bool) -> (Atoms, Atoms) {
        let table = self.search.atoms;
        let mix = |a: Atoms, b: Atoms| match strong {
            false => table.meet(a, b),
            true => table.join(a, b),
        };
        let all = among.iter().map(|number| labels[number].atoms);
        all.reduce(|a, b| (mix(a.0, b.0), mix(a.1, b.1)))
            .unwrap_or_default()
    }

    /// The atoms of the fence before an access, if there is one.
    fn fence(&self, choices: &Choices, at: usize, taken: Taken) -> Option<Atoms> {
        let among = choices.fences[at];
        let strong = taken.is_strong(choices.modes.len() + at);
        if among.has(0) && !strong {
            return None;
        }
        let labels = &self.search.labels.fences;
        let mut fences = among
            .without(0)
            .iter()
            .map(|number| labels[number - 1].atoms.0);
        let table = self.search.atoms;
        let first = fences.next()?;
        Some(fences.fold(first, |a, b| match strong {
            false => table.meet(a, b),
            true => table.join(a, b),
        }))
    }

    pub(super) fn build(&self, problem: &Problem<'_>, choices: &Choices, taken: Taken) -> Small {
        let labels = self.search.labels;
        let mut small = Small::new();
        // The lock comes after all other locations.
        let own_locations = problem.shape.locations;
        let locations = own_locations + usize::from(!problem.sections.is_empty());
        small.initial = locations;
        small.n = locations;
        let initial = (1u32 << locations) - 1;
        let mut of_location = [0u32; 16];
        for (location, members) in of_location.iter_mut().enumerate().take(locations) {
            small.atoms[location] = labels.initial;
            small.same_thread[location] = initial;
            *members = 1 << location;
        }
        // The event that reads and the event that writes, for each access.
        let mut reads = [0usize; 16];
        // The fence before it, or itself if there is none.
        let mut begins = [0usize; 16];
        let mut writes = [0usize; 16];
        let add = |small: &mut Small, atoms: Atoms, thread: &mut u32| {
            let event = small.n;
            small.atoms[event] = atoms;
            *thread |= 1 << event;
            small.n += 1;
            event
        };
        let mut thread = 0u32;
        // How many accesses of the thread there were.
        let mut own = 0;
        let mut rounds = vec![0u32; problem.rounds.len()];
        let wait =
            |small: &mut Small, thread: &mut u32, owner: usize, own: usize, rounds: &mut [u32]| {
                for (round, members) in problem.rounds.iter().zip(rounds) {
                    if round[owner] == Some(own) {
                        let event = add(small, labels.wait.unwrap_or_default(), thread);
                        *members |= 1 << event;
                    }
                }
            };
        // For each section the events with which the lock is taken and released.
        let mut locked = vec![[0usize; 3]; problem.sections.len()];
        let mut hold = |small: &mut Small, thread: &mut u32, owner: usize, own: usize| {
            let Some([read, write, release]) = labels.lock else {
                return;
            };
            let own_sections = problem.sections.iter().zip(&mut locked);
            for (section, events) in own_sections.filter(|(it, _)| it.thread == owner) {
                if section.from == own {
                    events[0] = add(small, read, thread);
                    events[1] = add(small, write, thread);
                    small.rmw[events[0]] |= 1 << events[1];
                }
                if section.to == own {
                    events[2] = add(small, release, thread);
                }
            }
        };
        for (at, (owner, access)) in problem.accesses.iter().enumerate() {
            if at == 0 || problem.accesses[at - 1].0 != *owner {
                close_thread(&mut small, thread);
                thread = 0;
                own = 0;
            }
            wait(&mut small, &mut thread, *owner, own, &mut rounds);
            hold(&mut small, &mut thread, *owner, own);
            own += 1;
            begins[at] = small.n;
            if let Some(fence) = self.fence(choices, at, taken) {
                add(&mut small, fence, &mut thread);
            }
            let labels = labels.of(access.kind);
            let atoms = self.atoms(labels, choices.modes[at], taken.is_strong(at));
            let first = add(&mut small, atoms.0, &mut thread);
            of_location[access.location] |= 1 << first;
            (reads[at], writes[at]) = (first, first);
            if access.kind == Kind::Rmw {
                let second = add(&mut small, atoms.1, &mut thread);
                of_location[access.location] |= 1 << second;
                small.rmw[first] |= 1 << second;
                writes[at] = second;
            }
            let is_last = problem
                .accesses
                .get(at + 1)
                .is_none_or(|next| next.0 != *owner);
            if is_last {
                wait(&mut small, &mut thread, *owner, own, &mut rounds);
                hold(&mut small, &mut thread, *owner, own);
            }
        }
        close_thread(&mut small, thread);
        let mut source = own_locations;
        for [read, write, release] in &locked {
            small.rf[source] |= 1 << read;
            source = *release;
            of_location[own_locations] |= 1 << read | 1 << write | 1 << release;
        }
        for members in rounds {
            for event in 0..small.n {
                if members & (1 << event) != 0 {
                    small.sbr[event] = members;
                }
            }
        }
        for members in of_location.iter().take(locations) {
            for event in 0..small.n {
                if members & (1 << event) != 0 {
                    small.loc[event] = *members;
                }
            }
        }
        for (at, (_, access)) in problem.accesses.iter().enumerate() {
            if access.kind.reads() {
                let source = problem.communication.source[at];
                let source = source.map_or(access.location, |write| writes[write]);
                small.rf[source] |= 1 << reads[at];
            }
        }
        // Whether a compare-exchange of C has failed is a branch.
        if labels.level == Level::Language {
            for (at, (_, access)) in problem.accesses.iter().enumerate() {
                let labels = labels.of(access.kind);
                let mut possible = choices.modes[at].iter();
                let fails = match taken.is_strong(at) {
                    true => possible.any(|mode| labels[mode].fails),
                    false => possible.all(|mode| labels[mode].fails),
                };
                if fails {
                    small.ctrl[reads[at]] |= small.program_order[reads[at]];
                }
            }
        }
        for (location, order) in problem.communication.order.iter().enumerate() {
            let mut later = 0;
            for write in order.iter().rev() {
                small.co[writes[*write]] = later;
                later |= 1 << writes[*write];
            }
            small.co[location] = later;
        }
        let mut later = 0;
        for [_, write, release] in locked.iter().rev() {
            small.co[*release] = later;
            small.co[*write] = later | 1 << release;
            later |= 1 << release | 1 << write;
        }
        if !problem.sections.is_empty() {
            small.co[own_locations] = later;
        }
        for (number, (from, to)) in problem.pairs.iter().enumerate() {
            let among = choices.dependencies[number];
            let item = choices.modes.len() + choices.fences.len() + number;
            let kinds = Dependency::ALL
                .into_iter()
                .filter(|kind| match taken.is_strong(item) {
                    true => among.has(kind.choice()),
                    false => among.only() == Some(kind.choice()),
                });
            let (from, to) = (reads[*from], *to);
            let (first, last) = (reads[to], writes[to]);
            for kind in kinds {
                match kind {
                    Dependency::Addr => small.addr[from] |= 1 << first | 1 << last,
                    Dependency::Data => small.data[from] |= 1 << last,
                    Dependency::Ctrl => {
                        let branch = match labels.level.is_machine() {
                            true => begins[to],
                            false => first,
                        };
                        small.ctrl[from] |= 1 << branch | small.program_order[branch];
                    }
                }
            }
        }
        small
    }

    /// The program of a choice, and a condition that tells the execution.
    pub(super) fn test(&self, problem: &Problem<'_>, choices: &Choices) -> Test {
        let labels = self.search.labels;
        let mut threads: Vec<Vec<Instruction>> = vec![Vec::new(); problem.shape.threads.len()];
        // Where each access is in its thread, and what it writes.
        let mut places = Vec::new();
        let mut values = Vec::new();
        let mut written = vec![0; problem.shape.locations];
        let stops = |code: &mut Vec<Instruction>, thread: usize, own: usize| {
            for (number, round) in problem.rounds.iter().enumerate() {
                if round[thread] == Some(own) {
                    let barrier = barrier_of(&problem.rounds, number);
                    code.push(Action::Wait { barrier }.into());
                }
            }
            for section in problem.sections.iter().filter(|it| it.thread == thread) {
                if section.from == own {
                    code.push(Action::Lock.into());
                }
                if section.to == own {
                    code.push(Action::Unlock.into());
                }
            }
        };
        for (at, (thread, access)) in problem.accesses.iter().enumerate() {
            let own = problem.accesses[..at].iter().filter(|(t, _)| t == thread);
            let own = own.count();
            let code = &mut threads[*thread];
            stops(code, *thread, own);
            if let Some(fence) = choices.fence(at) {
                let Label {
                    mode, fence: kind, ..
                } = labels.fences[fence];
                code.push(Action::Fence { mode, kind }.into());
            }
            let label = labels.of(access.kind)[choices.modes[at].only().unwrap_or_default()];
            if access.kind.writes() || label.fails {
                written[access.location] += 1;
            }
            let value = written[access.location];
            let location = Location(access.location as u8);
            places.push((*thread, code.len()));
            values.push(value);
            code.push(label.access(access.kind, location, value).into());
            let is_last = problem
                .accesses
                .get(at + 1)
                .is_none_or(|next| next.0 != *thread);
            if is_last {
                stops(code, *thread, own + 1);
            }
        }
        for (number, (from, to)) in problem.pairs.iter().enumerate() {
            let Some(kind) = choices.dependency(number) else {
                continue;
            };
            let read = Reads::of(places[*from].1);
            let (thread, mut index) = places[*to];
            // Branches of machines come before fences: `ISB` and `isync` order nothing otherwise.
            let fenced = choices.fence(*to).is_some();
            if kind == Dependency::Ctrl && fenced && labels.level.is_machine() {
                index -= 1;
            }
            let depends: &mut DependsOn = &mut threads[thread][index].depends;
            let set = match kind {
                Dependency::Addr => &mut depends.addr,
                Dependency::Data => &mut depends.data,
                Dependency::Ctrl => &mut depends.ctrl,
            };
            *set = set.union(read);
        }
        let mut condition = Vec::new();
        for (at, (_, access)) in problem.accesses.iter().enumerate() {
            if access.kind.reads() {
                let source = problem.communication.source[at];
                let (thread, instruction) = places[at];
                condition.push(Clause::Register {
                    thread,
                    instruction,
                    value: source.map_or(0, |write| values[write]),
                });
            }
        }
        for (location, order) in problem.communication.order.iter().enumerate() {
            if let [.., _, last] = order[..] {
                condition.push(Clause::Memory {
                    location: Location(location as u8),
                    value: values[last],
                });
            }
        }
        Test::new(labels.level, threads, condition)
    }
}

/// The barrier of a round: the same as before where the same threads meet again.
fn barrier_of(rounds: &[Round], number: usize) -> Barrier {
    let members = |round: &Round| -> Vec<bool> { round.iter().map(Option::is_some).collect() };
    let first = rounds
        .iter()
        .position(|it| members(it) == members(&rounds[number]));
    Barrier(first.unwrap_or(number) as u8)
}

/// The events of a thread, in the order of their numbers.
fn close_thread(small: &mut Small, thread: u32) {
    let mut later = thread;
    while later != 0 {
        let event = later.trailing_zeros() as usize;
        later &= later - 1;
        small.same_thread[event] = thread;
        small.program_order[event] = later;
    }
}
