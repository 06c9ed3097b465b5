package phh

import (
	"errors"
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
)

// decode makes a hand of its text, which begins with the header of its table if it has one.
func decode(file string, t text) (*Hand, error) {
	place := Place{file, t.number, t.line}
	if d, ok := readLines(t.body()); ok {
		return finish(d, place, t)
	}
	return decodeTOML(place, t)
}

// decodeTOML reads whatever TOML can say.
func decodeTOML(place Place, t text) (*Hand, error) {
	var table map[string]any
	if _, err := toml.Decode(string(t.toml), &table); err != nil {
		if syntax, ok := errors.AsType[toml.ParseError](err); ok {
			place.Line += max(syntax.Position.Line, 1) - 1
			err = errors.New(syntax.Message)
		}
		return nil, &Error{place, err}
	}
	if t.header != "" {
		only, ok := table[t.header].(map[string]any)
		if !ok || len(table) != 1 {
			return nil, &Error{place, errors.New("there are other tables between this hand and the next")}
		}
		table = only
	}
	d := new(document)
	for name, value := range table {
		d.add(name, value)
	}
	return finish(d, place, t)
}

// finish makes a hand of the fields that were read.
func finish(d *document, place Place, t text) (*Hand, error) {
	h, err := build(d)
	if err == nil {
		err = h.check()
	}
	if field, ok := errors.AsType[*fieldError](err); ok {
		place.Line += lineOf(field.field, string(t.toml))
	}
	if err != nil {
		return nil, &Error{place, err}
	}
	h.Place = place
	return h, nil
}

// build takes the fields one after the other; what is left is the writer's own.
func build(d *document) (*Hand, error) {
	f := fields{document: d}
	complete := d.find("actions") != nil
	h := &Hand{
		Variant:            Variant(f.text("variant")),
		AnteTrimmingStatus: f.flag("ante_trimming_status"),
		Antes:              list(&f, "antes", toCents),
		BlindsOrStraddles:  list(&f, "blinds_or_straddles", toCents),
		BringIn:            f.amount("bring_in"),
		SmallBet:           f.amount("small_bet"),
		BigBet:             f.amount("big_bet"),
		MinBet:             f.amount("min_bet"),
		StartingStacks:     list(&f, "starting_stacks", toStack),
		Actions:            f.actions("actions"),

		Author:     f.text("author"),
		Event:      f.text("event"),
		URL:        f.text("url"),
		Venue:      f.text("venue"),
		Address:    f.text("address"),
		City:       f.text("city"),
		Region:     f.text("region"),
		PostalCode: f.text("postal_code"),
		Country:    f.text("country"),

		Time:                 f.clock("time"),
		TimeZone:             f.text("time_zone"),
		TimeZoneAbbreviation: f.text("time_zone_abbreviation"),
		Day:                  f.number("day"),
		Month:                f.number("month"),
		Year:                 f.number("year"),

		Hand:            f.label("hand"),
		Level:           f.number("level"),
		Seats:           list(&f, "seats", toNumber),
		SeatCount:       f.number("seat_count"),
		Table:           f.label("table"),
		Players:         f.texts("players"),
		FinishingStacks: list(&f, "finishing_stacks", toCents),
		Winnings:        list(&f, "winnings", toCents),
		Currency:        f.text("currency"),
		CurrencySymbol:  f.text("currency_symbol"),
		TimeLimit:       f.seconds("time_limit"),
		TimeBanks:       list(&f, "time_banks", toSeconds),
	}
	if h.Variant != "" && !complete {
		f.fail("actions", errMissing)
	}
	if f.err != nil {
		return nil, f.err
	}
	if len(h.Actions) == 0 {
		h.Actions = nil // none, as in a hand that was made
	}
	if left := d.left(); left != nil {
		h.Other = plain(left).(map[string]any)
	}
	return h, nil
}

// lineOf is how many lines into the text a field stands, and 0 if it does not.
func lineOf(field, text string) int {
	n := 0
	for line := range strings.Lines(text) {
		key, _, found := strings.Cut(line, "=")
		if found && strings.TrimSpace(key) == field {
			return n
		}
		n++
	}
	return 0
}

// plain makes every list a []any: the TOML library has a type of its own for lists of tables,
// and another where the same list is written on one line, and readLines one for lists of texts.
func plain(value any) any {
	switch v := value.(type) {
	case []map[string]any:
		all := make([]any, len(v))
		for i, element := range v {
			all[i] = plain(element)
		}
		return all
	case []string:
		all := make([]any, len(v))
		for i, element := range v {
			all[i] = element
		}
		return all
	case []any:
		for i, element := range v {
			v[i] = plain(element)
		}
	case map[string]any:
		for key, element := range v {
			v[key] = plain(element)
		}
	}
	return value
}

// describe shows a value in an error as it would be written.
func describe(value any) string {
	b, err := appendValue(nil, plain(value))
	if err != nil {
		return fmt.Sprint(value)
	}
	if len(b) > 60 {
		return strings.ToValidUTF8(string(b[:57]), "") + "..."
	}
	return string(b)
}
