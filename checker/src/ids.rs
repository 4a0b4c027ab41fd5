//! Ids: indices into one table each, of which no two kinds can be mixed up.

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
        }
    };
}
