package deal

import (
	"boardwalk/law"
	"boardwalk/table"
)

// What staff may do about the cards and the devices.
const (
	Recut          = "recut"
	RemoveShuffler = "remove-shuffler"
	RemoveShoe     = "remove-dealing-shoe"
	ShuffleByHand  = "shuffle-by-hand"
	DevicesBack    = "devices-back"
)

// Acts declares what staff may do about the cards at a game.
func (p *Paragraphs) Acts() []table.Declared {
	i, change := &p.Irregularities, ChangeAct
	if p.Later {
		change.Law = "13:69E-1.18(g)"
	}
	return declared([]table.Declared{
		change,
		{ID: Recut, Law: p.Recut, Staff: true, Args: "CARDS", Help: "a casino supervisor has the cards cut again, so many from the top"},
		{ID: RemoveShuffler, Law: i.Leaves, Staff: true, Help: "the shuffling device is taken from the table"},
		{ID: RemoveShoe, Law: i.ShoeLeaves, Staff: true, Help: "the automated dealing shoe is taken from the table"},
		{ID: ShuffleByHand, Law: p.Shuffle, Staff: true, Help: "the dealer shuffles the cards once more"},
		{ID: DevicesBack, Law: i.Leaves, Staff: true, Help: "the devices work again, and are back at the table"},
	})
}

// declared leaves out what a game has no paragraph for.
func declared(list []table.Declared) []table.Declared {
	var kept []table.Declared
	for _, x := range list {
		if x.Law != "" {
			kept = append(kept, x)
		}
	}
	return kept
}

// mayDo refuses what staff may not do as things stand.
func (k *Kit) mayDo(a *table.Act) *law.Refusal {
	leaves := k.p.Irregularities.Leaves
	switch a.Word {
	case Recut:
		return k.mayRecut(a.Args[0])
	case RemoveShuffler:
		if !k.machine() {
			return law.Refuse(leaves, "there is no shuffling device at the table")
		}
	case RemoveShoe:
		if !k.Automated() {
			return law.Refuse(leaves, "there is no automated dealing shoe at the table")
		}
	case ShuffleByHand:
		if k.machine() {
			return law.Refuse(leaves, "the shuffling device must leave the table first")
		}
		if k.spread {
			return law.Refuse(k.p.Idle, "the cards lie spread until a player comes")
		}
	case DevicesBack:
		if !k.shufflerOut && !k.shoeOut {
			return law.Refuse(leaves, "no device has left the table")
		}
	}
	return nil
}

// mayRecut asks for cards that were cut and not dealt yet, and for a lawful cut:
// so many cards from the top, 0 for about half.
func (k *Kit) mayRecut(cards int) *law.Refusal {
	switch {
	case !k.cut || k.spread:
		return law.Refuse(k.p.Recut, "there are no cards that were cut and not dealt yet")
	case cards != 0 && (cards < Ends || cards >= k.Deck().Left()):
		return law.Refuse(k.p.Cut.Take, "a cut takes at least %d cards from the top, and leaves some", Ends)
	}
	return nil
}

// special follows what staff did.
func (k *Kit) special(d *table.Dealer, a *table.Act) {
	switch a.Word {
	case table.ChangeCards:
		k.equipment().Change(d)
		if k.unfit { // the table is closed, and opens with an inspection of the new cards
			k.unfit = false
			return
		}
		k.Open(d)
	case Recut:
		d.Note("supervisor-cuts-again", "the casino supervisor has the cards cut again")
		k.cutCards(d)
	case RemoveShuffler:
		k.shufflerOut = true
		d.Note("device-leaves", "the shuffling device leaves the table: the dealer shuffles from now on")
	case RemoveShoe:
		k.shoeOut = true
		d.Note("automated-shoe-leaves", "the automated dealing shoe leaves the table: cards come from a manual one from now on")
	case ShuffleByHand:
		k.shuffle(d)
		k.stack(d)
	case DevicesBack:
		k.shufflerOut, k.shoeOut = false, false
		d.Note("devices-back", "the devices are back at the table")
	}
}

// shufflerFails has the cards reshuffled if the shuffling device was reported to
// fail.
func (k *Kit) shufflerFails(d *table.Dealer) {
	if _, ok := d.Reports().Reported(ShufflerJam); ok {
		Step(d, k.p.Irregularities.ShufflerJam,
			"device-jams", "the shuffling device fails: the cards are reshuffled by the approved procedure")
	}
}
