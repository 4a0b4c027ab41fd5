//! Modules of LLVM's text form, as parsed: names resolved within functions, types interned, nothing
//! else.
//!
//! Pointers carry no pointee type: those of LLVM 14 are dropped by the parser, so that everything
//! behind it sees one form whatever the version.

use rustc_hash::FxHashMap;

/// An interned type of one module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeId(pub u32);

/// A named structure type, defined or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedTypeId(pub u32);

/// A local value of a function: a parameter or the result of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocalId(pub u32);

/// A block of a function, numbered by first mention; the entry is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BlockId(pub u32);

/// A numbered metadata node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MetadataId(pub u32);

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `void`
    Void,
    /// `iN`
    Integer(u32),
    /// `float`
    Float,
    /// `double`
    Double,
    /// A floating-point type that is not supported, by its name.
    OtherFloat(&'static str),
    /// Any pointer.
    Pointer,
    /// `[n x T]`
    Array(u64, TypeId),
    /// `<n x T>`
    Vector(u64, TypeId),
    /// A structure.
    Struct {
        /// The fields' types.
        fields: Vec<TypeId>,
        /// Without padding.
        packed: bool,
    },
    /// A named structure.
    Named(NamedTypeId),
    /// A function.
    Function {
        /// What it returns.
        result: TypeId,
        /// Its parameters.
        parameters: Vec<TypeId>,
        /// Whether it takes more arguments than these.
        variadic: bool,
    },
    /// `label`, `token`, `metadata`, `opaque`: nothing that a value of a program has.
    Other(&'static str),
}

/// The types of a module.
#[derive(Clone, Debug)]
pub struct Types {
    list: Vec<Type>,
    index: FxHashMap<Type, TypeId>,
    named: Vec<(String, Option<TypeId>)>,
    named_index: FxHashMap<String, NamedTypeId>,
    /// The alignment of the widest integers, in bytes.
    pub widest_alignment: u64,
}

impl Default for Types {
    fn default() -> Self {
        let mut types = Self {
            list: Vec::new(),
            index: FxHashMap::default(),
            named: Vec::new(),
            named_index: FxHashMap::default(),
            widest_alignment: 8,
        };
        types.intern(Type::Pointer);
        types.intern(Type::Integer(1));
        types
    }
}

impl Types {
    /// Pointers, in every module.
    pub const POINTER: TypeId = TypeId(0);
    /// `i1`, in every module.
    pub const BOOLEAN: TypeId = TypeId(1);

    /// The id of a type.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.index.get(&ty) {
            return id;
        }
        let id = TypeId(self.list.len() as u32);
        self.list.push(ty.clone());
        self.index.insert(ty, id);
        id
    }

    /// All structure types that occur.
    pub fn structures(&self) -> impl Iterator<Item = TypeId> + '_ {
        let is_structure = |ty: &Type| matches!(ty, Type::Struct { .. });
        let all = self.list.iter().enumerate();
        all.filter(move |(_, ty)| is_structure(ty))
            .map(|(index, _)| TypeId(index as u32))
    }

    /// Whether a type is mentioned anywhere.
    pub fn has(&self, ty: &Type) -> bool {
        self.index.contains_key(ty)
    }

    /// The type itself; a named one stays a name.
    pub fn get(&self, id: TypeId) -> &Type {
        &self.list[id.0 as usize]
    }

    /// The named structure with this name.
    pub fn name(&mut self, name: &str) -> NamedTypeId {
        if let Some(&id) = self.named_index.get(name) {
            return id;
        }
        let id = NamedTypeId(self.named.len() as u32);
        self.named.push((name.to_string(), None));
        self.named_index.insert(name.to_string(), id);
        id
    }

    /// Says what a name stands for.
    pub fn define(&mut self, name: NamedTypeId, ty: TypeId) {
        self.named[name.0 as usize].1 = Some(ty);
    }

    /// The name of a named structure.
    pub fn name_of(&self, name: NamedTypeId) -> &str {
        &self.named[name.0 as usize].0
    }

    /// The type with names replaced by what they stand for; `None` if that is not defined.
    pub fn resolve(&self, id: TypeId) -> Option<&Type> {
        let mut id = id;
        // A chain of names longer than the table is a cycle.
        for _ in 0..=self.named.len() {
            match self.get(id) {
                Type::Named(name) => id = self.named[name.0 as usize].1?,
                ty => return Some(ty),
            }
        }
        None
    }
}

