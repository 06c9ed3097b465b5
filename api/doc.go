// Package api is the house over HTTP: JSON described by OpenAPI 3.1, which is
// generated from this code and served at /openapi.json, and for each table a
// stream of server-sent events.
//
// Amounts are whole cents of play money. What somebody may do is decided by
// the one table of package people, under the operation's own id; what somebody
// may see is decided by package floor, and nothing here can say more than the
// floor told for that person. A refusal is a problem (RFC 9457) with status 409
// and the paragraph of the law in its member "law".
//
// An act that carries an Idempotency-Key is carried out once however often it is
// sent.
//
// Orders of players that are written plainly are understood without the library
// that understands and describes the others. Nobody can tell from the answer.
package api
