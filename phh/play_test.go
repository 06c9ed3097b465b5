package phh

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"boardwalk/money"
)

// aHand is the text of a hand in few words: an ante for all or one for each, the blinds from the
// first player on or the bring-in, the least bet or the small and the big one, and the actions.
func aHand(variant Variant, antes, blinds, limits, stacks, actions string) string {
	var b strings.Builder
	n := len(strings.Fields(stacks))
	row := func(key, values string) {
		list := strings.Fields(values)
		for len(list) < n {
			if key == "antes" {
				list = append(list, list[0]) // one for all
			} else {
				list = append(list, "0")
			}
		}
		fmt.Fprintf(&b, "%s = [%s]\n", key, strings.Join(list, ", "))
	}
	fmt.Fprintf(&b, "variant = %q\nante_trimming_status = true\n", variant)
	row("antes", antes)
	if known := variants[variant]; known.name == "" || known.blinds {
		row("blinds_or_straddles", blinds)
	} else {
		fmt.Fprintf(&b, "bring_in = %s\n", blinds)
	}
	if small, big, fixed := strings.Cut(limits, "/"); fixed {
		fmt.Fprintf(&b, "small_bet = %s\nbig_bet = %s\n", small, big)
	} else {
		fmt.Fprintf(&b, "min_bet = %s\n", limits)
	}
	row("starting_stacks", stacks)
	b.WriteString("actions = [")
	for a := range strings.SplitSeq(actions, ",") {
		fmt.Fprintf(&b, "%q, ", strings.TrimSpace(a))
	}
	b.WriteString("]\n")
	return b.String()
}

const downThree = "d dh p1 ????, d dh p2 ????, d dh p3 ????, "

// studFour deals three cards to four players, and studFourEnds the rest to the two who are left:
// the third, with aces, beats the other.
const (
	studFour     = "d dh p1 ????2c, d dh p2 KcKd9c, d dh p3 AhAdTd, d dh p4 QhQdKs, "
	studFourEnds = "p3 sm AhAdTd, p4 sm -, d dh p3 3c, d dh p4 4c, d dh p3 5h, d dh p4 6h, d dh p3 7s, d dh p4 8s, d dh p3 9h, d dh p4 Tc"
)

