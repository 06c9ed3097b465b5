package audit

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/people"
)

// names is what a fault must be about.
type names func(f *Fault) bool

func record(seqs ...int64) names {
	return func(f *Fault) bool { return f.Record != nil && slices.Contains(seqs, *f.Record) }
}

func says(m Matter, text string) names {
	return func(f *Fault) bool { return f.Matter == m && strings.Contains(f.Text, text) }
}

// flip changes one bit of a copy.
func flip(b []byte, will chance.Source) []byte {
	b = slices.Clone(b)
	b[will.Draw(len(b))] ^= 1 << will.Draw(8)
	return b
}

// flipVerified changes one bit of what is kept of a person outside of the name, which is not verified.
func flipVerified(person []byte, will chance.Source) []byte {
	for {
		if changed := flip(person, will); !renamed(person, changed) {
			return changed
		}
	}
}

// renamed reports whether only the name of a person differs.
func renamed(a, b []byte) bool {
	var p, q people.Person
	if json.Unmarshal(a, &p) != nil || json.Unmarshal(b, &q) != nil {
		return false
	}
	q.Name = p.Name
	again, err := json.Marshal(&q)
	return err == nil && string(again) == string(a)
}

func flipText(s string, will chance.Source) string { return string(flip([]byte(s), will)) }

func flipNumber(n int64, will chance.Source) int64 { return n ^ 1<<will.Draw(20) }

// another is a number that nothing has yet.
func another(n int64, will chance.Source, taken func(int64) bool) int64 {
	for taken(n) {
		n = flipNumber(n, will)
	}
	return n
}

func pick[T any](list []T, will chance.Source) *T { return &list[will.Draw(len(list))] }

// change changes one thing at random and says what must be named.
func (k *kept) change(will chance.Source) (what string, want names) {
	switch kind := will.Draw(100); {
	case kind < 40:
		r := pick(k.records, will)
		r.line = flip(r.line, will)
		return fmt.Sprintf("the line of record %d: %s", r.seq, r.line), record(r.seq)
	case kind < 50:
		r := pick(k.records, will)
		r.hashes = flip(r.hashes, will)
		return fmt.Sprintf("the hashes of record %d", r.seq), record(r.seq)
	case kind < 56:
		r := pick(k.records, will)
		old := r.seq
		switch will.Draw(3) {
		case 0:
			r.table += "x"
		case 1:
			r.at = flipNumber(r.at, will)
		case 2:
			r.seq = another(old, will, func(n int64) bool {
				return slices.ContainsFunc(k.records, func(o recordRow) bool { return o.seq == n })
			})
		}
		return fmt.Sprintf("the columns of record %d: %d %s %d", old, r.seq, r.table, r.at), record(old)
	case kind < 62:
		c := pick(k.checkpoints, will)
		c.note = flipText(c.note, will)
		return "the checkpoint of " + c.note, says(Signatures, fmt.Sprint("checkpoint of ", c.size, " records"))
	case kind < 80:
		return k.changeTransfer(will)
	case kind < 86:
		return k.changeBalance(will)
	case kind < 90:
		s := pick(k.setups, will)
		s.seq = flipNumber(s.seq, will)
		return "a setup", says(Order, "listed")
	case kind < 94:
		s := pick(k.seeds, will)
		if will.Draw(2) == 0 {
			s.seed = flip(s.seed, will)
		} else {
			s.round = flipNumber(s.round, will)
		}
		return "a seed", says(Seeds, "kept")
	case kind < 97:
		p := pick(k.people, will)
		p.data = flipVerified(p.data, will)
		return "what is kept of " + p.id + ": " + string(p.data), says(People, p.id)
	}
	r := pick(k.results, will)
	old := r.key
	switch will.Draw(3) {
	case 0:
		r.key = flipText(r.key, will)
		return fmt.Sprintf("the key of result %q: %q", old, r.key), says(Keys, fmt.Sprintf("%q", r.key))
	case 1:
		r.data = flip(r.data, will)
		return fmt.Sprintf("the receipt of result %q: %s", old, r.data), says(Keys, old)
	}
	r.until = flipNumber(r.until, will)
	return fmt.Sprintf("the time of result %q", old), says(Keys, old)
}

func (k *kept) changeTransfer(will chance.Source) (string, names) {
	t := pick(k.transfers, will)
	old := *t
	switch will.Draw(8) {
	case 0:
		t.record = flipNumber(t.record, will)
	case 1:
		t.id = another(old.id, will, func(n int64) bool {
			return slices.ContainsFunc(k.transfers, func(o transferRow) bool { return o.id == n })
		})
		t.ID = uint64(t.id)
	case 2:
		t.From = ledger.Account(flipText(string(t.From), will))
	case 3:
		t.To = ledger.Account(flipText(string(t.To), will))
	case 4:
		t.Amount = money.Cents(flipNumber(int64(t.Amount), will))
	case 5:
		t.State ^= 1 + ledger.State(will.Draw(2))
	case 6:
		t.Of = uint64(flipNumber(int64(t.Of), will))
	case 7:
		t.Memo = flipText(t.Memo+" ", will)
	}
	return fmt.Sprintf("%+v: %+v", old, *t), record(old.record)
}

func (k *kept) changeBalance(will chance.Source) (string, names) {
	b := pick(k.balances, will)
	old := *b
	switch will.Draw(3) {
	case 0:
		b.held.Posted = money.Cents(flipNumber(int64(b.held.Posted), will))
	case 1:
		b.held.Reserved = money.Cents(flipNumber(int64(b.held.Reserved), will))
	case 2:
		b.account = ledger.Account(flipText(string(b.account), will))
	}
	return fmt.Sprintf("%+v: %+v", old, *b), says(Balances, string(old.account))
}

