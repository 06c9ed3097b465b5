package bots_test

import (
	"fmt"
	"testing"

	"boardwalk/bots"
	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// figures are what players of poker count of each other. All are parts of what they could have been.
type figures struct {
	hands, entered, raised int // VPIP and PFR: came in of the own will, and raised, in the first betting round
	faced, reraised        int // 3-bet: raised one who was the only one to raise
	first, limped          int // came in first by a call
	saw, shown             int // WTSD: saw the second betting round, and the showdown
	net                    money.Cents
}

func part(n, of int) float64 { return 100 * float64(n) / float64(max(1, of)) }

func (f *figures) String() string {
	return fmt.Sprintf("%d hands: VPIP %.1f, PFR %.1f, 3-bet %.1f, limps %.1f, WTSD %.1f, %s a hundred", f.hands,
		part(f.entered, f.hands), part(f.raised, f.hands),
		part(f.reraised, f.faced), part(f.limped, f.first), part(f.shown, f.saw), (100 * f.net / money.Cents(max(1, f.hands))).Signed())
}

// counter follows rounds of play and counts the figures of every seat.
type counter struct {
	of      []figures
	street  int
	raises  int
	in      bool // somebody has come in of the own will
	live    map[table.Seat]bool
	entered map[table.Seat]bool
	raised  map[table.Seat]bool
}

func (c *counter) begin() {
	c.street, c.raises, c.in = 0, 0, false
	c.live, c.entered, c.raised = map[table.Seat]bool{}, map[table.Seat]bool{}, map[table.Seat]bool{}
}

func (c *counter) hear(e *table.Event) {
	switch e.Kind {
	case table.Dealt:
		if e.Seat != table.House && !c.live[e.Seat] && c.street == 0 {
			c.live[e.Seat] = true
			c.of[e.Seat].hands++
		}
	case table.Answered:
		if c.street == 0 && e.Choice() != room.Concede && e.Choice() != room.Show {
			c.acts(&c.of[e.Seat], e.Seat, e.Choice())
		}
	case table.Folded:
		delete(c.live, e.Seat)
	case table.Gathered:
		if c.street++; c.street == 1 && len(c.live) > 1 {
			for s := range c.live {
				c.of[s].saw++
			}
		}
	}
}

func (c *counter) acts(f *figures, s table.Seat, choice table.Choice) {
	raises := choice == room.Raise || choice == room.Bet
	enters := raises || choice == room.Call
	if c.raises == 1 && !c.raised[s] {
		f.faced++
		if raises {
			f.reraised++
		}
	}
	if !c.in && c.raises == 0 && choice != room.Check {
		f.first++
		if choice == room.Call {
			f.limped++
		}
	}
	if enters && !c.entered[s] {
		c.entered[s], c.in = true, true
		f.entered++
	}
	if raises {
		c.raises++
		if !c.raised[s] {
			c.raised[s] = true
			f.raised++
		}
	}
}

// over counts who came to the showdown.
func (c *counter) over() {
	if len(c.live) > 1 {
		for s := range c.live {
			c.of[s].shown++
		}
	}
}

// play has a company play so many hands, and returns the figures of each seat, from 1 on.
func play(t *testing.T, rules *table.Rules, hands int, company ...bots.Bot) []figures {
	t.Helper()
	const stack = 200 * money.Dollar
	p := newParty(t, rules, stack, company...)
	p.count = &counter{of: make([]figures, len(company)+1)}
	for range hands {
		p.count.begin()
		p.hand(t, stack)
		p.count.over()
	}
	for i, net := range p.net {
		p.count.of[1+i%len(company)].net += net
	}
	return p.count.of
}

// bounds are between what a figure has to be, in hundredths.
type bounds struct{ least, most float64 }

func (b bounds) has(x float64) bool { return x >= b.least && x <= b.most }

// TestPlayersOfHoldEmDiffer plays a few thousand hands, and holds what players would say of each kind of bot: how often it
// comes in, raises, raises again, limps and goes to the showdown.
func TestPlayersOfHoldEmDiffer(t *testing.T) {
	expert := func(temper bots.Temper, drive bots.Drive) bots.Bot {
		return bots.Bot{Level: bots.Expert, Temper: temper, Drive: drive}
	}
	regular := func(drive bots.Drive) bots.Bot {
		return bots.Bot{Level: bots.Regular, Temper: bots.Steady, Drive: drive}
	}
	beginner := func(temper bots.Temper, drive bots.Drive) bots.Bot {
		return bots.Bot{Level: bots.Beginner, Temper: temper, Drive: drive}
	}
	of := map[bots.Bot]*figures{}
	for _, company := range [][]bots.Bot{
		{expert(bots.Steady, bots.Aggressive), beginner(bots.Bold, bots.Passive), expert(bots.Careful, bots.Aggressive),
			regular(bots.Aggressive), expert(bots.Bold, bots.Aggressive), regular(bots.Passive)},
		{expert(bots.Steady, bots.Passive), beginner(bots.Careful, bots.Passive), expert(bots.Steady, bots.Aggressive),
			beginner(bots.Bold, bots.Aggressive), regular(bots.Passive), beginner(bots.Bold, bots.Passive)},
	} {
		for i, f := range play(t, room.HoldEm, 3000, company...)[1:] {
			if of[company[i]] == nil {
				of[company[i]] = &figures{}
			}
			of[company[i]].add(&f)
		}
	}
	for b, f := range of {
		t.Log(b.Level, b.Temper, b.Drive, f)
	}
	for _, w := range []struct {
		bot                                  bots.Bot
		enters, raises, reraises, limp, show bounds
	}{
		{expert(bots.Steady, bots.Aggressive), bounds{18, 28}, bounds{13, 22}, bounds{4, 9}, bounds{0, 5}, bounds{20, 50}},
		{expert(bots.Careful, bots.Aggressive), bounds{13, 24}, bounds{10, 20}, bounds{3, 9}, bounds{0, 5}, bounds{20, 45}},
		{expert(bots.Bold, bots.Aggressive), bounds{25, 38}, bounds{20, 31}, bounds{4, 10}, bounds{0, 5}, bounds{20, 50}},
		{expert(bots.Steady, bots.Passive), bounds{18, 29}, bounds{11, 19}, bounds{1, 6}, bounds{0, 10}, bounds{20, 55}},
		{regular(bots.Aggressive), bounds{24, 36}, bounds{12, 21}, bounds{2, 6}, bounds{3, 15}, bounds{30, 52}},
		{regular(bots.Passive), bounds{25, 38}, bounds{3, 10}, bounds{0, 3}, bounds{12, 32}, bounds{35, 58}},
		{beginner(bots.Careful, bots.Passive), bounds{28, 42}, bounds{0, 8}, bounds{0, 4}, bounds{20, 40}, bounds{45, 75}},
		{beginner(bots.Bold, bots.Passive), bounds{40, 60}, bounds{0, 10}, bounds{0, 4}, bounds{35, 60}, bounds{45, 75}},
		{beginner(bots.Bold, bots.Aggressive), bounds{40, 62}, bounds{6, 18}, bounds{1, 7}, bounds{25, 50}, bounds{45, 75}},
	} {
		f := of[w.bot]
		if !w.enters.has(part(f.entered, f.hands)) || !w.raises.has(part(f.raised, f.hands)) || !w.reraises.has(part(f.reraised, f.faced)) ||
			!w.limp.has(part(f.limped, f.first)) || !w.show.has(part(f.shown, f.saw)) {
			t.Errorf("%v %v %v: %v", w.bot.Level, w.bot.Temper, w.bot.Drive, f)
		}
	}
	if e, b := of[expert(bots.Steady, bots.Aggressive)],
		of[beginner(bots.Bold, bots.Passive)]; part(b.shown, b.saw) < part(e.shown, e.saw)+10 {
		t.Errorf("a beginner goes to the showdown no more often than an expert: %v, %v", b, e)
	}
}

func (f *figures) add(o *figures) {
	f.hands, f.entered, f.raised, f.faced, f.reraised = f.hands+o.hands, f.entered+o.entered, f.raised+o.raised, f.faced+
		o.faced, f.reraised+o.reraised
	f.first, f.limped, f.saw, f.shown, f.net = f.first+o.first, f.limped+o.limped, f.saw+o.saw, f.shown+o.shown, f.net+o.net
}

// TestTempersDifferAtEveryGame holds of each game that a bold player comes in more often than a careful one, and an
// aggressive one raises more of it than a passive one.
func TestTempersDifferAtEveryGame(t *testing.T) {
	for _, rules := range game.All {
		if !rules.EachOther || testing.Short() && rules != room.Omaha {
			continue
		}
		t.Run(rules.ID, func(t *testing.T) {
			t.Parallel()
			bot := func(temper bots.Temper, drive bots.Drive) bots.Bot {
				return bots.Bot{Level: bots.Regular, Temper: temper, Drive: drive}
			}
			of := play(t, rules, 800, bot(bots.Careful, bots.Aggressive), bot(bots.Bold, bots.Aggressive),
				bot(bots.Careful, bots.Passive), bot(bots.Bold, bots.Passive))
			enters := func(seat int) float64 { return part(of[seat].entered, of[seat].hands) }
			raises := func(seat int) float64 { return part(of[seat].raised, of[seat].entered) }
			if enters(2) < enters(1)+5 || enters(4) < enters(3)+5 || raises(1) < raises(3)+10 || raises(2) < raises(4)+10 {
				t.Errorf("careful and aggressive: %v; bold and aggressive: %v; careful and passive: %v; bold and passive: %v", &of[1],
					&of[2], &of[3], &of[4])
			}
		})
	}
}

// TestARaiseMakesNoHandBetter deals every kind of two cards to beginners: no hand comes in against a raise that stays
// out where nobody has raised.
func TestARaiseMakesNoHandBetter(t *testing.T) {
	for temper := bots.Careful; temper <= bots.Bold; temper++ {
		for drive := bots.Aggressive; drive <= bots.Passive; drive++ {
			b := bots.Bot{Level: bots.Beginner, Temper: temper, Drive: drive}
			p := newParty(t, room.HoldEm, 200*money.Dollar, b, b, b, b, b, b)
			for _, hand := range startingHands() {
				unraised, raised := 0, 0
				for try := range uint64(40) {
					if p.opens(hand, try, false) != room.Fold {
						unraised++
					}
					if p.opens(hand, try, true) != room.Fold {
						raised++
					}
				}
				if raised > unraised {
					t.Errorf("a beginner who is %v and %v comes in with %v against a raise in %d of 40 hands, and without one in %d",
						temper, drive, hand, raised, unraised)
				}
			}
		}
	}
}

// startingHands are the 169 kinds of two cards.
func startingHands() (list [][]card.Card) {
	for a := range card.Ranks {
		for b := range card.Ranks {
			suit := card.Suit(0)
			if a <= b { // off suit, and pairs
				suit = 1
			}
			list = append(list, []card.Card{card.New(card.Rank(a), 0), card.New(card.Rank(b), suit)})
		}
	}
	return list
}

// opens is what a bot in the third of six seats does with a hand, after a fold and perhaps a raise before it.
func (p *party) opens(hand []card.Card, try uint64, raised bool) table.Choice {
	p.moods = chance.NewFast(try, 1)
	p.round.Begin(p.table)
	p.eyes[5].Clear()
	p.round.Least, p.round.Top = 2*money.Dollar, 2*money.Dollar
	for seat := range table.Seat(6) {
		p.round.Players[seat+1].In = true
	}
	p.round.Players[1].Bet, p.round.Players[2].Bet = money.Dollar, 2*money.Dollar
	p.round.Players[3].Did, p.round.Players[3].Folded = room.Fold, true
	p.round.Players[4].Did, p.round.Players[4].Folded = room.Fold, true
	if raised {
		p.round.Players[4] = bots.Player{In: true, Did: room.Raise, Bet: 6 * money.Dollar, Stack: 194 * money.Dollar, Raises: 1}
		p.round.Top, p.round.Raises, p.round.Last = 6*money.Dollar, 1, 4
	}
	for seat := range table.Seat(6) {
		for i := range 2 {
			c := card.Unknown
			if seat == 4 {
				c = hand[i]
			}
			p.eyes[5].Hear(&table.Event{Kind: table.Dealt, Box: (seat + 1).Box(), Seat: seat + 1, Secret: true, Card: c})
		}
	}
	offer := &table.Offer{ID: "betting", Choices: []table.Choice{room.Fold, room.Call, room.Raise}}
	return p.Answer(&table.Question{Offer: offer, Seat: 5, Box: 5, Open: 0b111,
		Range: table.Range{Least: 2 * p.round.Top, Most: 200 * money.Dollar}}).Choice
}
