package api

import (
	"context"
	"net/http"
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
		s.whoAmI)
	handle(s, "be-guest", http.MethodPost, "/api/session/guest", "Come in as a guest, with play money", s.beGuest)
	handle(s, "sign-up", http.MethodPost, "/api/people", "Make an account, with play money", s.signUp)
	handle(s, "sign-in", http.MethodPost, "/api/session", "Sign in", s.signIn)
	handle(s, "sign-out", http.MethodDelete, "/api/session", "Sign out. A guest's account cannot be found again",
		s.signOut)
	handle(s, "me", http.MethodGet, "/api/me", "Who I am, what I have and what I may do", s.ownAccount)
	handle(s, "become-player", http.MethodPut, "/api/me/account",
		"Make a player's account of a guest's. Money, seats and rounds stay one's own. Ends the guest's sessions and begins another",
		s.becomePlayer)
	handle(s, "refill", http.MethodPut, "/api/me/money",
		"Have play money again: an account with less than everybody begins with is filled up to that",
		s.refill)
	handle(s, "settings", http.MethodGet, "/api/me/settings", "How I want the screen", s.settings)
	handle(s, "change-settings", http.MethodPut, "/api/me/settings", "Keep how I want the screen with my account",
		s.changeSettings)
	handle(s, "set-profile", http.MethodPut, "/api/me/profile", "Set my name and picture, as others see them from the next seat on",
		s.setProfile)
	handle(s, "change-password", http.MethodPut, "/api/me/password", "Change my password. Ends all my sessions",
		s.changePassword)
}

// whoAmI answers who the caller is, if anybody.
func (s *Server) whoAmI(ctx context.Context, _ *struct{}) (*Body[wire.Session], error) {
	p := personOf(ctx)
	if p.Role == people.Nobody {
		return body(wire.Session{}), nil
	}
	me, err := s.me(ctx, p)
	return body(wire.Session{Me: &me}), err
}

// beGuest lets the caller in as a guest.
func (s *Server) beGuest(ctx context.Context, _ *struct{}) (*Entered, error) {
	if err := s.mayEnter(ctx); err != nil {
		return nil, err
	}
	p, err := s.People.Guest()
	if err != nil {
		return nil, err
	}
	return s.enter(ctx, p)
}

// signUp makes an account for the caller.
func (s *Server) signUp(ctx context.Context, in *Body[wire.NewAccount]) (*Entered, error) {
	if err := s.mayEnter(ctx); err != nil {
		return nil, err
	}
	p, err := s.People.SignUp(in.Body.ID, in.Body.Name, in.Body.Password)
	if err != nil {
		return nil, err
	}
	return s.enter(ctx, p)
}

// signIn begins a session of somebody who has a password.
func (s *Server) signIn(ctx context.Context, in *Body[wire.Credentials]) (*Entered, error) {
	if err := s.mayEnter(ctx); err != nil {
		return nil, err
	}
	p, err := s.People.SignIn(callerOf(ctx).from(), in.Body.ID, in.Body.Password)
	if err != nil {
		return nil, err
	}
	return s.enter(ctx, p)
}

// signOut ends the caller's session.
func (s *Server) signOut(ctx context.Context, _ *struct{}) (*OnlyCookie, error) {
	a := callerOf(ctx)
	out := &OnlyCookie{a.cookie("", time.Unix(1, 0))}
	return out, s.People.End(a.token)
}

// becomePlayer makes a player of a guest.
func (s *Server) becomePlayer(ctx context.Context, in *Body[wire.NewAccount]) (*Entered, error) {
	if err := s.mayEnter(ctx); err != nil {
		return nil, err
	}
	p, err := s.People.Become(personOf(ctx).ID, in.Body.ID, in.Body.Name, in.Body.Password)
	if err != nil {
		return nil, err
	}
	return s.enter(ctx, p)
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
