package casebook

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"boardwalk/table"
)

// notNames are words of the language, which nobody can be called.
var notNames = []string{"staff", "onlooker", "dealer", "house", "pot", "centre", "half", "hand", "by", "at", "as", "against", "then", "no"}

// person reads "as Ann with". Nobody takes another's seat; one person may have
// several, as far as the game allows it.
func (r *run) person(w *words, s table.Seat) (string, error) {
	if !w.take("as") {
		return "", errors.New("expected who it is: sit 3 as Ann with 500")
	}
	name, err := w.next("a name")
	if err != nil {
		return "", err
	}
	if _, err := strconv.Atoi(name); err == nil || !w.take("with") {
		return "", errors.New("expected a name and what is brought: sit 3 as Ann with 500")
	}
	if slices.Contains(notNames, name) {
		return "", fmt.Errorf("%q is a word of the language, and nobody's name", name)
	}
	for other, at := range r.people {
		if other != name && slices.Contains(at, s) {
			return "", fmt.Errorf("%s sits at seat %d", other, s)
		}
	}
	return name, nil
}

// comes notes that somebody has sat down, or has brought more.
func (r *run) comes(name string, s table.Seat) {
	if !slices.Contains(r.people[name], s) {
		r.people[name] = append(r.people[name], s)
	}
	delete(r.left, name)
}

// leaves notes that whoever sat at a seat no longer does.
func (r *run) leaves(s table.Seat) {
	for name, at := range r.people {
		if i := slices.Index(at, s); i >= 0 {
			if at = slices.Delete(slices.Clone(at), i, i+1); len(at) == 0 {
				delete(r.people, name)
				r.left[name] = s
			} else {
				r.people[name] = at
			}
		}
	}
}

// seatOf finds the seat of somebody by name. A want may speak of somebody who has
// left, and then means the last seat.
func (r *run) seatOf(name string, want bool) (s table.Seat, ok bool, err error) {
	at := r.people[name]
	switch {
	case len(at) == 1:
		return at[0], true, nil
	case len(at) > 1:
		return 0, false, fmt.Errorf("%s sits at the seats %v: write the number of the one that is meant", name, at)
	case want:
		s, ok = r.left[name]
	}
	return s, ok, nil
}

// seat takes the number of a seat, or the name of somebody who has sat down.
func (w *words) seat() (table.Seat, error) {
	name, err := w.next("a seat")
	if err != nil {
		return 0, err
	}
	if s, ok, err := w.r.seatOf(name, w.r.line.verb == "want"); ok || err != nil {
		return s, err
	}
	n, err := strconv.Atoi(name)
	if err != nil || n < 1 || n > 255 {
		return 0, fmt.Errorf("expected the number of a seat or the name of somebody who sits, not %q", name)
	}
	return table.Seat(n), nil
}
