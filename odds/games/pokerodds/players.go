package pokerodds

import (
	"boardwalk/card"
	"boardwalk/game/caribbean"
	"boardwalk/game/fourcard"
	"boardwalk/game/progressive"
	"boardwalk/game/threedraw"
	"boardwalk/money"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/sim"
	"boardwalk/table"
)

// named makes strategies of rules that have names.
func named[R any](rules []housepoker.Named[R], strategy func(string, R) sim.Strategy) []sim.Named {
	var list []sim.Named
	for _, r := range rules {
		list = append(list, sim.Always(r.Name, r.Text, strategy(r.Text, r.Rule)))
	}
	return list
}

// besideAnte makes the ante without which another wager is not taken.
func besideAnte(wager string) func(*sim.Plan, *table.Table) {
	return func(p *sim.Plan, t *table.Table) {
		if p.ID == wager {
			p.Beside(t, "ante")
			p.Apart(p.Area)
		}
	}
}

// bestByCards is best play at games in which no rule that a player can learn is as good.
const bestByCards = "by every card that is seen, as is best under the options in force"

// atCaribbean makes the ante without which a progressive wager is not taken. The jackpot grows and is paid as at a table.
func atCaribbean(p *sim.Plan, t *table.Table) {
	if p.ID == progressive.ID {
		besideAnte(progressive.ID)(p, t)
		return
	}
	underLimit(p, t)
}

// underLimit makes a wager so small that the limit of what a hand is paid does not
// matter, unless somebody says how much it is.
func underLimit(p *sim.Plan, t *table.Table) {
	if p.Stake == 0 {
		p.SetAmount(min(p.Amount, max(10*money.Dollar, t.Limit(p.Area).Min)))
	}
}

// raiser answers one offer of a game by how many times the ante a hand at a box is raised.
type raiser struct {
	offer   string
	choices []table.Choice // by how many times, from the fold on
	times   func(table.Box) int
}

// raises makes a strategy of what says how many times the ante is raised at a table.
func raises(text, offer string, choices []table.Choice, at func(*table.Table) func(table.Box) int) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players { return &raiser{offer, choices, at(t)} }}
}

// Answer raises, or folds.
func (p *raiser) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != p.offer {
		return table.Answer{Choice: q.First()}
	}
	return table.Answer{Choice: p.choices[p.times(q.Box)]}
}

// caribbeanPlayer bets by a rule.
type caribbeanPlayer struct {
	rule housepoker.CaribbeanRule
	game *caribbean.Game
	hand housepoker.CaribbeanHand
}

func caribbeanStrategy(text string, rule housepoker.CaribbeanRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &caribbeanPlayer{rule: rule, game: t.Game().(*caribbean.Game)}
	}}
}

// Answer bets or folds.
func (p *caribbeanPlayer) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "bet" {
		return table.Answer{Choice: q.First()}
	}
	h := &p.hand
	h.Cards, h.Up = p.game.Hand(q.Box), p.game.UpCard()
	if h.Rank = poker.FiveAt(&h.Cards); p.rule(h) {
		return table.Answer{Choice: caribbean.Bet}
	}
	return table.Answer{Choice: caribbean.Fold}
}

// fourCardPlayer makes a play wager by a rule.
type fourCardPlayer struct {
	rule housepoker.FourRule
	game *fourcard.Game
	hand housepoker.FourHand
}

func fourCardStrategy(text string, rule housepoker.FourRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &fourCardPlayer{rule: rule, game: t.Game().(*fourcard.Game)}
	}}
}

// Answer plays for so many times the ante, or folds. The least that a play wager may
// be is the ante.
func (p *fourCardPlayer) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "play" {
		return table.Answer{Choice: q.First()}
	}
	h := &p.hand
	h.Cards, h.Up = p.game.Hand(q.Box), p.game.UpCard()
	h.Rank = poker.FourOfFiveAt(&h.Cards)
	if times := p.rule(h); times > 0 {
		return table.Answer{Choice: fourcard.Play, Amount: money.Cents(times) * q.Least}
	}
	return table.Answer{Choice: fourcard.Fold}
}

// threeDrawPlayer folds, plays or draws by a rule.
type threeDrawPlayer struct {
	rule housepoker.ThreeDrawRule
	game *threedraw.Game
	hand [3]card.Card
}

func threeDrawStrategy(text string, rule housepoker.ThreeDrawRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &threeDrawPlayer{rule: rule, game: t.Game().(*threedraw.Game)}
	}}
}

// Answer says what is done with three cards.
func (p *threeDrawPlayer) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "decide" {
		return table.Answer{Choice: q.First()}
	}
	p.hand = p.game.Hand(q.Box)
	switch p.rule(&p.hand) {
	case housepoker.DrawFold:
		return table.Answer{Choice: threedraw.Fold}
	case housepoker.DrawStay:
		return table.Answer{Choice: threedraw.InToWin}
	case 0:
		return table.Answer{Choice: threedraw.DiscardFirst}
	case 1:
		return table.Answer{Choice: threedraw.DiscardSecond}
	}
	return table.Answer{Choice: threedraw.DiscardThird}
}
