package study

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/xml"
	"errors"
	"io"
	"math/big"
	"os"
	"strings"
	"testing"

	"boardwalk/card"
)

func noFile(string) (string, error) { return "", errors.New("no file is read here") }

func parsed(t *testing.T, text string) []RuleSet {
	t.Helper()
	list, err := Parse(text, func(name string) (string, error) {
		data, err := os.ReadFile("../wagers/" + name)
		return string(data), err
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func compared(t *testing.T, q *Request) *Comparison {
	t.Helper()
	c, err := Compare(context.Background(), q)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestAFaultNamesItsLine(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "no rule set",
		"craps\nchess":                         `line 2: there is no game "chess"`,
		"# a remark\ncraps decks":              `line 2: "decks" is no option`,
		"blackjack decks=17":                   "line 1: ",
		"craps; wager a.wager":                 "line 1: no file is read here",
		"roulette; straight flush 3 to 1":      "line 1: ",
		"blackjack hit-soft-17=yes":            "New Jersey's dealer stands on every 17",
		"craps; decks":                         "line 1: ",
		"three-card-poker; pair-plus: flush x": "line 1: ",
	} {
		if _, err := Parse(text, noFile); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// What is compared is marked where it is not lawful, has its fractions, and like wagers are one line.
func TestComparedSetsAreMarked(t *testing.T) {
	c := compared(t, &Request{Sets: parsed(t, "craps\nfield = craps; field on 12 9 to 1\nroulette\n"+
		"blackjack; wager royal-match.wager; wager royal-match.wager"),
		Plan: Plan{Bankroll: 10, Bets: 20}})
	find := func(set int, wager string) *Figures {
		for i := range c.Sets[set].Wagers {
			if f := &c.Sets[set].Wagers[i]; f.Wager == wager {
				return f
			}
		}
		t.Fatalf("%s has no %s", c.Sets[set].Title, wager)
		return nil
	}
	pass := find(0, "pass")
	if pass.Exact != "7/495" || pass.Chances.WinExact != "244/495" || pass.RoundsExact != "557/165" || pass.WageredExact != "1" ||
		pass.Name != "Pass Bet" || pass.N0 < 4999 || pass.N0 > 5001 || pass.Ruin == nil {
		t.Errorf("%+v", pass)
	}
	if dont := find(0, "dont-pass"); dont.Chances.PushExact != "1/36" || dont.Chances.WinExact != "949/1980" {
		t.Errorf("%+v", dont.Chances)
	}
	if c.Sets[1].Title != "field" || len(c.Sets[0].Unlawful) != 0 {
		t.Errorf("%+v", c.Sets[1].RuleSet)
	}
	one := find(2, "straight-0")
	if len(one.Alike) != 37 || one.Chances.WinExact != "1/38" || one.VarianceExact != "11988/361" {
		t.Errorf("%+v", one)
	}
	if own := find(3, "royal-match"); own.Method != "exact" || own.Exact == "" {
		t.Errorf("%+v", own)
	}
	var text, table, svg bytes.Buffer
	if err := errors.Join(c.Text(&text), c.CSV(&table), c.SVG(&svg, "a & b", "")); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&table).ReadAll() // which wants as many fields in every row
	if err != nil || len(rows) < 50 {
		t.Errorf("%d rows: %v", len(rows), err)
	}
	for d := xml.NewDecoder(&svg); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

func TestUnlawfulSetsSaySo(t *testing.T) {
	c := compared(t, &Request{Sets: parsed(t, "three-card-poker; pair-plus: flush 9\nthree-card-poker"), Wager: "pair-plus"})
	if len(c.Sets[0].Unlawful) == 0 || len(c.Sets[1].Unlawful) != 0 {
		t.Fatalf("%+v", c.Sets)
	}
	var text, svg, table bytes.Buffer
	if err := errors.Join(c.Text(&text), c.SVG(&svg, "", "pair-plus"), c.CSV(&table)); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text.String(), "* not lawful in New Jersey: ") || !strings.Contains(svg.String(), `class="loss"`) ||
		!strings.Contains(table.String(), ",false,pair-plus,") {
		t.Errorf("%s%s", &text, &table)
	}
}

// All lawful combinations, and no other: nobody surrenders where the dealer shows both cards.
func TestEveryLawfulCombination(t *testing.T) {
	sets, err := Every(&RuleSet{Game: "red-dog"}, nil, "")
	if err != nil {
		t.Fatal(err)
	}
	if len(sets) != 16 || sets[0].Options["decks"] != "1" || sets[15].Options["decks"] != "16" {
		t.Errorf("red dog has %d: %v", len(sets), sets)
	}
	sets, err = Every(&RuleSet{Game: "blackjack", Options: map[string]string{"decks": "6"}}, []string{"dealing", "surrender"}, "")
	if err != nil || len(sets) != 7 {
		t.Fatalf("%d: %v", len(sets), err)
	}
	for i := range sets {
		if _, err := sets[i].Read(); err != nil || sets[i].Options["decks"] != "6" {
			t.Errorf("%v: %v", sets[i], err)
		}
	}
	if _, err := Every(&RuleSet{Game: "blackjack"}, []string{"deck"}, ""); err == nil || !strings.Contains(err.Error(), "nearest: decks") {
		t.Error(err)
	}
}

// What was kept is not found again, and a file that ends in the middle of a line goes on.
func TestAComparisonGoesOn(t *testing.T) {
	sets := parsed(t, "craps\nroulette\nbig-six")
	var file bytes.Buffer
	found := func(data []byte) (told int) {
		k, err := ReadKept(data, &file)
		if err != nil {
			t.Fatal(err)
		}
		q := &Request{Sets: sets, Best: true}
		k.Into(q)
		keep := q.Keep
		q.Keep = func(s *RuleSet, c *Compared) { told++; keep(s, c) }
		if c := compared(t, q); len(c.Sets) != 3 || c.Sets[2].Game != "big-six" || len(c.Sets[2].Wagers) == 0 || k.Err() != nil {
			t.Fatalf("%+v", c)
		}
		return told
	}
	if n := found(nil); n != 3 {
		t.Errorf("%d were found", n)
	}
	whole := bytes.Clone(file.Bytes())
	if n := found(whole); n != 0 {
		t.Errorf("%d were found again", n)
	}
	half := whole[:len(whole)-40]
	file = *bytes.NewBuffer(bytes.Clone(half))
	if n := found(half); n != 1 {
		t.Errorf("%d were found after half a line", n)
	}
	if n := found(bytes.Clone(file.Bytes())); n != 0 {
		t.Errorf("%d were found after the file was mended", n)
	}
	if _, err := ReadKept([]byte("{}\nnothing\n"), io.Discard); err == nil {
		t.Error("a file of something else is taken")
	}
}

// A context that is done leaves what is not begun.
func TestAComparisonIsEndedEarly(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	c, err := Compare(ctx, &Request{Sets: parsed(t, strings.Repeat("big-six\n", 50)), Cores: 1})
	if err != nil || !c.Stopped || len(c.Sets) == 50 {
		t.Errorf("%d sets, stopped %v: %v", len(c.Sets), c.Stopped, err)
	}
}

func ready(t *testing.T, line string) *Ready {
	t.Helper()
	r, err := parsed(t, line)[0].Read()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Insurance is decided by the tens that are left: 96 of 311 cards behind an ace, and a linear count of them says all.
func TestCountingInsurance(t *testing.T) {
	list, err := ready(t, "blackjack").Counted(75, nil)
	if err != nil {
		t.Fatal(err)
	}
	c := list[len(list)-1]
	ten := new(big.Rat).Sub(big.NewRat(95*3, 310), big.NewRat(96*3, 311)).RatString()
	other := new(big.Rat).Sub(big.NewRat(96*3, 310), big.NewRat(96*3, 311)).RatString()
	if c.Wager != "insurance" || len(c.Ranks) != 2 || c.Ranks[1].Cards != "T J Q K" || c.Ranks[1].Exact != ten || c.Ranks[0].Exact != other {
		t.Errorf("%+v, want %s and %s", c, other, ten)
	}
	main := list[0]
	for _, n := range main.Counts {
		if n.Name == "hi-lo" && (n.Correlation < 0.96 || n.Correlation > 0.98) {
			t.Errorf("hi-lo has a correlation of %v", n.Correlation)
		}
	}
	if len(main.Counts) != 4 || main.Counts[0].Correlation < 0.9999 {
		t.Errorf("%+v", main.Counts)
	}
}

// Effects of removal at eight decks that have been published for baccarat: in millionths of the wager.
func TestCountingBaccarat(t *testing.T) {
	list, err := ready(t, "punto-banco").Counted(80, nil)
	if err != nil {
		t.Fatal(err)
	}
	for wager, want := range map[string][]float64{"banker": {44, 52, 65, 116, -83, -113, -83, -50, -23, 19},
		"player": {-45, -54, -67, -120, 84, 113, 82, 53, 25, -18}} {
		for _, c := range list {
			if c.Wager != wager {
				continue
			}
			for i, r := range c.Ranks {
				near(t, wager+" "+r.Cards, r.Effect*1e6, want[i], 0.51)
			}
		}
	}
}

// Royal match with cards gone is what counting pairs of cards says.
func TestDeadCardsOfOnesOwnWager(t *testing.T) {
	r := ready(t, "blackjack; wager royal-match.wager")
	dead, _ := card.ParseAll("Ks Qs Qs 5h")
	figures, err := r.Dead(dead...)
	if err != nil {
		t.Fatal(err)
	}
	left := map[card.Card]int64{}
	for _, c := range card.Deck() {
		left[c] = 6
	}
	for _, c := range dead {
		left[c]--
	}
	var royal, suited, all int64
	for a := card.Card(0); a < 52; a++ {
		for b := card.Card(0); b <= a; b++ {
			n := left[a] * left[b]
			if a == b {
				n = left[a] * (left[a] - 1) / 2
			}
			all += n
			switch {
			case a.Suit() != b.Suit():
			case min(a.Rank(), b.Rank()) == card.Queen && max(a.Rank(), b.Rank()) == card.King:
				royal += n
			default:
				suited += n
			}
		}
	}
	want := new(big.Rat).Sub(big.NewRat(all-royal-suited, all), big.NewRat(50*royal+5*suited, 2*all))
	if figures[0].House.Cmp(want) != 0 {
		t.Errorf("got %s, want %s", figures[0].House.RatString(), want.RatString())
	}
}

// A pay line moves the advantage by its chance; a straight flush in three cards has 48 of 22,100 hands.
func TestSensitivities(t *testing.T) {
	list, err := ready(t, "three-card-poker").Sensitivities(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	at := map[string]Sensitivity{}
	for _, s := range list {
		at[s.Wager+" "+s.Name+" "+s.To] = s
	}
	if s := at["pair-plus pair plus: straight flush 41 to 1"]; s.Exact != big.NewRat(-48, 22100).RatString() {
		t.Errorf("%+v", s)
	}
	if s := at["pair-plus ledger D"]; !s.Lawful || s.Change < 0.05 {
		t.Errorf("%+v", s)
	}
	own, err := ready(t, "blackjack; wager royal-match.wager").Sensitivities(context.Background(), nil)
	if err != nil || len(own) != 2 || own[0].Exact != big.NewRat(-4*36, 312*311/2).RatString() {
		t.Errorf("%+v: %v", own, err)
	}
}

// One of a group that pays otherwise than the others is moved by itself, and the figure by the chance of its line.
func TestSensitivityOfOneOfAGroup(t *testing.T) {
	seen := map[string]string{}
	for _, m := range ready(t, "craps").lineMoves() {
		seen[m.name] = m.text
	}
	for name, text := range map[string]string{"place-4": "place-4 14 to 5", "place-6": "place-6 13 to 6", "hard-6": "hard-6 10 to 1"} {
		if seen[name] != text {
			t.Errorf("%s is moved by %q, want %q", name, seen[name], text)
		}
	}
	if _, ok := seen["place to win"]; ok {
		t.Error("wagers that pay otherwise are moved together")
	}
}

func TestGamesWithoutAShoeAreNotCounted(t *testing.T) {
	for _, game := range []string{"craps", "three-card-poker"} {
		if _, err := ready(t, game).Counted(75, nil); err == nil {
			t.Errorf("%s is counted", game)
		}
	}
}
