package sitting

import (
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// botNames are people who thought about chance before it was an industry.
var botNames = []string{"Ada", "Blaise", "Pierre", "Emmy", "Jakob", "Sofia", "Andrei", "Gerolamo", "Hypatia", "Christiaan",
	"Florence", "Abraham", "Maryam", "Kolya", "Thomas", "Simone"}

// botAt is the bot that takes a seat. It says that it is one.
func (s *Sitting) botAt(seat table.Seat) Party {
	return Party{Who: fmt.Sprintf("bot-%s-%d", s.id, seat), Name: casino.BotTitle + botNames[int(seat-1)%len(botNames)]}
}

// botsComeAndGo seats a bot or has one leave: there are as many as the table is
// to have while a person is there and people leave room, and otherwise none.
func (s *Sitting) botsComeAndGo() (bool, error) {
	people, bots := s.people(), 0
	for _, p := range s.seated() {
		if p.bot {
			bots++
		}
	}
	open := s.placement.Table.SeatsOpen()
	want := min(s.placement.Table.Bots, open-people)
	if people == 0 || s.isClosed() || s.draining {
		want = 0
	}
	for seat := table.Seat(1); int(seat) <= open && int(seat) < len(s.players); seat++ {
		p := s.players[seat]
		switch {
		case bots < want && p == nil && !s.refusesBots(seat):
			err := s.sitDown(s.botAt(seat), seat, s.botStake(), true)
			if err != nil {
				s.banBots(seat)
			}
			return err == nil, nil
		case bots > want && p != nil && p.bot:
			if s.leaveNow(seat, p.person) == nil {
				return true, nil
			}
		case p != nil && p.bot && s.broke(seat):
			if s.sitDown(s.botAt(seat), seat, s.botStake(), true) == nil {
				return true, nil
			}
		}
	}
	return false, nil
}

// refusesBots reports whether no bot takes a seat, because one was refused there or
// did not know what to do.
func (s *Sitting) refusesBots(seat table.Seat) bool { return s.botless>>seat&1 != 0 }

func (s *Sitting) banBots(seat table.Seat) { s.botless |= 1 << seat }

// botStake is what a bot sits down with: enough for a good many wagers.
func (s *Sitting) botStake() money.Cents {
	return 60 * max(s.live.Table().Terms().Limit.Min, s.live.Table().Terms().Chip)
}

// broke reports whether a bot needs more chips.
func (s *Sitting) broke(seat table.Seat) bool {
	a := s.live.Table().Account(seat)
	return a.Layout == 0 && a.Chips < s.botStake()/6
}

// wagerForBots has every bot wager that has nothing on the layout, once a person
// has.
func (s *Sitting) wagerForBots() error {
	if s.playersCompete() || !s.personWagers() {
		return nil
	}
	for seat, p := range s.seated() {
		if p.bot && !s.live.Table().Wagering(seat) {
			s.makeBotWager(seat)
		}
	}
	return nil
}

// personWagers reports whether a person has something on the layout.
func (s *Sitting) personWagers() bool {
	for seat, p := range s.seated() {
		if !p.bot && s.live.Table().Wagering(seat) {
			return true
		}
	}
	return false
}

// makeBotWager makes the least lawful wager on the first area that takes one, the
// bot's own box first where each seat has one.
func (s *Sitting) makeBotWager(seat table.Seat) bool {
	wagers := s.live.Table().Layout().Wagers
	own := "-" + strconv.Itoa(int(seat))
	for _, ownBox := range []bool{true, false} {
		for i := range wagers {
			name, mine := strings.CutSuffix(wagers[i].ID, own)
			if mine {
				_, mine = s.live.Table().Layout().Area(name + "-1")
			}
			if mine == ownBox && s.tryBotWager(seat, table.Area(i)) {
				return true
			}
		}
	}
	return false
}

// tryBotWager makes the least wager on an area, if it is lawful.
func (s *Sitting) tryBotWager(seat table.Seat, a table.Area) bool {
	t := s.live.Table()
	w := &t.Layout().Wagers[a]
	if w.Moved || w.Supplement || w.Made&t.Game().Phase() == 0 || t.Bet(seat, a).Amount > 0 {
		return false
	}
	amount := max(t.Limit(a).Min, t.Unit(a)).Up(t.Unit(a))
	return s.doAct(s.players[seat].person, table.Act{Kind: table.Make, Seat: seat, Area: a, Amount: amount}) == nil
}

// fixRefusalWithBot has a bot make a wager for want of which a round was refused, or
// leave.
func (s *Sitting) fixRefusalWithBot(seat table.Seat) bool {
	wagers := s.live.Table().Layout().Wagers
	for i := range wagers {
		if s.tryBotWager(seat, table.Area(i)) {
			return true
		}
	}
	s.banBots(seat)
	return s.leaveNow(seat, s.players[seat].person) == nil
}

// answerForBot answers for a bot.
func (s *Sitting) answerForBot(q *table.Question) error {
	who := s.players[q.Seat].person
	number, first := q.Number, table.Answer{Choice: q.First()}
	if err := s.answerQuestion(who, number, s.botAnswer(q)); err == nil {
		return nil
	}
	return s.answerQuestion(who, number, first)
}

// botAnswer is simple, lawful play. What it knows of cards is what lies face up
// or is its own.
func (s *Sitting) botAnswer(q *table.Question) table.Answer {
	switch q.Offer.ID {
	case "betting":
		mood := s.mood()
		switch {
		case mood < 8 && q.Allows(room.Raise):
			return table.Answer{Choice: room.Raise}
		case mood < 20 && q.Allows(room.Bet):
			return table.Answer{Choice: room.Bet}
		case q.Allows(room.Check):
			return table.Answer{Choice: room.Check}
		case mood < 85 && q.Allows(room.Call):
			return table.Answer{Choice: room.Call}
		}
	case "decide":
		if score, soft := blackjack.Score(s.handOf(q)...); q.Allows(blackjack.Draw) && (score < 15 || soft && score < 18) {
			return table.Answer{Choice: blackjack.Draw}
		}
	}
	return table.Answer{Choice: q.First()}
}

// handOf are the cards of the hand that a bot is asked about, as it saw them.
func (s *Sitting) handOf(q *table.Question) []card.Card {
	var cards []card.Card
	for _, e := range s.dealt {
		e, _ = e.For(q.Seat)
		if e.Box == q.Box && e.Hand == q.Hand && e.Card != card.Unknown {
			cards = append(cards, e.Card)
		}
	}
	return cards
}

// mood is what a bot feels like, from 0 to 99. It is no outcome of the game: the
// bot's acts and answers are records like anybody's.
func (s *Sitting) mood() int {
	h := fnv.New64a()
	fmt.Fprint(h, s.id, s.nextAt, s.seeds.hash)
	return chance.NewFast(h.Sum64(), s.nextAt).Draw(100)
}
