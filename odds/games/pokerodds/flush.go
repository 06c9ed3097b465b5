package pokerodds

import (
	"errors"
	"math/big"
	"math/bits"

	"boardwalk/card"
	"boardwalk/game/highcardflush"
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
	"boardwalk/table"
)

// HighCardFlush is what is known of high card flush.
var HighCardFlush = mathematics(&housePoker{figures: flushFigures, choices: flushChoices, of: "the ante"},
	&odds.Analysis{Counted: []string{""}, Published: []odds.Published{
		{Wager: "ante", Per: "bet made", Figure: "1348050875653/50592437455560"},
		{Wager: "flush-bonus", Per: "bet made", Figure: "7.8072"},
		{Wager: "straight-flush-bonus", Per: "bet made", Figure: "13.0864"},
	}},
	&pokerGame{example: advice.Example{Label: "The seven cards", Hand: "Ts 8s 5s Kd 9d 4h 2c"}, offers: []string{"raise"},
		main: "ante", chart: chartFlush},
	&sim.Players{
		Wagers:     []string{"ante", "flush-bonus", "straight-flush-bonus"},
		Strategies: named(flushRules, flushStrategy),
		Unasked:    []string{"flush-bonus", "straight-flush-bonus"},
		Seat: func(p *sim.Plan, t *table.Table) {
			besideAnte("flush-bonus")(p, t)
			besideAnte("straight-flush-bonus")(p, t)
		},
	})

// flushRule is how many antes are raised with a hand.
type flushRule func(r versus.Rank, deals func() flushDeals) int

// flushRules are those of high card flush.
var flushRules = []housepoker.Named[flushRule]{
	{Name: "ten-eight-six", Text: "raise as much as you may with 10-8-6 of one suit or better, and fold anything less", Rule: tenEightSix},
	{Name: "best", Text: "by all cards that are seen", Rule: bestFlushRaise},
}

func tenEightSix(r versus.Rank, _ func() flushDeals) int {
	if r < highcardflush.RankOf(1<<card.Ten|1<<card.Eight|1<<card.Six) {
		return 0
	}
	return highcardflush.MostTimes(highcardflush.Length(r))
}

// bestFlushRaise raises what is worth most: the least or the most, because it goes along a line.
func bestFlushRaise(r versus.Rank, deals func() flushDeals) (times int) {
	d := deals()
	worth := -int64(d.all())
	for _, n := range []int{1, highcardflush.MostTimes(highcardflush.Length(r))} {
		if won := d.worth(n); won > worth {
			times, worth = n, won
		}
	}
	return times
}

// all is how many deals there are.
func (d *flushDeals) all() uint64 { return d.Unqualified + d.Won + d.Tied + d.Lost }

// worth is what a raise of so many antes wins in all deals, in antes.
func (d *flushDeals) worth(times int) int64 {
	return int64(d.Unqualified) + int64(1+times)*(int64(d.Won)-int64(d.Lost))
}

// flushFigures goes through every hand of the player's.
func flushFigures(w *odds.Work) ([]*odds.Figure, error) {
	pays := func(name string) []table.Pay {
		area, _ := w.Table.Area(1, name)
		return w.Table.Pays(area)
	}
	ante, raise := pays("ante")[0].Odds, pays("raise")[0].Odds
	ends := make([]housepoker.Ends, len(flushRules))
	for i := range ends {
		ends[i] = housepoker.Ends{}
	}
	eachFlushHand(func(r versus.Rank, d flushDeals, ways uint64) {
		for i, rule := range flushRules {
			more := w.Stake * money.Cents(rule.Rule(r, func() flushDeals { return d }))
			on, won := w.Stake+more, ante.Owes(w.Stake)
			if more == 0 {
				ends[i][housepoker.End{Net: -on, Wagered: on}] += ways * d.all()
				continue
			}
			ends[i][housepoker.End{Net: won, Wagered: on}] += ways * d.Unqualified
			ends[i][housepoker.End{Net: won + raise.Owes(more), Wagered: on}] += ways * d.Won
			ends[i][housepoker.End{Net: 0, Wagered: on}] += ways * d.Tied
			ends[i][housepoker.End{Net: -on, Wagered: on}] += ways * d.Lost
		}
	})
	list := pokerFigures("ante", w.Stake, ends[1], ruleTexts(flushRules[:1]), ends[:1])
	return append(list, flushBonus("flush-bonus", pays("flush-bonus"), bits.OnesCount16, w.Stake),
		flushBonus("straight-flush-bonus", pays("straight-flush-bonus"), longestStraight, w.Stake)), nil
}

