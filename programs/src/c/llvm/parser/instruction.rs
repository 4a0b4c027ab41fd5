//! Instructions and terminators.

use super::super::ast::{
    Argument, Assembly, BlockId, Call, Callee, Constant, FloatPredicate, Instruction, LandingPad,
    MetadataId, Operand, Ordering, RmwOperator, Terminator, Type, TypeId, Typed,
};
use super::super::lexer::{Token, name};
use super::constant::{binary_operator, cast_operator};
use super::{Parser, Result};

/// What a statement of the text is.
pub(super) enum Parsed {
    Instruction(Instruction),
    Terminator(Terminator),
    /// Debug information, written as a call.
    Nothing,
}

impl<'s> Parser<'s> {
    /// Parses what follows `%x =`, or a whole instruction without a result.
    pub(super) fn instruction(&mut self, block: &mut dyn FnMut(&str) -> BlockId) -> Result<Parsed> {
        let opcode = self.word()?;
        if let Some(operator) = binary_operator(opcode) {
            self.skip_flags()?;
            let left = self.typed()?;
            self.expect(Token::Comma)?;
            let right = self.operand(left.ty)?;
            return Ok(Parsed::Instruction(Instruction::Binary {
                operator,
                left,
                right,
            }));
        }
        if let Some(operator) = cast_operator(opcode) {
            self.skip_flags()?;
            let value = self.typed()?;
            self.expect_word("to")?;
            let to = self.ty()?;
            return Ok(Parsed::Instruction(Instruction::Cast {
                operator,
                value,
                to,
            }));
        }
        let instruction = match opcode {
            "alloca" => self.alloca()?,
            "load" => self.load()?,
            "store" => self.store()?,
            "fence" => {
                let single_thread = self.scope()?;
                let ordering = self.ordering()?;
                Instruction::Fence {
                    ordering,
                    single_thread,
                }
            }
            "cmpxchg" => self.compare_exchange()?,
            "atomicrmw" => return self.atomic_rmw(),
            "getelementptr" => self.element_address()?,
            "fneg" => {
                self.skip_flags()?;
                Instruction::Negate(self.typed()?)
            }
            "icmp" => {
                let predicate = self.integer_predicate()?;
                let (left, right) = self.pair()?;
                Instruction::Compare {
                    predicate,
                    left,
                    right,
                }
            }
            "fcmp" => {
                self.skip_flags()?;
                let predicate = self.float_predicate()?;
                let (left, right) = self.pair()?;
                Instruction::FloatCompare {
                    predicate,
                    left,
                    right,
                }
            }
            "select" => self.select()?,
            "phi" => self.phi(block)?,
            "extractvalue" => {
                let aggregate = self.typed()?;
                let path = self.path()?;
                Instruction::ExtractValue { aggregate, path }
            }
            "insertvalue" => {
                let aggregate = self.typed()?;
                self.expect(Token::Comma)?;
                let value = self.typed()?;
                let path = self.path()?;
                Instruction::InsertValue {
                    aggregate,
                    value,
                    path,
                }
            }
            "freeze" => Instruction::Freeze(self.typed()?),
            "landingpad" => self.landing_pad()?,
            "tail" | "musttail" | "notail" | "call" => {
                if opcode != "call" {
                    self.expect_word("call")?;
                }
                match self.call()? {
                    Some(call) => Instruction::Call(call),
                    None => return Ok(Parsed::Nothing),
                }
            }
            _ => return self.terminator(opcode, block),
        };
        Ok(Parsed::Instruction(instruction))
    }

