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
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// Requests and answers, before there is a server:
// caller.go (who is asking), cookies.go, origin.go (from where, and for which host), exchange.go (a request with its
// answer and its body), strictjson.go (how bodies are read), compress.go, pages.go (the web app).
//
// What the server is made of:
// fastorders.go (orders that need no framework), simulationslots.go, noticelog.go, privategames.go (how many an address
// has open), insidemessages.go and wings.go (the servers of a divided house ask each other), server.go.
//
// Values of the floor as JSON:
// layout.go (names of betting areas), events.go, status.go, listings.go.
//
// What every operation uses:
// errors.go (which error is which status), openapi.go, admission.go (who may come to which table), fastpath.go,
// middleware.go (what every request passes), register.go (how operations are registered), achievements.go (lessons
// that operations note).
//
// The house, and a person's account:
// account.go, forget.go (and everything that is kept of oneself), session.go (coming in), people.go (the cage), games.go, law.go.
//
// Keno:
// privatetables.go (private tables too), keno.go (lounges and past games), kenotickets.go (players), kenostations.go
// (writers), kenogames.go (supervisors). Package api/kenoview has their values as JSON.
//
// Tables:
// lobby.go, tables.go, orders.go, actlist.go (several acts at once), tablechat.go, tablestream.go (how a stream is
// delivered), streams.go, kenostream.go.
//
// Past rounds, and what play is worth:
// pastrounds.go, coach.go, handhistory.go, rounds.go, myrounds.go, equity.go, odds.go, simulations.go, designs.go, slip.go.
//
// Staff and auditors:
// staff.go (at a table), corrections.go (of payments), desk.go, notices.go, surveillance.go,
// reports.go (a gaming day, and finding a round), audit.go, papers.go (what is printed of tables).
//
// The server as a whole:
// health.go, inside.go (what other servers of the house ask), maintain.go (what nobody uses ends), new.go, listen.go,
// addressed.go (which part of a divided house answers), ownpages.go (a node that does not own the house).
package api
