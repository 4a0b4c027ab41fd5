//! `katec explore`: a page in which the executions of a program can be walked through.
//!
//! The page is the one of `katec check --html`, without executions in it: it asks for them, and a
//! `Walk` makes them one by one. So a program with millions of executions can be looked at.

mod filter;
mod walk;

use crate::ProgramAndModel;
use crate::engines::Models;
use filter::Filter;
use katec_driver::{Models as _, output, status};
use std::net::Ipv4Addr;
use std::process::ExitCode;
use std::sync::Arc;
use tiny_http::{Header, Request, Response, Server};
use walk::{Next, Subject, Walk};

/// Serve a page on this machine in which the executions of a program can be walked through
///
/// Executions are made as they are asked for, and can be looked for by final state, by what a read
/// reads from, and by whether they are complete, blocked or wrong. Ctrl-C ends it.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    asked: ProgramAndModel,

    /// The port to serve on; 0 takes one that is free
    #[arg(long, value_name = "N", default_value = "0")]
    port: u16,
}

/// Serves until it is interrupted.
pub fn run(arguments: &Arguments) -> ExitCode {
    match serve(arguments) {
        Ok(()) => status::OK,
        Err(message) => {
            eprint!("{message}");
            status::bad_input()
        }
    }
}

fn serve(arguments: &Arguments) -> Result<(), String> {
    let color = output::color();
    let asked = &arguments.asked;
    let program = asked.read()?;
    let name = asked.model(&program).to_string();
    let models = Models::new(None).with_folders(&asked.folders);
    // What is wrong with the model is said now, not when the first execution is asked for.
    models.get(&name, color)?;
    let address = (Ipv4Addr::LOCALHOST, arguments.port);
    let server = Server::http(address).map_err(|error| {
        let port = arguments.port;
        format!("katec: cannot serve on port {port} of 127.0.0.1: {error}\n")
    })?;
    let sources = katec_driver::source_of(&asked.files);
    let page = katec_report::served_page(&asked.name(), &name, &sources);
    let subject = Arc::new(Subject {
        program,
        models,
        model: name,
    });
    say_line!("http://{}/", server.server_addr());
    let mut walk = Walk::start(&subject, Filter::default());
    for request in server.incoming_requests() {
        answer(request, &page, &subject, &mut walk);
    }
    Ok(())
}

fn answer(request: Request, page: &str, subject: &Arc<Subject>, walk: &mut Walk) {
    let url = request.url().to_string();
    let (path, query) = url.split_once('?').unwrap_or((&url, ""));
    let (status, kind, body) = match path {
        "/" => (200, "text/html; charset=utf-8", page.to_string()),
        "/execution" => (200, "application/json", execution(query, subject, walk)),
        _ => (404, "text/plain", "there is nothing here\n".to_string()),
    };
    let header = Header::from_bytes("Content-Type", kind);
    let response = Response::from_string(body).with_status_code(status);
    let response = match header {
        Ok(header) => response.with_header(header),
        Err(()) => response,
    };
    // A browser that has gone away needs no answer.
    let _ = request.respond(response);
}

/// The execution that is asked for, as JSON, or a message for people.
fn execution(query: &str, subject: &Arc<Subject>, walk: &mut Walk) -> String {
    let error = |message: &str| serde_json::json!({ "error": message }).to_string();
    let wanted = form_urlencoded::parse(query.as_bytes());
    let (number, filter) = match Filter::parse(wanted, &subject.program) {
        Ok(wanted) => wanted,
        Err(message) => return error(&message),
    };
    if filter != *walk.filter() || walk.has_forgotten(number) {
        *walk = Walk::start(subject, filter);
    }
    match walk.execution(number) {
        Next::Found(json) => json,
        Next::NoMore { found: 0, explored } => {
            error(&format!("none of the {explored} executions is like that"))
        }
        Next::NoMore { found, explored } => error(&format!(
            "that was the last: {found} of {explored} executions"
        )),
        Next::Failed(message) => error(&message),
    }
}
