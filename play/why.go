package play

import (
	"fmt"
	"strconv"

	"boardwalk/law"
	"boardwalk/play/log"
	"boardwalk/table"
)

// cmdWhy explains the last results, the last refusal, or a line of the log.
func (s *Session) cmdWhy(words []string) Reply {
	if len(words) == 0 {
		return s.whyLast()
	}
	n, err := strconv.Atoi(words[0])
	if err != nil || n < 1 || n > len(s.log) {
		s.notice(fmt.Sprintf("Lines of the log are numbered 1 to %d: why 3.", len(s.log)))
		return Reply{}
	}
	e := s.log[n-1]
	return Reply{Title: fmt.Sprintf("Why line %d", n), Page: append([]string{e.String()}, s.explain(e)...)}
}

// whyLast explains the newest refusal, or else the newest results, of which
// one outcome may bring several.
func (s *Session) whyLast() Reply {
	var page []string
	round := -1
	for i := len(s.log) - 1; i >= 0; i-- {
		e := s.log[i]
		if e.Kind == Refusal && round < 0 {
			return Reply{Title: "Why not", Page: append([]string{e.String()}, s.explain(e)...)}
		}
		if round >= 0 && e.Round != round {
			break
		}
		if e.Kind == Own && decides(e) {
			round = e.Round
			page = append(append([]string{e.String()}, s.explain(e)...), page...)
		}
	}
	if page == nil {
		s.notice("Nothing of yours has been decided or refused yet. Why with the number of a line explains any line.")
		return Reply{}
	}
	return Reply{Title: "Why", Page: page}
}

func decides(e Entry) bool {
	switch e.Events[0].Kind {
	case table.Paid, table.Collected, table.Returned, table.Awarded:
		return true
	}
	return false
}

// explain gives the arithmetic of a line and its paragraphs in words.
func (s *Session) explain(e Entry) []string {
	var lines []string
	told := map[law.Cite]bool{}
	for _, ev := range e.Events {
		if len(e.Events) > 1 {
			lines = append(lines, "  "+s.eventLine(ev))
		}
		lines = append(lines, s.arithmetic(ev)...)
		lines = append(lines, paragraph("under", ev.By, told)...)
		switch ev.Kind {
		case table.Wagered: // its second paragraph is how chips are placed
		case table.Paid:
			lines = append(lines, paragraph("odds", ev.OddsBy, told)...)
		default:
			lines = append(lines, paragraph("and", ev.OddsBy, told)...)
		}
	}
	if len(e.Events) == 0 {
		lines = append(lines, paragraph("under", e.Cite, told)...)
	}
	if len(lines) == 0 {
		lines = append(lines, "  No paragraph stands behind this line: it is the program's own.")
	}
	return lines
}

// eventLine is one of several events of a line.
func (s *Session) eventLine(e table.Event) string {
	if e.Kind == table.Noted {
		return log.Sentence(e.Text)
	}
	return s.chips(e)
}

// arithmetic is how an amount came about: "$12 at 7 to 6 is $14".
func (s *Session) arithmetic(e table.Event) []string {
	switch e.Kind {
	case table.Paid:
		if e.Odds.IsZero() {
			return []string{fmt.Sprintf("  sum    %s is paid, whatever the stake; the %s staked came back with it.", e.Amount, e.Stake)}
		}
		stake := e.Stake + e.Coupon
		lines := []string{fmt.Sprintf("  sum    %s at %s is %s (%s / %d x %d); the %s staked came back with it.",
			stake, e.Odds, e.Amount, stake, e.Odds.One, e.Odds.To, e.Stake)}
		if e.Coupon > 0 {
			lines = append(lines, fmt.Sprintf("         %s of it was a match play coupon, which plays once.", e.Coupon))
		}
		return lines
	case table.Vigorished:
		return []string{fmt.Sprintf("  sum    %s was charged for %s on %s.", e.Amount, e.Stake, s.name(e.Area))}
	case table.Wagered:
		return []string{"  odds   " + s.describe(e.Area)}
	}
	return nil
}

// paragraph gives a citation, its duty and our readings of it, once.
func paragraph(label string, c law.Cite, told map[law.Cite]bool) []string {
	if c == "" || told[c] {
		return nil
	}
	told[c] = true
	row, ok := c.Row()
	if !ok {
		return []string{fmt.Sprintf("  %-6s %s, which the index does not have as a row.", label, c.Text())}
	}
	lines := []string{fmt.Sprintf("  %-6s %s: %s", label, c.Text(), row.Duty)}
	if level, ground := row.Confidence(); level != "" {
		lines = append(lines, fmt.Sprintf("         Of %s confidence: %s.", level, ground))
	} else if row.Doubt != "" {
		lines = append(lines, "         In doubt: "+row.Doubt)
	}
	for _, r := range law.ReadingsOf(row.Cite) {
		lines = append(lines, "         Our reading: "+r.String())
	}
	return lines
}
