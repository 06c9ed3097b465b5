package play

import (
	"boardwalk/money"
	"boardwalk/table"
)

func (s *Session) cmdChips(words []string) Reply { return s.bring(words, false) }

func (s *Session) cmdCash(words []string) Reply { return s.bring(words, true) }

// bring brings more chips or cash to the seat.
func (s *Session) bring(words []string, cash bool) Reply {
	if len(words) != 1 {
		s.notice("How much? For instance: buyin 200.")
		return Reply{}
	}
	amount, err := money.Parse(words[0])
	if err != nil || amount <= 0 {
		s.notice("Enter an amount of money, like 25 or 2.50.")
		return Reply{}
	}
	act := table.Act{Kind: table.Sit, Amount: amount, Person: personName}
	if cash {
		act.Amount, act.Cash = 0, amount
	}
	if s.own(act) == nil {
		s.brought += amount
	}
	return Reply{}
}
