//! LLVM's intrinsic functions.

use super::super::code::{Binary, Conversion, FloatBinary, Instruction, Operand, Register};
use super::{Lowering, Result};
use crate::c::llvm::ast::{Call, LocalId};
use katec_checker::event::Mode;

/// The function of the library that reads the clock.
const CLOCK: &str = "__katec_clock";

/// The function of the library that reports what clang was asked to look for at run time.
const SANITISED: &str = "__katec_sanitised";

/// Intrinsics that say something to the compiler and do nothing.
pub const IDLE: &[&str] = &[
    "llvm.lifetime.",
    "llvm.invariant.",
    "llvm.dbg.",
    "llvm.donothing",
    "llvm.experimental.noalias.scope.decl",
    "llvm.assume",
    "llvm.prefetch",
    "llvm.stackrestore",
    "llvm.var.annotation",
    "llvm.va_end",
];

/// Intrinsics that are functions of `<math.h>`, where these have another name.
const RENAMED: &[(&str, &str)] = &[("maxnum", "fmax"), ("minnum", "fmin")];
/// The others.
const MATHEMATICS: &[&str] = &[
    "sqrt",
    "fabs",
    "floor",
    "ceil",
    "trunc",
    "round",
    "rint",
    "nearbyint",
    "copysign",
    "pow",
    "exp",
    "exp2",
    "log",
    "log2",
    "log10",
    "sin",
    "cos",
    "fma",
];

/// The function of the library that an intrinsic is.
pub fn library_function(name: &str) -> Option<String> {
    let (stem, ty) = name.strip_prefix("llvm.")?.split_once('.')?;
    let renamed = RENAMED.iter().find(|(known, _)| *known == stem);
    let same = MATHEMATICS.iter().find(|known| **known == stem);
    let function = renamed.map(|(_, function)| function).or(same)?;
    match ty {
        "f64" => Some(function.to_string()),
        "f32" => Some(format!("{function}f")),
        _ => None,
    }
}

/// What an intrinsic of a machine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Machine {
    /// Nothing that another thread could see.
    Nothing,
    /// A fence.
    Fence(Mode),
    /// The clock.
    Clock,
}

/// The intrinsics of x86 that are known: what `_mm_pause`, `__builtin_ia32_mfence`, `__rdtsc` and
/// their like become.
const MACHINE: &[(&str, Machine)] = &[
    ("x86.sse2.pause", Machine::Nothing),
    ("x86.sse2.clflush", Machine::Nothing),
    (
        "x86.sse2.mfence",
        Machine::Fence(Mode::SequentiallyConsistent),
    ),
    ("x86.sse2.lfence", Machine::Fence(Mode::Acquire)),
    ("x86.sse.sfence", Machine::Fence(Mode::Release)),
    ("x86.rdtsc", Machine::Clock),
    ("x86.rdtscp", Machine::Clock),
    ("readcyclecounter", Machine::Clock),
];

/// The intrinsics that are known of x86, and what each is, for the documentation.
pub fn machine_intrinsics() -> impl Iterator<Item = (&'static str, &'static str)> {
    MACHINE.iter().map(|(name, machine)| {
        let what = match machine {
            Machine::Nothing => "nothing",
            Machine::Fence(Mode::Acquire) => "fence, acquire",
            Machine::Fence(Mode::Release) => "fence, release",
            Machine::Fence(_) => "fence, seq_cst",
            Machine::Clock => "the clock",
        };
        (*name, what)
    })
}

