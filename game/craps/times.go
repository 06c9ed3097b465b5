package craps

import (
	"fmt"
	"strconv"

	"boardwalk/money"
)

// Times is how many times a wager its odds may be, in hundredths, for the
// points 4 and 10, 5 and 9, 6 and 8. A licensee may allow more than once and up
// to ten times, on each point as it likes: 3, 4 and 5 times is usual.
type Times [3]int

const timesFor = "4 and 10, 5 and 9, 6 and 8"

// once is the multiple that is the player's right.
const once = 100

// TimesOf returns the same whole multiple for every point.
func TimesOf(n int) Times { return Times{once * n, once * n, once * n} }

// On returns the multiple for a point, in hundredths.
func (t *Times) On(point int) int {
	switch point {
	case 4, 10:
		return t[0]
	case 5, 9:
		return t[1]
	}
	return t[2]
}

// of returns a multiple in hundredths of an amount.
func of(hundredths int, amount money.Cents) money.Cents {
	return amount * money.Cents(hundredths) / once
}

// String says the multiple as a sign does: "once", "2.5 times" or "3 times on
// 4 and 10, 4 times on 5 and 9, 5 times on 6 and 8".
func (t Times) String() string {
	if t[0] == t[1] && t[1] == t[2] {
		return times(t[0])
	}
	return fmt.Sprintf("%s on 4 and 10, %s on 5 and 9, %s on 6 and 8", times(t[0]), times(t[1]), times(t[2]))
}

func times(n int) string {
	if n == once {
		return "once"
	}
	return strconv.FormatFloat(float64(n)/once, 'f', -1, 64) + " times"
}
