package chemindefer

import (
	"strconv"

	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/law"
	"boardwalk/table"
)

// deal has the Banker deal the first four cards face down: one to the Dominant
// Player, one to the Banker, and again.
func (g *Game) deal(d *table.Dealer) {
	g.player, g.banker = hand{}, hand{}
	if !d.Reports().Untroubled() {
		g.foundFaceUp(d)
	}
	d.Cite("4.8(d)")
	d.Announce("cards-called", "Cards")
	d.Cite("4.8(a)")
	d.Note("hands-dealt", "the Player's Hand and the Banker's Hand are dealt")
	d.Cite("4.8(d)")
	if four := g.dealUnheard(d); four != nil { // the last one dealt is the first
		for i := 2; i >= 0; i -= 2 {
			g.player.add(four[i+1])
			g.banker.add(four[i])
		}
		return
	}
	for range 2 {
		g.player.add(g.draw(d, playerBox, g.dominant, card.Down))
		g.banker.add(g.draw(d, bankerBox, g.bank, card.Down))
	}
	g.dealt = true
	d.Reports().LookAgain()
}

// dealUnheard deals the first four cards at once, where nobody hears of single cards and
// nothing is out of the ordinary. Otherwise it deals none and returns nil.
func (g *Game) dealUnheard(d *table.Dealer) []card.Card {
	if g.held || g.shoe.Left() < 4 || !d.Reports().Untroubled() {
		return nil
	}
	return d.Cards().DealUnheard(&g.shoe, 4)
}

// draw takes the next card, which may have been drawn before.
func (g *Game) draw(d *table.Dealer, box table.Box, owner table.Seat, side card.Side) card.Card {
	if g.held {
		return g.drawnBefore(d, box, owner, side)
	}
	if g.shoe.Left() == 0 {
		g.runOut(d)
	}
	return d.Deal(&g.shoe, box, 0, owner, side)
}

// play has the Dominant Player and the Banker look at their hands and decide.
func (g *Game) play(d *table.Dealer) {
	if d.Heard() {
		d.Cite("4.9(a)")
		d.NoteAt(g.dominant, "dominant-player-looks", "looks at the Player's Hand without showing it to the Banker")
	}
	a := d.Ask(g.dominant, playerBox, 0, offerPlayer, playerOpen[g.player.count])
	for a.Choice == "" { // the hand turned out to have a card too many, and counts otherwise
		a = d.Ask(g.dominant, playerBox, 0, offerPlayer, playerOpen[g.player.count])
	}
	count := g.player.count
	first := g.player.n // cards that lie face down
	g.repeat(d, a.Choice)
	if a.Choice == Natural || a.Choice == Card && g.bankerHasNatural(d) {
		g.turnPlayers(d, first, natural(a.Choice))
		g.turnBankers(d, natural(a.Choice))
		return
	}
	column := uint8(none)
	if a.Choice == Card {
		column = uint8(baccarat.Value(g.playersThird(d)))
	}
	g.turnBankers(d, "4.9(c)")
	if a.Choice != Stay || d.Reports().Untroubled() || !g.cardAfterStay(d) {
		g.bankersThird(d, column)
	}
	g.turnPlayers(d, first, playerLaws[count])
}

// natural is the paragraph under which all cards are turned up at once: after the
// Dominant Player's natural, or the Banker's.
func natural(said table.Choice) law.Cite {
	if said == Natural {
		return "4.9(a)4"
	}
	return "4.9(b)[natural]"
}

// said are the announcements of the Dominant Player as the dealer repeats them.
var said = map[table.Choice]string{Card: "Card", Stay: "Stay", Natural: "Natural"}

// repeat has the dealer repeat what the Dominant Player announced.
func (g *Game) repeat(d *table.Dealer, c table.Choice) {
	if d.Heard() {
		d.Cite("4.9(h)")
		d.Announce("repeated", said[c])
	}
}

// bankerHasNatural has the Banker look at the hand before a third card is dealt, and
// announce whether it is a natural.
func (g *Game) bankerHasNatural(d *table.Dealer) bool {
	natural := g.banker.count >= 8
	if d.Heard() {
		g.tellBanker(d, natural)
	}
	return natural
}

