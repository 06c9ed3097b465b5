package progressive

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Done is what staff say of what the table waits for.
const Done table.Choice = "done"

// Validate is what the table waits for before a payout, and Documents before the cards
// are taken up. The questions are put to the house, whose staff answer them.
func Validate(by law.Cite) *table.Offer {
	return asks("validate", by, "Has a casino supervisor validated the progressive payout?")
}

// Documents is the other question: see [Validate].
func Documents(by law.Cite) *table.Offer {
	return asks("documents", by, "Are the documents of the progressive payout complete?")
}

func asks(id string, by law.Cite, text string) *table.Offer {
	return &table.Offer{ID: id, Law: by, Choices: []table.Choice{Done}, Says: map[table.Choice]string{Done: "say that it is done"}, Text: text}
}

// waitFor waits until staff say that something is done for a hand, where a supervisor
// is called.
func (j *Jackpot) waitFor(d *table.Dealer, h *versus.Hand, o *table.Offer) {
	if j.terms.Supervisor == Called {
		d.Ask(table.House, h.Box, 0, o, table.AllChoices)
	}
}

// Keeps reports whether the cards of a hand stay on the table until the documents of
// its payout are complete.
func (j *Jackpot) Keeps(h *versus.Hand) bool {
	for _, kept := range j.kept[:j.documents] {
		if kept == h {
			return true
		}
	}
	return false
}

// Document takes up the cards that stay for documents, once those are complete. The
// other cards lie in the discard rack by now.
func (j *Jackpot) Document(d *table.Dealer, by law.Cite) {
	kept := j.kept[:j.documents]
	for _, h := range kept {
		d.Cite(by)
		d.NoteAt(h.Seat,
			"cards-stay-for-documents", "the cards stay on the table until the documents of the progressive payout are complete")
	}
	for _, h := range kept {
		j.waitFor(d, h, j.p.Documents)
		j.table.Rack(h)
		d.Cite(by)
		d.NoteAt(h.Seat, "documents-complete", "the documents are complete, and the cards go to the discard rack")
	}
}

// MayReport refuses reports that cannot be true.
func (j *Jackpot) MayReport(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Word {
	case j.p.Validate.ID, j.p.Documents.ID: // a report that answers the question does not come here
		return law.RefuseFor(law.Stage, j.p.Validate.Law, "the table does not wait for that")
	case LightOut:
		if s := a.SeatArg(0); !d.Players().Taken(s) || d.Amount(s, j.table.Area(s.Box(), j.wager)) == 0 {
			return law.Refuse(j.p.Check, "there is no chip in the acceptor of position %d", a.Args[0])
		}
	}
	return nil
}
