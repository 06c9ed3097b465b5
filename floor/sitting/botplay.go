package sitting

import (
	"fmt"
	"hash/fnv"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/game/room"
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

// botAnswer returns what a bot answers: simple play that knows only the cards that
// lie face up or are the bot's own. It is the one place of the floor that knows
// games.
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

// handOf returns the cards of the hand that a bot is asked about, as the bot saw
// them.
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

// mood returns a number from 0 to 99 by which a bot varies its play. It is no outcome
// of the game: the bot's acts and answers are records like anybody's.
func (s *Sitting) mood() int {
	h := fnv.New64a()
	fmt.Fprint(h, s.id, s.nextAt, s.seeds.hash)
	return chance.NewFast(h.Sum64(), s.nextAt).Draw(100)
}
