//! The condition of a litmus test: `exists`, `~exists` or `forall` of a formula over final values,
//! with `locations` and `filter`.

use super::code::Slot;
use super::error::{LitmusError, Result};
use super::lexer::{Cursor, TokenKind};
use super::state::{
    Constant, LocationId, Locations, cell_number, constant, register_name, thread_prefix,
};
use super::types::IntType;
use std::collections::BTreeMap;
use std::ops::Range;

/// Parentheses and negations nest at most so deep.
const DEEPEST: usize = 256;

/// What a test says about its final states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    /// Some execution satisfies the formula.
    Exists,
    /// No execution satisfies the formula.
    NotExists,
    /// Every execution satisfies the formula.
    Forall,
}

/// What an observable is called. The order is that in which values are shown.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Key {
    Register { thread: usize, name: String },
    Memory { name: String, cell: Option<usize> },
}

/// Where the final value of an observable is found.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    Register { thread: usize, slot: Slot },
    Memory { location: LocationId, cell: usize },
}

/// Something whose final value is looked at, with its type.
#[derive(Clone, Debug)]
pub(super) struct Observable {
    pub key: Key,
    pub source: Source,
    pub int: IntType,
    /// Whether the condition names it; otherwise only `locations` or `filter` does.
    pub in_condition: bool,
}

impl Observable {
    /// Its name in herd's form: `0:EAX`, `[x]`, `t[1]`.
    pub fn name(&self) -> String {
        match &self.key {
            Key::Register { thread, name } => format!("{thread}:{name}"),
            Key::Memory { name, cell: None } => format!("[{name}]"),
            Key::Memory {
                name,
                cell: Some(cell),
            } => format!("{name}[{cell}]"),
        }
    }
}

/// A formula over observables, which are named by their place in [`ParsedCondition::observables`].
#[derive(Clone, Debug)]
pub(super) enum Formula {
    Constant(bool),
    Equal(usize, Right),
    Not(Box<Formula>),
    And(Vec<Formula>),
    Or(Vec<Formula>),
    Implies(Box<Formula>, Box<Formula>),
}

/// The right side of an equation.
#[derive(Clone, Debug)]
pub(super) enum Right {
    Number(i128),
    Address(u64),
    Observable(usize),
}

/// A register that conditions can name.
#[derive(Clone, Debug)]
pub(super) struct NamedRegister {
    /// The name under which it is shown.
    pub name: String,
    pub slot: Slot,
    pub int: IntType,
}

/// Everything that a condition can name.
pub(super) struct Names<'a> {
    /// By thread; `None` if there is no such register.
    pub register: &'a dyn Fn(usize, &str) -> Option<NamedRegister>,
    pub threads: usize,
    pub locations: &'a Locations,
}

/// The part of a test after its program.
pub(super) struct ParsedCondition {
    pub quantifier: Quantifier,
    pub formula: Formula,
    pub filter: Option<Formula>,
    /// Registers first, by thread and name, then memory by name.
    pub observables: Vec<Observable>,
}

struct Parser<'a, 'c, 's> {
    cursor: &'c mut Cursor<'s>,
    names: &'a Names<'a>,
    found: Vec<Observable>,
    index: BTreeMap<Key, usize>,
    in_condition: bool,
}

/// Parses the text after the program.
pub(super) fn parse(cursor: &mut Cursor<'_>, names: &Names<'_>) -> Result<ParsedCondition> {
    let mut parser = Parser {
        cursor,
        names,
        found: Vec::new(),
        index: BTreeMap::new(),
        in_condition: false,
    };
    parser.locations()?;
    let mut filter = None;
    if parser.cursor.accept_word("filter") {
        filter = Some(parser.formula(0)?);
    }
    parser.locations()?;
    parser.in_condition = true;
    let (quantifier, mut formula) = parser.constraint()?;
    parser.cursor.accept(";");
    parser.kinds()?;
    if !parser.cursor.at_end() {
        return Err(parser.cursor.expected("the end of the condition"));
    }
    let Parser { found, index, .. } = parser;
    // The index is in the order in which values are shown: renumber to it.
    let mut renumbered = vec![0; found.len()];
    for (place, old) in index.values().enumerate() {
        renumbered[*old] = place;
    }
    let mut filter_formula = filter;
    for formula in filter_formula.iter_mut().chain([&mut formula]) {
        formula.renumber(&renumbered);
    }
    let observables = index.values().map(|old| found[*old].clone()).collect();
    Ok(ParsedCondition {
        quantifier,
        formula,
        filter: filter_formula,
        observables,
    })
}

