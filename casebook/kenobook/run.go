package kenobook

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"boardwalk/chance"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/money"
)

// Result is what became of a case. It passed if it has no failures.
type Result struct {
	Failures []*Error
	Events   int               // tickets written, draws and refusals
	Evidence []law.EvidenceSet // by what the case shows each row of its law line
}

// Run runs a case.
func Run(c *Case) (result *Result) {
	r := &run{c: c, tickets: map[string]*entered{}, shown: map[string]law.EvidenceSet{}, changes: map[string]string{}}
	defer func() {
		if v := recover(); v != nil {
			r.failf("this line brought the program down: %v", v)
		}
		result = &Result{Failures: r.failures, Events: r.events}
		for i, row := range c.Law {
			set := r.evidence(row)
			if set == 0 {
				result.Failures = append(result.Failures, &Error{c.File, c.lawLines[i], "nothing in this case happened under " + row.Full()})
			}
			result.Evidence = append(result.Evidence, set)
		}
	}()
	r.all()
	return nil
}

// all runs the lines in order. What is wrong with one does not keep the others from
// being run; only the wants are left out that speak of a line which was not understood.
func (r *run) all() {
	unread := false
	for _, r.line = range r.c.lines {
		if r.line.verb != "want" {
			unread = false
			r.unexpected()
		} else if unread {
			continue
		}
		if err := r.do(); err != nil {
			r.failf("%v", err)
			unread = r.line.verb != "want"
		}
	}
	r.unexpected()
}

// run is a case being run.
type run struct {
	c        *Case
	line     line
	failures []*Error
	events   int

	changes map[string]string // lines of the rate card that the case changes, by keyword
	card    *keno.Rates       // nil before something needs it
	tickets map[string]*entered
	order   []*entered // as they were sold
	picks   []int      // the outcomes of the next quick-pick
	draw    *keno.Draw // of the last game
	share   keno.Share // of the last game
	err     error      // what the last line was refused for
	errLine line

	lounge *lounge // in which tickets are sold; nil if the case is about tickets and draws alone

	shown map[string]law.EvidenceSet // by citation
}

// entered is a ticket that takes part in games.
type entered struct {
	ticket *keno.Ticket
	left   int         // games that it is still in
	games  int         // games that it has been in
	won    money.Cents // in the last game, before winners share
	paid   money.Cents // in all games
}

func (r *run) failf(format string, args ...any) {
	r.failures = append(r.failures, &Error{r.c.File, r.line.no, fmt.Sprintf(format, args...)})
}

// unexpected is the failure of a line that was refused and should not have been.
func (r *run) unexpected() {
	if r.err == nil {
		return
	}
	r.failures = append(r.failures, &Error{r.c.File, r.errLine.no, fmt.Sprintf("refused: %v", r.err)})
	r.err = nil
}

// show notes that something happened under some paragraphs.
func (r *run) show(kind law.Evidence, cites ...law.Cite) {
	for _, c := range cites {
		r.shown[c.Full()] = r.shown[c.Full()].With(kind)
	}
}

// evidence returns what happened under a row or below it.
func (r *run) evidence(row law.Cite) law.EvidenceSet {
	var all law.EvidenceSet
	for by, set := range r.shown {
		if row.Covers(law.Cite(by)) {
			all |= set
		}
	}
	return all
}

// do does what a line says. An error is one of the case and stops it.
func (r *run) do() error {
	switch {
	case r.line.verb == "lounge":
		return r.opens()
	case r.lounge != nil && r.line.verb != "game":
		return r.inLounge()
	}
	switch r.line.verb {
	case "game":
		return nil
	case "rate":
		return r.change()
	case "picks":
		list, err := integers(r.line.rest)
		r.picks = list
		return err
	case "ticket":
		return r.sell()
	case "settle":
		return r.settle()
	case "draw", "places":
		return r.drawn()
	case "want":
		return r.want()
	}
	return fmt.Errorf("%q is no word of a case of keno: it has law, game, rate, lounge, ticket, picks, draw, places, "+
		"settle and want", r.line.verb)
}

// change changes a line of the rate card: "rate minimum $2", "rate without limit".
func (r *run) change() error {
	if r.card != nil {
		return errors.New("the rate card is changed before the first ticket and the first draw")
	}
	key := rateKey(r.line.rest)
	text := r.line.rest
	if rest, ok := strings.CutPrefix(r.line.rest, "without "); ok {
		key, text = rateKey(rest), ""
	}
	r.changes[key] = text
	return nil
}

// rateKey returns the keyword of a line of a rate card, with the number of spots.
func rateKey(text string) string {
	words := strings.Fields(text)
	if len(words) > 1 && words[0] == "spots" {
		return words[0] + " " + words[1]
	}
	return strings.Join(words[:min(1, len(words))], "")
}

