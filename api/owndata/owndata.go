// Package owndata writes everything that a house keeps of one person, for that person: [Of.Write]. It is one JSON object, and
// nobody else is in it: what others did to an account was done by "the house", and a round has the person's own
// wagers and results alone. The cards of a round are read where rounds are read.
//
// Other modules should not build on this package: it may change in every version.
package owndata

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"strings"
	"time"

	"boardwalk/achievements"
	"boardwalk/api/wire"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
)

// Of says of whom everything is written, and where it is kept.
type Of struct {
	Person *people.Person
	Rounds []wire.Round    // that the person has played
	Logs   []*store.Reader // of the house; the first has the people
	Made   time.Time       // when it is written
}

// Account is what is kept of the person as such.
type Account struct {
	ID       string    `json:"id"`
	Name     string    `json:"name"`
	Role     string    `json:"role"`
	SignsIn  string    `json:"signsIn,omitempty"`
	Picture  string    `json:"picture,omitempty"`
	Pits     []string  `json:"pits,omitempty"`
	Made     time.Time `json:"made"`
	Listed   bool      `json:"listed,omitempty"`
	Locked   string    `json:"locked,omitempty"`
	Password bool      `json:"password"` // there is one; of itself only a hash with a salt is kept, which is not written
}

// Session is a time during which the person is signed in. What signs in is not written.
type Session struct {
	Began time.Time `json:"began"`
	Until time.Time `json:"until"`
}

// Deed is something that happened to the account, as the record of the house has it.
type Deed struct {
	Record  uint64      `json:"record"`
	Time    time.Time   `json:"time"`
	By      string      `json:"by"` // "me" or "the house"
	Did     string      `json:"did"`
	Role    string      `json:"role,omitempty"`
	Amount  money.Cents `json:"amount,omitempty"`
	Coupons money.Cents `json:"coupons,omitempty"`
	Why     string      `json:"why,omitempty"`
}

// Move is money, or match play coupons, that came to the person's account or left it.
type Move struct {
	Log    int         `json:"log,omitempty"`
	Record uint64      `json:"record"`
	Time   time.Time   `json:"time"`
	Amount money.Cents `json:"amount"` // below zero where it left
	With   string      `json:"with"`   // the other account
	Memo   string      `json:"memo"`
	State  string      `json:"state,omitempty"` // "set aside" or "set aside no more"; nothing where it simply moved
}

// Progress is what the person has learned at the tables.
type Progress = achievements.Progress

// Write writes it. An error may come in the middle: what was written until then is no whole JSON.
func (of *Of) Write(ctx context.Context, to io.Writer) error {
	if len(of.Logs) == 0 {
		return errors.New("a house has at least one log")
	}
	out := &object{to: bufio.NewWriter(to)}
	p := of.Person
	out.value("boardwalk", 1)
	out.value("made", of.Made.UTC())
	out.value("account", Account{ID: p.ID, Name: p.Name, Role: string(p.Role), SignsIn: p.SignsIn, Picture: p.Picture, Pits: p.Pits,
		Made: p.Made, Listed: p.Listed, Locked: p.Locked, Password: p.Hash != ""})
	out.value("settings", p.Settings)
	out.value("learned", p.Learned)
	array(out, "designs", of1(p.Designs))
	array(out, "visits", of1(p.Visits))
	array(out, "sessions", of.sessions(ctx))
	array(out, "deeds", of.deeds(ctx))
	array(out, "money", of.moves(ctx, ledger.Player(p.ID)))
	array(out, "coupons", of.moves(ctx, ledger.PlayerCoupons(p.ID)))
	array(out, "rounds", of1(of.Rounds))
	return out.end()
}

// sessions yields the sessions of the person that are not over.
func (of *Of) sessions(ctx context.Context) iter.Seq2[Session, error] {
	return func(yield func(Session, error) bool) {
		list, err := of.Logs[0].SessionsOf(ctx, of.Person.ID)
		if err != nil {
			yield(Session{}, err)
			return
		}
		for i := range list {
			s := Session{Began: people.Began(&list[i]), Until: list[i].Until.UTC()}
			if s.Until.Before(of.Made) || s.Began.Before(of.Person.Since) {
				continue
			}
			if !yield(s, nil) {
				return
			}
		}
	}
}

// deeds yields what happened to the account. Who did it is left out, unless it was the person.
func (of *Of) deeds(ctx context.Context) iter.Seq2[Deed, error] {
	return func(yield func(Deed, error) bool) {
		for r, err := range of.Logs[0].AccountsOf(ctx, of.Person.ID) {
			var a people.Account
			if err == nil {
				err = r.Read(&a)
			}
			if err == nil && a.Person != of.Person.ID {
				continue
			}
			d := Deed{Record: r.Seq, Time: r.Time, By: "the house", Did: a.Did, Role: string(a.Role), Amount: a.Amount,
				Coupons: a.Coupons, Why: a.Why}
			if r.Who == of.Person.ID {
				d.By = "me"
			}
			if !yield(d, err) || err != nil {
				return
			}
		}
	}
}

// moves yields what moved on an account of the person, log by log.
func (of *Of) moves(ctx context.Context, a ledger.Account) iter.Seq2[Move, error] {
	return func(yield func(Move, error) bool) {
		for i, log := range of.Logs {
			for t, err := range log.MoneyOf(ctx, a) {
				if !yield(moveOf(i, &t, a), err) || err != nil {
					return
				}
			}
		}
	}
}

// moveOf is a transfer as the owner of an account sees it.
func moveOf(log int, t *store.Money, a ledger.Account) Move {
	m := Move{Log: log, Record: t.Record, Time: t.Time.UTC(), Amount: t.Amount, With: string(t.From), Memo: t.Memo}
	if t.From == a {
		m.Amount, m.With = -t.Amount, string(t.To)
	}
	switch t.State {
	case ledger.Pending:
		m.State = "set aside"
	case ledger.Void:
		m.State = "set aside no more"
	}
	if strings.HasPrefix(m.With, "player/") && t.From != t.To { // nobody pays anybody else, and if it ever was so it is not said whom
		m.With = "somebody"
	}
	return m
}

// of1 yields what a list has.
func of1[T any](list []T) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for _, v := range list {
			if !yield(v, nil) {
				return
			}
		}
	}
}

// object writes a JSON object, a member a line and an element of a list a line.
type object struct {
	to   *bufio.Writer
	many bool
	err  error
}

// name begins a member.
func (o *object) name(name string) {
	sep := ",\n"
	if !o.many {
		sep, o.many = "{\n", true
	}
	o.text(sep + `"` + name + `": `)
}

// value writes a member.
func (o *object) value(name string, v any) {
	o.name(name)
	o.json(v)
}

// array writes a member that is a list.
func array[T any](o *object, name string, list iter.Seq2[T, error]) {
	o.name(name)
	sep := "["
	for v, err := range list {
		if o.err == nil {
			o.err = err
		}
		if o.err != nil {
			return
		}
		o.text(sep + "\n  ")
		o.json(v)
		sep = ","
	}
	if sep == "[" {
		o.text("[]")
		return
	}
	o.text("\n]")
}

func (o *object) json(v any) {
	text, err := json.Marshal(v)
	if o.err == nil {
		o.err = err
	}
	o.text(string(text))
}

func (o *object) text(text string) {
	if o.err == nil {
		_, o.err = o.to.WriteString(text)
	}
}

// end ends the object, and returns the first error that there was.
func (o *object) end() error {
	o.text("\n}\n")
	if o.err != nil {
		return o.err
	}
	return o.to.Flush()
}
