package versus

import (
	"strings"

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

// BeforeDeal is a wager that is made before the cards are dealt.
func BeforeDeal(id, name string, by law.Cite, pays []table.Pay, needs []table.Need) table.Wager {
	return table.Wager{ID: id, Name: name, Group: strings.ToLower(name), Law: by, OneRoll: true, Made: table.Always,
		Coupons: true, Pays: pays, Needs: needs}
}

// madeInRound is when such a wager can be made, as a refusal words it.
const madeInRound = "is made only when the dealer asks, by a player with an ante who has seen the cards"

// InRound is a wager that is made in the course of a round.
func InRound(id, name string, by law.Cite, pays []table.Pay, needs []table.Need) table.Wager {
	return table.Wager{ID: id, Name: name, Group: id, Law: by, OneRoll: true, MadeText: madeInRound,
		Supplement: true, Pays: pays, Needs: needs}
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
