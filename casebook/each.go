package casebook

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
)

// each stands in a game line before a book: game each house:cards.
const each = "each"

// opening stands in such a case for the wager by which a player takes part: the first of
// the game's own examples.
const opening = "opening"

// checkEach says what is wrong with a game line that names a book.
func checkEach(l line) error {
	if len(l.words) == 0 || l.words[0].text != each {
		return nil
	}
	if len(l.words) != 2 || len(law.StandingOn(l.words[1].text)) == 0 {
		return fmt.Errorf("expected a book on which games stand: game each house:cards")
	}
	return nil
}

// Each returns the cases to run for a case: the case itself or, if its game line says
// "game each house:cards", one for each game whose book of house rules stands on that book.
// There the rules of the book are cited under the name of the game's own.
func (c *Case) Each(find Rules) []*Case {
	first := c.lines[0].words
	if len(first) != 2 || first[0].text != each {
		return []*Case{c}
	}
	base := first[1].text
	var cases []*Case
	for _, book := range law.StandingOn(base) {
		id := book.Game()
		one := &Case{File: c.File, Title: c.Title + " (" + id + ")", lawLines: c.lawLines, lines: slices.Clone(c.lines)}
		for _, cite := range c.Law {
			one.Law = append(one.Law, law.Cite(strings.Replace(string(cite), base+"-", book.ID+"-", 1)))
		}
		one.lines[0].words = []word{{text: id}}
		takesPart := openingWager(id, find)
		for i := range one.lines[1:] {
			l := &one.lines[1+i]
			l.words = slices.Clone(l.words)
			for j := range l.words {
				w := &l.words[j]
				w.text = strings.ReplaceAll(w.text, base+"-", book.ID+"-")
				if w.text == opening && !w.quoted && takesPart != "" {
					w.text = takesPart
				}
			}
		}
		cases = append(cases, one)
	}
	return cases
}

// openingWager returns the name of the wager by which a player takes part in a game.
func openingWager(id string, find Rules) string {
	rules, ok := find(id)
	if !ok || len(rules.About.Examples) == 0 {
		return ""
	}
	words := strings.Fields(rules.About.Examples[0])
	return strings.Join(words[:len(words)-1], "-") // the last is the amount
}
