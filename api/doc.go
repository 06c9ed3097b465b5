// Package api is the house over HTTP: JSON described by OpenAPI 3.1, which is
// generated from this code and served at /openapi.json, and for each table a stream
// of server-sent events.
//
// [New] makes a [Server], an http.Handler, from an open house. A request passes the
// middleware (middleware.go), which finds out who is asking (caller.go). An order of a
// player then usually takes the fast path (fastpath.go); every other request goes to
// the HTTP framework and from there to an operation. There is one file for each group
// of operations; README.md lists them. What is sent and answered has its types in
// package api/wire.
//
// Amounts are whole cents of play money. Package people decides what somebody may do,
// in one table under the id of the operation. Package floor decides what somebody may
// see, and nothing here can show more than the floor gave for that person. A refusal
// under the rules is a problem (RFC 9457) with status 409 and the paragraph of the law
// in its member "law".
//
// An order that carries an Idempotency-Key is carried out once however often it is
// sent.
package api
