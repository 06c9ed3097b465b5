// Package casino reads the casino file: which pits there are, which tables stand in them, under
// which options and terms each table is run, and who works there. README.md beside this file
// describes the format, which is TOML.
//
// [Read] and [Parse] turn a file into a [File], and [File.Check] checks it against the law. Every
// fault has its line and, where there is one, the paragraph that is broken. All amounts are play
// money.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - What a file describes: staff.go (who works in the house), beacon.go (a public source of
//     randomness), keno.go (a keno lounge), gamingday.go (when a gaming day begins), file.go (pits,
//     tables and times), default.go (the default casino).
//   - Faults: place.go and lines.go (on which line something stands), fault.go (what is wrong, and
//     where).
//   - Reading: value.go (a value of the TOML library), read.go (the keys of a table of the file),
//     houseways.go (house ways in files of their own), parse.go (a whole file).
//   - Checking against the law: uniform.go (what has to be the same at several tables),
//     check_terms.go, check_table.go, check_staff.go, check.go (the whole file).
//   - What else is said of a file: varied.go (maximums that differ between tables), approvals.go
//     (choices that need an approval).
//   - Writing: write.go.
package casino
