//! Sizes, alignments and the scalar parts of types, as on 64-bit machines with 8-byte pointers.
//!
//! All versions of clang agree on these for the types that are supported, but for the alignment of
//! integers of 128 bits, so that nothing else is read of the module's own data layout string.

use super::constant::is_pair;
use crate::c::llvm::ast::{Type, TypeId, Types};
use rustc_hash::FxHashMap;

/// How many scalar parts a value of one instruction may have.
const LEAF_LIMIT: usize = 1024;

/// How many types are looked at to find the parts of one.
const VISIT_LIMIT: u32 = 10_000;

/// How deep types may nest: they were parsed with a limit, but names can nest them further or in a
/// circle.
const DEPTH_LIMIT: u32 = 64;

/// A scalar part of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Where it begins.
    pub offset: u64,
    /// Its width in bits.
    pub bits: u32,
    /// What it is.
    pub kind: LeafKind,
}

impl Leaf {
    /// Its size in memory.
    pub fn bytes(&self) -> u64 {
        u64::from(self.bits.div_ceil(8))
    }
}

/// What a scalar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafKind {
    /// An integer or an address.
    Integer,
    /// A float.
    Float,
    /// A float of double precision.
    Double,
}

/// The layout of the types of one module.
#[derive(Clone, Copy, Debug)]
pub struct Layout<'m> {
    types: &'m Types,
}

/// Why a type has no layout here.
pub type LayoutError = String;

fn round_up(value: u64, align: u64) -> Option<u64> {
    value.checked_next_multiple_of(align.max(1))
}

impl<'m> Layout<'m> {
    /// The layout of these types.
    pub fn new(types: &'m Types) -> Self {
        Self { types }
    }

