package casebook

import (
	"errors"
	"fmt"
	"strconv"

	"boardwalk/card"
	"boardwalk/dice"
	"boardwalk/table"
	"boardwalk/wheel"
)

// do carries out one line.
func (r *run) do() error {
	w := &words{r: r, list: r.line.words}
	switch r.line.verb {
	case "game":
		return r.game(w)
	case "option", "chip", "limit", "pays", "vigorish":
		return r.setUp(w)
	case "want":
		return r.wants()
	case "seat":
		return r.seat(w)
	case "open":
		r.opened = false
		return r.opens()
	case "incident":
		r.build()
		return r.declared(w, table.Report)
	case "answer":
		return r.answer(w)
	}
	if err := r.opens(); err != nil {
		return err
	}
	switch r.line.verb {
	case "bet":
		return r.bet(w)
	case "remove":
		return r.onArea(w, table.Remove)
	case "on":
		return r.onArea(w, table.CallOn)
	case "off":
		return r.onArea(w, table.CallOff)
	case "leave":
		return r.leave(w)
	case "do":
		return r.declared(w, table.Special)
	case "clock":
		return r.clock(w)
	case "notice":
		return r.notice(w)
	default:
		return r.round(w)
	}
}

// sits brings somebody to a seat that no line has sat down.
func (r *run) sits(s table.Seat) {
	if s != table.House && int(s) <= r.live.Table().Seats() && !r.live.Table().Taken(s) {
		_ = r.live.Do(table.Act{Kind: table.Sit, Seat: s, Amount: unset}) // a free seat takes anybody
	}
}

func (r *run) bet(w *words) error {
	a := table.Act{Kind: table.Make}
	var err error
	if a.Seat, err = w.seat(); err != nil {
		return err
	}
	r.sits(a.Seat)
	if a.Area, err = w.area(a.Seat); err != nil {
		return r.unlisted(a.Seat, err)
	}
	if a.Amount, err = w.amount(); err != nil {
		return err
	}
	for w.more() {
		switch s, _ := w.next(""); s {
		case "late":
			a.Late = true
		case "confirmed":
			a.Confirmed = true
		case "accepted":
			a.Accepted = true
		case "in":
			if a.Word, err = w.next("a colour"); err != nil {
				return err
			}
		default:
			tender, ok := table.ParseTender(s)
			if !ok {
				return fmt.Errorf("expected cash, plaque, coupon, late, confirmed, accepted or in COLOUR, not %q", s)
			}
			a.Tender = tender
		}
	}
	return r.refused(r.live.Do(a))
}

// unlisted has the game refuse a wager that it does not know, under the
// paragraph that says which there are.
func (r *run) unlisted(s table.Seat, err error) error {
	if !errors.As(err, new(*noWager)) {
		return err
	}
	return r.refused(r.live.Do(table.Act{Kind: table.Make, Seat: s, Area: table.NoArea}))
}

func (r *run) onArea(w *words, kind table.ActKind) error {
	a := table.Act{Kind: kind}
	var err error
	if a.Seat, err = w.seat(); err != nil {
		return err
	}
	r.sits(a.Seat)
	if a.Area, err = w.area(a.Seat); err != nil {
		return err
	}
	if w.more() {
		if a.Amount, err = w.amount(); err != nil {
			return err
		}
	}
	if err := w.end(); err != nil {
		return err
	}
	return r.refused(r.live.Do(a))
}

func (r *run) leave(w *words) error {
	s, err := w.seat()
	if err != nil {
		return err
	}
	return r.refused(r.live.Do(table.Act{Kind: table.Leave, Seat: s}))
}

// declared is an act or an incident of the game's own.
func (r *run) declared(w *words, kind table.ActKind) error {
	if r.live == nil {
		return errors.New("the table could not be set up: " + table.Faults(r.faults).Error())
	}
	a := table.Act{Kind: kind}
	if kind == table.Special && !w.take("staff") {
		s, err := w.seat()
		if err != nil {
			return err
		}
		a.Seat = s
		r.sits(s)
	}
	name, err := w.next("the name of an act or an incident")
	if err != nil {
		return err
	}
	a.Word = name
	for i := 0; w.more(); i++ {
		s, _ := w.next("")
		n, err := strconv.Atoi(s)
		if err != nil || i == len(a.Args) {
			return fmt.Errorf("expected at most %d whole numbers after %s, not %q", len(a.Args), name, s)
		}
		a.Args[i] = n
	}
	return r.refused(r.live.Do(a))
}

