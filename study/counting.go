package study

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"boardwalk/beside/worth"
	"boardwalk/card"
	"boardwalk/odds"
)

// Counting is what the cards that are gone tell somebody who counts them at a wager.
type Counting struct {
	Wager string    `json:"wager"`
	Name  string    `json:"name,omitempty"`
	Cards int       `json:"cards" doc:"From how many the wager is dealt when the shoe is full"`
	Full  float64   `json:"full" doc:"What a dollar brings the player on average from the full shoe"`
	Exact string    `json:"full_exact,omitempty"`
	Ranks []Removal `json:"ranks" doc:"What changes if one card is gone, for every kind of card"`

	Counts []Count `json:"counts" doc:"Counts by which the player can follow it; the first is the best linear one"`
}

// Removal is what changes for the player when one card is removed from the full shoe.
type Removal struct {
	Cards  string  `json:"cards" doc:"The cards for which it is the same" example:"T J Q K"`
	Number int     `json:"number" doc:"How many of them a deck has"`
	Effect float64 `json:"effect" doc:"On what a dollar brings the player on average"`
	Exact  string  `json:"effect_exact,omitempty"`

	gone []card.Card
}

// Count is a way to follow the cards: so much for every card that is gone.
type Count struct {
	Name        string    `json:"name" example:"hi-lo"`
	Tags        []float64 `json:"tags" doc:"For the cards of the ranks, in their order"`
	Correlation float64   `json:"correlation" doc:"With the effects of removal"`

	// The gain is that of who wagers only where the count says that it pays, until the shoe is shuffled.
	Dealt      int     `json:"dealt" doc:"Cards that are dealt before the shoe is shuffled"`
	Often      float64 `json:"often" doc:"How often the count says that it pays"`
	Gain       float64 `json:"gain" doc:"What is won on average for each dollar wagered then"`
	PerHundred float64 `json:"per_hundred" doc:"What a player wins in a hundred rounds who wagers one dollar then"`
	Method     string  `json:"method"`
}

// byLinear is the method of gains.
const byLinear = "linear estimate at every depth of the shoe, as if normally distributed"

// ErrNotCounted is the error of a wager that no shoe decides which is dealt on.
var ErrNotCounted = errors.New("cards that are gone say nothing here: every round is dealt from full decks, or from no cards")

// Dead finds what the wagers of the set are worth when some cards are gone from the full shoe.
func (r *Ready) Dead(dead ...card.Card) ([]*odds.Figure, error) {
	if r.Own != nil {
		return r.own(dead...)
	}
	report, err := odds.ForDead(r.Rules, r.Choice(), r.Terms, dead)
	if err != nil {
		return nil, err
	}
	return report.Figures, nil
}

// kind is cards that may turn out alike, and the one of them that is removed.
type kind struct {
	cards []card.Card
	gone  card.Card
}

// kinds are the cards that a shoe has: by rank, or for a wager of one's own by what it tells apart.
func (r *Ready) kinds(pack []card.Card) (list []kind) {
	class := func(c card.Card) string { return c.Rank().String() }
	if r.Own != nil {
		class = worth.Alike(r.Own)
	}
	for _, c := range pack {
		at := slices.IndexFunc(list, func(k kind) bool { return class(k.gone) == class(c) })
		if at < 0 {
			list = append(list, kind{gone: c})
			at = len(list) - 1
		}
		list[at].cards = append(list[at].cards, c)
	}
	slices.SortStableFunc(list, func(a, b kind) int { return order(a.gone) - order(b.gone) })
	return list
}

// order is that of ranks in tables of effects: the ace first.
func order(c card.Card) int { return (int(c.Rank()) + 1) % card.Ranks }