impl Parser<'_, '_, '_> {
    /// `locations [x; 0:EAX; ...]`, if it is there.
    fn locations(&mut self) -> Result<()> {
        if !self.cursor.accept_word("locations") {
            return Ok(());
        }
        self.cursor.expect("[")?;
        while !self.cursor.accept("]") {
            self.observables()?;
            while self.cursor.kind() == TokenKind::Word || self.cursor.is_symbol("*") {
                self.cursor.bump();
            }
            if !self.cursor.accept(";") {
                self.cursor.expect("]")?;
                break;
            }
        }
        Ok(())
    }

    /// `with tso: exists; sc: ~exists`: notes about models, which say nothing about the test
    /// itself.
    fn kinds(&mut self) -> Result<()> {
        if !self.cursor.accept_word("with") {
            return Ok(());
        }
        while !self.cursor.at_end() {
            self.cursor.expect_word("the name of a model")?;
            self.cursor.expect(":")?;
            let negated = self.cursor.accept("~") || self.cursor.accept_word("not");
            let known =
                self.cursor.accept_word("exists") || !negated && self.cursor.accept_word("forall");
            if !known {
                return Err(self.cursor.expected("`exists`, `~exists` or `forall`"));
            }
            if !self.cursor.accept(";") {
                break;
            }
        }
        Ok(())
    }

    fn constraint(&mut self) -> Result<(Quantifier, Formula)> {
        let quantifier = if self.cursor.at_end() {
            return Ok((Quantifier::Forall, Formula::Constant(true)));
        } else if self.cursor.accept_word("exists")
            || self.cursor.accept_word("final")
            || self.cursor.is_symbol("(")
        {
            Quantifier::Exists
        } else if self.cursor.accept_word("forall") {
            Quantifier::Forall
        } else if self.cursor.accept("~") || self.cursor.accept_word("not") {
            if !self.cursor.accept_word("exists") {
                return Err(self.cursor.expected("`exists`"));
            }
            Quantifier::NotExists
        } else {
            return Err(self.cursor.expected("`exists`, `~exists` or `forall`"));
        };
        Ok((quantifier, self.formula(0)?))
    }

    // Herd's precedence: `\/` binds loosest, then `/\`, then `=>`, then `~`.
    fn formula(&mut self, depth: usize) -> Result<Formula> {
        let mut parts = vec![self.conjunction(depth)?];
        while self.cursor.accept("\\/") || self.cursor.accept("||") {
            parts.push(self.conjunction(depth)?);
        }
        Ok(single_or(parts, Formula::Or))
    }

    fn conjunction(&mut self, depth: usize) -> Result<Formula> {
        let mut parts = vec![self.implication(depth)?];
        while self.cursor.accept("/\\") || self.cursor.accept("&&") {
            parts.push(self.implication(depth)?);
        }
        Ok(single_or(parts, Formula::And))
    }

    fn implication(&mut self, depth: usize) -> Result<Formula> {
        if depth > DEEPEST {
            return Err(self.cursor.error("the condition is nested too deeply"));
        }
        let left = self.negation(depth)?;
        if self.cursor.accept("=>") {
            let right = self.implication(depth + 1)?;
            return Ok(Formula::Implies(Box::new(left), Box::new(right)));
        }
        Ok(left)
    }

    fn negation(&mut self, depth: usize) -> Result<Formula> {
        if depth > DEEPEST {
            return Err(self.cursor.error("the condition is nested too deeply"));
        }
        if self.cursor.accept("~") || self.cursor.accept("!") || self.cursor.accept_word("not") {
            return Ok(Formula::Not(Box::new(self.negation(depth + 1)?)));
        }
        if self.cursor.accept("(") {
            let formula = self.formula(depth + 1)?;
            self.cursor.expect(")")?;
            return Ok(formula);
        }
        if self.cursor.accept_word("true") {
            return Ok(Formula::Constant(true));
        }
        if self.cursor.accept_word("false") {
            return Ok(Formula::Constant(false));
        }
        self.equation()
    }

    /// `0:EAX=1`, `x!=2`, `t={1,2}`, `0:r0=1:r0`.
    fn equation(&mut self) -> Result<Formula> {
        let left_span = self.cursor.span();
        let left = self.observables()?;
        let negated = if self.cursor.accept("!=") || self.cursor.accept("<>") {
            true
        } else if self.cursor.accept("=") || self.cursor.accept("==") {
            false
        } else {
            return Err(self.cursor.expected("`=` or `!=`"));
        };
        let equation = if self.cursor.accept("{") {
            let mut parts = Vec::new();
            for cell in &left {
                if !parts.is_empty() {
                    self.cursor.expect(",")?;
                }
                parts.push(Formula::Equal(*cell, self.right()?));
            }
            self.cursor.expect("}")?;
            single_or(parts, Formula::And)
        } else if let [left] = left[..] {
            Formula::Equal(left, self.right()?)
        } else {
            let message = "this is an array: compare it with values in braces, or one of its cells";
            return Err(LitmusError::new(self.cursor.source, left_span, message));
        };
        Ok(if negated {
            Formula::Not(Box::new(equation))
        } else {
            equation
        })
    }

    /// A number, an address, a register, or the content `[x]` or `*x` of a location.
    fn right(&mut self) -> Result<Right> {
        let content = self.cursor.is_symbol("[") || self.cursor.is_symbol("*");
        if content || self.cursor.text_at(1) == ":" {
            let span = self.cursor.span();
            return match self.observables()?[..] {
                [observable] => Ok(Right::Observable(observable)),
                _ => Err(LitmusError::new(
                    self.cursor.source,
                    span,
                    "an array is no value",
                )),
            };
        }
        Ok(match constant(self.cursor)? {
            Constant::Number(number) => Right::Number(number),
            address @ Constant::Address { .. } => {
                Right::Address(address.value(self.cursor.source, self.names.locations)?)
            }
        })
    }

    /// The observables that a name stands for: one, or all cells of an array.
    fn observables(&mut self) -> Result<Vec<usize>> {
        let span = self.cursor.span();
        let dereferenced = self.cursor.accept("*");
        if let Some(thread) = thread_prefix(self.cursor)? {
            return self.register(thread, span);
        }
        let bracketed = !dereferenced && self.cursor.accept("[");
        let name_span = self.cursor.span();
        let name = self
            .cursor
            .expect_word("a register like `0:EAX` or a location")?;
        let mut cell = None;
        if self.cursor.is_symbol("[") && self.cursor.kind_at(1) == TokenKind::Number {
            self.cursor.bump();
            cell = Some(cell_number(self.cursor)?);
            self.cursor.expect("]")?;
        }
        if bracketed {
            self.cursor.expect("]")?;
        }
        let Some(location) = self.names.locations.find(name) else {
            let message = format!("there is no location `{name}` in this test");
            return Err(LitmusError::new(self.cursor.source, name_span, message));
        };
        let entry = self.names.locations.get(location);
        let int = entry.value_type();
        let mut memory = |cell: Option<usize>| {
            let key = Key::Memory {
                name: name.to_string(),
                cell,
            };
            self.observable(
                key,
                Source::Memory {
                    location,
                    cell: cell.unwrap_or(0),
                },
                int,
            )
        };
        match (entry.array, cell) {
            (None, None | Some(0)) => Ok(vec![memory(None)]),
            (Some(cells), Some(cell)) if cell < cells => Ok(vec![memory(Some(cell))]),
            (Some(cells), None) => Ok((0..cells).map(|cell| memory(Some(cell))).collect()),
            (_, cell) => {
                let message = format!("`{name}` has no cell {}", cell.unwrap_or(0));
                Err(LitmusError::new(self.cursor.source, span, message))
            }
        }
    }

    fn register(&mut self, thread: u64, span: Range<usize>) -> Result<Vec<usize>> {
        let register_span = self.cursor.span();
        let name = register_name(self.cursor)?;
        let source = self.cursor.source;
        let Some(thread) = usize::try_from(thread)
            .ok()
            .filter(|thread| *thread < self.names.threads)
        else {
            return Err(LitmusError::new(
                source,
                span,
                format!("there is no thread {thread} in this test"),
            ));
        };
        let Some(register) = (self.names.register)(thread, &name) else {
            let message = format!("thread {thread} has no register `{name}`");
            return Err(LitmusError::new(source, register_span, message));
        };
        let NamedRegister { name, slot, int } = register;
        Ok(vec![self.observable(
            Key::Register { thread, name },
            Source::Register { thread, slot },
            int,
        )])
    }

    fn observable(&mut self, key: Key, source: Source, int: IntType) -> usize {
        let next = self.found.len();
        let place = *self.index.entry(key.clone()).or_insert(next);
        if place == next {
            self.found.push(Observable {
                key,
                source,
                int,
                in_condition: false,
            });
        }
        self.found[place].in_condition |= self.in_condition;
        place
    }
}

