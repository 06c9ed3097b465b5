package threedraw

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// results are the paragraphs of a hand above, below and equal to the dealer's,
// and of the bonus.
type results struct{ higher, lower, equal, bonus law.Cite }

var (
	ofInToWin = results{"13:69F-42.10(h)4", "13:69F-42.10(h)5", "13:69F-42.10(h)6", "13:69F-42.10(h)7"}
	ofDraw    = results{"13:69F-42.10(h)10", "13:69F-42.10(h)11", "13:69F-42.10(h)12", "13:69F-42.10(h)13"}
)

// settle is 42.10(h) and (i): player by player, counterclockwise from the
// dealer's right.
func (g *Game) settle(d *table.Dealer) {
	deal.Step(d, "13:69F-42.10(h)",
		"settled-by-player", "the wagers are settled player by player, counterclockwise from the dealer's right")
	for h := range g.FromRight {
		switch {
		case h.Bets[play] == nil:
			g.reveal(d, h, "13:69F-42.10(f)1[with first 3]")
			settleFirst3(d, h, h.Class, "13:69F-42.10(f)1[with first 3]")
		case g.drew[h.Box]:
			g.settleDraw(d, h)
		default:
			g.reveal(d, h, "13:69F-42.10(h)1")
			settleFirst3(d, h, h.Class, "13:69F-42.10(h)2")
			g.compare(d, h, &ofInToWin)
		}
		g.Rack(h)
	}
	g.Rack(g.Dealer())
	deal.Step(d, "13:69F-42.10(i)",
		"racked-dealer-last", "the cards lie in the discard rack hand by hand, the dealer's last")
}

// reveal shows the three cards of a player who did not draw.
func (g *Game) reveal(d *table.Dealer, h *versus.Hand, by law.Cite) {
	g.read(h)
	d.Cite(by)
	g.Show(d, h)
}

// settleFirst3 settles the first 3 bonus wager, if there is one, for cards of a
// class.
func settleFirst3(d *table.Dealer, h *versus.Hand, class poker.Class, by law.Cite) {
	versus.SettleByLine(d, h.Bets[first3], int(first3Lines[class]), by)
}

// settleDraw is 42.10(h)8 to 13. The first 3 bonus wager is settled on the two
// cards that were kept, before the draw card is shown.
func (g *Game) settleDraw(d *table.Dealer, h *versus.Hand) {
	d.Cite("13:69F-42.10(h)8")
	g.TurnOver(d, h, h.Cards[:2])
	kept := poker.HighCard
	if h.Cards[0].Rank() == h.Cards[1].Rank() {
		kept = poker.Pair
	}
	settleFirst3(d, h, kept, "13:69F-42.10(h)8")
	d.Cite("13:69F-42.10(h)9")
	g.TurnOver(d, h, h.Cards[2:3])
	deal.Step(d, "13:69F-42.1[final hand]",
		"final-hand", "the two cards that were kept and the draw card are the final hand")
	g.read(h)
	g.Tell(d, h, h.Cards[:3])
	g.compare(d, h, &ofDraw)
}

// compare holds a player's hand against the dealer's, settles the ante and the
// in to win/draw wager, and pays the bonus, whatever the dealer has.
func (g *Game) compare(d *table.Dealer, h *versus.Hand, by *results) {
	h.Result = h.Against(g.Dealer(), 0)
	if d.Heard() {
		d.Cite("13:69F-42.10(h)3")
		d.Notes().NoteAlso("13:69F-42.1[rank]", "compared-with-dealer", "the hand is compared with the dealer's")
		g.TellComparison(d, h, "13:69F-42.1[suit]")
	}
	switch h.Result {
	case versus.Won:
		d.Wins(h.Bets[ante], by.higher)
		d.Wins(h.Bets[play], by.higher)
	case versus.Lost:
		d.Loses(h.Bets[ante], by.lower)
		d.Loses(h.Bets[play], by.lower)
	default:
		d.Returns(h.Bets[ante], by.equal)
		d.Returns(h.Bets[play], by.equal)
	}
	if line := bonusLines[h.Class]; line != versus.NoLine {
		deal.Step(d, "13:69F-42.1[in to win bonus]",
			"ante-bonus", "a straight or higher is paid a bonus, whatever the dealer has")
		g.PayBonus(d, h, play, line, by.bonus)
	}
}

// class returns the class of a hand of that rank. The mini royal flush, which is
// the highest straight flush, has the class of the royal flush.
func (g *Game) class(r versus.Rank) poker.Class {
	switch {
	case r < g.pair: // most hands, sooner than by looking the rank up
		return poker.HighCard
	case r == g.miniRoyal:
		return poker.RoyalFlush
	}
	return r.Class()
}

// read ranks the three cards of a player.
func (g *Game) read(h *versus.Hand) {
	h.Rank = versus.Rank(poker.ThreeAt((*[3]card.Card)(h.Cards[:])))
	h.Class = g.class(h.Rank)
}

// readDealer ranks the best three of the dealer's four cards, 42.10(g).
func (g *Game) readDealer(h *versus.Hand) {
	h.Rank = versus.Rank(poker.ThreeOfFourAt((*[4]card.Card)(h.Cards[:])))
	h.Class = g.class(h.Rank)
}
