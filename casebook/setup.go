package casebook

import (
	"errors"
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/whatif"
)

func (r *run) game(w *words) error {
	id, err := w.next("the id of a game")
	if err != nil {
		return &cannotGoOn{err}
	}
	if id == each {
		return &cannotGoOn{errors.New("this case is played at several games: see Case.Each")}
	}
	rules, ok := r.find(id)
	if !ok {
		return &cannotGoOn{fmt.Errorf("there is no game %q; see boardwalk games", id)}
	}
	if r.rules != nil {
		return errors.New("a case is one situation at one game")
	}
	r.rules, r.options, r.terms = rules, rules.Options(), rules.Terms()
	return w.end()
}

// setUp takes what the licensee chose and posted.
func (r *run) setUp(w *words) error {
	if r.live != nil {
		return errors.New("expected this line before the first wager; a change later needs a notice line")
	}
	c, err := change(r.line.verb, w)
	if err != nil {
		return err
	}
	err = c.Apply(&r.terms, r.options)
	var fault *law.Fault
	if errors.As(err, &fault) {
		r.faults = append(r.faults, *fault)
		r.acted.add(fault.By, law.ByFault)
		return nil
	}
	return err
}

// suppose takes a line of what the case supposes of the rules.
func (r *run) suppose(w *words) error {
	if r.live != nil {
		return errors.New("expected this line before the first wager")
	}
	r.whatIf = append(r.whatIf, w.rest())
	return nil
}

// supposed has the rules be as the case supposes them. Such a case is evidence for no paragraph: it has no law line.
func (r *run) supposed() error {
	if len(r.whatIf) == 0 || r.rules.Supposed() != nil {
		return nil
	}
	s, err := whatif.Read(r.rules, r.options, r.terms, strings.Join(r.whatIf, "\n"))
	if err != nil {
		return err
	}
	r.rules, r.options, r.terms = s.Rules, s.Options, s.Terms
	return nil
}

// change reads what an option, chip, limit, pays or vigorish line says, on its
// own or in a notice.
func change(verb string, w *words) (c table.Change, err error) {
	switch verb {
	case "option":
		c.Matter = table.OptionMatter
		if c.Name, err = w.next("the name of an option"); err != nil {
			return c, err
		}
		c.Value = w.rest()
	case "chip":
		c.Matter = table.ChipMatter
		c.Amount, err = w.amount()
	case "limit":
		c.Matter, c.Name = table.LimitMatter, strings.Join(w.before(2), " ")
		if c.Limit.Min, err = w.amount(); err != nil {
			return c, err
		}
		c.Limit.Max, err = w.amount()
	case "pays":
		c.Matter, c.Name = table.PaysMatter, strings.Join(w.before(3), " ")
		if c.Odds, err = money.ParseOdds(w.rest()); err != nil || c.Name == "" {
			return c, errors.New("expected a wager and its odds: pays field on 12 3 to 1")
		}
	case "vigorish":
		c.Matter, c.Name = table.VigorishMatter, strings.Join(w.before(1), " ")
		if c.Rate, err = money.ParseRate(w.rest()); err != nil || c.Name == "" {
			return c, errors.New("expected a wager and a rate: vigorish buy 4%")
		}
	default:
		return c, fmt.Errorf("expected option, chip, limit, pays or vigorish, not %q", verb)
	}
	if err != nil {
		return c, err
	}
	return c, w.end()
}

// seat brings somebody to a seat, with chips and perhaps more: "seat 3 500" or,
// if it matters who it is, "sit 3 as Ann with 500".
func (r *run) seat(w *words) error {
	r.build()
	if r.live == nil {
		return r.notSetUp()
	}
	a := table.Act{Kind: table.Sit}
	var err error
	if a.Seat, err = w.seat(); err != nil {
		return err
	}
	person := ""
	if r.line.verb == "sit" {
		if person, err = r.person(w, a.Seat); err != nil {
			return err
		}
		a.Person = person
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
		case kind == "patron":
			a.Args[0] = int(amount / money.Dollar)
		default:
			return fmt.Errorf("expected cash, coupons or patron, not %q", kind)
		}
	}
	return r.may(func() error {
		err := r.live.Do(a)
		if err == nil && person != "" {
			r.comes(person, a.Seat)
		}
		return err
	})
}

// ParseChange reads a change as a line of a case says it: "limit pass 10 1000". It says nothing of when, and of whom was
// told.
func ParseChange(text string) (table.Change, error) {
	list := &words{}
	for _, s := range strings.Fields(text) {
		list.list = append(list.list, word{text: s})
	}
	verb, err := list.next("option, chip, limit, pays or vigorish")
	if err != nil {
		return table.Change{}, err
	}
	c, err := change(verb, list)
	if err == nil {
		err = list.end()
	}
	return c, err
}
