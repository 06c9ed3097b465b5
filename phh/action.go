package phh

import (
	"strconv"

	"boardwalk/card"
	"boardwalk/money"
)

// Kind is a kind of action.
type Kind uint8

const (
	// Note is no action: a commentary that stands alone, or nothing.
	Note Kind = iota
	// DealBoard deals Cards to the board.
	DealBoard
	// DealHole deals Cards to Player, who may get their cards in one action or one by one.
	DealHole
	// BringIn is Player posting the bring-in.
	BringIn
	// Fold is Player folding.
	Fold
	// CheckOrCall is Player matching the largest bet, which may be none.
	CheckOrCall
	// BetOrRaise is Player completing, betting or raising, so that what they have bet on this
	// street, blinds included and antes not, is Amount.
	BetOrRaise
	// Draw is Player discarding Cards, or standing pat if there are none.
	Draw
	// Show is Player showing Cards, at the end or once all are all-in. They are unknown where
	// nobody noted them.
	Show
	// Muck is Player putting down their cards unseen.
	Muck
)

// verbs are how what players do is written.
var verbs = [...]string{
	BringIn: "pb", Fold: "f", CheckOrCall: "cc", BetOrRaise: "cbr", Draw: "sd", Show: "sm", Muck: "sm",
}

// Action is one action of the dealer or of a player.
type Action struct {
	Kind Kind
	// Player is who acts or is dealt to, from 1; 0 for the board and for a Note.
	Player int
	// Cards are dealt, discarded or shown. Some may be card.Unknown, except on the board.
	Cards []card.Card
	// AsDealt reports that the cards shown are those that were dealt, and not written again.
	AsDealt bool
	// Amount is what a BetOrRaise is to.
	Amount money.Cents
	// Comment is what the annotator says about it.
	Comment string
}

// String writes the action as in a file: "p1 cbr 7000 # all-in".
func (a Action) String() string { return string(a.appendTo(nil)) }

func (a Action) appendTo(b []byte) []byte {
	switch a.Kind {
	default: // not an action, and not read as one
		return append(b, '?')
	case Note:
	case DealBoard:
		b = append(b, "d db "...)
	case DealHole:
		b = append(b, "d dh p"...)
		b = append(strconv.AppendInt(b, int64(a.Player), 10), ' ')
	case BringIn, Fold, CheckOrCall, BetOrRaise, Draw, Show, Muck:
		b = strconv.AppendInt(append(b, 'p'), int64(a.Player), 10)
		b = append(append(b, ' '), verbs[a.Kind]...)
		if len(a.Cards) > 0 || a.AsDealt || a.Kind == BetOrRaise {
			b = append(b, ' ')
		}
	}
	for _, c := range a.Cards {
		b = append(b, c.String()...)
	}
	if a.AsDealt {
		b = append(b, '-')
	}
	if a.Kind == BetOrRaise {
		b = appendAmount(b, a.Amount)
	}
	if a.Comment == "" {
		return b
	}
	if len(b) > 0 {
		b = append(b, ' ')
	}
	return append(append(b, "# "...), a.Comment...)
}