// ours are hands of our own and what everybody ends with, worked out by hand.
var ours = []struct{ name, hand, stacks string }{
	{
		"heads-up the last player has the button and the small blind",
		aHand("NT", "0", "1 2", "2", "100 100", "d dh p1 ????, d dh p2 ????, p2 cbr 6, p1 cc, d db 2c7dKh, p1 cc, p2 cbr 8, p1 f"),
		"94 106",
	},
	{
		"an ante of the big blind alone",
		aHand("NT", "0 2 0", "1 2", "2", "100 100 100", downThree+"p3 f, p1 f"),
		"99 101 100",
	},
	{
		"who cannot pay the ante wins as much of the others'", // 3 of each; 4 and the bets are on the side
		aHand("NT", "5", "1 2", "2", "3 100 100",
			"d dh p1 AsAd, d dh p2 KsKd, d dh p3 QsQd, p3 cc, p2 cc, d db 2c3c4d, p2 cc, p3 cc, d db 8h, p2 cc, p3 cc, d "+
				"db 9h, p2 cc, p3 cc, p1 sm -, p2 sm -, p3 sm"),
		"9 101 93",
	},
	{
		"or all of them where antes are not trimmed",
		strings.Replace(aHand("NT", "5", "1 2", "2", "3 100 100",
			"d dh p1 AsAd, d dh p2 KsKd, d dh p3 QsQd, p3 cc, p2 cc, d db 2c3c4d, p2 cc, p3 cc, d db 8h, p2 cc, p3 cc, d "+
				"db 9h, p2 cc, p3 cc, p1 sm -, p2 sm -, p3 sm"), "= true", "= false", 1),
		"13 97 93",
	},
	{
		"a straddle is raised by the least bet, and its player acts last",
		aHand("NT", "0", "1 2 4", "2", "100 100 100 100", downThree+"d dh p4 ????, p4 cbr 6, p1 f, p2 f, p3 f"),
		"99 98 96 107",
	},
	{
		"a straddle at the button",
		aHand("NT", "0", "1 2 0 4", "2", "100 100 100 100",
			downThree+"d dh p4 ????, p1 f, p2 f, p3 cc, p4 cc, d db 2c7dKh, p3 cc, p4 cbr 4, p3 f"),
		"99 98 96 107",
	},
	{
		"a blind that is posted dead is no part of the bet",
		aHand("NT", "0", "5 10 -5", "10", "100 100 100 100",
			downThree+"d dh p4 ????, p3 cc, p4 f, p1 f, p2 cc, d db 2c7dKh, p2 cc, p3 cbr 10, p2 f"),
		"95 90 115 100",
	},
	{
		"nothing of it is dead unless the record fits only so", // 5, 10 and 10: dead, there would be 5 more
		aHand("NT", "0", "5 10 -5", "10", "100 100 100 100", downThree+"d dh p4 ????, p3 cc, p4 f, p1 f, p2 cc, d db 2c7dKh, p2 cbr 10, p3 f"),
		"95 115 90 100",
	},
	{
		"and then it is",
		aHand("NT", "0", "5 10 -5", "10", "100 100 100 100", downThree+
			"d dh p4 ????, p3 cc, p4 f, p1 f, p2 cc, d db 2c7dKh, p2 cbr 10, p3 f") + "finishing_stacks = [95, 120, 85, 100]\n",
		"95 120 85 100",
	},
	{
		"a whole blind that is posted is live, and moves nobody's turn",
		aHand("NT", "0", "5 10 0 -10", "10", "100 100 100 100",
			downThree+"d dh p4 ????, p3 cc, p4 cc, p1 f, p2 cc, d db 2c7dKh, p2 cc, p3 cc, p4 cbr 10, p2 f, p3 f"),
		"95 90 90 125",
	},
	{
		"of a post beyond the blind the rest is dead",
		aHand("NT", "0", "5 10 -15", "10", "100 100 100 100", downThree+"d dh p4 ????, p3 cbr 30, p4 f, p1 f, p2 f"),
		"95 90 115 100",
	},
	{
		"a whole blind is live beside a straddle too",
		aHand("FT", "0", "5 10 20 -10", "10/20", "100 100 100 100",
			downThree+"d dh p4 ????, p4 cc, p1 f, p2 f, p3 cc, d db 2c7dKh, p3 cbr 10, p4 f"),
		"95 90 135 80",
	},
	{
		"who has nothing to do may be noted to check",
		aHand("NT", "0", "5 10", "10", "3 100", "d dh p1 AsAd, d dh p2 2c7d, p2 cc, p1 sm -, p2 sm -, d db KsKdQs, d db Jh, d db 9h"),
		"6 97",
	},
	{
		"on every street",
		aHand("NT", "0", "1 2", "2", "50 100",
			"d dh p1 AsAd, d dh p2 2c7d, p2 cbr 50, p1 cc, d db KsKdQs, p2 cc, d db Jh, p1 cc, p2 cc, d db 9h, p2 cc, p1 sm -, p2 sm -"),
		"100 50",
	},
	{
		"at fixed limits a short opening bet is raised by a whole bet",
		aHand("FT", "0", "5 10", "10/20", "100 14 100",
			"d dh p1 KsKd, d dh p2 AsAd, d dh p3 2c7d, p3 cc, p1 cc, p2 cc, d db 3c3d4h, p1 cc, p2 cbr 4, p3 cc, p1 cbr "+
				"14, p3 f, p1 sm -, p2 sm -, d db 8h, d db 9h"),
		"86 42 86",
	},
	{
		"or made up to one, at other limits too",
		aHand("NT", "0", "5 10", "10", "100 14 100",
			"d dh p1 KsKd, d dh p2 AsAd, d dh p3 QcQd, p3 cc, p1 cc, p2 cc, d db 3c3d4h, p1 cc, p2 cbr 4, p3 cc, p1 cbr "+
				"10, p3 cc, d db 8h, p1 cc, p3 cc, d db 9h, p1 cc, p3 cc, p1 sm -, p2 sm -, p3 sm"),
		"92 42 80",
	},
	{
		"without a small blind",
		aHand("FT", "0", "10 0 0", "10/20", "100 100 100", downThree+"p2 cbr 20, p3 f, p1 f"),
		"90 110 100",
	},
	{
		"three players all-in make a side pot, and what nobody called comes back",
		aHand("NT", "0", "1 2", "2", "50 100 200",
			"d dh p1 AsAd, d dh p2 KsKd, d dh p3 QsQd, p3 cbr 200, p1 cc, p2 cc, p1 sm AsAd, p2 sm KsKd, p3 sm QsQd, d db 2c3c4d, d db 8h, d db 9h"),
		"150 100 100",
	},
	{
		"the odd chip of a split pot goes to the left of the button",
		aHand("NT", "0", "1 2", "2", "100 100 100", downThree+
			"p3 cc, p1 f, p2 cc, d db AsKsQs, p2 cc, p3 cc, d db Js, p2 cc, p3 cc, d db Ts, p2 cc, p3 cc, p2 sm 2c2d, p3 sm AcAd"),
		"99 101 100",
	},
	{
		"or is divided where chips are finer",
		aHand("NT", "0", "1 2", "2", "100 100 100", downThree+
			"p3 cc, p1 f, p2 cc, d db AsKsQs, p2 cc, p3 cc, d db Js, p2 cc, p3 cc, d db Ts, p2 cc, p3 cc, p2 sm 2c2d, "+
			"p3 sm AcAd") + "finishing_stacks = [99, 100.50, 100.50]\n",
		"99 100.50 100.50",
	},
	{
		"at fixed limits a whole bet may be counted from one that was all-in for less",
		aHand("FT", "0", "5 10", "10/20", "100 100 14 100",
			"d dh p1 ????, d dh p2 ????, d dh p3 AsAd, d dh p4 KsKd, p3 cbr 14, p4 cbr 24, p1 f, p2 f, p3 sm AsAd, p4 sm "+
				"KsKd, d db 2c3c4d, d db 8h, d db 9h"),
		"95 90 43 86",
	},
	{
		"or complete it",
		aHand("FT", "0", "5 10", "10/20", "100 100 14 100",
			"d dh p1 ????, d dh p2 ????, d dh p3 AsAd, d dh p4 KsKd, p3 cbr 14, p4 cbr 20, p1 f, p2 f, p3 sm AsAd, p4 sm "+
				"KsKd, d db 2c3c4d, d db 8h, d db 9h"),
		"95 90 43 86",
	},
	{
		"there are as many raises at fixed limits as players want",
		aHand("FT", "0", "5 10", "10/20", "100 100 100",
			downThree+"p3 cbr 20, p1 cbr 30, p2 cbr 40, p3 cbr 50, p1 cbr 60, p2 cbr 70, p3 f, p1 f"),
		"40 210 50",
	},
	{
		"pot limit", // 2 more than the 4 that are in after a call
		aHand("PO", "0", "1 2", "2", "200 200", "d dh p1 AsAd7c6c, d dh p2 ????????, p2 cbr 6, p1 cbr 18, p2 f"),
		"206 194",
	},
	{
		"no need to bet more than the other has",
		aHand("NT", "0", "5 10", "10", "1000 18",
			"d dh p1 2c7d, d dh p2 AsAd, p2 cc, p1 cbr 18, p2 cc, p1 sm -, p2 sm -, d db KsKdQs, d db Jh, d db 9h"),
		"982 36",
	},
	{
		"a big blind that is all-in for less than the small one", // who has nothing to do
		aHand("NT", "0", "5 10", "10", "3 100", "d dh p1 AsAd, d dh p2 2c7d, p1 sm -, p2 sm -, d db KsKdQs, d db Jh, d db 9h"),
		"6 97",
	},
	{
		"high and low share the pot, and the odd chip is the high hand's",
		made[3] + "finishing_stacks = [307, 308, 285]\n",
		"307 308 285",
	},
	{
		"at stud the lowest card brings it in and may be raised",
		aHand("F7S", "1", "2", "5/10", "90 90 90",
			"d dh p1 ????2c, d dh p2 AhAd9c, d dh p3 ????Kd, p1 pb, p2 cbr 5, p3 cc, p1 f, d dh p2 4h, d dh p3 Ks, p3 "+
				"cbr 5, p2 cc, d dh p2 7s, d dh p3 3d, p3 cc, p2 cbr 10, p3 f"),
		"87 104 79",
	},
	{
		"a raise of the forced bet that is all-in for less is completed",
		aHand("F7S", "1", "2", "5/10", "90 90 5 90", studFour+"p1 pb, p2 cc, p3 cbr 4, p4 cbr 5, p1 f, p2 f, "+studFourEnds),
		"87 87 16 85",
	},
	{
		"or raised by a whole bet",
		aHand("F7S", "1", "2", "5/10", "90 90 5 90", studFour+"p1 pb, p2 cc, p3 cbr 4, p4 cbr 9, p1 f, p2 f, "+studFourEnds),
		"87 87 16 85",
	},
	{
		"also by one who has called, if it is half a bet or more",
		aHand("F7S", "1", "1", "5/10", "90 90 5 90", studFour+"p1 pb, p2 cc, p3 cbr 4, p4 cc, p1 f, p2 cbr 5, p4 f, "+
			strings.ReplaceAll(studFourEnds, "p4", "p2")),
		"88 85 17 85",
	},
	{
		"or bets in full at once",
		aHand("F7S", "1", "2", "5/10", "90 90 90", "d dh p1 ????2c, d dh p2 ????9c, d dh p3 ????Kd, p1 cbr 5, p2 cbr 10, p3 f, p1 f"),
		"84 97 89",
	},
	{
		"and may have no more than a part of that", // with the low hand
		aHand("F7S/8", "1", "2", "5/10", "2 90",
			"d dh p1 AhAd2c, d dh p2 KhKd9c, p1 pb, p2 cc, p1 sm AhAd2c, p2 sm KhKd9c, d dh p1 3c, d dh p2 Qc, d dh p1 "+
				"4c, d dh p2 Qd, d dh p1 5c, d dh p2 Js, d dh p1 Th, d dh p2 Tc, p1 sm AhAd2c3c4c5cTh, p2 sm KhKd9cQcQdJsTc"),
		"2 90",
	},
	{
		"up-cards that nobody noted are such that the hand was possible",
		aHand("F7S", "1", "2", "5/10", "90 90 90",
			"d dh p1 ??????, d dh p2 ??????, d dh p3 ????Kd, p2 pb, p3 cc, p1 cc, d dh p1 ??, d dh p2 ??, d dh p3 Ks, p3 cbr 5, p1 f, p2 f"),
		"87 87 96",
	},
	{
		"a hand that is put down has lost, whatever it was",
		aHand("NT", "0", "1 2", "2", "100 100",
			"d dh p1 AsAd, d dh p2 2c7d, p2 cc, p1 cc, d db KsKdQs, p1 cc, p2 cc, d db Jh, p1 cc, p2 cc, d db 9h, p1 cc, p2 cc, p1 sm, p2 sm 2c7d"),
		"98 102",
	},
	{
		"so has one of which nobody noted the cards, where others are shown",
		aHand("NT", "0", "1 2", "2", "100 100",
			"d dh p1 ????, d dh p2 ????, p2 cc, p1 cc, d db KsKdQs, p1 cc, p2 cc, d db Jh, p1 cc, p2 cc, d db 9h, p1 cc, "+
				"p2 cc, p1 sm ????, p2 sm 2c7d"),
		"98 102",
	},
	{
		"the last cards that are shown count, however often before they were not",
		aHand("NT", "0", "1 2", "2", "100 100",
			"d dh p1 ????, d dh p2 ????, p2 cbr 100, p1 cc, p1 sm ????, p2 sm ????, d db KsKdQs, p1 sm ????, p2 sm ????, "+
				"d db Jh, d db 9h, p1 sm AsAd, p2 sm 2c7d, # and so to bed"),
		"200 0",
	},
	{
		"stacks that nobody noted are deep, and end as they began",
		aHand("NT", "0", "1 2", "2", "inf 100", "d dh p1 ????, d dh p2 ????, p2 cbr 90, p1 cbr 5000, p2 f"),
		"inf 10",
	},
	{
		"a winner may show",
		aHand("NT", "0", "1 2", "2", "100 100", "d dh p1 ????, d dh p2 ????, p2 f, p1 sm 7h2d"),
		"101 99",
	},
	{
		"cards are dealt round by round",
		aHand("NT", "0", "1 2", "2", "100 100", "d dh p1 7h, d dh p2 ??, d dh p1 2d, d dh p2 ??, p2 f"),
		"101 99",
	},
	{
		"millions at stake",
		aHand("NT", "2000000", "1000000 2000000", "2000000", "90000000 90000000", "d dh p1 ????, d dh p2 ????, p2 f"),
		"93000000 87000000",
	},
}

