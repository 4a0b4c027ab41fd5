//! Executions that refute a claim, in words.

use super::realise::{Event, Realisation};
use crate::automata::Letter;
use crate::evaluate::Denotation;
use crate::model::Model;
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet as Set, SetMask};

/// The path of a refutation, and the rest of the execution line by line.
pub fn refutation(
    model: &Model,
    realisation: &Realisation,
    declared: &[Denotation],
    steps: &[Letter],
) -> (String, Vec<String>) {
    let show = Show::new(model, realisation, declared);
    (show.path(steps), show.lines())
}

/// An execution of no declared names line by line, and what each of its events is.
pub fn describe_execution(model: &Model, realisation: &Realisation) -> (Vec<String>, Vec<String>) {
    let show = Show::new(model, realisation, &[]);
    let events = 0..realisation.events.len();
    (
        show.lines(),
        events.map(|event| show.event(event)).collect(),
    )
}

struct Show<'a> {
    model: &'a Model,
    realisation: &'a Realisation,
    declared: &'a [Denotation],
    /// How each event is called.
    names: Vec<String>,
}

impl<'a> Show<'a> {
    fn new(model: &'a Model, realisation: &'a Realisation, declared: &'a [Denotation]) -> Self {
        let mut next = 0;
        let mut name = |event: &Event| match (event.thread, event.location) {
            (None, Some(location)) => format!("init {}", location_name(location)),
            _ if is_begin(event) => "begin".to_string(),
            _ => {
                next += 1;
                format!("e{next}")
            }
        };
        Show {
            model,
            realisation,
            declared,
            names: realisation.events.iter().map(&mut name).collect(),
        }
    }

    /// `e1: W sc x -po-> e2: R sc y -fre-> e1`: every event is described where it occurs first.
    fn path(&self, steps: &[Letter]) -> String {
        let mut seen = vec![false; self.names.len()];
        let mut path = String::new();
        for (position, event) in self.realisation.of_position.iter().enumerate() {
            if let Some(letter) = position.checked_sub(1).and_then(|i| steps.get(i)) {
                path.push_str(&format!(" -{}-> ", letter.show(self.model)));
            }
            let known = std::mem::replace(&mut seen[*event], true);
            path.push_str(&match known {
                true => self.names[*event].clone(),
                false => self.event(*event),
            });
        }
        path
    }

    fn event(&self, index: usize) -> String {
        let event = &self.realisation.events[index];
        if event.thread.is_none() {
            return self.names[index].clone();
        }
        let mut words = describe(event.mask);
        words.extend(event.location.map(location_name));
        for (declaration, value) in self.model.declarations.iter().zip(self.declared) {
            if let Denotation::Set(set) = value
                && set.contains(index)
            {
                words.push(declaration.name.clone());
            }
        }
        format!("{}: {}", self.names[index], words.join(" "))
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (number, thread) in self.realisation.threads.iter().enumerate() {
            let events = thread
                .iter()
                .filter(|e| !is_begin(&self.realisation.events[**e]));
            let events: Vec<String> = events.map(|e| self.event(*e)).collect();
            lines.push(format!("thread {}: {}", number + 1, events.join("; ")));
        }
        for writes in &self.realisation.writes {
            if writes.len() > 1 {
                let names: Vec<&str> = writes.iter().map(|w| self.names[*w].as_str()).collect();
                lines.push(format!("co: {}", names.join(" -> ")));
            }
        }
        self.pairs(
            &mut lines,
            "rf",
            self.realisation.reads_from.iter().copied(),
        );
        for relation in Rel::ALL {
            let facts = relation.facts();
            let pairs = self.realisation.execution.relation(*relation).pairs();
            let once = pairs.filter(|(a, b)| !facts.symmetric || a < b);
            if !is_seen_otherwise(*relation) {
                self.pairs(&mut lines, relation.name(), once);
            }
        }
        for (declaration, value) in self.model.declarations.iter().zip(self.declared) {
            if let Denotation::Relation(relation) = value {
                self.pairs(&mut lines, &declaration.name, relation.pairs());
            }
        }
        lines
    }

    fn pairs(
        &self,
        lines: &mut Vec<String>,
        name: &str,
        pairs: impl Iterator<Item = (usize, usize)>,
    ) {
        let shown: Vec<String> = pairs
            .map(|(a, b)| format!("{} -> {}", self.names[a], self.names[b]))
            .collect();
        if !shown.is_empty() {
            lines.push(format!("{name}: {}", shown.join(", ")));
        }
    }
}

/// The first event of a thread that is nothing else.
fn is_begin(event: &Event) -> bool {
    event.mask == SetMask::of(&[Set::Tb])
}

fn location_name(location: usize) -> String {
    match ["x", "y", "z", "u", "v", "w"].get(location) {
        Some(name) => (*name).to_string(),
        None => format!("x{location}"),
    }
}

/// Kind, mode and the rest of the sets of an event.
fn describe(mask: SetMask) -> Vec<String> {
    let kinds = [Set::R, Set::W, Set::F, Set::B, Set::Tc, Set::Tj];
    let modes = [
        (Set::Sc, "sc"),
        (Set::AcqRel, "acq_rel"),
        (Set::Acq, "acq"),
        (Set::Rel, "rel"),
        (Set::Rlx, "rlx"),
        (Set::Na, "na"),
    ];
    let mut words: Vec<String> = kinds
        .iter()
        .filter(|kind| mask.contains(**kind))
        .map(|kind| kind.name().to_string())
        .collect();
    let mode = modes.iter().find(|(set, _)| mask.contains(*set));
    words.extend(mode.map(|(_, name)| (*name).to_string()));
    let implied = [Set::M, Set::Iw];
    let rest = mask.iter().filter(|set| {
        let said = kinds.contains(set) || modes.iter().any(|(mode, _)| mode == set);
        let by_update = *set == Set::Rx && mask.contains(Set::Rmw);
        !said && !implied.contains(set) && !by_update
    });
    words.extend(rest.map(|set| set.name().to_string()));
    if words.is_empty() {
        words.push("other".to_string());
    }
    words
}

/// Whether the pairs of a relation are told by the order of events, by their names, and by `rf` and
/// `co`.
fn is_seen_otherwise(relation: Rel) -> bool {
    match relation {
        Rel::Po | Rel::PoLoc | Rel::Loc | Rel::Int | Rel::Ext | Rel::Id => true,
        Rel::Rf | Rel::Rfe | Rel::Rfi | Rel::Co | Rel::Coe | Rel::Coi => true,
        Rel::Fr | Rel::Fre | Rel::Fri => true,
        Rel::Rmw | Rel::Addr | Rel::Data | Rel::Ctrl | Rel::Tc | Rel::Tj | Rel::Sbr => false,
        Rel::Alloc | Rel::Dealloc | Rel::Free => false,
    }
}
