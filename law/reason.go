package law

import "slices"

// Reason says in one word why an act was refused, so that a program need not
// read the sentence of the refusal. The zero value means that the rules of the
// game forbid the act, and that only the sentence says more.
type Reason uint8

// The reasons of refusals.
const (
	// Rule means that the rules of the game forbid it; the sentence says why.
	Rule Reason = iota
	// Minimum means that less would lie there than the posted minimum.
	Minimum
	// Maximum means that more would lie there than the posted maximum.
	Maximum
	// Unit means that the amount cannot be paid in the chips of the table.
	Unit
	// Short means that there are not enough chips, cash, coupons or money.
	Short
	// Stage means that it cannot be done at this stage of the game.
	Stage
	// Locked means that the wager has to stay until it is decided.
	Locked
	// Needs means that another wager is missing or too small.
	Needs
	// Taken means that somebody else has the seat.
	Taken
	// Seat means that nobody sits there, or that there is no such seat.
	Seat
	// Unknown means that there is no such wager, act or option.
	Unknown
	// Closed means that the table or the house is closed.
	Closed
	// Waiting means that a question is open and has to be answered first.
	Waiting
	// Question means that the answer names a question that is not open.
	Question
	// Answered means that the question was answered before, and otherwise.
	Answered
	// Choice means that the choice is not open.
	Choice
	// Amount means that an answer's amount is outside what the question allows.
	Amount
	// Turn means that somebody else has to act.
	Turn
	// Staff means that only staff may do it, or that staff may not.
	Staff
	// Limit means that there are too many of the kind already.
	Limit
	// Tender means that the wager cannot be made with cash, chips or coupons
	// such as these.
	Tender
	// Notice means that a change of the rules lacks its notice.
	Notice
	// Interlude means that something has to be asked before the round begins.
	Interlude
)

// reasons has the word of each reason, as cases and JSON write it.
var reasons = [...]string{
	Rule: "rule", Minimum: "minimum", Maximum: "maximum", Unit: "unit", Short: "short", Stage: "stage",
	Locked: "locked", Needs: "needs", Taken: "taken", Seat: "seat", Unknown: "unknown", Closed: "closed",
	Waiting: "waiting", Question: "question", Answered: "answered", Choice: "choice", Amount: "amount",
	Turn: "turn", Staff: "staff", Limit: "limit", Tender: "tender", Notice: "notice", Interlude: "interlude",
}

// Reasons returns every reason, in the order of their numbers.
func Reasons() []Reason {
	all := make([]Reason, len(reasons))
	for i := range all {
		all[i] = Reason(i)
	}
	return all
}

// String returns the reason's word, such as "minimum". A number that is no
// reason has the word of [Rule].
func (r Reason) String() string {
	if int(r) >= len(reasons) {
		return reasons[Rule]
	}
	return reasons[r]
}

// ParseReason returns the reason that a word names, and whether there is one.
func ParseReason(word string) (Reason, bool) {
	i := slices.Index(reasons[:], word)
	if i < 0 {
		return Rule, false
	}
	return Reason(i), true
}
