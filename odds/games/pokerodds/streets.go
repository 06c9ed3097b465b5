package pokerodds

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
	"boardwalk/table"
)

// Streets is what a game with shared cards says whose mathematics is a package of its own: how it is dealt and what it pays, and
// the words. From that it has its figures, its coach, its bots, the choices of a hand that is typed in, its chart and its players
// for simulation. The game embeds [versus.Table]; the board lies in the community's box or, in a game without a dealer's hand,
// in the dealer's.
type Streets struct {
	Game  func() *housepoker.Streets                      // always the same value
	Pays  func(*odds.Work) (housepoker.StreetPays, error) // as the table that is asked about does
	Asked []Asked                                         // the questions, in the order of the game's
	More  func(*odds.Work) ([]*odds.Figure, error)        // figures of other wagers; nil for none
	Rules []housepoker.Named[housepoker.StreetRule]       // rules that a player can learn, the best first; may be none

	Main string   // the id of the wager that choices are worth a fraction of, such as "ante"
	Of   string   // the same in words: "the ante"
	Bets []string // the ids of the wagers that are added in the round, such as "call"

	Example advice.Example // a hand as somebody would type it in
	Chart   OwnChart       // with the board behind a bar: "As 4h|Kd 7c 2s"

	counts remembered[string, *housepoker.StreetCount]
}

// Asked is a question as the game's table has it.
type Asked struct {
	Offer   string         // its id
	Choices []table.Choice // in the order of housepoker.Street.Choices
}

// Mathematics puts together what is known of the game. Of the analysis Figures and Choices are set here and, where they are
// missing, Method, HeldBy and Dealing; of the players the strategies, which are the rules and best play.
func (s *Streets) Mathematics(a *odds.Analysis, players *sim.Players) *games.Mathematics {
	if a.Method == "" {
		a.Method = "every board and every hand of the player's, alike but for the names of suits, against all that the dealer may hold"
	}
	if a.HeldBy == nil {
		a.HeldBy = []string{"odds/housepoker.TestStreetsAreThoseOfEveryDeal", "odds/housepoker.TestStreetsCountEveryDeal"}
	}
	if g := s.Game(); a.Dealing.Cards == 0 {
		a.Dealing = odds.Dealing{Cards: int(card.Joker), Taken: []int{g.Own}}
		seen := 0
		for _, q := range append(slices.Clip(g.Asked), housepoker.Street{Seen: g.Board}) {
			if q.Seen > seen {
				a.Dealing.Taken, seen = append(a.Dealing.Taken, q.Seen-seen), q.Seen
			}
		}
		if g.Dealers > 0 {
			a.Dealing.Taken = append(a.Dealing.Taken, g.Dealers)
		}
	}
	for _, r := range s.Rules {
		player := s.strategy(r.Text, func() housepoker.StreetRule { return r.Rule })
		players.Strategies = append(players.Strategies, sim.Always(r.Name, r.Text, player))
	}
	players.Strategies = append(players.Strategies, sim.Named{Name: "best", Text: bestByCards, For: s.best, Counted: true})
	p := &pokerGame{example: s.Example, main: s.Main, chart: s.Chart.draw, streets: s.Bets,
		board: s.Game().Dealers > 0, shared: s.Game().Dealers == 0, counted: s.Game().Asked[0].Seen == 0}
	for _, q := range s.Asked {
		p.offers = append(p.offers, q.Offer)
	}
	return mathematics(&housePoker{figures: s.figures, choices: s.choices, of: s.Of}, a, p, players)
}

// counted counts every round, once for all that pay alike.
func (s *Streets) counted(w *odds.Work) (*housepoker.StreetCount, error) {
	pays, err := s.Pays(w)
	if err != nil {
		return nil, err
	}
	key := s.Game().Checksum(pays)
	return s.counts.of(key, func() *housepoker.StreetCount { return s.Game().Count(w.Tell, pays, rulesOf(s.Rules)...) }), nil
}

func (s *Streets) figures(w *odds.Work) ([]*odds.Figure, error) {
	c, err := s.counted(w)
	if err != nil {
		return nil, err
	}
	return together(w, Figures(s.Main, w.Stake, c.Best, ruleTexts(s.Rules), c.By), s.More)
}

