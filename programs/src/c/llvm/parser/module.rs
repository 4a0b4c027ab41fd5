//! The top level of a module: types, globals, functions, debug information.

use super::super::ast::{
    Alias, Block, BlockId, DebugNode, Function, Global, Linkage, MetadataId, Parameter, Statement,
    Terminator, TypeId, TypeTag,
};
use super::super::lexer::{Token, name};
use super::instruction::Parsed;
use super::{Locals, Parser, Result};
use rustc_hash::FxHashMap;

/// The blocks of the function being parsed.
#[derive(Default)]
struct Blocks {
    index: FxHashMap<String, BlockId>,
    blocks: Vec<Option<Block>>,
    names: Vec<String>,
}

impl Blocks {
    fn id(&mut self, spelling: &str) -> BlockId {
        if let Some(&id) = self.index.get(spelling) {
            return id;
        }
        let id = BlockId(self.blocks.len() as u32);
        self.blocks.push(None);
        self.names.push(spelling.to_string());
        self.index.insert(spelling.to_string(), id);
        id
    }
}

/// Whether a block may be followed by another.
fn enters(terminator: &Terminator, block: BlockId) -> bool {
    match terminator {
        Terminator::Branch(to) => *to == block,
        Terminator::Invoke { normal, unwind, .. } => *normal == block || *unwind == block,
        Terminator::ConditionalBranch(_, yes, no) => *yes == block || *no == block,
        Terminator::Switch { default, cases, .. } => {
            *default == block || cases.iter().any(|(_, to)| *to == block)
        }
        _ => false,
    }
}

/// A function's line up to its body.
struct Head {
    linkage: Linkage,
    name: String,
    result: TypeId,
    parameters: Vec<Parameter>,
    variadic: bool,
    unnamed: u32,
    debug: Option<MetadataId>,
}

impl<'s> Parser<'s> {
    pub(super) fn module(&mut self) -> Result<()> {
        while let Some(token) = self.peek() {
            match token {
                Token::Word("define") => self.define()?,
                Token::Word("declare") => {
                    self.position += 1;
                    let head = self.head()?;
                    if head.linkage == Linkage::Weak {
                        self.module.weak_declarations.push(head.name.clone());
                    }
                    self.module.declarations.push(head.name);
                }
                Token::Word("target") => {
                    let of_apple = |token: Option<Token<'_>>| matches!(token, Some(Token::Text(text)) if text.contains("-apple-"));
                    self.module.apple |= of_apple(self.peek_at(3));
                    if let Some(Token::Text(text)) = self.peek_at(3)
                        && text.contains("-i128:128")
                    {
                        self.module.types.widest_alignment = 16;
                    }
                    self.skip_line()?;
                }
                Token::Word("attributes" | "source_filename" | "module" | "uselistorder") => {
                    self.skip_line()?;
                }
                Token::Comdat(_) | Token::Summary => self.skip_line()?,
                Token::Local(spelling) => self.type_definition(spelling)?,
                Token::Global(spelling) => self.global(spelling)?,
                Token::MetadataId(number) => self.metadata(number)?,
                Token::MetadataName(_) => self.skip_line()?,
                _ => return self.unexpected("a definition"),
            }
        }
        Ok(())
    }

    fn type_definition(&mut self, spelling: &str) -> Result<()> {
        self.position += 1;
        self.expect(Token::Equals)?;
        self.expect_word("type")?;
        let id = self.module.types.name(&name(spelling));
        if self.accept_word("opaque") {
            return Ok(());
        }
        let ty = self.ty()?;
        self.module.types.define(id, ty);
        Ok(())
    }

