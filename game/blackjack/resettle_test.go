package blackjack_test

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// Rounds are played under options and with decisions drawn at random, and
// settled a second time by a bystander who shares nothing with the game.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "2.3(a)1", "2.3(a)2", "2.3(a)3", "2.3(a)4", "2.3(b)", "2.3(b)[dealer blackjack]", "2.3(e)", "2.3(e)[blackjack]",
		"2.3(e)1", "2.3(e)2", "2.3(e)3", "2.3(e)4", "2.6(k)1", "2.6(k)2", "2.7(a)", "2.7(b)[no dealer blackjack]", "2.7(b)[stand off]",
		"2.8(a)1", "2.8(a)2", "2.9(c)", "2.9(d)", "2.10(b)", "2.11(d)", "2.12(b)", "2.12(c)", "2.16(a)", "2.17(b)1",
		"2.17(b)2", "2.17(b)3", "2.17(c)", "2.17(i)")
	will := chance.NewFast(212, 0)
	drawn, sure := 0, 0
	for i := range 120 {
		o := someOptions(will)
		w := &bystander{t: t, o: o, will: will}
		tab := tabletest.Open(t, blackjack.Rules, o, 4, table.From(chance.NewFast(uint64(i), 9)), table.With(w), table.To(w))
		w.begin(tab)
		for range 150 {
			w.wager()
			w.report()
			if tab.Round() != nil { // nobody has wagered enough yet
				continue
			}
			w.settle()
			drawn, sure = drawn+w.drawn, sure+w.sure
			w.begin(tab)
			if t.Failed() {
				for _, d := range o.Declare() {
					t.Log(d.Name, d.Value())
				}
				return
			}
		}
	}
	if drawn == 0 || sure == 0 {
		t.Errorf("%d hands of the dealer's were drawn out, and %d that decided nothing were not", drawn, sure)
	}
}

// someOptions are lawful options that bear on who wins what.
func someOptions(will chance.Source) *blackjack.Options {
	for {
		o := blackjack.DefaultOptions()
		for _, d := range o.Declare() {
			switch d.Name {
			case "double-shoe", "late-entry", "sitting-out", "additional-max":
				continue
			}
			values := append([]string{"no", "yes", "1", "2", "3", "4", "8"}, d.Words()...)
			if will.Draw(2) == 0 {
				_ = d.Set(values[will.Draw(len(values))]) // what does not fit is not set
			}
		}
		if will.Draw(3) == 0 {
			o.Sharing = 3
		}
		if len(o.Faults()) == 0 {
			return o
		}
	}
}

// stake is a wager, by the name of its area.
type stake struct {
	seat      table.Seat
	kind      string // main, double, insurance, over, under or same-suit
	spot      int    // against which of the dealer's hands
	box, hand int
}

// came is what became of a wager.
type came struct{ won, lost, back money.Cents }

// bystander plays for everybody at the table, and remembers what is put down,
// dealt and paid.
type bystander struct {
	t    *testing.T
	o    *blackjack.Options
	will chance.Source
	tab  *table.Table

	put         map[stake]money.Cents
	original    map[stake]bool // wagers that lay there before the first card
	came        map[stake]came
	hands       map[[2]int][]card.Card
	formed      map[int]int // hands of a box
	surrendered map[int]bool
	dead        map[[2]int]bool
	dealer      [3][]card.Card
	spot        int
	void        bool
	drawn, sure int
}

func (w *bystander) begin(tab *table.Table) {
	*w = bystander{t: w.t, o: w.o, will: w.will, tab: tab, put: map[stake]money.Cents{}, original: map[stake]bool{}, came: map[stake]came{},
		hands: map[[2]int][]card.Card{}, formed: map[int]int{}, surrendered: map[int]bool{}, dead: map[[2]int]bool{}}
}

// wager has everybody try some wagers; what is refused is not there.
func (w *bystander) wager() {
	for s := table.Seat(1); s <= 4; s++ {
		for _, name := range [...]string{"main", "main-5", "second", "third", "main-1", "second-1", "over", "under", "same-suit"} {
			area, ok := w.tab.Area(s, name)
			if !ok || w.will.Draw(3) == 0 {
				continue
			}
			_ = w.tab.Do(table.Act{Kind: table.Make, Seat: s, Area: area, Amount: money.Cents(w.will.Draw(9)+1) * money.Dollar})
			if strings.HasPrefix(name, "main") && w.o.Sharing > 1 {
				_ = w.tab.Do(table.Act{Kind: table.Special, Seat: s, Word: "consent"})
			}
		}
	}
}

