//! The page of `katec check --html`, in a browser: it draws, and what can be clicked works.
//!
//! The browser is chromium without a window. A script at the end of the page does what a person
//! would, and writes down what there is to see then; the browser prints the page after that.

use crate::command::{argument, katec};
use std::path::Path;
use std::process::Command;

/// What the browser shows of a page after a script has run in it; `None` if there is no browser.
fn browse(page: &Path, script: &str, width: u32) -> Option<String> {
    let browsers = ["chromium", "chromium-browser", "google-chrome"];
    let text = std::fs::read_to_string(page).expect("a page");
    let acting = page.with_extension("acting.html");
    let script = format!("<script>{script}</script></body>");
    std::fs::write(&acting, text.replace("</body>", &script)).expect("a writable folder");
    let profile = tempfile::tempdir().expect("a folder");
    for browser in browsers {
        let output = Command::new(browser)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
            .arg(format!("--user-data-dir={}", argument(profile.path())))
            .arg(format!("--window-size={width},900"))
            .arg(format!("file://{}", argument(&acting)))
            .output();
        if let Ok(output) = output {
            return Some(String::from_utf8_lossy(&output.stdout).into_owned());
        }
    }
    println!("chromium is not there: pages are not looked at in a browser");
    None
}

/// The page about a program, in a folder of its own.
fn page_of(program: &str, model: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("page.html");
    let program = format!("{}/{program}", env!("CARGO_MANIFEST_DIR"));
    let run = katec(&[
        "check",
        &program,
        "--model",
        model,
        "--html",
        argument(&page),
    ]);
    assert!(page.exists(), "{}", run.stderr);
    (folder, page)
}

/// What the script wrote down.
fn seen(dom: &str) -> Vec<String> {
    let (_, after) = dom
        .split_once("<output id=\"seen\">")
        .expect("something was seen");
    let (text, _) = after.split_once("</output>").expect("an end");
    text.split('|').map(str::to_string).collect()
}

const HELPERS: &str = "
    const notes = [];
    const note = (text) => notes.push(text);
    const press = (key) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    const count = (what) => document.querySelectorAll(what).length;
    const done = () => {
      const output = document.createElement('output');
      output.id = 'seen';
      output.textContent = notes.join('|');
      document.body.appendChild(output);
    };";

#[test]
fn executions_of_a_test_are_gone_through() {
    let (_folder, page) = page_of("examples/store-buffering.litmus", "tso");
    let script = format!(
        "{HELPERS}
        note(document.body.dataset.ready);
        note(count('#states tbody tr'));
        note(count('#states tr.asked'));
        note(document.getElementById('which').textContent);
        document.querySelectorAll('#states button')[3].click();
        note(document.getElementById('which').textContent.split(': ').slice(1).join(': '));
        const before = document.getElementById('which').textContent;
        press('ArrowLeft'); press('ArrowLeft'); press('ArrowLeft'); press('ArrowLeft');
        note(document.getElementById('which').textContent.split(':')[0]);
        document.getElementById('next').click();
        note(document.getElementById('which').textContent.split(':')[0]);
        note(count('.kind-rf') > 0);
        document.querySelector('input[data-kind=rf]').click();
        note(count('.kind-rf'));
        done();"
    );
    let Some(dom) = browse(&page, &script, 1200) else {
        return;
    };
    let expected = [
        "yes",
        "4",
        "1",
        "2 of 4: 0:r0=0; 1:r0=0;",
        "0:r0=1; 1:r0=1;",
        "1 of 4",
        "2 of 4",
        "true",
        "0",
    ];
    let found = seen(&dom);
    assert_eq!(found[..3], expected[..3]);
    assert!(found[3].ends_with("of 4: 0:r0=0; 1:r0=0;"), "{found:?}");
    assert_eq!(found[4..], expected[4..]);
}

/// Choosing an event marks its line, and choosing a line marks an event; by keyboard too.
#[test]
fn events_and_lines_belong_together() {
    let (_folder, page) = page_of("examples/message-passing.litmus", "examples/mymodel.cat");
    let script = format!(
        "{HELPERS}
        const event = document.querySelector('.event[aria-label*=\"write data\"]');
        note(event.tabIndex);
        event.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Enter' }}));
        note(document.querySelector('#source li.here').dataset.line);
        note(count('.event.here'));
        const line = document.querySelectorAll('#source li.used')[1];
        line.click();
        note(document.querySelector('#source li.here').dataset.line === line.dataset.line);
        note(document.getElementById('event').textContent);
        done();"
    );
    let Some(dom) = browse(&page, &script, 1200) else {
        return;
    };
    let found = seen(&dom);
    assert_eq!(found[..4], ["0", "7", "1", "true"]);
    assert!(found[4].contains("write relaxed flag = 1"), "{found:?}");
}

/// Nothing is wider than a phone but what scrolls.
#[test]
fn pages_fit_on_phones() {
    let (_folder, page) = page_of("examples/store-buffering.litmus", "tso");
    let script = format!(
        "{HELPERS}
        note(document.documentElement.scrollWidth <= window.innerWidth);
        done();"
    );
    if let Some(dom) = browse(&page, &script, 500) {
        assert_eq!(seen(&dom), ["true"]);
    }
}

/// Text that looks like the end of a script, or like HTML, does no harm.
#[test]
fn names_do_not_break_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let test = folder.path().join("a<b>&.litmus");
    let text = "C name</script><b>\n{}\nP0 (atomic_int* x) { int r0 = *x; }\nexists (0:r0=0)\n";
    std::fs::write(&test, text).expect("a writable folder");
    let page = folder.path().join("page.html");
    let run = katec(&["check", argument(&test), "--html", argument(&page)]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let text = std::fs::read_to_string(&page).expect("a page");
    assert_eq!(text.matches("</script>").count(), 2);
    assert!(!text.contains("<b>"), "{text}");
    if let Some(dom) = browse(
        &page,
        &format!("{HELPERS} note(count('.event')); done();"),
        800,
    ) {
        assert_eq!(seen(&dom), ["2"]);
    }
}

/// Without scripts there is still the report.
#[test]
fn pages_say_what_they_can_without_scripts() {
    let (_folder, page) = page_of("examples/store-buffering.litmus", "tso");
    let text = std::fs::read_to_string(&page).expect("a page");
    let (_, report) = text.split_once("<pre>").expect("a report");
    assert!(report.contains("Observation store-buffering Sometimes 1 3"));
    assert!(text.contains("<noscript>"));
    assert!(
        !text.contains("http://") || text.matches("http://").count() == 1,
        "no network"
    );
}
