package api

import (
	"context"
	"net/http"
	"strings"
	"time"

	"boardwalk/casino"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/table"
)

// Person is somebody, as staff see him.
type Person struct {
	ID      string       `json:"id"`
	Name    string       `json:"name"`
	Role    string       `json:"role"`
	SignsIn string       `json:"signsIn,omitempty" doc:"What the person signs in with, if not the id"`
	Pits    []string     `json:"pits,omitempty"`
	Listed  bool         `json:"listed,omitempty" doc:"The casino file has the person, and says what the person does"`
	Made    time.Time    `json:"made"`
	Locked  string       `json:"locked,omitempty" doc:"Why the person may not come in"`
	Balance *money.Cents `json:"balance,omitempty" doc:"Play money outside the tables; of one person only"`
	Coupons *money.Cents `json:"coupons,omitempty" doc:"Match play coupons outside the tables; of one person only"`
}

func personOf(p *people.Person) Person {
	return Person{ID: p.ID, Name: p.Name, Role: string(p.Role), SignsIn: p.SignsIn, Pits: p.Pits, Listed: p.Listed, Made: p.Made, Locked: p.Locked}
}

// ByID names a person.
type ByID struct {
	ID string `path:"id" maxLength:"64"`
}

// NewPerson is what staff say of somebody for whom they make an account.
type NewPerson struct {
	Name string `json:"name,omitempty" maxLength:"128" doc:"What the person is called at a table; the id if empty"`
}

// MadePerson is somebody for whom an account was made.
type MadePerson struct {
	Person
	Password string `json:"password" doc:"The first one, which nobody is told again"`
}

// NewRole is a role.
type NewRole struct {
	Role string `json:"role" maxLength:"32"`
}

// AtCage is an order at the cage for somebody.
type AtCage[T any] struct {
	ByID
	Key  string `header:"Idempotency-Key" maxLength:"64" doc:"Names the order: sent again with the same key it is carried out once"`
	Body T
}

// Handed is somebody who was given something at the cage.
type Handed struct {
	Person
	Repeated bool `json:"repeated,omitempty" doc:"It was done before, and is now only confirmed; the person is as of now"`
}

// Money is an amount of play money; below zero it is taken back.
type Money struct {
	Amount money.Cents `json:"amount"`
	Why    string      `json:"why,omitempty" maxLength:"256"`
}

