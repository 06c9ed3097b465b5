package versus

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// NeedsAnte is what a side wager needs that is made only beside an ante.
func NeedsAnte(by law.Cite, text string) []table.Need {
	return []table.Need{{Wager: "ante", Law: by, Text: text}}
}

// TimesAnte is what a wager needs that is from least to most times the ante.
func TimesAnte(least, most int64, by law.Cite, text string) []table.Need {
	return []table.Need{{Wager: "ante", Least: money.Odds{To: least, One: 1}, Most: money.Odds{To: most, One: 1}, Law: by, Text: text}}
}

// Lose collects those wagers that lie there.
func Lose(d *table.Dealer, bets []*table.Bet, by law.Cite) {
	for _, b := range bets {
		if b != nil {
			d.Loses(b, by)
		}
	}
}

// Win pays those wagers that lie there, each by a line of its pay table.
func Win(d *table.Dealer, bets []*table.Bet, line int, by law.Cite) {
	for _, b := range bets {
		if b != nil {
			d.WinsAt(b, line, by)
		}
	}
}

// Return gives those wagers back that lie there.
func Return(d *table.Dealer, bets []*table.Bet, by law.Cite) {
	for _, b := range bets {
		if b != nil {
			d.Returns(b, by)
		}
	}
}
