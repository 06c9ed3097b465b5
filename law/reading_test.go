package law_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
)

func ExampleReadingsOf() {
	for _, r := range law.ReadingsOf("5.5(a)[$1]") { // the reading is on 5.5(a), above it
		fmt.Println(r)
	}
	// Output:
	// How many stops of each kind does the big six wheel have? 24, 15, 7, 4, 2, 1 and 1 from $1 to the flag; as a setting 23, 15, 8, 4, 2, 1 and 1. (Setting: big-six/wheel.)
}

func TestEveryReadingIsFoundByItsParagraphs(t *testing.T) {
	if len(law.Readings()) == 0 {
		t.Fatal("there are no readings")
	}
	for _, r := range law.Readings() {
		if !strings.HasSuffix(r.Question, "?") || !strings.HasSuffix(r.Text, ".") {
			t.Errorf("%v: a question and sentences are wanted: %q %q", r.Paragraphs, r.Question, r.Text)
		}
		for _, cite := range r.Paragraphs {
			if !cite.Names() {
				t.Errorf("the index has no paragraph %s", cite)
			}
			same := func(x law.Reading) bool { return x.Question == r.Question }
			if !slices.ContainsFunc(law.ReadingsOf(cite), same) {
				t.Errorf("%q is not found by %s", r.Question, cite)
			}
			for _, row := range law.Index() {
				if cite.Covers(row.Cite) && !slices.ContainsFunc(law.ReadingsOf(row.Cite), same) {
					t.Errorf("%q is not found by %s, below %s", r.Question, row.Cite, cite)
				}
			}
		}
	}
}

func TestAReadingIsNotFoundAboveOrBesideItsParagraph(t *testing.T) {
	for _, cite := range []law.Cite{"", "5.5", "5.4", "1.2(a)50", "house:war-5(a)"} {
		if found := law.ReadingsOf(cite); len(found) > 0 {
			t.Errorf("%q has readings: %v", string(cite), found)
		}
	}
	if found := law.ReadingsOf("1.2(a)5[off on come out]"); len(found) != 1 {
		t.Errorf("%v", found)
	}
}

func TestNoQuestionIsAskedTwice(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range law.Readings() {
		if seen[r.Question] {
			t.Errorf("%q has two rows", r.Question)
		}
		seen[r.Question] = true
	}
}

func TestAReadingSaysIfItsGameIsToCome(t *testing.T) {
	for _, r := range law.Readings() {
		if slices.Contains(r.Settings, law.Planned) && !strings.HasSuffix(r.String(), "(The game is yet to come.)") {
			t.Errorf("%s", r)
		}
	}
}
