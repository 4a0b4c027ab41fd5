//! Where files come from: the folder of the including file, that of the model, the folders that the
//! user names, then the library. Some of herd's files are replaced by what is built in here.
//!
//! A file that includes itself is found on the way: the includes that are under way are a stack,
//! and the message names each of them. No graph of includes is made, since a file is read only once
//! it is included.

use super::Resolver;
use super::environment::{Scope, Value};
use crate::ast::{File, Name};
use crate::diagnostics::{Diagnostic, similar};
use crate::lexer::{self, Comments, Token};
use crate::model::{FileId, SourceFile, Span};
use crate::{library, parser};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Where a text is from, which decides what its includes are relative to.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    /// A text from nowhere: its includes come from the library.
    Text,
    /// The library.
    Library,
    /// A file.
    File(PathBuf),
}

/// Files of herd that build what is built in here, and what they define beyond that. A file of such
/// a name that is there and does not do that is read like any other.
const REPLACED: &[(&str, &str)] = &[
    ("cos.cat", COHERENCE),
    ("cos-opt.cat", COHERENCE),
    ("cos-no-opt.cat", COHERENCE),
    ("cos-ok-opt.cat", COHERENCE),
    ("c11_cos.cat", ATOMIC_COHERENCE),
    ("c11_los.cat", LOCK_ORDER),
    ("cross.cat", ""),
    ("lock.cat", LOCKS),
    ("aarch64deps.cat", DEPENDENCIES),
];

/// What herd's `aarch64deps.cat` computes from registers: dependencies, which are built in, and
/// what it defines besides. There are no instructions that pick one of two values without a branch.
const DEPENDENCIES: &str = "\
include \"aarch64util.cat\"
let lws = [M];(po & same-loc);[W]
let lrs = [W];((po & same-loc) \\ ((po & same-loc);[W];(po & same-loc)));[R]
let pick-basic-dep = [R]
let pick-addr-dep = addr
let pick-data-dep = data
let pick-ctrl-dep = ctrl
let pick-dep = (addr | data | ctrl) \\ same-instance
";

/// What herd's `cos.cat` and its variants define besides `co`, `coe`, `coi`, `fr`, `fre` and `fri`,
/// which are built in.
const COHERENCE: &str = "let ca = fr | co\nlet invrf = rf^-1\nlet moi = coi\nlet moe = coe\n";

/// Herd's `c11_cos.cat` orders atomic writes only.
const ATOMIC_COHERENCE: &str = "\
let invrf = rf^-1
let mo = [W & (A | IW)];co;[W & (A | IW)]
let moi = mo & int
let moe = mo & ext
let co = mo and coe = moe and coi = moi
let fr = (invrf;mo) \\ id
let fri = fr & int
let fre = fr & ext
";

/// The order of what takes and releases a lock, which herd's `c11_los.cat` enumerates: these are
/// writes here.
const LOCK_ORDER: &str = "\
let LS = LK & W
let lo = co & ((LS | UL) * (LS | UL))
let loLL = [LS];lo;[LS]
let crit = (po-loc & (LS * UL)) \\ (po-loc;[LS | UL];po-loc)
";

/// What the Linux kernel's `lock.cat` defines besides the `rf` and `co` of locks, which it
/// enumerates: locks are read-modify-writes here, and unlocks writes, like any others.
const LOCKS: &str = "\
let UL = UL & W
let LF = LF | RL
let ALL-LOCKS = LKR | LKW | UL | LF | RU
let lk-rmw = [LKR];rmw;[LKW]
let Release = Release | UL
let Acquire = Acquire | LKR
let critical = ([LKW];po-loc;[UL]) \\ (po-loc;[LKW | UL];po-loc)
let UNMATCHED-LKW = LKW \\ domain(critical)
";

/// Small files of herd that many models include: these stand in for them where they are not found.
const STAND_INS: &[(&str, &str)] = &[
    ("x86fences.cat", include_str!("herd/x86fences.cat")),
    ("armfences.cat", include_str!("herd/otherfences.cat")),
    ("ppcfences.cat", include_str!("herd/otherfences.cat")),
    ("aarch64fences.cat", include_str!("herd/otherfences.cat")),
    (
        "fences.cat",
        concat!(
            include_str!("herd/x86fences.cat"),
            include_str!("herd/otherfences.cat"),
            "let ctrlcfence = ctrlisb | ctrlisync\n"
        ),
    ),
    ("filters.cat", include_str!("herd/filters.cat")),
];

