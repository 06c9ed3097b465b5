package report_test

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/csv"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"
	"time"

	_ "modernc.org/sqlite" // the driver

	"boardwalk/audit/audittest"
	"boardwalk/casino"
	"boardwalk/game"
	"boardwalk/internal/postgrestest"
	"boardwalk/money"
	"boardwalk/report"
	"boardwalk/store"
)

func TestMain(m *testing.M) { postgrestest.Exit(m.Run()) }

var ctx = context.Background()

// evening is the day of the evenings of package audittest, by UTC.
const evening = "2100-01-02"

// figures are kept for all tests: they take most of the time.
var figures = report.NewFigures()

// dayOf reports a day of a house.
func dayOf(t *testing.T, dir, date string, day casino.GamingDay) *report.Day {
	t.Helper()
	logs, err := store.ReadLogs(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.CloseLogs(logs)
	d, err := report.Make(ctx, logs, report.Options{House: "Evening", Day: day, Date: date, Figures: figures,
		Now: time.Date(2100, 2, 1, 0, 0, 0, 0, time.UTC)})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// games are those of which an evening is played: all of them, where there is time.
func games() (ids []string) {
	if testing.Short() {
		return []string{"craps", "punto-banco", "pai-gow-poker", "hold-em", "caribbean-stud", "let-it-ride", "roulette",
			"flop-poker", "chemin-de-fer"}
	}
	for _, r := range game.All {
		ids = append(ids, r.ID)
	}
	return ids
}

func table(t *testing.T, d *report.Day, id string) *report.Table {
	t.Helper()
	for i := range d.Tables {
		if d.Tables[i].ID == id {
			return &d.Tables[i]
		}
	}
	t.Fatalf("%s has no table %s", d.Day, id)
	return nil
}

func TestADayIsInBalanceWithTheLedger(t *testing.T) {
	dir := t.TempDir()
	ids := games()
	if err := audittest.Evening(dir, 4, ids...); err != nil {
		t.Fatal(err)
	}
	whole := dayOf(t, dir, evening, casino.GamingDay{})
	if b := whole.Balance; !b.Holds || b.Lines != b.Ledger || b.Transfers == 0 || b.Ledger == 0 {
		t.Errorf("%+v", b)
	}
	if len(whole.Tables) != len(ids) || whole.Total.Tables != len(ids) || len(whole.Games) != len(ids) {
		t.Errorf("%d tables, %d games, want %d", len(whole.Tables), len(whole.Games), len(ids))
	}
	if len(whole.Incidents) == 0 || len(whole.Notices) == 0 || len(whole.Overrides) == 0 || whole.Coupons.Issued == 0 || len(whole.Cage) == 0 {
		t.Errorf("%d incidents, %d notices, %d decisions, %+v", len(whole.Incidents), len(whole.Notices), len(whole.Overrides), whole.Coupons)
	}
	for i := range whole.Tables {
		consistent(t, &whole.Tables[i])
	}
	for i := range whole.Incidents {
		if x := &whole.Incidents[i]; !strings.Contains(x.Text, " ") {
			t.Errorf("%s: the incident %s is not said in words: %q", x.Table, x.Incident, x.Text)
		}
	}

	// An hour in the middle of the evening parts it in two days, which have everything between them.
	early := dayOf(t, dir, "2100-01-01", casino.GamingDay{Begins: 20*60 + 20})
	late := dayOf(t, dir, evening, casino.GamingDay{Begins: 20*60 + 20})
	if !early.Balance.Holds || !late.Balance.Holds {
		t.Errorf("%v, %v", early.Balance.Faults, late.Balance.Faults)
	}
	if len(early.Tables) == 0 || len(late.Tables) == 0 {
		t.Fatalf("%d and %d tables", len(early.Tables), len(late.Tables))
	}
	sum := func(of func(*report.Sum) money.Cents) {
		t.Helper()
		if got, want := of(&early.Total)+of(&late.Total), of(&whole.Total); got != want {
			t.Errorf("both days have %s, and the whole %s", got, want)
		}
	}
	sum(func(s *report.Sum) money.Cents { return s.Win })
	sum(func(s *report.Sum) money.Cents { return s.Drop })
	sum(func(s *report.Sum) money.Cents { return s.Taken })
	sum(func(s *report.Sum) money.Cents { return s.Fills })
	sum(func(s *report.Sum) money.Cents { return s.Credits })
	sum(func(s *report.Sum) money.Cents { return s.Handle })
	sum(func(s *report.Sum) money.Cents { return s.Vigorish })
	sum(func(s *report.Sum) money.Cents { return money.Cents(s.Rounds) })
	if got := early.Balance.Ledger + late.Balance.Ledger; got != whole.Balance.Ledger {
		t.Errorf("the ledgers of both days have %s, want %s", got, whole.Balance.Ledger)
	}
	for i := range early.Tables {
		for j := range late.Tables {
			if a, b := &early.Tables[i], &late.Tables[j]; a.ID == b.ID && a.Closing != b.Opening {
				t.Errorf("table %s closes with %s and opens with %s", a.ID, a.Closing, b.Opening)
			}
		}
	}
}

// consistent holds the figures of a table against each other.
func consistent(t *testing.T, of *report.Table) {
	t.Helper()
	if of.Differs != 0 || of.Rounds == 0 || of.Drop == 0 || of.Pit != "Pit" || of.Records.Count == 0 {
		t.Errorf("%+v", of)
	}
	won := of.Rake + of.Centre + of.Fixed
	expected := 0.0
	for i := range of.Wagers {
		w := &of.Wagers[i]
		won += w.Win
		switch {
		case w.House == nil && (w.Why == "") == (w.With == ""), w.House != nil && w.Why+w.With != "":
			t.Errorf("table %s, %s: %+v", of.ID, w.Wager, w)
		case w.House == nil:
			continue
		}
		expected += float64(w.Theory.Handle) * *w.House
		if math.Abs(float64(w.Theory.Expected)-float64(w.Theory.Handle)**w.House) > 0.51 {
			t.Errorf("table %s, %s: %s is expected of %s at %v", of.ID, w.Wager, w.Theory.Expected, w.Theory.Handle, *w.House)
		}
		if w.Theory.Difference != w.Theory.Actual-w.Theory.Expected || w.Theory.Handle > 0 &&
			(w.Theory.Deviation == 0 || w.Theory.Sigmas == nil) {
			t.Errorf("table %s, %s: %+v", of.ID, w.Wager, w.Theory)
		}
	}
	if won != of.Win {
		t.Errorf("table %s: its lines have %s, and it won %s", of.ID, won, of.Win)
	}
	if math.Abs(float64(of.Theory.Expected)-expected) > 0.51 {
		t.Errorf("table %s: %s is expected, its wagers say %v", of.ID, of.Theory.Expected, expected)
	}
}

// TestTheTheoryOfAWager counts by hand what a bet on red at roulette should win, and how much that varies.
func TestTheTheoryOfAWager(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 6, "roulette"); err != nil {
		t.Fatal(err)
	}
	d := dayOf(t, dir, evening, casino.GamingDay{})
	found := 0
	for _, w := range table(t, d, "roulette").Wagers {
		if !strings.HasPrefix(w.Wager, "straight-") {
			continue
		}
		found++
		if w.Per != "bet made" || w.Method != "exact" || math.Abs(*w.House-2.0/38) > 1e-12 {
			t.Errorf("%+v", w)
		}
		if w.Bets == 1 { // pays 35 to 1: the variance is 37/38² times 36²
			want := float64(w.Handle) * 36 * math.Sqrt(37) / 38
			if math.Abs(float64(w.Theory.Deviation)-want) > 0.51 {
				t.Errorf("%s: one deviation is %s, want %v cents", w.Wager, w.Theory.Deviation, want)
			}
		}
	}
	if found == 0 {
		t.Error("nobody bet on a number")
	}
}

// TestAWagerIsCountedWithTheOneItBelongsTo has the wagers of one figure compared together.
func TestAWagerIsCountedWithTheOneItBelongsTo(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 6, "caribbean-stud", "let-it-ride", "hold-em"); err != nil {
		t.Fatal(err)
	}
	d := dayOf(t, dir, evening, casino.GamingDay{})
	lines := map[string]report.Wager{}
	for _, id := range []string{"caribbean-stud", "let-it-ride", "hold-em"} {
		for _, w := range table(t, d, id).Wagers {
			lines[id+" "+w.Wager] = w
		}
	}
	for name, with := range map[string]string{"caribbean-stud bet": "ante", "let-it-ride bet-one": "bet-three",
		"let-it-ride bet-two": "bet-three"} {
		id, _, _ := strings.Cut(name, " ")
		part, main := lines[name], lines[id+" "+with]
		if part.With != with || part.Theory.Actual != 0 || main.House == nil {
			t.Errorf("%s: %+v", name, part)
		}
	}
	if w := lines["caribbean-stud ante"]; w.Theory.Actual != w.Win+lines["caribbean-stud bet"].Win {
		t.Errorf("the ante is compared by %s: it won %s, and the bet %s", w.Theory.Actual, w.Win, lines["caribbean-stud bet"].Win)
	}
	if w := lines["caribbean-stud progressive"]; w.Why != report.OfMeter || w.Theory.Unknown != w.Handle || w.Handle == 0 {
		t.Errorf("%+v", w)
	}
	if len(d.Meters) != 1 || d.Meters[0].Fed == 0 || d.Meters[0].Put == 0 || d.Meters[0].Reading == nil ||
		*d.Meters[0].Reading != d.Meters[0].Put+d.Meters[0].Fed-d.Meters[0].Drawn {
		t.Errorf("%+v", d.Meters)
	}
}