/// The memory order of an atomic access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ordering {
    /// `unordered` and `monotonic`
    Monotonic,
    /// `acquire`
    Acquire,
    /// `release`
    Release,
    /// `acq_rel`
    AcquireRelease,
    /// `seq_cst`
    SequentiallyConsistent,
}

/// An operation of two integers or two floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum BinaryOperator {
    Add,
    Sub,
    Mul,
    UnsignedDiv,
    SignedDiv,
    UnsignedRem,
    SignedRem,
    ShiftLeft,
    LogicalShiftRight,
    ArithmeticShiftRight,
    And,
    Or,
    Xor,
    FloatAdd,
    FloatSub,
    FloatMul,
    FloatDiv,
    FloatRem,
}

/// How integers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum IntegerPredicate {
    Equal,
    NotEqual,
    UnsignedGreater,
    UnsignedGreaterEqual,
    UnsignedLess,
    UnsignedLessEqual,
    SignedGreater,
    SignedGreaterEqual,
    SignedLess,
    SignedLessEqual,
}

/// How floats are compared: the relations that make it true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatPredicate {
    /// True when the left side is less.
    pub less: bool,
    /// True when both are equal.
    pub equal: bool,
    /// True when the left side is greater.
    pub greater: bool,
    /// True when one side is not a number.
    pub unordered: bool,
}

/// A conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum CastOperator {
    Truncate,
    ZeroExtend,
    SignExtend,
    /// `bitcast`, `ptrtoint`, `inttoptr`, `addrspacecast`: the bits stay, cut or zero-extended to
    /// the width.
    Bits,
    FloatTruncate,
    FloatExtend,
    FloatToUnsigned,
    FloatToSigned,
    UnsignedToFloat,
    SignedToFloat,
}

/// What an `atomicrmw` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum RmwOperator {
    Exchange,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UnsignedMax,
    UnsignedMin,
}

/// A constant.
#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    /// An integer, two's complement in 128 bits.
    Integer(u128),
    /// A floating-point number; its type says how it is stored.
    Float(f64),
    /// `null`
    Null,
    /// `undef`, `poison`
    Undefined,
    /// `zeroinitializer`
    Zero,
    /// The address of a global or a function.
    Global(String),
    /// Fields or elements.
    Aggregate(Vec<(TypeId, Constant)>),
    /// `c"..."`
    Bytes(Vec<u8>),
    /// `splat (T c)`
    Unsupported(String),
    /// A constant `getelementptr`.
    ElementAddress {
        /// The type that the indices walk through.
        source: TypeId,
        /// The base address.
        base: Box<Constant>,
        /// The indices with their types.
        indices: Vec<(TypeId, Constant)>,
    },
    /// A conversion of a constant.
    Cast {
        /// Which.
        operator: CastOperator,
        /// What is converted, of which type.
        value: Box<(TypeId, Constant)>,
        /// To which type.
        to: TypeId,
    },
    /// An operation of constants.
    Binary {
        /// Which.
        operator: BinaryOperator,
        /// The operands' type.
        ty: TypeId,
        /// The operands.
        operands: Box<(Constant, Constant)>,
    },
    /// A comparison of constants.
    Compare {
        /// Which.
        predicate: IntegerPredicate,
        /// The operands' type.
        ty: TypeId,
        /// The operands.
        operands: Box<(Constant, Constant)>,
    },
    /// A choice between constants.
    Select(Box<(Constant, Constant, Constant)>),
}

/// A local value or a constant.
#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    /// A local value.
    Local(LocalId),
    /// A constant.
    Constant(Constant),
}

/// An operand and its type.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed {
    /// The type.
    pub ty: TypeId,
    /// The operand.
    pub value: Operand,
}

/// What is called.
#[derive(Clone, Debug, PartialEq)]
pub enum Callee {
    /// A function by name.
    Function(String),
    /// A function by address.
    Indirect(Operand),
    /// Inline assembly, with its text.
    Assembly(Assembly),
}

