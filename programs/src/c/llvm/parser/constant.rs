//! Constants and operands.

use super::super::ast::{
    BinaryOperator, CastOperator, Constant, IntegerPredicate, Operand, Type, TypeId, Typed,
};
use super::super::lexer::{Token, name, unquote};
use super::{Parser, Result};

/// Where the addresses of blocks begin.
const LABELS: u128 = 0x0800_0000;

/// Words with which a value begins; any other word before a value is an attribute.
const VALUE_WORDS: &[&str] = &[
    "true",
    "false",
    "null",
    "undef",
    "poison",
    "none",
    "zeroinitializer",
    "asm",
    "getelementptr",
    "blockaddress",
    "dso_local_equivalent",
    "no_cfi",
    "ptrauth",
    "splat",
    "icmp",
    "fcmp",
    "select",
    "extractelement",
    "insertelement",
    "shufflevector",
    "extractvalue",
    "insertvalue",
];

/// The operator with this opcode.
pub(super) fn binary_operator(word: &str) -> Option<BinaryOperator> {
    Some(match word {
        "add" => BinaryOperator::Add,
        "sub" => BinaryOperator::Sub,
        "mul" => BinaryOperator::Mul,
        "udiv" => BinaryOperator::UnsignedDiv,
        "sdiv" => BinaryOperator::SignedDiv,
        "urem" => BinaryOperator::UnsignedRem,
        "srem" => BinaryOperator::SignedRem,
        "shl" => BinaryOperator::ShiftLeft,
        "lshr" => BinaryOperator::LogicalShiftRight,
        "ashr" => BinaryOperator::ArithmeticShiftRight,
        "and" => BinaryOperator::And,
        "or" => BinaryOperator::Or,
        "xor" => BinaryOperator::Xor,
        "fadd" => BinaryOperator::FloatAdd,
        "fsub" => BinaryOperator::FloatSub,
        "fmul" => BinaryOperator::FloatMul,
        "fdiv" => BinaryOperator::FloatDiv,
        "frem" => BinaryOperator::FloatRem,
        _ => return None,
    })
}

/// The conversion with this opcode.
pub(super) fn cast_operator(word: &str) -> Option<CastOperator> {
    Some(match word {
        "trunc" => CastOperator::Truncate,
        "zext" => CastOperator::ZeroExtend,
        "sext" => CastOperator::SignExtend,
        "bitcast" | "ptrtoint" | "inttoptr" | "addrspacecast" | "ptrtoaddr" => CastOperator::Bits,
        "fptrunc" => CastOperator::FloatTruncate,
        "fpext" => CastOperator::FloatExtend,
        "fptoui" => CastOperator::FloatToUnsigned,
        "fptosi" => CastOperator::FloatToSigned,
        "uitofp" => CastOperator::UnsignedToFloat,
        "sitofp" => CastOperator::SignedToFloat,
        _ => return None,
    })
}

impl<'s> Parser<'s> {
    pub(super) fn starts_value(word: &str) -> bool {
        VALUE_WORDS.contains(&word)
            || binary_operator(word).is_some()
            || cast_operator(word).is_some()
            || word.starts_with("f0x")
    }

    /// Skips words that only modify an operation: `nsw`, `fast`, `inbounds`, `samesign`, ...
    pub(super) fn skip_flags(&mut self) -> Result<()> {
        while let Some(Token::Word(word)) = self.peek() {
            let flag = matches!(
                word,
                "nsw"
                    | "nuw"
                    | "nusw"
                    | "exact"
                    | "disjoint"
                    | "nneg"
                    | "inbounds"
                    | "inrange"
                    | "samesign"
                    | "fast"
                    | "nnan"
                    | "ninf"
                    | "nsz"
                    | "arcp"
                    | "contract"
                    | "afn"
                    | "reassoc"
            );
            if !flag {
                break;
            }
            self.position += 1;
            if word == "inrange" && self.peek() == Some(Token::ParenOpen) {
                self.skip_group()?;
            }
        }
        Ok(())
    }

    pub(super) fn typed(&mut self) -> Result<Typed> {
        let ty = self.ty()?;
        let value = self.operand(ty)?;
        Ok(Typed { ty, value })
    }