    fn global(&mut self, spelling: &str) -> Result<()> {
        self.position += 1;
        self.expect(Token::Equals)?;
        let mut thread_local = false;
        let mut external = false;
        let mut linkage = Linkage::External;
        let constant = loop {
            let word = self.word()?;
            if let Some(named) = Linkage::from_word(word) {
                linkage = named;
            }
            match word {
                "global" => break false,
                "constant" => break true,
                "alias" => return self.alias(spelling, linkage),
                "ifunc" => return self.ifunc(spelling),
                "thread_local" => thread_local = true,
                "external" | "extern_weak" => external = true,
                _ => {}
            }
            if self.peek() == Some(Token::ParenOpen) {
                self.skip_group()?;
            }
        };
        let ty = self.ty()?;
        let initializer = if external {
            None
        } else {
            Some(self.constant(ty)?)
        };
        let (mut align, mut debug) = (0, None);
        while self.accept(Token::Comma) {
            match self.next()? {
                Token::Word("align") => align = self.number()?,
                Token::Word("section" | "partition") => {
                    self.next()?;
                }
                Token::Word(_) => {
                    if self.peek() == Some(Token::ParenOpen) {
                        self.skip_group()?;
                    }
                }
                Token::MetadataName(kind) => {
                    let value = self.next()?;
                    if let (Token::MetadataId(number), "dbg") = (value, kind) {
                        debug = number.parse().ok().map(MetadataId);
                    }
                }
                _ => {
                    self.position -= 1;
                    return self.unexpected("an attribute of a global");
                }
            }
        }
        while let Some(Token::Hash(_)) = self.peek() {
            self.position += 1;
        }
        self.module.globals.push(Global {
            name: name(spelling),
            ty,
            initializer,
            thread_local,
            constant,
            align,
            linkage,
            debug,
        });
        Ok(())
    }

    fn alias(&mut self, spelling: &str, linkage: Linkage) -> Result<()> {
        self.ty()?;
        self.expect(Token::Comma)?;
        let (_, target) = self.typed_constant()?;
        self.module.aliases.push(Alias {
            name: name(spelling),
            target,
            linkage,
        });
        if self.peek() == Some(Token::Comma) {
            self.skip_line()?;
        }
        Ok(())
    }

    /// A function that is chosen when the program is loaded: as if it was defined elsewhere.
    fn ifunc(&mut self, spelling: &str) -> Result<()> {
        self.module.declarations.push(name(spelling));
        self.skip_line()
    }

    fn head(&mut self) -> Result<Head> {
        self.locals = Locals::default();
        let mut debug = None;
        while let Some(Token::MetadataName(_)) = self.peek() {
            self.position += 2;
        }
        let linkage = match self.peek() {
            Some(Token::Word(word)) => Linkage::from_word(word).unwrap_or_default(),
            _ => Linkage::External,
        };
        self.attributes()?;
        let result = self.ty()?;
        let function = match self.next()? {
            Token::Global(spelling) => name(spelling),
            _ => {
                self.position -= 1;
                return self.unexpected("a function's name");
            }
        };
        self.expect(Token::ParenOpen)?;
        let mut parameters = Vec::new();
        let mut variadic = false;
        let mut unnamed = 0;
        while !self.accept(Token::ParenClose) {
            if self.accept_word("...") {
                variadic = true;
            } else {
                let ty = self.ty()?;
                let by_value = self.attributes()?;
                let local = match self.peek() {
                    Some(Token::Local(spelling)) => {
                        self.position += 1;
                        unnamed += u32::from(spelling.bytes().all(|byte| byte.is_ascii_digit()));
                        self.locals.id(spelling)
                    }
                    _ => self.locals.id(&parameters.len().to_string()),
                };
                parameters.push(Parameter {
                    ty,
                    local,
                    by_value,
                });
            }
            if !self.accept(Token::Comma) {
                self.expect(Token::ParenClose)?;
                break;
            }
        }
        // Attributes, section, comdat, personality and the like, up to the body or the next
        // definition.
        loop {
            match self.peek() {
                None | Some(Token::BraceOpen) => break,
                Some(_) if self.at_line_start() => break,
                Some(Token::MetadataName("dbg")) => {
                    self.position += 1;
                    if let Token::MetadataId(number) = self.next()? {
                        debug = number.parse().ok().map(MetadataId);
                    }
                }
                Some(Token::ParenOpen) => self.skip_group()?,
                Some(Token::Word("personality" | "prefix" | "prologue")) => {
                    self.position += 1;
                    self.typed_constant()?;
                }
                Some(_) => self.position += 1,
            }
        }
        Ok(Head {
            linkage,
            name: function,
            result,
            parameters,
            variadic,
            unnamed,
            debug,
        })
    }

