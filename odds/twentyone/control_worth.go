package twentyone

import (
	"boardwalk/game/blackjack"
)

// noHole is the dealer's hole card where there is none.
const noHole = values

// Finals of a dealer's hand after 17 to 21.
const (
	finalBust = finals + iota
	finalBlackjack
	allFinals
)

// rough is a player's hand as a control knows it: only what decides nearly all of
// its worth, so that all hands have room in a small table.
type rough struct {
	hard  uint8 // with each ace as one; over 21 is 22
	aces  bool
	cards uint8 // up to 7
	split bool
	pair  bool
}

// roughs is how many different ones there are.
const roughs = 23 * 2 * 8 * 2 * 2

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (h rough) index() int {
	return (((int(h.hard)*2+bit(h.aces))*8+int(h.cards))*2+bit(h.split))*2 + bit(h.pair)
}

// with is the hand with a card of a value more.
func (h rough) with(v int) rough {
	h.pair = h.cards == 1 && int(h.hard) == v+1
	h.hard = uint8(min(int(h.hard)+v+1, 22))
	h.aces = h.aces || v == 0
	h.cards = min(h.cards+1, 7)
	return h
}

func (h rough) score() int {
	if h.aces && h.hard <= 11 {
		return int(h.hard) + 10
	}
	return int(h.hard)
}

func (h rough) natural() bool { return h.cards == 2 && h.hard == 11 && h.aces && !h.split }

// theirs is a dealer's hand: how many cards it has up to two, what they count and
// whether an ace is among them.
type theirs struct {
	hard  uint8 // over 21 is 22
	aces  bool
	cards uint8
}

// theirHands is how many different ones there are.
const theirHands = 23 * 2 * 3

func (d theirs) index() int { return (int(d.hard)*2+bit(d.aces))*3 + int(d.cards) }

func (d theirs) with(v int) theirs {
	return theirs{uint8(min(int(d.hard)+v+1, 22)), d.aces || v == 0, min(d.cards+1, 2)}
}

// controlWorth is what hands are worth to a control: by cards that always come in
// the proportions of a fresh shoe, with hands known as roughly as above.
type controlWorth struct {
	*rules
	holed        bool                            // the hole card is told apart
	share        [values]float64                 // of each value in a fresh shoe
	theirs       [theirHands][allFinals]float64  // how a dealer's hand ends
	goesOn       [values][values + 1][]float64   // by first card and hole card: what a hand is worth that may be played on
	doubled      [values][values + 1][]float64   // likewise what one is worth that was doubled, for both wagers
	first        [values + 1][values + 1]float64 // by the dealer's card and the player's first, each perhaps not yet dealt
	payoff       [roughs][allFinals]float64      // what a standing hand wins
	doublePayoff [roughs][allFinals]float64      // likewise one that was doubled
	bonus        [8]float64                      // what a 21 of so many cards wins
}

// newControlWorth finds it for cards that come in given shares, or those of a fresh shoe if share is nil.
func newControlWorth(o *blackjack.Options, share *[values]float64) *controlWorth {
	w := &controlWorth{rules: rulesOf(o), holed: share == nil && o.Dealing != blackjack.NoHoleCard}
	shoe := Fresh(o)
	for v, n := range shoe.Count {
		w.share[v] = float64(n) / float64(shoe.Total())
	}
	if share != nil {
		w.share = *share
	}
	w.findBonus()
	w.eachRough(func(h rough) {
		for f := range allFinals {
			w.payoff[h.index()][f], w.doublePayoff[h.index()][f] = w.pay(h, f), w.payDoubled(h, f)
		}
	})
	w.dealers()
	for up := range values {
		w.against(up)
	}
	w.beginnings()
	return w
}

// eachRough yields all hands, those with the most points first: a card more leads only to hands that came before.
func (w *controlWorth) eachRough(yield func(rough)) {
	for hard := 22; hard >= 0; hard-- {
		for i := range 2 * 8 * 2 * 2 {
			yield(rough{uint8(hard), i&1 != 0, uint8(i >> 3), i&2 != 0, i&4 != 0})
		}
	}
}

