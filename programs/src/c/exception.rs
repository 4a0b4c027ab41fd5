//! Exceptions of C++: who catches one, and the way there.
//!
//! A call that may end with an exception has [`Instruction::Invoked`] behind it, which names the
//! landing pad and what is caught there. An exception that nobody catches ends the program where
//! it is thrown; else the functions in between are left, those that clean up one by one: each ends
//! with a call of the library that throws the exception on.

use super::code::{Arguments, Instruction, Operand, Others};
use super::machine::{Frame, Machine, Machinery, Proceed, error};
use katec_checker::event::{Address, Place};
use katec_checker::program::{Operation, ProblemKind};

/// The number of a clause that catches everything. Others have the address of their type.
const CATCHES_ALL: u64 = 1;

/// Functions of the library that must not be left by an exception: they would have to undo what
/// they began.
const NOT_LEFT: [&str; 2] = ["pthread_once", "call_once"];

/// A landing pad as the call before it names it.
#[derive(Clone, Copy)]
struct Pad {
    unwind: u32,
    catches: Arguments,
    others: Others,
}

/// How a type is described: by the class of the description.
enum Described {
    /// A class with one base at its beginning.
    Derived,
    /// A class with several bases, or with virtual ones.
    Several,
    Pointer,
    /// Anything that can be caught as what it is only.
    Other,
}

/// The type that the symbol of its description stands for, as far as that is simple.
fn thrown_type(symbol: &str) -> String {
    let simple = |mangled: &str| -> Option<String> {
        let (scope, rest) = match mangled.strip_prefix("St") {
            Some(rest) => ("std::", rest),
            None => ("", mangled),
        };
        let name = match rest {
            "i" => "int",
            "j" => "unsigned",
            "l" => "long",
            "m" => "unsigned long",
            "b" => "bool",
            "c" => "char",
            "d" => "double",
            "f" => "float",
            "PKc" => "const char *",
            _ => {
                let digits =
                    rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
                let length: usize = rest[..digits].parse().ok()?;
                let name = rest.get(digits..)?;
                (name.len() == length).then_some(name)?
            }
        };
        Some(format!("{scope}{name}"))
    };
    let mangled = symbol.strip_prefix("_ZTI");
    mangled
        .and_then(simple)
        .unwrap_or_else(|| symbol.to_string())
}

fn unsupported(what: impl Into<String>) -> Operation {
    error(
        ProblemKind::Unsupported,
        format!("{} is not supported", what.into()),
    )
}

impl Machinery {
    fn word_at(&self, address: u64, size: u8) -> u64 {
        let place = Place {
            address: Address(address),
            size,
        };
        self.statics.initial_value(place).map_or(0, |value| value.0)
    }

    fn described(&self, description: u64) -> Described {
        let class = self.statics.name(Address(self.word_at(description, 8)));
        if class.starts_with("_ZTVN10__cxxabiv120__si_class_type_infoE") {
            Described::Derived
        } else if class.starts_with("_ZTVN10__cxxabiv121__vmi_class_type_infoE") {
            Described::Several
        } else if class.starts_with("_ZTVN10__cxxabiv119__pointer_type_infoE") {
            Described::Pointer
        } else {
            Described::Other
        }
    }

    /// Whether an exception of a type is caught as another, which is 0 for all.
    fn catches(&self, thrown: u64, caught: u64) -> Result<bool, Operation> {
        let mut class = thrown;
        loop {
            if caught == 0 || class == caught {
                return Ok(true);
            }
            match self.described(class) {
                Described::Derived => class = self.word_at(class + 16, 8),
                Described::Several => return self.has_base(class, caught),
                Described::Pointer if matches!(self.described(caught), Described::Pointer) => {
                    return Err(unsupported(
                        "an exception that is a pointer, and may be caught as another pointer,",
                    ));
                }
                Described::Pointer | Described::Other => return Ok(false),
            }
        }
    }

