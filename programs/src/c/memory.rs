//! The address space: where objects of each kind live, and static memory with its contents at the
//! start.
//!
//! Addresses are the same in every execution, whatever the interleaving: static objects have fixed
//! ones, and every other object is named by its thread and how much of its kind that thread had
//! made before. Objects never touch, so that an access outside an object does not fall into its
//! neighbour unless it is far off. All addresses fit into 47 bits, as on real machines, which
//! programs that hide bits in pointers rely on.
//!
//! | bits 44..47 | kind |
//! |---|---|
//! | 0 | functions, then static objects |
//! | 1 | thread-local variables |
//! | 2 | allocated objects |
//! | 3 | locals whose address other threads may get |
//! | 4 | locals that stay within their thread: never in the graph |
//!
//! For kinds 1 to 4, bits 28..44 are the [name](super::thread) of the thread and the rest is the
//! offset.

use super::code::FunctionId;
use super::shape::Shape;
use super::thread::{self, NAME_BITS};
use katec_checker::event::{Address, Place, ThreadName, Value};
use rustc_hash::FxHashMap;

const KIND_SHIFT: u32 = 44;
const THREAD_SHIFT: u32 = KIND_SHIFT - NAME_BITS;
/// How many bytes of each kind a thread can have.
pub const REGION_LIMIT: u64 = 1 << THREAD_SHIFT;
const FUNCTION_BASE: u64 = 0x1000_0000;
const FUNCTION_STRIDE: u64 = 16;
const STATIC_BASE: u64 = 0x2000_0000;
const STATIC_LIMIT: u64 = 64 << 20;
/// Bytes between objects.
pub const GAP: u64 = 32;
/// Static objects begin at multiples of this.
const STATIC_ALIGN: u64 = 16;

/// The kind of memory that an address is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// Static objects, functions, and addresses that are nothing, null among them.
    Static,
    /// Thread-local variables.
    ThreadLocal,
    /// Allocated objects.
    Heap,
    /// Locals that may be shared.
    Stack,
    /// Locals that are not.
    Private,
    /// The sizes of allocated objects, where the objects are. No pointer leads there.
    Sizes,
    /// No object has such an address.
    Nowhere,
}

/// The kind of memory that an address is in.
#[inline]
pub fn region(address: u64) -> Region {
    match address >> KIND_SHIFT {
        0 => Region::Static,
        1 => Region::ThreadLocal,
        2 => Region::Heap,
        3 => Region::Stack,
        4 => Region::Private,
        5 => Region::Sizes,
        _ => Region::Nowhere,
    }
}

/// The first address of a thread's part of a region.
pub fn region_base(region: Region, thread: ThreadName) -> u64 {
    let kind = match region {
        Region::ThreadLocal => 1,
        Region::Heap => 2,
        Region::Stack => 3,
        Region::Private => 4,
        Region::Sizes => 5,
        Region::Static | Region::Nowhere => 0,
    };
    (kind << KIND_SHIFT) | (thread.0 << THREAD_SHIFT)
}

/// The offset of an address in its thread's part of a region.
#[inline]
pub fn region_offset(address: u64) -> u64 {
    address & (REGION_LIMIT - 1)
}

/// The thread whose part of a region an address is in.
pub fn region_thread(address: u64) -> ThreadName {
    ThreadName((address >> THREAD_SHIFT) & ((1 << NAME_BITS) - 1))
}

/// Where the size of an allocated object is noted.
pub fn size_place(address: u64) -> Place {
    let base = region_base(Region::Sizes, region_thread(address));
    Place {
        address: Address(base + region_offset(address)),
        size: 8,
    }
}

/// The address that stands for a function.
pub fn function_address(function: FunctionId) -> u64 {
    FUNCTION_BASE + u64::from(function.0) * FUNCTION_STRIDE
}

/// The function that an address stands for, if it is below `count`.
pub fn function_at(address: u64, count: usize) -> Option<FunctionId> {
    let offset = address.checked_sub(FUNCTION_BASE)?;
    let number = offset / FUNCTION_STRIDE;
    (offset.is_multiple_of(FUNCTION_STRIDE) && number < count as u64)
        .then_some(FunctionId(number as u32))
}

