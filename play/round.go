package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/chance"
	"boardwalk/counsel"
	"boardwalk/money"
	"boardwalk/table"
)

// next plays the next round, as far as the person's first open question.
func (s *Session) next() {
	s.results, s.cleared = s.results[:0], true
	for range 2 * (len(s.bots) + 1) {
		if s.Table().InterludeDue() {
			if s.beginBetting(); s.Table().InterludeDue() || s.live.Question() != nil {
				return
			}
		}
		from := len(s.live.Journal())
		var q *table.Question
		err := s.act(func() (err error) {
			q, err = s.play(s.live.Round)
			return err
		})
		if q != nil {
			return
		}
		if err == nil {
			s.finish(from)
			return
		}
		if !s.fixRefusal() {
			s.flush()
			return
		}
	}
	s.notice("The bots cannot agree how to go on. Bet yourself, or wait.")
}

// answer answers the person's open question and goes on with the round.
func (s *Session) answer(a table.Answer) {
	from := s.begun()
	var c *counsel.Counsel
	if s.coach.on {
		c = s.counselOn(s.Question())
	}
	var q *table.Question
	number := s.Question().Number
	err := s.act(func() (err error) {
		q, err = s.play(func() (*table.Question, error) { return s.live.AnswerTo(number, a) })
		return err
	})
	if c != nil && err == nil && s.refused == nil {
		defer s.judgeDecision(c, a) // after all that the answer has led to
	}
	switch {
	case q != nil:
	case s.interlude && s.live.Question() == nil:
		s.interlude = false
		s.beginBetting()
	case err == nil:
		s.finish(from)
	case s.fixRefusal():
		s.next()
	default:
		s.flush()
	}
}

// play has the table go on with a round, and the bots answer what they are
// asked.
func (s *Session) play(on func() (*table.Question, error)) (*table.Question, error) {
	s.playing = true
	defer func() {
		s.playing = false
		if s.live.Question() == nil {
			s.moves.clear()
		}
	}()
	return s.answerBots(on())
}

// begun is the journal's entry with which the round under way began.
func (s *Session) begun() int {
	journal := s.live.Journal()
	for i := len(journal) - 1; i >= 0; i-- {
		if journal[i].Kind == table.Played {
			return i
		}
	}
	return 0
}

// answerBots answers for the bots until only the person is asked or the round ends.
// Of players who are asked at once the bots answer first: nobody hears what they
// answered before the person has answered too.
func (s *Session) answerBots(q *table.Question, err error) (*table.Question, error) {
	for q != nil && err == nil {
		asked, b := s.botQuestion()
		if b == nil {
			return q, nil
		}
		number, first := asked.Number, asked.First()
		if q, err = s.live.AnswerTo(number, s.decide(b, asked)); err != nil && s.isOpen(number) { // nobody has to wait for a bot that errs
			b.erred++
			q, err = s.live.AnswerTo(number, table.Answer{Choice: first})
		}
	}
	return nil, err
}

// botQuestion returns the first open question that a bot is asked, and the bot; nil
// if no bot is asked.
func (s *Session) botQuestion() (*table.Question, *bot) {
	questions := s.live.Questions()
	for i := range questions {
		if b := s.botAt(questions[i].Seat); b != nil {
			return &questions[i], b
		}
	}
	return nil, nil
}

// isOpen reports whether the question of a number waits for its answer.
func (s *Session) isOpen(number uint32) bool {
	return slices.ContainsFunc(s.live.Questions(), func(q table.Question) bool { return q.Number == number })
}

// fixRefusal has a bot do what the refusal asked for, so that the round can
// start, and reports whether it is worth trying again.
func (s *Session) fixRefusal() bool {
	if s.refused == nil {
		return false
	}
	b := s.botAt(s.refused.Seat)
	return b != nil && b.fixRefusal(s)
}

