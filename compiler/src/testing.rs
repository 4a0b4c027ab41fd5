//! Random models, for tests of every crate of the project. Nothing of the product uses this module.
//!
//! The models are ones that can be explored: axioms are cycles of monotone relations that lead only forwards, so that a new
//! event with default choices breaks none. Errors and warnings may be anything.

use crate::reference::ReferenceModel;
use katec_checker::event::EventId;
use katec_checker::graph::Graph;
use katec_checker::random::SplitMix;
use katec_checker::testing::Judge;
use std::fmt::Write;

const SETS: [&str; 10] = ["R", "W", "M", "F", "SC", "ACQ", "REL", "RMW", "A", "~IW"];
const RELATIONS: [&str; 14] = [
    "po", "po", "po-loc", "rf", "rfe", "rfi", "co", "coe", "fr", "fre", "fri", "rmw", "data", "po",
];
const FILTERS: [&str; 6] = [
    "& loc",
    "\\ loc",
    "& ext",
    "\\ ext",
    "& (M * M)",
    "\\ (W * R)",
];

/// The text of a random model.
pub fn random_model(seed: u64) -> String {
    Generator {
        random: SplitMix::new(seed),
        names: Vec::new(),
    }
    .model()
}

struct Generator {
    random: SplitMix,
    /// The relations defined so far. All are forward and have no empty path.
    names: Vec<String>,
}

impl Generator {
    fn model(&mut self) -> String {
        let mut text = String::new();
        for number in 0..1 + self.random.below(3) {
            let name = format!("r{number}");
            let body = self.relation(2);
            let _ = match self.random.below(5) {
                0 => writeln!(
                    text,
                    "let rec {name} = {body} | {name};{}",
                    self.relation(1)
                ),
                1 => writeln!(
                    text,
                    "let rec {name} = {body} | ({name};{};{name}) & loc",
                    self.relation(1)
                ),
                _ => writeln!(text, "let {name} = {body}"),
            };
            self.names.push(name);
        }
        let _ = writeln!(text, "let hb = (po | {})+", self.synchronisation());
        if self.random.chance(50) {
            let _ = writeln!(text, "irreflexive hb;(rf | co | fr)+? as coherence");
        } else {
            let _ = writeln!(text, "acyclic po-loc | rf | co | fr as coherence");
        }
        for number in 0..1 + self.random.below(2) {
            let check = ["acyclic", "irreflexive"][self.random.below(2) as usize];
            let relation = self.relation(3);
            let _ = writeln!(text, "{check} {relation} as axiom{number}");
            if self.random.chance(50) {
                let name = format!("part{number}");
                let _ = writeln!(text, "{}", self.consequence(&relation, &name));
            }
        }
        let conflict = "[W];(loc & ext);[M] | [M];(loc & ext);[W]";
        let _ = writeln!(text, "error Race unless {conflict} <= hb | hb^-1");
        if self.random.chance(30) {
            let relation = self.relation(2);
            let _ = writeln!(text, "acyclic [SC];{relation} as guarded unless SC = 0");
        }
        let left = self.relation(2);
        let right = self.relation(2);
        let _ = writeln!(text, "warning Odd unless {left} <= {right} | hb");
        let _ = writeln!(text, "flag ~empty {} \\ hb as strange", self.relation(2));
        text
    }

    /// A check that often follows from coherence, from the acyclicity of a relation, or from both, at least where there are no events of
    /// a set.
    fn consequence(&mut self, relation: &str, name: &str) -> String {
        let set = self.set();
        let check = match self.random.below(8) {
            0 => format!("irreflexive {relation};{relation}"),
            1 => format!("acyclic [{set}];{relation}"),
            2 => format!("acyclic ({relation}) & loc"),
            3 => "irreflexive po-loc;(co | fr;rf?)".to_string(),
            4 => format!("irreflexive hb;co;rf? | {relation}"),
            5 => format!("acyclic {relation} | [SC];po;[SC]"),
            6 => return format!("irreflexive {relation} as {name} unless {set} = 0"),
            _ => format!("acyclic {relation} | rmw"),
        };
        format!("{check} as {name}")
    }

    /// A part of `rf` between sets.
    fn synchronisation(&mut self) -> String {
        let pick = |random: &mut SplitMix, from: &[&str]| {
            from[random.below(from.len() as u64) as usize].to_string()
        };
        let before = pick(&mut self.random, &["W", "REL", "W & ~NA", "RMW"]);
        let after = pick(&mut self.random, &["R", "ACQ", "R & ~NA", "SC"]);
        let fence = pick(&mut self.random, &["", ";po;[F & ACQ]"]);
        format!("[{before}];rf;[{after}]{fence}")
    }

    fn set(&mut self) -> &'static str {
        SETS[self.random.below(SETS.len() as u64) as usize]
    }

    /// A forward relation without empty path.
    fn relation(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.letter();
        }
        let one = self.relation(depth - 1);
        match self.random.below(8) {
            0 | 1 => format!("({one} | {})", self.relation(depth - 1)),
            2 => format!("({one};{})", self.relation(depth - 1)),
            3 => format!("({one};{}?)", self.relation(depth - 1)),
            4 => format!("({one})+"),
            5 => {
                let filter = FILTERS[self.random.below(FILTERS.len() as u64) as usize];
                format!("(({one}) {filter})")
            }
            6 => format!("(({one}) & ({}))", self.relation(depth - 1)),
            _ => format!("([{}];{one})", self.set()),
        }
    }

    fn letter(&mut self) -> String {
        if !self.names.is_empty() && self.random.chance(25) {
            let name = self.random.below(self.names.len() as u64) as usize;
            return self.names[name].clone();
        }
        let relation = RELATIONS[self.random.below(RELATIONS.len() as u64) as usize];
        match self.random.below(4) {
            0 => format!("[{}];{relation};[{}]", self.set(), self.set()),
            1 => format!("[{}];{relation}", self.set()),
            _ => relation.to_string(),
        }
    }
}

impl Judge for ReferenceModel {
    fn offenders(&mut self, graph: &Graph, name: &str) -> Option<Vec<(EventId, EventId)>> {
        ReferenceModel::offenders(self, graph, name)
    }
}
