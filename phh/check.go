package phh

import (
	"errors"
	"fmt"
	"time"

	"boardwalk/money"
)

var errMissing = errors.New("it is missing")

// check reports what a reader of the hand could not make sense of: fields that its variant
// needs and has not or has and must not, lists that are not about its players, amounts below
// zero.
func (h *Hand) check() error {
	if h.Variant == "" {
		return &fieldError{"variant", errMissing}
	}
	if len(h.StartingStacks) < 2 {
		return &fieldError{"starting_stacks", errors.New("a hand takes at least two players")}
	}
	for _, check := range []func() error{h.checkStakes, h.checkLists, h.checkAmounts, h.checkNumbers} {
		if err := check(); err != nil {
			return err
		}
	}
	for i, a := range h.Actions {
		if a.Player > len(h.StartingStacks) {
			err := fmt.Errorf("there are only %d players", len(h.StartingStacks))
			return &fieldError{"actions", actionError(i, a.String(), err)}
		}
	}
	return nil
}

// checkStakes holds the fields about forced bets and limits against the variant, if that is
// one that the specification knows.
func (h *Hand) checkStakes() error {
	v, known := variants[h.Variant]
	if !known {
		return nil
	}
	for _, f := range []struct {
		field         string
		there, needed bool
	}{
		{"antes", h.Antes != nil, true},
		{"blinds_or_straddles", h.BlindsOrStraddles != nil, v.blinds},
		{"bring_in", h.BringIn != 0, !v.blinds},
		{"small_bet", h.SmallBet != 0, v.fixed},
		{"big_bet", h.BigBet != 0, v.fixed},
		{"min_bet", h.MinBet != 0, !v.fixed},
	} {
		switch {
		case f.needed && !f.there:
			return &fieldError{f.field, fmt.Errorf("%w, and %s needs it", errMissing, h.Variant)}
		case f.there && !f.needed:
			return &fieldError{f.field, fmt.Errorf("%s has none", h.Variant)}
		}
	}
	return nil
}

// checkLists holds the lengths of lists against the number of players.
func (h *Hand) checkLists() error {
	for _, f := range []struct {
		field  string
		there  bool
		length int
	}{
		{"antes", h.Antes != nil, len(h.Antes)},
		{"blinds_or_straddles", h.BlindsOrStraddles != nil, len(h.BlindsOrStraddles)},
		{"seats", h.Seats != nil, len(h.Seats)},
		{"players", h.Players != nil, len(h.Players)},
		{"finishing_stacks", h.FinishingStacks != nil, len(h.FinishingStacks)},
		{"winnings", h.Winnings != nil, len(h.Winnings)},
		{"time_banks", h.TimeBanks != nil, len(h.TimeBanks)},
	} {
		if f.there && f.length != len(h.StartingStacks) {
			err := fmt.Errorf("it has %d entries for %d players", f.length, len(h.StartingStacks))
			return &fieldError{f.field, err}
		}
	}
	return nil
}

// checkAmounts looks for amounts below zero and beyond what is read. Blinds may be below zero
// (see Hand), stacks may be unknown but not nothing.
func (h *Hand) checkAmounts() error {
	limits := [4]money.Cents{h.BringIn, h.SmallBet, h.BigBet, h.MinBet}
	for _, f := range []struct {
		field   string
		amounts []money.Cents
		least   money.Cents
	}{
		{"antes", h.Antes, 0},
		{"blinds_or_straddles", h.BlindsOrStraddles, -most},
		{"bring_in", limits[0:1], 0},
		{"small_bet", limits[1:2], 0},
		{"big_bet", limits[2:3], 0},
		{"min_bet", limits[3:4], 0},
		{"starting_stacks", h.StartingStacks, UnknownStack},
		{"finishing_stacks", h.FinishingStacks, 0},
		{"winnings", h.Winnings, 0},
	} {
		for _, amount := range f.amounts {
			switch {
			case amount > most:
				return &fieldError{f.field, errTooMuch}
			case amount < 0 && amount < f.least:
				return &fieldError{f.field, fmt.Errorf("%s is below zero", appendAmount(nil, amount))}
			case amount == 0 && f.least == UnknownStack:
				return &fieldError{f.field, errors.New("a stack of nothing plays no hand")}
			}
		}
	}
	return nil
}

// checkNumbers looks at the date, the time and the counts.
func (h *Hand) checkNumbers() error {
	for _, f := range []struct {
		field       string
		value, most int
	}{
		{"day", h.Day, 31}, {"month", h.Month, 12}, {"year", h.Year, 9999},
		{"level", h.Level, 1 << 30}, {"seat_count", h.SeatCount, 1 << 30},
	} {
		if f.value < 0 || f.value > f.most {
			return &fieldError{f.field, fmt.Errorf("%d is out of range", f.value)}
		}
	}
	if h.Time == "" || isClock(h.Time) {
		return nil
	}
	if t, err := time.Parse(clockLayout, h.Time); err != nil || t.Format(clockLayout) != h.Time {
		return &fieldError{"time", fmt.Errorf("%q is not a time of day like 18:30:05", h.Time)}
	}
	return nil
}
