package casebook

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/table"
)

// asking is a question that was asked and answered in the round that is played, or
// in the interlude before it.
type asking struct {
	seat   table.Seat
	offer  string
	open   []table.Choice
	choice table.Choice // the answer
	line   line         // the line that answered; none if it was answered by default
	named  bool         // and that line named the question
}

// note keeps what a question was answered with, by a line or, if g is nil, by default.
func (r *run) note(q *table.Question, choice table.Choice, g *given) {
	a := asking{seat: q.Seat, offer: q.Offer.ID, open: q.Choices(), choice: choice}
	if g != nil {
		a.line, a.named = g.line, g.offer != ""
	}
	r.asked = append(r.asked, a)
}

// ambiguous fails the case for answers that name no question and could have been
// meant for a later one of the round, which no line answers.
func (r *run) ambiguous() {
	for i, a := range r.asked {
		if a.line.no == 0 || a.named {
			continue
		}
		later := r.asked[i+1:]
		other := slices.IndexFunc(later, func(b asking) bool {
			return b.line.no == 0 && b.seat == a.seat && b.offer != a.offer && slices.Contains(b.open, a.choice)
		})
		if other >= 0 {
			b, who := later[other].offer, whoIs(a.seat)
			r.failAt(a.line, "%q answers %s here, and could be meant for %s: write answer %s %s %s, or answer %s %s %s",
				a.choice, a.offer, b, who, a.offer, a.choice, who, b, a.choice)
		}
	}
	r.asked = nil
}

func whoIs(s table.Seat) string {
	if s == table.House {
		return "staff"
	}
	return fmt.Sprint(s)
}

func askedOf(s table.Seat) string {
	if s == table.House {
		return "staff"
	}
	return fmt.Sprintf("seat %d", s)
}

// offer takes the id of an offer if the words begin with one and a choice of it:
// "cut decline". It returns an error if no question of the game has such a choice.
func (w *words) offer() (string, error) {
	if len(w.list) == 0 || w.list[0].quoted {
		return "", nil
	}
	var choices, all []string
	choice := false
	for _, o := range w.r.layout().Offers {
		for _, c := range o.Choices {
			all = append(all, string(c))
		}
		if o.ID == w.list[0].text {
			if len(w.list) > 1 && slices.Contains(o.Choices, table.Choice(w.list[1].text)) {
				return w.next("")
			}
			for _, c := range o.Choices {
				choices = append(choices, string(c))
			}
		}
		choice = choice || slices.Contains(o.Choices, table.Choice(w.list[0].text))
	}
	if len(choices) > 0 && !choice {
		return "", fmt.Errorf("expected a choice of %s after it: %s", w.list[0].text, strings.Join(choices, ", "))
	}
	if len(choices) == 0 && !choice && len(all) > 0 {
		slices.Sort(all)
		return "", fmt.Errorf("nobody is ever asked for %q at this game; the choices of its questions are %s", w.list[0].text,
			strings.Join(slices.Compact(all), ", "))
	}
	return "", nil
}

// layout is the layout of the game, also before the table is set up.
func (r *run) layout() *table.Layout {
	if r.live != nil {
		return r.live.Table().Layout()
	}
	return r.rules.Layout(r.options)
}