    fn terminator(
        &mut self,
        opcode: &str,
        block: &mut dyn FnMut(&str) -> BlockId,
    ) -> Result<Parsed> {
        Ok(Parsed::Terminator(match opcode {
            "ret" => {
                // A type that begins with `void` may be that of a pointer to a function.
                let ty = self.ty()?;
                match self.module.types.get(ty) {
                    Type::Void => Terminator::Return(None),
                    _ => {
                        let value = self.operand(ty)?;
                        Terminator::Return(Some(Typed { ty, value }))
                    }
                }
            }
            "br" => {
                if self.peek() == Some(Token::Word("label")) {
                    let spelling = self.peek_at(1);
                    let target = self.label(block)?;
                    match spelling {
                        // To CBMC, what has this label is a thread of its own.
                        Some(Token::Local(label)) if label.starts_with("__CPROVER_ASYNC") => {
                            Terminator::Unsupported(format!("the label `{label}`"))
                        }
                        _ => Terminator::Branch(target),
                    }
                } else {
                    let condition = self.typed()?;
                    self.expect(Token::Comma)?;
                    let yes = self.label(block)?;
                    self.expect(Token::Comma)?;
                    let no = self.label(block)?;
                    Terminator::ConditionalBranch(condition.value, yes, no)
                }
            }
            "switch" => self.switch(block)?,
            "invoke" => {
                let Some(call) = self.call()? else {
                    return self.unexpected("a function");
                };
                self.expect_word("to")?;
                let normal = self.label(block)?;
                self.expect_word("unwind")?;
                let unwind = self.label(block)?;
                Terminator::Invoke {
                    result: None,
                    call,
                    normal,
                    unwind,
                }
            }
            "resume" => Terminator::Resume(self.typed()?),
            "unreachable" => Terminator::Unreachable,
            "indirectbr" => self.jump_to_address(block)?,
            "callbr" | "cleanupret" | "catchret" | "catchswitch" => {
                self.skip_line()?;
                // The targets of assembly that jumps stand on a line of their own.
                if opcode == "callbr" && self.peek() == Some(Token::Word("to")) {
                    self.skip_line()?;
                }
                Terminator::Unsupported(format!("the instruction `{opcode}`"))
            }
            _ => {
                self.skip_line()?;
                let opcode = opcode.to_string();
                return Ok(Parsed::Instruction(Instruction::Unsupported(opcode)));
            }
        }))
    }

    /// Parses a landing pad, whose clauses stand on lines of their own.
    fn landing_pad(&mut self) -> Result<Instruction> {
        let mut pad = LandingPad {
            ty: self.ty()?,
            cleanup: false,
            catches: Vec::new(),
            filters: false,
        };
        while let Some(Token::Word(clause @ ("cleanup" | "catch" | "filter"))) = self.peek() {
            self.position += 1;
            match clause {
                "cleanup" => pad.cleanup = true,
                "catch" => pad.catches.push(self.typed()?),
                _ => {
                    pad.filters = true;
                    self.skip_line()?;
                }
            }
        }
        Ok(Instruction::LandingPad(pad))
    }

    /// Parses what may follow any instruction: alignment and metadata, of which the debug location
    /// is kept.
    pub(super) fn attachments(&mut self) -> Result<Option<MetadataId>> {
        let mut location = None;
        while self.peek() == Some(Token::Comma) {
            match self.peek_at(1) {
                Some(Token::MetadataName(kind)) => {
                    self.position += 2;
                    match self.peek() {
                        Some(Token::MetadataId(number)) => {
                            self.position += 1;
                            if kind == "dbg" {
                                location = number.parse().ok().map(MetadataId);
                            }
                        }
                        _ => {
                            self.position += 1;
                            self.skip_group()?;
                        }
                    }
                }
                Some(Token::Word("align")) => {
                    self.position += 2;
                    self.number::<u64>()?;
                }
                _ => break,
            }
        }
        Ok(location)
    }

    fn align(&mut self) -> Result<u64> {
        if self.peek() == Some(Token::Comma) && self.peek_at(1) == Some(Token::Word("align")) {
            self.position += 2;
            return self.number();
        }
        Ok(0)
    }

    fn alloca(&mut self) -> Result<Instruction> {
        while self.accept_word("inalloca") || self.accept_word("swifterror") {}
        let ty = self.ty()?;
        let mut count = None;
        if self.peek() == Some(Token::Comma)
            && let Some(Token::Word(word)) = self.peek_at(1)
            && word.starts_with('i')
        {
            self.position += 1;
            count = Some(self.typed()?);
        }
        let align = self.align()?;
        if self.peek() == Some(Token::Comma) && self.peek_at(1) == Some(Token::Word("addrspace")) {
            self.position += 2;
            self.skip_group()?;
        }
        Ok(Instruction::Alloca { ty, count, align })
    }

    /// `syncscope("...")`, if it is there; whether it is the scope of a single thread.
    fn scope(&mut self) -> Result<bool> {
        if !self.accept_word("syncscope") {
            return Ok(false);
        }
        let single = self.peek_at(1) == Some(Token::Text("\"singlethread\""));
        self.skip_group()?;
        Ok(single)
    }

    fn ordering(&mut self) -> Result<Ordering> {
        Ok(match self.word()? {
            "unordered" | "monotonic" => Ordering::Monotonic,
            "acquire" => Ordering::Acquire,
            "release" => Ordering::Release,
            "acq_rel" => Ordering::AcquireRelease,
            "seq_cst" => Ordering::SequentiallyConsistent,
            _ => {
                self.position -= 1;
                return self.unexpected("a memory order");
            }
        })
    }

