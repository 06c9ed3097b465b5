package deal

import (
	"cmp"

	"boardwalk/law"
	"boardwalk/table"
)

// PutStubAway is what becomes of the cards that were not dealt. They stay among
// the cards to come, of which none comes before the next shuffle: that leaves
// them as unseen as the discard rack would. They are counted when that is due,
// or when something is wrong that the dealer finds by counting.
func (k *Kit) PutStubAway(d *table.Dealer) {
	w := k.now
	k.uncounted++
	counted := w.Count != "" && !k.exempt()
	var misdeal, bad bool
	if counted && !d.Reports().Untroubled() {
		_, misdeal = d.Reports().Reported(Misdealt)
		_, bad = d.Reports().Reported(BadDeck)
	}
	Step(d, k.p.Stub.Is, "left-over-is-stub", "the cards that are left are the stub")
	if !counted || k.uncounted < k.options.CountEvery && !misdeal && !bad {
		d.Cite(w.Stub)
		d.Note("stub-racked", "the stub goes to the discard rack unexposed")
		k.LastCard(d)
	} else {
		d.Cite(w.Count)
		d.Note("stub-counted", "the stub is counted")
		k.count(d, misdeal, bad)
	}
}

// LastCard says that no card of the round is yet to come: those that are left went to the
// discard rack, or the game says nothing of them.
func (k *Kit) LastCard(d *table.Dealer) {
	k.away, k.stub = true, false
	d.Reports().LookAgain()
}

// exempt reports whether the device counts the cards, so that nobody counts the
// stub.
func (k *Kit) exempt() bool { return k.counts && k.machine() && k.way().Exempt != "" }

func (k *Kit) count(d *table.Dealer, misdeal, bad bool) {
	k.uncounted = 0
	p := &k.p.Stub
	Step(d, p.FaceDown, "stub-counted-on-layout", "the cards of the stub are counted face down on the layout")
	if bad || misdeal {
		k.miscounted(d, bad)
	} else {
		Step(d, p.Complete, "deck-complete", k.texts.complete)
	}
	k.LastCard(d)
}

// miscounted voids the round because the cards were misdealt or, worse, the deck is bad.
func (k *Kit) miscounted(d *table.Dealer, bad bool) {
	p := &k.p.Stub
	if bad {
		k.VoidDeck(d, p.BadDeck)
		return
	}
	k.Void(d, p.Misdeal, k.texts.misdeal)
}

// deviceCounts is the count of the cards by the shuffling device.
func (k *Kit) deviceCounts(d *table.Dealer) {
	if !d.Reports().Untroubled() {
		if _, ok := d.Reports().Reported(CountError); ok {
			d.Cite(k.deviceError())
			k.replace(d)
			return
		}
	}
	Step(d, k.p.exempt(), "not-counted", k.texts.counted)
}

// deviceError is the paragraph of a device that counts another number of cards.
func (k *Kit) deviceError() law.Cite { return cmp.Or(k.way().DeviceError, k.p.Stub.DeviceError) }
