package phh_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/phh"
	"boardwalk/table"
)

// crowd is players who decide by chance.
type crowd struct {
	*chance.Fast
	patient bool // they check and call, and fold rarely
}

func (c crowd) answer(q *table.Question) table.Answer {
	if c.patient {
		for _, choice := range []table.Choice{room.Check, room.Call} {
			if q.Allows(choice) && c.Draw(25) > 0 {
				return table.Answer{Choice: choice}
			}
		}
		if q.Allows(room.Fold) {
			return table.Answer{Choice: room.Fold}
		}
		return table.Answer{Choice: q.First()}
	}
	return c.wild(q)
}

// wild does anything that a player may.
func (c crowd) wild(q *table.Question) table.Answer {
	choices := q.Choices()
	a := table.Answer{Choice: choices[c.Draw(len(choices))]}
	if a.Choice == room.Fold && c.Draw(3) > 0 {
		a.Choice = q.First()
	}
	switch {
	case a.Choice == room.Chip:
		a.Amount = q.Held
	case a.Choice != room.Bet && a.Choice != room.Raise:
	case c.Draw(3) == 0:
		a.Amount = q.Most
	case c.Draw(2) == 0 && q.Most > q.Least:
		a.Amount = q.Least + money.Cents(c.Draw(int((q.Most-q.Least)/money.Dollar)+1))*money.Dollar
	}
	return a
}

// rounds plays so many rounds at a live table and returns its journal.
func rounds(t *testing.T, rules *table.Rules, options *room.Options, source crowd, n int) []table.Entry {
	t.Helper()
	live, err := table.NewLive(rules, options, rules.Terms(), source, &table.Log{})
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		seats := table.Seat(rules.Seats)
		if !source.patient {
			seats = table.Seat(2 + source.Draw(rules.Seats-1))
		}
		for s := table.Seat(1); s <= seats; s++ {
			if !live.Table().Taken(s) || live.Table().Account(s).Chips < 20*money.Dollar {
				if err := live.Do(table.Act{Kind: table.Sit, Seat: s, Amount: money.Cents(20+source.Draw(200)) * money.Dollar}); err != nil {
					t.Fatal(err)
				}
			}
		}
		if !source.patient && source.Draw(3) == 0 {
			for _, s := range slices.Clone(live.Table().Present()[2:]) {
				if source.Draw(2) == 0 {
					_ = live.Do(table.Act{Kind: table.Leave, Seat: s})
				}
			}
		}
		q, err := live.Round()
		for q != nil && err == nil {
			q, err = live.Answer(source.answer(q))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return live.Journal()
}

// Whatever players may do at our tables can be written, read and played again, in every
// variant: split pots and side pots, run-outs, odd chips, heads-up with the button and without.
func TestRoundsOfLiveTablesPlayAgain(t *testing.T) {
	const n = 60
	for i, v := range []struct {
		variant   phh.Variant
		rules     *table.Rules
		structure string
	}{
		{phh.NoLimitHoldem, room.HoldEm, room.NoLimit},
		{phh.FixedHoldem, room.HoldEm, room.Fixed},
		{phh.PotLimitOmaha, room.Omaha, room.PotLimit},
		{phh.FixedOmahaEight, room.OmahaEight, room.Fixed},
		{phh.FixedStud, room.SevenCardStud, room.Fixed},
		{phh.FixedStudEight, room.SevenCardStudEight, room.Fixed},
	} {
		for seed := range uint64(3) {
			options := v.rules.Options().(*room.Options)
			options.Structure, options.HeadsUp = v.structure, seed == 1
			if seed == 2 {
				options.Ante = []money.Cents{money.Dollar}
			}
			journal := rounds(t, v.rules, options, crowd{Fast: chance.NewFast(uint64(i), seed)}, n)
			hands := handsOf(t, v.rules, options, journal)
			for _, h := range hands {
				if h.Variant != v.variant {
					t.Errorf("a hand of %s is one of %s", v.variant, h.Variant)
				}
			}
			if len(hands) != n {
				t.Errorf("%s: %d rounds, %d hands", v.variant, n, len(hands))
			}
			again(t, hands)
		}
	}
}

// With many players to the end the deck does not do at stud, and there is a common card: the
// sooner as positions that folded get cards.
func TestACommonCardIsPlayedAgain(t *testing.T) {
	common, folded := 0, 0
	for seed := range uint64(4) {
		options := room.SevenCardStud.Options().(*room.Options)
		journal := rounds(t, room.SevenCardStud, options, crowd{chance.NewFast(9, seed), true}, 60)
		hands := handsOf(t, room.SevenCardStud, options, journal)
		for _, h := range hands {
			if slices.ContainsFunc(h.Actions, func(a phh.Action) bool { return a.Kind == phh.DealBoard }) {
				common++
			}
			if h.Other["_deal_folded"] == true {
				folded++
			}
		}
		again(t, hands)
	}
	if common < 10 || folded == 0 {
		t.Errorf("%d hands have a common card, %d because positions that folded got cards", common, folded)
	}
}

func handsOf(t *testing.T, rules *table.Rules, options *room.Options, journal []table.Entry) []*phh.Hand {
	t.Helper()
	var hands []*phh.Hand
	for h, err := range phh.Export(rules, options, rules.Terms(), journal) {
		if err != nil {
			t.Errorf("%s: %v", rules.Name, err)
			continue
		}
		hands = append(hands, h)
	}
	return hands
}

// again writes hands, reads them and plays them.
func again(t *testing.T, hands []*phh.Hand) {
	t.Helper()
	var text strings.Builder
	if err := phh.Write(&text, hands...); err != nil {
		t.Fatal(err)
	}
	n := 0
	for h, err := range phh.Read("again.phhs", strings.NewReader(text.String())) {
		if err != nil {
			t.Fatal(err)
		}
		r, err := phh.Play(h)
		if err != nil || !slices.Equal(r.Stacks, hands[n].FinishingStacks) {
			t.Errorf("%v, %+v", err, r)
		}
		n++
	}
	if n != len(hands) {
		t.Errorf("%d hands came back as %d", len(hands), n)
	}
}
