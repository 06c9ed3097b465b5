package keno

import (
	"slices"

	"boardwalk/law"
)

// Kind is a type of keno ticket (15.2(c)).
type Kind uint8

// The types of tickets. Multi-race and quick-pick are said of a ticket beside its
// other type, and appear only in the list of what a licensee offers.
const (
	Unstated          Kind = iota // a request that leaves it to its marks
	StraightTicket                // one group of spots
	SplitTicket                   // several groups, each played by itself
	WayTicket                     // groups of one size that are combined
	CombinationTicket             // groups of any size that are combined
	KingTicket                    // single spots that are combined with groups
	MultiRaceTicket               // played for several games in a row
	QuickPickTicket               // a straight ticket whose spots the computer chooses
)

var kinds = [...]struct {
	name string
	by   law.Cite
}{
	Unstated:          {"", "15.7(a)"},
	StraightTicket:    {"straight", "15.2(c)1"},
	SplitTicket:       {"split", "15.2(c)2"},
	WayTicket:         {"way", "15.2(c)3"},
	CombinationTicket: {"combination", "15.2(c)4"},
	KingTicket:        {"king", "15.2(c)5"},
	MultiRaceTicket:   {"multi-race", "15.2(c)6"},
	QuickPickTicket:   {"quick-pick", "15.1[quick-pick]"},
}

// Kinds returns every type of ticket that a licensee may offer.
func Kinds() []Kind {
	return []Kind{StraightTicket, SplitTicket, WayTicket, CombinationTicket, KingTicket, MultiRaceTicket, QuickPickTicket}
}

// String returns the word for the type, such as "way"; nothing for Unstated.
func (k Kind) String() string {
	if int(k) >= len(kinds) {
		return "unknown"
	}
	return kinds[k].name
}

// By returns the paragraph that permits tickets of this type.
func (k Kind) By() law.Cite { return kinds[k].by }

// ParseKind returns the type that a word names, and whether there is one.
// "basic" is another word for straight.
func ParseKind(word string) (Kind, bool) {
	if word == "basic" {
		return StraightTicket, true
	}
	i := slices.IndexFunc(kinds[:], func(k struct {
		name string
		by   law.Cite
	}) bool {
		return k.name == word
	})
	return Kind(max(i, 0)), i > 0
}
