package audit

import (
	"errors"
	"slices"

	"boardwalk/casino"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/table"
)

// drew gives an outcome to the rules.
func (s *sitting) drew(l *line) {
	s.outcome(l)
	if l.rec.Who != "dealer" {
		s.fault(l, Seats, "an outcome is the dealer's and not %q's", l.rec.Who)
	}
	if s.stage == nil {
		return
	}
	switch w := &s.stage.wants; {
	case w.kind != outcome:
		s.fault(l, Rules, "an outcome that nothing asked for")
	case w.n != l.entry.Drawn.N:
		s.fault(l, Rules, "one of %d outcomes was asked for, and one of %d is recorded", w.n, l.entry.Drawn.N)
	default:
		s.play(l)
		return
	}
	s.lose()
}

// entry gives an entry that is not an outcome to the rules.
func (s *sitting) entry(l *line) {
	e := &l.entry
	within := s.stage != nil && s.stage.takes(e)
	if s.restored && e.Kind != table.Abandoned {
		s.fault(l, Seeds, "play goes on under a seed of before the house was restored, which somebody may know")
		s.restored = false
	}
	if e.Kind != table.Chose && !within {
		s.overdue(l)
		s.rest(l)
	}
	if s.stage == nil {
		return
	}
	own := *l // not the whole chunk that was read with it, for as long as the table rests
	s.head = &own
	s.sitsDown(l)
	s.rightful(l)
	s.accepts(l)
	s.playsInTournament(l)
	w := &s.stage.wants
	switch {
	case e.Kind == table.Chose && w.kind != answer:
		s.fault(l, Rules, "an answer that nothing asked for")
	case e.Kind != table.Chose && w.kind == answer && !within:
		s.fault(l, Rules, "seat %d is asked %q and does not answer", w.asked[0].Seat, w.asked[0].Offer.Text)
	case e.Kind == table.Chose && !s.allowed(l, w.asked):
	case e.Kind == table.Abandoned && !(within && s.restored):
		s.fault(l, Rules, "the round is abandoned, and the house was not restored")
	default:
		switch e.Kind {
		case table.Played:
			s.begun, s.chosen = &own.entry, false
			s.rounds++
			s.report.Rounds++
		case table.Paused:
			s.begun, s.chosen = &own.entry, false
		case table.Chose:
			s.chosen = true
		}
		s.play(l)
		return
	}
	s.lose()
}

// allowed checks an answer against the question that it answers.
func (s *sitting) allowed(l *line, asked []table.Question) bool {
	i := slices.IndexFunc(asked, func(q table.Question) bool { return q.Number == l.entry.Question })
	if i < 0 {
		s.fault(l, Rules, "question %d is answered, and question %d is open", l.entry.Question, asked[0].Number)
		return false
	}
	q, a := &asked[i], l.entry.Answer
	_, refusal := q.Amount(&a, s.stage.table.Terms().Chip)
	switch {
	case l.entry.Seat != q.Seat:
		s.fault(l, Rules, "seat %d answers, and seat %d is asked", l.entry.Seat, q.Seat)
	case !q.Allows(a.Choice):
		s.fault(l, Rules, "seat %d answers %q, which is not one of the choices %v", q.Seat, a.Choice, q.Choices())
	case refusal != nil:
		s.fault(l, Rules, "seat %d answers %q: %v", q.Seat, a.Choice, refusal)
	default:
		return true
	}
	return false
}

// play gives an entry to the rules, and checks what follows from it.
func (s *sitting) play(l *line) {
	s.stage.play(&l.entry)
	w := &s.stage.wants
	if w.kind != anything {
		return
	}
	var refusal *law.Refusal
	refused := errors.As(w.err, &refusal)
	switch begun := s.begun; {
	case begun != nil:
		s.begun = nil
		if begun.Refused != (refused && !s.chosen) {
			s.fault(l, Rules, "the round is said to be refused: %v; the rules say: %v", begun.Refused, w.err)
		}
		if w.err == nil || refused {
			return
		}
	case w.err == nil || refused && s.head.entry.Kind == table.Opened:
		return
	}
	s.fault(l, Rules, "it is against the rules: %v", w.err)
	s.lose()
}

// settle finishes the entry before a record. Once the next record is there, the
// outcomes of the entry are complete, and so are its events and transfers.
func (s *sitting) settle(next *line) {
	if s.stage != nil && s.stage.wants.kind == outcome {
		s.faultAt(s.last, Rules, "an outcome is missing after it: one of %d is asked for", s.stage.wants.n)
		s.lose()
	}
	if s.stage != nil && s.stage.wants.kind == reading {
		s.faultAt(s.last, Meters, "the reading of the meter %q is missing after it", s.stage.wants.meter)
		s.lose()
	}
	if s.stage == nil {
		s.open, s.head = nil, nil
		return
	}
	if s.head != nil {
		events, came := s.stage.take()
		s.events += uint64(len(events))
		moved := ledger.Derive(events, s.chart, s.whose())
		s.fulfil(moved)
		s.expect(&s.open[0], moved...)
		for i := range events {
			if events[i].Kind == table.Left {
				s.left[events[i].Seat] = takenAway{events[i].Amount, events[i].Coupon}
			}
		}
		s.toldOf(s.head, told{events, came})
		if s.hear == nil && s.told == nil { // nobody else has them
			s.stage.told, s.stage.came = events[:0], came[:0]
		}
		s.head = nil
	}
	s.trailing(next)
	for i := range s.open {
		s.compare(&s.open[i])
	}
	s.open = s.open[:0]
	if !s.waits() && next.rec.Kind != journal.KindTable {
		if err := s.book.Check(s.stage.table); err != nil {
			s.faultAt(s.last, Balances, "after it %v", err)
			s.lose()
		}
	}
}

// trailing adds the transfers that belong to a record because of the next one: a bot's
// chips come from the cage and go back there, and so does all that the house has at a
// table that is set up anew.
func (s *sitting) trailing(next *line) {
	if len(s.open) == 0 {
		return
	}
	last := &s.open[len(s.open)-1]
	switch next.rec.Kind {
	case journal.KindTable:
		if setup, err := next.setup(); err == nil && len(setup.State) == 0 { // else it only goes on
			s.expect(last, ledger.CloseOut(s.book.Balance, s.chart)...)
		}
	case journal.KindStand:
		var d journal.Seating
		if !s.nobodys() && next.rec.Read(&d) == nil && d.Amount > 0 && casino.IsBot(s.person(d.Seat)) {
			s.expect(last, ledger.Transfer{From: ledger.Player(d.Person), To: ledger.Cage, Amount: d.Amount, Memo: botMemo})
		}
	}
}

// botMemo is on the transfers by which a bot gets its chips from the cage and gives them back.
const botMemo = "bot"
