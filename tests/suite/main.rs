//! End-to-end tests of the command and of all engines together, as one program.

mod build_command;
mod c_files;
mod c_programs;
mod c_semantics;
mod check_command;
mod columns;
mod command;
mod compiled;
mod contributing;
mod dependencies;
mod diff_command;
mod documentation;
mod dot;
mod engines;
mod explain_command;
mod foreign_models;
mod language;
mod layers;
mod litmus_corpus;
mod packages;
mod prove;
mod reports;
mod sets;
mod synth_command;
mod unused_dependencies;
mod verdicts;