    /// Whether a class with several bases has one that may be caught. The handler gets the address
    /// of the whole object, so that only a base at its beginning will do.
    fn has_base(&self, class: u64, caught: u64) -> Result<bool, Operation> {
        const VIRTUAL: u64 = 1;
        const PUBLIC: u64 = 2;
        let count = self.word_at(class + 20, 4);
        for number in 0..count {
            let base = self.word_at(class + 24 + 16 * number, 8);
            let place = self.word_at(class + 32 + 16 * number, 8);
            if place & PUBLIC == 0 || !self.catches(base, caught)? {
                continue;
            }
            if place & VIRTUAL != 0 || place >> 8 != 0 {
                return Err(unsupported(
                    "an exception that is caught as a base which is not at its beginning",
                ));
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// The landing pad of the call that a frame waits for.
    fn pad(&self, frame: &Frame) -> Option<Pad> {
        let code = &self.code.functions[frame.function.0 as usize].code;
        let mut behind = code[frame.next as usize..].iter();
        let next = behind.find(|instruction| !matches!(instruction, Instruction::Move { .. }));
        match next {
            Some(Instruction::Invoked {
                unwind,
                catches,
                others,
                ..
            }) => Some(Pad {
                unwind: *unwind,
                catches: *catches,
                others: *others,
            }),
            _ => None,
        }
    }

    /// The number of the clause of a landing pad that catches an exception.
    fn clause(&self, pad: Pad, thrown: u64) -> Result<Option<u64>, Operation> {
        for operand in self.code.arguments(pad.catches) {
            let Operand::Constant(caught) = *operand else {
                continue;
            };
            if self.catches(thrown, caught)? {
                return Ok(Some(if caught == 0 { CATCHES_ALL } else { caught }));
            }
        }
        Ok(None)
    }
}

impl Machine {
    /// Throws an exception: the machine goes on at the first landing pad on the way to who catches
    /// it. The exception 0 ends the thread: everybody cleans up, and where nobody is left to do so,
    /// the machine goes on here.
    pub(super) fn throw(&mut self, program: &Machinery, exception: u64, thrown: u64) -> Proceed {
        let ends = exception == 0;
        let name = || thrown_type(&program.statics.name(Address(thrown)));
        let mut first = None;
        let mut caught = false;
        for (depth, frame) in self.frames.iter().enumerate().rev() {
            let function = &program.code.functions[frame.function.0 as usize];
            if function.library && NOT_LEFT.contains(&function.name.as_str()) {
                let what = format!("an exception that leaves `{}`", function.name);
                return Err(unsupported(what));
            }
            let Some(pad) = program.pad(frame) else {
                continue;
            };
            let clause = program.clause(pad, thrown)?;
            match pad.others {
                _ if ends && clause.is_some() => {
                    return Err(unsupported(
                        "a thread that ends where `catch (...)` would see it",
                    ));
                }
                Others::Terminate if ends => {
                    let message = "the end of a thread leaves a noexcept function";
                    return Err(error(ProblemKind::Abort, message));
                }
                Others::Terminate => {
                    let name = name();
                    let message = format!("an exception (`{name}`) leaves a noexcept function");
                    return Err(error(ProblemKind::Abort, message));
                }
                Others::Filter if clause.is_none() => {
                    return Err(unsupported("a list of the exceptions that may be thrown"));
                }
                _ => {}
            }
            if clause.is_some() || pad.others == Others::CleanUp {
                first = first.or(Some((depth, pad.unwind, clause.unwrap_or(0))));
            }
            if clause.is_some() {
                caught = true;
                break;
            }
        }
        let Some((depth, unwind, number)) = first.filter(|_| caught || ends) else {
            if ends {
                return Ok(());
            }
            let name = name();
            let message = format!("an exception (`{name}`) is thrown and nobody catches it");
            return Err(error(ProblemKind::Abort, message));
        };
        self.release_locals(depth + 1)?;
        while self.frames.len() > depth
            && let Some(frame) = self.frames.pop()
        {
            self.track_unwound();
            self.go_back_to(frame);
        }
        self.next = unwind;
        self.landing = (exception, number);
        Ok(())
    }
}
