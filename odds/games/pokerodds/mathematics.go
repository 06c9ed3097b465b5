package pokerodds

import (
	"boardwalk/card"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
)

// mathematics puts together what is known of a game of poker against the house.
func mathematics(g *housePoker, a *odds.Analysis, p *pokerGame, players *sim.Players) *games.Mathematics {
	a.Figures, a.Choices = odds.At(g.figures, evenDollar), g.valued
	p.sized = a.Sized
	return &games.Mathematics{Analysis: a, Adviser: pokerAdviser(p), Players: players}
}

// Caribbean is what is known of caribbean stud.
var Caribbean = mathematics(&housePoker{figures: caribbeanFigures, choices: caribbeanChoices, of: "the ante"},
	&odds.Analysis{Sized: true,
		Method: "all hands, alike but for the names of suits, against all that the dealer may hold, by the " +
			"cards that are gone",
		HeldBy:  []string{"odds/housepoker.TestCaribbeanHandsAgainstEveryDealer"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{5, 1, 4}},
		Published: []odds.Published{
			{Wager: "ante", Per: "bet made", Figure: "5.22"},
			{Wager: "ante", Per: "bet made", Figure: "5.224"},
		},
		Counted: []string{"", "straight-flush=5000 start=$250000"},
	},
	&pokerGame{example: advice.Example{Label: "Hand", Hand: "As Kh Jd 8c 3s", Dealer: "8d"}, offers: []string{"bet"},
		dealer: true, main: "ante", chart: chartCaribbean},
	&sim.Players{
		Wagers:     []string{"ante"},
		Strategies: named(housepoker.CaribbeanRules, caribbeanStrategy),
		Unasked:    []string{"progressive"},
		Reader:     func() sim.Reader { return &betLines{} },
		Seat:       atCaribbean,
		Controls:   sames{"ante": caribbeanSame}.controls,
	})

// DoubleDown is what is known of double down stud.
var DoubleDown = mathematics(&housePoker{figures: doubleDownFigures, choices: doubleDownChoices, of: "the original wager"},
	&odds.Analysis{Sized: true,
		Method:  "all hands of four cards, alike but for the names of suits, with every fifth card",
		HeldBy:  []string{"odds.TestPublishedFigures"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{4, 1}},
		Counted: []string{""},
	},
	&pokerGame{example: advice.Example{Label: "The four cards", Hand: "9s 8h 7d 6c"}, offers: []string{"double-down"},
		dealer: true, main: "original", parts: true, chart: chartDoubleDown},
	&sim.Players{
		Wagers:     []string{"original"},
		Strategies: named(housepoker.DoubleDownRules, doubleDownStrategy),
		Reader:     readRules(housepoker.DoubleDownRules, doubleDownStrategy, readConditions(doubleDownLines, "double")),
		Seat:       underLimit,
		Controls:   sames{"original": doubleDownSame}.controls,
	})

// LetItRide is what is known of let it ride.
var LetItRide = mathematics(&housePoker{figures: letItRideFigures, choices: letItRideChoices, of: "one of the three bets",
	assumes: letItRideAssumes},
	&odds.Analysis{Sized: true,
		Method:  "all hands of three cards, alike but for the names of suits, with every two that follow",
		HeldBy:  []string{"odds.TestPublishedFigures"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{3, 1, 1}},
		Published: []odds.Published{
			{Wager: "bet-three", Per: "one of the three bets", Figure: "3.506"},
		},
		Counted: []string{"", "payout-limit=$50000"},
	},
	&pokerGame{example: advice.Example{Label: "Hand", Hand: "Js Ts 9s"}, offers: []string{"bet-one", "bet-two"},
		shared: true, main: "bet-three", chart: chartLetItRide},
	&sim.Players{
		Wagers:     []string{"bet-three"},
		Strategies: named(housepoker.LetItRideRules, letItRideStrategy),
		Reader:     readRules(housepoker.LetItRideRules, letItRideStrategy, readConditions(letItRideLines, "first", "second")),
		Seat:       atLetItRide,
		Controls:   sames{"bet-one": letItRideSame, "bet-two": letItRideSame, "bet-three": letItRideSame}.controls,
	})

