package api

import (
	"context"
	"net/http"
	"strings"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/people"
	"boardwalk/table"
)

// staffViewOf describes a person for staff.
func staffViewOf(p *people.Person) wire.Person {
	return wire.Person{ID: p.ID, Name: p.Name, Role: string(p.Role), SignsIn: p.SignsIn, Pits: p.Pits, Listed: p.Listed,
		Made: p.Made, Locked: p.Locked}
}

// ByID is the part of a request that names a person.
type ByID struct {
	ID string `path:"id" maxLength:"64"`
}

// AtCage is an order at the cage for a person.
type AtCage[T any] struct {
	ByID
	Key  string `header:"Idempotency-Key" maxLength:"64" doc:"Names the order: sent again with the same key it is carried out once"`
	Body T
}

// registerPeople registers what staff do about people: the cage and the pit boss.
func (s *Server) registerPeople() {
	handle(s, "people", http.MethodGet, "/api/people", "Everybody, by id", s.listPeople)
	handle(s, "person", http.MethodGet, "/api/people/{id}", "Somebody", s.onePerson)
	handle(s, "make-person", http.MethodPut, "/api/people/{id}", "Make an account for somebody, with play money. The password is told once",
		s.makePerson)
	handle(s, "reset-password", http.MethodPost, "/api/people/{id}/password",
		"Give somebody who forgot the password another, which must be changed at the next sign-in. It is told once, and "+
			"ends the person's sessions",
		s.resetPassword)
	handle(s, "lock", http.MethodPost, "/api/people/{id}/lock", "Keep somebody out", s.lock)
	handle(s, "unlock", http.MethodDelete, "/api/people/{id}/lock", "Let somebody in again", s.unlock)
	handle(s, "set-role", http.MethodPut, "/api/people/{id}/role", "Give somebody another role", s.setRole)
	handle(s, "give-money", http.MethodPost, "/api/people/{id}/money", "Give or take play money at the cage",
		s.giveMoney)
	handle(s, "issue-coupons", http.MethodPost, "/api/people/{id}/coupons", "Issue match play coupons to somebody",
		s.issueCoupons)
}

// PeopleAsked is a request for a page of people.
type PeopleAsked struct {
	After  string `query:"after" maxLength:"64" doc:"Only ids after this one"`
	Most   int    `query:"most" minimum:"1" maximum:"500" default:"100"`
	Search string `query:"search" maxLength:"64" doc:"Part of an id or name"`
	Role   string `query:"role" maxLength:"32"`
	Locked bool   `query:"locked" doc:"Only those who may not come in"`
}

// listPeople lists the people of a page.
func (s *Server) listPeople(_ context.Context, in *PeopleAsked) (*Body[[]wire.Person], error) {
	list, text := []wire.Person{}, strings.ToLower(strings.TrimSpace(in.Search))
	for _, p := range s.People.List(in.After, in.Most, func(p *people.Person) bool {
		return !p.IsForgotten() && (in.Role == "" || in.Role == string(p.Role)) && (!in.Locked || p.Locked != "") &&
			strings.Contains(strings.ToLower(p.ID+" "+p.SignsIn+" "+p.Name), text)
	}) {
		list = append(list, staffViewOf(&p))
	}
	return body(list), nil
}

// onePerson describes somebody.
func (s *Server) onePerson(ctx context.Context, in *ByID) (*Body[wire.Person], error) {
	return s.person(ctx, in.ID)
}

// PersonWanted is a request for an account of somebody.
type PersonWanted struct {
	ByID
	Body wire.NewPerson
}

// makePerson makes an account for somebody.
func (s *Server) makePerson(ctx context.Context, in *PersonWanted) (*Body[wire.MadePerson], error) {
	p, password, err := s.People.Make(personOf(ctx).ID, in.ID, in.Body.Name)
	return body(wire.MadePerson{Person: staffViewOf(&p), Password: password}), err
}

