//! The initial state: the locations of a test with their types and values, and initial values of
//! registers.

use super::error::{LitmusError, Result};
use super::lexer::{Cursor, TokenKind};
use super::types::{CType, IntType, is_type_word, type_of_words};
use std::collections::BTreeMap;
use std::ops::Range;

/// The first address. Addresses fit into 31 bits, so that registers of every width hold them.
const FIRST_ADDRESS: u64 = 0x4000_0000;

/// The distance between the addresses of two locations, hence the largest size of an array in
/// bytes.
const DISTANCE: u64 = 0x1_0000;

/// So many locations have addresses below 2^31.
const MOST_LOCATIONS: usize = 0x4000;

/// A location of a test, dense from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct LocationId(pub usize);

/// A named location: a variable or an array.
#[derive(Clone, Debug)]
pub(super) struct Location {
    pub name: String,
    /// Its type, or that of its cells, as far as it is known.
    pub cell: Option<CType>,
    /// Whether that follows from how it is accessed.
    pub inferred: bool,
    /// How many cells an array has; `None` if it is no array.
    pub array: Option<usize>,
    /// Whether it holds an address at the start.
    pub holds_address: bool,
    /// For how many threads it is a barrier from the start.
    pub barrier: Option<u32>,
    /// One value a cell, those missing are 0.
    pub initial: Vec<i128>,
    /// Where it is named first.
    pub span: Range<usize>,
}

impl Location {
    /// The type of the value in a cell. An `int` if nothing says otherwise.
    pub fn value_type(&self) -> IntType {
        self.cell.map_or(IntType::INT, CType::value)
    }

    /// The initial value of a cell.
    pub fn initial_value(&self, cell: usize) -> u64 {
        self.value_type()
            .mask(self.initial.get(cell).copied().unwrap_or(0) as u64)
    }
}

/// All locations of a test.
#[derive(Clone, Debug, Default)]
pub(super) struct Locations {
    all: Vec<Location>,
    by_name: BTreeMap<String, LocationId>,
}

impl Locations {
    pub fn get(&self, id: LocationId) -> &Location {
        &self.all[id.0]
    }

    pub fn get_mut(&mut self, id: LocationId) -> &mut Location {
        &mut self.all[id.0]
    }

    pub fn find(&self, name: &str) -> Option<LocationId> {
        self.by_name.get(name).copied()
    }

    /// The location with this name, made if there is none; `None` if there are too many.
    pub fn intern(&mut self, name: &str, span: Range<usize>) -> Option<LocationId> {
        if let Some(id) = self.find(name) {
            return Some(id);
        }
        if self.all.len() >= MOST_LOCATIONS {
            return None;
        }
        self.all.push(Location {
            name: name.to_string(),
            cell: None,
            inferred: false,
            array: None,
            holds_address: false,
            barrier: None,
            initial: Vec::new(),
            span,
        });
        let id = LocationId(self.all.len() - 1);
        self.by_name.insert(name.to_string(), id);
        Some(id)
    }

    /// Checks what can be checked only when all types are known: that initial values fit.
    pub fn check(&self, source: &str) -> Result<()> {
        for location in &self.all {
            let value_type = location.value_type();
            if let Some(number) = location
                .initial
                .iter()
                .find(|number| !value_type.holds(**number))
            {
                let message = format!(
                    "{number} does not fit into the {} bytes of `{}`",
                    value_type.size, location.name
                );
                return Err(LitmusError::new(source, location.span.clone(), message));
            }
        }
        Ok(())
    }

    /// The first location that is a barrier from the start.
    pub fn first_barrier(&self) -> Option<&Location> {
        self.all.iter().find(|location| location.barrier.is_some())
    }

    /// The address of a cell.
    pub fn address(&self, id: LocationId, cell: usize) -> u64 {
        FIRST_ADDRESS
            + id.0 as u64 * DISTANCE
            + cell as u64 * u64::from(self.get(id).value_type().size)
    }

    /// The location that an address belongs to, and the offset in bytes from its start.
    pub fn at(&self, address: u64) -> Option<(LocationId, u64)> {
        let offset = address.checked_sub(FIRST_ADDRESS)?;
        let id = LocationId(usize::try_from(offset / DISTANCE).ok()?);
        (id.0 < self.all.len()).then_some((id, offset % DISTANCE))
    }

