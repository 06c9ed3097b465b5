package report

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// clockForm is how moments of the day are written.
const clockForm = "2006-01-02 15:04:05"

// local returns a moment by the clocks of the house.
func (d *Day) local(t time.Time) string {
	if zone, err := time.LoadLocation(d.Zone); err == nil {
		t = t.In(zone)
	}
	return t.Format(clockForm)
}

// Title says what the report is of.
func (d *Day) Title() string { return fmt.Sprintf("%s, the gaming day of %s", d.House, d.Day) }

// Span says from when to when the day is, and whether it is over.
func (d *Day) Span() string {
	text := fmt.Sprintf("from %s to %s (%s)", d.local(d.From), d.local(d.To), d.Zone)
	if !d.Over {
		text += ", so far, at " + d.local(d.Made)
	}
	return text
}

// Verdict says whether the report agrees with the ledger.
func (d *Day) Verdict() string {
	b := &d.Balance
	if b.Holds {
		return fmt.Sprintf("In balance: the lines add up to %s, and so do the accounts of the house in %d transfers.", b.Lines, b.Transfers)
	}
	return "NOT IN BALANCE: " + strings.Join(b.Faults, "; ") + "."
}

// part writes a part as 12.3 %.
func part(p *float64) string {
	if p == nil {
		return "-"
	}
	return fmt.Sprintf("%.2f %%", *p*100)
}

// sigmas writes a difference in standard deviations.
func sigmas(s *float64) string {
	if s == nil {
		return "-"
	}
	return fmt.Sprintf("%+.2f σ", *s)
}

// lines writes rows in columns.
type lines struct{ *tabwriter.Writer }

func (l lines) row(cells ...any) {
	for i, c := range cells {
		if i > 0 {
			fmt.Fprint(l, "\t")
		}
		fmt.Fprint(l, c)
	}
	fmt.Fprint(l, "\t\n")
}

// head writes a heading above columns.
func (l lines) head(title string, cells ...any) {
	l.Flush()
	fmt.Fprintf(l, "\n%s\n", title)
	l.row(cells...)
}

// Text writes the report as plain text.
func (d *Day) Text(w io.Writer) error {
	l := lines{tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)}
	fmt.Fprintf(l, "%s\n%s\n%s\n", d.Title(), d.Span(), d.Verdict())
	d.textSums(l)
	d.textTables(l)
	d.textTheory(l)
	d.textOther(l)
	d.textHappenings(l)
	fmt.Fprint(l, "\n"+notes+"\n")
	return l.Flush()
}

// notes say what the columns mean.
const notes = `The drop is what players brought to seats; the hold is the win as a part of it. Inventories are counted from
zero. Theoretical wins follow from the exact figures of the wagers under the options and terms of their table.
σ is one standard deviation of the difference, as if wagers were independent; wagers on one outcome are not.`

// moneyCells are the columns of a sum.
func moneyCells(m *Money) []any {
	return []any{m.Drop, m.Win, part(m.Hold), m.Fills, m.Credits, m.Opening, m.Closing, m.Rounds}
}

var moneyHeads = []any{"drop", "win", "hold", "fills", "credits", "opening", "closing", "rounds"}

// textSums writes the house, pits and games.
func (d *Day) textSums(l lines) {
	l.head("THE HOUSE", slices.Concat([]any{"", "tables"}, moneyHeads)...)
	l.row(slices.Concat([]any{"all tables", d.Total.Tables}, moneyCells(&d.Total.Money))...)
	textSum(l, "PITS", d.Pits)
	textSum(l, "GAMES", d.Games)
}

func textSum(l lines, title string, list []Sum) {
	l.head(title, slices.Concat([]any{"", "tables"}, moneyHeads)...)
	for i := range list {
		l.row(slices.Concat([]any{list[i].Name, list[i].Tables}, moneyCells(&list[i].Money))...)
	}
}

// textTables writes the tables, with their records.
func (d *Day) textTables(l lines) {
	l.head("TABLES", slices.Concat([]any{"table", "pit"}, moneyHeads, []any{"vigorish", "rake", "records"})...)
	for i := range d.Tables {
		t := &d.Tables[i]
		id := t.ID
		if t.Designed {
			id += " (designed)"
		}
		if t.Tournament {
			id += " (tournament)"
		}
		l.row(slices.Concat([]any{id, t.Pit}, moneyCells(&t.Money), []any{t.Vigorish, t.Rake, t.Records.String()})...)
	}
	l.Flush()
	fmt.Fprintf(l, "The rounds of a table: boardwalk audit find DIR --table TABLE --from %s --to %s\n",
		d.From.UTC().Format(time.RFC3339), d.To.UTC().Format(time.RFC3339))
}

