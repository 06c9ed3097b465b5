package audit

import (
	"fmt"
	"slices"
	"testing"

	"boardwalk/chance"
)

// without is a list without one of its items.
func without[T any](list []T, i int) []T { return slices.Delete(slices.Clone(list), i, i+1) }

// TestRowsThatAreDroppedDoubledSwappedOrCutOffAreNamed does to whole rows what
// the other test does to bits.
func TestRowsThatAreDroppedDoubledSwappedOrCutOffAreNamed(t *testing.T) {
	will := chance.NewFast(1, 1)
	times := 25
	if testing.Short() {
		times = 3
	}
	for _, c := range []struct {
		name string
		do   func(k *kept) names
	}{
		{"a record is dropped", func(k *kept) names {
			i := will.Draw(len(k.records))
			seq := k.records[i].seq
			k.records = without(k.records, i)
			return record(seq)
		}},
		{"a record stands twice", func(k *kept) names {
			r := *pick(k.records, will)
			r.seq = int64(len(k.records))
			k.records = append(k.records, r)
			return record(r.seq)
		}},
		{"the lines of two records are swapped", func(k *kept) names {
			i, j := will.Draw(len(k.records)), will.Draw(len(k.records)-1)
			if j >= i {
				j++
			}
			k.records[i].line, k.records[j].line = k.records[j].line, k.records[i].line
			return record(k.records[i].seq)
		}},
		{"two records are swapped", func(k *kept) names {
			i := will.Draw(len(k.records) - 1)
			k.records[i].seq, k.records[i+1].seq = k.records[i+1].seq, k.records[i].seq
			return record(int64(i))
		}},
		{"the last records are cut off", func(k *kept) names {
			i := 1 + will.Draw(len(k.records)-1)
			k.records = k.records[:i]
			return record(int64(i))
		}},
		{"a line is cut off", func(k *kept) names {
			r := pick(k.records, will)
			r.line = r.line[:will.Draw(len(r.line))]
			return record(r.seq)
		}},
		{"the hashes of a record are cut off", func(k *kept) names {
			r := pick(k.records, will)
			r.hashes = r.hashes[:will.Draw(len(r.hashes))]
			return record(r.seq)
		}},
		{"a transfer is dropped", func(k *kept) names {
			i := will.Draw(len(k.transfers))
			seq := k.transfers[i].record
			k.transfers = without(k.transfers, i)
			return record(seq)
		}},
		{"a transfer stands twice", func(k *kept) names {
			x := *pick(k.transfers, will)
			x.id = int64(len(k.transfers) + 1)
			x.ID = uint64(x.id)
			k.transfers = append(k.transfers, x)
			return record(x.record)
		}},
		{"two transfers are swapped", func(k *kept) names {
			i := will.Draw(len(k.transfers) - 1)
			a, b := &k.transfers[i], &k.transfers[i+1]
			if a.Transfer == b.Transfer || a.record == b.record && same(&a.Transfer, b) {
				return nil
			}
			a.id, b.id, a.ID, b.ID = b.id, a.id, b.ID, a.ID
			return record(a.record, b.record)
		}},
		{"a balance is dropped", func(k *kept) names {
			i := will.Draw(len(k.balances))
			account := string(k.balances[i].account)
			k.balances = without(k.balances, i)
			return says(Balances, account)
		}},
		{"a balance is made up", func(k *kept) names {
			b := *pick(k.balances, will)
			b.account = "player/nobody"
			k.balances = append(k.balances, b)
			return says(Balances, "player/nobody")
		}},
		{"a seed is dropped", func(k *kept) names {
			k.seeds = k.seeds[:0]
			return says(Seeds, "neither used up nor kept")
		}},
		{"a table is not listed", func(k *kept) names {
			k.setups = k.setups[:0]
			return says(Order, "not listed")
		}},
		{"a person is dropped", func(k *kept) names {
			k.people = k.people[1:]
			return says(People, "ann")
		}},
		{"a person is made up", func(k *kept) names {
			k.people = append(k.people, personRow{id: "zoe", data: k.people[0].data})
			return says(People, "zoe")
		}},
		{"a transfer is kept as pending", func(k *kept) names {
			k.pending = append(k.pending, pendingRow{id: 3})
			return says(Transfers, "transfer 3 is kept as pending")
		}},
		{"what is set aside is not kept as pending", func(k *kept) names {
			if len(k.pending) == 0 {
				return nil
			}
			k.pending = nil
			return says(Transfers, "is pending and not kept as such")
		}},
		{"what was set aside is decided twice", func(k *kept) names {
			i := slices.IndexFunc(k.transfers, func(x transferRow) bool { return x.Of != 0 })
			if i < 0 {
				return nil
			}
			x := k.transfers[i]
			x.id = int64(len(k.transfers) + 1)
			x.ID, x.record = uint64(x.id), k.transfers[len(k.transfers)-1].record
			k.transfers = append(k.transfers, x)
			return says(Transfers, fmt.Sprintf("it decides transfer %d, which is not pending", x.Of))
		}},
		{"a result is made up", func(k *kept) names {
			r := k.results[0]
			r.key = "zoe k1"
			k.results = append(k.results, r)
			return says(Keys, "zoe k1")
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i := range times {
				k := evening(t, all()[i%len(all())])
				want := c.do(k)
				if want == nil {
					continue
				}
				faults := k.verify(t)
				if !slices.ContainsFunc(faults, func(f Fault) bool { return want(&f) }) {
					t.Errorf("%s: %s", fmt.Sprint(all()[i%len(all())]), list(faults))
				}
			}
		})
	}
}
