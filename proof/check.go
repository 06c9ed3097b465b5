package proof

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"strings"

	"boardwalk/money"
)

// StaleError is that of a certificate of other rules than this program deals.
type StaleError struct{ Name, What string }

func (e *StaleError) Error() string {
	return fmt.Sprintf("the certificate %s is of %s: make prove makes it again", e.Name, e.What)
}

// Fresh returns a [StaleError] unless the rules of this program are those of the certificate.
func (c *Certificate) Fresh() error {
	name := fileName(c.Game, c.Set)
	switch v := versionOf(c.Game); {
	case c.Form != form:
		return &StaleError{name, fmt.Sprintf("form %d, and this program reads form %d", c.Form, form)}
	case c.Rules != v.Version:
		return &StaleError{name, fmt.Sprintf("version %d of the rules, and this program deals by version %d", c.Rules, v.Version)}
	case c.Declared != v.Declared || c.Played != v.Played:
		return &StaleError{name, "rules with another hash than those of this program"}
	}
	return nil
}

// Check holds a certificate against the rules of this program and against itself: ways add up to their total and to the
// known number of deals, the advantage and the variance are what the results say, the second method agrees, and no
// simulation lies further from its figure than [Most] standard errors. It returns every fault.
func (c *Certificate) Check() error {
	faults := c.Fresh()
	fault := func(format string, args ...any) {
		faults = errors.Join(faults, fmt.Errorf("%s: %s", fileName(c.Game, c.Set), fmt.Sprintf(format, args...)))
	}
	if len(c.Figures) == 0 {
		fault("it has no figures")
	}
	for i := range c.Figures {
		if err := c.Figures[i].addsUp(); err != nil {
			fault("%v", err)
		}
	}
	for _, w := range c.Second.Differ {
		fault("the second method finds something else of %s", w)
	}
	for i := range c.Simulated {
		if err := c.Simulated[i].check(c); err != nil {
			fault("%v", err)
		}
	}
	for _, p := range c.Published {
		if !p.Agrees && p.Note == "" {
			fault("%s of %s was published, %s is found, and no note says why", p.Figure, p.Wager, p.Found)
		}
	}
	return faults
}

// addsUp holds a figure against its results.
func (f *Figure) addsUp() error {
	house, ok := new(big.Rat).SetString(f.House)
	if !ok {
		return fmt.Errorf("%s: %q is no figure", f.Wagers[0], f.House)
	}
	if len(f.Results) == 0 {
		return nil
	}
	total, _ := new(big.Int).SetString(f.Total, 10)
	if total == nil || total.Sign() <= 0 {
		return fmt.Errorf("%s: %q is no number of ways", f.Wagers[0], f.Total)
	}
	sum, mean, square := new(big.Int), new(big.Rat), new(big.Rat)
	for _, r := range f.Results {
		wins, in, _ := strings.Cut(r, ": ")
		net, one := new(big.Rat).SetString(wins)
		ways, two := new(big.Int).SetString(in, 10)
		if !one || !two || ways.Sign() < 0 {
			return fmt.Errorf("%s: %q is no result", f.Wagers[0], r)
		}
		sum.Add(sum, ways)
		term := new(big.Rat).Mul(net, new(big.Rat).SetFrac(ways, total))
		mean.Add(mean, term)
		square.Add(square, new(big.Rat).Mul(term, net))
	}
	if sum.Cmp(total) != 0 {
		return fmt.Errorf("%s, %s: the ways add up to %s and not to %s", f.Wagers[0], f.Strategy, sum, total)
	}
	if mean.Neg(mean).Cmp(house) != 0 {
		return fmt.Errorf("%s, %s: the results come to %s, and the house advantage is said to be %s", f.Wagers[0], f.Strategy, mean, house)
	}
	if f.Variance != "" && square.Sub(square, mean.Mul(mean, mean)).RatString() != f.Variance {
		return fmt.Errorf("%s, %s: the variance is %s, and is said to be %s", f.Wagers[0], f.Strategy, square.RatString(), f.Variance)
	}
	if f.Deals != "" {
		deals, ok := new(big.Int).SetString(f.Deals, 10)
		if !ok || new(big.Int).Rem(deals, total).Sign() != 0 {
			return fmt.Errorf("%s: %s ways are no whole part of %s deals", f.Wagers[0], f.Total, f.Deals)
		}
	}
	return nil
}

// check holds a simulation against its sums and its figure.
func (s *Trial) check(c *Certificate) error {
	found := false
	for i := range c.Figures {
		found = found || short(c.Figures[i].number()) == s.Figure
	}
	if !found {
		return fmt.Errorf("the simulation of %s is held against %s, which is no figure here", s.Wager, s.Figure)
	}
	again := *s
	again.sum()
	if !reflect.DeepEqual(again, *s) {
		return fmt.Errorf("the simulation of %s says %s, error %s, z %s; its sums say %s, %s and %s", s.Wager, s.House, s.Error, s.Z,
			again.House, again.Error, again.Z)
	}
	var z float64
	if _, err := fmt.Sscan(s.Z, &z); err == nil && math.Abs(z) > Most {
		return fmt.Errorf("%s simulated (%s) lies %s standard errors from its figure: 100 times as many rounds tell chance from a fault",
			s.Wager, s.Strategy, s.Z)
	}
	return nil
}

// number is the house advantage as a number.
func (f *Figure) number() float64 {
	house, ok := new(big.Rat).SetString(f.House)
	if !ok {
		return math.NaN()
	}
	n, _ := house.Float64()
	return n
}

// sum works out what the sums say.
func (s *Trial) sum() {
	sums := s.Sums.sums()
	house, off := sums.HouseAdvantage(money.Cents(s.Stake)), sums.StandardError(money.Cents(s.Stake))
	s.House, s.Error, s.Z = short(house), short(off), ""
	var figure float64
	if _, err := fmt.Sscan(s.Figure, &figure); err == nil && off > 0 {
		s.Z = fmt.Sprintf("%.3f", (house-figure)/off)
	}
}

// Again finds the figures, the sums and the published comparisons anew, and returns an error that names the first difference.
func (c *Certificate) Again() error {
	now, err := Of(c.Game, c.Set)
	if err != nil {
		return err
	}
	name := fileName(c.Game, c.Set)
	if len(now.Figures) != len(c.Figures) {
		return fmt.Errorf("%s has %d figures, and there are %d", name, len(c.Figures), len(now.Figures))
	}
	for i := range now.Figures {
		if !reflect.DeepEqual(now.Figures[i], c.Figures[i]) {
			return fmt.Errorf("%s: the figure of %s was %+v and is %+v", name, c.Figures[i].Wagers[0], c.Figures[i], now.Figures[i])
		}
	}
	if !reflect.DeepEqual(now.Published, c.Published) {
		return fmt.Errorf("%s: published figures were %+v and are %+v", name, c.Published, now.Published)
	}
	if !reflect.DeepEqual(now.Options, c.Options) {
		return fmt.Errorf("%s: its options were %v and are %v", name, c.Options, now.Options)
	}
	return nil
}
