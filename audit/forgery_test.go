package audit

import (
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/table"
)

// forge writes the history anew, with all numbers, hashes and signatures in
// order, as the house itself could: edit changes a record, and false leaves it
// out.
func (k *kept) forge(t *testing.T, edit func(*journal.Record) bool) {
	t.Helper()
	var log journal.Log
	var rows []recordRow
	moved := map[int64]int64{}
	places := map[string]uint64{}
	heads := map[int64]bool{}
	for _, c := range k.checkpoints {
		heads[c.size] = true
	}
	k.checkpoints = nil
	for _, row := range k.records {
		r, err := journal.Parse(row.line)
		if err != nil {
			t.Fatal(err)
		}
		moved[row.seq] = log.Size()
		if !edit(&r) {
			continue
		}
		if r.Kind == journal.KindTable {
			places[r.Table] = 0
		}
		r.Seq, r.At = uint64(log.Size()), places[r.Table]
		places[r.Table]++
		row = recordRow{seq: log.Size(), table: r.Table, at: int64(r.At)}
		if row.line, err = r.Line(); err != nil {
			t.Fatal(err)
		}
		for _, h := range log.Append(row.line) {
			row.hashes = append(row.hashes, h[:]...)
		}
		rows = append(rows, row)
		if heads[log.Size()] {
			signed, err := journal.Sign(&log, k.signer)
			if err != nil {
				t.Fatal(err)
			}
			k.checkpoints = append(k.checkpoints, checkpointRow{size: log.Size(), note: signed})
		}
	}
	k.records = rows
	for i := range k.transfers {
		x := &k.transfers[i]
		x.record = moved[x.record]
		x.Record = uint64(x.record)
	}
	last := map[string]int64{}
	for _, r := range rows {
		if r.at == 0 {
			last[r.table] = r.seq
		}
	}
	for i := range k.setups {
		k.setups[i].seq = last[k.setups[i].table]
	}
}

// entryOf edits the n-th entry that fits.
func entryOf(t *testing.T, n int, fits func(*table.Entry) bool, edit func(*table.Entry)) func(*journal.Record) bool {
	return func(r *journal.Record) bool {
		if r.Kind != journal.KindEntry {
			return true
		}
		e, err := journal.UnmarshalEntry(r.Data)
		if err != nil {
			t.Fatal(err)
		}
		if !fits(&e) {
			return true
		}
		if n--; n != -1 {
			return true
		}
		edit(&e)
		if r.Data, err = journal.MarshalEntry(&e); err != nil {
			t.Fatal(err)
		}
		return true
	}
}

// dataOfKind edits the data of the n-th record of a kind.
func dataOfKind[T any](t *testing.T, kind string, n int, edit func(*T)) func(*journal.Record) bool {
	return func(r *journal.Record) bool {
		if r.Kind != kind {
			return true
		}
		if n--; n != -1 {
			return true
		}
		var v T
		if err := r.Read(&v); err != nil {
			t.Fatal(err)
		}
		edit(&v)
		var err error
		if r.Data, err = journal.Data(v); err != nil {
			t.Fatal(err)
		}
		return true
	}
}

// forgery is a change of a history by somebody who has the key of the house: hashes and signatures are all in order.
type forgery struct {
	name, game string
	m          Matter // of the fault that it is
	edit       func(*testing.T) func(*journal.Record) bool
}

// isKind fits entries of a kind.
func isKind(k table.EntryKind) func(*table.Entry) bool {
	return func(e *table.Entry) bool { return e.Kind == k }
}

// forgedSeed is a seed that a forger has chosen.
var forgedSeed = chance.Seed{1, 2, 3}

