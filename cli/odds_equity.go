package cli

import (
	"encoding/json"
	"fmt"
	"text/tabwriter"

	"boardwalk/game/room"
	"boardwalk/odds"
	"boardwalk/table"
)

// equityJSON is what one hand of a showdown is worth.
type equityJSON struct {
	Hand   string  `json:"hand"`
	Boards uint64  `json:"boards"`
	Wins   uint64  `json:"wins"`
	Ties   uint64  `json:"ties"`
	Equity float64 `json:"equity"`
	Exact  string  `json:"equity_exact"`
}

// showdownOf is a showdown at a game of the poker room that has a board.
func showdownOf(rules *table.Rules) (*odds.Showdown, error) {
	g, ok := rules.New(rules.Options()).(*room.Game)
	if !ok || g.Plan().Board == 0 {
		return nil, misusef("hands are compared at hold-em, omaha and omaha-eight-or-better, not at %s", rules.ID)
	}
	_, low := g.Kinds()
	return &odds.Showdown{Omaha: g.Plan().Own > 2, HighLow: low != 0}, nil
}

// showdown prints what each of several hands, or of several ranges of hands, is worth over all boards.
func (cmd *oddsCommand) showdown(c *console, rules *table.Rules) error {
	if len(cmd.Option)+len(cmd.WhatIf) > 0 {
		return misusef("what hands are worth against each other at the showdown depends on no rule of the table: leave -o and --what-if out")
	}
	s, err := showdownOf(rules)
	if err != nil {
		return err
	}
	ranges, err := cmd.ranges(s)
	if err != nil {
		return err
	}
	if s.Board, err = closeCards(cmd.Board); err != nil {
		return misusef("--board %s: %v", cmd.Board, err)
	}
	if s.Dead, err = closeCards(cmd.Dead); err != nil {
		return misusef("--dead %s: %v", cmd.Dead, err)
	}
	equities, err := equitiesOf(c, s, ranges)
	if err != nil {
		return misusef("%v", err)
	}
	out := c.out
	if cmd.JSON {
		list := make([]equityJSON, len(equities))
		for i, e := range equities {
			share, _ := e.Share.Float64()
			list[i] = equityJSON{cmd.Hand[i], e.Boards, e.Wins, e.Ties, share, e.Share.RatString()}
		}
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		return encoder.Encode(list)
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "hand\tequity\texactly\twins\tties\tof boards")
	for i, e := range equities {
		share, _ := e.Share.Float64()
		fmt.Fprintf(w, "%s\t%s\t%s\t%d\t%d\t%d\n", cmd.Hand[i], percent(share), e.Share.RatString(), e.Wins, e.Ties, e.Boards)
	}
	if err := w.Flush(); err != nil || !s.HighLow {
		return err
	}
	_, err = fmt.Fprint(out, `
equity: the hand's share of the whole pot, high and low together, on average.
wins, ties: boards on which the hand alone has the best high hand, or shares it. Where a low hand
qualifies, that is half of the pot; the low half is in the equity alone.
`)
	return err
}

// ranges reads what is held. It puts the hands into the showdown, or returns ranges if one of them is more than a hand.
func (cmd *oddsCommand) ranges(s *odds.Showdown) ([]odds.Range, error) {
	var ranges []odds.Range
	wide := false
	for _, h := range cmd.Hand {
		cards, err := closeCards(h)
		r := odds.Range{{Cards: cards, Weight: 1}}
		if err != nil && !s.Omaha {
			wide = true
			r, err = odds.ParseRange(h)
		}
		if err != nil {
			return nil, misusef("--hand %s: %v", h, err)
		}
		s.Hands, ranges = append(s.Hands, cards), append(ranges, r)
	}
	if !wide {
		return nil, nil
	}
	for i, r := range ranges {
		if len(r) == 1 && len(r[0].Cards) != 2 {
			return nil, misusef("--hand %s: a hand has 2 cards here, not %d", cmd.Hand[i], len(r[0].Cards))
		}
	}
	return ranges, nil
}

// equitiesOf is what the hands of a showdown are worth, or the ranges if there are any.
func equitiesOf(c *console, s *odds.Showdown, ranges []odds.Range) ([]odds.Equity, error) {
	if ranges == nil {
		return s.Equities()
	}
	tell, done := watch(c.err)
	defer done()
	return s.RangeEquities(ranges, tell)
}