// findBonus finds what a 21 of so many cards wins on average of all such hands that are not of one suit.
func (w *controlWorth) findBonus() {
	var count [8]float64
	for _, p := range everyHand().list {
		if n := min(p.cards, 7); p.score == 21 && !p.suited {
			count[n]++
			w.bonus[n] += float64(w.pays(&p)) / 2
		}
	}
	for n := range w.bonus {
		if count[n] > 0 {
			w.bonus[n] /= count[n]
		}
	}
}

// pay is what a hand wins for each dollar on it, against a dealer's final hand.
func (w *controlWorth) pay(h rough, f int) float64 {
	score, wins := h.score(), 1.0
	if score == 21 {
		wins = w.bonus[h.cards]
	}
	switch {
	case h.hard > 21:
		return -1
	case h.natural() && f == finalBlackjack && !w.TwentyOneWins:
		return 0
	case h.natural():
		return float64(w.blackjack.To) / float64(w.blackjack.One)
	case f == finalBlackjack && h.split && !w.takesAll:
		return -.5 // only the original wager is lost, which lies on one of the hands
	case f == finalBlackjack:
		return -1
	case w.charlie && h.cards >= 5, f == finalBust, score > 17+f:
		return wins
	case score == 21 && f == 4 && (w.TwentyOneWins || h.cards == 2 && w.twoCards && !w.bothUp):
		return wins
	case score == 17+f:
		return 0
	}
	return -1
}

// payDoubled is what a hand wins on which as much again was wagered.
func (w *controlWorth) payDoubled(h rough, f int) float64 {
	switch pay := w.pay(h, f); {
	case f == finalBlackjack && h.hard <= 21 && !w.takesAll:
		return pay
	case pay > 0 && w.plain():
		return pay + 1
	case pay > 0:
		return 2
	default:
		return 2 * pay
	}
}

// dealers finds how dealers' hands end, those with the most points first.
func (w *controlWorth) dealers() {
	for hard := 22; hard >= 0; hard-- {
		for i := range 2 * 3 {
			d := theirs{uint8(hard), i&1 != 0, uint8(i >> 1)}
			to := &w.theirs[d.index()]
			score, soft := hard, false
			if d.aces && hard <= 11 {
				score, soft = hard+10, true
			}
			switch {
			case hard > 21:
				to[finalBust] = 1
			case d.cards == 2 && score >= 17 && (score > 17 || !soft || !w.hitSoft17):
				to[score-17] = 1
			default:
				for v, share := range w.share {
					if d.cards == 1 && d.with(v).hard == 11 && d.with(v).aces {
						to[finalBlackjack] += share
						continue
					}
					for f, x := range w.theirs[d.with(v).index()] {
						to[f] += share * x
					}
				}
			}
		}
	}
}

// ends is how a dealer's hand of a first card and perhaps a hole card ends.
func (w *controlWorth) ends(up, hole int) [allFinals]float64 {
	d := theirs{}.with(up)
	if hole == noHole {
		return w.theirs[d.index()]
	}
	if isBlackjack(up, hole) {
		return [allFinals]float64{finalBlackjack: 1}
	}
	return w.theirs[d.with(hole).index()]
}

func isBlackjack(a, b int) bool { return a+b == values-1 && (a == 0 || b == 0) }

// against finds what hands are worth against a first card of the dealer. The player does what is best without knowing the
// hole card, if it lies face down.
func (w *controlWorth) against(up int) {
	ends := w.ends(up, noHole)
	if w.reader { // who plays knows that there is no blackjack
		not := 1 - ends[finalBlackjack]
		for f := range ends {
			ends[f] /= not
		}
		ends[finalBlackjack] = 0
	}
	plan := make([]roughAct, roughs)
	w.play(ends, plan, true, nil, nil)
	for hole := range values + 1 {
		if !w.holed && hole != noHole {
			continue
		}
		goesOn, doubled := make([]float64, roughs), make([]float64, roughs)
		w.goesOn[up][hole], w.doubled[up][hole] = goesOn, doubled
		ends := w.ends(up, hole)
		switch {
		case w.reader && hole != noHole && isBlackjack(up, hole):
			w.eachRough(func(h rough) { goesOn[h.index()] = w.payoff[h.index()][finalBlackjack] })
		case w.bothUp && hole != noHole:
			w.play(ends, plan, true, goesOn, doubled)
		default:
			w.play(ends, plan, false, goesOn, doubled)
		}
	}
	if w.holed && (w.reader || w.bothUp) {
		w.average(up)
	}
}

