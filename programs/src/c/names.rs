//! What the names of functions mean.
//!
//! Names are looked up in the module first, in the other modules of the program second and in the
//! library third, except for a few that always mean the library's (`reach_error` and the like:
//! programs define them, but what matters is that they are called).

use super::code::FunctionId;
use super::compile::{CompileError, Part, failed};
use super::lower::Linker;
use crate::c::llvm::ast::{self, Linkage, Module};
use rustc_hash::FxHashMap;

/// Names that mean the library's function even if the program has one of its own.
pub(super) const INTERCEPTED: &[&str] = &[
    "reach_error",
    "assume_abort_if_not",
    "__VERIFIER_error",
    "__VERIFIER_assume",
    "__VERIFIER_assert",
];

/// How the names of C++ operators begin that print: headers have bodies for some, which look into
/// streams.
pub(super) const PRINTING: &[&str] = &["_ZStlsI", "_ZNSols"];

/// What the GNU library of C++ counts with who waits for atomics, so as not to wake where nobody
/// does. The counters are not ordered with the atomics themselves, whatever their order, and what
/// `std::latch` promises would be lost.
const WAITING: &[&str] = &[
    "_ZNSt8__detail18__waiter_pool_base13_M_enter_waitEv",
    "_ZNSt8__detail18__waiter_pool_base13_M_leave_waitEv",
    "_ZNKSt8__detail18__waiter_pool_base10_M_waitingEv",
];

pub(super) fn is_intercepted(name: &str) -> bool {
    let known = INTERCEPTED.iter().chain(WAITING);
    let prints = || PRINTING.iter().any(|start| name.starts_with(start));
    known.into_iter().any(|known| *known == name) || prints()
}

/// How the names of functions begin that try so often before they wait, in the GNU library of C++.
const SPINNING: &str = "_ZNSt8__detail13__atomic_spinI";
pub(super) const SPINS: u64 = 16;

/// Whether a function tries often before it waits. One try is enough: what could be seen by later
/// ones is seen by the wait.
pub(super) fn spins(name: &str) -> bool {
    name.starts_with(SPINNING)
}

/// A definition: the module, and its number there.
pub(super) type Definition = (usize, usize);

/// The definitions that all modules can use by their names: of several the one that is not weak.
pub(super) fn external_definitions<'m>(
    parts: &[Part<'m>],
    definitions: impl Fn(&'m Module) -> Vec<(&'m str, Linkage, usize)>,
) -> Result<FxHashMap<String, Definition>, CompileError> {
    let mut found: FxHashMap<&str, (Definition, Linkage)> = FxHashMap::default();
    for (index, part) in parts.iter().enumerate() {
        for (name, linkage, number) in definitions(part.module) {
            if linkage == Linkage::Local {
                continue;
            }
            let new = ((index, number), linkage);
            match found.get_mut(name) {
                None => {
                    found.insert(name, new);
                }
                Some((known, Linkage::External)) if linkage == Linkage::External => {
                    let first = parts[known.0].name;
                    return Err(failed(format!(
                        "both {first} and {} define `{name}`",
                        part.name
                    )));
                }
                Some(known) => {
                    if linkage == Linkage::External {
                        *known = new;
                    }
                }
            }
        }
    }
    let named = found.into_iter();
    Ok(named
        .map(|(name, (definition, _))| (name.to_string(), definition))
        .collect())
}

pub(super) fn functions_of(module: &Module) -> Vec<(&str, Linkage, usize)> {
    let numbered = module.functions.iter().enumerate();
    numbered
        .map(|(number, function)| (function.name.as_str(), function.linkage, number))
        .collect()
}

/// The functions of all modules by number.
pub(super) struct Names {
    /// Of each function its name, and where it is defined.
    functions: Vec<(String, Option<Definition>)>,
    /// By the module that defines it and the name.
    index: FxHashMap<(Option<usize>, String), FunctionId>,
    /// For each module, the library too, the functions that only it can call by their names.
    local: Vec<FxHashMap<String, usize>>,
    program: FxHashMap<String, Definition>,
    library: FxHashMap<String, usize>,
}