func TestAKenoDayIsInBalance(t *testing.T) {
	for name, record := range map[string]func(string) error{"usual": audittest.KenoEvening, "mixed": audittest.KenoMixed} {
		dir := t.TempDir()
		if err := record(dir); err != nil {
			t.Fatal(err)
		}
		d := dayOf(t, dir, evening, casino.GamingDay{})
		if !d.Balance.Holds || len(d.Keno) != 1 || len(d.Tables) != 0 {
			t.Fatalf("%s: %+v, %d lounges, %d tables", name, d.Balance, len(d.Keno), len(d.Tables))
		}
		if k := d.Keno[0]; k.Games == 0 || k.Tickets == 0 || k.Win != k.Sold-k.Coupons-k.Voided-k.Refunded-k.Won && k.Coupons == 0 {
			t.Errorf("%s: %+v", name, k)
		}
		if name == "usual" && (d.Keno[0].Paid == 0 || d.Keno[0].Voided == 0 || len(d.Overrides) == 0) {
			t.Errorf("%+v, %d decisions", d.Keno[0], len(d.Overrides))
		}
	}
}

func TestATournamentIsInNoTotal(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Tournament(dir, "blackjack"); err != nil {
		t.Fatal(err)
	}
	d := dayOf(t, dir, evening, casino.GamingDay{})
	held := 0
	for i := range d.Tables {
		if d.Tables[i].Tournament {
			held++
			if d.Tables[i].Win == 0 && d.Tables[i].Handle == 0 {
				t.Errorf("%+v", d.Tables[i])
			}
		}
	}
	if !d.Balance.Holds || held != 1 || d.Total.Tables != len(d.Tables)-1 {
		t.Errorf("%+v, %d tournaments of %d tables", d.Balance, held, len(d.Tables))
	}
}

