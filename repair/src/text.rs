//! What can be changed in the text of C: points between statements, and memory orders.
//!
//! The text is cut into words and symbols, which is enough to see where statements begin and which
//! calls have memory orders. What a macro makes is not seen, and nothing in it is changed.

use katec_checker::event::Mode;
use katec_programs::edited::SiteKind;
use std::ops::Range;

/// What is found in a text.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Where a statement can be put.
    pub points: Vec<Point>,
    /// Calls with memory orders.
    pub calls: Vec<Call>,
}

/// A place between statements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The byte at which the next statement, or the end of the block, begins.
    pub at: usize,
    /// The function around it.
    pub function: String,
    /// Where the text before it ends.
    pub after: usize,
}

/// A call of a function with memory orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The byte at which its name begins.
    pub at: usize,
    /// What it does.
    pub kind: SiteKind,
    /// The function around it.
    pub function: String,
    /// How its orders are changed.
    pub orders: Orders,
}

/// The memory orders of a call in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Orders {
    /// Each is a word, perhaps a macro: where, and how it is spelt there. The second is that of a
    /// failing compare-exchange.
    Words(Vec<Range<usize>>, Spelling),
    /// None is written, and all are `memory_order_seq_cst`: where the name ends, and where the
    /// arguments end.
    Implicit(usize, usize),
}

/// How memory orders are spelt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// `memory_order_relaxed`.
    Standard,
    /// `std::memory_order_relaxed`.
    Cpp,
    /// `__ATOMIC_RELAXED`.
    Compiler,
}

impl Spelling {
    /// What a memory order is called.
    pub fn of(self, mode: Mode) -> String {
        let name = order_name(mode);
        match self {
            Spelling::Standard => format!("memory_order_{name}"),
            Spelling::Cpp => format!("std::memory_order_{name}"),
            Spelling::Compiler => format!("__ATOMIC_{}", name.to_ascii_uppercase()),
        }
    }
}

#[derive(Clone, Debug)]
struct Token<'t> {
    text: &'t str,
    at: usize,
}

impl Token<'_> {
    fn end(&self) -> usize {
        self.at + self.text.len()
    }

    fn is_word(&self) -> bool {
        self.text
            .starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
    }
}

/// The words, numbers, texts and symbols of a part of a text: comments and lines for the
/// preprocessor are left out.
fn tokens(text: &str, part: Range<usize>) -> Vec<Token<'_>> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = part.start;
    let mut line_is_empty = true;
    let until = |from: usize, stop: &str| {
        let rest = text.get(from..part.end).unwrap_or("");
        rest.find(stop).map_or(part.end, |found| from + found)
    };
    while at < part.end {
        let start = at;
        let rest = &bytes[at..part.end];
        match rest[0] {
            b'\n' => {
                line_is_empty = true;
                at += 1;
                continue;
            }
            byte if byte.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            b'#' if line_is_empty => {
                at = directive_end(bytes, at, part.end);
                continue;
            }
            b'/' if rest.starts_with(b"//") => {
                at = until(at, "\n");
                continue;
            }
            b'/' if rest.starts_with(b"/*") => {
                at = (until(at + 2, "*/") + 2).min(part.end);
                continue;
            }
            quote @ (b'"' | b'\'') => at = quoted_end(bytes, at, part.end, quote),
            byte if byte.is_ascii_alphanumeric() || byte == b'_' => {
                let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
                at += rest.iter().take_while(|byte| is_part(byte)).count();
            }
            byte => at += char_width(byte),
        }
        at = at.min(part.end);
        line_is_empty = false;
        if let Some(text) = text.get(start..at) {
            found.push(Token { text, at: start });
        }
    }
    found
}

/// How many bytes a character has that begins with this one.
fn char_width(first: u8) -> usize {
    match first {
        0xf0.. => 4,
        0xe0.. => 3,
        0xc0.. => 2,
        _ => 1,
    }
}

fn directive_end(bytes: &[u8], mut at: usize, end: usize) -> usize {
    while at < end {
        match bytes[at] {
            b'\\' => at += 2,
            b'\n' => return at,
            _ => at += 1,
        }
    }
    end
}

