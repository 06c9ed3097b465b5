package table

import "fmt"

// Verifier is a game that can say whether what lies on the layout is possible
// at its present stage.
type Verifier interface {
	Verify(d *Dealer) error
}

// Verify looks for wagers that cannot be: it returns an error if one lies
// where nobody sits, has an amount that its area does not take, or is in a
// state that the game's stage rules out. It is for tests and auditors; play
// never needs it.
func (t *Table) Verify() error {
	lying := 0
	for s := range t.seats {
		for a := range t.layout.Wagers {
			st := &t.seats[s]
			b := &st.bets[a]
			live := st.live[a>>6]&(1<<(a&63)) != 0
			if live {
				lying++
			}
			if err := t.verify(Seat(s), Area(a), b, live); err != nil {
				return fmt.Errorf("seat %d, %s: %w", s, t.layout.Wagers[a].ID, err)
			}
		}
	}
	if lying != t.lying {
		return fmt.Errorf("%d wagers lie on the layout, and the table thinks %d", lying, t.lying)
	}
	if v, ok := t.game.(Verifier); ok {
		return v.Verify(t.dealer())
	}
	return nil
}

func (t *Table) verify(s Seat, a Area, b *Bet, live bool) error {
	switch {
	case live != (b.Amount > 0):
		return fmt.Errorf("%s lies there, and the table thinks %v", b.Amount, live)
	case !live && (b.Coupon != 0 || b.Vigorish != 0 || b.On):
		return fmt.Errorf("something is left of a wager: %+v", *b)
	case !live:
		return nil
	case !t.Taken(s) || b.Seat != s || b.Area != a:
		return fmt.Errorf("it is nobody's: %+v", *b)
	case !t.reposted && b.Amount%t.posted[a].unit != 0:
		return fmt.Errorf("%s is no multiple of %s", b.Amount, t.posted[a].unit)
	case b.Coupon < 0 || b.Coupon > b.Amount:
		return fmt.Errorf("a coupon of %s beside %s", b.Coupon, b.Amount)
	case !t.reposted && b.Vigorish != t.vigorishOn(a, b.Amount):
		return fmt.Errorf("vigorish of %s was taken for %s", b.Vigorish, b.Amount)
	}
	return nil
}
