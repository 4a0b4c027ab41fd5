//! Integer types and pointers, as far as litmus tests need them.

/// An integer type: its width and whether it has a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct IntType {
    /// Width in bytes: 1, 2, 4 or 8.
    pub size: u8,
    pub signed: bool,
}

impl IntType {
    pub const INT: IntType = IntType {
        size: 4,
        signed: true,
    };
    pub const LONG: IntType = IntType {
        size: 8,
        signed: true,
    };
    pub const POINTER: IntType = IntType {
        size: 8,
        signed: false,
    };

    pub const fn signed(size: u8) -> Self {
        Self { size, signed: true }
    }

    pub const fn unsigned(size: u8) -> Self {
        Self {
            size,
            signed: false,
        }
    }

    /// The 64-bit form of the low bits of a value: extended by its sign or by zeros. Registers hold
    /// values in this form.
    pub fn extend(self, value: u64) -> u64 {
        let unused = 64 - 8 * u32::from(self.size);
        if self.signed {
            (((value << unused) as i64) >> unused) as u64
        } else {
            (value << unused) >> unused
        }
    }

    /// The low bits of a value.
    pub fn mask(self, value: u64) -> u64 {
        IntType::unsigned(self.size).extend(value)
    }

    /// The number that a value in 64-bit form stands for.
    pub fn number(self, value: u64) -> i128 {
        if self.signed {
            i128::from(self.extend(value) as i64)
        } else {
            i128::from(self.extend(value))
        }
    }

    /// Whether a number has a representation in this width, with or without sign.
    pub fn holds(self, number: i128) -> bool {
        let bits = 8 * u32::from(self.size);
        number >= -(1 << (bits - 1)) && number < 1 << bits
    }

    /// The type in which an operation on two values is done: C's usual conversions.
    pub fn common(self, other: Self) -> Self {
        let (left, right) = (self.promoted(), other.promoted());
        if left.size == right.size {
            IntType {
                size: left.size,
                signed: left.signed && right.signed,
            }
        } else if left.size > right.size {
            left
        } else {
            right
        }
    }

    /// C's integer promotion.
    pub fn promoted(self) -> Self {
        if self.size < 4 { IntType::INT } else { self }
    }
}

/// An integer, a pointer to one, a pointer to a pointer, ...
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CType {
    pub base: IntType,
    /// How many levels of pointers.
    pub pointers: u8,
}

impl CType {
    pub const INT: CType = CType {
        base: IntType::INT,
        pointers: 0,
    };

    pub fn integer(base: IntType) -> Self {
        Self { base, pointers: 0 }
    }

    /// The representation of a value of this type.
    pub fn value(self) -> IntType {
        if self.pointers > 0 {
            IntType::POINTER
        } else {
            self.base
        }
    }

    /// What a pointer points to.
    pub fn pointee(self) -> Option<CType> {
        (self.pointers > 0).then(|| CType {
            base: self.base,
            pointers: self.pointers - 1,
        })
    }

    pub fn pointer_to(self) -> Option<CType> {
        Some(CType {
            base: self.base,
            pointers: self.pointers.checked_add(1)?,
        })
    }
}

/// Whether a word can be part of a type.
pub(super) fn is_type_word(word: &str) -> bool {
    matches!(
        word,
        "unsigned"
            | "signed"
            | "long"
            | "short"
            | "const"
            | "volatile"
            | "_Atomic"
            | "register"
            | "void"
            | "struct"
    ) || named_type(word).is_some()
}

/// The type that words like `unsigned long` or `atomic_int` name; `None` if they name none.
pub(super) fn type_of_words(words: &[&str]) -> Option<IntType> {
    let mut named = None;
    let (mut longs, mut short, mut unsigned, mut seen) = (0, false, None, false);
    for word in words {
        match *word {
            "const" | "volatile" | "_Atomic" | "register" | "struct" => continue,
            "unsigned" => unsigned = Some(true),
            "signed" => unsigned = Some(false),
            "long" => longs += 1,
            "short" => short = true,
            "void" => named = Some(IntType::signed(1)),
            other if named.is_none() => named = Some(named_type(other)?),
            _ => return None,
        }
        seen = true;
    }
    let base = named.unwrap_or(IntType::INT);
    let size = if longs > 0 {
        8
    } else if short {
        2
    } else {
        base.size
    };
    seen.then(|| IntType {
        size,
        signed: unsigned.map_or(base.signed, |unsigned| !unsigned),
    })
}

fn named_type(word: &str) -> Option<IntType> {
    if let Some(name) = word.strip_prefix("atomic_") {
        return named_type(name).or_else(|| atomic_type(name));
    }
    Some(match word {
        "char" | "int8_t" | "s8" => IntType::signed(1),
        "uint8_t" | "bool" | "_Bool" | "u8" => IntType::unsigned(1),
        "int16_t" | "s16" => IntType::signed(2),
        "uint16_t" | "u16" => IntType::unsigned(2),
        "int" | "int32_t" | "s32" | "mtx_t" | "pthread_mutex_t" | "spinlock_t" | "srcu_struct" => {
            IntType::INT
        }
        "uint32_t" | "u32" => IntType::unsigned(4),
        "int64_t" | "intptr_t" | "ptrdiff_t" | "ssize_t" | "intmax_t" | "s64" => IntType::LONG,
        "uint64_t" | "uintptr_t" | "size_t" | "uintmax_t" | "u64" => IntType::unsigned(8),
        _ => return None,
    })
}

/// The types whose names are shortened after `atomic_`.
fn atomic_type(name: &str) -> Option<IntType> {
    Some(match name {
        "t" => IntType::INT,
        "flag" | "uchar" => IntType::unsigned(1),
        "schar" => IntType::signed(1),
        "short" => IntType::signed(2),
        "ushort" => IntType::unsigned(2),
        "uint" => IntType::unsigned(4),
        "long" | "llong" => IntType::LONG,
        "ulong" | "ullong" => IntType::unsigned(8),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_types() {
        assert_eq!(type_of_words(&["volatile", "int"]), Some(IntType::INT));
        assert_eq!(type_of_words(&["atomic_int"]), Some(IntType::INT));
        assert_eq!(
            type_of_words(&["unsigned", "long", "long"]),
            Some(IntType::unsigned(8))
        );
        assert_eq!(type_of_words(&["unsigned"]), Some(IntType::unsigned(4)));
        assert_eq!(type_of_words(&["_Atomic"]), None);
        assert_eq!(type_of_words(&["rwlock_t"]), None);
        assert_eq!(
            type_of_words(&["struct", "srcu_struct"]),
            Some(IntType::INT)
        );
        assert_eq!(type_of_words(&["struct"]), None);
        assert_eq!(type_of_words(&["__int128"]), None);
        assert_eq!(type_of_words(&["atomic_t"]), Some(IntType::INT));
        assert!(!is_type_word("t") && !is_type_word("flag"));
    }

    #[test]
    fn values_keep_their_number() {
        assert_eq!(IntType::signed(1).number(0xff), -1);
        assert_eq!(IntType::unsigned(1).number(0xff), 255);
        assert!(IntType::signed(1).holds(255) && !IntType::signed(1).holds(256));
        assert_eq!(
            IntType::INT.common(IntType::unsigned(4)),
            IntType::unsigned(4)
        );
        assert_eq!(
            IntType::signed(1).common(IntType::unsigned(2)),
            IntType::INT
        );
    }
}
