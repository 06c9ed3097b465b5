package minitex

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// tables are options that the law allows together.
func tables() []*Options {
	var all []*Options
	for _, change := range []func(*Options){
		func(*Options) {},
		func(o *Options) { o.Pocket, o.Dealing, o.Shuffling, o.CountEvery = "B", deal.FromHand, deal.Device, 2 },
		func(o *Options) { o.Pocket, o.Dealing, o.Shuffling = "C", deal.AutomatedShoe, deal.DeviceTwoDecks },
		func(o *Options) { o.AceTwo, o.AnteBonus, o.PreShuffled = false, 0, true },
		func(o *Options) {
			o.Dealing, o.Shuffling, o.IntoShoe, o.DeviceCounts = deal.AutomatedShoe, deal.Device, true, true
		},
	} {
		o := DefaultOptions()
		change(o)
		all = append(all, o)
	}
	return all
}

// Whatever is chosen together and whatever goes wrong, no chip and no card is
// lost.
func TestWalks(t *testing.T) {
	for i, o := range tables() {
		tabletest.Walk(t, Rules, o, chance.NewFast(uint64(i), 36), 2000)
	}
}

func wager(t *testing.T, tab *table.Table, s table.Seat, kind table.Area, amount money.Cents) {
	t.Helper()
	if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1)*5 + kind, Amount: amount}); err != nil {
		t.Fatal(err)
	}
}

// watcher looks at every card through the eyes of every seat. It fails the test
// when one sees what it may not, or does not see a community card.
type watcher struct {
	t                 *testing.T
	community, burned int
}

func (w *watcher) Event(e *table.Event) {
	if e.Kind != table.Dealt && e.Kind != table.Burned {
		return
	}
	if e.Kind == table.Burned {
		w.burned++
	} else if e.Box == seats+1 {
		w.community++
	}
	for s := table.Seat(0); s <= seats; s++ {
		seen, ok := e.For(s)
		may := e.Kind == table.Dealt && (e.Box == seats+1 || s != table.House && e.Seat == s)
		if ok && (seen.Card != card.Unknown) != may {
			w.t.Fatalf("seat %d sees %v of box %d", s, seen.Card, e.Box)
		}
	}
}

