//! What is to be chosen of a program: for each access its label, for each place for a fence whether
//! there is one and which, for each pair of accesses that may depend what connects them.

use super::Dependency;

/// Some of the numbers from 0 to 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Among(u16);

impl Among {
    /// One number.
    pub(super) fn one(number: usize) -> Self {
        Self(1 << number)
    }

    /// The numbers below this one.
    pub(super) fn first(count: usize) -> Self {
        assert!(count < 16, "few instructions are told apart");
        Self((1 << count) - 1)
    }

    /// The numbers, in order.
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |number| self.has(*number))
    }

    /// Whether a number is among them.
    pub(super) fn has(self, number: usize) -> bool {
        self.0 >> number & 1 == 1
    }

    /// The others.
    pub(super) fn without(self, number: usize) -> Self {
        Self(self.0 & !(1 << number))
    }

    /// Those that fulfil a condition.
    pub(super) fn keep(self, condition: impl Fn(usize) -> bool) -> Self {
        let kept = self.iter().filter(|number| condition(*number));
        Self(kept.fold(0, |kept, number| kept | 1 << number))
    }

    /// The number, if there is one only.
    pub(super) fn only(self) -> Option<usize> {
        self.0
            .is_power_of_two()
            .then(|| self.0.trailing_zeros() as usize)
    }

    /// Whether there is none.
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What can still be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choices {
    /// For each access its labels.
    pub(super) modes: Vec<Among>,
    /// For each access what is before it: 0 for no fence, and the labels of fences from 1 on.
    pub(super) fences: Vec<Among>,
    /// For each pair of a read and a later access of its thread what connects them:
    /// [`Dependency::choice`], or 0 for nothing.
    pub(super) dependencies: Vec<Among>,
}

impl Choices {
    /// Whether one thing is left of each.
    pub(super) fn is_made(&self) -> bool {
        let all = [&self.modes, &self.fences, &self.dependencies];
        let mut all = all.into_iter().flatten();
        all.all(|among| among.only().is_some())
    }

    /// How many fences there are for sure.
    pub(super) fn used_fences(&self) -> usize {
        self.fences.iter().filter(|among| !among.has(0)).count()
    }

    /// No more fences, if there are as many as a program may have.
    pub(super) fn close_fences(&mut self, most: usize) {
        if self.used_fences() >= most {
            let open = self.fences.iter_mut().filter(|among| among.has(0));
            open.for_each(|among| *among = Among::one(0));
        }
    }

    /// The label of the fence before an access, if it is chosen that there is one.
    pub(super) fn fence(&self, at: usize) -> Option<usize> {
        self.fences[at].only()?.checked_sub(1)
    }

    /// What connects a pair, if it is chosen that something does.
    pub(super) fn dependency(&self, pair: usize) -> Option<Dependency> {
        let chosen = self.dependencies[pair].only()?;
        Dependency::ALL.into_iter().find(|it| it.choice() == chosen)
    }

    /// How many things there are to choose.
    pub(super) fn count(&self) -> usize {
        self.modes.len() + self.fences.len() + self.dependencies.len()
    }

    /// What can be chosen for one of them: modes come first, then fences, then dependencies.
    pub(super) fn item(&self, item: usize) -> Among {
        let all = [&self.modes, &self.fences, &self.dependencies];
        let mut all = all.into_iter().flatten();
        *all.nth(item).expect("an item")
    }

    /// Changes it.
    pub(super) fn set(&mut self, item: usize, among: Among) {
        let all = [&mut self.modes, &mut self.fences, &mut self.dependencies];
        let mut all = all.into_iter().flatten();
        *all.nth(item).expect("an item") = among;
    }
}
