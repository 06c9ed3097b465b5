package pokette

import (
	"strings"

	"boardwalk/card"
	"boardwalk/table"
)

// The facts that everybody sees: the cards on the stand, the three that were
// there last while it is empty, and for each poker hand wager that is open one
// with the id of the wager.
const (
	standFact = "card-stand"
	lastFact  = "last-hand"
	openWord  = "open"
)

// Facts are the cards on the stand and the poker hand wagers that are open.
func (g *Game) Facts() []table.Fact {
	var facts []table.Fact
	switch {
	case g.posted > 0:
		facts = append(facts, table.Fact{ID: standFact, Text: joined(g.Stand())})
	case g.shown:
		facts = append(facts, table.Fact{ID: lastFact, Text: joined(g.stand[:])})
	}
	for i := range hands {
		if hands[i].made&g.stage != 0 {
			facts = append(facts, table.Fact{ID: g.layout.Wagers[firstHand+table.Area(i)].ID, Text: openWord})
		}
	}
	return facts
}

// joined writes cards with blanks between them.
func joined(cs []card.Card) string {
	words := make([]string, len(cs))
	for i, c := range cs {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}
