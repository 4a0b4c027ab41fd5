//! Linking: modules and the library become one program. `names` says what names mean, `objects`
//! puts data into memory.
//!
//! Only functions that can be reached from `main`, or whose address is taken by those, are lowered.

use super::code::{Code, Function, FunctionId, Instruction, Operand};
use super::division::Division;
use super::escape::{Pointers, analyse};
use super::flow::{Body, Located, Signature, flatten};
use super::layout::Layout;
use super::library::Library;
use super::lower::{Context, Linker, Positions, lower, result_parts, thread_type};
use super::machine::Machinery;
use super::memory::{Placement, StaticAccess, Statics, Symbol, Symbols};
use super::names::{ModuleNames, Names};
use super::objects::{constants, fill_objects, place_objects, resolve_aliases};
use super::{CProgram, IdleRounds, Settings, loops, simplify};
use crate::c::llvm::ast::{self, Constant, Module, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

/// Functions by which a program asks for something at the end of threads, and what runs it.
const THREAD_ENDS: &[&str] = &["pthread_key_create", "tss_create", "__cxa_thread_atexit"];
/// What marks accesses.
const MARK: &str = "__katec_mark";
const THREAD_END: &str = "__katec_thread_end";

/// The same for the end of the program.
const PROGRAM_ENDS: &[&str] = &["atexit", "__cxa_atexit", "__cxa_thread_atexit"];
const PROGRAM_END: &str = "__katec_program_end";

/// Lists of functions that run before `main`, and when the program ends.
const CONSTRUCTORS: &str = "llvm.global_ctors";
pub(super) const DESTRUCTORS: &str = "llvm.global_dtors";
/// What lets a function run at the end.
pub(super) const AT_END: &str = "atexit";

/// How the names of functions begin that take several locks, `std::lock` and what it is made of,
/// and give back what they have if one is taken.
const BACKING_OFF: &[&str] = &[
    "_ZNSt8__detail11__lock_impl",
    "_ZSt4lockI",
    "_ZNSt3__14lockI",
];

/// How the names of `new` and `delete` begin.
const ALLOCATES_IN_CPP: [&str; 4] = ["_Znw", "_Zna", "_Zdl", "_Zda"];

/// Functions that need the size of what was allocated.
const RESIZES: [&str; 2] = ["realloc", "reallocarray"];

/// How the names of functions begin that create threads.
const CREATES: [&str; 4] = [
    "pthread_create",
    "thrd_create",
    "__VERIFIER_spawn",
    "_ZNSt6thread",
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

pub(super) fn failed(message: impl Into<String>) -> CompileError {
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
pub fn undefined_functions<'m>(parts: &[Part<'m>]) -> Vec<&'m str> {
    let library = Library::new();
    let defined: FxHashSet<&str> = parts
        .iter()
        .flat_map(|Part { module, .. }| {
            let functions = module.functions.iter().map(|function| &function.name);
            functions.chain(module.aliases.iter().map(|alias| &alias.name))
        })
        .map(String::as_str)
        .collect();
    let declared = parts.iter().flat_map(|part| &part.module.declarations);
    let is_undefined = |name: &&str| {
        !name.starts_with("llvm.") && !defined.contains(name) && !library.defines(name)
    };
    declared.map(String::as_str).filter(is_undefined).collect()
}

/// Makes a program of a module.
pub fn compile(module: &Module, settings: &Settings) -> Result<CProgram, CompileError> {
    let name = "the program";
    link(&[Part { name, module }], settings)
}

/// Makes one program of several modules.
pub fn link(parts: &[Part<'_>], settings: &Settings) -> Result<CProgram, CompileError> {
    let library = Library::new().needed_by(parts)?;
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
            let may_lack = module.weak_declarations.contains(&name);
            // The C++ library asks in this way whether there are threads.
            let symbol = match may_lack && !names.is_defined(id) && !name.contains("pthread") {
                true => Symbol::Static(0),
                false => Symbol::Function(id),
            };
            symbols[index].insert(name, symbol);
        }
        resolve_aliases(module, &mut symbols[index], &mut names, index)?;
    }
    fill_objects(&modules, &placed, &symbols, &mut statics)?;

    let mut code = Code::default();
    let mut positions = Positions::default();
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
    if program.iter().any(|module| has_destructors(module)) {
        wanted.push(names.in_module(parts.len(), AT_END));
    }
    wanted.extend(functions_in_data(&modules, &mut names));
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
                    volatile: settings.volatile,
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
    let attempts = makes_attempts(&code);
    Ok(CProgram {
        machinery: Machinery {
            code,
            statics,
            division: Division::default(),
            unroll: settings.unroll,
            event_limit: settings.event_limit,
            choices: settings.choices,
            spurious: settings.spurious,
            idle_rounds: settings.idle_rounds,
            attempts,
            marks: declares(program, MARK),
            annotations: settings.annotations,
            spares_threads: settings.spares_threads,
            uninitialised: settings.uninitialised,
            families: declares_any(program, &ALLOCATES_IN_CPP),
            resizes: RESIZES.iter().any(|name| declares(program, name))
                && declares_any(program, &CREATES),
            mutex_kinds,
            cancels: declares(program, "pthread_cancel"),
            thread_end,
        },
        entry: entry_id,
        main: main_id,
    })
}

