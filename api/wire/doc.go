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
package wire
