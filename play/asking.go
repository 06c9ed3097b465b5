package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/play/log"
	"boardwalk/table"
)

// Ask is the open question with its choices, or nothing. Each choice has a number, and is answered by the number or a word
// and Enter. A hand that is to be set is asked for in several lines.
func (s *Session) Ask() string {
	q := s.Question()
	if q == nil {
		return ""
	}
	if s.inTurn() {
		return s.contest.Ask(q)
	}
	ask := s.aboutHand(q) + log.Sentence(q.Offer.Text)
	if menu := s.settingMenu(); menu != nil {
		return ask + "\n" + strings.Join(menu, "\n")
	}
	costs := s.live.Costs(q)
	for i, c := range q.Choices() {
		text := fmt.Sprintf("[%d] %s", i+1, q.Offer.Name(c))
		switch {
		case q.Offer.TakesCards(c):
			text += strings.Repeat(" CARD", s.cardsToName())
		case q.Offer.TakesNumber(c):
			text += " or " + string(c) + " NUMBER"
		case c == amountChoice(q):
			text += fmt.Sprintf(" AMOUNT, %s to %s", q.Least, q.Most)
		default:
			text += costText(costs[slices.Index(q.Offer.Choices, c)])
		}
		ask += map[bool]string{true: " ", false: "  "}[i == 0] + text
	}
	if c, ok := enterTakes(q); ok {
		ask += fmt.Sprintf(" (Enter: %s)", c)
	}
	return ask
}

// unasked returns what is answered for the person without asking: a question with one choice, and the offer of the
// cut, which is declined unless the person wants to be asked.
func (s *Session) unasked(q *table.Question) (table.Answer, bool) {
	choices := q.Choices()
	first := q.First()
	if len(choices) == 1 && !q.Offer.TakesCards(first) && !q.Offer.TakesNumber(first) && amountChoice(q) == "" {
		return table.Answer{Choice: first}, true
	}
	if !s.config.AsksCut && q.Offer.ID == "cut" {
		for _, c := range choices {
			if slices.Contains(refusals, c) {
				return table.Answer{Choice: c}, true
			}
		}
	}
	return table.Answer{}, false
}

// cmdCutting says whether the person wants to be asked to cut the cards.
func (s *Session) cmdCutting(words []string) Reply {
	switch {
	case len(words) == 1 && words[0] == "ask":
		s.config.AsksCut = true
		s.notice("You are asked to cut the cards whenever the cut is yours; cutting decline ends it.")
	case len(words) == 1 && words[0] == "decline":
		s.config.AsksCut = false
		s.notice("The cut is declined for you; cutting ask has you asked.")
	default:
		s.notice("Write cutting ask to be asked to cut the cards, or cutting decline.")
	}
	return Reply{}
}