    fn define(&mut self) -> Result<()> {
        self.position += 1;
        let head = self.head()?;
        self.function.clone_from(&head.name);
        self.expect(Token::BraceOpen)?;
        let mut blocks = Blocks::default();
        let entry = match self.block_label() {
            Some(label) => label,
            None => head.unnamed.to_string(),
        };
        let mut current = blocks.id(&entry);
        loop {
            let block = self.block(&mut blocks)?;
            let slot = &mut blocks.blocks[current.0 as usize];
            if slot.is_some() {
                return Err(self.error("a block is defined twice"));
            }
            *slot = Some(block);
            if self.accept(Token::BraceClose) {
                break;
            }
            match self.block_label() {
                Some(label) => current = blocks.id(&label),
                None => return self.unexpected("a label"),
            }
        }
        let mut bodies = Vec::with_capacity(blocks.blocks.len());
        for (block, name) in blocks.blocks.into_iter().zip(&blocks.names) {
            match block {
                Some(block) => bodies.push(block),
                None => return Err(self.error(format!("the block %{name} is not defined"))),
            }
        }
        if bodies
            .iter()
            .any(|block| enters(&block.terminator, BlockId(0)))
        {
            return Err(self.error(format!("the entry block of @{} is jumped to", head.name)));
        }
        self.module.functions.push(Function {
            linkage: head.linkage,
            name: head.name,
            result: head.result,
            parameters: head.parameters,
            variadic: head.variadic,
            locals: std::mem::take(&mut self.locals.names),
            blocks: bodies,
            debug: head.debug,
            variables: std::mem::take(&mut self.locals.variables),
        });
        Ok(())
    }

    /// `label:`, if it comes next.
    fn block_label(&mut self) -> Option<String> {
        if self.peek_at(1) != Some(Token::Colon) {
            return None;
        }
        let label = match self.peek()? {
            Token::Word(label) | Token::Integer(label) | Token::Text(label) => label.to_string(),
            Token::Comdat(label) => format!("${label}"),
            _ => return None,
        };
        self.position += 2;
        Some(label)
    }

    fn block(&mut self, blocks: &mut Blocks) -> Result<Block> {
        let mut statements = Vec::new();
        loop {
            if let Some(Token::Hash(_)) = self.peek() {
                self.skip_line()?;
                continue;
            }
            let result = match self.peek() {
                Some(Token::Local(spelling)) => {
                    self.position += 1;
                    self.expect(Token::Equals)?;
                    Some(self.locals.id(spelling))
                }
                _ => None,
            };
            let parsed = self.instruction(&mut |spelling| blocks.id(spelling))?;
            let location = self.attachments()?;
            match parsed {
                Parsed::Nothing => {}
                Parsed::Instruction(instruction) => statements.push(Statement {
                    result,
                    instruction,
                    location,
                }),
                Parsed::Terminator(mut terminator) => {
                    if let Terminator::Invoke { result: place, .. } = &mut terminator {
                        *place = result;
                    }
                    return Ok(Block {
                        statements,
                        terminator,
                        location,
                    });
                }
            }
        }
    }

