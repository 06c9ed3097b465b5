package table

import (
	"slices"
	"strconv"
	"strings"

	"boardwalk/money"
)

// Only returns the option as one of which New Jersey knows a single value, and the sentence that says what it does.
func (o Option) Only(value, says string) Option {
	o.usual, o.says = value, says
	return o
}

// Usual returns the one lawful value of an option from elsewhere, and the sentence that says what New Jersey does.
func (o Option) Usual() (value, says string) { return o.usual, o.says }

// Alias returns the option with other names under which people ask for it.
func (o Option) Alias(names ...string) Option {
	o.known = names
	return o
}

// Known returns other names under which people ask for the option.
func (o Option) Known() []string { return o.known }

// Within returns the option, a whole number, with the bounds within which the game can be played, lawful or not.
func (o Option) Within(least, most int) Option {
	v := o.value.(whole)
	v.least, v.most = least, most
	o.value = v
	return o
}

// Also returns the option, one of several words, with words that are not lawful here.
func (o Option) Also(words ...string) Option {
	v := o.value.(oneOf)
	v.more = words
	o.value = v
	return o
}

// Take sets the option to any value of the right shape, lawful or not, and reports false for a value of another
// shape. It is for supposed rules: [Validate] finds what is not lawful.
func (o Option) Take(s string) bool { return o.value.take(strings.TrimSpace(s)) }

// Possible lists the words that an option of several words may have, lawful or not.
func (o Option) Possible() []string {
	if v, ok := o.value.(oneOf); ok {
		return slices.Concat(v.words, v.more)
	}
	return nil
}

// Shape says which values [Option.Take] takes, where these are more than the lawful ones.
func (o Option) Shape() string {
	switch v := o.value.(type) {
	case whole:
		return "a whole number from " + strconv.Itoa(v.least) + " to " + strconv.Itoa(v.most)
	case oneOf:
		return "one of " + strings.Join(slices.Concat(v.words, v.more), ", ")
	case onOff:
		return "yes or no"
	case rate:
		return "a percentage from 0 to " + money.Whole.String()
	case amount:
		return "an amount from 0 to " + money.MaxStake.String()
	case oddsFrom:
		return none + ", or odds like 6 to 5"
	}
	return o.Lawful
}

// IsSwitch reports whether the option is on or off.
func (o Option) IsSwitch() bool {
	_, ok := o.value.(onOff)
	return ok
}

// IsOdds reports whether the option's value is odds.
func (o Option) IsOdds() bool {
	_, ok := o.value.(oddsFrom)
	return ok
}

func (v whole) take(s string) bool {
	n, err := strconv.Atoi(s)
	if err != nil || n < v.least || n > v.most {
		return false
	}
	*v.p = n
	return true
}

func (v onOff) take(s string) bool { return v.Set(s) }

func (v oneOf) take(s string) bool {
	if !slices.Contains(v.words, s) && !slices.Contains(v.more, s) {
		return false
	}
	*v.p = s
	return true
}

func (v text) take(s string) bool { return v.Set(s) }

func (v rate) take(s string) bool { return rate{v.p, money.Whole}.Set(s) }

func (v amount) take(s string) bool { return amount{v.p, money.MaxStake}.Set(s) }

func (v amounts) take(s string) bool { return amounts{v.p, v.most, money.MaxStake}.Set(s) }

// mostMultiple is as high as a multiple can be.
const mostMultiple = 100

func (v multiples) take(s string) bool { return multiples{v.p, 0, mostMultiple * hundredths}.Set(s) }

func (v partOf) take(s string) bool { return partOf{v.p, Part{}, money.MaxStake, v.words}.Set(s) }

func (v oddsFrom) take(s string) bool {
	return oddsFrom{v.p, money.Odds{To: 0, One: 1}, money.Odds{To: money.MaxOdds, One: 1}}.Set(s)
}
