package phh

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// names are the fields of the specification.
var names = strings.Fields(`
	variant ante_trimming_status antes blinds_or_straddles bring_in small_bet big_bet min_bet
	starting_stacks actions author event url venue address city region postal_code country time
	time_zone time_zone_abbreviation day month year hand level seats seat_count table players
	finishing_stacks winnings currency currency_symbol time_limit time_banks`)

// checkWritable is check for a hand that was made, not read: what is written of it must mean
// the same again.
func (h *Hand) checkWritable() error {
	if err := h.check(); err != nil {
		return err
	}
	for i, a := range h.Actions {
		again, err := ParseAction(a.String())
		if err == nil && !a.same(again) {
			err = errors.New("the action has more than can be written")
		}
		if err != nil {
			return &fieldError{"actions", actionError(i, a.String(), err)}
		}
	}
	if err := h.Hand.check(); err != nil {
		return &fieldError{"hand", err}
	}
	if err := h.Table.check(); err != nil {
		return &fieldError{"table", err}
	}
	if _, err := toSeconds(h.TimeLimit); err != nil {
		return &fieldError{"time_limit", err}
	}
	for _, bank := range h.TimeBanks {
		if _, err := toSeconds(bank); err != nil {
			return &fieldError{"time_banks", err}
		}
	}
	for _, name := range names {
		if _, there := h.Other[name]; there {
			return &fieldError{name, errors.New("it is no other field but one of the specification")}
		}
	}
	return nil
}

func (l Label) check() error {
	n, err := strconv.ParseInt(l.Text, 10, 64)
	if l.Number && (err != nil || strconv.FormatInt(n, 10) != l.Text) {
		return fmt.Errorf("%q is not a whole number", l.Text)
	}
	return nil
}

func (a Action) same(b Action) bool {
	return a.Kind == b.Kind && a.Player == b.Player && slices.Equal(a.Cards, b.Cards) &&
		a.AsDealt == b.AsDealt && a.Amount == b.Amount && a.Comment == b.Comment
}
