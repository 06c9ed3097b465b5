package casebook

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// given is an answer that waits for its question.
type given struct {
	line    line
	seat    table.Seat
	offer   string // the id of the offer that it answers, if the line names one
	answer  table.Answer
	number  int      // of cards, of an answer that takes a number
	refused bool     // the case wants the answer refused
	by      law.Cite // under this paragraph, if it says so
}

// answer keeps an answer for its question, or gives it if the question waits.
func (r *run) answer(w *words, refused bool) error {
	g := given{line: r.line, refused: refused}
	var err error
	if !w.take("staff") { // staff answer what the house is asked
		if g.seat, err = w.seat(); err != nil {
			return err
		}
	}
	if g.offer, err = w.offer(); err != nil {
		return err
	}
	choice, err := w.next("a choice")
	if err != nil {
		return err
	}
	g.answer.Choice = table.Choice(choice)
	for w.more() {
		if err := g.with(w); err != nil {
			return err
		}
	}
	r.answers = append(r.answers, g)
	if r.live != nil {
		r.goOn(false)
	}
	return nil
}

// with reads what an answer is made with: cards, an amount or a number of cards.
func (g *given) with(w *words) (err error) {
	text := w.list[0].text
	switch c, bad := card.Parse(text); {
	case bad == nil && len(text) == 2 && !isAmount(w.list[0]):
		g.answer.Cards |= card.SetOf(c)
		w.list = w.list[1:]
	case w.take("at"):
		s, err := w.next("a number of cards")
		if err != nil {
			return err
		}
		if g.number, err = strconv.Atoi(s); err != nil || g.number < 1 || !w.take("cards") {
			return errors.New("expected a number of cards: answer 1 cut at 20 cards")
		}
	case g.refused && w.take("by"):
		g.by, err = w.cite()
	case g.answer.Amount == 0:
		g.answer.Amount, err = w.amount()
	default:
		return w.end()
	}
	return err
}

// answersDefault has questions answered with their first open choice where no
// line answers them: all questions, or those of the offers that it names.
func (r *run) answersDefault(w *words) error {
	if w.take("all") {
		return w.end() // that the line is there is all it says: see [Case.strict]
	}
	if !w.take("default") {
		return errors.New("expected answers default, and perhaps the offers whose questions that is for, or answers all")
	}
	d := defaults{line: r.line, used: map[string]bool{}}
	for w.more() {
		id, _ := w.next("")
		d.offers = append(d.offers, id)
	}
	r.defaults = append(r.defaults, d)
	return nil
}

// defaults is a line that has questions answered with their first open choice.
type defaults struct {
	line   line
	offers []string // of these offers; of all if there is none
	used   map[string]bool
}

// byDefault reports whether a question may be answered with its first open choice.
func (r *run) byDefault(q *table.Question) bool {
	if !r.strict {
		return true
	}
	for _, d := range r.defaults {
		if len(d.offers) == 0 || slices.Contains(d.offers, q.Offer.ID) {
			d.used[q.Offer.ID] = true
			return true
		}
	}
	return false
}

// namedDefault reports whether a line names the question's offer as one whose
// questions get their first open choice.
func (r *run) namedDefault(q *table.Question) bool {
	return slices.ContainsFunc(r.defaults, func(d defaults) bool { return slices.Contains(d.offers, q.Offer.ID) }) && r.byDefault(q)
}

// needless fails the case for default answers that no question got.
func (r *run) needless() {
	for _, d := range r.defaults {
		if len(d.offers) == 0 && len(d.used) == 0 {
			r.failAt(d.line, "no question was answered by default: this line says nothing")
		}
		for _, id := range d.offers {
			if !d.used[id] {
				r.failAt(d.line, "no question %s was answered by default", id)
			}
		}
	}
}

// goOn gives the answers that the case has, as far as they go. Where the round
// must come to its end, questions get their default answers as well.
func (r *run) goOn(toTheEnd bool) {
	for goes := true; goes && !r.broken; {
		goes = false
		for i := range r.live.Questions() {
			q := r.live.Questions()[i]
			if goes = r.reports(&q) || r.answerTo(&q, toTheEnd); goes {
				break // the questions are others now
			}
		}
	}
	if r.live.Question() == nil {
		r.over()
	}
}

