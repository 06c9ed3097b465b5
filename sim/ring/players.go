package ring

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// Chair is where a player sits, and what can be seen from there. A player
// looks at no hand of the game's but that of the own seat.
type Chair struct {
	Rules *table.Rules
	Game  *room.Game
	Seat  table.Seat
	Size  money.Cents  // of a big bet
	Moods *chance.Fast // for what is left to chance
}

// Strategy is a way of playing at the games of the poker room.
type Strategy struct {
	Name string
	Text string
	Sit  func(*Chair) table.Players // called once for each seat of each table
}

// Strategies are those that have names, the usual one first. Each is
// written as it would be in a file.
var Strategies = []Strategy{
	byRows("loose", "bet or raise 12 times in 100, else check, call or fold at random", "all raise 12 call 48 fold 40"),
	byRows("caller", "always check or call", "all call"),
	// Two who only raise good hands would go on to the last chip without an end.
	byRows("tight", "fold weak hands, call with fair ones, bet and raise with good ones", "weak fold\nfair call\ngood raise\nuntil 4"),
}

// FindStrategies reads one name for all seats, or one for each with commas
// between them. What has no such name is left to another, who may know of files;
// nil is nobody.
func FindStrategies(names string, other func(name string) (Strategy, error)) ([]Strategy, error) {
	if names == "" {
		return nil, nil
	}
	var list []Strategy
	for name := range strings.SplitSeq(names, ",") {
		name = strings.TrimSpace(name)
		i := slices.IndexFunc(Strategies, func(s Strategy) bool { return s.Name == name })
		switch {
		case i >= 0:
			list = append(list, Strategies[i])
		case other != nil:
			s, err := other(name)
			if err != nil {
				return nil, err
			}
			list = append(list, s)
		default:
			return nil, &NoStrategy{name}
		}
	}
	return list, nil
}

// NoStrategy is the error of a strategy that nobody plays poker by.
type NoStrategy struct{ Name string }

func (e *NoStrategy) Error() string {
	return fmt.Sprintf("there is no strategy %q: players of poker are %s, or a file has one", e.Name, names())
}

func names() string {
	names := make([]string, len(Strategies))
	for i, s := range Strategies {
		names[i] = s.Name
	}
	return strings.Join(names, ", ")
}

// larger is the choice of betting more.
func larger(q *table.Question) table.Choice {
	if q.Allows(room.Bet) {
		return room.Bet
	}
	return room.Raise
}

// stay checks or calls, or does what has to be done.
func stay(q *table.Question) table.Answer {
	switch {
	case q.Allows(room.Check):
		return table.Answer{Choice: room.Check}
	case q.Allows(room.Call):
		return table.Answer{Choice: room.Call}
	}
	return table.Answer{Choice: q.First()}
}

// other answers what is not a turn to bet: cards are drawn, and hands shown.
func (c *Chair) other(q *table.Question) table.Answer {
	if q.Offer.ID != "draw" {
		return table.Answer{Choice: q.First()}
	}
	hand := c.Game.Hand(c.Seat)
	high, _ := c.Game.Kinds()
	if away := card.SetOf(hand...) &^ keeps(hand, high == 0); away != 0 {
		return table.Answer{Choice: room.Discard, Cards: away}
	}
	return table.Answer{Choice: room.Stand}
}

// keeps is what is not discarded: for high what is alike, a made hand, four of a
// suit or the highest card; for low cards of different ranks up to the eight.
func keeps(hand []card.Card, low bool) card.Set {
	if low {
		var kept card.Set
		ranks := uint(0)
		for _, c := range hand {
			if r := c.Rank(); (r <= card.Eight || r == card.Ace) && ranks>>r&1 == 0 {
				ranks |= 1 << r
				kept |= card.SetOf(c)
			}
		}
		return kept
	}
	l := glance(hand)
	class := poker.HighOf(hand).Class()
	if class >= poker.Straight && class != poker.FourOfAKind {
		return card.SetOf(hand...)
	}
	var alike, suited, top card.Set
	for _, c := range hand {
		if l.ranks[c.Rank()] > 1 {
			alike |= card.SetOf(c)
		}
		if l.suits[c.Suit()] == 4 {
			suited |= card.SetOf(c)
		}
		if c.Rank() == l.top {
			top |= card.SetOf(c)
		}
	}
	switch {
	case alike != 0:
		return alike
	case suited != 0:
		return suited
	}
	return top
}