// Counted finds what counting the cards of the shoe brings at every wager of the set, if so many parts of a hundred are dealt
// before the shoe is shuffled. Of several ways to play a wager it is the first.
func (r *Ready) Counted(percent int, tell func(done, all int)) ([]Counting, error) {
	if r.Own == nil && !odds.FollowsDead(r.Rules) {
		return nil, ErrNotCounted
	}
	if percent < 1 || percent > 99 {
		return nil, fmt.Errorf("from 1 to 99 parts of a hundred are dealt before a shuffle, not %d", percent)
	}
	asked := &worth.Asked{Rules: r.Rules, Options: r.Choice(), Terms: r.Terms, Wager: r.Own, Decks: r.Decks}
	pack, decks, err := asked.Shoe()
	if err != nil {
		return nil, ErrNotCounted
	}
	full, err := r.Dead()
	if err != nil {
		return nil, err
	}
	full = firsts(full)
	kinds := r.kinds(pack.Cards())
	removed := make([][]*odds.Figure, len(kinds))
	for i, k := range kinds {
		if same := r.alike(kinds[:i], k); same >= 0 {
			removed[i] = removed[same]
		} else if removed[i], err = r.Dead(k.gone); err != nil {
			return nil, err
		}
		removed[i] = firsts(removed[i])
		if tell != nil {
			tell(i+1, len(kinds))
		}
	}
	layout := r.layout()
	var list []Counting
	for n, f := range full {
		c := Counting{Wager: f.Wager, Cards: decks * pack.Len(), Full: -f.HouseAdvantage(), Exact: negative(f)}
		c.Name, _ = odds.NameOf(layout, f.Wager)
		if r.Own != nil {
			c.Name = r.Own.Name
		}
		for i, k := range kinds {
			c.remove(k.cards, f, removed[i][n])
		}
		c.count(c.Cards * percent / 100)
		list = append(list, c)
	}
	return list, nil
}

// alike finds an earlier kind whose removal changes the same: at games where all cards of a value are one.
func (r *Ready) alike(before []kind, k kind) int {
	if of := odds.Of(r.Rules).Dead; r.Own == nil && of != nil {
		return slices.IndexFunc(before, func(b kind) bool { return of(b.gone) == of(k.gone) })
	}
	return -1
}

// firsts keeps the first figure of every wager.
func firsts(figures []*odds.Figure) (list []*odds.Figure) {
	for _, f := range figures {
		if !slices.ContainsFunc(list, func(g *odds.Figure) bool { return g.Wager == f.Wager }) {
			list = append(list, f)
		}
	}
	return list
}

// negative is what a figure brings the player, as a fraction if it has one.
func negative(f *odds.Figure) string {
	if f.Approximate {
		return ""
	}
	return new(big.Rat).Neg(f.House).RatString()
}

// remove notes the effect of a removal, beside that of cards for which it is the same.
func (c *Counting) remove(cards []card.Card, full, gone *odds.Figure) {
	x := Removal{Number: len(cards), Effect: full.HouseAdvantage() - gone.HouseAdvantage()}
	if !full.Approximate && !gone.Approximate {
		change := new(big.Rat).Sub(full.House, gone.House)
		x.Effect, _ = change.Float64()
		x.Exact = change.RatString()
	}
	for i := range c.Ranks {
		if y := &c.Ranks[i]; y.Exact == x.Exact && y.Effect == x.Effect {
			y.gone, y.Number = append(y.gone, cards...), y.Number+x.Number
			y.Cards = namesOf(y.gone)
			return
		}
	}
	x.gone, x.Cards = slices.Clone(cards), namesOf(cards)
	c.Ranks = append(c.Ranks, x)
}

