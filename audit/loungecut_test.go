package audit

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/store"
)

// TestCutsOfALounge records an evening in a keno lounge and cuts it short at every single write,
// as [TestCuts] does with tables. Nothing that was acknowledged is lost, whatever was won is paid
// once, and an auditor finds nothing wrong.
func TestCutsOfALounge(t *testing.T) {
	t.Parallel()
	r := recordRun(t, func(dir string, after func(), files store.Observer) error {
		return audittest.KenoWatched(dir, 6, after, files)
	})
	var before, now int
	r.again = func(s *store.Store, last time.Time, orders []resultRow) error {
		return loungeGoesOn(s, last, orders, &before, &now)
	}
	cuts := r.cutEverywhere(t, chance.NewFast(15, 1))
	t.Logf("%d cuts, after which %d different states came back; %d winning tickets were paid before and %d afterwards",
		cuts, len(r.seen), before, now)
	if (cuts < 1000 || before == 0 || now == 0) && !testing.Short() {
		t.Error("that is too few")
	}
}

// loungeGoesOn opens a lounge again. Each order is confirmed, and each ticket that has won is paid
// if it was not paid before, and not a second time. It counts those of before and of now.
func loungeGoesOn(s *store.Store, last time.Time, orders []resultRow, before, now *int) error {
	ctx := context.Background()
	h, err := floor.Open(audittest.KenoHouse(), s, floor.Clock(func() time.Time { return last }))
	if err != nil {
		return err
	}
	defer h.Close()
	l, _ := h.Lounge(audittest.KenoID)
	for _, row := range orders {
		who, key, _ := strings.Cut(row.key, " ")
		var was lounge.Receipt
		if err := json.Unmarshal(row.data, &was); err != nil {
			return err
		}
		was.Repeated = true
		if again, err := l.Cut(ctx, lounge.Party{Who: who, Key: key, Print: was.Print}, 0, ""); err != nil || again != was {
			return fmt.Errorf("order %s is answered %+v, %v, and was %+v", row.key, again, err, was)
		}
	}
	if l.Board().Down != "" {
		if _, err := l.Up(ctx, lounge.Party{Who: "keno", Rank: lounge.Supervisor}); err != nil {
			return err
		}
	}
	var tickets []system.Ticket
	for _, who := range []string{"ann", "bob"} {
		list, err := l.Tickets(ctx, who, 0, 100)
		if err != nil {
			return err
		}
		tickets = append(tickets, list...)
	}
	for _, t := range tickets {
		by, c := lounge.Party{Who: t.Holder}, lounge.Claim{Ticket: t.Sale.Ticket}
		if t.Over() && t.Won > 0 && !t.Paid {
			if _, err := l.Redeem(ctx, by, c); err != nil {
				return err
			}
			*now++
		} else if t.Paid {
			*before++
		}
		var refusal *law.Refusal
		if _, err := l.Redeem(ctx, by, c); !errors.As(err, &refusal) {
			return fmt.Errorf("ticket %d is paid: %v", t.Sale.Ticket, err)
		}
	}
	return nil
}
