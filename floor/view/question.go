package view

import (
	"strconv"
	"time"

	"boardwalk/money"
	"boardwalk/table"
)

// QuestionID returns the id of a question, by which an answer names it: the number
// of the round's seed, and the question's own number since the last round ended.
func QuestionID(round uint64, number uint32) string {
	return strconv.FormatUint(round, 10) + "." + strconv.FormatUint(uint64(number), 10)
}

// Open is a question that waits for its answer.
type Open struct {
	Question table.Question
	Person   string           // who is asked; empty if nobody sits there
	Until    time.Time        // when the time for the answer is over
	Settings *[]table.Setting // the ways to set a hand, if that is what is asked; nil otherwise
	Costs    *[]money.Cents   // what each of the offer's choices costs; nil if a bot is asked
}
