package pokerodds

import (
	"boardwalk/card"
	"boardwalk/game/mississippi"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
	"boardwalk/table"
)

// mississippiPlayer wagers or folds by a rule.
type mississippiPlayer struct {
	rule   housepoker.MississippiRule
	game   *mississippi.Game
	hand   housepoker.MississippiHand
	cards  [5]card.Card
	staked [mississippiBoxes]int // how many antes lie at each position
}

// mississippiBoxes is how many boxes the players may have.
const mississippiBoxes = 8

func mississippiStrategy(text string, rule housepoker.MississippiRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &mississippiPlayer{rule: rule, game: t.Game().(*mississippi.Game)}
	}}
}

// Answer wagers so many times the ante, at most what is open, or folds.
func (p *mississippiPlayer) Answer(q *table.Question) table.Answer {
	known := map[string]int{"third-street": 2, "fourth-street": 3, "fifth-street": 4}[q.Offer.ID]
	if known == 0 {
		return table.Answer{Choice: q.First()}
	}
	if known == 2 {
		p.staked[q.Box] = 1
	}
	p.cards = p.game.Hand(q.Box)
	p.hand.Cards, p.hand.Staked = p.cards[:known], p.staked[q.Box]
	times := p.rule(&p.hand)
	for times > 0 && !q.Allows(mississippi.Times[times]) {
		times--
	}
	p.staked[q.Box] += times
	return table.Answer{Choice: mississippi.Times[times]}
}

// mississippiLines makes a strategy of lines like "third pair 2" for one ante and
// "third-3x pair 2" for three times the ante.
func mississippiLines(l *conditionLines) sim.Strategy {
	return mississippiStrategy(l.words(), func(h *housepoker.MississippiHand) int {
		decision := [...]string{2: "third", 3: "fourth", 4: "fifth"}[len(h.Cards)]
		v := &view{own: h.Cards}
		switch {
		case l.does(decision+"-3x", v):
			return 3
		case l.does(decision, v):
			return 1
		}
		return 0
	})
}
