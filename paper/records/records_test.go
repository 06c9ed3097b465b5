package records_test

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/audit/audittest"
	"boardwalk/casino"
	"boardwalk/game"
	"boardwalk/law/lawtest"
	"boardwalk/paper"
	"boardwalk/paper/records"
	"boardwalk/report"
	"boardwalk/store"
)

var ctx = context.Background()

// evening is the day of the evenings of package audittest, by UTC.
const evening = "2100-01-02"

// gathered reads the evening of a house.
func gathered(t *testing.T, dir, date string) *records.Day {
	t.Helper()
	logs, err := store.ReadLogs(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.CloseLogs(logs)
	d, err := records.Gather(ctx, logs, report.Options{House: "Evening", Day: casino.GamingDay{}, Date: date,
		Now: time.Date(2100, 2, 1, 0, 0, 0, 0, time.UTC)})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// recordOf is the record that a source names.
var recordOf = regexp.MustCompile(`^record (\d+) of log 0$`)

// sourced holds every line against the log: the record that it names is there, at the time and by whom the line says.
func sourced(t *testing.T, dir string, d *paper.Document) (lines int) {
	t.Helper()
	logs, err := store.ReadLogs(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.CloseLogs(logs)
	at := map[string]string{} // the time of each record
	for r, err := range logs[0].Records(ctx, 0) {
		if err != nil {
			t.Fatal(err)
		}
		at[fmt.Sprint(r.Seq)] = r.Time.UTC().Format("15:04:05")
	}
	number := regexp.MustCompile(`\d`)
	d.EachText(func(where string, x *paper.Text) {
		if !x.Source.Known() && x.Text != "" || x.Source.Words && number.MatchString(x.Text) {
			t.Errorf("%s: %q is from nowhere", where, x.Text)
		}
	})
	for _, s := range d.Sections {
		for _, b := range s.Blocks {
			if b.Table == nil {
				continue
			}
			for _, row := range b.Table.Rows {
				m := recordOf.FindStringSubmatch(row[0].Source.Record)
				if m == nil {
					if row[0].Source.Computed == "" {
						t.Errorf("%s: %v names no record", s.Title, row)
					}
					continue
				}
				lines++
				said := func(text string) bool {
					return slices.ContainsFunc(row, func(x paper.Text) bool { return strings.HasSuffix(x.Text, text) })
				}
				if !said(m[1]) || !said(at[m[1]]) || at[m[1]] == "" {
					t.Errorf("%s: %v is not record %s of %s", s.Title, row, m[1], at[m[1]])
				}
			}
		}
	}
	return lines
}

// rows are those of a form, each with | between its cells.
func rows(d *paper.Document, title string) (list []string) {
	for i := range d.Sections {
		if d.Sections[i].Title == title {
			list = append(list, d.Sections[i].Lines()...)
		}
	}
	return list
}

// says reports whether a line has all of these.
func says(list []string, parts ...string) bool {
	return slices.ContainsFunc(list, func(line string) bool {
		for _, p := range parts {
			if !strings.Contains(line, p) {
				return false
			}
		}
		return true
	})
}

// hand reports whether a column of a form has an empty box in every line.
func hand(t *testing.T, d *paper.Document, title, column string) {
	t.Helper()
	for _, s := range d.Sections {
		for _, b := range s.Blocks {
			if s.Title != title || b.Table == nil {
				continue
			}
			i := slices.Index(b.Table.Head, column)
			if i < 0 {
				t.Errorf("%s has no column %s: %q", title, column, b.Table.Head)
				return
			}
			for _, row := range b.Table.Rows {
				if !b.Table.ByHand(i, &row[i]) {
					t.Errorf("%s: %s of %v is not left to a hand", title, column, row)
				}
			}
			return
		}
	}
	t.Errorf("there is no form %s", title)
}

func wandered(t *testing.T, id string) string {
	t.Helper()
	dir := t.TempDir()
	if err := audittest.Wander(dir, id, 250); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestUnsuitableSetsAndInspections(t *testing.T) {
	dir := wandered(t, "pai-gow")
	day := gathered(t, dir, evening)
	d := day.Document(paper.English)
	if sourced(t, dir, d) == 0 {
		t.Error("no line names a record")
	}
	sets := rows(d, "Unsuitable sets of tiles")
	if !says(sets, "pai-gow-1", evening+" ", "boss", "sealed envelope", "[19:47-10.4(a)3ii]") {
		t.Errorf("%q", sets)
	}
	hand(t, d, "Unsuitable sets of tiles", "Dealer")
	hand(t, d, "Unsuitable sets of tiles", "Casino supervisor")
	if list := rows(d, "Inspections at the tables"); !says(list, "pai-gow-1", "tiles", "[19:47-10.4(a)]") {
		t.Errorf("%q", list)
	}
	changes := rows(d, "Changes of cards, dice and tiles")
	if !says(changes, "pai-gow", "three new dice", "[19:47-10.3(c)]") || !says(changes, "another set of tiles") {
		t.Errorf("%q", changes)
	}
	hand(t, d, "Changes of cards, dice and tiles", "Numbers of the decks or seals")
	lawtest.Cites(t, "10.4(a)3ii")

	incidents := rows(d, "Incidents")
	if len(incidents) != len(day.Incidents)+1 || !says(incidents, "pai-gow-1", day.Incidents[0].Text) {
		t.Errorf("%d lines of %d incidents", len(incidents), len(day.Incidents))
	}
	hand(t, d, "Incidents", "Supervisor")
	if list := rows(day.Document(paper.English, records.Incidents), "Unsuitable sets of tiles"); list != nil {
		t.Errorf("a form that nobody asked for: %q", list)
	}
}

func TestCardsAndProgressivePayouts(t *testing.T) {
	dir := wandered(t, "caribbean-stud")
	day := gathered(t, dir, evening)
	d := day.Document(paper.English)
	if sourced(t, dir, d) == 0 {
		t.Error("no line names a record")
	}
	if list := rows(d, "Changes of cards, dice and tiles"); !says(list, "caribbean-stud",
		"used cards go back to security", "[19:46-1.18(n)]") {
		t.Errorf("%q", list)
	}
	if list := rows(d, "Used cards that came back to security"); !says(list, "caribbean-stud", "boss") || !says(list,
		"19:46-1.18(n)3iii") {
		t.Errorf("%q", list)
	}
	hand(t, d, "Used cards that came back to security", "Tampering, marks, alterations")
	hand(t, d, "Used cards that came back to security", "Missing or extra cards")
	if list := rows(d, "Progressive payouts"); !says(list, "caribbean-stud", "validates the progressive payout", "$") {
		t.Errorf("%q", list)
	}
	meters := rows(d, "Progressive meters")
	for _, m := range day.Meters {
		if !says(meters, m.Name+" | "+m.Fed.String()+" | "+m.Drawn.String()) {
			t.Errorf("meter %s is not in %q", m.Name, meters)
		}
	}
	if list := rows(d, "Notices of changes, and what the Commission is told"); len(list) < len(day.Notices) ||
		len(day.Notices) == 0 ||
		!says(list, day.Notices[0].Change) {
		t.Errorf("%d notices: %q", len(day.Notices), list)
	}
	hand(t, d, "Notices of changes, and what the Commission is told", "The Commission was told at")
	lawtest.Cites(t, "19:46-1.18(g)", "19:46-1.18(n)", "19:46-1.18(n)3iii", "8.3(b)3")
}

func TestPokerRevenue(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Wander(dir, "hold-em", 250); err != nil && !strings.Contains(err.Error(), "nobody can sit down") {
		t.Fatal(err) // an evening that ends early has what is needed
	}
	day := gathered(t, dir, evening)
	d := day.Document(paper.English)
	sourced(t, dir, d)
	list := rows(d, "Poker revenue")
	for _, x := range day.Tables {
		if !says(list, x.ID+" | ", "rake and time charges of the gaming day", " | "+x.Rake.String()+" | ") {
			t.Errorf("the rake of %s is not in %q", x.ID, list)
		}
	}
	if !says(list, "hold-em-1", "boss", "projected poker revenue", "19:47-14.19[record]") || !says(list,
		"casino accounting department", "19:47-14.19[forward]") ||
		!says(list, "significant variance", "19:47-14.19[variance]") {
		t.Errorf("%q", list)
	}
	hand(t, d, "Poker revenue", "Casino controller")
	lawtest.Cites(t, "14.19[record]", "14.19[forward]", "14.19[variance]")
}

func TestKenoLists(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.KenoEvening(dir); err != nil {
		t.Fatal(err)
	}
	day := gathered(t, dir, evening)
	d := day.Document(paper.English)
	if lines := sourced(t, dir, d); lines < 30 {
		t.Errorf("%d lines", lines)
	}
	drawn := rows(d, "Keno: games and winning numbers")
	twenty := regexp.MustCompile(`keno-1 \| (\d+) \| [^|]+\| \d+ \| (\d+ ){19}\d+ \|`)
	games := int64(0)
	for _, line := range drawn {
		if m := twenty.FindStringSubmatch(line); m != nil {
			if games++; m[1] != fmt.Sprint(games) {
				t.Errorf("game %d has the number %s", games, m[1])
			}
		}
	}
	if games != day.Keno[0].Games || games == 0 {
		t.Errorf("%d games of %d: %q", games, day.Keno[0].Games, drawn)
	}
	hand(t, d, "Keno: games and winning numbers", "By the independent recorder")
	voided := rows(d, "Keno: voided tickets of each work station")
	if !says(voided, "keno-1 | 1 | ", "12 in all", day.Keno[0].Voided.String()) {
		t.Errorf("the sum of %s is not in %q", day.Keno[0].Voided, voided)
	}
	for title, want := range map[string][]string{
		"Keno: overrides of the lock-out":                      {"keno", "a queue at the booth"},
		"Keno: payments that were authorized, or made by hand": {"writer", "yes"},
		"Keno: drawers, and the paid tickets in them":          {"writer", "closed", "$2,000"},
		"Keno: refunds": {"keno-1", "$"},
	} {
		if list := rows(d, title); !says(list, want...) {
			t.Errorf("%s: %q", title, list)
		}
	}
	if list := rows(d, "Nothing is on record of these for this day"); !slices.Contains(list, "Incidents") ||
		slices.Contains(list, "Keno: refunds") {
		t.Errorf("%q", list)
	}
	lawtest.Cites(t, "15.4(e)[listing]", "15.5(a)[recorder]", "15.5(b)[number]", "15.5(e)", "15.5(h)", "15.6(a)[retain]",
		"15.4(d)[refund]", "15.6(b)")

	spanish := day.Document(paper.Spanish, records.Keno)
	if list := rows(spanish, "Keno: juegos y números ganadores"); len(list) != len(drawn) {
		t.Errorf("%d lines in Spanish: %q", len(list), list)
	}
	if before := gathered(t, dir, "2099-12-01").Document(paper.English, records.Keno); len(before.Sections) != 1 ||
		!says(before.Sections[0].Lines(), "Nothing of the kind is on record for this day.") {
		t.Errorf("%v", before.Sections)
	}
}

// TestTheStepsOfFormsAreDeclared holds the words by which forms find their lines against the games.
func TestTheStepsOfFormsAreDeclared(t *testing.T) {
	acts := map[string]bool{}
	for _, r := range game.All {
		for _, a := range r.Layout(nil).Acts {
			acts[a.ID] = true
		}
	}
	for _, word := range records.Equipment {
		if !acts[word] {
			t.Errorf("no game has the act %s", word)
		}
	}
}
