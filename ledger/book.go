package ledger

import (
	"fmt"
	"iter"
	"maps"
	"slices"

	"boardwalk/money"
)

// Balance is what an account holds.
type Balance struct {
	Posted   money.Cents // all that moved in, less all that moved out
	Reserved money.Cents // set aside for pending transfers out of it
}

// Free is what can still be moved.
func (b Balance) Free() money.Cents { return b.Posted - b.Reserved }

// Book is the balances of all accounts. It is for one goroutine at a time.
type Book struct {
	accounts map[Account]*entry
	pending  map[uint64]Transfer
	last     uint64
	part     bool
	touched  []undo   // by the transfers being applied
	decided  []uint64 // by them likewise
}

// entry is an account in the book.
type entry struct {
	Balance
	sort
}

// undo is an entry as it was.
type undo struct {
	at  *entry
	was Balance
}

// NewBook is the book before the first transfer.
func NewBook() *Book {
	return &Book{accounts: map[Account]*entry{}, pending: map[uint64]Transfer{}}
}

// NewPart is the book of one ledger of several, before its first transfer. An account that all of them
// share may be below zero in one, since it has the rest in others.
func NewPart() *Book {
	b := NewBook()
	b.part = true
	return b
}

// OpenBook is a book with the balances that somebody kept: those after the
// transfer with the given id, and the transfers that are still pending then.
func OpenBook(balances iter.Seq2[Account, Balance], pending []Transfer, last uint64) (*Book, error) {
	b := NewBook()
	b.last = last
	for a, held := range balances {
		e, err := b.at(a)
		if err != nil {
			return nil, err
		}
		e.Balance = held
	}
	for _, t := range pending {
		b.pending[t.ID] = t
	}
	return b, nil
}

// Last returns the id of the last transfer in the book.
func (b *Book) Last() uint64 { return b.last }

// Balance returns what an account holds; an account that nothing has ever moved
// to or from holds nothing.
func (b *Book) Balance(a Account) Balance {
	if e := b.accounts[a]; e != nil {
		return e.Balance
	}
	return Balance{}
}

// All yields every account, in the order of their names.
func (b *Book) All(yield func(Account, Balance) bool) {
	for _, a := range slices.Sorted(maps.Keys(b.accounts)) {
		if !yield(a, b.accounts[a].Balance) {
			return
		}
	}
}

// Read has an account hold what is kept of it elsewhere, by a book that others write to as well.
func (b *Book) Read(a Account, held Balance) error {
	e, err := b.at(a)
	if err == nil {
		e.Balance = held
	}
	return err
}

// Pending returns a transfer that is not decided yet.
func (b *Book) Pending(id uint64) (Transfer, bool) {
	t, ok := b.pending[id]
	return t, ok
}

func (b *Book) at(a Account) (*entry, error) {
	if e := b.accounts[a]; e != nil {
		return e, nil
	}
	s, err := a.sort()
	if err != nil {
		return nil, err
	}
	s.owes = s.owes || b.part && a.Shared()
	e := &entry{sort: s}
	b.accounts[a] = e
	return e, nil
}

// Short is the refusal of a transfer for which there is not enough.
type Short struct {
	Transfer Transfer
	Free     money.Cents
}

// Error says what is missing.
func (s *Short) Error() string {
	return fmt.Sprintf("%s has %s and not the %s of a transfer to %s", s.Transfer.From, s.Free, s.Transfer.Amount, s.Transfer.To)
}

// Apply enters transfers in their order, all or none. It numbers them: their
// IDs are set in place.
func (b *Book) Apply(transfers []Transfer) error {
	b.touched, b.decided = b.touched[:0], b.decided[:0]
	last := b.last
	for i := range transfers {
		t := &transfers[i]
		last++
		t.ID = last
		if err := b.enter(t); err != nil {
			for _, u := range slices.Backward(b.touched) {
				u.at.Balance = u.was
			}
			return fmt.Errorf("transfer %d of %d: %w", i+1, len(transfers), err)
		}
	}
	for _, t := range transfers { // only now, since maps are tedious to put back
		switch {
		case t.State == Pending:
			b.pending[t.ID] = t
		case t.Of != 0:
			delete(b.pending, t.Of)
		}
	}
	b.last = last
	return nil
}

// most is more than there is, and far from what an account cannot count.
const most = 1 << 60

func (b *Book) enter(t *Transfer) error {
	from, err := b.at(t.From)
	if err != nil {
		return err
	}
	to, err := b.at(t.To)
	if err != nil {
		return err
	}
	switch {
	case t.Amount <= 0 || t.Amount > most:
		return fmt.Errorf("%s cannot be transferred", t.Amount)
	case t.From == t.To:
		return fmt.Errorf("a transfer from %s to itself", t.From)
	case from.coupons != to.coupons:
		return fmt.Errorf("coupons are no money: a transfer from %s to %s", t.From, t.To)
	case t.State > Void || t.State == Pending && t.Of != 0 || t.State == Void && t.Of == 0:
		return fmt.Errorf("a transfer that is %s and decides transfer %d", t.State, t.Of)
	}
	b.touched = append(b.touched, undo{from, from.Balance}, undo{to, to.Balance})
	if t.Of != 0 {
		if err := b.decides(t); err != nil {
			return err
		}
		from.Reserved -= t.Amount
	}
	if t.State != Void && !from.owes && from.Free() < t.Amount {
		return &Short{*t, from.Free()}
	}
	switch t.State {
	case Pending:
		from.Reserved += t.Amount
	case Posted:
		from.Posted -= t.Amount
		to.Posted += t.Amount
	}
	if from.Posted < -most || to.Posted > most || from.Reserved > most {
		return fmt.Errorf("more than can be counted: %s from %s to %s", t.Amount, t.From, t.To)
	}
	return nil
}

// decides checks that a transfer posts or voids one that is pending, and
// nothing else. The pending one is of an earlier Apply.
func (b *Book) decides(t *Transfer) error {
	p, ok := b.pending[t.Of]
	if !ok || slices.Contains(b.decided, t.Of) {
		return fmt.Errorf("transfer %d is not pending", t.Of)
	}
	if p.From != t.From || p.To != t.To || p.Amount != t.Amount {
		return fmt.Errorf("transfer %d is another than the one that decides it", t.Of)
	}
	b.decided = append(b.decided, t.Of)
	return nil
}

// Verify adds up all accounts. Money and coupons must each come to nothing, and
// nobody but those who may owe can hold less than nothing.
func (b *Book) Verify() error {
	var chips, coupons money.Cents
	for a, held := range b.All {
		e := b.accounts[a]
		if e.coupons {
			coupons += held.Posted
		} else {
			chips += held.Posted
		}
		if held.Reserved < 0 || !e.owes && held.Free() < 0 {
			return fmt.Errorf("%s holds %s, of which %s is set aside", a, held.Posted, held.Reserved)
		}
	}
	if chips != 0 || coupons != 0 {
		return fmt.Errorf("the accounts are off by %s and %s in coupons", chips, coupons)
	}
	return nil
}
