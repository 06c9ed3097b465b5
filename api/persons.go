package api

import (
	"context"
	"net/http"
	"strings"
	"time"

	"boardwalk/casino"
	"boardwalk/money"
	"boardwalk/people"
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
			if _, err := s.People.SetRole(who(ctx).ID, in.ID, casino.Role(in.Body.Role)); err != nil {
				return nil, err
			}
			return s.person(ctx, in.ID)
		})
	handle(s, "give-money", http.MethodPost, "/api/people/{id}/money", "Give or take play money at the cage",
		func(ctx context.Context, in *struct {
			ByID
			Body Money
		}) (*Body[Person], error) {
			if err := s.People.Give(who(ctx).ID, in.ID, in.Body.Amount, in.Body.Why); err != nil {
				return nil, err
			}
			return s.person(ctx, in.ID)
		})
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
