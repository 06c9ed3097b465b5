package odds

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"boardwalk/game/asiapoker"
	"boardwalk/game/paigowpoker"
	"boardwalk/game/texasbonus"
	"boardwalk/game/ultimatetexas"
	"boardwalk/odds/threehands"
	"boardwalk/odds/twohands"
	"boardwalk/table"
)

// comes is one count that comes with the program.
type comes struct {
	name string
	test func(t *testing.T) (file string)
}

// everyCount lists the counts that come with the program: for every lawful value that changes one.
func everyCount(t *testing.T) (list []comes) {
	for _, aceLow := range []bool{false, true} {
		asia, pai := *asiapoker.DefaultOptions(), *paigowpoker.DefaultOptions()
		asia.AceLow, pai.AceLow = aceLow, aceLow
		list = append(list,
			countThatComes(fmt.Sprint("asia poker, ace low ", aceLow), asiaCounts, asiaRules(&asia, 0), func() *threehands.Found {
				f := threehands.New(aceLow).Count(0, nil)
				return &f
			}))
		even := nets(paigowpoker.New(pai), evenHundred)[twohands.Player]
		rules, err := pokerRules(&pai, even)
		must(t, err)
		list = append(list,
			countThatComes(fmt.Sprint("pai gow poker, ace low ", aceLow), cardCounts, rules, func() *twohands.Sums { return countCards(&pai, even, 0, nil) }))
	}
	for _, on := range choicesOf(t, texasbonus.Rules, "ante-pays-on") {
		x := newTexas(tableWith(t, texasbonus.Rules, "ante-pays-on", on), 1)
		list = append(list, countThatComes("texas hold 'em bonus, the ante pays on a "+on, texasCounts, texasRules(x), func() *texasKept { return countTexas(x, nil) }))
	}
	for _, blind := range choicesOf(t, ultimatetexas.Rules, "blind") {
		x, err := newUltimate(tableWith(t, ultimatetexas.Rules, "blind", blind), 1)
		must(t, err)
		list = append(list, countThatComes("ultimate texas hold 'em, blind "+blind, ultimateCounts, ultimateRules(x), func() *ultimateKept { return countUltimate(x, nil) }))
	}
	return list
}

// choicesOf are the values that an option may have.
func choicesOf(t *testing.T, rules *table.Rules, name string) []string {
	t.Helper()
	for _, o := range rules.Options().Declare() {
		if o.Name == name {
			return o.Words()
		}
	}
	t.Fatalf("%s has no option %s", rules.Name, name)
	return nil
}

// tableWith opens a table with one option set.
func tableWith(t *testing.T, rules *table.Rules, name, value string) *table.Table {
	t.Helper()
	o := rules.Options()
	must(t, table.SetOption(o, name, value))
	at, err := open(rules, o, rules.Terms(), 1)
	must(t, err)
	return at
}

// countThatComes holds one count against the rules. A long test makes it again and finds the same; with -update it is written.
func countThatComes[T any](name string, of kind[T], rules string, find func() *T) comes {
	return comes{name, func(t *testing.T) string {
		file := of.file(rules)
		if *update {
			fresh := testKeeper(t.TempDir())
			of.get(fresh, rules, find)
			data, err := os.ReadFile(of.path(fresh, rules))
			must(t, err)
			must(t, os.WriteFile(filepath.Join("counted", file), data, 0o644))
			return file
		}
		empty := newKeeper(func() (string, error) { return t.TempDir(), nil }, countedBefore)
		came := of.read(empty, rules)
		if came == nil {
			t.Error("no count comes with the program: the rules have changed, write it anew with -update")
			return file
		}
		if testing.Short() {
			return file
		}
		was, err := encode(came)
		must(t, err)
		is, err := encode(find())
		must(t, err)
		if !bytes.Equal(was, is) {
			t.Error("what comes with the program is not what was counted")
		}
		return file
	}}
}

// The counts that come with the program are those of its rules, and there is none that nobody asks for. A long test makes
// them again and finds the same.
func TestCountsThatComeWithTheProgram(t *testing.T) {
	used := map[string]bool{}
	for _, c := range everyCount(t) {
		if !t.Run(c.name, func(t *testing.T) { used[c.test(t)] = true }) {
			return
		}
	}
	files, err := filepath.Glob("counted/*.count")
	must(t, err)
	if len(used) < len(everyCount(t)) {
		return // only some were asked for
	}
	for _, file := range files {
		if !used[filepath.Base(file)] {
			if *update {
				must(t, os.Remove(file))
				continue
			}
			t.Errorf("nobody asks for %s", file)
		}
	}
}

// A file that comes with the program is believed no more than one of the user's cache: where it is of other rules or
// damaged, the count is made.
func TestFilesThatComeWithTheProgramAreHeldAgainstTheRules(t *testing.T) {
	rules := checksum("a rule")
	maker := testKeeper(t.TempDir())
	find := func() *testCount { return &testCount{1007, []int64{1000, 7}, nil} }
	testCounts.get(maker, rules, find)
	good, err := os.ReadFile(testCounts.path(maker, rules))
	must(t, err)
	for name, x := range map[string]struct {
		data    string
		counted int
	}{
		"good":           {string(good), 0},
		"cut off":        {string(good[:len(good)-1]), 1},
		"of other rules": {string(good[:20]) + "0" + string(good[21:]), 1},
	} {
		n := 0
		with := fstest.MapFS{"counted/" + testCounts.file(rules): {Data: []byte(x.data)}}
		k := newKeeper(func() (string, error) { return t.TempDir(), nil }, with)
		got := testCounts.get(k, rules, func() *testCount { n++; return find() })
		if n != x.counted || got.Deals != 1007 {
			t.Errorf("%s: counted %d times, %d deals", name, n, got.Deals)
		}
		sceptic := newKeeper(k.dir, with)
		sceptic.anew.Store(true)
		if n = 0; testCounts.get(sceptic, rules, func() *testCount { n++; return find() }).Deals != 1007 || n != 1 {
			t.Errorf("%s: counted anew %d times", name, n)
		}
	}
}