/// A static object, or a thread-local variable as every thread has it at first.
#[derive(Clone, Debug)]
pub struct StaticObject {
    /// Its name.
    pub name: String,
    /// Its address; for a thread-local variable the offset in the thread's block.
    pub address: u64,
    /// Its contents at the start.
    pub bytes: Vec<u8>,
    /// What may be done with it.
    pub access: StaticAccess,
    /// The size of the elements, for names in reports.
    pub element: u64,
    /// What its parts are called, if debug information says so.
    pub shape: Option<Shape>,
}

/// What may be done with a static object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StaticAccess {
    /// Reading and writing.
    Full,
    /// Reading: it never changes.
    Constant,
    /// Nothing but mention its address: it is defined elsewhere.
    Elsewhere,
}

impl StaticObject {
    fn value(&self, offset: u64, size: u8) -> Option<u64> {
        let start = usize::try_from(offset).ok()?;
        let bytes = self
            .bytes
            .get(start..start.checked_add(usize::from(size))?)?;
        Some(little_endian(bytes))
    }

    /// What the bytes from an offset are called.
    fn describe(&self, offset: u64, size: u64) -> String {
        if let Some(shape) = &self.shape {
            let whole = offset == 0 && size >= self.bytes.len() as u64;
            let part = if whole {
                String::new()
            } else {
                shape.part(offset, size)
            };
            return format!("{}{part}", self.name);
        }
        if offset == 0 && self.element >= self.bytes.len() as u64 {
            self.name.clone()
        } else if self.element > 0 && offset.is_multiple_of(self.element) {
            format!("{}[{}]", self.name, offset / self.element)
        } else {
            format!("{}+{offset}", self.name)
        }
    }
}

/// The number that bytes stand for, lowest first; at most 8.
pub fn little_endian(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .rev()
        .fold(0, |value, byte| value << 8 | u64::from(*byte))
}

/// Why an access has no object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The address is null or close to it.
    Null,
    /// No object is there.
    Wild,
    /// It goes beyond the end of its object.
    Beyond,
    /// It writes to something constant.
    Constant,
    /// The object is not part of the program.
    Elsewhere,
}

/// Static memory.
#[derive(Clone, Debug, Default)]
pub struct Statics {
    objects: Vec<StaticObject>,
    /// For each unit of [`STATIC_ALIGN`] bytes the object there, from 1.
    units: Vec<u32>,
    thread_local: Vec<StaticObject>,
    thread_local_size: u64,
}

/// Where a new static object goes.
#[derive(Clone, Debug)]
pub struct Placement {
    /// Its name.
    pub name: String,
    /// Its size.
    pub size: u64,
    /// Its alignment.
    pub align: u64,
    /// The size of its elements.
    pub element: u64,
    /// What its parts are called.
    pub shape: Option<Shape>,
    /// What may be done with it.
    pub access: StaticAccess,
}

impl Statics {
    /// Adds an object, full of zeros, and gives its address.
    pub fn add(&mut self, placement: Placement) -> Result<u64, String> {
        let used = self.units.len() as u64 * STATIC_ALIGN;
        let start = used.next_multiple_of(placement.align.clamp(STATIC_ALIGN, 4096));
        let end = start
            .checked_add(placement.size)
            .and_then(|end| end.checked_add(GAP))
            .filter(|end| *end <= STATIC_LIMIT)
            .ok_or_else(|| {
                format!(
                    "static data of more than {} MiB (`{}`)",
                    STATIC_LIMIT >> 20,
                    placement.name
                )
            })?;
        let object = self.objects.len() as u32 + 1;
        self.units.resize((start / STATIC_ALIGN) as usize, 0);
        let units = placement.size.div_ceil(STATIC_ALIGN) as usize;
        self.units.resize(self.units.len() + units, object);
        self.units.resize(end.div_ceil(STATIC_ALIGN) as usize, 0);
        let address = STATIC_BASE + start;
        self.objects.push(StaticObject {
            name: placement.name,
            address,
            bytes: vec![0; placement.size as usize],
            access: placement.access,
            element: placement.element,
            shape: placement.shape,
        });
        Ok(address)
    }

