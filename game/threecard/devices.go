package threecard

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// What staff may do about the cards and the devices.
const (
	recut          = "recut"
	removeShuffler = "remove-shuffler"
	removeShoe     = "remove-dealing-shoe"
	shuffleByHand  = "shuffle-by-hand"
	devicesBack    = "devices-back"
)

var acts = []table.Declared{
	deal.ChangeAct,
	{ID: recut, Law: "20.5(d)", Staff: true, Args: "CARDS", Help: "a casino supervisor has the cards cut again, so many from the top"},
	{ID: removeShuffler, Law: "20.12(g)", Staff: true, Help: "the shuffling device is taken from the table"},
	{ID: removeShoe, Law: "20.12(g)", Staff: true, Help: "the automated dealing shoe is taken from the table"},
	{ID: shuffleByHand, Law: "20.5(a)[when]", Staff: true, Help: "the dealer shuffles the cards once more"},
	{ID: devicesBack, Law: "20.12(g)", Staff: true, Help: "the devices work again, and are back at the table"},
}

// mayDo refuses what staff may not do as things stand.
func (g *Game) mayDo(a *table.Act) *law.Refusal {
	switch a.Word {
	case recut:
		return g.mayRecut(a.Args[0])
	case removeShuffler:
		if !g.machine() {
			return law.Refuse("20.12(g)", "there is no shuffling device at the table")
		}
	case removeShoe:
		if g.way() != automated {
			return law.Refuse("20.12(g)", "there is no automated dealing shoe at the table")
		}
	case shuffleByHand:
		if g.machine() {
			return law.Refuse("20.12(g)", "the shuffling device must leave the table first")
		}
		if g.spread {
			return law.Refuse("20.5(e)[idle]", "the cards lie spread until a player comes")
		}
	case devicesBack:
		if !g.shufflerOut && !g.shoeOut {
			return law.Refuse("20.12(g)", "no device has left the table")
		}
	}
	return nil
}

// special follows what staff did.
func (g *Game) special(d *table.Dealer, a *table.Act) {
	switch a.Word {
	case table.ChangeCards:
		g.equipment().Change(d)
		g.Open(d)
	case recut:
		d.Note("the casino supervisor has the cards cut again")
		g.cutCards(d)
	case removeShuffler:
		g.shufflerOut = true
		d.Note("the shuffling device leaves the table: the dealer shuffles from now on")
	case removeShoe:
		g.shoeOut = true
		d.Note("the automated dealing shoe leaves the table: cards come from a manual one from now on")
	case shuffleByHand:
		g.shuffle(d)
		g.stack(d)
	case devicesBack:
		g.shufflerOut, g.shoeOut = false, false
		d.Note("the devices are back at the table")
	}
}

// deviceFails is 20.12(e).
func (g *Game) deviceFails(d *table.Dealer) {
	if _, ok := d.Reported(shufflerJam); ok {
		step(d, "20.12(e)", "the shuffling device fails: the cards are reshuffled by the approved procedure")
	}
}

// deviceCounts is 20.7(f).
func (g *Game) deviceCounts(d *table.Dealer) {
	if !d.Untroubled() {
		if _, ok := d.Reported(countError); ok {
			d.Cite("20.7(f)[device finds error]")
			g.replace(d)
			return
		}
	}
	step(d, "20.7(f)[exempt]", "the device has counted 52 cards")
}

// shoeFails is 20.12(f): the cards are taken out of the automated dealing shoe
// and reshuffled with those dealt.
func (g *Game) shoeFails(d *table.Dealer) {
	if _, ok := d.Reported(shoeJam); ok {
		g.void(d, "20.12(f)", "the automated dealing shoe failed")
	}
}
