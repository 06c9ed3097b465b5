// Package keno has the rules of keno: what may be marked on a request, which ways a ticket has and
// what they cost, the draw of 20 of 80 numbers, and what each way wins by the licensee's rate card.
//
// Start with [Parse], which reads a [Request] from a line of text, and [Rates.Ticket], which checks
// the request against a rate card and returns a [Ticket]. [Standard] is a lawful rate card;
// [ParseRates] reads another.
//
//	request, err := keno.Parse("1 2 | 3 4 | 5 6: 3/4 @ $1 x 5")
//	ticket, err := keno.Standard().Ticket(request)
//	won := ticket.Won(keno.DrawFrom(source))
//
// The package is pure: it has no clock, no store and no random source of its own. Package
// boardwalk/keno/system sells tickets, runs games by the clock and pays people.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - What a player marks: set.go (a set of numbers), kind.go (the types of tickets), request.go
//     (the marks), conditioning.go (how groups are played), parse.go (a request as a line of text).
//   - The rate card: claim.go (how long a ticket is valid), share.go (winners share a limit),
//     rates.go (what every number of spots pays), ratesparse.go (a rate card as text),
//     ratescheck.go (whether it is lawful), suppose.go (one as somebody supposes it), chances.go
//     (its house advantage).
//   - The ticket: ways.go (which ways it has), rules.go (which marks and rates are lawful),
//     ticket.go (a request that a rate card accepts), laws.go (its paragraphs).
//   - The game: draw.go (20 of 80 numbers), pay.go (what a ticket wins).
package keno
