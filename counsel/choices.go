package counsel

import (
	"errors"
	"fmt"
	"math/big"
	"slices"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/game/reddog"
	"boardwalk/game/threecard"
	"boardwalk/odds"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// Position is any hand with any cards left, at a table or not.
type Position struct {
	Hand     []card.Card // at red dog the two cards that were dealt
	Dealer   []card.Card // what is seen of the dealer's, at blackjack
	Gone     []card.Card // other cards that will not come
	Hands    int         // at blackjack: how many hands the box has by now, if a pair was split
	Formed   bool        // and whether this is not the first of them
	PairPlus int         // at three card poker: so many antes on pair plus
}

// Values is what the choices of a position are worth.
type Values struct {
	Choices   []Worth
	Of        string   // what the values are fractions of
	Insurance *float64 // what a dollar of insurance is worth, where it is offered
}

// NoChoices is the error of a game at which nothing is decided that could be
// valued.
type NoChoices struct{ Rules *table.Rules }

func (e *NoChoices) Error() string {
	return "choices are valued at blackjack, red dog and three card poker, not at " + e.Rules.Name
}

// Choices values the choices of a position, under lawful options.
func Choices(rules *table.Rules, options table.Options, terms table.Terms, p *Position) (*Values, error) {
	switch o := options.(type) {
	case *blackjack.Options:
		return p.blackjack(o)
	case *reddog.Options:
		left, err := without(o.Decks, p.Hand, p.Gone)
		if err != nil {
			return nil, err
		}
		if len(p.Hand) != 2 || reddog.Spread(p.Hand[0], p.Hand[1]) < 1 {
			return nil, errors.New("at red dog a raise is offered on two cards with others between them")
		}
		list, err := odds.RedDogChoices(o, terms, p.Hand[0], p.Hand[1], left)
		return &Values{Choices: floats(list), Of: "the original wager"}, err
	case *threecard.Options:
		if _, err := without(1, p.Hand, p.Gone); err != nil {
			return nil, err
		}
		if len(p.Hand) != 3 {
			return nil, fmt.Errorf("a hand has three cards, not %d", len(p.Hand))
		}
		list, err := odds.ThreeCardChoices(o, terms, [3]card.Card(p.Hand), card.SetOf(p.Gone...), big.NewRat(int64(p.PairPlus), 1))
		return &Values{Choices: floats(list), Of: "the ante"}, err
	}
	return nil, &NoChoices{rules}
}

func (p *Position) blackjack(o *blackjack.Options) (*Values, error) {
	left, err := without(o.Decks, p.Hand, p.Dealer, p.Gone)
	if err != nil {
		return nil, err
	}
	shown := 1
	if o.Dealing == blackjack.BothUp {
		shown = 2
	}
	if len(p.Hand) < 2 || len(p.Dealer) != shown {
		return nil, fmt.Errorf("a hand has two cards or more, and of the dealer's %d is seen", shown)
	}
	at := twentyone.Position{Hand: twentyone.Of(p.Hand...), Dealer: twentyone.Of(p.Dealer...), Left: twentyone.Cards(left...), Hands: p.Hands, Formed: p.Formed}
	at.Aces = p.Hands > 1 && p.Hand[0].Rank() == card.Ace
	list, err := evaluate(o, at)
	if err != nil {
		return nil, err
	}
	v := &Values{Choices: list, Of: "the wager"}
	if shown == 1 && p.Dealer[0].Rank() == card.Ace {
		ev := twentyone.InsuranceValue(at.Left)
		v.Insurance = &ev
	}
	return v, nil
}

// without are the cards of some decks less others, each of which must be there.
func without(decks int, gone ...[]card.Card) ([]card.Card, error) {
	var seen Seen
	for _, c := range slices.Concat(gone...) {
		if seen.add(c); c >= card.Joker || seen.count[c] > decks {
			return nil, fmt.Errorf("there are not so many cards %s", c)
		}
	}
	return seen.Left(decks), nil
}