// forgeries are other histories. Their cards do not follow from the seeds, or their payments from their cards.
var forgeries = []forgery{
	{"another card", "blackjack", Draws, func(t *testing.T) func(*journal.Record) bool {
		return entryOf(t, 7, isKind(table.Drew), func(e *table.Entry) { e.Drawn.Got = (e.Drawn.Got + 1) % e.Drawn.N })
	}},
	{"other dice", "craps", Draws, func(t *testing.T) func(*journal.Record) bool {
		return entryOf(t, 1, isKind(table.Drew), func(e *table.Entry) { e.Drawn.Got = (e.Drawn.Got + 1) % e.Drawn.N })
	}},
	{"another pocket, in the middle of things", "roulette", Draws, func(t *testing.T) func(*journal.Record) bool {
		return entryOf(t, 0, isKind(table.Drew), func(e *table.Entry) { e.Drawn.Got = (e.Drawn.Got + 7) % e.Drawn.N })
	}},
	{"a larger wager", "roulette", Transfers, func(t *testing.T) func(*journal.Record) bool {
		return entryOf(t, 0, func(e *table.Entry) bool { return e.Kind == table.Acted && e.Act.Kind == table.Make },
			func(e *table.Entry) { e.Act.Amount *= 2 })
	}},
	{"an unlawful wager", "roulette", Rules, func(t *testing.T) func(*journal.Record) bool {
		return entryOf(t, 0, func(e *table.Entry) bool { return e.Kind == table.Acted && e.Act.Kind == table.Make },
			func(e *table.Entry) { e.Act.Amount++ })
	}},
	{"another answer", "hold-em", Rules, func(t *testing.T) func(*journal.Record) bool {
		return entryOf(t, 0, isKind(table.Chose), func(e *table.Entry) { e.Answer.Choice = "win" })
	}},
	{"an answer of another seat", "hold-em", Rules, func(t *testing.T) func(*journal.Record) bool {
		return entryOf(t, 0, isKind(table.Chose), func(e *table.Entry) { e.Seat++ })
	}},
	{"another seed", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindReveal, 0, func(r *journal.Reveal) { r.Seeds[0] = forgedSeed.String() })
	}},
	{"another forgedSeed, and its commitment", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		commit := dataOfKind(t, journal.KindCommit, 0, func(c *journal.Commit) { c.Hash = journal.LeafOf("big-six", 1, forgedSeed).String() })
		reveal := dataOfKind(t, journal.KindReveal, 0, func(r *journal.Reveal) { r.Seeds[0] = forgedSeed.String() })
		return func(r *journal.Record) bool { return commit(r) && reveal(r) }
	}},
	{"another forgedSeed, its commitment and its series", "big-six", Draws, func(t *testing.T) func(*journal.Record) bool {
		tree := journal.NewTree(forgedSeed, "big-six", 1, 1)
		path := tree.Path(1)
		series := dataOfKind(t, journal.KindSeries, 0, func(d *journal.Series) { d.Root = tree.Root().String() })
		commit := dataOfKind(t, journal.KindCommit, 0, func(c *journal.Commit) { c.Hash, c.Path = tree.Leaf(1).String(), path.String() })
		reveal := dataOfKind(t, journal.KindReveal, 0, func(r *journal.Reveal) {
			r.Seeds[0] = journal.SeedOf(forgedSeed, "big-six", 1, 1).String()
		})
		return func(r *journal.Record) bool { return series(r) && commit(r) && reveal(r) }
	}},
	{"another series", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindSeries, 0, func(d *journal.Series) { d.Root = journal.Digest(forgedSeed).String() })
	}},
	{"a series that begins elsewhere", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindSeries, 1, func(d *journal.Series) { d.First++ })
	}},
	{"a series that is not committed to in time", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return drop(journal.KindSeries, 1)
	}},
	{"a round that is chained to another", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindCommit, 1, func(c *journal.Commit) { c.Chain = journal.Digest(forgedSeed).String() })
	}},
	{"a table that goes on with another chain", "blackjack", Seeds, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"stays":`, `"chain":"`, `"chain":"0`)
	}},
	{"a table that forgets which seeds it has not revealed", "blackjack", Seeds, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"stays":`, `"unrevealed":`, `"unrevealed":1`)
	}},
	{"a cut that nobody gave", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindCut, 0, func(c *journal.Cut) { c.Hash = journal.Digest(forgedSeed).String() })
	}},
	{"a cut that is opened otherwise", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindOpen, 0, func(o *journal.Opening) { o.Secret = forgedSeed.String() })
	}},
	{"a cut that is given and opened otherwise", "big-six", Draws, func(t *testing.T) func(*journal.Record) bool {
		give := dataOfKind(t, journal.KindCut, 0, func(c *journal.Cut) { c.Hash = journal.CutOf("big-six", 1, 3, "bob", forgedSeed).String() })
		open := func(r *journal.Record) bool {
			if r.Kind == journal.KindOpen && r.Who == "bob" {
				return dataOfKind(t, journal.KindOpen, 0, func(o *journal.Opening) {
					if o.Round == 1 {
						o.Secret = forgedSeed.String()
					}
				})(r)
			}
			return true
		}
		return func(r *journal.Record) bool { return give(r) && open(r) }
	}},
	{"a cut that is left out", "big-six", Seeds, func(*testing.T) func(*journal.Record) bool { return drop(journal.KindCut, 0) }},
	{"a cut whose opening is left out", "big-six", Seeds, func(*testing.T) func(*journal.Record) bool { return drop(journal.KindOpen, 0) }},
	{"a cut of somebody else", "big-six", Seats, func(t *testing.T) func(*journal.Record) bool {
		return whoOf(journal.KindCut, 0, "ann")
	}},
	{"a second cut of one person", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return whoOf(journal.KindCut, 1, "bob")
	}},
	{"wagers that were not closed", "big-six", Seeds, func(*testing.T) func(*journal.Record) bool { return drop(journal.KindNoMoreBets, 0) }},
	{"no time to open cuts", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindNoMoreBets, 0, func(d *journal.NoMoreBets) { d.Until = d.Until.Add(-time.Hour) })
	}},
	{"a cut that is opened too late", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindNoMoreBets, 0, func(d *journal.NoMoreBets) { d.Until = d.Until.Add(-2500 * time.Millisecond) })
	}},
	{"a beacon that the table does not use", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindNoMoreBets, 0, func(d *journal.NoMoreBets) { d.Beacon = 5 })
	}},
	{"an unopened cut that is not recorded", "big-six", Seeds,
		func(*testing.T) func(*journal.Record) bool { return drop(journal.KindUnopened, 0) }},
	{"an unopened cut of somebody else", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindUnopened, 0, func(d *journal.Unopened) { d.Cuts[0].Person = "bob" })
	}},
	{"an unopened cut whose time was not over", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindNoMoreBets, 1, func(d *journal.NoMoreBets) { d.Until = d.Until.Add(time.Hour) })
	}},
	{"an incident that is none", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindUnopened, 0, func(d *journal.Unopened) { d.Incident = true })
	}},
	{"a round that should have been void", "big-six", Seeds, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"post":`, `"rounds":0`, `"rounds":0,"unopened":"void"`)
	}},
	{"a beacon that the table should have used", "big-six", Seeds, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"post":`, `"rounds":0`, `"rounds":0,"beacon":{"scheme":"x","key":"","genesis":0,"period":3}`)
	}},
	{"a seed that is never revealed", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return drop(journal.KindReveal, 0)
	}},
	{"a seed that nobody committed to", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return drop(journal.KindCommit, 0)
	}},
	{"a seed that is revealed late", "big-six", Seeds, func(t *testing.T) func(*journal.Record) bool {
		return func(r *journal.Record) bool {
			if r.Kind == journal.KindReveal {
				r.Time = r.Time.Add(time.Second)
			}
			return true
		}
	}},
	{"a player who brought more", "big-six", Seats, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindSit, 0, func(s *journal.Seating) { s.Amount *= 2 })
	}},
	{"a player who took more away", "big-six", Seats, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindStand, 0, func(s *journal.Seating) { s.Amount *= 2 })
	}},
	{"a wager by somebody else", "craps", Seats, func(t *testing.T) func(*journal.Record) bool {
		return func(r *journal.Record) bool {
			if r.Kind == journal.KindEntry && r.Who == "ann" && strings.Contains(string(r.Data), `"make"`) {
				r.Who = "bob"
			}
			return true
		}
	}},
	{"a wager that was never made", "craps", Transfers, func(t *testing.T) func(*journal.Record) bool {
		n := 1
		return func(r *journal.Record) bool {
			if strings.Contains(string(r.Data), `"make"`) {
				n--
				return n != 0
			}
			return true
		}
	}},
	{"a clock that runs backwards", "craps", Order, func(t *testing.T) func(*journal.Record) bool {
		n := 12
		return func(r *journal.Record) bool {
			if n--; n == 0 {
				r.Time = r.Time.Add(-time.Hour)
			}
			return true
		}
	}},
	{"an order that is carried out twice", "craps", Keys, func(t *testing.T) func(*journal.Record) bool {
		return func(r *journal.Record) bool {
			if r.Key != "" {
				r.Key = "again"
			}
			return true
		}
	}},
	{"other rules", "blackjack", Rules, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindTable, 0, func(s *journal.Setup) { s.Options["decks"] = "4" })
	}},
	{"a table that goes on with more chips", "blackjack", Rules, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"state":`, `"chips":`, `"chips":1`)
	}},
	{"a table that goes on with another card to come", "blackjack", Rules, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"state":`, `"left":`, `"left":1`)
	}},
	{"a table that goes on with somebody else", "blackjack", Seats, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"stays":`, `"person":"bob"`, `"person":"cy"`)
	}},
	{"a table that goes on without somebody", "hold-em", Seats, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"stays":`, `{"seat":3,"person":"bob"}`, `{"seat":9,"person":"bob"}`)
	}},
	{"a house that nobody opened", "blackjack", Rules, func(*testing.T) func(*journal.Record) bool {
		return dropWith(`"did":"open"`)
	}},
	{"another version of the rules", "blackjack", Rules, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"did":"open"`, `"blackjack":{"version":1`, `"blackjack":{"version":2`)
	}},
	{"a wager above the maximum that nobody asked for", "roulette", Transfers, func(*testing.T) func(*journal.Record) bool {
		return dropWith(`"aside":{"for":"over"`)
	}},
	{"chips that are set aside for ever", "roulette", Transfers, func(*testing.T) func(*journal.Record) bool {
		return dropWith(`"freed":{"for":"over"`)
	}},
	{"more chips that are set aside", "roulette", Transfers, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"aside":`, `"amount":12000`, `"amount":13000`)
	}},
	{"money of somebody else that is set aside", "omaha-eight-or-better", Seats, func(*testing.T) func(*journal.Record) bool {
		return textOf(`"aside":{"for":"seat"`, `"person":"bob"`, `"person":"ann"`)
	}},
	{"a seat that nobody waits for", "omaha-eight-or-better", Transfers, func(*testing.T) func(*journal.Record) bool {
		return dropWith(`"aside":{"for":"seat"`)
	}},
	{"a notice that is withdrawn and was never given", "roulette", Order, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindNotice, 1, func(n *journal.Notice) { n.Withdraws = 1 })
	}},
	{"the notice of another change that is withdrawn", "roulette", Order, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindNotice, 1, func(n *journal.Notice) { n.Change = "the smallest chip is $1" })
	}},
	{"a change that is withdrawn and was not to come", "roulette", Rules, func(t *testing.T) func(*journal.Record) bool {
		return entryOf(t, 1, isKind(table.Noticed), func(e *table.Entry) { e.Change.Limit.Max *= 2 })
	}},
	{"coupons that nobody brought", "big-six", Seats, func(t *testing.T) func(*journal.Record) bool {
		return dataOfKind(t, journal.KindStand, 0, func(s *journal.Seating) { s.Coupon += 100 })
	}},
}

