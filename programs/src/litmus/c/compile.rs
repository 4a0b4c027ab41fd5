//! Compiles C functions.

use super::ast::{Declared, Expression, Function, Kind, Statement};
use crate::litmus::code::{Binary, Code, CodeBuilder, Instruction, Label, Operand, Slot};
use crate::litmus::error::{Lines, LitmusError, Result};
use crate::litmus::state::Locations;
use crate::litmus::types::{CType, IntType};
use katec_checker::event::Mode;
use std::collections::BTreeMap;
use std::ops::Range;

/// A compiled function.
pub(super) struct Compiled {
    pub code: Code,
    /// Parameters and local variables.
    pub variables: BTreeMap<String, (Slot, CType)>,
}

/// A value and its type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Typed {
    pub operand: Operand,
    pub ctype: CType,
}

/// Something that can be assigned to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lvalue {
    Variable(Slot, CType),
    /// The address, and the type of what is there.
    Memory(Operand, CType),
}

/// Compiles one thread.
pub(super) fn function(
    source: &str,
    lines: &Lines,
    function: &Function,
    locations: &Locations,
    kernel: bool,
) -> Result<Compiled> {
    let mut compiler = Compiler {
        source,
        kernel,
        lines,
        locations,
        builder: CodeBuilder::default(),
        variables: BTreeMap::new(),
        globals: BTreeMap::new(),
        scopes: vec![Vec::new()],
        loops: Vec::new(),
        decisions: 0,
        end: None,
    };
    for parameter in &function.parameters {
        if parameter.ctype.pointers > 0 {
            compiler.declare(&parameter.name, parameter.ctype, &parameter.span)?;
        } else {
            compiler
                .globals
                .insert(parameter.name.clone(), parameter.ctype);
        }
    }
    for statement in &function.body {
        compiler.statement(statement)?;
    }
    if let Some(end) = compiler.end {
        compiler.builder.bind(end);
    }
    Ok(Compiled {
        code: compiler.builder.finish(),
        variables: compiler.variables,
    })
}

pub(super) struct Compiler<'a> {
    pub source: &'a str,
    /// Whether functions are those of the Linux kernel, and not those of C11.
    pub kernel: bool,
    lines: &'a Lines,
    locations: &'a Locations,
    pub builder: CodeBuilder,
    variables: BTreeMap<String, (Slot, CType)>,
    /// Parameters that are no pointers: the locations themselves.
    globals: BTreeMap<String, CType>,
    /// The names declared in each open block.
    scopes: Vec<Vec<String>>,
    /// Where `break` and `continue` go.
    loops: Vec<(Label, Label)>,
    /// So many statements are open whose decisions concern nothing behind them.
    decisions: usize,
    end: Option<Label>,
}

