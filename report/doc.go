// Package report adds up a gaming day of a house: what each table, pit and game won, what it
// should have won by the exact figures of its wagers, and what happened that a supervisor must
// know. It reads the records and transfers of that day, and of each table those since the setup
// that was in effect when the day began.
//
//	day, err := report.Make(ctx, logs, report.Options{House: file.Name, Day: file.Day, Date: "2026-11-18"})
//	err = day.Text(os.Stdout) // or CSV, Page, encoding/json
//
// What was won is counted twice: by the events of the tables, which are played again from their
// records, and by the transfers of the ledger. [Balance] says whether both agree to the cent.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order: day.go (what a report has), sides.go (which accounts are the house's),
// ledgerpass.go (the transfers of the day and the house's own records), figures.go (what wagers
// are worth), wagers.go (the wagers of a table), tables.go (a table of the day), incidents.go,
// kenolines.go, make.go (all of it), totals.go, balance.go, and how it is written: text.go,
// csv.go, page.go.
package report