// TestAForgerWhoHoldsTheKeyIsFound has the audit name what is wrong with each forgery.
func TestAForgerWhoHoldsTheKeyIsFound(t *testing.T) {
	for _, c := range forgeries {
		t.Run(c.name, func(t *testing.T) {
			k := eveningOf(t, c.game, 2)
			k.forge(t, func(*journal.Record) bool { return true })
			if faults := k.verify(t); len(faults) > 0 {
				t.Fatalf("written anew as it was: %s", list(faults))
			}
			k.forge(t, c.edit(t))
			faults := k.verify(t)
			named := slices.ContainsFunc(faults, func(f Fault) bool { return f.Matter == c.m && f.Table == c.game && f.Record != nil })
			if !named || slices.ContainsFunc(faults, func(f Fault) bool { return f.Matter == Hashes || f.Matter == Signatures }) {
				t.Errorf("want a fault of matter %q: %s", c.m, list(faults))
			}
		})
	}
}

// moved takes the n-th record that fits and puts it right after the next one of a
// kind.
func (k *kept) moved(t *testing.T, n int, fits func(*journal.Record) bool, after string) {
	t.Helper()
	var held *recordRow
	var rows []recordRow
	for _, row := range k.records {
		r, err := journal.Parse(row.line)
		if err != nil {
			t.Fatal(err)
		}
		if held == nil && fits(&r) {
			if n--; n == -1 {
				held = &row
				continue
			}
		}
		rows = append(rows, row)
		if held != nil && n == -1 && r.Kind == after {
			rows, n = append(rows, *held), -2
		}
	}
	if n != -2 {
		t.Fatal("nothing was moved")
	}
	k.records = rows
}

