// Package keno has the rules of keno: what may be marked on a request, which
// ways a ticket has and what they cost, the draw of 20 of 80 numbers, and what
// each way wins by the rate card of the licensee.
//
// Start with [Parse], which reads a [Request] from a line of text, and
// [Rates.Ticket], which holds the request against a rate card and makes a
// [Ticket] of it. [Standard] is a lawful rate card, and [ParseRates] reads one.
//
//	request, err := keno.Parse("1 2 | 3 4 | 5 6: 3/4 @ $1 x 5")
//	ticket, err := keno.Standard().Ticket(request)
//	won := ticket.Won(keno.DrawFrom(source))
//
// The package is pure: it has no clock, no store and no source of its own.
// Sales, games by the clock and payments to people are elsewhere.
package keno
