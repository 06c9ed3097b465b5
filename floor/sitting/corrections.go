package sitting

import (
	"fmt"
	"slices"

	"boardwalk/casino"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// A payment that was made in error is corrected after its round is over. Somebody of the staff asks for it, somebody else who
// supervises confirms or declines it, and only then does money move: between the table's account for corrections and what the
// player has outside the tables, wherever the player is by then. Nothing of the round is changed.

// The paragraphs of this house about corrections.
const (
	correctsPayments law.Cite = "house:added-3(b)"
	takesBackWhole   law.Cite = "house:added-3(c)"
	fewCorrections   law.Cite = "house:added-3(d)"
)

// mostCorrections is how many corrections of a table may wait.
const mostCorrections = 32

// CorrectionMemo is the memo of the transfer of a correction.
const CorrectionMemo = "correction"

// Corrections are the corrections of payments at a table.
type Corrections struct {
	Last    uint64            `json:"last"`              // the number of the last one
	Waiting []AskedCorrection `json:"waiting,omitempty"` // for a decision, in the order of their numbers
}

// AskedCorrection is a correction that somebody has asked for.
type AskedCorrection struct {
	journal.Correction
	Asked string `json:"who"` // by whom
}

// carriedCorrections returns the corrections for the next setup; nil if there was none.
func (s *Sitting) carriedCorrections() *Corrections {
	if s.corrections.Last == 0 {
		return nil
	}
	c := s.corrections
	c.Waiting = slices.Clone(c.Waiting)
	return &c
}

// takeCorrections takes the corrections of a setup.
func (s *Sitting) takeCorrections(c *Corrections) {
	s.corrections = Corrections{}
	if c != nil {
		s.corrections = *c
	}
}

// waitingCorrections returns the corrections that wait, for staff.
func (s *Sitting) waitingCorrections() (list []view.Correction) {
	for _, c := range s.corrections.Waiting {
		list = append(list, view.Correction{Correction: c.Correction, Asked: c.Asked})
	}
	return list
}

// WaitsForCorrection reports whether the correction of a payment to a person waits to be confirmed.
func (s *Sitting) WaitsForCorrection(person string) bool {
	return slices.ContainsFunc(s.corrections.Waiting, func(w AskedCorrection) bool { return w.Person == person })
}

// Correct makes the order to ask for the correction of a payment. Whether the person had that seat and that wager in the round
// is for the caller to say, who can read rounds that are over.
func Correct(by Party, c journal.Correction) Order {
	if r := checkCorrectionReason(c.Why); r != nil {
		return refusing(by, r)
	}
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		if r := s.checkCorrection(by.Who, &c); r != nil {
			return Receipt{}, r
		}
		c.Number, c.Did, c.By = s.corrections.Last+1, journal.CorrectionAsked, ""
		s.addRecord(journal.KindCorrection, by.Who, c)
		return Receipt{Seat: c.Seat, Waits: true}, nil
	}}
}

// checkCorrectionReason refuses a reason that says nothing, or too much.
func checkCorrectionReason(why string) *law.Refusal {
	if why == "" || len(why) > 256 {
		return law.Refuse(correctsPayments, "a correction is asked for, and declined, for a reason of 1 to 256 characters")
	}
	return checkReason(why)
}

// checkCorrection says why a correction cannot be asked for.
func (s *Sitting) checkCorrection(who string, c *journal.Correction) *law.Refusal {
	_, cited := c.Law.Row()
	switch r := s.notDesigned("no payment is corrected"); {
	case r != nil:
		return r
	case s.placement.Tournament != nil:
		return law.RefuseFor(law.Tender, correctsPayments, "chips of a tournament have no value: no payment of them is corrected")
	case c.Round == 0 || c.Round >= s.seeds.round:
		return law.RefuseFor(law.Stage, correctsPayments, "round %d is not over: a payment is corrected when its round is", c.Round)
	case casino.IsBot(c.Person):
		return law.RefuseFor(law.Seat, correctsPayments, "a bot plays with the house's money: no payment to it is corrected")
	case who == c.Person:
		return law.RefuseFor(law.Staff, correctsPayments, "nobody corrects a payment of his own")
	case !slices.ContainsFunc(s.live.Table().Layout().Wagers, func(w table.Wager) bool { return w.ID == c.Wager }):
		return law.RefuseFor(law.Unknown, correctsPayments, "there is no wager %q at this table", c.Wager)
	case c.Amount == 0 || c.Amount > money.MaxStake || c.Amount < -money.MaxStake:
		return law.RefuseFor(law.Amount, correctsPayments, "a payment is corrected by a cent to %s", money.MaxStake)
	case !cited:
		return law.RefuseFor(law.Unknown, correctsPayments, "there is no paragraph %q: say by which one the payment was wrong", string(c.Law))
	case len(s.corrections.Waiting) >= mostCorrections:
		return law.RefuseFor(law.Limit, fewCorrections, "enough corrections wait to be confirmed at this table")
	}
	for i := range s.corrections.Waiting {
		if w := &s.corrections.Waiting[i]; w.Round == c.Round && w.Person == c.Person && w.Wager == c.Wager {
			return law.RefuseFor(law.Waiting, fewCorrections, "a correction of that payment waits to be confirmed already")
		}
	}
	return nil
}

