package ring

import (
	"boardwalk/bots"
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/play/canvas"
	"boardwalk/play/log"
	"boardwalk/table"
)

// Way is one answer that a question names.
type Way struct {
	Name string // as it is typed
	Text string // with its amounts
}

// Ways are the answers that the person's turn is asked with, in the order of their numbers.
func (r *Ring) Ways(q *table.Question) (ways []Way) {
	can := func(c table.Choice, format string, args ...any) {
		if q.Allows(c) {
			ways = append(ways, Way{string(c), fmt.Sprintf(format, args...)})
		}
	}
	p := r.round.At(q.Seat)
	switch q.Offer.ID {
	case "draw":
		can(room.Discard, "discard CARD …, like d 1 3 for your 1st and 3rd card")
		can(room.Stand, "stand pat")
	case "showdown":
		can(room.Show, "show it")
		can(room.Concede, "concede")
	default:
		can(room.Check, "check")
		call := r.round.ToCall(q.Seat)
		can(room.Call, "call %s%s", call, map[bool]string{true: ", all-in"}[call == p.Stack])
		// by its word alone: nobody goes all-in by a slip
		all := map[bool]string{true: ", or all-in"}[q.Most == p.Bet+p.Stack && q.Most > q.Least]
		can(room.Bet, "bet %s%s", span(q), all)
		can(room.Raise, "raise to %s%s", span(q), all)
		can(room.Fold, "fold")
	}
	return ways
}

// Ask is the person's turn: what may be done, with its number and amounts.
func (r *Ring) Ask(q *table.Question) string {
	var may []string
	if q.Offer.ID == "showdown" {
		may = append(may, "Your hand is beaten.")
	}
	for i, way := range r.Ways(q) {
		may = append(may, fmt.Sprintf("[%d] %s", i+1, way.Text))
	}
	text := fmt.Sprintf("%s  · pot %s", strings.Join(may, "  "), r.round.Sum())
	if c, ok := enterTakes(q); ok {
		text += " · Enter: " + string(c)
	}
	return text
}

// enterTakes returns what an empty line answers, and false if it answers nothing: it
// checks, and shows a hand, which cost nothing.
func enterTakes(q *table.Question) (table.Choice, bool) {
	c := q.First()
	return c, c == room.Check || c == room.Show
}

// span is what a bet or raise may come to.
func span(q *table.Question) string {
	if q.Least == q.Most {
		return q.Least.String()
	}
	return q.Least.String() + "–" + q.Most.String()
}

// Read reads an answer in the words of a poker table. Otherwise it says
// what is wrong with them.
func (r *Ring) Read(q *table.Question, words []string) (table.Answer, string) {
	if len(words) == 0 || words[0] == r.host.Table().Rules().About.Begin {
		c, ok := enterTakes(q)
		switch {
		case ok:
			return table.Answer{Choice: c}, ""
		case q.Offer.ID == "draw":
			return table.Answer{}, "Enter decides nothing here: s stands pat, d and cards draws for them."
		}
		return table.Answer{}, fmt.Sprintf("You face a bet: c calls %s, f folds.", r.round.ToCall(q.Seat))
	}
	first, rest := words[0], words[1:]
	switch q.Offer.ID {
	case "draw":
		return r.readDraw(q, first, rest)
	case "showdown":
		for _, c := range q.Choices() {
			if strings.HasPrefix(string(c), first) {
				return table.Answer{Choice: c}, ""
			}
		}
		return table.Answer{}, "Your hand is beaten: show it, or concede."
	}
	switch first {
	case "c", "k":
		if q.Allows(room.Check) {
			return table.Answer{Choice: room.Check}, ""
		}
		return table.Answer{Choice: room.Call}, ""
	case "check", "call":
		return table.Answer{Choice: table.Choice(first)}, ""
	case "f", "fold":
		return table.Answer{Choice: room.Fold}, ""
	case "a", "all", "allin", "all-in":
		return r.allIn(q), ""
	case "b", "bet", "r", "raise":
		return r.readRaise(q, rest)
	case "chip":
		amount, ok := r.amountIn(q, rest)
		if !ok {
			return table.Answer{}, "A chip of how much? For instance: chip 25."
		}
		return table.Answer{Choice: room.Chip, Amount: amount}, ""
	}
	if _, ok := r.amountIn(q, words); ok { // the amount alone
		return r.readRaise(q, words)
	}
	return table.Answer{}, "It is your turn: c checks or calls, r 20 raises to $20, a goes all-in, f folds."
}

// InTurn reports whether a word is one that a player says in turn.
func (r *Ring) InTurn(word string) bool {
	for _, o := range r.host.Table().Layout().Offers {
		for _, c := range o.Choices {
			if strings.HasPrefix(string(c), word) {
				return true
			}
		}
	}
	return strings.HasPrefix("all-in", word)
}

