package client

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"

	"boardwalk/api/wire"
	"boardwalk/law"
	"boardwalk/money"
)

// Bot plays at any table where players play against the house, for as many
// rounds as wanted. It takes the first free seat, wagers the minimum, answers
// what the casino's coach calls best, and leaves when it is done. It sees only
// the cards that the table shows to its seat, and cuts in every round.
type Bot struct {
	*Table
	Rounds int                              // how often to wager; a wager may take several rounds to be decided
	Bring  money.Cents                      // chips to sit down with; fifty times the minimum if zero
	Tell   func(format string, args ...any) // what goes on; nobody if nil

	wagers []string // ids of wagers that need no other, those of its own seat first
	least  money.Cents
	cutter Cutter
	played int
	acted  uint64 // the last event when it last did something
}

// errDone ends a stream when all rounds are played.
var errDone = errors.New("all rounds are played")

// Play sits down, plays and leaves. It returns what it won or lost.
func (b *Bot) Play(ctx context.Context) (money.Cents, error) {
	v, err := b.View(ctx)
	if err != nil {
		return 0, err
	}
	g, err := b.game(ctx, &v)
	if err != nil {
		return 0, err
	}
	if b.least = v.Min; b.Bring == 0 {
		b.Bring = 50 * v.Min
	}
	if v.Seat == 0 {
		if v.Seat, err = b.sit(ctx, &v); err != nil {
			return 0, err
		}
	}
	b.wagers, b.cutter = firstWagers(g, v.Seat), Cutter{Table: b.Table}
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

// tell reports what goes on, if somebody wants to know.
func (b *Bot) tell(format string, args ...any) {
	if b.Tell != nil {
		b.Tell(format, args...)
	}
}

// game reads the game of the table under its options. It returns an error if
// players play against each other.
func (b *Bot) game(ctx context.Context, v *wire.TableView) (*wire.Game, error) {
	asked := url.Values{}
	for name, value := range v.Options {
		asked.Add("option", name+"="+value)
	}
	g := &wire.Game{}
	if err := b.Get(ctx, "/api/games/"+url.PathEscape(v.Game)+"?"+asked.Encode(), g); err != nil {
		return nil, err
	}
	if g.EachOther {
		return nil, fmt.Errorf("players play against each other at table %s, and the bot plays against the house", b.ID)
	}
	return g, nil
}

// firstWagers lists the wagers that a round can begin with: those that a player may
// make and that need no other, the seat's own before those of everybody.
func firstWagers(g *wire.Game, own int) []string {
	var list []string
	owner := map[string]int{}
	for _, a := range g.Felt.Areas {
		owner[a.Wager] = a.Seat
	}
	for _, seat := range []int{own, 0} {
		for _, w := range g.Wagers {
			if owner[w.ID] == seat && !w.Never && !w.Supplement && len(w.Needs) == 0 {
				list = append(list, w.ID)
			}
		}
	}
	return list
}

// sit takes the first seat that is free, and returns it.
func (b *Bot) sit(ctx context.Context, v *wire.TableView) (int, error) {
	taken := map[int]bool{}
	for _, p := range v.Players {
		taken[p.Seat] = !p.Bot
	}
	for seat := 1; seat <= v.Seats; seat++ {
		if taken[seat] {
			continue
		}
		_, err := b.Sit(ctx, seat, b.Bring)
		var problem *wire.Problem
		if err == nil || !errors.As(err, &problem) || problem.Status != http.StatusConflict {
			return seat, err
		}
	}
	return 0, errors.New("no seat is free")
}

// hear reacts to a message: it answers a question, or bets while betting is open.
func (b *Bot) hear(ctx context.Context, m Message) error {
	if err := b.cutter.Hear(ctx, m); err != nil {
		return err
	}
	switch {
	case m.Event != nil && m.Event.Kind == "commit" && b.played > 0: // to the next round
		b.tell("round %d is over", b.played)
	case m.Status == nil || m.Status.Event < b.acted:
	case m.Status.Question != nil:
		return b.decide(ctx)
	case m.Status.Phase == "idle" || m.Status.Phase == "betting":
		return b.bet(ctx)
	}
	return nil
}

// bet makes a wager unless one lies on the layout. It returns errDone after the last
// round.
func (b *Bot) bet(ctx context.Context) error {
	v, err := b.View(ctx)
	if err != nil || v.Phase == "playing" || v.Phase == "opening" || v.Seat == 0 {
		return err
	}
	for _, bet := range v.Bets {
		if bet.Seat == v.Seat { // it waits for a later round to be decided
			return b.ready(ctx)
		}
	}
	if b.played == b.Rounds {
		return errDone
	}
	if _, err := b.wager(ctx); err != nil {
		var problem *wire.Problem
		if errors.As(err, &problem) && (problem.Reason == law.Stage.String() || problem.Reason == law.Interlude.String()) {
			return nil // somebody must take the bank first: there is more to hear then
		}
		return err
	}
	b.played++
	return b.ready(ctx)
}

// ready tells the table that the bot needs no more time to bet.
func (b *Bot) ready(ctx context.Context) error {
	r, err := b.Ready(ctx)
	b.acted = r.Event
	var problem *wire.Problem
	if errors.As(err, &problem) && problem.Status == http.StatusConflict { // the round has begun meanwhile
		return nil
	}
	return err
}

// wager makes the first wager that the table accepts, and tries that one first from
// then on.
func (b *Bot) wager(ctx context.Context) (r wire.Receipt, err error) {
	err = fmt.Errorf("table %s has no wager that a bot can begin with", b.ID)
	for i, id := range b.wagers {
		r, err = b.Make(ctx, id, b.least)
		var problem *wire.Problem
		if errors.As(err, &problem) && problem.Bound > 0 {
			switch bound := money.Cents(problem.Bound); problem.Reason {
			case law.Minimum.String():
				r, err = b.Make(ctx, id, bound)
			case law.Unit.String():
				r, err = b.Make(ctx, id, b.least.Up(bound))
			}
		}
		if err == nil {
			b.wagers[0], b.wagers[i] = b.wagers[i], b.wagers[0]
			return r, nil
		}
		if !errors.As(err, &problem) || problem.Status != http.StatusConflict {
			return r, err
		}
	}
	return r, err
}

// tooLate are the reasons of a refusal that say that the clock has answered meanwhile.
// Any other refusal is the bot's own mistake, and ends its play instead of leaving it
// to wait for the clock.
var tooLate = []string{law.Question.String(), law.Answered.String(), law.Turn.String(), law.Stage.String()}

// decide answers the question that is open with what the coach calls best, or with
// the first choice where the coach knows none.
func (b *Bot) decide(ctx context.Context) error {
	var c wire.Coaching
	err := b.Get(ctx, b.path("/coach"), &c)
	var problem *wire.Problem
	if errors.As(err, &problem) && problem.Status == http.StatusConflict { // it was answered meanwhile
		return nil
	}
	if err != nil {
		return err
	}
	q := &c.Question
	answer := wire.Answer{Question: q.ID, Choice: q.Choices[0]}
	if slices.Contains(q.Choices, c.Best) {
		answer.Choice, answer.Amount, answer.Cards = c.Best, c.Amount, c.Cards
	}
	b.tell("%s: %s", q.Text, answer.Choice)
	r, err := b.Answer(ctx, answer)
	if errors.As(err, &problem) && slices.Contains(tooLate, problem.Reason) {
		return nil
	}
	b.acted = r.Event
	return err
}
