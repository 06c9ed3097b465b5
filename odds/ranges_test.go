package odds

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"boardwalk/card"
)

func TestRanges(t *testing.T) {
	for text, want := range map[string]int{
		"AsKd": 1, "QQ": 6, "QQ+": 18, "AKs": 4, "AKo": 12, "AK": 16, "ak": 16, "ATs+": 16, "A5s-A2s": 16, "76s-54s": 12,
		"QQ-99": 24, "99-QQ": 24,
		"any": 1326, "22+": 78, "QQ+, AKs, 76s-54s": 34, "KA": 16, "T9o+": 12,
	} {
		if r, err := ParseRange(text); err != nil || len(r) != want {
			t.Errorf("%s: %d hands, want %d, %v", text, len(r), want, err)
		}
	}
	r, err := ParseRange("AA, KK:0.5, QQ:0.25")
	if err != nil || len(r) != 18 || r[0].Weight != 4 || r[6].Weight != 2 || r[17].Weight != 1 {
		t.Errorf("%+v, %v", r, err)
	}
	for text, want := range map[string]string{
		"": "no hand or range", "AKx": "no hand or range", "AAs": "no hand or range", "AsAs": "no hand or range", "XX+": "no hand or range",
		"AKs-72s": "neither the same first card nor the same distance", "AK:2": "up to 1 with two decimals",
		"AK:0": "up to 1", "AK:0.123": "two decimals",
		"QQ+, KK": "twice", "AKs-AQo": "no hand or range",
	} {
		if _, err := ParseRange(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// TestRangeEquities: ranges are worth what their hands are, each met with each.
func TestRangeEquities(t *testing.T) {
	for _, x := range []struct{ ranges, board string }{
		{"QQ+|AKs", "Kd 7c 2h"}, {"AsKd|QQ, JJ:0.5", "Td 9d 2h 2c"}, {"TT+|76s-54s:0.25, AA|KQ", "Ks 7c 7d 2c"}, {"QQ|AKs", ""},
	} {
		s := &Showdown{Board: cards(t, x.board)}
		var ranges []Range
		for text := range strings.SplitSeq(x.ranges, "|") {
			r, err := ParseRange(text)
			if err != nil {
				t.Fatal(err)
			}
			ranges = append(ranges, r)
		}
		var told, of atomic.Int64
		got, err := s.RangeEquities(ranges, func(done, all int) { told.Add(1); of.Store(int64(all)) })
		if err != nil {
			t.Fatal(err)
		}
		sum, boards := make([]count, len(ranges)), uint64(0)
		var meet func(hands [][]card.Card, weight uint64)
		meet = func(hands [][]card.Card, weight uint64) {
			if len(hands) < len(ranges) {
				for _, w := range ranges[len(hands)] {
					meet(append(hands[:len(hands):len(hands)], w.Cards), weight*w.Weight)
				}
				return
			}
			one := &Showdown{Hands: hands, Board: s.Board}
			left, err := one.check()
			if err != nil { // two have the same card
				return
			}
			b := one.boards(left)
			b.deal(0, 5-len(s.Board), 0, 1)
			boards += b.total * weight
			for i := range sum {
				sum[i].add(&b.counts[i], weight)
			}
		}
		meet(nil, 1)
		for i := range sum {
			want := sum[i].equity(boards)
			if fmt.Sprint(got[i]) != fmt.Sprint(want) {
				t.Errorf("%s on %q: %v, want %v", x.ranges, x.board, got[i], want)
			}
		}
		if told.Load() != of.Load() || of.Load() == 0 {
			t.Errorf("%d of %d are done", told.Load(), of.Load())
		}
	}
}

// TestAcesAgainstAny: aces hold 85.2037 percent against any hand, as published by PokerStove.
func TestAcesAgainstAny(t *testing.T) {
	aces, _ := ParseRange("AA")
	any, _ := ParseRange("any")
	e, err := (&Showdown{}).RangeEquities([]Range{aces, any}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%.4f", 100*float(e[0].Share)); got != "85.2037" {
		t.Errorf("aces hold %s%%", got)
	}
}

func TestRangesThatAreTooWide(t *testing.T) {
	any, _ := ParseRange("any")
	aces, _ := ParseRange("AsAd")
	for want, ranges := range map[string][]Range{
		"narrower":      {any, any, any},
		"can be held":   {aces, aces},
		"has no hands":  {aces, nil},
		"two to eleven": {aces},
	} {
		if _, err := (&Showdown{}).RangeEquities(ranges, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