// Nobody sees the hole cards of another or a burned card, and everybody sees two
// community cards in the flop and one in the river.
func TestWhoSeesWhichCard(t *testing.T) {
	lawtest.Cites(t, "36.1[burn]", "36.1[flop]", "36.1[river]", "36.1[community card]", "36.1[hole card]", "36.1[pocket poker hand]",
		"36.7(d)1", "36.7(d)2", "36.8(c)1", "36.8(c)2", "36.9(c)[players]", "36.9(c)[dealer stack]")
	for i, o := range tables() {
		w := &watcher{t: t}
		tab := tabletest.Open(t, Rules, o, seats, table.From(chance.NewFast(uint64(i), 3)), table.With(staying{}), table.To(w))
		for range 50 {
			for s := table.Seat(1); s <= seats; s++ {
				wager(t, tab, s, ante, money.Dollar)
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			if err := tab.Verify(); err != nil {
				t.Fatal(err)
			}
		}
		if w.community != 150 || w.burned != 100 {
			t.Errorf("%d community cards and %d burned in 50 rounds", w.community, w.burned)
		}
	}
}

// Only players who are seated may wager.
func TestOnlySeatedPlayersWager(t *testing.T) {
	lawtest.Cites(t, "36.6(e)[seated]")
	tab := tabletest.Open(t, Rules, nil, 1)
	err := tab.Do(table.Act{Kind: table.Make, Seat: 2, Area: 5 + ante, Amount: money.Dollar})
	var refusal *law.Refusal
	if !errors.As(err, &refusal) || refusal.By != "36.6(e)[seated]" {
		t.Errorf("a wager from an empty seat: %v", err)
	}
}

// counter adds up what is staked on each area.
type counter [5]money.Cents

func (c *counter) Event(e *table.Event) {
	if e.Kind == table.Wagered {
		c[e.Area] += e.Amount
	}
}

// Flop and river wagers are as much as the ante and the play wager is twice as
// much, as declared and as made.
func TestTheFurtherWagersFollowTheAnte(t *testing.T) {
	lawtest.Cites(t, "36.1[flop wager]", "36.1[river wager]", "36.1[play wager]")
	var staked counter
	tab := tabletest.Open(t, Rules, nil, 1, table.From(chance.NewFast(1, 1)), table.With(staying{}), table.To(&staked))
	wager(t, tab, 1, ante, 7*money.Dollar)
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	if want := (counter{7 * money.Dollar, 7 * money.Dollar, 7 * money.Dollar, 14 * money.Dollar, 0}); staked != want {
		t.Errorf("staked %v, want %v", staked, want)
	}
	for kind, times := range map[table.Area]int64{flop: 1, river: 1, play: 2} {
		w := &tab.Layout().Wagers[kind]
		if want := (money.Odds{To: times, One: 1}); len(w.Needs) != 1 || w.Needs[0].Least != want || w.Needs[0].Most != want {
			t.Errorf("%s: %+v", w.Name, w.Needs)
		}
	}
}

// The layout has the areas and inscriptions that the law wants, where it wants
// them.
func TestTheLayout(t *testing.T) {
	lawtest.Cites(t, "19:46-1.13Y(b)2", "19:46-1.13Y(b)3", "19:46-1.13Y(b)4", "19:46-1.13Y(b)5", "19:46-1.13Y(b)6",
		"19:46-1.13Y(b)7", "19:46-1.13Y(b)8", "19:46-1.13Y(b)9")
	f := Rules.Felt(nil, 0)
	for _, seat := range []string{"-3", "-4"} { // those that hardly turn
		pocket, ante, flop, river, play := f.Find("pocket-poker"+seat), f.Find("ante"+seat), f.Find("flop"+seat),
			f.Find("river"+seat), f.Find("play"+seat)
		if !(pocket.Chip.Y < ante.Chip.Y && ante.Chip.Y < river.Chip.Y) {
			t.Errorf("position %s: the areas are not above each other", seat)
		}
		if !(flop.Chip.X < river.Chip.X && river.Chip.X < play.Chip.X) || flop.Label != "1x" || river.Label != "1x" || play.Label != "2x" {
			t.Errorf("position %s: the areas below the ante are not flop 1x, river 1x and play 2x", seat)
		}
	}
	last := f.Places[len(f.Places)-2:]
	if dealer, community := last[0], last[1]; dealer.Box != 0 || community.Box != seats+1 ||
		!(f.Tray.Y+f.Tray.H < dealer.Y && dealer.Y < community.Y && community.Y < f.Find("pocket-poker-3").Y) {
		t.Error("the dealer's cards do not lie between the inventory container and the community cards")
	}
	var words []string
	for _, text := range f.Texts {
		words = append(words, strings.ToLower(text.Text))
	}
	for _, n := range New(*DefaultOptions()).Notices() {
		if strings.HasPrefix(string(n.By), "19:46-1.13Y(b)") && !slices.Contains(words, strings.ToLower(n.Text)) {
			t.Errorf("the layout does not say %q", n.Text)
		}
	}
	none := DefaultOptions()
	none.AnteBonus = 0
	if with, without := len(f.Texts), len(Rules.Felt(none, 0).Texts); with != 4 || without != 3 {
		t.Errorf("%d lines with a bonus and %d without", with, without)
	}
}

// The sign states the odds with the word "to", once for all positions.
func TestOddsAreWordedWithTo(t *testing.T) {
	lawtest.Cites(t, "36.11(a)")
	lines := map[string]int{}
	for _, n := range tabletest.Open(t, Rules, nil, 1).Notices() {
		if n.By != "36.11(a)" {
			continue
		}
		wager, odds, _ := strings.Cut(n.Text, " pays ")
		if lines[wager]++; !strings.Contains(odds, " to ") || strings.Contains(n.Text, " for ") {
			t.Errorf("the sign says %q", n.Text)
		}
	}
	if lines["ante"] != 1 || lines["pocket poker"] != 5 {
		t.Errorf("lines of odds by wager: %v", lines)
	}
}

// All 1,326 pairs of hole cards are on the line of the payout table that counting
// says.
func TestEveryPocketHand(t *testing.T) {
	lawtest.Cites(t, "36.5(d)1", "36.5(d)2", "36.5(d)3", "36.5(d)4", "36.5(d)5")
	for aceTwo, want := range map[bool][noPocket + 1]int{
		true:  {pocketRoyal: 4, pocketAces: 6, pocketStraightFlush: 48, pocketPair: 72, pocketStraight: 156, noPocket: 1040},
		false: {pocketRoyal: 4, pocketAces: 6, pocketStraightFlush: 44, pocketPair: 72, pocketStraight: 144, noPocket: 1056},
	} {
		o := DefaultOptions()
		o.AceTwo = aceTwo
		g := New(*o)
		var got [noPocket + 1]int
		for a := range card.Joker {
			for b := range a {
				line, ok := g.PocketLine([2]card.Card{a, b})
				if got[line]++; ok != (line != noPocket) {
					t.Fatalf("%v %v: line %d, %v", a, b, line, ok)
				}
			}
		}
		if got != want {
			t.Errorf("ace and two consecutive %v: %v, want %v", aceTwo, got, want)
		}
	}
}
