package blackjackodds

import (
	"strings"

	"boardwalk/odds"
	"boardwalk/sim"
)

// mimicChart plays as the dealer does.
const mimicChart = `
hard 4-16   dddddddddd
hard 17-20  ssssssssss
soft 12-16  dddddddddd
soft 17-20  ssssssssss
`

// neverBustChart never draws where a card could take the hand over 21.
const neverBustChart = `
hard 4-11   dddddddddd
hard 12-20  ssssssssss
soft 12-17  dddddddddd
soft 18-20  ssssssssss
`

// byChart makes a named strategy of a chart that stands in the program itself.
func byChart(name, text, rows string) sim.Named {
	return sim.Named{Name: name, Text: text, For: func(a *odds.Asked) (sim.Strategy, error) {
		s, err := sim.ReadStrategy(&chartLines{}, a.Rules, name, strings.NewReader(rows))
		s.Text = text
		return s, err
	}}
}
