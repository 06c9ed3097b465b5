package phh

import (
	"fmt"
	"strings"

	"boardwalk/money"
	"boardwalk/table"
)

// Verdict is how the finishing stacks of a hand compare with those of its record.
type Verdict uint8

const (
	// Unrecorded is a hand whose record has no finishing stacks.
	Unrecorded Verdict = iota
	// Undecided is a hand that comes down to cards that nobody noted.
	Undecided
	// Agreed is a hand that ends as its record says.
	Agreed
	// Differed is a hand that ends otherwise.
	Differed
)

// String is the verdict as a word.
func (v Verdict) String() string {
	return [...]string{"unrecorded", "undecided", "agreed", "differed"}[v]
}

// Result is what our table made of a hand.
type Result struct {
	// Verdict is how it compares with the record, and Reason why it does not agree.
	Verdict Verdict
	Reason  string
	// Stacks is what each player has after the hand, or UnknownStack for who began with that,
	// and Net what each has won or lost.
	Stacks, Net []money.Cents
	// Rake is what the recorded stacks lack of all that was brought, which our table then takes
	// from the pot.
	Rake money.Cents
}

// Play plays a hand on our own table: the poker room of the regulation deals the recorded cards
// and puts to each player what that player may do, the recorded actions answer, and our table
// awards the pots. The error is an [Error] with the first action that our table does not allow
// or does not expect, and with the paragraph if one forbids it; or [ErrBrokenOff] if the hand
// is not over when the record is.
//
// Cards that are not in the record are any that are not. A hand of which such a card comes to the
// showdown has lost to those that are shown.
func Play(h *Hand) (*Result, error) {
	if err := h.check(); err != nil {
		return nil, &Error{h.Place, err}
	}
	rake := h.rake()
	if rake == 0 {
		return play(h, nil)
	}
	// The rake is taken when all is in the pot. How much that is a first play tells.
	pot := &counter{}
	if _, err := play(h, pot); err != nil {
		return nil, err
	}
	if rake > pot.amount {
		rake = 0
	}
	result, err := play(h, nil, pot.amount, rake)
	if err == nil && result.Verdict == Agreed && rake*10 > pot.amount {
		result.Verdict, result.Reason = Differed, fmt.Sprintf("the recorded stacks lack %v, which is too much for a rake", rake)
	}
	return result, err
}

// counter counts what goes into the pot.
type counter struct{ amount money.Cents }

func (c *counter) Event(e *table.Event) {
	switch e.Kind {
	case table.Wagered:
		c.amount += e.Amount
	case table.Returned:
		c.amount -= e.Amount
	}
}

// play plays a hand. Rake is none, or how much has to be in the pot and how much is then taken.
func play(h *Hand, pot *counter, rake ...money.Cents) (*Result, error) {
	g, err := h.game()
	if err != nil {
		return nil, &Error{h.Place, err}
	}
	r := &replay{hand: h, game: &g}
	if err := r.collect(); err != nil {
		return nil, err
	}
	setup := []table.Setup{table.From(r), table.With(r)}
	if pot != nil {
		setup = append(setup, table.To(pot))
	}
	options := h.options(&g)
	if options.RakeLevels = rake; len(rake) > 0 && rake[1] == 0 {
		options.RakeLevels = nil
	}
	if r.table, err = table.Open(g.rules, options, h.terms(&g), setup...); err != nil {
		return nil, &Error{h.Place, err}
	}
	for i, stack := range h.StartingStacks {
		if stack == UnknownStack {
			stack = money.MaxStake
		}
		if err := r.table.Do(table.Act{Kind: table.Sit, Seat: table.Seat(i + 1), Amount: stack}); err != nil {
			return nil, &Error{h.Place, err}
		}
	}
	err = r.table.Round()
	switch {
	case r.err != nil:
		return nil, r.err
	case err != nil:
		return nil, &Error{h.Place, err}
	}
	if err := r.rest(); err != nil {
		return nil, err
	}
	return r.result(), nil
}

func (r *replay) result() *Result {
	h := r.hand
	n := len(h.StartingStacks)
	both := make([]money.Cents, 2*n)
	result := &Result{Stacks: both[:n:n], Net: both[n:], Rake: r.table.Results().Rake}
	for i, stack := range h.StartingStacks {
		result.Net[i] = r.table.Account(table.Seat(i + 1)).Net
		result.Stacks[i] = stack + result.Net[i]
		if stack == UnknownStack {
			result.Stacks[i] = UnknownStack
		}
	}
	switch {
	case r.undecided():
		result.Verdict, result.Reason = Undecided, "nobody noted the cards that decide it"
	case h.FinishingStacks != nil:
		result.compare(h.FinishingStacks)
	}
	return result
}

// compare holds the stacks against the recorded ones.
func (r *Result) compare(recorded []money.Cents) {
	r.Verdict = Agreed
	var off []string
	for i, stack := range r.Stacks {
		if stack != UnknownStack && stack != recorded[i] {
			off = append(off, fmt.Sprintf("p%d ends with %v and not %v", i+1, stack, recorded[i]))
		}
	}
	if len(off) > 0 {
		r.Verdict, r.Reason = Differed, strings.Join(off, ", ")
	}
}
