//! Linking: modules and the library become one program.
//!
//! Names are looked up in the program first and in the library second, except for a few that always
//! mean the library's (`reach_error` and the like: programs define them, but what matters is that
//! they are called). Only functions that can be reached from `main`, or whose address is taken by
//! those, are lowered.

use super::code::{Code, Function, FunctionId, Instruction, Operand, PositionId};
use super::constant::Constants;
use super::division::Division;
use super::escape::{Pointers, analyse};
use super::flow::{Body, Located, Signature, flatten};
use super::layout::Layout;
use super::lower::{Context, Linker, lower, result_parts};
use super::machine::Machinery;
use super::memory::{Placement, StaticAccess, Statics, Symbol, Symbols};
use super::{CProgram, Settings, loops, simplify};
use crate::c::llvm;
use crate::c::llvm::ast::{self, Constant, Module, Type};
use katec_checker::program::SourcePosition;
use rustc_hash::FxHashMap;
use std::fmt;

/// The library in compiled form.
const RUNTIME: &str = include_str!("runtime.ll");

/// Names that mean the library's function even if the program has one of its own.
const INTERCEPTED: &[&str] = &[
    "reach_error",
    "assume_abort_if_not",
    "__VERIFIER_error",
    "__VERIFIER_assume",
    "__VERIFIER_assert",
];

/// Data of the C library that programs mention and never look into.
const OPAQUE_DATA: &[&str] = &["stdin", "stdout", "stderr", "__libc_single_threaded"];

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

/// Makes a program of a module.
pub fn compile(module: &Module, settings: &Settings) -> Result<CProgram, CompileError> {
    let library = llvm::parse(RUNTIME)
        .map_err(|error| failed(format!("the library does not parse: {error}")))?;
    let modules = [module, &library];
    let pointers = analyse(&modules);
    let cells: Vec<_> = modules.iter().map(|module| cells_by_size(module)).collect();
    let mut names = Names::new(&modules);
    let main = module
        .functions
        .iter()
        .find(|function| function.name == "main");
    let Some(main) = main else {
        return Err(failed("the program has no function `main`"));
    };
    let mut statics = Statics::default();
    let mut symbols = place_objects(&modules, &mut statics)?;
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
    fill_objects(&modules, &symbols, &mut statics)?;

    let mut code = Code::default();
    let mut positions: FxHashMap<SourcePosition, PositionId> = FxHashMap::default();
    let mut functions: Vec<Option<Function>> = Vec::new();
    let entry = entry_function(
        main,
        &modules,
        &symbols,
        &mut names,
        &mut statics,
        &mut code,
    )?;
    let entry_id = names.add_entry();
    functions.resize_with(entry_id.0 as usize + 1, || None);
    functions[entry_id.0 as usize] = Some(entry);
    let mut next = 0;
    // Lowering a function can number more functions; which of them are needed is not known before,
    // so all are made that the program defines, and those of the library that are called or
    // mentioned.
    let mut wanted = names.initial();
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
                    index > 0,
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
        .any(|name| module.declarations.iter().any(|declared| declared == name));
    Ok(CProgram {
        machinery: Machinery {
            code,
            statics,
            division: Division::default(),
            unroll: settings.unroll,
            event_limit: settings.event_limit,
            choices: settings.choices,
            mutex_kinds,
        },
        entry: entry_id,
    })
}

fn constants<'m>(module: &'m Module, symbols: &'m Symbols) -> Constants<'m> {
    Constants {
        layout: Layout::new(&module.types),
        types: &module.types,
        symbols,
    }
}

/// The functions of all modules by number.
struct Names {
    /// Of each function its name, and where it is defined.
    functions: Vec<(String, Option<(usize, usize)>)>,
    index: FxHashMap<(usize, String), FunctionId>,
    program: FxHashMap<String, usize>,
    library: FxHashMap<String, usize>,
}

impl Names {
    fn new(modules: &[&Module; 2]) -> Self {
        let by_name = |module: &Module| {
            module
                .functions
                .iter()
                .enumerate()
                .map(|(number, function)| (function.name.clone(), number))
                .collect()
        };
        Self {
            functions: Vec::new(),
            index: FxHashMap::default(),
            program: by_name(modules[0]),
            library: by_name(modules[1]),
        }
    }

    /// The function that a name means in a module; 0 is the program, 1 the library.
    fn in_module(&mut self, module: usize, name: &str) -> FunctionId {
        let own = || self.program.get(name).map(|number| (0, *number));
        let library = || self.library.get(name).map(|number| (1, *number));
        let definition = if module == 1 || INTERCEPTED.contains(&name) {
            library().or_else(own)
        } else {
            own().or_else(library)
        };
        let key = (definition.map_or(0, |found| found.0), name.to_string());
        if let Some(id) = self.index.get(&key) {
            return *id;
        }
        let id = FunctionId(self.functions.len() as u32);
        self.functions.push((name.to_string(), definition));
        self.index.insert(key, id);
        id
    }

    fn add_entry(&mut self) -> FunctionId {
        self.functions
            .push(("start of the program".to_string(), None));
        FunctionId(self.functions.len() as u32 - 1)
    }

    fn count(&self) -> usize {
        self.functions.len()
    }

    fn definition(&self, id: FunctionId) -> Option<(usize, usize)> {
        self.functions[id.0 as usize].1
    }

    fn name(&self, id: FunctionId) -> &str {
        &self.functions[id.0 as usize].0
    }

