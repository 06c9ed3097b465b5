package pokerodds

import (
	"errors"
	"math/bits"
	"sync"

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
	&odds.Analysis{Counted: []string{""},
		Method:  "all hands of seven cards, by their flushes, against all that the dealer may hold",
		HeldBy:  []string{"odds/games/pokerodds.TestAgainstEveryFlushHand"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{7, 7}},
		Published: []odds.Published{
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
		Controls: sames{"ante": flushSame,
			"flush-bonus": suitSame("flush-bonus", flushBonus,
				func(cards []card.Card) int { return highcardflush.Length(highcardflush.Rank(cards)) }),
			"straight-flush-bonus": suitSame("straight-flush-bonus", straightFlushBonus, highcardflush.StraightFlush)}.controls,
	})

// flushRule is how many antes are raised with a hand, of which worth says what a raise of so many wins.
type flushRule func(r versus.Rank, worth func(times int) money.Cents) int

// flushRules are those of high card flush.
var flushRules = []housepoker.Named[flushRule]{
	{Name: "ten-eight-six", Text: "raise as much as you may with 10-8-6 of one suit or better, and fold anything less", Rule: tenEightSix},
	{Name: "best", Text: "by all cards that are seen", Rule: bestFlushRaise},
}

func tenEightSix(r versus.Rank, _ func(int) money.Cents) int {
	if r < highcardflush.RankOf(1<<card.Ten|1<<card.Eight|1<<card.Six) {
		return 0
	}
	return highcardflush.MostTimes(highcardflush.Length(r))
}

// bestFlushRaise raises what is worth most: nothing, the least or the most, because it goes along a line.
func bestFlushRaise(r versus.Rank, worth func(times int) money.Cents) (times int) {
	most := worth(0)
	for _, n := range []int{1, highcardflush.MostTimes(highcardflush.Length(r))} {
		if won := worth(n); won > most {
			times, most = n, won
		}
	}
	return times
}

// flushFigures goes through every hand of the player's.
func flushFigures(w *odds.Work) ([]*odds.Figure, error) {
	raised := raisedOf(w.Table, w.Stake)
	ends := []housepoker.Ends{{}, {}}
	eachFlushHand(func(r versus.Rank, d housepoker.Against, ways uint64) {
		for i, rule := range flushRules {
			raised.Add(ends[i], d, rule.Rule(r, func(times int) money.Cents { return raised.Sum(d, times) }), ways)
		}
	})
	list := Figures("ante", w.Stake, ends[1], ruleTexts(flushRules[:1]), ends[:1])
	return append(list, flushBonus(w), straightFlushBonus(w)), nil
}

func flushBonus(w *odds.Work) *odds.Figure {
	return suitBonus(w, "flush-bonus", highcardflush.Cards, bits.OnesCount16)
}

func straightFlushBonus(w *odds.Work) *odds.Figure {
	return suitBonus(w, "straight-flush-bonus", highcardflush.Cards, longestStraight)
}

// longestStraight is how long the longest straight is among cards of one suit.
func longestStraight(held uint16) int {
	var cards []card.Card
	for ; held != 0; held &= held - 1 {
		cards = append(cards, card.New(card.Rank(bits.TrailingZeros16(held)), card.Spades))
	}
	return highcardflush.StraightFlush(cards)
}

// flushChoices values every raise against every hand that the dealer may have.
func flushChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	if len(v.Hand) != highcardflush.Cards {
		return nil, errors.New("at high card flush give the seven cards of the hand")
	}
	d := againstFlush(v.Hand, v.Gone)
	if d.All() == 0 {
		return nil, odds.ErrTooFew
	}
	raised := raisedOf(w.Table, w.Stake)
	var list []odds.Worth
	for n := range 1 + highcardflush.MostTimes(highcardflush.Length(highcardflush.Rank(v.Hand))) {
		list = append(list, odds.Worth{Choice: highcardflush.Times[n], EV: PerDollar(raised.Sum(d, n), int64(d.All()), w.Stake)})
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

// flushStrategy raises by a rule.
func flushStrategy(text string, rule flushRule) sim.Strategy {
	return raises(text, "raise", highcardflush.Times, func(t *table.Table) func(table.Box) int {
		game, raised := t.Game().(*highcardflush.Game), raisedOf(t, evenDollar)
		return func(box table.Box) int {
			hand := game.Hand(box)
			against := sync.OnceValue(func() housepoker.Against { return againstFlush(hand[:], 0) })
			return rule(highcardflush.Rank(hand[:]), func(times int) money.Cents { return raised.Sum(against(), times) })
		}
	})
}
