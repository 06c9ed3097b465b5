package sim

import (
	"strings"

	"boardwalk/game/blackjack"
	"boardwalk/table"
)

// usualChart is played at blackjack by those who say nothing. It is the
// total-dependent strategy for six decks without a hole card.
const usualChart = `
hard 4-8    dddddddddd
hard 9      dDDDDddddd
hard 10-11  DDDDDDDDdd
hard 12     ddsssddddd
hard 13-16  sssssddddd
hard 17-20  ssssssssss
soft 12     dddddddddd
soft 13-14  dddDDddddd
soft 15-16  ddDDDddddd
soft 17     dDDDDddddd
soft 18     sSSSSssddd
soft 19-20  ssssssssss
pair A      ppppppppp-
pair 2-3    pppppp----
pair 4      ---pp-----
pair 6      ppppp-----
pair 7      pppppp----
pair 8      pppppppp--
pair 9      ppppp-pp--
`

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
func byChart(name, text, rows string) Named {
	return Named{Name: name, Text: text, For: func(table.Options) (Strategy, error) {
		s, err := readStrategy(&chartLines{}, blackjack.Rules, name, strings.NewReader(rows))
		s.Text = text
		return s, err
	}}
}
