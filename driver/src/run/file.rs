//! Files that runs are kept in: what is in them, and how they are written and read.
//!
//! A file says what it is, by which version of katec, of which program, under which model, with
//! which options; then comes the data, and at last a checksum of all of it. Only a file that says
//! the same of all these is gone on with. A new file is written beside the old one and takes its
//! place when it is complete and on the disk. So at every moment there is one that is whole.

use super::codec::{Coded, Damaged, Reader, decode, decode_start, encode};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// How every file begins.
const MAGIC: &[u8; 10] = b"katec run\n";

/// The form of what comes after it. Whoever changes the form of any data changes this.
const FORM: u32 = 7;

/// What is in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A run, to go on with.
    Checkpoint = 1,
    /// A run whose open parts are jobs.
    Plan = 2,
    /// One of those jobs.
    Job = 3,
    /// What was found in one of them.
    Result = 4,
}

impl Kind {
    fn words(self) -> &'static str {
        match self {
            Kind::Checkpoint => "checkpoint",
            Kind::Plan => "plan",
            Kind::Job => "job",
            Kind::Result => "result",
        }
    }
}

/// What a run is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Subject {
    /// The version of katec.
    pub katec: String,
    /// What the program is called.
    pub program: String,
    /// What it does.
    pub program_hash: u64,
    /// What the model is called.
    pub model: String,
    /// What it says.
    pub model_hash: u64,
    /// All options that matter, in words.
    pub options: String,
}

/// The subject in a fixed order.
impl Coded for Subject {
    fn put(&self, to: &mut Vec<u8>) {
        self.katec.put(to);
        self.program.put(to);
        self.program_hash.put(to);
        self.model.put(to);
        self.model_hash.put(to);
        self.options.put(to);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        Ok(Self {
            katec: Coded::get(from)?,
            program: Coded::get(from)?,
            program_hash: Coded::get(from)?,
            model: Coded::get(from)?,
            model_hash: Coded::get(from)?,
            options: Coded::get(from)?,
        })
    }
}

impl Subject {
    /// Why a file about another subject cannot be gone on with here.
    fn difference(&self, other: &Self) -> Option<String> {
        if other.katec != self.katec {
            let (theirs, ours) = (&other.katec, &self.katec);
            return Some(format!("it is of katec {theirs}, and this is katec {ours}"));
        }
        if other.program_hash != self.program_hash {
            let program = &other.program;
            return Some(format!(
                "it is of another program ({program}), or that has changed"
            ));
        }
        if other.model_hash != self.model_hash {
            let model = &other.model;
            return Some(format!(
                "it is under another model ({model}), or that has changed"
            ));
        }
        (other.options != self.options).then(|| {
            let (theirs, ours) = (&other.options, &self.options);
            format!("it is with other options: {theirs}; here: {ours}")
        })
    }
}

/// A number that other texts do not have: FNV-1a.
#[derive(Clone, Copy, Debug)]
pub struct Hash(pub u64);

impl Default for Hash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    /// Adds bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The number of some bytes.
    pub fn of(bytes: &[u8]) -> u64 {
        let mut hash = Self::default();
        hash.add(bytes);
        hash.0
    }
}

impl std::fmt::Write for Hash {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.add(text.as_bytes());
        Ok(())
    }
}

/// Writes a file of a kind. The message is for people.
pub fn write<T: Coded>(path: &Path, kind: Kind, subject: &Subject, data: &T) -> Result<(), String> {
    let mut bytes = MAGIC.to_vec();
    FORM.put(&mut bytes);
    bytes.push(kind as u8);
    subject.put(&mut bytes);
    data.put(&mut bytes);
    let checksum = Hash::of(&bytes);
    bytes.extend_from_slice(&checksum.to_le_bytes());
    replace(path, &bytes)
        .map_err(|error| format!("katec: cannot write {}: {error}\n", path.display()))
}

/// Lets a file have this content, or stay as it was.
fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let new = beside(path);
    let written = write_all(&new, bytes).and_then(|()| std::fs::rename(&new, path));
    if written.is_err() {
        // The first error is the one to tell.
        let _: std::io::Result<()> = std::fs::remove_file(&new);
        return written;
    }
    // That the new name is on the disk too is for the folder. Not all systems let one ask for it.
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _: std::io::Result<()> = folder.sync_all();
    }
    Ok(())
}

fn write_all(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A name in the same folder that no other process uses.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.new", std::process::id()));
    path.with_file_name(name)
}

/// Reads a file of a kind about a subject. The message is for people.
pub fn read<T: Coded>(path: &Path, kind: Kind, wanted: &Subject) -> Result<T, String> {
    let name = path.display();
    let bytes = contents(path)?;
    let content = parse(&bytes, kind).and_then(|content| decode(content).map_err(damaged));
    let (subject, data): (Subject, T) =
        content.map_err(|reason| format!("katec: {name} {reason}\n"))?;
    match wanted.difference(&subject) {
        Some(reason) => Err(format!("katec: cannot go on from {name}: {reason}\n")),
        None => Ok(data),
    }
}

/// Reads what the data of a file begins with, whatever the file is about. The message is for
/// people.
pub fn read_start<T: Coded>(path: &Path, kind: Kind) -> Result<T, String> {
    let bytes = contents(path)?;
    let content = parse(&bytes, kind);
    let content = content.and_then(|content| decode_start(content).map_err(damaged));
    let (_, start): (Subject, T) =
        content.map_err(|reason| format!("katec: {} {reason}\n", path.display()))?;
    Ok(start)
}

