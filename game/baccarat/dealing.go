package baccarat

import (
	"boardwalk/card"
	"boardwalk/table"
)

// deal deals the first four cards: one to the Player's Hand, one to the
// Banker's Hand, and again.
func (g *Game) deal(d *table.Dealer) {
	g.player, g.banker = Hand{}, Hand{}
	if !d.Reports().Untroubled() {
		g.handled(d)
		g.foundFaceUp(d)
	}
	side := card.Up
	if g.faceDown {
		side = card.Down
		d.Cite(g.at.deal)
	} else {
		d.Cite(g.at.dealFaceUp)
	}
	if g.held == 0 && g.shoe.Left() >= 4 {
		if cards := d.Cards().DealUnheard(&g.shoe, 4); cards != nil { // the first one dealt is the last
			g.player.add(cards[3])
			g.banker.add(cards[2])
			g.player.add(cards[1])
			g.banker.add(cards[0])
			return
		}
	}
	g.player.add(g.draw(d, playerBox, side))
	g.banker.add(g.draw(d, bankerBox, side))
	g.player.add(g.draw(d, playerBox, side))
	g.banker.add(g.draw(d, bankerBox, side))
}

// draw takes the next card, which may have been drawn too early.
func (g *Game) draw(d *table.Dealer, box table.Box, side card.Side) card.Card {
	if g.held > 0 {
		return g.drawnBefore(d, box, side)
	}
	if g.shoe.Left() == 0 {
		g.runOut(d)
	}
	return d.Deal(&g.shoe, box, 0, table.House, side)
}

// callCounts has the Point Counts announced, the Player's first. Cards that
// were dealt face down are turned up hand by hand.
func (g *Game) callCounts(d *table.Dealer) {
	g.turn(d, playerBox, &g.player)
	d.Cite(g.at.counts)
	d.Announce("player-count", playerCounts[g.player.count])
	g.turn(d, bankerBox, &g.banker)
	d.Cite(g.at.counts)
	d.Announce("banker-count", bankerCounts[g.banker.count])
}

func (g *Game) turn(d *table.Dealer, box table.Box, h *Hand) {
	if g.faceDown {
		d.Cite(g.at.placement)
		d.Turn(h.cards[0], box, 0, table.House)
		d.Turn(h.cards[1], box, 0, table.House)
	}
}

// third deals a third card, face up, as the dealer says.
func (g *Game) third(d *table.Dealer, box table.Box, h *Hand) card.Card {
	if d.Heard() {
		g.instruct(d, box)
	}
	c := g.draw(d, box, card.Up)
	h.add(c)
	return c
}

// instruct says who gets a third card: to the curator, where there is one.
func (g *Game) instruct(d *table.Dealer, box table.Box) {
	d.Cite(g.at.instruct)
	if g.at.curated() {
		d.Announce("third-card", instructions[box])
	} else {
		d.Note("third-card", instructions[box])
	}
	d.Cite(g.at.third)
}

// clear puts the cards into the discard rack, the Player's Hand first, in the
// order in which they were dealt, so that both can be rebuilt.
func (g *Game) clear(d *table.Dealer) {
	g.shoe.DiscardAll(g.player.cards[:g.player.n])
	g.shoe.DiscardAll(g.banker.cards[:g.banker.n])
	if g.at.rack != "" {
		d.Cite(g.at.rack)
		d.Note("racked-player-banker", "the cards go to the discard rack, the Player's Hand and then the Banker's Hand")
	}
}

var (
	instructions = [...]string{playerBox: "A card for the Player's Hand", bankerBox: "A card for the Banker's Hand"}
	playerCounts = counts("Player's Hand has ")
	bankerCounts = counts("Banker's Hand has ")
)

// counts are the calls of every Point Count.
func counts(before string) (calls [10]string) {
	for i := range calls {
		calls[i] = before + digits[i:i+1]
	}
	return
}

const digits = "0123456789"
