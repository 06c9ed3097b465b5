package deal_test

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// caribbean are the paragraphs of the cards of Caribbean stud: a stub that is
// counted unless an automated shoe deals what a device counted, cards changed
// every eight hours, and hands that a wrong number of cards does not void.
var caribbean = deal.Paragraphs{
	Cards: "five", Deck: "16.2(a)", Cover: "16.2(a)",
	TwoDecks: deal.TwoDecks{Option: "16.2(b)", Each: "16.2(b)1", Backs: "16.2(b)2", Shuffled: "16.2(b)3",
		Alternate: "16.2(b)4", Rack: "16.2(b)5",
		Separately: "16.3(d)"},
	Inspect: "16.3(a)", Spread: "16.3(b)", Wash: "16.3(c)", Washed: "16.3(c)",
	Shuffle: "16.4(a)", Stack: "16.4(a)[stack]", IntoShoe: "16.4(a)[stack]", NoCut: "16.4(b)1", MustCut: "16.4(b)2",
	Cut:  deal.DealerCut{Lay: "16.4(c)[cover card]", Take: "16.4(c)", Rest: "16.4(c)", Remove: "16.4(c)"},
	Idle: "16.4(d)", Arrival: "16.4(d)",
	Deadline: "16.6(b)", DeadlineFor: "antes",
	Manual: deal.Way{Notice: "16.7(a)", Load: "16.7(a)", Announce: "16.7(b)", Player: "16.7(d)", Dealer: "16.7(d)",
		Stub: "16.7(e)", Count: "16.7(f)", Hours: 8, Change: "16.3(e)"},
	Stub: deal.Stub{Is: "16.1[stub]", FaceDown: "16.7(f)", Complete: "16.7(f)1", Misdeal: "16.7(f)2",
		BadDeck: "16.7(f)2", DeviceError: "16.9(f)"},
	Hand: deal.Way{Notice: "16.8(a)", Load: "16.8(b)2", Announce: "16.8(b)3", Player: "16.8(c)", Dealer: "16.8(c)",
		Stub: "16.8(d)", Count: "16.8(e)", Hours: 8, Change: "16.3(e)"},
	HandDevice: "16.8(b)1",
	Dealing:    "16.9(a)",
	Automated: deal.Way{Notice: "16.9(a)", Load: "16.9(b)1", Announce: "16.9(b)2", Player: "16.9(c)", Dealer: "16.9(c)",
		Stub: "16.9(d)", Count: "16.9(e)", Exempt: "16.9(f)", Hours: 8, Change: "16.3(e)"},
	Irregularities: deal.Irregularities{Exposed: "16.13(a)", FaceUp: "16.13(b)", FaceUpMore: "16.13(b)", InError: "16.13(c)",
		ShufflerJam: "16.13(e)", ShoeJam: "16.13(f)", Leaves: "16.13(g)", ShoeLeaves: "16.13(g)", Locked: "16.6(b)", Stay: "16.6(f)"},
}

