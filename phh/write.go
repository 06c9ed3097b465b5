package phh

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"

	"boardwalk/money"
)

// Write writes hands such that Read reads the same: a single hand as a .phh file has it, several
// as the numbered tables of a .phhs file. A hand that would not be read as it is is an error,
// and neither it nor what comes after it is written.
func Write(w io.Writer, hands ...*Hand) error {
	for i, h := range hands {
		var b []byte
		if len(hands) > 1 {
			if i > 0 {
				b = append(b, '\n')
			}
			b = fmt.Appendf(b, "[%d]\n", i+1)
		}
		b, err := h.appendTo(b)
		if err != nil {
			return fmt.Errorf("hand %d: %w", i+1, err)
		}
		if _, err := w.Write(b); err != nil {
			return err
		}
	}
	return nil
}

// appendTo writes the fields in the order of the specification, those that are there.
func (h *Hand) appendTo(b []byte) ([]byte, error) {
	if err := h.checkWritable(); err != nil {
		return nil, err
	}
	s := &sheet{b: b}
	s.value("variant", string(h.Variant))
	s.value("ante_trimming_status", h.AnteTrimmingStatus)
	row(s, "antes", h.Antes, appendAmount)
	row(s, "blinds_or_straddles", h.BlindsOrStraddles, appendAmount)
	s.amount("bring_in", h.BringIn)
	s.amount("small_bet", h.SmallBet)
	s.amount("big_bet", h.BigBet)
	s.amount("min_bet", h.MinBet)
	row(s, "starting_stacks", h.StartingStacks, appendStack)
	s.actions(h.Actions)

	s.text("author", h.Author)
	s.text("event", h.Event)
	s.text("url", h.URL)
	s.text("venue", h.Venue)
	s.text("address", h.Address)
	s.text("city", h.City)
	s.text("region", h.Region)
	s.text("postal_code", h.PostalCode)
	s.text("country", h.Country)
	s.bare("time", h.Time)
	s.text("time_zone", h.TimeZone)
	s.text("time_zone_abbreviation", h.TimeZoneAbbreviation)
	s.number("day", h.Day)
	s.number("month", h.Month)
	s.number("year", h.Year)
	s.label("hand", h.Hand)
	s.number("level", h.Level)
	row(s, "seats", h.Seats, appendNumber)
	s.number("seat_count", h.SeatCount)
	s.label("table", h.Table)
	row(s, "players", h.Players, s.quoter("players"))
	row(s, "finishing_stacks", h.FinishingStacks, appendAmount)
	row(s, "winnings", h.Winnings, appendAmount)
	s.text("currency", h.Currency)
	s.text("currency_symbol", h.CurrencySymbol)
	if h.TimeLimit != 0 {
		s.bare("time_limit", formatFloat(h.TimeLimit))
	}
	row(s, "time_banks", h.TimeBanks, appendSeconds)
	for _, key := range slices.Sorted(maps.Keys(h.Other)) {
		s.value(key, h.Other[key])
	}
	return s.b, s.err
}

// sheet is what has been written of a hand, and the first trouble with it.
type sheet struct {
	b   []byte
	err error
}

// value writes a field of any type.
func (s *sheet) value(key string, value any) {
	b, err := appendPair(s.b, key, value)
	if err != nil {
		s.fail(key, err)
		return
	}
	s.b = append(b, '\n')
}

func (s *sheet) fail(key string, err error) {
	if s.err == nil {
		s.err = &fieldError{key, err}
	}
}

// bare writes a field that needs no quotes, unless it is empty.
func (s *sheet) bare(key, value string) {
	if value != "" {
		s.b = append(append(append(append(s.b, key...), " = "...), value...), '\n')
	}
}

func (s *sheet) text(key, text string) {
	if text != "" {
		s.value(key, text)
	}
}

func (s *sheet) number(key string, n int) {
	if n != 0 {
		s.bare(key, strconv.Itoa(n))
	}
}

func (s *sheet) amount(key string, amount money.Cents) {
	if amount != 0 {
		s.bare(key, string(appendAmount(nil, amount)))
	}
}

func (s *sheet) label(key string, l Label) {
	if l.Number {
		s.bare(key, l.Text)
		return
	}
	s.text(key, l.Text)
}

// quoter is appendText for the list of that name: the trouble is noted in passing.
func (s *sheet) quoter(key string) func([]byte, string) []byte {
	return func(b []byte, text string) []byte {
		quoted, err := appendText(b, text)
		if err != nil {
			s.fail(key, err)
			return b
		}
		return quoted
	}
}

// actions writes the actions, each on its line, so that they can be read and compared.
func (s *sheet) actions(actions []Action) {
	quoted := s.quoter("actions")
	s.b = append(s.b, "actions = ["...)
	for _, a := range actions {
		s.b = append(quoted(append(s.b, "\n  "...), a.String()), ',')
	}
	if len(actions) > 0 {
		s.b = append(s.b, '\n')
	}
	s.b = append(s.b, "]\n"...)
}

// row writes a list on one line, if there is one.
func row[T any](s *sheet, key string, all []T, one func([]byte, T) []byte) {
	if all == nil {
		return
	}
	s.b = append(append(s.b, key...), " = ["...)
	for i, element := range all {
		if i > 0 {
			s.b = append(s.b, ", "...)
		}
		s.b = one(s.b, element)
	}
	s.b = append(s.b, "]\n"...)
}

func appendNumber(b []byte, n int) []byte { return strconv.AppendInt(b, int64(n), 10) }

func appendSeconds(b []byte, seconds float64) []byte { return append(b, formatFloat(seconds)...) }

func appendStack(b []byte, stack money.Cents) []byte {
	if stack == UnknownStack {
		return append(b, "inf"...)
	}
	return appendAmount(b, stack)
}