    fn access_ordering(&mut self, atomic: bool) -> Result<Option<Ordering>> {
        if !atomic {
            return Ok(None);
        }
        self.scope()?;
        Ok(Some(self.ordering()?))
    }

    fn load(&mut self) -> Result<Instruction> {
        let atomic = self.accept_word("atomic");
        let volatile = self.accept_word("volatile");
        let ty = self.ty()?;
        self.expect(Token::Comma)?;
        let address = self.typed()?.value;
        let ordering = self.access_ordering(atomic)?;
        Ok(Instruction::Load {
            ty,
            address,
            ordering,
            volatile,
        })
    }

    fn store(&mut self) -> Result<Instruction> {
        let atomic = self.accept_word("atomic");
        let volatile = self.accept_word("volatile");
        let value = self.typed()?;
        self.expect(Token::Comma)?;
        let address = self.typed()?.value;
        let ordering = self.access_ordering(atomic)?;
        Ok(Instruction::Store {
            value,
            address,
            ordering,
            volatile,
        })
    }

    fn compare_exchange(&mut self) -> Result<Instruction> {
        let weak = self.accept_word("weak");
        self.accept_word("volatile");
        let address = self.typed()?.value;
        self.expect(Token::Comma)?;
        let expected = self.typed()?;
        self.expect(Token::Comma)?;
        let desired = self.typed()?.value;
        self.scope()?;
        let success = self.ordering()?;
        let failure = self.ordering()?;
        Ok(Instruction::CompareExchange {
            address,
            expected,
            desired,
            success,
            failure,
            weak,
        })
    }

    fn atomic_rmw(&mut self) -> Result<Parsed> {
        self.accept_word("volatile");
        let word = self.word()?;
        let operator = match word {
            "xchg" => RmwOperator::Exchange,
            "add" => RmwOperator::Add,
            "sub" => RmwOperator::Sub,
            "and" => RmwOperator::And,
            "nand" => RmwOperator::Nand,
            "or" => RmwOperator::Or,
            "xor" => RmwOperator::Xor,
            "max" => RmwOperator::Max,
            "min" => RmwOperator::Min,
            "umax" => RmwOperator::UnsignedMax,
            "umin" => RmwOperator::UnsignedMin,
            _ => {
                self.skip_line()?;
                return Ok(Parsed::Instruction(Instruction::Unsupported(format!(
                    "atomicrmw {word}"
                ))));
            }
        };
        let address = self.typed()?.value;
        self.expect(Token::Comma)?;
        let operand = self.typed()?;
        self.scope()?;
        let ordering = self.ordering()?;
        Ok(Parsed::Instruction(Instruction::AtomicRmw {
            operator,
            address,
            operand,
            ordering,
        }))
    }

    fn element_address(&mut self) -> Result<Instruction> {
        self.skip_flags()?;
        let source = self.ty()?;
        self.expect(Token::Comma)?;
        let base = self.typed()?.value;
        let mut indices = Vec::new();
        while self.peek() == Some(Token::Comma)
            && !matches!(self.peek_at(1), Some(Token::MetadataName(_)))
        {
            self.position += 1;
            indices.push(self.typed()?);
        }
        Ok(Instruction::ElementAddress {
            source,
            base,
            indices,
        })
    }

    fn pair(&mut self) -> Result<(Typed, Operand)> {
        let left = self.typed()?;
        self.expect(Token::Comma)?;
        let right = self.operand(left.ty)?;
        Ok((left, right))
    }

    fn float_predicate(&mut self) -> Result<FloatPredicate> {
        let word = self.word()?;
        let (unordered, rest) = match word {
            "true" => (true, "true"),
            "false" => (false, "false"),
            "ord" => (false, "true"),
            "uno" => (true, "false"),
            _ if word.starts_with('u') => (true, &word[1..]),
            _ => (false, word.strip_prefix('o').unwrap_or("")),
        };
        let (less, equal, greater) = match rest {
            "eq" => (false, true, false),
            "ne" => (true, false, true),
            "gt" => (false, false, true),
            "ge" => (false, true, true),
            "lt" => (true, false, false),
            "le" => (true, true, false),
            "true" => (true, true, true),
            "false" => (false, false, false),
            _ => {
                self.position -= 1;
                return self.unexpected("a comparison");
            }
        };
        Ok(FloatPredicate {
            less,
            equal,
            greater,
            unordered,
        })
    }

