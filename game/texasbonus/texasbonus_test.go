package texasbonus

import (
	"errors"
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
		func(o *Options) {
			o.AntePaysOn, o.Dealing, o.Shuffling = OnStraight, deal.FromHand, deal.DeviceTwoDecks
		},
		func(o *Options) { o.Shuffling, o.DeviceCounts = deal.Device, true },
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
		tabletest.Walk(t, Rules, o, chance.NewFast(uint64(i), 28), 2000)
	}
}

// All 1,326 hands of two cards are held against every pair of aces and against
// another hand of the dealer's. The table pays what counting by hand says.
func TestEveryBonusHand(t *testing.T) {
	lawtest.Cites(t, "house:texas-11(d)")
	count := map[int]int{}
	for i := card.Card(0); i < 52; i++ {
		for j := i + 1; j < 52; j++ {
			if line, ok := BonusLine([2]card.Card{i, j}, [2]card.Card{card.New(card.Ace, card.Hearts), card.New(card.King, card.Clubs)}); ok {
				count[line]++
			}
		}
	}
	for line, want := range map[int]int{otherPair: 9 * 6, aceQueenOrJack: 2 * 12, kingsToJacks: 3 * 6, aceKing: 12,
		aceQueenOrJackSuited: 2 * 4, aceKingSuited: 4, aces: 6, bothAces: 0} {
		if count[line] != want {
			t.Errorf("%d hands are %s, not %d", count[line], bonusTable[line].On, want)
		}
	}
	ace := func(s card.Suit) card.Card { return card.New(card.Ace, s) }
	if line, ok := BonusLine([2]card.Card{ace(card.Clubs), ace(card.Spades)},
		[2]card.Card{ace(card.Hearts), ace(card.Diamonds)}); !ok || line != bothAces {
		t.Errorf("aces against aces are line %d", line)
	}
}

// randomly are players who decide by the toss of a coin.
type randomly struct{ source chance.Source }

func (p randomly) Answer(q *table.Question) table.Answer {
	choices := q.Choices()
	return table.Answer{Choice: choices[p.source.Draw(len(choices))]}
}

// watcher looks at every card through the eyes of every seat, and at the discard
// rack.
type watcher struct {
	t      *testing.T
	game   *Game
	burned int
	boards int
}

func (w *watcher) Event(e *table.Event) {
	switch {
	case e.Kind == table.Burned:
		w.burned++
	case e.By == "house:texas-10(j)":
		w.rack()
	}
	if e.Kind != table.Dealt && e.Kind != table.Burned || e.Kind == table.Burned && !e.Secret {
		return
	}
	for s := table.Seat(0); s <= seats; s++ {
		seen, _ := e.For(s)
		open := e.Kind == table.Dealt && (e.Box == seats+1 || s != table.House && e.Box == s.Box())
		if open != (seen.Card != card.Unknown) {
			w.t.Fatalf("seat %d sees %v of box %d", s, seen.Card, e.Box)
		}
	}
}

// rack holds that the dealer's cards and the community cards lie on top.
func (w *watcher) rack() {
	rack, board := w.game.Deck().Rack(), 5
	if !w.game.contest {
		board = 0
	}
	if board > 0 {
		w.boards++
	}
	if got := [2]card.Card(rack[len(rack)-2-board:]); got != w.game.Hand(0) {
		w.t.Fatalf("the dealer's %v are not where they should be in the discard rack: %v", w.game.Hand(0), rack)
	}
}

// Nobody sees a card that lies face down before another, everybody sees the
// community cards, and nobody a burned one.
func TestWhoSeesWhat(t *testing.T) {
	lawtest.Cites(t, "28.1[burn]", "28.1[community card]", "28.1[flop]", "28.1[turn]", "28.1[river]",
		"house:texas-7(c)[players]", "house:texas-7(c)[dealer]", "house:texas-8(c)", "house:texas-10(j)")
	for i, o := range tables() {
		source := chance.NewFast(uint64(i), 3)
		w := &watcher{t: t}
		tab := tabletest.Open(t, Rules, o, seats, table.From(source), table.With(randomly{source}), table.To(w))
		w.game = tab.Game().(*Game)
		incidents := tab.Layout().Incidents
		for range 200 {
			for s := table.Seat(1); s <= seats; s++ {
				for kind := ante; kind < flop; kind++ {
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
		if w.burned < 3*w.boards || w.boards < 100 {
			t.Errorf("%d boards, %d cards burned", w.boards, w.burned)
		}
	}
}

// A round is dealt from a whole deck: always the same one, or the other of two.
func TestDecks(t *testing.T) {
	lawtest.Cites(t, "28.2(a)[deck]", "28.2(b)1", "house:texas-2(a)", "house:texas-2(b)", "house:texas-2(c)")
	for _, shuffling := range []string{deal.ByHand, deal.DeviceTwoDecks} {
		o := DefaultOptions()
		o.Shuffling = shuffling
		versustest.Watch(t, Rules, o, shuffling == deal.DeviceTwoDecks, 5, both, table.With(tabletest.Taking(Bet)))
	}
}

// Only players who are seated may wager.
func TestOnlySeatedPlayersWager(t *testing.T) {
	lawtest.Cites(t, "house:texas-6(e)[seated]")
	tab := tabletest.Open(t, Rules, nil, 1)
	err := tab.Do(table.Act{Kind: table.Make, Seat: 2, Area: tab.Game().(*Game).Area(2, ante), Amount: money.Dollar})
	var refusal *law.Refusal
	if !errors.As(err, &refusal) || refusal.By != "house:texas-6(e)[seated]" {
		t.Errorf("a wager from an empty seat: %v", err)
	}
}

// The flop, turn and river wagers are declared as so many times the ante.
func TestFurtherWagersFollowTheAnte(t *testing.T) {
	lawtest.Cites(t, "28.1[flop wager]", "28.1[turn wager]", "28.1[river wager]")
	times := map[string]int64{"flop": 2, "turn": 1, "river": 1}
	for _, w := range New(*DefaultOptions()).Layout().Wagers {
		if n := times[w.Group]; n > 0 {
			if only := (money.Odds{To: n, One: 1}); !w.Supplement || len(w.Needs) != 1 || w.Needs[0].Least != only || w.Needs[0].Most != only {
				t.Errorf("%s: %+v", w.Name, w)
			}
		}
	}
}
