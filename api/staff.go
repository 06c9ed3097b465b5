package api

import (
	"context"

	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/table"
)

// overOf returns a wager above the maximum as the floor knows it.
func overOf(t *floor.Table, o *wire.OverWager) (floor.Over, error) {
	l := t.Listing()
	a, err := layoutAt(&l).area(o.Area)
	return floor.Over{Seat: table.Seat(o.Seat), Area: a, Amount: o.Amount}, err
}

// registerStaff registers what staff do at a table.
func (s *Server) registerStaff() {
	staffOrder(s, "report", "reports", "Report an incident, or do what the game has staff do",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.StaffReport) (floor.Receipt, error) {
			a := table.Act{Kind: actKinds[in.Kind], Word: in.Word}
			copy(a.Args[:], in.Args)
			return t.Report(ctx, by, a)
		})
	staffOrder(s, "accept-over", "accepted", "Accept a wager above the maximum, 8.2(d)",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.OverWager) (floor.Receipt, error) {
			over, err := overOf(t, in)
			if err != nil {
				return floor.Receipt{}, err
			}
			return t.Accept(ctx, by, over)
		})
	staffOrder(s, "deny-over", "denied", "Do not accept a wager above the maximum",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Denial) (floor.Receipt, error) {
			over, err := overOf(t, &in.OverWager)
			if err != nil {
				return floor.Receipt{}, err
			}
			return t.Deny(ctx, by, over, in.Why)
		})
	staffOrder(s, "eject", "ejections", "Have a player leave, now or as soon as it is lawful",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Ejection) (floor.Receipt, error) {
			return t.Eject(ctx, by, table.Seat(in.Seat), in.Why)
		})
	staffOrder(s, "open-table", "open", "Open a table",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Reason) (floor.Receipt, error) {
			return t.Open(ctx, by, in.Why)
		})
	staffOrder(s, "close-table", "close", "Close a table: what lies on the layout is decided, and everybody stands up",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Reason) (floor.Receipt, error) {
			return t.Close(ctx, by, in.Why)
		})
}