    /// The location and the cell that starts exactly at an address.
    pub fn cell_at(&self, address: u64) -> Option<(LocationId, usize)> {
        let (id, offset) = self.at(address)?;
        let location = self.get(id);
        let size = u64::from(location.value_type().size);
        let cell = (offset / size) as usize;
        (offset % size == 0 && cell < location.array.unwrap_or(1)).then_some((id, cell))
    }

    /// What a value that is an address is called: `x`, `t[1]`, `x+2`; `None` for other values.
    pub fn address_name(&self, address: u64) -> Option<String> {
        let (id, offset) = self.at(address)?;
        let name = &self.get(id).name;
        Some(match self.cell_at(address) {
            Some((_, 0)) => name.clone(),
            Some((_, cell)) => format!("{name}[{cell}]"),
            None => format!("{name}+{offset}"),
        })
    }
}

/// A value as it is written in a test.
#[derive(Clone, Debug)]
pub(super) enum Constant {
    Number(i128),
    /// The address of a location's cell.
    Address {
        name: String,
        cell: usize,
        span: Range<usize>,
    },
}

impl Constant {
    /// The value in a register of 64 bits.
    pub fn value(&self, source: &str, locations: &Locations) -> Result<u64> {
        match self {
            Constant::Number(number) => Ok(*number as u64),
            Constant::Address { name, cell, span } => {
                let unknown = || {
                    LitmusError::new(
                        source,
                        span.clone(),
                        format!("there is no location `{name}`"),
                    )
                };
                let id = locations.find(name).ok_or_else(unknown)?;
                if *cell >= locations.get(id).array.unwrap_or(1) {
                    return Err(LitmusError::new(
                        source,
                        span.clone(),
                        format!("`{name}` has no cell {cell}"),
                    ));
                }
                Ok(locations.address(id, *cell))
            }
        }
    }
}

/// The initial value of a register.
#[derive(Clone, Debug)]
pub(super) struct InitialRegister {
    pub thread: u64,
    pub name: String,
    pub ctype: Option<CType>,
    pub value: Constant,
    pub span: Range<usize>,
}

/// The initial state as written.
#[derive(Debug, Default)]
pub(super) struct InitialState {
    pub locations: Locations,
    pub registers: Vec<InitialRegister>,
    /// Registers whose thread is not named, `%x0=x`, with any thread.
    pub symbolic: Vec<InitialRegister>,
}

impl InitialState {
    /// Gives all values the width of pointers.
    pub fn give_one_width(&mut self) {
        let wide = |ctype: CType| CType {
            base: IntType::LONG,
            ..ctype
        };
        for location in &mut self.locations.all {
            location.cell = Some(wide(location.cell.unwrap_or(CType::INT)));
        }
        for register in &mut self.registers {
            register.ctype = register.ctype.map(wide);
        }
    }
}

/// A value: a number, `x`, `&x`, `x[1]`.
pub(super) fn constant(cursor: &mut Cursor<'_>) -> Result<Constant> {
    let address = cursor.accept("&");
    if !address && (cursor.kind() == TokenKind::Number || cursor.is_symbol("-")) {
        return Ok(Constant::Number(cursor.expect_signed("a number")?));
    }
    let span = cursor.span();
    let name = cursor
        .expect_word("a number or the name of a location")?
        .to_string();
    if name == "NULL" {
        return Ok(Constant::Number(0));
    }
    let mut cell = 0;
    if cursor.is_symbol("[") && cursor.kind_at(1) == TokenKind::Number {
        cursor.bump();
        cell = cell_number(cursor)?;
        cursor.expect("]")?;
    }
    Ok(Constant::Address { name, cell, span })
}

/// The number of a cell or of cells: small enough for any array.
pub(super) fn cell_number(cursor: &mut Cursor<'_>) -> Result<usize> {
    let span = cursor.span();
    let number = cursor.expect_number("a number")?;
    if number > DISTANCE {
        return Err(LitmusError::new(
            cursor.source,
            span,
            "arrays have at most 65536 bytes",
        ));
    }
    Ok(number as usize)
}

