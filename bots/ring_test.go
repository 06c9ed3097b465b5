package bots_test

import (
	"fmt"
	"math"
	"testing"

	"boardwalk/bots"
	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/counsel"
	"boardwalk/game"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// party is a table at which bots play each other.
type party struct {
	table *table.Table
	round bots.Round
	eyes  []counsel.Eye
	seats []bots.Bot // by seat, from 1 on
	moods chance.Source
	count *counter      // if set, counts what the players do
	net   []money.Cents // won by each seat in each hand
}

// newParty seats bots with the same stack.
func newParty(t *testing.T, rules *table.Rules, stack money.Cents, seats ...bots.Bot) *party {
	t.Helper()
	p := &party{seats: append([]bots.Bot{{}}, seats...), moods: chance.NewFast(7, 1)}
	p.eyes = make([]counsel.Eye, len(p.seats))
	var err error
	p.table, err = table.Open(rules, rules.Options(), rules.Terms(), table.From(chance.NewFast(5, 5)), table.To(p), table.With(p))
	if err != nil {
		t.Fatal(err)
	}
	for seat := range p.seats[1:] {
		p.sit(t, table.Seat(seat+1), stack)
	}
	return p
}

func (p *party) sit(t *testing.T, seat table.Seat, amount money.Cents) {
	t.Helper()
	if err := p.table.Do(table.Act{Kind: table.Sit, Seat: seat, Amount: amount, Person: fmt.Sprint("p", seat)}); err != nil {
		t.Fatal(err)
	}
}

// Event tells every bot what its seat may see.
func (p *party) Event(e *table.Event) {
	if p.round.Players != nil {
		p.round.Hear(e)
	}
	if p.count != nil {
		p.count.hear(e)
	}
	for seat := range p.eyes {
		if seen, ok := e.For(table.Seat(seat)); ok {
			p.eyes[seat].Hear(&seen)
		}
	}
}

// Answer has the bot answer who is asked.
func (p *party) Answer(q *table.Question) table.Answer {
	m := bots.Mind{Bot: p.seats[q.Seat], Chance: p.moods, Ring: bots.RingOf(p.table, &p.round),
		Situation: counsel.Situation{Rules: p.table.Rules(), Options: p.table.Options(), Terms: p.table.Terms(), Question: q,
			Eye: &p.eyes[q.Seat]}}
	return m.Answer()
}

// hand plays one hand, after which everybody has the same stack again.
func (p *party) hand(t *testing.T, stack money.Cents) {
	t.Helper()
	p.round.Begin(p.table)
	for i := range p.eyes {
		p.eyes[i].Clear()
	}
	if err := p.table.Round(); err != nil {
		t.Fatal(err)
	}
	for i := range p.seats[1:] {
		seat := table.Seat(i + 1)
		have := p.table.Account(seat).Chips
		if p.net = append(p.net, have-stack); have == stack {
			continue
		}
		if err := p.table.Do(table.Act{Kind: table.Leave, Seat: seat}); err != nil {
			t.Fatal(err)
		}
		p.sit(t, seat, stack)
	}
}

// won is by how many dollars a hand the players of one level are better off than those of
// another, all together, and how far that is off by chance.
func (p *party) won(level, than bots.Level) (mean, off float64) {
	players := len(p.seats) - 1
	hands := float64(len(p.net) / players)
	sum, squares := 0.0, 0.0
	for at := 0; at < len(p.net); at += players {
		hand := 0.0
		for i, net := range p.net[at : at+players] {
			switch p.seats[1+i].Level {
			case level:
				hand += float64(net) / float64(money.Dollar)
			case than:
				hand -= float64(net) / float64(money.Dollar)
			}
		}
		sum, squares = sum+hand, squares+hand*hand
	}
	mean = sum / hands
	return mean, math.Sqrt((squares/hands - mean*mean) / hands)
}

// TestBetterPlayersWin has three experts sit with three beginners at every game of poker: they win their money, by more than
// chance would have it. At hold 'em so do experts from regulars, and regulars from beginners.
func TestBetterPlayersWin(t *testing.T) {
	for _, rules := range game.All {
		if !rules.EachOther || testing.Short() && rules != room.HoldEm {
			continue
		}
		pairs := [][2]bots.Level{{bots.Expert, bots.Beginner}}
		hands := 2500
		switch rules {
		case room.HoldEm:
			pairs = append(pairs, [2]bots.Level{bots.Regular, bots.Beginner}, [2]bots.Level{bots.Expert, bots.Regular})
		case room.Omaha, room.OmahaEight: // hands are worth much the same, so that it takes more of them
			hands = 5000
		}
		for i, pair := range pairs {
			hands := hands
			if i == 2 {
				hands = 12000 // they differ least
			}
			t.Run(fmt.Sprintf("%s/%v/%v", rules.ID, pair[0], pair[1]), func(t *testing.T) {
				t.Parallel()
				var company []bots.Bot
				for i := range 6 {
					company = append(company, bots.Bot{Level: pair[i%2], Temper: bots.Temper(i / 2)})
				}
				const stack = 200 * money.Dollar
				p := newParty(t, rules, stack, company...)
				for range hands {
					p.hand(t, stack)
				}
				more, off := p.won(pair[0], pair[1])
				t.Logf("in %d hands three of level %v win $%.2f a hand more than three of level %v, give or take $%.2f", hands,
					pair[0], more, pair[1], off)
				if more < 2*off {
					t.Errorf("in %d hands three of level %v win $%.2f a hand more than three of level %v, give or take $%.2f", hands,
						pair[0], more, pair[1], off)
				}
			})
		}
	}
}

// TestNobodyCallsAllInWithNothing deals hands to every kind of bot that faces a bet of all
// its chips before the flop: it folds what is worth nothing, and calls with aces.
func TestNobodyCallsAllInWithNothing(t *testing.T) {
	const stack = 200 * money.Dollar
	for level := bots.Beginner; level <= bots.Expert; level++ {
		for temper := bots.Careful; temper <= bots.Bold; temper++ {
			b := bots.Bot{Level: level, Temper: temper}
			for hand, want := range map[string]table.Choice{"Qs Td": room.Fold, "Jh 8c": room.Fold, "9s 2h": room.Fold, "As Ad": room.Call} {
				p := newParty(t, room.HoldEm, stack, b, b)
				p.round.Begin(p.table)
				cards, err := card.ParseAll(hand)
				if err != nil {
					t.Fatal(err)
				}
				q := facesAllIn(p, cards)
				for range 200 {
					if a := p.Answer(q); a.Choice != want {
						t.Fatalf("a %s %s answers a bet of all its chips with %v on %s", temper, level, a, hand)
					}
				}
			}
		}
	}
}

// facesAllIn returns the question of seat 1, which has a hand and the small blind, after
// seat 2 has bet everything.
func facesAllIn(p *party, hand []card.Card) *table.Question {
	p.round.Least, p.round.Top, p.round.Raises, p.round.Last = 2*money.Dollar, 200*money.Dollar, 1, 2
	me, them := &p.round.Players[1], &p.round.Players[2]
	me.In, me.Bet, me.Stack = true, money.Dollar, 199*money.Dollar
	them.In, them.Bet, them.Stack, them.Raises = true, 200*money.Dollar, 0, 1
	for seat, cards := range map[table.Seat][]card.Card{1: hand, 2: {card.Unknown, card.Unknown}} {
		for _, c := range cards {
			p.eyes[1].Hear(&table.Event{Kind: table.Dealt, Box: seat.Box(), Seat: seat, Secret: true, Card: c})
		}
	}
	offer := &table.Offer{ID: "bet", Choices: []table.Choice{room.Fold, room.Call}}
	return &table.Question{Offer: offer, Seat: 1, Box: 1, Open: 0b11}
}
