//! Names of parts of objects: what debug information says about a variable's type, as far as it is
//! needed to call the bytes of `buf` by `buf[1].next`.

use crate::c::llvm::ast::{DebugNode, MetadataId, Module, TypeTag};

/// How deep types may nest. Pointers end a shape, so that only a malformed module goes deeper.
const NESTING_LIMIT: u32 = 32;

/// What the parts of an object are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// It has none.
    Whole,
    /// Elements, one after the other.
    Array {
        /// Bytes of each.
        stride: u64,
        /// What each is.
        element: Box<Shape>,
    },
    /// Members; those of a union lie over each other.
    Members {
        /// Bytes of all.
        size: u64,
        /// The members.
        members: Vec<Member>,
    },
}

/// A member of a structure or union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Empty for a base class, and for a member that has no name.
    name: String,
    offset: u64,
    size: u64,
    shape: Shape,
}

/// Names that belong to the C library: what they stand for says nothing to people.
fn is_reserved(name: &str) -> bool {
    let mut characters = name.chars();
    characters.next() == Some('_')
        && characters
            .next()
            .is_some_and(|second| second == '_' || second.is_ascii_uppercase())
}

impl Shape {
    /// The shape of the variable that debug information is about, and the variable's own name.
    pub fn of_variable(module: &Module, variable: MetadataId) -> Option<(String, Shape)> {
        let variable = match module.debug.get(&variable)? {
            DebugNode::VariableExpression(variable) => module.debug.get(variable)?,
            other => other,
        };
        let DebugNode::Variable { name, ty } = variable else {
            return None;
        };
        let shape = ty.map_or(Shape::Whole, |ty| shape(module, ty, 0));
        Some((name.clone(), shape))
    }

    /// The member at the end that has as many elements as there is room for.
    fn open_end(&self) -> Option<&Member> {
        let Shape::Members { members, .. } = self else {
            return None;
        };
        let last = members.last()?;
        (last.size == 0 && matches!(last.shape, Shape::Array { .. })).then_some(last)
    }

    /// What the bytes at an offset are called, behind the name of the object.
    pub fn part(&self, offset: u64, size: u64) -> String {
        match self.path(offset, size) {
            Some(path) => path,
            None if offset == 0 => String::new(),
            None => format!("+{offset}"),
        }
    }

    /// The name of a part, if there is one that says all.
    fn path(&self, offset: u64, size: u64) -> Option<String> {
        match self {
            Shape::Whole => (offset == 0).then(String::new),
            Shape::Array { stride: 0, .. } => None,
            Shape::Array { stride, element } => {
                let rest = element.part(offset % stride, size);
                Some(format!("[{}]{rest}", offset / stride))
            }
            // The whole of it.
            Shape::Members { size: whole, .. } if offset == 0 && size == *whole => {
                Some(String::new())
            }
            Shape::Members { members, .. } => {
                let inside = |member: &&Member| {
                    let start = offset.checked_sub(member.offset);
                    start.is_some_and(|start| start < member.size)
                };
                let parts = || members.iter().filter(inside);
                // Of the members of a union, one that is as large as the access.
                let exact = |member: &&Member| member.offset == offset && member.size == size;
                // What lies behind all members belongs to an array at the end without a size.
                let open = || self.open_end().filter(|last| offset >= last.offset);
                let member = parts()
                    .find(exact)
                    .or_else(|| parts().next())
                    .or_else(open)?;
                if is_reserved(&member.name) {
                    return None;
                }
                let rest = member.shape.part(offset - member.offset, size);
                let dot = if member.name.is_empty() { "" } else { "." };
                Some(format!("{dot}{}{rest}", member.name))
            }
        }
    }
}

/// What a pointer points to: one or several of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointee {
    /// Bytes of each.
    size: u64,
    shape: Shape,
}

impl Pointee {
    /// What a pointer of this type points to, if that is something with a size.
    pub fn of_pointer(module: &Module, pointer: MetadataId) -> Option<Self> {
        let ty = pointed_to(module, pointer)?;
        let size = bytes(module, ty, 0).filter(|size| *size > 0)?;
        let shape = shape(module, ty, 0);
        Some(Self { size, shape })
    }

    /// What bytes at an offset are called, of an object of so many bytes, behind its name.
    pub fn part(&self, whole: u64, offset: u64, size: u64) -> String {
        if whole < self.size {
            return Shape::Whole.part(offset, size);
        }
        let several = whole >= 2 * self.size && whole.is_multiple_of(self.size);
        if several && self.shape.open_end().is_none() {
            let rest = self.shape.part(offset % self.size, size);
            return format!("[{}]{rest}", offset / self.size);
        }
        let part = self.shape.part(offset, size);
        match part.strip_prefix('.') {
            Some(member) => format!("->{member}"),
            None => part,
        }
    }
}

/// The type of the variable that debug information is about.
pub fn variable_type(module: &Module, variable: MetadataId) -> Option<MetadataId> {
    match module.debug.get(&variable)? {
        DebugNode::VariableExpression(variable) => variable_type(module, *variable),
        DebugNode::Variable { ty, .. } => *ty,
        _ => None,
    }
}

