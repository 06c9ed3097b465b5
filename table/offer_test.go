package table_test

import (
	"testing"

	"boardwalk/money"
	"boardwalk/table"
)

var offerCut = &table.Offer{ID: "cut", Law: "2.5(b)", Choices: []table.Choice{"cut", "bet", "decline"}, Numbers: 1 << 0, Amounts: 1 << 1}

func TestANumberIsNoAmount(t *testing.T) {
	if n := offerCut.Number(offerCut.Numbered("cut", 20)); n != 20 {
		t.Errorf("a cut at 20 cards came out at %d", n)
	}
	if n := offerCut.Number(table.Answer{Choice: "cut"}); n != 0 {
		t.Errorf("a cut anywhere came out at %d", n)
	}
	for name, misuse := range map[string]func(){
		"a number for an amount": func() { offerCut.Numbered("bet", 20) },
		"a number of an amount":  func() { offerCut.Number(table.Answer{Choice: "bet", Amount: 20 * money.Dollar}) },
		"a number for nothing":   func() { offerCut.Numbered("decline", 20) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s was taken", name)
				}
			}()
			misuse()
		}()
	}
	layout := &table.Layout{Offers: []*table.Offer{offerCut}}
	if _, ok := layout.Numbered("bet", 20); ok {
		t.Error("the layout made a bet with a number")
	}
	if a, ok := layout.Numbered("cut", 20); !ok || offerCut.Number(a) != 20 {
		t.Errorf("the layout made %+v, %v", a, ok)
	}
	q := &table.Question{Seat: 1, Open: table.AllChoices, Offer: offerCut}
	if _, r := q.Amount(&table.Answer{Choice: "cut", Amount: 2050}, money.Dollar); r == nil {
		t.Error("an amount of $20.50 was taken for a number of cards")
	}
}
