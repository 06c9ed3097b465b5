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
	handle(s, "issue-coupons", http.MethodPost, "/api/people/{id}/coupons", "Issue match play coupons to somebody",
		func(ctx context.Context, in *struct {
			ByID
			Body Issue
		}) (*Body[Person], error) {
			if err := s.People.Issue(who(ctx).ID, in.ID, in.Body.Amount, in.Body.Why); err != nil {
				return nil, err
			}
			return s.person(ctx, in.ID)
		})
	order(s, "bring-coupons", http.MethodPost, "coupons", "Bring match play coupons of one's own to one's seat",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Coupons) (floor.Receipt, error) {
			return t.AddCoupons(ctx, by, in.Amount)
		})
}
