package game_test

import (
	"testing"

	"boardwalk/game"
	"boardwalk/table"
)

// No way in by which a public table gets its options takes a rule of another place: neither a casino file and a record,
// which set options by their names, nor a notice of a change.
func TestRulesOfOtherPlacesStayOut(t *testing.T) {
	found := 0
	for _, r := range game.All {
		strange, ok := r.Options().(table.Strange)
		if !ok {
			continue
		}
		for _, o := range strange.Elsewhere() {
			found++
			usual, says := o.Usual()
			if o.Value() != usual || says == "" || o.Law == "" {
				t.Errorf("%s: %s is %s without anybody's asking, usually %q, and New Jersey %q [%s]", r.ID, o.Name, o.Value(), usual, says, o.Law)
			}
			for _, value := range append(o.Possible(), "yes") {
				if value == usual || !o.Take(value) {
					continue
				}
				if err := table.SetOption(r.Options(), o.Name, value); err == nil {
					t.Errorf("%s: a lawful table is set up with %s %s", r.ID, o.Name, value)
				}
				change := table.Change{Matter: table.OptionMatter, Name: o.Name, Value: value}
				if _, _, err := change.Made(r, r.Terms(), r.Options()); err == nil {
					t.Errorf("%s: a notice changes %s to %s", r.ID, o.Name, value)
				}
			}
			for _, declared := range r.Options().Declare() {
				if declared.Name == o.Name {
					t.Errorf("%s: %s is declared among the lawful options too", r.ID, o.Name)
				}
			}
		}
		// Options into which one was put by hand are refused by every lawful table, and copied faithfully.
		options := r.Options()
		for _, o := range options.(table.Strange).Elsewhere() {
			usual, _ := o.Usual()
			for _, value := range append(o.Possible(), "yes") {
				if value != usual {
					o.Take(value)
				}
			}
			if _, err := table.New(r, options, r.Terms()); err == nil {
				t.Errorf("%s: a lawful table has %s %s", r.ID, o.Name, o.Value())
			}
			if _, err := table.New(r, r.Copy(options), r.Terms()); err == nil {
				t.Errorf("%s: a copy loses %s", r.ID, o.Name)
			}
			o.Take(usual)
		}
	}
	if found == 0 {
		t.Error("no game knows a rule of another place")
	}
}
