//! Programs from standard input, which is named `-`.

use std::io::Read;
use std::path::Path;
use std::sync::OnceLock;

/// The name of standard input among arguments.
pub const STDIN: &str = "-";

/// What standard input is called in messages.
pub const STDIN_NAME: &str = "<stdin>";

/// Whether a path stands for standard input.
pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == STDIN
}

/// What a file is called in messages.
pub fn display_name(path: &Path) -> String {
    match is_stdin(path) {
        true => STDIN_NAME.to_string(),
        false => path.display().to_string(),
    }
}

/// What kind of program a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A litmus test.
    Litmus,
    /// C.
    C,
    /// LLVM's text form.
    Llvm,
}

/// The text of a file, or of standard input, or a message for people.
pub fn read(path: &Path) -> Result<String, String> {
    let name = display_name(path);
    let bytes = match is_stdin(path) {
        true => stdin().to_owned(),
        false => std::fs::read(path).map_err(|error| error.to_string()),
    };
    let bytes = bytes.map_err(|error| format!("katec: cannot read {name}: {error}\n"))?;
    String::from_utf8(bytes).map_err(|_| format!("katec: {name} is not a text in UTF-8\n"))
}

/// Standard input, read once: several threads may ask for it.
fn stdin() -> &'static Result<Vec<u8>, String> {
    static TEXT: OnceLock<Result<Vec<u8>, String>> = OnceLock::new();
    TEXT.get_or_init(|| {
        let mut bytes = Vec::new();
        let read = std::io::stdin().lock().read_to_end(&mut bytes);
        read.map(|_| bytes).map_err(|error| error.to_string())
    })
}

/// What kind of program a text is, by what it looks like: LLVM's text form defines functions with
/// `define`, litmus tests have no function `main` and include nothing.
pub fn kind(text: &str) -> Kind {
    let mut lines = text.lines().map(str::trim_start);
    let is_c = |line: &str| {
        let includes = line
            .strip_prefix('#')
            .is_some_and(|rest| rest.trim_start().starts_with("include"));
        let declares = ["int ", "void "].iter().any(|kind| line.starts_with(kind));
        includes || declares && line.contains("main")
    };
    if lines.clone().any(|line| line.starts_with("define ")) {
        Kind::Llvm
    } else if lines.any(is_c) {
        Kind::C
    } else {
        Kind::Litmus
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_apart() {
        assert_eq!(
            kind("X86 SB\n{ x=0; }\n P0 ;\n MOV [x],$1 ;\nexists (x=1)"),
            Kind::Litmus
        );
        assert_eq!(
            kind("C a\n{}\nP0 (int* x) { *x = 1; }\nexists (x=1)"),
            Kind::Litmus
        );
        assert_eq!(
            kind("#include <pthread.h>\nint x;\nint main(void) { return 0; }"),
            Kind::C
        );
        assert_eq!(
            kind("; ModuleID\ndefine i32 @main() {\n ret i32 0\n}"),
            Kind::Llvm
        );
    }
}
