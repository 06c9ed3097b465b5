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
	// assumes that it was taken from the pots, the first of them first; a verdict with a rake needed
	// that assumption.
	Rake money.Cents
	// Uncalled is what the recorded winnings have besides the pots: bets that nobody called, which
	// some sites count among them. A verdict with it needed that assumption.
	Uncalled money.Cents
	// DeadPosts is whether a posted blind below the big blind had to be taken for dead, as no part
	// of the bet. It is live otherwise.
	DeadPosts bool
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
	first, err := play(h, sense{})
	var usual *Result
	if err == nil {
		usual, err = first.judge()
	}
	if err == nil && usual.Verdict != Differed {
		return usual, nil
	}
	for _, other := range h.otherSenses() {
		again, failed := h.playAgain(first, other)
		if failed != nil {
			continue
		}
		if r, failed := again.judge(); failed == nil && (r.Verdict == Agreed || err != nil && r.Verdict != Differed) {
			return r, nil
		}
	}
	if err == nil && usual.Reason == "" {
		usual.Reason = usual.differences(h)
	}
	return usual, err
}

// sense is how a record is understood where records mean different things by the same words.
type sense struct {
	deadPosts bool // a posted blind below the big blind is no part of the bet
	uncalled  bool // the winnings include bets that nobody called
}

// otherSenses are the senses that the record may have besides the usual one.
func (h *Hand) otherSenses() (list []sense) {
	short, wins := h.postsShort(), h.tellsWinnings()
	for _, s := range [...]sense{{uncalled: true}, {deadPosts: true}, {deadPosts: true, uncalled: true}} {
		if (short || !s.deadPosts) && (wins || !s.uncalled) {
			list = append(list, s)
		}
	}
	return list
}

// playAgain plays the hand in another sense of its record, unless it was played to its end and would go the same way.
func (h *Hand) playAgain(played *replay, other sense) (*replay, error) {
	if played == nil || !played.sameIn(other) {
		return play(h, other)
	}
	played.sense = other
	return played, nil
}

// sameIn reports whether a hand goes the same way in another sense: blinds are the same, and whoever put the cards down
// unseen has won in both or in neither. That is all that the play takes from the sense; what the winnings include matters
// only when they are compared.
func (r *replay) sameIn(other sense) bool {
	if r.sense.deadPosts != other.deadPosts {
		return false
	}
	same := *r
	same.sense = other
	for i := range r.hand.StartingStacks {
		if p := i + 1; r.piles[p].mucked && r.tellsWin(p) != same.tellsWin(p) {
			return false
		}
	}
	return true
}

// judge compares a hand that was played with its record: played a second time if the record lacks something, with that as
// rake.
func (r *replay) judge() (*Result, error) {
	pots := r.pots()
	rake := r.hand.rake(pots + r.uncalled())
	if rake == 0 || rake > pots {
		return r.result(), nil
	}
	second, err := play(r.hand, r.sense, pots, rake) // which is taken when all is in the pots
	if err != nil {
		return nil, err
	}
	result := second.result()
	if result.Verdict == Agreed && rake*10 > pots {
		result.Verdict, result.Reason = Differed, fmt.Sprintf("the recorded stacks lack %v, which is too much for a rake", rake)
		if r.hand.FinishingStacks == nil {
			result.Reason = fmt.Sprintf("the recorded winnings lack %v, which is too much for a rake", rake)
		}
	}
	return result, nil
}

// play plays a hand. Rake is none, or how much has to be in the pots and how much is then taken.
func play(h *Hand, in sense, rake ...money.Cents) (*replay, error) {
	g, err := h.game()
	if err != nil {
		return nil, &Error{h.Place, err}
	}
	r := &replay{hand: h, sense: in, game: &g}
	if err := r.collect(); err != nil {
		return nil, err
	}
	options := h.options(&g, in)
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

// uncalled is what players got back because nobody called it, as far as the recorded winnings
// are taken to include it.
func (r *replay) uncalled() (sum money.Cents) {
	for i := range r.hand.StartingStacks {
		sum += r.uncalledOf(i + 1)
	}
	return sum
}

// uncalledOf is uncalled of one player, from 1.
func (r *replay) uncalledOf(player int) money.Cents {
	if !r.sense.uncalled {
		return 0
	}
	return r.table.Game().(*room.Game).Uncalled(table.Seat(player))
}

// tellsWin reports whether the record says that a player, from 1, has won.
func (r *replay) tellsWin(player int) bool {
	h := r.hand
	if h.tellsWinnings() {
		return h.Winnings[player-1] > r.uncalledOf(player)
	}
	stack := h.StartingStacks[player-1]
	return h.FinishingStacks != nil && stack != UnknownStack && h.FinishingStacks[player-1] > stack
}

func (r *replay) result() *Result {
	h := r.hand
	n := len(h.StartingStacks)
	all := make([]money.Cents, 3*n)
	result := &Result{Stacks: all[:n:n], Net: all[n : 2*n : 2*n], Winnings: all[2*n:], Rake: r.table.Results().Rake,
		Uncalled: r.uncalled(), DeadPosts: r.sense.deadPosts}
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
		result.compare(r)
		if p := r.unshownWinner(); result.Verdict == Differed && p > 0 {
			result.Verdict, result.Reason = Undecided, fmt.Sprintf("p%d won without showing, and nobody noted the cards", p)
		}
	}
	return result
}

// compare holds the stacks, or else the winnings, against the recorded ones.
func (r *Result) compare(with *replay) {
	r.Verdict = Agreed
	h := with.hand
	for i, stack := range r.Stacks {
		if h.FinishingStacks != nil && stack != UnknownStack && stack != h.FinishingStacks[i] ||
			h.tellsWinnings() && r.Winnings[i]+with.uncalledOf(i+1) != h.Winnings[i] {
			r.Verdict = Differed
		}
	}
}

// differences says in words how a result in the usual sense, which differs, does so.
func (r *Result) differences(h *Hand) string {
	var off []string
	for i, stack := range r.Stacks {
		if h.FinishingStacks != nil && stack != UnknownStack && stack != h.FinishingStacks[i] {
			off = append(off, fmt.Sprintf("p%d ends with %v and not %v", i+1, stack, h.FinishingStacks[i]))
		}
	}
	if len(off) == 0 {
		for i, won := range r.Winnings {
			if won != h.Winnings[i] {
				off = append(off, fmt.Sprintf("p%d takes %v from the pots and not %v", i+1, won, h.Winnings[i]))
			}
		}
	}
	return strings.Join(off, ", ")
}