// TestADividedHouseIsReportedAsOne adds up all logs of a house in PostgreSQL.
func TestADividedHouseIsReportedAsOne(t *testing.T) {
	dir := postgrestest.Dir(t)
	ids := []string{"roulette", "hold-em", "craps"}
	if err := audittest.Divided(dir, 2, 3, ids...); err != nil {
		t.Fatal(err)
	}
	d := dayOf(t, dir, evening, casino.GamingDay{})
	if !d.Balance.Holds || len(d.Tables) != len(ids) || len(d.Keno) != 1 || len(d.Balance.Records) != 3 {
		t.Errorf("%+v, %d tables, %d lounges", d.Balance, len(d.Tables), len(d.Keno))
	}
	logs := map[int]bool{}
	for i := range d.Tables {
		logs[d.Tables[i].Records.Log] = true
	}
	if logs[0] || len(logs) == 0 {
		t.Errorf("the tables are in the logs %v", logs)
	}
}

// TestWhatTheLedgerDoesNotBearOutIsSaid changes rows of the ledger, one at a time.
func TestWhatTheLedgerDoesNotBearOutIsSaid(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 3, "roulette", "craps"); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", filepath.Join(dir, "boardwalk.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	do := func(text string) {
		t.Helper()
		r, err := db.Exec(text)
		if err != nil {
			t.Fatal(err)
		}
		if n, _ := r.RowsAffected(); n != 1 {
			t.Fatalf("%s: %d rows", text, n)
		}
	}
	const lost = `(SELECT MIN(id) FROM transfer WHERE source = 'table/roulette/layout' AND target = 'table/roulette/inventory')`
	var at int64
	if err := db.QueryRow(`SELECT id FROM transfer WHERE id = ` + lost).Scan(&at); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ change, back, says string }{
		{`amount = amount + 100`, `amount = amount - 100`, "table roulette: its accounts are off by $1"},
		{`target = 'table/craps/inventory'`, `target = 'table/roulette/inventory'`, "table craps: its accounts are off"},
		{`target = 'player/ann'`, `target = 'table/roulette/inventory'`, "table roulette: its accounts are off"},
		{`state = 1`, `state = 0`, "table roulette: its accounts are off"},
		{`target = 'table/roulette/drop'`, `target = 'table/roulette/inventory'`, "table roulette: its accounts are off"},
	} {
		do(fmt.Sprintf(`UPDATE transfer SET %s WHERE id = %d`, c.change, at))
		d := dayOf(t, dir, evening, casino.GamingDay{})
		if says := strings.Join(d.Balance.Faults, "; "); d.Balance.Holds || !strings.Contains(says, c.says) {
			t.Errorf("%s: %q", c.change, says)
		}
		if !strings.HasPrefix(d.Verdict(), "NOT IN BALANCE") {
			t.Error(d.Verdict())
		}
		do(fmt.Sprintf(`UPDATE transfer SET %s WHERE id = %d`, c.back, at))
	}
	if d := dayOf(t, dir, evening, casino.GamingDay{}); !d.Balance.Holds {
		t.Errorf("as it was: %v", d.Balance.Faults)
	}

	// A correction after the round is a transfer without an event: it is in the win, and named as one.
	do(fmt.Sprintf(`INSERT INTO transfer SELECT (SELECT MAX(id) + 1 FROM transfer), (SELECT MIN(seq) FROM record WHERE tbl = 'roulette'
		AND instr(line, CAST('"kind":"commit",' AS BLOB))), 'table/roulette/inventory', 'player/ann', 700, 0, 0, 'correction' WHERE %d > 0`, at))
	d := dayOf(t, dir, evening, casino.GamingDay{})
	if got := table(t, d, "roulette"); got.Fixed != -7*money.Dollar || d.Balance.Lines != d.Balance.Ledger {
		t.Errorf("%s is corrected, %+v", got.Fixed, d.Balance)
	}
}

