package law

import "testing"

func TestAdditionsStandBesideParagraphsThatThereAre(t *testing.T) {
	list := Additions()
	if len(list) < 15 {
		t.Fatalf("there are %d", len(list))
	}
	for i := range list {
		r := &list[i]
		if r.Doubt == "" {
			t.Errorf("%s does not say beside what it stands", r.Cite)
		}
		for _, c := range r.Beside() {
			if !c.Names() {
				t.Errorf("%s stands beside %s, which the index does not have", r.Cite, c)
			}
		}
	}
}

func TestAParagraphKnowsItsAdditions(t *testing.T) {
	for c, want := range map[Cite]int{"2.18(b)": 3, "19:47-4.7(f)": 1, "5.5(a)": 1, "5.5(a)[Joker]": 1, "1.2(a)": 0, "": 0} {
		if got := AdditionsTo(c); len(got) != want {
			t.Errorf("%q has %d additions and not %d", c, len(got), want)
		}
	}
	if !Cite("house:added-5(a)").IsAddition() || Cite("house:war-3(a)").IsAddition() || Cite("2.18(b)").IsAddition() {
		t.Error("a rule is of another book than its citation says")
	}
}
