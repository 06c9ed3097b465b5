// Package view has what people see of a table of the floor: its events, how it
// stands, and the table in the lobby.
//
// An [Event] or a [Status] as the table makes it holds everything. Its method For
// returns it as one person may see it, and is the one place where the floor
// decides who sees what: a seat's secrets are those of whoever had the seat at
// that moment, a question's choices are for whoever is asked, and some seeds are
// for auditors only. Everything here is a plain value; nothing is ever changed
// in place once it was published.
//
// Other modules should not build on this package: it may change in every version.
package view
