package play

import (
	"cmp"
	"fmt"
	"slices"

	"boardwalk/money"
	"boardwalk/table"
)

// counsel is what the choices of a question are worth, as far as the person can
// know: nothing that lies face down has a part in it.
type counsel struct {
	values []worth // the best first; none where only the best is known
	best   table.Choice
	of     string      // what the values are fractions of: "the wager"
	unit   money.Cents // how much that is
	parts  bool        // a choice may be taken for a part of the unit
	basis  string      // what it rests on, as a sentence
}

// worth is what a choice is worth on average.
type worth struct {
	choice table.Choice
	ev     float64
}

// newCounsel puts the choices that are open in order. It is nil if one of them
// has no value.
func newCounsel(q *table.Question, values []worth, of string, unit money.Cents, basis string) *counsel {
	c := &counsel{of: of, unit: unit, basis: basis}
	for _, choice := range q.Choices() {
		at := slices.IndexFunc(values, func(w worth) bool { return w.choice == choice })
		if at < 0 {
			return nil
		}
		c.values = append(c.values, values[at])
	}
	slices.SortStableFunc(c.values, func(a, b worth) int { return cmp.Compare(b.ev, a.ev) })
	c.best = c.values[0].choice
	return c
}

// counselOn is the counsel on the question that is open; nil if there is none.
func (s *Session) counselOn(q *table.Question) *counsel {
	if q == nil || s.board.counsel == nil {
		return nil
	}
	if at := len(s.live.Journal()); s.asked != at {
		s.counsel, s.asked = s.board.counsel(s, q), at
	}
	return s.counsel
}

// little is what is too little to speak of: it is not seen in three digits.
const little = 0.0005

// cost is what an answer costs against the best, as a fraction of the unit, and
// false if that is not known.
func (c *counsel) cost(a table.Answer) (float64, bool) {
	at := slices.IndexFunc(c.values, func(w worth) bool { return w.choice == a.Choice })
	if at < 0 || a.Amount > 0 && !c.parts && a.Amount != c.unit {
		return 0, false
	}
	ev := c.values[at].ev
	if c.parts && a.Amount > 0 && c.unit > 0 { // between declining and taking all of it
		none := c.values[0].ev
		if at == 0 {
			none = c.values[len(c.values)-1].ev
		}
		ev = none + (ev-none)*float64(a.Amount)/float64(c.unit)
	}
	return c.values[0].ev - ev, true
}

// page is the counsel to be read.
func (c *counsel) page() []string {
	if len(c.values) == 0 {
		return []string{fmt.Sprintf("Best is to %s. %s", phrases[c.best].to, c.basis)}
	}
	page := []string{fmt.Sprintf("Best is to %s. Each choice, on average, as a part of %s:", phrases[c.best].to, c.of)}
	for i, w := range c.values {
		line := fmt.Sprintf("  %-10s %+.4f  %s", w.choice, w.ev, average(w.ev, c.unit))
		if cost := c.values[0].ev - w.ev; i > 0 {
			line += fmt.Sprintf(", costs %.4f", cost)
		}
		page = append(page, line)
	}
	return append(page, c.basis)
}

// average is an amount that is won or lost on average, which need not be in
// whole cents.
func average(part float64, of money.Cents) string {
	amount := part * float64(of) / float64(money.Dollar)
	if amount < 0 {
		return fmt.Sprintf("-$%.2f", -amount)
	}
	return fmt.Sprintf("+$%.2f", amount)
}

// phrases are choices as one says them.
var phrases = map[table.Choice]struct{ to, doing string }{
	"stand": {"stand", "standing"}, "draw": {"draw", "drawing"}, "double": {"double down", "doubling down"},
	"split": {"split the pair", "splitting"}, "surrender": {"surrender", "surrendering"},
	"insure": {"insure", "insuring"}, "decline": {"decline", "declining"}, "raise": {"raise", "raising"},
	"play": {"play", "playing"}, "fold": {"fold", "folding"},
}

// coach keeps account of what decisions have cost.
type coach struct {
	on        bool
	decisions int
	wrong     int     // of which were not the best
	cost      float64 // in dollars, on average
}

// judgeDecision says what an answer has cost, if it has cost something.
func (s *Session) judgeDecision(c *counsel, a table.Answer) {
	cost, ok := c.cost(a)
	if !ok {
		return
	}
	s.coach.decisions++
	if cost < little {
		return
	}
	s.coach.wrong++
	s.coach.cost += cost * float64(c.unit) / float64(money.Dollar)
	s.notice(fmt.Sprintf("That cost %.3f of %s against %s: $%.2f on average.", cost, c.of, phrases[c.best].doing,
		cost*float64(c.unit)/float64(money.Dollar)))
}

// String is the account so far.
func (c *coach) String() string {
	switch {
	case c.decisions == 0:
		return "No decision has been judged so far."
	case c.wrong == 0:
		return fmt.Sprintf("%s judged: nothing was lost by it.", count(c.decisions, "decision"))
	}
	return fmt.Sprintf("%s judged, %d of them not the best: together they cost $%.2f on average.", count(c.decisions, "decision"), c.wrong, c.cost)
}

// cmdCoach turns the coach on or off, or tells what decisions have cost so far.
func (s *Session) cmdCoach(words []string) Reply {
	switch {
	case s.board.counsel == nil:
		s.notice("What a decision costs is told only at blackjack, red dog and three card poker; hint works everywhere.")
	case len(words) == 1 && words[0] == "on":
		s.coach.on = true
		s.notice("The coach tells what a decision has cost, if it has; coach tells the sum, coach off ends it.")
	case len(words) == 1 && words[0] == "off":
		s.coach.on = false
		s.notice("The coach is off. " + s.coach.String())
	case len(words) > 0:
		s.notice("Write coach on, coach off, or coach alone for the sum so far.")
	case s.coach.on:
		s.notice("The coach is on. " + s.coach.String())
	default:
		s.notice("The coach is off; coach on has every decision judged. " + s.coach.String())
	}
	return Reply{}
}

// cmdHint says what is best now: of the choices of a question, or of the wagers
// that may be made.
func (s *Session) cmdHint([]string) Reply {
	q := s.Question()
	switch {
	case q != nil && s.board.turns:
		return Reply{Title: "Hint", Page: s.pokerHint(q)}
	case s.board.turns:
		s.notice("Nothing is bet between two rounds of play. Ask when it is your turn.")
		return Reply{}
	case q == nil:
		return s.cmdOdds(nil)
	}
	if c := s.counselOn(q); c != nil {
		return Reply{Title: "Hint", Page: c.page()}
	}
	s.notice("What you answer here makes no difference that could be worked out.")
	return Reply{}
}