    pub(super) fn operand(&mut self, ty: TypeId) -> Result<Operand> {
        if let Some(Token::Local(spelling)) = self.peek() {
            self.position += 1;
            return Ok(Operand::Local(self.locals.id(spelling)));
        }
        Ok(Operand::Constant(self.constant(ty)?))
    }

    pub(super) fn typed_constant(&mut self) -> Result<(TypeId, Constant)> {
        let ty = self.ty()?;
        Ok((ty, self.constant(ty)?))
    }

    pub(super) fn constant(&mut self, ty: TypeId) -> Result<Constant> {
        self.nested(|parser| parser.nested_constant(ty))
    }

    fn nested_constant(&mut self, ty: TypeId) -> Result<Constant> {
        Ok(match self.next()? {
            Token::Integer(digits) => self.integer(digits)?,
            Token::Float(digits) => match digits.parse() {
                Ok(number) => Constant::Float(number),
                Err(_) => return Err(self.error("a malformed floating-point number")),
            },
            Token::Hex(digits) => self.hex(digits)?,
            Token::Global(spelling) => Constant::Global(name(spelling)),
            Token::Bytes(text) => Constant::Bytes(unquote(text)),
            Token::BracketOpen => Constant::Aggregate(self.elements(Token::BracketClose)?),
            Token::BraceOpen => Constant::Aggregate(self.elements(Token::BraceClose)?),
            Token::AngleOpen if self.accept(Token::BraceOpen) => {
                let fields = self.elements(Token::BraceClose)?;
                self.expect(Token::AngleClose)?;
                Constant::Aggregate(fields)
            }
            Token::AngleOpen => Constant::Aggregate(self.elements(Token::AngleClose)?),
            Token::Word(word) => self.constant_word(word, ty)?,
            _ => {
                self.position -= 1;
                return self.unexpected("a value");
            }
        })
    }

    /// The address of a block of a function: a number by which jumps find it, and where there is no
    /// memory.
    pub(super) fn label_address(&mut self, function: &str, block: &str) -> u128 {
        let mut known = self.labels.iter();
        let number = known.position(|label| label.0 == function && label.1 == block);
        let number = number.unwrap_or_else(|| {
            self.labels.push((function.to_string(), block.to_string()));
            self.labels.len() - 1
        });
        LABELS + number as u128
    }

    fn integer(&self, digits: &str) -> Result<Constant> {
        let number = match digits.strip_prefix('-') {
            Some(positive) => positive.parse().map(u128::wrapping_neg),
            None => digits.parse::<u128>(),
        };
        match number {
            Ok(number) => Ok(Constant::Integer(number)),
            Err(_) => Err(self.error(format!("the integer {digits} does not fit into 128 bits"))),
        }
    }

    fn hex(&self, digits: &str) -> Result<Constant> {
        match u64::from_str_radix(&digits[2..], 16) {
            Ok(bits) => Ok(Constant::Float(f64::from_bits(bits))),
            // Wider formats have a letter after 0x.
            Err(_) => Ok(Constant::Unsupported(format!(
                "the floating-point constant {digits}"
            ))),
        }
    }

