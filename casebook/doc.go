// Package casebook reads and runs cases: situations at a table in plain text,
// with what must follow. The language is described in README.md beside this
// file; one format serves all games.
package casebook
