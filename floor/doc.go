// Package floor is the house: all its live tables, and what concerns several of them.
//
//	house, err := floor.Open(file, store)
//	t, ok := house.Table("craps-1")
//	receipt, err := t.Sit(ctx, floor.Party{Who: "ann"}, 1, 500*money.Dollar)
//	s, err := t.Watch(ctx, "ann", 0)
//
// The packages below it, from the ground up:
//
//   - view: what people see of a table, and who may see what
//   - sitting: one table as plain values: orders in; records, transfers and events out
//   - stream: how people follow a table
//   - history: what happened at a table earlier, rebuilt from its records
//   - actor: the goroutine that runs one table and stores what it does
//
// The law wants some rules to be the same at all tables of a pit, or of the casino. So every notice
// and every private table is checked against all tables as they will be when it takes effect. A
// notice may be for several tables; then it is given at all of them or at none.
//
// A house may be divided into wings, which run the tables, and a hall, which knows all of them.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - The house: types.go (names of the packages below that callers need), settings.go (in what a
//     house differs from the usual one), table.go (a table), house.go (all of them).
//   - Opening and closing: meters.go (progressive meters are started), lounges.go (keno),
//     openedby.go (the record of who opens it), opening.go, restore.go (from a copy), promote.go (by a standby),
//     closing.go.
//   - Tables that people ask for: private.go (private tables and tournaments), shows.go (bots play
//     while somebody watches the lobby).
//   - Changes of the rules: uniformity.go (what has to be the same at several tables),
//     jointnotices.go (several tables, all or none), notices.go (a notice is given), withdrawals.go
//     (a notice is withdrawn), casinofile.go (what a new casino file changes), filenotices.go (what of
//     that waits for notice, or for the hall).
//   - A house that is divided: wing.go (a wing opens its own tables), glance.go (what the hall
//     learns of a wing), wings.go (how the hall asks its wings), spots.go (where a table is).
//   - leavingforgood.go (who may be forgotten).
package floor
