package system

import (
	"fmt"
	"time"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/money"
)

// Recall returns a ticket that is not at hand any more, as it came to be: what it won and
// whether it was void, refunded, paid or not claimed. It is given the record that sold it,
// the setup in force then, the later records about the ticket, and the draw of each of
// its games with its time.
func Recall(sold, setup *journal.Record, later []journal.Record, drawn func(game uint64) (Draw, time.Time, error)) (Ticket, error) {
	t := Ticket{At: sold.At, Sold: sold.Time}
	if err := sold.Read(&t.Sale); err != nil {
		return t, err
	}
	var under Setup
	if err := setup.Read(&under); err != nil {
		return t, err
	}
	card, err := keno.ReadRates("", under.Plan.Rates)
	if err != nil {
		return t, err
	}
	request, err := keno.Parse(t.Request)
	if err != nil {
		return t, err
	}
	if t.rules, err = card.Ticket(request); err != nil {
		return t, err
	}
	for i := range later {
		if err := t.recall(&later[i]); err != nil {
			return t, err
		}
	}
	if t.Void {
		return t, nil
	}
	return t, t.recallGames(drawn)
}

// recall takes a later record about the ticket.
func (t *Ticket) recall(r *journal.Record) error {
	switch r.Kind {
	case KindVoid:
		t.Void = true
	case KindRefund:
		var d Refund
		if err := r.Read(&d); err != nil {
			return err
		}
		t.Last = d.From - 1
	case KindPaid:
		var d Payment
		if err := r.Read(&d); err != nil {
			return err
		}
		t.Paid, t.Signed = true, d.Signed
	}
	return nil
}

// recallGames works out what the ticket won in its games.
func (t *Ticket) recallGames(drawn func(game uint64) (Draw, time.Time, error)) error {
	for game := t.First; game <= t.Last; game++ {
		d, at, err := drawn(game)
		if err != nil {
			return fmt.Errorf("game %d of ticket %d: %w", game, t.Ticket, err)
		}
		t.Won += d.share(t.rules.Rates).Of(t.rules.Won(keno.NewSet(d.Numbers...)))
		t.Drawn, t.Expires = game, t.rules.Rates.Claim.Until(at).UTC()
	}
	t.Expired = t.Won > 0 && !t.Paid
	return nil
}

// share returns how the winners of the game shared its limit, under the rate card of one
// of them.
func (d *Draw) share(card *keno.Rates) keno.Share {
	if d.Pays == d.Won {
		return keno.Share{}
	}
	return keno.Share{Total: d.Won, Limit: max(card.Limit, money.Cents(1)), Level: d.Level}
}