/// How deep includes may nest.
const INCLUDE_LIMIT: usize = 64;

/// Finds a model by name or path. The error is a diagnostic but for its place.
pub(super) fn open(
    name_or_path: &str,
) -> Result<(SourceFile, Origin), impl Fn(Span) -> Diagnostic> {
    let path = Path::new(name_or_path);
    let bare = !name_or_path.contains(['/', '\\'])
        && path.extension().is_none_or(|extension| extension != "cat");
    let of_library = |name: &str| {
        let text = library::text(name).map(str::to_owned);
        text.or_else(|| library::bounded(name))
    };
    if bare && let Some(text) = of_library(name_or_path) {
        let name = format!("{name_or_path}.cat");
        return Ok((SourceFile { name, text }, Origin::Library));
    }
    let name = match name_or_path {
        STDIN => "<stdin>".to_owned(),
        path => path.to_owned(),
    };
    let text = match name_or_path {
        STDIN => stdin(),
        _ => read_text(path),
    };
    match text {
        Ok(text) => Ok((SourceFile { name, text }, Origin::File(path.to_owned()))),
        Err(error) => Err(move |span| not_found(span, &name, &error.to_string())),
    }
}

/// The text of a file, without a byte order mark. Of a file that is larger than the parser takes (a
/// device may have no end) no more is read than the parser needs to refuse it.
fn read_text(path: &Path) -> io::Result<String> {
    text_of(fs::File::open(path)?)
}

/// Whether a file is not there, as opposed to one that cannot be read.
fn is_missing(error: &io::Error) -> bool {
    use io::ErrorKind::{NotADirectory, NotFound};
    matches!(error.kind(), NotFound | NotADirectory)
}

fn text_of(file: impl Read) -> io::Result<String> {
    let mut bytes = Vec::new();
    let most = parser::SIZE_LIMIT as u64 + 1;
    file.take(most).read_to_end(&mut bytes)?;
    // One that is too large is refused for that.
    if bytes.len() <= parser::SIZE_LIMIT && bytes.contains(&0) {
        return Err(io::Error::other("it is not a text"));
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())
}

/// The name of standard input among models.
const STDIN: &str = "-";

/// The text on standard input. It can be read once, and a model may be asked for again.
fn stdin() -> io::Result<String> {
    static TEXT: OnceLock<Result<String, String>> = OnceLock::new();
    let read = || text_of(io::stdin().lock()).map_err(|error| error.to_string());
    TEXT.get_or_init(read).clone().map_err(io::Error::other)
}

fn not_found(span: Span, name: &str, error: &str) -> Diagnostic {
    let stem = Path::new(name)
        .file_stem()
        .and_then(|stem| stem.to_str())
        .unwrap_or(name);
    let diagnostic = Diagnostic::error(span, format!("cannot read the model `{name}`: {error}"));
    let close = library::files()
        .find(|model| *model == stem)
        .or_else(|| similar(stem, library::files()));
    match close {
        Some(model) => diagnostic.help(format!(
            "the library has a model `{model}`; `katec models` lists all"
        )),
        None => {
            diagnostic.help("give the path of a .cat file, or a name that `katec models` lists")
        }
    }
}

impl Resolver {
    /// Resolves the standard library, which every model sees.
    pub(super) fn standard_library(&mut self, scope: &mut Scope) {
        if let Some(text) = library::text(library::STANDARD) {
            let name = format!("{}.cat", library::STANDARD);
            let tree = self.read(
                SourceFile {
                    name,
                    text: text.to_owned(),
                },
                true,
            );
            self.unnamed(&tree, &Origin::Library, scope);
        }
        self.least_coherence = match scope.get(&self.globals, "co0") {
            Some(Value::Expr(id)) => Some(*id),
            _ => None,
        };
    }

