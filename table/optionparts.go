package table

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// Part is a share of something, or an amount of money; the zero value if it is neither.
type Part struct {
	Share  money.Rate
	Amount money.Cents
}

// ParsePart reads "12.5%" as a share, and "5000" or "$5,000" as an amount.
func ParsePart(s string) (Part, error) {
	if strings.HasSuffix(s, "%") {
		share, err := money.ParseRate(s)
		return Part{Share: share}, err
	}
	amount, err := money.Parse(s)
	return Part{Amount: amount}, err
}

// String writes the part as [ParsePart] reads it: "12.5%", or dollars without a mark, "5000".
func (p Part) String() string {
	if p.Amount == 0 {
		return p.Share.String()
	}
	return strings.ReplaceAll(strings.TrimPrefix(p.Amount.String(), "$"), ",", "")
}

// Of returns the part of a whole, rounded down to a multiple of a unit.
func (p Part) Of(whole, unit money.Cents) money.Cents {
	if p.Amount != 0 {
		return p.Amount.Down(unit)
	}
	return p.Share.Down(whole, unit)
}

// PartOf declares an option that is a share or an amount, each no less than the least and the amount no more than most,
// or one of some words. The least must be more than nothing.
func PartOf(name string, by law.Cite, p *string, least Part, most money.Cents, help string, words ...string) Option {
	lawful := fmt.Sprintf("a percentage from %s to 100%%, or an amount from %s to %s", least.Share, least.Amount, most)
	if len(words) > 0 {
		lawful = strings.Join(words, ", ") + ", or " + lawful
	}
	return Option{Name: name, Law: by, Help: help, value: partOf{p, least, most, words}, Lawful: lawful}
}

type partOf struct {
	p     *string
	least Part
	most  money.Cents
	words []string
}

func (v partOf) String() string { return *v.p }
func (v partOf) Set(s string) bool {
	if slices.Contains(v.words, s) {
		*v.p = s
		return true
	}
	part, err := ParsePart(s)
	if err != nil || part.Share < v.least.Share && part.Amount < v.least.Amount || part.Amount > v.most {
		return false
	}
	*v.p = part.String()
	return true
}

func (v partOf) extends(string) bool { return false }

// OddsFrom declares an option that is odds from low to high, written "21-to-4", or "none" for what is not offered.
func OddsFrom(name string, by law.Cite, p *string, low, high money.Odds, help string) Option {
	return Option{Name: name, Law: by, Help: help, value: oddsFrom{p, low, high},
		Lawful: fmt.Sprintf("%s, or odds from %s up to %s", none, low, high)}
}

type oddsFrom struct {
	p         *string
	low, high money.Odds
}

func (v oddsFrom) String() string { return *v.p }
func (v oddsFrom) Set(s string) bool {
	if s == none {
		*v.p = s
		return true
	}
	odds, err := ParseOddsOption(s)
	if err != nil || odds.Cmp(v.low) < 0 || odds.Cmp(v.high) > 0 {
		return false
	}
	*v.p = strings.ReplaceAll(odds.String(), " ", "-")
	return true
}

func (v oddsFrom) extends(s string) bool { return *v.p == none && s != none }

// ParseOddsOption reads the value of an option that is odds: "21-to-4" or "21 to 4"; no odds for "none".
func ParseOddsOption(s string) (money.Odds, error) {
	if s == none {
		return money.Odds{}, nil
	}
	return money.ParseOdds(strings.ReplaceAll(s, "-", " "))
}
