//! Tests of events as constants.

use super::automata::numbered;
use katec_checker::builtin::{BuiltinSet, SetMask};
use katec_checker::lowered::Test;
use katec_checker::search::Cube;
use std::collections::{BTreeMap, BTreeSet};

/// The cubes that are used, with the names of their constants.
#[derive(Default)]
pub struct Tests {
    used: BTreeMap<String, Cube>,
}

impl Tests {
    /// The constant of a cube.
    pub fn constant(&mut self, cube: Cube) -> String {
        let words = |sets: SetMask, not: &'static str| {
            let word = |set: BuiltinSet| set.name().replace('.', "_").to_uppercase();
            let names = sets.iter().map(move |set| not.to_string() + &word(set));
            names.collect::<Vec<_>>()
        };
        let mut parts = words(cube.required, "");
        parts.extend(words(cube.forbidden, "NOT_"));
        let name = if parts.is_empty() {
            "ANY".to_string()
        } else {
            format!("IN_{}", parts.join("_"))
        };
        self.used.insert(name.clone(), cube);
        name
    }

    /// The test of the sets in a variable, `None` if every event passes.
    pub fn condition(&mut self, test: &Test, sets: &str) -> Option<String> {
        if test.is_all() {
            return None;
        }
        let cubes = test.0.iter();
        let cubes: Vec<String> = cubes
            .map(|cube| format!("{}.holds({sets})", self.constant(*cube)))
            .collect();
        Some(match cubes.len() {
            0 => "false".to_string(),
            _ => cubes.join(" || "),
        })
    }

    /// A match on the state that gives whether the sets pass the state's test.
    pub fn by_state(&mut self, tests: &[Test]) -> String {
        let mut arms = String::new();
        for (state, test) in numbered(tests).filter(|(_, test)| !test.is_none()) {
            let condition = self.condition(test, "sets");
            let condition = condition.unwrap_or_else(|| "true".to_string());
            arms += &format!("{state:?} => {condition},\n");
        }
        format!("match state {{ {arms} _ => false }}")
    }

    /// The definitions of the constants that are among the words of the code. Not all are: a test
    /// is made for nothing where another makes it needless.
    pub fn constants(&self, words: &BTreeSet<&str>) -> String {
        let list = |sets: SetMask| {
            let sets: Vec<String> = sets.iter().map(path).collect();
            sets.join(", ")
        };
        let constant = |(name, cube): (&String, &Cube)| {
            format!(
                "\nconst {name}: Cube = Cube::new(&[{}], &[{}]);\n",
                list(cube.required),
                list(cube.forbidden)
            )
        };
        let used = self.used.iter();
        let used = used.filter(|(name, _)| words.contains(name.as_str()));
        used.map(constant).collect()
    }
}

fn path(set: BuiltinSet) -> String {
    format!("BuiltinSet::{set:?}")
}
