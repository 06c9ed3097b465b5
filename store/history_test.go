package store

import (
	"strings"
	"testing"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/query"
)

func TestThePastOfATableAndOfAPerson(t *testing.T) { onBoth(t, thePast) }

func thePast(t *testing.T, dir string) {
	s := open(t, dir)
	seat := ledger.Seat("bj", 1)
	add(t, s, gift("ada", 500))
	add(t, s, &Batch{
		Records: []journal.Record{record("bj", journal.KindTable, `{}`), record("bj", "floor", `{}`), record("bj", journal.KindSit, `{}`)},
		Transfers: []ledger.Transfer{
			{From: ledger.Player("ada"), To: seat, Amount: 300, Record: 2, Memo: "sit"},
			{From: ledger.Player("ada"), To: seat, Amount: 20, Record: 2, State: ledger.Pending}},
	})
	add(t, s, &Batch{
		Records: []journal.Record{record("bj", journal.KindEntry, `{"v":1,"kind":"act","act":{"kind":"report","word":"x"}}`),
			record("bj", journal.KindEntry, `{"v":1,"kind":"round"}`), record("bj", journal.KindCommit, `{"note":"\"kind\":\"entry\","}`)},
		Transfers: []ledger.Transfer{{From: seat, To: ledger.Layout("bj"), Amount: 10, Record: 1, Memo: "bet"}},
	})
	add(t, s, &Batch{Records: []journal.Record{record("bj", journal.KindTable, `{}`), record("bj", "floor", `{}`),
		record("bj", journal.KindStand, `{}`)}})

	kinds := func(list []journal.Record, err error) string {
		if err != nil {
			t.Fatal(err)
		}
		text := ""
		for _, r := range list {
			text += r.Kind + " "
		}
		return text
	}
	for _, q := range []struct{ what, got, want string }{
		{"the first setup", kinds(s.SetupAt(ctx, "bj", 5)), "table floor "},
		{"the setup now", kinds(s.SetupAt(ctx, "bj", 1<<63)), "table floor "},
		{"no setup", kinds(s.SetupAt(ctx, "none", 9)), ""},
		{"ends", kinds(query.All(s.Ends(ctx, "bj", 0))), "commit stand "},
		{"moments", kinds(query.All(s.MomentsBefore(ctx, "bj", 8))), "table commit entry sit floor table "},
	} {
		if q.got != q.want {
			t.Errorf("%s: %s, want %s", q.what, q.got, q.want)
		}
	}
	if brought, err := query.All(s.Brought(ctx, "ada", 0)); err != nil || len(brought) != 1 || brought[0].Record != 3 {
		t.Errorf("brought: %+v %v", brought, err)
	}
	if moves, err := query.All(s.Moves(ctx, "bj", seat, 0, 6)); err != nil || len(moves) != 2 || moves[0].Amount != 300 ||
		moves[1].Record != 5 {
		t.Errorf("moves: %+v %v", moves, err)
	}
}

// TestThePastIsFoundByItsIndexes sees to it that nobody's history reads the
// whole ledger, however long it is.
func TestThePastIsFoundByItsIndexes(t *testing.T) {
	s := open(t, t.TempDir())
	for text, index := range map[string]string{
		`SELECT seq FROM record WHERE tbl = 'bj' AND at < 2 AND at = 0 AND seq <= 9 ORDER BY seq DESC LIMIT 1`:             "record_of_setup",
		`SELECT id FROM transfer WHERE source = 'player/a' AND source GLOB 'player/*' AND record >= 1 ORDER BY record, id`: "transfer_of_player",
		transferColumns + `WHERE record >= 1 AND record < 9 ORDER BY record, id`:                                           "transfer_by_record",
		`SELECT line FROM record WHERE tbl = 'bj' AND at < 2 AND at = 0 AND seq >= 1 AND seq < 9 ORDER BY seq`:             "record_of_setup",
		`SELECT line FROM record WHERE tbl = 'bj' AND seq >= 1 AND seq < 9 ORDER BY seq`:                                   "record_by_table",
	} {
		var a, b, c int
		var plan string
		if err := s.db.QueryRowContext(ctx, "EXPLAIN QUERY PLAN "+text).Scan(&a, &b, &c, &plan); err != nil || !strings.Contains(plan, index) {
			t.Errorf("%s: %s %v", text, plan, err)
		}
	}
}
