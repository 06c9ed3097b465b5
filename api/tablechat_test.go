package api_test

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/people"
)

// TestPeopleTalkAtATable has two people talk: each hears the other, what is hostile is
// refused or harmless, and nothing of it is in the table's events.
func TestPeopleTalkAtATable(t *testing.T) {
	ctx := context.Background()
	h := open(t, casinoOf("craps"))
	ann, bob := h.as(people.Guest), h.as(people.Guest)
	if _, err := ann.Table("craps").Sit(ctx, 1, 100*dollar); err != nil {
		t.Fatal(err)
	}
	before, err := ann.Table("craps").View(ctx)
	if err != nil {
		t.Fatal(err)
	}
	var said wire.Said
	hostile := "<img src=x onerror=alert(1)>\u202e hi\n\x00"
	if err := ann.Send(ctx, http.MethodPost, "/api/tables/craps/chat", wire.Say{Text: hostile}, &said); err != nil {
		t.Fatal(err)
	}
	if said.Text != "<img src=x onerror=alert(1)> hi" || said.Seat != 1 {
		t.Errorf("it is told as %+v", said)
	}
	said = wire.Said{}
	if err := bob.Send(ctx, http.MethodPost, "/api/tables/craps/chat", wire.Say{Emote: "wow"}, &said); err != nil ||
		said.Seat != 0 || said.Emote != "wow" {
		t.Errorf("an emote of one who watches: %+v, %v", said, err)
	}
	var all, later []wire.Said
	if err := bob.Get(ctx, "/api/tables/craps/chat", &all); err != nil || len(all) != 2 {
		t.Fatalf("bob hears %v, %v", all, err)
	}
	if err := bob.Get(ctx, "/api/tables/craps/chat?after=1", &later); err != nil || len(later) != 1 {
		t.Errorf("after the first line: %v, %v", later, err)
	}
	for _, bad := range []wire.Say{{}, {Text: " \n"}, {Text: strings.Repeat("x", 201)}, {Text: strings.Repeat("x", 5000)}, {Emote: "<b>"}} {
		var problem *wire.Problem
		err := bob.Send(ctx, http.MethodPost, "/api/tables/craps/chat", bad, &said)
		if !errors.As(err, &problem) || problem.Status != http.StatusUnprocessableEntity {
			t.Errorf("%.20q, %q: %v", bad.Text, bad.Emote, err)
		}
	}
	after, err := ann.Table("craps").View(ctx)
	if err != nil || after.Last != before.Last {
		t.Errorf("the table's events go from %d to %d: %v", before.Last, after.Last, err)
	}
}

// TestTheStreamBringsWhatIsSaid has somebody come late, who is told what was said before and
// then, at once, what is said.
func TestTheStreamBringsWhatIsSaid(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	h := open(t, casinoOf("craps", "big-six"))
	ann, bob := h.as(people.Guest), h.as(people.Guest)
	say := func(table, text string) {
		ann.want(200, "POST", "/api/tables/"+table+"/chat", `{"text":"`+text+`"}`)
	}
	say("craps", "before")
	var heard []string
	err := bob.Stream(ctx, "/api/tables/craps/events", 0, func(m client.Message) error {
		if m.Said == nil {
			return nil
		}
		if heard = append(heard, m.Said.Text); len(heard) == 3 {
			return errHeard
		}
		say("big-six", "elsewhere")
		say("craps", "then")
		return nil
	})
	if !errors.Is(err, errHeard) || !slices.Equal(heard, []string{"before", "then", "then"}) {
		t.Errorf("bob hears %q: %v", heard, err)
	}
}
