package play

import (
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/money"
	"boardwalk/play/log"
	"boardwalk/table"
)

// counselOn is the counsel on the question that is open; nil if there is none.
func (s *Session) counselOn(q *table.Question) *counsel.Counsel {
	if q == nil {
		return nil
	}
	if at := len(s.live.Journal()); s.asked != at {
		t := s.Table() // while a question is open, it is as it was before the round
		asked := counsel.Situation{Rules: t.Rules(), Options: t.Options(), Terms: t.Terms(), Question: q, Eye: &s.eye,
			On: func(names ...string) money.Cents { return s.onAreas(s.Seat(), names...) }}
		s.counsel, s.asked = asked.Counsel(), at
	}
	return s.counsel
}

// little is what is too little to speak of: it is not seen in three digits.
const little = 0.0005

// counselPage is the counsel on a question, to be read.
func counselPage(q *table.Question, c *counsel.Counsel) []string {
	if len(c.Values) == 0 {
		return []string{fmt.Sprintf("Best is to %s. %s", withCards(c.Say(q), c.Cards), c.Basis)}
	}
	page := []string{fmt.Sprintf("Best is to %s. Each choice, on average, as a part of %s:", withCards(c.Say(q), c.Cards), c.Of)}
	wide := 10 // as wide as the longest choice, so that the figures stand below each other
	for _, w := range c.Values {
		wide = max(wide, len(choiceOf(&w)))
	}
	for i, w := range c.Values {
		line := fmt.Sprintf("  %-*s %+.4f", wide, choiceOf(&w), w.EV)
		if c.Unit > 0 {
			line += "  " + log.Average(w.EV, c.Unit)
		}
		if i > 0 {
			line += fmt.Sprintf(", costs %.4f", w.Cost)
		}
		page = append(page, line)
	}
	return append(page, c.Basis)
}

// choiceOf names a choice as it is typed in or, if it sets tiles, by the two hands that it makes.
func choiceOf(w *counsel.Worth) string {
	if w.High != "" && w.Cards == 0 {
		return w.High + " over " + w.Low
	}
	return withCards(string(w.Choice), w.Cards)
}

// withCards is a word with the cards that go with it, as they would be typed in.
func withCards(word string, cards card.Set) string {
	return strings.TrimSpace(word + " " + cards.String())
}

// coach keeps account of what decisions have cost.
type coach struct {
	on        bool
	decisions int
	wrong     int     // of which were not the best
	cost      float64 // in dollars, on average
}

// judgeDecision says what an answer has cost, if it has cost something, and what was best.
func (s *Session) judgeDecision(c *counsel.Counsel, a table.Answer, best string) {
	cost, ok := c.Cost(a)
	if !ok {
		return
	}
	s.coach.decisions++
	if cost < little {
		return
	}
	s.coach.wrong++
	dollars := cost * float64(c.Unit) / float64(money.Dollar)
	s.coach.cost += dollars
	amount := ""
	if c.Unit > 0 {
		amount = fmt.Sprintf(", $%.2f", dollars)
	}
	s.notice(fmt.Sprintf("That cost %.3f of %s%s on average: the best was to %s.", cost, c.Of, amount, withCards(best, c.Cards)))
}

// String is the account so far.
func (c *coach) String() string {
	switch {
	case c.decisions == 0:
		return "No decision has been judged so far."
	case c.wrong == 0:
		return fmt.Sprintf("%s judged, and none cost anything.", count(c.decisions, "decision"))
	case c.decisions == 1:
		return fmt.Sprintf("1 decision judged, and it was not the best: it cost $%.2f on average.", c.cost)
	case c.wrong == 1:
		return fmt.Sprintf("%d decisions judged, one of them not the best: it cost $%.2f on average.", c.decisions, c.cost)
	}
	return fmt.Sprintf("%s judged, %d of them not the best: together they cost $%.2f on average.",
		count(c.decisions, "decision"), c.wrong, c.cost)
}

// cmdCoach turns the coach on or off, or tells what decisions have cost so far.
func (s *Session) cmdCoach(words []string) Reply {
	switch {
	case !counsel.Gives(s.Table().Rules()):
		s.notice("What a decision costs is told only at " + counsel.Games() + "; hint works everywhere.")
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
	case q != nil && s.inTurn():
		return Reply{Title: "Hint", Page: s.contest.Hint(q)}
	case s.contest != nil:
		s.notice("Nothing is bet between two rounds of play. Ask when it is your turn.")
		return Reply{}
	case q == nil:
		return s.cmdOdds(nil)
	}
	if c := s.counselOn(q); c != nil {
		return Reply{Title: "Hint", Page: counselPage(q, c)}
	}
	if page := s.settingsPage(); page != nil {
		return Reply{Title: "Ways to set the hand", Page: page}
	}
	s.notice("There are no figures for this question.")
	return Reply{}
}
