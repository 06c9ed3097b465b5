// Package casebook reads and runs cases: situations at a table in plain text, with what must
// follow. README.md beside this file describes the language; one format serves all games.
//
// [Parse] reads a [Case], and [Run] plays it and returns a [Result]. [Format] does the reverse: it
// writes what happened at a table as a case.
//
// Other modules may build on this package.
//
// # Files
//
// In reading order:
//
//   - Reading: parse.go (a case and its lines), words.go (the words of a line), each.go (a case for
//     each game that stands on a book).
//   - Running: run.go (a case from the first line to the last), lines.go (what each kind of line
//     does), setup.go (options and terms), wager.go (from a text), people.go (who sits where).
//   - Outcomes that a case names: pieces.go (cards and tiles), script.go (dice, wheels, cards and
//     tiles in order).
//   - Questions and incidents in a round: asked.go (what was asked), answers.go (what is answered),
//     moments.go (incidents that are reported in the course of a round).
//   - What must follow: evidence.go (what an event shows about its paragraphs), want.go (events and
//     money), open.go (what is asked now), refusals.go (refusals and faults).
//   - Writing: format.go (a round as a case).
package casebook