// ConfirmCorrection makes the order to confirm a correction: the money moves. Whoever asked for it cannot confirm it.
func ConfirmCorrection(by Party, number uint64) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		w, r := s.waitingCorrection(number)
		switch {
		case r != nil:
			return Receipt{}, r
		case by.Who == w.Asked || by.Who == w.Person:
			return Receipt{}, law.RefuseFor(law.Staff, correctsPayments, "somebody else confirms a correction than asked for it")
		}
		if w.Amount < 0 {
			have, err := s.config.Books.Balance(ledger.Player(w.Person))
			switch {
			case err != nil:
				return Receipt{}, &unreadable{err}
			case have.Free() < -w.Amount:
				return Receipt{}, law.RefuseFor(law.Short, takesBackWhole, "%s is to be taken back, and %s has %s outside the tables",
					-w.Amount, w.Person, have.Free())
			}
		}
		c := w.Correction
		c.Did, c.By = journal.CorrectionConfirmed, w.Asked
		s.addRecord(journal.KindCorrection, by.Who, c)
		s.addTransfers(len(s.batch.Records)-1, CorrectionTransfer(s.id, &c))
		return Receipt{Seat: c.Seat}, nil
	}}
}

// DeclineCorrection makes the order not to confirm a correction. Nothing moves.
func DeclineCorrection(by Party, number uint64, why string) Order {
	if r := checkCorrectionReason(why); r != nil {
		return refusing(by, r)
	}
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		w, r := s.waitingCorrection(number)
		if r != nil {
			return Receipt{}, r
		}
		c := w.Correction
		c.Did, c.By, c.Why = journal.CorrectionDeclined, w.Asked, why
		s.addRecord(journal.KindCorrection, by.Who, c)
		return Receipt{Seat: c.Seat}, nil
	}}
}

// waitingCorrection returns the correction of a number that waits, or a refusal.
func (s *Sitting) waitingCorrection(number uint64) (AskedCorrection, *law.Refusal) {
	i := slices.IndexFunc(s.corrections.Waiting, func(w AskedCorrection) bool { return w.Number == number })
	if i < 0 {
		return AskedCorrection{}, law.RefuseFor(law.Unknown, correctsPayments, "no correction %d waits to be confirmed at this table", number)
	}
	return s.corrections.Waiting[i], nil
}

// CorrectionTransfer returns the transfer by which a payment is corrected.
func CorrectionTransfer(id string, c *journal.Correction) ledger.Transfer {
	t := ledger.Transfer{From: ledger.Corrections(id), To: ledger.Player(c.Person), Amount: c.Amount, Memo: CorrectionMemo}
	if c.Amount < 0 {
		t.From, t.To, t.Amount = t.To, t.From, -c.Amount
	}
	return t
}

// applyCorrection does what a record about a correction says.
func (s *Sitting) applyCorrection(who string, c *journal.Correction, e *view.Event) error {
	if err := s.corrections.Follow(who, c); err != nil {
		return err
	}
	e.Person, e.Name, e.Seat, e.Round, e.Amount, e.Text, e.Correction = c.Person, s.nameOf(c.Person), c.Seat, c.Round, c.Amount, c.Why, c
	return nil
}

// Follow takes a record about a correction, by whoever gave the order. It returns an error if that does not follow from those
// before it.
func (k *Corrections) Follow(who string, c *journal.Correction) error {
	if c.Did == journal.CorrectionAsked {
		if c.Number != k.Last+1 {
			return fmt.Errorf("correction %d is asked for, and %d is next", c.Number, k.Last+1)
		}
		k.Last = c.Number
		k.Waiting = append(slices.Clip(k.Waiting), AskedCorrection{*c, who})
		return nil
	}
	i := slices.IndexFunc(k.Waiting, func(w AskedCorrection) bool { return w.Number == c.Number })
	if i < 0 {
		return fmt.Errorf("correction %d is %s, and does not wait for it", c.Number, c.Did)
	}
	want := k.Waiting[i].Correction
	want.Did, want.By = c.Did, k.Waiting[i].Asked
	if c.Did == journal.CorrectionDeclined {
		want.Why = c.Why
	}
	if c.Did != journal.CorrectionConfirmed && c.Did != journal.CorrectionDeclined || *c != want {
		return fmt.Errorf("correction %d is %s otherwise than it was asked for", c.Number, c.Did)
	}
	k.Waiting = slices.Delete(slices.Clone(k.Waiting), i, i+1)
	return nil
}
