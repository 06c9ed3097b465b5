package table_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/dice"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// oneDie is a whole game: one die is thrown, and a wager on its being odd or
// even wins even money. It is of no subchapter, so it cites nothing.
type oneDie struct{ table.Plain }

const (
	odd  table.Area = 0
	even table.Area = 1
)

var oneDieRules = &table.Rules{
	ID: "one-die", Name: "One Die", Seats: 3,
	Options: func() table.Options { return noOptions{} },
	New:     func(table.Options) table.Game { return oneDie{} },
}

type noOptions struct{}

func (noOptions) Declare() []table.Option { return nil }

func (oneDie) Layout() *table.Layout {
	pays := []table.Pay{{Odds: money.Odds{To: 1, One: 1}}}
	return &table.Layout{
		Wagers: []table.Wager{
			{ID: "odd", Name: "Odd", OneRoll: true, Made: table.Always, Pays: pays},
			{ID: "even", Name: "Even", OneRoll: true, Made: table.Always, Pays: pays},
		},
		Offers:    []*table.Offer{offerThrow},
		Incidents: []table.Declared{{ID: "lost-die", Help: "the die cannot be found"}},
	}
}

func (oneDie) Notices() []table.Notice { return nil }

var offerThrow = &table.Offer{ID: "throw", Text: "will you throw?", Choices: []table.Choice{"yes", "no"}}

func (oneDie) Round(d *table.Dealer) {
	if d.Players().Taken(2) && d.Offer(2, offerThrow) == "no" {
		d.Refuse(2, law.Refuse("", "nobody will throw"))
	}
	if _, lost := d.Reports().Reported("lost-die"); lost {
		d.VoidAndReturn("the die is lost")
	}
	face := dice.Face(d.Spin(sixStops) + 1)
	d.Shows(face.String(), face.String(), uint8(face))
	for b := range d.Bets {
		if (b.Area == odd) == (face%2 == 1) {
			d.Wins(b, "")
		} else {
			d.Loses(b, "")
		}
	}
}

func Example() {
	t, err := table.Open(oneDieRules, nil, table.DefaultTerms(), table.From(chance.NewScript(4)))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, act := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: odd, Amount: 10 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: even, Amount: 1000 * money.Dollar},
	} {
		if err := t.Do(act); err != nil {
			fmt.Println("refused:", err)
		}
	}
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	fmt.Println("net:", t.Account(1).Net.Signed())
	// Output:
	// refused: $1,000 in chips is needed and $90 is there
	// net: +$10
}

func ExampleEnumerate() {
	t, err := table.Open(oneDieRules, nil, table.DefaultTerms())
	if err != nil {
		fmt.Println(err)
		return
	}
	_ = t.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar})
	_ = t.Do(table.Act{Kind: table.Make, Seat: 1, Area: even, Amount: 10 * money.Dollar})
	won, ways := money.Cents(0), 0
	err = table.Enumerate(t, func(*chance.Tree) {
		won += t.Account(1).Net
		ways++
	})
	fmt.Println(ways, "ways, won in all of them together:", won, err)
	// Output: 6 ways, won in all of them together: $0 <nil>
}
