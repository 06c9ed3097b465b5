package client

import (
	"context"
	"errors"
	"net/http"

	"boardwalk/api/wire"
	"boardwalk/money"
)

// KenoBot buys keno tickets: a quick-pick for each of so many games, at the minimum. It waits
// for the numbers and has the tickets paid that won. In a private game of its own it has the
// numbers drawn itself.
type KenoBot struct {
	*Lounge
	Rounds int                              // how many games to play
	Spots  int                              // how many numbers to play; 5 if zero
	Tell   func(format string, args ...any) // what goes on; nobody if nil

	cutter KenoCutter
	rates  wire.KenoRates
	own    bool
	ticket wire.KenoTicket // that is played; of no number between two games
	played int
	net    money.Cents
}

// Play buys, waits and redeems. It returns what it won or lost.
func (b *KenoBot) Play(ctx context.Context) (money.Cents, error) {
	v, err := b.View(ctx)
	if err != nil {
		return 0, err
	}
	if b.rates, b.own = v.Rates, v.Own; b.Spots == 0 {
		b.Spots = min(5, b.rates.MaxSpots)
	}
	b.cutter.Lounge = b.Lounge
	if err := b.next(ctx, &v.Status); err == nil {
		err = b.Follow(ctx, v.Status.Event, func(m KenoMessage) error {
			if m.Status == nil {
				return nil
			}
			return b.next(ctx, m.Status)
		})
		if !errors.Is(err, errDone) {
			return b.net, err
		}
	} else if !errors.Is(err, errDone) {
		return b.net, err
	}
	return b.net, nil
}

// next does what is to be done as the lounge stands: it settles a ticket whose game is
// drawn, and buys another while tickets are sold. It returns errDone after the last game.
func (b *KenoBot) next(ctx context.Context, st *wire.KenoStatus) error {
	if err := b.cutter.Hear(ctx, st); err != nil {
		return err
	}
	if b.ticket.Number != 0 {
		if st.Last == nil || st.Last.Race < b.ticket.Last {
			return nil
		}
		if err := b.settle(ctx); err != nil {
			return err
		}
	}
	switch {
	case b.played == b.Rounds:
		return errDone
	case st.Phase == "closed":
		return nil
	}
	return b.buy(ctx, st)
}

// buy buys a ticket and cuts its game. That a game was locked out meanwhile is no error: another opens.
func (b *KenoBot) buy(ctx context.Context, st *wire.KenoStatus) error {
	request := wire.KenoRequest{Quick: b.Spots, Races: 1, Conditioning: []wire.KenoWays{{Ways: 1, Spots: b.Spots, Wager: b.rates.Min}}}
	t, err := b.Buy(ctx, wire.KenoPurchase{KenoRequest: request})
	var problem *wire.Problem
	if errors.As(err, &problem) && problem.Status == http.StatusConflict && problem.Reason != "short" {
		return nil
	}
	if err != nil {
		return err
	}
	b.ticket, b.net = t, b.net-t.Price
	b.tell("ticket %d for game %d: %v", t.Number, t.First, t.Groups[0].Numbers)
	if st.Race == t.First {
		if err := b.cutter.Cut(ctx, st); err != nil {
			return err
		}
	}
	if !b.own {
		return nil
	}
	locked, err := b.LockOut(ctx)
	if err != nil {
		return err
	}
	return b.cutter.Hear(ctx, &locked)
}

// settle looks at a ticket whose game is drawn, and has it paid if it won.
func (b *KenoBot) settle(ctx context.Context) error {
	t, err := b.Ticket(ctx, b.ticket.Number)
	if err != nil || t.State == "waiting" || t.State == "playing" {
		return err
	}
	b.ticket = wire.KenoTicket{}
	b.played++
	if t.State != "won" {
		b.tell("ticket %d lost", t.Number)
		return nil
	}
	paid, err := b.Redeem(ctx, t.Number)
	if err != nil {
		return err
	}
	if p := paid[0].Problem; p != nil { // a supervisor must authorize it first
		b.tell("ticket %d won %s: %s", t.Number, t.Won, p.Detail)
		return nil
	}
	b.net += paid[0].Amount
	b.tell("ticket %d is paid %s", t.Number, paid[0].Amount)
	return nil
}

// tell reports what goes on, if somebody wants to know.
func (b *KenoBot) tell(format string, args ...any) {
	if b.Tell != nil {
		b.Tell(format, args...)
	}
}