func TestOurHandsEndAsWorkedOut(t *testing.T) {
	for _, o := range ours {
		h := readAll(t, o.hand)[0]
		r, err := Play(h)
		if err != nil {
			t.Errorf("%s: %v", o.name, err)
			continue
		}
		var stacks []byte
		for i, s := range r.Stacks {
			if i > 0 {
				stacks = append(stacks, ' ')
			}
			stacks = appendStack(stacks, s)
		}
		if string(stacks) != o.stacks {
			t.Errorf("%s: the stacks are %s, not %s", o.name, stacks, o.stacks)
		}
		if want := h.FinishingStacks != nil; (r.Verdict == Agreed) != want || !want && r.Verdict != Unrecorded {
			t.Errorf("%s: %v, %s", o.name, r.Verdict, r.Reason)
		}
	}
}

func TestVerdicts(t *testing.T) {
	showdown := func(shows string) string {
		return aHand("NT", "0", "1 2", "2", "100 100",
			"d dh p1 ????, d dh p2 ????, p2 cc, p1 cc, d db KsKdQs, p1 cc, p2 cc, d db Jh, p1 cc, p2 cc, d db 9h, p1 cc, p2 cc, "+shows)
	}
	for _, v := range []struct {
		hand    string
		verdict Verdict
		reason  string
	}{
		{showdown("p1 sm AsAd, p2 sm ????"), Unrecorded, ""},
		{showdown("p1 sm AsAd, p2 sm ????") + "finishing_stacks = [102, 98]", Agreed, ""},
		{showdown("p1 sm AsAd, p2 sm ????") + "finishing_stacks = [98, 102]", Undecided, "p2 won without showing, and nobody noted the cards"},
		{showdown("p1 sm AsAd, p2 sm 2c7d") + "finishing_stacks = [98, 102]", Differed,
			"p1 ends with $102 and not $98, p2 ends with $98 and not $102"},
		{showdown("p1 sm AsAd, p2 sm ????") + "winnings = [4, 0]", Agreed, ""},
		{showdown("p1 sm AsAd, p2 sm ????") + "winnings = [3.80, 0]", Agreed, ""}, // with a rake
		{showdown("p1 sm AsAd, p2 sm ????") + "winnings = [0, 4]", Undecided, "p2 won without showing, and nobody noted the cards"},
		{showdown("p1 sm AsAd, p2 sm 2c7d") + "winnings = [0, 4]", Differed,
			"p1 takes $4 from the pots and not $0, p2 takes $0 from the pots and not $4"},
		{showdown("p1 sm AsAd, p2 sm ????") + "winnings = [3, 0]", Differed, "the recorded winnings lack $1, which is too much for a rake"},
		{showdown("p1 sm AsAd, p2 sm ????") + "winnings = [5, 0]", Differed, "p1 takes $4 from the pots and not $5"},
		{showdown("p1 sm AsAd, p2 sm ????") + "winnings = [0, 0]", Unrecorded, ""},
		{showdown("p1 sm AsAd, p2 sm ????") + "finishing_stacks = [102, 98]\nwinnings = [5, 0]", Differed,
			"p1 takes $4 from the pots and not $5"},
		{strings.Replace(showdown("p1 sm, p2 sm 2c7d"), "p1 ????", "p1 AsAd", 1) + "winnings = [4, 0]", Agreed, ""}, // the winner did not show
		{strings.Replace(showdown("p1 sm, p2 sm 2c7d"), "p1 ????", "p1 AsAd", 1) + "winnings = [0, 4]", Agreed, ""}, // and here conceded
		{showdown("p1 sm ????, p2 sm ????") + "finishing_stacks = [98, 102]", Undecided, "nobody noted the cards that decide it"},
		{showdown("p1 sm, p2 sm ????") + "finishing_stacks = [98, 102]", Agreed, ""},
		{showdown("p1 sm AsAd, p2 sm") + "finishing_stacks = [101.80, 98]", Agreed, ""}, // of 4, 0.20 are rake
		{showdown("p1 sm AsAd, p2 sm") + "finishing_stacks = [101, 98]", Differed, "the recorded stacks lack $1, which is too much for a rake"},
		{showdown("p1 sm AsAd, p2 sm") + "finishing_stacks = [50, 98]", Differed, "p1 ends with $102 and not $50"},
		{showdown("p1 sm AsAd, p2 sm") + "finishing_stacks = [103, 98]", Differed, "p1 ends with $102 and not $103"},
	} {
		r, err := Play(readAll(t, v.hand)[0])
		if err != nil || r.Verdict != v.verdict || r.Reason != v.reason {
			t.Errorf("%v, %+v, not %v, %s", err, r, v.verdict, v.reason)
		}
	}
}

