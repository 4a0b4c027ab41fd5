//! The words that a relation includes: the theory of the built-in relations, as automata.
//!
//! A proof of `a <= b` shows that every word of `a` is a word of `b` once every letter of `b` stands for all words that it
//! includes by the theory. The words of a letter are given here in closed form, closed under all the rules at once, so that there
//! is no order in which rules have to be applied. With `rfe | rfi` for `rf` and so on, the rules are:
//!
//! * `po`, `po-loc`, `co`, `coi`, `loc`, `int`, `sbr` are transitive; `loc` is reflexive on accesses, `int` everywhere; both, `ext`
//!   and `sbr` are symmetric;
//! * `rfi`, `rmw`, `po-loc`, `addr`, `data`, `ctrl`, `tc`, `tj` are in `po`, and so is every step from an initial write to any other
//!   event; `rfi` and `rmw` are in `po-loc`;
//! * `fr = rf^-1;co`, so `fr;co <= fr` and, as a read has one source, `rf;fr <= co`; likewise for the parts within and between
//!   threads as far as the threads are known;
//! * communication, `po-loc` and `rmw` keep the location; the parts with `i`, dependencies, `po-loc` and `rmw` stay in the thread, those
//!   with `e` leave it.
//!
//! Not facts of every execution, so not here: that `coi` and `fri` agree with `po` (that is what coherence axioms are for).

use crate::automata::{Alphabet, Letter, Nfa, Step, Test};
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet};

/// The words of built-in relations over one alphabet.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    alphabet: &'a Alphabet,
    /// Program order can cross a synchronisation from one thread to another.
    crossings: bool,
}

impl<'a> Words<'a> {
    /// The words over an alphabet.
    pub fn new(alphabet: &'a Alphabet) -> Self {
        Words {
            alphabet,
            crossings: true,
        }
    }

    /// Likewise, where no thread is created or joined and there are no barriers: then program order stays in the thread, unless it begins
    /// at an initial write.
    pub fn without_crossings(alphabet: &'a Alphabet) -> Self {
        Words {
            alphabet,
            crossings: false,
        }
    }

    /// The letter, with communication split into its parts within and between threads.
    pub fn parts(&self, letter: Letter) -> Nfa {
        let Step::Whole(relation) = letter.step else {
            return Nfa::letter(self.alphabet, letter);
        };
        let parts: &[Rel] = match relation {
            Rel::Rf => &[Rel::Rfe, Rel::Rfi],
            Rel::Co => &[Rel::Coe, Rel::Coi],
            Rel::Fr => &[Rel::Fre, Rel::Fri],
            _ => return Nfa::letter(self.alphabet, letter),
        };
        let step = |relation: &Rel| Letter::new(Step::Whole(*relation), letter.inverse);
        self.any_of(parts.iter().map(|r| Nfa::letter(self.alphabet, step(r))))
    }

    /// The words that a letter includes. `occurring` are the letters that matter: all that the other side has.
    pub fn of(&self, letter: Letter, occurring: &[Letter]) -> Nfa {
        let words = match letter.step {
            Step::Any => {
                let all = occurring.iter().map(|l| Nfa::letter(self.alphabet, *l));
                self.any_of(all).plus().or_test(self.alphabet.all())
            }
            Step::Whole(relation) => self.of_relation(relation),
            Step::Crossing => {
                let around = self.optional(&self.program_order());
                let crossing = Nfa::letter(self.alphabet, Letter::new(Step::Crossing, false));
                around.sequence(&crossing).sequence(&around)
            }
            _ => Nfa::letter(self.alphabet, Letter::new(letter.step, false)),
        };
        if letter.inverse {
            words.inverted()
        } else {
            words
        }
    }

    /// Whether the words of a letter are closed under composition.
    pub fn is_transitive(letter: Letter) -> bool {
        use Rel::{Co, Coi, Int, Loc, Po, PoLoc, Sbr};
        matches!(
            letter.step,
            Step::Whole(Po | PoLoc | Co | Coi | Loc | Int | Sbr)
        )
    }

    fn of_relation(&self, relation: Rel) -> Nfa {
        match relation {
            Rel::Po => self.program_order(),
            Rel::PoLoc => self.each(&[Rel::PoLoc, Rel::Rmw, Rel::Rfi]).plus(),
            Rel::Rf | Rel::Rfe | Rel::Rfi => self.step(relation),
            Rel::Co => self.coherence(),
            Rel::Coi => self.coherence_within(),
            Rel::Coe => self.coherence_between(),
            Rel::Fr => self.fr_words(),
            Rel::Fri => self.fr_within(),
            Rel::Fre => self.fr_between(),
            Rel::Loc => {
                let keeping = [Rel::Loc, Rel::PoLoc, Rel::Rmw, Rel::Rf, Rel::Co, Rel::Fr];
                let accesses = self.test(BuiltinSet::M);
                self.both_ways(&keeping).plus().or_test(accesses)
            }
            Rel::Int => self.same_thread(),
            Rel::Ext => {
                let leaving = self.both_ways(&[Rel::Ext, Rel::Rfe, Rel::Coe, Rel::Fre]);
                let within = self.same_thread();
                within.sequence(&leaving).sequence(&within)
            }
            Rel::Sbr => self.step(Rel::Sbr).plus(),
            Rel::Id => Nfa::test(self.alphabet.all()),
            Rel::Rmw
            | Rel::Addr
            | Rel::Data
            | Rel::Ctrl
            | Rel::Tc
            | Rel::Tj
            | Rel::Alloc
            | Rel::Dealloc
            | Rel::Free => self.step(relation),
        }
    }