    fn metadata(&mut self, number: &str) -> Result<()> {
        self.position += 1;
        self.expect(Token::Equals)?;
        self.accept_word("distinct");
        let number = number
            .parse()
            .map(MetadataId)
            .map_err(|_| self.error("a metadata number is too large"))?;
        if self.peek() == Some(Token::Bang) && self.peek_at(1) == Some(Token::BraceOpen) {
            return self.metadata_list(number);
        }
        let Some(Token::MetadataName(kind)) = self.peek() else {
            return self.skip_line();
        };
        let keep = matches!(
            kind,
            "DILocation"
                | "DIFile"
                | "DISubprogram"
                | "DILexicalBlock"
                | "DILexicalBlockFile"
                | "DIBasicType"
                | "DIDerivedType"
                | "DICompositeType"
                | "DISubrange"
                | "DIGlobalVariable"
                | "DILocalVariable"
                | "DIGlobalVariableExpression"
        );
        if !keep {
            return self.skip_line();
        }
        self.position += 1;
        self.expect(Token::ParenOpen)?;
        let fields = self.metadata_fields()?;
        let reference = |key: &str| match fields.get(key) {
            Some(Token::MetadataId(id)) => id.parse().ok().map(MetadataId),
            _ => None,
        };
        let place = |key: &str| match fields.get(key) {
            Some(Token::Integer(digits)) => digits.parse().unwrap_or(0),
            _ => 0,
        };
        let line = place("line");
        let word = |key: &str| match fields.get(key) {
            Some(Token::Word(word)) => *word,
            _ => "",
        };
        let count = |key: &str| match fields.get(key) {
            Some(Token::Integer(digits)) => digits.parse::<u64>().ok(),
            _ => None,
        };
        let text = |key: &str| match fields.get(key) {
            Some(Token::Text(text)) => Some(name(text)).filter(|text| !text.is_empty()),
            _ => None,
        };
        let node = match kind {
            "DIDerivedType" if matches!(word("tag"), "DW_TAG_member" | "DW_TAG_inheritance") => {
                DebugNode::Member {
                    name: text("name").unwrap_or_default(),
                    base: reference("baseType"),
                    bits: count("size"),
                    offset: count("offset").unwrap_or(0),
                    inherited: word("tag") == "DW_TAG_inheritance",
                }
            }
            "DIBasicType" | "DIDerivedType" | "DICompositeType" => DebugNode::Type {
                tag: match word("tag") {
                    "DW_TAG_array_type" => TypeTag::Array,
                    "DW_TAG_structure_type" | "DW_TAG_class_type" | "DW_TAG_union_type" => {
                        TypeTag::Members
                    }
                    "DW_TAG_typedef"
                    | "DW_TAG_const_type"
                    | "DW_TAG_volatile_type"
                    | "DW_TAG_restrict_type"
                    | "DW_TAG_atomic_type" => TypeTag::Same,
                    "DW_TAG_pointer_type" | "DW_TAG_reference_type" => TypeTag::Pointer,
                    _ => TypeTag::Other,
                },
                base: reference("baseType"),
                bits: count("size"),
                elements: reference("elements"),
            },
            "DISubrange" => DebugNode::Range(count("count").unwrap_or(0)),
            "DIGlobalVariable" | "DILocalVariable" => DebugNode::Variable {
                name: text("name").unwrap_or_default(),
                ty: reference("type"),
            },
            "DIGlobalVariableExpression" => match reference("var") {
                Some(variable) => DebugNode::VariableExpression(variable),
                None => return Ok(()),
            },
            "DILocation" => DebugNode::Location {
                line,
                column: place("column"),
                scope: reference("scope"),
            },
            "DIFile" => {
                let Some(file) = text("filename") else {
                    return Ok(());
                };
                DebugNode::File {
                    name: file,
                    folder: text("directory"),
                }
            }
            _ => DebugNode::Scope {
                name: text("name").unwrap_or_default(),
                file: reference("file"),
                parent: reference("scope"),
                line,
            },
        };
        self.module.debug.insert(number, node);
        Ok(())
    }

    /// `!{!1, !2}`; one with something else in it is of no interest.
    fn metadata_list(&mut self, number: MetadataId) -> Result<()> {
        self.position += 2;
        let mut listed = Vec::new();
        while let Some(Token::MetadataId(id)) = self.peek() {
            self.position += 1;
            listed.extend(id.parse().ok().map(MetadataId));
            if !self.accept(Token::Comma) {
                break;
            }
        }
        if !self.accept(Token::BraceClose) {
            return self.skip_line();
        }
        self.module.debug.insert(number, DebugNode::List(listed));
        Ok(())
    }

    /// `key: value, ...` up to the closing bracket; of each value only the first token is kept.
    fn metadata_fields(&mut self) -> Result<FxHashMap<&'s str, Token<'s>>> {
        let mut fields = FxHashMap::default();
        while !self.accept(Token::ParenClose) {
            let key = self.word()?;
            self.expect(Token::Colon)?;
            if let Some(value) = self.peek() {
                fields.insert(key, value);
            }
            while !matches!(self.peek(), Some(Token::Comma | Token::ParenClose) | None) {
                match self.peek() {
                    Some(Token::ParenOpen | Token::BraceOpen | Token::BracketOpen) => {
                        self.skip_group()?;
                    }
                    _ => self.position += 1,
                }
            }
            if !self.accept(Token::Comma) && self.peek().is_none() {
                return self.unexpected("`)`");
            }
        }
        Ok(fields)
    }
}
