package floppoker

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// awardPot is rule 8: the highest hand of all players wins the pot wagers of the
// others, and equal hands share them. Winners get their own pot wager back.
func (g *Game) awardPot(d *table.Dealer) {
	highest, winners := g.highest()
	for h := range g.Players {
		if h.Rank == highest {
			continue
		}
		d.Bank().Loses(table.ThePot, h.Bets[pot], "house:flop-8(a)")
	}
	by, text := law.Cite("house:flop-8(a)"), "the highest hand wins the pot wagers of the others"
	if winners > 1 {
		by, text = "house:flop-8(b)", "equal hands share the pot wagers of the others"
	}
	share, odd := shares(d.Pots().Pot(), winners, d.Posted().Chip())
	for h := range g.Players {
		if h.Rank != highest {
			continue
		}
		amount := share
		d.Cite(by)
		if odd > 0 { // the first from the dealer's left get a chip more
			more := min(odd, d.Posted().Chip())
			amount, odd = amount+more, odd-more
			d.Cite("house:flop-8(c)")
		}
		if amount > 0 {
			d.Pots().Award(h.Seat, 0, amount, by, text)
		}
		d.Returns(h.Bets[pot], by)
	}
}

// highest returns the rank of the highest hand, and how many have it.
func (g *Game) highest() (rank versus.Rank, winners money.Cents) {
	for h := range g.Players {
		switch {
		case h.Rank > rank:
			rank, winners = h.Rank, 1
		case h.Rank == rank:
			winners++
		}
	}
	return rank, winners
}

// shares divides a pot among winners in whole chips, and returns what is left over.
func shares(pot, winners, chip money.Cents) (each, odd money.Cents) {
	each = (pot / winners).Down(chip)
	return each, pot - each*winners
}
