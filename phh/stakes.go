package phh

import (
	"fmt"
	"slices"

	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// played is a variant as our room plays it.
type played struct {
	rules     *table.Rules
	structure string
	hole      int // cards of a player's own
	board     int // community cards; at stud in place of cards that the deck does not have
}

// games are the variants that our room has. What the specification has no code for is not
// among them, and of its own codes those of short-deck hold 'em, razz, badugi and
// deuce-to-seven are not, which subchapter 14 does not permit.
var games = map[Variant]played{
	NoLimitHoldem:   {room.HoldEm, room.NoLimit, 2, 5},
	FixedHoldem:     {room.HoldEm, room.Fixed, 2, 5},
	PotLimitOmaha:   {room.Omaha, room.PotLimit, 4, 5},
	FixedOmahaEight: {room.OmahaEight, room.Fixed, 4, 5},
	FixedStud:       {room.SevenCardStud, room.Fixed, 7, 5},
	FixedStudEight:  {room.SevenCardStudEight, room.Fixed, 7, 5},
}

// game finds the variant among those of our room.
func (h *Hand) game() (played, error) {
	g, ok := games[h.Variant]
	switch name := h.Variant.Name(); {
	case !ok && name != "":
		return g, fmt.Errorf("%s, %s, is not a game of our poker room", h.Variant, name)
	case !ok:
		return g, fmt.Errorf("there is no variant %q", h.Variant)
	case len(h.StartingStacks) > g.rules.Seats:
		return g, fmt.Errorf("%s seats %d players at most, not %d", g.rules.Name, g.rules.Seats, len(h.StartingStacks))
	}
	return g, nil
}

// options are those of a table that plays the hand: everything by position, as the record has
// it, and no limits but its own.
func (h *Hand) options(g *played, in sense) *room.Options {
	o := g.rules.Options().(*room.Options)
	o.Record, o.Structure, o.Raises, o.HeadsUp, o.OddChip = true, g.structure, 0, false, room.ByPosition
	o.Forced = h.BringIn
	o.Ante, o.Blinds = nil, nil
	ante, equal := money.Cents(0), true
	antes, blinds := make([]money.Cents, len(h.StartingStacks)), make([]money.Cents, len(h.StartingStacks))
	for i := range antes {
		antes[i] = h.Ante(i + 1)
		if b := h.Blind(i + 1); b >= 0 {
			blinds[i] = b
		} else {
			live, dead := h.posted(-b, in)
			antes[i] += dead
			if live > 0 {
				if o.Posts == nil {
					o.Posts = make([]money.Cents, len(antes))
				}
				o.Posts[i] = live
			}
		}
		equal = equal && antes[i] == antes[0]
		ante = max(ante, antes[i])
	}
	if ante > 0 {
		o.Ante, o.DeadAnte = antes, !equal || !h.AnteTrimmingStatus
	}
	if h.BringIn == 0 {
		o.Blinds = blinds
	}
	if h.Other[oddChipField] == room.BySuit {
		o.OddChip = room.BySuit
	}
	o.DealFolded = h.Other[dealFoldedField] == true
	return o
}

// posted says what of a blind that a player posts who comes in or has missed one is a bet, and
// what is dead: what goes beyond a whole blind always is, less than that in one sense.
func (h *Hand) posted(amount money.Cents, in sense) (live, dead money.Cents) {
	whole := h.wholeBlind()
	if whole == 0 || amount < whole && in.deadPosts {
		return 0, amount
	}
	live = min(amount, whole)
	return live, amount - live
}

// wholeBlind is what a whole blind comes to.
func (h *Hand) wholeBlind() money.Cents {
	whole := money.Cents(0)
	for _, b := range h.BlindsOrStraddles {
		whole = max(whole, b)
	}
	if least := max(h.MinBet, h.SmallBet); least > 0 {
		whole = min(whole, least) // the largest may be a straddle
	}
	return whole
}

// postsShort reports whether somebody posts less than a whole blind.
func (h *Hand) postsShort() bool {
	whole := h.wholeBlind()
	return slices.ContainsFunc(h.BlindsOrStraddles, func(b money.Cents) bool { return b < 0 && -b < whole })
}

// rake is what the record lacks of all that was put in: by its stacks, or else by its winnings of
// the pots and what may be counted with them.
func (h *Hand) rake(pots money.Cents) money.Cents {
	lacks := money.Cents(0)
	switch {
	case h.FinishingStacks != nil && !h.hasUnknownStack():
		for i, stack := range h.StartingStacks {
			lacks += stack - h.FinishingStacks[i]
		}
	case h.tellsWinnings():
		lacks = pots
		for _, won := range h.Winnings {
			lacks -= won
		}
	}
	return max(lacks, 0)
}

func (h *Hand) hasUnknownStack() bool { return slices.Contains(h.StartingStacks, UnknownStack) }

// tellsWinnings reports whether the winnings say anything: somebody has won.
func (h *Hand) tellsWinnings() bool {
	for _, won := range h.Winnings {
		if won > 0 {
			return true
		}
	}
	return false
}

// terms are the posted limits. No bet is too high.
func (h *Hand) terms(g *played) table.Terms {
	t := table.Terms{Chip: h.chip(), Limit: table.Limit{Min: h.MinBet, Max: money.MaxStake}}
	if g.structure == room.Fixed {
		t.Limit = table.Limit{Min: h.SmallBet, Max: h.BigBet}
	}
	return t
}

// Fields of our own, for what a reader may do without but an exact replay may not.
const (
	chipField    = "_chip"     // the smallest chip
	oddChipField = "_odd_chip" // who gets what cannot be divided: "suit", or else by position

	// Positions that folded get cards all the same where 14.15(e) has it so, and the deck runs out
	// the sooner.
	dealFoldedField = "_deal_folded"
)

// chip is the smallest chip: a dollar, unless there are amounts that are not whole dollars.
func (h *Hand) chip() money.Cents {
	if value, there := h.Other[chipField]; there {
		if chip, err := toCents(value); err == nil && chip > 0 {
			return chip
		}
	}
	single := [...]money.Cents{h.BringIn, h.SmallBet, h.BigBet, h.MinBet}
	for _, list := range [...][]money.Cents{h.Antes, h.BlindsOrStraddles, single[:], h.StartingStacks, h.FinishingStacks, h.Winnings} {
		for _, amount := range list {
			if amount != UnknownStack && !amount.Multiple(money.Dollar) {
				return money.Cent
			}
		}
	}
	for i := range h.Actions {
		if !h.Actions[i].Amount.Multiple(money.Dollar) {
			return money.Cent
		}
	}
	return money.Dollar
}