    /// Adds a thread-local variable, full of zeros, and gives its offset.
    pub fn add_thread_local(&mut self, placement: Placement) -> Result<u64, String> {
        let offset = self
            .thread_local_size
            .next_multiple_of(placement.align.clamp(1, 4096));
        if placement.size > STATIC_LIMIT || offset > STATIC_LIMIT {
            return Err(format!(
                "thread-local data of more than {} MiB (`{}`)",
                STATIC_LIMIT >> 20,
                placement.name
            ));
        }
        self.thread_local_size = offset + placement.size + GAP;
        self.thread_local.push(StaticObject {
            name: placement.name,
            address: offset,
            bytes: vec![0; placement.size as usize],
            access: placement.access,
            element: placement.element,
            shape: placement.shape,
        });
        Ok(offset)
    }

    /// Whether there are variables of threads.
    pub fn has_thread_locals(&self) -> bool {
        !self.thread_local.is_empty()
    }

    /// The contents of the object that begins at an address, to be filled in.
    pub fn contents(&mut self, address: u64) -> Option<&mut [u8]> {
        let index = self.unit(address)?;
        Some(&mut self.objects[index].bytes)
    }

    /// The contents of the thread-local variable at an offset, to be filled in.
    pub fn thread_local_contents(&mut self, offset: u64) -> Option<&mut [u8]> {
        self.thread_local
            .iter_mut()
            .find(|object| object.address == offset)
            .map(|object| &mut object.bytes[..])
    }

    #[inline]
    fn unit(&self, address: u64) -> Option<usize> {
        let unit = address.checked_sub(STATIC_BASE)? / STATIC_ALIGN;
        let object = *self.units.get(usize::try_from(unit).ok()?)?;
        (object as usize).checked_sub(1)
    }

    /// Checks an access to static or thread-local memory. A read of something constant gives its
    /// value.
    #[inline]
    pub fn check(&self, address: u64, size: u64, write: bool) -> Result<Option<u64>, Fault> {
        let (object, offset) = if region(address) == Region::ThreadLocal {
            let offset = region_offset(address);
            let after = self
                .thread_local
                .partition_point(|object| object.address <= offset);
            let object = after.checked_sub(1).map(|index| &self.thread_local[index]);
            let object = object.ok_or(Fault::Wild)?;
            (object, offset - object.address)
        } else {
            let index = self.unit(address).ok_or(if address < 4096 {
                Fault::Null
            } else {
                Fault::Wild
            })?;
            let object = &self.objects[index];
            (object, address - object.address)
        };
        if offset.saturating_add(size) > object.bytes.len() as u64 {
            return Err(if offset >= object.bytes.len() as u64 {
                Fault::Wild
            } else {
                Fault::Beyond
            });
        }
        match object.access {
            StaticAccess::Full => Ok(None),
            StaticAccess::Constant if write => Err(Fault::Constant),
            StaticAccess::Constant => Ok(object.value(offset, size as u8)),
            StaticAccess::Elsewhere => Err(Fault::Elsewhere),
        }
    }

    fn object(&self, address: u64) -> Option<(&StaticObject, u64)> {
        match region(address) {
            Region::Static => {
                let object = &self.objects[self.unit(address)?];
                Some((object, address - object.address))
            }
            Region::ThreadLocal => {
                let offset = region_offset(address);
                let after = self
                    .thread_local
                    .partition_point(|object| object.address <= offset);
                let object = &self.thread_local[after.checked_sub(1)?];
                Some((object, offset - object.address))
            }
            _ => None,
        }
    }

    /// The static object that ends a few bytes before an address, and how far that is from its
    /// beginning.
    fn object_before(&self, address: u64) -> Option<(&StaticObject, u64)> {
        let after = self
            .objects
            .partition_point(|object| object.address <= address);
        let object = &self.objects[after.checked_sub(1)?];
        let offset = address - object.address;
        (offset < object.bytes.len() as u64 + GAP).then_some((object, offset))
    }

    /// The value of a place before any write, if it is static or thread-local.
    pub fn initial_value(&self, place: Place) -> Option<Value> {
        let (object, offset) = self.object(place.address.0)?;
        object.value(offset, place.size).map(Value)
    }

