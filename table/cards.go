package table

import (
	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
)

// Shoe returns what the shoe is made of from which the last card came: its pack,
// and how many cards it holds when it is full. Full is 0 if no card was drawn, or
// nobody listened.
func (t *Table) Shoe() (pack card.Pack, full int) { return t.pack, t.full }

// draw takes a card from a shoe for a box.
func (d *Dealer) draw(s *card.Shoe, box Box) card.Card {
	if d.sink != nil {
		d.pack, d.full = s.Pack(), s.Total()
	}
	if p := d.picker; p != nil {
		return s.Take(p.Pick(s.ToCome(), int(box)))
	}
	return s.Take(d.source.Draw(s.Left()))
}

// Deal deals a card to a hand of a box. A card that is dealt face down only
// its owner may see, and if that is the house, nobody.
func (d *Dealer) Deal(s *card.Shoe, box Box, hand uint8, owner Seat, side card.Side) card.Card {
	if c, ok := d.Cards().DealOneUnheard(s); ok { // as below, with fewer calls: this is where simulations spend their time
		return c
	}
	c := d.draw(s, box)
	if d.sink != nil {
		d.tellCard(Dealt, c, box, hand, owner, side == card.Down)
	}
	return c
}

// DealOneUnheard takes the card from a shoe that [Dealer.Deal] would deal, where nobody hears of single cards. Where
// somebody hears of them it takes none and reports false.
func (d *DealerCards) DealOneUnheard(s *card.Shoe) (card.Card, bool) {
	if f := d.fast; f != nil && d.sink == nil {
		return s.Take(f.Draw(s.Left())), true
	}
	return 0, false
}

// DealUnheard takes n cards from a shoe at once, those that [Dealer.Deal] would deal one
// by one, where nobody hears of single cards: this is where simulations spend their time.
// The last one dealt is the first of the slice, which is the shoe's own. Where somebody
// hears of them it takes none and returns nil.
func (d *DealerCards) DealUnheard(s *card.Shoe, n int) []card.Card {
	f := d.fast
	if f == nil || d.sink != nil {
		return nil
	}
	chance.TakeLast(f, s.ToCome(), n)
	return s.TakeLast(n)
}

// Expose draws a card that everybody sees, that belongs to no hand and lies there for
// one: it was drawn in error. Box says for whom it would have been.
func (d *DealerCards) Expose(s *card.Shoe, box Box) card.Card {
	c := (*Dealer)(d).draw(s, box)
	if d.sink != nil {
		(*Dealer)(d).tellCard(Dealt, c, NoBox, 0, House, false)
	}
	return c
}

// Turn shows a card that lay face down.
func (d *Dealer) Turn(c card.Card, box Box, hand uint8, owner Seat) {
	if d.sink != nil {
		d.tellCard(Turned, c, box, hand, owner, false)
	}
}

// Burn takes a card from the shoe face down to the discard rack and returns
// it; nobody sees it unless the rules have it disclosed.
func (d *Dealer) Burn(s *card.Shoe) card.Card {
	c := d.draw(s, NoBox)
	s.Discard(c)
	if d.sink != nil {
		d.tellCard(Burned, c, 0, 0, House, true)
	}
	return c
}

// BurnUp is [Dealer.Burn] for a card that everybody sees: one that lay face up in the
// shoe, or was dealt to where none is due. The procedure puts it with the discards.
func (d *DealerCards) BurnUp(s *card.Shoe) card.Card {
	c := (*Dealer)(d).draw(s, NoBox)
	if d.sink != nil {
		(*Dealer)(d).tellCard(Burned, c, 0, 0, House, false)
	}
	return c
}

// Shuffled tells that the cards were shuffled: all that do not lie on the
// layout are to come again.
func (d *Dealer) Shuffled(text string) {
	if d.sink != nil {
		d.say(Shuffled, House, text)
	}
}

// Form takes a card that lies on the layout to another hand: a split pair
// forms a second hand, or a card that lay ready becomes somebody's.
func (d *DealerCards) Form(c card.Card, box Box, hand uint8, toBox Box, toHand uint8, owner Seat) {
	t := (*Table)(d)
	if t.sink == nil {
		return
	}
	e := t.begin(Formed, owner, NoArea, t.by, "", "", 0, 0)
	e.Card, e.Box, e.Hand, e.ToBox, e.ToHand = c, box, hand, toBox, toHand
	t.sink.Event(e)
	e.Card, e.Box, e.Hand, e.ToBox, e.ToHand = 0, 0, 0, 0, 0
}

