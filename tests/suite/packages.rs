//! Crates as packages: what they depend on, and that those that are to be published can be.

use std::process::Command;

/// The crates that are for work on katec only.
const UNPUBLISHED: [&str; 2] = ["katec-testing", "katec-embedding"];

#[test]
fn every_published_crate_is_packaged() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["package", "--workspace", "--offline", "--allow-dirty"])
        .arg("--target-dir")
        .arg(folder.path())
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    for name in UNPUBLISHED {
        command.args(["--exclude", name]);
    }
    if !katec_testing::runs_in_full("compiling the packages") {
        command.arg("--no-verify");
    }
    let output = command.output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    for name in [
        "checker",
        "programs",
        "report",
        "driver",
        "compiler",
        "generated",
    ] {
        let version = env!("CARGO_PKG_VERSION");
        let package = format!("package/katec-{name}-{version}.crate");
        assert!(folder.path().join(package).is_file(), "{name}\n{stderr}");
    }
}

/// Whoever embeds a generated model gets the checker, the models, and what these two need.
#[test]
fn a_generated_model_brings_no_parser() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--package", "katec-embedding"])
        .args([
            "--edges",
            "normal,build",
            "--prefix",
            "none",
            "--format",
            "{p}",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let tree = String::from_utf8(output.stdout).unwrap();
    let names = tree.lines().filter_map(|line| line.split(' ').next());
    let mut names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
    names.sort_unstable();
    names.dedup();
    let expected = [
        "fixedbitset",
        "katec-checker",
        "katec-embedding",
        "katec-generated",
        "rustc-hash",
    ];
    assert_eq!(names, expected, "{tree}");
}