// average makes what hands are worth without a hole card the mean of what they are worth with each.
func (w *controlWorth) average(up int) {
	for _, of := range [2]*[values + 1][]float64{&w.goesOn[up], &w.doubled[up]} {
		for i := range of[noHole] {
			of[noHole][i] = 0
			for hole, share := range w.share {
				of[noHole][i] += share * of[hole][i]
			}
		}
	}
}

// roughAct is what is done with a hand.
type roughAct uint8

// What may be done.
const (
	roughStand roughAct = iota
	roughDraw
	roughDouble
	roughGiveUp
	roughSplit
)

func weigh(ends *[allFinals]float64, of *[allFinals]float64) (sum float64) {
	for f, x := range ends {
		sum += x * of[f]
	}
	return sum
}

// play finds what hands are worth if the dealer's hand ends with these chances. If choose is set it finds the best plan
// first, otherwise the plan is followed.
func (w *controlWorth) play(ends [allFinals]float64, plan []roughAct, choose bool, goesOn, doubled []float64) {
	if goesOn == nil {
		goesOn, doubled = make([]float64, roughs), make([]float64, roughs)
	}
	next := func(h rough, of []float64) (sum float64) {
		for v, share := range w.share {
			sum += share * of[h.with(v).index()]
		}
		return sum
	}
	w.eachRough(func(h rough) {
		i := h.index()
		stand := weigh(&ends, &w.payoff[i])
		doubled[i] = weigh(&ends, &w.doublePayoff[i])
		if (w.Rescue || w.SurrenderAnytime) && h.hard <= 21 {
			doubled[i] = max(doubled[i], -1)
		}
		switch {
		case h.hard > 21 || h.score() == 21 || w.charlie && h.cards >= 5:
			goesOn[i] = stand
			return
		case h.cards <= 1 && h.split && h.aces && !w.PlayAces:
			goesOn[i] = 0
			for v, share := range w.share {
				goesOn[i] += share * weigh(&ends, &w.payoff[h.with(v).index()])
			}
			return
		case h.cards <= 1:
			goesOn[i] = next(h, goesOn)
			return
		}
		at := place{cards: int(h.cards), score: h.score(), soft: h.aces && h.hard <= 11}
		value := func(do roughAct) float64 {
			switch do {
			case roughDraw:
				return next(h, goesOn)
			case roughDouble:
				return next(h, doubled)
			case roughGiveUp:
				return -.5
			case roughSplit:
				one := rough{hard: h.hard / 2, aces: h.aces, cards: 1, split: true}
				return 2 * goesOn[one.index()]
			}
			return stand
		}
		if choose {
			plan[i] = roughStand
			try := func(do roughAct, may bool) {
				if may && value(do) > value(plan[i]) {
					plan[i] = do
				}
			}
			try(roughDraw, true)
			try(roughDouble, w.mayDouble(&at, h.split))
			try(roughGiveUp, w.SurrenderAnytime || w.surrender && h.cards == 2 && !h.split)
		}
		goesOn[i] = value(plan[i])
	})
	// Hands of one card that came of splitting have fewer points than the pair, so pairs are done last.
	w.eachRough(func(h rough) {
		if !h.pair || h.split || h.cards != 2 || h.hard > 21 {
			return
		}
		one := rough{hard: h.hard / 2, aces: h.aces, cards: 1, split: true}
		if i := h.index(); choose && 2*goesOn[one.index()] > goesOn[i] || !choose && plan[i] == roughSplit {
			plan[i], goesOn[i] = roughSplit, 2*goesOn[one.index()]
		}
	})
}

// beginnings finds what a round is worth of which some of the dealer's first card and the player's first are dealt.
func (w *controlWorth) beginnings() {
	for up, u := range w.share {
		raised := 1.0
		for c, x := range w.share {
			for v, share := range w.share {
				w.first[up][c] += share * w.goesOn[up][noHole][(rough{}).with(c).with(v).index()]
			}
			w.first[up][noHole] += x * w.first[up][c]
		}
		if w.Attack && w.first[up][noHole] > 0 {
			raised = 2
		}
		for c := range values + 1 {
			w.first[noHole][c] += u * raised * w.first[up][c]
		}
	}
}