// TestWhatComesTooLateIsFound moves cuts and wagers to after the moment at which
// wagers were closed.
func TestWhatComesTooLateIsFound(t *testing.T) {
	for what, fits := range map[string]func(*journal.Record) bool{
		"a cut":   func(r *journal.Record) bool { return r.Kind == journal.KindCut },
		"a wager": func(r *journal.Record) bool { return strings.Contains(string(r.Data), `"kind":"make"`) },
	} {
		k := eveningOf(t, "big-six", 2)
		k.moved(t, 1, fits, journal.KindNoMoreBets)
		k.forge(t, func(*journal.Record) bool { return true })
		if faults := k.verify(t); !slices.ContainsFunc(faults,
			func(f Fault) bool { return f.Matter == Seeds && strings.Contains(f.Text, "closed") }) {
			t.Errorf("%s after no more bets: %s", what, list(faults))
		}
	}
}

// TestASeedThatIsRevealedWhileTheShoeLastsIsFound has the house reveal the seeds of a
// shoe before it is over: the burned card follows from them.
func TestASeedThatIsRevealedWhileTheShoeLastsIsFound(t *testing.T) {
	k := eveningOf(t, "blackjack", 2)
	k.moved(t, 0, func(r *journal.Record) bool {
		return r.Kind == journal.KindCommit && strings.Contains(string(r.Data), `"round":3,`)
	}, journal.KindReveal)
	k.forge(t, func(*journal.Record) bool { return true })
	if faults := k.verify(t); !slices.ContainsFunc(faults,
		func(f Fault) bool { return f.Matter == Seeds && strings.Contains(f.Text, "while the cards are in use") }) {
		t.Error(list(faults))
	}
}

// textOf edits the text of the first record that has a word in it.
func textOf(word, old, other string) func(*journal.Record) bool {
	done := false
	return func(r *journal.Record) bool {
		if text := string(r.Data); !done && strings.Contains(text, word) {
			done = true
			r.Data = []byte(strings.Replace(text, old, other, 1))
		}
		return true
	}
}

// dropWith leaves out the first record that has a word in it.
func dropWith(word string) func(*journal.Record) bool {
	done := false
	return func(r *journal.Record) bool {
		if !done && strings.Contains(string(r.Data), word) {
			done = true
			return false
		}
		return true
	}
}

// whoOf has somebody else be the one who did the n-th record of a kind.
func whoOf(kind string, n int, who string) func(*journal.Record) bool {
	return func(r *journal.Record) bool {
		if r.Kind == kind {
			if n--; n == -1 {
				r.Who = who
			}
		}
		return true
	}
}

// drop leaves out the n-th record of a kind.
func drop(kind string, n int) func(*journal.Record) bool {
	return func(r *journal.Record) bool {
		if r.Kind == kind {
			n--
			return n != -1
		}
		return true
	}
}
