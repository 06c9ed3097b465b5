package worth

import (
	"cmp"
	"fmt"
	"math/big"

	"boardwalk/beside"
	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

// The methods by which a wager's worth is found.
const (
	ByCombinations = "combinations of the cards"
	ByThrows       = "all throws of the dice"
	ByChain        = "a Markov chain over the dice"
	BySpins        = "every number that can be drawn"
	ByRounds       = "every round of the game"
	BySimulation   = "simulated rounds of the game under its usual play"
)

// Asked is what is asked for.
type Asked struct {
	Rules   *table.Rules // without the wager
	Options table.Options
	Terms   table.Terms
	Wager   *beside.Wager

	Decks  int                   // how many there are, lawful or not; zero is what the options say
	Dead   []card.Card           // that will not come
	Rounds int64                 // of a simulation; zero is a million
	Tell   func(done, all int64) // told how much is done of what takes its time; nil is nobody
}

// Line is how often one line of the wager comes about; the last is that none does.
type Line struct {
	Text   string
	Pays   string
	Ways   *big.Int // out of the worth's Total; nil where it is a chance of a chain
	Chance *big.Rat
}

// Worth is what a wager is worth.
type Worth struct {
	Method string
	Cards  string // that were drawn from; empty for dice
	Lines  []Line // nil for one that was simulated
	Total  *big.Int
	Hit    *big.Rat     // how often it is paid
	Figure *odds.Figure // nil for one that was simulated
	Result *sim.Result  // nil for any other
}

// Of finds what a wager is worth.
func Of(a *Asked) (*Worth, error) {
	joined, err := beside.Join(a.Rules, a.Wager)
	if err != nil {
		return nil, err
	}
	same := *a
	same.Rules = joined
	a = &same
	switch of := a.Wager.Looks[0].Of; {
	case of == beside.Hand || of == beside.Shooter:
		return a.hand()
	case of == beside.Roll:
		return a.roll()
	case of == beside.Number:
		return a.number()
	}
	for i := range a.Wager.Looks {
		if _, fixed := a.Wager.Looks[i].Fixed(); !fixed {
			return a.rounds()
		}
	}
	return a.cards()
}

// NoCards is the error of decks or dead cards where none are drawn from, or where whole rounds are played.
type NoCards struct{ Text string }

func (e *NoCards) Error() string { return e.Text }

func (a *Asked) noCards() error {
	if a.Decks != 0 || len(a.Dead) > 0 {
		return &NoCards{a.Wager.Name + " is on dice or numbers: there are no decks, and no cards that will not come"}
	}
	return nil
}

// cards counts the combinations of the cards.
func (a *Asked) cards() (*Worth, error) {
	pack, decks, err := a.shoe()
	if err != nil {
		return nil, err
	}
	from, err := Shoe(pack, decks, a.Dead...)
	if err != nil {
		return nil, &NoCards{err.Error()}
	}
	ways, err := OfCards(a.Wager, &from)
	if err != nil {
		return nil, err
	}
	w := a.counted(ByCombinations, ways)
	w.Cards = fmt.Sprintf("%d cards: %s", from.Cards(), things(decks, "deck"))
	if len(a.Dead) > 0 {
		w.Cards += fmt.Sprintf(" without %s", cardNames(a.Dead))
	}
	return w, nil
}

func things(n int, name string) string {
	if n == 1 {
		return "one " + name
	}
	return fmt.Sprint(n, " ", name, "s")
}

// roll goes through all throws of as many dice as the game has.
func (a *Asked) roll() (*Worth, error) {
	if err := a.noCards(); err != nil {
		return nil, err
	}
	seen, _, err := a.sample(func(s *sampled) bool { return s.dice > 0 })
	if err != nil {
		return nil, err
	}
	return a.counted(ByThrows, OfDice(a.Wager, seen.dice)), nil
}

// hand goes through a chain.
func (a *Asked) hand() (*Worth, error) {
	if err := a.noCards(); err != nil {
		return nil, err
	}
	if _, _, err := a.sample(func(s *sampled) bool { return s.dice == 2 }); err != nil {
		return nil, err
	}
	chances, err := OfHand(a.Wager)
	if err != nil {
		return nil, err
	}
	return a.of(ByChain, chances), nil
}

// number plays every number that can be drawn.
func (a *Asked) number() (*Worth, error) {
	if err := a.noCards(); err != nil {
		return nil, err
	}
	_, t, err := a.sample(func(s *sampled) bool { return s.label != "" })
	if err != nil {
		return nil, err
	}
	if len(t.Layout().Offers) > 0 {
		return a.rounds()
	}
	chances := make([]*big.Rat, len(a.Wager.Lines)+1)
	for i := range chances {
		chances[i] = new(big.Rat)
	}
	heard := &sampled{}
	table.To(heard)(t)
	err = table.Enumerate(t, func(tree *chance.Tree) {
		line := a.Wager.OfNumber(heard.label)
		if line < 0 {
			line = len(a.Wager.Lines)
		}
		chances[line].Add(chances[line], tree.Weight())
	})
	if err != nil {
		return nil, err
	}
	return a.of(BySpins, chances), nil
}

// counted is a worth of ways.
func (a *Asked) counted(method string, ways []*big.Int) *Worth {
	total := new(big.Int)
	for _, n := range ways {
		total.Add(total, n)
	}
	chances := make([]*big.Rat, len(ways))
	for i, n := range ways {
		chances[i] = new(big.Rat).SetFrac(n, total)
	}
	w := a.of(method, chances)
	w.Total = total
	for i := range w.Lines {
		w.Lines[i].Ways = ways[i]
	}
	return w
}

// of is a worth of the chances of every line, and last of none.
func (a *Asked) of(method string, chances []*big.Rat) *Worth {
	w := &Worth{Method: method, Hit: new(big.Rat)}
	var d odds.Distribution
	for i, chance := range chances {
		line := i
		l := Line{Text: "otherwise", Chance: chance}
		if i == len(a.Wager.Lines) {
			line = -1
		} else {
			l.Text = a.Wager.Lines[i].Text
		}
		to, one := a.Wager.Net(line)
		switch {
		case to == 0:
			l.Pays = "push"
		case to < 0:
			l.Pays = "loses"
		default:
			l.Pays = money.Odds{To: to, One: one}.String()
			w.Hit.Add(w.Hit, chance)
		}
		if chance.Sign() > 0 {
			d.Add(big.NewRat(to, one), chance)
		}
		w.Lines = append(w.Lines, l)
	}
	w.Figure = d.Figure(a.Wager.ID, "bet made")
	w.Total = w.Figure.Total
	return w
}

// Shoe finds out from what the game is dealt under the options: which pack, and how many of it.
func (a *Asked) Shoe() (pack card.Pack, decks int, err error) { return a.shoe() }

// shoe is Shoe.
func (a *Asked) shoe() (pack card.Pack, decks int, err error) {
	_, t, err := a.sample(func(s *sampled) bool { return s.cards > 0 })
	if err != nil {
		return pack, 0, err
	}
	pack, full := t.Shoe()
	if full == 0 {
		return pack, 0, fmt.Errorf("no card was dealt at %s", a.Rules.Name)
	}
	return pack, cmp.Or(a.Decks, full/pack.Len()), nil
}

// sampled is what came up in a round of the game.
type sampled struct {
	dice  int
	label string
	cards int
}

// Event hears dice, numbers and cards.
func (s *sampled) Event(e *table.Event) {
	switch e.Kind {
	case table.Thrown:
		s.dice, s.label = 0, e.Word
		for _, f := range e.Faces {
			if f > 0 {
				s.dice++
			}
		}
	case table.Dealt:
		if e.Card != card.Unknown {
			s.cards++
		}
	}
}

// sample plays a few rounds with one wager after the other until something came up, and returns the table as it stood
// before that round.
func (a *Asked) sample(enough func(*sampled) bool) (*sampled, *table.Table, error) {
	seen := &sampled{}
	asked := odds.Asked{Rules: a.Rules, Options: a.Options, Terms: a.Terms}
	t, err := asked.Open(1, table.From(chance.NewFast(1, 1)), table.To(seen))
	if err != nil {
		return nil, nil, err
	}
	before := t.Snapshot()
	wagers := t.Layout().Wagers
	for i := range wagers {
		if w := &wagers[i]; w.Position > 1 || w.Absent || w.Moved {
			continue
		}
		t.Restore(before)
		area := table.Area(i)
		if t.Interlude() != nil || t.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: odds.ExactStake(t, area)}) != nil {
			continue
		}
		*seen = sampled{}
		ready := t.Snapshot()
		if t.Round() == nil && enough(seen) {
			t.Restore(ready)
			return seen, t, nil
		}
	}
	return nil, nil, fmt.Errorf("what %s looks at did not come up in a round of %s", a.Wager.Name, a.Rules.Name)
}