/// A type without its other names: its kind, what it is based on, and its members or ranges.
fn resolved(
    module: &Module,
    ty: MetadataId,
) -> Option<(TypeTag, Option<MetadataId>, &[MetadataId])> {
    let mut ty = ty;
    for _ in 0..NESTING_LIMIT {
        let DebugNode::Type {
            tag,
            base,
            elements,
            ..
        } = module.debug.get(&ty)?
        else {
            return None;
        };
        if *tag != TypeTag::Same {
            let listed = match elements.and_then(|elements| module.debug.get(&elements)) {
                Some(DebugNode::List(listed)) => listed.as_slice(),
                _ => &[],
            };
            return Some((*tag, *base, listed));
        }
        ty = (*base)?;
    }
    None
}

/// What a pointer points to.
pub fn pointed_to(module: &Module, pointer: MetadataId) -> Option<MetadataId> {
    match resolved(module, pointer)? {
        (TypeTag::Pointer, base, _) => base,
        _ => None,
    }
}

/// What an array has.
pub fn element_type(module: &Module, array: MetadataId) -> Option<MetadataId> {
    match resolved(module, array)? {
        (TypeTag::Array, base, _) => base,
        _ => None,
    }
}

/// The type of the member that begins at an offset.
pub fn member_type(module: &Module, structure: MetadataId, at: u64) -> Option<MetadataId> {
    let (_, _, members) = resolved(module, structure)?;
    let mut members = members.iter().filter_map(|member| module.debug.get(member));
    members.find_map(|member| match member {
        DebugNode::Member { base, offset, .. } if offset / 8 == at => *base,
        _ => None,
    })
}

/// The bytes of a type, if they are known.
fn bytes(module: &Module, ty: MetadataId, depth: u32) -> Option<u64> {
    if depth > NESTING_LIMIT {
        return None;
    }
    match module.debug.get(&ty)? {
        DebugNode::Type {
            bits: Some(bits), ..
        } => Some(bits / 8),
        DebugNode::Type { base, .. } => bytes(module, (*base)?, depth + 1),
        _ => None,
    }
}

fn shape(module: &Module, ty: MetadataId, depth: u32) -> Shape {
    if depth > NESTING_LIMIT {
        return Shape::Whole;
    }
    let Some((tag, base, listed)) = resolved(module, ty) else {
        return Shape::Whole;
    };
    match (tag, base) {
        (TypeTag::Array, Some(base)) => {
            let counts = listed.iter().map(|range| match module.debug.get(range) {
                Some(DebugNode::Range(count)) => *count,
                _ => 0,
            });
            let mut stride = bytes(module, base, depth).unwrap_or(0);
            let mut array = shape(module, base, depth + 1);
            // The last dimension is the innermost.
            for count in counts.collect::<Vec<_>>().into_iter().rev() {
                array = Shape::Array {
                    stride,
                    element: Box::new(array),
                };
                stride = stride.saturating_mul(count);
            }
            array
        }
        (TypeTag::Members, _) => {
            let members = listed.iter().filter_map(|id| member(module, *id, depth));
            match members.collect::<Vec<_>>() {
                members if members.is_empty() => Shape::Whole,
                members => Shape::Members {
                    size: bytes(module, ty, depth).unwrap_or(0),
                    members,
                },
            }
        }
        _ => Shape::Whole,
    }
}

/// Whether a type is that of an array with as many elements as there is room for.
fn is_open_array(module: &Module, ty: MetadataId) -> bool {
    let ty = module.debug.get(&ty);
    matches!(
        ty,
        Some(DebugNode::Type {
            tag: TypeTag::Array,
            bits: None,
            ..
        })
    )
}

fn member(module: &Module, id: MetadataId, depth: u32) -> Option<Member> {
    let DebugNode::Member {
        name,
        base,
        bits,
        offset,
        inherited,
    } = module.debug.get(&id)?
    else {
        return None;
    };
    // What has no size is no part of the object: a static member.
    let size = match bits {
        Some(bits) => bits.div_ceil(8),
        None if *inherited => bytes(module, (*base)?, depth)?,
        None if is_open_array(module, (*base)?) => 0,
        None => return None,
    };
    Some(Member {
        name: name.clone(),
        offset: offset / 8,
        size,
        shape: base.map_or(Shape::Whole, |base| shape(module, base, depth + 1)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_names() {
        let member = |name: &str, offset, size, shape| Member {
            name: name.to_string(),
            offset,
            size,
            shape,
        };
        let structure = |size, members| Shape::Members { size, members };
        let library = structure(40, vec![member("__lock", 0, 4, Shape::Whole)]);
        let members = vec![
            member("value", 0, 4, Shape::Whole),
            member("next", 8, 8, Shape::Whole),
            member("lock", 16, 40, library),
        ];
        let node = structure(56, members);
        let nodes = Shape::Array {
            stride: 56,
            element: Box::new(node),
        };
        assert_eq!(nodes.part(64, 8), "[1].next");
        assert_eq!(nodes.part(2 * 56 + 16, 4), "[2].lock");
        assert_eq!(nodes.part(16 + 20, 4), "[0].lock+20");
        assert_eq!(nodes.part(4, 4), "[0]+4");
        assert_eq!(nodes.part(56, 56), "[1]");
        let members = vec![
            member("whole", 0, 4, Shape::Whole),
            member("half", 0, 2, Shape::Whole),
        ];
        let either = structure(8, members);
        assert_eq!(either.part(0, 4), ".whole");
        assert_eq!(either.part(0, 2), ".half");
        assert_eq!(Shape::Whole.part(3, 1), "+3");
    }
}
