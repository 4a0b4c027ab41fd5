//! The names of X86's registers and where their values are kept.

use crate::litmus::code::{Flags, Slot};
use crate::litmus::condition::NamedRegister;
use crate::litmus::types::IntType;

/// The first names of the families of registers; then come R8 to R15.
const LEGACY: [&str; 8] = ["AX", "BX", "CX", "DX", "SI", "DI", "BP", "SP"];

/// The family of the accumulator.
const ACCUMULATOR: u16 = 0;

/// So many families of registers there are.
const FAMILIES: u16 = 16;

/// A register: its family and how much of it is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Register {
    family: u16,
    pub size: u8,
}

impl Register {
    pub fn slot(self) -> Slot {
        Slot(self.family)
    }

    /// The accumulator in some width, the implicit operand of `CMPXCHG`.
    pub fn accumulator(size: u8) -> Self {
        Self {
            family: ACCUMULATOR,
            size,
        }
    }
}

/// The register of the architecture with this name, in capital or small letters.
pub(super) fn named(name: &str) -> Option<Register> {
    let name = name.to_ascii_uppercase();
    if let Some(number) = name.strip_prefix('R')
        && number.starts_with(|c: char| c.is_ascii_digit())
    {
        let digits = number.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let family: u16 = digits
            .parse()
            .ok()
            .filter(|family| (8..FAMILIES).contains(family))?;
        let size = match &number[digits.len()..] {
            "" => 8,
            "D" => 4,
            "W" => 2,
            "B" | "L" => 1,
            _ => return None,
        };
        return Some(Register { family, size });
    }
    let family = |base: &str| {
        LEGACY
            .iter()
            .position(|legacy| *legacy == base)
            .map(|place| place as u16)
    };
    if let Some(family) = family(&name) {
        return Some(Register { family, size: 2 });
    }
    if let Some((size, base)) = name
        .strip_prefix('E')
        .map(|base| (4, base))
        .or(name.strip_prefix('R').map(|base| (8, base)))
    {
        return family(base).map(|family| Register { family, size });
    }
    let base = name.strip_suffix('L')?;
    family(base)
        .or_else(|| (base.len() == 1).then(|| family(&format!("{base}X")))?)
        .map(|family| Register { family, size: 1 })
}

/// Whether this names the second byte of a register, which is not supported.
pub(super) fn is_high_byte(name: &str) -> bool {
    matches!(
        name.to_ascii_uppercase().as_str(),
        "AH" | "BH" | "CH" | "DH"
    )
}

/// The registers of one thread: those of the architecture, the flags, and symbolic ones like `%x`.
#[derive(Debug)]
pub(super) struct RegisterFile {
    symbolic: Vec<String>,
}

impl RegisterFile {
    pub fn new() -> Self {
        Self {
            symbolic: Vec::new(),
        }
    }

    /// The slots that every thread has.
    pub const FIXED: u16 = FAMILIES + 4;

    /// Where the flags are.
    pub const FLAGS: Flags = Flags {
        zero: Slot(FAMILIES),
        sign: Slot(FAMILIES + 1),
        carry: Slot(FAMILIES + 2),
        overflow: Slot(FAMILIES + 3),
    };

    /// So many slots are in use.
    pub fn slots(&self) -> usize {
        usize::from(Self::FIXED) + self.symbolic.len()
    }

    /// Makes `%name` a register, if it is no name of the architecture's.
    pub fn add_symbolic(&mut self, name: &str) {
        if let Some(name) = name.strip_prefix('%')
            && named(name).is_none()
            && !self.symbolic.iter().any(|known| known == name)
        {
            self.symbolic.push(name.to_string());
        }
    }

    /// The register called `name`, with or without `%`. Symbolic registers are as wide as the
    /// widest value.
    pub fn find(&self, name: &str) -> Option<(Slot, u8)> {
        let plain = name.strip_prefix('%').unwrap_or(name);
        if let Some(register) = named(plain) {
            return Some((register.slot(), register.size));
        }
        let place = self.symbolic.iter().position(|known| known == plain)?;
        Some((Slot(Self::FIXED + u16::try_from(place).ok()?), 8))
    }

    /// What a condition means by a name.
    pub fn named(&self, name: &str) -> Option<NamedRegister> {
        let (slot, size) = self.find(name)?;
        Some(NamedRegister {
            name: name.to_string(),
            slot,
            int: IntType::signed(size),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aliases_share_a_slot() {
        for names in [
            ["RAX", "EAX", "AX", "AL"],
            ["rdi", "EDI", "DI", "DIL"],
            ["R9", "R9D", "r9w", "r9b"],
        ] {
            let registers = names.map(|name| named(name).unwrap());
            assert_eq!(registers.map(|register| register.size), [8, 4, 2, 1]);
            assert!(
                registers
                    .iter()
                    .all(|register| register.slot() == registers[0].slot())
            );
        }
        for name in ["x", "R16", "R7", "AH", "E", "L", "RL", "", "R", "EAXL"] {
            assert_eq!(named(name), None, "{name}");
        }
    }
}