    fn program_order(&self) -> Nfa {
        let initial = self.test(BuiltinSet::Iw);
        let later = self.alphabet.all().minus(initial);
        let first = self.each(&[Rel::Rfe, Rel::Coe, Rel::Loc, Rel::Ext]);
        let any = Nfa::letter(self.alphabet, Letter::new(Step::Any, false));
        let crossing = Nfa::letter(self.alphabet, Letter::new(Step::Crossing, false));
        let parts = [
            Rel::Po,
            Rel::PoLoc,
            Rel::Rfi,
            Rel::Rmw,
            Rel::Addr,
            Rel::Data,
            Rel::Ctrl,
            Rel::Tc,
            Rel::Tj,
        ];
        self.each(&parts)
            .union(&crossing)
            .union(&first.union(&any).between(initial, later))
            .plus()
    }

    fn coherence(&self) -> Nfa {
        let through_read = self.step(Rel::Rf).sequence(&self.step(Rel::Fr));
        self.step(Rel::Co).union(&through_read).plus()
    }

    fn coherence_within(&self) -> Nfa {
        let through_read = self.step(Rel::Rfi).sequence(&self.step(Rel::Fri));
        self.step(Rel::Coi).union(&through_read).plus()
    }

    fn coherence_between(&self) -> Nfa {
        let within = self.optional(&self.coherence_within());
        let out = self.step(Rel::Rfe).sequence(&self.step(Rel::Fri));
        let back = self.step(Rel::Rfi).sequence(&self.step(Rel::Fre));
        let leaving = self.step(Rel::Coe).union(&out).union(&back);
        within.sequence(&leaving).sequence(&within)
    }

    fn fr_words(&self) -> Nfa {
        let source = self.step(Rel::Rf).inverted();
        let defined = source.sequence(&self.step(Rel::Co));
        let first = self.step(Rel::Fr).union(&defined);
        first.sequence(&self.optional(&self.coherence()))
    }

    fn fr_within(&self) -> Nfa {
        let within = self.coherence_within();
        let defined = self.step(Rel::Rfi).inverted().sequence(&within);
        let first = self.step(Rel::Fri);
        first.sequence(&self.optional(&within)).union(&defined)
    }

    fn fr_between(&self) -> Nfa {
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

    fn same_thread(&self) -> Nfa {
        let staying = [
            Rel::Int,
            Rel::PoLoc,
            Rel::Rmw,
            Rel::Rfi,
            Rel::Coi,
            Rel::Fri,
            Rel::Addr,
            Rel::Data,
            Rel::Ctrl,
        ];
        let mut steps = self.both_ways(&staying);
        if !self.crossings {
            let later = self.alphabet.all().minus(self.test(BuiltinSet::Iw));
            let po = self.step(Rel::Po).between(later, later);
            steps = steps.union(&po).union(&po.inverted());
        }
        steps.plus().or_test(self.alphabet.all())
    }

    /// One step of a relation: in parts, and as a whole because assumptions may be about that.
    fn step(&self, relation: Rel) -> Nfa {
        let whole = Letter::whole(relation);
        let parts = self.parts(whole);
        match relation {
            Rel::Rf | Rel::Co | Rel::Fr => parts.union(&Nfa::letter(self.alphabet, whole)),
            _ => parts,
        }
    }

    fn each(&self, relations: &[Rel]) -> Nfa {
        self.any_of(relations.iter().map(|r| self.step(*r)))
    }

    fn both_ways(&self, relations: &[Rel]) -> Nfa {
        let forwards = self.each(relations);
        forwards.union(&forwards.inverted())
    }

    fn optional(&self, nfa: &Nfa) -> Nfa {
        nfa.or_test(self.alphabet.all())
    }

    fn any_of(&self, automata: impl IntoIterator<Item = Nfa>) -> Nfa {
        let union = |all: Nfa, next: Nfa| all.union(&next);
        automata.into_iter().fold(Nfa::nothing(), union)
    }

    fn test(&self, set: BuiltinSet) -> Test {
        self.alphabet
            .set(set)
            .expect("every alphabet tells accesses and initial writes apart")
    }
}
