package money_test

import (
	"fmt"

	"boardwalk/money"
)

func ExampleCents() {
	stake := 25 * money.Dollar
	fmt.Println(stake, stake/10, 123450*money.Cent, -stake)
	fmt.Println(stake.Signed(), (-stake).Signed(), money.Cents(0).Signed())
	// Output:
	// $25 $2.50 $1,234.50 -$25
	// +$25 -$25 $0
}

func ExampleParse() {
	c, _ := money.Parse("$1,000.50")
	fmt.Println(int64(c))
	_, err := money.Parse("0.005")
	fmt.Println(err)
	// Output:
	// 100050
	// "0.005" has a fraction of a cent: write at most two digits after the point
}

// A Place Bet on 4 at 9 to 5 should be made in multiples of $5.
func ExampleOdds() {
	odds, _ := money.ParseOdds("9:5")
	fmt.Println(odds, "in multiples of", odds.Unit(money.Dollar))
	fmt.Println(odds.Payable(25*money.Dollar, money.Dollar), odds.MustPay(25*money.Dollar))
	fmt.Println(odds.Payable(26*money.Dollar, money.Dollar))
	// Output:
	// 9 to 5 in multiples of $5
	// true $45
	// false
}

// A vigorish of 5 percent on $33, which is $1.65, to the next 25 cents either way.
func ExampleRate() {
	vigorish, _ := money.ParseRate("5%")
	quarter := 25 * money.Cent
	fmt.Println(vigorish, vigorish.Down(33*money.Dollar, quarter), vigorish.Up(33*money.Dollar, quarter))
	// Output: 5% $1.50 $1.75
}
