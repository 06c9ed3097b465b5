package table_test

import (
	"testing"

	"boardwalk/table"
)

func TestAnOptionAssumesApprovalOnlyForTheValuesThatNeedIt(t *testing.T) {
	burn := 0
	o := table.Whole("burn", "2.5(a)", &burn, 0, 6, "cards burned").Approved("2.5(a)", "0")
	if got := o.Assumes(); got != "2.5(a)" {
		t.Errorf("no card burned assumes %q", got)
	}
	burn = 1
	if got := o.Assumes(); got != "" {
		t.Errorf("one card burned assumes %q", got)
	}
}
