package pokerodds

import (
	"fmt"

	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
	"boardwalk/table"
)

// Redraw is what a game says in which the player may replace cards, and whose mathematics is a package of its own: how it is dealt and
// what it pays, and the words. From that it has all that a game has by [Streets]. The game embeds versus.Table.
type Redraw struct {
	Game    func() *housepoker.Redraw                       // always the same value
	Pays    func(*odds.Work) (housepoker.RedrawPays, error) // as the table that is asked about does
	Offer   string                                          // the id of the question
	Choices map[int]table.Choice                            // as the table has them, each of housepoker.Redraw.Choices
	More    func(*odds.Work) ([]*odds.Figure, error)        // figures of other wagers; nil for none
	Rules   []housepoker.Named[housepoker.RedrawRule]       // rules that a player can learn, the best first; may be none

	Main string // the id of the wager that choices are worth a fraction of, such as "ante"
	Of   string // the same in words: "the ante"

	Example advice.Example // a hand as somebody would type it in
	Chart   OwnChart

	counts remembered[string, *housepoker.RedrawCount]
}

// Mathematics puts together what is known of the game, as [Streets.Mathematics] does.
func (r *Redraw) Mathematics(a *odds.Analysis, players *sim.Players) *games.Mathematics {
	if a.Method == "" {
		a.Method = "all hands with all cards that may be drawn, alike but for the names of suits, against all that the dealer may hold"
	}
	if a.HeldBy == nil {
		a.HeldBy = []string{"odds/housepoker.TestRedrawsAreThoseOfEveryDeal", "odds/housepoker.TestRedrawCountsThreeCardDraw"}
	}
	for _, rule := range r.Rules {
		players.Strategies = append(players.Strategies, sim.Always(rule.Name, rule.Text, r.strategy(rule.Text, rule.Rule)))
	}
	players.Strategies = append(players.Strategies, sim.Named{Name: "best", Text: bestByCards, Counted: true,
		For: func(a *odds.Asked) (sim.Strategy, error) {
			w, err := odds.NewWork(a, evenDollar)
			if err != nil {
				return sim.Strategy{}, err
			}
			c, err := r.counted(w)
			if err != nil {
				return sim.Strategy{}, err
			}
			return r.strategy(bestByCards, c.Choice), nil
		}})
	own := &Own{Figures: r.figures, Choices: r.choices, Main: r.Main, Of: r.Of, Offers: []string{r.Offer}, Example: r.Example, Chart: r.Chart}
	return own.Mathematics(a, players)
}

// counted counts every round, once for all that pay alike.
func (r *Redraw) counted(w *odds.Work) (*housepoker.RedrawCount, error) {
	pays, err := r.Pays(w)
	if err != nil {
		return nil, err
	}
	key := r.Game().Checksum(pays)
	return r.counts.of(key, func() *housepoker.RedrawCount { return r.Game().Count(w.Tell, pays, rulesOf(r.Rules)...) }), nil
}

func (r *Redraw) figures(w *odds.Work) ([]*odds.Figure, error) {
	c, err := r.counted(w)
	if err != nil {
		return nil, err
	}
	return together(w, Figures(r.Main, w.Stake, c.Best, ruleTexts(r.Rules), c.By), r.More)
}

// choices values the choices of a hand.
func (r *Redraw) choices(w *odds.Work, v *odds.PokerView) (list []odds.Worth, err error) {
	if len(v.Hand) != r.Game().Own {
		return nil, fmt.Errorf("give the %d cards of the hand", r.Game().Own)
	}
	pays, err := r.Pays(w)
	if err != nil {
		return nil, err
	}
	values, err := r.Game().Values(pays, v.Hand, v.Gone)
	if err != nil {
		return nil, tooFew(err)
	}
	for _, choice := range r.Game().Choices() {
		list = append(list, odds.Worth{Choice: r.Choices[choice], EV: perDollar(values[choice], w.Stake)})
	}
	return list, nil
}

// strategy is who plays by a rule.
func (r *Redraw) strategy(text string, rule housepoker.RedrawRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &redrawPlayer{r, rule, t.Game().(onTable)}
	}}
}

// redrawPlayer plays by a rule.
type redrawPlayer struct {
	*Redraw
	rule  housepoker.RedrawRule
	table onTable
}

// Answer answers the question of the game by the rule. Others have their first answer.
func (p *redrawPlayer) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != p.Offer {
		return table.Answer{Choice: q.First()}
	}
	return table.Answer{Choice: p.Choices[p.rule(p.table.At(q.Box).Cards[:p.Game().Own])]}
}