// String writes where records are.
func (r Records) String() string {
	text := fmt.Sprintf("%d-%d", r.First, r.Last)
	if r.Log > 0 {
		text = fmt.Sprintf("log %d: %s", r.Log, text)
	}
	return text
}

// textTheory writes what was won beside what should have been.
func (d *Day) textTheory(l lines) {
	l.head("THEORETICAL AND ACTUAL WIN", "", "wager", "bets", "handle", "figure", "theoretical", "actual", "difference", "1 σ", "unusual by")
	for i := range d.Tables {
		t := &d.Tables[i]
		for j := range t.Wagers {
			w := &t.Wagers[j]
			if w.House == nil {
				l.row(t.ID, w.Wager, w.Bets, w.Handle, w.Unpriced(), "", w.Win)
				continue
			}
			l.row(t.ID, w.Wager, w.Bets, w.Handle, part(w.House)+" per "+w.Per, w.Theory.Expected, w.Theory.Actual, w.Theory.Difference,
				w.Theory.Deviation, sigmas(w.Theory.Sigmas))
		}
	}
	for _, s := range slices.Concat(d.Games, d.Pits, []Sum{d.Total}) {
		l.row(s.Name, "all", "", s.Theory.Handle, "", s.Theory.Expected, s.Theory.Actual, s.Theory.Difference, s.Theory.Deviation,
			sigmas(s.Theory.Sigmas))
	}
}

// Unpriced says why a wager has no figure of its own.
func (w *Wager) Unpriced() string {
	if w.With != "" {
		return "in the figure of " + w.With
	}
	return "no exact figure: " + whyTexts[w.Why]
}

// textOther writes meters, keno, the cage and coupons.
func (d *Day) textOther(l lines) {
	if len(d.Meters) > 0 {
		l.head("PROGRESSIVE METERS", "meter", "fed", "drawn", "put by the house", "reads now")
		for _, m := range d.Meters {
			reads := "-"
			if m.Reading != nil {
				reads = m.Reading.String()
			}
			l.row(m.Name, m.Fed, m.Drawn, m.Put, reads)
		}
	}
	if len(d.Keno) > 0 {
		l.head("KENO", "lounge", "games", "tickets", "sold", "coupons", "voided", "refunded", "won", "win", "paid",
			"expired", "paid over", "records")
		for _, k := range d.Keno {
			l.row(k.ID, k.Games, k.Tickets, k.Sold, k.Coupons, k.Voided, k.Refunded, k.Won, k.Win, k.Paid, k.Expired, k.PaidOver, k.Records)
		}
	}
	if len(d.Cage) > 0 {
		l.head("THE CAGE AND PEOPLE", "for", "given", "back", "times", "records")
		for _, m := range d.Cage {
			l.row(m.For, m.Given, m.Back, m.Count, m.Records)
		}
	}
	if c := d.Coupons; c.Issued != 0 || c.Taken != 0 {
		l.head("MATCH PLAY COUPONS", "issued", "taken", "won on them")
		l.row(c.Issued, c.Taken, c.Won)
	}
}

// textHappenings writes incidents, notices and decisions of staff.
func (d *Day) textHappenings(l lines) {
	if len(d.Incidents) > 0 {
		l.head("INCIDENTS", "time", "record", "table", "round", "by", "incident", "what followed")
		for _, i := range d.Incidents {
			l.row(d.local(i.Time), i.Record, i.Table, i.Round, i.Who, i.Text, i.Followed())
		}
	}
	if len(d.Notices) > 0 {
		l.head("NOTICES", "time", "record", "table", "by", "change", "law")
		for _, n := range d.Notices {
			l.row(d.local(n.Time), n.Record, n.Table, n.Who, n.Says(), n.Law)
		}
	}
	if len(d.Overrides) > 0 {
		l.head("DECISIONS OF STAFF", "time", "record", "table", "round", "by", "what", "person", "amount", "why")
		for _, o := range d.Overrides {
			amount := o.Amount.String()
			if o.Amount == 0 {
				amount = "-"
			}
			l.row(d.local(o.Time), o.Record, o.Table, o.Round, o.Who, o.What, o.Person, amount, o.Why)
		}
	}
}

// Followed says what followed from an incident.
func (i *Incident) Followed() string {
	switch {
	case len(i.Resolution) > 0:
		return strings.Join(i.Resolution, "; ")
	case i.Void:
		return "the round was void"
	}
	return "play went on"
}

// Says says what a notice is about.
func (n *Notice) Says() string {
	switch {
	case n.Withdraws > 0:
		return fmt.Sprintf("%s (withdraws record %d)", n.Change, n.Withdraws)
	case n.Opening:
		return n.Change + " (with an opening of the house)"
	}
	return n.Change
}
