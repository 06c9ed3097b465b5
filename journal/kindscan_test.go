package journal

import (
	"bytes"
	"reflect"
	"testing"

	"boardwalk/chance"
)

// TestBothWaysOfReadingDataAreOne holds the quick readers of data against the one of any JSON.
func TestBothWaysOfReadingDataAreOne(t *testing.T) {
	const letters = `{}[]",:-.0159aZ\ `
	for _, c := range []struct {
		text string
		make func() any
	}{
		{`{"round":12,"series":1,"hash":"2aff","path":"9LKO6/+=","chain":"16e7"}`, func() any { return new(Commit) }},
		{`{"round":7,"seat":200,"hash":"adeb"}`, func() any { return new(Cut) }},
		{`{"round":7,"until":"2100-01-14T20:23:36.5Z","beacon":3}`, func() any { return new(NoMoreBets) }},
		{`{"round":7,"until":"2100-01-14T20:23:36+01:00"}`, func() any { return new(NoMoreBets) }},
		{`{"round":7,"seat":1,"secret":"626f"}`, func() any { return new(Opening) }},
		{`{"round":7,"seeds":["517b"]}`, func() any { return new(Reveal) }},
		{`{"round":7,"seeds":["517b","00"]}`, func() any { return new(Reveal) }},
		{`{"person":"ann","seat":3,"amount":50000}`, func() any { return new(Seating) }},
		{`{"person":"ann","seat":3,"amount":9100000000000000000,"coupon":500}`, func() any { return new(Seating) }},
	} {
		if !quickly([]byte(c.text), c.make()) {
			t.Errorf("%s is not read quickly", c.text)
		}
		will := chance.NewFast(6, 6)
		all, quick := 0, 0
		for range 5000 {
			changed := bytes.Clone([]byte(c.text))
			for range will.Draw(3) {
				changed[will.Draw(len(changed))] = letters[will.Draw(len(letters))]
			}
			want, got := c.make(), c.make()
			wrong := strict(changed, want)
			if quickly(changed, got) {
				quick++
				if wrong != nil || !reflect.DeepEqual(got, want) {
					t.Fatalf("%s: %+v; and %+v, %v", changed, got, want, wrong)
				}
			} else if !reflect.DeepEqual(got, c.make()) {
				t.Fatalf("%s: %+v was read of what could not be", changed, got)
			}
			if wrong == nil {
				all++
			}
		}
		if quick < all/2 || quick < 1000 {
			t.Errorf("%s: %d were read quickly, of %d", c.text, quick, all)
		}
	}
}