    /// The functions that the program itself defines.
    fn initial(&self) -> Vec<FunctionId> {
        (0..self.functions.len() as u32)
            .map(FunctionId)
            .filter(|id| self.definition(*id).is_some_and(|(module, _)| module == 0))
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
        self.names.program.contains_key(name)
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
                | Instruction::Return { values: arguments } => {
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
        name: function.name.clone(),
        structure: function
            .parameters
            .iter()
            .any(|parameter| parameter.by_value.is_some()),
        variadic: function.variadic,
        results: result_parts(context.constants.layout, function.result),
        library,
    };
    simplify::simplify(&mut body, code);
    loops::instrument(&mut body, code, settings.unroll.is_some() && !library);
    simplify::compact(&mut body, code);
    flatten(body, code, signature)
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
        library: true,
    }
}

/// Gives all variables their places.
fn place_objects(
    modules: &[&Module; 2],
    statics: &mut Statics,
) -> Result<Vec<Symbols>, CompileError> {
    let mut tables = Vec::new();
    for module in modules {
        let layout = Layout::new(&module.types);
        let mut symbols = Symbols::default();
        for global in &module.globals {
            if global.name.starts_with("llvm.") {
                continue;
            }
            let opaque = OPAQUE_DATA.contains(&global.name.as_str());
            let elsewhere = global.initializer.is_none() && !opaque;
            let measured = match layout.size_align(global.ty) {
                // Only its address is of interest.
                Ok((size, align)) if elsewhere => Ok((size.max(1), align)),
                Err(_) if elsewhere => Ok((1, 1)),
                other => other,
            };
            let (size, align) = measured.map_err(|what| {
                failed(format!("{what} (in `{}`) is not supported", global.name))
            })?;
            let element = match module.types.resolve(global.ty) {
                Some(Type::Array(_, element)) => layout.size(*element).unwrap_or(size),
                _ => size,
            };
            let placement = Placement {
                name: global.name.clone(),
                size,
                align: align.max(global.align),
                element,
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
            let symbol = symbol.map_err(|what| failed(format!("{what} is not supported")))?;
            symbols.insert(global.name.clone(), symbol);
        }
        tables.push(symbols);
    }
    // Data that the program only declares may be the library's.
    if let [program, library] = &mut tables[..] {
        for global in &modules[0].globals {
            if let Some(symbol) = library.get(&global.name)
                && global.initializer.is_none()
            {
                program.insert(global.name.clone(), *symbol);
            }
        }
    }
    Ok(tables)
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
                    names.index.insert((index, alias.name.clone()), id);
                    if let Some((0, number)) = names.definition(id) {
                        names.program.insert(alias.name.clone(), number);
                    }
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
    modules: &[&Module; 2],
    symbols: &[Symbols],
    statics: &mut Statics,
) -> Result<(), CompileError> {
    for (module, symbols) in modules.iter().zip(symbols) {
        let constants = constants(module, symbols);
        for global in &module.globals {
            let Some(initializer) = &global.initializer else {
                continue;
            };
            let contents = match symbols.get(&global.name) {
                Some(Symbol::Static(address)) => statics.contents(*address),
                Some(Symbol::ThreadLocal(offset)) => statics.thread_local_contents(*offset),
                _ => None,
            };
            if let Some(contents) = contents {
                constants
                    .write(global.ty, initializer, contents)
                    .map_err(|what| {
                        failed(format!("{what} (in `{}`) is not supported", global.name))
                    })?;
            }
        }
    }
    Ok(())
}

/// Runs global constructors in the order of their priorities, and then `main`.
fn entry_function(
    main: &ast::Function,
    modules: &[&Module; 2],
    symbols: &[Symbols],
    names: &mut Names,
    statics: &mut Statics,
    code: &mut Code,
) -> Result<Function, CompileError> {
    let mut body = Body::default();
    let result = body.register();
    let mut block = Vec::new();
    let mut add = |instruction| {
        block.push(Located {
            instruction,
            position: None,
        });
    };
    for constructor in constructors(modules[0], &symbols[0])? {
        let arguments = code.add_operands(&[]);
        add(Instruction::CallIndirect {
            address: Operand::Constant(constructor),
            arguments,
            to: result,
            results: 0,
        });
    }
    let mut arguments = vec![Operand::Constant(1)];
    if main.parameters.len() > 1 {
        arguments.push(Operand::Constant(command_line(statics)?));
        arguments.extend(main.parameters[2..].iter().map(|_| Operand::Constant(0)));
    }
    arguments.truncate(main.parameters.len());
    let arguments = code.add_operands(&arguments);
    let results = result_parts(Layout::new(&modules[0].types), main.result);
    add(Instruction::Call {
        function: names.in_module(0, "main"),
        arguments,
        to: result,
        results: results.min(1),
    });
    let values = code.add_operands(&[Operand::Register(result)]);
    add(Instruction::Return { values });
    body.blocks.push(block);
    Ok(flatten(
        body,
        code,
        Signature {
            name: "start of the program".to_string(),
            structure: false,
            variadic: false,
            results: 1,
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

fn constructors(module: &Module, symbols: &Symbols) -> Result<Vec<u64>, CompileError> {
    let list = module
        .globals
        .iter()
        .find(|global| global.name == "llvm.global_ctors");
    let Some(Constant::Aggregate(entries)) = list.and_then(|list| list.initializer.as_ref()) else {
        return Ok(Vec::new());
    };
    let constants = constants(module, symbols);
    let mut found = Vec::new();
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