// FourCard is what is known of four card poker.
var FourCard = mathematics(&housePoker{figures: fourCardFigures, choices: fourCardChoices, of: "the ante"},
	&odds.Analysis{
		Granted: []string{"ante", "play"},
		Method:  "all hands of five cards against every six of the dealer, by the cards that are gone",
		HeldBy:  []string{"odds/housepoker.TestFourCardHandsAgainstEveryDealer"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{5, 1, 5}},
		Published: []odds.Published{
			{Wager: "ante", Per: "bet made", Figure: "2.79"},
			{Wager: "aces-up", Per: "bet made", Figure: "1.98", Options: "aces-up=I"},
		},
		Counted: []string{"", "aces-up=VII bonus-three-of-a-kind=3"},
	},
	&pokerGame{example: advice.Example{Label: "Hand", Hand: "9s 9h Kd 7c 3s", Dealer: "Td"}, offers: []string{"play"},
		dealer: true, main: "ante", chart: chartFourCard, rule: playFourCard, times: timesFourCard},
	&sim.Players{
		Wagers:     []string{"ante", "aces-up"},
		Strategies: named(housepoker.FourRules, fourCardStrategy),
		Unasked:    []string{"aces-up"},
		Reader:     func() sim.Reader { return &tripleLines{} },
		Controls:   sames{"ante": fourCardSame, "aces-up": acesUpSame}.controls,
	})

// TexasBonus is what is known of texas hold 'em bonus.
var TexasBonus = mathematics(&housePoker{figures: texasFigures, choices: texasChoices, of: "the ante"},
	&odds.Analysis{Granted: []string{"ante", "flop", "turn", "river"}, Pending: texasPending, Kept: texasKeptCounts,
		Method: "every pair of hole cards on every board, alike but for the names of suits, kept in a file with " +
			"a checksum of the rules",
		HeldBy:  []string{"odds/housepoker.TestTexasBoardsAgainstEveryDealer", "odds/housepoker.TestTexasValues"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{2, 3, 1, 1, 2}},
		Comparisons: []odds.Comparison{{Wager: "ante", Published: "2.04", Source: "wizardofodds.com/games/texas-hold-em-bonus-poker",
			Options: "ante-pays-on=straight", Note: "where a winning ante is paid with a straight or better; the usual option here is a flush"}},
	},
	&pokerGame{example: advice.Example{Label: "Hand", Hand: "7s 2h"}, offers: []string{"flop", "turn", "river"},
		board: true, counted: true, main: "ante", chart: chartTexas, rule: playTexas},
	&sim.Players{
		Wagers: []string{"ante", "bonus"},
		Strategies: append(named(housepoker.TexasRules, texasStrategy),
			sim.Named{Name: "best", Text: bestByCards, For: bestTexas, Counted: true}),
		Unasked:  []string{"bonus"},
		Reader:   readRules(housepoker.TexasRules, texasStrategy, readConditions(texasLines, "flop", "turn", "river")),
		Seat:     besideAnte("bonus"),
		Controls: sames{"ante": texasSame, "bonus": texasBonusSame}.controls,
	})

// MiniTex is what is known of mini-tex.
var MiniTex = mathematics(&housePoker{figures: miniTexFigures, choices: miniTexChoices, of: "the ante"},
	&odds.Analysis{
		Granted: []string{"ante", "flop", "river", "play"},
		Method:  "every pair of hole cards with every flop, and a sweep over all hands on each board",
		HeldBy:  []string{"odds/housepoker.TestMiniTexSweep", "odds/housepoker.TestMiniTexBeforeTheFlop"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{2, 3, 1, 2}},
		Counted: []string{"", "ante-bonus=0 pocket-poker=C ace-two=no", "ante-bonus=30"},
	},
	&pokerGame{example: advice.Example{Label: "Hand", Hand: "9s 7h"}, offers: []string{"flop", "river", "play"},
		board: true, main: "ante", chart: chartMiniTex, rule: playMiniTex},
	&sim.Players{
		Wagers:     []string{"ante", "pocket-poker"},
		Strategies: named(housepoker.MiniTexRules, miniTexStrategy),
		Unasked:    []string{"pocket-poker"},
		Reader:     readRules(housepoker.MiniTexRules, miniTexStrategy, readConditions(miniTexLines, "flop", "river", "play")),
		Seat:       besideAnte("pocket-poker"),
		Controls:   sames{"ante": miniTexSame, "pocket-poker": pocketSame}.controls,
	})

// ThreeDraw is what is known of three card draw.
var ThreeDraw = mathematics(&housePoker{figures: threeDrawFigures, choices: threeDrawChoices, of: "the ante"},
	&odds.Analysis{
		Granted: []string{"ante", "in-to-win"},
		Method:  "all hands of three cards and every choice of what is kept, against every hand of the dealer",
		HeldBy:  []string{"odds/housepoker.TestThreeDrawValuesAreThoseOfEveryDeal"},
		Counted: []string{"", "bonus-table=2 first-3-table=2", "bonus-table=3 first-3-table=3", "first-3-table=4"},
	},
	&pokerGame{example: advice.Example{Label: "Hand", Hand: "Qs Jh 4d"}, offers: []string{"decide"},
		main: "ante", beside: "first-3", chart: chartThreeDraw},
	&sim.Players{
		Wagers:     []string{"ante", "first-3"},
		Strategies: named(housepoker.ThreeDrawRules, threeDrawStrategy),
		Reader:     readRules(housepoker.ThreeDrawRules, threeDrawStrategy, func() sim.Reader { return &keepLines{} }),
		Seat:       besideAnte("first-3"),
		Controls:   sames{"ante": threeDrawSame, "first-3": firstThreeSame}.controls,
	})

