package study

import (
	"errors"
	"math"

	"boardwalk/money"
	"boardwalk/odds"
)

// Pace is how somebody plays: how fast, for how much and how long.
type Pace struct {
	Bets  int         `json:"bets_per_hour" doc:"Wagers that are made in an hour" example:"60"`
	Stake money.Cents `json:"stake" doc:"Of each, in cents"`
	Hours int         `json:"hours"`
	Comp  float64     `json:"comp_rate,omitempty" doc:"What the house gives back of its theoretical win, as a fraction" example:"0.3"`
}

// Hourly is what play at a pace comes to, in dollars.
type Hourly struct {
	Pace
	Wagered     float64 `json:"wagered_per_hour" doc:"All that is wagered, raises and doubles too"`
	Theoretical float64 `json:"theoretical_per_hour" doc:"What the house wins on average in an hour"`
	Deviation   float64 `json:"deviation_per_hour" doc:"The standard deviation of that in one hour"`
	Total       float64 `json:"theoretical"`
	Spread      float64 `json:"deviation" doc:"The standard deviation of the result of all hours"`
	Given       float64 `json:"comp" doc:"What is given back"`
	Ahead       float64 `json:"ahead" doc:"The chance that the player wins in the end, as if results were normally distributed"`
}

// At finds what a wager comes to at a pace.
func (p Pace) At(f *odds.Figure) (*Hourly, error) {
	switch {
	case p.Bets < 1 || p.Bets > 10_000:
		return nil, errors.New("an hour has from 1 to 10000 wagers")
	case p.Stake <= 0 || p.Stake > odds.MostStake:
		return nil, errors.New("a wager is an amount above zero")
	case p.Hours < 1 || p.Hours > 100_000:
		return nil, errors.New("somebody plays from 1 to 100000 hours")
	case p.Comp < 0 || p.Comp > 1:
		return nil, errors.New("what is given back is from none to all of the theoretical win")
	}
	h := &Hourly{Pace: p}
	dollars, bets, hours := float64(p.Stake)/float64(money.Dollar), float64(p.Bets), float64(p.Hours)
	_, wagered := f.AverageWagered()
	if wagered == 0 {
		wagered = 1
	}
	h.Wagered = bets * dollars * wagered
	h.Theoretical = bets * dollars * f.HouseAdvantage()
	h.Deviation = math.Sqrt(bets) * dollars * f.StandardDeviation()
	h.Total, h.Spread = h.Theoretical*hours, h.Deviation*math.Sqrt(hours)
	h.Given = max(h.Total, 0) * p.Comp
	if h.Spread > 0 {
		h.Ahead = 0.5 * math.Erfc(h.Total/h.Spread/math.Sqrt2)
	}
	return h, nil
}
