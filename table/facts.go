package table

import "boardwalk/money"

// Fact is something that everybody sees at a table besides the cards and the
// wagers: where the puck lies, who has the dice, what is in which pot.
type Fact struct {
	ID     string      // what it is, in the game's own word: "point", "button"
	Seats  uint64      // whom it concerns, one bit each
	Amount money.Cents // what lies there
	Text   string      // what it says
}

// Shower is a game that has such facts.
type Shower interface {
	Facts() []Fact
}

// At is the fact that a seat has something.
func At(id string, s Seat) Fact { return Fact{ID: id, Seats: 1 << s} }

// Facts are what everybody sees at the table now.
func (t *Table) Facts() []Fact {
	if g, ok := t.game.(Shower); ok {
		return g.Facts()
	}
	return nil
}

// Whole returns the amount in which the wager on an area is made, if that is the amount
// of a fact ([Wager.Whole]); zero if it is not, or if there is no such fact now.
func (t *Table) Whole(a Area) money.Cents {
	name := t.layout.Wagers[a].Whole
	if name == "" {
		return 0
	}
	for _, f := range t.Facts() {
		if f.ID == name {
			return f.Amount
		}
	}
	return 0
}

// Facts are what everybody sees at the table: while it waits for an answer, as
// they were when the question was asked.
func (l *Live) Facts() []Fact {
	if l.open != nil {
		return l.facts
	}
	return l.table.Facts()
}
