package table_test

import (
	"strings"
	"testing"

	"boardwalk/table"
)

type twoOptions struct{ decks, seats int }

func (o *twoOptions) Declare() []table.Option {
	return []table.Option{table.Whole("decks", "1.1(a)", &o.decks, 1, 8, "decks"), table.Whole("seats", "1.1(a)", &o.seats, 1, 7, "seats")}
}

// TestSetOptions: all that are named are set, others stay, and what is unknown or unlawful is an error as of one alone.
func TestSetOptions(t *testing.T) {
	o := &twoOptions{4, 5}
	if err := table.SetOptions(o, map[string]string{"seats": "3"}); err != nil || *o != (twoOptions{4, 3}) {
		t.Error(o, err)
	}
	if err := table.SetOptions(o, nil); err != nil || *o != (twoOptions{4, 3}) {
		t.Error(o, err)
	}
	err := table.SetOptions(o, map[string]string{"seats": "6", "shoes": "1"})
	if err == nil || !strings.Contains(err.Error(), `no option "shoes"; there are: decks, seats`) {
		t.Error(err)
	}
	if err := table.SetOptions(o, map[string]string{"decks": "9"}); err == nil || err.Error() != table.SetOption(o, "decks", "9").Error() {
		t.Error(err)
	}
}
