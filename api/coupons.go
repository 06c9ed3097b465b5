package api

import (
	"context"
	"net/http"

	"boardwalk/floor"
	"boardwalk/money"
)

// Coupons are match play coupons, by face value.
type Coupons struct {
	Amount money.Cents `json:"amount" minimum:"1" doc:"Face value, in cents"`
}

// Issue is match play coupons for somebody.
type Issue struct {
	Coupons
	Why string `json:"why,omitempty" maxLength:"256"`
}

func (s *Server) coupons() {
	order(s, "bring-coupons", http.MethodPost, "coupons", "Bring match play coupons of one's own to one's seat",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Coupons) (floor.Receipt, error) {
			return t.AddCoupons(ctx, by, in.Amount)
		})
}
