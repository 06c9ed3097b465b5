package table

import (
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// Area is a place on the layout where a wager may lie: an index into
// [Layout.Wagers]. A wager on the 6 and one on the 8 lie on different areas.
type Area int16

// NoArea is the area of an event that concerns no wager.
const NoArea Area = -1

// Phase is a set of stages of a game, one bit each, named by the game: before
// the come out roll, with a point established, and so on. A game may be at
// several stages at once.
type Phase uint16

// Always is every stage of a game.
const Always Phase = 0xffff

// Wager declares one betting area as data. Signs, odds, the case language and
// the screens all read this declaration; nothing else says what a wager is.
type Wager struct {
	ID      string   // how it is typed and stored: "place-6"
	Name    string   // the regulation's name: "Place Bet 6 to Win"
	Group   string   // wagers that share limits and help: "place to win"
	Aliases []string // other ways to type it
	Law     law.Cite // the paragraph that permits it
	OneRoll bool     // decided by the next outcome, whatever it is

	Absent   bool // no rule of the game knows it: it only keeps its area among those of the family, and lists leave it out
	Position Seat // whose area it is: that of the player who sits there; 0: everybody's

	Made     Phase    // stages in which it may be made or raised
	MadeText string   // why not now: "is made only before the come out roll"
	MadeLaw  law.Cite // the paragraph that says when; empty: Law
	Moved    bool     // gets here only by the dealer's moving another wager
	Asked    bool     // is made only by answering a question: nobody puts it down unasked
	Rests    bool     // is off at some stage, unless it is called on

	Locked     Phase    // stages in which it may not be taken down or reduced
	LockedLaw  law.Cite // the paragraph that locks it
	LockedText string   // until when: "once its point is established"
	ShutLaw    law.Cite // if set: once taken down or reduced, not replaced or raised

	Pot        bool        // goes to the pot: players play for it against each other
	Needs      []Need      // other wagers that it needs
	Supplement bool        // supports another wager, and has no minimum of its own
	Exactly    money.Cents // if set: it is made in this amount and no other, with a chip of just that value
	Whole      string      // if set: it is made in the amount of the [Fact] of this name and no other, as a bank that is taken on whole
	Most       money.Cents // if set: the maximum that an option of the game sets for it
	MostOption string      // the name of that option
	OverLaw    law.Cite    // if set: may exceed its maximum as far as its odds need it
	Breaks     []Piece     // if set: the dealer breaks it down into these wagers
	BreakLaw   law.Cite    // the paragraph that has it broken down
	Each       bool        // its amount is put on each of those wagers, rather than divided among them

	Coupons bool     // takes match play coupons
	Rounded bool     // is taken in any amount of whole chips: a payment that is not exact is rounded up to the cent
	Parts   int64    // how many equal wagers it stands for, 1 if zero
	PartLaw law.Cite // the paragraph under which they are settled apart
	UnitLaw law.Cite // if set: the paragraph that has it made in units of so many parts
	Pays    []Pay    // payout odds; several when they depend on the outcome
	Bonus   []Pay    // what is paid besides, whatever becomes of the wager
	Cap     *Cap     // if set: the most that is paid on it in a round

	Vigorish Vigorish // what may be charged for it when it is made

	Down    money.Cents // if set: is taken in any amount of whole chips, and a payment is rounded down to a multiple of this
	DownLaw law.Cite    // the paragraph that says so
}

// Vigorish is the charge that the law allows on a wager.
type Vigorish struct {
	Most  money.Rate // zero where nothing may be charged
	OnWin bool       // of what the wager could win, rather than of its amount
	Law   law.Cite
}

// Piece is one of the wagers into which another is broken down.
type Piece struct {
	ID    string // of a wager on the same layout
	Share int64  // its share of the amount, relative to the other pieces
}

// parts returns the number of equal wagers that w stands for.
func (w *Wager) parts() int64 { return max(w.Parts, 1) }

// Called is the name of the wager without the number of a position: "Ante".
func (w *Wager) Called() string {
	if w.Position == House {
		return w.Name
	}
	return strings.TrimSuffix(w.Name, fmt.Sprint(" ", w.Position))
}

// One is the wager with its article, as a sentence speaks of it: "an Ante",
// "a Pass Bet", "an 11 in One Roll".
func (w *Wager) One() string {
	name := w.Called()
	if strings.HasPrefix(name, "One") || name == "" || !strings.ContainsRune("AEIOU8", rune(name[0])) && !strings.HasPrefix(name, "11") {
		return "a " + name
	}
	return "an " + name
}

func (w *Wager) group() string {
	if w.Group != "" {
		return w.Group
	}
	return w.ID
}

// Need says that a wager needs another wager of the same player, and how much
// of it. The table refuses what breaks it, wherever a wager is made, raised or
// reduced; signs, bots and screens read it.
type Need struct {
	Wager string     // the id of the other wager
	Least money.Odds // at least so many times the other: 1 to 2 is half of it; zero for any amount
	Most  money.Odds // at most so many times the other; zero for any amount
	Both  bool       // the amounts are held against each other only if both wagers lie there
	Law   law.Cite
	Text  string // what a refusal says: "a pair plus wager needs an ante"
}

// allows reports whether an amount is lawful beside so much of the other wager.
func (n *Need) allows(amount, other money.Cents) bool {
	if amount == 0 || other == 0 {
		return amount == 0 || n.Both
	}
	// a bound of zero to zero compares nothing with nothing, and holds
	return int64(amount)*n.Least.One >= int64(other)*n.Least.To && int64(amount)*n.Most.One <= int64(other)*n.Most.To
}
