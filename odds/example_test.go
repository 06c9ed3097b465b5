package odds_test

import (
	"fmt"

	"boardwalk/game/roulette"
	"boardwalk/game/sicbo"
	"boardwalk/money"
	"boardwalk/odds"
)

func ExampleFor() {
	report, err := odds.For(roulette.Rules, nil, roulette.Rules.Terms())
	if err != nil {
		fmt.Println(err)
		return
	}
	f := report.Find("red", "")
	fmt.Printf("%s = %.4f\n", f.House.RatString(), f.HouseAdvantage())
	for _, r := range f.Results {
		fmt.Printf("%6s: %v ways of %v\n", r.Net.RatString(), r.Ways, f.Total)
	}
	// Output:
	// 1/38 = 0.0263
	//      1: 9 ways of 19
	//   -1/2: 1 ways of 19
	//     -1: 9 ways of 19
}

// Price your own pay table: post the odds and ask again.
func ExampleFor_payTable() {
	for _, to := range []int64{60, 62, 65} {
		terms := sicbo.Rules.Terms()
		terms.Pays = map[string]money.Odds{"total-4": {To: to, One: 1}}
		report, err := odds.For(sicbo.Rules, nil, terms)
		if err != nil {
			fmt.Println(err)
			return
		}
		f := report.Find("total-4", "")
		fmt.Printf("%d to 1: %.2f%%\n", to, 100*f.HouseAdvantage())
	}
	// Output:
	// 60 to 1: 15.28%
	// 62 to 1: 12.50%
	// 65 to 1: 8.33%
}
