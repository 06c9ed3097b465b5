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

// Diced is a game whose dice may lie on the table only for so long. It may be Carded
// as well.
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
	since time.Time // when the cards came to the table, or the dice at a game without cards
	dice  time.Time // when the dice did at a game with both
	now   time.Time
}

// wornOut says that the cards or dice must be changed before another round, or
// nil.
func (t *Table) wornOut() *law.Refusal {
	since := t.wear.since
	if g, ok := t.game.(Carded); ok {
		hours, by := g.CardHours()
		if r := t.wear.out("cards", since, hours, by); r != nil {
			return r
		}
		since = t.wear.dice
	}
	if g, ok := t.game.(Diced); ok {
		hours, by := g.DiceHours()
		return t.wear.out("dice", since, hours, by)
	}
	return nil
}

// out says that what has been in use since then must be changed, or nil. After no
// hours means never.
func (w *wear) out(what string, since time.Time, hours int, by law.Cite) *law.Refusal {
	if hours == 0 || w.now.Sub(since) < time.Duration(hours)*time.Hour {
		return nil
	}
	return law.Refuse(by, "the %s have been in use for %d hours and must be changed", what, hours)
}

// renewed notes that new cards or dice came to the table.
func (t *Table) renewed(act string) {
	if _, cards := t.game.(Carded); cards && act == ChangeDice {
		t.wear.dice = t.wear.now
		return
	}
	t.wear.since = t.wear.now
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
	_, cards := t.game.(Carded)
	if _, dice := t.game.(Diced); cards && dice && t.wear.dice.IsZero() {
		t.wear.dice = now
	}
}