    /// Resolves a file the definitions of which are not definitions of the model: what they stand
    /// for is written out where they are used, and a model has no definitions that its text does
    /// not show.
    fn unnamed(&mut self, tree: &File, origin: &Origin, scope: &mut Scope) {
        let outer = std::mem::replace(&mut self.inlining, true);
        self.statements(&tree.statements, origin, scope);
        self.inlining = outer;
    }

    /// Resolves the main file, which is the first of the model's files already.
    pub(super) fn main_file(&mut self, origin: &Origin, scope: &mut Scope) {
        let file = FileId::FIRST;
        let key = key(origin, &self.model.files[0].name);
        let text = self.model.files[0].text.clone();
        let tree = self.parse(file, &text);
        self.model.title = tree.title;
        self.including.push((key, None));
        self.statements(&tree.statements, origin, scope);
        self.including.pop();
    }

    /// Resolves the bell file of a model: the one that the user names, or the one of the same name
    /// beside the model. Herd reads it first, as it says what annotations there are.
    pub(super) fn bell_file(&mut self, origin: &Origin, scope: &mut Scope) {
        let start = Span {
            file: FileId::FIRST,
            start: 0,
            end: 0,
        };
        let beside = match origin {
            Origin::File(path) => Some(path.with_extension("bell")).filter(|bell| bell != path),
            Origin::Library | Origin::Text => None,
        };
        let (path, required) = match (self.folders.bell.clone(), beside) {
            (Some(named), _) => (named, true),
            (None, Some(beside)) => (beside, false),
            (None, None) => return,
        };
        let name = path.display().to_string();
        let text = match read_text(&path) {
            Ok(text) => text,
            Err(error) if required || !is_missing(&error) => {
                let message = format!("cannot read the bell file `{name}`: {error}");
                return self.report(Diagnostic::error(start, message));
            }
            Err(_) => return,
        };
        let note = format!("`{name}` is read first: the bell file of this model");
        self.report(Diagnostic::note(start, note));
        let file = SourceFile { name, text };
        let origin = Origin::File(path);
        let key = key(&origin, &file.name);
        let tree = self.read(file, false);
        self.including.push((key, None));
        self.statements(&tree.statements, &origin, scope);
        self.including.pop();
    }

    fn read(&mut self, file: SourceFile, foreign: bool) -> File {
        let id = FileId::new(self.model.files.len());
        let text = file.text.clone();
        self.model.files.push(file);
        if foreign {
            self.foreign.insert(id);
        }
        self.parse(id, &text)
    }

    fn parse(&mut self, file: FileId, text: &str) -> File {
        let (tree, errors) = parser::parse(file, text);
        for error in errors {
            self.report(error);
        }
        tree
    }

    /// Resolves a text of our own under the name of a file of herd's.
    fn built_in(&mut self, name: &str, text: &str, origin: &Origin, scope: &mut Scope) {
        let file = SourceFile {
            name: name.to_owned(),
            text: text.to_owned(),
        };
        let tree = self.read(file, true);
        self.unnamed(&tree, origin, scope);
    }

    /// Resolves an included file in place.
    pub(super) fn include(&mut self, name: &str, span: Span, origin: &Origin, scope: &mut Scope) {
        let base = Path::new(name)
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or(name);
        let found = match self.find(name, origin) {
            Ok(found) => found,
            Err(message) => {
                self.incomplete = true;
                return self.report(Diagnostic::error(span, message));
            }
        };
        if base == "stdlib.cat" && !matches!(found, Some((_, Origin::File(_)))) {
            let note = Diagnostic::note(span, "`stdlib.cat` is part of every model");
            return self.report(note);
        }
        let own = matches!(&found, Some((file, Origin::File(_))) if !machinery(base, &file.text));
        let replaced = REPLACED.iter().find(|(replaced, _)| *replaced == base);
        if let Some((_, text)) = replaced.filter(|_| !own) {
            let what = match base {
                "aarch64deps.cat" => "`addr`, `data` and `ctrl`",
                "lock.cat" => "locks with their `rf`, `co` and `rmw`",
                _ => "`co`, `fr` and their parts",
            };
            let message = format!("`{base}` is replaced by what is built in: {what}");
            self.report(Diagnostic::note(span, message));
            return self.built_in(base, text, origin, scope);
        }
        let Some((file, inner)) = found else {
            if let Some((_, text)) = STAND_INS.iter().find(|(file, _)| *file == base) {
                let message =
                    format!("`{name}` is not there; definitions built in stand in for it");
                self.report(Diagnostic::note(span, message));
                return self.built_in(base, text, origin, scope);
            }
            self.incomplete = true;
            return self.report(missing(name, span, origin));
        };
        let key = key(&inner, &file.name);
        if let Some(at) = self.including.iter().position(|(open, _)| *open == key) {
            let mut error = Diagnostic::error(span, format!("`{name}` includes itself"))
                .label("this include is already under way")
                .help("move what both files need into a third one");
            for (_, place) in &self.including[at + 1..] {
                error = match place {
                    Some(place) => error.related(*place, "by way of this include"),
                    None => error,
                };
            }
            return self.report(error);
        }
        if self.including.len() >= INCLUDE_LIMIT {
            let message = format!("includes are nested more than {INCLUDE_LIMIT} deep");
            return self.report(Diagnostic::error(span, message));
        }
        let tree = self.read(file, !matches!(inner, Origin::File(_)));
        self.including.push((key, Some(span)));
        self.statements(&tree.statements, &inner, scope);
        self.including.pop();
    }

