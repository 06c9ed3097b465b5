package audit

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/game"
	"boardwalk/table"
)

// TestEveryRoundIsRebuiltForEverybodyAndForEach rebuilds every round of an
// evening of all games, as an auditor and as each of those who sat there.
func TestEveryRoundIsRebuiltForEverybodyAndForEach(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 2, all()...); err != nil {
		t.Fatal(err)
	}
	secrets := 0
	for _, id := range all() {
		for round := uint64(1); ; round++ {
			whole, err := Rebuild(context.Background(), dir, id, round, Everybody)
			if errors.Is(err, ErrNoRound) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			if len(whole.Faults) > 0 || len(whole.Proof.Wrong) > 0 || whole.Proof.Holds != whole.Over {
				t.Errorf("%s, round %d: %v %+v", id, round, whole.Faults, whole.Proof)
			}
			if whole.Over && whole.Proof.Committed.Checkpoint == 0 {
				t.Errorf("%s, round %d: no checkpoint vouches for it", id, round)
			}
			shown(t, whole)
			for _, as := range []string{"ann", "bob", "2", "somebody else"} {
				secrets += compareViews(t, dir, whole, as)
			}
		}
	}
	if secrets == 0 {
		t.Error("nobody ever had a card that others did not see")
	}
}

// compareViews checks what one saw against what happened, and returns how many
// faces were kept from them.
func compareViews(t *testing.T, dir string, whole *Round, as string) (hidden int) {
	t.Helper()
	view, err := Rebuild(context.Background(), dir, whole.Table, whole.Number, as)
	if err != nil {
		t.Fatal(err)
	}
	if len(view.Steps) != len(whole.Steps) || view.Proof.Holds != whole.Proof.Holds || view.Proof.Draws != nil {
		t.Errorf("%s, round %d: %s sees another round", whole.Table, whole.Number, as)
	}
	rules, _ := game.Find(whole.Game)
	sealed := whole.Over && rules.New(rules.Options()).Layout().HandsUnshown != "" && goesUnseen(whole)
	if text, err := json.Marshal(view); err != nil || whole.Over && bytes.Contains(text, []byte(whole.Proof.Seed)) == sealed ||
		(view.Proof.Sealed != "") != sealed {
		t.Errorf("%s, round %d: %s sees the seed or does not: %s %v", whole.Table, whole.Number, as, view.Proof.Sealed, err)
	}
	seats := map[table.Seat]bool{}
	for _, p := range whole.Players {
		if p.Person == as || as == number(p.Seat) {
			seats[p.Seat] = true
		}
	}
	mayOf := func(e *Event) bool {
		for seat := range seats {
			if e.Seen.By(seat) {
				return true
			}
		}
		return e.Seen.All
	}
	for i := range view.Steps {
		events := view.Steps[i].Events
		for j := range whole.Steps[i].Events {
			e := &whole.Steps[i].Events[j]
			if !mayOf(e) && !e.Seen.Back {
				continue // nobody told them
			}
			if len(events) == 0 {
				t.Fatalf("%s, round %d: %s was not told of %+v", whole.Table, whole.Number, as, e)
			}
			seen := events[0]
			events = events[1:]
			if mayOf(e) {
				if seen.Text != e.Text || seen.Card != e.Card || seen.Tile != e.Tile {
					t.Errorf("%s, round %d: %s saw %+v of %+v", whole.Table, whole.Number, as, seen, e)
				}
				continue
			}
			hidden++
			known := seen.Card != "??" || strings.Contains(seen.Text, e.Card)
			if e.Tile != "" {
				known = seen.Tile != "?-?" || strings.Contains(seen.Text, e.Tile)
			}
			if known {
				t.Errorf("%s, round %d: %s sees %+v", whole.Table, whole.Number, as, seen)
			}
		}
		if len(events) > 0 {
			t.Errorf("%s, round %d: %s was told of %+v, which did not happen", whole.Table, whole.Number, as, events[0])
		}
	}
	return hidden
}

// goesUnseen reports whether a card or tile of a round was never shown to all, by what
// an auditor is told of who has seen which event.
func goesUnseen(whole *Round) bool {
	down := map[string]int{}
	for _, s := range whole.Steps {
		for _, e := range s.Events {
			face := e.Card + e.Tile
			switch {
			case face == "" || strings.Contains(face, "?"):
			case e.Seen.All && e.Kind == table.Turned.String():
				down[face]--
			case !e.Seen.All && (e.Kind == table.Discarded.String() || e.Kind == table.Burned.String()):
				return true
			case !e.Seen.All && e.Kind == table.Dealt.String():
				down[face]++
			}
		}
	}
	for _, n := range down {
		if n > 0 {
			return true
		}
	}
	return false
}

// shown writes a round in all its forms.
func shown(t *testing.T, r *Round) {
	t.Helper()
	var text, page bytes.Buffer
	if err := errors.Join(r.Text(&text), r.Page(&page)); err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(r)
	if err != nil || !json.Valid(data) {
		t.Fatal(err)
	}
	for _, p := range r.Law {
		if p.Duty == "" {
			t.Errorf("%s, round %d: the index does not know %s", r.Table, r.Number, p.Cite)
		}
		if !strings.Contains(text.String(), "\n  "+p.Cite+"\n") {
			t.Errorf("%s, round %d: the text lacks %s", r.Table, r.Number, p.Cite)
		}
	}
	for _, foreign := range []string{"<script", "src=", "://", "url(", "<no value>", "ZgotmplZ"} {
		if strings.Contains(page.String(), foreign) {
			t.Errorf("%s, round %d: the page has %q", r.Table, r.Number, foreign)
		}
	}
	if strings.Contains(page.String(), "<hearts>") {
		t.Errorf("%s, round %d: a player's text is part of the page's own", r.Table, r.Number)
	}
}