    /// The text at an address, up to its terminating zero.
    pub fn text(&self, address: u64) -> Option<String> {
        let (object, offset) = self.object(address)?;
        let bytes = object.bytes.get(offset as usize..)?;
        let end = bytes.iter().position(|byte| *byte == 0)?;
        Some(String::from_utf8_lossy(&bytes[..end]).into_owned())
    }

    /// The name of an address for reports.
    pub fn name(&self, address: Address) -> String {
        self.place_name(Place { address, size: 1 })
    }

    /// Whether a static or thread-local object is at an address.
    pub fn has(&self, address: u64) -> bool {
        self.object(address)
            .is_some_and(|(object, offset)| offset < object.bytes.len() as u64)
    }

    /// The name of what begins at an address: of a whole object rather than of its first part.
    pub fn object_name(&self, address: u64) -> String {
        match self.object(address) {
            Some((object, 0)) if object.element >= object.bytes.len() as u64 => {
                self.place_name_of(address, object.bytes.len() as u64)
            }
            Some((object, offset)) if object.element > 0 && offset % object.element == 0 => {
                self.place_name_of(address, object.element)
            }
            _ => self.place_name_of(address, 1),
        }
    }

    /// The name of a place for reports.
    pub fn place_name(&self, place: Place) -> String {
        self.place_name_of(place.address.0, u64::from(place.size))
    }

    fn place_name_of(&self, address: u64, size: u64) -> String {
        let thread = || thread::describe(region_thread(address));
        match (region(address), self.object(address)) {
            (Region::ThreadLocal, Some((object, offset))) => {
                format!("{} of thread {}", object.describe(offset, size), thread())
            }
            (_, Some((object, offset))) => object.describe(offset, size),
            (Region::Heap, None) => format!("heap[{}:{:#x}]", thread(), region_offset(address)),
            (Region::Static, None) if let Some((object, offset)) = self.object_before(address) => {
                format!("{}+{offset}", object.name)
            }
            (Region::Sizes, None) => "the size of allocated memory".to_string(),
            (Region::Stack | Region::Private, None) => {
                format!("stack[{}:{:#x}]", thread(), region_offset(address))
            }
            _ => format!("{address:#x}"),
        }
    }
}

/// What a name of a module stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A static object.
    Static(u64),
    /// A thread-local variable, by its offset.
    ThreadLocal(u64),
    /// A function.
    Function(FunctionId),
}

/// The names of a module.
pub type Symbols = FxHashMap<String, Symbol>;

#[cfg(test)]
mod tests {
    use super::*;

    fn placement(name: &str, size: u64, access: StaticAccess) -> Placement {
        Placement {
            name: name.to_string(),
            size,
            align: 4,
            element: 4,
            shape: None,
            access,
        }
    }

    #[test]
    fn accesses_are_checked_against_objects() {
        let mut statics = Statics::default();
        let x = statics
            .add(placement("x", 4, StaticAccess::Full))
            .expect("room");
        let a = statics
            .add(placement("a", 40, StaticAccess::Full))
            .expect("room");
        let c = statics
            .add(placement("c", 8, StaticAccess::Constant))
            .expect("room");
        statics.contents(c).expect("an object")[4] = 7;
        assert_eq!(statics.check(x, 4, true), Ok(None));
        assert_eq!(statics.check(x, 8, false), Err(Fault::Beyond));
        assert_eq!(statics.check(x + 4, 4, false), Err(Fault::Wild));
        assert_eq!(statics.check(a + 36, 4, true), Ok(None));
        assert_eq!(statics.check(a + 40, 4, true), Err(Fault::Wild));
        assert_eq!(statics.check(c + 4, 4, false), Ok(Some(7)));
        assert_eq!(statics.check(c + 4, 4, true), Err(Fault::Constant));
        assert_eq!(statics.check(0, 4, true), Err(Fault::Null));
        assert_eq!(statics.check(8, 4, false), Err(Fault::Null));
        assert_eq!(statics.name(Address(x)), "x");
        assert_eq!(statics.name(Address(a + 8)), "a[2]");
    }

    #[test]
    fn functions_have_addresses() {
        let address = function_address(FunctionId(3));
        assert_eq!(function_at(address, 4), Some(FunctionId(3)));
        assert_eq!(function_at(address, 3), None);
        assert_eq!(function_at(address + 1, 4), None);
    }
}
