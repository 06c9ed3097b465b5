package floor

import (
	"maps"
	"slices"

	"boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
)

// startMeters puts the first amount on the meters of some tables that nobody has
// started yet. A meter that was started never reads nothing: whatever empties it
// has the house refill it in the same commit.
func (h *House) startMeters(plans map[string]*sitting.Plan) error {
	var batch store.Batch
	started := map[string]bool{}
	for _, id := range slices.Sorted(maps.Keys(plans)) {
		name, amount, err := plans[id].Meter()
		if err != nil {
			return err
		}
		if name == "" || started[name] {
			continue
		}
		started[name] = true
		held, err := h.config.Log.Balance(h.ctx, ledger.Meter(name))
		if err != nil {
			return err
		}
		if held.Posted != 0 {
			continue
		}
		data, err := journal.Data(journal.MeterStart{Meter: name, Amount: amount})
		if err != nil {
			return err
		}
		batch.Transfers = append(batch.Transfers, ledger.Transfer{From: ledger.Cage, To: ledger.Meter(name), Amount: amount,
			Memo:   journal.KindMeter,
			Record: uint64(len(batch.Records))})
		batch.Records = append(batch.Records, journal.Record{Time: h.now(), Who: "house", Kind: journal.KindMeter, Data: data})
	}
	if len(batch.Records) == 0 {
		return nil
	}
	_, err := h.config.Log.Append(&batch)
	return err
}
