//! The words that a relation includes: the theory of the built-in relations, as automata.
//!
//! A proof of `a <= b` shows that every word of `a` is a word of `b`. For this, every letter of `b`
//! stands for all words that it includes by the theory. They are given here in closed form: closed
//! under all rules at once, so that there is no order in which rules have to be applied. With
//! `rfe | rfi` for `rf` and so on, the rules are:
//!
//! * `po`, `po-loc`, `co`, `coi`, `loc`, `int` and `sbr` are transitive. `loc` is reflexive on
//!   accesses, `int` everywhere. `loc`, `int`, `ext` and `sbr` are symmetric.
//! * `rfi`, `rmw`, `po-loc`, `addr`, `data`, `ctrl`, `tc` and `tj` are in `po`, and so is every
//!   step from an initial write to any other event. `rfi` and `rmw` are in `po-loc`.
//! * `fr = rf^-1;co`, so `fr;co <= fr`. As a read has one source, `rf;fr <= co`. The same holds for
//!   the parts within and between threads, as far as the threads are known.
//! * Communication, `po-loc` and `rmw` keep the location. The parts with `i`, dependencies,
//!   `po-loc` and `rmw` stay in the thread. The parts with `e` leave it.
//!
//! That `coi` and `fri` agree with `po` is not a fact of every execution, so it is not here: that
//! is what coherence axioms are for.

use crate::automata::{Alphabet, Letter, LetterKind, Nfa, Test};
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet, possible_masks};

/// The words of built-in relations over one alphabet.
#[derive(Clone, Copy)]
pub struct Words<'a, const N: usize> {
    alphabet: &'a Alphabet<N>,
    /// Program order can cross a synchronisation from one thread to another.
    crossings: bool,
}

impl<'a, const N: usize> Words<'a, N> {
    /// The words over an alphabet.
    pub fn new(alphabet: &'a Alphabet<N>) -> Self {
        Words {
            alphabet,
            crossings: true,
        }
    }

    /// Likewise, where no thread is created or joined and there are no barriers: then program order
    /// stays in the thread, unless it begins at an initial write.
    pub fn without_crossings(alphabet: &'a Alphabet<N>) -> Self {
        Words {
            alphabet,
            crossings: false,
        }
    }

    /// The letter, with communication split into its parts within and between threads.
    pub fn parts(&self, letter: Letter) -> Nfa<N> {
        let LetterKind::Whole(relation) = letter.kind else {
            return Nfa::letter(self.alphabet, letter);
        };
        if !has_parts(relation) {
            return Nfa::letter(self.alphabet, letter);
        }
        let step = |relation: Rel| Letter::new(LetterKind::Whole(relation), letter.inverse);
        self.any_of((relation.parts()).map(|r| Nfa::letter(self.alphabet, step(r))))
    }

    /// The words that a letter includes. `occurring` are the letters that matter: all that the
    /// other side has.
    pub fn of(&self, letter: Letter, occurring: &[Letter]) -> Nfa<N> {
        let words = match letter.kind {
            LetterKind::Any => {
                let all = occurring.iter().map(|l| Nfa::letter(self.alphabet, *l));
                self.any_of(all).plus().or_test(self.alphabet.all())
            }
            LetterKind::Whole(relation) => self.of_relation(relation),
            LetterKind::Crossing => {
                let around = self.optional(&self.program_order());
                let crossing = Nfa::letter(self.alphabet, Letter::new(LetterKind::Crossing, false));
                around.sequence(&crossing).sequence(&around)
            }
            _ => Nfa::letter(self.alphabet, Letter::new(letter.kind, false)),
        };
        if letter.inverse {
            words.inverted()
        } else {
            words
        }
    }

    /// Whether the words of a letter are closed under composition.
    pub fn is_transitive(letter: Letter) -> bool {
        matches!(letter.kind, LetterKind::Whole(relation) if relation.facts().transitive)
    }

    fn of_relation(&self, relation: Rel) -> Nfa<N> {
        match relation {
            Rel::Po => self.program_order(),
            Rel::PoLoc => self.each(within(Rel::PoLoc)).plus(),
            Rel::Rf | Rel::Rfe | Rel::Rfi => self.step(relation),
            Rel::Co => self.coherence(),
            Rel::Coi => self.coherence_within(),
            Rel::Coe => self.coherence_between(),
            Rel::Fr => self.fr_words(),
            Rel::Fri => self.fr_within(),
            Rel::Fre => self.fr_between(),
            Rel::Loc => {
                let accesses = self.test(BuiltinSet::M);
                self.both_ways(within(Rel::Loc)).plus().or_test(accesses)
            }
            Rel::Int => self.same_thread(),
            Rel::Ext => {
                let leaving = self.both_ways(within(Rel::Ext));
                let staying = self.same_thread();
                staying.sequence(&leaving).sequence(&staying)
            }
            Rel::Sbr | Rel::SameSrcu => self.step(relation).plus(),
            Rel::Id => Nfa::test(self.alphabet.all()),
            Rel::Rmw
            | Rel::Addr
            | Rel::Data
            | Rel::Ctrl
            | Rel::Casdep
            | Rel::Tc
            | Rel::Tj
            | Rel::Alloc
            | Rel::Dealloc
            | Rel::Free
            | Rel::RcuRscs
            | Rel::SrcuRscs => self.step(relation),
        }
    }

