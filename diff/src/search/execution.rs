//! What is chosen of a program, as an execution that models judge and as a test.

use super::Dependency;
use super::choose::{Choices, Problem, Worker};
use super::sketch::Round;
use crate::labels::{Kind, Label};
use crate::small::{Atoms, Small};
use crate::test::{Action, Barrier, Clause, DependsOn, Instruction, Level, Location, Reads, Test};

/// How strong to take what is not chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rest {
    Weakest,
    Strongest,
}

impl Worker<'_, '_> {
    /// The atoms of labels: of the chosen one, or of all together.
    fn atoms(&self, labels: &[Label], chosen: Option<usize>, rest: Rest) -> (Atoms, Atoms) {
        if let Some(chosen) = chosen {
            return labels[chosen].atoms;
        }
        let table = self.search.atoms;
        let mix = |a: Atoms, b: Atoms| match rest {
            Rest::Weakest => table.meet(a, b),
            Rest::Strongest => table.join(a, b),
        };
        let all = labels.iter().map(|label| label.atoms);
        all.reduce(|a, b| (mix(a.0, b.0), mix(a.1, b.1)))
            .unwrap_or_default()
    }

    pub(super) fn build(&self, problem: &Problem<'_>, choices: &Choices, rest: Rest) -> Small {
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
        let used = choices.fences.iter().flatten().flatten().count();
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
            match choices.fences[at] {
                Some(Some(fence)) => {
                    add(&mut small, labels.fences[fence].atoms.0, &mut thread);
                }
                None if rest == Rest::Strongest
                    && used < problem.fences
                    && !labels.fences.is_empty() =>
                {
                    let atoms = self.atoms(&labels.fences, None, rest).0;
                    add(&mut small, atoms, &mut thread);
                }
                _ => {}
            }
            let atoms = self.atoms(labels.of(access.kind), choices.modes[at], rest);
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
                let fails = match (choices.modes[at], rest) {
                    (Some(mode), _) => labels.of(access.kind)[mode].fails,
                    (None, Rest::Strongest) => labels.of(access.kind).iter().any(|l| l.fails),
                    (None, Rest::Weakest) => false,
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
            let kinds: &[Dependency] = match (choices.dependencies[number], rest) {
                (Some(Some(Dependency::Addr)), _) => &[Dependency::Addr],
                (Some(Some(Dependency::Data)), _) => &[Dependency::Data],
                (Some(Some(Dependency::Ctrl)), _) => &[Dependency::Ctrl],
                (None, Rest::Strongest) => &[Dependency::Addr, Dependency::Data, Dependency::Ctrl],
                _ => &[],
            };
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
            if let Some(Some(fence)) = choices.fences[at] {
                let Label {
                    mode, fence: kind, ..
                } = labels.fences[fence];
                code.push(Action::Fence { mode, kind }.into());
            }
            let label = labels.of(access.kind)[choices.modes[at].unwrap_or_default()];
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
            let Some(Some(kind)) = choices.dependencies[number] else {
                continue;
            };
            let read = Reads::of(places[*from].1);
            let (thread, mut index) = places[*to];
            // Branches of machines come before fences: `ISB` and `isync` order nothing otherwise.
            let fenced = matches!(choices.fences[*to], Some(Some(_)));
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
