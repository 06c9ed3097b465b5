package threedraw

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// settle is 42.10(h) and (i): player by player, counterclockwise from the
// dealer's right.
func (g *Game) settle(d *table.Dealer) {
	deal.Step(d, "13:69F-42.10(h)", "the wagers are settled player by player, counterclockwise from the dealer's right")
	for i := len(g.players) - 1; i >= 0; i-- {
		p := g.players[i]
		switch h := &g.hands[p]; {
		case h.play == nil:
			g.settleFolded(d, p)
		case h.drawn > 0:
			g.settleDraw(d, p)
		default:
			g.settleInToWin(d, p)
		}
		g.gather(p)
	}
	g.gather(dealer)
	g.Deck().Discard(g.fourth)
	deal.Step(d, "13:69F-42.10(i)", "the cards lie in the discard rack hand by hand, the dealer's last")
}

// settleFolded settles the first 3 bonus wager of a player who folded, on the
// three cards.
func (g *Game) settleFolded(d *table.Dealer, p table.Box) {
	d.Cite("13:69F-42.10(f)1[with first 3]")
	g.turnAll(d, p)
	g.settleFirst3(d, &g.hands[p], "13:69F-42.10(f)1[with first 3]")
}

// settleInToWin is 42.10(h)1 to 7.
func (g *Game) settleInToWin(d *table.Dealer, p table.Box) {
	h := &g.hands[p]
	d.Cite("13:69F-42.10(h)1")
	g.turnAll(d, p)
	if h.first3 != nil {
		g.settleFirst3(d, h, "13:69F-42.10(h)2")
	}
	g.compare(d, p, "13:69F-42.10(h)4", "13:69F-42.10(h)5", "13:69F-42.10(h)6", "13:69F-42.10(h)7")
}

// settleDraw is 42.10(h)8 to 13. The first 3 bonus wager is settled on the two
// cards that were kept, before the draw card is shown.
func (g *Game) settleDraw(d *table.Dealer, p table.Box) {
	h := &g.hands[p]
	kept := h.kept()
	d.Cite("13:69F-42.10(h)8")
	for _, c := range kept {
		d.Turn(c, p, 0, h.seat)
	}
	if h.first3 != nil {
		if kept[0].Rank() == kept[1].Rank() {
			d.WinsAt(h.first3, int(lines[poker.Pair].first3), "13:69F-42.10(h)8")
		} else {
			d.Loses(h.first3, "13:69F-42.10(h)8")
		}
	}
	d.Cite("13:69F-42.10(h)9")
	d.Turn(h.cards[h.drawn-1], p, 0, h.seat)
	deal.Step(d, "13:69F-42.1[final hand]", "the two cards that were kept and the draw card are the final hand")
	g.read(h)
	if d.Heard() {
		g.tell(d, h)
	}
	g.compare(d, p, "13:69F-42.10(h)10", "13:69F-42.10(h)11", "13:69F-42.10(h)12", "13:69F-42.10(h)13")
}

// kept are the two cards that a player who draws has kept.
func (h *hand) kept() [2]card.Card {
	switch h.drawn {
	case 1:
		return [2]card.Card{h.cards[1], h.cards[2]}
	case 2:
		return [2]card.Card{h.cards[0], h.cards[2]}
	}
	return [2]card.Card{h.cards[0], h.cards[1]}
}

// turnAll shows the three cards of a player who did not draw.
func (g *Game) turnAll(d *table.Dealer, p table.Box) {
	h := &g.hands[p]
	g.read(h)
	if !d.Heard() {
		return
	}
	for _, c := range h.arranged() {
		d.Turn(c, p, 0, h.seat)
	}
	g.tell(d, h)
}

// settleFirst3 settles a first 3 bonus wager on the three cards.
func (g *Game) settleFirst3(d *table.Dealer, h *hand, by law.Cite) {
	if line := lines[h.class].first3; line != none {
		d.WinsAt(h.first3, int(line), by)
	} else {
		d.Loses(h.first3, by)
	}
}

// compare holds a player's hand against the dealer's, settles the ante and the
// in to win/draw wager, and pays the bonus, whatever the dealer has. The
// paragraphs are those for a higher, a lower and an equal hand, and of the bonus.
func (g *Game) compare(d *table.Dealer, p table.Box, higher, lower, equal, bonus law.Cite) {
	h, dealers := &g.hands[p], &g.hands[dealer]
	if d.Heard() {
		g.tellComparison(d, h, dealers)
	}
	switch {
	case h.rank > dealers.rank:
		d.Wins(h.ante, higher)
		d.Wins(h.play, higher)
	case h.rank < dealers.rank:
		d.Loses(h.ante, lower)
		d.Loses(h.play, lower)
	default:
		d.Returns(h.ante, equal)
		d.Returns(h.play, equal)
	}
	if line := lines[h.class].bonus; line != none {
		deal.Step(d, "13:69F-42.1[in to win bonus]", "a straight or higher is paid a bonus, whatever the dealer has")
		staked := table.Bet{Seat: h.seat, Area: areaOf(p, play), Amount: h.staked}
		d.Bonus(&staked, g.bonus[line].Odds, bonus, g.bonus[line].Law)
	}
}

// tellComparison says how the hands compare, and by what.
func (g *Game) tellComparison(d *table.Dealer, h, dealers *hand) {
	d.Cite("13:69F-42.10(h)3")
	d.NoteAlso("13:69F-42.1[rank]", "the hand is compared with the dealer's")
	switch {
	case h.rank == dealers.rank:
		d.Cite("13:69F-42.1[suit]")
		d.NoteAt(h.seat, "the hands differ in suit only, and no suit is above another")
	case h.class == dealers.class:
		d.Cite("13:69F-42.5(a)[rank]")
		d.NoteAt(h.seat, "the hands are of one kind, and the higher cards decide")
	}
}

// gather puts the cards of a position into the discard rack.
func (g *Game) gather(p table.Box) {
	h := &g.hands[p]
	g.Deck().DiscardAll(h.cards[:h.dealt])
	h.dealt = 0
}

// arranged are the cards as they are laid out to form the hand: alike first,
// and then from the highest down.
func (h *hand) arranged() [3]card.Card {
	c := h.cards
	for _, i := range [...]int{0, 1, 0} {
		if c[i].Rank() < c[i+1].Rank() {
			c[i], c[i+1] = c[i+1], c[i]
		}
	}
	switch {
	case h.class == poker.Pair && c[0].Rank() != c[1].Rank():
		return [3]card.Card{c[1], c[2], c[0]}
	case c[0].Rank() == card.Ace && c[1].Rank() == card.Three && c[2].Rank() == card.Two:
		return [3]card.Card{c[1], c[2], c[0]}
	}
	return c
}