func (s *Server) persons() {
	handle(s, "people", http.MethodGet, "/api/people", "Everybody, by id",
		func(_ context.Context, in *struct {
			After  string `query:"after" maxLength:"64" doc:"Only ids after this one"`
			Most   int    `query:"most" minimum:"1" maximum:"500" default:"100"`
			Search string `query:"search" maxLength:"64" doc:"Part of an id or name"`
			Role   string `query:"role" maxLength:"32"`
			Locked bool   `query:"locked" doc:"Only those who may not come in"`
		}) (*Body[[]Person], error) {
			list, text := []Person{}, strings.ToLower(strings.TrimSpace(in.Search))
			for _, p := range s.People.List(in.After, in.Most, func(p *people.Person) bool {
				return (in.Role == "" || in.Role == string(p.Role)) && (!in.Locked || p.Locked != "") &&
					strings.Contains(strings.ToLower(p.ID+" "+p.SignsIn+" "+p.Name), text)
			}) {
				list = append(list, personOf(&p))
			}
			return body(list), nil
		})
	handle(s, "person", http.MethodGet, "/api/people/{id}", "Somebody",
		func(ctx context.Context, in *ByID) (*Body[Person], error) { return s.person(ctx, in.ID) })
	handle(s, "make-person", http.MethodPut, "/api/people/{id}", "Make an account for somebody, with play money. The password is told once",
		func(ctx context.Context, in *struct {
			ByID
			Body NewPerson
		}) (*Body[MadePerson], error) {
			p, password, err := s.People.Make(who(ctx).ID, in.ID, in.Body.Name)
			return body(MadePerson{personOf(&p), password}), err
		})
	handle(s, "reset-password", http.MethodPost, "/api/people/{id}/password", "Give somebody who forgot the password another, which must be changed at the next sign-in. It is told once, and ends the person's sessions",
		func(ctx context.Context, in *ByID) (*Body[MadePerson], error) {
			p, password, err := s.People.Reset(who(ctx).ID, in.ID)
			return body(MadePerson{personOf(&p), password}), err
		})
	handle(s, "lock", http.MethodPost, "/api/people/{id}/lock", "Keep somebody out",
		func(ctx context.Context, in *struct {
			ByID
			Body Reason
		}) (*Body[Person], error) {
			if _, err := s.People.Lock(who(ctx).ID, in.ID, in.Body.Why); err != nil {
				return nil, err
			}
			return s.person(ctx, in.ID)
		})
	handle(s, "unlock", http.MethodDelete, "/api/people/{id}/lock", "Let somebody in again",
		func(ctx context.Context, in *ByID) (*Body[Person], error) {
			if _, err := s.People.Unlock(who(ctx).ID, in.ID); err != nil {
				return nil, err
			}
			return s.person(ctx, in.ID)
		})
	handle(s, "set-role", http.MethodPut, "/api/people/{id}/role", "Give somebody another role",
		func(ctx context.Context, in *struct {
			ByID
			Body NewRole
		}) (*Body[Person], error) {
			if role := casino.Role(in.Body.Role); role != people.Player {
				if err := s.plays(ctx, in.ID); err != nil {
					return nil, err
				}
			}
			if _, err := s.People.SetRole(who(ctx).ID, in.ID, casino.Role(in.Body.Role)); err != nil {
				return nil, err
			}
			return s.person(ctx, in.ID)
		})
	handle(s, "give-money", http.MethodPost, "/api/people/{id}/money", "Give or take play money at the cage",
		func(ctx context.Context, in *AtCage[Money]) (*Body[Handed], error) {
			again, err := s.People.Give(people.Order{By: who(ctx).ID, Key: in.Key}, in.ID, in.Body.Amount, in.Body.Why)
			return s.handed(ctx, in.ID, again, err)
		})
	handle(s, "issue-coupons", http.MethodPost, "/api/people/{id}/coupons", "Issue match play coupons to somebody",
		func(ctx context.Context, in *AtCage[Issue]) (*Body[Handed], error) {
			again, err := s.People.Issue(people.Order{By: who(ctx).ID, Key: in.Key}, in.ID, in.Body.Amount, in.Body.Why)
			return s.handed(ctx, in.ID, again, err)
		})
}

// handed answers an order at the cage.
func (s *Server) handed(ctx context.Context, id string, again bool, err error) (*Body[Handed], error) {
	if err != nil {
		return nil, err
	}
	p, err := s.person(ctx, id)
	if err != nil {
		return nil, err
	}
	return body(Handed{p.Body, again}), nil
}

// plays refuses to take somebody on who has a stake in the game: who sees or
// decides does not play.
func (s *Server) plays(ctx context.Context, id string) error {
	if at, seat := s.Floor.SeatOf(id); seat != table.House {
		return law.Refuse("", "%s has seat %d at %s, and leaves first: who works for the house does not play", id, seat, at)
	}
	held, err := s.Store.Balance(ctx, ledger.Player(id))
	if err == nil && held.Reserved != 0 {
		err = law.Refuse("", "%s has %s set aside for a seat, and takes it back first: who works for the house does not play", id, held.Reserved)
	}
	return err
}

func (s *Server) person(ctx context.Context, id string) (*Body[Person], error) {
	p, ok := s.People.Named(id)
	if !ok {
		return nil, people.ErrNobody
	}
	out := personOf(&p)
	balance, err := s.People.Balance(ctx, p.ID)
	if err != nil {
		return nil, err
	}
	coupons, err := s.People.Coupons(ctx, p.ID)
	out.Balance, out.Coupons = &balance, &coupons
	return body(out), err
}