// TestEveryColumnOfEveryRowIsHeldAgainstTheRest changes a bit in each, one after
// the other, and every single byte of the first row of each table. A short test
// makes one change of forty.
func TestEveryColumnOfEveryRowIsHeldAgainstTheRest(t *testing.T) {
	t.Parallel()
	k := evening(t, "blackjack")
	will := chance.NewFast(7, 7)
	changes := 0
	found := func(what string, want names, change func(c *kept)) {
		if changes++; testing.Short() && changes%40 != 1 {
			return
		}
		c := k.copied()
		change(c)
		if faults := c.verify(t); !slices.ContainsFunc(faults, func(f Fault) bool { return want(&f) }) {
			t.Errorf("%s\nis not named in %d faults: %s", what, len(faults), list(faults))
		}
	}
	bytes := func(what string, i int, want names, of func(c *kept) *[]byte) {
		text := *of(k)
		places := []int{will.Draw(len(text))}
		if i == 0 {
			places = places[:0]
			for at := range text {
				places = append(places, at)
			}
		}
		for _, at := range places {
			changed := slices.Clone(text)
			changed[at] ^= 1 << will.Draw(8)
			if renamed(text, changed) {
				continue
			}
			found(fmt.Sprintf("%s, byte %d: %s", what, at, changed), want, func(c *kept) { *of(c) = changed })
		}
	}
	for i, r := range k.records {
		bytes("a line", i, record(r.seq), func(c *kept) *[]byte { return &c.records[i].line })
		bytes("hashes", i, record(r.seq), func(c *kept) *[]byte { return &c.records[i].hashes })
		found("a table", record(r.seq), func(c *kept) { c.records[i].table += "x" })
		found("a place", record(r.seq), func(c *kept) { c.records[i].at ^= 1 })
		found("a number", record(r.seq), func(c *kept) { c.records[i].seq += 1000 })
	}
	for i, r := range k.checkpoints {
		want := says(Signatures, fmt.Sprint("checkpoint of ", r.size, " records"))
		for at := range r.note {
			found(fmt.Sprint("a checkpoint, byte ", at), want, func(c *kept) {
				text := []byte(r.note)
				text[at] ^= 1
				c.checkpoints[i].note = string(text)
			})
		}
		found("the size of a checkpoint", says(Signatures, "checkpoint of"), func(c *kept) { c.checkpoints[i].size++ })
	}
	for i, r := range k.transfers {
		for column, change := range []func(*transferRow){
			func(x *transferRow) { x.record += 3 }, func(x *transferRow) { x.id += 1000; x.ID += 1000 },
			func(x *transferRow) { x.From += "x" }, func(x *transferRow) { x.To = "player/zoe" },
			func(x *transferRow) { x.Amount++ }, func(x *transferRow) { x.State = (x.State + 1) % 3 },
			func(x *transferRow) { x.Of = 1 }, func(x *transferRow) { x.Memo += "x" },
		} {
			found(fmt.Sprintf("column %d of %+v", column, r), record(r.record), func(c *kept) { change(&c.transfers[i]) })
		}
	}
	for i, r := range k.balances {
		want := says(Balances, string(r.account))
		found("a balance", want, func(c *kept) { c.balances[i].held.Posted++ })
		found("what is set aside", want, func(c *kept) { c.balances[i].held.Reserved++ })
		found("an account", want, func(c *kept) { c.balances[i].account += "x" })
	}
	for i := range k.setups {
		found("a setup", says(Order, "listed"), func(c *kept) { c.setups[i].seq++ })
		found("the table of a setup", says(Order, "listed"), func(c *kept) { c.setups[i].table += "x" })
	}
	for i := range k.seeds {
		bytes("a seed", i, says(Seeds, "not sealed under the key"), func(c *kept) *[]byte { return &c.seeds[i].seed })
		found("the round of a seed", says(Seeds, "kept"), func(c *kept) { c.seeds[i].round++ })
		found("the table of a seed", says(Seeds, "kept"), func(c *kept) { c.seeds[i].table += "x" })
	}
	for i, r := range k.people {
		bytes("a person", 0, says(People, r.id), func(c *kept) *[]byte { return &c.people[i].data })
		found("the id of a person", says(People, r.id), func(c *kept) { c.people[i].id += "x" })
	}
	for i, r := range k.results {
		bytes("a result", 0, says(Keys, r.key), func(c *kept) *[]byte { return &c.results[i].data })
		found("the key of a result", says(Keys, r.key), func(c *kept) { c.results[i].key += "x" })
		found("the time of a result", says(Keys, r.key), func(c *kept) { c.results[i].until++ })
		found("the table of a result", says(Keys, r.key), func(c *kept) { c.results[i].table += "x" })
	}
	t.Logf("%d changes", changes)
}

// TestAChangedBitAnywhereIsFoundAndNamed changes a bit of the data, thousands of
// times and each time another one, at a table of every game.
func TestAChangedBitAnywhereIsFoundAndNamed(t *testing.T) {
	times := 120
	if testing.Short() {
		times = 10
	}
	for n, id := range all() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			k := evening(t, id)
			if faults := k.verify(t); len(faults) > 0 {
				t.Fatalf("%v", faults[0].String())
			}
			will := chance.NewFast(uint64(n), 2026)
			for range times {
				changed := k.copied()
				what, want := changed.change(will)
				faults := changed.verify(t)
				if !slices.ContainsFunc(faults, func(f Fault) bool { return want(&f) }) {
					t.Errorf("%s\nis not named in %d faults: %s", what, len(faults), list(faults))
				}
			}
		})
	}
}

func list(faults []Fault) string {
	var b strings.Builder
	for i := range faults {
		if i < 12 {
			b.WriteString("\n  " + faults[i].String())
		}
	}
	return b.String()
}