impl Compiler<'_> {
    pub fn error<T>(&self, span: &Range<usize>, message: impl Into<String>) -> Result<T> {
        Err(LitmusError::new(self.source, span.clone(), message))
    }

    fn too_long(&self, span: &Range<usize>) -> LitmusError {
        LitmusError::new(self.source, span.clone(), "the thread is too long")
    }

    pub fn slot(&mut self, span: &Range<usize>) -> Result<Slot> {
        self.builder.slot().ok_or_else(|| self.too_long(span))
    }

    /// Makes a local variable. Variables of the same name in blocks after each other share a
    /// register, which is what conditions name; one that hides another is refused, because
    /// conditions could not tell them apart.
    fn declare(&mut self, name: &str, ctype: CType, span: &Range<usize>) -> Result<Slot> {
        if self.scopes.iter().flatten().any(|visible| visible == name)
            || self.globals.contains_key(name)
        {
            return self.error(span, format!("`{name}` is already declared here"));
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.push(name.to_string());
        }
        match self.variables.get(name).copied() {
            Some((slot, known)) if known == ctype => Ok(slot),
            Some(_) => self.error(
                span,
                format!("`{name}` is declared in another block with another type"),
            ),
            None => {
                let slot = self.builder.own_slot();
                let slot = slot.ok_or_else(|| self.too_long(span))?;
                self.variables.insert(name.to_string(), (slot, ctype));
                Ok(slot)
            }
        }
    }

    /// Compiles a statement. In tests of the kernel, a control dependency goes no further than the
    /// statement with the branch, unless the statement can be left by a jump.
    fn statement(&mut self, statement: &Statement) -> Result<()> {
        let decides = matches!(
            statement,
            Statement::If(..) | Statement::While(..) | Statement::For { .. }
        );
        if !self.kernel || !decides || statement.can_be_left() {
            return self.statement_here(statement);
        }
        let depth = self.decisions;
        self.builder.emit(Instruction::OpenDecisions { depth });
        self.decisions += 1;
        let result = self.statement_here(statement);
        self.decisions = depth;
        self.builder.emit(Instruction::CloseDecisions { depth });
        result
    }

    fn statement_here(&mut self, statement: &Statement) -> Result<()> {
        match statement {
            Statement::Expression(expression) => {
                self.at(&expression.span);
                let used = self.builder.used();
                self.effect(expression)?;
                self.builder.free(used);
                Ok(())
            }
            Statement::Declaration(declared) => {
                declared.iter().try_for_each(|one| self.declaration(one))
            }
            Statement::Block(statements) => self.scope(|compiler| {
                statements
                    .iter()
                    .try_for_each(|part| compiler.statement(part))
            }),
            Statement::If(condition, then, otherwise) => {
                let (over, end) = (self.builder.label(), self.builder.label());
                self.jump_unless(condition, over)?;
                self.scope(|compiler| compiler.statement(then))?;
                if let Some(otherwise) = otherwise {
                    self.builder.jump(end);
                    self.builder.bind(over);
                    self.scope(|compiler| compiler.statement(otherwise))?;
                } else {
                    self.builder.bind(over);
                }
                self.builder.bind(end);
                Ok(())
            }
            Statement::While(condition, body, after) => {
                let (start, test, end) = (
                    self.builder.label(),
                    self.builder.label(),
                    self.builder.label(),
                );
                self.builder.bind(start);
                if !after {
                    self.builder.bind(test);
                    self.jump_unless(condition, end)?;
                }
                self.body(body, end, test)?;
                if *after {
                    self.builder.bind(test);
                    self.jump_unless(condition, end)?;
                }
                self.builder.jump(start);
                self.builder.bind(end);
                Ok(())
            }
            Statement::For {
                start,
                condition,
                step,
                body,
            } => self.scope(|compiler| {
                if let Some(start) = start {
                    compiler.statement(start)?;
                }
                let (test, next, end) = (
                    compiler.builder.label(),
                    compiler.builder.label(),
                    compiler.builder.label(),
                );
                compiler.builder.bind(test);
                if let Some(condition) = condition {
                    compiler.jump_unless(condition, end)?;
                }
                compiler.body(body, end, next)?;
                compiler.builder.bind(next);
                if let Some(step) = step {
                    compiler.at(&step.span);
                    let used = compiler.builder.used();
                    compiler.effect(step)?;
                    compiler.builder.free(used);
                }
                compiler.builder.jump(test);
                compiler.builder.bind(end);
                Ok(())
            }),
            Statement::Break(span) | Statement::Continue(span) => {
                let Some((end, next)) = self.loops.last().copied() else {
                    return self.error(span, "this is not in a loop");
                };
                self.builder
                    .jump(if matches!(statement, Statement::Break(_)) {
                        end
                    } else {
                        next
                    });
                Ok(())
            }
            Statement::Return => {
                let end = match self.end {
                    Some(end) => end,
                    None => self.builder.label(),
                };
                self.end = Some(end);
                self.builder.jump(end);
                Ok(())
            }
        }
    }

    fn scope(&mut self, part: impl FnOnce(&mut Self) -> Result<()>) -> Result<()> {
        self.scopes.push(Vec::new());
        let result = part(self);
        self.scopes.pop();
        result
    }

    fn body(&mut self, body: &Statement, end: Label, next: Label) -> Result<()> {
        self.loops.push((end, next));
        let result = self.scope(|compiler| compiler.statement(body));
        self.loops.pop();
        result
    }

    fn declaration(&mut self, declared: &Declared) -> Result<()> {
        self.at(&declared.span);
        let slot = self.declare(&declared.name, declared.ctype, &declared.span)?;
        if let Some(value) = &declared.value {
            let used = self.builder.used();
            let value = self.value(value)?;
            self.builder.free(used);
            self.builder.emit(Instruction::Move {
                to: slot,
                from: value.operand,
                as_type: declared.ctype.value(),
            });
        }
        Ok(())
    }

    /// Sets the place in the source of what comes.
    pub(super) fn at(&mut self, span: &Range<usize>) {
        self.builder.place = self.lines.place(span.start);
    }

    fn jump_unless(&mut self, condition: &Expression, target: Label) -> Result<()> {
        self.at(&condition.span);
        let used = self.builder.used();
        let value = self.value(condition)?;
        self.builder.branch(value.operand, false, target);
        self.builder.free(used);
        Ok(())
    }

    /// Compiles an expression whose value is not used.
    fn effect(&mut self, expression: &Expression) -> Result<()> {
        if let Kind::Call(name, arguments) = &expression.kind {
            return self
                .call(name, arguments, false, &expression.span)
                .map(drop);
        }
        if let Kind::Cast(_, inner) = &expression.kind {
            return self.effect(inner);
        }
        self.value(expression).map(drop)
    }

    /// Compiles an expression to its value.
    pub fn value(&mut self, expression: &Expression) -> Result<Typed> {
        let span = &expression.span;
        match &expression.kind {
            Kind::Number(value, int) => Ok(Typed {
                operand: Operand::Constant(*value),
                ctype: CType::integer(*int),
            }),
            Kind::Name(name) if name == "NULL" => Ok(Typed {
                operand: Operand::Constant(0),
                ctype: CType::integer(IntType::POINTER),
            }),
            Kind::Name(name) if matches!(name.as_str(), "true" | "false") => Ok(Typed {
                operand: Operand::Constant(u64::from(name == "true")),
                ctype: CType::INT,
            }),
            Kind::Name(_) | Kind::Dereference(_) => {
                let lvalue = self.lvalue(expression)?;
                self.read(lvalue, span)
            }
            Kind::Negate(inner) => self.unary(Binary::Subtract, Operand::Constant(0), inner, span),
            Kind::Complement(inner) => {
                self.unary(Binary::Xor, Operand::Constant(u64::MAX), inner, span)
            }
            Kind::Not(inner) => {
                let value = self.value(inner)?;
                let zero = Operand::Constant(0);
                let operand = self.emit_binary(
                    Binary::Equal,
                    value.ctype.value(),
                    value.operand,
                    zero,
                    span,
                )?;
                Ok(Typed {
                    operand,
                    ctype: CType::INT,
                })
            }
            Kind::AddressOf(inner) => match self.lvalue(inner)? {
                Lvalue::Memory(operand, ctype) => {
                    let pointer = ctype.pointer_to().unwrap_or(ctype);
                    Ok(Typed {
                        operand,
                        ctype: pointer,
                    })
                }
                Lvalue::Variable(..) => self.error(
                    span,
                    "the address of a local variable is not supported here",
                ),
            },
            Kind::Cast(ctype, inner) => {
                let value = self.value(inner)?;
                self.convert(value, *ctype, span)
            }
            Kind::Binary(operation, left, right) => {
                let left = self.value(left)?;
                let right = self.value(right)?;
                self.binary(*operation, left, right, span)
            }
            Kind::Logical(and, left, right) => self.logical(*and, left, right, span),
            Kind::Choice(condition, then, otherwise) => {
                self.choice(condition, then, otherwise, span)
            }
            Kind::Assign(operation, target, value) => {
                self.assignment(*operation, target, value, span)
            }
            Kind::Step(operation, before, target) => {
                let lvalue = self.lvalue(target)?;
                let old = self.read(lvalue, span)?;
                let old = self.convert(old, old.ctype, span)?;
                let one = Typed {
                    operand: Operand::Constant(1),
                    ctype: CType::INT,
                };
                let new = self.binary(*operation, old, one, span)?;
                self.write(lvalue, new.operand);
                Ok(if *before {
                    old
                } else {
                    Typed {
                        operand: new.operand,
                        ctype: old.ctype,
                    }
                })
            }
            Kind::Comma(left, right) => {
                self.effect(left)?;
                self.value(right)
            }
            Kind::Call(name, arguments) => match self.call(name, arguments, true, span)? {
                Some(value) => Ok(value),
                None => self.error(span, format!("`{name}` returns no value")),
            },
        }
    }

    /// What a pointer points to. Tests of the kernel keep addresses in integers, too.
    pub fn pointee(&self, ctype: CType, span: &Range<usize>) -> Result<CType> {
        match ctype.pointee() {
            Some(ctype) => Ok(ctype),
            None if self.kernel => Ok(ctype),
            None => self.error(span, "this is not a pointer"),
        }
    }

    /// Compiles an expression to the lvalue that it is.
    pub fn lvalue(&mut self, expression: &Expression) -> Result<Lvalue> {
        let span = &expression.span;
        match &expression.kind {
            Kind::Name(name) => {
                if let Some(ctype) = self.globals.get(name).copied()
                    && let Some(id) = self.locations.find(name)
                {
                    return Ok(Lvalue::Memory(
                        Operand::Constant(self.locations.address(id, 0)),
                        ctype,
                    ));
                }
                let visible = self.scopes.iter().flatten().any(|visible| visible == name);
                match self.variables.get(name).copied().filter(|_| visible) {
                    Some((slot, ctype)) => Ok(Lvalue::Variable(slot, ctype)),
                    None if self.kernel => {
                        let ctype = CType::integer(IntType::LONG);
                        Ok(Lvalue::Variable(self.declare(name, ctype, span)?, ctype))
                    }
                    None => self.error(span, format!("`{name}` is not declared here")),
                }
            }
            Kind::Dereference(inner) => {
                let value = self.value(inner)?;
                let ctype = self.pointee(value.ctype, span)?;
                Ok(Lvalue::Memory(value.operand, ctype))
            }
            _ => self.error(span, "expected a variable or a dereferenced pointer"),
        }
    }

    /// The current value of an lvalue; plain if it is in memory.
    pub fn read(&mut self, lvalue: Lvalue, span: &Range<usize>) -> Result<Typed> {
        match lvalue {
            Lvalue::Variable(slot, ctype) => Ok(Typed {
                operand: Operand::Slot(slot),
                ctype,
            }),
            Lvalue::Memory(address, ctype) => {
                let to = self.slot(span)?;
                self.builder.emit(Instruction::Load {
                    to,
                    address,
                    int: ctype.value(),
                    mode: Mode::NonAtomic,
                });
                Ok(Typed {
                    operand: Operand::Slot(to),
                    ctype,
                })
            }
        }
    }

    /// Writes to an lvalue; plainly if it is in memory.
    pub fn write(&mut self, lvalue: Lvalue, value: Operand) {
        self.builder.emit(match lvalue {
            Lvalue::Variable(to, ctype) => Instruction::Move {
                to,
                from: value,
                as_type: ctype.value(),
            },
            Lvalue::Memory(address, ctype) => Instruction::Store {
                address,
                value,
                size: ctype.value().size,
                mode: Mode::NonAtomic,
            },
        });
    }

    /// A copy of a value in another type.
    fn convert(&mut self, value: Typed, ctype: CType, span: &Range<usize>) -> Result<Typed> {
        if let Operand::Constant(constant) = value.operand {
            return Ok(Typed {
                operand: Operand::Constant(ctype.value().extend(constant)),
                ctype,
            });
        }
        let to = self.slot(span)?;
        self.builder.emit(Instruction::Move {
            to,
            from: value.operand,
            as_type: ctype.value(),
        });
        Ok(Typed {
            operand: Operand::Slot(to),
            ctype,
        })
    }

    pub fn emit_binary(
        &mut self,
        operation: Binary,
        int: IntType,
        left: Operand,
        right: Operand,
        span: &Range<usize>,
    ) -> Result<Operand> {
        if let (Operand::Constant(left), Operand::Constant(right)) = (left, right)
            && let Ok(value) = operation.apply(int, left, right)
        {
            return Ok(Operand::Constant(value));
        }
        let to = self.slot(span)?;
        self.builder.emit(Instruction::Binary {
            operation,
            int,
            to,
            left,
            right,
        });
        Ok(Operand::Slot(to))
    }

    fn unary(
        &mut self,
        operation: Binary,
        left: Operand,
        inner: &Expression,
        span: &Range<usize>,
    ) -> Result<Typed> {
        let value = self.value(inner)?;
        let int = value.ctype.value().promoted();
        let operand = self.emit_binary(operation, int, left, value.operand, span)?;
        Ok(Typed {
            operand,
            ctype: CType::integer(int),
        })
    }

    /// An operation with C's conversions; numbers added to pointers count what they point to.
    fn binary(
        &mut self,
        operation: Binary,
        mut left: Typed,
        mut right: Typed,
        span: &Range<usize>,
    ) -> Result<Typed> {
        let comparison = matches!(
            operation,
            Binary::Equal
                | Binary::NotEqual
                | Binary::Less
                | Binary::LessEqual
                | Binary::Greater
                | Binary::GreaterEqual
        );
        if comparison {
            let int = left.ctype.value().common(right.ctype.value());
            let operand = self.emit_binary(operation, int, left.operand, right.operand, span)?;
            return Ok(Typed {
                operand,
                ctype: CType::INT,
            });
        }
        if matches!(operation, Binary::Add | Binary::Subtract)
            && (left.ctype.pointers > 0) != (right.ctype.pointers > 0)
        {
            if right.ctype.pointers > 0 && operation == Binary::Add {
                std::mem::swap(&mut left, &mut right);
            }
            let size = left
                .ctype
                .pointee()
                .map_or(1, |pointee| pointee.value().size);
            let size = Operand::Constant(u64::from(size));
            let offset =
                self.emit_binary(Binary::Multiply, IntType::LONG, right.operand, size, span)?;
            let operand =
                self.emit_binary(operation, IntType::POINTER, left.operand, offset, span)?;
            return Ok(Typed {
                operand,
                ctype: left.ctype,
            });
        }
        let shift = matches!(operation, Binary::ShiftLeft | Binary::ShiftRight);
        let int = if shift {
            left.ctype.value().promoted()
        } else {
            left.ctype.value().common(right.ctype.value())
        };
        let operand = self.emit_binary(operation, int, left.operand, right.operand, span)?;
        Ok(Typed {
            operand,
            ctype: CType::integer(int),
        })
    }

    fn logical(
        &mut self,
        and: bool,
        left: &Expression,
        right: &Expression,
        span: &Range<usize>,
    ) -> Result<Typed> {
        let result = self.slot(span)?;
        let end = self.builder.label();
        for part in [left, right] {
            let value = self.value(part)?;
            let zero = Operand::Constant(0);
            self.builder.emit(Instruction::Binary {
                operation: Binary::NotEqual,
                int: value.ctype.value(),
                to: result,
                left: value.operand,
                right: zero,
            });
            if std::ptr::eq(part, left) {
                self.builder.branch(Operand::Slot(result), !and, end);
            }
        }
        self.builder.bind(end);
        Ok(Typed {
            operand: Operand::Slot(result),
            ctype: CType::INT,
        })
    }

    fn choice(
        &mut self,
        condition: &Expression,
        then: &Expression,
        otherwise: &Expression,
        span: &Range<usize>,
    ) -> Result<Typed> {
        let result = self.slot(span)?;
        let (over, end) = (self.builder.label(), self.builder.label());
        self.jump_unless(condition, over)?;
        let first = self.value(then)?;
        self.builder.emit(Instruction::Move {
            to: result,
            from: first.operand,
            as_type: first.ctype.value(),
        });
        self.builder.jump(end);
        self.builder.bind(over);
        let second = self.value(otherwise)?;
        self.builder.emit(Instruction::Move {
            to: result,
            from: second.operand,
            as_type: second.ctype.value(),
        });
        self.builder.bind(end);
        let ctype = if first.ctype.pointers > 0 {
            first.ctype
        } else if second.ctype.pointers > 0 {
            second.ctype
        } else {
            CType::integer(first.ctype.value().common(second.ctype.value()))
        };
        self.convert(
            Typed {
                operand: Operand::Slot(result),
                ctype,
            },
            ctype,
            span,
        )
    }

    fn assignment(
        &mut self,
        operation: Option<Binary>,
        target: &Expression,
        value: &Expression,
        span: &Range<usize>,
    ) -> Result<Typed> {
        let lvalue = self.lvalue(target)?;
        let value = match operation {
            None => self.value(value)?,
            Some(operation) => {
                let old = self.read(lvalue, span)?;
                let value = self.value(value)?;
                self.binary(operation, old, value, span)?
            }
        };
        match lvalue {
            Lvalue::Variable(slot, ctype) => {
                self.write(lvalue, value.operand);
                Ok(Typed {
                    operand: Operand::Slot(slot),
                    ctype,
                })
            }
            Lvalue::Memory(_, ctype) => {
                let value = self.convert(value, ctype, span)?;
                self.write(lvalue, value.operand);
                Ok(value)
            }
        }
    }
}
