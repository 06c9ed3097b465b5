package poker

import (
	"strings"

	"boardwalk/card"
)

// String describes the hand, "pair of nines, ace, six, two".
func (r Rank) String() string { return "" }
var _ = strings.Join
var _ card.Card
