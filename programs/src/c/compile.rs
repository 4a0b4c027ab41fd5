//! Linking: modules and the library become one program.
//!
//! Names are looked up in the module first, in the other modules of the program second and in the
//! library third, except for a few that always mean the library's (`reach_error` and the like:
//! programs define them, but what matters is that they are called). Only functions that can be
//! reached from `main`, or whose address is taken by those, are lowered.

use super::code::{Code, Function, FunctionId, Instruction, Operand, PositionId};
use super::constant::Constants;
use super::division::Division;
use super::escape::{Pointers, analyse};
use super::flow::{Body, Located, Signature, flatten};
use super::layout::Layout;
use super::lower::{Context, Linker, lower, result_parts, thread_type};
use super::machine::Machinery;
use super::memory::{Placement, StaticAccess, Statics, Symbol, Symbols};
use super::shape::Shape;
use super::{CProgram, Settings, loops, simplify};
use crate::c::llvm;
use crate::c::llvm::ast::{self, Constant, Linkage, Module, Type};
use katec_checker::program::SourcePosition;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

/// The library in compiled form.
const RUNTIME: &str = include_str!("runtime.ll");

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
const PRINTING: &[&str] = &["_ZStlsI", "_ZNSols"];

fn is_intercepted(name: &str) -> bool {
    INTERCEPTED.contains(&name) || PRINTING.iter().any(|start| name.starts_with(start))
}

/// Functions by which a program asks for something at the end of threads, and what runs it.
const THREAD_ENDS: &[&str] = &["pthread_key_create", "tss_create", "__cxa_thread_atexit"];
const THREAD_END: &str = "__katec_thread_end";

/// The same for the end of the program.
const PROGRAM_ENDS: &[&str] = &["atexit", "__cxa_atexit", "__cxa_thread_atexit"];
const PROGRAM_END: &str = "__katec_program_end";

/// Data of the C library that programs mention and never look into.
const OPAQUE_DATA: &[&str] = &[
    "stdin",
    "stdout",
    "stderr",
    "__stdinp",
    "__stdoutp",
    "__stderrp",
    "__libc_single_threaded",
];

/// Why a module is no program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileError {
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

fn failed(message: impl Into<String>) -> CompileError {
    CompileError {
        message: message.into(),
    }
}

/// A module of a program, with the name by which messages call it.
#[derive(Clone, Copy, Debug)]
pub struct Part<'m> {
    /// What it is called, usually the file that it was compiled from.
    pub name: &'m str,
    /// What it has.
    pub module: &'m Module,
}

/// The functions that modules call or mention and that neither they nor the library define.
pub fn undefined_functions<'m>(parts: &[Part<'m>]) -> Result<Vec<&'m str>, CompileError> {
    let library = library()?;
    let defined: FxHashSet<&str> = parts
        .iter()
        .map(|part| part.module)
        .chain([&library])
        .flat_map(|module| {
            let functions = module.functions.iter().map(|function| &function.name);
            functions.chain(module.aliases.iter().map(|alias| &alias.name))
        })
        .map(String::as_str)
        .collect();
    let declared = parts.iter().flat_map(|part| &part.module.declarations);
    Ok(declared
        .map(String::as_str)
        .filter(|name| !name.starts_with("llvm.") && !defined.contains(name))
        .collect())
}

fn library() -> Result<Module, CompileError> {
    llvm::parse(RUNTIME).map_err(|error| failed(format!("the library does not parse: {error}")))
}

/// Makes a program of a module.
pub fn compile(module: &Module, settings: &Settings) -> Result<CProgram, CompileError> {
    let name = "the program";
    link(&[Part { name, module }], settings)
}

