package versus_test

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// lowest is a ranking that is nothing like poker: the sum of the ranks, and the lower wins.
type lowest struct{}

func (lowest) Rank(cards []card.Card) versus.Rank {
	sum := versus.Rank(0)
	for _, c := range cards {
		sum += versus.Rank(card.Ace - c.Rank())
	}
	return sum
}

func (lowest) Lay(cards []card.Card) { cards[0], cards[1] = cards[1], cards[0] }

func (lowest) By(r versus.Rank) law.Cite {
	if r < 10 {
		return "27.3(a)[suits]"
	}
	return "27.3(c)[tie]"
}

func (lowest) Says(_ versus.Rank, dealers bool) string {
	if dealers {
		return "the dealer has a sum"
	}
	return "a sum"
}

// sums is a game of two cards in which the lower sum wins. A fold leaves two side wagers.
type sums struct{ versus.Table }

type sumsOptions struct{ versus.Options }

func (o *sumsOptions) Declare() []table.Option { return nil }
func (o *sumsOptions) Faults() []law.Fault     { return nil }

const (
	ante table.Area = iota
	left
	right
)

var sumsOffer = &table.Offer{ID: "play", Law: "27.10(b)[choice]", Choices: []table.Choice{"fold", "play"}, Text: "Fold or play?"}

var sumsParagraphs = versus.Paragraphs{Seats: 2, PlayerCards: 2, DealerCards: 2, NoWagers: "27.7(c)[order]",
	Sides: []table.Area{left, right}, Ranking: lowest{}, Compare: "27.3(c)[compare]", Least: 3}

var sumsRules = versus.Rules(table.Rules{ID: "sums", Name: "Sums", Subchapter: "19:47-27", Seats: 2},
	func() *sumsOptions { return &sumsOptions{versus.DefaultOptions()} },
	func(o sumsOptions) *sums {
		g := &sums{}
		even := versus.EvenMoney("27.11(a)1")
		g.SetUp(&sumsParagraphs, &o.Options, table.Layout{Offers: []*table.Offer{sumsOffer}}, []table.Wager{
			versus.BeforeDeal("ante", "Ante", "27.6(a)1", even, nil),
			versus.BeforeDeal("left", "Left", "27.6(a)2", even, nil),
			versus.BeforeDeal("right", "Right", "27.6(a)2", even, nil)})
		return g
	})

func (g *sums) Round(d *table.Dealer) {
	g.Gather(d, nil)
	g.Begin(d)
	g.DealInTurn(d)
	for h := range g.Players {
		if d.Ask(h.Seat, h.Box, 0, sumsOffer, 3).Choice == "fold" {
			d.Loses(h.Bets[ante], "27.10(c)[antes]")
			h.Bets[ante] = nil
			g.FoldBut(d, h, "27.10(c)[cards]", "27.10(b)[aces up stays]", "cards-stay", "the cards stay")
		}
	}
	g.Reveal(d, g.Dealer())
	for h := range g.FromRight {
		g.Reveal(d, h)
		h.Result = h.Against(g.Dealer(), sumsParagraphs.Least)
		for _, b := range h.Bets {
			switch {
			case b == nil:
			case h.Result == versus.Lost:
				d.Loses(b, g.LosesBy(h))
			default:
				d.Wins(b, "27.11(a)1")
			}
		}
		g.Rack(h)
	}
	g.Rack(g.Dealer())
	g.End(d)
}

// A game of the family may rank its hands by anything: cards are laid out, hands named, compared and
// qualified by its ranking.
func TestAnyRanking(t *testing.T) {
	g := sumsRules.New(sumsRules.Options()).(*sums)
	for _, c := range []struct {
		cards     string
		qualifies bool
	}{{"Ac Kd", false}, {"Ac 2d", true}, {"Jc Ad", true}} {
		if got := g.Unqualified(cards(t, c.cards)); got == c.qualifies {
			t.Errorf("%s: qualifies is %v", c.cards, !got)
		}
	}
	if got := g.Worth(1, 0, cards(t, "Ac 2d")); got != "a sum" {
		t.Errorf("worth %q", got)
	}
	if g.Worth(1, 0, cards(t, "Ac")) != "" {
		t.Error("one card is worth something")
	}
}

// A fold takes the cards only if none of the side wagers that the game declares rides on them.
func TestAFoldLeavesSideWagers(t *testing.T) {
	for _, side := range []table.Area{ante, left, right} {
		var log table.Log
		tab := tabletest.Open(t, sumsRules, nil, 1, table.From(chance.NewFast(1, 0)), table.With(tabletest.Taking("fold")), table.To(&log))
		for _, a := range []table.Area{ante, side} {
			if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: 10 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		turned, decided := 0, false
		for i := range log {
			if log[i].Kind == table.Turned && log[i].Box == 1 {
				turned++
			}
			decided = decided || log[i].Area == side && (log[i].Kind == table.Paid || log[i].Kind == table.Collected)
		}
		if stays := side != ante; stays != (turned == 2) || !decided {
			t.Errorf("side wager %d: %d cards are shown, decided: %v", side, turned, decided)
		}
	}
}
