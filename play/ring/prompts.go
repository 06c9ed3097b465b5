package ring

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// Stakes returns how much is bet at a table, in a few words.
func Stakes(options table.Options, lim table.Limit) string {
	o, ok := options.(*room.Options)
	if !ok {
		return ""
	}
	text := strings.ReplaceAll(o.Structure, "-", " ")
	switch o.Structure {
	case room.Fixed:
		text = fmt.Sprintf("limits %s and %s", lim.Min, lim.Max)
	case room.Spread:
		text = fmt.Sprintf("bets of %s to %s", lim.Min, lim.Max)
	}
	if len(o.Ante) > 0 {
		text += ", ante " + slices.Max(o.Ante).String()
	}
	if o.Forced > 0 {
		text += ", forced bet " + o.Forced.String()
	}
	var blinds []string
	for _, b := range o.Blinds {
		blinds = append(blinds, b.String())
	}
	if len(blinds) > 0 {
		text += ", blind bets " + strings.Join(blinds, " and ")
	}
	return text
}

// Standing returns how a seat stands in the round under way, as the end of a
// line.
func (r *Ring) Standing(seat table.Seat) string {
	text := ""
	if r.round.Button == seat {
		text += ", the button"
	}
	if p := r.round.At(seat); p.Bet > 0 {
		text += fmt.Sprintf(", %s bet", p.Bet)
	}
	if word := r.status(seat); word != "" {
		text += ", " + word
	}
	return text
}

// Between says what can be done before the next round is dealt. Left says that
// the person was not dealt in the last time.
func (r *Ring) Between(left bool) string {
	stack, _ := r.InPlay()
	switch {
	case stack < money.Dollar:
		return "You have no chips left: buyin 200 brings more, Enter goes on without you."
	case left:
		return "You were not dealt in: buyin 200 brings more. Enter deals."
	}
	return "Enter deals the next round · why · rules · buyin 200 · sit-out · quit"
}

// Tips says which keys play a hand.
func (r *Ring) Tips() string {
	text := "In your turn type a number or a word, then Enter: c checks or calls, r 20 raises to $20 (or bets it), a " +
		"goes all-in, f folds; pot is an amount too."
	if r.plan.Draws {
		text += " At the draw: d 1 3 discards your first and third card, d 2h 7c by name, s stands pat."
	}
	return text
}

// brief is a name for where there is little room.
func (r *Ring) brief(seat table.Seat) string {
	if seat == r.host.Seat() {
		return "you"
	}
	return strings.TrimPrefix(r.host.Name(seat), "Bot ")
}

// count is a number of things, in the plural where there are more than one.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