// cardText is the standard rate card with the changes of the case.
func (r *run) cardText() string {
	var b strings.Builder
	done := map[string]bool{}
	for text := range strings.Lines(keno.StandardText()) {
		key := rateKey(text)
		if change, ok := r.changes[key]; ok {
			done[key] = true
			text = change + "\n"
		}
		b.WriteString(text)
	}
	for key, text := range r.changes {
		if !done[key] {
			b.WriteString(text + "\n")
		}
	}
	return b.String()
}

// rates returns the rate card, which is held against the law when it is first
// needed. It is nil if it has faults.
func (r *run) rates() *keno.Rates {
	if r.card == nil && r.err == nil {
		r.card, r.err = keno.ParseRates("", r.cardText())
		r.errLine = r.line
	}
	return r.card
}

// request reads a request and picks the numbers of a quick-pick.
func (r *run) request(text string) (*keno.Ticket, error) {
	req, err := keno.Parse(text)
	if err != nil {
		return nil, err
	}
	if req.Quick > 0 && len(r.picks) > 0 {
		if err := places(r.picks, req.Quick); err != nil {
			return nil, err
		}
		if req, err = req.Pick(chance.NewScript(r.picks...)); err != nil {
			return nil, err
		}
		r.picks = nil
		r.show(law.ByOutcome, keno.QuickPickTicket.By())
	}
	return r.card.Ticket(req)
}

// sell writes a ticket: "ticket NAME REQUEST".
func (r *run) sell() error {
	name, text, _ := strings.Cut(r.line.rest, " ")
	if name == "" {
		return errors.New("a ticket has a name and a request, like ticket 1 3 17 22 @ $1")
	}
	if r.rates() == nil {
		return nil
	}
	r.events++
	made, err := r.request(text)
	if err != nil {
		r.err, r.errLine = err, r.line
		return nil
	}
	if r.tickets[name] != nil {
		return fmt.Errorf("there is a ticket %s already", name)
	}
	e := &entered{ticket: made, left: made.Races()}
	r.tickets[name] = e
	r.order = append(r.order, e)
	return nil
}

// drawn draws a game: the numbers themselves, or their places in the row.
func (r *run) drawn() error {
	list, err := integers(r.line.rest)
	if err != nil {
		return err
	}
	if r.rates() == nil {
		return nil
	}
	var d keno.Draw
	if r.line.verb == "places" {
		if err := places(list, keno.Drawn); err != nil {
			return err
		}
		d = keno.DrawFrom(chance.NewScript(list...))
	} else if d, err = keno.NewDraw(list); err != nil {
		r.err, r.errLine = err, r.line
		return nil
	}
	r.events++
	r.draw = &d
	won := make([]money.Cents, 0, len(r.order))
	for _, e := range r.order {
		if e.won = 0; e.left > 0 {
			e.left--
			e.games++
			e.won = e.ticket.Won(d.Set)
			won = append(won, e.won)
		}
	}
	r.share = r.card.Share(won)
	for _, e := range r.order {
		e.paid += r.share.Of(e.won)
	}
	return nil
}

// places checks places from which n numbers are taken, one after the other.
func places(list []int, n int) error {
	if len(list) != n {
		return fmt.Errorf("%d numbers are taken from %d places, not from %d", n, n, len(list))
	}
	for i, p := range list {
		if p < 0 || p >= keno.Numbers-i {
			return fmt.Errorf("there is no place %d among the %d numbers that are left", p, keno.Numbers-i)
		}
	}
	return nil
}

// settle writes a ticket for the game that was drawn last and says what it wins:
// "settle REQUEST pays AMOUNT".
func (r *run) settle() error {
	text, amount, ok := strings.Cut(r.line.rest, " pays ")
	want, err := money.Parse(amount)
	if !ok || err != nil {
		return errors.New("settle is written like settle 3 17 22 @ $1 pays $43")
	}
	if r.draw == nil {
		return errors.New("nothing has been drawn yet")
	}
	made, err := r.request(text)
	if err != nil {
		r.failf("refused: %v", err)
		return nil
	}
	r.events++
	if got := made.Won(r.draw.Set); got != want {
		r.failf("it wins %s, not %s", got, want)
		return nil
	}
	r.show(law.ByMoney, made.Laws()...)
	r.show(law.ByMoney, keno.PaidBy(false)...)
	return nil
}

// integers reads whole numbers with spaces between them.
func integers(text string) ([]int, error) {
	var list []int
	for word := range strings.FieldsSeq(text) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, fmt.Errorf("%q is not a whole number", word)
		}
		list = append(list, n)
	}
	return list, nil
}