// answer keeps an answer for its question, or gives it if the question waits.
func (r *run) answer(w *words) error {
	s, err := w.seat()
	if err != nil {
		return err
	}
	choice, err := w.next("a choice")
	if err != nil {
		return err
	}
	g := given{line: r.line, seat: s, answer: table.Answer{Choice: table.Choice(choice)}}
	for i := 0; w.more(); i++ {
		if c, err := card.Parse(w.list[0].text); err == nil && len(w.list[0].text) == 2 && !isAmount(w.list[0]) {
			g.answer.Cards |= card.SetOf(c)
			w.list = w.list[1:]
			continue
		}
		if i > 0 {
			return w.end()
		}
		if g.answer.Amount, err = w.amount(); err != nil {
			return err
		}
	}
	r.answers = append(r.answers, g)
	if r.live == nil {
		return nil
	}
	for q := r.live.Question(); q != nil && err == nil && r.answered(q.Seat); {
		if q, err = r.live.Answer(r.take(q)); err != nil {
			r.roundErr(err)
		}
	}
	r.drop()
	return nil
}

func (r *run) answered(s table.Seat) bool {
	for _, g := range r.answers {
		if g.seat == s {
			return true
		}
	}
	return false
}

// round plays a round in which the dice or the wheel fall as the line says.
func (r *run) round(w *words) error {
	if err := r.outcome(w); err != nil {
		return err
	}
	r.playing = r.line
	q, err := r.live.Round()
	for err == nil && q != nil && r.answered(q.Seat) {
		q, err = r.live.Answer(r.take(q))
	}
	if err != nil {
		r.roundErr(err)
	}
	r.drop()
	return nil
}

// drop forgets what a round that is over left unthrown, because it was refused
// or stopped before.
func (r *run) drop() {
	if r.live.Question() == nil {
		r.script.clear()
	}
}

// outcome puts what falls into the script.
func (r *run) outcome(w *words) error {
	switch r.line.verb {
	case "dice":
		for w.more() {
			s, _ := w.next("")
			f, err := dice.ParseFace(s)
			if err != nil {
				return err
			}
			r.script.add(int(f) - 1)
		}
	case "spin":
		g, ok := r.live.Table().Game().(interface{ Wheel() *wheel.Wheel })
		if !ok {
			return fmt.Errorf("%s has no wheel", r.rules.Name)
		}
		label := w.rest()
		i, ok := g.Wheel().Index(label)
		if !ok {
			return fmt.Errorf("the wheel has no %q", label)
		}
		r.script.add(i)
	case "cards", "deck":
		return r.script.cards(w, r.live.Table().Layout())
	}
	return w.end()
}

func (r *run) clock(w *words) error {
	now, err := w.time()
	if err != nil {
		return err
	}
	r.now = now
	return r.live.Clock(now)
}

// notice gives notice of a change of what a set-up line of that kind says, or
// takes it back.
func (r *run) notice(w *words) error {
	verb, err := w.next("option, chip, limit, pays or vigorish")
	if err != nil {
		return err
	}
	c, err := change(verb, &words{r: r, list: w.until("at")})
	if err != nil {
		return err
	}
	c.Posted, c.Announced, c.Told = true, true, true
	if c.At, err = w.time(); err != nil {
		return err
	}
	for w.more() {
		switch s, _ := w.next(""); s {
		case "unposted":
			c.Posted = false
		case "unannounced":
			c.Announced = false
		case "untold":
			c.Told = false
		case "agreed":
			c.Agreed = true
		case "withdrawn":
			c.Withdrawn = true
		default:
			return fmt.Errorf("expected unposted, unannounced, untold, agreed or withdrawn, not %q", s)
		}
	}
	return r.refused(r.live.Post(c, r.now))
}