// resetPassword gives somebody another password.
func (s *Server) resetPassword(ctx context.Context, in *ByID) (*Body[wire.MadePerson], error) {
	p, password, err := s.People.Reset(personOf(ctx).ID, in.ID)
	return body(wire.MadePerson{Person: staffViewOf(&p), Password: password}), err
}

// LockAsked is an order to keep somebody out.
type LockAsked struct {
	ByID
	Body wire.Reason
}

// lock keeps somebody out.
func (s *Server) lock(ctx context.Context, in *LockAsked) (*Body[wire.Person], error) {
	if _, err := s.People.Lock(personOf(ctx).ID, in.ID, in.Body.Why); err != nil {
		return nil, err
	}
	return s.person(ctx, in.ID)
}

// unlock lets somebody in again.
func (s *Server) unlock(ctx context.Context, in *ByID) (*Body[wire.Person], error) {
	if _, err := s.People.Unlock(personOf(ctx).ID, in.ID); err != nil {
		return nil, err
	}
	return s.person(ctx, in.ID)
}

// RoleAsked is an order to give somebody a role.
type RoleAsked struct {
	ByID
	Body wire.NewRole
}

// setRole gives somebody another role.
func (s *Server) setRole(ctx context.Context, in *RoleAsked) (*Body[wire.Person], error) {
	if role := casino.Role(in.Body.Role); role != people.Player {
		if err := s.refusePlayer(ctx, in.ID); err != nil {
			return nil, err
		}
	}
	if _, err := s.People.SetRole(personOf(ctx).ID, in.ID, casino.Role(in.Body.Role)); err != nil {
		return nil, err
	}
	return s.person(ctx, in.ID)
}

// giveMoney gives or takes play money at the cage.
func (s *Server) giveMoney(ctx context.Context, in *AtCage[wire.Money]) (*Body[wire.Handed], error) {
	again, err := s.People.Give(people.Order{By: personOf(ctx).ID, Key: in.Key}, in.ID, in.Body.Amount, in.Body.Why)
	return s.handed(ctx, in.ID, again, err)
}

// issueCoupons issues coupons to somebody.
func (s *Server) issueCoupons(ctx context.Context, in *AtCage[wire.Issue]) (*Body[wire.Handed], error) {
	again, err := s.People.Issue(people.Order{By: personOf(ctx).ID, Key: in.Key}, in.ID, in.Body.Amount, in.Body.Why)
	return s.handed(ctx, in.ID, again, err)
}

// handed answers an order at the cage that was carried out, now or before.
func (s *Server) handed(ctx context.Context, id string, again bool, err error) (*Body[wire.Handed], error) {
	if err != nil {
		return nil, err
	}
	p, err := s.person(ctx, id)
	if err != nil {
		return nil, err
	}
	return body(wire.Handed{Person: p.Body, Repeated: again}), nil
}

// refusePlayer returns a refusal if a person has a seat or money set aside for one.
// Staff do not play.
func (s *Server) refusePlayer(ctx context.Context, id string) error {
	if err := s.Floor.Refresh(ctx); err != nil {
		return err
	}
	if at, seat := s.Floor.SeatOf(id); seat != table.House {
		return law.Refuse("", "%s has seat %d at %s, and leaves first: who works for the house does not play", id, seat, at)
	}
	held, err := s.Store.Balance(ctx, ledger.Player(id))
	if err == nil && held.Reserved != 0 {
		err = law.Refuse("", "%s has %s set aside for a seat, and takes it back first: who works for the house does not play", id, held.Reserved)
	}
	return err
}

// person describes a person for staff, with what the person has.
func (s *Server) person(ctx context.Context, id string) (*Body[wire.Person], error) {
	p, ok := s.People.Named(id)
	if !ok || p.IsForgotten() { // of whom only the id is left, for which nothing can be done
		return nil, people.ErrNobody
	}
	out := staffViewOf(&p)
	balance, err := s.People.Balance(ctx, p.ID)
	if err != nil {
		return nil, err
	}
	coupons, err := s.People.Coupons(ctx, p.ID)
	out.Balance, out.Coupons = &balance, &coupons
	return body(out), err
}
