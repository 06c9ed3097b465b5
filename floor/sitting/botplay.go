package sitting

import (
	"boardwalk/counsel"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// answerForBot answers a question that a bot is asked. If the answer is refused, it
// takes the first choice.
func (s *Sitting) answerForBot(q *table.Question) error {
	who := s.players[q.Seat].person
	number, first := q.Number, table.Answer{Choice: q.First()}
	if err := s.answerQuestion(who, number, s.botAnswer(q)); err == nil {
		return nil
	}
	return s.answerQuestion(who, number, first)
}

// botAnswer returns what a bot answers: what counsel plays on the cards that lie
// face up or are the bot's own, or the first choice where counsel knows nothing. The
// table does not wait for counsel that is still being worked out.
func (s *Sitting) botAnswer(q *table.Question) table.Answer {
	t := s.live.Table()
	var eye counsel.Eye
	for i := range s.dealt {
		if e, ok := s.dealt[i].For(q.Seat); ok {
			eye.Hear(&e)
		}
	}
	asked := counsel.Situation{Rules: t.Rules(), Options: t.Options(), Terms: t.Terms(), Question: q, Eye: &eye, Mood: s.mood(), Now: true,
		On: func(names ...string) money.Cents { return betOn(t, q.Seat, names) }}
	if a, ok := asked.Answer(); ok {
		return a
	}
	return table.Answer{Choice: q.First()}
}

// BotCounsel returns a function that works out what the table's bots will ask
// counsel, now and after the changes of which notice is given; nil if the table has
// no bots. The function has all it needs and may run on any goroutine, so that the
// table need not wait for it when a bot decides for the first time.
func (s *Sitting) BotCounsel() func() {
	if s.placement.Table.Bots == 0 {
		return nil
	}
	t := s.live.Table()
	rules, terms, options := t.Rules(), t.Terms(), t.Rules().Copy(t.Options())
	all := []table.Options{options}
	for _, c := range t.Pending() {
		if after, changed, err := c.Made(rules, terms, options); err == nil {
			terms, options = after, changed
			all = append(all, options)
		}
	}
	return func() {
		for _, o := range all {
			counsel.Prepare(rules, o)
		}
	}
}

// betOn returns what a seat has on those of the named areas that the layout has.
func betOn(t *table.Table, seat table.Seat, names []string) money.Cents {
	var sum money.Cents
	for _, name := range names {
		if a, ok := t.Layout().Area(name); ok {
			sum += t.Bet(seat, a).Amount
		}
	}
	return sum
}

// aboutCards reports whether an event changes the cards that lie on the layout.
func aboutCards(e *table.Event) bool {
	switch e.Kind {
	case table.Dealt, table.Turned, table.Formed, table.Discarded:
		return true
	}
	return false
}

// mood returns a number from 0 to 99 by which a bot varies its play. It is no outcome
// of the game: the bot's acts and answers are records like anybody's. It follows
// from the seed of the round, which nobody knows while the bot is being asked.
func (s *Sitting) mood() int {
	return journal.Mood(s.seeds.mustSeed(s.seeds.round), s.id, s.seeds.round, s.nextAt).Draw(100)
}
