package pokerodds

import (
	"boardwalk/card"
	"boardwalk/game/doubledown"
	"boardwalk/game/letitride"
	"boardwalk/game/minitex"
	"boardwalk/game/texasbonus"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
	"boardwalk/table"
)

// doubleDownPlayer doubles down by a rule.
type doubleDownPlayer struct {
	rule housepoker.DoubleDownRule
	game *doubledown.Game
	four [4]card.Card
}

func doubleDownStrategy(text string, rule housepoker.DoubleDownRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &doubleDownPlayer{rule: rule, game: t.Game().(*doubledown.Game)}
	}}
}

// Answer doubles down for all of the original wager, or declines. The second card of the
// hand lies face down.
func (p *doubleDownPlayer) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "double-down" {
		return table.Answer{Choice: q.First()}
	}
	hand := p.game.Hand(q.Box)
	p.four = [4]card.Card{hand[0], hand[2], hand[3], hand[4]}
	if p.rule(&p.four) {
		return table.Answer{Choice: doubledown.Double, Amount: q.Most}
	}
	return table.Answer{Choice: doubledown.Decline}
}

// letItRidePlayer lets wagers ride by a rule.
type letItRidePlayer struct {
	rule  housepoker.LetItRideRule
	game  *letitride.Game
	three [3]card.Card
	four  [4]card.Card
}

func letItRideStrategy(text string, rule housepoker.LetItRideRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &letItRidePlayer{rule: rule, game: t.Game().(*letitride.Game)}
	}}
}

// Answer lets a wager ride or withdraws it.
func (p *letItRidePlayer) Answer(q *table.Question) table.Answer {
	hand := p.game.Hand(q.Box)
	rides := false
	switch q.Offer.ID {
	case "bet-one":
		p.three = [3]card.Card(hand[:3])
		rides = p.rule.First(&p.three)
	case "bet-two":
		p.four = [4]card.Card(hand[:4])
		rides = p.rule.Second(&p.four)
	default:
		return table.Answer{Choice: q.First()}
	}
	if rides {
		return table.Answer{Choice: letitride.Ride}
	}
	return table.Answer{Choice: letitride.Withdraw}
}

// atLetItRide makes the other two of the three equal wagers. All three are measured,
// as parts of one.
func atLetItRide(p *sim.Plan, t *table.Table) {
	if p.ID == "all-three" || t.IsBeside(p.Area) { // which makes each of them, or is made beside that
		return
	}
	for _, other := range []string{"bet-one", "bet-two", "bet-three"} {
		if other != p.ID {
			p.After(t, other)
		}
	}
}

// miniTexPlayer goes on by a rule.
type miniTexPlayer struct {
	rule housepoker.MiniTexRule
	game *minitex.Game
	hand housepoker.MiniTexHand
}

func miniTexStrategy(text string, rule housepoker.MiniTexRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &miniTexPlayer{rule: rule, game: t.Game().(*minitex.Game)}
	}}
}

// Answer makes the wager that the question is about, or folds.
func (p *miniTexPlayer) Answer(q *table.Question) table.Answer {
	next := minitex.Flop
	switch q.Offer.ID {
	case "flop":
	case "river":
		next = minitex.River
	case "play":
		next = minitex.Play
	default:
		return table.Answer{Choice: q.First()}
	}
	h := &p.hand
	h.Hole = p.game.Hand(q.Box)
	if h.Shown = copy(h.Board[:], p.game.Board()); h.Shown == 3 {
		h.Rank = housepoker.MiniTexRank(&h.Hole, &h.Board)
	}
	if p.rule(h) {
		return table.Answer{Choice: next}
	}
	return table.Answer{Choice: minitex.Fold}
}

// texasPlayer goes on and bets by a rule.
type texasPlayer struct {
	rule housepoker.TexasRule
	game *texasbonus.Game
	hand housepoker.TexasHand
}

func texasStrategy(text string, rule housepoker.TexasRule) sim.Strategy {
	return texasPlayers(text, func() housepoker.TexasRule { return rule })
}

// texasPlayers makes a strategy of rules of which each table has its own.
func texasPlayers(text string, rule func() housepoker.TexasRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &texasPlayer{rule: rule(), game: t.Game().(*texasbonus.Game)}
	}}
}

func bestTexas(a *odds.Asked) (sim.Strategy, error) {
	text, player, err := TexasBest(a)
	return texasPlayers(text, player), err
}

// Answer bets, or checks or folds.
func (p *texasPlayer) Answer(q *table.Question) table.Answer {
	switch q.Offer.ID {
	case "flop", "turn", "river":
	default:
		return table.Answer{Choice: q.First()}
	}
	h := &p.hand
	h.Hole = p.game.Hand(q.Box)
	if h.Shown = copy(h.Board[:], p.game.Board()); p.rule(h) {
		return table.Answer{Choice: texasbonus.Bet}
	}
	return table.Answer{Choice: q.First()}
}
