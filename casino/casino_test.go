package casino

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/beacon"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// same compares casinos, but not the lines on which they stand.
var same = cmp.Options{cmpopts.IgnoreUnexported(File{}), cmpopts.EquateEmpty()}

func lawful(t testing.TB, name string, data []byte) *File {
	t.Helper()
	f, faults := Read(name, data)
	for i := range faults {
		t.Error(faults[i].Error())
	}
	if len(faults) > 0 {
		t.FailNow()
	}
	return f
}

func example(t testing.TB) *File {
	data, err := os.ReadFile("testdata/example.toml")
	if err != nil {
		t.Fatal(err)
	}
	return lawful(t, "testdata/example.toml", data)
}

func written(t testing.TB, f *File) []byte {
	var b bytes.Buffer
	if err := Write(&b, f); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestTheDefaultCasinoHasOneTableOfEveryGame(t *testing.T) {
	f := Default()
	for _, fault := range f.Check() {
		t.Error(fault.Error())
	}
	games := map[string]int{}
	for pit, table := range f.Tables {
		games[table.Game]++
		if rules, _ := game.Find(table.Game); isPoker(rules) != (pit.Name == pokerRoom) {
			t.Errorf("%s is in the pit %s", table.Game, pit.Name)
		}
	}
	for _, r := range game.All {
		if games[r.ID] != 1 {
			t.Errorf("%d tables of %s, want one", games[r.ID], r.ID)
		}
	}
}

func TestWhatIsWrittenIsReadAsTheSameCasino(t *testing.T) {
	odd := Default()
	odd.Name = `The "Back\slash" ½ 賭場`
	odd.Pits[0].Tables[0].Chip = 25
	odd.Pits[0].Tables[0].Limits = map[string]table.Limit{"field": {Min: 250, Max: 2575}}
	odd.Beacon = &Beacon{Chain: beacon.Quicknet, Servers: []string{"http://127.0.0.1:8099/a"}}
	odd.Beacon.Genesis, odd.Beacon.Period = 1_700_000_000, 5
	for _, f := range []*File{Default(), example(t), odd} {
		again := lawful(t, "written", written(t, f))
		if diff := cmp.Diff(f, again, same); diff != "" {
			t.Errorf("%s is read as another casino:\n%s", f.Name, diff)
		}
	}
}

// The example is the manual: it must have every key.
func TestTheExampleShowsEveryKey(t *testing.T) {
	f := example(t)
	var all faults
	keys := func(read func(*reader)) []string {
		r := &reader{faults: &all, values: map[string]any{}}
		read(r)
		return r.known
	}
	data, _ := os.ReadFile("testdata/example.toml")
	places, _ := locate(string(data))
	var tables, staff, pits []*place
	pits = places.under("pit").items
	for _, p := range pits {
		tables = append(tables, p.under("table").items...)
	}
	staff = places.under("staff").items
	for _, c := range []struct {
		what string
		keys []string
		in   []*place
	}{
		{"house", keys(f.read), []*place{places}},
		{"pit", keys(new(Pit).read), pits},
		{"table", keys(new(Table).read), tables},
		{"staff", keys(new(Staff).read), staff},
		{"lounge", keys(new(Keno).read), places.under("keno").items},
	} {
		for _, key := range c.keys {
			if !slices.ContainsFunc(c.in, func(p *place) bool { return p.keys[key] != nil }) {
				t.Errorf("no %s has %s", c.what, key)
			}
		}
	}
	roles := map[Role]bool{}
	for _, s := range f.Staff {
		roles[s.Role] = true
	}
	if len(roles) != len(Roles()) {
		t.Errorf("%d of %d roles", len(roles), len(Roles()))
	}
}

// open opens a table of a casino with one player.
func open(t *testing.T, f *File, id string) *table.Table {
	t.Helper()
	rules, options, terms, err := f.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	tab, err := table.Open(rules, options, terms, table.From(chance.NewFast(1, 2)))
	if err != nil {
		t.Fatal(err)
	}
	if err := tab.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 100_000 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
	return tab
}

func TestEveryTableOpensUnderWhatTheFileSays(t *testing.T) {
	f := example(t)
	for _, tab := range f.Tables {
		open(t, f, tab.ID)
	}
	low := open(t, f, "craps-low")
	field := low.Layout().MustArea("field")
	if got := low.Pays(field)[len(low.Pays(field))-1].Odds; got != (money.Odds{To: 3, One: 1}) {
		t.Errorf("the field pays %v on 12, want 3 to 1", got)
	}
	for _, o := range low.Options().Declare() {
		if o.Name == "odds" && o.Value() != "3" {
			t.Errorf("odds of %s, want 3", o.Value())
		}
	}
	craps, _ := f.Table("craps-low")
	blackjack, _ := f.Table("blackjack-1")
	if got := f.TimesAt(craps); got != (Times{Betting: 25 * time.Second, Decision: 40 * time.Second}) {
		t.Errorf("craps has the times %v, not the house's", got)
	}
	if got := f.TimesAt(blackjack); got != (Times{Betting: 15 * time.Second, Decision: 20 * time.Second, Opening: 5 * time.Second}) {
		t.Errorf("blackjack has the times %v, not its own", got)
	}
	if craps.SeatsOpen() != 12 || blackjack.SeatsOpen() != 7 {
		t.Errorf("%d and %d seats are open, want 12 and 7", craps.SeatsOpen(), blackjack.SeatsOpen())
	}
	if _, _, _, err := f.Open("nowhere"); err == nil {
		t.Error("a table that is not there was opened")
	}
}

// Maximums may differ between the wagers of one table and between the tables
// of one game, and every table keeps to its own.
func TestTablesMayHaveDifferentMaximums(t *testing.T) {
	lawtest.Cites(t, "8.2(a)", "8.2(b)1", "8.2(b)2")
	f := lawful(t, "maximums", []byte(`
name = "Two tables"
[[pit]]
name = "Dice"
[[pit.table]]
id = "low"
game = "craps"
limit = [5, 500]
limits = { field = [5, 100], place-6 = [6, 300] }
[[pit.table]]
id = "high"
game = "craps"
limit = [5, 5_000]
limits = { field = [5, 2_000] }
[[staff]]
id = "boss"
role = "pit boss"
[[staff]]
id = "floor"
role = "floorperson"
`))
	for _, c := range []struct {
		table, wager string
		most         money.Cents
	}{
		{"low", "pass", 500}, {"low", "field", 100}, {"high", "pass", 5000}, {"high", "field", 2000},
	} {
		tab := open(t, f, c.table)
		bet := table.Act{Kind: table.Make, Seat: 1, Area: tab.Layout().MustArea(c.wager), Amount: c.most*money.Dollar + 10*money.Dollar}
		if err := tab.Do(bet); err == nil {
			t.Errorf("%s: %s above %s was taken", c.table, c.wager, c.most*money.Dollar)
		}
		bet.Amount -= 10 * money.Dollar
		if err := tab.Do(bet); err != nil {
			t.Errorf("%s: %s of its maximum: %v", c.table, c.wager, err)
		}
	}
	got := map[string]string{}
	for _, v := range f.Varied() {
		if v.Game != "craps" || v.By != "8.2(b)2" {
			t.Errorf("%s varies by %s", v.Game, v.By)
		}
		for _, w := range v.Wagers {
			got[w] = fmt.Sprint(v.Maximums)
		}
	}
	for wager, want := range map[string]string{
		"pass": "[{low $500} {high $5,000}]", "field": "[{low $100} {high $2,000}]",
		"place-6": "[{low $300} {high $5,000}]", "place to win": "[{low $500} {high $5,000}]",
	} {
		if got[wager] != want {
			t.Errorf("%s varies as %q, want %q", wager, got[wager], want)
		}
	}
	if v := Default().Varied(); len(v) != 0 {
		t.Errorf("one table of each game varies: %v", v)
	}
}

// Whatever is too large or all faults is refused soon, and not at length.
func TestMonstersAreRefusedSoon(t *testing.T) {
	table := "[[pit.table]]\nid = \"a\"\ngame = \"roulette\"\n"
	for name, text := range map[string]string{
		"too large":      strings.Repeat("#\n", MaxSize),
		"nested lists":   "a = " + strings.Repeat("[", MaxSize/2),
		"nested tables":  "a = " + strings.Repeat("{a=", MaxSize/4),
		"dotted":         strings.Repeat("a.", MaxSize/3) + "a = 1",
		"dotted header":  "[" + strings.Repeat("a.", MaxSize/3) + "a]",
		"many tables":    "[[pit]]\n" + strings.Repeat(table, MaxSize/len(table)-1),
		"many pits":      strings.Repeat("[[pit]]\n", MaxSize/8),
		"many staff":     strings.Repeat("[[staff]]\n", MaxSize/10),
		"unknown wagers": "[[pit]]\n" + table + "[pit.table.limits]\n" + numbered("w%d = [1, 2]\n"),
		"unknown odds":   "[[pit]]\n" + table + "[pit.table.pays]\n" + numbered("\"w%d\" = \"1 to 1\"\n"),
		"unknown keys":   numbered("%d = 1\n"),
		"long key":       strings.Repeat("a", MaxSize/2) + " = 1",
		"long strings":   "name = \"" + strings.Repeat("a", MaxSize/2) + "\"",
	} {
		start := time.Now()
		_, faults := Read(name, []byte(text))
		if len(faults) == 0 || len(faults) > 2*mostFaults+2 {
			t.Errorf("%s: %d faults", name, len(faults))
		}
		for i := range faults {
			if s := faults[i].Error(); len(s) > 500 {
				t.Errorf("%s: a fault of %d bytes: %.200s", name, len(s), s)
			}
		}
		if took := time.Since(start); took > 20*time.Second {
			t.Errorf("%s took %v", name, took)
		} else {
			t.Logf("%s took %v", name, took)
		}
	}
}

// numbered repeats a line with a number as often as a file has room for it.
func numbered(format string) string {
	var b strings.Builder
	for i := 0; b.Len() < MaxSize-1000; i++ {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

func TestATableThatSharesAMeterIsWhereTheMeterIs(t *testing.T) {
	f := Default()
	f.Pits[0].Tables[0].Meter = "grand"
	for id, want := range map[string]string{f.Pits[0].Tables[0].ID: "grand",
		f.Pits[0].Tables[1].ID: f.Pits[0].Tables[1].ID, "private-7": "private-7"} {
		if got := f.Place(id); got != want {
			t.Errorf("%s is at %q, want %q", id, got, want)
		}
	}
}
