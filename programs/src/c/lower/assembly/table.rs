//! The instructions that are known, and the names of registers.

use super::super::super::code::{Binary, Rmw};
use katec_checker::event::Mode;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Nothing that another thread could see.
    Nothing,
    /// Makes the next instruction atomic.
    Lock,
    /// A fence.
    Fence(Mode),
    /// Copies.
    Move,
    /// Copies from a width to another: with the sign or without.
    Extend {
        from: u8,
        to: u8,
        signed: bool,
    },
    /// `destination = destination operator source`.
    Compute(Binary),
    /// The same, with 1 as the source; the carry stays.
    ByOne(Binary),
    /// Changes the sign, or all bits.
    Negate,
    Not,
    /// Sets flags as a subtraction does, or as `and` does.
    Compare,
    Test,
    /// Exchanges its operands; with memory it is atomic without `lock`.
    Exchange,
    /// Exchanges, and adds.
    ExchangeAdd,
    /// Compares with the accumulator, and exchanges.
    CompareExchange,
    /// The same with 16 bytes, in two registers each.
    CompareExchangeWide,
    /// Copies a bit into the carry, and sets, clears or complements it (or leaves it).
    Bit(Option<Rmw>),
    /// Subtracts the source and the carry: of a register from itself, a mask.
    SubtractCarry,
    /// Sets a byte to a flag, or to its opposite.
    Set(Flag, bool),
    /// The clock, in `eax` and `edx`.
    Clock,
}

/// What instructions tell about a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flag {
    Zero,
    Carry,
    Sign,
    /// Less, of signed numbers.
    Less,
    LessEqual,
    /// At most, of unsigned numbers.
    BelowEqual,
}

/// A row of the table: a name, without a letter for the width, and what it means.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) meaning: Meaning,
    /// Whether a letter for the width may follow.
    pub(super) suffix: bool,
    /// What it is, for people.
    pub(super) what: &'static str,
}

pub(super) const fn plain(name: &'static str, meaning: Meaning, what: &'static str) -> Row {
    Row {
        name,
        meaning,
        suffix: false,
        what,
    }
}

pub(super) const fn sized(name: &'static str, meaning: Meaning, what: &'static str) -> Row {
    Row {
        name,
        meaning,
        suffix: true,
        what,
    }
}

