package api

import (
	"context"
	"hash/fnv"
	"net/http"
	"slices"
	"strconv"
	"time"

	"boardwalk/floor"
	"boardwalk/internal/jsontext"
	"boardwalk/money"
	"boardwalk/people"
)

// Me is who asks.
type Me struct {
	ID      string             `json:"id"`
	Name    string             `json:"name"`
	Role    string             `json:"role"`
	SignsIn string             `json:"signsIn,omitempty" doc:"What the person signs in with, if not the id"`
	Pits    []string           `json:"pits,omitempty" doc:"Where a member of staff works; everywhere if none"`
	Balance money.Cents        `json:"balance" doc:"Play money outside the tables, in cents"`
	Coupons money.Cents        `json:"coupons" doc:"Match play coupons outside the tables, by face value"`
	Once    bool               `json:"once,omitempty" doc:"The password was given by staff: another must be chosen before anything else"`
	Seats   []Seated           `json:"seats" doc:"The tables at which the person sits"`
	May     []people.Operation `json:"may" doc:"The operations that the person may ask for"`
}

// Seated is a seat at a table.
type Seated struct {
	Table string `json:"table"`
	Seat  int    `json:"seat"`
}

// Entered is the answer to whoever has come in.
type Entered struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
	Body      Me
}

// NewAccount is what somebody says who signs up.
type NewAccount struct {
	ID       string `json:"id" minLength:"2" maxLength:"32" doc:"Small letters, digits and hyphens"`
	Name     string `json:"name,omitempty" maxLength:"128" doc:"What the person is called at a table; the id if empty"`
	Password string `json:"password" minLength:"10" maxLength:"256"`
}

// Credentials are what somebody says who signs in.
type Credentials struct {
	ID       string `json:"id" maxLength:"64"`
	Password string `json:"password" maxLength:"256"`
}

// Passwords are the old and the new one.
type Passwords struct {
	Old string `json:"old" maxLength:"256"`
	New string `json:"new" maxLength:"256"`
}

func (s *Server) session() {
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
		func(ctx context.Context, in *Body[NewAccount]) (*Entered, error) {
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
		func(ctx context.Context, in *Body[Credentials]) (*Entered, error) {
			if err := s.mayEnter(ctx); err != nil {
				return nil, err
			}
			p, err := s.People.SignIn(in.Body.ID, in.Body.Password)
			if err != nil {
				return nil, err
			}
			return s.enter(ctx, p)
		})
	handle(s, "sign-out", http.MethodDelete, "/api/session", "Sign out. A guest's account cannot be found again",
		func(ctx context.Context, _ *struct{}) (*struct {
			SetCookie http.Cookie `header:"Set-Cookie"`
		}, error) {
			a := askingOf(ctx)
			out := &struct {
				SetCookie http.Cookie `header:"Set-Cookie"`
			}{a.cookie("", time.Unix(1, 0))}
			return out, s.People.End(a.token)
		})
	handle(s, "me", http.MethodGet, "/api/me", "Who I am, what I have and what I may do",
		func(ctx context.Context, _ *struct{}) (*Body[Me], error) {
			me, err := s.me(ctx, who(ctx))
			return body(me), err
		})
	handle(s, "become-player", http.MethodPut, "/api/me/account", "Make a player's account of a guest's. Money, seats and rounds stay one's own",
		func(ctx context.Context, in *Body[NewAccount]) (*Body[Me], error) {
			if err := s.mayEnter(ctx); err != nil {
				return nil, err
			}
			p, err := s.People.Become(who(ctx).ID, in.Body.ID, in.Body.Name, in.Body.Password)
			if err != nil {
				return nil, err
			}
			me, err := s.me(ctx, &p)
			return body(me), err
		})
	handle(s, "change-password", http.MethodPut, "/api/me/password", "Change my password. Ends all my sessions",
		func(ctx context.Context, in *Body[Passwords]) (*struct{}, error) {
			return nil, s.People.ChangePassword(who(ctx).ID, in.Body.Old, in.Body.New)
		})
}

// mayEnter limits how often one address tries to come in.
func (s *Server) mayEnter(ctx context.Context) error {
	if wait := s.limits.enter(askingOf(ctx)); wait > 0 {
		p := newProblem(http.StatusTooManyRequests, "too many come in from there at once")
		p.retry = wait
		return p
	}
	return nil
}

// enter begins a session, in the place of the one that was.
func (s *Server) enter(ctx context.Context, p people.Person) (*Entered, error) {
	a := askingOf(ctx)
	token, until, err := s.People.Begin(&p)
	if err != nil {
		return nil, err
	}
	if a.token != "" {
		if err := s.People.End(a.token); err != nil {
			return nil, err
		}
	}
	me, err := s.me(ctx, &p)
	return &Entered{a.cookie(token, until), me}, err
}

func (s *Server) me(ctx context.Context, p *people.Person) (Me, error) {
	balance, err := s.People.Balance(ctx, p.ID)
	if err != nil {
		return Me{}, err
	}
	coupons, err := s.People.Coupons(ctx, p.ID)
	me := Me{ID: p.ID, Name: p.Name, Role: string(p.Role), SignsIn: p.SignsIn, Pits: p.Pits, Balance: balance, Coupons: coupons, Once: p.Once, Seats: []Seated{}}
	for _, op := range people.Operations() {
		if p.May(op) {
			me.May = append(me.May, op)
		}
	}
	slices.Sort(me.May)
	seen := map[string]bool{}
	for _, v := range p.Visits { // nobody sits where nobody went
		if t, ok := s.Floor.Table(v.Table); ok && !seen[v.Table] {
			seen[v.Table] = true
			if seat := t.SeatOf(p.ID); seat != 0 {
				me.Seats = append(me.Seats, Seated{v.Table, int(seat)})
			}
		}
	}
	return me, err
}

// party is who gives the floor an order, which is the operation with what was sent.
func party(ctx context.Context, key string, sent any) floor.Party {
	p := who(ctx)
	by := floor.Party{Who: p.ID, Name: p.Name, Key: key}
	if key != "" {
		by.Print = print(askingOf(ctx).op, sent)
	}
	return by
}

// print is a short print of an operation with what was sent.
func print(op string, sent any) string {
	text, _ := jsontext.Marshal(sent) // which was JSON
	h := fnv.New64a()
	_, _ = h.Write([]byte(op))
	_, _ = h.Write(text)
	return strconv.FormatUint(h.Sum64(), 36)
}
