//! Ids: indices into one table each, of which no two kinds can be mixed up.
//!
//! [`define_id!`](crate::define_id) defines a kind. An id that may be missing takes no more room
//! than the id itself where it is stored as [`OptionalId`].

/// Defines a type of ids, dense from 0.
#[macro_export]
macro_rules! define_id {
    ($(#[$attribute:meta])* $name:ident) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            /// The id with this index.
            #[inline]
            pub fn new(index: usize) -> Self {
                Self(u32::try_from(index).expect("fewer than 2^32 of them"))
            }

            /// The index in tables.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }

            /// So many ids, from 0 on.
            #[inline]
            pub fn first(count: u32) -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..count).map(Self)
            }
        }

        impl $crate::ids::Id for $name {
            #[inline]
            fn from_number(number: u32) -> Self {
                Self(number)
            }

            #[inline]
            fn number(self) -> u32 {
                self.0
            }
        }
    };
}

/// A type of ids.
pub trait Id: Copy {
    /// The id with this number.
    fn from_number(number: u32) -> Self;

    /// The number of the id.
    fn number(self) -> u32;
}

/// An id or none, in the room of an id. No table has 2^32 - 1 entries, so that number is free.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OptionalId<I>(I);

impl<I: Id> OptionalId<I> {
    /// No id.
    #[inline]
    pub fn none() -> Self {
        Self(I::from_number(u32::MAX))
    }

    /// Whether there is no id.
    #[inline]
    pub fn is_none(self) -> bool {
        self.0.number() == u32::MAX
    }

    /// Whether there is an id.
    #[inline]
    pub fn is_some(self) -> bool {
        !self.is_none()
    }

    /// The id, if there is one.
    #[inline]
    pub fn get(self) -> Option<I> {
        (!self.is_none()).then_some(self.0)
    }

    /// The index in tables: beyond the end of every table if there is no id.
    #[inline]
    pub fn index(self) -> usize {
        self.0.number() as usize
    }
}

impl<I: Id> From<I> for OptionalId<I> {
    #[inline]
    fn from(id: I) -> Self {
        Self(id)
    }
}

impl<I: Id + std::fmt::Debug> std::fmt::Debug for OptionalId<I> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.get().fmt(f)
    }
}
