package api_test

import (
	"testing"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/people"
)

// TestAnAnswerNamesItsQuestion has a player click twice. The second answer confirms the
// first, whatever is asked by then.
func TestAnAnswerNamesItsQuestion(t *testing.T) {
	h := open(t, casinoOf("three-card-poker"))
	ann, bob := h.as(people.Guest).Table("three-card-poker"), h.as(people.Guest).Table("three-card-poker")
	for i, p := range []*client.Table{ann, bob} {
		must[wire.Receipt](t)(p.Sit(ctx, i+1, 500*dollar))
		must[wire.Receipt](t)(p.Make(ctx, "ante", 10*dollar))
	}
	for _, p := range []*client.Table{ann, bob} {
		must[wire.Receipt](t)(p.Ready(ctx))
	}
	v := must[wire.TableView](t)(ann.View(ctx))
	q := v.Status.Question
	if q == nil || q.ID == "" || q.Offer == "" {
		t.Fatalf("%+v", v.Status)
	}
	offered := ""
	for _, e := range v.Events {
		if e.Kind == "offer" {
			offered = e.Question
		}
	}
	if offered != q.ID {
		t.Errorf("question %s was offered as %s", q.ID, offered)
	}
	play := wire.Answer{Question: q.ID, Choice: "play"}
	first := must[wire.Receipt](t)(ann.Answer(ctx, play))
	again := must[wire.Receipt](t)(ann.Answer(ctx, play))
	if first.Question != q.ID || first.Repeated || !again.Repeated {
		t.Errorf("%+v, and again %+v", first, again)
	}
	if again.Repeated = false; again != first {
		t.Errorf("%+v, and again %+v", first, again)
	}
	if p := refused(t, errOf(ann.Answer(ctx, wire.Answer{Question: q.ID, Choice: "fold"}))); p.Reason != "answered" {
		t.Errorf("another answer: %+v", p)
	}
	next := must[wire.TableView](t)(bob.View(ctx)).Status.Question
	if next == nil || next.ID == q.ID {
		t.Fatalf("bob is asked %+v", next)
	}
	if p := refused(t, errOf(bob.Answer(ctx, wire.Answer{Question: q.ID, Choice: "fold"}))); p.Reason != "question" {
		t.Errorf("an answer to another question: %+v", p)
	}
	if still := must[wire.TableView](t)(bob.View(ctx)).Status.Question; still == nil || still.ID != next.ID {
		t.Errorf("bob is asked %+v", still)
	}
	must[wire.Receipt](t)(bob.Answer(ctx, wire.Answer{Question: next.ID, Choice: "play"}))
}
