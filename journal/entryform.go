package journal

import (
	"fmt"
	"slices"
	"time"

	"boardwalk/money"
	"boardwalk/table"
)

// EntryForm is the form of the entries that this program writes and reads. Another form has another
// number.
const EntryForm = 4

// entry is a table.Entry as it is written: what is zero is left out.
type entry struct {
	V        int         `json:"v"`
	Kind     string      `json:"kind"`
	Refused  bool        `json:"refused,omitempty"`
	Act      *act        `json:"act,omitempty"`
	Drawn    *[2]int     `json:"drawn,omitempty"` // of how many, which
	Seat     table.Seat  `json:"seat,omitempty"`
	Question uint32      `json:"question,omitempty"`
	Answer   *answer     `json:"answer,omitempty"`
	Change   *change     `json:"change,omitempty"`
	Time     *time.Time  `json:"time,omitempty"` // with its offset: signs say the time of day
	Meter    string      `json:"meter,omitempty"`
	Amount   money.Cents `json:"amount,omitempty"`
}

type act struct {
	Kind      string      `json:"kind"`
	Seat      table.Seat  `json:"seat,omitempty"`
	Tender    string      `json:"tender,omitempty"`
	Late      bool        `json:"late,omitempty"`
	Confirmed bool        `json:"confirmed,omitempty"`
	Accepted  bool        `json:"accepted,omitempty"`
	Area      table.Area  `json:"area,omitempty"` // its place on the layout
	Amount    money.Cents `json:"amount,omitempty"`
	Cash      money.Cents `json:"cash,omitempty"`
	Coupon    money.Cents `json:"coupon,omitempty"`
	Person    string      `json:"person,omitempty"`
	Word      string      `json:"word,omitempty"`
	Args      *[2]int     `json:"args,omitempty"`
}

type answer struct {
	Choice table.Choice `json:"choice,omitempty"`
	Amount money.Cents  `json:"amount,omitempty"`
	Cards  string       `json:"cards,omitempty"`
}

type change struct {
	Matter    string          `json:"matter"`
	Name      string          `json:"name,omitempty"`
	Amount    money.Cents     `json:"amount,omitempty"`
	Limit     *[2]money.Cents `json:"limit,omitempty"` // minimum, maximum
	Odds      *[2]int64       `json:"odds,omitempty"`  // to
	Rate      money.Rate      `json:"rate,omitempty"`  // in hundredths of a percent
	Value     string          `json:"value,omitempty"`
	At        *time.Time      `json:"at,omitempty"`
	Posted    bool            `json:"posted,omitempty"`
	Announced bool            `json:"announced,omitempty"`
	Told      bool            `json:"told,omitempty"`
	Agreed    bool            `json:"agreed,omitempty"`
	Withdrawn bool            `json:"withdrawn,omitempty"`
}

// The words are part of the form: they may not change with the program.
var (
	entryWords  = []string{"act", "round", "draw", "answer", "open", "notice", "clock", "interlude", "meter", "abandon"}
	actWords    = []string{"sit", "leave", "make", "remove", "call-on", "call-off", "special", "report"}
	tenderWords = []string{"", "plaque", "cash", "coupon"} // chips go without saying
	matterWords = []string{"chip", "limit", "pays", "vigorish", "option"}
)

// word is the word for a kind.
func word[K ~uint8](words []string, what string, k K) (string, error) {
	if int(k) >= len(words) {
		return "", fmt.Errorf("no %s has the number %d", what, k)
	}
	return words[k], nil
}

// meaning is the inverse of word.
func meaning[K ~uint8](words []string, what, w string) (K, error) {
	i := slices.Index(words, w)
	if i < 0 {
		return 0, fmt.Errorf("there is no %s %q", what, w)
	}
	return K(i), nil
}
