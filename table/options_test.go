package table_test

import (
	"errors"
	"testing"

	"boardwalk/law"
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

func TestAnOptionThatIsAText(t *testing.T) {
	way := ""
	o := table.Text("house-way", "10.7(e)", &way, func(s string) error {
		if s != "standard" && s != "best low" {
			return errors.New("line 1: there is no " + s)
		}
		return nil
	}, "how the dealer sets hands")
	if o.Value() != "standard" {
		t.Errorf("it is %q at first", o.Value())
	}
	if err := o.Set(" best low "); err != nil || way != "best low" || o.Value() != way {
		t.Errorf("set to a text it is %q: %v", way, err)
	}
	err := o.Set("high low")
	if fault := (*law.Fault)(nil); !errors.As(err, &fault) || fault.Text != "line 1: there is no high low" ||
		fault.By != "10.7(e)" || way != "best low" {
		t.Errorf("a text with a fault is taken, or not faulted: %v", err)
	}
	if err := o.Set(""); err != nil || way != "standard" {
		t.Errorf("without a text it is %q: %v", way, err)
	}
}
