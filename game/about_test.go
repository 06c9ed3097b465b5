package game

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// Every game says of itself what screens and the default casino show.
func TestEveryGameSpeaksForItself(t *testing.T) {
	for _, r := range All {
		a := r.About
		if a.Description == "" || strings.Contains(a.Description, "\n") || len(a.Description) > 90 {
			t.Errorf("%s: the description is not one line of 1 to 90 characters: %q", r.ID, a.Description)
		}
		if len(a.Tips) < 2 || len(a.Tips) > 4 {
			t.Errorf("%s has %d tips, not 2 to 4", r.ID, len(a.Tips))
		}
		for _, tip := range a.Tips {
			if !strings.HasSuffix(tip, ".") {
				t.Errorf("%s: a tip is not a sentence: %q", r.ID, tip)
			}
		}
		if len(a.Round) < 5 || len(a.Round) > 8 {
			t.Errorf("%s tells of a round in %d sentences, not 5 to 8", r.ID, len(a.Round))
		}
		for _, sentence := range a.Round {
			if !strings.HasSuffix(sentence, ".") || len(sentence) > 140 {
				t.Errorf("%s: not a sentence of at most 140 characters: %q", r.ID, sentence)
			}
		}
		if a.Pit == "" || a.Begin == "" {
			t.Errorf("%s does not say its pit (%q) or how a round begins (%q)", r.ID, a.Pit, a.Begin)
		}
		if r.EachOther != (len(a.Examples) == 0) {
			t.Errorf("%s has %d examples of wagers", r.ID, len(a.Examples))
		}
	}
}

// Every example is a wager with an amount, as somebody at the table would say it.
func TestExamplesAreWagers(t *testing.T) {
	for _, r := range All {
		tab := tabletest.Open(t, r, nil, 1)
		for _, example := range r.About.Examples {
			name := example[:strings.LastIndex(example, " ")]
			if _, ok := tab.Area(1, name); !ok && name != "odds" { // a line bet's, which have no name before there is a point
				t.Errorf("%s: no wager is called %q", r.ID, name)
			}
		}
	}
}

// What hands are worth, as it is announced.
func TestWorth(t *testing.T) {
	for _, test := range []struct{ game, cards, worth string }{
		{"blackjack", "As 6d", "soft 17"}, {"blackjack", "Ks 6d", "16"}, {"blackjack", "As Kd", "21 in two cards"},
		{"blackjack", "Ks 6d 9h", "25, bust"},
		{"punto-banco", "Ks 9d", "9"}, {"chemin-de-fer", "8s 7d", "5"}, {"minibaccarat", "8s 7d", "5"},
		{"three-card-poker", "6s 6d Kh", "pair of sixes, king"}, {"three-card-poker", "6s 6d", ""},
		{"red-dog", "6s", ""},
		{"three-card-draw", "6s 6d Kh", "pair of sixes, king"}, {"three-card-draw", "6s 6d Kh 6c", "three sixes"},
		{"three-card-draw", "As Ks Qs 2d", "mini royal flush"}, {"three-card-draw", "6s 6d", ""},
		{"texas-holdem-bonus", "6s 6d", "pair of sixes"}, {"texas-holdem-bonus", "6s Kd", ""},
		{"texas-holdem-bonus", "6s 6d Kh Qd Js 2c 3c", "pair of sixes, king, queen, jack"},
		{"let-it-ride", "6s 6d Kh", "pair of sixes, king"}, {"let-it-ride", "6s 6d Kh 6c Kc", "full house, sixes over kings"},
		{"let-it-ride", "6s 7d Kh", ""},
		{"double-down-stud", "6s", ""}, {"double-down-stud", "6s 6d Kh 9c", "pair of sixes, king, nine"},
		{"flop-poker", "6s 6d Kh", "pair of sixes, king"}, {"flop-poker", "6s 7d Kh Ks Kc Kd", "three kings, seven, six"},
		{"mini-tex", "6s 6d", "pair"}, {"mini-tex", "6s 6d Kh Qc", "pair of sixes, king"}, {"mini-tex", "6s Td Kh Kc Ks", "pair of kings, ten"},
		{"hold-em", "6s 6d", "pair of sixes"}, {"hold-em", "6s Kd 6h Qc 2s", "pair of sixes, king, queen, two"}, {"hold-em", "6s Kd", ""},
		{"seven-card-stud-eight-or-better", "As 2d 3h 4c 8s Kd Kh", "pair of kings, ace, eight, four; eight, four, three, two, ace low"},
		{"five-card-draw-low", "As 2d 3h 4c 8s", "eight, four, three, two, ace low"},
	} {
		r, _ := Find(test.game)
		g, ok := r.New(r.Options()).(table.Worther)
		worth := ""
		if ok {
			cards, err := card.ParseAll(test.cards)
			if err != nil {
				t.Fatal(err)
			}
			worth = g.Worth(1, 0, cards)
			if hidden := g.Worth(1, 0, append(cards, card.Unknown)); hidden != "" {
				t.Errorf("%s: %s and a card face down are worth %q", test.game, test.cards, hidden)
			}
		}
		if worth != test.worth {
			t.Errorf("%s: %s is worth %q, not %q", test.game, test.cards, worth, test.worth)
		}
	}
}

