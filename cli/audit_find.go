package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"time"

	"boardwalk/money"
	"boardwalk/report/find"
	"boardwalk/store"
)

type auditFindCommand struct {
	Dir      string `arg:"" help:"The directory of the casino's data."`
	Person   string `placeholder:"ID" help:"Rounds in which this person had a seat; what was won and the hand are this person's then."`
	Table    string `placeholder:"ID" help:"Rounds at this table."`
	Game     string `placeholder:"ID" help:"Rounds of this game."`
	From     string `placeholder:"TIME" help:"Rounds that ended at this time or later: 2026-11-18, or 2026-11-18T20:15:00Z."`
	To       string `placeholder:"TIME" help:"Rounds that began before this time."`
	WonOver  string `name:"won-over" placeholder:"DOLLARS" help:"Rounds in which somebody won more than that."`
	LostOver string `name:"lost-over" placeholder:"DOLLARS" help:"Rounds in which somebody lost more than that."`
	Incident string `placeholder:"ID" help:"Rounds in which this incident was reported; any for whichever."`
	Hand     string `placeholder:"WORDS" help:"Rounds with a hand that is announced so: royal flush."`
	JSON     bool   `name:"json" help:"Print one JSON object a line."`
}

// Help is printed by boardwalk audit find --help.
func (auditFindCommand) Help() string {
	return `The tables are played again from their records, so every hand is known, also those
that nobody was shown. Each line has the table and the number of a round, which
boardwalk audit replay rebuilds. The house may go on playing meanwhile.

Examples:

    boardwalk audit find data --person ann --won-over 500
    boardwalk audit find data --game caribbean-stud --hand "royal flush"
    boardwalk audit find data --incident any --from 2026-11-18 --to 2026-11-19`
}

// Run searches, and fails if nothing was found.
func (cmd *auditFindCommand) Run(c *console) (err error) {
	q, err := cmd.query()
	if err != nil {
		return err
	}
	logs, err := store.ReadLogs(cmd.Dir)
	if err != nil {
		return unreadable(err)
	}
	defer func() { err = errors.Join(err, store.CloseLogs(logs)) }()
	all, err := recordsOf(logs, q)
	if err != nil {
		return err
	}
	var read atomic.Int64
	done := showProgressOf(c.err, &read, max(all, 1), "records")
	// Rounds are printed as they are found, so that few are in memory.
	count := 0
	for at, more := (*find.Place)(nil), true; more; more = at != nil {
		var found []find.Round
		found, at, err = find.Rounds(context.Background(), logs, q, at, find.Limit{Rounds: 100, Tell: func(n int64) { read.Add(n) }})
		if err == nil {
			err = cmd.print(c.out, found)
		}
		if err != nil {
			break
		}
		count += len(found)
	}
	done()
	switch {
	case errors.Is(err, find.ErrNoTable):
		return misusef("%v", err)
	case err != nil:
		return err
	case count == 0:
		return fmt.Errorf("no round was found in %s", cmd.Dir)
	}
	return nil
}

// recordsOf returns about how many records a search reads.
func recordsOf(logs []*store.Reader, q *find.Query) (all int64, err error) {
	for _, log := range logs {
		size, err := log.Size(context.Background())
		if err != nil {
			return 0, err
		}
		low := uint64(0)
		if !q.From.IsZero() {
			if low, _, err = log.Around(context.Background(), q.From); err != nil {
				return 0, err
			}
		}
		all += size - int64(low)
	}
	return all, nil
}

// query reads what is asked for.
func (cmd *auditFindCommand) query() (*find.Query, error) {
	q := &find.Query{Person: cmd.Person, Table: cmd.Table, Game: cmd.Game, Incident: cmd.Incident, Hand: strings.TrimSpace(cmd.Hand)}
	if cmd.Game != "" {
		if _, err := findGame(cmd.Game); err != nil {
			return nil, err
		}
	}
	for _, t := range []struct {
		flag, text string
		to         *time.Time
	}{{"from", cmd.From, &q.From}, {"to", cmd.To, &q.To}} {
		if err := moment(t.flag, t.text, t.to); err != nil {
			return nil, err
		}
	}
	for _, a := range []struct {
		flag, text string
		to         *money.Cents
	}{{"won-over", cmd.WonOver, &q.WonOver}, {"lost-over", cmd.LostOver, &q.LostOver}} {
		if a.text == "" {
			continue
		}
		c, err := amount(a.flag, a.text)
		if err != nil {
			return nil, err
		}
		*a.to = c
	}
	return q, nil
}

// moment reads a time: a date by the clocks of UTC, or a date with a time and a zone.
func moment(flag, text string, to *time.Time) (err error) {
	if text == "" {
		return nil
	}
	for _, form := range []string{time.RFC3339, time.DateOnly} {
		if *to, err = time.Parse(form, text); err == nil {
			return nil
		}
	}
	return misusef("--%s %s is no time: write it like 2026-11-18 or 2026-11-18T20:15:00Z", flag, text)
}

// print writes rounds, one a line.
func (cmd *auditFindCommand) print(out io.Writer, found []find.Round) error {
	for i := range found {
		var line []byte
		var err error
		if r := &found[i]; cmd.JSON {
			line, err = json.Marshal(r)
		} else {
			line = []byte(roundLine(r))
		}
		if err == nil {
			_, err = fmt.Fprintf(out, "%s\n", line)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// roundLine writes a round in a line.
func roundLine(r *find.Round) string {
	var parts []string
	for _, p := range r.Players {
		text := p.Person
		switch {
		case p.Net > 0:
			text += " +" + p.Net.String()
		case p.Net < 0:
			text += " " + p.Net.String()
		}
		for _, h := range r.Hands {
			if h.Seat == p.Seat {
				text += " (" + h.Worth + ")"
			}
		}
		parts = append(parts, text)
	}
	text := fmt.Sprintf("%s %d  %s  %s", r.Table, r.Round, r.Began.UTC().Format("2006-01-02 15:04:05"), strings.Join(parts, "; "))
	if len(r.Incidents) > 0 {
		text += "; incidents: " + strings.Join(r.Incidents, ", ")
	}
	return text
}
