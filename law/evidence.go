package law

import (
	"slices"
	"strings"
)

// Evidence is a kind of thing by which a test shows that a row of the law is
// kept: money moved under it, a card was dealt, an act was refused.
type Evidence uint8

// The kinds of evidence, the strongest first.
const (
	ByMoney   Evidence = iota // chips moved: a wager was taken, paid, collected or returned
	ByCards                   // cards or tiles were dealt, turned, burned, shuffled or given up
	ByOutcome                 // the dice, the ball or the wheel came to rest
	ByRefusal                 // an act, an answer or a round was refused
	ByFault                   // a table was not set up as somebody asked
	ByVoid                    // a round stopped without a decision, or gaming ceased
	ByOrder                   // things happened in an order that the case asserts
	ByChoice                  // a player was asked, or answered
	ByTest                    // a Go test asserts it in its own way
	BySign                    // a sign was posted
	BySaying                  // the dealer announced it
	ByNote                    // the procedure noted a step
	ByAbsence                 // nothing of a kind happened under it, and a case says that nothing should
)

var evidenceNames = [...]string{
	"money", "cards", "outcome", "refusal", "fault", "void", "order", "choice", "test", "posted", "said", "noted", "absence",
}

// String returns the word for the kind of evidence.
func (e Evidence) String() string { return evidenceNames[e] }

// Hollow reports whether the evidence is a sentence and nothing else: a note,
// an announcement or a sign. Such evidence shows that the program says that a
// duty is done, and not that it is. That nothing happened shows no more.
func (e Evidence) Hollow() bool { return e >= BySign }

// AllEvidence returns every kind of evidence, the strongest first.
func AllEvidence() []Evidence {
	all := make([]Evidence, len(evidenceNames))
	for i := range all {
		all[i] = Evidence(i)
	}
	return all
}

// EvidenceSet is a set of kinds of evidence.
type EvidenceSet uint16

// With returns the set and one kind more.
func (s EvidenceSet) With(e Evidence) EvidenceSet { return s | 1<<e }

// Has reports whether a kind is in the set.
func (s EvidenceSet) Has(e Evidence) bool { return s&(1<<e) != 0 }

// Hollow reports whether the set holds evidence, but none that is more than a
// sentence.
func (s EvidenceSet) Hollow() bool {
	return s != 0 && !slices.ContainsFunc(AllEvidence(), func(e Evidence) bool { return s.Has(e) && !e.Hollow() })
}

// Strongest returns the strongest kind in the set, and false if it is empty.
func (s EvidenceSet) Strongest() (Evidence, bool) {
	for _, e := range AllEvidence() {
		if s.Has(e) {
			return e, true
		}
	}
	return 0, false
}

// String writes the kinds with commas between them, the strongest first.
func (s EvidenceSet) String() string {
	var names []string
	for _, e := range AllEvidence() {
		if s.Has(e) {
			names = append(names, e.String())
		}
	}
	return strings.Join(names, ",")
}

// ParseEvidence is the inverse of [EvidenceSet.String]. Words that it does not
// know it leaves out.
func ParseEvidence(text string) EvidenceSet {
	var s EvidenceSet
	for name := range strings.SplitSeq(text, ",") {
		if i := slices.Index(evidenceNames[:], name); i >= 0 {
			s = s.With(Evidence(i))
		}
	}
	return s
}
