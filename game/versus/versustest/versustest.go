// Package versustest has what the tests of games of poker against the house
// share: a bystander who plays at random, remembers what everybody saw, and ranks
// hands in a way of its own.
//
// Other modules should not build on this package: it may change in every version.
package versustest

import (
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// Bystander answers for everybody at random, and remembers a round.
type Bystander struct {
	Will  chance.Source
	Table *table.Table

	Put     map[string]money.Cents       // by the id of the wager: what lay there when it was decided
	Cards   map[table.Box][]card.Card    // as they were dealt
	Answers map[table.Box][]table.Choice // in their order, those to the offer of the cut left out
	Void    bool
}

// Begin forgets the round before.
func (w *Bystander) Begin() {
	w.Cards, w.Answers, w.Void = map[table.Box][]card.Card{}, map[table.Box][]table.Choice{}, false
}

// Answer takes any choice that is open, with any amount.
func (w *Bystander) Answer(q *table.Question) table.Answer {
	open := q.Choices()
	a := table.Answer{Choice: open[w.Will.Draw(len(open))]}
	if q.Offer.TakesAmount(a.Choice) {
		a.Amount = q.Least + money.Cents(w.Will.Draw(int((q.Most-q.Least)/q.Step)+1))*q.Step
	}
	if q.Offer.ID != "cut" {
		w.Answers[q.Box] = append(w.Answers[q.Box], a.Choice)
	}
	return a
}

// Event follows the wagers and the cards.
func (w *Bystander) Event(e *table.Event) {
	switch e.Kind {
	case table.Wagered:
		w.Put[w.Table.Layout().Wagers[e.Area].ID] += e.Amount
	case table.Dealt:
		if e.Box != table.NoBox {
			w.Cards[e.Box] = append(w.Cards[e.Box], e.Card)
		}
	case table.Voided:
		w.Void = true
	}
}

// Strength is a hand of five cards as numbers that compare as hands do: its
// class, from 0 for none to 8 for a straight flush, and its ranks from those that
// matter most.
func Strength(cards []card.Card) []int {
	var ranks []int
	suits, count := map[string]bool{}, map[int]int{}
	for _, c := range cards {
		r := strings.Index("  23456789TJQKA", c.String()[:1])
		ranks = append(ranks, r)
		suits[c.String()[1:]] = true
		count[r]++
	}
	slices.SortFunc(ranks, func(a, b int) int {
		if count[a] != count[b] {
			return count[b] - count[a]
		}
		return b - a
	})
	if slices.Equal(ranks, []int{14, 5, 4, 3, 2}) {
		ranks = []int{5, 4, 3, 2, 1}
	}
	straight, flush := len(count) == 5 && ranks[0] == ranks[4]+4, len(suits) == 1
	class := 0
	switch {
	case straight && flush:
		class = 8
	case count[ranks[0]] == 4:
		class = 7
	case len(count) == 2:
		class = 6
	case flush:
		class = 5
	case straight:
		class = 4
	case len(count) == 3 && count[ranks[0]] == 3:
		class = 3
	case len(count) == 3:
		class = 2
	case len(count) == 4:
		class = 1
	}
	return append([]int{class}, ranks...)
}