/// The instructions that are known.
pub(super) const INSTRUCTIONS: &[Row] = {
    use Meaning as M;
    const FULL: Mode = Mode::SequentiallyConsistent;
    &[
        plain("nop", M::Nothing, "nothing"),
        plain("pause", M::Nothing, "nothing"),
        plain("rep", M::Nothing, "nothing"),
        plain("rep nop", M::Nothing, "nothing"),
        plain("yield", M::Nothing, "nothing"),
        plain("wfe", M::Nothing, "nothing: it may end at any time"),
        plain("sev", M::Nothing, "nothing"),
        plain("lock", M::Lock, "the next instruction is atomic"),
        plain("mfence", M::Fence(FULL), "fence, seq_cst"),
        plain("lfence", M::Fence(Mode::Acquire), "fence, acquire"),
        plain("sfence", M::Fence(Mode::Release), "fence, release"),
        plain("sync", M::Fence(FULL), "fence, seq_cst (POWER, MIPS)"),
        plain("hwsync", M::Fence(FULL), "fence, seq_cst (POWER)"),
        plain(
            "lwsync",
            M::Fence(Mode::AcquireRelease),
            "fence, acq_rel (POWER)",
        ),
        plain("dmb", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dmb sy", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dmb ish", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dmb osh", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dmb ishld", M::Fence(Mode::Acquire), "fence, acquire (ARM)"),
        plain("dmb ld", M::Fence(Mode::Acquire), "fence, acquire (ARM)"),
        plain("dmb oshld", M::Fence(Mode::Acquire), "fence, acquire (ARM)"),
        plain("dsb sy", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dsb ish", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("fence.i", M::Nothing, "nothing (RISC-V)"),
        plain("fence", M::Fence(FULL), "fence, seq_cst (RISC-V)"),
        plain("fence rw,rw", M::Fence(FULL), "fence, seq_cst (RISC-V)"),
        plain("fence iorw,iorw", M::Fence(FULL), "fence, seq_cst (RISC-V)"),
        plain(
            "fence r,rw",
            M::Fence(Mode::Acquire),
            "fence, acquire (RISC-V)",
        ),
        plain(
            "fence rw,w",
            M::Fence(Mode::Release),
            "fence, release (RISC-V)",
        ),
        plain(
            "fence.tso",
            M::Fence(Mode::AcquireRelease),
            "fence, acq_rel (RISC-V)",
        ),
        plain(
            "rdtsc",
            M::Clock,
            "the clock: later than what the thread read before",
        ),
        sized("mov", M::Move, "load, store or copy"),
        plain(
            "movzbl",
            M::Extend {
                from: 8,
                to: 32,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movzbw",
            M::Extend {
                from: 8,
                to: 16,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movzwl",
            M::Extend {
                from: 16,
                to: 32,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movzbq",
            M::Extend {
                from: 8,
                to: 64,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movzwq",
            M::Extend {
                from: 16,
                to: 64,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movsbl",
            M::Extend {
                from: 8,
                to: 32,
                signed: true,
            },
            "load or copy",
        ),
        plain(
            "movswl",
            M::Extend {
                from: 16,
                to: 32,
                signed: true,
            },
            "load or copy",
        ),
        plain(
            "movslq",
            M::Extend {
                from: 32,
                to: 64,
                signed: true,
            },
            "load or copy",
        ),
        sized("xchg", M::Exchange, "exchange, atomic with memory"),
        sized("xadd", M::ExchangeAdd, "exchange and add"),
        sized("cmpxchg", M::CompareExchange, "compare and exchange"),
        plain(
            "cmpxchg16b",
            M::CompareExchangeWide,
            "compare and exchange of 16 bytes, with `lock`",
        ),
        sized("add", M::Compute(Binary::Add), "addition"),
        sized("sub", M::Compute(Binary::Sub), "subtraction"),
        sized("and", M::Compute(Binary::And), "bits"),
        sized("or", M::Compute(Binary::Or), "bits"),
        sized("xor", M::Compute(Binary::Xor), "bits"),
        sized("inc", M::ByOne(Binary::Add), "addition of 1"),
        sized("dec", M::ByOne(Binary::Sub), "subtraction of 1"),
        sized("neg", M::Negate, "change of the sign"),
        sized("not", M::Not, "complement"),
        sized("cmp", M::Compare, "flags"),
        sized("test", M::Test, "flags"),
        sized("bt", M::Bit(None), "carry"),
        sized("bts", M::Bit(Some(Rmw::Or)), "sets a bit"),
        sized("btr", M::Bit(Some(Rmw::And)), "clears a bit"),
        sized("btc", M::Bit(Some(Rmw::Xor)), "complements a bit"),
        sized(
            "sbb",
            M::SubtractCarry,
            "the carry as a mask, of a register from itself",
        ),
        plain("sete", M::Set(Flag::Zero, true), "flag"),
        plain("setz", M::Set(Flag::Zero, true), "flag"),
        plain("setne", M::Set(Flag::Zero, false), "flag"),
        plain("setnz", M::Set(Flag::Zero, false), "flag"),
        plain("setc", M::Set(Flag::Carry, true), "flag"),
        plain("setb", M::Set(Flag::Carry, true), "flag"),
        plain("setnc", M::Set(Flag::Carry, false), "flag"),
        plain("setae", M::Set(Flag::Carry, false), "flag"),
        plain("sets", M::Set(Flag::Sign, true), "flag"),
        plain("setns", M::Set(Flag::Sign, false), "flag"),
        plain("setl", M::Set(Flag::Less, true), "flag"),
        plain("setge", M::Set(Flag::Less, false), "flag"),
        plain("setle", M::Set(Flag::LessEqual, true), "flag"),
        plain("setg", M::Set(Flag::LessEqual, false), "flag"),
        plain("setbe", M::Set(Flag::BelowEqual, true), "flag"),
        plain("seta", M::Set(Flag::BelowEqual, false), "flag"),
    ]
};

/// The instructions that are known, and what each is, for the documentation.
pub fn instructions() -> impl Iterator<Item = (&'static str, &'static str)> {
    INSTRUCTIONS.iter().map(|row| (row.name, row.what))
}

/// The flags of constraints like `=@ccz`.
pub(super) fn flag_output(name: &str) -> Option<(Flag, bool)> {
    let set = format!("set{}", name.strip_prefix("@cc")?);
    match INSTRUCTIONS.iter().find(|row| row.name == set)?.meaning {
        Meaning::Set(flag, wanted) => Some((flag, wanted)),
        _ => None,
    }
}

/// The instruction that a statement begins with: its row, the width that a letter gives, and how
/// many characters the name takes.
pub(super) fn instruction(statement: &str) -> Option<(&'static Row, Option<u8>, usize)> {
    // Names with operands in them first: `dmb ish`, `rep nop`.
    let whole = statement.split_whitespace().collect::<Vec<_>>().join(" ");
    let whole = whole.replace(", ", ",");
    if let Some(row) = INSTRUCTIONS.iter().find(|row| row.name == whole) {
        return Some((row, None, statement.len()));
    }
    let name = statement.split_whitespace().next()?;
    let find = |name: &str| INSTRUCTIONS.iter().find(|row| row.name == name);
    if let Some(row) = find(name) {
        return Some((row, None, name.len()));
    }
    let bits = match name.chars().last()? {
        'b' => 8,
        'w' => 16,
        'l' => 32,
        'q' => 64,
        _ => return None,
    };
    let row = find(&name[..name.len() - 1]).filter(|row| row.suffix)?;
    Some((row, Some(bits), name.len()))
}

/// A register of x86 by its name without `%`: the one of 64 bits that it is part of, and its width.
pub(super) fn machine_register(name: &str) -> Option<(&'static str, u8)> {
    const NAMES: [[&str; 4]; 8] = [
        ["rax", "eax", "ax", "al"],
        ["rbx", "ebx", "bx", "bl"],
        ["rcx", "ecx", "cx", "cl"],
        ["rdx", "edx", "dx", "dl"],
        ["rsi", "esi", "si", "sil"],
        ["rdi", "edi", "di", "dil"],
        ["rbp", "ebp", "bp", "bpl"],
        ["rsp", "esp", "sp", "spl"],
    ];
    const NUMBERED: [&str; 8] = ["r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"];
    for names in NAMES {
        if let Some(column) = names.iter().position(|known| *known == name) {
            return Some((names[0], 64 >> column));
        }
    }
    let stem = name.trim_end_matches(['d', 'w', 'b']);
    let whole = NUMBERED.iter().find(|known| **known == stem)?;
    let bits = match &name[stem.len()..] {
        "" => 64,
        "d" => 32,
        "w" => 16,
        "b" => 8,
        _ => return None,
    };
    Some((whole, bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_widths() {
        let found = |statement| instruction(statement).map(|(row, bits, _)| (row.name, bits));
        assert_eq!(found("xaddl a, b"), Some(("xadd", Some(32))));
        assert_eq!(found("cmpxchg a, b"), Some(("cmpxchg", None)));
        assert_eq!(found("dmb  ish"), Some(("dmb ish", None)));
        assert_eq!(found("fence rw, rw"), Some(("fence rw,rw", None)));
        assert_eq!(found("subb a, b"), Some(("sub", Some(8))));
        assert_eq!(found("dmb ishst"), Some(("dmb", None)));
        assert_eq!(found("mfencel"), None);
        assert_eq!(machine_register("eax"), Some(("rax", 32)));
        assert_eq!(machine_register("r10d"), Some(("r10", 32)));
        assert_eq!(machine_register("r16"), None);
    }
}
