package casebook

import (
	"errors"
	"fmt"

	"boardwalk/table"
	"boardwalk/wheel"
)

// do carries out one line.
func (r *run) do() error {
	w := &words{r: r, list: r.line.words}
	switch r.line.verb {
	case "game":
		return r.game(w)
	case "wager":
		return r.wager()
	case "option", "chip", "limit", "pays", "vigorish":
		return r.setUp(w)
	case "what-if":
		return r.suppose(w)
	case "want":
		return r.wants()
	case "seat", "sit":
		return r.seat(w)
	case "incident":
		return r.incident(w)
	case "answer":
		return r.answer(w, false)
	case "answers":
		return r.answersDefault(w)
	case "refused":
		if !w.take("answer") {
			return errors.New("expected an answer that is refused: refused answer 1 split by 2.11(a)")
		}
		return r.answer(w, true)
	case "open":
		if err := r.unanswered(); err != nil {
			return err
		}
		r.opened = false
		return r.opens()
	}
	if err := r.opens(); err != nil {
		return err
	}
	switch r.line.verb {
	case "leave":
		return r.leave(w)
	case "do":
		return r.special(w)
	case "clock":
		return r.clock(w)
	case "notice":
		return r.notice(w)
	}
	if r.live.Question() == nil {
		r.interlude()
		if err := r.unanswered(); err != nil {
			return err
		}
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
	}
	if err := r.unanswered(); err != nil {
		return err
	}
	return r.round(w)
}

// interlude has the game ask what it has to ask before wagers are made.
func (r *run) interlude() {
	if !r.live.Table().InterludeDue() {
		return
	}
	r.inRound, r.pausing, r.began = true, true, len(r.log)
	if _, err := r.live.Interlude(); err != nil {
		r.roundErr(err)
	}
	r.goOn(len(r.defaults) > 0)
}

// sits brings somebody to a seat that no line has sat down.
func (r *run) sits(s table.Seat) {
	if s != table.House && r.live.Question() == nil && int(s) <= r.live.Table().Seats() && !r.live.Table().Taken(s) {
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
	if err := w.end(); err != nil {
		return err
	}
	return r.act(table.Act{Kind: table.Leave, Seat: s})
}

// special is an act of the game's own.
func (r *run) special(w *words) error {
	s := table.House
	if !w.take("staff") {
		var err error
		if s, err = w.seat(); err != nil {
			return err
		}
		r.sits(s)
	}
	a, err := w.declared(table.Special, s)
	if err != nil {
		return err
	}
	return r.act(a)
}

// round plays a round in which the dice or the wheel fall as the line says.
func (r *run) round(w *words) error {
	if err := r.outcome(w); err != nil {
		return err
	}
	r.playing, r.inRound, r.pausing, r.began = r.line, true, false, len(r.log)
	if _, err := r.live.Round(); err != nil {
		r.roundErr(err)
	}
	r.goOn(false)
	return nil
}

// outcome puts what falls into the script.
func (r *run) outcome(w *words) error {
	switch r.line.verb {
	case "dice":
		for w.more() {
			s, _ := w.next("")
			if err := r.script.face(s); err != nil {
				return err
			}
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
	case "cards", "deck", "tiles", "wall":
		return r.script.outcome(w, r.live.Table().Layout())
	}
	return w.end()
}

func (r *run) clock(w *words) error {
	now, err := w.time()
	if err != nil {
		return err
	}
	if err := w.end(); err != nil {
		return err
	}
	r.now = now
	return r.may(func() error { return r.live.Clock(now) })
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
	now := r.now
	return r.may(func() error { return r.live.Post(c, now) })
}
