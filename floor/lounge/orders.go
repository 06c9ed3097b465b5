package lounge

import (
	"context"
	"strconv"
	"time"

	"boardwalk/keno/system"
	"boardwalk/money"
)

// Buy buys a ticket, see [system.Buy]. An old ticket that serves as the request is found in
// the record, however old it is.
func (l *Lounge) Buy(ctx context.Context, by Party, p Purchase) (Receipt, error) {
	if p.Replays != 0 {
		t, err := l.Ticket(ctx, by, p.Replays)
		if err != nil {
			return Receipt{}, err
		}
		p.Request = t.Request
	}
	return l.Do(ctx, system.Buy(by, p))
}

// Void voids a ticket, see [system.Void].
func (l *Lounge) Void(ctx context.Context, by Party, ticket uint64, station int) (Receipt, error) {
	return l.Do(ctx, system.Void(by, ticket, station))
}

// Refund gives back the price of games that are not drawn, see [system.RefundGames].
func (l *Lounge) Refund(ctx context.Context, by Party, ticket uint64, station int) (Receipt, error) {
	return l.Do(ctx, system.RefundGames(by, ticket, station))
}

// Redeem has a winning ticket paid, see [system.Redeem].
func (l *Lounge) Redeem(ctx context.Context, by Party, c Claim) (Receipt, error) {
	return l.Do(ctx, system.Redeem(by, c))
}

// Outcome is what became of one of several orders.
type Outcome struct {
	Receipt Receipt
	Err     error
}

// RedeemAll presents several tickets at once. Each is paid or refused for itself; the first has
// the party's key with ".1" after it, the second with ".2".
func (l *Lounge) RedeemAll(ctx context.Context, by Party, claims []Claim) []Outcome {
	orders, out := make([]*order, len(claims)), make([]Outcome, len(claims))
	for i, c := range claims {
		one := by
		if one.Key != "" {
			one.Key = by.Key + "." + strconv.Itoa(i+1)
		}
		orders[i] = &order{Order: system.Redeem(one, c)}
	}
	err := l.hand(ctx, orders...)
	for i, o := range orders {
		if out[i] = (Outcome{o.receipt, o.err}); err != nil {
			out[i] = Outcome{Err: err}
		}
	}
	return out
}

// PayManually pays a ticket while the system is down, see [system.PayManually].
func (l *Lounge) PayManually(ctx context.Context, by Party, c Claim) (Receipt, error) {
	return l.Do(ctx, system.PayManually(by, c))
}

// Authorize signs a winning ticket as a supervisor, see [system.Authorize].
func (l *Lounge) Authorize(ctx context.Context, by Party, ticket uint64) (Receipt, error) {
	return l.Do(ctx, system.Authorize(by, ticket))
}

// OpenDrawer begins a writer's shift at a station, see [system.OpenDrawer].
func (l *Lounge) OpenDrawer(ctx context.Context, by Party, station int) (Receipt, error) {
	return l.Do(ctx, system.OpenDrawer(by, station))
}

// CloseDrawer ends a writer's shift, see [system.CloseDrawer]. The amount of the receipt is what
// was counted above what the drawer must hold, or below zero if it is short.
func (l *Lounge) CloseDrawer(ctx context.Context, by Party, station int, counted money.Cents) (Receipt, error) {
	return l.Do(ctx, system.CloseDrawer(by, station, counted))
}

// Cut gives a cut for the present game, see [system.Cut].
func (l *Lounge) Cut(ctx context.Context, by Party, round uint64, hash string) (Receipt, error) {
	return l.Do(ctx, system.Cut(by, round, hash))
}

// OpenCut opens the cut that one gave, see [system.OpenCut].
func (l *Lounge) OpenCut(ctx context.Context, by Party, round uint64, secret string) (Receipt, error) {
	return l.Do(ctx, system.OpenCut(by, round, secret))
}

// AnnounceClosing says that the game will close, see [system.AnnounceClosing].
func (l *Lounge) AnnounceClosing(ctx context.Context, by Party) (Receipt, error) {
	return l.Do(ctx, system.AnnounceClosing(by))
}

// LockOut starts the game, see [system.LockOut]. In a private game the numbers are drawn at
// once.
func (l *Lounge) LockOut(ctx context.Context, by Party, approved string) (Receipt, error) {
	return l.Do(ctx, system.LockOut(by, approved))
}

// Override overrides the lock-out, see [system.OverrideLockOut].
func (l *Lounge) Override(ctx context.Context, by Party, longer time.Duration, why string) (Receipt, error) {
	return l.Do(ctx, system.OverrideLockOut(by, longer, why))
}

// Down says that the system is not operational, see [system.Down].
func (l *Lounge) Down(ctx context.Context, by Party, why string) (Receipt, error) {
	return l.Do(ctx, system.Down(by, why))
}

// Up says that the system is operational again, see [system.Up].
func (l *Lounge) Up(ctx context.Context, by Party) (Receipt, error) {
	return l.Do(ctx, system.Up(by))
}

// TurnKey turns a key of the generator, see [system.TurnKey].
func (l *Lounge) TurnKey(ctx context.Context, by Party, in bool) (Receipt, error) {
	return l.Do(ctx, system.TurnKey(by, in))
}

// Service renews the seeds while both keys are in, see [system.Service].
func (l *Lounge) Service(ctx context.Context, by Party) (Receipt, error) {
	return l.Do(ctx, system.Service(by))
}
