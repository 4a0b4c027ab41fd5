//! `katec explore`: it serves executions one by one, and those that are looked for.

use crate::command::katec;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A server that ends with the test.
struct Served {
    child: Child,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(program: &str, model: &str) -> Served {
    let program = format!("{}/{program}", env!("CARGO_MANIFEST_DIR"));
    let mut child = Command::new(env!("CARGO_BIN_EXE_katec"))
        .args(["explore", &program, "--model", model])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut line = String::new();
    let output = child.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut line).expect("a line");
    let address = line
        .trim()
        .trim_start_matches("http://")
        .trim_end_matches('/');
    Served {
        child,
        address: address.to_string(),
    }
}

impl Served {
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let host = &self.address;
        write!(stream, "GET {path} HTTP/1.0\r\nHost: {host}\r\n\r\n").expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
        body.to_string()
    }

    fn execution(&self, query: &str) -> Value {
        let body = self.get(&format!("/execution?{query}"));
        serde_json::from_str(&body).unwrap_or_else(|error| panic!("{error}: {body}"))
    }

    /// How many executions there are of some kind.
    fn count(&self, query: &str) -> usize {
        let missing = |number: &usize| {
            let found = self.execution(&format!("n={number}&{query}"));
            found.get("error").is_some()
        };
        (0..100).find(missing).expect("an end")
    }
}

#[test]
fn executions_are_found() {
    let served = serve("examples/store-buffering.litmus", "tso");
    assert!(served.get("/").contains("\"live\":true"));
    assert_eq!(served.count("kind=all"), 4);
    assert_eq!(served.count("kind=blocked"), 0);
    assert_eq!(served.count("state=0:r0%3D0"), 2);
    assert_eq!(served.count("state=0:r0%3D0;1:r0%3D0"), 1);
    assert_eq!(served.count("read=(0,1)+from+(1,0)"), 2);
    assert_eq!(served.count("read=(0,1)+from+the+initial+value"), 2);
    // Backwards, too.
    assert_eq!(
        served.execution("n=1")["title"],
        served.execution("n=1")["title"]
    );
    assert!(served.execution("n=0").get("execution").is_some());
}

/// The page in a browser: it gets an execution, and the next one when a button is pressed.
#[test]
fn the_page_asks_for_executions() {
    let served = serve("examples/store-buffering.litmus", "tso");
    let profile = tempfile::tempdir().expect("a folder");
    let output = Command::new("chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
        .arg("--virtual-time-budget=5000")
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(format!("http://{}/", served.address))
        .output();
    let Ok(output) = output else {
        println!("chromium is not there: the page is not looked at");
        return;
    };
    let dom = String::from_utf8_lossy(&output.stdout);
    assert!(
        dom.contains("execution 1 of those wanted, 1 explored"),
        "{dom}"
    );
    assert!(dom.contains("class=\"event"), "{dom}");
    let filters = dom
        .split_once("id=\"filters\"")
        .map(|(_, after)| &after[..30]);
    assert!(
        filters.is_some_and(|tag| !tag.contains("hidden")),
        "{filters:?}"
    );
}

#[test]
fn what_makes_no_sense_is_said() {
    let served = serve("examples/store-buffering.litmus", "tso");
    for query in ["n=x", "kind=odd", "state=0:r0", "read=nothing", "other=1"] {
        let answer = served.execution(query);
        assert!(answer["error"].is_string(), "{query}: {answer}");
    }
    assert!(served.get("/no/such").contains("nothing here"));
    let port = served.address.rsplit(':').next().expect("a port");
    let test = format!(
        "{}/examples/store-buffering.litmus",
        env!("CARGO_MANIFEST_DIR")
    );
    let second = katec(&["explore", &test, "--port", port]);
    assert_eq!(second.status, 2);
    assert!(
        second.stderr.contains(&format!("port {port}")),
        "{}",
        second.stderr
    );
    let none = katec(&["explore", "/no/such.litmus"]);
    assert_eq!(none.status, 2, "{}", none.stderr);
}

/// A program with more executions than can be remembered: forwards, and back to the start.
#[test]
fn many_executions_are_walked_through() {
    let served = serve("tests/programs/stored/fib_bench-N=5.ll", "rc11");
    let first = served.execution("n=0");
    assert_eq!(first["explored"], 1);
    assert_eq!(served.execution("n=1500")["explored"], 1501);
    assert_eq!(served.execution("n=0")["execution"], first["execution"]);
}
