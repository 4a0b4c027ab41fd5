//! Data of programs: where it is in memory, and what is in it at the start.

use super::compile::{CompileError, Part, failed};
use super::constant::Constants;
use super::layout::Layout;
use super::memory::{Placement, StaticAccess, Statics, Symbol, Symbols, little_endian};
use super::names::{Definition, Names, external_definitions};
use super::shape::Shape;
use crate::c::llvm::ast::{self, Constant, Linkage, Module, Type};

/// Data of the C library that programs mention and never look into.
const OPAQUE_DATA: &[&str] = &["__libc_single_threaded"];

pub(super) fn constants<'m>(module: &'m Module, symbols: &'m Symbols) -> Constants<'m> {
    Constants {
        layout: Layout::new(&module.types),
        types: &module.types,
        symbols,
    }
}

pub(super) fn variables_of(module: &Module) -> Vec<(&str, Linkage, usize)> {
    let numbered = module.globals.iter().enumerate();
    numbered
        .filter(|(_, global)| global.initializer.is_some())
        .map(|(number, global)| (global.name.as_str(), global.linkage, number))
        .filter(|(name, ..)| !name.starts_with("llvm."))
        .collect()
}

/// Gives all variables their places: a table of names for each module, and the variables that have
/// a place of their own.
pub(super) fn place_objects(
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

pub(super) fn place_object(
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

pub(super) fn resolve_aliases(
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

pub(super) fn fill_objects(
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
pub(super) fn clear_signatures(contents: &mut [u8]) {
    const MUTEX: u64 = 0x32AA_ABA7;
    const CONDITION: u64 = 0x3CB0_B1BB;
    const READ_WRITE_LOCK: u64 = 0x2DA8_B3B4;
    const ONCE: u64 = 0x30B1_BCBA;
    for word in contents.chunks_exact_mut(8) {
        let value = little_endian(word);
        if [MUTEX, CONDITION, READ_WRITE_LOCK, ONCE].contains(&value) {
            word.fill(0);
        }
    }
}
