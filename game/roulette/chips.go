package roulette

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Non-value chips tell the players of a table apart: 5.1(b) wants each
// player's to differ from everybody else's and from value chips.

// colours are those in which plain non-value chips can be had, counted from 1.
var colours = []string{"brown", "tan", "peach", "lavender", "turquoise", "navy", "olive", "maroon", "lime", "ivory"}

// valueColours are those of the value chips in use, counted on from there.
// Whoever asks for plain chips of one of these is refused.
var valueColours = []string{"white", "red", "green", "black", "purple"}

// designs are those of further non-value chips, which can be had in every
// colour: 5.1(b) forbids chips that are alike in color and design, not in one of
// the two. They are counted on from the plain chips, design by design.
var designs = []string{"striped", "dotted"}

// kinds are all chips, in the order in which they are counted.
var kinds = func() []string {
	all := slices.Concat(colours, valueColours)
	for _, design := range designs {
		for _, colour := range slices.Concat(colours, valueColours) {
			all = append(all, colour+"-"+design)
		}
	}
	return all
}()

// issued are the non-value chips of one player. No colour is none.
type issued struct {
	colour int         // a place among the kinds, counted from 1
	value  money.Cents // of one chip
}

// had is how many kinds of chips there are at the table, those of value chips
// included.
func (o *Options) had() int { return o.Designs * (len(colours) + len(valueColours)) }

// acts are what players do besides wagering.
func acts(o *Options) []table.Declared {
	help := "be issued non-value chips, each worth so many cents, in one of these colours: " +
		numbered(1, colours) + "; " + numbered(1+len(colours), valueColours) + " are those of value chips"
	if first := len(colours) + len(valueColours); o.had() > first {
		help += "; of other designs " + numbered(1+first, kinds[first:o.had()])
	}
	return []table.Declared{{ID: "chips", Law: "5.1(b)", Args: "COLOUR CENTS", Help: help}}
}

func numbered(first int, names []string) string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = strconv.Itoa(first+i) + " " + name
	}
	return strings.Join(list, ", ")
}

// Colour returns the colour and the value of a seat's non-value chips, and
// false if it has none.
func (g *Game) Colour(s table.Seat) (colour string, value money.Cents, ok bool) {
	own := g.chips[s]
	if own.colour == 0 {
		return "", 0, false
	}
	return kinds[own.colour-1], own.value, true
}

// Check says what 5.1(b) forbids.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch {
	case a.Kind == table.Make && a.Word != "":
		return g.mayUse(a)
	case a.Kind == table.Special:
		return g.mayIssue(d, a)
	}
	return nil
}

// mayUse refuses a wager in chips that are not the player's own.
func (g *Game) mayUse(a *table.Act) *law.Refusal {
	colour, value, ok := g.Colour(a.Seat)
	switch {
	case slices.Contains(valueColours, a.Word):
		return law.Refuse("5.1(b)", "%s is the colour of value chips, not of non-value chips", a.Word)
	case !ok || colour != a.Word:
		return law.Refuse("5.1(b)", "position %d has no %s chips", a.Seat, a.Word)
	case a.Amount%value != 0:
		return law.Refuse("5.1(a)", "%s chips at position %d are worth %s each", colour, a.Seat, value)
	}
	return nil
}

// mayIssue refuses chips that could be taken for other chips at the table.
func (g *Game) mayIssue(d *table.Dealer, a *table.Act) *law.Refusal {
	colour, value := a.Args[0], a.Args[1]
	switch {
	case a.Seat == table.House:
		return law.Refuse("5.1(b)", "non-value chips are issued to a player")
	case colour < 1 || colour > g.options.had():
		return law.Refuse("5.1(b)", "the colours are %s", numbered(1, colours))
	case colour > len(colours) && colour <= len(colours)+len(valueColours):
		return law.Refuse("5.1(b)", "%s is the colour of value chips", kinds[colour-1])
	case value < 1:
		return law.Refuse("5.1(a)", "say how many cents a chip is worth")
	}
	for s, other := range g.chips {
		if other.colour == colour && table.Seat(s) != a.Seat {
			return law.Refuse("5.1(b)", "position %d uses %s chips", s, kinds[colour-1])
		}
	}
	if g.chips[a.Seat].colour != 0 {
		for b := range d.Bets {
			if b.Seat == a.Seat { // or the next to get this colour would have chips like those
				return law.Refuse("5.1(b)", "the present non-value chips may not lie on the layout when others are issued")
			}
		}
	}
	return nil
}

// After issues chips, and takes them back from a player who leaves.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Special:
		g.chips[a.Seat] = issued{a.Args[0], money.Cents(a.Args[1])}
		colour, value, _ := g.Colour(a.Seat)
		d.NoteAt(a.Seat, "is issued "+colour+" chips of "+value.String())
	case table.Leave:
		g.chips[a.Seat] = issued{}
	}
}

// Verify says whether non-value chips tell the players apart.
func (g *Game) Verify(d *table.Dealer) error {
	users := map[int]table.Seat{}
	for s, own := range g.chips {
		if own.colour == 0 {
			continue
		}
		if other, used := users[own.colour]; used || !d.Taken(table.Seat(s)) {
			return fmt.Errorf("%s chips are at position %d and at %d", kinds[own.colour-1], other, s)
		}
		users[own.colour] = table.Seat(s)
	}
	return nil
}