// Mississippi is what is known of mississippi stud.
var Mississippi = mathematics(&housePoker{figures: mississippiFigures, choices: mississippiChoices, of: "the ante",
	assumes: mississippiAssumes},
	&odds.Analysis{Sized: true,
		Method: "all hole cards, alike but for the names of suits, with every board, street by street",
		HeldBy: []string{"odds/housepoker.TestMississippiPointsAreBestPlay",
			"odds/housepoker.TestMississippiValuesAddUp"},
		Dealing:     odds.Dealing{Cards: 52, Taken: []int{2, 1, 1, 1}},
		Comparisons: []odds.Comparison{{Wager: "ante", Published: "4.91", Source: "wizardofodds.com/games/mississippi-stud"}},
		Published: []odds.Published{
			{Wager: "ante", Per: "bet made", Figure: "4.91"}, // and 4.91%/3.59 = 1.37%: wizardofodds.com/games/mississippi-stud
		},
		Counted: []string{"", "most-times=1", "payout-limit=$50000"},
	},
	&pokerGame{example: advice.Example{Label: "Hand", Hand: "Ks 7h"},
		offers: []string{"third-street", "fourth-street", "fifth-street"}, streets: []string{"third-street", "fourth-street"},
		shared: true, main: "ante", chart: chartMississippi},
	&sim.Players{
		Wagers:     []string{"ante"},
		Strategies: named(housepoker.MississippiRules, mississippiStrategy),
		Reader: readRules(housepoker.MississippiRules, mississippiStrategy,
			readConditions(mississippiLines, "third", "third-3x", "fourth", "fourth-3x", "fifth", "fifth-3x")),
		Seat:     underLimit,
		Controls: sames{"ante": mississippiSame}.controls,
	})

// Ultimate is what is known of ultimate texas hold 'em.
var Ultimate = mathematics(&housePoker{figures: ultimateFigures, choices: ultimateChoices, of: "the ante", assumes: ultimateAssumes},
	&odds.Analysis{Granted: []string{"ante", "play"}, Sized: true, Pending: ultimatePending, Kept: ultimateKeptCounts,
		Method: "every pair of hole cards on every board, alike but for the names of suits, kept in a file with " +
			"a checksum of the rules",
		HeldBy:      []string{"odds/housepoker.TestDealerOuts", "odds/housepoker.TestUltimate"},
		Dealing:     odds.Dealing{Cards: 52, Taken: []int{2, 3, 2, 2}},
		Comparisons: []odds.Comparison{{Wager: "ante", Published: "2.185", Source: "wizardofodds.com/games/ultimate-texas-hold-em"}},
		Counted:     []string{"", "blind=B trips=D", "payout-limit=$50000"},
	},
	&pokerGame{example: advice.Example{Label: "Hand", Hand: "Qs 7h"}, offers: []string{"hole", "flop", "river"},
		board: true, counted: true, main: "ante", chart: chartUltimate, rule: playUltimate},
	&sim.Players{
		Wagers: []string{"ante", "trips"},
		Strategies: append(named(housepoker.UltimateRules, ultimateStrategy),
			sim.Named{Name: "best", Text: bestByCards, For: bestUltimate, Counted: true}),
		Unasked:  []string{"trips"},
		Reader:   readRules(housepoker.UltimateRules, ultimateStrategy, readConditions(ultimateLines, "hole", "flop", "river")),
		Seat:     atUltimate,
		Controls: sames{"ante": ultimateSame, "trips": tripsSame}.controls,
	})

