package paigow

import (
	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/tile"
)

// Cards has none: an answer says how tiles are set by its choice.
func (g *Game) Cards(*banked.Hand) card.Set { return 0 }

// Set divides a stack as its player answered, and lays the two hands face down. The hand
// that ranks higher is the high hand, so no player can set them wrongly.
func (g *Game) Set(d *table.Dealer, h *banked.Hand, a table.Answer) {
	g.TileKit.Set(d, h.Box, Chosen(a.Choice, g.Stack(h.Box), g.way), card.Down, "10.1[second highest or low hand]")
	if d.Heard() {
		d.Cite("10.1[high hand]")
		d.NoteAt(h.Seat, "higher-tiles-high-hand", "the two tiles that rank higher are the high hand")
		d.Cite("10.1[setting the hands]")
		d.NoteAt(h.Seat, "set-hands-face-down", "the two hands lie face down behind the betting area")
	}
}

// SetAsHouse divides a stack as the licensee has submitted: by a rule of 10.7(d) or, if it
// is set otherwise, by 10.7(e), unless another paragraph is given.
func (g *Game) SetAsHouse(d *table.Dealer, h *banked.Hand, side card.Side, by law.Cite) {
	stack := g.Stack(h.Box)
	hands := g.way(stack)
	if by == "" && d.Heard() {
		if by = "10.7(e)"; tile.Follows(hands) {
			by = tile.HouseRule(stack)
		}
	}
	g.TileKit.Set(d, h.Box, hands, side, by)
}

// Expose turns both hands up. What those of a player are worth, and how they stand
// against the dealer's or the bank's, is told with the paragraphs that say so.
func (g *Game) Expose(d *table.Dealer, h *banked.Hand, by law.Cite) {
	g.TurnUp(d, h.Box, by)
	if h.Bet == nil || !d.Heard() {
		return
	}
	hands := g.Hands(h.Box)
	myHigh, myLow := hands.Ranks()
	itsHigh, itsLow := g.Hands(g.Opponent().Box).Ranks()
	order, why := tile.Compare(myHigh, itsHigh)
	tell(d, h.Seat, hands.High, order, why, "high-hand", &highTexts)
	order, why = compareLow(myLow, itsLow)
	tell(d, h.Seat, hands.Low, order, why, "low-hand", &lowTexts)
}

var (
	highTexts = [3]string{"the high hand is lower", "the high hand is a copy", "the high hand is higher"}
	lowTexts  = [3]string{"the low hand is lower", "the low hand is a copy", "the low hand is higher"}
)

// tell says how a hand stands, by which paragraph, and which one gives it its rank, or
// its highest tile a place if that decides.
func tell(d *table.Dealer, s table.Seat, hand [2]tile.Tile, order int, by law.Cite, word string, texts *[3]string) {
	also := tile.Why(hand[0], hand[1])
	if by == "10.2(f)" {
		also = tile.Of(hand[0], hand[1]).HighestLaw()
	}
	d.Cite(by)
	d.Notes().NoteAmountAlso(s, table.NoArea, 0, also, word, texts[order+1])
}

// Compare holds hands against the dealer's or the bank's.
func (g *Game) Compare(h, against *banked.Hand) (high, low int, by law.Cite) {
	myHigh, myLow := g.Hands(h.Box).Ranks()
	itsHigh, itsLow := g.Hands(against.Box).Ranks()
	high, by = tile.Compare(myHigh, itsHigh)
	low, _ = compareLow(myLow, itsLow)
	return high, low, by
}

// compareLow compares low hands. One of value zero is never the higher one.
func compareLow(mine, its tile.Rank) (order int, by law.Cite) {
	if order, by = tile.Compare(mine, its); order > 0 && mine.Zero() {
		return -1, "10.7(h)[lose]"
	}
	return order, by
}

// Collect takes up the tiles of a hand, so that each hand can be rebuilt. The dealer's
// come last.
func (g *Game) Collect(d *table.Dealer, h *banked.Hand, side card.Side, by law.Cite) {
	if h.Box == 0 && g.Bank() == table.House {
		by = "10.7(l)"
	}
	g.PickUp(d, h.Box, side, by)
}