/// Inline assembly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assembly {
    /// The instructions, with `$0` and the like for operands.
    pub template: String,
    /// Where operands are, and what else changes.
    pub constraints: String,
    /// Whether it is in Intel's syntax.
    pub intel: bool,
}

/// An argument of a call.
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    /// The value.
    pub value: Typed,
    /// The structure behind the pointer is passed, not the pointer.
    pub by_value: Option<TypeId>,
}

/// A call.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The type of the result.
    pub result: TypeId,
    /// What is called.
    pub callee: Callee,
    /// The arguments.
    pub arguments: Vec<Argument>,
    /// How many of them have a parameter, if the function takes more.
    pub fixed: Option<usize>,
}

/// An instruction that is not a terminator.
#[derive(Clone, Debug, PartialEq)]
pub enum Instruction {
    /// Room on the stack.
    Alloca {
        /// For one value of this type,
        ty: TypeId,
        /// or so many.
        count: Option<Typed>,
        /// Alignment, 0 if not given.
        align: u64,
    },
    /// A load, atomic if it has an ordering.
    Load {
        /// The type of the value.
        ty: TypeId,
        /// The address.
        address: Operand,
        /// The memory order.
        ordering: Option<Ordering>,
        /// Whether it is one of a volatile variable.
        volatile: bool,
    },
    /// A store, atomic if it has an ordering.
    Store {
        /// What is stored.
        value: Typed,
        /// The address.
        address: Operand,
        /// The memory order.
        ordering: Option<Ordering>,
        /// Whether it is one of a volatile variable.
        volatile: bool,
    },
    /// A fence.
    Fence {
        /// The memory order.
        ordering: Ordering,
        /// `syncscope("singlethread")`: orders nothing between threads.
        single_thread: bool,
    },
    /// Compare and exchange: the old value, and whether it was the expected one.
    CompareExchange {
        /// The address.
        address: Operand,
        /// What is compared with.
        expected: Typed,
        /// What is written.
        desired: Operand,
        /// The memory order on success.
        success: Ordering,
        /// The memory order on failure.
        failure: Ordering,
        /// Whether it may fail although the values are equal.
        weak: bool,
    },
    /// Another read-modify-write: the old value.
    AtomicRmw {
        /// Which.
        operator: RmwOperator,
        /// The address.
        address: Operand,
        /// The operand.
        operand: Typed,
        /// The memory order.
        ordering: Ordering,
    },
    /// An address computed from a base and indices.
    ElementAddress {
        /// The type that the indices walk through.
        source: TypeId,
        /// The base address.
        base: Operand,
        /// The indices.
        indices: Vec<Typed>,
    },
    /// A call.
    Call(Call),
    /// An operation of two values.
    Binary {
        /// Which.
        operator: BinaryOperator,
        /// The left operand.
        left: Typed,
        /// The right operand, of the same type.
        right: Operand,
    },
    /// `fneg`
    Negate(Typed),
    /// `icmp`
    Compare {
        /// Which.
        predicate: IntegerPredicate,
        /// The left operand.
        left: Typed,
        /// The right operand, of the same type.
        right: Operand,
    },
    /// `fcmp`
    FloatCompare {
        /// Which.
        predicate: FloatPredicate,
        /// The left operand.
        left: Typed,
        /// The right operand, of the same type.
        right: Operand,
    },
    /// A conversion.
    Cast {
        /// Which.
        operator: CastOperator,
        /// What is converted.
        value: Typed,
        /// To which type.
        to: TypeId,
    },
    /// `select`
    Select {
        /// The condition.
        condition: Operand,
        /// The value if it holds.
        yes: Typed,
        /// The value if not.
        no: Operand,
    },
    /// `phi`
    Phi {
        /// The type.
        ty: TypeId,
        /// The values by the block from which control comes.
        incoming: Vec<(Operand, BlockId)>,
    },
    /// `extractvalue`
    ExtractValue {
        /// The aggregate.
        aggregate: Typed,
        /// The path.
        path: Vec<u32>,
    },
    /// `insertvalue`
    InsertValue {
        /// The aggregate.
        aggregate: Typed,
        /// What is put in.
        value: Typed,
        /// The path.
        path: Vec<u32>,
    },
    /// `freeze`
    Freeze(Typed),
    /// `landingpad`
    LandingPad(LandingPad),
    /// Something that the parser knows only by its name.
    Unsupported(String),
}

