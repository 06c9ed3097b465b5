package sitting

import (
	"time"

	"boardwalk/bots"
	"boardwalk/counsel"
	"boardwalk/floor/view"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// botDecision is how long a bot may take for an answer; then its first choice is taken.
const botDecision = 10 * time.Second

// answerForBot answers a question that a bot is asked. If the answer is refused, it
// takes the first choice.
func (s *Sitting) answerForBot(q *table.Question, a table.Answer) error {
	who := s.players[q.Seat].person
	number, first := q.Number, table.Answer{Choice: q.First()}
	if err := s.answerQuestion(who, number, a); err == nil {
		return nil
	}
	return s.answerQuestion(who, number, first)
}

// AskedBot is a question that a bot is asked, and the bot with all that it may know. The
// answer may be found on any goroutine, and comes back with [BotAnswer].
type AskedBot struct {
	Question string // its id
	Mind     *bots.Mind
}

// AskedBot returns the first open question that a bot is asked; nil if there is none, or if
// it is the one that is known already.
func (s *Sitting) AskedBot(known string) *AskedBot {
	questions := s.live.Questions()
	for i := range questions {
		q := questions[i]
		if p := s.players[q.Seat]; p != nil && p.bot && q.Seat != table.House {
			id := view.QuestionID(s.seeds.round, q.Number)
			if id == known {
				return nil
			}
			return &AskedBot{id, s.mind(&q)}
		}
	}
	return nil
}

// BotAnswer makes the order to answer for a bot.
func BotAnswer(question string, a table.Answer) Order {
	return Order{By: Party{Who: "dealer"}, do: func(s *Sitting) (Receipt, error) {
		questions := s.live.Questions()
		for i := range questions {
			q := &questions[i]
			if p := s.players[q.Seat]; view.QuestionID(s.seeds.round, q.Number) == question && p != nil && p.bot {
				return Receipt{}, s.answerForBot(q, a)
			}
		}
		return Receipt{}, law.RefuseFor(law.Question, "", "no bot is asked that any more")
	}}
}

// mind returns a bot that is asked, with what its seat may see: the cards that lie face up
// or are its own, and what everybody has put in. It shares nothing with the table.
func (s *Sitting) mind(q *table.Question) *bots.Mind {
	t := s.live.Table()
	eye := &counsel.Eye{}
	for i := range s.dealt {
		if e, ok := s.dealt[i].For(q.Seat); ok {
			eye.Hear(&e)
		}
	}
	m := &bots.Mind{Bot: s.bot(q.Seat), Chance: s.botChance(q.Seat), Interlude: s.interlude, Hurried: !s.config.Thinks,
		Situation: counsel.Situation{Rules: t.Rules(), Options: t.Rules().Copy(t.Options()), Terms: t.Terms(), Question: q, Eye: eye,
			On: wagersOf(t, q.Seat)}}
	if s.playersCompete() {
		m.Ring = bots.RingOf(t, s.ring.Clone())
	}
	return m
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

// wagersOf returns a function that says what a seat has now on those of the named areas
// that the layout has.
func wagersOf(t *table.Table, seat table.Seat) func(names ...string) money.Cents {
	on := map[string]money.Cents{}
	for b := range t.Standing {
		if b.Seat == seat {
			on[t.Layout().Wagers[b.Area].ID] += b.Amount
		}
	}
	return func(names ...string) (sum money.Cents) {
		for _, name := range names {
			sum += on[name]
		}
		return sum
	}
}
