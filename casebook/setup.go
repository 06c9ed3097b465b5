package casebook

import (
	"errors"
	"fmt"
	"maps"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

func (r *run) game(w *words) error {
	id, err := w.next("the id of a game")
	if err != nil {
		return err
	}
	rules, ok := r.find(id)
	if !ok {
		return fmt.Errorf("there is no game %q; see boardwalk games", id)
	}
	if r.rules != nil {
		return errors.New("a case is one situation at one game")
	}
	r.rules, r.options = rules, rules.Options()
	return w.end()
}

// setUp takes what the licensee chose and posted.
func (r *run) setUp(w *words) error {
	if r.live != nil {
		return errors.New("expected this line before the first wager; a change later needs a notice line")
	}
	return r.change(r.line.verb, w, &r.terms, r.options)
}

// change applies an option, chip, limit, pays or vigorish line to terms and
// options.
func (r *run) change(verb string, w *words, terms *table.Terms, options table.Options) error {
	switch verb {
	case "option":
		name, err := w.next("the name of an option")
		if err != nil {
			return err
		}
		err = table.SetOption(options, name, w.rest())
		var fault *law.Fault
		if errors.As(err, &fault) {
			r.faults = append(r.faults, *fault)
			r.acted[fault.By.Full()] = true
			return nil
		}
		return err
	case "chip":
		chip, err := w.amount()
		terms.Chip = chip
		return errors.Join(err, w.end())
	case "limit":
		return limit(w, terms)
	case "pays":
		return pays(w, terms)
	case "vigorish":
		return vigorish(w, terms)
	}
	return fmt.Errorf("expected option, chip, limit, pays or vigorish, not %q", verb)
}

func limit(w *words, terms *table.Terms) error {
	name := strings.Join(w.before(2), " ")
	low, err := w.amount()
	if err != nil {
		return err
	}
	high, err := w.amount()
	if err != nil {
		return err
	}
	if name == "" {
		terms.Limit = table.Limit{Min: low, Max: high}
		return nil
	}
	terms.Limits = with(terms.Limits, name, table.Limit{Min: low, Max: high})
	return nil
}

func pays(w *words, terms *table.Terms) error {
	name := strings.Join(w.before(3), " ")
	odds, err := money.ParseOdds(w.rest())
	if err != nil || name == "" {
		return errors.New("expected a wager and its odds: pays field on 12 3 to 1")
	}
	terms.Pays = with(terms.Pays, name, odds)
	return nil
}

func vigorish(w *words, terms *table.Terms) error {
	name := strings.Join(w.before(1), " ")
	rate, err := money.ParseRate(w.rest())
	if err != nil || name == "" {
		return errors.New("expected a wager and a rate: vigorish buy 4%")
	}
	terms.Charge = with(terms.Charge, name, rate)
	return nil
}

func (r *run) seat(w *words) error {
	r.build()
	if r.live == nil {
		return errors.New("the table could not be set up: " + table.Faults(r.faults).Error())
	}
	a := table.Act{Kind: table.Sit}
	var err error
	if a.Seat, err = w.seat(); err != nil {
		return err
	}
	if a.Amount, err = w.amount(); err != nil {
		return err
	}
	for w.more() {
		kind, _ := w.next("")
		amount, err := w.amount()
		switch {
		case err != nil:
			return err
		case kind == "cash":
			a.Cash = amount
		case kind == "coupons":
			a.Coupon = amount
		default:
			return fmt.Errorf("expected cash or coupons, not %q", kind)
		}
	}
	return r.refused(r.live.Do(a))
}

// with returns a copy of m in which k is v. Terms are compared with those that
// were posted before, so their maps are never changed in place.
func with[V any](m map[string]V, k string, v V) map[string]V {
	m = maps.Clone(m)
	if m == nil {
		m = map[string]V{}
	}
	m[k] = v
	return m
}
