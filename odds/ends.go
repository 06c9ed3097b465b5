package odds

import (
	"slices"
	"strconv"

	"boardwalk/table"
)

// DealEnd is one of the few ways in which the deals of a round end: in how many ways it comes about, and one deal that
// ends so. What a wager of some size comes to is found by playing that deal, so all deals are gone through once for wagers
// of every size.
type DealEnd struct {
	ways uint64
	deal []uint8 // the classes of its cards
}

// CountEnds plays the next round of a table on every deal, of so many cards at most. Deals end alike if the same wagers are
// settled in the same order, each with the same result, odds and paragraph.
func CountEnds(t *table.Table, d *Deals, most int) ([]DealEnd, error) {
	var list []DealEnd
	at := map[string]int{}
	told := &settlements{}
	table.To(told)(t)
	err := EachDeal(t, d, func() {
		i, ok := at[string(told.text)]
		if !ok {
			i = len(list)
			at[string(told.text)] = i
			list = append(list, DealEnd{deal: slices.Clone(d.Path())})
		}
		list[i].ways += d.Ways(most)
		told.text = told.text[:0]
	})
	return list, err
}

// settlements writes down how wagers are settled, without the amounts.
type settlements struct{ text []byte }

func (s *settlements) Event(e *table.Event) {
	switch e.Kind {
	case table.Paid, table.Collected, table.Vigorished, table.Returned:
		for _, n := range []int{int(e.Kind), int(e.Seat), int(e.Area), int(e.Return), int(e.Against), int(e.Odds.To), int(e.Odds.One)} {
			s.text = strconv.AppendInt(append(s.text, ' '), int64(n), 10)
		}
		s.text = append(append(append(s.text, ' '), e.By...), e.OddsBy...)
	}
}

// PlayEnds plays the next round of a table once for each of its ends, on a deal that comes to it.
func PlayEnds(t *table.Table, d *Deals, ends []DealEnd, visit func(ways uint64)) error {
	before := t.Snapshot()
	table.From(d)(t)
	for _, e := range ends {
		d.only(e.deal)
		t.Restore(before)
		if err := t.Round(); err != nil {
			return err
		}
		visit(e.ways)
	}
	t.Restore(before)
	return nil
}
