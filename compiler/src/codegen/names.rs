//! Names of generated items.

use std::collections::BTreeSet;

/// The words of a name of the model language.
fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// Letters and digits of a name that may have others; never empty.
fn joined(words: impl Iterator<Item = String>, separator: &str) -> String {
    let name = words.collect::<Vec<_>>().join(separator);
    match name.chars().next() {
        None => "model".to_string(),
        Some(first) if first.is_ascii_digit() => format!("m{name}"),
        _ => name,
    }
}

/// A name as that of a type.
pub fn type_name(name: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_ascii_uppercase() + rest
    };
    let name = joined(words(name).map(capital), "");
    capital(&name)
}

/// The name of a model as that of its type, which hides nothing that generated code uses.
pub fn model_type_name(name: &str) -> String {
    let wanted = type_name(name);
    if Names::default().0.contains(&wanted) {
        wanted + "Model"
    } else {
        wanted
    }
}

/// A name as that of a module or function.
pub fn module_name(name: &str) -> String {
    joined(words(name).map(str::to_ascii_lowercase), "_")
}

/// The name of a type as that of a constant.
pub fn constant_name(name: &str) -> String {
    let mut constant = String::new();
    let mut previous_small = false;
    for c in name.chars() {
        if c.is_ascii_uppercase() && previous_small {
            constant.push('_');
        }
        previous_small = c.is_ascii_lowercase() || c.is_ascii_digit();
        constant.push(c.to_ascii_uppercase());
    }
    constant
}

/// Names that are taken: those of the imports from the start.
pub struct Names(BTreeSet<String>);

impl Default for Names {
    fn default() -> Self {
        let prelude = [
            "AllViews", "Box", "Default", "FnMut", "None", "Option", "Self", "Some", "Vec",
        ];
        let imported = super::IMPORTS.iter().flat_map(|(_, names)| names.iter());
        let imported = imported.chain(&prelude).copied();
        Names(imported.map(str::to_string).collect())
    }
}

impl Names {
    /// Takes a name.
    pub fn reserve(&mut self, name: &str) {
        self.0.insert(name.to_string());
    }

    /// A name that is not taken yet, and now is.
    pub fn unique(&mut self, wanted: &str) -> String {
        let mut name = wanted.to_string();
        let mut number = 2;
        while !self.0.insert(name.clone()) {
            name = format!("{wanted}{number}");
            number += 1;
        }
        name
    }
}
