package actor

import (
	"context"
	"strconv"

	"boardwalk/floor/sitting"
	"boardwalk/money"
	"boardwalk/table"
)

// Sit takes a seat with an amount from the person's account, see [sitting.Sit].
func (t *Table) Sit(ctx context.Context, by sitting.Party, seat table.Seat, amount money.Cents) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Sit(by, seat, amount))
}

// AddChips brings more from the person's account to the seat, see [sitting.AddChips].
func (t *Table) AddChips(ctx context.Context, by sitting.Party, amount money.Cents) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.AddChips(by, amount))
}

// AddCoupons brings match play coupons to the seat, see [sitting.AddCoupons].
func (t *Table) AddCoupons(ctx context.Context, by sitting.Party, amount money.Cents) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.AddCoupons(by, amount))
}

// WithdrawChips takes back chips that wait for the end of the round, see
// [sitting.WithdrawChips].
func (t *Table) WithdrawChips(ctx context.Context, by sitting.Party) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.WithdrawChips(by))
}

// Wager puts an amount on an area.
func (t *Table) Wager(ctx context.Context, by sitting.Party, a table.Area, amount money.Cents) (sitting.Receipt, error) {
	return t.Act(ctx, by, table.Act{Kind: table.Make, Area: a, Amount: amount})
}

// Remove takes an amount down from an area, or all of it if the amount is zero.
func (t *Table) Remove(ctx context.Context, by sitting.Party, a table.Area, amount money.Cents) (sitting.Receipt, error) {
	return t.Act(ctx, by, table.Act{Kind: table.Remove, Area: a, Amount: amount})
}

// Act carries out an act of a player, see [sitting.Act].
func (t *Table) Act(ctx context.Context, by sitting.Party, a table.Act) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Act(by, a))
}

// Acts carries out several acts of a player, one after another and each for
// itself as [Table.Act] does; but they come to the table together, and so they
// are durable together. The first has the party's key with ".1" after it, the
// second with ".2".
func (t *Table) Acts(ctx context.Context, by sitting.Party, acts []table.Act) []sitting.Outcome {
	orders, out := make([]*order, len(acts)), make([]sitting.Outcome, len(acts))
	for i, a := range acts {
		one := by
		if one.Key != "" {
			one.Key = by.Key + "." + strconv.Itoa(i+1)
		}
		orders[i] = &order{Order: sitting.Act(one, a)}
	}
	err := t.hand(ctx, orders...)
	for i, o := range orders {
		if out[i].Err = err; err == nil {
			out[i] = t.outcome(ctx, o)
		}
	}
	return out
}

// AskOver asks staff to accept a wager above the posted maximum, see
// [sitting.AskOver].
func (t *Table) AskOver(ctx context.Context, by sitting.Party, a table.Area, amount money.Cents) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.AskOver(by, a, amount))
}

// WithdrawOver takes back a wager above the maximum, see [sitting.WithdrawOver].
func (t *Table) WithdrawOver(ctx context.Context, by sitting.Party, a table.Area, amount money.Cents) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.WithdrawOver(by, a, amount))
}

// Answer answers a question that the person is asked, which it names, see
// [sitting.Answer].
func (t *Table) Answer(ctx context.Context, by sitting.Party, question string, a table.Answer) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Answer(by, question, a))
}

// Cut gives the hash of a secret to be mixed into the coming round, see
// [sitting.Cut].
func (t *Table) Cut(ctx context.Context, by sitting.Party, round uint64, hash string) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Cut(by, round, hash))
}

// OpenCut opens the cut that the person gave, see [sitting.OpenCut].
func (t *Table) OpenCut(ctx context.Context, by sitting.Party, round uint64, secret string) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.OpenCut(by, round, secret))
}

// Ready says that the person needs no more time to wager, or does after all.
func (t *Table) Ready(ctx context.Context, by sitting.Party, ready bool) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Ready(by, ready))
}

// StartTournament begins the tournament of a table, see [sitting.StartTournament].
func (t *Table) StartTournament(ctx context.Context, by sitting.Party) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.StartTournament(by))
}

// Leave gives the seat up, now or as soon as it is lawful, see [sitting.Leave].
func (t *Table) Leave(ctx context.Context, by sitting.Party) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Leave(by))
}
