package pokerodds

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/sim"
	"boardwalk/table"
)

// Own is what a game says whose mathematics is a package of its own: how its figures and the choices of a hand are found. From
// that it has its coach, its bots, the choices of a hand that is typed in and its chart. Hands are counted with
// [housepoker.Duel].
type Own struct {
	Figures func(*odds.Work) ([]*odds.Figure, error)
	Choices func(*odds.Work, *odds.PokerView) ([]odds.Worth, error)

	Main   string    // the id of the wager that choices are worth a fraction of, such as "ante"
	Of     string    // the same in words: "the ante"
	Offers []string  // the questions that choices are valued of
	Up     bool      // a card of the dealer's is seen
	Pack   card.Pack // what is dealt; the zero value is 52 cards

	Example advice.Example // a hand as somebody would type it in
	Chart   OwnChart
}

// OwnChart is a chart of best play with examples of hands.
type OwnChart struct {
	Text  string // best play, or nearly, in a sentence
	Marks []OwnMark
	Name  string // of the list of hands, or of the table of hands by the dealer's card
	Hands []OwnHand
}

// OwnMark says how a choice is written in the chart, and what it means. A choice with an amount is named with how many times the
// ante that is: "play 3".
type OwnMark struct {
	Choice     table.Choice
	Code, Text string
}

// OwnHand is a hand in the chart: its name and its cards, such as "As Kh Qd".
type OwnHand struct{ Name, Cards string }

// Mathematics puts together what is known of the game. Of the analysis Figures and Choices are set here.
func (o *Own) Mathematics(a *odds.Analysis, players *sim.Players) *games.Mathematics {
	return mathematics(&housePoker{figures: o.Figures, choices: o.Choices, of: o.Of}, a,
		&pokerGame{example: o.Example, offers: o.Offers, main: o.Main, dealer: o.Up, pack: o.Pack, chart: o.Chart.draw}, players)
}

// draw charts the hands.
func (o *OwnChart) draw(c *pokerChart) error {
	c.Text = o.Text
	for _, m := range o.Marks {
		c.mark(m.Choice, m.Code, m.Text)
	}
	var rows []row
	for _, h := range o.Hands {
		rows = append(rows, row{h.Name, h.Cards})
	}
	if c.game.dealer {
		return c.byUpCard(o.Name, rows)
	}
	return c.list(o.Name, rows)
}

// Pays is what a wager of a position wins on a stake by the class of the hand, from the pay table and the cap of the table that is
// asked about; zero of a class that has no line, and of one whose line gives the stake back ([Lines] tells them apart).
func Pays(t *table.Table, wager string, stake money.Cents) (won [poker.RoyalFlush + 1]money.Cents, err error) {
	pays, err := paysOf(t, wager)
	if err != nil {
		return won, fmt.Errorf("%s: %w", wager, err)
	}
	return pays.all(stake), nil
}

// Lines is what each line of the pay table of a wager of a position wins on a stake, with the cap of the table that is asked about. It
// is for games whose hands are not those of [poker.Class].
func Lines(t *table.Table, wager string, stake money.Cents) ([]money.Cents, error) {
	area, ok := t.Area(1, wager)
	if !ok {
		return nil, fmt.Errorf("there is no wager %s", wager)
	}
	pays := classPays{}
	if cap := t.Layout().Wagers[area].Cap; cap != nil {
		pays.most = cap.Most
	}
	var won []money.Cents
	for _, line := range t.Pays(area) {
		pays.pays[0] = &line
		won = append(won, pays.on(0, stake))
	}
	return won, nil
}

// OwnCards is the figure of a wager that so many cards of the player's decide alone: line is the line of its pay table by which a
// hand is paid, below zero if it loses.
func OwnCards(w *odds.Work, wager string, pack card.Pack, cards int, line func(hand []card.Card) int) (*odds.Figure, error) {
	won, err := Lines(w.Table, wager, w.Stake)
	if err != nil {
		return nil, err
	}
	ends := odds.Tally{}
	housepoker.EachHand(pack, cards, func(hand []card.Card, ways uint64) {
		net := -w.Stake
		if at := line(hand); at >= 0 {
			net = won[at]
		}
		ends[int64(net)] += ways
	})
	return ends.Distribution(int64(w.Stake)).Figure(wager, "bet made"), nil
}

// together puts the figures of a game's main wager before those of its others, which more finds; nil for none.
func together(w *odds.Work, main []*odds.Figure, more func(*odds.Work) ([]*odds.Figure, error)) ([]*odds.Figure, error) {
	if more == nil {
		return main, nil
	}
	others, err := more(w)
	return append(main, others...), err
}
