// Package floor is the house: all its live tables, and what concerns several of
// them.
//
//	house, err := floor.Open(file, store)
//	t, ok := house.Table("craps-1")
//	receipt, err := t.Sit(ctx, floor.Party{Who: "ann", Name: "Ann"}, 1, 500*money.Dollar)
//	s, err := t.Watch(ctx, "ann", 0)
//
// The packages below it, from the ground up:
//
//   - view: what people see of a table, and who may see what
//   - sitting: the pure core of one table: orders in; records, transfers and
//     events out
//   - stream: how people follow a table
//   - history: what happened at a table earlier, rebuilt from its records
//   - actor: the goroutine that runs one table and commits what it does
//
// This package opens and closes the house (opening.go, closing.go), sets up private
// tables (private.go), and gives notices of changes of the rules. What the law wants
// alike at all tables of a pit or of the casino stays alike (uniformity.go): notices
// and private tables are held against all tables as they will be by then, and a
// notice may be for several tables, which have it all or none (jointnotices.go).
//
// A house may be divided into wings, which have the tables (wing.go, glance.go), and a
// hall, which knows of them all (wings.go, spots.go).
package floor
