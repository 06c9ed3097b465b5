package casebook

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"boardwalk/money"
	"boardwalk/table"
)

// words reads the words of a line one after another.
type words struct {
	r    *run
	list []word
}

func (w *words) more() bool { return len(w.list) > 0 }

func (w *words) next(expected string) (string, error) {
	if len(w.list) == 0 {
		return "", fmt.Errorf("expected %s at the end of the line", expected)
	}
	s := w.list[0].text
	w.list = w.list[1:]
	return s, nil
}

// take takes the next word if it is s.
func (w *words) take(s string) bool {
	if len(w.list) == 0 || w.list[0].quoted || w.list[0].text != s {
		return false
	}
	w.list = w.list[1:]
	return true
}

// end expects no more words.
func (w *words) end() error {
	if len(w.list) > 0 {
		return fmt.Errorf("expected nothing more, not %q", w.list[0].text)
	}
	return nil
}

// rest takes all that is left as one text.
func (w *words) rest() string { return strings.Join(w.before(0), " ") }

// before takes all but the last n words.
func (w *words) before(n int) []string {
	if len(w.list) < n {
		return nil
	}
	var taken []string
	for _, x := range w.list[:len(w.list)-n] {
		taken = append(taken, x.text)
	}
	w.list = w.list[len(w.list)-n:]
	return taken
}

// until takes the words before s, and s itself.
func (w *words) until(s string) []word {
	for i, x := range w.list {
		if x.text == s && !x.quoted {
			head := w.list[:i]
			w.list = w.list[i+1:]
			return head
		}
	}
	head := w.list
	w.list = nil
	return head
}

func (w *words) amount() (money.Cents, error) {
	s, err := w.next("an amount")
	if err != nil {
		return 0, err
	}
	c, err := money.Parse(s)
	if err != nil {
		return 0, fmt.Errorf("expected an amount: %w", err)
	}
	return c, nil
}

// noWager says that no wager is called that.
type noWager struct{ name string }

func (e *noWager) Error() string { return fmt.Sprintf("there is no wager %q", e.name) }

// area takes as many words as name a wager: the longest name after which an
// amount follows, or else the longest name. So "come 10" is ten dollars on the
// Come Line, and "come 10 5" five dollars on the ten.
func (w *words) area(s table.Seat) (table.Area, error) {
	if len(w.list) == 0 {
		return 0, errors.New("expected a wager at the end of the line")
	}
	longest, found := 0, table.NoArea
	for n := len(w.list); n > 0; n-- {
		a, ok := w.r.live.Table().Area(s, join(w.list[:n]))
		if !ok {
			continue
		}
		if found == table.NoArea {
			longest, found = n, a
		}
		if n < len(w.list) && isAmount(w.list[n]) {
			longest, found = n, a
			break
		}
	}
	if found == table.NoArea {
		return 0, &noWager{w.list[0].text}
	}
	w.list = w.list[longest:]
	return found, nil
}

func isAmount(w word) bool {
	_, err := money.Parse(w.text)
	return err == nil && !w.quoted
}

func join(list []word) string {
	s := make([]string, len(list))
	for i, x := range list {
		if x.quoted {
			return ""
		}
		s[i] = x.text
	}
	return strings.Join(s, " ")
}

// time takes a time of day, the next one that is not past, or how much later it
// is: +24h, +90m.
func (w *words) time() (time.Time, error) {
	s, err := w.next("a time of day")
	if err != nil {
		return time.Time{}, err
	}
	if later, ok := strings.CutPrefix(s, "+"); ok {
		d, err := time.ParseDuration(later)
		if err != nil || d < 0 {
			return time.Time{}, fmt.Errorf("expected how much later it is, like +24h, not %q", s)
		}
		return w.r.now.Add(d), nil
	}
	t, err := time.Parse("15:04", s)
	if err != nil {
		return time.Time{}, fmt.Errorf("expected a time of day like 14:30, not %q", s)
	}
	for t.Before(w.r.now) {
		t = t.AddDate(0, 0, 1)
	}
	return t, nil
}
