package keno_test

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
)

// ticket writes a ticket under the standard rate card.
func ticket(t testing.TB, text string) *keno.Ticket {
	t.Helper()
	r, err := keno.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	made, err := keno.Standard().Ticket(r)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestRequestsAreReadAndWritten(t *testing.T) {
	for _, x := range []struct {
		text, want string // want is empty where the text comes back as it is
		kind       keno.Kind
		ways       int
		price      money.Cents
	}{
		{text: "3 17 22 41 @ $2", kind: keno.StraightTicket, ways: 1, price: 200},
		{text: "22, 3,17 41 @ 2", want: "3 17 22 41 @ $2", kind: keno.StraightTicket, ways: 1, price: 200},
		{text: "3 17 22 41: 1/4 @ $2", want: "3 17 22 41 @ $2", kind: keno.StraightTicket, ways: 1, price: 200},
		{text: "basic 1-5 at $1 x3", want: "1 2 3 4 5 @ $1 x 3", kind: keno.StraightTicket, ways: 1, price: 300},
		{text: "7 @ $1 for 5 races", want: "7 @ $1 x 5", kind: keno.StraightTicket, ways: 1, price: 500},
		{text: "7 @ $1 2 games = $2", want: "7 @ $1 x 2", kind: keno.StraightTicket, ways: 1, price: 200},
		{text: "split 1 2 3 | 10 20 30 @ $1", kind: keno.SplitTicket, ways: 2, price: 200},
		{text: "1 2 3 | 10 20 30: 2/3 @ $1", want: "split 1 2 3 | 10 20 30: 2/3 @ $1", kind: keno.SplitTicket, ways: 2, price: 200},
		{text: "1 2 3 | 10 20 30 40 : A @ 1, B @ 2", want: "split 1 2 3 | 10 20 30 40: A @ $1, B @ $2",
			kind: keno.SplitTicket, ways: 2, price: 300},
		{text: "way 1 2 | 3 4 | 5 6 | 7 8: 4/2, 1/8 @ $1", kind: keno.WayTicket, ways: 5, price: 500},
		{text: "combination 1 2 | 3 4 | 5 6 | 7 8: 4/2 @ $1, 1/8 @ $2", kind: keno.CombinationTicket, ways: 5, price: 600},
		{text: "1 2 | 3 4 5 | 6 7 8 9: 1/5, 1/6, 1/7, 1/9 @ $1", want: "combination 1 2 | 3 4 5 | 6 7 8 9: 1/5, 1/6, 1/7, 1/9 @ $1",
			kind: keno.CombinationTicket, ways: 4, price: 400},
		{text: "k7 | 1 2 | 3 4 5: 1/4, 1/6, A+K7 @ $1", kind: keno.KingTicket, ways: 3, price: 300},
		{text: "king 7 | 1 2 | 3 4 5: 1/4, 1/6, A+K7 @ $1", want: "k7 | 1 2 | 3 4 5: 1/4, 1/6, A+K7 @ $1",
			kind: keno.KingTicket, ways: 3, price: 300},
		{text: "k1 k2 k3 k4 k5: 10/2, 10/3, 5/4, 1/5 @ $1", want: "k1 | k2 | k3 | k4 | k5: 10/2, 10/3, 5/4, 1/5 @ $1",
			kind: keno.KingTicket, ways: 26, price: 2600},
	} {
		made := ticket(t, x.text)
		want := x.want
		if want == "" {
			want = x.text
		}
		if got := made.String(); got != want {
			t.Errorf("%s: written as %q, want %q", x.text, got, want)
		}
		if made.Kind != x.kind || len(made.Ways) != x.ways || made.Price != x.price {
			t.Errorf("%s: a %s ticket of %d ways for %s, want %s, %d, %s", x.text, made.Kind, len(made.Ways), made.Price, x.kind, x.ways, x.price)
		}
		again := ticket(t, made.String())
		if again.String() != made.String() || again.Price != made.Price || len(again.Ways) != len(made.Ways) {
			t.Errorf("%s: read again it is %s", x.text, again)
		}
	}
}

func TestRequestsAreRefused(t *testing.T) {
	for _, x := range []struct {
		text string
		by   law.Cite
		say  string
	}{
		{"", "15.3(b)[request]", "no keno request"},
		{"1 2 3", "15.7(a)", "how much is wagered"},
		{"@ $1", "15.7(a)", "no number"},
		{"1 2 x @ $1", "15.7(a)", `"x" is not a number on the grid`},
		{"0 2 @ $1", "15.2(a)", "0 is not a number from 1 to 80"},
		{"81 @ $1", "15.2(a)", "81 is not a number from 1 to 80"},
		{"1 1 @ $1", "15.7(a)", "1 is marked twice"},
		{"1-16 @ $1", "15.2(b)", "16 spots are more than the 15"},
		{"1 2 | 3 4 @ $1", "15.7(a)", "how its 2 groups are played"},
		{"straight 1 2 | 3 4: 1/4 @ $1", "15.2(c)1", "has no groups"},
		{"1 2 | 2 3: A, B @ $1", "15.2(c)2[no repeats]", "2 is in more than one group"},
		{"1 2 | 2 3: A+B @ $1", "15.7(a)", "2 is in more than one group"},
		{"1 2 | 3 4: A @ $1, B @ $2", "15.2(c)2i", "same rate for each group"},
		{"1 2 | 3 4: 2/2 @ $1, 1/4 @ $2", "15.2(c)3", "same rate for each group"},
		{"way 1 2 | 3 4 5: 1/5 @ $1", "15.2(c)3", "the same number of spots"},
		{"split 1 2 | 3 4: 1/4 @ $1", "15.7(a)", "marked as a split ticket and is a way ticket"},
		{"1 2 | 3 4: 3/2 @ $1", "15.7(a)", "2 ways of 2 spots, not 3"},
		{"1 2 | 3 4 | 5 6: A+B @ $1", "15.7(a)", "C is marked and not played"},
		{"1 2 | 3 4: A+D @ $1", "15.7(a)", "there is no group D"},
		{"1 2 | 3 4: A+A @ $1", "15.7(a)", "A is named twice"},
		{"1 2 | 3 4: 1/4, A+B @ $1", "15.7(a)", "played twice"},
		{"1 2 | 3 4: 1/4 @ $1, 2/2", "15.7(a)", "how much is wagered on 2/2"},
		{"1 2 | 3 4: 4-2 @ $1", "15.7(a)", "not a conditioning"},
		{"1 @ $1, A @ $1", "15.7(a)", "says nothing"},
		{"1 2 | | 3 4: 1/4 @ $1", "15.7(a)", "a group has no number"},
		{"k5 @ $1", "15.2(c)5", "no other group"},
		{"k5 | 1 2: A, K5 @ $1", "15.2(c)5", "not played by itself"},
		{"k5 | k6 | 1 2: A @ $1", "15.2(c)5", "no king is combined"},
		{"k1-3 | 5 6: 1/3 @ $1", "15.2(c)5", "single spot"},
		{"1 2 3 @ $0.50", "15.3(d)", "less than the minimum wager of $1"},
		{"1 2 3 @ $101", "15.3(d)", "more than the maximum wager of $100"},
		{"1 2 3 @ $1.50", "15.3(e)", "steps of $1"},
		{"1 2 3 @ nothing", "15.7(a)", "not an amount"},
		{"1 2 3 @ $1 x 21", "15.2(c)6", "at most 20 of the coming games"},
		{"1 2 3 @ $1 x 0", "15.2(c)6", "at least one game"},
		{"1 2 3 @ $1 x 2 = $1", "15.4(a)", "by the rate card it costs $2"},
		{"quick 0 @ $1", "15.1[quick-pick]", "how many numbers"},
		{"quick 8 @ $1", "15.1[quick-pick]", "have not been picked yet"},
	} {
		r, err := keno.Parse(x.text)
		if err == nil {
			_, err = keno.Standard().Ticket(r)
		}
		var refusal *law.Refusal
		if !errors.As(err, &refusal) {
			t.Errorf("%q: %v", x.text, err)
			continue
		}
		if refusal.By.Full() != x.by.Full() || !strings.Contains(refusal.Text, x.say) {
			t.Errorf("%q: refused with %q, want %q by %s", x.text, refusal, x.say, x.by)
		}
	}
}

// TestRequestsOfProgramsAreRefused is about requests that no text could have made.
func TestRequestsOfProgramsAreRefused(t *testing.T) {
	ab := []keno.Set{keno.NewSet(1, 2), keno.NewSet(3, 4)}
	for _, r := range []keno.Request{
		{},
		{Groups: ab},
		{Groups: []keno.Set{{}}, Plays: []keno.Play{{Rate: 100}}},
		{Groups: ab, Plays: []keno.Play{{Ways: 1, Spots: 81, Rate: 100}}},
		{Groups: ab, Plays: []keno.Play{{Ways: 1, Spots: -4, Rate: 100}}},
		{Groups: ab, Plays: []keno.Play{{Ways: -1, Spots: 4, Rate: 100}}},
		{Groups: ab, Plays: []keno.Play{{Ways: 1, Spots: 4, Rate: -100}}},
		{Groups: ab, Plays: []keno.Play{{Ways: 1, Spots: 4, Rate: 1 << 62}}},
		{Groups: ab, Plays: []keno.Play{{Ways: 1, Spots: 4, Rate: 100}}, Races: -1},
		{Groups: ab, Plays: []keno.Play{{Of: []string{"A", ""}, Rate: 100}}},
		{Groups: ab[:1], Kings: keno.NewSet(2), Plays: []keno.Play{{Ways: 1, Spots: 3, Rate: 100}}},
		{Kind: 200, Groups: ab[:1], Plays: []keno.Play{{Rate: 100}}},
	} {
		made, err := keno.Standard().Ticket(r)
		if refusal := (*law.Refusal)(nil); !errors.As(err, &refusal) {
			t.Errorf("%+v: %v, %v", r, made, err)
		}
	}
	if r := (keno.Request{Groups: ab}); r.CountWays(-1) != 0 || r.CountWays(81) != 0 || r.CountWays(2) != 2 {
		t.Error("ways of no spots are counted")
	}
}

func TestTooManyWaysAreRefused(t *testing.T) {
	lawtest.Cites(t, "house:added-9(a)")
	var long *law.Refusal
	if _, err := keno.Parse(strings.Repeat("1 ", 8<<10)); !errors.As(err, &long) || long.By != "house:added-9(a)" {
		t.Errorf("a request of 16 KiB: %v", err)
	}
	const most = 8 << 10 // characters
	if _, err := keno.Parse(strings.Repeat(" ", most-len("1 @ $1")) + "1 @ $1"); err != nil {
		t.Errorf("a request of %d characters: %v", most, err)
	}
	if _, err := keno.Parse(strings.Repeat(" ", most+1-len("1 @ $1")) + "1 @ $1"); !errors.As(err, &long) || long.By != "house:added-9(a)" {
		t.Errorf("a request of a character more: %v", err)
	}
	var marks []string
	for n := range 40 {
		marks = append(marks, "k"+string(rune('0'+(n+10)/10))+string(rune('0'+(n+10)%10)))
	}
	r, err := keno.Parse(strings.Join(marks, " ") + ": 9999/10 @ $1")
	if err != nil {
		t.Fatal(err)
	}
	_, err = keno.Standard().Ticket(r)
	var refusal *law.Refusal
	if !errors.As(err, &refusal) || refusal.Reason != law.Limit || refusal.By != "house:added-9(a)" {
		t.Errorf("C(40,10) ways: %v", err)
	}
	// each entry is of few enough ways, and all of them together are of too many
	if r, err = keno.Parse(strings.Join(marks, " ") + ": 9880/3 @ $1, 780/2 @ $1"); err != nil {
		t.Fatal(err)
	}
	if _, err = keno.Standard().Ticket(r); !errors.As(err, &refusal) || refusal.Reason != law.Limit || refusal.By != "house:added-9(a)" {
		t.Errorf("9,880 ways and 780: %v", err)
	}
	pairs := []string{"k79 k80"}
	for n := 1; n <= 28; n += 2 {
		pairs = append(pairs, strconv.Itoa(n)+" "+strconv.Itoa(n+1))
	}
	whole, err := keno.Parse(strings.Join(pairs, " | ") + ": 28/3, 105/4, 3003/10, 6864/15 @ $1")
	if err != nil {
		t.Fatal(err)
	}
	if ticket, err := keno.Standard().Ticket(whole); err != nil || len(ticket.Ways) != keno.MaxWays {
		t.Errorf("10,000 ways: %v", err)
	}
	if got := r.CountWays(2); got != 780 {
		t.Errorf("%d pairs of 40 kings, want 780", got)
	}
}

func TestQuickPicksAreStraightTickets(t *testing.T) {
	r, err := keno.Parse("quick 8 @ $1 x 2")
	if err != nil {
		t.Fatal(err)
	}
	if got := r.String(); got != "quick 8 @ $1 x 2" {
		t.Errorf("written as %q", got)
	}
	counts := map[int]int{}
	for i := range uint64(2000) {
		picked, err := r.Pick(chance.NewFast(1, i))
		if err != nil {
			t.Fatal(err)
		}
		made, err := keno.Standard().Ticket(picked)
		if err != nil {
			t.Fatal(err)
		}
		if made.Kind != keno.StraightTicket || made.Ways[0].Size != 8 || made.Races() != 2 {
			t.Fatalf("picked %s", made)
		}
		for n := range made.Ways[0].Spots.All() {
			counts[n]++
		}
	}
	for n := 1; n <= keno.Numbers; n++ { // 200 of each are to be expected, with a deviation of 13
		if counts[n] < 130 || counts[n] > 270 {
			t.Errorf("%d was picked %d times in 2000", n, counts[n])
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("1 2 | 3 4 | 5 6 | 7 8: 4/2, 1/8 @ $1 x 5 = $25")
	f.Add("k7 | 1 2 | 3 4 5: 1/4, 1/6, A+K7 @ $1,000, A @ 2")
	f.Add("quick-pick 8 @ $1 for 3 games")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := keno.Parse(text)
		if err != nil {
			return
		}
		again, err := keno.Parse(r.String())
		if err != nil || again.String() != r.String() {
			t.Fatalf("%q is written as %q and read again as %q: %v", text, r, again, err)
		}
		made, err := keno.Standard().Ticket(r)
		if err != nil {
			return
		}
		if same, err := keno.Parse(made.String()); err != nil {
			t.Fatalf("%q: the ticket %q: %v", text, made, err)
		} else if twin, err := keno.Standard().Ticket(same); err != nil || twin.Price != made.Price || len(twin.Ways) != len(made.Ways) {
			t.Fatalf("%q: the ticket %q comes back otherwise: %v", text, made, err)
		}
	})
}
