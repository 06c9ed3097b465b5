package pokette

import (
	"boardwalk/card"
	"boardwalk/table"
)

// Round conducts one spin: from "No more bets" to the last winning wager paid,
// and to the announcement of the wagers that are then open.
func (g *Game) Round(d *table.Dealer) {
	d.Cite("12.7(a)")
	d.Announce("no-more-bets", "No more bets")
	d.NoLate("12.7(a)", "no wager is taken once \"No more bets\" is announced")

	troubled := !d.Reports().Untroubled()
	section := spin.Conduct(d, g.wheel, g.options.Clapper)
	won := g.faces[section]
	g.last, g.spun = section, true
	if !troubled { // or the paragraph is the one that says which card has won
		d.Cite("12.1[winning card]")
	}
	if d.Heard() {
		d.Shows(g.wheel.Pockets[section].Label, calls[won], uint8(section))
	}
	if !won.Suited() {
		g.joker(d, won)
		return
	}
	g.post(d, won)
	hands := g.settleCards(d, won)
	switch g.posted {
	case 1:
		g.first(d)
	case 2:
		g.second(d, hands)
	case 3:
		g.third(d, hands)
	}
}

// calls are the dealer's words for each card.
var calls = func() (calls [sections]string) {
	for c := range card.SecondJoker + 1 {
		calls[c] = called(c)
	}
	return
}()

// post marks the winning card on the layout and puts one like it on the stand.
func (g *Game) post(d *table.Dealer, won card.Card) {
	if g.posted == 0 {
		g.stand = [3]card.Card{}
	}
	g.stand[g.posted] = won
	g.posted++
	if !d.Heard() {
		return
	}
	d.Cite("12.7(d)")
	d.Notes().NoteAlso("12.7(c)",
		"card-announced", "the card is announced with its suit and marked on the layout; each wager is settled by where it lies")
	if g.posted == 2 {
		d.Cite("12.8(b)")
	}
	d.Note("card-on-stand", spaces[g.options.Stand][g.posted-1])
	if g.posted > 1 {
		d.Cite("12.1[non-poker hand wager]")
		d.Note("this-card-settled", "the wagers on this card alone are settled first")
	}
}

// spaces say which space of the card stand a card takes, by what shows it.
var spaces = map[string][3]string{
	decks:  {"a card of the three decks is put in the first space", "one is put in the second space", "one is put in the third space"},
	device: {"the device shows it in the first space", "the device shows it in the second space", "the device shows it in the third space"},
}

// settleCards settles the wagers on the winning card: first all that lose, and
// then all that win; at once where nobody hears in which order. It reports whether poker
// hand wagers lie on the layout.
func (g *Game) settleCards(d *table.Dealer, won card.Card) (hands bool) {
	spots := &drawn.spots
	d.Cite("12.7(d)[settle]")
	heard := d.Heard()
	for b := range d.Bets {
		if b.Area >= firstHand {
			hands = true
		} else if s := &spots[b.Area]; !s.covers.has(won) {
			d.Loses(b, s.by)
		} else if !heard {
			d.Wins(b, s.by)
		}
	}
	if !heard {
		return hands
	}
	for b := range d.Bets {
		if b.Area < firstHand {
			d.Wins(b, spots[b.Area].by)
		}
	}
	return hands
}

// joker settles a spin that ends on a joker. Of the wagers on cards those lose
// that do not cover that joker; poker hand wagers stay as they are.
func (g *Game) joker(d *table.Dealer, won card.Card) {
	spots := &drawn.spots
	d.Cite("12.7(e)2")
	for b := range d.Bets {
		if b.Area < firstHand && !spots[b.Area].covers.has(won) {
			d.Loses(b, "12.7(e)1")
		}
	}
	for b := range d.Bets {
		if b.Area < firstHand {
			d.Wins(b, "12.7(e)1")
		}
	}
	d.Cite("12.2(b)[jokers]")
	d.Notes().NoteAlso("12.7(e)3",
		"joker-no-poker-hand", "a joker has no value in a poker hand: the card stand and the poker hand wagers stay as they are")
}
