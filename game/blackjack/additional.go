package blackjack

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// suitTable is one payout option of 2.17(e)2: for king and queen of one suit,
// and for any other two cards of one suit.
type suitTable struct {
	decks, option int
	royal, any    money.Odds
	by            law.Cite
}

// suitTables are the options that the text has for each number of decks.
var suitTables = []suitTable{
	{1, 1, money.Odds{To: 50, One: 1}, money.Odds{To: 5, One: 2}, "2.17(e)2i[option 1]"},
	{1, 2, money.Odds{To: 10, One: 1}, money.Odds{To: 3, One: 1}, "2.17(e)2i[option 2]"},
	{1, 3, money.Odds{To: 5, One: 1}, money.Odds{To: 3, One: 1}, "2.17(e)2i[option 3]"},
	{1, 4, money.Odds{To: 25, One: 1}, money.Odds{To: 5, One: 2}, "2.17(e)2i[option 4]"},
	{2, 1, money.Odds{To: 10, One: 1}, money.Odds{To: 3, One: 1}, "2.17(e)2ii[option 1]"},
	{2, 2, money.Odds{To: 5, One: 1}, money.Odds{To: 3, One: 1}, "2.17(e)2ii[option 2]"},
	{2, 3, money.Odds{To: 25, One: 1}, money.Odds{To: 5, One: 2}, "2.17(e)2ii[option 3]"},
	{2, 4, money.Odds{To: 20, One: 1}, money.Odds{To: 5, One: 2}, "2.17(e)2ii[option 4]"},
	{4, 1, money.Odds{To: 5, One: 1}, money.Odds{To: 3, One: 1}, "2.17(e)2iii[option 1]"},
	{4, 2, money.Odds{To: 25, One: 1}, money.Odds{To: 5, One: 2}, "2.17(e)2iii[option 2]"},
	{4, 3, money.Odds{To: 20, One: 1}, money.Odds{To: 5, One: 2}, "2.17(e)2iii[option 3]"},
	{4, 4, money.Odds{To: 50, One: 1}, money.Odds{To: 2, One: 1}, "2.17(e)2iii[option 4]"},
	{6, 1, money.Odds{To: 5, One: 1}, money.Odds{To: 3, One: 1}, "2.17(e)2iv[option 1]"},
	{6, 2, money.Odds{To: 25, One: 1}, money.Odds{To: 5, One: 2}, "2.17(e)2iv[option 2]"},
	{6, 3, money.Odds{To: 20, One: 1}, money.Odds{To: 5, One: 2}, "2.17(e)2iv[option 3]"},
	{8, 1, money.Odds{To: 5, One: 1}, money.Odds{To: 3, One: 1}, "2.17(e)2v[option 1]"},
	{8, 2, money.Odds{To: 25, One: 1}, money.Odds{To: 5, One: 2}, "2.17(e)2v[option 2]"},
	{8, 3, money.Odds{To: 50, One: 1}, money.Odds{To: 2, One: 1}, "2.17(e)2v[option 3]"},
}

// suitPays are the odds of the same suit wager under the option chosen, or nil
// if there is none for so many decks.
func (o *Options) suitPays() []table.Pay {
	for _, t := range suitTables {
		if t.decks == o.Decks && t.option == o.SuitTable {
			return []table.Pay{
				{On: "king and queen", Odds: t.royal, Law: t.by, Fixed: true},
				{On: "any two cards", Odds: t.any, Law: t.by, Fixed: true},
			}
		}
	}
	return nil
}

// additionalWager declares a wager of 2.17(a), made if its kind is offered.
func (g *Game) additionalWager(kind string, w table.Wager) table.Wager {
	w.Group, w.Coupons, w.MadeText = kind, true, "is not offered at this table"
	w.Most, w.MostOption = g.options.AdditionalMax, "additional-max"
	if g.options.Additional == kind {
		w.Made = table.Always
	}
	return w
}

