package journal

import (
	"fmt"
	"strings"
	"time"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/table"
)

func (w *entryForm) writeAct(a *table.Act) error {
	kind, err := word(actWords, "act", a.Kind)
	if err != nil {
		return err
	}
	tender, err := word(tenderWords, "tender", a.Tender)
	if err != nil {
		return err
	}
	w.act = act{Kind: kind, Seat: a.Seat, Tender: tender, Late: a.Late, Confirmed: a.Confirmed, Accepted: a.Accepted,
		Area: a.Area, Amount: a.Amount, Cash: a.Cash, Coupon: a.Coupon, Person: a.Person, Word: a.Word, Args: nonzero(&w.args, a.Args)}
	w.Act = &w.act
	return nil
}

func (w *act) read() (a table.Act, err error) {
	a = table.Act{Seat: w.Seat, Late: w.Late, Confirmed: w.Confirmed, Accepted: w.Accepted,
		Area: w.Area, Amount: w.Amount, Cash: w.Cash, Coupon: w.Coupon, Person: w.Person, Word: w.Word, Args: zeroed(w.Args)}
	if a.Kind, err = meaning[table.ActKind](actWords, "act", w.Kind); err != nil {
		return a, err
	}
	a.Tender, err = meaning[table.Tender](tenderWords, "tender", w.Tender)
	return a, err
}

func (w *entryForm) writeAnswer(a *table.Answer) error {
	if *a == (table.Answer{}) {
		return nil
	}
	cards, err := cardsText(a.Cards)
	w.answer = answer{Choice: a.Choice, Amount: a.Amount, Cards: cards}
	w.Answer = &w.answer
	return err
}

func (w *answer) read() (table.Answer, error) {
	cards, err := parseCards(w.Cards)
	return table.Answer{Choice: w.Choice, Amount: w.Amount, Cards: cards}, err
}

func writeChange(c *table.Change) (*change, error) {
	if *c == (table.Change{}) {
		return nil, nil
	}
	matter, err := word(matterWords, "matter", c.Matter)
	if err != nil {
		return nil, err
	}
	at, err := instant(c.At)
	return &change{Matter: matter, Name: c.Name, Amount: c.Amount,
		Limit: nonzero(new([2]money.Cents), [2]money.Cents{c.Limit.Min, c.Limit.Max}),
		Odds:  nonzero(new([2]int64), [2]int64{c.Odds.To, c.Odds.One}),
		Rate:  c.Rate, Value: c.Value, At: at, Posted: c.Posted, Announced: c.Announced, Told: c.Told, Agreed: c.Agreed,
		Withdrawn: c.Withdrawn}, err
}

func (w *change) read() (c table.Change, err error) {
	limit, odds := zeroed(w.Limit), zeroed(w.Odds)
	c = table.Change{Name: w.Name, Amount: w.Amount, Limit: table.Limit{Min: limit[0], Max: limit[1]},
		Odds: money.Odds{To: odds[0], One: odds[1]}, Rate: w.Rate, Value: w.Value, At: zeroed(w.At),
		Posted: w.Posted, Announced: w.Announced, Told: w.Told, Agreed: w.Agreed, Withdrawn: w.Withdrawn}
	c.Matter, err = meaning[table.Matter](matterWords, "matter", w.Matter)
	return c, err
}

// nonzero puts v into a place and returns that, or nil for what is left out.
func nonzero[T comparable](place *T, v T) *T {
	if v == *new(T) {
		return nil
	}
	*place = v
	return place
}

func zeroed[T any](p *T) (v T) {
	if p != nil {
		v = *p
	}
	return v
}

// cardsText writes a set of cards in their order.
func cardsText(s card.Set) (string, error) {
	var b strings.Builder
	for c := range s.All {
		text := c.String()
		if back, err := card.Parse(text); err != nil || back != c {
			return "", fmt.Errorf("no card has the number %d", c)
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(text)
	}
	return b.String(), nil
}

func parseCards(text string) (card.Set, error) {
	if text == "" {
		return 0, nil
	}
	cards, err := card.ParseAll(text)
	if err != nil {
		return 0, err
	}
	set := card.SetOf(cards...)
	if again, err := cardsText(set); err != nil || again != text {
		return 0, fmt.Errorf("%q is no set of cards in their order", text)
	}
	return set, nil
}

// instant is a time as the journal keeps it: with its offset, and without the
// reading of the machine's own clock. The zero time is left out.
func instant(t time.Time) (*time.Time, error) {
	if t.IsZero() {
		return nil, nil
	}
	if _, offset := t.Zone(); offset%60 != 0 || t.Year() < 1 || t.Year() > 9999 {
		return nil, fmt.Errorf("the time %v cannot be written", t)
	}
	written := t.Round(0) // a variable of its own, which alone takes memory
	return &written, nil
}