// finish closes a round: what it came to, how the others fared, and the bots'
// next wagers.
func (s *Session) finish(from int) {
	if s.contest != nil {
		s.contest.Flush()
	}
	s.sumUp()
	s.flush()
	s.shine(from)
	var made []table.Act
	for _, a := range s.acts {
		if a.Kind == table.Make {
			made = append(made, a)
		}
	}
	if len(made) > 0 {
		s.last = made
	}
	s.acts = s.acts[:0]
	s.beginBetting()
}

// sumUp tells what the round came to for the person, if anything was decided.
func (s *Session) sumUp() {
	if s.Seat() == table.House {
		return
	}
	sum, decided, banked := money.Cents(0), 0, false
	for _, e := range s.results {
		sum += s.gain(e)
		if e.Kind == table.Paid || e.Kind == table.Collected {
			decided++
		}
		banked = banked || e.Kind == table.Centred
	}
	text := fmt.Sprintf("in all: %d wagers were decided.", decided)
	if decided == 1 {
		text = "in all: 1 wager was decided."
	}
	if banked && decided == 0 {
		text = "in all, as the bank."
	}
	if decided > 1 || banked || decided == 1 && s.buried() {
		s.tell(Entry{Kind: Total, Round: s.Table().Rounds(), Gain: sum, Text: text, Events: append([]table.Event(nil), s.results...)})
	}
	s.results = s.results[:0]
}

// buried reports whether the last result is so far up in the log that a small
// screen does not show it.
func (s *Session) buried() bool {
	const shown = 5
	for i := len(s.log) - 1; i >= 0; i-- {
		if e := s.log[i]; e.Kind == Own && decides(e) {
			return len(s.log)-i > shown
		}
	}
	return false
}

// flush tells in one line what the other seats did.
func (s *Session) flush() {
	bets, nets := map[table.Seat][]string{}, map[table.Seat]money.Cents{}
	decided := map[table.Seat]bool{}
	var made, settled []table.Event
	for _, e := range s.others {
		if e.Kind == table.Wagered {
			bets[e.Seat] = append(bets[e.Seat], fmt.Sprintf("%s on %s", e.Amount, s.name(e.Area)))
			made = append(made, e)
			continue
		}
		nets[e.Seat] += seatGain(e)
		decided[e.Seat] = true
		settled = append(settled, e)
	}
	s.others = s.others[:0]
	for seat, won := range s.banked {
		nets[seat] += won
		decided[seat] = true
	}
	clear(s.banked)
	var lines, results []string
	for _, b := range s.bots {
		if list := bets[b.seat]; len(list) > 0 {
			lines = append(lines, b.name+" "+strings.Join(list, ", "))
		}
		if decided[b.seat] {
			results = append(results, b.name+" "+nets[b.seat].Signed())
		}
	}
	if len(lines) > 0 {
		s.tell(Entry{Kind: OthersBet, Text: "Bets: " + strings.Join(lines, "; ") + ".", Events: made})
	}
	if len(results) > 0 {
		s.tell(Entry{Kind: Others, Text: "Others: " + strings.Join(results, ", ") + ".", Events: settled})
	}
}

// shine finds out which areas the outcome pays, whether or not anybody had
// bet on them, by having the game itself settle a wager on each of them with
// the same outcome. Only games in which every wager is decided at once can be
// asked so.
func (s *Session) shine(from int) {
	clear(s.lit)
	var drawn []chance.Drawn
	for _, e := range s.live.Journal()[from:] {
		if e.Kind == table.Drew {
			drawn = append(drawn, e.Drawn)
		}
	}
	if !decidedAtOnce(s.Table().Layout()) || len(drawn) == 0 {
		return
	}
	var heard table.Log
	t, err := table.Open(s.config.Rules, s.Table().Options(), s.Table().Terms(), table.From(chance.NewRecording(drawn)), table.To(&heard))
	if err != nil || t.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: table.DefaultTerms().Limit.Max * 1000}) != nil {
		return
	}
	for a := range t.Layout().Wagers {
		area := table.Area(a)
		_ = t.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: t.Limit(area).Min.Up(t.Unit(area))})
	}
	if t.Round() != nil {
		return
	}
	for _, e := range heard {
		if e.Kind == table.Paid {
			s.lit[e.Area] = true
		}
	}
}