// doubleDown are those of double down stud: the players cut, no stub is
// counted, and cards may be dealt from the hand without a device.
var doubleDown = deal.Paragraphs{
	Cards: "five", Deck: "17.2(a)", Cover: "17.2(a)",
	TwoDecks: deal.TwoDecks{Option: "17.2(b)", Each: "17.2(b)1", Backs: "17.2(b)2", Shuffled: "17.2(b)3",
		Alternate: "17.2(b)4", Rack: "17.2(b)5",
		Separately: "17.3(d)"},
	Inspect: "17.3(a)", Spread: "17.3(b)", Wash: "17.3(c)", Washed: "17.3(c)",
	Shuffle: "17.4(a)", Stack: "17.4(a)[stack]", IntoShoe: "17.4(a)[stack]", NoCut: "17.4(b)1", MustCut: "17.4(b)2", CutStacked: true,
	Offered: &deal.Cutting{
		Offer: &table.Offer{ID: "cut", Law: "17.4(c)", Choices: []table.Choice{deal.Cut, deal.Decline},
			Numbers: deal.Depths, Text: "Will you cut the cards?"},
		Pass: "17.4(d)2", Dealer: "17.4(c)", Depth: "17.4(e)", Move: "17.4(e)",
	},
	Rotates: "17.4(d)2",
	Idle:    "17.4(f)", Arrival: "17.4(f)",
	Deadline: "17.8(a)1", DeadlineFor: "wagers",
	Dealing: "17.8(a)",
	Manual: deal.Way{Notice: "17.8(a)1", Load: "17.8(a)1", Announce: "17.8(a)1", Player: "17.8(b)", Dealer: "17.8(b)",
		Stub: "17.9(c)[cards]", Hours: 24, Change: "17.3(e)[shoe]"},
	Hand: deal.Way{Notice: "17.8(a)", Load: "17.8(a)2i", Announce: "17.8(a)2iii", Player: "17.8(b)", Dealer: "17.8(b)",
		Stub: "17.9(c)[cards]", Hours: 8, Change: "17.3(e)[hand]"},
	Irregularities: deal.Irregularities{Exposed: "17.11(a)", FaceUp: "17.11(b)", FaceUpMore: "17.11(b)",
		InError: "17.11(c)", WrongNumber: "17.11(d)",
		ShufflerJam: "17.11(e)", Leaves: "17.11(f)", Locked: "17.8(a)1", Stay: "17.8(a)1"},
}

// toy is a game in which everybody gets five cards and every wager comes back.
// It has the cards of a real game, and nothing else.
type toy struct {
	deal.Kit
	options toyOptions
	layout  *table.Layout
	settled int // wagers that were paid in a void round
}

type toyOptions struct {
	deal.Options
	p *deal.Paragraphs
}

func (o *toyOptions) Declare() []table.Option { return o.Options.Declare(o.p) }

func (o *toyOptions) Faults() []law.Fault { return o.Options.Faults(o.p) }

const toySeats = 4

func toyOf(p *deal.Paragraphs) *table.Rules {
	return &table.Rules{
		ID: "toy", Name: "Toy", Subchapter: "19:47-16", Seats: toySeats,
		Options: func() table.Options { return &toyOptions{deal.DefaultOptions(), p} },
		New: func(o table.Options) table.Game {
			g := &toy{options: *o.(*toyOptions)}
			g.SetUp(p, &g.options.Options)
			g.layout = &table.Layout{
				OnlyListed: "16.6(a)", MadeWithChips: "16.6(a)", OnlySeated: "16.6(f)", CashWagers: "16.6(a)", CashRefused: true,
				LeastOdds: "16.6(a)", Boxes: []string{"dealer", "1", "2", "3", "4"},
				Acts: p.Acts(), Incidents: p.Incidents(),
				Wagers: []table.Wager{{ID: "ante", Name: "Ante", Law: "16.6(a)", OneRoll: true, Made: table.Always, LockedLaw: "16.6(b)",
					Pays: []table.Pay{{Odds: money.Odds{To: 1, One: 1}, Law: "16.12(b)"}}}},
			}
			if p.Offered != nil {
				g.layout.Offers = []*table.Offer{p.Offered.Offer}
			}
			g.Voiding = func(*table.Dealer) { g.settled++ }
			return g
		},
	}
}

func (g *toy) Layout() *table.Layout { return g.layout }

func (g *toy) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	if a.Kind == table.Report && (a.Word == deal.Touched || a.Word == deal.StoodUp) {
		return deal.NobodyAt(d, a, "16.6(b)")
	}
	return g.Kit.Check(d, a)
}

func (g *toy) Round(d *table.Dealer) {
	g.Begin(d)
	g.NoMoreBets(d)
	w := g.Way()
	var out []card.Card
	for i := range 5 {
		for b := range d.Bets {
			out = append(out, g.Card(d, b.Seat.Box(), 0, b.Seat, card.Down, w.Player))
			if i == 0 && g.Automated() {
				g.ShoeFails(d)
			}
		}
		out = append(out, g.Card(d, 0, 0, table.House, card.Down, w.Dealer))
	}
	g.PutStubAway(d)
	g.AfterDeal(d)
	g.DealerExposed(d, out[0])
	for b := range d.Bets {
		d.Returns(b, "16.10(e)2")
	}
	g.Deck().DiscardAll(out)
	g.End(d)
}
