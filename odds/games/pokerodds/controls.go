package pokerodds

import (
	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
	"boardwalk/table"
)

// same is what a certain rule of play wins of a wager with the cards of a round, whoever plays at the table and however.
// The games of poker against the house are dealt from a whole pack in every round, so that the mean of it is known exactly:
// it is that of all deals. How much more than that it is in a round is luck, and the player at the table has that luck too.
type same struct {
	text  string
	mean  float64     // of all deals, in cents
	stake money.Cents // of how large a wager

	// wins returns what tells how many cents it is in the round that was just played.
	wins func(at *position) func() float64
}

// position is one at a table that is watched.
type position struct {
	*table.Table
	box table.Box
	undealt
}

// undealt deals cards that a round did not come to, from those that nobody has: they might have come as well as any others, so that
// the mean of what is won with them stays what it is. The draws are its own, and no outcome of the table depends on them.
type undealt struct {
	seed   uint64
	source chance.Fast
}

// stream is that of the draws, which no chunk of a simulation has.
const stream = 1<<64 - 2

// anew begins the draws anew.
func (u *undealt) anew() { u.source = *chance.NewFast(u.seed, stream) }

// deal deals what is missing of some cards of which so many have come, none of them from those that are seen.
func (u *undealt) deal(cards []card.Card, come int, seen card.Set) {
	for _, c := range cards[:come] {
		seen |= card.SetOf(c)
	}
	for i := come; i < len(cards); i++ {
		c := card.Card(u.source.Draw(int(card.Joker)))
		for seen.Has(c) {
			c = card.Card(u.source.Draw(int(card.Joker)))
		}
		cards[i], seen = c, seen|card.SetOf(c)
	}
}

// sames finds what is won of each wager that can be watched, under the rules of a table. It may find none.
type sames map[string]func(*odds.Work) (*same, error)

// controls are by what is won with the same cards. Wagers of rules that the exact figures do not follow are not watched.
func (list sames) controls(p *sim.Plan, t *table.Table) *sim.Controls {
	find := list[p.ID]
	if find == nil || t.IsBeside(p.Area) || odds.Follows(p.Rules, t.Options()) != nil {
		return nil
	}
	w, err := odds.NewWork(&odds.Asked{Rules: p.Rules, Options: t.Options(), Terms: p.Terms, Stake: p.Amount}, evenDollar)
	if err != nil {
		return nil
	}
	s, err := find(w)
	if s == nil || err != nil {
		return nil
	}
	return &sim.Controls{
		Names:   []string{s.text},
		Unheard: true,
		Watch: func(t *table.Table) sim.Control {
			at := &position{Table: t, box: table.Box(p.Seat), undealt: undealt{seed: p.Seed}}
			at.anew()
			return &sameControl{position: at, wins: s.wins(at), mean: s.mean, stake: float64(s.stake)}
		},
	}
}

// sameControl tells the luck of each round when it is over.
type sameControl struct {
	*position
	wins        func() float64
	mean, stake float64
}

// Over returns the luck of the round.
func (c *sameControl) Over() float64 { return (c.wins() - c.mean) / c.stake }

// Anew forgets nothing but how many cards were drawn: no round has to do with another.
func (c *sameControl) Anew() { c.anew() }

// Rest returns nothing.
func (c *sameControl) Rest() float64 { return 0 }

// Event hears nothing.
func (c *sameControl) Event(*table.Event) {}

// byRule has the same cards played by a rule. The ends are those of all deals by that rule.
func byRule[R any](rule housepoker.Named[R], ends housepoker.Ends, stake money.Cents,
	wins func(at *position) func() float64) *same {
	mean, _ := ends.Mean()
	return &same{text: sameText(rule.Name), mean: mean, stake: stake, wins: wins}
}

// sameText says by which rule the same cards are played.
func sameText(rule string) string {
	return "what " + rule + " wins with the same cards, less its exact mean"
}

// byWorth is of games at which it is known what each hand is worth.
const byWorth = "all cards, by what each hand is worth exactly"

// decided is the luck of a hand that its player went on with or folded, where the rule goes on with it or folds. What the
// round won or would have won, who went on, is known, and mean is what that comes to over all deals of the other cards. Where
// both decide alike, it is what the round won. Otherwise what comes of the player's decision is taken at its mean.
func decided(goesOn, ruleDoes bool, folded, won float64, mean func() float64) float64 {
	switch {
	case goesOn && ruleDoes:
		return won
	case goesOn:
		return folded + won - mean()
	case ruleDoes:
		return mean()
	}
	return folded
}

// byOwnCards is a wager that the player's own cards decide. The figure is that of all hands.
func byOwnCards(f *odds.Figure, stake money.Cents, wins func(at *position) func() float64) *same {
	return &same{text: "the player's own cards, which decide the wager", mean: -f.HouseAdvantage() * float64(stake), stake: stake, wins: wins}
}
