// Package banked is what pai gow and pai gow poker have in common: each player
// sets what was dealt into a high hand and a low hand, both play against the
// dealer's or, if a player has the bank, against that player's, and only who wins
// with both wins the wager.
//
// A game of the family embeds a [Table] in its value, gives it its [Paragraphs]
// and fulfils [Pieces], through which the family asks for what is done with cards
// or tiles. Who has the bank is settled in an interlude (interlude.go). The game's
// Round stays straight-line code in the order of its subchapter, and calls the
// steps of the family where they come:
//
//	g.Gather(d)         // who plays, and what the bank covers
//	g.DealerStakes(d)   // the dealer's wager against the bank
//	…                   // "No more bets", the shaker, the deal
//	g.SetHands(d, …)    // everybody sets at once, unseen
//	…                   // the dealer's hands are set
//	g.Settle(d)         // against the house, or through the centre of the table
//	g.Finish()
//
// Everything goes counterclockwise, from the player farthest to the dealer's right
// on: that is from the highest position to the lowest.
//
// Other modules should not build on this package: it may change in every version.
package banked

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// MostSeats is how many betting positions a game of the family has at most.
const MostSeats = 6

// Pieces is what a game does with the cards or tiles of a hand when the family
// comes to it.
type Pieces interface {
	// Cards are the cards of a hand that an answer may name. There are none with
	// tiles.
	Cards(h *Hand) card.Set

	// Set divides what was dealt to a hand as its player answered. It sets Foul if
	// the hand then loses however it compares.
	Set(d *table.Dealer, h *Hand, a table.Answer)

	// SetAsHouse divides it as the house sets the hands of the dealer.
	SetAsHouse(d *table.Dealer, h *Hand, side card.Side, by law.Cite)

	// Expose turns both hands up.
	Expose(d *table.Dealer, h *Hand, by law.Cite)

	// Compare holds a hand against the dealer's or the bank's: 1 if it is higher,
	// 0 for a copy, -1 if it is lower, for the high hands and for the low ones. By
	// is the paragraph that decides between the high hands.
	Compare(h, against *Hand) (high, low int, by law.Cite)

	// Collect takes up what was dealt to a hand.
	Collect(d *table.Dealer, h *Hand, side card.Side, by law.Cite)

	// Played reports whether a round was dealt since the game began.
	Played() bool
}

// Table is a table at which players set two hands each. The zero value is made
// ready by [Table.SetUp].
type Table struct {
	State
	p       *Paragraphs
	o       *Options
	pieces  Pieces
	unit    money.Cents // to which vigorish is rounded up; 0 if it is not
	names   []table.Wager
	offers  offers
	words   [MostSeats + 1]words
	hands   [MostSeats + 1]Hand // by position; the dealer's is 0
	players []table.Box         // the positions with a wager in the round, counterclockwise
	places  [MostSeats]table.Box

	twice     bool // somebody may have two hands in this round
	questions [MostSeats]table.Question
	asked     [MostSeats]*Hand
}

// State is what lasts from round to round. A game's snapshot includes it.
type State struct {
	settled bool                       // it is settled who has the bank of the coming round
	bank    table.Seat                 // who has it; the house's seat if no player does
	half    bool                       // together with the house, half each
	stake   money.Cents                // what the dealer wagers against the bank
	first   table.Seat                 // to whom the bank was last offered first; the dealer is 0
	banked  table.Seat                 // who had the bank in the round before
	against [MostSeats + 1]money.Cents // what each player wagered against the dealer in the last round without a bank
	beside  bool                       // somebody has wagered at a position next to the own
	present uint32                     // which positions are taken, one bit each
}

// words are what is said of a position, made once.
type words struct{ wins, loses, pushes string }

// SetUp makes the table ready. The wagers are as [Paragraphs.Positions] was given
// them. The table keeps the pointers.
func (t *Table) SetUp(p *Paragraphs, o *Options, wager table.Wager, pieces Pieces) {
	*t = Table{p: p, o: o, pieces: pieces, offers: p.newOffers(o), names: []table.Wager{wager}}
	if o.Rounding == RoundedUp {
		t.unit = Coin
	}
	for i := range t.hands {
		t.hands[i].Box = table.Box(i)
		t.words[i] = words{fmt.Sprintf("Position %d wins", i), fmt.Sprintf("Position %d loses", i), fmt.Sprintf("Position %d pushes", i)}
	}
	t.players = t.places[:0]
}

