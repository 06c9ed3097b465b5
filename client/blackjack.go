package client

import (
	"context"
	"errors"
	"fmt"

	"boardwalk/api"
	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// Blackjack plays blackjack by basic strategy, for as many rounds as wanted. It
// takes the first free seat, wagers the minimum and leaves when it is done. It
// knows of cards what the table shows to its seat.
type Blackjack struct {
	*Table
	Rounds int                              // to play
	Bring  money.Cents                      // chips to sit down with; fifty times the minimum if zero
	Tell   func(format string, args ...any) // what goes on; nobody if nil

	basic  *twentyone.Strategy
	played int
	wager  money.Cents
	acted  uint64 // the last event when it last did something
}

// errDone ends a stream when all rounds are played.
var errDone = errors.New("all rounds are played")

// Play sits down, plays and leaves. It returns what it won or lost.
func (b *Blackjack) Play(ctx context.Context) (money.Cents, error) {
	v, err := b.View(ctx)
	if err != nil {
		return 0, err
	}
	if err := b.prepare(&v); err != nil {
		return 0, err
	}
	if v.Seat == 0 {
		if err := b.sit(ctx, &v); err != nil {
			return 0, err
		}
	}
	err = b.Follow(ctx, v.Last, func(m Message) error { return b.hear(ctx, m) })
	if !errors.Is(err, errDone) {
		return 0, err
	}
	receipt, err := b.Leave(ctx)
	if err != nil {
		return 0, err
	}
	return receipt.Amount - b.Bring, nil
}

func (b *Blackjack) tell(format string, args ...any) {
	if b.Tell != nil {
		b.Tell(format, args...)
	}
}

// prepare works out how to play under the options of the table.
func (b *Blackjack) prepare(v *api.TableView) error {
	if v.Game != blackjack.Rules.ID {
		return fmt.Errorf("table %s is one of %s", b.ID, v.Title)
	}
	o := blackjack.Rules.Options()
	for name, value := range v.Options {
		if err := table.SetOption(o, name, value); err != nil {
			return err
		}
	}
	b.wager = v.Min
	if b.Bring == 0 {
		b.Bring = 50 * v.Min
	}
	var err error
	b.basic, err = twentyone.Basic(o.(*blackjack.Options))
	return err
}

// sit takes the first seat that is free.
func (b *Blackjack) sit(ctx context.Context, v *api.TableView) error {
	taken := map[int]bool{}
	for _, p := range v.Players {
		taken[p.Seat] = !p.Bot
	}
	for seat := 1; seat <= v.Seats; seat++ {
		if taken[seat] {
			continue
		}
		_, err := b.Sit(ctx, seat, b.Bring)
		var problem *api.Problem
		if err == nil || !errors.As(err, &problem) || problem.Status != 409 {
			return err
		}
	}
	return errors.New("no seat is free")
}

// hear does what is to be done when something has happened.
func (b *Blackjack) hear(ctx context.Context, m Message) error {
	switch {
	case m.Event != nil && m.Event.Kind == "reveal" && b.played > 0:
		b.tell("round %d is over", b.played)
	case m.Status == nil || m.Status.Event < b.acted:
	case m.Status.Question != nil:
		return b.decide(ctx)
	case m.Status.Phase == "idle" || m.Status.Phase == "betting":
		return b.bet(ctx)
	}
	return nil
}

// bet wagers, unless that is done.
func (b *Blackjack) bet(ctx context.Context) error {
	v, err := b.View(ctx)
	if err != nil || v.Phase == "playing" || v.Seat == 0 {
		return err
	}
	for _, bet := range v.Bets {
		if bet.Seat == v.Seat {
			return nil
		}
	}
	if b.played == b.Rounds {
		return errDone
	}
	r, err := b.Make(ctx, "main", b.wager)
	if err != nil {
		return err
	}
	b.played++
	b.acted = r.Event
	_, err = b.Ready(ctx)
	return err
}

// decide answers the question that is open.
func (b *Blackjack) decide(ctx context.Context) error {
	v, err := b.View(ctx)
	if err != nil || v.Status.Question == nil {
		return err
	}
	q := v.Status.Question
	choice := b.choose(q, v.Events)
	b.tell("%s: %s", q.Text, choice)
	r, err := b.Answer(ctx, api.Answer{Question: q.ID, Choice: string(choice)})
	var problem *api.Problem
	if errors.As(err, &problem) && problem.Status == 409 { // too late: the clock has answered
		return nil
	}
	b.acted = r.Event
	return err
}

// choose is what basic strategy does, as far as it is open.
func (b *Blackjack) choose(q *api.Question, events []api.Event) table.Choice {
	open := map[table.Choice]bool{}
	for _, c := range q.Choices {
		open[table.Choice(c)] = true
	}
	first := table.Choice(q.Choices[0])
	hands := handsOf(events)
	mine, dealer := hands[[2]int{q.Box, q.Hand}], hands[[2]int{0, 0}]
	if !open[blackjack.Stand] || len(mine) < 2 || len(dealer) == 0 {
		return first
	}
	choice := b.basic.Play(twentyone.Of(mine...), twentyone.Of(dealer...))
	if open[choice] {
		return choice
	}
	if score, soft := blackjack.Score(mine...); open[blackjack.Draw] && (score < 12 || soft && score < 18) {
		return blackjack.Draw
	}
	return blackjack.Stand
}

// handsOf are the cards that one sees, by box and hand.
func handsOf(events []api.Event) map[[2]int][]card.Card {
	hands := map[[2]int][]card.Card{}
	for _, e := range events {
		if e.Box == nil || e.Kind != "deal" && e.Kind != "turn" {
			continue
		}
		c, err := card.Parse(e.Card)
		if err != nil || c == card.Unknown {
			continue // it lies face down
		}
		at := [2]int{*e.Box, e.Hand}
		if e.Kind == "deal" && e.Law == splitSecond && len(hands[at]) == 2 {
			split(hands, at)
		}
		hands[at] = append(hands[at], c)
	}
	return hands
}

// splitSecond is the paragraph under which a hand of a split pair gets its
// second card.
const splitSecond = "19:47-2.11(b)"

// split takes the second card of a pair to the next hand of the box that there
// is none of yet.
func split(hands map[[2]int][]card.Card, at [2]int) {
	next := at
	for len(hands[next]) > 0 {
		next[1]++
	}
	hands[next] = []card.Card{hands[at][1]}
	hands[at] = hands[at][:1:1]
}
