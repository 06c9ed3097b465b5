// Package nonvalue is the non-value chips of a table: chips whose colour and
// design tell the players apart, and whose value is agreed when they are
// issued. Games that have them keep an [Issued] in their state and a [Rules]
// with their paragraphs:
//
//	nonvalue.Rules{Chips: "5.1(a)", Alike: "5.1(b)", Designs: 1}
//
// Other modules should not build on this package: it may change in every version.
package nonvalue

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Seats is how many players can be told apart by the colour of their chips.
const Seats = 8

// colours are those in which plain non-value chips can be had, counted from 1.
var colours = []string{"brown", "tan", "peach", "lavender", "turquoise", "navy", "olive", "maroon", "lime", "ivory"}

// valueColours are those of the value chips in use, counted on from there.
// Whoever asks for plain chips of one of these is refused.
var valueColours = []string{"white", "red", "green", "black", "purple"}

// designs are those of further non-value chips, which can be had in every
// colour: the law forbids chips that are alike in color and design, not in one
// of the two. They are counted on from the plain chips, design by design.
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

// Rules are what a game says of non-value chips.
type Rules struct {
	Chips   law.Cite // wagers are made with chips
	Alike   law.Cite // no player has chips that look like others at the table
	Designs int      // designs in which chips can be had, 1 for plain ones only
}

// Issued are the non-value chips of each seat, as plain state of a game.
type Issued [Seats + 1]chips

// chips are the non-value chips of one player. No colour is none.
type chips struct {
	colour int         // a place among the kinds, counted from 1
	value  money.Cents // of one chip
}

// Option declares the licensee's option of how many designs there are.
func Option(by law.Cite, to *int) table.Option {
	return table.Whole("designs", by, to, 1, 1+len(designs),
		"in how many designs chips can be had: plain ones, then striped and dotted ones of every color").Procedural().Internal()
}

// had is how many kinds of chips there are at the table, those of value chips
// included.
func (r *Rules) had() int { return r.Designs * (len(colours) + len(valueColours)) }

// Act declares the act by which a player is issued chips.
func (r *Rules) Act() table.Declared {
	help := "be issued non-value chips, each worth so many cents, in one of these colors: " +
		numbered(1, colours) + "; " + numbered(1+len(colours), valueColours) + " are those of value chips"
	if first := len(colours) + len(valueColours); r.had() > first {
		help += "; of other designs " + numbered(1+first, kinds[first:r.had()])
	}
	return table.Declared{ID: "chips", Law: r.Alike, Args: "COLOUR CENTS", Help: help}
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
func (i *Issued) Colour(s table.Seat) (colour string, value money.Cents, ok bool) {
	own := i[s]
	if own.colour == 0 {
		return "", 0, false
	}
	return kinds[own.colour-1], own.value, true
}

// Check refuses a wager in chips that are not the player's own, and chips that
// could be taken for other chips at the table.
func (r *Rules) Check(d *table.Dealer, a *table.Act, i *Issued) *law.Refusal {
	switch {
	case a.Kind == table.Make && a.Word != "":
		return r.mayUse(a, i)
	case a.Kind == table.Special:
		return r.mayIssue(d, a, i)
	}
	return nil
}

// mayUse refuses a wager in chips that are not the player's own.
func (r *Rules) mayUse(a *table.Act, i *Issued) *law.Refusal {
	colour, value, ok := i.Colour(a.Seat)
	switch {
	case slices.Contains(valueColours, a.Word):
		return law.Refuse(r.Alike, "%s is the color of value chips, not of non-value chips", a.Word)
	case !ok || colour != a.Word:
		return law.Refuse(r.Alike, "position %d has no %s chips", a.Seat, a.Word)
	case a.Amount%value != 0:
		return law.Refuse(r.Chips, "%s chips at position %d are worth %s each", colour, a.Seat, value)
	}
	return nil
}

// mayIssue refuses chips that could be taken for other chips at the table.
func (r *Rules) mayIssue(d *table.Dealer, a *table.Act, i *Issued) *law.Refusal {
	colour, value := a.Args[0], a.Args[1]
	switch {
	case a.Seat == table.House:
		return law.Refuse(r.Alike, "non-value chips are issued to a player")
	case colour < 1 || colour > r.had():
		return law.Refuse(r.Alike, "the colors are %s", numbered(1, colours))
	case colour > len(colours) && colour <= len(colours)+len(valueColours):
		return law.Refuse(r.Alike, "%s is the color of value chips", kinds[colour-1])
	case value < 1:
		return law.Refuse(r.Chips, "say how many cents a chip is worth")
	}
	for s, other := range i {
		if other.colour == colour && table.Seat(s) != a.Seat {
			return law.Refuse(r.Alike, "position %d uses %s chips", s, kinds[colour-1])
		}
	}
	if i[a.Seat].colour != 0 {
		for b := range d.Bets {
			if b.Seat == a.Seat { // or the next to get this colour would have chips like those
				return law.Refuse(r.Alike, "the present non-value chips may not lie on the layout when others are issued")
			}
		}
	}
	return nil
}

// After issues chips, and takes them back from a player who leaves.
func (i *Issued) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Special:
		i[a.Seat] = chips{a.Args[0], money.Cents(a.Args[1])}
		colour, value, _ := i.Colour(a.Seat)
		d.NoteAt(a.Seat, "chips-issued", "is issued "+colour+" chips of "+value.String())
	case table.Leave:
		i[a.Seat] = chips{}
	}
}

// Verify says whether non-value chips tell the players apart.
func (i *Issued) Verify(d *table.Dealer) error {
	users := map[int]table.Seat{}
	for s, own := range i {
		if own.colour == 0 {
			continue
		}
		if other, used := users[own.colour]; used || !d.Players().Taken(table.Seat(s)) {
			return fmt.Errorf("%s chips are at position %d and at %d", kinds[own.colour-1], other, s)
		}
		users[own.colour] = table.Seat(s)
	}
	return nil
}
