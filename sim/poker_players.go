package sim

import (
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// PokerChair is where a player sits, and what can be seen from there. A player
// looks at no hand of the game's but that of the own seat.
type PokerChair struct {
	Rules *table.Rules
	Game  *room.Game
	Seat  table.Seat
	Size  money.Cents  // of a big bet
	Moods *chance.Fast // for what is left to chance
}

// PokerStrategy is a way of playing at the games of the poker room.
type PokerStrategy struct {
	Name string
	Text string
	Sit  func(*PokerChair) table.Players // called once for each seat of each table
}

// PokerStrategies are those that have names, the usual one first.
var PokerStrategies = []PokerStrategy{
	{"loose", "bet or raise 12 times in 100, else check, call or fold at random", func(c *PokerChair) table.Players { return &loose{c} }},
	{"caller", "always check or call", func(c *PokerChair) table.Players { return &caller{c} }},
	{"tight", "fold weak hands, call with fair ones, bet and raise with good ones", func(c *PokerChair) table.Players { return &tight{c, worths[c.Rules]} }},
}

// FindPokerStrategies reads one name for all seats, or one for each with commas
// between them.
func FindPokerStrategies(names string) ([]PokerStrategy, error) {
	if names == "" {
		return nil, nil
	}
	var list []PokerStrategy
	for name := range strings.SplitSeq(names, ",") {
		s, ok := findPokerStrategy(strings.TrimSpace(name))
		if !ok {
			return nil, fmt.Errorf("there is no strategy %q: players of poker are %s", name, pokerNames())
		}
		list = append(list, s)
	}
	return list, nil
}

func findPokerStrategy(name string) (PokerStrategy, bool) {
	for _, s := range PokerStrategies {
		if s.Name == name {
			return s, true
		}
	}
	return PokerStrategy{}, false
}

func pokerNames() string {
	names := make([]string, len(PokerStrategies))
	for i, s := range PokerStrategies {
		names[i] = s.Name
	}
	return strings.Join(names[:len(names)-1], ", ") + " or " + names[len(names)-1]
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
func (c *PokerChair) other(q *table.Question) table.Answer {
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

// loose bets, raises, calls and folds at random, so that some hands end early
// and some at the showdown.
type loose struct{ *PokerChair }

func (p *loose) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "betting" {
		return p.other(q)
	}
	switch n := p.Moods.Draw(100); {
	case n < 12 && q.Most > 0:
		return table.Answer{Choice: larger(q), Amount: q.Least}
	case n < 60, q.Allows(room.Check):
		return stay(q)
	}
	return table.Answer{Choice: room.Fold}
}

type caller struct{ *PokerChair }

func (p *caller) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "betting" {
		return p.other(q)
	}
	return stay(q)
}

// tight goes by what the hand is worth.
type tight struct {
	*PokerChair
	worth func(*room.Game, table.Seat) worth
}

// enough is how many big bets a betting round comes to before a tight player
// only calls: two of them would otherwise go on to the last chip.
const enough = 4

func (p *tight) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "betting" {
		return p.other(q)
	}
	w := p.worth(p.Game, p.Seat)
	switch {
	case w == good && q.Most > 0 && q.Least <= enough*p.Size:
		return table.Answer{Choice: larger(q), Amount: q.Least}
	case w == weak && !q.Allows(room.Check):
		return table.Answer{Choice: room.Fold}
	}
	return stay(q)
}