    /// The included file: beside the including one, beside the model, in the folders that the user
    /// names, then in the library. A file that is there and cannot be read is an error: another one
    /// of its name may mean something else.
    fn find(&self, name: &str, origin: &Origin) -> Result<Option<(SourceFile, Origin)>, String> {
        let beside = |path: &Path| path.parent().unwrap_or(Path::new("")).to_path_buf();
        let mut folders = Vec::new();
        if let Origin::File(from) = origin {
            folders.push(beside(from));
        }
        if let Some(main) = &self.main {
            folders.push(beside(main));
        }
        folders.extend(self.folders.include.iter().cloned());
        for folder in folders {
            let path = folder.join(name);
            let name = path.display().to_string();
            match read_text(&path) {
                Ok(text) => return Ok(Some((SourceFile { name, text }, Origin::File(path)))),
                Err(error) if is_missing(&error) => {}
                Err(error) => return Err(format!("cannot read the file `{name}`: {error}")),
            }
        }
        let of_library = |text: &str| {
            let (name, text) = (name.to_owned(), text.to_owned());
            (SourceFile { name, text }, Origin::Library)
        };
        Ok(library::text(name).map(of_library))
    }

    /// The names that a statement would have defined, had it been understood.
    pub(super) fn define_invalid(&mut self, names: &[Name], scope: &mut Scope) {
        for name in names {
            scope.define(&mut self.globals, &name.text, super::Value::Invalid);
        }
    }
}

/// Whether a text is machinery of herd's: it enumerates relations, or works on sets of sets to do
/// so, as files that build coherence do; includes one that does; or computes dependencies from
/// registers.
fn machinery(name: &str, text: &str) -> bool {
    let (tokens, _) = lexer::tokens(FileId::FIRST, text, Comments::Nested);
    let mut tokens = tokens.iter().map(|(token, _)| token);
    tokens.any(|token| match token {
        Token::From | Token::Match => true,
        Token::Name(register) => name == "aarch64deps.cat" && *register == "rf-reg",
        Token::Text(included) => *included != name && is_replaced(included),
        _ => false,
    })
}

fn is_replaced(name: &str) -> bool {
    REPLACED.iter().any(|(replaced, _)| *replaced == name)
}

fn key(origin: &Origin, name: &str) -> String {
    match origin {
        Origin::File(path) => path
            .canonicalize()
            .unwrap_or_else(|_| path.clone())
            .display()
            .to_string(),
        Origin::Library => format!("library {name}"),
        Origin::Text => format!("text {name}"),
    }
}

fn missing(name: &str, span: Span, origin: &Origin) -> Diagnostic {
    let place = match origin {
        Origin::File(_) => "beside this file or in the library",
        Origin::Library | Origin::Text => "in the library",
    };
    let error = Diagnostic::error(span, format!("there is no file `{name}` {place}"));
    let stem = name.strip_suffix(".cat").unwrap_or(name);
    match similar(stem, library::files()) {
        Some(close) => error.help(format!("did you mean `{close}.cat`?")),
        None => error,
    }
}
