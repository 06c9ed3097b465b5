package sitting

import (
	"errors"
	"fmt"

	"boardwalk/beside"
	"boardwalk/journal"
	"boardwalk/table"
)

// joined returns rules with the wagers of a setup beside those of the game.
func joined(rules *table.Rules, d *journal.Setup) (*table.Rules, error) {
	for i, text := range d.Wagers {
		w, err := beside.Parse(fmt.Sprint("wager ", i+1), text)
		if err != nil {
			return nil, err
		}
		if rules, err = beside.Join(rules, w); err != nil {
			return nil, err
		}
	}
	return rules, nil
}

// mayLieBeside returns an error if the table has wagers of somebody's own and is not one at which they may lie: a
// private one, whose chips are those of a tournament and so nobody's.
func (s *Sitting) mayLieBeside(p *Placement) error {
	if len(s.live.Table().Rules().Beside) == 0 || p.Table.Private && p.Tournament != nil {
		return nil
	}
	return errors.New("wagers from a text lie only at private tables whose chips are a tournament's")
}
