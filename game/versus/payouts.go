package versus

import (
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// Pays is a line of a pay table that a licensee may better: so much to 1 for a
// hand.
func Pays(on string, to int64, by law.Cite) table.Pay {
	return table.Pay{On: on, Odds: money.Odds{To: to, One: 1}, Law: by}
}

// PaysExactly is a line of a pay table of which nobody pays more or less.
func PaysExactly(on string, to int64, by law.Cite) table.Pay {
	p := Pays(on, to, by)
	p.Fixed = true
	return p
}

// PayTable returns the lines of a pay table that a licensee may better: of these
// hands, the least first, each at so much to 1.
func PayTable(hands []string, by law.Cite, odds ...int64) []table.Pay {
	lines := make([]table.Pay, len(odds))
	for i, to := range odds {
		lines[i] = Pays(hands[i], to, by)
	}
	return lines
}

// ExactTable is [PayTable] of which nobody pays more or less.
func ExactTable(hands []string, by law.Cite, odds ...int64) []table.Pay {
	lines := PayTable(hands, by, odds...)
	for i := range lines {
		lines[i].Fixed = true
	}
	return lines
}

// EvenMoney is what a wager pays that is paid 1 to 1 whatever the hand.
func EvenMoney(by law.Cite) []table.Pay { return []table.Pay{PaysExactly("", 1, by)} }

// OddsOf words the lines of a pay table: "pair 1 to 1, flush 3 to 1".
func OddsOf(list []table.Pay) string {
	var words []string
	for _, p := range list {
		words = append(words, p.On+" "+p.Odds.String())
	}
	return strings.Join(words, ", ")
}

// FromPair are the hands of a pay table that pays every class from a pair up, which has
// a name of the game's own: "pair of jacks or better".
func FromPair(pair string) []string {
	return []string{pair, "two pair", "three-of-a-kind", "straight", "flush", "full house", "four-of-a-kind", "straight flush", "royal flush"}
}

// LineFromPair is the line of such a table that pays a class.
func LineFromPair(c poker.Class) int { return int(c - poker.Pair) }

// NoLine is no line of a pay table.
const NoLine = -1

// Lines are which line of a pay table pays each class of hands, [NoLine] where
// none does.
type Lines [poker.NoPair + 1]int8

// LinesOf returns the lines of a pay table that pays these classes, one a line.
func LinesOf(classes ...poker.Class) (l Lines) {
	for c := range l {
		l[c] = NoLine
	}
	for i, c := range classes {
		l[c] = int8(i)
	}
	return l
}

// SettleByLine settles a side wager, if there is one, by a line of its pay table.
// Without a line it loses.
func SettleByLine(d *table.Dealer, b *table.Bet, line int, by law.Cite) {
	switch {
	case b == nil:
	case line == NoLine:
		d.Loses(b, by)
	default:
		d.WinsAt(b, line, by)
	}
}