// Every lesson asks for wagers, questions and answers that its game has, and says what it is
// for. Nobody else's lesson has its id, unless it is the same.
func TestLessonsCanBeLearned(t *testing.T) {
	all := map[string]table.Lesson{}
	for _, r := range All {
		l := r.New(r.Options()).Layout()
		for _, lesson := range r.About.Lessons {
			if same, ok := all[lesson.ID]; ok && same != lesson {
				t.Errorf("%s: another game has a lesson %q", r.ID, lesson.ID)
			}
			all[lesson.ID] = lesson
			if lesson.Name == "" || !strings.HasSuffix(lesson.Task, ".") || !strings.HasSuffix(lesson.Why, ".") || lesson.Times < 0 {
				t.Errorf("%s: %+v", r.ID, lesson)
			}
			done, todo := table.Learning{Pot: lesson.Pot}, 0
			for _, wanted := range []string{lesson.Bets, lesson.Wins} {
				found := wanted == ""
				for i := range l.Wagers {
					if id := l.Wagers[i].ID; wanted != "" && (id == wanted || strings.HasPrefix(id, wanted+"-")) {
						todo++
						found = lesson.Line == "" ||
							slices.ContainsFunc(l.Wagers[i].Pays, func(p table.Pay) bool { return p.Law == lesson.Line && p.Odds == lesson.Odds })
						done.Bets, done.Wins = append(done.Bets, id), append(done.Wins, table.Win{Wager: id, Odds: lesson.Odds, Line: lesson.Line})
						break
					}
				}
				if !found {
					t.Errorf("%s, %s: there is no wager %q", r.ID, lesson.ID, wanted)
				}
			}
			for _, o := range l.Offers {
				if o.ID == lesson.Offer && slices.Contains(o.Choices, lesson.Choice) {
					todo++
					done.Hear(l, &table.Event{Kind: table.Answered, Area: table.NoArea, By: o.Law, Word: string(lesson.Choice)})
				}
			}
			if lesson.Pot {
				todo++
			}
			if todo == 0 || lesson.DoneIn(&table.Learning{}) || !lesson.DoneIn(&done) {
				t.Errorf("%s, %s: what it asks for cannot be done, or nothing is asked for", r.ID, lesson.ID)
			}
		}
	}
	if len(all) < 20 {
		t.Errorf("there are %d lessons", len(all))
	}
}

// Whoever plays at random learns every lesson sooner or later.
func TestLessonsAreLearnedByPlaying(t *testing.T) {
	for _, r := range All {
		t.Run(r.ID, func(t *testing.T) {
			missing := map[string]bool{}
			for _, lesson := range r.About.Lessons {
				missing[lesson.ID] = true
			}
			for seed := uint64(0); seed < 60 && len(missing) > 0; seed++ {
				heard := 0
				tabletest.WalkEach(t, r, r.Options(), chance.NewFast(seed, 11), 300, func(l *table.Live, log table.Log) {
					bySeat := map[table.Seat]*table.Learning{}
					for i := heard; i < len(log); i++ {
						n := bySeat[log[i].Seat]
						if n == nil {
							n = &table.Learning{}
							bySeat[log[i].Seat] = n
						}
						n.Hear(l.Table().Layout(), &log[i])
					}
					heard = len(log)
					for _, n := range bySeat {
						for _, lesson := range r.About.Lessons {
							if lesson.DoneIn(n) {
								delete(missing, lesson.ID)
							}
						}
					}
				})
			}
			for id := range missing {
				t.Errorf("%s: nobody has learned %q", r.ID, id)
			}
		})
	}
}
