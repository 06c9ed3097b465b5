package game

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestARoundThatIsAbandonedAtEveryGame abandons rounds in their course, at whatever
// question. What is not decided goes back, the game goes on, and a replay of the
// journal comes to the same.
func TestARoundThatIsAbandonedAtEveryGame(t *testing.T) {
	all, tried := 0, 0
	for _, r := range All {
		t.Run(r.ID, func(t *testing.T) {
			will, times := chance.NewFast(17, 47), 0
			tabletest.WalkEach(t, r, r.Options(), chance.NewFast(17, 7), 300, func(l *table.Live, _ table.Log) {
				if will.Draw(4) > 0 {
					return
				}
				q, err := l.Round()
				for range will.Draw(5) {
					if q == nil || err != nil {
						break // a refused answer leaves the question open
					}
					choices := q.Choices()
					q, err = l.Answer(table.Answer{Choice: choices[will.Draw(len(choices))]})
				}
				if l.Question() == nil {
					return
				}
				if err := l.Abandon(); err != nil {
					t.Fatal(err)
				}
				times++
				if l.Question() != nil {
					t.Fatal("a round goes on that was abandoned")
				}
				for b := range l.Table().Standing {
					t.Fatalf("seat %d still has %s on %d", b.Seat, b.Amount, b.Area)
				}
				if err := l.Table().Verify(); err != nil {
					t.Fatal(err)
				}
			})
			t.Logf("%d rounds were abandoned", times)
			all += times
			tried++
		})
	}
	if tried == len(All) && all < 100 { // and not where one game was asked for
		t.Errorf("only %d rounds were abandoned", all)
	}
}

// TestAnAbandonedHandOfPokerCostsNobody: the pot goes back to whom it came from.
func TestAnAbandonedHandOfPokerCostsNobody(t *testing.T) {
	r, _ := Find("hold-em")
	l, err := table.NewLive(r, nil, r.Terms(), chance.NewFast(1, 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	const each = 500 * money.Dollar
	for s := table.Seat(1); s <= 3; s++ {
		if err := l.Do(table.Act{Kind: table.Sit, Seat: s, Amount: each}); err != nil {
			t.Fatal(err)
		}
	}
	for questions := range 12 {
		q, err := l.Round()
		for range questions {
			if q == nil || err != nil {
				break
			}
			choice := q.First()
			if q.Allows("call") {
				choice = "call"
			}
			q, err = l.Answer(table.Answer{Choice: choice})
		}
		if err != nil {
			t.Fatal(err)
		}
		if q == nil {
			break
		}
		if err := l.Abandon(); err != nil {
			t.Fatal(err)
		}
		for s := table.Seat(1); s <= 3; s++ {
			if a := l.Table().Account(s); a.Chips != each {
				t.Errorf("after %d answers seat %d has %s", questions, s, a.Chips)
			}
		}
	}
}
