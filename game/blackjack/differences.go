package blackjack

import (
	"strings"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Differences are what makes another game of blackjack: paragraphs of its own,
// and what it adds. What it does otherwise is in the [Ways] of its options.
// Options, acts, incidents and notices without a paragraph are not in the game.
type Differences struct {
	Paragraphs

	Layout      string   // the name of the layout, "Blackjack layout" if empty
	Inscribed   []string // what stands on it above the usual lines
	MostBoxes   int      // boxes on it at most, 7 if zero
	MostPlayers law.Cite // the paragraph that says so

	BlackjackEven bool       // a blackjack pays 1 to 1
	InsurancePays money.Odds // 2 to 1 if zero
	Bonuses       []Bonus    // 21s that pay more than 1 to 1 where the hand was not doubled, the best first
	Amounts       []table.Pay
	Beside        *Beside // the additional wager, nil if there is none

	Default func(*Options)                // sets what it does otherwise
	Own     func(*Options) []table.Option // options of its own
	Faults  func(*Options) []law.Fault    // what its own options may not be together
	Notices func(*Options) []table.Notice // its own notices

	// Super returns which of the Amounts a wager is paid besides on three sevens of one suit,
	// neither split nor doubled, against a seven; nil where that is nothing.
	Super func(wager money.Cents) (which int, ok bool)

	// Complete is told of every hand that is complete, before it is settled.
	Complete func(g *Game, d *table.Dealer, box uint8, h *Hand)
}

// Bonus is a 21 with odds of its own.
type Bonus struct {
	Pay table.Pay
	Has func(cards []card.Card) bool // whether some cards that total 21 are it
}

// Beside is an additional wager of a kin of blackjack.
type Beside struct {
	ID, Name string
	Law      law.Cite
	Wins     law.Cite // under which it wins
	Loses    law.Cite // and loses
	Pays     func(*Options) []table.Pay
	Late     bool // decided by the dealer's hand, and not by the first cards

	// Line returns the line of the odds at which it wins, or -1 if it loses.
	Line func(player, dealer []card.Card) int
}

func (k *Differences) boxes() int {
	if k.MostBoxes == 0 {
		return boxes
	}
	return k.MostBoxes
}

func (k *Differences) layoutName() string {
	if k.Layout == "" {
		return "Blackjack layout"
	}
	return k.Layout
}

func (k *Differences) own(o *Options) []table.Option {
	if k.Own == nil {
		return nil
	}
	return k.Own(o)
}

func (k *Differences) ownNotices(o *Options) []table.Notice {
	if k.Notices == nil {
		return nil
	}
	return k.Notices(o)
}

// Bonus returns the odds that a winning 21 of some cards is paid at, if they are
// not 1 to 1. A blackjack is none.
func (o *Options) Bonus(cards []card.Card) (money.Odds, bool) {
	for _, b := range o.laws().Bonuses {
		if b.Has(cards) {
			return o.PayOf("main", b.Pay).Odds, true
		}
	}
	return money.Odds{}, false
}

// Super returns what a wager is paid besides on three sevens of one suit, neither
// split nor doubled, against a seven of the dealer's.
func (o *Options) Super(wager money.Cents) money.Cents {
	if s := o.laws().Super; s != nil {
		if which, ok := s(wager); ok {
			return amountOf(o.PayOf("main", o.laws().Amounts[which]), wager)
		}
	}
	return 0
}

// amountOf is what one of the amounts is: so much for each dollar where somebody supposes that it is paid at odds.
func amountOf(p table.Pay, wager money.Cents) money.Cents {
	if !p.Odds.IsZero() {
		return p.Odds.Owes(wager)
	}
	return p.Amount
}

// Name returns the name of the layout's game, empty for blackjack.
func (o *Options) Name() string { return strings.TrimSuffix(o.laws().Layout, " layout") }

// Pack returns what a deck of the game is made of.
func (o *Options) Pack() card.Pack { return o.laws().Pack }

// Beside returns the additional wager of a kin of blackjack, or nil.
func (o *Options) Beside() *Beside { return o.laws().Beside }

// TwoCardsWin reports whether 21 in two cards of a split pair beats 21 in more.
func (o *Options) TwoCardsWin() bool { return o.laws().TwoCards != "" }

// ownBonus finds the odds of a hand that has not lost.
func (g *Game) ownBonus(h *Hand, r result, by law.Cite) (result, int, law.Cite) {
	if r == wins && !h.doubled && h.Score() == 21 {
		for i := range g.p.Bonuses {
			if g.p.Bonuses[i].Has(h.Cards()) {
				return r, g.lines[standard] + 1 + i, by
			}
		}
	}
	return r, g.lines[even], by
}

// Bettors returns who wagers on a box in this round, who calls its decisions
// first. The slice is the game's own.
func (g *Game) Bettors(box uint8) []table.Seat {
	b := &g.boxes[box]
	return b.bettors[:b.betting]
}

// Boxes returns the boxes in play, from the dealer's left. The slice is the
// game's own.
func (g *Game) Boxes() []uint8 { return g.order[:g.active] }

// Wager returns what a seat has on a hand of a box that was not split.
func (g *Game) Wager(d *table.Dealer, s table.Seat, box uint8) money.Cents {
	return d.Amount(s, mainAt(box, 0, 0))
}

// PayAmount pays one of the game's [Differences.Amounts] to somebody who has made
// a wager on a box in this round, whether or not it still lies there.
func (g *Game) PayAmount(d *table.Dealer, s table.Seat, box uint8, which int, by law.Cite) {
	line := g.lines[standard] + 1 + len(g.p.Bonuses) + which
	bet := &table.Bet{Seat: s, Area: mainAt(box, 0, 0)}
	d.Payments().Amount(bet, line, amountOf(g.layout.Wagers[bet.Area].Pays[line], g.Wager(d, s, box)), by)
}
