package minitex

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// The lines of the pocket poker tables.
const (
	pocketStraight = iota
	pocketPair
	pocketStraightFlush
	pocketAces
	pocketRoyal
	noPocket
)

// pocketNames are what the pocket poker hands are called, and pocketLaws their
// paragraphs, by the line of the payout table.
var (
	pocketNames = []string{"straight", "pair", "straight flush", "pair of aces", "royal straight flush", "no pocket poker hand"}
	pocketLaws  = []law.Cite{"36.5(d)5", "36.5(d)4", "36.5(d)3", "36.5(d)2", "36.5(d)1", "36.1[pocket poker wager]"}
)

// pocketTables are the payout tables of the pocket poker wager, 36.11(c).
var pocketTables = map[string][]table.Pay{
	"A": versus.PayTable(pocketNames, "36.11(c)[A]", 2, 3, 5, 20, 25),
	"B": versus.PayTable(pocketNames, "36.11(c)[B]", 1, 3, 5, 35, 40),
	"C": versus.PayTable(pocketNames, "36.11(c)[C]", 1, 2, 5, 40, 50),
}

// PocketLine returns the line of the payout table that pays two hole cards, and
// false if none does.
func (g *Game) PocketLine(cards [2]card.Card) (int, bool) {
	line := g.pocketLine(cards[0], cards[1])
	return line, line != noPocket
}

func (g *Game) pocketLine(a, b card.Card) int {
	high, low, suited := max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank()), a.Suit() == b.Suit()
	consecutive := high == low+1 || g.options.AceTwo && high == card.Ace && low == card.Two
	switch {
	case suited && high == card.Ace && low == card.King:
		return pocketRoyal
	case high == low && high == card.Ace:
		return pocketAces
	case suited && consecutive:
		return pocketStraightFlush
	case high == low:
		return pocketPair
	case consecutive:
		return pocketStraight
	}
	return noPocket
}

// turnPocket shows the cards of a hand that is not played to the end.
func (g *Game) turnPocket(d *table.Dealer, h *versus.Hand, by law.Cite) {
	d.Cite(by)
	g.Turn(d, h)
}

// settlePocket settles a pocket poker wager by the two hole cards alone.
func (g *Game) settlePocket(d *table.Dealer, h *versus.Hand, by law.Cite) {
	line := g.pocketLine(h.Cards[0], h.Cards[1])
	if d.Heard() {
		d.Cite(pocketLaws[line])
		d.NoteAt(h.Seat, "pocket-hand", pocketNames[line])
		d.Cite(by)
	}
	if line == noPocket {
		line, by = versus.NoLine, "36.1[pocket poker wager]"
	}
	versus.SettleByLine(d, h.Bets[pocket], line, by)
	h.Bets[pocket] = nil
}

// Worth returns what two hole cards are worth as a pocket poker hand, and with the
// community cards after them what the best three with a hole card are.
func (g *Game) Worth(box table.Box, _ uint8, cards []card.Card) string {
	if slices.ContainsFunc(cards, func(c card.Card) bool { return !c.Suited() }) {
		return ""
	}
	switch {
	case len(cards) == 4: // at most two are community cards, so any three have a hole card
		return poker.ThreeOfFourAt((*[4]card.Card)(cards)).String()
	case len(cards) == 5:
		return poker.MiniTexOf((*[2]card.Card)(cards), (*[3]card.Card)(cards[2:])).String()
	case box == 0 || len(cards) != 2:
		return ""
	}
	if line, ok := g.PocketLine([2]card.Card(cards)); ok {
		return pocketNames[line]
	}
	return ""
}