// longestStraight is how long the longest straight is among cards of one suit.
func longestStraight(held uint16) int {
	var cards []card.Card
	for ; held != 0; held &= held - 1 {
		cards = append(cards, card.New(card.Rank(bits.TrailingZeros16(held)), card.Spades))
	}
	return highcardflush.StraightFlush(cards)
}

// flushBonus is a wager that pays by the longest of something that each suit has by itself. The
// last line of its table pays for seven cards, the one before for six.
func flushBonus(name string, pays []table.Pay, measure func(held uint16) int, stake money.Cents) *odds.Figure {
	var upTo [highcardflush.Cards + 1][8]uint64 // by length: in how many ways a suit has so many cards, and none longer
	for held := range uint16(whole) {
		if n := bits.OnesCount16(held); n <= highcardflush.Cards {
			for length := measure(held); length < len(upTo); length++ {
				upTo[length][n]++
			}
		}
	}
	var d odds.Distribution
	before := uint64(0)
	for length, f := range upTo {
		net, ways := -stake, flushHands(&[4][8]uint64{f, f, f, f})
		if line := length - len(upTo) + len(pays); line >= 0 {
			net = pays[line].Odds.Owes(stake)
		}
		d.Add(big.NewRat(int64(net), int64(stake)), big.NewRat(int64(ways-before), 1))
		before = ways
	}
	return d.Figure(name, "bet made")
}

// flushChoices values every raise against every hand that the dealer may have.
func flushChoices(_ *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	if len(v.Hand) != highcardflush.Cards {
		return nil, errors.New("at high card flush give the seven cards of the hand")
	}
	d := againstFlush(v.Hand, v.Gone)
	if d.all() == 0 {
		return nil, odds.ErrTooFew
	}
	list := []odds.Worth{{Choice: highcardflush.Fold, EV: big.NewRat(-1, 1)}}
	for n := 1; n <= highcardflush.MostTimes(highcardflush.Length(highcardflush.Rank(v.Hand))); n++ {
		list = append(list, odds.Worth{Choice: highcardflush.Times[n], EV: big.NewRat(d.worth(n), int64(d.all()))})
	}
	return list, nil
}

func chartFlush(c *pokerChart) error {
	c.mark(highcardflush.Thrice, "3", "raise three times the ante")
	c.mark(highcardflush.Twice, "2", "raise twice the ante")
	c.mark(highcardflush.Once, "1", "raise as much as the ante")
	c.mark(highcardflush.Fold, "F", "fold")
	c.Text = sentence(flushRules[0].Text)
	return c.list("Longest flush", []row{
		{"Six of a suit", "7s 6s 5s 4s 3s 2s 9h"}, {"Five of a suit", "6s 5s 4s 3s 2s 9h 8d"}, {"Four of a suit", "5s 4s 3s 2s 9h 8d 7c"},
		{"J 3 2", "Js 3s 2s Kh 9h 8d 7c"}, {"10 9 2", "Ts 9s 2s Kh 6h 8d 7c"}, {"10 8 7", "Ts 8s 7s Kh 6h 5d 3c"},
		{"10 8 6", "Ts 8s 6s Kh 7h 5d 3c"},
		{"10 8 5", "Ts 8s 5s Kh 7h 6d 3c"}, {"10 7 6", "Ts 7s 6s Kh 8h 5d 3c"}, {"9 8 7", "9s 8s 7s Kh Th 5d 3c"},
		{"A K, and nothing longer", "As Ks Qh Jh Td 9d 8c"},
	})
}

// flushPlayer raises by a rule.
type flushPlayer struct {
	game *highcardflush.Game
	rule flushRule
}

func flushStrategy(text string, rule flushRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players { return &flushPlayer{t.Game().(*highcardflush.Game), rule} }}
}

// Answer raises so many times the ante, or folds.
func (p *flushPlayer) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "raise" {
		return table.Answer{Choice: q.First()}
	}
	hand := p.game.Hand(q.Box)
	times := p.rule(highcardflush.Rank(hand[:]), func() flushDeals { return againstFlush(hand[:], 0) })
	return table.Answer{Choice: highcardflush.Times[times]}
}
