package view

import (
	"testing"
	"time"

	"boardwalk/card"
	"boardwalk/journal"
	"boardwalk/table"
)

func TestASealedSeedIsInNobodysStream(t *testing.T) {
	for _, sealed := range []bool{false, true} {
		e := Event{Kind: journal.KindReveal, Round: 3, Seed: &SeedNews{Seeds: []string{"the seed"}}, Sealed: sealed}
		for _, person := range []string{"", "ada"} {
			seen, ok := e.For(person)
			if !ok || seen.Round != 3 || (seen.Seed == nil) != sealed {
				t.Errorf("sealed %v: %q sees %+v", sealed, person, seen)
			}
		}
	}
}

// TestASecretIsForWhoHadTheSeat looks at a card that lies face down as its owner, as
// another player and as nobody in particular.
func TestASecretIsForWhoHadTheSeat(t *testing.T) {
	ace, _ := card.Parse("As")
	e := Event{N: 7, Kind: journal.KindEntry, Owner: "ann", Worth: "", OwnWorth: "pair of aces",
		Told: table.Event{Kind: table.Dealt, Seat: 1, Card: ace, Secret: true}}
	for person, sees := range map[string]bool{"ann": true, "bob": false, "": false} {
		seen, ok := e.For(person)
		if !ok || (seen.Told.Card == ace) != sees || seen.Owner != "" || seen.OwnWorth != "" || (seen.Worth != "") != sees ||
			e.SecretFor(person) != sees {
			t.Errorf("%q sees %+v", person, seen)
		}
	}
}

// TestAQuestionIsForWhoIsAsked looks at two open questions.
func TestAQuestionIsForWhoIsAsked(t *testing.T) {
	now := time.Now()
	st := Status{Round: 4, Until: now, Asked: []table.Seat{1, 2}, Open: []Open{
		{Question: table.Question{Number: 1, Seat: 1}, Person: "ann", Until: now},
		{Question: table.Question{Number: 2, Seat: 2}, Person: "bob", Until: now.Add(time.Second)},
		{Question: table.Question{Number: 3, Seat: 3}}, // nobody sits there
	}}
	for person, id := range map[string]string{"ann": "4.1", "bob": "4.2", "cy": "", "": ""} {
		seen := st.For(person)
		if seen.QuestionID() != id || seen.Open != nil || st.SecretFor(person) != (id != "") {
			t.Errorf("%q sees %+v", person, seen)
		}
	}
	if bob := st.For("bob"); !bob.Until.Equal(now.Add(time.Second)) {
		t.Errorf("bob has until %s", bob.Until)
	}
}
