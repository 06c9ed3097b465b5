package fourcard

import (
	"errors"
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
		func(o *Options) {
			o.AcesUp, o.Method, o.Dealing, o.Shuffling, o.CountEvery = "V", "2", deal.FromHand, deal.Device, 2
		},
		func(o *Options) {
			o.AcesUp, o.TwoPositions, o.Dealing, o.Shuffling = "II", true, deal.AutomatedShoe, deal.DeviceTwoDecks
		},
		func(o *Options) { o.Method, o.TwoPositions, o.PreShuffled, o.BonusFour = "2", true, true, 50 },
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
		tabletest.Walk(t, Rules, o, chance.NewFast(uint64(i), 27), 2000)
	}
}

// watcher looks at every card through the eyes of every seat. It fails the test
// when one sees what it may not.
type watcher struct {
	t     *testing.T
	dealt [seats + 1]int
	up    int // how many of the dealer's cards were dealt face up
}

func (w *watcher) Event(e *table.Event) {
	switch {
	case e.Kind == table.Announced:
		w.dealt = [seats + 1]int{}
	case e.Kind == table.Dealt && e.Box != table.NoBox:
		w.dealt[e.Box]++
		faceUp := e.Box == 0 && w.dealt[0] == 6
		if faceUp {
			w.up++
		}
		for s := table.Seat(0); s <= seats; s++ {
			seen, ok := e.For(s)
			own := s != table.House && e.Seat == s
			if ok && (seen.Card != card.Unknown) != (own || faceUp) {
				w.t.Fatalf("seat %d sees %v, card %d of box %d", s, seen.Card, w.dealt[e.Box], e.Box)
			}
		}
	case e.Kind == table.Burned:
		for s := table.Seat(0); s <= seats; s++ {
			if seen, ok := e.For(s); ok && seen.Card != card.Unknown {
				w.t.Fatalf("seat %d sees the unused %v", s, seen.Card)
			}
		}
	}
}

// Nobody is shown a card that lies face down before another, and everybody the
// dealer's sixth.
func TestOnlyTheSixthCardIsShown(t *testing.T) {
	lawtest.Cites(t, "27.7(c)[player cards]", "27.7(c)[dealer cards]", "27.8(c)[player cards]", "27.8(c)[dealer cards]",
		"27.9(c)[players]", "27.9(c)[dealer five]", "27.9(c)[sixth card]", "27.9(c)[four unused]")
	for i, o := range tables() {
		w := &watcher{t: t}
		tab := tabletest.Open(t, Rules, o, seats, table.From(chance.NewFast(uint64(i), 3)), table.With(tabletest.Taking(Play)), table.To(w))
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
		if w.up != 50 {
			t.Errorf("%d cards of the dealer's were dealt face up in 50 rounds", w.up)
		}
	}
}

func wager(t *testing.T, tab *table.Table, s table.Seat, kind table.Area, amount money.Cents) {
	t.Helper()
	if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1)*3 + kind, Amount: amount}); err != nil {
		t.Fatal(err)
	}
}

// Only players who are seated may wager.
func TestOnlySeatedPlayersWager(t *testing.T) {
	lawtest.Cites(t, "27.6(c)[seated]")
	tab := tabletest.Open(t, Rules, nil, 1)
	err := tab.Do(table.Act{Kind: table.Make, Seat: 2, Area: 3 + ante, Amount: money.Dollar})
	var refusal *law.Refusal
	if !errors.As(err, &refusal) || refusal.By != "27.6(c)[seated]" {
		t.Errorf("a wager from an empty seat: %v", err)
	}
}

// some are players who decide by chance, and make play wagers of chance amounts.
type some struct{ will chance.Source }

func (p some) Answer(q *table.Question) table.Answer {
	if p.will.Draw(3) == 0 || len(q.Choices()) == 1 {
		return table.Answer{Choice: Fold}
	}
	steps := int((q.Most - q.Least) / money.Dollar)
	return table.Answer{Choice: Play, Amount: q.Least + money.Cents(p.will.Draw(steps+1))*money.Dollar}
}