    fn resolve(&self, ty: TypeId) -> Result<&'m Type, LayoutError> {
        self.types
            .resolve(ty)
            .ok_or_else(|| match self.types.get(ty) {
                Type::Named(name) => format!(
                    "the type %{}, which is not defined",
                    self.types.name_of(*name)
                ),
                _ => "a type that is not defined".to_string(),
            })
    }

    /// Size and alignment of a type in memory, the size a multiple of the alignment.
    pub fn size_align(&self, ty: TypeId) -> Result<(u64, u64), LayoutError> {
        self.measure(ty, 0, &mut FxHashMap::default())
    }

    /// Each type is measured once a call: types that share parts can have exponentially many ways
    /// through them.
    fn measure(
        &self,
        ty: TypeId,
        depth: u32,
        known: &mut FxHashMap<TypeId, (u64, u64)>,
    ) -> Result<(u64, u64), LayoutError> {
        if let Some(measured) = known.get(&ty) {
            return Ok(*measured);
        }
        if depth > DEPTH_LIMIT {
            return Err(format!("a type nested more than {DEPTH_LIMIT} levels deep"));
        }
        let too_large = || "a type larger than memory".to_string();
        let measured = match self.resolve(ty)? {
            Type::Integer(bits) => {
                let bytes = u64::from(bits.div_ceil(8)).next_power_of_two();
                let align = bytes.min(self.types.widest_alignment);
                (round_up(bytes, align).ok_or_else(too_large)?, align)
            }
            Type::Float => (4, 4),
            Type::Double | Type::Pointer => (8, 8),
            Type::OtherFloat("half" | "bfloat") => (2, 2),
            Type::OtherFloat(_) => (16, 16),
            Type::Array(count, element) => {
                let (size, align) = self.measure(*element, depth + 1, known)?;
                (size.checked_mul(*count).ok_or_else(too_large)?, align)
            }
            Type::Vector(count, element) => {
                let (size, _) = self.measure(*element, depth + 1, known)?;
                let size = size
                    .checked_mul(*count)
                    .and_then(u64::checked_next_power_of_two)
                    .ok_or_else(too_large)?;
                (size, size)
            }
            Type::Struct { fields, packed } => {
                let mut offset = 0u64;
                let mut most = 1;
                for field in fields {
                    let (size, align) = self.measure(*field, depth + 1, known)?;
                    let align = if *packed { 1 } else { align };
                    offset = round_up(offset, align)
                        .and_then(|start| start.checked_add(size))
                        .ok_or_else(too_large)?;
                    most = most.max(align);
                }
                (round_up(offset, most).ok_or_else(too_large)?, most)
            }
            Type::Void => (0, 1),
            Type::Function { .. } => return Err("the size of a function".to_string()),
            Type::Other(name) => return Err(format!("the type `{name}`")),
            Type::Named(_) => return Err("a type that is not defined".to_string()),
        };
        known.insert(ty, measured);
        Ok(measured)
    }

    /// Size of a type in memory.
    pub fn size(&self, ty: TypeId) -> Result<u64, LayoutError> {
        Ok(self.size_align(ty)?.0)
    }

    /// The part of an aggregate with this index: its offset and type.
    pub fn element(&self, ty: TypeId, index: u64) -> Result<(u64, TypeId), LayoutError> {
        match self.resolve(ty)? {
            Type::Array(_, element) | Type::Vector(_, element) => {
                let stride = self.size(*element)?;
                Ok((stride.wrapping_mul(index), *element))
            }
            Type::Struct { fields, packed } => {
                let mut offset = 0;
                for (number, field) in fields.iter().enumerate() {
                    let (size, align) = self.size_align(*field)?;
                    let align = if *packed { 1 } else { align };
                    offset = round_up(offset, align).unwrap_or(offset);
                    if number as u64 == index {
                        return Ok((offset, *field));
                    }
                    offset = offset.saturating_add(size);
                }
                Err(format!("the field {index} of a structure that has fewer"))
            }
            _ => Err("an index into something that is not an aggregate".to_string()),
        }
    }

    /// How many parts an aggregate has, and whether they all have the same type and distance.
    pub fn is_struct(&self, ty: TypeId) -> Result<bool, LayoutError> {
        Ok(matches!(self.resolve(ty)?, Type::Struct { .. }))
    }

    /// The scalar parts of a type in order.
    pub fn leaves(&self, ty: TypeId) -> Result<Vec<Leaf>, LayoutError> {
        let mut leaves = Vec::new();
        let mut visits = 0;
        self.collect(ty, 0, &mut leaves, 0, &mut visits)?;
        Ok(leaves)
    }

    fn collect(
        &self,
        ty: TypeId,
        offset: u64,
        leaves: &mut Vec<Leaf>,
        depth: u32,
        visits: &mut u32,
    ) -> Result<(), LayoutError> {
        *visits += 1;
        if *visits > VISIT_LIMIT {
            return Err("a type with too many parts".to_string());
        }
        if depth > DEPTH_LIMIT {
            return Err(format!("a type nested more than {DEPTH_LIMIT} levels deep"));
        }
        if leaves.len() >= LEAF_LIMIT {
            return Err(format!("a value of more than {LEAF_LIMIT} parts"));
        }
        let mut scalar = |bits, kind| leaves.push(Leaf { offset, bits, kind });
        match self.resolve(ty)? {
            Type::Integer(bits) if *bits <= 64 => scalar(*bits, LeafKind::Integer),
            Type::Integer(128) => leaves.extend([0, 8].map(|half| Leaf {
                offset: offset + half,
                bits: 64,
                kind: LeafKind::Integer,
            })),
            Type::Integer(bits) => return Err(format!("an integer of {bits} bits")),
            Type::Pointer => scalar(64, LeafKind::Integer),
            Type::Float => scalar(32, LeafKind::Float),
            Type::Double => scalar(64, LeafKind::Double),
            Type::OtherFloat(name) => return Err(format!("the type `{name}`")),
            Type::Vector(..) if is_pair(self.types, ty) => scalar(64, LeafKind::Integer),
            Type::Vector(..) => return Err("a vector type".to_string()),
            Type::Array(count, element) => {
                let stride = self.size(*element)?;
                for index in 0..*count {
                    let before = leaves.len();
                    self.collect(*element, offset + index * stride, leaves, depth + 1, visits)?;
                    if leaves.len() == before {
                        // Elements without parts: however many there are, they add nothing.
                        break;
                    }
                }
            }
            Type::Struct { fields, .. } => {
                for index in 0..fields.len() as u64 {
                    let (start, field) = self.element(ty, index)?;
                    self.collect(field, offset + start, leaves, depth + 1, visits)?;
                }
            }
            Type::Void => {}
            Type::Function { .. } => return Err("a function as a value".to_string()),
            Type::Other(name) => return Err(format!("the type `{name}`")),
            Type::Named(_) => return Err("a type that is not defined".to_string()),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::c::llvm::parse;

    fn measure(text: &str) -> (u64, u64, Vec<(u64, u32)>) {
        let module =
            parse(&format!("%t = type {text}\n@g = global %t zeroinitializer")).expect("a module");
        let layout = Layout::new(&module.types);
        let ty = module.globals[0].ty;
        let (size, align) = layout.size_align(ty).expect("a size");
        let leaves = layout.leaves(ty).expect("leaves");
        (
            size,
            align,
            leaves.iter().map(|leaf| (leaf.offset, leaf.bits)).collect(),
        )
    }

    #[test]
    fn structures_are_padded() {
        assert_eq!(
            measure("{ i32, ptr, i8 }"),
            (24, 8, vec![(0, 32), (8, 64), (16, 8)])
        );
        assert_eq!(measure("<{ i8, i32 }>"), (5, 1, vec![(0, 8), (1, 32)]));
        assert_eq!(
            measure("[2 x { i16, i8 }]"),
            (8, 2, vec![(0, 16), (2, 8), (4, 16), (6, 8)])
        );
    }

    #[test]
    fn shared_parts_do_not_multiply_the_work() {
        let mut text = "%t0 = type {}\n%u0 = type { i8 }\n".to_string();
        for level in 1..60 {
            let below = level - 1;
            text.push_str(&format!("%t{level} = type {{ %t{below}, %t{below} }}\n"));
            text.push_str(&format!("%u{level} = type {{ %u{below}, %u{below} }}\n"));
        }
        text.push_str("@e = global %t59 zeroinitializer\n@f = global %u59 zeroinitializer\n");
        text.push_str("@g = global { i32, [4000000000 x {}] } zeroinitializer\n");
        let module = parse(&text).expect("a module");
        let layout = Layout::new(&module.types);
        assert_eq!(layout.size(module.globals[0].ty), Ok(0));
        assert_eq!(layout.size(module.globals[1].ty), Ok(1 << 59));
        assert!(layout.leaves(module.globals[0].ty).is_err());
        assert!(layout.leaves(module.globals[1].ty).is_err());
        assert_eq!(
            layout
                .leaves(module.globals[2].ty)
                .map(|leaves| leaves.len()),
            Ok(1)
        );
    }

    #[test]
    fn circular_types_are_refused() {
        let module = parse("%t = type { %t }\n@g = global %t zeroinitializer").expect("a module");
        assert!(
            Layout::new(&module.types)
                .size(module.globals[0].ty)
                .is_err()
        );
    }
}
