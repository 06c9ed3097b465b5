package report

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"time"

	"boardwalk/money"
)

// csvHead are the columns of the report as a spreadsheet. Amounts are dollars; a line leaves empty what it has not.
var csvHead = []string{"section", "id", "name", "pit", "game", "drop", "drop_box", "taken", "handle", "win", "hold", "fills", "credits",
	"opening", "closing", "vigorish", "rake", "centre", "corrections", "fed", "drawn", "rounds", "theoretical_handle", "theoretical_win",
	"actual_win", "difference", "deviation", "sigmas", "log", "first_record", "last_record", "time", "who", "text"}

// sheet writes lines by the names of their columns.
type sheet struct {
	*csv.Writer
	place map[string]int
}

func (s *sheet) line(section string, cells map[string]string) {
	row := make([]string, len(csvHead))
	row[0] = section
	for name, text := range cells {
		row[s.place[name]] = text
	}
	_ = s.Write(row) // the error stays with the writer
}

// dollars writes an amount as a number.
func dollars(c money.Cents) string {
	sign := ""
	if c < 0 {
		sign, c = "-", -c
	}
	return fmt.Sprintf("%s%d.%02d", sign, int64(c)/100, int64(c)%100)
}

// number writes a number that may be missing.
func number(f *float64) string {
	if f == nil {
		return ""
	}
	return strconv.FormatFloat(*f, 'f', 6, 64)
}

func (t *Theory) cells(m map[string]string) map[string]string {
	m["theoretical_handle"], m["theoretical_win"], m["actual_win"] = dollars(t.Handle), dollars(t.Expected), dollars(t.Actual)
	m["difference"], m["deviation"], m["sigmas"] = dollars(t.Difference), dollars(t.Deviation), number(t.Sigmas)
	return m
}

func (m *Money) cells(c map[string]string) map[string]string {
	for name, amount := range map[string]money.Cents{"drop": m.Drop, "drop_box": m.DropBox, "taken": m.Taken, "handle": m.Handle,
		"win": m.Win, "fills": m.Fills, "credits": m.Credits, "opening": m.Opening, "closing": m.Closing, "vigorish": m.Vigorish,
		"rake": m.Rake, "centre": m.Centre, "corrections": m.Fixed, "fed": m.Fed, "drawn": m.Drawn} {
		c[name] = dollars(amount)
	}
	c["hold"], c["rounds"] = number(m.Hold), strconv.FormatInt(m.Rounds, 10)
	return m.Theory.cells(c)
}

func (r *Records) cells(c map[string]string) map[string]string {
	c["log"], c["first_record"], c["last_record"] = strconv.Itoa(r.Log), strconv.FormatUint(r.First, 10), strconv.FormatUint(r.Last, 10)
	return c
}

// at are the columns of something that happened.
func at(log int, record uint64, when time.Time, who, table, text string) map[string]string {
	r := Records{Log: log, First: record, Last: record}
	return r.cells(map[string]string{"time": when.UTC().Format(time.RFC3339), "who": who, "id": table, "text": text})
}

// CSV writes the report as a spreadsheet with a line for each figure's subject.
func (d *Day) CSV(w io.Writer) error {
	s := &sheet{csv.NewWriter(w), map[string]int{}}
	for i, name := range csvHead {
		s.place[name] = i
	}
	_ = s.Write(csvHead)
	s.line("house", d.Total.cells(map[string]string{"id": d.Day, "name": d.House, "text": d.Verdict()}))
	for i := range d.Pits {
		s.line("pit", d.Pits[i].cells(map[string]string{"name": d.Pits[i].Name, "pit": d.Pits[i].Name}))
	}
	for i := range d.Games {
		s.line("game", d.Games[i].cells(map[string]string{"name": d.Games[i].Name}))
	}
	for i := range d.Tables {
		d.Tables[i].sheet(s)
	}
	d.sheetOther(s)
	for _, i := range d.Incidents {
		s.line("incident", at(i.Log, i.Record, i.Time, i.Who, i.Table, i.Text+": "+i.Followed()))
	}
	for _, n := range d.Notices {
		s.line("notice", at(n.Log, n.Record, n.Time, n.Who, n.Table, n.Says()))
	}
	for _, o := range d.Overrides {
		s.line("decision", at(o.Log, o.Record, o.Time, o.Who, o.Table, o.What+" "+o.Person+" "+dollars(o.Amount)+" "+o.Why))
	}
	s.Flush()
	return s.Error()
}

// sheet writes a table and its wagers.
func (t *Table) sheet(s *sheet) {
	section := "table"
	if t.Tournament {
		section = "tournament"
	}
	if t.Designed {
		section = "designed"
	}
	s.line(section, t.Money.cells(t.Records.cells(map[string]string{"id": t.ID, "name": t.Name, "pit": t.Pit, "game": t.Game})))
	for i := range t.Wagers {
		w := &t.Wagers[i]
		cells := t.Records.cells(map[string]string{"id": t.ID, "name": w.Wager, "pit": t.Pit, "game": t.Game, "handle": dollars(w.Handle),
			"win": dollars(w.Win)})
		if w.House == nil {
			cells["text"] = w.Unpriced()
		} else {
			cells = w.Theory.cells(cells)
		}
		s.line("wager", cells)
	}
}

// sheetOther writes meters, keno, the cage and coupons.
func (d *Day) sheetOther(s *sheet) {
	for _, m := range d.Meters {
		s.line("meter", map[string]string{"id": m.Name, "fed": dollars(m.Fed), "drawn": dollars(m.Drawn), "fills": dollars(m.Put)})
	}
	for _, k := range d.Keno {
		s.line("keno", k.Records.cells(map[string]string{"id": k.ID, "handle": dollars(k.Sold), "win": dollars(k.Win),
			"text": fmt.Sprintf("%d games, %d tickets, won %s, paid %s", k.Games, k.Tickets, dollars(k.Won), dollars(k.Paid))}))
	}
	for _, m := range d.Cage {
		s.line("cage", m.Records.cells(map[string]string{"id": m.For, "fills": dollars(m.Given), "credits": dollars(m.Back)}))
	}
	c := &d.Coupons
	s.line("coupons", map[string]string{"fills": dollars(c.Issued), "credits": dollars(c.Taken), "win": dollars(-c.Won)})
}
