package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/money"
	"boardwalk/table"
)

// parsed is a wager as somebody typed it.
type parsed struct {
	area   table.Area
	amount money.Cents // 0 if none was said
	act    table.Act   // the words after the amount
}

// parseWager reads "place 6 12", "12 on place 6", "pass 10 cash confirmed".
// It reports false if no wager of that name is on the layout.
func (s *Session) parseWager(words []string) (parsed, bool) {
	var p parsed
	words = p.takeWords(words)
	if len(words) == 0 {
		return p, false
	}
	if amount, ok := amountOf(words[0]); ok && len(words) > 2 && words[1] == "on" {
		area, found := s.resolve(words[2:])
		p.area, p.amount = area, amount
		return p, found
	}
	end := len(words) - 1
	if amount, ok := amountOf(words[end]); ok && end > 0 {
		if area, found := s.resolve(words[:end]); found {
			p.area, p.amount = area, amount
			return p, true
		}
	}
	area, found := s.resolve(words)
	p.area = area
	return p, found
}

// takeWords cuts off the words that may follow an amount, as in cases.
func (p *parsed) takeWords(words []string) []string {
	for len(words) > 1 {
		last := words[len(words)-1]
		tender, isTender := table.ParseTender(last)
		switch {
		case last == "late":
			p.act.Late = true
		case last == "confirmed":
			p.act.Confirmed = true
		case last == "accepted":
			p.act.Accepted = true
		case isTender:
			p.act.Tender = tender
		case len(words) > 3 && words[len(words)-2] == "in":
			p.act.Word = last
			words = words[:len(words)-1]
		default:
			return words
		}
		words = words[:len(words)-1]
	}
	return words
}

func amountOf(word string) (money.Cents, bool) {
	amount, err := money.Parse(word)
	return amount, err == nil && amount > 0
}

// resolve finds the area that words name: as the game understands them at this
// moment, or with number words as digits and numbers put in order. Words that
// begin the names of several wagers, like "come odds", mean the one of them that
// may be made now.
func (s *Session) resolve(words []string) (table.Area, bool) {
	for i := range s.Table().Layout().Wagers {
		if w := s.wager(table.Area(i)); w.Position == s.Seat() && s.Seat() != table.House && phrase(w) == strings.Join(words, " ") {
			return table.Area(i), true
		}
	}
	plain := spell(words)
	for _, try := range [][]string{words, plain, ordered(plain)} {
		if len(try) == 0 {
			continue
		}
		a, ok := s.Table().Area(s.Seat(), strings.Join(try, " "))
		if !ok {
			continue
		}
		if lawful, found := s.oneOf(try); found && s.wager(a).Supplement && s.stack(a).own == 0 && !slices.Contains(s.Lawful(), a) {
			return lawful, true // the odds on the wager that is there
		}
		return a, true
	}
	return s.oneOf(plain)
}

// oneOf finds the wager in whose name words stand side by side: one that may be
// made now or, if there is none, the first whose name begins with them, which
// the table will refuse with its paragraph.
func (s *Session) oneOf(words []string) (table.Area, bool) {
	if len(words) == 0 || isNumber(words[len(words)-1]) {
		return table.NoArea, false
	}
	said := strings.ReplaceAll(strings.Join(words, "-"), "'", "")
	for _, a := range slices.Concat(s.Lawful(), s.mine()) {
		if w := s.wager(a); w.Supplement && strings.Contains("-"+w.ID+"-", "-"+said+"-") {
			return a, true
		}
	}
	for i := range s.Table().Layout().Wagers {
		if w := &s.Table().Layout().Wagers[i]; w.Supplement && strings.Contains("-"+w.ID+"-", "-"+said+"-") {
			return table.Area(i), true
		}
	}
	return table.NoArea, false
}

// families are the names that wagers which support others have in common:
// "come odds".
func (s *Session) families(areas []table.Area) []string {
	var names []string
	for _, a := range areas {
		w := s.wager(a)
		name := strings.TrimRight(phrase(w), "0123456789 ")
		if w.Supplement && name != phrase(w) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

var digits = map[string]string{"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
	"eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12", "first": "1", "second": "2", "third": "3",
	"1st": "1", "2nd": "2", "3rd": "3"}

// spell writes number words as digits and drops words that say nothing.
func spell(words []string) []string {
	var plain []string
	for _, w := range words {
		for part := range strings.FieldsFuncSeq(w, func(r rune) bool { return r == '-' || r == '/' || r == ',' }) {
			if d, ok := digits[part]; ok {
				part = d
			}
			if part != "the" && part != "on" && part != "and" {
				plain = append(plain, part)
			}
		}
	}
	return plain
}

func isNumber(w string) bool {
	_, err := strconv.Atoi(w)
	return err == nil
}

// ordered puts the numbers behind the words in ascending order: a split of 20
// and 17 is one of 17 and 20.
func ordered(words []string) []string {
	words = slices.Clone(words)
	from := slices.IndexFunc(words, isNumber)
	if from < 0 {
		return words
	}
	slices.SortStableFunc(words[from:], func(a, b string) int {
		x, _ := strconv.Atoi(a)
		y, _ := strconv.Atoi(b)
		if x == y {
			return len(a) - len(b) // 0 before 00
		}
		return x - y
	})
	return words
}

// phrase is a wager's id as one would type it. The number of a position is left
// out: everybody has one position.
func phrase(w *table.Wager) string {
	id := w.ID
	if w.Position != table.House {
		id = strings.TrimSuffix(id, fmt.Sprint("-", w.Position))
	}
	return strings.ReplaceAll(id, "-", " ")
}

// mayBeMine reports whether a wager is not one of somebody else's position.
func (s *Session) mayBeMine(w *table.Wager) bool {
	return w.Position == table.House || w.Position == s.Seat()
}

// groups puts areas into the layout's groups, in its order.
func (s *Session) groups(areas []table.Area) []group {
	var list []group
	layout := s.Table().Layout()
	for _, a := range areas {
		w := &layout.Wagers[a]
		name := w.Group
		if name == "" {
			name = w.ID
		}
		at := slices.IndexFunc(list, func(g group) bool { return g.name == name })
		if at < 0 {
			list, at = append(list, group{name: name}), len(list)
		}
		list[at].areas = append(list[at].areas, a)
	}
	for i := range list {
		list[i].word = s.wordOf(list[i].areas)
	}
	return list
}

// group are wagers that belong together.
type group struct {
	name  string
	word  string // how their names begin when they are typed
	areas []table.Area
}

// wordOf is what the typed names of some areas have in common.
func (s *Session) wordOf(areas []table.Area) string {
	layout := s.Table().Layout()
	common := strings.Split(layout.Wagers[areas[0]].ID, "-")
	for _, a := range areas[1:] {
		parts := strings.Split(layout.Wagers[a].ID, "-")
		n := 0
		for n < min(len(common), len(parts)) && common[n] == parts[n] {
			n++
		}
		common = common[:n]
	}
	return strings.Join(common, " ")
}
