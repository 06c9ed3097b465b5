package people

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
)

// A person who is forgotten leaves the id alone. The records are kept for good and have nothing of the person but the id; what
// the house keeps beside them is erased: the name, the picture, the password and what the person signs in with, the settings,
// the visits and what was learned. Nobody else can have the id.

// Forget erases what is kept of a player or a guest, and ends all sessions of the person. What the person has goes back to the
// cage. It is refused while money is set aside, and for somebody who is locked out: a lock stands until it is lifted, and needs
// to know whom it keeps out.
//
// The function free says why the person cannot be forgotten yet, because of a seat for example, and nil if nothing of the
// person lies at a table. Somebody may sit down or leave while it looks, and money moves then: so the account is read before
// and after it, and if it has changed the person is not forgotten.
func (r *Register) Forget(ctx context.Context, by, id string, free func(context.Context) error) error {
	defer r.writes(id)()
	p, err := r.find(ctx, id)
	switch {
	case err != nil:
		return err
	case p == nil || p.Role == Nobody || p.IsForgotten():
		return ErrNobody
	case p.IsStaff():
		return law.Refuse("", "%s works for the house, which keeps on record who decided what: give the role back first", id)
	case p.Locked != "":
		return law.Refuse("", "%s is locked out, and a lock needs to know whom it keeps out: lift it first", id)
	}
	now := r.now().UTC().Round(0)
	account := &Account{Person: id, Did: "forgotten"}
	b := &store.Batch{}
	before, err := r.holds(ctx, id)
	if err != nil {
		return err
	}
	if err := free(ctx); err != nil {
		return err
	}
	if account.Amount, account.Coupons, err = r.settle(ctx, b, id, "forgotten"); err != nil {
		return err
	}
	if after, err := r.holds(ctx, id); err != nil || after != before {
		return cmp.Or[error](err, moving(id))
	}
	sessions, err := r.st.SessionsOf(ctx, id)
	if err != nil {
		return err
	}
	for _, s := range sessions {
		b.Sessions = append(b.Sessions, store.Session{ID: s.ID}) // it is over
	}
	left := Person{ID: id, Role: p.Role, Made: p.Made, Since: now, Forgotten: now}
	data, err := json.Marshal(&left)
	if err != nil {
		return err
	}
	text, err := journal.Data(account)
	if err != nil {
		return err
	}
	b.People = []store.Person{{ID: id, Data: data}}
	b.Records = []journal.Record{{Time: now, Who: by, Kind: journal.KindAccount, Data: text}}
	if _, err := r.st.Append(b); err != nil {
		var short *ledger.Short
		if errors.As(err, &short) { // the person has just brought money to a table
			return moving(id)
		}
		return err
	}
	r.mu.Lock()
	r.people[id] = &left
	delete(r.names, p.SignsIn)
	delete(r.guests, id)
	r.mu.Unlock()
	r.tries.forgetAll(id)
	return nil
}

// holds returns what is in the accounts of a person.
func (r *Register) holds(ctx context.Context, id string) (list [2]ledger.Balance, err error) {
	for i, a := range []ledger.Account{ledger.Player(id), ledger.PlayerCoupons(id)} {
		if list[i], err = r.st.Balance(ctx, a); err != nil && !errors.Is(err, store.ErrNone) {
			return list, err
		}
	}
	return list, nil
}

// moving is the refusal to forget somebody whose money moves just now.
func moving(id string) *law.Refusal {
	return law.RefuseFor(law.Waiting, "", "money of %s moves just now: try again when nothing of it is at a table", id)
}

// IsForgotten reports whether everything but the id was erased.
func (p *Person) IsForgotten() bool { return !p.Forgotten.IsZero() }

// settle adds to a batch the transfers by which everything that a person has goes back to the cage, and returns how much that
// is. It is refused while money is set aside.
func (r *Register) settle(ctx context.Context, b *store.Batch, id, memo string) (amount, coupons money.Cents, err error) {
	for _, from := range []ledger.Account{ledger.Player(id), ledger.PlayerCoupons(id)} {
		have, err := r.st.Balance(ctx, from)
		switch {
		case errors.Is(err, store.ErrNone) || err == nil && have == (ledger.Balance{}):
			continue
		case err != nil:
			return 0, 0, err
		case have.Reserved != 0:
			return 0, 0, law.RefuseFor(law.Waiting, "", "%s has %s set aside at a table, and takes it back first", id, have.Reserved)
		}
		move := ledger.Transfer{From: from, To: ledger.Cage, Amount: have.Free(), Memo: memo}
		if from == ledger.Player(id) {
			amount = move.Amount
		} else {
			move.To, coupons = ledger.CageCoupons, move.Amount
		}
		if move.Amount > 0 {
			b.Transfers = append(b.Transfers, move)
		}
	}
	return amount, coupons, nil
}