    fn select(&mut self) -> Result<Instruction> {
        self.skip_flags()?;
        let condition = self.typed()?.value;
        self.expect(Token::Comma)?;
        let yes = self.typed()?;
        self.expect(Token::Comma)?;
        let no = self.typed()?.value;
        Ok(Instruction::Select { condition, yes, no })
    }

    fn phi(&mut self, block: &mut dyn FnMut(&str) -> BlockId) -> Result<Instruction> {
        self.skip_flags()?;
        let ty = self.ty()?;
        let mut incoming = Vec::new();
        loop {
            self.expect(Token::BracketOpen)?;
            let value = self.operand(ty)?;
            self.expect(Token::Comma)?;
            match self.next()? {
                Token::Local(spelling) => incoming.push((value, block(spelling))),
                _ => {
                    self.position -= 1;
                    return self.unexpected("a block");
                }
            }
            self.expect(Token::BracketClose)?;
            if self.peek() != Some(Token::Comma)
                || matches!(self.peek_at(1), Some(Token::MetadataName(_)))
            {
                break;
            }
            self.position += 1;
        }
        Ok(Instruction::Phi { ty, incoming })
    }

    fn path(&mut self) -> Result<Vec<u32>> {
        let mut path = Vec::new();
        while self.peek() == Some(Token::Comma)
            && matches!(self.peek_at(1), Some(Token::Integer(_)))
        {
            self.position += 1;
            path.push(self.number()?);
        }
        Ok(path)
    }

    fn label(&mut self, block: &mut dyn FnMut(&str) -> BlockId) -> Result<BlockId> {
        self.expect_word("label")?;
        match self.next()? {
            Token::Local(spelling) => Ok(block(spelling)),
            _ => {
                self.position -= 1;
                self.unexpected("a block")
            }
        }
    }

    /// Parses a jump to an address of a block: a choice of those that it may go to. An address that
    /// is none of these is an error of the program; it counts as the first.
    fn jump_to_address(&mut self, block: &mut dyn FnMut(&str) -> BlockId) -> Result<Terminator> {
        let value = self.typed()?;
        self.expect(Token::Comma)?;
        self.expect(Token::BracketOpen)?;
        let mut cases = Vec::new();
        while !self.accept(Token::BracketClose) {
            self.accept(Token::Comma);
            let Some(Token::Local(spelling)) = self.peek_at(1) else {
                return self.unexpected("a block");
            };
            let target = self.label(block)?;
            let function = self.function.clone();
            cases.push((self.label_address(&function, spelling), target));
        }
        let Some((_, default)) = cases.first().copied() else {
            return self.unexpected("a block");
        };
        Ok(Terminator::Switch {
            value,
            default,
            cases,
        })
    }

    fn switch(&mut self, block: &mut dyn FnMut(&str) -> BlockId) -> Result<Terminator> {
        let value = self.typed()?;
        self.expect(Token::Comma)?;
        let default = self.label(block)?;
        self.expect(Token::BracketOpen)?;
        let mut cases = Vec::new();
        while !self.accept(Token::BracketClose) {
            let (_, constant) = self.typed_constant()?;
            self.expect(Token::Comma)?;
            let target = self.label(block)?;
            match constant {
                Constant::Integer(number) => cases.push((number, target)),
                _ => return Err(self.error("a case of a switch is not an integer")),
            }
        }
        Ok(Terminator::Switch {
            value,
            default,
            cases,
        })
    }

    /// Notes what `(metadata T* %x, metadata !1, ...)`, from a token on, says of a variable.
    fn declare_variable(&mut self, from: usize) {
        let mut local = None;
        for (token, _) in &self.tokens[from..self.position] {
            match token {
                // The names of types look the same, and come before it.
                Token::Local(spelling) => local = Some(*spelling),
                Token::MetadataId(number) => {
                    let id = number.parse().ok().map(MetadataId);
                    if let (Some(spelling), Some(id)) = (local, id) {
                        let local = self.locals.id(spelling);
                        self.locals.variables.push((local, id));
                    }
                    return;
                }
                _ => {}
            }
        }
    }