// FormDown is [DealerCards.Form] for a card that lies face down in its new hand too, as
// when a player sets a high hand and a low one: only its owner may see it.
func (d *DealerCards) FormDown(c card.Card, box Box, hand uint8, toBox Box, toHand uint8, owner Seat) {
	t := (*Table)(d)
	if t.sink == nil {
		return
	}
	t.event.ToBox, t.event.ToHand = toBox, toHand
	(*Dealer)(d).tellCard(Formed, c, box, hand, owner, true)
	t.event.ToBox, t.event.ToHand = 0, 0
}

// DealBlank deals a card face down that nobody is going to look at, such as one at
// a position without a wager. It stays among the cards to come of its shoe, which
// have no order: a card that nobody sees needs no face. Several are dealt to one
// place before it is known who gets them: then [DealerCards.Deliver] gives them faces.
func (d *DealerCards) DealBlank(box Box, hand uint8) {
	if d.sink != nil {
		(*Dealer)(d).tellCard(Dealt, card.Unknown, box, hand, House, true)
	}
}

// Deliver takes a card that [DealerCards.DealBlank] dealt to another box, where its owner
// looks at it.
func (d *DealerCards) Deliver(s *card.Shoe, box, toBox Box, owner Seat) card.Card {
	c := (*Dealer)(d).draw(s, toBox)
	d.FormDown(c, box, 0, toBox, 0, owner)
	return c
}

// DeliverBlank is [DealerCards.Deliver] for a card that nobody is going to look at.
func (d *DealerCards) DeliverBlank(box, toBox Box) { d.FormDown(card.Unknown, box, 0, toBox, 0, House) }

// LooksAt shows a card that lay face down, and that its owner could not see before,
// to the owner alone.
func (d *DealerCards) LooksAt(c card.Card, box Box, hand uint8, owner Seat) {
	if d.sink != nil {
		(*Dealer)(d).tellCard(Turned, c, box, hand, owner, true)
	}
}

// Discards tells that a card left a hand for the discard rack in the course of
// the round. One that goes there face down only its owner may see.
func (d *Dealer) Discards(c card.Card, box Box, hand uint8, owner Seat, side card.Side) {
	if d.sink != nil {
		d.tellCard(Discarded, c, box, hand, owner, side == card.Down)
	}
}

// Folds tells that a player gave up a hand: its cards are out of the round.
func (d *Dealer) Folds(s Seat, box Box, hand uint8, text string) {
	t := d.table()
	if t.sink == nil {
		return
	}
	e := t.begin(Folded, s, NoArea, t.by, "", text, 0, 0)
	e.Box, e.Hand = box, hand
	t.sink.Event(e)
	e.Box, e.Hand = 0, 0
}

func (d *Dealer) tellCard(kind EventKind, c card.Card, box Box, hand uint8, owner Seat, secret bool) {
	t := d.table()
	e := t.begin(kind, owner, NoArea, t.by, "", "", 0, 0)
	e.Card, e.Box, e.Hand, e.Secret = c, box, hand, secret
	t.sink.Event(e)
	e.Card, e.Box, e.Hand, e.Secret = 0, 0, 0, false
}

// Has reports whether a seat has so much in chips.
func (d *DealerPlayers) Has(s Seat, amount money.Cents) bool { return d.seats[s].chips >= amount }

// Stake puts more of a player's chips on an area in the course of a round, as
// an offer lets the player do. The procedure sees to it that the player has
// them and that the amount is lawful.
func (d *Dealer) Stake(s Seat, a Area, amount money.Cents, by law.Cite) *Bet {
	t := d.table()
	st := &t.seats[s]
	b := &st.bets[a]
	if t.sink != nil && t.posted[a].needs { // the procedure's own fault, so it is looked for where somebody listens
		if n := t.broken(st, a, b.Amount+amount); n != nil {
			panic("table: " + n.Text)
		}
	}
	t.lay(st, a)
	b.Seat, b.Area = s, a
	move(&st.chips, &b.Amount, amount)
	if t.sink != nil {
		t.sink.Event(t.begin(Wagered, s, a, by, t.layout.MadeWithChips, "chips", amount, b.Amount))
	}
	return b
}

// BurnAside is [Dealer.Burn] for a card that is kept apart from the discards.
func (d *DealerCards) BurnAside(s *card.Shoe) card.Card {
	c := (*Dealer)(d).draw(s, NoBox)
	if d.sink != nil {
		(*Dealer)(d).tellCard(Burned, c, 0, 0, House, true)
	}
	return c
}

// DealDrawn deals a card that was drawn from the shoe before, such as one that was
// drawn in error and waited. Who may see it is as with [Dealer.Deal].
func (d *DealerCards) DealDrawn(c card.Card, box Box, hand uint8, owner Seat, side card.Side) {
	if d.sink != nil {
		(*Dealer)(d).tellCard(Dealt, c, box, hand, owner, side == card.Down)
	}
}
