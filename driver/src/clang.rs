//! Finding clang and running it.

use crate::input::STDIN_NAME;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// The versions of clang that are looked for, newest first.
const VERSIONS: std::ops::RangeInclusive<u32> = 14..=22;

/// A folder of its own with the headers that katec brings along, for as long as it lives.
struct HeaderFolder(PathBuf);

impl HeaderFolder {
    fn new() -> std::io::Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("katec-include-{}-{count}", std::process::id());
        let folder = Self(std::env::temp_dir().join(name));
        std::fs::create_dir_all(folder.system())?;
        for (name, text) in katec_programs::c::HEADERS {
            std::fs::write(folder.0.join(name), text)?;
        }
        for (name, text) in katec_programs::c::SYSTEM_HEADERS {
            std::fs::write(folder.system().join(name), text)?;
        }
        Ok(folder)
    }

    /// Where those are that come before the system's.
    fn system(&self) -> PathBuf {
        self.0.join("system")
    }
}

impl Drop for HeaderFolder {
    fn drop(&mut self) {
        // That a temporary folder stays behind is nothing to fail for.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Which inline functions get a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bodies {
    /// Those that need one by the rules of C.
    Needed,
    /// All that are used.
    All,
    /// Also those of the C++ library that it has in compiled form, where the compiler optimises.
    Optimised,
}

/// With assertions, the headers of the C++ library do not say that `std::string` is compiled
/// elsewhere.
const WITH_STRINGS: &str = "-D_GLIBCXX_ASSERTIONS";

impl Bodies {
    /// The arguments for clang. It leaves bodies out unless it is to optimise; so it is told to
    /// optimise, and to leave all passes out that would.
    fn arguments(self) -> &'static [&'static str] {
        match self {
            Self::Needed => &["-O0", "-Xclang", "-disable-O0-optnone"],
            Self::All => &[
                "-O1",
                "-U__OPTIMIZE__",
                "-Xclang",
                "-disable-llvm-passes",
                WITH_STRINGS,
            ],
            Self::Optimised => &["-O0", "-Xclang", "-disable-O0-optnone", WITH_STRINGS],
        }
    }
}

/// The language of C++ files whose options say nothing of it: what newer versions of clang take.
const CPP: &str = "-std=gnu++17";

/// The argument for the language of a file, if the others leave it open.
fn language(file: &Path, extra: &[OsString]) -> Option<&'static str> {
    let ending = file.extension().and_then(|ending| ending.to_str());
    let is_cpp = matches!(ending, Some("cc" | "cpp" | "cxx" | "C" | "ii"));
    let says = |argument: &OsString| {
        let argument = argument.to_string_lossy();
        argument.starts_with("-std=") || argument.starts_with("-x")
    };
    (is_cpp && !extra.iter().any(says)).then_some(CPP)
}

/// What only gcc's headers say, of what it has preprocessed: how the text shows it, and the macro
/// by which clang reads it.
const ONLY_GCC: &[(&str, &str)] = &[
    ("__malloc__ (", "-D__malloc__(...)="),
    ("_Float32 ", "-D_Float32=float"),
    ("_Float64 ", "-D_Float64=double"),
    ("_Float128 ", "-D_Float128=__float128"),
    ("_Float32x ", "-D_Float32x=double"),
    ("_Float64x ", "-D_Float64x=long double"),
];

/// The arguments by which clang takes what gcc has preprocessed, if a file of C is that.
fn preprocessed_by_gcc(file: &Path, text: Option<&str>, extra: &[OsString]) -> Vec<&'static str> {
    if file.extension().is_none_or(|ending| ending != "i") {
        return Vec::new();
    }
    let names_language = |argument: &OsString| argument.to_string_lossy().starts_with("-x");
    let read = match text {
        Some(text) => text.as_bytes().to_vec(),
        None => std::fs::read(file).unwrap_or_default(),
    };
    let text = String::from_utf8_lossy(&read);
    // Where a header has made the name itself, the name stands at the end.
    let lacks = |name: &str| text.contains(name) && !text.contains(&format!("{};", name.trim()));
    let shown = ONLY_GCC.iter().filter(|(name, _)| lacks(name));
    let macros: Vec<&str> = shown.map(|(_, argument)| *argument).collect();
    if macros.is_empty() || extra.iter().any(names_language) {
        return Vec::new();
    }
    // Macros are for what is still to be preprocessed.
    [&["-x", "c"][..], &macros].concat()
}

