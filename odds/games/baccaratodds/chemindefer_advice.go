package baccaratodds

import (
	"errors"
	"fmt"

	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/game/chemindefer"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/table"
)

// The boxes of the two hands at chemin de fer.
const (
	cheminPlayer table.Box = 1
	cheminBanker table.Box = 2
)

// adviseChemin values what may be done with a Player's Hand of five, and where Table
// 3 leaves the Banker the choice.
func adviseChemin(s *advice.View) *advice.Counsel {
	q, o := s.Question, s.Options.(*chemindefer.Options)
	mine := s.CardsOf(q.Box, 0)
	if q.Box != cheminPlayer && q.Box != cheminBanker || len(mine) < 2 || len(q.Choices()) < 2 {
		return nil
	}
	toCome := s.Unseen(o.Decks)
	var third []card.Card
	basis := fmt.Sprintf("The Banker's cards and the third cards are any of the %d that you have not seen %s; the "+
		"Banker is taken to draw with an option.",
		len(toCome), s.Since)
	if q.Box == cheminBanker {
		players := s.CardsOf(cheminPlayer, 0)
		if len(players) == 0 {
			return nil
		}
		third = players[len(players)-1:]
		basis = fmt.Sprintf("The cards that you have not seen are any of %d %s; the player is taken to ask for a card "+
			"with five.", len(toCome), s.Since)
	}
	list := CheminChoices(&s.Asked, [2]card.Card{mine[0], mine[1]}, third, toCome)
	return advice.NewCounsel(q, advice.Floats(list), "the wager", s.On("player", "banco", "suivi", "bank"), basis)
}

// playChemin is how a bot plays: it bids for the bank, takes it when it is offered and
// keeps it until it is lost, because the Banker's wager is the better one; and it uses
// the options as is best.
func playChemin(s *advice.View) (table.Choice, bool) {
	for _, c := range []table.Choice{chemindefer.Bid, chemindefer.Accept, chemindefer.Wager} {
		if s.Question.Allows(c) {
			return c, true
		}
	}
	if c := adviseChemin(s); c != nil {
		return c.Best, true
	}
	return "", false
}

// cheminAmount is what a bot bids or wagers for a new bank: a quarter of what it can.
func cheminAmount(s *advice.View, c table.Choice) money.Cents {
	q := s.Question
	if c != chemindefer.Bid && c != chemindefer.Accept {
		return 0
	}
	return max(q.Least, min(q.Most, q.Most/4).Down(max(q.Step, 1)))
}

// valueChemin values the choices of a Player's Hand of five or, with the third card of
// the Player's Hand as the dealer's card, those of a Banker's Hand that has the option.
func valueChemin(a *odds.Asked, p *advice.Position) (*advice.Values, error) {
	o := a.Options.(*chemindefer.Options)
	if len(p.Hand) != 2 || len(p.Dealer) > 1 {
		return nil, errors.New("at chemin de fer give the two cards of a hand and, if it is the Banker's, the third card of the Player's Hand")
	}
	count := (baccarat.Value(p.Hand[0]) + baccarat.Value(p.Hand[1])) % 10
	switch {
	case len(p.Dealer) == 0 && count != 5:
		return nil, errors.New("at chemin de fer the Player's Hand has a choice only with a Point Count of five")
	case len(p.Dealer) == 1 && a.Rules.New(o).(*chemindefer.Game).Banker(count, baccarat.Value(p.Dealer[0])) != 'O':
		return nil, errors.New("at chemin de fer the Banker has a choice only where Table 3 has an option, as with three against nine")
	}
	left, err := advice.Without(card.Standard, o.Decks, p.Hand, p.Dealer, p.Gone)
	if err != nil {
		return nil, err
	}
	list := CheminChoices(a, [2]card.Card{p.Hand[0], p.Hand[1]}, p.Dealer, left)
	return &advice.Values{Choices: advice.Floats(list), Of: "the wager"}, nil
}

