package threedraw

import (
	"errors"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/game/versus/versustest"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// tables are options that the law allows together.
func tables() []*Options {
	shapes := []func(*Options){
		func(o *Options) {},
		func(o *Options) { o.Dealing, o.Shuffling, o.BonusTable = deal.FromHand, deal.DeviceTwoDecks, "2" },
		func(o *Options) { o.Dealing, o.First3Table, o.CountEvery = deal.AutomatedShoe, "3", 1 },
		func(o *Options) {
			o.Dealing, o.FromStub, o.Shuffling, o.DeviceCounts = deal.AutomatedShoe, true, deal.Device, true
		},
		func(o *Options) { o.PreShuffled, o.BonusTable, o.First3Table = true, "3", "4" },
	}
	var all []*Options
	for _, shape := range shapes {
		o := DefaultOptions()
		shape(o)
		all = append(all, o)
	}
	return all
}

// Whatever is chosen together and whatever goes wrong, no chip and no card is
// lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	for i, o := range tables() {
		tabletest.Walk(t, Rules, o, chance.NewFast(uint64(i), 42), 2000)
	}
}

// randomly are players who decide by the toss of a coin.
type randomly struct{ source chance.Source }

func (p randomly) Answer(q *table.Question) table.Answer {
	choices := q.Choices()
	return table.Answer{Choice: choices[p.source.Draw(len(choices))]}
}

// watcher looks at every card through the eyes of every seat, and at the discard
// rack when the round is over.
type watcher struct {
	t      *testing.T
	game   *Game
	cards  [seats + 1]int // dealt to each box
	drawn  int
	shown  map[card.Card]bool
	racked int
}

func (w *watcher) Event(e *table.Event) {
	switch {
	case e.Kind == table.Announced:
		w.cards, w.shown = [seats + 1]int{}, map[card.Card]bool{}
	case e.Kind == table.Turned:
		w.shown[e.Card] = true
	case e.By == "13:69F-42.10(i)":
		w.rack()
	}
	if e.Kind != table.Dealt || e.Box == table.NoBox {
		return
	}
	if !e.Card.Suited() {
		w.t.Fatalf("%v was dealt", e.Card)
	}
	w.cards[e.Box]++
	draw := e.Box != 0 && w.cards[e.Box] == 4
	if draw {
		w.drawn++
	}
	for s := table.Seat(0); s <= seats; s++ {
		seen, _ := e.For(s)
		own := s != table.House && s.Box() == e.Box && !draw
		if own != (seen.Card != card.Unknown) {
			w.t.Fatalf("seat %d sees %v as card %d of box %d", s, seen.Card, w.cards[e.Box], e.Box)
		}
	}
}

// rack holds that the dealer's four cards lie on top, after whole hands.
func (w *watcher) rack() {
	rack := w.game.Deck().Rack()
	four := w.game.DealerCards()
	if got := [4]card.Card(rack[len(rack)-4:]); got != four {
		w.t.Fatalf("%v lie on top of the discard rack, not the dealer's %v", got, four)
	}
	w.racked++
}

// Nobody is shown a card that lies face down before another, and a draw card
// nobody at all. There are no jokers among them.
func TestNoHiddenCardIsShown(t *testing.T) {
	lawtest.Cites(t, "13:69F-42.10(a)", "13:69F-42.10(b)", "13:69F-42.10(f)4[hidden]", "13:69F-42.10(f)3[discard]", "13:69F-42.10(i)",
		"13:69F-42.1[draw card]", "13:69E-1.17(h)[jokers]")
	for i, o := range tables() {
		source := chance.NewFast(uint64(i), 3)
		w := &watcher{t: t}
		tab := tabletest.Open(t, Rules, o, seats, table.From(source), table.With(randomly{source}), table.To(w))
		w.game = tab.Game().(*Game)
		incidents := tab.Layout().Incidents
		for range 200 {
			for s := table.Seat(1); s <= seats; s++ {
				for kind := ante; kind < play; kind++ {
					if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: w.game.Area(s.Box(), kind), Amount: 5 * money.Dollar}); err != nil {
						t.Fatal(err)
					}
				}
			}
			if source.Draw(10) == 0 {
				_ = tab.Do(table.Act{Kind: table.Report, Word: incidents[source.Draw(len(incidents))].ID, Args: [2]int{1}}) // some do not fit the table
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			if err := tab.Verify(); err != nil {
				t.Fatal(err)
			}
		}
		if w.drawn == 0 || w.racked < 100 {
			t.Errorf("%d cards were drawn, and the rack was seen %d times", w.drawn, w.racked)
		}
	}
}

// A round is dealt from a whole deck: always the same one, or the other of two.
func TestDecks(t *testing.T) {
	lawtest.Cites(t, "13:69F-42.2(a)[deck]", "13:69F-42.2(b)1", "13:69F-42.2(b)3", "13:69F-42.2(b)4", "13:69F-42.2(b)5")
	for _, shuffling := range []string{deal.ByHand, deal.DeviceTwoDecks} {
		o := DefaultOptions()
		o.Shuffling = shuffling
		versustest.Watch(t, Rules, o, shuffling == deal.DeviceTwoDecks, 5, both, table.With(tabletest.Taking(DiscardFirst)))
	}
}

// Only players who are seated may wager.
func TestOnlySeatedPlayersWager(t *testing.T) {
	lawtest.Cites(t, "13:69F-42.6(c)[seated]")
	tab := tabletest.Open(t, Rules, nil, 1)
	err := tab.Do(table.Act{Kind: table.Make, Seat: 2, Area: tab.Game().(*Game).Area(2, ante), Amount: money.Dollar})
	var refusal *law.Refusal
	if !errors.As(err, &refusal) || refusal.By != "13:69F-42.6(c)[seated]" {
		t.Errorf("a wager from an empty seat: %v", err)
	}
}

// The felt has three areas at each of six positions, and says what the law wants
// inscribed, unless that is on a sign.
func TestTheLayout(t *testing.T) {
	lawtest.Cites(t, "13:69E-1.13BB(a)", "13:69E-1.13BB(b)2[areas]", "13:69E-1.13BB(b)2[inscription]", "13:69E-1.13BB(c)")
	for _, inscribed := range []bool{true, false} {
		o := DefaultOptions()
		o.Inscribed = inscribed
		f := Rules.Felt(o, 0)
		if len(f.Positions) != 6 || len(f.Areas) != 18 {
			t.Errorf("%d positions with %d areas", len(f.Positions), len(f.Areas))
		}
		var texts []string
		for _, text := range f.Texts {
			texts = append(texts, text.Text)
		}
		says := slices.Contains(texts, "DEALER ALWAYS QUALIFIES") && slices.Contains(texts, "IN TO WIN/DRAW MUST EQUAL ANTE")
		if says != inscribed {
			t.Errorf("inscribed %v: the felt says so: %v", inscribed, says)
		}
	}
}
