package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"boardwalk/casino"
	"boardwalk/report"
	"boardwalk/store"
)

type reportCommand struct {
	Dir    string `arg:"" help:"The directory of the casino's data."`
	Day    string `placeholder:"YYYY-MM-DD" help:"The gaming day; the present one if not given."`
	Casino string `placeholder:"FILE" help:"The casino file, which says when a gaming day begins; the usual house if not given."`
	JSON   bool   `name:"json" xor:"form" help:"Print one JSON object, with amounts in cents."`
	CSV    bool   `name:"csv" xor:"form" help:"Print a spreadsheet, with amounts in dollars."`
	HTML   string `name:"html" xor:"form" placeholder:"FILE" help:"Write a page that needs nothing else, for the screen or for paper; - for standard output."`
}

// Help is printed by boardwalk report --help.
func (reportCommand) Help() string {
	return `What each table, pit and game won in a gaming day: drop, win, hold, fills,
credits and inventories, the theoretical win by the exact figures of the wagers
beside the actual one, and how unusual the difference is. With it come progressive
meters, keno, the cage, coupons, incidents, notices and decisions of staff, each
with its records. The lines are held against the ledger: if a cent is missing, the
report says so and the command fails. Nothing is written, and the house may go on
playing meanwhile.

Examples:

    boardwalk report data --day 2026-11-18
    boardwalk report data --day 2026-11-18 --casino casino.toml --html day.html`
}

// Run reports, and fails if the report is not in balance.
func (cmd *reportCommand) Run(c *console) error {
	file, err := cmd.house(c.in)
	if err != nil {
		return err
	}
	o := report.Options{House: file.Name, Day: file.Day, Date: cmd.Day, Now: time.Now()}
	if o.Date == "" {
		if o.Date, err = file.Day.Of(o.Now); err != nil {
			return err
		}
	}
	if _, _, err := o.Day.Span(o.Date); err != nil {
		return misusef("--day: %v", err)
	}
	d, err := cmd.make(c, &o)
	if err != nil {
		return unreadable(err)
	}
	if err := cmd.print(c.out, d); err != nil {
		return err
	}
	if !d.Balance.Holds {
		return fmt.Errorf("the gaming day of %s is not in balance: %s", d.Day, d.Balance.Faults[0])
	}
	return nil
}

// house reads the casino file.
func (cmd *reportCommand) house(in io.Reader) (*casino.File, error) {
	if cmd.Casino == "" {
		return casino.Default(), nil
	}
	data, err := readCasino(cmd.Casino, in)
	if err != nil {
		return nil, err
	}
	f, faults := casino.Read(cmd.Casino, data)
	if len(faults) > 0 {
		return nil, &faults[0]
	}
	return f, nil
}

// make makes the report, and shows how far it is.
func (cmd *reportCommand) make(c *console, o *report.Options) (d *report.Day, err error) {
	logs, err := store.ReadLogs(cmd.Dir)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, store.CloseLogs(logs)) }()
	from, to, err := o.Day.Span(o.Date)
	if err != nil {
		return nil, err
	}
	ctx, all := context.Background(), int64(1)
	for _, log := range logs {
		first, _, err := log.Around(ctx, from)
		if err != nil {
			return nil, err
		}
		_, last, err := log.Around(ctx, to)
		if err != nil {
			return nil, err
		}
		all += 2 * int64(last-first) // each is read for the ledger, and played again
	}
	var read atomic.Int64
	o.Tell = func(n int64) { read.Add(n) }
	defer showProgressOf(c.err, &read, all, "records")()
	return report.Make(ctx, logs, *o)
}

// print writes the report in the form that was asked for.
func (cmd *reportCommand) print(out io.Writer, d *report.Day) error {
	switch {
	case cmd.JSON:
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		return encoder.Encode(d)
	case cmd.CSV:
		return d.CSV(out)
	case cmp.Or(cmd.HTML, "-") != "-":
		return writeFile(cmd.HTML, d.Page)
	case cmd.HTML == "-":
		return d.Page(out)
	}
	return d.Text(out)
}
