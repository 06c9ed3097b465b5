// Package law holds the index of the regulation: N.J.A.C. 19:47, "Rules of the Games", and the
// parts of 13:69 that we have. It has one row for each separate duty, right or number, in our own
// words.
//
// A game whose regulation we do not hold has a book of house rules instead: a file below books/
// with rows of the same kind ([Book]). A citation says which book it belongs to. Rules that several
// such games have in common stand once, in a base book ([StandingOn]); in the index each game has them under its own name.
//
// The rest of the program points at this index. Code that answers a paragraph carries its [Cite].
// So does a refusal ([Refusal]), and a fault in what a licensee asked for ([Fault]). Package
// lawtest notes which tests cite what, and [Coverage] puts the two side by side.
//
// The index is drawn from several editions, of 1995 and later ([Edition]). None of them is claimed
// to be current law.
//
// Other modules may build on this package.
//
// # Files
//
// In reading order:
//
//   - A citation: edition.go (the text that a row is from), citation.go (its parts), parse.go (from
//     text), cite.go (as code carries it).
//   - The index: book.go (the regulation, or house rules), basebook.go (rules in
//     common), index.go (the rows), recodified.go
//     (chapters that got other numbers), nearest.go (for a citation that is not in the index).
//   - What we say of rows: reading.go (how we read unclear text), confidence.go (how certain a
//     recovered rule is), construction.go (rows that the program cannot break by the way it is
//     built), additions.go (what the house asks for beyond the law).
//   - Refusals: reason.go (why, in one word), refusal.go (with its paragraph).
//   - Coverage: evidence.go (by what a test shows that a row is kept), coverage.go (which rows are
//     answered where), places.go (the lines that cite them).
package law
