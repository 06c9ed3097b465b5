// Package wire has the values that the house and its clients exchange as JSON:
// what a request says ([Act], [Answer], [SitDown]), what an answer holds
// ([TableView], [Receipt], [Lobby]), the messages of a table's stream ([Event],
// [Status]), and the one form of every error ([Problem]).
//
// A client needs this package and no other of the server's. The tags of the
// fields are the text of the OpenAPI document, which package api makes from
// these types. Amounts are whole cents of play money; a time is in UTC.
//
// Event, Status and Receipt are written so often that they write their own JSON
// (see AppendJSON). A test compares that with encoding/json.
//
// Other modules may build on this package.
//
// # Files
//
// Errors and seeds: problem.go; seed.go (series of seeds and proofs of a round).
//
// People: session.go (the caller), people.go (as staff see them), achievement.go.
//
// The house: game.go, law.go, lobby.go, tournament.go.
//
// A table: event.go, status.go, table.go (as one person may see it), order.go (what players order), chat.go, stream.go
// (the other messages of a stream), json.go (the fast writers).
//
// Past rounds and what play is worth: round.go, slip.go (what a stay came to), odds.go, simulation.go,
// design.go (designs of rules, and what they are worth), paper.go.
//
// Keno: kenoticket.go (requests and tickets), keno.go (lounges and games), kenodesk.go (staff).
//
// Staff and auditors: notice.go (changes of the rules), staff.go (orders at a table), correction.go (of payments),
// desk.go, surveillance.go, audit.go.
package wire
