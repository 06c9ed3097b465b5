package cli

import (
	"errors"
	"fmt"
	"text/tabwriter"

	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/table"
	"boardwalk/tile"
)

// choicesJSON is what the choices of a hand are worth.
type choicesJSON struct {
	Game      string       `json:"game"`
	Hand      string       `json:"hand"`
	Dealer    string       `json:"dealer,omitempty"`
	Of        string       `json:"of"`
	Assumes   string       `json:"assumes,omitempty"`
	Choices   []choiceJSON `json:"choices"`
	Insurance *float64     `json:"insurance,omitempty"`

	Unlawful []odds.Unlawful `json:"unlawful,omitempty"`
}

type choiceJSON struct {
	Choice string  `json:"choice"`
	High   string  `json:"high,omitempty"`
	Low    string  `json:"low,omitempty"`
	EV     float64 `json:"expected_value"`
}

// choices prints what each choice of a hand is worth, with the cards that are
// left.
func (cmd *oddsCommand) choices(c *console, rules *table.Rules) error {
	out := c.out
	if len(cmd.Hand) != 1 {
		return misusef("%s is played with one --hand; hands are compared at hold-em, omaha and omaha-eight-or-better", rules.ID)
	}
	asked, err := cmd.lawful(rules)
	if err != nil {
		return err
	}
	if asked, err = cmd.suppose(asked, fileText); err != nil {
		return err
	}
	if err := asked.rules.Check(asked.options, asked.terms); err != nil {
		return misusef("%v", err)
	}
	stake, err := cmd.stake()
	if err != nil {
		return err
	}
	p := &counsel.Position{Bank: cmd.Bank, Stake: stake}
	if counsel.OfTiles(rules) {
		err = cmd.tiles(p)
	} else {
		err = cmd.cards(p)
	}
	if err != nil {
		return err
	}
	tell, done := watch(c.err)
	p.Tell = tell
	found, err := counsel.Choices(asked.rules, asked.options, asked.terms, p)
	done()
	var none *counsel.NoChoices
	switch {
	case errors.As(err, &none):
		return misusef("%v; hands are compared at hold-em, omaha and omaha-eight-or-better", err)
	case err != nil:
		return misusef("%v", err)
	case cmd.JSON:
		return printObject(out, choicesObject(cmd, rules, asked.unlawful, found))
	}
	printUnlawful(out, asked.unlawful)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "choice\texpected value, of %s\n", found.Of)
	for _, c := range found.Choices {
		fmt.Fprintf(w, "%s\t%+.4f%%\n", choiceText(&c), 100*c.EV)
	}
	if found.Insurance != nil {
		fmt.Fprintf(w, "insurance\t%+.4f%% of itself\n", 100**found.Insurance)
	}
	if err := w.Flush(); err != nil || found.Assumes == "" {
		return err
	}
	_, err = fmt.Fprintln(out, found.Assumes)
	return err
}

// choiceText names a choice, with the two hands that it sets.
func choiceText(w *counsel.Worth) string {
	if w.High == "" {
		return string(w.Choice)
	}
	return string(w.Choice) + ": " + w.High + " over " + w.Low
}

// tiles reads the tiles of a hand, and those that will not come.
func (cmd *oddsCommand) tiles(p *counsel.Position) (err error) {
	if cmd.Dealer != "" || cmd.Board != "" {
		return misusef("no tile of the dealer's is seen, and none is shared: --hand goes with --dead alone")
	}
	if p.Tiles, err = tile.ParseAll(cmd.Hand[0]); err != nil {
		return misusef("--hand %s: %v", cmd.Hand[0], err)
	}
	if p.Without, err = tile.ParseAll(cmd.Dead); err != nil {
		return misusef("--dead %s: %v", cmd.Dead, err)
	}
	return nil
}

// cards reads the cards of a hand, and what else is known.
func (cmd *oddsCommand) cards(p *counsel.Position) (err error) {
	for _, x := range []struct {
		flag, text string
		to         *[]card.Card
	}{{"hand", cmd.Hand[0], &p.Hand}, {"dealer", cmd.Dealer, &p.Dealer}, {"board", cmd.Board, &p.Board}, {"dead", cmd.Dead, &p.Gone}} {
		if *x.to, err = closeCards(x.text); err != nil {
			return misusef("--%s %s: %v", x.flag, x.text, err)
		}
	}
	return nil
}

func choicesObject(cmd *oddsCommand, rules *table.Rules, unlawful []law.Fault, found *counsel.Values) choicesJSON {
	j := choicesJSON{Game: rules.ID, Hand: cmd.Hand[0], Dealer: cmd.Dealer, Of: found.Of, Assumes: found.Assumes,
		Insurance: found.Insurance, Unlawful: odds.UnlawfulOf(unlawful)}
	for _, c := range found.Choices {
		j.Choices = append(j.Choices, choiceJSON{string(c.Choice), c.High, c.Low, c.EV})
	}
	return j
}
