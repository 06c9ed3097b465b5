package casinowar

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// Round conducts one round of play.
func (g *Game) Round(d *table.Dealer) {
	g.hands = [seats + 1]hand{}
	for s := table.Seat(1); s <= seats; s++ {
		g.hands[s].ante = d.Bet(s, areaOf(s, ante))
	}
	g.Prepare(d)
	g.deal(d, "house:war-4(a)")
	g.settle(d)
	if g.decide(d) {
		g.fight(d)
	}
	for p := range g.hands { // into the discard rack, hand by hand
		g.Shoe().DiscardAll(g.hands[p].cards[:g.hands[p].dealt])
	}
	g.End(d)
}

// antes are the hands whose ante is not decided, in the order of the positions.
func (g *Game) antes(yield func(table.Seat, *hand) bool) {
	for s := table.Seat(1); s <= seats; s++ {
		if h := &g.hands[s]; h.plays() && !yield(s, h) {
			return
		}
	}
}

// deal gives a card to each hand with an ante, and then to the dealer.
func (g *Game) deal(d *table.Dealer, by law.Cite) {
	g.crossed(d)
	for s := range g.antes {
		g.draw(d, s.Box(), by)
	}
	g.draw(d, dealer, by)
	g.uncross(d)
}

// draw deals the next card to a hand, face up.
func (g *Game) draw(d *table.Dealer, p table.Box, by law.Cite) {
	h := &g.hands[p]
	h.cards[h.dealt] = g.Card(d, g.lies(p), 0, g.lies(p).Seat(), card.Up, by)
	h.dealt++
	d.NoLate("house:war-3(d)", "no wager is made once the first card is dealt")
}

// against is how many ranks a hand's last card is above the dealer's.
func (g *Game) against(h *hand) int {
	return int(h.cards[h.dealt-1].Rank()) - int(g.hands[dealer].cards[h.dealt-1].Rank())
}

// settle is rule 5: all tie wagers, and the antes without a tie.
func (g *Game) settle(d *table.Dealer) {
	deal.Step(d, "house:war-4(b)[order]", "cards-compared", "the cards are compared, from the ace down to the two")
	deal.Step(d, "house:war-4(b)[suits]", "suits-do-not-matter", "suits do not matter")
	for s, h := range g.antes {
		diff := g.against(h)
		if side := d.Bet(s, areaOf(s, tie)); side != nil && diff == 0 {
			d.Wins(side, "house:war-5(d)")
		} else if side != nil {
			d.Loses(side, "house:war-5(d)")
		}
		switch {
		case diff > 0:
			d.Wins(h.ante, "house:war-5(a)")
		case diff < 0:
			d.Loses(h.ante, "house:war-5(c)")
		}
	}
}

// The answers to the offer of a war.
const (
	Surrender table.Choice = "surrender"
	War       table.Choice = "war"

	onlySurrender table.Choices = 1
)

var warOffer = &table.Offer{ID: "war", Law: "house:war-6(a)", Choices: []table.Choice{Surrender, War},
	Says: map[table.Choice]string{War: "go to war"},
	Text: "A tie. Do you surrender half the ante, or go to war with a second wager of as much as the ante?"}

// decide is rule 6: the players whose card equals the dealer's surrender or go
// to war. It reports whether there is a war.
func (g *Game) decide(d *table.Dealer) (wars bool) {
	for s, h := range g.antes {
		open := table.AllChoices
		if !d.Players().Has(s, h.ante.Amount) {
			open = onlySurrender
			d.Cite("house:war-6(c)[short]")
			d.NoteAt(s, "cannot-go-to-war", "has not the chips for a war wager, and can only surrender")
		}
		if d.Ask(s, s.Box(), 0, warOffer, open).Choice == War {
			h.war, wars = d.Stake(s, areaOf(s, war), h.ante.Amount, "house:war-6(c)[amount]"), true
			continue
		}
		d.Halves(h.ante, "house:war-6(b)")
	}
	return wars
}

// fight is rule 7: the war of all players whose ante is not decided yet. Only
// the war wager is paid; a second tie may win a bonus on the ante.
func (g *Game) fight(d *table.Dealer) {
	for range 3 {
		g.Burn(d, "house:war-7(a)")
	}
	g.deal(d, "house:war-7(b)")
	for _, h := range g.antes {
		switch diff := g.against(h); {
		case diff > 0:
			d.Wins(h.war, "house:war-7(c)[wins]")
			d.Returns(h.ante, "house:war-7(c)[pays]")
		case diff < 0:
			d.Loses(h.war, "house:war-7(d)")
			d.Loses(h.ante, "house:war-7(d)")
		default:
			d.Wins(h.war, "house:war-7(e)[tie]")
			for _, p := range g.layout.Wagers[h.ante.Area].Bonus {
				d.Payments().Bonus(h.ante, p.Odds, "house:war-7(e)[tie]", p.Law)
			}
			d.Returns(h.ante, "house:war-7(e)[tie]")
		}
	}
}