impl<'m> Lowering<'_, 'm> {
    fn machine_intrinsic(
        &mut self,
        result: Option<LocalId>,
        call: &'m Call,
        machine: Machine,
    ) -> Result<()> {
        match machine {
            Machine::Nothing => {}
            Machine::Fence(mode) => self.emit(Instruction::Fence { mode }),
            Machine::Clock => {
                let time = self.clock();
                if let Some(local) = result {
                    let to = self.register(local)?;
                    // The second part of what `rdtscp` gives is the number of the processor.
                    let values = [time, Operand::Constant(0)];
                    let parts = self.parts(call.result).min(2) as usize;
                    self.moves(to, &values[..parts]);
                }
            }
        }
        Ok(())
    }

    /// Reads the clock.
    pub(super) fn clock(&mut self) -> Operand {
        let function = self.linker.function(CLOCK);
        let arguments = self.code.add_operands(&[]);
        let to = self.allocate(1);
        self.emit(Instruction::Call {
            function,
            arguments,
            to,
            results: 1,
        });
        Operand::Register(to)
    }

    pub(super) fn intrinsic(
        &mut self,
        result: Option<LocalId>,
        name: &str,
        call: &'m Call,
    ) -> Result<()> {
        if IDLE.iter().any(|prefix| name.starts_with(prefix)) {
            return Ok(());
        }
        let stem = name.strip_prefix("llvm.").unwrap_or(name);
        if let Some((_, machine)) = MACHINE.iter().find(|(known, _)| *known == stem) {
            return self.machine_intrinsic(result, call, *machine);
        }
        if let Some(function) = library_function(name) {
            return self.call_as(&function, result, call);
        }
        // Types are part of the name: llvm.ctpop.i32, llvm.memcpy.p0.p0.i64.
        let has = |prefix: &str| stem == prefix || stem.starts_with(&format!("{prefix}."));
        if has("memcpy") || has("memmove") {
            return self.copy(call, has("memcpy"));
        }
        if has("memset") {
            return self.fill(call);
        }
        if has("va_start") {
            return self.start_list(call);
        }
        if has("va_copy") {
            return self.copy_list(call);
        }
        if has("ubsantrap") {
            let kind = self.argument(call, 0)?;
            self.library_function(SANITISED, &[kind], 1);
            self.emit(Instruction::Unreachable);
            return Ok(());
        }
        if has("trap") || has("debugtrap") {
            self.emit(Instruction::Unreachable);
            return Ok(());
        }
        let to = self.result(result)?;
        if has("eh.typeid.for") {
            return self.type_number(to, call);
        }
        if has("stacksave") {
            return self.give(to, Operand::Constant(0));
        }
        let first = self.argument(call, 0)?;
        let bits = (self.context.constants).bits_of_number(call.arguments[0].value.ty)?;
        if has("threadlocal.address")
            || has("expect")
            || has("expect.with.probability")
            || has("launder.invariant.group")
            || has("ssa.copy")
        {
            return self.give(to, first);
        }
        if has("is.constant") {
            return self.give(to, Operand::Constant(0));
        }
        if has("objectsize") {
            let unknown = match self.argument(call, 1)? {
                Operand::Constant(0) => u64::MAX,
                _ => 0,
            };
            let bits = self.context.constants.bits(call.result)?;
            return self.give(
                to,
                Operand::Constant(super::super::arithmetic::truncate(unknown, bits)),
            );
        }
        let conversion = if has("ctpop") {
            Some(Conversion::CountOnes)
        } else if has("ctlz") {
            Some(Conversion::LeadingZeros(bits))
        } else if has("cttz") {
            Some(Conversion::TrailingZeros(bits))
        } else if has("bswap") {
            Some(Conversion::SwapBytes(bits))
        } else {
            None
        };
        if let Some(conversion) = conversion {
            self.emit(Instruction::Convert {
                conversion,
                to,
                from: first,
            });
            return Ok(());
        }
        let extreme = if has("smax") {
            Some((Binary::SignedLess, true))
        } else if has("smin") {
            Some((Binary::SignedLess, false))
        } else if has("umax") {
            Some((Binary::UnsignedLess, true))
        } else if has("umin") {
            Some((Binary::UnsignedLess, false))
        } else {
            None
        };
        if let Some((less, greatest)) = extreme {
            let second = self.argument(call, 1)?;
            let condition = self.comparison(less, bits, first, second);
            let (yes, no) = if greatest {
                (second, first)
            } else {
                (first, second)
            };
            self.emit(Instruction::Select {
                to,
                condition,
                yes,
                no,
            });
            return Ok(());
        }
        if has("abs") {
            return self.absolute(to, bits, first);
        }
        if let Some((operator, signed)) = overflow_operator(stem) {
            let second = self.argument(call, 1)?;
            return self.with_overflow(to, operator, signed, bits, first, second);
        }
        if has("fmuladd") {
            let (second, third) = (self.argument(call, 1)?, self.argument(call, 2)?);
            let product = self.allocate(1);
            let double = bits == 64;
            self.emit(Instruction::Float {
                operator: FloatBinary::Mul,
                double,
                to: product,
                left: first,
                right: second,
            });
            self.emit(Instruction::Float {
                operator: FloatBinary::Add,
                double,
                to,
                left: Operand::Register(product),
                right: third,
            });
            return Ok(());
        }
        Err(format!("the intrinsic `{name}`"))
    }

    pub(super) fn give(&mut self, to: Register, from: Operand) -> Result<()> {
        self.emit(Instruction::Move { to, from });
        Ok(())
    }

    pub(super) fn argument(&mut self, call: &'m Call, index: usize) -> Result<Operand> {
        match call.arguments.get(index) {
            Some(argument) => self.typed(&argument.value),
            None => Err("an intrinsic with too few arguments".to_string()),
        }
    }

    fn copy(&mut self, call: &'m Call, apart: bool) -> Result<()> {
        let to = self.argument(call, 0)?;
        let from = self.argument(call, 1)?;
        let size = self.argument(call, 2)?;
        let cells = self.copied_cells(
            &[
                &call.arguments[0].value.value,
                &call.arguments[1].value.value,
            ],
            size,
        );
        self.emit(Instruction::Copy {
            to,
            from,
            size,
            cells,
            apart,
        });
        Ok(())
    }

    fn fill(&mut self, call: &'m Call) -> Result<()> {
        let address = self.argument(call, 0)?;
        let byte = self.argument(call, 1)?;
        let size = self.argument(call, 2)?;
        let cells = self.copied_cells(&[&call.arguments[0].value.value], size);
        self.emit(Instruction::Fill {
            address,
            byte,
            size,
            cells,
        });
        Ok(())
    }

    fn absolute(&mut self, to: Register, bits: u8, value: Operand) -> Result<()> {
        let negative = self.comparison(Binary::SignedLess, bits, value, Operand::Constant(0));
        let negated = self.comparison(Binary::Sub, bits, Operand::Constant(0), value);
        self.emit(Instruction::Select {
            to,
            condition: negative,
            yes: negated,
            no: value,
        });
        Ok(())
    }

    /// The result modulo the width, and whether that is not the true result.
    fn with_overflow(
        &mut self,
        to: Register,
        operator: Binary,
        signed: bool,
        bits: u8,
        left: Operand,
        right: Operand,
    ) -> Result<()> {
        // Computed with twice the bits, or as many as there are: for sums of 64 bits the signs and
        // carries tell.
        let wrapped = self.comparison(operator, bits, left, right);
        let overflow = if bits <= 32 {
            let (wide_left, wide_right, wide_result) = if signed {
                (
                    self.widened(left, bits),
                    self.widened(right, bits),
                    self.widened(wrapped, bits),
                )
            } else {
                (left, right, wrapped)
            };
            let exact = self.comparison(operator, 64, wide_left, wide_right);
            self.comparison(Binary::NotEqual, 64, exact, wide_result)
        } else if operator == Binary::Mul {
            // The upper half of the product is what the sign of the lower half extends to.
            let (multiply, extension) = match signed {
                true => {
                    let places = Operand::Constant(u64::from(bits) - 1);
                    let sign = self.comparison(Binary::ArithmeticShiftRight, bits, wrapped, places);
                    (Binary::SignedMulHigh, sign)
                }
                false => (Binary::UnsignedMulHigh, Operand::Constant(0)),
            };
            let upper = self.comparison(multiply, bits, left, right);
            self.comparison(Binary::NotEqual, bits, upper, extension)
        } else if signed {
            // Overflow if the result's sign is wrong: for sums, both operands differ from it in
            // sign.
            let against_left = self.comparison(Binary::Xor, bits, wrapped, left);
            let other = if operator == Binary::Add {
                self.comparison(Binary::Xor, bits, wrapped, right)
            } else {
                self.comparison(Binary::Xor, bits, left, right)
            };
            let both = self.comparison(Binary::And, bits, against_left, other);
            self.comparison(Binary::SignedLess, bits, both, Operand::Constant(0))
        } else if operator == Binary::Add {
            self.comparison(Binary::UnsignedLess, bits, wrapped, left)
        } else {
            self.comparison(Binary::UnsignedLess, bits, left, right)
        };
        self.moves(to, &[wrapped, overflow]);
        Ok(())
    }

    fn widened(&mut self, value: Operand, bits: u8) -> Operand {
        let to = self.allocate(1);
        self.emit(Instruction::Convert {
            conversion: Conversion::SignExtend(bits, 64),
            to,
            from: value,
        });
        Operand::Register(to)
    }
}

fn overflow_operator(stem: &str) -> Option<(Binary, bool)> {
    let (operation, _) = stem.split_once(".with.overflow")?;
    Some(match operation {
        "sadd" => (Binary::Add, true),
        "uadd" => (Binary::Add, false),
        "ssub" => (Binary::Sub, true),
        "usub" => (Binary::Sub, false),
        "smul" => (Binary::Mul, true),
        "umul" => (Binary::Mul, false),
        _ => return None,
    })
}