func TestADayWithoutRecords(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 1, "big-six"); err != nil {
		t.Fatal(err)
	}
	for _, date := range []string{"2099-12-01", "2100-01-03"} {
		d := dayOf(t, dir, date, casino.GamingDay{})
		if !d.Balance.Holds || len(d.Tables) > 0 || d.Balance.Transfers > 0 || d.Total.Win != 0 {
			t.Errorf("%s: %+v", date, d)
		}
	}
}

func TestAReportIsWritten(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 2, "roulette"); err != nil {
		t.Fatal(err)
	}
	d := dayOf(t, dir, evening, casino.GamingDay{})
	d.House = `<script>"House"`
	var text, page, sheet bytes.Buffer
	for _, write := range []error{d.Text(&text), d.Page(&page), d.CSV(&sheet)} {
		if write != nil {
			t.Fatal(write)
		}
	}
	for _, want := range []string{"\nTABLES\n", "\nTHEORETICAL AND ACTUAL WIN\n", "5.26 % per bet made", "In balance",
		"boardwalk audit find DIR --table TABLE"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("the text has no %q", want)
		}
	}
	if p := page.String(); strings.Contains(p, "<script>") || strings.Contains(p, "http") || !strings.Contains(p, "@media print") {
		t.Error("the page needs something else, or has what it was given as it is")
	}
	rows, err := csv.NewReader(&sheet).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	sections := map[string]int{}
	for _, row := range rows {
		sections[row[0]]++
	}
	if sections["house"] != 1 || sections["table"] != 1 || sections["wager"] != len(d.Tables[0].Wagers) ||
		sections["incident"] != len(d.Incidents) {
		t.Errorf("%v", sections)
	}
}
