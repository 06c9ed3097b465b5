package people

import (
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

// Forget erases what is kept of a player or a guest. What the person has goes back to the cage. It is refused while money is
// set aside, and for somebody who is locked out: a lock stands until it is lifted, and needs to know whom it keeps out.
// Whether the person has chips at a table is for the caller to say.
func (r *Register) Forget(ctx context.Context, by, id string) error {
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
	if account.Amount, account.Coupons, err = r.settle(ctx, b, id, "forgotten"); err != nil {
		return err
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
