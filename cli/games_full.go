package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
)

// printGame prints everything that a game declares.
func printGame(out io.Writer, r *table.Rules) error {
	options := r.Options()
	game := r.New(options)
	l := game.Layout()
	var b strings.Builder
	b.WriteString(folded(0, 4, fmt.Sprintf("%s (%s), %d positions", r.Name, law.Cite(r.Subchapter).Titled(), r.Seats)))
	if text := law.Certainty(r.ID); text != "" {
		b.WriteString(folded(0, 4, sentence(text)))
	}
	b.WriteString(folded(0, 4, r.About.Description))
	if boxes := boxNames(l); len(boxes) > 0 {
		b.WriteString(folded(0, 4, "Cards are dealt to: "+strings.Join(boxes, ", ")))
	}
	section := func(title, text string) {
		if text != "" {
			b.WriteString("\n" + title + "\n" + text)
		}
	}
	section("Stages", stagesText(l))
	section("Wagers", wagersText(l))
	section("Meters", metersText(l))
	section("Questions", questionsText(l))
	section("Posted at the table", noticesText(game))
	section("Options", optionsText(r))
	section("Acts", declaredText(l.Acts))
	section("Incidents", declaredText(l.Incidents))
	_, err := io.WriteString(out, b.String())
	return err
}

// boxNames are the places that get cards.
func boxNames(l *table.Layout) []string {
	return slices.DeleteFunc(slices.Clone(l.Boxes), func(name string) bool { return name == "" })
}

func stagesText(l *table.Layout) string {
	if len(l.Stages) == 0 {
		return ""
	}
	return folded(2, 4, strings.Join(l.Stages, ", "))
}

func metersText(l *table.Layout) (text string) {
	for _, m := range l.Meters {
		text += folded(2, 6, cited(fmt.Sprintf("%s: %s, starts at %s", m.ID, m.Name, m.Start), m.Law))
	}
	return text
}

// questionsText lists what players may be asked, with their choices.
func questionsText(l *table.Layout) (text string) {
	for _, o := range l.Offers {
		var choices []string
		for _, c := range o.Choices {
			word := string(c)
			switch {
			case o.TakesAmount(c):
				word += " AMOUNT"
			case o.TakesNumber(c):
				word += " NUMBER"
			}
			choices = append(choices, word)
		}
		text += folded(2, 6, cited(sentence(o.Text), o.Law)) + folded(6, 6, strings.Join(choices, ", "))
	}
	return text
}

func noticesText(g table.Game) (text string) {
	for _, n := range g.Notices() {
		text += folded(2, 6, cited(sentence(n.Text), n.By))
	}
	return text
}

func declaredText(list []table.Declared) (text string) {
	for _, d := range list {
		name := strings.TrimSpace(d.ID + " " + d.Args)
		if d.Staff {
			name += " (staff)"
		}
		text += folded(2, 6, name) + folded(6, 6, cited(sentence(d.Help), d.Law))
	}
	return text
}

// bookOf says which book a game is of: a subchapter of the regulation, or house
// rules.
func bookOf(r *table.Rules) string {
	by := law.Cite(r.Subchapter)
	if regulation := law.Books()[0]; by.Book().ID != regulation.ID {
		return "house rules"
	}
	return by.Text()
}
