package sicbo

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

func pays(to int64, by law.Cite) table.Pay {
	return table.Pay{Odds: money.Odds{To: to, One: 1}, Law: by}
}

// Section 9.4(b): the least that each wager pays.
var (
	triplePays    = []table.Pay{pays(150, "9.4(b)[Three of a kind]")}
	doublePays    = []table.Pay{pays(8, "9.4(b)[Two of a kind]")}
	anyTriplePays = []table.Pay{pays(24, "9.4(b)[Any three of a kind]")}
	totalPays     = []table.Pay{ // from 4 to 17
		pays(50, "9.4(b)[Total 4]"),
		pays(18, "9.4(b)[Total 5]"),
		pays(14, "9.4(b)[Total 6]"),
		pays(12, "9.4(b)[Total 7]"),
		pays(8, "9.4(b)[Total 8]"),
		pays(6, "9.4(b)[Total 9]"),
		pays(6, "9.4(b)[Total 10]"),
		pays(6, "9.4(b)[Total 11]"),
		pays(6, "9.4(b)[Total 12]"),
		pays(8, "9.4(b)[Total 13]"),
		pays(12, "9.4(b)[Total 14]"),
		pays(14, "9.4(b)[Total 15]"),
		pays(18, "9.4(b)[Total 16]"),
		pays(50, "9.4(b)[Total 17]"),
	}
	comboPays = []table.Pay{pays(5, "9.4(b)[Any two dice combination]")}
	smallPays = []table.Pay{pays(1, "9.4(b)[Small Bet]")}
	bigPays   = []table.Pay{pays(1, "9.4(b)[Big Bet]")}
)

// singlePays are what one of a kind pays on one, two and three dice. Section
// 9.4(b) lists the first as a floor; 9.4(c) says what the other two are paid
// at, not at least, so those are fixed.
var singlePays = []table.Pay{
	pays(1, "9.4(b)[One of a kind]"),
	fixed("two dice", pays(2, "9.4(c)")),
	fixed("three dice", pays(3, "9.4(c)")),
}

func fixed(on string, p table.Pay) table.Pay {
	p.On, p.Fixed = on, true
	return p
}
