package odds_test

import (
	"errors"
	"math/big"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// small are the games whose every round is played to find figures where nothing is written: the others have more rounds
// than [odds.MostRounds], wagers that last for several rounds, or players who play against each other. Big six, roulette
// and sic bo are played more quickly, by [odds.DecidedAtOnce]; casino war and red dog say which cards are alike.
var small = map[string]bool{"big-six": true, "casino-war": true, "pokette": true, "red-dog": true, "roulette": true, "sic-bo": true}

// Every round of a game that is small enough, played by the game itself, gives the figures that are told; and with
// nothing said of what is alike the two that are dealt from cards are the same to the last digit as with it.
func TestEveryRoundOfASmallGame(t *testing.T) {
	for _, rules := range game.All {
		asked := &odds.Asked{Rules: rules, Options: rules.Options(), Terms: rules.Terms()}
		figures, err := odds.Played(asked)
		if errors.As(err, new(*odds.NotAnalysed)) {
			if small[rules.ID] {
				t.Errorf("%s: %v", rules.ID, err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("%s: %v", rules.ID, err)
		}
		if !small[rules.ID] {
			t.Errorf("%s is small enough to be played, and the list does not say so", rules.ID)
		}
		report, err := odds.For(rules, nil, rules.Terms())
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range figures {
			if told := report.Find(f.Wager, f.Per); told != nil && told.House.Cmp(f.House) != 0 {
				t.Errorf("%s, %s: %s by playing, and %s is told", rules.ID, f.Wager, f.House.RatString(), told.House.RatString())
			}
		}
	}
}

// A hand at which the player sees one card and the dealer's lies face down: whoever plays it with the dealer's card in
// sight would win too much. Each has a card of one suit out of thirteen; a raise of as much as the ante wins with the
// higher card, and to fold loses the ante.
func TestBestPlayDoesNotSeeTheDealersCard(t *testing.T) {
	rules := &table.Rules{ID: "one-card", Name: "One Card", Seats: 1, Options: func() table.Options { return &noOptions{} },
		New: func(table.Options) table.Game { return &oneCard{} }}
	report, err := odds.For(rules, nil, rules.Terms())
	if err != nil {
		t.Fatal(err)
	}
	// With a card above r others a raise is worth 2(r - (12 - r))/12 antes, which is better than -1 from r = 3 on.
	want := big.NewRat(0, 1)
	for r := int64(0); r < 13; r++ {
		want.Sub(want, big.NewRat(max(-12, 2*(2*r-12)), 12*13))
	}
	f := report.Find("ante", "")
	if f.House.Cmp(want) != 0 || f.Strategy != "best play" || f.Risk.Cmp(big.NewRat(0, 1)) == 0 {
		t.Errorf("%s by %q, not %s", f.House.RatString(), f.Strategy, want.RatString())
	}
}

type noOptions struct{}

func (*noOptions) Declare() []table.Option { return nil }

var raiseOrFold = &table.Offer{ID: "play", Text: "Do you play?", Choices: []table.Choice{"fold", "raise"}}

type oneCard struct{ table.Plain }

func (*oneCard) Notices() []table.Notice { return nil }

func (*oneCard) Layout() *table.Layout {
	even := []table.Pay{{Odds: money.Odds{To: 1, One: 1}}}
	return &table.Layout{
		Boxes:  []string{"dealer", "player"},
		Wagers: []table.Wager{{ID: "ante", Name: "Ante", Made: table.Always, Pays: even}, {ID: "raise", Name: "Raise", Asked: true, Pays: even}},
		Offers: []*table.Offer{raiseOrFold},
	}
}

func (*oneCard) Round(d *table.Dealer) {
	shoe := card.NewShoe(1)
	oneSuit := func(c card.Card) bool { return c.Suit() == card.Spades }
	if err := odds.KeepOnly(&shoe, slices.DeleteFunc(slices.Clone(shoe.ToCome()), func(c card.Card) bool { return !oneSuit(c) })); err != nil {
		panic(err)
	}
	dealers := d.Deal(&shoe, 0, 0, table.House, card.Down)
	mine := d.Deal(&shoe, 1, 0, 1, card.Down)
	ante := d.Bet(1, 0)
	if d.Offer(1, raiseOrFold) == "fold" {
		d.Loses(ante, "")
		return
	}
	raise := d.Stake(1, 1, ante.Amount, "")
	for _, b := range []*table.Bet{ante, raise} {
		if mine.Rank() > dealers.Rank() {
			d.Wins(b, "")
		} else {
			d.Loses(b, "")
		}
	}
}