fn single_or(mut parts: Vec<Formula>, make: fn(Vec<Formula>) -> Formula) -> Formula {
    if parts.len() == 1 {
        parts.remove(0)
    } else {
        make(parts)
    }
}

impl Formula {
    fn renumber(&mut self, places: &[usize]) {
        match self {
            Formula::Constant(_) => {}
            Formula::Equal(left, right) => {
                *left = places[*left];
                if let Right::Observable(observable) = right {
                    *observable = places[*observable];
                }
            }
            Formula::Not(part) => part.renumber(places),
            Formula::And(parts) | Formula::Or(parts) => {
                parts.iter_mut().for_each(|part| part.renumber(places));
            }
            Formula::Implies(left, right) => {
                left.renumber(places);
                right.renumber(places);
            }
        }
    }

    /// Whether values of the observables satisfy the formula.
    pub fn holds(&self, observables: &[Observable], values: &[u64]) -> bool {
        match self {
            Formula::Constant(value) => *value,
            Formula::Equal(left, right) => {
                let (int, value) = (observables[*left].int, values[*left]);
                match right {
                    Right::Number(number) => {
                        int.holds(*number) && int.mask(value) == int.mask(*number as u64)
                    }
                    Right::Address(address) => int.mask(value) == *address,
                    Right::Observable(other) => {
                        int.number(value) == observables[*other].int.number(values[*other])
                    }
                }
            }
            Formula::Not(part) => !part.holds(observables, values),
            Formula::And(parts) => parts.iter().all(|part| part.holds(observables, values)),
            Formula::Or(parts) => parts.iter().any(|part| part.holds(observables, values)),
            Formula::Implies(left, right) => {
                !left.holds(observables, values) || right.holds(observables, values)
            }
        }
    }