/// Makes one program of several modules.
pub fn link(parts: &[Part<'_>], settings: &Settings) -> Result<CProgram, CompileError> {
    let library = library()?;
    let modules: Vec<&Module> = parts
        .iter()
        .map(|part| part.module)
        .chain([&library])
        .collect();
    let program = &modules[..parts.len()];
    let pointers = analyse(&modules);
    let cells: Vec<_> = modules.iter().map(|module| cells_by_size(module)).collect();
    let thread_types: Vec<_> = modules.iter().map(|module| thread_type(module)).collect();
    let mut names = Names::new(parts, &library)?;
    let Some((main_module, main)) = names.entry(&settings.entry) else {
        return Err(failed(format!(
            "the program has no function `{}`",
            settings.entry
        )));
    };
    let main = Main {
        module: modules[main_module],
        number: main_module,
        function: &modules[main_module].functions[main],
    };
    let mut statics = Statics::default();
    let (mut symbols, placed) = place_objects(parts, &library, &mut statics)?;
    // Functions that are only mentioned by address must have numbers before constants are
    // evaluated.
    for (index, module) in modules.iter().enumerate() {
        let known: Vec<String> = module
            .functions
            .iter()
            .map(|function| function.name.clone())
            .chain(module.declarations.iter().cloned())
            .collect();
        for name in known {
            let id = names.in_module(index, &name);
            symbols[index].insert(name, Symbol::Function(id));
        }
        resolve_aliases(module, &mut symbols[index], &mut names, index)?;
    }
    fill_objects(&modules, &placed, &symbols, &mut statics)?;

    let mut code = Code::default();
    let mut positions: FxHashMap<SourcePosition, PositionId> = FxHashMap::default();
    let mut functions: Vec<Option<Function>> = Vec::new();
    let entry = entry_function(
        &main,
        program,
        &symbols,
        &mut names,
        &mut statics,
        &mut code,
    )?;
    let main_id = names.in_module(main.number, &main.function.name);
    let entry_id = names.add_entry();
    functions.resize_with(entry_id.0 as usize + 1, || None);
    functions[entry_id.0 as usize] = Some(entry);
    let thread_end = THREAD_ENDS
        .iter()
        .any(|name| declares(program, name))
        .then(|| names.in_module(parts.len(), THREAD_END));
    let mut next = 0;
    // Lowering a function can number more functions; which of them are needed is not known before,
    // so all are made that the program defines, and those of the library that are called or
    // mentioned.
    let mut wanted = names.initial();
    wanted.extend(thread_end);
    wanted.extend(program_end(program, &mut names));
    while next < wanted.len() {
        let id = wanted[next];
        next += 1;
        if functions.get(id.0 as usize).is_some_and(Option::is_some) {
            continue;
        }
        functions.resize_with(functions.len().max(id.0 as usize + 1), || None);
        let lowered = match names.definition(id) {
            Some((index, number)) => {
                let function = &modules[index].functions[number];
                let context = Context {
                    module: modules[index],
                    constants: constants(modules[index], &symbols[index]),
                    cells_by_size: &cells[index],
                    thread_type: thread_types[index],
                    volatile_atomic: settings.volatile_atomic,
                };
                let mut linker = ModuleNames {
                    names: &mut names,
                    module: index,
                };
                let pointers = &pointers[index][&function.name];
                make_function(
                    &context,
                    function,
                    pointers,
                    &mut code,
                    &mut positions,
                    &mut linker,
                    settings,
                    index == parts.len(),
                )
            }
            None => undefined_function(names.name(id), &mut code),
        };
        mentioned(&lowered, &code, &mut wanted);
        functions[id.0 as usize] = Some(lowered);
    }
    code.functions = functions
        .into_iter()
        .enumerate()
        .map(|(number, function)| match function {
            Some(function) => function,
            None => undefined_function(names.name(FunctionId(number as u32)), &mut code),
        })
        .collect();
    // Numbers that were given out and never lowered still are addresses.
    while code.functions.len() < names.count() {
        let id = FunctionId(code.functions.len() as u32);
        let function = undefined_function(names.name(id), &mut code);
        code.functions.push(function);
    }
    let mutex_kinds = ["pthread_mutexattr_settype", "mtx_init"]
        .iter()
        .any(|name| declares(program, name));
    Ok(CProgram {
        machinery: Machinery {
            code,
            statics,
            division: Division::default(),
            unroll: settings.unroll,
            event_limit: settings.event_limit,
            choices: settings.choices,
            spurious: settings.spurious,
            uninitialised: settings.uninitialised,
            mutex_kinds,
            thread_end,
        },
        entry: entry_id,
        main: main_id,
    })
}

fn declares(program: &[&Module], name: &str) -> bool {
    let mut declared = program.iter().flat_map(|module| &module.declarations);
    declared.any(|declared| declared == name)
}

/// What is to be run when `main` has returned, if the program asked for anything.
fn program_end(program: &[&Module], names: &mut Names) -> Option<FunctionId> {
    let asked = PROGRAM_ENDS.iter().any(|name| declares(program, name));
    asked.then(|| names.in_module(program.len(), PROGRAM_END))
}

fn constants<'m>(module: &'m Module, symbols: &'m Symbols) -> Constants<'m> {
    Constants {
        layout: Layout::new(&module.types),
        types: &module.types,
        symbols,
    }
}

/// A definition: the module, and its number there.
type Definition = (usize, usize);

/// The definitions that all modules can use by their names: of several the one that is not weak.
fn external_definitions<'m>(
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

fn functions_of(module: &Module) -> Vec<(&str, Linkage, usize)> {
    let numbered = module.functions.iter().enumerate();
    numbered
        .map(|(number, function)| (function.name.as_str(), function.linkage, number))
        .collect()
}

/// The functions of all modules by number.
struct Names {
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
    fn new(parts: &[Part<'_>], library: &Module) -> Result<Self, CompileError> {
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
    fn entry(&self, name: &str) -> Option<Definition> {
        let local = self.local.iter().enumerate();
        let mut local =
            local.filter_map(|(module, names)| names.get(name).map(|number| (module, *number)));
        self.program.get(name).copied().or_else(|| local.next())
    }

    /// The function that a name means in a module, the last of which is the library.
    fn in_module(&mut self, module: usize, name: &str) -> FunctionId {
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

    /// Another name for a function, in a module.
    fn add_alias(&mut self, module: usize, alias: &ast::Alias, id: FunctionId) {
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

    fn add_entry(&mut self) -> FunctionId {
        self.functions
            .push(("start of the program".to_string(), None));
        FunctionId(self.functions.len() as u32 - 1)
    }

    fn count(&self) -> usize {
        self.functions.len()
    }

    fn definition(&self, id: FunctionId) -> Option<Definition> {
        self.functions[id.0 as usize].1
    }

    fn name(&self, id: FunctionId) -> &str {
        &self.functions[id.0 as usize].0
    }

    /// The functions that the program itself defines.
    fn initial(&self) -> Vec<FunctionId> {
        (0..self.functions.len() as u32)
            .map(FunctionId)
            .filter(|id| {
                let definition = self.definition(*id);
                definition.is_some_and(|(module, _)| module < self.local.len())
            })
            .collect()
    }
}

struct ModuleNames<'n> {
    names: &'n mut Names,
    module: usize,
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

/// Adds the functions that a function calls, or whose address it mentions.
fn mentioned(function: &Function, code: &Code, wanted: &mut Vec<FunctionId>) {
    for instruction in &function.code {
        if let Instruction::Call { function, .. } = instruction {
            wanted.push(*function);
        }
        let mut copy = *instruction;
        let mut operands = Code {
            operands: match instruction {
                Instruction::Call { arguments, .. }
                | Instruction::CallIndirect { arguments, .. }
                | Instruction::Primitive { arguments, .. }
                | Instruction::Return {
                    values: arguments, ..
                } => {
                    wanted.extend(
                        code.arguments(*arguments)
                            .iter()
                            .filter_map(function_operand),
                    );
                    continue;
                }
                _ => Vec::new(),
            },
            ..Code::default()
        };
        super::flow::rewrite_uses(&mut copy, &mut operands, |operand| {
            wanted.extend(function_operand(operand));
        });
    }
}

/// The function that an operand is the address of. A number that merely looks like one only costs
/// time.
fn function_operand(operand: &Operand) -> Option<FunctionId> {
    match operand {
        Operand::Constant(value) => {
            super::memory::function_at(*value, u32::MAX as usize).filter(|id| id.0 < 1 << 20)
        }
        Operand::Register(_) => None,
    }
}

#[allow(clippy::too_many_arguments)]
fn make_function(
    context: &Context<'_>,
    function: &ast::Function,
    pointers: &Pointers,
    code: &mut Code,
    positions: &mut FxHashMap<SourcePosition, PositionId>,
    linker: &mut dyn Linker,
    settings: &Settings,
    library: bool,
) -> Function {
    let mut body = lower(context, function, pointers, code, positions, linker);
    let signature = Signature {
        name: source_name(context.module, function),
        structure: function
            .parameters
            .iter()
            .any(|parameter| parameter.by_value.is_some()),
        variadic: function.variadic,
        results: result_parts(context.constants.layout, function.result),
        catches: function.may_catch(),
        library,
    };
    simplify::simplify(&mut body, code);
    loops::instrument(&mut body, code, settings.unroll.is_some() && !library);
    simplify::compact(&mut body, code);
    flatten(body, code, signature)
}

/// What people call a function: the linker's names of C++ say less than the source's.
fn source_name(module: &Module, function: &ast::Function) -> String {
    let named = function.debug.and_then(|debug| module.function_name(debug));
    match named {
        Some(name) if function.name.starts_with("_Z") => name.to_string(),
        _ => function.name.clone(),
    }
}

/// What a function that is not defined does when it is called.
fn undefined_function(name: &str, code: &mut Code) -> Function {
    let what = code.add_text(format!(
        "a call of the function `{name}`, which is neither defined nor known,"
    ));
    Function {
        name: name.to_string(),
        code: vec![Instruction::Unsupported { what }],
        positions: vec![None],
        registers: 0,
        parameters: 0,
        structure: false,
        variadic: true,
        results: 0,
        loops: Vec::new(),
        catches: false,
        library: true,
    }
}

fn variables_of(module: &Module) -> Vec<(&str, Linkage, usize)> {
    let numbered = module.globals.iter().enumerate();
    numbered
        .filter(|(_, global)| global.initializer.is_some())
        .map(|(number, global)| (global.name.as_str(), global.linkage, number))
        .filter(|(name, ..)| !name.starts_with("llvm."))
        .collect()
}

/// Gives all variables their places: a table of names for each module, and the variables that have
/// a place of their own.
fn place_objects(
    parts: &[Part<'_>],
    library: &Module,
    statics: &mut Statics,
) -> Result<(Vec<Symbols>, Vec<Definition>), CompileError> {
    let defined = external_definitions(parts, variables_of)?;
    let mut tables = Vec::new();
    let mut placed = Vec::new();
    let modules = parts.iter().map(|part| part.module).chain([library]);
    for (index, module) in modules.enumerate() {
        let mut symbols = Symbols::default();
        for (number, global) in module.globals.iter().enumerate() {
            let elsewhere = defined
                .get(&global.name)
                .is_some_and(|definition| *definition != (index, number));
            let shared = global.linkage != Linkage::Local && index < parts.len();
            if global.name.starts_with("llvm.") || elsewhere && shared {
                continue;
            }
            let symbol = place_object(module, global, statics)?;
            symbols.insert(global.name.clone(), symbol);
            placed.push((index, number));
        }
        tables.push(symbols);
    }
    for (index, part) in parts.iter().enumerate() {
        for global in &part.module.globals {
            // Another module may define it, or the library what is only declared.
            let found = match defined.get(&global.name) {
                Some((module, _)) if global.linkage != Linkage::Local => {
                    tables[*module].get(&global.name)
                }
                None if global.initializer.is_none() => tables[parts.len()].get(&global.name),
                _ => None,
            };
            if let Some(symbol) = found.copied() {
                tables[index].insert(global.name.clone(), symbol);
            }
        }
    }
    Ok((tables, placed))
}

fn place_object(
    module: &Module,
    global: &ast::Global,
    statics: &mut Statics,
) -> Result<Symbol, CompileError> {
    let layout = Layout::new(&module.types);
    let opaque = OPAQUE_DATA.contains(&global.name.as_str());
    let elsewhere = global.initializer.is_none() && !opaque;
    let measured = match layout.size_align(global.ty) {
        // Only its address is of interest.
        Ok((size, align)) if elsewhere => Ok((size.max(1), align)),
        Err(_) if elsewhere => Ok((1, 1)),
        other => other,
    };
    let (size, align) = measured
        .map_err(|what| failed(format!("{what} (in `{}`) is not supported", global.name)))?;
    let element = match module.types.resolve(global.ty) {
        Some(Type::Array(_, element)) => layout.size(*element).unwrap_or(size),
        _ => size,
    };
    let described = global
        .debug
        .and_then(|debug| Shape::of_variable(module, debug));
    let (name, shape) = match described {
        // The linker's names of C++ say less than the source's.
        Some((name, shape)) if global.name.starts_with("_Z") => (name, Some(shape)),
        Some((_, shape)) => (global.name.clone(), Some(shape)),
        None => (global.name.clone(), None),
    };
    let placement = Placement {
        name,
        size,
        align: align.max(global.align),
        element,
        shape,
        access: if elsewhere {
            StaticAccess::Elsewhere
        } else if global.constant || opaque {
            StaticAccess::Constant
        } else {
            StaticAccess::Full
        },
    };
    let symbol = if global.thread_local {
        statics.add_thread_local(placement).map(Symbol::ThreadLocal)
    } else {
        statics.add(placement).map(Symbol::Static)
    };
    symbol.map_err(|what| failed(format!("{what} is not supported")))
}

fn resolve_aliases(
    module: &Module,
    symbols: &mut Symbols,
    names: &mut Names,
    index: usize,
) -> Result<(), CompileError> {
    // An alias of an alias needs another round; more rounds than aliases mean a circle.
    for _ in 0..=module.aliases.len() {
        for alias in &module.aliases {
            let mut target = &alias.target;
            while let Constant::Cast { value, .. } = target {
                target = &value.1;
            }
            if let Constant::Global(name) = target
                && let Some(symbol) = symbols.get(name).copied()
            {
                symbols.insert(alias.name.clone(), symbol);
                if let Symbol::Function(id) = symbol {
                    names.add_alias(index, alias, id);
                }
            }
        }
    }
    for alias in &module.aliases {
        if !symbols.contains_key(&alias.name) {
            return Err(failed(format!(
                "the alias `{}` stands for nothing",
                alias.name
            )));
        }
    }
    Ok(())
}

fn fill_objects(
    modules: &[&Module],
    placed: &[Definition],
    symbols: &[Symbols],
    statics: &mut Statics,
) -> Result<(), CompileError> {
    for (index, number) in placed {
        let (module, symbols) = (modules[*index], &symbols[*index]);
        let global = &module.globals[*number];
        let Some(initializer) = &global.initializer else {
            continue;
        };
        let contents = match symbols.get(&global.name) {
            Some(Symbol::Static(address)) => statics.contents(*address),
            Some(Symbol::ThreadLocal(offset)) => statics.thread_local_contents(*offset),
            _ => None,
        };
        if let Some(contents) = contents {
            constants(module, symbols)
                .write(global.ty, initializer, contents)
                .map_err(|what| {
                    failed(format!("{what} (in `{}`) is not supported", global.name))
                })?;
            if module.apple {
                clear_signatures(contents);
            }
        }
    }
    Ok(())
}

/// Static initialisers of locks and the like are zeros to the library. On macOS they begin with a
/// number that says what they are.
fn clear_signatures(contents: &mut [u8]) {
    const MUTEX: u64 = 0x32AA_ABA7;
    const CONDITION: u64 = 0x3CB0_B1BB;
    const READ_WRITE_LOCK: u64 = 0x2DA8_B3B4;
    const ONCE: u64 = 0x30B1_BCBA;
    for word in contents.chunks_exact_mut(8) {
        let value = super::memory::little_endian(word);
        if [MUTEX, CONDITION, READ_WRITE_LOCK, ONCE].contains(&value) {
            word.fill(0);
        }
    }
}

/// The function that a program begins with.
struct Main<'m> {
    module: &'m Module,
    /// Which module that is.
    number: usize,
    function: &'m ast::Function,
}

impl Main<'_> {
    /// Whether it has the parameters of `main`: none, or some that begin as `main`'s do.
    fn takes_command_line(&self) -> bool {
        let types = &self.module.types;
        let kind = |index: usize| {
            let parameter = self.function.parameters.get(index);
            parameter.map(|parameter| types.resolve(parameter.ty))
        };
        matches!(kind(0), None | Some(Some(Type::Integer(32))))
            && matches!(kind(1), None | Some(Some(Type::Pointer)))
    }
}

/// Runs global constructors in the order of their priorities, and then `main`.
fn entry_function(
    main: &Main<'_>,
    program: &[&Module],
    symbols: &[Symbols],
    names: &mut Names,
    statics: &mut Statics,
    code: &mut Code,
) -> Result<Function, CompileError> {
    let mut body = Body::default();
    let (result, unused) = (body.register(), body.register());
    let mut block = Vec::new();
    let mut add = |instruction| {
        block.push(Located {
            instruction,
            position: None,
        });
    };
    for constructor in constructors(program, symbols)? {
        let arguments = code.add_operands(&[]);
        add(Instruction::CallIndirect {
            address: Operand::Constant(constructor),
            arguments,
            to: result,
            results: 0,
        });
    }
    let parameters = &main.function.parameters;
    if !main.takes_command_line() {
        return Err(failed(format!(
            "the program cannot begin with `{}`, which takes other arguments than `main`",
            main.function.name
        )));
    }
    let mut arguments = vec![Operand::Constant(1)];
    if parameters.len() > 1 {
        arguments.push(Operand::Constant(command_line(statics)?));
        arguments.extend(parameters[2..].iter().map(|_| Operand::Constant(0)));
    }
    arguments.truncate(parameters.len());
    let arguments = code.add_operands(&arguments);
    let results = result_parts(Layout::new(&main.module.types), main.function.result);
    add(Instruction::Call {
        function: names.in_module(main.number, &main.function.name),
        arguments,
        to: result,
        results: results.min(1),
    });
    if let Some(function) = program_end(program, names) {
        let arguments = code.add_operands(&[]);
        add(Instruction::Call {
            function,
            arguments,
            to: unused,
            results: 0,
        });
    }
    let values = code.add_operands(&[Operand::Register(result)]);
    add(Instruction::Return { values, set: None });
    body.blocks.push(block);
    Ok(flatten(
        body,
        code,
        Signature {
            name: "start of the program".to_string(),
            structure: false,
            variadic: false,
            results: 1,
            catches: false,
            library: true,
        },
    ))
}

/// `argv`: the name of the program, and null.
fn command_line(statics: &mut Statics) -> Result<u64, CompileError> {
    let mut object = |name: &str, bytes: &[u8]| {
        let placement = Placement {
            name: name.to_string(),
            size: bytes.len() as u64,
            align: 8,
            element: 8,
            shape: None,
            access: StaticAccess::Constant,
        };
        let address = statics.add(placement).map_err(failed)?;
        if let Some(contents) = statics.contents(address) {
            contents.copy_from_slice(bytes);
        }
        Ok(address)
    };
    let name = object("argv[0]", b"program\0")?;
    let mut pointers = name.to_le_bytes().to_vec();
    pointers.extend([0; 8]);
    object("argv", &pointers)
}

/// The global constructors of all modules, in the order in which they run.
fn constructors(program: &[&Module], symbols: &[Symbols]) -> Result<Vec<u64>, CompileError> {
    let mut found = Vec::new();
    for (module, symbols) in program.iter().zip(symbols) {
        let mut lists = module.globals.iter();
        let list = lists.find(|global| global.name == "llvm.global_ctors");
        let Some(Constant::Aggregate(entries)) = list.and_then(|list| list.initializer.as_ref())
        else {
            continue;
        };
        let constants = constants(module, symbols);
        for (_, entry) in entries {
            let Constant::Aggregate(parts) = entry else {
                continue;
            };
            if let [(_, Constant::Integer(priority)), (ty, function), ..] = parts.as_slice() {
                match constants.scalar(*ty, function) {
                    Ok(super::constant::ConstantValue::Number(address)) => {
                        found.push((*priority, address));
                    }
                    _ => return Err(failed("a global constructor that is no function")),
                }
            }
        }
    }
    found.sort_by_key(|(priority, _)| *priority);
    Ok(found.into_iter().map(|(_, address)| address).collect())
}

/// How structures of each size are divided; `None` where two structures of that size differ.
fn cells_by_size(module: &Module) -> FxHashMap<u64, Option<Vec<(u64, u8)>>> {
    let layout = Layout::new(&module.types);
    let mut found: FxHashMap<u64, Option<Vec<(u64, u8)>>> = FxHashMap::default();
    for ty in module.types.structures() {
        let (Ok(size), Ok(leaves)) = (layout.size(ty), layout.leaves(ty)) else {
            continue;
        };
        let cells: Vec<(u64, u8)> = leaves
            .iter()
            .map(|leaf| (leaf.offset, leaf.bytes() as u8))
            .collect();
        found
            .entry(size)
            .and_modify(|known| {
                if known.as_ref() != Some(&cells) {
                    *known = None;
                }
            })
            .or_insert(Some(cells));
    }
    found
}