// TestARakeComesOffTheMainPot plays three who are all-in, with a rake: the first pot pays it, which the
// first wins, and not the side pot.
func TestARakeComesOffTheMainPot(t *testing.T) {
	allIn := aHand("NT", "0", "1 2", "2", "50 100 100",
		"d dh p1 AsAd, d dh p2 KsKd, d dh p3 QsQd, p3 cbr 100, p1 cc, p2 cc, p1 sm AsAd, p2 sm KsKd, p3 sm QsQd, d db 2c3c4d, d db 8h, d db 9h")
	for result, want := range map[string]Verdict{
		"finishing_stacks = [147, 100, 0]": Agreed,
		"finishing_stacks = [150, 97, 0]":  Differed,
		"winnings = [147, 100, 0]":         Agreed,
	} {
		r, err := Play(readAll(t, allIn+result)[0])
		if err != nil || r.Verdict != want || r.Rake != 3*money.Dollar {
			t.Errorf("%s: %v, %+v", result, err, r)
		}
	}
}

// TestWinningsMayIncludeAnUncalledBet has records of sites that count what nobody called among the winnings.
func TestWinningsMayIncludeAnUncalledBet(t *testing.T) {
	folds := aHand("NT", "0", "1 2", "2", "100 100 100", downThree+"p3 cbr 10, p1 f, p2 f")
	loses := aHand("NT", "0", "1 2", "2", "60 100",
		"d dh p1 AsAd, d dh p2 KsKd, p2 cbr 100, p1 cc, p1 sm AsAd, p2 sm, d db 2c3c4d, d db 8h, d db 9h")
	// Aces would have won, so it has to be seen that they were put down: what the winner of nothing has is what nobody called.
	mucks := strings.NewReplacer("As", "Ks", "Ad", "Kd", "Ks", "As", "Kd", "Ad").Replace(loses)
	for _, w := range []struct {
		hand           string
		verdict        Verdict
		rake, uncalled money.Cents
	}{
		{folds + "winnings = [0, 0, 5]", Agreed, 0, 0},
		{folds + "winnings = [0, 0, 13]", Agreed, 0, 8 * money.Dollar},
		{folds + "winnings = [0, 0, 12.50]", Agreed, 50, 8 * money.Dollar},
		{folds + "winnings = [0, 0, 12]", Differed, 0, 0},
		{folds + "winnings = [0, 0, 14]", Differed, 0, 0},
		{loses + "winnings = [120, 0]", Agreed, 0, 0},
		{loses + "winnings = [120, 40]", Agreed, 0, 40 * money.Dollar},
		{loses + "winnings = [117, 40]", Agreed, 3 * money.Dollar, 40 * money.Dollar},
		{mucks + "winnings = [120, 40]", Agreed, 0, 40 * money.Dollar},
	} {
		r, err := Play(readAll(t, w.hand)[0])
		if err != nil || r.Verdict != w.verdict || r.Rake != w.rake || r.Uncalled != w.uncalled {
			t.Errorf("%v, %+v, not %+v", err, r, w)
		}
	}
}

