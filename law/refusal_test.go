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
	for e := law.EditionUnstated; e <= law.ProposalUndated+1; e++ {
		if !strings.HasSuffix(e.Description(), "not claimed to be current law") {
			t.Errorf("%s: %s", e, e.Description())
		}
	}
}