// Hand is what was dealt to a position, or to the dealer, and what rides on it.
type Hand struct {
	Box         table.Box
	Seat        table.Seat // whose it is
	Plays       bool       // it is in the round, and was not given up or void
	Foul        law.Cite   // why it loses however it compares; empty if it is set as the law has it
	FoulAs      law.Cite   // what such a hand is not
	Surrendered bool
	Result      Result
	Bet         *table.Bet  // nil for the dealer's and the bank's
	Wagered     money.Cents // what lay there when the round began
	set         bool
}

// Result is how a hand stands against the dealer's or the bank's.
type Result uint8

// The results.
const (
	Undecided Result = iota
	Won
	Lost
	Pushed
)

// At returns the hand of a position. The dealer's is 0.
func (t *Table) At(box table.Box) *Hand { return &t.hands[box] }

// Dealer returns the dealer's hand.
func (t *Table) Dealer() *Hand { return &t.hands[0] }

// Bank returns the position of the player who has the bank of the coming round or
// of the one that is played. It is the house's if no player does.
func (t *Table) Bank() table.Seat { return t.bank }

// CoBanked reports whether that player has the bank together with the house.
func (t *Table) CoBanked() bool { return t.half }

// DealerWager returns what the dealer wagers against the bank.
func (t *Table) DealerWager() money.Cents { return t.stake }

// DealerPlays reports whether the dealer's hands are set: against the players or,
// with a wager, against the bank.
func (t *Table) DealerPlays() bool { return t.bank == table.House || t.stake > 0 }

// Opponent returns the hand that the players play against.
func (t *Table) Opponent() *Hand { return &t.hands[t.bank] }

// Players are the hands in the round that a wager rides on, counterclockwise from
// the dealer's right.
func (t *Table) Players(yield func(*Hand) bool) {
	for _, p := range t.players {
		if h := &t.hands[p]; h.Plays && !yield(h) {
			return
		}
	}
}

// InPlay reports whether somebody plays what is dealt to a box: a player with a
// wager, the bank, or the dealer.
func (t *Table) InPlay(box table.Box) bool { return t.hands[box].Plays }

// VoidHand takes one hand out of the round, and gives its wager back.
func (t *Table) VoidHand(d *table.Dealer, h *Hand, by law.Cite, word, why string) {
	d.Cite(by)
	d.NoteAt(h.Seat, word, why)
	d.Returns(h.Bet, by)
	h.Plays = false
}

// Voiding releases what the bank has set aside, for a round that is void. The same
// player then has the bank of the round that is played instead.
func (t *Table) Voiding(d *table.Dealer) {
	if t.bank != table.House {
		d.Bank().Release(t.bank, t.p.Bank.Chips)
	}
}

// Saved returns what lasts from round to round.
func (t *Table) Saved() State { return t.State }

// Resume puts back what [Table.Saved] returned.
func (t *Table) Resume(s State) { t.State = s }

// Facts are who has the bank, and what the dealer wagers against it.
func (t *Table) Facts() []table.Fact {
	if t.bank == table.House {
		return nil
	}
	fact := table.At("bank", t.bank)
	if t.half {
		fact.ID = "co-bank"
	}
	facts := []table.Fact{fact}
	if t.stake > 0 {
		facts = append(facts, table.Fact{ID: "dealer-wager", Amount: t.stake})
	}
	return facts
}

// Verify says whether what lasts from round to round can be so.
func (t *Table) Verify(d *table.Dealer) error {
	switch {
	case d.Bank().Centre() != 0:
		return fmt.Errorf("%s lies in the centre of the table between two rounds", d.Bank().Centre())
	case t.bank != table.House && !d.Players().Taken(t.bank):
		return fmt.Errorf("position %d has the bank, and nobody sits there", t.bank)
	case t.half && t.stake > 0:
		return fmt.Errorf("the dealer wagers %s against a co-bank", t.stake)
	}
	for _, s := range d.Players().Present() {
		if d.Bank().SetAside(s) != 0 {
			return fmt.Errorf("%s of seat %d is set aside between two rounds", d.Bank().SetAside(s), s)
		}
	}
	return t.verifyPositions(d)
}