/// The number of a thread, written `0` or `P0`, if the cursor stands before one and a colon.
pub(super) fn thread_prefix(cursor: &mut Cursor<'_>) -> Result<Option<u64>> {
    if cursor.text_at(1) != ":" {
        return Ok(None);
    }
    let thread = match cursor.kind() {
        TokenKind::Number => cursor.expect_number("a thread")?,
        TokenKind::Word => {
            let number = cursor
                .text()
                .strip_prefix('P')
                .and_then(|digits| digits.parse().ok());
            let Some(number) = number else {
                return Err(cursor.expected("a thread, like `0` or `P0`"));
            };
            cursor.bump();
            number
        }
        _ => return Ok(None),
    };
    cursor.expect(":")?;
    Ok(Some(thread))
}

/// The name of a register: `EAX`, `%rax`, `r0`, `X%x`.
pub(super) fn register_name(cursor: &mut Cursor<'_>) -> Result<String> {
    let mut name = String::new();
    if !cursor.is_symbol("%") {
        name.push_str(cursor.expect_word("the name of a register")?);
    }
    if cursor.accept("%") {
        name.push('%');
        name.push_str(cursor.expect_word("the name of a register")?);
    }
    Ok(name)
}

/// Parses the text between the braces of the initial state.
pub(super) fn parse(cursor: &mut Cursor<'_>) -> Result<InitialState> {
    let mut state = InitialState::default();
    let mut values = Vec::new();
    while !cursor.at_end() {
        if cursor.accept(";") {
            continue;
        }
        item(cursor, &mut state, &mut values)?;
        if !cursor.at_end() {
            cursor.expect(";")?;
        }
    }
    // Addresses of locations that are named further down are known only now.
    for (id, constants) in values {
        let mut initial = Vec::new();
        for constant in &constants {
            if let Constant::Address { name, span, .. } = constant {
                intern(cursor, &mut state.locations, name, span)?;
            }
            initial.push(match constant {
                Constant::Number(number) => *number,
                Constant::Address { .. } => {
                    i128::from(constant.value(cursor.source, &state.locations)?)
                }
            });
        }
        state.locations.get_mut(id).initial = initial;
    }
    for register in state.registers.iter().chain(&state.symbolic) {
        if let Constant::Address { name, span, .. } = &register.value {
            intern(cursor, &mut state.locations, name, span)?;
        }
    }
    Ok(state)
}

fn intern(
    cursor: &Cursor<'_>,
    locations: &mut Locations,
    name: &str,
    span: &Range<usize>,
) -> Result<LocationId> {
    let too_many = || {
        LitmusError::new(
            cursor.source,
            span.clone(),
            "too many locations: at most 16384",
        )
    };
    locations.intern(name, span.clone()).ok_or_else(too_many)
}

type Values = Vec<(LocationId, Vec<Constant>)>;

/// One item: `x=1`, `int x`, `[x]=1`, `0:EAX=x`, `int t[2]={1,2}`, `int *p=&x`,
/// `barrier_init(b, 2)`, ...
fn item(cursor: &mut Cursor<'_>, state: &mut InitialState, values: &mut Values) -> Result<()> {
    if cursor.text() == "barrier_init" && cursor.text_at(1) == "(" {
        return initial_barrier(cursor, state, values);
    }
    let ctype = leading_type(cursor)?;
    let span = cursor.span();
    let symbolic = cursor.is_symbol("%");
    let thread = match symbolic {
        true => Some(0),
        false => thread_prefix(cursor)?,
    };
    if let Some(thread) = thread {
        let name = register_name(cursor)?;
        let value = if cursor.accept("=") {
            constant(cursor)?
        } else {
            Constant::Number(0)
        };
        let registers = match symbolic {
            true => &mut state.symbolic,
            false => &mut state.registers,
        };
        registers.push(InitialRegister {
            thread,
            name,
            ctype,
            value,
            span,
        });
        return Ok(());
    }
    let bracketed = cursor.accept("[");
    let name = cursor
        .expect_word("a location, a register like `0:EAX`, or a type")?
        .to_string();
    if bracketed {
        cursor.expect("]")?;
    }
    let mut array = None;
    if !bracketed && cursor.accept("[") {
        array = Some(cell_number(cursor)?);
        cursor.expect("]")?;
    }
    let id = intern(cursor, &mut state.locations, &name, &span)?;
    let written = initial_values(cursor, array, &span)?;
    let location = state.locations.get_mut(id);
    location.holds_address = written
        .iter()
        .any(|value| matches!(value, Constant::Address { .. }));
    location.cell = ctype.or(location.cell);
    location.array = array.or(location.array);
    let bytes = array.unwrap_or(1) as u64 * u64::from(location.value_type().size);
    if bytes > DISTANCE {
        return Err(LitmusError::new(
            cursor.source,
            span,
            "arrays have at most 65536 bytes",
        ));
    }
    values.push((id, written));
    Ok(())
}

