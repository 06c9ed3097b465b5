package play

import (
	"fmt"
	"strings"

	"boardwalk/bots"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/counsel"
	"boardwalk/money"
	"boardwalk/table"
)

// bot plays a position.
type bot struct {
	bots.Bot
	name   string // with its title
	seat   table.Seat
	stake  money.Cents // what it buys in for
	chance chance.Source
	again  int         // how often it has bought in again
	eye    counsel.Eye // the cards as its seat may see them
	erred  int         // answers that were refused
}

const (
	botStake = 300 * money.Dollar
	botAgain = 3 // times that a bot buys in again before it leaves
)

// seatBots gives the bots their places, clockwise from the person's left.
func (s *Session) seatBots(seed uint64) error {
	seat := s.Seat()
	for i := range s.config.Bots {
		seat = seat%table.SeatNumber(s.config.Rules.Seats) + 1
		b := &bot{Bot: bots.At(i, s.config.BotLevel), seat: seat, stake: s.stakeOf(i), chance: chance.NewFast(seed, uint64(i)+1)}
		b.name = casino.BotTitle + b.Name
		s.bots = append(s.bots, b)
		if err := s.live.Do(table.Act{Kind: table.Sit, Seat: seat, Amount: b.stake, Person: b.person()}); err != nil {
			return err
		}
	}
	return nil
}

// person is the bot as the game and a saved session know it: one word.
func (b *bot) person() string {
	return strings.ReplaceAll(strings.ToLower(b.Name), " ", "-")
}

// stakeOf is what a bot sits down with: where players play against each other
// as much as the person or somewhat less, so that the stacks differ.
func (s *Session) stakeOf(i int) money.Cents {
	if s.contest == nil || s.Seat() == table.House {
		return botStake
	}
	return max(s.Table().Terms().Chip, (s.config.Bankroll * money.Cents(4-i%3) / 4).Down(s.Table().Terms().Chip))
}

func (s *Session) botAt(seat table.Seat) *bot {
	for _, b := range s.bots {
		if b.seat == seat && s.Table().Taken(seat) {
			return b
		}
	}
	return nil
}

// betBots has every bot bet, before the person does: so that there is company
// on the layout, and so that undo only ever concerns the person's own acts.
func (s *Session) betBots() {
	for _, b := range s.bots {
		switch {
		case !s.Table().Taken(b.seat):
		case s.contest != nil:
			b.reload(s)
		default:
			b.bet(s)
		}
	}
	s.flush()
	s.refused, s.lawful = nil, nil
}

// bet adds a few wagers to the bot's taste.
func (b *bot) bet(s *Session) {
	t := s.Table()
	if a := t.Account(b.seat); a.Chips < 4*t.Terms().Limit.Min && a.Layout == 0 && !b.buyIn(s) {
		return
	}
	b.Bet(bettingBot{s}, b.seat, b.chance)
}

// bettingBot is the session as a bot bets at it.
type bettingBot struct{ *Session }

func (s bettingBot) Open(seat table.Seat) []table.Area { return s.lawfulFor(seat) }
func (s bettingBot) Do(a table.Act) error              { return s.live.Do(a) }

// buyIn brings more chips, a few times; then the bot leaves.
func (b *bot) buyIn(s *Session) bool {
	if b.again++; b.again <= botAgain {
		return s.live.Do(table.Act{Kind: table.Sit, Seat: b.seat, Amount: b.stake, Person: b.person()}) == nil
	}
	_ = s.live.Do(table.Act{Kind: table.Leave, Seat: b.seat})
	return false
}

// answerBot has a bot answer what it is asked.
func (s *Session) answerBot(b *bot, q *table.Question) table.Answer {
	t := s.Table()
	m := bots.Mind{Bot: b.Bot, Chance: b.chance, Interlude: s.interlude, Hurried: true,
		Situation: counsel.Situation{Rules: t.Rules(), Options: t.Options(), Terms: t.Terms(), Question: q, Eye: &b.eye,
			On: func(names ...string) money.Cents { return s.onAreas(b.seat, names...) }}}
	if s.contest != nil {
		m.Ring = s.contest.Seen()
	} else {
		s.tellUnadvised(q)
	}
	return m.Answer()
}

// tellUnadvised says, once, that the bots do not know how a game is played: one whose mathematics has no adviser. What decides
// no wager (who has the dice, who cuts) nobody needs to know.
func (s *Session) tellUnadvised(q *table.Question) {
	t := s.Table()
	if s.unadvised || s.interlude || q.Box == 0 || counsel.Gives(t.Rules()) {
		return
	}
	s.unadvised = true
	s.notice(fmt.Sprintf("Nothing is known of how %s is played well, so the bots give the first answer to every question: %s.",
		t.Rules().Name, q.First()))
}

// reload has a bot that has little left bring more chips, between two rounds of
// players against each other.
func (b *bot) reload(s *Session) {
	if amount := s.contest.Reload(b.seat, b.stake); amount > 0 {
		b.again++
		_ = s.live.Do(table.Act{Kind: table.Sit, Seat: b.seat, Amount: amount, Person: b.person()})
	}
}

// fixRefusal makes the first lawful wager of the layout, for which a round may
// have been refused, or leaves so that the others can go on.
func (b *bot) fixRefusal(s *Session) bool {
	for _, a := range s.lawfulFor(b.seat) {
		if s.Table().Bet(b.seat, a).Amount == 0 {
			if s.live.Do(table.Act{Kind: table.Make, Seat: b.seat, Area: a, Amount: bots.Least(s.Table(), b.seat, a)}) == nil {
				return true
			}
			break
		}
	}
	return s.live.Do(table.Act{Kind: table.Leave, Seat: b.seat}) == nil
}
