package table_test

import (
	"testing"

	"boardwalk/table"
)

func TestMultiplesAreOneNumberOrOneOfEachKind(t *testing.T) {
	values := [3]int{100, 100, 100}
	o := table.Multiples("odds", "1.6(e)", values[:], "4 and 10, 5 and 9, 6 and 8", 1, 10, "the most")
	for text, want := range map[string][3]int{
		"3": {300, 300, 300}, "2.5": {250, 250, 250}, "3-4-5": {300, 400, 500}, "1.25-10-3.5": {125, 1000, 350}, "10": {1000, 1000, 1000},
	} {
		if err := o.Set(text); err != nil || values != want || o.Value() != text {
			t.Errorf("%q: %v, read back as %q: %v", text, values, o.Value(), err)
		}
	}
	was := values
	for _, text := range []string{"", "0.99", "10.01", "3-4", "3-4-5-6", "3-4-", "3.", ".5", "2.555", "-3", "three", "3-4-11", "99999999999"} {
		if o.Set(text) == nil || values != was {
			t.Errorf("%q was taken: %v", text, values)
		}
	}
}