// Boston is what is known of boston 5 stud.
var Boston = mathematics(&housePoker{figures: bostonFigures, choices: bostonChoices, of: "the ante"},
	&odds.Analysis{
		Granted: []string{"first", "second"},
		Method:  "all hands against each other, by inclusion and exclusion over the cards that both would have",
		HeldBy: []string{"odds/housepoker.TestBostonShowdownsAreThoseOfEveryDeal",
			"odds/housepoker.TestBostonCountAgreesWithSingleHands"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{3, 2, 5}},
		Comparisons: []odds.Comparison{
			{Wager: "bonus", Published: "7.3", Source: "casinocitytimes.com, Poker, Beantown style"},
			{Wager: "bonus", Published: "2.3", Source: "casinocitytimes.com, Poker, Beantown style", Options: "bonus-flush=4"},
		},
		Published: []odds.Published{
			{Wager: "bonus", Per: "bet made", Figure: "2.3", Options: "bonus-flush=4"}, // casinocitytimes.com, "Poker, Beantown style"
			{Wager: "bonus", Per: "bet made", Figure: "7.3"},
		},
		Counted: []string{"", "ante-bonus=B bonus-flush=4"},
	},
	&pokerGame{example: advice.Example{Label: "The first three cards", Hand: "7s 4h 2d"}, offers: []string{"second"},
		main: "ante", chart: chartBoston, rule: func(*odds.PokerView) bool { return true }},
	&sim.Players{
		Wagers:     []string{"ante", "bonus"},
		Strategies: named(housepoker.BostonRules, bostonStrategy),
		Unasked:    []string{"bonus"},
		Seat:       besideAnte("bonus"),
		Controls:   sames{"ante": bostonSame, "bonus": bostonBonusSame}.controls,
	})

// FlopPoker is what is known of flop poker.
var FlopPoker = mathematics(&housePoker{figures: flopFigures, choices: flopChoices, of: "the ante"},
	&odds.Analysis{Granted: []string{"ante"}, Sized: true,
		Method: "all hands of three cards with every flop; the pot by the hands of the others",
		HeldBy: []string{"odds/housepoker.TestFlopPokerDealsEveryFlop", "odds/housepoker.TestFlopPokerCountsEveryDeal"},
		Comparisons: []odds.Comparison{{Wager: "ante", Published: "5.4237",
			Source: "888casino.com/blog, Flop Poker Hole-Card Play", Options: "straight=11",
			Note: "with a straight at 11 to 1 on the flop wager"}},
		Published: []odds.Published{
			{Wager: "ante", Per: "bet made", Figure: "5.4237", Options: "straight=11"}, // 888casino.com/blog, "Flop Poker Hole-Card Play"
			{Wager: "pot", Per: "bet made", Figure: "0.00"},                            // wizardofodds.com/games/flop-poker
		},
		Counted: []string{"", "straight=11"},
	},
	&pokerGame{example: advice.Example{Label: "The three cards", Hand: "Ts 9h 5d"}, offers: []string{"flop"},
		main: "ante", chart: chartFlop, rule: playFlop},
	&sim.Players{
		Wagers:     []string{"ante", "bonus"},
		Strategies: named(housepoker.FlopRules, flopStrategy),
		Unasked:    []string{"bonus"},
		Reader:     readRules(housepoker.FlopRules, flopStrategy, readConditions(flopLines, "raise")),
		Seat:       atFlopPoker,
		Controls:   sames{"ante": flopSame, "bonus": flopBonusSame}.controls,
	})

// ThreeCard is what is known of three card poker.
var ThreeCard = &games.Mathematics{
	Analysis: &odds.Analysis{Granted: []string{"ante", "play"}, Figures: threeCardFigures,
		Method:  "all pairs of hands with the game's own ranking, qualifying rule and pay tables",
		HeldBy:  []string{"odds/games/pokerodds.TestThreeCardChoices"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{3, 3}},
		Published: []odds.Published{
			{Wager: "pair-plus", Per: "bet made", Figure: "2.32", Options: "ledger=A"},
			{Wager: "pair-plus", Per: "bet made", Figure: "7.28", Options: "ledger=C"},
			{Wager: "ante", Per: "bet made", Figure: "3.37"},
		},
		Counted: []string{"", "ledger=B", "ledger=C", "ledger=D", "ledger=B version=both-compulsory ante-bonus=1-5-6", "edition=1998"},
	},
	Adviser: &advice.Adviser{Example: advice.Example{Label: "Hand", Hand: "Qs 6h 4d"},
		Advise: adviseThreeCard, Value: valueThreeCard, Chart: chartThreeCard, Place: placeThreeCard},
	Players: &sim.Players{
		Wagers: []string{"ante", "pair-plus"},
		Strategies: []sim.Named{
			goOnFrom("queen-six-four", "go on with queen, six and four or better, which is best", queenSixFour...),
			goOnFrom("queen", "go on with every queen or better", card.Queen, card.Three, card.Two),
			goOnFrom("always", "go on with every hand", card.Five, card.Three, card.Two),
		},
		Unasked:  []string{"pair-plus"},
		Reader:   func() sim.Reader { return &playLines{} },
		Seat:     atThreeCard,
		Controls: sames{"ante": threeCardSame, "pair-plus": pairPlusSame}.controls,
	},
}