fn quoted_end(bytes: &[u8], start: usize, end: usize, quote: u8) -> usize {
    let mut at = start + 1;
    while at < end {
        match bytes[at] {
            b'\\' => at += 2,
            b'\n' => return at,
            byte if byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    end
}

/// What is open at a token.
enum Open {
    /// A block of statements. Whether it is the body of `do`.
    Block { of_do: bool },
    /// Braces around something else.
    Braces,
    /// Brackets, and the index of the token before them.
    Brackets(Option<usize>),
}

/// Finds what can be changed in a part of a text.
pub fn find(text: &str, part: Range<usize>) -> Found {
    let tokens = tokens(text, part);
    let mut found = Found::default();
    let mut open: Vec<Open> = Vec::new();
    // The index of the token before the brackets that were closed last, and of that closing one.
    let mut closed: Option<(Option<usize>, usize)> = None;
    let mut function = String::new();
    // Bodies of `do` without braces that are not over.
    let mut open_do = 0_usize;
    // Whether the block that was closed last is the body of a `do`.
    let mut closed_do = false;
    for (index, token) in tokens.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| &tokens[before]);
        let before_text = before.map_or("", |before| before.text);
        let ends_do = token.text == "while" && (before_text == ";" && open_do > 0 || closed_do);
        let in_block = matches!(open.last(), Some(Open::Block { .. }));
        let after_statement = match before_text {
            ";" | "{" => true,
            "}" => closed_block(&tokens, index - 1, closed_do),
            _ => false,
        };
        if in_block && after_statement && token.text != "else" && !ends_do {
            found.points.push(Point {
                at: token.at,
                function: function.clone(),
                after: before.map_or(0, Token::end),
            });
        }
        if ends_do && before_text == ";" {
            open_do -= 1;
        }
        if token.text != "}" {
            closed_do = false;
        }
        match token.text {
            "do" if tokens.get(index + 1).is_some_and(|next| next.text != "{") => open_do += 1,
            "(" | "[" => open.push(Open::Brackets(index.checked_sub(1))),
            ")" | "]" => {
                if let Some(Open::Brackets(before)) = open.last() {
                    closed = Some((*before, index));
                    open.pop();
                }
            }
            "{" => {
                let outermost = open.is_empty();
                let head = closed.filter(|(_, at)| at + 1 == index);
                let head = head.and_then(|(before, _)| tokens.get(before?));
                let opened = opens(before_text, head, in_block);
                if outermost && let Some(head) = head {
                    function = head.text.to_string();
                }
                open.push(opened);
            }
            "}" => {
                closed_do = matches!(open.last(), Some(Open::Block { of_do: true }));
                open.pop();
            }
            _ => {
                let next = tokens.get(index + 1).map_or("", |next| next.text);
                if next == "("
                    && let Some(call) = call(&tokens, index, &function)
                {
                    found.calls.push(call);
                }
            }
        }
    }
    drop_equal_points(&tokens, &mut found.points);
    found
}

