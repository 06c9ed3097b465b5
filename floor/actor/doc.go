// Package actor runs one table: the goroutine that owns its sitting.
//
// Whoever wants something of a [Table] calls one of its methods, which hands an
// order to the table's goroutine and waits. The goroutine takes all orders that
// wait, has the sitting carry them out with all that is due (package sitting),
// writes the records and transfers that follow into the [Log] in one commit, and
// only then answers the orders and publishes the events. So what was acknowledged
// or seen is durable.
//
// If a commit fails, the table goes back to what is durable and each order is tried
// on its own. A table that is opened again is the replay of its records and nothing
// else.
//
// The files: table.go has the goroutine and its timer, queue.go how orders come
// to it, serve.go how they are carried out and committed, load.go how a table is
// read back, rest.go how one at which nobody is leaves memory; orders.go and staff.go have one method for each order.
//
// Other modules should not build on this package: it may change in every version.
package actor