// choices values the choices of a hand. How much was added before is what the view knows, or else the least that there can be.
func (s *Streets) choices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	g := s.Game()
	at := slices.IndexFunc(g.Asked, func(q housepoker.Street) bool { return q.Seen == len(v.Board) })
	if at < 0 || len(v.Hand) != g.Own {
		return nil, fmt.Errorf("give the %d cards of the hand, and of the community cards %s", g.Own, s.seen())
	}
	pays, err := s.Pays(w)
	if err != nil {
		return nil, err
	}
	h := &housepoker.StreetHand{Own: v.Hand, Board: v.Board, Antes: slices.Min(g.Entered(at))}
	if slices.Contains(g.Entered(at), v.Staked-1) {
		h.Antes = v.Staked - 1
	}
	var values []*big.Rat
	if len(v.Board) == 0 && v.Gone == 0 {
		c, err := s.counted(w)
		if err != nil {
			return nil, err
		}
		values, err = c.Values(v.Hand)
		if err != nil {
			return nil, err
		}
	} else if values, err = g.Values(w.Tell, pays, h, v.Gone); err != nil {
		return nil, tooFew(err)
	}
	var list []odds.Worth
	for i, value := range values {
		list = append(list, odds.Worth{Choice: s.Asked[at].Choices[i], EV: perDollar(value, w.Stake)})
	}
	return list, nil
}

// tooFew is an error as package odds has it.
func tooFew(err error) error {
	if errors.Is(err, housepoker.ErrFew) {
		return odds.ErrTooFew
	}
	return err
}

// perDollar is an amount in cents as a fraction of the stake.
func perDollar(cents *big.Rat, stake money.Cents) *big.Rat {
	return new(big.Rat).Quo(cents, big.NewRat(int64(stake), 1))
}

// seen says how many cards of the board are seen when something is asked.
func (s *Streets) seen() string {
	var list []string
	for _, q := range s.Game().Asked {
		list = append(list, fmt.Sprint(q.Seen))
	}
	return strings.Join(list, " or ")
}

// best is best play, by what was counted.
func (s *Streets) best(a *odds.Asked) (sim.Strategy, error) {
	w, err := odds.NewWork(a, evenDollar)
	if err != nil {
		return sim.Strategy{}, err
	}
	c, err := s.counted(w)
	return s.strategy(bestByCards, func() housepoker.StreetRule { return c.Player() }), err
}

// strategy is who plays by rules of which each table has its own.
func (s *Streets) strategy(text string, rule func() housepoker.StreetRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		p := &streetPlayer{Streets: s, rule: rule(), table: t.Game().(onTable)}
		p.board = p.table.Community()
		if s.Game().Dealers == 0 {
			p.board = p.table.Dealer()
		}
		return p
	}}
}

// onTable is what a game has by embedding [versus.Table].
type onTable interface {
	At(table.Box) *versus.Hand
	Dealer() *versus.Hand
	Community() *versus.Hand
}

// streetPlayer plays by a rule.
type streetPlayer struct {
	*Streets
	rule  housepoker.StreetRule
	table onTable
	board *versus.Hand
	antes [versus.MostSeats + 1]int // that were added in this round
	hand  housepoker.StreetHand
}

// Answer answers a question of the game by the rule. Others have their first answer.
func (p *streetPlayer) Answer(q *table.Question) table.Answer {
	at := slices.IndexFunc(p.Asked, func(a Asked) bool { return a.Offer == q.Offer.ID })
	if at < 0 {
		return table.Answer{Choice: q.First()}
	}
	g, antes := p.Game(), &p.antes[q.Box]
	if at == 0 {
		*antes = 0
	}
	p.hand = housepoker.StreetHand{Own: p.table.At(q.Box).Cards[:g.Own], Board: p.board.Cards[:g.Asked[at].Seen], Antes: *antes}
	choice := p.rule(&p.hand)
	*antes += g.Asked[at].Choices[choice].Antes
	return table.Answer{Choice: p.Asked[at].Choices[choice]}
}

// Even is the odds at which a wager pays that has one line in its pay table.
func Even(t *table.Table, wager string) (money.Odds, error) {
	area, ok := t.Area(1, wager)
	if !ok || len(t.Pays(area)) == 0 {
		return money.Odds{}, fmt.Errorf("there is no wager %s with a pay table", wager)
	}
	return t.Pays(area)[0].Odds, nil
}