/// `barrier_init(b, 2)`: a barrier that is there before the threads start.
fn initial_barrier(
    cursor: &mut Cursor<'_>,
    state: &mut InitialState,
    values: &mut Values,
) -> Result<()> {
    cursor.bump();
    cursor.expect("(")?;
    cursor.accept("&");
    let span = cursor.span();
    let name = cursor.expect_word("the name of a barrier")?.to_string();
    let id = intern(cursor, &mut state.locations, &name, &span)?;
    cursor.expect(",")?;
    let span = cursor.span();
    let number = cursor.expect_number("the number of threads that meet")?;
    cursor.expect(")")?;
    let count = u32::try_from(number).ok().filter(|count| *count > 0);
    if count.is_none() {
        let message = format!("a barrier cannot be for {number} threads");
        return Err(LitmusError::new(cursor.source, span, message));
    }
    state.locations.get_mut(id).barrier = count;
    values.push((id, vec![Constant::Number(i128::from(number))]));
    Ok(())
}

/// `= 1`, `= {1,2}`, `= ATOMIC_INIT(1)` or nothing.
fn initial_values(
    cursor: &mut Cursor<'_>,
    array: Option<usize>,
    span: &Range<usize>,
) -> Result<Vec<Constant>> {
    if !cursor.accept("=") {
        return Ok(Vec::new());
    }
    if cursor.accept("{") {
        let mut values = vec![constant(cursor)?];
        while cursor.accept(",") {
            values.push(constant(cursor)?);
        }
        cursor.expect("}")?;
        if array != Some(values.len()) {
            let message = format!(
                "the array's size is not {}, the number of its initial values",
                values.len()
            );
            return Err(LitmusError::new(cursor.source, span.clone(), message));
        }
        return Ok(values);
    }
    if array.is_some() {
        return Err(cursor.expected("the cells' values in braces"));
    }
    if cursor.accept_word("ATOMIC_INIT") {
        cursor.expect("(")?;
        let value = constant(cursor)?;
        cursor.expect(")")?;
        return Ok(vec![value]);
    }
    Ok(vec![constant(cursor)?])
}

/// The type before a name, if there is one.
fn leading_type(cursor: &mut Cursor<'_>) -> Result<Option<CType>> {
    let span = cursor.span();
    let mut words = Vec::new();
    let mut pointers = 0;
    loop {
        let next = cursor.text_at(1);
        let before_name = cursor.kind_at(1) == TokenKind::Word
            || cursor.kind_at(1) == TokenKind::Number
            || next == "*"
            || (next == "[" && cursor.kind_at(2) == TokenKind::Word);
        if cursor.kind() == TokenKind::Word && before_name {
            let word = cursor.text();
            if !is_type_word(word) {
                return Err(cursor.error(format!("`{word}` is not a type that is supported here")));
            }
            words.push(cursor.bump());
        } else if cursor.accept("*") {
            pointers += 1;
            if pointers > 8 {
                return Err(cursor.error("too many levels of pointers"));
            }
        } else {
            break;
        }
    }
    if words.is_empty() && pointers == 0 {
        return Ok(None);
    }
    let base = if words.is_empty() {
        Some(IntType::INT)
    } else {
        type_of_words(&words)
    };
    match base {
        Some(base) => Ok(Some(CType { base, pointers })),
        None => Err(LitmusError::new(
            cursor.source,
            span,
            "this is not a type that is supported here",
        )),
    }
}