// namesOf names cards: by the rank alone where all four of it are among them.
func namesOf(cards []card.Card) string {
	var names []string
	for _, c := range cards {
		name := c.String()
		all := 0
		for _, x := range cards {
			if x.Rank() == c.Rank() {
				all++
			}
		}
		if all == card.Suits {
			name = name[:1]
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, " ")
}

// count finds the counts and what they bring.
func (c *Counting) count(dealt int) {
	effects := make([]float64, len(c.Ranks))
	most := 0.0
	for i, r := range c.Ranks {
		effects[i] = r.Effect
		most = max(most, math.Abs(r.Effect))
	}
	if most < 1e-12 {
		c.Counts = []Count{}
		return
	}
	best := make([]float64, len(effects))
	for i, e := range effects {
		best[i] = math.Round(e/most*1e4) / 1e4
	}
	c.add("best linear", best, dealt)
	for level := 1; level <= 2; level++ {
		c.add(fmt.Sprintf("best whole tags up to %d", level), c.whole(effects, level), dealt)
	}
	if tags, ok := c.hiLo(); ok {
		c.add("hi-lo", tags, dealt)
	}
}

// whole finds the whole tags up to a size that follow the effects best: effects cut at every threshold that makes a difference.
func (c *Counting) whole(effects []float64, level int) []float64 {
	var best []float64
	top := -1.0
	for _, e := range effects {
		for step := 1; step <= 2*level; step++ { // the tag changes where an effect is so many halves of a unit
			unit := math.Abs(e) / (float64(step)/2 - 1e-9)
			if unit <= 1e-15 {
				continue
			}
			tags := make([]float64, len(effects))
			for i := range tags {
				tags[i] = min(max(math.Round(effects[i]/unit), float64(-level)), float64(level)) + 0
			}
			if r := c.correlation(tags); r > top+1e-12 {
				best, top = tags, r
			}
		}
	}
	return best
}

// hiLo are the tags of the count that most players know, if every kind of card has one.
func (c *Counting) hiLo() (tags []float64, ok bool) {
	for _, r := range c.Ranks {
		tag := 2.0
		for word := range strings.FieldsSeq(r.Cards) {
			t := 0.0
			switch word[0] {
			case '2', '3', '4', '5', '6':
				t = 1
			case 'T', 'J', 'Q', 'K', 'A', '1':
				t = -1
			}
			if tag != 2 && tag != t {
				return nil, false
			}
			tag = t
		}
		tags = append(tags, tag)
	}
	return tags, true
}

// correlation is that of tags with the effects, every card of the deck counting once.
func (c *Counting) correlation(tags []float64) float64 {
	var n, st, se float64
	for i, r := range c.Ranks {
		k := float64(r.Number)
		n, st, se = n+k, st+k*tags[i], se+k*r.Effect
	}
	var tt, ee, te float64
	for i, r := range c.Ranks {
		k, t, e := float64(r.Number), tags[i]-st/n, r.Effect-se/n
		tt, ee, te = tt+k*t*t, ee+k*e*e, te+k*t*e
	}
	if tt == 0 || ee == 0 {
		return 0
	}
	return te / math.Sqrt(tt*ee)
}

// add notes a count with its gain. With m of n cards left, what the wager brings is estimated by the full shoe's and the average
// of the cards that are left, each worth n-1 times its effect; that average varies as in a sample without replacement.
func (c *Counting) add(name string, tags []float64, dealt int) {
	count := Count{Name: name, Tags: tags, Correlation: c.correlation(tags), Dealt: dealt, Method: byLinear}
	var k, sum, square float64
	for _, r := range c.Ranks {
		k += float64(r.Number)
		sum += float64(r.Number) * r.Effect
	}
	for _, r := range c.Ranks {
		square += float64(r.Number) * math.Pow(r.Effect-sum/k, 2)
	}
	n := float64(c.Cards)
	spread := (n - 1) * math.Sqrt(square/k)
	var often, won float64
	for gone := range dealt {
		left := n - float64(gone)
		sd := spread * math.Sqrt(float64(gone)/left/(n-1)) * max(count.Correlation, 0)
		if sd == 0 {
			if c.Full > 0 {
				often, won = often+1, won+c.Full
			}
			continue
		}
		z := c.Full / sd
		p := 0.5 * math.Erfc(-z/math.Sqrt2)
		often += p
		won += c.Full*p + sd*math.Exp(-z*z/2)/math.Sqrt(2*math.Pi)
	}
	if dealt > 0 {
		count.Often, count.PerHundred = often/float64(dealt), 100*won/float64(dealt)
	}
	if often > 0 {
		count.Gain = won / often
	}
	c.Counts = append(c.Counts, count)
}
