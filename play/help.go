package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/play/canvas"
	"boardwalk/play/log"
	"boardwalk/table"
)

// helpAll lists the commands, the shortest way to play first.
func (s *Session) helpAll() Reply {
	page := append([]string{"Enter on an empty line plays the next round."}, s.tips()...)
	if s.contest == nil {
		page[0] = "Type a wager and an amount: " + s.example() + ". " + page[0]
	}
	page = append(page, "")
	for _, c := range s.commands() {
		name := c.name
		if slices.Contains(c.also, s.verb()) {
			name = s.verb()
		}
		page = append(page, fmt.Sprintf("  %-22s %s", strings.TrimSpace(name+" "+c.args), c.help))
	}
	if acts := s.Table().Layout().Acts; len(acts) > 0 {
		page = append(page, "", "At this game also:")
		for _, d := range acts {
			page = append(page, declaredLine(d))
		}
	}
	page = append(page, "", "Keys: Tab completes, Up and Down recall, PgUp and PgDn scroll the log, Esc closes or clears, ? helps, ! hints, Ctrl-C leaves.")
	return Reply{Title: "Help", Page: page}
}

// tips returns what a beginner has to know, and what to type.
func (s *Session) tips() []string {
	about := s.Table().Rules().About
	tips := slices.Clone(about.Tips)
	if s.contest != nil {
		return append(tips, s.contest.Tips())
	}
	return append(tips, examples(about)...)
}

// examples returns a line of wagers that are worth trying, if a game has any.
func examples(about table.About) []string {
	if len(about.Examples) == 0 {
		return nil
	}
	return []string{"Try: " + strings.Join(about.Examples, ", ") + "; then Enter."}
}

// helpWager says what a wager is, in the index's words.
func (s *Session) helpWager(a table.Area) []string {
	w := s.wager(a)
	page := []string{s.describe(a)}
	told := map[law.Cite]bool{}
	page = append(page, paragraph("wager", w.Law, told)...)
	for _, p := range s.Table().Pays(a) {
		page = append(page, paragraph("odds", p.Law, told)...)
	}
	page = append(page, paragraph("down", w.LockedLaw, told)...)
	page = append(page, paragraph("charge", w.Vigorish.Law, told)...)
	if r := s.may(table.Act{Kind: table.Make, Seat: s.Seat(), Area: a, Amount: s.least(s.Seat(), a)}); r != nil {
		page = append(page, "Not now: "+r.Error())
	} else {
		page = append(page, fmt.Sprintf("May be bet now: %s %s", phrase(w), canvas.Typed(s.least(s.Seat(), a))))
	}
	return page
}

// cmdDeclared carries out an act that the game declares.
func (s *Session) cmdDeclared(words []string) (Reply, bool) {
	for n := len(words); n > 0; n-- {
		for _, d := range s.Table().Layout().Acts {
			if d.ID == strings.Join(words[:n], "-") {
				return s.declare(table.Special, d, words[n:]), true
			}
		}
	}
	return Reply{}, false
}

// cmdIncident reports that something goes wrong in the coming round.
func (s *Session) cmdIncident(words []string) Reply {
	if len(words) == 0 {
		return s.cmdIncidents(nil)
	}
	for _, d := range s.Table().Layout().Incidents {
		if d.ID == words[0] {
			return s.declare(table.Report, d, words[1:])
		}
	}
	s.notice(fmt.Sprintf("Nothing called %q happens here; incidents lists what does.", words[0]))
	return Reply{}
}

// declare does an act or reports an incident, as staff where only staff may.
func (s *Session) declare(kind table.ActKind, d table.Declared, args []string) Reply {
	act := table.Act{Kind: kind, Seat: s.Seat(), Word: d.ID}
	if d.Staff {
		act.Seat = table.House
	}
	for i, arg := range args {
		n, err := strconv.Atoi(arg)
		if err != nil || i >= len(act.Args) {
			s.notice(fmt.Sprintf("Write it like this: %s. %s.", strings.TrimSpace(d.ID+" "+d.Args), log.Sentence(d.Help)))
			return Reply{}
		}
		act.Args[i] = n
	}
	if s.own(act) == nil && kind == table.Report {
		s.notice("It happens in the next round. Enter plays it.")
	}
	return Reply{}
}

func (s *Session) cmdChips(words []string) Reply { return s.bring(words, false) }
func (s *Session) cmdCash(words []string) Reply  { return s.bring(words, true) }

// bring brings more chips or cash to the seat.
func (s *Session) bring(words []string, cash bool) Reply {
	if len(words) != 1 {
		s.notice("How much? For instance: buyin 200.")
		return Reply{}
	}
	amount, err := money.Parse(words[0])
	if err != nil || amount <= 0 {
		s.notice("Enter an amount of money, like 25 or 2.50.")
		return Reply{}
	}
	act := table.Act{Kind: table.Sit, Amount: amount, Person: personName}
	if cash {
		act.Amount, act.Cash = 0, amount
	}
	if s.own(act) == nil {
		s.brought += amount
	}
	return Reply{}
}

// cmdOpen opens the table again.
func (s *Session) cmdOpen([]string) Reply {
	if s.Table().IsOpen() {
		s.notice("The table is open.")
		return Reply{}
	}
	if s.act(s.live.Open) == nil {
		s.acts = s.acts[:0]
		s.notice("The table is open again.")
		s.beginBetting()
	}
	return Reply{}
}
