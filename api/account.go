package api

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"time"

	"boardwalk/api/wire"
	"boardwalk/people"
)

// OnlyCookie is an answer that sets a cookie and has no body.
type OnlyCookie struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
}

// ownAccount describes the caller.
func (s *Server) ownAccount(ctx context.Context, _ *struct{}) (*Body[wire.Me], error) {
	me, err := s.me(ctx, personOf(ctx))
	return body(me), err
}

// refill fills up the caller's account with play money.
func (s *Server) refill(ctx context.Context, _ *struct{}) (*Body[wire.Me], error) {
	p := personOf(ctx)
	if err := s.People.Refill(ctx, p.ID); err != nil {
		return nil, err
	}
	me, err := s.me(ctx, p)
	return body(me), err
}

// settings returns how the caller wants the screen.
func (s *Server) settings(ctx context.Context, _ *struct{}) (*Body[people.Settings], error) {
	return body(personOf(ctx).Settings), nil
}

// changeSettings keeps how the caller wants the screen.
func (s *Server) changeSettings(ctx context.Context, in *Body[people.Settings]) (*Body[people.Settings], error) {
	return body(in.Body), s.People.ChangeSettings(personOf(ctx).ID, in.Body)
}

// setProfile sets the caller's name and picture.
func (s *Server) setProfile(ctx context.Context, in *Body[wire.Profile]) (*Body[wire.Me], error) {
	p, err := s.People.SetProfile(personOf(ctx).ID, in.Body.Name, in.Body.Picture)
	if err != nil {
		return nil, err
	}
	me, err := s.me(ctx, &p)
	return body(me), err
}

// changePassword changes the caller's password.
func (s *Server) changePassword(ctx context.Context, in *Body[wire.Passwords]) (*OnlyCookie, error) {
	c := callerOf(ctx)
	// Who guesses passwords without a session holds up nobody who has one.
	p, err := s.People.ChangePassword(people.From{Addr: "a session"}, c.person.ID, in.Body.Old, in.Body.New)
	if err != nil {
		return nil, err
	}
	return &OnlyCookie{c.deviceCookie(s.People.Device(&p))}, nil
}

// me describes a person to themselves.
func (s *Server) me(ctx context.Context, p *people.Person) (wire.Me, error) {
	balance, err := s.People.Balance(ctx, p.ID)
	if err != nil {
		return wire.Me{}, err
	}
	coupons, err := s.People.Coupons(ctx, p.ID)
	me := wire.Me{ID: p.ID, Name: p.Name, Role: string(p.Role), SignsIn: p.SignsIn, Picture: p.Picture, Pits: p.Pits, Balance: balance,
		Welcome: s.People.Welcome(), Coupons: coupons, Once: p.Once, Seats: s.seatsOf(ctx, p)}
	keno := len(s.Casino.Keno) > 0
	for _, op := range people.Operations() {
		if p.May(op) && (keno || !strings.HasPrefix(string(op), "keno")) {
			me.May = append(me.May, string(op))
		}
	}
	slices.Sort(me.May)
	return me, err
}

// justNow is how long ago something may have happened at a table of which the hall of a divided house has not heard.
const justNow = 2 * time.Second

// seatsOf returns where a person sits.
func (s *Server) seatsOf(ctx context.Context, p *people.Person) []wire.Seated {
	seats, seen := []wire.Seated{}, map[string]bool{}
	for _, v := range p.Visits { // a person sits only where they have been
		if seen[v.Table] {
			continue
		}
		seen[v.Table] = true
		l, ok := s.Floor.Listing(v.Table)
		came := func(w people.Visit) bool { return w.Table == v.Table && s.Store.Now().Sub(w.Time) < justNow }
		if ok && (l.SeatOf(p.ID) != 0 || slices.ContainsFunc(p.Visits, came)) {
			s.Floor.RefreshAt(ctx, v.Table)
			l, ok = s.Floor.Listing(v.Table)
		}
		if seat := l.SeatOf(p.ID); ok && seat != 0 {
			seats = append(seats, wire.Seated{Table: v.Table, Seat: int(seat)})
		}
	}
	return seats
}