    /// A call behind its opcode; `None` for the calls that carry debug information.
    fn call(&mut self) -> Result<Option<Call>> {
        self.skip_flags()?;
        self.attributes()?;
        let mut result = self.ty()?;
        let mut fixed = None;
        if let Type::Function {
            result: inner,
            parameters,
            variadic,
        } = self.module.types.get(result)
        {
            fixed = variadic.then_some(parameters.len());
            result = *inner;
        }
        let callee = match self.next()? {
            Token::Global(spelling) if spelling.starts_with("llvm.dbg.") => {
                let from = self.position;
                self.skip_group()?;
                if spelling == "llvm.dbg.declare" {
                    self.declare_variable(from);
                }
                self.call_suffix()?;
                return Ok(None);
            }
            Token::Global(spelling) => Callee::Function(name(spelling)),
            Token::Word("asm") => self.assembly()?,
            _ => {
                self.position -= 1;
                match self.operand(result)? {
                    // A direct call through a cast of a function, as C without prototypes gives.
                    Operand::Constant(Constant::Cast { value, .. })
                        if matches!(value.1, Constant::Global(_)) =>
                    {
                        match value.1 {
                            Constant::Global(name) => Callee::Function(name),
                            other => Callee::Indirect(Operand::Constant(other)),
                        }
                    }
                    operand => Callee::Indirect(operand),
                }
            }
        };
        let arguments = self.arguments()?;
        self.call_suffix()?;
        Ok(Some(Call {
            result,
            callee,
            arguments,
            fixed,
        }))
    }

    fn assembly(&mut self) -> Result<Callee> {
        let mut intel = false;
        while let Some(Token::Word(word)) = self.peek() {
            intel |= word == "inteldialect";
            self.position += 1;
        }
        let template = self.assembly_text()?;
        self.expect(Token::Comma)?;
        let constraints = self.assembly_text()?;
        Ok(Callee::Assembly(Assembly {
            template,
            constraints,
            intel,
        }))
    }

    fn assembly_text(&mut self) -> Result<String> {
        match self.next()? {
            Token::Text(text) => Ok(name(text)),
            _ => {
                self.position -= 1;
                self.unexpected("the text of inline assembly")
            }
        }
    }

    fn arguments(&mut self) -> Result<Vec<Argument>> {
        self.expect(Token::ParenOpen)?;
        let mut arguments = Vec::new();
        while !self.accept(Token::ParenClose) {
            let ty = self.ty()?;
            if *self.module.types.get(ty) == Type::Other("metadata") {
                self.metadata_argument()?;
            } else {
                let by_value = self.attributes()?;
                let value = self.operand(ty)?;
                arguments.push(Argument {
                    value: Typed { ty, value },
                    by_value,
                });
            }
            if !self.accept(Token::Comma) {
                self.expect(Token::ParenClose)?;
                break;
            }
        }
        Ok(arguments)
    }

    fn metadata_argument(&mut self) -> Result<()> {
        while !matches!(self.peek(), Some(Token::Comma | Token::ParenClose) | None) {
            match self.peek() {
                Some(Token::ParenOpen | Token::BraceOpen | Token::BracketOpen) => {
                    self.skip_group()?;
                }
                _ => self.position += 1,
            }
        }
        Ok(())
    }

    /// Function attributes and operand bundles after the arguments.
    fn call_suffix(&mut self) -> Result<()> {
        loop {
            match self.peek() {
                Some(Token::Hash(_) | Token::Text(_)) => {
                    self.position += 1;
                    if self.accept(Token::Equals) {
                        self.next()?;
                    }
                }
                Some(Token::BracketOpen) => self.skip_group()?,
                Some(Token::Word(word)) if !self.at_line_start() && word != "to" => {
                    self.position += 1;
                    if self.peek() == Some(Token::ParenOpen) {
                        self.skip_group()?;
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    /// Attributes before a type or a value; gives the structure that is passed by value.
    pub(super) fn attributes(&mut self) -> Result<Option<TypeId>> {
        let mut by_value = None;
        loop {
            match self.peek() {
                Some(Token::Word("byval")) => {
                    self.position += 1;
                    self.expect(Token::ParenOpen)?;
                    by_value = Some(self.ty()?);
                    self.expect(Token::ParenClose)?;
                }
                Some(Token::Word("align")) => {
                    self.position += 1;
                    match self.peek() {
                        Some(Token::ParenOpen) => self.skip_group()?,
                        _ => {
                            self.number::<u64>()?;
                        }
                    }
                }
                Some(Token::Word(word))
                    if !Self::starts_value(word) && self.named_type(word).is_none() =>
                {
                    self.position += 1;
                    if self.peek() == Some(Token::ParenOpen) {
                        self.skip_group()?;
                    } else if matches!(word, "cc") {
                        self.accept_number();
                    }
                }
                Some(Token::Text(_)) => {
                    self.position += 1;
                    if self.accept(Token::Equals) {
                        self.next()?;
                    }
                }
                _ => return Ok(by_value),
            }
        }
    }

    fn accept_number(&mut self) {
        if matches!(self.peek(), Some(Token::Integer(_))) {
            self.position += 1;
        }
    }
}
