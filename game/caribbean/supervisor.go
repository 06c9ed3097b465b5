package caribbean

import (
	"boardwalk/game/versus"
	"boardwalk/table"
)

// Done is what staff say of what the table waits for.
const Done table.Choice = "done"

// confirms is how that reads after the word "to".
var confirms = map[table.Choice]string{Done: "say that it is done"}

// What the table waits for where a casino supervisor is called. The questions are put
// to the house, whose staff answer them.
var (
	validateOffer = &table.Offer{ID: "validate", Law: "16.11(b)3", Choices: []table.Choice{Done}, Says: confirms,
		Text: "Has a casino supervisor validated the progressive payout?"}
	documentsOffer = &table.Offer{ID: "documents", Law: "16.10(e)3[cards]", Choices: []table.Choice{Done}, Says: confirms,
		Text: "Are the documents of the progressive payout complete?"}
)

// supervised are the reports by which staff answer these questions.
var supervised = []table.Declared{
	{ID: validateOffer.ID, Law: validateOffer.Law, Staff: true, Help: "a casino supervisor has validated the progressive payout that the table waits to make"},
	{ID: documentsOffer.ID, Law: documentsOffer.Law, Staff: true, Help: "the documents are complete of the progressive payout whose cards still lie there"},
}

// waitFor waits until staff say that something is done for a hand, where a supervisor
// is called.
func (g *Game) waitFor(d *table.Dealer, h *versus.Hand, o *table.Offer) {
	if g.options.Supervisor == Called {
		d.Ask(table.House, h.Box, 0, o, table.AllChoices)
	}
}
