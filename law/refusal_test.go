package law_test

import (
	"strings"
	"testing"

	"boardwalk/law"
)

func TestRefusalWithoutParagraphIsItsText(t *testing.T) {
	if got := law.Refuse("", "seat %d is empty", 3).Error(); got != "seat 3 is empty" {
		t.Errorf("got %q", got)
	}
}

func TestFaultWithoutPlace(t *testing.T) {
	fault := &law.Fault{By: "1.3(c)", Text: "no"}
	if got := fault.Error(); got != "no: 19:47-1.3(c)" {
		t.Errorf("got %q", got)
	}
}

func TestNoEditionIsCalledCurrentLaw(t *testing.T) {
	for e := law.EditionUnstated; e <= law.HouseRules+1; e++ {
		if !strings.HasSuffix(e.Description(), "not claimed to be current law") {
			t.Errorf("%s: %s", e, e.Description())
		}
	}
}

func TestReasonsAreReadAsWritten(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range law.Reasons() {
		word := r.String()
		if word == "" || seen[word] {
			t.Errorf("reason %d has the word %q, which is empty or another's", r, word)
		}
		seen[word] = true
		if got, ok := law.ParseReason(word); !ok || got != r {
			t.Errorf("ParseReason(%q) = %d, %v; want %d", word, got, ok, r)
		}
	}
	if _, ok := law.ParseReason("because"); ok {
		t.Error("a word that is no reason was read as one")
	}
	if got := law.Reason(200).String(); got != "rule" {
		t.Errorf("a number that is no reason is written %q", got)
	}
}

func TestRefusalHasItsReason(t *testing.T) {
	if r := law.RefuseFor(law.Maximum, "8.2(a)", "the maximum is %d", 500); r.Reason != law.Maximum ||
		r.Error() != "the maximum is 500: 19:47-8.2(a)" {
		t.Errorf("got %+v", r)
	}
	if r := law.Refuse("8.2(a)", "no"); r.Reason != law.Rule {
		t.Errorf("without a reason it is %s", r.Reason)
	}
}
