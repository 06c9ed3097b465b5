package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/table"
)

// spoken are words of players for choices that games have under other names. The
// first of them that is open is meant.
var spoken = map[string][]table.Choice{
	"hit":       {"draw", "take", "card"},
	"stay":      {"stand"},
	"stick":     {"stand"},
	"pat":       {"stand"},
	"call":      {"play", "bet", "ride"},
	"raise":     {"bet", "attack", "play"},
	"insurance": {"insure"},
	"muck":      {"fold"},
	"pull":      {"withdraw"},
	"let":       {"ride"},
}

// letters are what one letter means, as on the page (web/src/table/keys.ts): the same at
// every table and to every question. The first choice that is open is meant.
var letters = map[string][]table.Choice{
	"f": {"fold", "concede"},
	"c": {"check", "call", "ride"},
	"r": {"bet", "raise", "attack", "bid", "wager", "war", "flop", "river", "less"},
	"h": {"draw", "card", "take"},
	"s": {"stand", "stay"},
	"d": {"double"},
	"p": {"split"},
	"u": {"surrender", "rescue", "dead"},
	"i": {"insure"},
	"w": {"house-way"},
	"y": {"accept", "cut", "play", "in-to-win", "full", "show", "natural", "done"},
	"n": {"decline", "refuse", "pass", "keep", "none", "no-cut"},
	"e": {"chip"},
	"v": {"void"},
}

// refusals are choices by which a player says no.
var refusals = []table.Choice{"decline", "refuse", "pass", "no-cut", "none", "keep"}

// readChoice finds the choice that words name, and returns what is typed after it: the
// number of the choice, its letter, the beginning of its name, what players call it, how it
// reads in a sentence, or yes and no where one of two choices is to decline.
func readChoice(q *table.Question, words []string) (table.Choice, []string, bool) {
	choices, line := q.Choices(), strings.Join(words, " ")
	for _, c := range choices {
		for _, name := range []string{q.Offer.Say(c), q.Offer.Name(c), string(c)} {
			if rest, ok := strings.CutPrefix(line+" ", name+" "); ok {
				return c, strings.Fields(rest), true
			}
		}
	}
	if meant, known := letters[words[0]]; known {
		for _, c := range meant {
			if slices.Contains(choices, c) {
				return c, words[1:], true
			}
		}
		return yesOrNo(choices, words[0]) // and no other choice that begins so
	}
	for i, c := range choices {
		if words[0] == fmt.Sprint(i+1) || strings.HasPrefix(q.Offer.Name(c), words[0]) || strings.HasPrefix(string(c), words[0]) {
			return c, words[1:], true
		}
	}
	for _, c := range spoken[words[0]] {
		if slices.Contains(choices, c) {
			return c, nil, true
		}
	}
	return yesOrNo(choices, words[0])
}

// yesOrNo reads yes and no as the answer to a question with two choices, one of which is
// to decline.
func yesOrNo(choices []table.Choice, word string) (table.Choice, []string, bool) {
	if len(choices) != 2 || word != "y" && word != "yes" && word != "n" && word != "no" {
		return "", nil, false
	}
	no := slices.IndexFunc(choices, func(c table.Choice) bool { return slices.Contains(refusals, c) })
	if no < 0 || slices.Contains(refusals, choices[1-no]) {
		return "", nil, false
	}
	if word[0] == 'n' {
		return choices[no], nil, true
	}
	return choices[1-no], nil, true
}

// isSpoken reports whether a word is one that a player says when asked, at any question
// of the game.
func (s *Session) isSpoken(word string) bool {
	for _, o := range s.Table().Layout().Offers {
		for _, c := range o.Choices {
			if word == string(c) || word == o.Name(c) || slices.Contains(spoken[word], c) {
				return true
			}
		}
	}
	return false
}

// oneOfChoices lists the open choices as one types them: "hit, stand or double down".
func (s *Session) oneOfChoices() string {
	q := s.Question()
	var names []string
	for _, c := range q.Choices() {
		names = append(names, q.Offer.Name(c))
	}
	return oneOf(names)
}