/// The argument for what clang is to look for at run time, if it is asked to: what it finds ends
/// with an instruction, not with a call of another library.
fn looked_for(extra: &[OsString]) -> Option<&'static str> {
    let asks = |argument: &OsString| argument.to_string_lossy().starts_with("-fsanitize=");
    extra
        .iter()
        .any(asks)
        .then_some("-fsanitize-trap=undefined")
}

/// A command that compiles C: the program and the arguments that make it a compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiler {
    program: OsString,
    arguments: Vec<OsString>,
}

impl Compiler {
    /// The compiler to use: the one that KATEC_CLANG names, or the newest clang on PATH, or
    /// `zig cc`.
    pub fn find() -> Option<Compiler> {
        if let Some(named) = std::env::var_os("KATEC_CLANG").filter(|named| !named.is_empty()) {
            return Some(Compiler::new(&named, &[]));
        }
        let path = std::env::var_os("PATH")?;
        let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        let on_path = |name: &str| {
            folders
                .iter()
                .map(|folder| folder.join(name))
                .find(|file| file.is_file())
        };
        let versioned = VERSIONS.rev().map(|version| format!("clang-{version}"));
        versioned
            .chain(["clang".to_string()])
            .find_map(|name| on_path(&name))
            .map(|file| Compiler::new(file.as_os_str(), &[]))
            .or_else(|| on_path("zig").map(|file| Compiler::new(file.as_os_str(), &["cc"])))
    }

    fn new(program: &std::ffi::OsStr, arguments: &[&str]) -> Compiler {
        Compiler {
            program: program.to_os_string(),
            arguments: arguments.iter().map(OsString::from).collect(),
        }
    }

    /// Compiles C from standard input like [`Self::compile`].
    pub fn compile_text(
        &self,
        text: &str,
        bodies: Bodies,
        extra: &[OsString],
    ) -> Result<String, String> {
        let message = |error| format!("katec: cannot write a temporary file: {error}\n");
        let folder = HeaderFolder::new().map_err(message)?;
        let file = folder.0.join("stdin.c");
        // Messages and lines are about what was written, not about this file.
        let text = format!("#line 1 \"{STDIN_NAME}\"\n{text}");
        std::fs::write(&file, text).map_err(message)?;
        self.compile(&file, None, None, bodies, extra)
    }

    /// Compiles a file to LLVM's text form, without optimisation, in a folder or in this one, and
    /// perhaps with another text than the file has. Returns the text, or clang's own message.
    pub fn compile(
        &self,
        file: &Path,
        text: Option<&str>,
        folder: Option<&Path>,
        bodies: Bodies,
        extra: &[OsString],
    ) -> Result<String, String> {
        let message = |error| format!("katec: cannot write a temporary file: {error}\n");
        let header = HeaderFolder::new().map_err(message)?;
        let file = match folder {
            Some(_) => std::path::absolute(file).unwrap_or_else(|_| file.to_path_buf()),
            None => file.to_path_buf(),
        };
        let mut command = Command::new(&self.program);
        command
            .args(&self.arguments)
            .args(["-S", "-emit-llvm", "-o", "-", "-g", "-w"])
            .args(bodies.arguments())
            .arg("-fno-discard-value-names")
            .args(["-fno-sanitize=all", "-fno-stack-protector"])
            // The counters of `std::shared_ptr` one by one, not both by one access.
            .arg("-D_GLIBCXX_TSAN=1")
            .args([
                "-Wno-error=implicit-function-declaration",
                "-Wno-error=int-conversion",
            ])
            .args(language(&file, extra))
            .args(preprocessed_by_gcc(&file, text, extra))
            .args(looked_for(extra))
            .args(extra)
            // Several numbers at once would be of types that are refused.
            .args(["-fno-vectorize", "-fno-slp-vectorize"])
            .arg("-isystem")
            .arg(header.system())
            .arg("-idirafter")
            .arg(&header.0);
        if let Some(text) = text {
            let other = header.0.join("text");
            std::fs::write(&other, text).map_err(message)?;
            let mut both = file.clone().into_os_string();
            both.push(";");
            both.push(&other);
            command
                .args(["-Xclang", "-remap-file", "-Xclang"])
                .arg(both);
        }
        command.arg(&file);
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        let output = command
            .output()
            .map_err(|error| format!("katec: cannot run {}: {error}\n", self.program.display()))?;
        let message = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            return Err(format!(
                "{message}katec: {} does not compile\n",
                file.display()
            ));
        }
        String::from_utf8(output.stdout).map_err(|_| {
            format!(
                "katec: clang's output for {} is not UTF-8\n",
                file.display()
            )
        })
    }
}