// tellBanker tells what the Banker says, and has the dealer repeat it.
func (g *Game) tellBanker(d *table.Dealer, natural bool) {
	d.Cite("4.9(b)")
	d.NoteAt(g.bank, "banker-looks", "looks at the Banker's Hand before a third card is dealt")
	by, word, text, says := law.Cite("4.9(b)[under eight]"), "under-eight", "has less than eight", "Under Eight"
	if natural {
		by, word, text, says = "4.9(b)[natural]", "natural", "has a natural: no more cards are dealt", "Natural"
	}
	d.Cite(by)
	d.NoteAt(g.bank, word, text)
	d.Cite("4.9(h)")
	d.Announce("repeated", says)
}

// playersThird deals the third card that the Dominant Player asked for, face up.
func (g *Game) playersThird(d *table.Dealer) card.Card {
	c := card.Unknown
	if !d.Reports().Untroubled() {
		c = g.bankersCardForPlayer(d)
	}
	if c == card.Unknown {
		d.Cite("4.9(b)[under eight]")
		c = g.draw(d, playerBox, g.dominant, card.Up)
	}
	g.player.add(c)
	return c
}

// bankersThird has the Banker's Hand draw or stay as Table 3 says, against a third
// card of the Player's Hand.
func (g *Game) bankersThird(d *table.Dealer, column uint8) {
	row := g.banker.count
	if d.Heard() {
		g.readTable3(d, row, column)
	}
	draws := g.table3[row][column] == 'D'
	if g.table3[row][column] == 'O' {
		d.Cite("4.9(g)")
		d.Note("table-3-leaves-choice", "Table 3 leaves the choice to the Banker")
		d.Cite("4.8(b)")
		d.NoteAt(g.bank, "banker-decides", "decides for the Banker's Hand")
		draws = d.Ask(g.bank, bankerBox, 0, offerBanker, table.AllChoices).Choice == Draw
	}
	d.Cite(rowLaws[row])
	if !draws {
		d.Note("banker-hand-stays", "the Banker's Hand stays")
		return
	}
	d.Note("banker-hand-draws", "the Banker's Hand draws")
	g.banker.add(g.draw(d, bankerBox, g.bank, card.Up))
	if !d.Reports().Untroubled() {
		g.bankerTakesTwo(d)
	}
}

// readTable3 says by which row and column Table 3 is read.
func (g *Game) readTable3(d *table.Dealer, row, column uint8) {
	d.Cite("4.9(d)")
	d.Note("banker-count", bankersCounts[row])
	if column != none {
		d.Cite("4.9(e)")
		d.Note("third-value", thirdValues[column])
	}
}

// bankersCounts and thirdValues say what the rows and the columns of Table 3 are.
var (
	bankersCounts = counts("the Banker's Point Count on two cards is ")
	thirdValues   = counts("the value of the Player's third card is ")
)

func counts(before string) (texts [10]string) {
	for i := range texts {
		texts[i] = before + strconv.Itoa(i)
	}
	return
}

// turnPlayers shows the cards of the Player's Hand that lay face down, under the
// paragraph that said what to do with them.
func (g *Game) turnPlayers(d *table.Dealer, first uint8, by law.Cite) {
	if d.Heard() {
		d.Cite(by)
		for _, c := range g.player.cards[:first] {
			d.Turn(c, playerBox, 0, g.dominant)
		}
	}
}

// turnBankers shows the cards of the Banker's Hand.
func (g *Game) turnBankers(d *table.Dealer, by law.Cite) {
	g.shown = true
	if d.Heard() {
		d.Cite(by)
		for _, c := range g.banker.cards[:g.banker.n] {
			d.Turn(c, bankerBox, 0, g.bank)
		}
	}
}

// clear puts the cards into the discard bucket.
func (g *Game) clear() {
	g.shoe.DiscardAll(g.player.cards[:g.player.n])
	g.shoe.DiscardAll(g.banker.cards[:g.banker.n])
}