// report has things go wrong now and then.
func (w *bystander) report() {
	for _, incident := range w.tab.Layout().Incidents {
		if w.will.Draw(60) == 0 {
			_ = w.tab.Do(table.Act{Kind: table.Report, Word: incident.ID, Args: [2]int{w.will.Draw(5)}})
		}
	}
}

// Answer decides at random, now and then with an amount. Pairs come seldom
// enough, and are split more often.
func (w *bystander) Answer(q *table.Question) table.Answer {
	open := q.Choices()
	a := table.Answer{Choice: open[w.will.Draw(len(open))]}
	if q.Allows(blackjack.Split) && w.will.Draw(2) == 0 {
		a.Choice = blackjack.Split
	}
	box, hand := int(q.Box), int(q.Hand)
	switch {
	case q.Offer.ID == "decide" && a.Choice == blackjack.Surrender:
		w.surrendered[box] = true
	case q.Offer.ID == "decide" && a.Choice == blackjack.Split:
		pair := w.hands[[2]int{box, hand}]
		w.formed[box]++
		w.hands[[2]int{box, hand}] = []card.Card{pair[0]}
		w.hands[[2]int{box, w.formed[box]}] = []card.Card{pair[1]}
	case a.Choice == blackjack.Dead:
		w.dead[[2]int{box, hand}] = true
	case a.Choice == blackjack.Double || a.Choice == blackjack.Insure:
		a.Amount = money.Cents(w.will.Draw(4)) * 150
	}
	return a
}

// card adds a card to a hand.
func (w *bystander) card(c card.Card, box table.Box, hand uint8) {
	switch at := [2]int{int(box), int(hand)}; box {
	case table.NoBox:
	case 0:
		w.dealer[w.spot] = append(w.dealer[w.spot], c)
	default:
		w.hands[at] = append(w.hands[at], c)
	}
}

// Event remembers what happened.
func (w *bystander) Event(e *table.Event) {
	switch e.Kind {
	case table.Wagered:
		s := w.stake(e.Seat, e.Area)
		w.put[s] += e.Amount
		w.original[s] = len(w.hands) == 0
	case table.Moved:
		from, to := w.stake(e.Seat, e.Area), w.stake(e.Seat, e.To)
		w.put[to], w.original[to] = w.put[from], w.original[from]
		delete(w.put, from)
	case table.Dealt:
		w.card(e.Card, e.Box, e.Hand)
	case table.Formed:
		if e.Box == table.NoBox && e.By != "2.15(m)" { // an exposed card lies ready until somebody gets it; the up card was there
			w.card(e.Card, e.ToBox, e.ToHand)
		}
	case table.Noted:
		if spot := map[law.Cite]int{"2.18(g)": 1, "2.18(h)[third hand]": 2}[e.By]; spot > 0 {
			w.spot = spot
			w.dealer[w.spot] = w.dealer[0][:1:1]
		}
	case table.Paid:
		w.add(e, came{e.Amount, 0, e.Stake})
	case table.Collected:
		w.add(e, came{0, e.Stake, 0})
	case table.Returned:
		w.add(e, came{0, 0, e.Stake})
	case table.Voided:
		w.void = true
	}
}

func (w *bystander) add(e *table.Event, c came) {
	s := w.stake(e.Seat, e.Area)
	was := w.came[s]
	w.came[s] = came{was.won + c.won, was.lost + c.lost, was.back + c.back}
}

// stake reads the name of an area: second-double-3-hand-2.
func (w *bystander) stake(seat table.Seat, area table.Area) stake {
	id := w.tab.Layout().Wagers[area].ID
	s := stake{seat: seat, kind: "main"}
	id, hand, split := strings.Cut(id, "-hand-")
	if split {
		fmt.Sscan(hand, &s.hand)
		s.hand--
	}
	i := strings.LastIndex(id, "-")
	fmt.Sscan(id[i+1:], &s.box)
	for word := range strings.SplitSeq(strings.Replace(id[:i], "same-suit", "suit", 1), "-") {
		switch word {
		case "second":
			s.spot = 1
		case "third":
			s.spot = 2
		default:
			s.kind = word
		}
	}
	return s
}
