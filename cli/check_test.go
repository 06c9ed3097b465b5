package cli

import (
	"strings"
	"testing"
)

func TestACheckListsTheApprovalsThatAFileAssumes(t *testing.T) {
	var out strings.Builder
	r := &checkResult{File: "casino.toml", Name: "House", Approvals: []checkApproval{{"bj-1", "burn", "0", "19:47-2.5(a)"}}}
	if err := printCheck(&out, r, nil); err != nil {
		t.Fatal(err)
	}
	const want = "casino.toml: table bj-1: burn = 0 assumes the Commission's approval, 19:47-2.5(a)\n"
	if got := out.String(); !strings.HasSuffix(got, "no faults\n"+want) {
		t.Errorf("got %q", got)
	}
}