// allIn puts everything in: by a raise or, where the bet takes all there is,
// by a call. What may not be is for the table to refuse.
func (r *Ring) allIn(q *table.Question) table.Answer {
	p := r.round.At(q.Seat)
	if q.Allows(room.Call) && r.round.ToCall(q.Seat) == p.Stack {
		return table.Answer{Choice: room.Call}
	}
	return table.Answer{Choice: bots.Larger(q), Amount: p.Bet + p.Stack}
}

func (r *Ring) readRaise(q *table.Question, words []string) (table.Answer, string) {
	answer := table.Answer{Choice: bots.Larger(q)}
	if len(words) > 0 && words[0] == "to" {
		words = words[1:]
	}
	if len(words) == 0 {
		return answer, "" // the least that it may be
	}
	amount, ok := r.amountIn(q, words)
	if !ok {
		return table.Answer{}, fmt.Sprintf("%q is not an amount: type 25 or 2.50, or pot, half, min or max.", strings.Join(words, " "))
	}
	answer.Amount = amount
	return answer, ""
}

// amountIn is an amount as poker players say it.
func (r *Ring) amountIn(q *table.Question, words []string) (money.Cents, bool) {
	if len(words) != 1 {
		return 0, false
	}
	within := func(c money.Cents) money.Cents {
		return max(q.Least, min(q.Most, c.Down(r.host.Table().Terms().Chip)))
	}
	switch words[0] {
	case "pot":
		return within(r.round.RaiseBy(q.Seat, 1, 1)), true
	case "half":
		return within(r.round.RaiseBy(q.Seat, 1, 2)), true
	case "min":
		return q.Least, true
	case "max":
		return q.Most, true
	}
	amount, err := money.Parse(words[0])
	return amount, err == nil && amount > 0
}

// readDraw reads which cards are discarded: by their places in the hand from
// the left, or by name.
func (r *Ring) readDraw(q *table.Question, first string, rest []string) (table.Answer, string) {
	const how = "d 1 3 discards your first and third card, d 2h 7c by name; s stands pat."
	switch first {
	case "s", "stand", "pat", "keep", "k":
		return table.Answer{Choice: room.Stand}, ""
	case "d", "discard", "draw":
	default:
		return table.Answer{}, "You may draw new cards: " + how
	}
	hand := r.host.Hands().Of(q.Box, q.Hand)
	var away card.Set
	for word := range strings.FieldsFuncSeq(strings.Join(rest, " "), func(r rune) bool { return r == ' ' || r == ',' }) {
		if n, err := strconv.Atoi(word); err == nil {
			if n < 1 || n > len(hand) {
				return table.Answer{}, fmt.Sprintf("Your cards are the 1st to the %dth, from the left.", len(hand))
			}
			away |= card.SetOf(hand[n-1])
			continue
		}
		c, err := card.Parse(word)
		if err != nil {
			return table.Answer{}, log.Sentence(err.Error())
		}
		if !slices.Contains(hand, c) {
			return table.Answer{}, fmt.Sprintf("You do not hold %s.", c.Pretty())
		}
		away |= card.SetOf(c)
	}
	if away == 0 {
		return table.Answer{}, "Which cards? " + how
	}
	return table.Answer{Choice: room.Discard, Cards: away}, ""
}

// Judge says what an answer that is being typed would do, or why it may
// not be.
func (r *Ring) Judge(q *table.Question, words []string) string {
	a, wrong := r.Read(q, words)
	if wrong != "" {
		return wrong
	}
	if !q.Allows(a.Choice) {
		return fmt.Sprintf("No: you cannot %s now.", a.Choice)
	}
	amount := cmp.Or(a.Amount, q.Least)
	if a.Choice == bots.Larger(q) && (amount < q.Least || amount > q.Most) {
		return fmt.Sprintf("No: to %s here is %s, not %s.", a.Choice, span(q), amount)
	}
	text := "Enter: " + string(a.Choice)
	switch a.Choice {
	case room.Raise:
		text += " to " + amount.String()
	case room.Bet:
		text += " " + amount.String()
	case room.Call:
		text += " " + r.round.ToCall(q.Seat).String()
	case room.Discard:
		text += " " + canvas.Faces(slices.Collect(a.Cards.All))
	}
	return text
}

// GiveUp returns the answer of one who leaves in the middle of a round: what
// was put in stays in the pot.
func (r *Ring) GiveUp(q *table.Question) table.Answer {
	if q.Allows(room.Fold) {
		return table.Answer{Choice: room.Fold}
	}
	return table.Answer{Choice: q.First()}
}
