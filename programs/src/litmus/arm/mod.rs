//! ARM of 32 bits (ARMv7): from columns of instructions to [`Code`](super::code::Code).
//!
//! What AArch64 writes in the same way is compiled by [`super::aarch64`]. Accesses are relaxed and
//! of 4 bytes. Instructions that are executed under a condition, other than branches, are refused
//! by name, and so are the acquire and release instructions of ARMv8.

use super::aarch64::{Access, branch, common, load, store};
use super::assembly::{Compiler, Dialect, Register, Written};
use super::error::Result;
use katec_checker::event::{FenceKind, Mode};

/// The language.
pub(super) const DIALECT: Dialect = Dialect {
    register,
    symbolic: ("R", 0..=12),
    instruction,
};

/// The register with this name.
fn register(name: &str) -> Option<Register> {
    let digits = name.strip_prefix(['r', 'R'])?;
    let number = digits.parse().ok().filter(|number| *number < 16)?;
    Some(Register {
        number: Some(number),
        size: 4,
    })
}

/// Compiles an instruction.
fn instruction(compiler: &mut Compiler<'_>, written: &Written) -> Result<()> {
    let access = |exclusive| Access {
        mode: Mode::Relaxed,
        exclusive,
    };
    if common(compiler, written)? {
        return Ok(());
    }
    match (written.mnemonic.as_str(), &written.operands[..]) {
        ("LDR", _) => load(compiler, written, access(false)),
        ("LDREX", _) => load(compiler, written, access(true)),
        ("STR", _) => store(compiler, written, access(false)),
        ("STREX", _) => store(compiler, written, access(true)),
        ("DMB", []) => {
            compiler.fence(FenceKind::DmbSy);
            Ok(())
        }
        ("DSB", []) => {
            compiler.fence(FenceKind::DsbSy);
            Ok(())
        }
        (mnemonic, _) => match mnemonic.strip_prefix('B') {
            Some(condition) => branch(compiler, written, condition),
            None => compiler.unknown(written),
        },
    }
}
