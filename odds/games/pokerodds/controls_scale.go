package pokerodds

import (
	"boardwalk/card"
	"boardwalk/game/doubledown"
	"boardwalk/game/floppoker"
	"boardwalk/game/letitride"
	"boardwalk/game/mississippi"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
)

// letItRideSame is all three wagers by the best of the rules. Where a wager of the player's rides that the rule takes back, or the
// other way round, what comes of that is taken at its mean over the cards that may come.
func letItRideSame(w *odds.Work) (*same, error) {
	l, err := newLetItRide(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	rule := housepoker.LetItRideRules[0]
	_, ends := l.Count(nil, rule.Rule)
	return byRule(rule, ends[0], w.Stake, func(at *position) func() float64 {
		g, hand, first := at.Game().(*letitride.Game), &[5]card.Card{}, rideFirsts{}
		one, two := false, false
		players := &housepoker.LetItRideRule{First: func(*[3]card.Card) bool { return one }, Second: func(*[4]card.Card) bool { return two }}
		return func() float64 {
			*hand = g.Hand(at.box)
			one, two = g.Rides(at.box)
			three, four, won := (*[3]card.Card)(hand[:]), (*[4]card.Card)(hand[:]), float64(l.Deal(players, hand))
			if second := rule.Rule.Second(four); second != two {
				left := housepoker.Unseen(card.SetOf(four[:]...))
				rules, theirs := l.SecondValues(four, left, one) // taken back, and riding
				if second {
					rules, theirs = theirs, rules
				}
				won += float64(rules-theirs) / float64(len(left))
			}
			if ride := rule.Rule.First(three); ride != one {
				rules, theirs := first.of(l, &rule.Rule, three) // likewise
				if ride {
					rules, theirs = theirs, rules
				}
				won += rules - theirs
			}
			return won
		}
	}), nil
}

// rideFirsts are what hands of three cards win on average with the first wager taken back, and with it riding, as far as somebody
// has asked.
type rideFirsts map[[3]card.Card][2]float64

// of finds it where the second wager is played by a rule.
func (f rideFirsts) of(l *housepoker.LetItRide, rule *housepoker.LetItRideRule, three *[3]card.Card) (back, ride float64) {
	alike, _ := namedAnew(three)
	v, ok := f[alike]
	if !ok {
		left := housepoker.Unseen(card.SetOf(alike[:]...))
		b, r := l.RuleValues(rule.Second, &alike, left)
		deals := float64(len(left) * (len(left) - 1))
		v = [2]float64{float64(b) / deals, float64(r) / deals}
		f[alike] = v
	}
	return v[0], v[1]
}

// doubleDownSame is the original wager with its double by the best of the rules. Where the player doubles down and the rule does not,
// or the other way round, what comes of the player's decision is taken at its mean over the cards that may come fifth.
func doubleDownSame(w *odds.Work) (*same, error) {
	d, err := newDoubleDown(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	rule := housepoker.DoubleDownRules[0]
	_, ends := d.Count(rule.Rule)
	return byRule(rule, ends[0], w.Stake, func(at *position) func() float64 {
		g, hand := at.Game().(*doubledown.Game), &[5]card.Card{}
		return func() float64 {
			*hand = g.Hand(at.box)
			hand[1], hand[4] = hand[4], hand[1] // the hole card is seen last
			four, doubled := (*[4]card.Card)(hand[:]), g.Doubled(at.box)
			if rule.Rule(four) == doubled {
				return float64(d.Deal(rule.Rule, hand))
			}
			left := housepoker.Unseen(card.SetOf(four[:]...))
			rules, players := d.Values(four, left)
			if !doubled {
				rules, players = players, rules
			}
			won := d.Deal(func(*[4]card.Card) bool { return doubled }, hand)
			return float64(won) + float64(rules-players)/float64(len(left))
		}
	}), nil
}

// mississippiSame is the ante with its street wagers by the best of the rules.
func mississippiSame(w *odds.Work) (*same, error) {
	m, err := newMississippi(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	rule := housepoker.MississippiRules[0]
	_, ends := m.Count(nil, rule.Rule)
	return byRule(rule, ends[0], w.Stake, func(at *position) func() float64 {
		g, known, hand := at.Game().(*mississippi.Game), &housepoker.MississippiHand{}, &[5]card.Card{}
		return func() float64 {
			*hand = g.Hand(at.box)
			return float64(m.Deal(rule.Rule, known, hand))
		}
	}), nil
}

// flopSame is the ante with its flop wager by the best of the rules.
func flopSame(w *odds.Work) (*same, error) {
	f, err := newFlop(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	rule := housepoker.FlopRules[0]
	_, ends := f.Count(nil, rule.Rule)
	return byRule(rule, ends[0], w.Stake, func(at *position) func() float64 {
		g := at.Game().(*floppoker.Game)
		own, flop := (*[3]card.Card)(g.At(at.box).Cards[:]), (*[3]card.Card)(g.Dealer().Cards[:])
		return func() float64 { return float64(f.Deal(rule.Rule, own, flop)) }
	}), nil
}

// flopBonusSame is the bonus.
func flopBonusSame(w *odds.Work) (*same, error) {
	net, err := flopBonusNet(w)
	if err != nil {
		return nil, err
	}
	f, err := flopBonus(w)
	return byOwnCards(f, w.Stake, func(at *position) func() float64 {
		own := (*[3]card.Card)(at.Game().(*floppoker.Game).At(at.box).Cards[:])
		return func() float64 { return float64(net(poker.ThreeAt(own))) }
	}), err
}
