package game_test

import (
	"fmt"
	"strings"

	"boardwalk/casebook"
	"boardwalk/chance"
	"boardwalk/felt"
	"boardwalk/money"
	"boardwalk/table"
)

// sevenRules is a complete game: two dice, and wagers on a total above seven,
// below seven, or of seven. A player who has wagered on seven may raise that
// wager after the first die. It follows no book, so its paragraphs are empty; a
// real game has one in every place where "" stands here.
var sevenRules = &table.Rules{
	ID: "over-under", Name: "Over and Under Seven", Seats: 6,
	About: table.About{
		Description: "Two dice: more than seven, less than seven, or seven itself.",
		Tips:        []string{"Over and under pay even money.", "Seven pays 4 to 1, or less on what you raise."},
		Pit:         "Dice", Begin: "roll", Examples: []string{"over 5", "seven 1"},
	},
	Options: func() table.Options { return &sevenOptions{Seven: 4} },
	New:     func(o table.Options) table.Game { return newSeven(*o.(*sevenOptions)) },
}

// sevenOptions are the licensee's choices, each declared with its lawful values.
type sevenOptions struct{ Seven int }

func (o *sevenOptions) Declare() []table.Option {
	return []table.Option{table.Whole("seven", "", &o.Seven, 3, 5, "what a seven pays to one")}
}

// The areas of the layout, in the order of its wagers.
const (
	under table.Area = iota
	seven
	over
	raised
)

// sevenGame is a table of the game. Nothing lasts from round to round, so
// table.Plain has all the other methods.
type sevenGame struct {
	table.Plain
	layout *table.Layout
}

func newSeven(o sevenOptions) *sevenGame {
	pays := func(to int) []table.Pay { return []table.Pay{{Odds: money.Odds{To: int64(to), One: 1}}} }
	even := money.Odds{To: 1, One: 1}
	return &sevenGame{layout: &table.Layout{
		Wagers: []table.Wager{
			under: {ID: "under", Name: "Under", Made: table.Always, OneRoll: true, Pays: pays(1)},
			seven: {ID: "seven", Name: "Seven", Made: table.Always, OneRoll: true, Pays: pays(o.Seven)},
			over:  {ID: "over", Name: "Over", Made: table.Always, OneRoll: true, Pays: pays(1)},
			raised: {ID: "raise", Name: "Raise", Supplement: true, OneRoll: true, Pays: pays(2),
				Needs: []table.Need{{Wager: "seven", Most: even, Text: "a raise is at most as much as the wager on seven"}}},
		},
		Offers: []*table.Offer{raiseOffer},
	}}
}

func (g *sevenGame) Layout() *table.Layout { return g.layout }

func (*sevenGame) Notices() []table.Notice { return nil }

var raiseOffer = &table.Offer{ID: "raise", Text: "Do you raise?", Choices: []table.Choice{"stay", "raise"},
	Amounts: 1 << 1, AllIn: true} // the second choice takes an amount; none means the most

// Round conducts one throw, in the order of the rules.
func (g *sevenGame) Round(d *table.Dealer) {
	d.Announce("no-more-bets", "No more bets")
	d.NoLate("", "no wager is made once \"No more bets\" is called")

	roll := d.Throw()
	d.Announce("first-die-shows", fmt.Sprintf("The first die shows %d", roll[0]))
	for b := range d.Bets {
		if b.Area == seven {
			g.offerRaise(d, b)
		}
	}
	d.Shows(fmt.Sprint(roll.Total()), fmt.Sprint(roll.Total()), uint8(roll[0]), uint8(roll[1]))

	won := seven
	if total := roll.Total(); total < 7 {
		won = under
	} else if total > 7 {
		won = over
	}
	for b := range d.Bets {
		if b.Area == won || b.Area == raised && won == seven {
			d.Wins(b, "")
		} else {
			d.Loses(b, "")
		}
	}
}

func (g *sevenGame) offerRaise(d *table.Dealer, b *table.Bet) {
	amounts := d.CanAdd(b.Seat, raised, b.Amount)
	if amounts.Most == 0 {
		return // no chips left
	}
	if a := d.AskAmount(b.Seat, 0, 0, raiseOffer, table.AllChoices, amounts); a.Choice == "raise" {
		d.Stake(b.Seat, raised, a.Amount, "")
	}
}

// Felt says in which order the areas lie. A game without this method gets a felt
// that lists its wagers.
func (g *sevenGame) Felt(int) *felt.Felt {
	f := felt.Rows("Over and under layout", 24, 6, [][]felt.Cell{{
		{Wager: "under", Label: "UNDER"}, {Wager: "seven", Label: "SEVEN"}, {Wager: "over", Label: "OVER"},
	}, {{Wager: "raise", Label: "RAISE"}}}, 1.2)
	f.Beside = []*felt.Beside{{Kind: felt.Dice, Name: "Dice", Count: 2}}
	return f
}

// Example runs a complete game in three of the hosts: a case, a live table and an
// enumeration of every outcome.
func Example() {
	c, err := casebook.Parse("seven.case", strings.NewReader(`# A seven pays 4 to 1, and a raise 2 to 1
game    over-under
bet     1 seven 10
bet     1 over 5
refused answer 1 raise 11
answer  1 raise 5
dice    3 4
want    pay 1 seven 40; pay 1 raise 10; collect 1 over 5
want    net 1 +45
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	find := func(id string) (*table.Rules, bool) { return sevenRules, id == sevenRules.ID }
	fmt.Println("failures:", casebook.Run(c, find).Failures)

	live, err := table.NewLive(sevenRules, nil, sevenRules.Terms(), chance.NewScript(2, 3), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, act := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: seven, Amount: 10 * money.Dollar},
	} {
		if err := live.Do(act); err != nil {
			fmt.Println(err)
		}
	}
	q, _ := live.Round()
	fmt.Println(q.Offer.Text, q.Choices(), q.Least, "to", q.Most)
	_, err = live.Answer(table.Answer{Choice: "stay"})
	fmt.Println(live.Table().Account(1).Net.Signed(), err)

	t, _ := table.Open(sevenRules, nil, sevenRules.Terms())
	_ = t.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar})
	_ = t.Do(table.Act{Kind: table.Make, Seat: 1, Area: over, Amount: 36 * money.Dollar})
	lost := money.Cents(0)
	err = table.Enumerate(t, func(*chance.Tree) { lost -= t.Account(1).Net })
	fmt.Println("lost on average of $36 on over:", lost/36, err)
	// Output:
	// failures: []
	// Do you raise? [stay raise] $1 to $10
	// +$40 <nil>
	// lost on average of $36 on over: $6 <nil>
}
