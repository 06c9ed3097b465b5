package counsel

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/table"
	"boardwalk/tile"
)

// The types of package advice, in which the games are known.
type (
	Counsel  = advice.Counsel
	Worth    = advice.Worth
	Size     = advice.Size
	Position = advice.Position
	Values   = advice.Values
	Chart    = advice.Chart
	Picture  = advice.Picture
	Example  = advice.Example
	Place    = advice.Place
)

// Situation is what somebody who is asked knows.
type Situation struct {
	Rules    *table.Rules
	Options  table.Options
	Terms    table.Terms
	Question *table.Question
	Eye      *Eye

	// On is what the person had on areas, by name, of those that are there, as
	// the round began.
	On func(names ...string) money.Cents
}

// Gives reports whether there is counsel at a game.
func Gives(rules *table.Rules) bool { return advice.For(rules) != nil }

// OfTiles reports whether the hands of a game are of tiles, and not of cards.
func OfTiles(rules *table.Rules) bool {
	a := advice.For(rules)
	return a != nil && a.Tiles
}

// Banked reports whether the choices of a player who has the bank are valued at a game.
func Banked(rules *table.Rules) bool {
	a := advice.For(rules)
	return a != nil && a.Bank
}

// ExampleOf returns a hand of the game whose choices can be valued, or nil if there
// is no counsel at the game.
func ExampleOf(rules *table.Rules) *Example {
	if a := advice.For(rules); a != nil {
		return &a.Example
	}
	return nil
}

// Games lists the games at which there is counsel, in words: "blackjack, red dog
// and three card poker".
func Games() string {
	var names []string
	for _, r := range game.All {
		if Gives(r) {
			names = append(names, strings.ToLower(r.Name))
		}
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// NoChoices is the error of a game at which nothing is decided that could be
// valued.
type NoChoices struct{ Rules *table.Rules }

func (e *NoChoices) Error() string {
	return "choices are valued at " + Games() + ", not at " + e.Rules.Name
}

// Counsel values the choices; nil if that cannot be done.
func (s *Situation) Counsel() *Counsel {
	a := advice.For(s.Rules)
	if a == nil || s.Question == nil {
		return nil
	}
	c := a.Advise(s.view())
	if c != nil {
		c.Price()
	}
	return c
}

// Place returns where on the game's chart the hand is that the person is asked about, or
// nil if the chart has no place for it.
func (s *Situation) Place() *Place {
	if a := advice.For(s.Rules); a != nil && s.Question != nil {
		return a.PlaceOf(s.view())
	}
	return nil
}

// Play returns a good choice for a bot, at little cost, and false if nothing is
// known of the question.
func (s *Situation) Play() (table.Choice, bool) {
	a := advice.For(s.Rules)
	switch {
	case s.Question == nil, a == nil:
		return "", false
	case a.Play != nil:
		return a.Play(s.view())
	}
	if c := a.Advise(s.view()); c != nil {
		return c.Best, true
	}
	return "", false
}

// IsQuick reports whether [Situation.Counsel] takes no longer than [Situation.Play].
func (s *Situation) IsQuick() bool {
	a := advice.For(s.Rules)
	return a != nil && a.Play == nil
}

// Amount returns what a bot names with a choice of the question, within its bounds;
// zero for the usual amount, or where the choice takes none.
func (s *Situation) Amount(choice table.Choice) money.Cents {
	a := advice.For(s.Rules)
	if a == nil || a.Amount == nil || !s.Question.Offer.TakesAmount(choice) {
		return 0
	}
	return min(a.Amount(s.view(), choice), s.Question.Most)
}

// Answer is [Situation.Play] with the amount of [Situation.Amount], and the cards that the
// choice is made with. It reports false
// if the choice is not open either.
func (s *Situation) Answer() (table.Answer, bool) {
	choice, ok := s.Play()
	if !ok || !s.Question.Allows(choice) {
		return table.Answer{}, false
	}
	answer := table.Answer{Choice: choice, Amount: s.Amount(choice)}
	if a := advice.For(s.Rules); a != nil && a.Cards != nil {
		answer.Cards = a.Cards(s.view(), choice)
	}
	return answer, true
}

// Prepare works out beforehand what [Situation.Play] needs under some options and
// would otherwise work out when it is first asked. It may take half a second, and
// is for any goroutine; it does nothing at a game that needs no preparation.
func Prepare(rules *table.Rules, options table.Options) {
	if a := advice.For(rules); a != nil && a.Prepare != nil {
		a.Prepare(options)
	}
}

// view is what the person sees, without the cards that lie face down.
func (s *Situation) view() *advice.View {
	v := &advice.View{Asked: odds.Asked{Rules: s.Rules, Options: s.Options, Terms: s.Terms}, Question: s.Question,
		Unseen: s.Eye.Seen.Left, Since: s.Eye.Seen.since(), On: s.On}
	for _, h := range s.Eye.Hands {
		known := slices.DeleteFunc(slices.Clone(h.Tiles), func(t tile.Tile) bool { return !t.Known() })
		v.Hands = append(v.Hands, advice.Hand{Box: h.Box, Hand: h.Hand, Cards: s.Eye.Hands.Known(h.Box, h.Hand), Tiles: known,
			Answers: h.Answers})
	}
	return v
}

// Choices values the choices of a position, under lawful options.
func Choices(rules *table.Rules, options table.Options, terms table.Terms, p *Position) (*Values, error) {
	a := advice.For(rules)
	if a == nil {
		return nil, &NoChoices{Rules: rules}
	}
	if len(p.Board) > 0 && !a.Board {
		return nil, fmt.Errorf("there are no community cards at %s: the dealer's cards that are seen go with the dealer", rules.Name)
	}
	if p.Stake > 0 && !a.Stake {
		return nil, fmt.Errorf("the size of the wager makes no difference to the choices at %s", rules.Name)
	}
	if err := odds.CheckStake(p.Stake); err != nil {
		return nil, err
	}
	v, err := a.Value(&odds.Asked{Rules: rules, Options: options, Terms: terms}, p)
	if err != nil {
		return nil, err
	}
	advice.Price(v.Choices)
	return v, nil
}

// Strategy charts the best play, under lawful options.
func Strategy(rules *table.Rules, options table.Options, terms table.Terms) (*Chart, error) {
	a := advice.For(rules)
	if a == nil {
		return nil, &NoChoices{Rules: rules}
	}
	return a.Chart(&odds.Asked{Rules: rules, Options: options, Terms: terms})
}

// Draw draws the chart of the best play in the form in which players print it, under lawful options; nil if it has none.
func Draw(rules *table.Rules, options table.Options, terms table.Terms) (*Picture, error) {
	a := advice.For(rules)
	if a == nil || a.Picture == nil {
		return nil, nil
	}
	return a.Picture(&odds.Asked{Rules: rules, Options: options, Terms: terms})
}