// answerTo answers an open question, or returns false if it has to wait.
func (r *run) answerTo(q *table.Question, toTheEnd bool) bool {
	i := slices.IndexFunc(r.answers, func(g given) bool { return g.seat == q.Seat })
	switch {
	case i >= 0 && r.answers[i].fits(q):
		g := r.answers[i]
		r.answers = slices.Delete(r.answers, i, i+1)
		r.give(q, &g)
	case (toTheEnd || i >= 0) && r.byDefault(q):
		r.byFirst(q)
	case i >= 0:
		r.stopAt(r.answers[i].line, "%q is no answer to what comes first: %s", r.answers[i].said(), asked(q))
	default:
		return false
	}
	return true
}

// fits reports whether an answer may be meant for a question.
func (g *given) fits(q *table.Question) bool {
	return (g.offer == "" || g.offer == q.Offer.ID) && slices.Contains(q.Offer.Choices, g.answer.Choice)
}

// said is the answer as it is written: the choice, after its offer if that is named.
func (g *given) said() string {
	return strings.TrimSpace(g.offer + " " + string(g.answer.Choice))
}

// byFirst gives a question its first open choice.
func (r *run) byFirst(q *table.Question) {
	r.note(q, q.First(), nil)
	r.submit(q, table.Answer{Choice: q.First()})
}

// asked says what a question is, what may be answered, and its paragraph.
func asked(q *table.Question) string {
	choices := make([]string, 0, len(q.Offer.Choices))
	for _, c := range q.Choices() {
		choices = append(choices, string(c))
	}
	who := askedOf(q.Seat)
	if q.Seat == table.House {
		who += " are"
	} else {
		who += " is"
	}
	return fmt.Sprintf("%s asked %q (%s, %s); open: %s", who, q.Offer.Text, q.Offer.ID, q.Offer.Law.Full(), strings.Join(choices, " "))
}

// give gives an answer of the case to its question. A refused answer must be
// wanted so, and the next answer of that seat is then for the same question.
func (r *run) give(q *table.Question, g *given) {
	switch takes := q.Offer.TakesNumber(g.answer.Choice); {
	case takes && g.answer.Amount != 0:
		r.stopAt(g.line, "to %s takes a number of cards and no amount: answer %d %s at 20 cards", g.answer.Choice, g.seat, g.answer.Choice)
		return
	case !takes && g.number != 0:
		r.stopAt(g.line, "to %s takes no number of cards: %s", g.answer.Choice, asked(q))
		return
	case takes:
		g.answer = q.Offer.Numbered(g.answer.Choice, g.number)
	}
	text := asked(q)
	refusal := r.submit(q, g.answer)
	if refusal == nil {
		r.note(q, g.answer.Choice, g)
	}
	switch {
	case refusal == nil && g.refused:
		r.stopAt(g.line, "this answer was taken: %s", text)
	case refusal == nil:
	case !g.refused:
		r.stopAt(g.line, "refused: %v; %s", refusal, text)
	case !g.by.Covers(refusal.By) && g.by != "":
		r.failAt(g.line, "wanted a refusal by %s, but it was: %v", g.by.Full(), refusal)
	}
}

// submit answers the open question and returns the refusal if the table does not
// take the answer. A refusal that ends the round belongs to the round's line.
func (r *run) submit(q *table.Question, a table.Answer) *law.Refusal {
	_, err := r.live.AnswerTo(q.Number, a)
	if err == nil {
		return nil
	}
	var refusal *law.Refusal
	still := slices.ContainsFunc(r.live.Questions(), func(o table.Question) bool { return o.Number == q.Number })
	if errors.As(err, &refusal) && still {
		r.acted.add(refusal.By, law.ByRefusal)
		return refusal
	}
	r.roundErr(err)
	return nil
}

// finish brings a round to its end with default answers, where the case lets
// questions have them.
func (r *run) finish() {
	if (!r.strict || len(r.defaults) > 0) && r.live != nil && r.live.Question() != nil {
		r.goOn(true)
	}
}

// strict reports whether a case looks into the middle of a round: it says which
// questions get default answers, or that none does, that an answer is refused, or what is wanted while
// a question is open. Then every other question must be answered by a line.
func (c *Case) strict() bool {
	return slices.ContainsFunc(c.lines, func(l line) bool {
		switch l.verb {
		case "answers", "refused":
			return true
		case "want":
			return slices.ContainsFunc(splitWants(l.words), func(want []word) bool {
				return len(want) > 0 && slices.Contains([]string{"open", "not", "least", "most", "wait", "sees"}, want[0].text)
			})
		}
		return false
	})
}

// unanswered is the error of a line that comes while a question is open.
func (r *run) unanswered() error {
	if r.live == nil || r.live.Question() == nil {
		return nil
	}
	q := r.live.Question()
	return fmt.Errorf("no line answers: %s; write an answer line, or answers default %s", asked(q), q.Offer.ID)
}
