// Package client speaks to a casino that runs elsewhere. What it sends and gets are
// the types of package api/wire, and nothing else of the server is needed.
//
// Start with [New], come in with [Client.Guest] or [Client.SignIn], go to a [Table], and
// follow what happens there with [Table.Follow]. A [Bot] is a player written with these
// calls. A keno lounge is a [Lounge], and a [KenoBot] buys tickets there. An error that the house answers is a
// [*wire.Problem], with the paragraph where
// something was refused.
//
// Every act carries a key of its own (Idempotency-Key), so one whose answer was lost is
// sent again and carried out once.
//
// Other modules may build on this package.
package client
