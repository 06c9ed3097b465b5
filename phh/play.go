package phh

import (
	"fmt"
	"strings"

	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// Verdict is how the finishing stacks of a hand compare with those of its record.
type Verdict uint8

const (
	// Unrecorded is a hand whose record has neither finishing stacks nor winnings.
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
	// Winnings is what each player took from the pots, after rake.
	Winnings []money.Cents
	// Rake is what the record lacks of all that was put in, by its stacks or its winnings. Our table
	// assumes that it was taken from the pot; a verdict with a rake needed that assumption.
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
	first, err := play(h)
	if err != nil {
		return nil, err
	}
	pots := first.pots()
	rake := h.rake(pots)
	if rake == 0 || rake > pots {
		return first.result(), nil
	}
	second, err := play(h, pots, rake) // which is taken when all is in the pots
	if err != nil {
		return nil, err
	}
	result := second.result()
	if result.Verdict == Agreed && rake*10 > pots {
		result.Verdict, result.Reason = Differed, fmt.Sprintf("the recorded stacks lack %v, which is too much for a rake", rake)
		if h.FinishingStacks == nil {
			result.Reason = fmt.Sprintf("the recorded winnings lack %v, which is too much for a rake", rake)
		}
	}
	return result, nil
}

// play plays a hand. Rake is none, or how much has to be in the pots and how much is then taken.
func play(h *Hand, rake ...money.Cents) (*replay, error) {
	g, err := h.game()
	if err != nil {
		return nil, &Error{h.Place, err}
	}
	r := &replay{hand: h, game: &g}
	if err := r.collect(); err != nil {
		return nil, err
	}
	options := h.options(&g)
	options.RakeLevels = rake
	if r.table, err = table.Open(g.rules, options, h.terms(&g), table.From(r), table.With(r)); err != nil {
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
	return r, nil
}

// put is what a player, from 1, has put into the pots.
func (r *replay) put(player int) money.Cents {
	return r.table.Game().(*room.Game).Put(table.Seat(player))
}

// pots is what all players have put into the pots.
func (r *replay) pots() (sum money.Cents) {
	for i := range r.hand.StartingStacks {
		sum += r.put(i + 1)
	}
	return sum
}

func (r *replay) result() *Result {
	h := r.hand
	n := len(h.StartingStacks)
	all := make([]money.Cents, 3*n)
	result := &Result{Stacks: all[:n:n], Net: all[n : 2*n : 2*n], Winnings: all[2*n:], Rake: r.table.Results().Rake}
	for i, stack := range h.StartingStacks {
		result.Net[i] = r.table.Account(table.Seat(i + 1)).Net
		result.Winnings[i] = result.Net[i] + r.put(i+1)
		result.Stacks[i] = stack + result.Net[i]
		if stack == UnknownStack {
			result.Stacks[i] = UnknownStack
		}
	}
	switch {
	case r.undecided():
		result.Verdict, result.Reason = Undecided, "nobody noted the cards that decide it"
	case h.FinishingStacks != nil || h.tellsWinnings():
		result.compare(h)
		if p := r.unshownWinner(); result.Verdict == Differed && p > 0 {
			result.Verdict, result.Reason = Undecided, fmt.Sprintf("p%d won without showing, and nobody noted the cards", p)
		}
	}
	return result
}

// compare holds the stacks and the winnings against the recorded ones.
func (r *Result) compare(h *Hand) {
	r.Verdict = Agreed
	var off []string
	if h.FinishingStacks != nil {
		for i, stack := range r.Stacks {
			if stack != UnknownStack && stack != h.FinishingStacks[i] {
				off = append(off, fmt.Sprintf("p%d ends with %v and not %v", i+1, stack, h.FinishingStacks[i]))
			}
		}
	}
	if len(off) == 0 && h.tellsWinnings() {
		for i, won := range r.Winnings {
			if won != h.Winnings[i] {
				off = append(off, fmt.Sprintf("p%d takes %v from the pots and not %v", i+1, won, h.Winnings[i]))
			}
		}
	}
	if len(off) > 0 {
		r.Verdict, r.Reason = Differed, strings.Join(off, ", ")
	}
}
