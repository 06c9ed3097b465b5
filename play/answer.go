package play

import (
	"fmt"
	"strconv"

	"boardwalk/bots"
	"boardwalk/money"
	"boardwalk/play/canvas"
	"boardwalk/table"
)

// cmdAnswer takes the answer to an open question: a choice, the beginning of one, or
// its number. An empty line answers only what [enterTakes] says, so that nobody folds
// or stands by pressing Enter once too often.
func (s *Session) cmdAnswer(words []string) Reply {
	if s.inTurn() {
		return s.cmdTurn(words)
	}
	if len(words) == 0 || words[0] == s.verb() || words[0] == "roll" {
		c, ok := enterTakes(s.Question())
		if !ok {
			s.notice(s.nothingByEnter())
			return Reply{}
		}
		words = []string{string(c)}
	}
	c, rest, ok := readChoice(s.Question(), words)
	if !ok {
		if c, amount := s.amountAlone(words); c != "" {
			s.answer(table.Answer{Choice: c, Amount: amount})
			return Reply{}
		}
		s.notice(fmt.Sprintf("Answer the question first: %s.", s.oneOfChoices()))
		return Reply{}
	}
	if a, wrong := s.readAnswer(c, rest); wrong != "" {
		s.notice(wrong)
	} else if !s.warnsOfFoul(a) {
		s.answer(a)
	}
	return Reply{}
}

// nothingByEnter says that an empty line is no answer, and what is one.
func (s *Session) nothingByEnter() string {
	q := s.Question()
	if c := amountChoice(q); c != "" {
		return fmt.Sprintf("Enter decides nothing here: type %s, or an amount, like %s.", s.oneOfChoices(), canvas.Typed(q.Least))
	}
	return fmt.Sprintf("Enter decides nothing here: type %s, or a number.", s.oneOfChoices())
}

// amountAlone reads an amount alone as the choice that an amount belongs to; it returns
// no choice if there is none, or if the words are something else.
func (s *Session) amountAlone(words []string) (table.Choice, money.Cents) {
	if amount, ok := amountOf(words[0]); ok && len(words) == 1 {
		return amountChoice(s.Question()), amount
	}
	return "", 0
}

// amountChoice is the choice of a question that an amount belongs to, if there is a choice of amounts. An amount alone is
// that choice, unless it is the number of another.
func amountChoice(q *table.Question) table.Choice {
	for _, c := range q.Choices() {
		if q.Offer.TakesAmount(c) && q.Least < q.Most {
			return c
		}
	}
	return ""
}

// enterTakes returns what an empty line answers to a question, and false if it answers
// nothing. It cuts the cards, the only choice with a number of cards: whatever the
// number is, nobody gains or loses by it.
func enterTakes(q *table.Question) (table.Choice, bool) {
	c := q.First()
	return c, q.Offer.TakesNumber(c)
}

// readAnswer reads what is typed after a choice, or says what is wrong with it.
func (s *Session) readAnswer(c table.Choice, words []string) (a table.Answer, wrong string) {
	offer := s.Question().Offer
	a.Choice = c
	switch {
	case offer.TakesCards(c):
		return s.readCards(c, words)
	case len(words) == 0:
		return a, ""
	case offer.TakesNumber(c):
		n, err := strconv.Atoi(words[0])
		if err != nil || n <= 0 || len(words) > 1 {
			return a, fmt.Sprintf("After %s comes a whole number: %s 20.", c, c)
		}
		return offer.Numbered(c, n), ""
	case offer.TakesAmount(c):
		amount, ok := amountOf(words[0])
		if !ok || len(words) > 1 {
			return a, fmt.Sprintf("After %s comes an amount: %s %s.", c, c, canvas.Typed(s.Question().Least))
		}
		a.Amount = amount
		return a, ""
	}
	return a, fmt.Sprintf("Nothing comes after %s: type it alone.", c)
}

// oneOf joins words by "or".
func oneOf[W ~string](words []W) string {
	var text string
	for i, w := range words {
		switch {
		case i > 0 && i == len(words)-1:
			text += " or "
		case i > 0:
			text += ", "
		}
		text += string(w)
	}
	return text
}

// cmdTurn takes an answer in the game's own words. Chips that somebody wants
// to add instead are for the table to refuse.
func (s *Session) cmdTurn(words []string) Reply {
	words, wrong := s.inTurnWords(words)
	if wrong != "" {
		s.notice(wrong)
		return Reply{}
	}
	a, wrong := s.contest.Read(s.Question(), words)
	if wrong == "" {
		s.answer(a)
		return Reply{}
	}
	if len(words) == 0 {
		s.notice(wrong)
		return Reply{}
	}
	if c, known := findCommand(words[0]); known && (c.name == "buyin" || c.name == "cash") {
		return c.run(s, words[1:])
	}
	s.notice(wrong)
	return Reply{}
}

// inTurnWords puts the word of a choice for its number, which is typed the same way at every table. It says what is wrong
// if the number may also be an amount.
func (s *Session) inTurnWords(words []string) (typed []string, wrong string) {
	q := s.Question()
	var names []string
	for _, way := range s.contest.Ways(q) {
		names = append(names, way.Name)
	}
	if q.Allows(bots.Larger(q)) {
		if wrong := meansTwoThings(q, words, names); wrong != "" {
			return nil, wrong
		}
	}
	if len(words) == 0 {
		return nil, ""
	}
	if n, err := strconv.Atoi(words[0]); err == nil && n >= 1 && n <= len(names) {
		return append([]string{names[n-1]}, words[1:]...), ""
	}
	return words, ""
}

// meansTwoThings says that a number alone may be meant as the number of a choice and as an amount, if it may. Poker players
// say an amount alone when they raise, and whoever wants to raise to $3 must not fold because folding is the third choice.
// The names are those of the choices, in order.
func meansTwoThings(q *table.Question, words, names []string) string {
	if len(words) != 1 {
		return ""
	}
	n, err := strconv.Atoi(words[0])
	amount := money.Cents(n) * money.Dollar
	if err != nil || n < 1 || n > len(names) || q.Least == q.Most || amount < q.Least || amount > q.Most {
		return ""
	}
	return fmt.Sprintf("%d is the choice %q here, and may be an amount: type %s, or %s.", n, names[n-1], names[n-1], amount)
}

// aboutHand says which hand a question is about if the person has several.
func (s *Session) aboutHand(q *table.Question) string {
	owned := 0
	for _, h := range s.eye.Hands {
		if h.Owner == s.Seat() {
			owned++
		}
	}
	for _, h := range s.eye.Hands {
		if owned > 1 && h.Box == q.Box && h.Hand == q.Hand && h.Owner == s.Seat() {
			return s.handName(h) + ": "
		}
	}
	return ""
}

// costText is what a choice costs, after its name: " $10", " ($5 back)", or nothing.
func costText(cost money.Cents) string {
	switch {
	case cost > 0:
		return " " + cost.String()
	case cost < 0:
		return " (" + (-cost).String() + " back)"
	}
	return ""
}