func TestWhatCannotBePlayedIsTold(t *testing.T) {
	two := "d dh p1 AsAd, d dh p2 2c7d, "
	nt := func(actions string) string { return aHand("NT", "0", "1 2", "2", "100 100", actions) }
	stud := func(actions string) string { return aHand("F7S", "1", "2", "5/10", "90 90 90", actions) }
	dealt := "d dh p1 ????2c, d dh p2 ????9c, d dh p3 ????Kd, "
	for _, w := range []struct{ hand, want string }{
		{nt(two + "p1 cc"), `action 3 "p1 cc": it is p2's turn: 19:47-14.10(f)`},
		{nt(two + "p2 cbr 3"), `action 3 "p2 cbr 3": to raise here is from $4 to $100 in steps of $1, not $3: 19:47-14.7(d)`},
		{nt(two + "p2 cbr 101"), `action 3 "p2 cbr 101": to raise here is from $4 to $100 in steps of $1, not $101: 19:47-14.7(d)`},
		{nt(two + "p2 cbr 100, p1 cbr 100"), `action 4 "p1 cbr 100": p1 may not raise here: 19:47-14.10(f)`},
		{nt(two + "p2 cc, p1 cc, p1 cc"), `action 5 "p1 cc": it is not p1's turn: a card for the board comes next`},
		{nt(two + "p2 cc, d db KsKdQs"), "action 4 \"d db KsKdQs\": no such card is to be dealt now"},
		{nt(two + "p2 cc, p1 cc, d db KsKdQsJh, p1 cc"), `action 5 "d db KsKdQsJh": no such card is to be dealt now`},
		{nt(two + "p2 cc, p1 cc, d db KsKd, p1 cc"), `action 6 "p1 cc": it is not p1's turn: a card for the board comes next`},
		{nt(two + "p2 cc, p1 cc, d db KsKdAs"), `action 5 "d db KsKdAs": As is somewhere else`},
		{nt(two + "p2 f, p1 cc"), `action 4 "p1 cc": it is not p1's turn: the hand is over`},
		{nt(two + "p2 f, d db KsKdQs"), `action 4 "d db KsKdQs": no such card is to be dealt now`},
		{nt(two + "p2 cc, p1 pb"), `action 4 "p1 pb": there is nothing to bring in`},
		{nt(two + "p2 sd"), `action 3 "p2 sd": nobody draws cards at Hold 'Em`},
		{nt(two + "p2 f, p1 sm AsKd"), `action 4 "p1 sm AsKd": Kd was not dealt to p1`},
		{nt("d dh p1 AsAdAh"), `action 1 "d dh p1 AsAdAh": at Hold 'Em that are more than 2 cards`},
		{nt("d dh p1 AsAd, p2 f"), `action 2 "p2 f": it is not p2's turn: a card for p2 comes next`},
		{nt(""), "the hand breaks off after action 1: a card for p1 is to come"},
		{nt(two), "the hand breaks off after action 3: what p2 does is to come"},
		{nt(two + "p2 cc, p1 cc"), "the hand breaks off after action 4: a card for the board is to come"},
		{nt(two + "p2 cc, p1 sm AsAd"), "the hand breaks off after action 4: what p1 does is to come"},
		{stud(dealt + "p2 pb"), `action 4 "p2 pb": it is p1's turn: 19:47-14.9(e)`},
		{stud(dealt + "p1 cc"), `action 4 "p1 cc": p1 has to bring it in: 19:47-14.9(e)`},
		{stud(dealt + "p1 pb, p2 cbr 7"), `action 5 "p2 cbr 7": to raise here is $5, not $7: 19:47-14.7(d)`},
		{aHand("PO", "0", "1 2", "2", "200 200", "d dh p1 ????????, d dh p2 ????????, p2 cbr 7"),
			`action 3 "p2 cbr 7": to raise here is from $4 to $6 in steps of $1, not $7: 19:47-14.7(d)`},
		{aHand("FT", "0", "5 10", "10/20", "100 100", two+"p2 cbr 30"), `action 3 "p2 cbr 30": to raise here is $20, not $30: 19:47-14.7(d)`},
		{aHand("FR", "1", "2", "5/10", "90 90", ""), "FR, fixed-limit razz, is not a game of our poker room"},
		{made[6], `there is no variant "NO"`},
		{aHand("NT", "0", "1 2", "2", strings.Repeat("100 ", 12), ""), "Hold 'Em seats 11 players at most, not 12"},
		{aHand("NT", "0", "1 2", "2", "2000000000 100", two+"p2 f"), "no more than $1,000,000,000 can be brought to a seat"},
	} {
		_, err := Play(readAll(t, w.hand)[0])
		placed, ok := errors.AsType[*Error](err)
		if !ok || placed.Err.Error() != w.want {
			t.Errorf("%v, not %s", err, w.want)
			continue
		}
		if breaks := strings.Contains(w.want, "breaks off"); errors.Is(err, ErrBrokenOff) != breaks {
			t.Errorf("%v broken off: %v", err, !breaks)
		}
	}
}
