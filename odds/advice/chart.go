package advice

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
)

// Chart is the best play of a game as rows and columns, for hands from a fresh
// shoe.
type Chart struct {
	Title string `json:"title"`
	Text  string `json:"text" doc:"What it is worth, or what it comes to in a sentence"`
	Of    string `json:"of" doc:"What the values are fractions of"`
	Marks []Mark `json:"marks"`
	Parts []Part `json:"parts"`

	HouseWay []string `json:"house_way,omitempty" doc:"How the house sets its hands, rule by rule: the first that fits a hand sets it"`
}

// Picture is a chart in the form in which players print it.
type Picture struct {
	Title string
	Text  string // for a terminal
	SVG   string
}

// Part is a table of its own, with columns of its own.
type Part struct {
	Name  string   `json:"name"`
	Heads []string `json:"heads"`
	Rows  []Row    `json:"rows"`
}

// Row is a row, a cell for each head.
type Row struct {
	Name  string `json:"name"`
	Cells []Cell `json:"cells"`
}

// Mark is what a chart says in one place.
type Mark struct {
	Code  string `json:"code"`
	Means string `json:"means"`
}

// Cell is what to do with a hand. One that cannot be has no code.
type Cell struct {
	Code   string  `json:"code"`
	Hand   string  `json:"hand,omitempty" doc:"The hand whose choices are valued"`
	Values []Worth `json:"values,omitempty" doc:"The best first"`
}

func NewCell(code, hand string, values []Worth) Cell {
	slices.SortStableFunc(values, func(a, b Worth) int { return cmp.Compare(b.EV, a.EV) })
	Price(values)
	return Cell{code, hand, values}
}

func RankName(r card.Rank) string {
	if r == card.Ten {
		return "10"
	}
	return string(r.Letter())
}

func Pretty(hand []card.Card) string {
	words := make([]string, len(hand))
	for i, c := range hand {
		words[i] = c.Pretty()
	}
	return strings.Join(words, " ")
}

func Decks(n int) string {
	if n == 1 {
		return "one deck"
	}
	return fmt.Sprintf("%d decks", n)
}