/// Whether a closing brace ends a block after which a statement can come: one that is not closed by
/// a semicolon later, like that of a structure or a list of values.
fn closed_block(tokens: &[Token<'_>], at: usize, of_do: bool) -> bool {
    let next = tokens.get(at + 1).map_or("", |next| next.text);
    !of_do && !matches!(next, ";" | "," | ")" | "=" | "[")
}

/// What an opening brace opens. `head` is the word before brackets that end right before it.
fn opens(before: &str, head: Option<&Token<'_>>, in_block: bool) -> Open {
    let block = Open::Block {
        of_do: before == "do",
    };
    match before {
        "else" | "do" => block,
        ";" | "{" | "}" | ":" if in_block => block,
        ")" => match head {
            Some(head) if head.is_word() && !matches!(head.text, "return" | "sizeof") => block,
            _ => Open::Braces,
        },
        "const" | "noexcept" | "override" => block,
        _ => Open::Braces,
    }
}

/// A fence after a declaration that computes nothing does what one before it does.
fn drop_equal_points(tokens: &[Token<'_>], points: &mut Vec<Point>) {
    let all = std::mem::take(points);
    for point in all {
        let is_equal = points.last().is_some_and(|last| {
            let between = tokens.iter().skip_while(|token| token.at < last.at);
            let between: Vec<&Token<'_>> =
                between.take_while(|token| token.at < point.at).collect();
            declares(&between)
        });
        match points.last_mut() {
            Some(last) if is_equal => *last = point,
            _ => points.push(point),
        }
    }
}

/// Whether these tokens declare a variable, perhaps with a number as its value.
fn declares(tokens: &[&Token<'_>]) -> bool {
    let words = tokens.iter().take_while(|token| token.is_word()).count();
    let is_number = |token: &Token<'_>| token.text.starts_with(|c: char| c.is_ascii_digit());
    let control = tokens.first().is_some_and(|first| {
        matches!(
            first.text,
            "return" | "goto" | "case" | "break" | "continue"
        )
    });
    match &tokens[words..] {
        [end] => words >= 2 && !control && end.text == ";",
        [equal, value, end] => {
            words >= 2 && !control && equal.text == "=" && is_number(value) && end.text == ";"
        }
        _ => false,
    }
}

/// What a function with memory orders does: how many arguments come before them, and whether they
/// are written.
fn known(name: &str) -> Option<(SiteKind, usize, bool)> {
    if matches!(
        name,
        "atomic_thread_fence" | "__atomic_thread_fence" | "__c11_atomic_thread_fence"
    ) {
        return Some((SiteKind::Fence, 0, true));
    }
    let (base, written) = if let Some(base) = name.strip_prefix("__c11_atomic_") {
        (base, true)
    } else if let Some(base) = name.strip_prefix("__atomic_") {
        let (kind, values) = match base {
            "load_n" => (SiteKind::Read, 1),
            "store_n" => (SiteKind::Write, 2),
            "exchange_n" => (SiteKind::Update, 2),
            "compare_exchange_n" => (SiteKind::Compare, 4),
            _ if base.starts_with("fetch_") || base.ends_with("_fetch") => (SiteKind::Update, 2),
            _ => return None,
        };
        return Some((kind, values, true));
    } else {
        let base = name.strip_prefix("atomic_")?;
        match base.strip_suffix("_explicit") {
            Some(base) => (base, true),
            None => (base, false),
        }
    };
    let (kind, values) = match base {
        "load" => (SiteKind::Read, 1),
        "store" => (SiteKind::Write, 2),
        "exchange" => (SiteKind::Update, 2),
        "compare_exchange_strong" | "compare_exchange_weak" => (SiteKind::Compare, 3),
        _ if base.starts_with("fetch_") => (SiteKind::Update, 2),
        _ => return None,
    };
    Some((kind, values, written))
}

/// The name of a memory order, without what comes before it in C.
pub fn order_name(mode: Mode) -> &'static str {
    match mode {
        Mode::NonAtomic => "plain",
        Mode::Relaxed => "relaxed",
        Mode::Acquire => "acquire",
        Mode::Release => "release",
        Mode::AcquireRelease => "acq_rel",
        Mode::SequentiallyConsistent => "seq_cst",
    }
}

/// The call whose name is a token, if it is one with memory orders that can be changed.
fn call(tokens: &[Token<'_>], name: usize, function: &str) -> Option<Call> {
    let (kind, values, written) = known(tokens[name].text)?;
    let mut depth = 0;
    let mut arguments: Vec<Range<usize>> = Vec::new();
    let mut start = name + 2;
    let mut end = None;
    for (index, token) in tokens.iter().enumerate().skip(name + 1) {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 || depth == 1 && token.text == "," {
            arguments.push(start..index);
            start = index + 1;
        }
        if depth == 0 {
            end = Some(index);
            break;
        }
    }
    let end = end?;
    let orders = match written {
        false => {
            (arguments.len() == values).then_some(())?;
            Orders::Implicit(tokens[name].end(), tokens[end].at)
        }
        true => {
            let count = if kind == SiteKind::Compare { 2 } else { 1 };
            (arguments.len() == values + count).then_some(())?;
            let mut spelling = match tokens[name].text.starts_with("__") {
                true => Spelling::Compiler,
                false => Spelling::Standard,
            };
            let words =
                arguments[values..]
                    .iter()
                    .map(|argument| match tokens.get(argument.clone())? {
                        [word] if word.is_word() => Some(word.at..word.end()),
                        [std, _, _, word] if std.text == "std" && word.is_word() => {
                            spelling = Spelling::Cpp;
                            Some(std.at..word.end())
                        }
                        _ => None,
                    });
            Orders::Words(words.collect::<Option<_>>()?, spelling)
        }
    };
    Some(Call {
        at: tokens[name].at,
        kind,
        function: function.to_string(),
        orders,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pointed(text: &str) -> String {
        let mut marked = text.to_string();
        for point in find(text, 0..text.len()).points.iter().rev() {
            marked.insert(point.at, '^');
        }
        marked
    }

    #[test]
    fn points_are_where_a_statement_can_be() {
        assert_eq!(
            pointed("void f(int a) { x = 1; if (a) y = 2; else z = 3; while (r) ; w = 1; }"),
            "void f(int a) { ^x = 1; ^if (a) y = 2; else z = 3; ^while (r) ; ^w = 1; ^}"
        );
        assert_eq!(
            pointed("void f() { do { g(); } while (x); for (i = 0; i < 2; i++) { h(); } }"),
            "void f() { ^do { ^g(); ^} while (x); ^for (i = 0; i < 2; i++) { ^h(); ^} ^}"
        );
        assert_eq!(
            pointed("void f() { do g(); while (x); y = 1; }"),
            "void f() { ^do g(); while (x); ^y = 1; ^}"
        );
    }

    #[test]
    fn structures_and_lists_of_values_have_none() {
        for text in [
            "struct s { int a; int b; };",
            "int a[] = { 1, 2 };",
            "enum e { A, B };",
            "#define F { a; b; }\n",
            "/* f() { a; } */ // f() { a; }\n",
        ] {
            assert_eq!(pointed(text), text);
        }
        assert_eq!(
            pointed("void f() { struct s v = { 1 }; g((struct s){ 1, 2 }); }"),
            "void f() { ^struct s v = { 1 }; ^g((struct s){ 1, 2 }); ^}"
        );
    }

    #[test]
    fn declarations_make_no_difference() {
        assert_eq!(
            pointed("void f() { int a; int b = 0; x = 1; }"),
            "void f() { int a; int b = 0; ^x = 1; ^}"
        );
    }

    #[test]
    fn calls_have_their_orders() {
        let text = "void f() { r = atomic_load_explicit(&a[i], memory_order_relaxed);\n\
                    __atomic_store_n(&y, g(1, 2), __ATOMIC_RELEASE); atomic_store(&x, 1);\n\
                    atomic_load_explicit(&x, order); }";
        let calls = find(text, 0..text.len()).calls;
        let kinds: Vec<SiteKind> = calls.iter().map(|call| call.kind).collect();
        let (read, write) = (SiteKind::Read, SiteKind::Write);
        assert_eq!(kinds, [read, write, write, read]);
        let words: Vec<&str> = calls
            .iter()
            .filter_map(|call| match &call.orders {
                Orders::Words(words, _) => Some(&text[words[0].clone()]),
                Orders::Implicit(..) => None,
            })
            .collect();
        assert_eq!(words, ["memory_order_relaxed", "__ATOMIC_RELEASE", "order"]);
        assert_eq!(
            Spelling::Compiler.of(Mode::AcquireRelease),
            "__ATOMIC_ACQ_REL"
        );
    }

    #[test]
    fn odd_texts_do_no_harm() {
        for text in [
            "", "}", ")", "(", "f(){", "\"", "'\\", "#\\", "f() { do", "é{}", "a(,", "{;}",
        ] {
            find(text, 0..text.len());
        }
    }
}
