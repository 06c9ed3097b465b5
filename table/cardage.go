package table

import (
	"time"

	"boardwalk/law"
)

// Carded is a game whose cards may lie on the table only for so long.
type Carded interface {
	// CardHours says after how many hours the cards are changed, and which
	// paragraph wants it.
	CardHours() (hours int, by law.Cite)
}

// Diced is a game whose dice may lie on the table only for so long. It is not
// Carded as well: a table keeps account of one kind of equipment.
type Diced interface {
	// DiceHours says after how many hours the dice are changed, and which
	// paragraph wants it.
	DiceHours() (hours int, by law.Cite)
}

// Timed is a game in which something is due as time goes by. It is told how
// many minutes have passed since the host first said what time it is.
type Timed interface {
	Tick(d *Dealer, minutes int)
}

// ChangeCards is the act by which staff bring new cards to a table whose game
// declares it.
const ChangeCards = "change-cards"

// ChangeDice is the same for new dice.
const ChangeDice = "change-dice"

// wear keeps account of how long the cards, or the dice, have been in use. It
// knows only what the host says of the time.
type wear struct {
	first time.Time // when somebody first said what time it is
	since time.Time // when the cards or dice came to the table
	now   time.Time
}

// wornOut says that the cards or dice must be changed before another round, or
// nil.
func (t *Table) wornOut() *law.Refusal {
	var hours int
	var by law.Cite
	what := "cards"
	switch g := t.game.(type) {
	case Carded:
		hours, by = g.CardHours()
	case Diced:
		hours, by = g.DiceHours()
		what = "dice"
	default:
		return nil
	}
	if t.wear.now.Sub(t.wear.since) < time.Duration(hours)*time.Hour {
		return nil
	}
	return law.Refuse(by, "the %s have been in use for %d hours and must be changed", what, hours)
}

// tick notes the time. Cards that nobody has noted yet count from then.
func (t *Table) tick(now time.Time) {
	t.wear.now = now
	if t.wear.first.IsZero() {
		t.wear.first = now
	}
	if t.wear.since.IsZero() {
		t.wear.since = now
	}
}
