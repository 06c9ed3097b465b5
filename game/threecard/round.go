package threecard

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, g.check)
	g.Begin(d)
	g.deal(d)
	g.AfterDeal(d)

	deal.Step(d, "20.10(a)[examine]", "players-look", "the players look at their cards")
	g.decide(d)
	g.forfeit(d)
	g.revealDealer(d)
	g.settle(d)
	g.End(d)
}

// deal announces "No more bets" and deals every player in the round and the
// dealer three cards: 20.7(c), 20.8(c) or 20.9(c).
func (g *Game) deal(d *table.Dealer) {
	g.NoMoreBets(d)
	if !g.Automated() {
		g.DealInTurn(d)
		g.PutStubAway(d)
		return
	}
	g.DealStacks(d)
	if !g.older {
		deal.Step(d, "20.9(c)[cover card]",
			"cover-card-on-dealer", "the cover card is put on the dealer's three cards in the automated dealing shoe")
	}
	if !g.DealsLast() {
		g.DealTo(d, g.Dealer(), 3, g.Way().Dealer)
		g.PutStubAway(d)
	}
}

// The answers to the offer of 20.10(b).
const (
	Fold table.Choice = "fold"
	Play table.Choice = "play"
)

var playOffer = &table.Offer{ID: "play", Law: "20.10(b)[choice]", Choices: []table.Choice{Fold, Play},
	Text: "Do you make a play wager equal to your ante, or forfeit your wagers?"}

// decide asks each player with an ante whether to go on.
func (g *Game) decide(d *table.Dealer) {
	deal.Step(d, "20.10(b)[order]", "asked-in-turn", "the players are asked in turn, clockwise from the dealer's left")
	for h := range g.Players {
		if h.WithoutAnte(d, "20.1[ante wager]") {
			continue
		}
		h.GivenUp = !g.Ask(d, h, playOffer, play, h.Bets[ante].Amount, "20.1[play wager]")
	}
}

// forfeit collects what was forfeited, and the cards with it: once all have decided, or
// when the round is void, for who has given the hand up takes no part in it any more.
func (g *Game) forfeit(d *table.Dealer) {
	by := law.Cite("20.10(b)[collect]")
	if g.older {
		by = "20.10(b)[collect][1998]"
	}
	for h := range g.Players {
		if !h.GivenUp {
			continue
		}
		d.Loses(h.Bets[ante], by)
		if h.Bets[pairPlus] != nil {
			d.Loses(h.Bets[pairPlus], "20.10(b)[both forfeited]")
		}
		g.Fold(d, h, by)
	}
}

// revealDealer shows the dealer's cards.
func (g *Game) revealDealer(d *table.Dealer) {
	h := g.Dealer()
	if g.DealsLast() {
		g.DealTo(d, h, 3, paragraphs.DealerLast)
		g.PutStubAway(d)
	}
	g.read(h)
	if g.Automated() && !g.older {
		deal.Step(d, "20.10(b)[cover card]",
			"cover-card-beside-shoe", "the cover card is laid on the layout beside the dealing shoe")
	}
	d.Cite("20.10(b)[dealer reveal]")
	g.Show(d, h)
}
