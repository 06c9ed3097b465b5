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

// Entered is the answer to whoever has come in, with the cookie of the session and, of
// somebody who has a password, that of the device.
type Entered struct {
	SetCookie []http.Cookie `header:"Set-Cookie"`
	Body      wire.Me
}

// registerSession registers coming in, signing in and out, and a person's own account.
func (s *Server) registerSession() {
	handle(s, "session", http.MethodGet, "/api/session", "Who I am, if anybody: for a page that does not know yet",
		func(ctx context.Context, _ *struct{}) (*Body[wire.Session], error) {
			p := personOf(ctx)
			if p.Role == people.Nobody {
				return body(wire.Session{}), nil
			}
			me, err := s.me(ctx, p)
			return body(wire.Session{Me: &me}), err
		})
	handle(s, "be-guest", http.MethodPost, "/api/session/guest", "Come in as a guest, with play money",
		func(ctx context.Context, _ *struct{}) (*Entered, error) {
			if err := s.mayEnter(ctx); err != nil {
				return nil, err
			}
			p, err := s.People.Guest()
			if err != nil {
				return nil, err
			}
			return s.enter(ctx, p)
		})
	handle(s, "sign-up", http.MethodPost, "/api/people", "Make an account, with play money",
		func(ctx context.Context, in *Body[wire.NewAccount]) (*Entered, error) {
			if err := s.mayEnter(ctx); err != nil {
				return nil, err
			}
			p, err := s.People.SignUp(in.Body.ID, in.Body.Name, in.Body.Password)
			if err != nil {
				return nil, err
			}
			return s.enter(ctx, p)
		})
	handle(s, "sign-in", http.MethodPost, "/api/session", "Sign in",
		func(ctx context.Context, in *Body[wire.Credentials]) (*Entered, error) {
			if err := s.mayEnter(ctx); err != nil {
				return nil, err
			}
			p, err := s.People.SignIn(callerOf(ctx).from(), in.Body.ID, in.Body.Password)
			if err != nil {
				return nil, err
			}
			return s.enter(ctx, p)
		})
	handle(s, "sign-out", http.MethodDelete, "/api/session", "Sign out. A guest's account cannot be found again",
		func(ctx context.Context, _ *struct{}) (*struct {
			SetCookie http.Cookie `header:"Set-Cookie"`
		}, error) {
			a := callerOf(ctx)
			out := &struct {
				SetCookie http.Cookie `header:"Set-Cookie"`
			}{a.cookie("", time.Unix(1, 0))}
			return out, s.People.End(a.token)
		})
	handle(s, "me", http.MethodGet, "/api/me", "Who I am, what I have and what I may do",
		func(ctx context.Context, _ *struct{}) (*Body[wire.Me], error) {
			me, err := s.me(ctx, personOf(ctx))
			return body(me), err
		})
	handle(s, "become-player", http.MethodPut, "/api/me/account", "Make a player's account of a guest's. Money, seats and rounds stay one's own. Ends the guest's sessions and begins another",
		func(ctx context.Context, in *Body[wire.NewAccount]) (*Entered, error) {
			if err := s.mayEnter(ctx); err != nil {
				return nil, err
			}
			p, err := s.People.Become(personOf(ctx).ID, in.Body.ID, in.Body.Name, in.Body.Password)
			if err != nil {
				return nil, err
			}
			return s.enter(ctx, p)
		})
	handle(s, "refill", http.MethodPut, "/api/me/money", "Have play money again: an account with less than everybody begins with is filled up to that",
		func(ctx context.Context, _ *struct{}) (*Body[wire.Me], error) {
			p := personOf(ctx)
			if err := s.People.Refill(ctx, p.ID); err != nil {
				return nil, err
			}
			me, err := s.me(ctx, p)
			return body(me), err
		})
	handle(s, "settings", http.MethodGet, "/api/me/settings", "How I want the screen",
		func(ctx context.Context, _ *struct{}) (*Body[people.Settings], error) {
			return body(personOf(ctx).Settings), nil
		})
	handle(s, "change-settings", http.MethodPut, "/api/me/settings", "Keep how I want the screen with my account",
		func(ctx context.Context, in *Body[people.Settings]) (*Body[people.Settings], error) {
			return body(in.Body), s.People.ChangeSettings(personOf(ctx).ID, in.Body)
		})
	handle(s, "set-profile", http.MethodPut, "/api/me/profile", "Set my name and picture, as others see them from the next seat on",
		func(ctx context.Context, in *Body[wire.Profile]) (*Body[wire.Me], error) {
			p, err := s.People.SetProfile(personOf(ctx).ID, in.Body.Name, in.Body.Picture)
			if err != nil {
				return nil, err
			}
			me, err := s.me(ctx, &p)
			return body(me), err
		})
	handle(s, "change-password", http.MethodPut, "/api/me/password", "Change my password. Ends all my sessions",
		func(ctx context.Context, in *Body[wire.Passwords]) (*struct {
			SetCookie http.Cookie `header:"Set-Cookie"`
		}, error) {
			c := callerOf(ctx)
			// Who guesses passwords without a session holds up nobody who has one.
			p, err := s.People.ChangePassword(people.From{Addr: "a session"}, c.person.ID, in.Body.Old, in.Body.New)
			if err != nil {
				return nil, err
			}
			return &struct {
				SetCookie http.Cookie `header:"Set-Cookie"`
			}{c.deviceCookie(s.People.Device(&p))}, nil
		})
}

// mayEnter returns a problem if one address tries to come in too often.
func (s *Server) mayEnter(ctx context.Context) error {
	if wait := s.limiter.TakeEntry(callerOf(ctx).addr); wait > 0 {
		return wire.TooMany("too many come in from there at once", wait)
	}
	return nil
}

// enter begins a session, and ends the one that the caller had.
func (s *Server) enter(ctx context.Context, p people.Person) (*Entered, error) {
	a := callerOf(ctx)
	token, until, err := s.People.Begin(&p)
	if err != nil {
		return nil, err
	}
	if a.token != "" {
		if err := s.People.End(a.token); err != nil {
			return nil, err
		}
	}
	cookies := []http.Cookie{a.cookie(token, until)}
	if p.Hash != "" {
		cookies = append(cookies, a.deviceCookie(s.People.Device(&p)))
	}
	me, err := s.me(ctx, &p)
	return &Entered{cookies, me}, err
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
