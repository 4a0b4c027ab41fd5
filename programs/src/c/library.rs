//! The run-time library: its text, and the part of it that a program needs.
//!
//! The library is long and programs need little of it. So its text is only cut into definitions
//! here, by how lines begin, which is the same in all that clang prints. What the program mentions
//! is parsed, and what that mentions in turn.

use super::compile::{AT_END, CompileError, Part, failed, has_destructors};
use super::lower::intrinsic::library_function;
use super::names::is_intercepted;
use crate::c::llvm;
use crate::c::llvm::ast::{Module, Type};
use rustc_hash::FxHashMap;

/// The library in compiled form.
const TEXT: &str = include_str!("runtime.ll");

/// How the names of functions begin that lowering calls by itself.
const OWN_NAMES: &str = "__katec_";

/// What is in the names of those that are for integers of 128 bits.
const WIDE: &str = "128";

/// What a function whose name begins with `__VERIFIER_atomic_` is enclosed by.
const ATOMIC_SECTION: [&str; 2] = ["__VERIFIER_atomic_begin", "__VERIFIER_atomic_end"];

/// Functions and variables of the library, and what all of them need.
pub(super) struct Library {
    /// Types and declarations.
    common: Vec<&'static str>,
    /// Definitions in the order of the text.
    definitions: Vec<&'static str>,
    /// The number of each definition.
    index: FxHashMap<&'static str, usize>,
}

impl Library {
    pub fn new() -> Self {
        let mut library = Self {
            common: Vec::new(),
            definitions: Vec::new(),
            index: FxHashMap::default(),
        };
        let mut rest = TEXT;
        while !rest.is_empty() {
            let is_function = rest.starts_with("define ");
            let mut length = line_length(rest);
            while is_function && length < rest.len() && !rest[..length].ends_with("\n}\n") {
                length += line_length(&rest[length..]);
            }
            let (entry, after) = rest.split_at(length);
            if is_function || entry.starts_with('@') {
                let name = mentioned(entry).next().unwrap_or_default();
                library.index.insert(name, library.definitions.len());
                library.definitions.push(entry);
            } else if ["%", "declare ", "target "]
                .iter()
                .any(|start| entry.starts_with(start))
            {
                library.common.push(entry);
            }
            rest = after;
        }
        library
    }

    /// Whether the library defines a function or a variable.
    pub fn defines(&self, name: &str) -> bool {
        self.index.contains_key(name)
    }

    /// What a program needs of the library.
    pub fn needed_by(&self, parts: &[Part<'_>]) -> Result<Module, CompileError> {
        let mut needed = vec![false; self.definitions.len()];
        let mut parts_types = parts.iter().map(|part| &part.module.types);
        let is_wide = parts_types.any(|types| types.has(&Type::Integer(128)));
        let own_names = self.index.keys().copied();
        let mut open: Vec<&str> = own_names
            .filter(|name| name.starts_with(OWN_NAMES) && (is_wide || !name.contains(WIDE)))
            .collect();
        // What functions become that are atomic by their names.
        open.extend(ATOMIC_SECTION);
        for Part { module, .. } in parts {
            open.extend(module.declarations.iter().map(String::as_str));
            let intrinsics = module.declarations.iter();
            let intrinsics = intrinsics.filter_map(|name| library_function(name));
            open.extend(intrinsics.filter_map(|name| Some(*self.index.get_key_value(&*name)?.0)));
            open.extend(module.globals.iter().map(|global| global.name.as_str()));
            open.extend(has_destructors(module).then_some(AT_END));
            let functions = module.functions.iter();
            let functions = functions.map(|function| function.name.as_str());
            open.extend(functions.filter(|name| is_intercepted(name)));
        }
        while let Some(name) = open.pop() {
            let Some(&number) = self.index.get(name) else {
                continue;
            };
            if !std::mem::replace(&mut needed[number], true) {
                open.extend(mentioned(self.definitions[number]));
            }
        }
        let definitions = self.definitions.iter().zip(needed);
        let definitions = definitions.filter_map(|(text, needed)| needed.then_some(*text));
        let text: String = self.common.iter().copied().chain(definitions).collect();
        let parsed = llvm::parse(&text);
        parsed.map_err(|error| failed(format!("the library does not parse: {error}")))
    }
}

/// The bytes of the first line of a text.
fn line_length(text: &str) -> usize {
    text.find('\n').map_or(text.len(), |at| at + 1)
}

/// The names that a text mentions. What only looks like one in a string does no harm.
fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    let in_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    text.split('@').skip(1).map(move |after| {
        let end = after.find(|c: char| !in_name(c));
        &after[..end.unwrap_or(after.len())]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All of the library can be had, and in parts: no definition is lost by how the text is cut.
    #[test]
    fn every_definition_can_be_had() {
        let library = Library::new();
        let whole = llvm::parse(TEXT).expect("a module");
        let functions = whole.functions.iter().map(|function| &function.name);
        let globals = whole.globals.iter().map(|global| &global.name);
        let mut count = 0;
        for name in functions.chain(globals) {
            let text = format!("declare void @{name}()\n");
            let module = llvm::parse(&text).expect("a module");
            let name_of_part = "a part";
            let parts = [Part {
                name: name_of_part,
                module: &module,
            }];
            let needed = library.needed_by(&parts).expect("a module");
            let mut functions = needed.functions.iter().map(|function| &function.name);
            let mut globals = needed.globals.iter().map(|global| &global.name);
            assert!(functions.any(|known| known == name) || globals.any(|known| known == name));
            count += 1;
        }
        assert_eq!(count, library.definitions.len());
    }
}
