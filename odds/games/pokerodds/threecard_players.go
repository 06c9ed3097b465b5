package pokerodds

import (
	"errors"
	"strings"

	"boardwalk/card"
	"boardwalk/game/threecard"
	"boardwalk/odds"
	"boardwalk/poker"
	"boardwalk/sim"
	"boardwalk/table"
)

// goesOn are players who make the play wager with a hand or a better one.
type goesOn struct {
	least poker.Rank
	game  *threecard.Game
}

// Answer makes the play wager or folds.
func (p *goesOn) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "play" {
		return table.Answer{Choice: q.First()}
	}
	if poker.Three(p.game.Hand(q.Box)) >= p.least {
		return table.Answer{Choice: threecard.Play}
	}
	return table.Answer{Choice: threecard.Fold}
}

// queenSixFour is the least hand with which it is best to go on.
var queenSixFour = []card.Rank{card.Queen, card.Six, card.Four}

// handOf is what a hand of three ranks is worth that is no flush.
func handOf(ranks ...card.Rank) poker.Rank {
	return poker.Three([3]card.Card{card.New(ranks[0], card.Spades), card.New(ranks[1], card.Hearts), card.New(ranks[2], card.Diamonds)})
}

// playFrom plays a hand of those ranks and all better ones.
func playFrom(ranks ...card.Rank) sim.Strategy {
	least := handOf(ranks...)
	return sim.Strategy{Text: least.String() + " or better", Sit: func(t *table.Table) table.Players {
		return &goesOn{least, t.Game().(*threecard.Game)}
	}}
}

// goOnFrom is a named strategy that plays from those ranks on. Ranks are compared with hands only when it is asked for, since
// the order of hands takes time to build.
func goOnFrom(name, text string, ranks ...card.Rank) sim.Named {
	return sim.Named{Name: name, Text: text, For: func(*odds.Asked) (sim.Strategy, error) { return playFrom(ranks...), nil }}
}

// playLines reads a line like "play Q 6 4".
type playLines struct{ ranks []card.Rank }

func (p *playLines) Line(words []string) error {
	if words[0] != "play" || len(words) < 2 {
		return errors.New(`a line says with which hand or a better one to go on, like "play Q 6 4", "play pair" or "play all"`)
	}
	if p.ranks != nil {
		return errors.New("there is a hand already")
	}
	switch word := strings.Join(words[1:], " "); word {
	case "all":
		p.ranks = []card.Rank{card.Five, card.Three, card.Two}
		return nil
	case "pair":
		p.ranks = []card.Rank{card.Two, card.Two, card.Three}
		return nil
	}
	if len(words) != 4 {
		return errors.New(`a hand is written with its three ranks, like "Q 6 4"`)
	}
	for _, word := range words[1:] {
		c, err := card.Parse(word + "s")
		if err != nil {
			return errors.New(word + " is not a rank: 2 to 10, J, Q, K or A")
		}
		p.ranks = append(p.ranks, c.Rank())
	}
	return nil
}

func (p *playLines) Strategy() (sim.Strategy, error) {
	if p.ranks == nil {
		return sim.Strategy{}, errors.New(`it says nothing: "play all" always goes on`)
	}
	return playFrom(p.ranks...), nil
}

// atThreeCard makes the ante without which a pair plus wager is not taken, and
// the other way round.
func atThreeCard(p *sim.Plan, t *table.Table) {
	o := t.Options().(*threecard.Options)
	switch {
	case p.ID == "pair-plus" && o.Version != threecard.AnyWagers:
		p.Beside(t, "ante")
		p.Apart(p.Area)
	case p.ID == "ante" && o.Version == threecard.Both:
		play, _ := t.Area(p.Seat, "play")
		p.Beside(t, "pair-plus")
		p.Apart(p.Area, play)
	}
}