/// Whether the program has loops and compare-exchanges of its own.
fn makes_attempts(code: &Code) -> bool {
    let own = || code.functions.iter().filter(|function| !function.library);
    let exchanges =
        |instruction: &Instruction| matches!(instruction, Instruction::CompareExchange { .. });
    own().any(|function| !function.loops.is_empty())
        && own().any(|function| function.code.iter().any(exchanges))
}

/// Whether anything is declared whose name begins in one of these ways.
fn declares_any(program: &[&Module], beginnings: &[&str]) -> bool {
    let mut declared = program.iter().flat_map(|module| &module.declarations);
    declared.any(|name| beginnings.iter().any(|start| name.starts_with(start)))
}

fn declares(program: &[&Module], name: &str) -> bool {
    let mut declared = program.iter().flat_map(|module| &module.declarations);
    declared.any(|declared| declared == name)
}

/// Whether a module has functions that run when the program ends, by their attribute.
pub(super) fn has_destructors(module: &Module) -> bool {
    let mut globals = module.globals.iter();
    globals.any(|global| global.name == DESTRUCTORS)
}

/// What is to be run when `main` has returned, if the program asked for anything.
fn program_end(program: &[&Module], names: &mut Names) -> Option<FunctionId> {
    let asked = PROGRAM_ENDS.iter().any(|name| declares(program, name))
        || program.iter().any(|module| has_destructors(module));
    asked.then(|| names.in_module(program.len(), PROGRAM_END))
}

/// The functions of the library that data mentions: in tables of the program, and in the classes of
/// the C++ library, if the program is C++.
fn functions_in_data(modules: &[&Module], names: &mut Names) -> Vec<FunctionId> {
    let mut found = Vec::new();
    let (program, library) = modules.split_at(modules.len() - 1);
    let is_cpp = |name: &String| name.starts_with("_Z") || name.starts_with("__cxa_");
    let mut declared = program.iter().flat_map(|module| &module.declarations);
    let looked_at = match declared.any(is_cpp) {
        true => program.len() + library.len(),
        false => program.len(),
    };
    for (index, module) in modules[..looked_at].iter().enumerate() {
        let globals = module.globals.iter();
        let mut open: Vec<&Constant> = globals
            .filter_map(|global| global.initializer.as_ref())
            .collect();
        while let Some(constant) = open.pop() {
            match constant {
                Constant::Aggregate(parts) => open.extend(parts.iter().map(|(_, part)| part)),
                Constant::Cast { value, .. } => open.push(&value.1),
                Constant::Global(name) if names.is_in_library(name) => {
                    found.push(names.in_module(index, name));
                }
                _ => {}
            }
        }
    }
    found
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
                | Instruction::Wide { arguments, .. }
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
    positions: &mut Positions,
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
        library,
        header: is_in_header(context.module, function),
    };
    simplify::simplify(&mut body, code);
    let mut names = BACKING_OFF.iter();
    let rounds = loops::Rounds {
        bounded: settings.unroll.is_some() && !library,
        backs_off: names.any(|start| function.name.starts_with(start)),
        forgets: settings.idle_rounds == IdleRounds::All,
    };
    loops::instrument(&mut body, code, rounds);
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

/// Whether a function is from a header of the C++ library, by where those are on all systems.
fn is_in_header(module: &Module, function: &ast::Function) -> bool {
    let place = function.debug.and_then(|debug| module.position(debug));
    let is_header = |file: &str| {
        let inside = file.split_once("/include/");
        inside.is_some_and(|(_, file)| file.starts_with("c++/") || file.contains("/c++/"))
    };
    place.is_some_and(|(file, _)| is_header(file))
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
        header: false,
        pointees: Vec::new(),
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
    // Those that are asked for last run first.
    for destructor in listed_functions(DESTRUCTORS, program, symbols)? {
        let arguments = code.add_operands(&[Operand::Constant(destructor)]);
        add(Instruction::Call {
            function: names.in_module(program.len(), AT_END),
            arguments,
            to: unused,
            results: 0,
        });
    }
    for constructor in listed_functions(CONSTRUCTORS, program, symbols)? {
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
            library: true,
            header: false,
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

/// The functions of a list in all modules, in the order of their priorities.
fn listed_functions(
    name: &str,
    program: &[&Module],
    symbols: &[Symbols],
) -> Result<Vec<u64>, CompileError> {
    let mut found = Vec::new();
    for (module, symbols) in program.iter().zip(symbols) {
        let mut lists = module.globals.iter();
        let list = lists.find(|global| global.name == name);
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
                    _ => return Err(failed("a constructor or destructor that is no function")),
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