fn contents(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("katec: cannot read {}: {error}\n", path.display()))
}

fn damaged(_: Damaged) -> String {
    "is damaged: it is not as it was written".to_string()
}

/// What comes after the head of a file; the message goes on after the name of the file.
fn parse(bytes: &[u8], kind: Kind) -> Result<&[u8], String> {
    let kind_words = kind.words();
    let Some(rest) = bytes.strip_prefix(MAGIC) else {
        return Err(format!("is no {kind_words} of katec"));
    };
    let whole = bytes.len().checked_sub(8).filter(|at| *at >= MAGIC.len());
    let (content, checksum) = bytes.split_at(whole.ok_or(Damaged).map_err(damaged)?);
    if Hash::of(content).to_le_bytes() != checksum {
        return Err(damaged(Damaged));
    }
    // Both are less than 128, so a byte each.
    let [form, found, rest @ ..] = &rest[..rest.len() - 8] else {
        return Err(damaged(Damaged));
    };
    if u32::from(*form) != FORM {
        return Err(format!(
            "has another form ({form}) than this version of katec knows ({FORM})"
        ));
    }
    match *found == kind as u8 {
        true => Ok(rest),
        false => Err(format!("is a file of katec, but no {kind_words}")),
    }
}

/// The number of some data.
pub fn hash<T: Coded>(data: &T) -> u64 {
    Hash::of(&encode(data))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AnyModel;
    use katec_checker::check::Run;
    use katec_checker::explore::Workers;
    use katec_checker::model::AllowAll;
    use katec_checker::random::SplitMix;
    use katec_programs::litmus::{self, LitmusSettings, LitmusTest, States};
    use std::ops::ControlFlow;
    use std::time::Duration;

    const TEST: &str = "C t\n{ x = 0; y = 0; }\n\
        P0 (atomic_int* x, atomic_int* y) {\n atomic_fetch_add(x, 1); int r0 = atomic_load(y);\n}\n\
        P1 (atomic_int* x, atomic_int* y) {\n atomic_store(y, 1); atomic_fetch_add(x, 1);\n}\n\
        P2 (atomic_int* x, atomic_int* y) {\n atomic_store(y, 2); int r0 = atomic_load(x);\n}\n\
        exists (x=1)\n";

    fn subject() -> Subject {
        Subject {
            katec: "1".to_string(),
            program: "t".to_string(),
            program_hash: 2,
            model: "m".to_string(),
            model_hash: 3,
            options: "none".to_string(),
        }
    }

    fn go_on(run: &mut Run<States>, limit: u64) {
        let test = LitmusTest::parse(TEST, "t").unwrap_or_else(|error| panic!("{error:?}"));
        let settings = LitmusSettings {
            keep: 2,
            ..LitmusSettings::default()
        };
        let mut models: Vec<AnyModel> = vec![Box::new(AllowAll::default())];
        let mut workers = Workers {
            models: &mut models,
            execution_limit: Some(limit),
            alone: Duration::ZERO,
            tick: Duration::from_secs(1),
            eager: false,
        };
        let watcher = &mut |_: &_| ControlFlow::Continue(());
        litmus::go_on(run, &test, &settings, &mut workers, watcher);
    }

    /// A file with a run that is not finished.
    fn written(path: &Path) -> (Run<States>, Vec<u8>) {
        let mut run = Run::default();
        go_on(&mut run, 5);
        assert!(!run.is_finished());
        write(path, Kind::Checkpoint, &subject(), &run).expect("a file can be written");
        (run, std::fs::read(path).expect("a file"))
    }

    fn mutate(bytes: &mut Vec<u8>, random: &mut SplitMix) {
        let at = random.below(bytes.len() as u64) as usize;
        match random.below(4) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, random.number() as u8),
            2 => drop(bytes.remove(at)),
            _ => bytes[at] ^= 1 + random.below(255) as u8,
        }
    }

    #[test]
    fn what_was_written_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("f");
        let (run, _) = written(&path);
        assert_eq!(read(&path, Kind::Checkpoint, &subject()), Ok(run));
        let wrong: Result<Run<States>, String> = read(&path, Kind::Plan, &subject());
        assert!(wrong.is_err_and(|message| message.contains("but no plan")));
    }

    #[test]
    fn damaged_files_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("f");
        let (_, bytes) = written(&path);
        let mut random = SplitMix::new(1);
        for _ in 0..1000 {
            let mut damaged = bytes.clone();
            mutate(&mut damaged, &mut random);
            std::fs::write(&path, &damaged).expect("a file");
            let read: Result<Run<States>, String> = read(&path, Kind::Checkpoint, &subject());
            assert!(damaged == bytes || read.is_err());
        }
    }

    /// Files whose checksum is right and whose content makes no sense.
    #[test]
    fn forged_files_do_no_harm() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("f");
        let (_, bytes) = written(&path);
        let mut random = SplitMix::new(2);
        for _ in 0..1000 {
            let mut forged = bytes[..bytes.len() - 8].to_vec();
            mutate(&mut forged, &mut random);
            let checksum = Hash::of(&forged);
            forged.extend_from_slice(&checksum.to_le_bytes());
            std::fs::write(&path, &forged).expect("a file");
            let read: Result<Run<States>, String> = read(&path, Kind::Checkpoint, &subject());
            if let Ok(mut run) = read {
                let visited = run.progress().executions();
                go_on(&mut run, visited.saturating_add(50));
            }
        }
    }
}