/// `landingpad`: where an exception arrives.
#[derive(Clone, Debug, PartialEq)]
pub struct LandingPad {
    /// The type of what it gives: the exception, and a number for the clause that it matches.
    pub ty: TypeId,
    /// Whether every exception arrives, if only on its way.
    pub cleanup: bool,
    /// The types that are caught, in order.
    pub catches: Vec<Typed>,
    /// Whether it has a list of the types that may pass, which is not supported.
    pub filters: bool,
}

/// How a block ends.
#[derive(Clone, Debug, PartialEq)]
pub enum Terminator {
    /// `ret`
    Return(Option<Typed>),
    /// `br label`
    Branch(BlockId),
    /// `br i1`
    ConditionalBranch(Operand, BlockId, BlockId),
    /// `switch`
    Switch {
        /// The value.
        value: Typed,
        /// Where to go if no case matches.
        default: BlockId,
        /// The cases.
        cases: Vec<(u128, BlockId)>,
    },
    /// `invoke`: a call, and where control goes when it returns.
    Invoke {
        /// Where the result goes.
        result: Option<LocalId>,
        /// The call.
        call: Call,
        /// The next block.
        normal: BlockId,
        /// Where control goes if the call ends with an exception.
        unwind: BlockId,
    },
    /// `resume`: an exception goes on to the callers.
    Resume(Typed),
    /// `unreachable`
    Unreachable,
    /// Something that the parser knows only by its name.
    Unsupported(String),
}

/// An instruction with its result and place.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// Where the result goes.
    pub result: Option<LocalId>,
    /// What is done.
    pub instruction: Instruction,
    /// The debug location.
    pub location: Option<MetadataId>,
}

/// A block.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Its instructions.
    pub statements: Vec<Statement>,
    /// How it ends.
    pub terminator: Terminator,
    /// The debug location of the terminator.
    pub location: Option<MetadataId>,
}

/// A parameter of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its type.
    pub ty: TypeId,
    /// Its name in the body.
    pub local: LocalId,
    /// The structure behind the pointer is passed, not the pointer.
    pub by_value: Option<TypeId>,
}

/// Who can mean a definition by its name, and what becomes of several with one name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Linkage {
    /// All modules of the program, which has only one of it.
    #[default]
    External,
    /// All modules; of several, the program takes one.
    Weak,
    /// The module alone.
    Local,
}

impl Linkage {
    /// The linkage that a word of a definition stands for, if it does for one.
    pub fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "internal" | "private" => Self::Local,
            "weak"
            | "weak_odr"
            | "linkonce"
            | "linkonce_odr"
            | "available_externally"
            | "extern_weak"
            | "common" => Self::Weak,
            _ => return None,
        })
    }
}

/// A function with a body.
#[derive(Clone, Debug)]
pub struct Function {
    /// Who can call it by its name.
    pub linkage: Linkage,
    /// Its name.
    pub name: String,
    /// What it returns.
    pub result: TypeId,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// Whether it takes more arguments than these.
    pub variadic: bool,
    /// The names of local values.
    pub locals: Vec<String>,
    /// The body, entry first.
    pub blocks: Vec<Block>,
    /// Its `DISubprogram`.
    pub debug: Option<MetadataId>,
    /// What debug information says of local variables.
    pub variables: Vec<(LocalId, MetadataId)>,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: TypeId,
    /// Its value at the start; `None` if it is defined elsewhere.
    pub initializer: Option<Constant>,
    /// One for each thread.
    pub thread_local: bool,
    /// Never written.
    pub constant: bool,
    /// Alignment, 0 if not given.
    pub align: u64,
    /// Who can use it by its name.
    pub linkage: Linkage,
    /// Its debug information.
    pub debug: Option<MetadataId>,
}

/// Another name for a global or a function.
#[derive(Clone, Debug)]
pub struct Alias {
    /// The name.
    pub name: String,
    /// What it stands for.
    pub target: Constant,
    /// Who can use the name.
    pub linkage: Linkage,
}

/// What kind of type debug information is about, as far as it matters for names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeTag {
    /// Elements.
    Array,
    /// Members: a structure, class or union.
    Members,
    /// Another name for, or kind of, the type that it is based on.
    Same,
    /// A pointer or reference to the type that it is based on.
    Pointer,
    /// Any other: it has no parts.
    Other,
}

