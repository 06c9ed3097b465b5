package play

import (
	"slices"
	"strings"

	"boardwalk/money"
	"boardwalk/table"
)

// near lists up to three things that could have been meant.
func (s *Session) near(words []string) []string {
	if len(words) > 1 && isNumber(words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	wrote := strings.Join(words, " ")
	names := s.phrases()
	for i := range commands {
		names = append(names, commands[i].name)
	}
	type candidate struct {
		name string
		far  int
	}
	var list []candidate
	for _, name := range names {
		far := distance(wrote, name)
		if strings.HasPrefix(name, words[0]) {
			far = min(far, 1)
		}
		if far <= max(1, len(wrote)/3) {
			list = append(list, candidate{name, far})
		}
	}
	slices.SortStableFunc(list, func(a, b candidate) int { return a.far - b.far })
	var best []string
	for _, c := range list[:min(3, len(list))] {
		best = append(best, c.name)
	}
	return best
}

// distance is how many letters to add, drop or replace.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replaced := diagonal
			if a[i] != b[j] {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// phrases are the typed names of all wagers that are made, not moved.
func (s *Session) phrases() []string {
	var names []string
	layout := s.Table().Layout()
	for i := range layout.Wagers {
		if w := &layout.Wagers[i]; !w.Moved && w.Made != 0 {
			names = append(names, phrase(w))
		}
	}
	return names
}

// example is a wager that may be made now, as one would type it.
func (s *Session) example() string {
	lawful := s.Lawful()
	if len(lawful) == 0 {
		return "help"
	}
	return phrase(s.wager(lawful[0])) + " " + plainAmount(max(s.least(s.Seat(), lawful[0]), (5*money.Dollar).Up(s.Table().Unit(lawful[0]))))
}

// plainAmount is an amount as one would type it.
func plainAmount(c money.Cents) string {
	return strings.ReplaceAll(strings.TrimPrefix(c.String(), "$"), ",", "")
}

// oddsOf are the odds of an area in a few words: "7 to 6", "1 to 1, 2 to 1 on 12".
func (s *Session) oddsOf(a table.Area) string {
	var list []string
	for _, p := range s.Table().Pays(a) {
		text := p.Odds.String()
		if p.On != "" {
			text += " on " + p.On
		}
		list = append(list, text)
	}
	return strings.Join(list, ", ")
}
