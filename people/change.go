package people

import (
	"bytes"
	"encoding/json"
	"errors"
	"hash/fnv"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
)

// ErrNobody is what is said of somebody who is not there.
var ErrNobody = errors.New("there is nobody of that id")

// change changes what is kept of a person, with the record and the money that
// go with it. Whoever is not there is made. The record may be nil.
func (r *Register) change(by, id string, do func(*Person) (*Account, error), moves ...ledger.Transfer) (Person, error) {
	return r.carryOut(Order{By: by}, id, do, moves...)
}

// writes waits until nobody else changes what is kept of a person, and returns what ends
// one's own turn.
func (r *Register) writes(id string) (end func()) {
	h := fnv.New32a()
	h.Write([]byte(id))
	lock := &r.writing[h.Sum32()%uint32(len(r.writing))]
	lock.Lock()
	return lock.Unlock
}

// carryOut is change for an order, which is carried out once: errAgain if it was
// before. The record says all that makes it another order than others, so that is
// what is remembered of it.
func (r *Register) carryOut(o Order, id string, do func(*Person) (*Account, error), moves ...ledger.Transfer) (Person, error) {
	defer r.writes(id)()
	now := r.now().UTC().Round(0)
	p, ok := r.Find(id)
	if !ok {
		p = Person{ID: id, Made: now}
	}
	if p.IsForgotten() {
		return Person{}, ErrNobody
	}
	before := p.Print()
	account, err := do(&p)
	if err != nil {
		return Person{}, err
	}
	if print := p.Print(); account != nil && print != before {
		account.Print = print
	}
	data, err := json.Marshal(&p)
	if err != nil {
		return Person{}, err
	}
	b := &store.Batch{People: []store.Person{{ID: id, Data: data}}, Transfers: moves}
	if account != nil {
		account.Person = id
		text, err := journal.Data(account)
		if err != nil {
			return Person{}, err
		}
		b.Records = []journal.Record{{Time: now, Who: o.By, Kind: journal.KindAccount, Key: o.Key, Data: text}}
		if o.Key != "" {
			b.Results = []store.Result{{Key: o.name(), Until: now.Add(orderFor), Data: text}}
		}
	}
	if _, err := r.st.Append(b); err != nil {
		var before *store.Repeated
		switch {
		case !errors.As(err, &before):
			return Person{}, err
		case !bytes.Equal(before.Result.Data, b.Results[0].Data):
			return Person{}, store.ErrReused
		}
		return Person{}, errAgain
	}
	r.mu.Lock()
	r.people[id] = &p
	if p.Role == Guest && r.guests[id] == nil {
		r.guests[id] = newLastSeen(now)
	} else if p.Role != Guest {
		delete(r.guests, id)
	}
	r.mu.Unlock()
	return p, nil
}
