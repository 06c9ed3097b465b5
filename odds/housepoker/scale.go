package housepoker

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Scale is a pay scale for a hand of five cards, whoever else has what.
type Scale struct {
	Wins    poker.Rank                       // the least hand that wins
	Returns poker.Rank                       // the least hand that does not lose
	Odds    [poker.RoyalFlush + 1]money.Odds // of hands that win, by their class
	Limit   money.Cents                      // the most that a hand is paid; zero for none
}

// Net is what a hand wins or, below zero, loses with so much wagered on it.
func (s *Scale) Net(stake money.Cents, r poker.Rank) money.Cents {
	switch {
	case r < s.Returns:
		return -stake
	case r < s.Wins:
		return 0
	}
	return s.pays(stake, r.Class())
}

// pays is what a hand of a class wins.
func (s *Scale) pays(stake money.Cents, c poker.Class) money.Cents {
	o := s.Odds[c]
	won := stake * money.Cents(o.To) / money.Cents(o.One)
	if s.Limit > 0 {
		won = min(won, s.Limit)
	}
	return won
}

// counted is as what a hand is counted: one that wins by its class, one that comes back
// as no class, and one that loses as a high card.
func (s *Scale) counted(r poker.Rank) poker.Class {
	switch {
	case r < s.Returns:
		return poker.HighCard
	case r < s.Wins:
		return 0
	}
	return r.Class()
}

// netOf is what a hand wins that is counted so.
func (s *Scale) netOf(stake money.Cents, c poker.Class) money.Cents {
	switch c {
	case 0:
		return 0
	case poker.HighCard:
		return -stake
	}
	return s.pays(stake, c)
}

// LeastPair is the lowest hand of five cards with a pair of a rank.
func LeastPair(r card.Rank) poker.Rank {
	hand := [5]card.Card{card.New(r, card.Clubs), card.New(r, card.Hearts)}
	at := 2
	for low := card.Two; at < 5; low++ {
		if low != r {
			hand[at] = card.New(low, card.Spades)
			at++
		}
	}
	return poker.Five(hand)
}
