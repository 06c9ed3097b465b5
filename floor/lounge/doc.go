// Package lounge runs a keno lounge: the goroutine that owns its keno computer system
// (package boardwalk/keno/system).
//
// Whoever wants something of a [Lounge] calls one of its methods, which hands an order to
// the lounge's goroutine and waits. The goroutine takes all orders that wait, has the system
// carry them out with all that is due by the clock, writes the records and transfers that
// follow into the [Log] in one commit, and only then answers the orders and publishes the
// events. So a ticket that was sold is durable, and a ticket that was paid is paid once,
// from however many stations it is presented.
//
//	l, err := lounge.Open(config, "keno", plan)
//	go l.Run(ctx)
//	receipt, err := l.Buy(ctx, party, system.Purchase{Request: "3 7 12 @ $1"})
//
// If a commit fails, the lounge goes back to what is durable and each order is tried on its
// own. A lounge that is opened again is the replay of its records.
//
// [Lounge.Board] returns how the lounge stands and waits for nobody; [Lounge.Follow] follows
// its events.
//
// Other modules should not build on this package: it may change in every version.
package lounge