    fn program_order(&self) -> Nfa<N> {
        let initial = self.test(BuiltinSet::Iw);
        let later = self.alphabet.all().minus(initial);
        let first = self.each(from_initial_writes());
        let any = Nfa::letter(self.alphabet, Letter::new(LetterKind::Any, false));
        let crossing = Nfa::letter(self.alphabet, Letter::new(LetterKind::Crossing, false));
        self.each(within(Rel::Po))
            .union(&crossing)
            .union(&first.union(&any).between(initial, later))
            .plus()
    }

    fn coherence(&self) -> Nfa<N> {
        let through_read = self.step(Rel::Rf).sequence(&self.step(Rel::Fr));
        self.step(Rel::Co).union(&through_read).plus()
    }

    fn coherence_within(&self) -> Nfa<N> {
        let through_read = self.step(Rel::Rfi).sequence(&self.step(Rel::Fri));
        self.step(Rel::Coi).union(&through_read).plus()
    }

    fn coherence_between(&self) -> Nfa<N> {
        let within = self.optional(&self.coherence_within());
        let out = self.step(Rel::Rfe).sequence(&self.step(Rel::Fri));
        let back = self.step(Rel::Rfi).sequence(&self.step(Rel::Fre));
        let leaving = self.step(Rel::Coe).union(&out).union(&back);
        within.sequence(&leaving).sequence(&within)
    }

    fn fr_words(&self) -> Nfa<N> {
        let source = self.step(Rel::Rf).inverted();
        let defined = source.sequence(&self.step(Rel::Co));
        let first = self.step(Rel::Fr).union(&defined);
        first.sequence(&self.optional(&self.coherence()))
    }

    fn fr_within(&self) -> Nfa<N> {
        let within = self.coherence_within();
        let defined = self.step(Rel::Rfi).inverted().sequence(&within);
        let first = self.step(Rel::Fri);
        first.sequence(&self.optional(&within)).union(&defined)
    }

    fn fr_between(&self) -> Nfa<N> {
        let (within, between) = (self.coherence_within(), self.coherence_between());
        let later = self.step(Rel::Fre).sequence(&self.optional(&within));
        let leaving = self.step(Rel::Fri).sequence(&between);
        let own_source = self.step(Rel::Rfi).inverted().sequence(&between);
        let other_source = self.step(Rel::Rfe).inverted().sequence(&within);
        later
            .union(&leaving)
            .union(&own_source)
            .union(&other_source)
    }

    fn same_thread(&self) -> Nfa<N> {
        let mut steps = self.both_ways(within(Rel::Int));
        if !self.crossings {
            let later = self.alphabet.all().minus(self.test(BuiltinSet::Iw));
            let po = self.step(Rel::Po).between(later, later);
            steps = steps.union(&po).union(&po.inverted());
        }
        steps.plus().or_test(self.alphabet.all())
    }

    /// One step of a relation: in parts, and as a whole because assumptions may be about that.
    fn step(&self, relation: Rel) -> Nfa<N> {
        let whole = Letter::whole(relation);
        let parts = self.parts(whole);
        match has_parts(relation) {
            true => parts.union(&Nfa::letter(self.alphabet, whole)),
            false => parts,
        }
    }

    fn each(&self, relations: impl Iterator<Item = Rel>) -> Nfa<N> {
        self.any_of(relations.map(|r| self.step(r)))
    }

    fn both_ways(&self, relations: impl Iterator<Item = Rel>) -> Nfa<N> {
        let forwards = self.each(relations);
        forwards.union(&forwards.inverted())
    }

    fn optional(&self, nfa: &Nfa<N>) -> Nfa<N> {
        nfa.or_test(self.alphabet.all())
    }

    fn any_of(&self, automata: impl IntoIterator<Item = Nfa<N>>) -> Nfa<N> {
        let union = |all: Nfa<N>, next: Nfa<N>| all.union(&next);
        automata.into_iter().fold(Nfa::nothing(), union)
    }

    fn test(&self, set: BuiltinSet) -> Test<N> {
        self.alphabet
            .set(set)
            .expect("every alphabet tells accesses and initial writes apart")
    }
}

/// Whether the parts of a relation within and between threads have names.
fn has_parts(relation: Rel) -> bool {
    relation.parts().next().is_some()
}

/// The letters within a relation. `id` is none, and what is a part of another one comes with it.
fn within(relation: Rel) -> impl Iterator<Item = Rel> {
    let comes_with = move |r: &Rel| r.facts().part_of.is_some_and(|w| w.is_within(relation));
    let all = relation.all_within();
    all.filter(move |r| *r != Rel::Id && !comes_with(r))
}

/// The letters that lead from initial writes to other events, apart from those within `po`.
fn from_initial_writes() -> impl Iterator<Item = Rel> {
    let leads_on = |r: &Rel| {
        let (source, _) = r.ends();
        let mut initial = possible_masks()
            .iter()
            .filter(|m| m.contains(BuiltinSet::Iw));
        initial.any(|mask| source.holds(*mask)) && !r.is_within(Rel::Int)
    };
    let all = Rel::ALL.iter().copied();
    all.filter(move |r| leads_on(r) && !r.is_within(Rel::Po) && !has_parts(*r))
}