    /// The formula in herd's form. `level` is the precedence around it: 0 none, 1 `\/`, 2 `/\`, 3
    /// `=>`, 4 `~`.
    pub fn text(&self, observables: &[Observable], locations: &Locations, level: u8) -> String {
        let part = |formula: &Formula, level| formula.text(observables, locations, level);
        let list = |parts: &[Formula], symbol: &str, level| {
            parts
                .iter()
                .map(|formula| part(formula, level))
                .collect::<Vec<_>>()
                .join(symbol)
        };
        let (own, text) = match self {
            Formula::Constant(value) => (5, value.to_string()),
            Formula::Equal(left, right) => {
                (5, equation_text(observables, locations, *left, "=", right))
            }
            Formula::Not(inner) => match &**inner {
                Formula::Equal(left, right) => {
                    (5, equation_text(observables, locations, *left, "!=", right))
                }
                other => (4, format!("not ({})", part(other, 0))),
            },
            Formula::And(parts) => (2, list(parts, " /\\ ", 3)),
            Formula::Or(parts) => (1, list(parts, " \\/ ", 2)),
            Formula::Implies(left, right) => {
                (3, format!("{} => {}", part(left, 4), part(right, 3)))
            }
        };
        if own < level {
            format!("({text})")
        } else {
            text
        }
    }
}

fn equation_text(
    observables: &[Observable],
    locations: &Locations,
    left: usize,
    symbol: &str,
    right: &Right,
) -> String {
    let right = match right {
        Right::Number(number) => number.to_string(),
        Right::Address(address) => locations
            .address_name(*address)
            .unwrap_or_else(|| address.to_string()),
        Right::Observable(observable) => observables[*observable].name(),
    };
    format!("{}{symbol}{right}", observables[left].name())
}
