package play

import (
	"fmt"
	"strings"

	"boardwalk/play/log"
	"boardwalk/table"
)

func (s *Session) cmdRules([]string) Reply {
	var page []string
	for _, n := range s.Table().Notices() {
		page = append(page, fmt.Sprintf("%s  [%s]", log.Sentence(n.Text), log.Short(n.By)))
	}
	if g, ok := s.Table().Game().(interface{ Explain() []table.Notice }); ok {
		for _, n := range g.Explain() {
			page = append(page, fmt.Sprintf("%s  [%s]", log.Sentence(n.Text), log.Short(n.By)))
		}
	}
	return Reply{Title: "Posted at this table", Page: page}
}

// cmdBets lists what may be bet now and what lies on the layout.
func (s *Session) cmdBets([]string) Reply {
	if s.contest != nil {
		return s.cmdSeats(nil)
	}
	var page []string
	if mine := s.mine(); len(mine) > 0 {
		page = append(page, "On the layout:")
		for _, a := range mine {
			page = append(page, "  "+s.standing(s.Table().Bet(s.Seat(), a)))
		}
	}
	page = append(page, "May be bet now:")
	page = append(page, s.catalogue(s.Lawful())...)
	if len(s.Lawful()) == 0 {
		page = append(page, "  nothing")
	}
	return Reply{Title: "Wagers", Page: page}
}

// catalogue describes wagers, a line each or, where many pay alike, a line
// for all of them.
func (s *Session) catalogue(areas []table.Area) []string {
	var page []string
	for _, g := range s.groups(areas) {
		if one := s.same(g); one != "" && len(g.areas) > 3 && g.word != "" {
			page = append(page, fmt.Sprintf("  %-18s %s", g.word+" …", one))
			continue
		}
		for _, a := range g.areas {
			page = append(page, fmt.Sprintf("  %-18s %s  [%s]", phrase(s.wager(a)), s.describe(a), log.Short(s.wager(a).Law)))
		}
	}
	return page
}

// same describes all the wagers of a large group at once if they pay alike.
func (s *Session) same(g group) string {
	for _, a := range g.areas {
		if s.oddsOf(a) != s.oddsOf(g.areas[0]) || s.Table().Unit(a) != s.Table().Unit(g.areas[0]) {
			return ""
		}
	}
	lim := s.Table().Limit(g.areas[0])
	var ends []string
	for _, a := range g.areas {
		ends = append(ends, strings.TrimPrefix(strings.TrimPrefix(phrase(s.wager(a)), g.word), " "))
	}
	return fmt.Sprintf("pays %s, %s to %s: %s", s.oddsOf(g.areas[0]), lim.Min, lim.Max, strings.Join(ends, ", "))
}

func (s *Session) standing(b table.Bet) string {
	text := fmt.Sprintf("%s on %s, pays %s", b.Amount, s.name(b.Area), s.oddsOf(b.Area))
	if b.On {
		text += ", called on"
	}
	if r := s.may(table.Act{Kind: table.Remove, Seat: b.Seat, Area: b.Area}); r != nil {
		text += ", may not be taken down now"
	}
	return text
}

func (s *Session) cmdLimits([]string) Reply {
	t := s.Table()
	var all []table.Area
	for i := range t.Layout().Wagers {
		if w := &t.Layout().Wagers[i]; w.Made != 0 && !w.Supplement && !w.Moved {
			all = append(all, table.Area(i))
		}
	}
	page := []string{fmt.Sprintf("The smallest chip is %s.", t.Terms().Chip)}
	for _, g := range s.groups(all) {
		lim := t.Limit(g.areas[0])
		page = append(page, fmt.Sprintf("  %-18s %s to %s", g.name, lim.Min, lim.Max))
	}
	return Reply{Title: "Limits", Page: page}
}

func (s *Session) cmdOptions([]string) Reply {
	var page []string
	for _, o := range s.Table().Options().Declare() {
		page = append(page, fmt.Sprintf("%-16s %-10s %s (%s)  [%s]", o.Name, o.Value(), o.Help, o.Lawful, log.Short(o.Law)))
	}
	if page == nil {
		page = []string{"The regulation leaves the licensee no choice in this game."}
	}
	return Reply{Title: "Options", Page: page}
}

func (s *Session) cmdSeats([]string) Reply {
	if s.contest != nil {
		return Reply{Title: "Seats, and what each has on the table", Page: s.Seats()}
	}
	return Reply{Title: "Seats, and what each has on the layout", Page: s.Seats()}
}

// Seats lists who sits where, a line each.
func (s *Session) Seats() []string {
	var lines []string
	for _, seat := range s.Table().Present() {
		has := s.onLayout(seat)
		if s.contest != nil {
			has = s.contest.Stack(seat)
		}
		line := fmt.Sprintf("%d %-10s %4s", seat, s.who(seat), has)
		if s.holds(seat) != "" {
			line += " " + s.holds(seat)
		} else if b := s.botAt(seat); b != nil {
			line += fmt.Sprintf(" %s, %s", b.Level, b.Temper)
			if s.contest != nil {
				line += " and " + b.Drive.String()
			}
		}
		if cover := s.covers(seat); cover > 0 {
			line += fmt.Sprintf(", %s set aside", cover)
		}
		if s.contest != nil {
			line += s.contest.Standing(seat)
		}
		lines = append(lines, line)
	}
	if in := s.centre(); in > 0 {
		lines = append(lines, fmt.Sprintf("In the centre of the table: %s", in))
	}
	return lines
}

func (s *Session) cmdLast([]string) Reply {
	if len(s.past) == 0 && s.contest == nil && len(s.Table().Layout().Boxes) > 0 {
		s.notice("The rounds of a card game are in the log.")
		return Reply{}
	}
	if len(s.past) == 0 {
		return Reply{Title: "Last rounds", Page: []string{"No outcome yet."}}
	}
	var page []string
	for i := len(s.past) - 1; i >= max(0, len(s.past)-20); i-- {
		page = append(page, s.outcome(s.past[i]))
	}
	return Reply{Title: "Last rounds, the newest first", Page: page}
}