// mayAdd refuses additional wagers without a wager, beside another, and above
// the lesser of the wager and the posted maximum.
func (g *Game) mayAdd(d *table.Dealer, a *table.Act, n uint8, what table.Area, total money.Cents) *law.Refusal {
	wager, most := d.Amount(a.Seat, mainAt(n, 0, 0)), g.options.AdditionalMax
	switch {
	case wager == 0:
		return law.Refuse(g.p.AdditionalTiming, "an additional wager is made together with the wager against the dealer")
	case what == over && d.Amount(a.Seat, at(n, under)) > 0, what == under && d.Amount(a.Seat, at(n, over)) > 0:
		return law.Refuse(g.p.AdditionalTiming, "the additional wager is either over 13 or under 13")
	case total > wager:
		return law.Refuse(g.p.AdditionalWager, "an additional wager may not exceed the wager of %s", wager)
	case total > most:
		return law.Refuse(g.p.AdditionalMost, "an additional wager may not exceed %s", most)
	case a.Tender == table.Cash && !a.Confirmed:
		return law.Refuse(g.p.AdditionalCash, "an additional wager with cash counts only if dealer and supervisor confirm it")
	case a.Tender == table.Cash:
		d.Betting().Under(g.p.AdditionalCash)
	default:
		d.Betting().Under(g.p.AdditionalPlacing)
	}
	return nil
}

// settleAdditional is 2.17(c) to (e): right after the second cards, and before
// any other card, losing additional wagers are collected and winning ones
// paid. The other wagers take no notice.
func (g *Game) settleAdditional(d *table.Dealer) {
	if g.p.Beside != nil {
		g.beside(d)
		return
	}
	any := false
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		for _, s := range b.bettors[:b.betting] {
			for _, what := range [...]table.Area{over, under, sameSuit} {
				if w := d.Bet(s, at(n, what)); w != nil {
					any = true
					g.collectAdditional(d, w, what, &b.hands[0])
				}
			}
		}
	}
	if !any {
		return
	}
	d.Cite(g.p.AdditionalPaid)
	d.Note("additional-winners-paid", "winning additional wagers are paid before any other card is dealt")
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		for _, s := range b.bettors[:b.betting] {
			for _, what := range [...]table.Area{over, under, sameSuit} {
				if w := d.Bet(s, at(n, what)); w != nil {
					g.payAdditional(d, w, what, &b.hands[0])
				}
			}
		}
	}
	d.Cite(g.p.AdditionalApart)
	d.Note("other-wagers-unaffected", "the other wagers are played as if there had been no additional ones")
}

// thirteen is the count for over and under 13, in which an ace is one.
func thirteen(h *Hand) int { return int(points[h.cards[0]]) + int(points[h.cards[1]]) }

func (g *Game) collectAdditional(d *table.Dealer, w *table.Bet, what table.Area, h *Hand) {
	if what != sameSuit && h.hasAce() {
		d.Cite(g.p.AceIsOne)
		d.NoteAt(w.Seat, "ace-counts-one", "an ace counts one for over and under 13")
	}
	switch {
	case what == sameSuit && h.cards[0].Suit() != h.cards[1].Suit():
		d.Loses(w, g.p.AdditionalLoses)
	case what == sameSuit:
	case thirteen(h) == 13:
		d.Loses(w, g.p.Thirteen)
	case what == over && thirteen(h) < 13, what == under && thirteen(h) > 13:
		d.Loses(w, g.p.AdditionalLoses)
	}
}

func (g *Game) payAdditional(d *table.Dealer, w *table.Bet, what table.Area, h *Hand) {
	switch {
	case what == over:
		d.Wins(w, g.p.OverWins)
	case what == under:
		d.Wins(w, g.p.UnderWins)
	case suited(h.cards[:2], card.King, card.Queen):
		d.WinsAt(w, 0, g.p.SuitWins)
	default:
		d.WinsAt(w, 1, g.p.SuitWins)
	}
}
