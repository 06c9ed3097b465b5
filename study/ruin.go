package study

import (
	"errors"

	"boardwalk/odds"
)

// ErrNoResults is the error of a wager of which no single results are known.
var ErrNoResults = errors.New("no results of this wager are known, so nothing can be said of a bankroll")

// Ruin finds what becomes of a bankroll under a plan, from the results of a wager.
func Ruin(f *odds.Figure, p Plan) (*Outlook, error) {
	if len(f.Results) == 0 {
		return nil, ErrNoResults
	}
	if err := p.check(); err != nil {
		return nil, err
	}
	return p.program(f), nil
}
