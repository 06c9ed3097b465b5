// Package casino reads the casino file: which pits there are, which tables
// stand in them and under which options and terms each is run, and who works
// there. README.md beside this file describes the format, which is TOML.
//
// A file is parsed into a [File] and held against the law. Every fault has the
// line at which it stands and, where there is one, the paragraph that it
// breaks. All amounts are play money.
package casino