    fn constant_word(&mut self, word: &'s str, ty: TypeId) -> Result<Constant> {
        if let Some(operator) = binary_operator(word) {
            self.skip_flags()?;
            self.expect(Token::ParenOpen)?;
            let (ty, left) = self.typed_constant()?;
            self.expect(Token::Comma)?;
            let (_, right) = self.typed_constant()?;
            self.expect(Token::ParenClose)?;
            return Ok(Constant::Binary {
                operator,
                ty,
                operands: Box::new((left, right)),
            });
        }
        if let Some(operator) = cast_operator(word) {
            self.skip_flags()?;
            self.expect(Token::ParenOpen)?;
            let value = Box::new(self.typed_constant()?);
            self.expect_word("to")?;
            let to = self.ty()?;
            self.expect(Token::ParenClose)?;
            return Ok(Constant::Cast {
                operator,
                value,
                to,
            });
        }
        Ok(match word {
            "true" => Constant::Integer(1),
            "false" => Constant::Integer(0),
            "null" => Constant::Null,
            "undef" | "poison" => Constant::Undefined,
            "zeroinitializer" | "none" => Constant::Zero,
            "getelementptr" => self.constant_address()?,
            "icmp" => {
                let predicate = self.integer_predicate()?;
                self.expect(Token::ParenOpen)?;
                let (ty, left) = self.typed_constant()?;
                self.expect(Token::Comma)?;
                let (_, right) = self.typed_constant()?;
                self.expect(Token::ParenClose)?;
                Constant::Compare {
                    predicate,
                    ty,
                    operands: Box::new((left, right)),
                }
            }
            "select" => {
                self.expect(Token::ParenOpen)?;
                let (_, condition) = self.typed_constant()?;
                self.expect(Token::Comma)?;
                let (_, yes) = self.typed_constant()?;
                self.expect(Token::Comma)?;
                let (_, no) = self.typed_constant()?;
                self.expect(Token::ParenClose)?;
                Constant::Select(Box::new((condition, yes, no)))
            }
            "blockaddress" => {
                self.expect(Token::ParenOpen)?;
                let (function, block) = match (self.next()?, self.next()?, self.next()?) {
                    (Token::Global(function), Token::Comma, Token::Local(block)) => {
                        (name(function), block)
                    }
                    _ => return self.unexpected("a block of a function"),
                };
                self.expect(Token::ParenClose)?;
                Constant::Integer(self.label_address(&function, block))
            }
            "dso_local_equivalent" | "no_cfi" => self.constant(ty)?,
            "f0x" => return Err(self.error("a malformed floating-point number")),
            _ => {
                if let Some(digits) = word.strip_prefix("f0x") {
                    return self.sized_hex(digits, ty);
                }
                if !Self::starts_value(word) {
                    self.position -= 1;
                    return self.unexpected("a value");
                }
                // A kind of constant that only its name is known of: the group that follows belongs
                // to it.
                if self.peek() == Some(Token::ParenOpen) {
                    self.skip_group()?;
                }
                Constant::Unsupported(format!("the constant `{word}`"))
            }
        })
    }

    /// The newest spelling of floating-point constants: the bits at the type's own width.
    fn sized_hex(&self, digits: &str, ty: TypeId) -> Result<Constant> {
        let bits = u64::from_str_radix(digits, 16)
            .map_err(|_| self.error("a malformed floating-point number"))?;
        Ok(match self.module.types.get(ty) {
            Type::Float => Constant::Float(f64::from(f32::from_bits(bits as u32))),
            Type::Double => Constant::Float(f64::from_bits(bits)),
            _ => Constant::Unsupported("a floating-point constant".to_string()),
        })
    }

    fn constant_address(&mut self) -> Result<Constant> {
        self.skip_flags()?;
        self.expect(Token::ParenOpen)?;
        let source = self.ty()?;
        self.expect(Token::Comma)?;
        self.skip_flags()?;
        let (_, base) = self.typed_constant()?;
        let mut indices = Vec::new();
        while self.accept(Token::Comma) {
            self.skip_flags()?;
            indices.push(self.typed_constant()?);
        }
        self.expect(Token::ParenClose)?;
        Ok(Constant::ElementAddress {
            source,
            base: Box::new(base),
            indices,
        })
    }

    fn elements(&mut self, close: Token<'_>) -> Result<Vec<(TypeId, Constant)>> {
        let mut elements = Vec::new();
        while !self.accept(close) {
            elements.push(self.typed_constant()?);
            if !self.accept(Token::Comma) {
                self.expect(close)?;
                break;
            }
        }
        Ok(elements)
    }

    pub(super) fn integer_predicate(&mut self) -> Result<IntegerPredicate> {
        self.skip_flags()?;
        Ok(match self.word()? {
            "eq" => IntegerPredicate::Equal,
            "ne" => IntegerPredicate::NotEqual,
            "ugt" => IntegerPredicate::UnsignedGreater,
            "uge" => IntegerPredicate::UnsignedGreaterEqual,
            "ult" => IntegerPredicate::UnsignedLess,
            "ule" => IntegerPredicate::UnsignedLessEqual,
            "sgt" => IntegerPredicate::SignedGreater,
            "sge" => IntegerPredicate::SignedGreaterEqual,
            "slt" => IntegerPredicate::SignedLess,
            "sle" => IntegerPredicate::SignedLessEqual,
            _ => {
                self.position -= 1;
                return self.unexpected("a comparison");
            }
        })
    }
}