impl Names {
    pub(super) fn new(parts: &[Part<'_>], library: &Module) -> Result<Self, CompileError> {
        let local = |module| {
            let all = functions_of(module).into_iter();
            all.filter(|(_, linkage, _)| *linkage == Linkage::Local)
                .map(|(name, _, number)| (name.to_string(), number))
                .collect()
        };
        let all = functions_of(library).into_iter();
        Ok(Self {
            functions: Vec::new(),
            index: FxHashMap::default(),
            local: parts.iter().map(|part| local(part.module)).collect(),
            program: external_definitions(parts, functions_of)?,
            library: all
                .map(|(name, _, number)| (name.to_string(), number))
                .collect(),
        })
    }

    /// The function of the program where it starts. One that only its module can call will do, if
    /// there is no other.
    pub(super) fn entry(&self, name: &str) -> Option<Definition> {
        let local = self.local.iter().enumerate();
        let mut local =
            local.filter_map(|(module, names)| names.get(name).map(|number| (module, *number)));
        self.program.get(name).copied().or_else(|| local.next())
    }

    /// The function that a name means in a module, the last of which is the library.
    /// Whether a function is defined.
    pub(super) fn is_defined(&self, function: FunctionId) -> bool {
        self.functions[function.0 as usize].1.is_some()
    }

    pub(super) fn in_module(&mut self, module: usize, name: &str) -> FunctionId {
        let is_library = module >= self.local.len();
        let own = || {
            let local = self.local.get(module).and_then(|names| names.get(name));
            local
                .map(|number| (module, *number))
                .or_else(|| self.program.get(name).copied())
        };
        let library = || {
            let number = self.library.get(name)?;
            Some((self.local.len(), *number))
        };
        let definition = if is_library || is_intercepted(name) {
            library().or_else(own)
        } else {
            own().or_else(library)
        };
        let key = (definition.map(|found| found.0), name.to_string());
        if let Some(id) = self.index.get(&key) {
            return *id;
        }
        let id = FunctionId(self.functions.len() as u32);
        self.functions.push((name.to_string(), definition));
        self.index.insert(key, id);
        id
    }

    /// Whether the library has a function of a name.
    pub(super) fn is_in_library(&self, name: &str) -> bool {
        self.library.contains_key(name)
    }

    /// Another name for a function, in a module.
    pub(super) fn add_alias(&mut self, module: usize, alias: &ast::Alias, id: FunctionId) {
        self.index.insert((Some(module), alias.name.clone()), id);
        let Some(definition) = self.definition(id) else {
            return;
        };
        if definition.0 >= self.local.len() {
            return;
        }
        // The function may be another module's, or have another name: ids are found by both.
        self.index
            .insert((Some(definition.0), alias.name.clone()), id);
        match alias.linkage {
            Linkage::Local if definition.0 == module => {
                self.local[module].insert(alias.name.clone(), definition.1);
            }
            _ => {
                self.program.insert(alias.name.clone(), definition);
            }
        }
    }

    pub(super) fn add_entry(&mut self) -> FunctionId {
        self.functions
            .push(("start of the program".to_string(), None));
        FunctionId(self.functions.len() as u32 - 1)
    }

    pub(super) fn count(&self) -> usize {
        self.functions.len()
    }

    pub(super) fn definition(&self, id: FunctionId) -> Option<Definition> {
        self.functions[id.0 as usize].1
    }

    pub(super) fn name(&self, id: FunctionId) -> &str {
        &self.functions[id.0 as usize].0
    }

    /// The functions that the program itself defines.
    pub(super) fn initial(&self) -> Vec<FunctionId> {
        (0..self.functions.len() as u32)
            .map(FunctionId)
            .filter(|id| {
                let definition = self.definition(*id);
                definition.is_some_and(|(module, _)| module < self.local.len())
            })
            .collect()
    }
}

pub(super) struct ModuleNames<'n> {
    pub(super) names: &'n mut Names,
    pub(super) module: usize,
}

impl Linker for ModuleNames<'_> {
    fn function(&mut self, name: &str) -> FunctionId {
        self.names.in_module(self.module, name)
    }

    fn defines(&self, name: &str) -> bool {
        let local = self.names.local.get(self.module);
        local.is_some_and(|names| names.contains_key(name)) || self.names.program.contains_key(name)
    }

    fn knows(&self, name: &str) -> bool {
        self.defines(name) || self.names.library.contains_key(name)
    }
}