/// The debug information that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebugNode {
    /// A place.
    Location {
        /// The line.
        line: u32,
        /// The column in bytes, from 1; 0 if it is not known.
        column: u32,
        /// The scope that it is in.
        scope: Option<MetadataId>,
    },
    /// A function or block.
    Scope {
        /// The function's name in the source, empty for a block.
        name: String,
        /// The file.
        file: Option<MetadataId>,
        /// The scope around it.
        parent: Option<MetadataId>,
        /// The first line.
        line: u32,
    },
    /// A type.
    Type {
        /// What kind.
        tag: TypeTag,
        /// The type that it is based on.
        base: Option<MetadataId>,
        /// Its size.
        bits: Option<u64>,
        /// Members, or ranges of dimensions.
        elements: Option<MetadataId>,
    },
    /// A member of a type, or a base class.
    Member {
        /// Its name, which may be empty.
        name: String,
        /// Its type.
        base: Option<MetadataId>,
        /// Its size.
        bits: Option<u64>,
        /// Where it is, in bits.
        offset: u64,
        /// Whether it is a base class.
        inherited: bool,
    },
    /// How many elements a dimension has.
    Range(u64),
    /// Several nodes.
    List(Vec<MetadataId>),
    /// A global variable.
    Variable {
        /// Its name in the source.
        name: String,
        /// Its type.
        ty: Option<MetadataId>,
    },
    /// What a global variable's own debug information is: it names the variable.
    VariableExpression(MetadataId),
    /// A file.
    File {
        /// Its name.
        name: String,
        /// The folder in which it was compiled, if the module says so: a name that is no absolute
        /// path is below it.
        folder: Option<String>,
    },
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Its types.
    pub types: Types,
    /// Its global variables.
    pub globals: Vec<Global>,
    /// Its functions with bodies.
    pub functions: Vec<Function>,
    /// The names of functions without bodies.
    pub declarations: Vec<String>,
    /// Those of them that need not be defined: their address is null then.
    pub weak_declarations: Vec<String>,
    /// Other names.
    pub aliases: Vec<Alias>,
    /// Whether it is for macOS.
    pub apple: bool,
    /// Debug information by number.
    pub debug: FxHashMap<MetadataId, DebugNode>,
}

impl Module {
    /// Gives the files other names in all positions: `rename` gets the folder of the compilation
    /// and the name.
    pub fn rename_files(&mut self, mut rename: impl FnMut(Option<&str>, &str) -> String) {
        for node in self.debug.values_mut() {
            if let DebugNode::File { name, folder } = node {
                *name = rename(folder.as_deref(), name);
            }
        }
    }

    /// The name in the source of the function that debug information is about.
    pub fn function_name(&self, function: MetadataId) -> Option<&str> {
        match self.debug.get(&function)? {
            DebugNode::Scope { name, .. } if !name.is_empty() => Some(name),
            _ => None,
        }
    }

    /// The column of a debug location, 0 if it is not known.
    pub fn column(&self, location: MetadataId) -> u32 {
        match self.debug.get(&location) {
            Some(DebugNode::Location { column, .. }) => *column,
            _ => 0,
        }
    }

    /// The file and line of a debug location.
    pub fn position(&self, location: MetadataId) -> Option<(&str, u32)> {
        let (line, mut scope) = match self.debug.get(&location)? {
            DebugNode::Location { line, scope, .. } => (*line, *scope),
            DebugNode::Scope { line, .. } => (*line, Some(location)),
            _ => return None,
        };
        // Scopes form a tree; the bound only guards against a malformed one.
        for _ in 0..=self.debug.len() {
            match self.debug.get(&scope?)? {
                DebugNode::Scope {
                    file: Some(file), ..
                } => match self.debug.get(file)? {
                    DebugNode::File { name, .. } => return Some((name, line)),
                    _ => return None,
                },
                DebugNode::Scope { parent, .. } => scope = *parent,
                DebugNode::File { name, .. } => return Some((name, line)),
                DebugNode::Location { scope: next, .. } => scope = *next,
                _ => return None,
            }
        }
        None
    }
}
