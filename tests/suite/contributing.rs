//! What CONTRIBUTING.md names is there.

use std::path::Path;

/// The parts of a text between an opening and a closing word.
fn between<'t>(text: &'t str, open: &'t str, close: &'t str) -> impl Iterator<Item = &'t str> {
    let parts = text.split(open).skip(1);
    parts.filter_map(move |part| part.split_once(close).map(|(inside, _)| inside))
}

#[test]
fn the_recipes_name_what_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    // Links such as [`Name`](folder/file.rs): the file has the name.
    let mut links = 0;
    for link in between(&page, "[`", ")") {
        let (name, file) = link.split_once("`](").unwrap();
        let text = std::fs::read_to_string(root.join(file));
        let text = text.unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(text.contains(name), "{file} has no {name}");
        links += 1;
    }
    assert!(links > 10, "{links} links");
    // Files and folders without a name of something in them.
    let folders = [
        "tests/",
        "programs/",
        "compiler/",
        "docs/",
        "generated/",
        ".ci/",
    ];
    let prose = page.split("```").step_by(2).collect::<String>();
    for path in between(&prose, "`", "`").filter(|path| folders.iter().any(|f| path.starts_with(f)))
    {
        assert!(root.join(path).exists(), "{path} is not there");
    }
    for test in between(&page, "| `the_", "` |") {
        let files = ["build_command.rs", "documentation.rs"];
        let tests = files.map(|file| {
            let file = root.join("tests/suite").join(file);
            std::fs::read_to_string(file).unwrap()
        });
        let tests = tests.concat();
        assert!(tests.contains(&format!("fn the_{test}(")), "{test}");
    }
}
