package paper

import (
	"fmt"
	"strings"

	"boardwalk/keno"
)

// Request returns the form on which a player marks numbers (15.4(b)): blank, or
// filled in as a request has it.
func Request(r *keno.Request) *Sheet {
	s := &Sheet{Title: "Keno request", By: "15.1[keno request]", Grid: &Grid{By: "15.4(b)1"}, Lines: []Line{
		{"15.4(b)2", "Number of games", ""},
		{"15.4(b)3", "Value of each wager", ""},
		{"15.4(b)4", "Conditioning", ""},
		{"15.4(b)5", "Total price", ""},
	}}
	if r == nil {
		return s
	}
	s.Grid.Groups, s.Grid.Kings = r.Groups, r.Kings
	s.Lines[0].Text = fmt.Sprint(r.RaceCount())
	var wagers, conditioning []string
	for _, p := range r.Plays {
		wagers = append(wagers, p.Rate.String())
		if p.Spots > 0 || len(p.Of) > 0 {
			conditioning = append(conditioning, p.String())
		}
	}
	s.Lines[1].Text = strings.Join(wagers, ", ")
	s.Lines[2].Text = strings.Join(conditioning, ", ")
	if r.Price > 0 {
		s.Lines[3].Text = r.Price.String()
	}
	return s
}

// kindTexts say in a few words what each type of ticket is.
var kindTexts = map[keno.Kind]string{
	keno.StraightTicket:    "one group of numbers",
	keno.SplitTicket:       "several groups, each played by itself; no number in two groups",
	keno.WayTicket:         "groups of equal size, combined, all at the same rate",
	keno.CombinationTicket: "groups of any size, combined as you say",
	keno.KingTicket:        "single numbers, called kings, combined with groups",
	keno.MultiRaceTicket:   "the same ticket for several games in a row",
	keno.QuickPickTicket:   "a straight ticket whose numbers the computer picks",
}

// RateCard returns the rate card as it is handed out: types of tickets, wagers,
// limits, and what every number of spots pays for the minimum wager.
func RateCard(c *keno.Rates) *Sheet {
	s := &Sheet{Title: c.Name + " keno: rate card", By: "15.1[rate card]"}
	for _, k := range c.Kinds {
		s.Lines = append(s.Lines, Line{k.By(), k.String(), kindTexts[k]})
	}
	s.Lines = append(s.Lines,
		Line{"15.2(b)", "Spots", fmt.Sprintf("from 1 to %d", c.MostSpots())},
		Line{"15.3(d)", "Minimum wager", c.Minimum.String() + " a way"},
		Line{"15.3(d)", "Maximum wager", c.Maximum.String() + " a way"},
	)
	if c.Offers(keno.MultiRaceTicket) {
		s.Lines = append(s.Lines, Line{"15.2(c)6", "Games of a ticket", fmt.Sprintf("up to %d", c.Races)})
	}
	for n := 1; n <= c.MostSpots(); n++ {
		if pays := c.PaysFor(n); len(pays) > 0 {
			s.Table = append(s.Table, Column{n, pays})
		}
	}
	grow := fmt.Sprintf("Payoffs are for a wager of %s and include it. They rise in proportion to the wager, in steps of %s",
		c.Minimum, c.Step)
	if c.Most > 0 {
		grow += fmt.Sprintf(", up to %s for one wager", c.Most)
	}
	s.Notes = []Note{
		{By: "15.3(e)", Text: grow + "."},
		{By: "15.3(e)[maximum]", Text: limit(c)},
		{By: "15.6(c)[publication]", Text: claim(c)},
		{By: "15.3(c)", Text: "Check your ticket: an error must be found before its first game starts. Winnings are " +
			"paid by the ticket and not by the request."},
	}
	return s
}

// Board returns the board of a game: its number and the numbers drawn so far
// (15.5(g)).
func Board(game int, drawn []int) *Sheet {
	s := &Sheet{Title: fmt.Sprintf("Keno game %d", game), By: "15.5(g)", Grid: &Grid{By: "15.5(g)", Lit: keno.NewSet(drawn...)}}
	list := make([]string, len(drawn))
	for i, n := range drawn {
		list[i] = fmt.Sprint(n)
	}
	label := fmt.Sprintf("Drawn, %d of %d", len(drawn), keno.Drawn)
	s.Lines = []Line{{"15.5(g)", label, strings.Join(list, " ")}}
	return s
}