// cheminFives are the ways to have five with two cards, but for suits and faces.
var cheminFives = []struct{ name, hand string }{
	{"ten and 5", "Ks 5h"}, {"ace and 4", "As 4h"}, {"2 and 3", "2s 3h"}, {"6 and 9", "6s 9h"}, {"7 and 8", "7s 8h"},
}

// cheminCards are cards by what they count.
const cheminCards = "KA23456789"

// chartChemin charts what both sides must do at each count, and what is best where they have the choice.
func chartChemin(a *odds.Asked) (*advice.Chart, error) {
	o := a.Options.(*chemindefer.Options)
	c := &advice.Chart{Title: "Chemin de fer, " + advice.Decks(o.Decks), Of: "the wager",
		Text: "What both hands must do, and what is best where the rules leave a choice: with a Player's Hand of five, " +
			"and where Table 3 leaves it to the Banker.",
		Marks: []advice.Mark{{Code: "D", Means: "must draw"}, {Code: "S", Means: "must stay"},
			{Code: "OD", Means: "your choice: better draw"}, {Code: "OS", Means: "your choice: better stay"},
			{Code: "N", Means: "natural: no more cards"}}}
	fives := advice.Part{Name: "A Player's Hand of five, by its cards", Heads: []string{"best"}}
	for _, h := range cheminFives {
		cell, err := cheminChoice(a, h.hand, "")
		if err != nil {
			return nil, err
		}
		fives.Rows = append(fives.Rows, advice.Row{Name: h.name, Cells: []advice.Cell{cell}})
	}
	player := advice.Part{Name: "The Player's Hand, by the count of its two cards"}
	row := advice.Row{Name: "play"}
	for count := range 10 {
		player.Heads = append(player.Heads, fmt.Sprint(count))
		cell := advice.Cell{Code: string(chemindefer.Player(count))}
		if cell.Code == "O" {
			cell = fives.Rows[0].Cells[0] // a ten and a 5, which is how most of them come
		}
		row.Cells = append(row.Cells, cell)
	}
	player.Rows = []advice.Row{row}
	banker, err := cheminBankers(a)
	c.Parts = []advice.Part{banker, player, fives}
	return c, err
}

// cheminBankers charts Table 3.
func cheminBankers(a *odds.Asked) (advice.Part, error) {
	part := advice.Part{Name: "The Banker's Hand, by its count and the Player's third card (– for none)"}
	for third := range 10 {
		part.Heads = append(part.Heads, fmt.Sprint(third))
	}
	part.Heads = append(part.Heads, "–")
	g := a.Rules.New(a.Options).(*chemindefer.Game)
	for count := range 10 {
		row := advice.Row{Name: fmt.Sprint(count)}
		for third := range 11 {
			value := third
			if third == 10 {
				value = -1 // the Player's Hand stayed
			}
			cell := advice.Cell{Code: string(g.Banker(count, value))}
			switch {
			case count >= 8:
				cell.Code = "N"
			case cell.Code == "O":
				var err error
				if cell, err = cheminChoice(a, "Ks "+cheminCards[count:count+1]+"h", cheminCards[value:value+1]+"d"); err != nil {
					return part, err
				}
			}
			row.Cells = append(row.Cells, cell)
		}
		part.Rows = append(part.Rows, row)
	}
	return part, nil
}

// cheminChoice is what is best with a hand that has the choice.
func cheminChoice(a *odds.Asked, hand, third string) (advice.Cell, error) {
	two, _ := card.ParseAll(hand)
	seen, _ := card.ParseAll(third)
	v, err := valueChemin(a, &advice.Position{Hand: two, Dealer: seen})
	if err != nil {
		return advice.Cell{}, err
	}
	cell := advice.NewCell("OD", advice.Pretty(append(two, seen...)), v.Choices)
	if cell.Values[0].Choice == chemindefer.Stay {
		cell.Code = "OS"
	}
	return cell, nil
}
