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

// Timed is a game in which something is due as time goes by. It is told how
// many minutes have passed since the host first said what time it is.
type Timed interface {
	Tick(d *Dealer, minutes int)
}

// ChangeCards is the act by which staff bring new cards to a table whose game
// declares it.
const ChangeCards = "change-cards"

// wear keeps account of how long the cards have been in use. It knows only what
// the host says of the time.
type wear struct {
	first time.Time // when somebody first said what time it is
	since time.Time // when the cards came to the table
	now   time.Time
}

// wornOut says that the cards must be changed before another round, or nil.
func (t *Table) wornOut() *law.Refusal {
	g, ok := t.game.(Carded)
	if !ok {
		return nil
	}
	hours, by := g.CardHours()
	if t.wear.now.Sub(t.wear.since) < time.Duration(hours)*time.Hour {
		return nil
	}
	return law.Refuse(by, "the cards have been in use for %d hours and must be changed", hours)
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
