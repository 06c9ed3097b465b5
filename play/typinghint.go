package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/money"
	"boardwalk/play/log"
	"boardwalk/table"
)

// describe says what a wager pays and within which limits, in one sentence.
func (s *Session) describe(a table.Area) string {
	t := s.Table()
	w, unit := s.wager(a), t.Unit(a)
	text := fmt.Sprintf("%s pays %s", s.name(a), s.oddsOf(a))
	if !w.Supplement {
		lim := t.Limit(a)
		text += fmt.Sprintf(", %s to %s", lim.Min, lim.Max)
	}
	if unit > t.Terms().Chip {
		text += fmt.Sprintf(", in steps of %s", unit)
	}
	if w.Vigorish.Most > 0 {
		text += ", with vigorish"
	}
	return text + "."
}

// Hint is one line of help for what is being typed: the question, what may be
// bet now, what the wager that is being typed pays, or why it is not lawful.
func (s *Session) Hint(line string) string {
	words := strings.Fields(strings.ToLower(line))
	if ask := s.Ask(); ask != "" && len(words) == 0 {
		return ask
	}
	if len(words) == 0 {
		return s.mayBet()
	}
	if q := s.Question(); q != nil && s.inTurn() {
		if c, known := findCommand(words[0]); !known || !c.tells {
			typed, wrong := s.inTurnWords(words)
			if wrong != "" {
				return wrong
			}
			return s.contest.Judge(q, typed)
		}
	}
	if c, known := findCommand(words[0]); known && !s.isWager(words) {
		if len(words) == 1 || c.args == "" {
			return strings.TrimSpace(c.name+" "+c.args) + ": " + c.help
		}
		if c.name != "bet" && c.name != "take" && c.name != "reduce" && c.name != "on" && c.name != "off" {
			return strings.TrimSpace(c.name+" "+c.args) + ": " + c.help
		}
		words = words[1:]
	}
	if p, ok := s.parseWager(words); ok {
		return s.judge(p)
	}
	if list := s.Complete(line); len(list) > 0 {
		return strings.Join(list[:min(12, len(list))], " · ")
	}
	return ""
}

// judge describes a wager that is being typed, or says why it is not lawful.
func (s *Session) judge(p parsed) string {
	act := p.act
	act.Kind, act.Seat, act.Area, act.Amount = table.Make, s.Seat(), p.area, p.amount
	if p.amount == 0 {
		act.Amount = s.least(s.Seat(), p.area)
	}
	if s.Question() == nil && !act.Late {
		if r := s.may(act); r != nil {
			return "No: " + refusal(r.Text, r.By)
		}
	}
	text := s.describe(p.area)
	if pays := s.Table().Pays(p.area); p.amount > 0 && len(pays) == 1 {
		if won, exact := pays[0].Odds.Pays(p.amount); exact {
			text += fmt.Sprintf(" %s would win %s.", p.amount, won)
		}
	}
	return text
}

// mayBet lists what may be bet now, group by group.
func (s *Session) mayBet() string {
	if s.contest != nil {
		return s.contest.Between(s.refused != nil && s.refused.Seat == s.Seat())
	}
	var words []string
	for _, g := range s.groups(s.Lawful()) {
		switch {
		case len(g.areas) == 1:
			words = append(words, phrase(s.wager(g.areas[0])))
		case g.word == "":
			for _, a := range g.areas {
				words = append(words, phrase(s.wager(a)))
			}
		default:
			words = append(words, g.word)
		}
	}
	if len(words) == 0 {
		if s.Account().Chips < money.Dollar {
			return "You have no chips left: buyin 100 brings more, Enter goes on without you."
		}
		return s.whyNoBet() + " Enter goes on."
	}
	return fmt.Sprintf("Bet, like %s: %s", s.example(), strings.Join(words, " · "))
}

// whyNoBet says that nothing may be bet now, and why if there is one reason.
func (s *Session) whyNoBet() string {
	reason := ""
	for i := range s.Table().Layout().Wagers {
		a := table.Area(i)
		if w := s.wager(a); w.Moved || w.Supplement || w.Made&s.Table().Game().Phase() == 0 || !s.mayBeMine(w) {
			continue
		}
		r := s.may(table.Act{Kind: table.Make, Seat: s.Seat(), Area: a, Amount: s.least(s.Seat(), a)})
		if r == nil || reason != "" && reason != r.Text {
			return "Nothing may be bet now."
		}
		reason = r.Text
	}
	if reason == "" {
		return "Nothing may be bet now."
	}
	return "Nothing may be bet now: " + log.Sentence(reason)
}

// Complete lists the ways in which a line that is being typed may go on.
func (s *Session) Complete(line string) []string {
	typed := strings.ToLower(strings.TrimLeft(line, " "))
	verb, rest, more := strings.Cut(typed, " ")
	var list []string
	add := func(lead string, names []string) {
		for _, n := range names {
			if strings.HasPrefix(n, strings.TrimLeft(rest, " ")) {
				list = append(list, lead+" "+n)
			}
		}
	}
	if c, known := findCommand(verb); known && more {
		switch c.name {
		case "bet":
			add(verb, s.typed(s.Lawful()))
		case "take", "reduce", "on", "off":
			add(verb, s.typed(s.mine()))
		case "help":
			add(verb, append(s.phrases(), s.declared()...))
		case "incident":
			for _, d := range s.Table().Layout().Incidents {
				add(verb, []string{d.ID})
			}
		}
	}
	names := s.typed(s.Lawful())
	for _, d := range s.Table().Layout().Acts {
		names = append(names, d.ID)
	}
	for _, c := range s.commands() {
		names = append(names, c.name)
	}
	if q := s.Question(); q != nil {
		for _, c := range q.Choices() {
			names = append(names, string(c))
		}
	}
	for _, n := range names {
		if strings.HasPrefix(n, typed) && n != typed {
			list = append(list, n)
		}
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(list, func(l string) bool {
		again := seen[l]
		seen[l] = true
		return again
	})
}

// typed are the names of areas as one would type them.
func (s *Session) typed(areas []table.Area) []string {
	var names []string
	for _, a := range areas {
		names = append(names, phrase(s.wager(a)))
	}
	return append(names, s.families(areas)...)
}

func (s *Session) declared() []string {
	var names []string
	for _, c := range s.commands() {
		names = append(names, c.name)
	}
	layout := s.Table().Layout()
	for _, d := range slices.Concat(layout.Acts, layout.Incidents) {
		names = append(names, d.ID)
	}
	return names
}

// Extend completes a line as far as it can only go on in one way.
func (s *Session) Extend(line string) string {
	list := s.Complete(line)
	if len(list) == 0 {
		return line
	}
	common := list[0]
	for _, l := range list[1:] {
		for !strings.HasPrefix(l, common) {
			common = common[:len(common)-1]
		}
	}
	if len(list) == 1 {
		common += " "
	}
	if len(common) <= len(line) {
		return line
	}
	return common
}
