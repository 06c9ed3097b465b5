package sitting

import (
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// doAct carries out an act at the table.
func (s *Sitting) doAct(who string, a table.Act) error {
	if s.underway() && a.Kind != table.Sit && a.Kind != table.Leave && a.Kind != table.Report {
		if r := s.live.NotNow(&a); r != nil {
			return r
		}
		return law.RefuseFor(law.Stage, s.live.Table().Layout().MadeWithChips, "a round is being played")
	}
	if r := s.notInOpening(); r != nil && a.Kind == table.Report {
		return r
	}
	inRound := s.underway()
	if err := s.recordEntries(who, s.live.Do(a)); err != nil {
		return err
	}
	s.refused = nil
	if inRound { // which what was reported may have ended
		return s.finishRound(nil)
	}
	return s.finishAct(nil)
}

// notInOpening refuses a report while cuts are being opened: it would change what
// the round is played on.
func (s *Sitting) notInOpening() *law.Refusal {
	if s.isOpening() {
		return law.RefuseFor(law.Stage, "", "the wagers are closed: report it when the round is being played")
	}
	return nil
}

// answerQuestion answers an open question.
func (s *Sitting) answerQuestion(who string, number uint32, a table.Answer) error {
	_, err := s.live.AnswerTo(number, a)
	return s.finishRound(s.recordEntries(who, err))
}

// tellTimeIfNeeded tells the table what time it is, where that matters: cards wear
// out, and poker players are charged by time.
func (s *Sitting) tellTimeIfNeeded() error {
	game := s.live.Table().Game()
	_, carded := game.(table.Carded)
	_, timed := game.(table.Timed)
	if carded || timed {
		if s.now.Sub(s.toldTime) >= time.Minute {
			return s.tellTime()
		}
	}
	return nil
}

// tellTime tells the table what time it is.
func (s *Sitting) tellTime() error { return s.finishAct(s.recordEntries("clock", s.live.Clock(s.now))) }

// finishRound does what is to be done after a round went on. When the round is
// over, nobody is ready for the next one.
func (s *Sitting) finishRound(err error) error {
	if err := s.finishAct(err); err != nil || s.live.Question() != nil {
		return err
	}
	s.blamedSeat = table.House
	for _, p := range s.seated() {
		p.ready = false
	}
	return nil
}

// finishAct does what is to be done after any act of the live table. If outcomes
// were drawn, or cuts opened, it goes on to the next seed; and it records who left
// in the course of it.
func (s *Sitting) finishAct(err error) error {
	if err != nil || s.live.Question() != nil {
		return err
	}
	used := len(s.seeds.drawn) > 0 || s.seeds.closed != nil // every act that draws has a seed of its own
	if used {
		s.endSeed()
	}
	for seat := range s.seated() {
		if !s.live.Table().Taken(seat) { // the procedure had the player leave
			s.recordStand(seat, "dealer")
		}
	}
	if !used {
		s.seeds.plays = false
		return nil
	}
	if s.isLong() || s.takesCorrections() {
		err = s.continueUnderNewSetup()
	}
	s.commitSeed()
	return err
}

// recordStand records that a player has left, and with how much.
func (s *Sitting) recordStand(seat table.Seat, who string) {
	p := s.players[seat]
	var amount, coupon money.Cents
	for i := len(s.events) - 1; i >= 0; i-- {
		if e := &s.events[i].Told; s.events[i].Kind == journal.KindEntry && e.Kind == table.Left && e.Seat == seat {
			amount, coupon = e.Amount, e.Coupon
			break
		}
	}
	if p.bot && amount > 0 && !s.nobodys() { // what a bot takes away goes back to where it came from
		s.addTransfers(max(0, len(s.batch.Records)-1), ledger.Transfer{From: ledger.Player(p.person), To: ledger.Cage,
			Amount: amount, Memo: "bot"})
	}
	s.addRecord(journal.KindStand, who, journal.Seating{Seat: seat, Person: p.person, Amount: amount, Coupon: coupon})
}
