package system

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/ledger"
	"boardwalk/money"
)

func TestATicketIsSoldDrawnAndPaid(t *testing.T) {
	lawtest.Cites(t, "15.4(c)", "15.4(c)[payment]", "15.6(a)", "15.3(c)[ticket governs]")
	l := open(t)
	r := l.do(buy(ann, "1-10 @ $2"))
	if r.Ticket != 1 || r.Game != 1 || r.Amount != 2*money.Dollar {
		t.Errorf("the receipt says %+v", r)
	}
	l.holds(ledger.Player("ann"), 9_998*money.Dollar)
	if e := l.told(KindTicket, "15.4(c)", "", 1, 2*money.Dollar); e.Ticket != 1 || e.Holder != "ann" || e.Station != 1 || e.Text == "" {
		t.Errorf("told %+v", e)
	}
	carol := Party{Who: "carol"}
	l.refused(buy(carol, "1-10 @ $2"), "15.4(c)[payment]", law.Short)
	l.give("carol", 2*money.Dollar-money.Cent)
	l.refused(buy(carol, "1-10 @ $2"), "15.4(c)[payment]", law.Short)
	l.give("carol", money.Cent)
	if r := l.do(buy(carol, "1-10 @ $2")); r.Ticket != 2 {
		t.Errorf("after ticket 1 comes ticket %d", r.Ticket)
	}
	l.holds(ledger.Player("carol"), 0)
	won := l.untilWon(ann, "1-10 @ $2", money.Cent)
	if want := l.s.tickets[won.Sale.Ticket].rules.Won(drawnSet(l)); won.Won != want {
		t.Errorf("ticket %d has won %s, want %s by the rate card", won.Sale.Ticket, won.Won, want)
	}
	before := l.book.Balance(ledger.Player("ann")).Posted
	drawer := l.book.Balance(ledger.KenoDrawer("keno", 1)).Posted
	paid := l.do(Redeem(ann, Claim{Ticket: won.Sale.Ticket}))
	if paid.Amount != won.Won || paid.Check {
		t.Errorf("paid %+v", paid)
	}
	if e := l.told(KindPaid, "15.6(a)", "15.3(c)[ticket governs]", 0, won.Won); e.Ticket != won.Sale.Ticket {
		t.Errorf("told %+v", e)
	}
	l.holds(ledger.Player("ann"), before+won.Won)
	l.holds(ledger.KenoDrawer("keno", 1), drawer-won.Won)
	l.refused(Redeem(ann, Claim{Ticket: won.Sale.Ticket}), "15.6(a)", law.Taken)
}

// drawnSet returns the numbers of the last game.
func drawnSet(l *lounge) keno.Set { return keno.NewSet(l.s.results[len(l.s.results)-1].Numbers...) }

func TestWageringIsAtAWorkStation(t *testing.T) {
	lawtest.Cites(t, "15.3(a)", "15.3(b)", "15.3(b)[request]", "15.3(b)[reuse]")
	l := open(t)
	l.refused(Buy(ann, Purchase{Request: "1 @ $1", Station: 9}), "15.3(a)", law.Unknown)
	l.refused(Buy(ann, Purchase{Request: "1 @ $1", Station: 2}), "15.3(a)", law.Staff)
	l.refused(Buy(wendy, Purchase{Request: "1 @ $1", Station: 2}), "15.3(a)", law.Closed)
	l.refused(Buy(ann, Purchase{Request: "1 @ $1", Tender: "credit"}), "15.3(b)", law.Tender)
	l.refused(Buy(ann, Purchase{}), "15.3(b)[request]", law.Needs)
	l.do(OpenDrawer(wendy, 2))
	r := l.do(Buy(wendy, Purchase{Request: "1 2 3 @ $1 x 2", Holder: "bob"}))
	l.do(Buy(ann, Purchase{Request: "1 @ $1", Station: 4, Tender: Tokens}))
	l.holds(ledger.KenoDrawer("keno", 2), l.plan.Imprest+2*money.Dollar)
	l.holds(ledger.KenoDrawer("keno", 4), l.plan.Imprest+money.Dollar)

	again := l.do(Buy(bob, Purchase{Replays: r.Ticket}))
	old, _ := l.s.Ticket(r.Ticket)
	if now, _ := l.s.Ticket(again.Ticket); now.Request != old.Request || now.Replays != r.Ticket || now.Price != old.Price {
		t.Errorf("%+v repeats %+v", now, old)
	}
	l.do(Buy(ann, Purchase{Request: "5 @ $1", Tender: Coupons}))
	l.holds(ledger.KenoCoupons("keno"), money.Dollar)
	for _, station := range []int{9, 3} { // which is none, and one whose drawer is not open
		err := l.follow(nil, func(r *journal.Record) {
			var d Sale
			if r.Kind == KindTicket && r.Read(&d) == nil {
				d.Station = station
				r.Data, _ = journal.Data(d)
			}
		})
		var refusal *law.Refusal
		if !errors.As(err, &refusal) || refusal.By != "15.3(a)" {
			t.Errorf("a record of a ticket that was sold at station %d: %v", station, err)
		}
	}
}

func TestATicketHasAllThatALawfulTicketShows(t *testing.T) {
	lawtest.Cites(t, "15.4(c)1", "15.4(c)2", "15.4(c)3", "15.4(c)4", "15.4(c)5", "15.4(c)6", "15.4(c)7", "15.4(c)8", "15.4(c)9", "15.4(c)10")
	l := open(t)
	l.do(OpenDrawer(wendy, 3))
	l.do(Buy(wendy, Purchase{Request: "1 2 | 3 4 | 5 6: 3/4 @ $2 x 5", Holder: "ann"}))
	var rec journal.Record
	for _, r := range l.records {
		if r.Kind == KindTicket {
			rec = r
		}
	}
	var d Sale
	if err := rec.Read(&d); err != nil {
		t.Fatal(err)
	}
	want := Sale{Ticket: 1, Station: 3, Writer: "wendy", Holder: "ann", Request: d.Request, First: 1, Last: 5, Ways: 3,
		Price: 30 * money.Dollar, Tender: Chips}
	if d != want || !rec.Time.Equal(l.now) {
		t.Errorf("recorded %+v, want %+v", d, want)
	}
	r, err := keno.Parse(d.Request)
	if err != nil {
		t.Fatal(err)
	}
	if r.Marked() != keno.NewSet(1, 2, 3, 4, 5, 6) || r.Races != 5 || r.Plays[0].String() != "3/4" || r.Plays[0].Rate != 2*money.Dollar {
		t.Errorf("the ticket says %+v", r)
	}
}

func TestATicketIsVoidOnlyBeforeItsGame(t *testing.T) {
	lawtest.Cites(t, "15.4(e)", "15.4(e)[listing]", "15.3(c)[lock-out]", "15.3(c)")
	l := open(t)
	one := l.do(buy(ann, "1 @ $5")).Ticket
	many := l.do(buy(ann, "1 @ $5 x 3")).Ticket
	l.refused(Void(bob, one, 0), "15.4(c)12", law.Unknown)
	l.do(Void(ann, one, 0))
	l.holds(ledger.Player("ann"), 9_985*money.Dollar)
	l.refused(Void(ann, one, 0), "15.4(e)", law.Taken)
	l.refused(Redeem(ann, Claim{Ticket: one}), "15.4(e)", law.Rule)
	if got := l.s.Voided(1); !slices.Equal(got, []uint64{one}) {
		t.Errorf("the listing of station 1 has %v", got)
	}
	if e := l.told(KindVoid, "15.4(e)", "15.4(e)[listing]", 0, 5*money.Dollar); e.Ticket != one || e.Station != 1 {
		t.Errorf("told %+v", e)
	}
	late := l.do(buy(ann, "2 @ $5")).Ticket
	l.later(300 * time.Second) // locked out
	l.refused(Void(ann, late, 0), "15.3(c)[lock-out]", law.Locked)
	d := l.drawn()
	if d.Tickets != 2 {
		t.Errorf("%d tickets were played, and one of three was void", d.Tickets)
	}
	l.refused(Void(ann, many, 0), "15.4(e)", law.Locked)
	l.refused(Void(ann, late, 0), "15.3(c)", law.Locked)
}

func TestTheLockOut(t *testing.T) {
	lawtest.Cites(t, "15.5(d)1", "15.5(c)", "15.5(b)[number]")
	l := open(t, func(p *Plan) { p.Every = 0 })
	l.do(buy(ann, "1 @ $1"))
	l.refused(LockOut(ann, ""), "15.5(d)1", law.Staff)
	l.refused(LockOut(wendy, ""), "15.5(d)1", law.Staff)
	l.refused(LockOut(susan, ""), "15.5(c)", law.Notice)
	l.refused(AnnounceClosing(ann), "15.5(c)", law.Staff)
	l.do(AnnounceClosing(wendy))
	l.later(59 * time.Second)
	l.refused(LockOut(susan, ""), "15.5(c)", law.Notice)
	l.later(time.Second)
	l.do(LockOut(wendy, "susan"))
	if r := l.do(buy(ann, "1 @ $1")); r.Game != 2 {
		t.Errorf("a ticket that was sold after the lock-out is for game %d", r.Game)
	}
	l.later(4 * time.Second)
	if len(l.s.results) != 0 {
		t.Error("drawn before its time")
	}
	l.later(time.Second)
	if d := l.s.results[0]; d.Game != 1 || d.Tickets != 1 || l.s.game.Game != 2 {
		t.Errorf("drawn %+v, and game %d is open", d, l.s.game.Game)
	}
	l.told(KindGame, "15.5(b)[number]", "", 2, 0)
	timed := open(t)
	for n := range uint64(3) {
		if e := timed.told(KindGame, "15.5(b)[number]", "", n+1, 0); !e.Closes.Equal(timed.now.Add(300 * time.Second)) {
			t.Errorf("told %+v", e)
		}
		timed.drawn()
	}
}

func TestTheLockOutIsOverriddenBySupervisorsWithAReason(t *testing.T) {
	lawtest.Cites(t, "15.5(e)", "15.5(e)[who]", "house:added-9(b)")
	l := open(t)
	l.later(300 * time.Second)
	if l.s.phase != Locked {
		t.Fatal("not locked out")
	}
	l.refused(OverrideLockOut(wendy, time.Minute, "a queue"), "15.5(e)[who]", law.Staff)
	l.refused(OverrideLockOut(susan, time.Minute, " "), "15.5(e)", law.Needs)
	l.do(OverrideLockOut(susan, time.Minute, "a queue at the booth"))
	last := l.records[len(l.records)-1]
	var d Override
	if err := last.Read(&d); err != nil || last.Who != "susan" || d.Why != "a queue at the booth" || d.Game != 1 {
		t.Errorf("recorded %+v by %s, %v", d, last.Who, err)
	}
	if r := l.do(buy(ann, "1 @ $1")); r.Game != 1 {
		t.Errorf("the ticket is for game %d", r.Game)
	}
	l.later(59 * time.Second)
	if l.s.phase != Open {
		t.Error("the override has ended before its time")
	}
	if d := l.drawn(); d.Tickets != 1 {
		t.Errorf("drawn %+v", d)
	}
	letters := strings.Repeat("y", 200)
	l.refused(OverrideLockOut(susan, time.Hour+time.Second, "for fun"), "house:added-9(b)", law.Amount)
	l.refused(OverrideLockOut(susan, time.Minute, letters+"y"), "house:added-9(b)", law.Needs)
	l.do(OverrideLockOut(susan, time.Hour, letters))
	l.refused(Down(susan, " "), "house:added-9(b)", law.Needs)
	l.refused(Down(susan, letters+"y"), "house:added-9(b)", law.Needs)
	l.do(Down(susan, letters))
}

func TestTheNumbersFollowFromTheSeed(t *testing.T) {
	lawtest.Cites(t, "15.5(a)", "15.5(a)[recorder]", "15.5(d)2", "15.5(f)", "15.5(g)")
	l := open(t)
	for range 300 { // more than a series of seeds
		l.drawn()
	}
	games, hashes := map[uint64]Draw{}, map[uint64]journal.Commit{}
	checked := 0
	for i := range l.records {
		r := &l.records[i]
		switch r.Kind {
		case journal.KindCommit:
			var c journal.Commit
			_ = r.Read(&c)
			hashes[c.Round] = c
		case KindDraw:
			var d Draw
			_ = r.Read(&d)
			games[d.Round] = d
		case journal.KindReveal:
			var d journal.Reveal
			_ = r.Read(&d)
			seed, err := journal.ParseSecret(d.Seeds[0])
			if err != nil {
				t.Fatal(err)
			}
			chain, _ := journal.ParseDigest(hashes[d.Round].Chain)
			if journal.LeafOf("keno", d.Round, seed).String() != hashes[d.Round].Hash {
				t.Fatalf("the seed of round %d is another than was committed to", d.Round)
			}
			drawn := keno.DrawFrom(journal.NewRound(seed, "keno", d.Round, &journal.Mix{Chain: chain}))
			if !slices.Equal(drawn.List(), games[d.Round].Numbers) {
				t.Fatalf("round %d gives %v, and %v was drawn", d.Round, drawn.List(), games[d.Round].Numbers)
			}
			checked++
		}
	}
	var all keno.Set
	for _, d := range games {
		all = all.Or(keno.NewSet(d.Numbers...))
	}
	if all.Len() != keno.Numbers {
		t.Errorf("in 300 games only %d numbers were drawn", all.Len())
	}
	if e := l.told(journal.KindReveal, "15.5(a)[recorder]", "", 300, 0); e.Seed == "" {
		t.Errorf("told %+v", e)
	}
	if e := l.told(journal.KindCommit, "15.5(a)", "", 0, 0); e.Hash == "" {
		t.Errorf("told %+v", e)
	}
	if checked != 300 || len(l.masters) != 2 {
		t.Errorf("%d games were checked, and %d masters are kept", checked, len(l.masters))
	}
	said := l.events[slices.IndexFunc(l.events, func(e Event) bool { return e.Kind == KindDraw })]
	if want := "The winning numbers of game 1 are "; said.Also != "15.5(f)" || len(said.Numbers) != 20 || said.Text[:len(want)] != want {
		t.Errorf("announced %+v", said)
	}
	if b := l.s.Board(); b.Lounge != "keno" || b.Phase != Open || b.Game != 301 || b.Law != "15.5(g)" {
		t.Errorf("the board shows game %d of %s, which is %s, by %s", b.Game, b.Lounge, b.Phase, b.Law)
	}
	if b := l.s.Board(); len(b.Results) != mostResults || b.Results[mostResults-1].Game != 300 || len(b.Results[0].Numbers) != 20 {
		t.Errorf("the board shows %d games", len(b.Results))
	}
}

func TestMultiRaceTickets(t *testing.T) {
	lawtest.Cites(t, "15.4(d)", "15.4(d)[payout]", "15.4(d)[refund]", "15.6(c)1")
	l := open(t)
	n := l.do(buy(ann, "1 2 3 4 @ $5 x 4")).Ticket
	l.holds(ledger.Player("ann"), 9_980*money.Dollar) // all games are paid first
	l.told(KindTicket, "15.4(c)", "15.4(d)", 1, 20*money.Dollar)
	l.do(buy(bob, "1 2 3 4 @ $5"))
	l.told(KindTicket, "15.4(c)", "", 1, 5*money.Dollar)
	l.refused(RefundGames(ann, n, 0), "15.4(e)", law.Stage)
	l.drawn()
	l.refused(Redeem(ann, Claim{Ticket: n}), "15.4(d)[payout]", law.Stage)
	l.later(301 * time.Second) // game 2 is locked out
	r := l.do(RefundGames(ann, n, 0))
	if r.Amount != 10*money.Dollar {
		t.Errorf("%s is refunded for games 3 and 4", r.Amount)
	}
	l.refused(RefundGames(ann, n, 0), "15.4(d)[refund]", law.Locked)
	l.drawn()
	ticket, _ := l.s.Ticket(n)
	if !ticket.Over() || ticket.Last != 2 || !ticket.Expires.Equal(l.now.AddDate(1, 0, 0)) {
		t.Errorf("after its last game the ticket is %+v", ticket)
	}
	l.refused(RefundGames(ann, n, 0), "15.4(d)[refund]", law.Stage)

	strict := open(t, func(p *Plan) { p.Refunds = false })
	n = strict.do(buy(ann, "1 @ $1 x 3")).Ticket
	strict.drawn()
	strict.refused(RefundGames(ann, n, 0), "15.4(d)[refund]", law.Rule)
}

func TestLargePaymentsNeedASupervisor(t *testing.T) {
	lawtest.Cites(t, "15.6(b)")
	l := open(t)
	won := l.untilWon(ann, "1-5 @ $100", 1500*money.Dollar)
	n := won.Sale.Ticket
	l.refused(Redeem(ann, Claim{Ticket: n}), "15.6(b)", law.Staff)
	if b := l.s.Board(); !slices.Contains(b.Signs, n) {
		t.Errorf("the supervisor sees %v", b.Signs)
	}
	l.refused(Authorize(wendy, n), "15.6(b)", law.Staff)
	l.do(Authorize(susan, n))
	r := l.do(Redeem(ann, Claim{Ticket: n}))
	var d Payment
	if err := l.records[len(l.records)-1].Read(&d); err != nil || d.Signed != "susan" || r.Amount != won.Won {
		t.Errorf("paid %+v, recorded %+v", r, d)
	}
	if b := l.s.Board(); len(b.Signs) != 0 {
		t.Errorf("still to be signed: %v", b.Signs)
	}
	small := l.untilWon(ann, "1 @ $1", money.Cent)
	l.do(Redeem(ann, Claim{Ticket: small.Sale.Ticket}))
}

func TestADrawerIsOpenedCountedAndClosed(t *testing.T) {
	lawtest.Cites(t, "15.6(a)[retain]", "15.3(a)")
	l := open(t)
	l.refused(OpenDrawer(wendy, 9), "15.3(a)", law.Unknown)
	l.refused(OpenDrawer(ann, 2), "15.3(a)", law.Staff)
	l.refused(OpenDrawer(wendy, 1), "15.3(a)", law.Taken)
	l.do(OpenDrawer(wendy, 2))
	l.refused(OpenDrawer(wendy, 3), "15.3(a)", law.Taken)
	l.refused(OpenDrawer(walt, 2), "15.3(a)", law.Taken)
	won := l.untilWon(ann, "1 @ $20", money.Cent)
	l.do(Redeem(wendy, Claim{Ticket: won.Sale.Ticket}))
	holds := l.plan.Imprest - won.Won
	l.holds(ledger.KenoDrawer("keno", 2), holds)
	l.refused(CloseDrawer(walt, 2, holds), "15.6(a)[retain]", law.Staff)
	r := l.do(CloseDrawer(wendy, 2, holds-money.Dollar))
	if r.Amount != -money.Dollar {
		t.Errorf("the drawer is short by %s", r.Amount)
	}
	var d Drawer
	if err := l.records[len(l.records)-1].Read(&d); err != nil || !slices.Equal(d.Retained, []uint64{won.Sale.Ticket}) || d.Holds != holds {
		t.Errorf("recorded %+v", d)
	}
	l.holds(ledger.KenoDrawer("keno", 2), 0)
	l.refused(Buy(wendy, Purchase{Request: "1 @ $1", Station: 2}), "15.3(a)", law.Closed)

	small := open(t, func(p *Plan) { p.Imprest = 0 })
	big := small.untilWon(ann, "1-4 @ $50", 60*money.Dollar)
	for _, at := range []int{1, 4} { // the drawers have what was wagered
		small.do(Buy(bob, Purchase{Request: "1 @ $1", Station: at}))
	}
	if r := small.do(Redeem(ann, Claim{Ticket: big.Sale.Ticket, Station: 4})); !r.Check {
		t.Error("a drawer with one dollar paid a winner, and no check was issued")
	}
}

func TestTicketsAreValidForATime(t *testing.T) {
	lawtest.Cites(t, "15.6(c)", "15.6(c)1", "15.6(c)2", "15.6(d)")
	l := open(t, func(p *Plan) { p.Rates = cardWith("claim     1 year", "claim     10 minutes") })
	won := l.untilWon(ann, "1 @ $20", money.Cent)
	late := l.untilWon(bob, "2 @ $20", money.Cent)
	if got := late.Expires.Sub(l.now); got != 10*time.Minute {
		t.Errorf("valid for %s", got)
	}
	l.now = late.Expires.Add(-time.Millisecond)
	l.later(0)
	l.do(Redeem(bob, Claim{Ticket: late.Sale.Ticket}))
	l.later(time.Hour)
	l.refused(Redeem(ann, Claim{Ticket: won.Sale.Ticket}), "15.6(c)", law.Stage)
	many := l.untilWon(ann, "1 @ $20 x 2", money.Cent)
	for !l.s.tickets[many.Sale.Ticket].Over() {
		l.drawn()
	}
	l.later(10 * time.Minute)
	l.refused(Redeem(ann, Claim{Ticket: many.Sale.Ticket}), "15.6(c)1", law.Stage)
	plan := testPlan()
	plan.Rates = cardWith("claim     1 year", "claim     4 minutes")
	var refusal *law.Refusal
	if _, err := New("keno", l.config(), plan, l.now); !errors.As(err, &refusal) || refusal.By != "15.6(c)2" {
		t.Errorf("tickets that are valid for four minutes: %v", err)
	}
	plan.Rates = cardWith("claim     1 year", "claim     5 minutes")
	if _, err := New("keno", l.config(), plan, l.now); err != nil {
		t.Errorf("tickets that are valid for five minutes: %v", err)
	}
	unclaimed := l.book.Balance(ledger.KenoUnclaimed("keno")).Posted
	if unclaimed < won.Won {
		t.Errorf("%s is unclaimed, and %s was not claimed", unclaimed, won.Won)
	}
	l.holds(ledger.RevenueFund, 0)
	l.now = time.Date(2027, 1, 1, 0, 0, 1, 0, time.UTC)
	l.later(0)
	l.holds(ledger.RevenueFund, unclaimed)
	l.told(KindUnclaimed, "15.6(d)", "", 0, unclaimed)
	l.holds(ledger.KenoUnclaimed("keno"), 0)
}

// cardWith is the standard rate card with one line changed.
func cardWith(old, line string) string {
	text := keno.StandardText()
	i := len(text)
	for at := range text {
		if len(text)-at >= len(old) && text[at:at+len(old)] == old {
			i = at
		}
	}
	return text[:i] + line + text[i+len(old):]
}

func TestPaymentsWhileTheSystemIsDown(t *testing.T) {
	lawtest.Cites(t, "15.7(b)", "15.7(c)1", "15.7(c)2", "15.7(c)3")
	l := open(t)
	small := l.untilWon(ann, "1 @ $3", money.Cent)
	middle := l.untilWon(ann, "1 @ $30", money.Cent)
	large := l.untilWon(ann, "1-5 @ $80", 1001*money.Dollar)
	l.do(OpenDrawer(wendy, 2))
	pay := func(by Party, t Ticket, amount money.Cents) Order {
		return PayManually(by, Claim{Ticket: t.Sale.Ticket, Amount: amount})
	}
	l.refused(pay(wendy, small, small.Won), "15.7(c)1", law.Stage)
	l.refused(Down(wendy, "power"), "15.7(c)1", law.Staff)
	l.do(Down(susan, "no power in the booth"))
	l.refused(buy(ann, "1 @ $1"), "15.7(c)3", law.Closed)
	l.refused(Redeem(ann, Claim{Ticket: small.Sale.Ticket}), "15.7(c)3", law.Closed)
	l.refused(pay(ann, small, small.Won), "15.7(b)", law.Staff)
	l.do(pay(wendy, small, small.Won))
	l.refused(pay(wendy, small, small.Won), "15.6(a)", law.Taken)
	l.refused(pay(wendy, middle, middle.Won), "15.7(c)2", law.Staff)
	l.do(Authorize(susan, middle.Sale.Ticket))
	l.do(pay(wendy, middle, middle.Won))
	l.do(Authorize(susan, large.Sale.Ticket))
	l.refused(pay(wendy, large, large.Won), "15.7(c)3", law.Waiting)
	l.later(time.Hour)
	if l.s.phase != Open {
		t.Error("a game went on while the system was down")
	}
	l.do(Up(susan))
	l.do(Redeem(wendy, Claim{Ticket: large.Sale.Ticket, Check: true, Typed: true}))
	l.refused(Redeem(ann, Claim{Ticket: small.Sale.Ticket}), "15.6(a)", law.Taken)
}

func TestTheGeneratorIsUnderDualKeyControl(t *testing.T) {
	lawtest.Cites(t, "15.5(a)[dual key]")
	l := open(t)
	n := l.do(buy(ann, "1 @ $1")).Ticket
	l.refused(Service(susan), "15.5(a)[dual key]", law.Staff)
	l.refused(TurnKey(wendy, true), "15.5(a)[dual key]", law.Staff)
	l.do(TurnKey(susan, true))
	l.refused(Service(susan), "15.5(a)[dual key]", law.Staff)
	l.do(TurnKey(ivan, true))
	hash := l.s.leaf
	l.do(Service(susan))
	if l.s.leaf == hash || l.s.game.Game != 1 || l.s.game.Round != 2 {
		t.Errorf("game %d goes on under round %d", l.s.game.Game, l.s.game.Round)
	}
	l.later(time.Hour)
	if l.s.phase != Open {
		t.Error("a game was started while the generator was open")
	}
	l.restart()
	l.do(TurnKey(ivan, false))
	if d := l.drawn(); d.Game != 1 || d.Round != 2 || d.Tickets != 1 {
		t.Errorf("drawn %+v", d)
	}
	if ticket, _ := l.s.Ticket(n); !ticket.Over() {
		t.Error("the ticket was not played")
	}
	l.drawn()
}

func TestGamesAreConductedInTheHoursOfTheLounge(t *testing.T) {
	lawtest.Cites(t, "15.5(b)")
	l := open(t, func(p *Plan) { p.Opens, p.Shuts, p.Zone = 10*60, 2*60, -5*60 }) // 10:00 to 02:00, in New Jersey
	if l.s.phase != Shut || l.s.until != time.Date(2026, 11, 16, 15, 0, 0, 0, time.UTC) {
		t.Fatalf("at seven in the morning it is %s until %s", l.s.phase, l.s.until)
	}
	l.refused(buy(ann, "1 @ $1"), "15.3(a)", law.Closed)
	l.now = l.s.NextDue()
	l.later(0)
	n := l.do(buy(ann, "1 @ $1 x 20")).Ticket
	if l.s.game.Game != 1 || l.s.game.Day != "2026-11-16" {
		t.Fatalf("opened %+v", l.s.game)
	}
	for l.s.phase != Shut {
		l.now = l.s.NextDue()
		l.later(0)
	}
	if want := time.Date(2026, 11, 17, 15, 0, 0, 0, time.UTC); l.s.until != want ||
		l.now.Before(time.Date(2026, 11, 17, 7, 0, 0, 0, time.UTC)) {
		t.Errorf("closed at %s until %s", l.now, l.s.until)
	}
	if d := l.s.desks[1]; d.Open {
		t.Error("the automatic station is open at night")
	}
	games := l.s.game.Game
	l.now = l.s.NextDue()
	l.later(0)
	if l.s.game.Game != games+1 || l.s.game.Day != "2026-11-17" {
		t.Errorf("the next day begins with %+v", l.s.game)
	}
	if ticket, _ := l.s.Ticket(n); !ticket.Over() {
		t.Errorf("%+v", ticket)
	}
}

func TestAnOrderIsCarriedOutOnce(t *testing.T) {
	l := open(t)
	once := Party{Who: "ann", Key: "k1", Print: "p"}
	first := l.do(buy(once, "1 @ $1"))
	again := l.do(buy(once, "1 @ $1"))
	if first.Repeated || !again.Repeated || again.Ticket != first.Ticket {
		t.Errorf("%+v, then %+v", first, again)
	}
	other := buy(Party{Who: "ann", Key: "k1", Print: "q"}, "2 @ $1")
	if _, err := l.s.Do(l.now, &other); !errors.Is(err, ErrReused) {
		t.Errorf("another order under the key: %v", err)
	}
	l.restart()
	if again = l.do(buy(once, "1 @ $1")); !again.Repeated || again.Ticket != first.Ticket {
		t.Errorf("after a restart: %+v", again)
	}
	l.s.receipts = receipts{} // so many orders were given since that the store alone knows it
	if again = l.do(buy(once, "1 @ $1")); !again.Repeated || again.Ticket != first.Ticket || l.s.last != first.Ticket {
		t.Errorf("after many orders: %+v, and ticket %d is the last", again, l.s.last)
	}
	var kept Receipt
	if err := json.Unmarshal(l.results["ann k1"], &kept); err != nil || kept != first {
		t.Errorf("kept %+v, %v", kept, err)
	}
	l.refused(buy(Party{Who: "carol"}, "1 @ $1"), "15.4(c)[payment]", law.Short)
}

func TestTheLimitOfAGameIsShared(t *testing.T) {
	l := open(t)
	for range 80 { // a one-spot ticket pays three to one: some of them have the same number
		l.give("ann", 20_000*money.Dollar)
	}
	for range 900 {
		l.do(buy(ann, "7 @ $100"))
	}
	for {
		d := l.drawn()
		if d.Won > 0 {
			if d.Won != 900*300*money.Dollar || d.Pays > l.s.card.Limit || d.Pays < l.s.card.Limit-9*money.Dollar {
				t.Errorf("won %s, paid %s", d.Won, d.Pays)
			}
			break
		}
		for range 900 {
			l.do(buy(ann, "7 @ $100"))
		}
	}
}

// TestAKillAtAnyMomentChangesNothing plays the same evening twice. The second time the system is dropped
// after every commit and read back: every record is the same, to the byte.
func TestAKillAtAnyMomentChangesNothing(t *testing.T) {
	play := func(killed bool) *lounge {
		l := open(t)
		kill := func() {
			if killed {
				l.restart()
			}
		}
		l.do(OpenDrawer(wendy, 2))
		kill()
		for i := range 30 {
			n := l.do(buy(ann, "1-4 @ $5 x 2")).Ticket
			kill()
			v := l.do(buy(bob, "7 @ $5")).Ticket
			kill()
			if i%3 == 0 {
				l.do(Void(bob, v, 0))
				kill()
			}
			l.later(300 * time.Second) // locked out
			kill()
			l.later(5 * time.Second) // drawn
			kill()
			for _, by := range []Party{ann, bob} {
				for _, ticket := range l.s.TicketsOf(by.Who) {
					if ticket.Over() && ticket.Won > 0 && !ticket.Paid {
						l.do(Redeem(by, Claim{Ticket: ticket.Sale.Ticket, Station: 4}))
						kill()
						l.refused(Redeem(by, Claim{Ticket: ticket.Sale.Ticket}), "15.6(a)", law.Taken)
					}
				}
			}
			if i%10 == 5 {
				l.do(RefundGames(ann, n, 0))
				kill()
			}
		}
		l.do(CloseDrawer(wendy, 2, l.plan.Imprest))
		return l
	}
	once, often := play(false), play(true)
	if len(once.records) != len(often.records) || len(once.records) < 200 {
		t.Fatalf("%d records, and %d with kills", len(once.records), len(often.records))
	}
	for i := range once.records {
		a, err := once.records[i].Line()
		if err != nil {
			t.Fatal(err)
		}
		if b, err := often.records[i].Line(); err != nil || string(a) != string(b) {
			t.Fatalf("record %d is %s, and %s with kills, %v", i, a, b, err)
		}
	}
}

// TestALoungeThatRecordsItsStateAfterEveryGame goes on although each setup is a record of its own,
// and its records are those of a lounge that a refused order has not changed.
func TestALoungeThatRecordsItsStateAfterEveryGame(t *testing.T) {
	l := open(t)
	l.maxLen = 1
	l.restart()
	for range 5 {
		l.do(buy(ann, "1-4 @ $5 x 2"))
		l.refused(CloseDrawer(susan, 2, 0), "15.6(a)[retain]", law.Closed) // which was never opened
		l.refused(CloseDrawer(susan, 99, 0), "15.3(a)", law.Unknown)
		l.drawn()
	}
	setups := 0
	for _, r := range l.records {
		if r.Kind == KindSetup {
			setups++
		}
	}
	if l.s.game.Game != 6 || setups < 6 || setups > 10 {
		t.Errorf("%d setups in %d games", setups, l.s.game.Game)
	}
	if err := l.follow(nil, func(*journal.Record) {}); err != nil {
		t.Error(err)
	}
	l.restart()
	l.drawn()
}

// TestAPrivateGameIsItsOwnersBusiness has staff give orders in a private game. They may only end an outage, such as one
// that was declared before they were refused.
func TestAPrivateGameIsItsOwnersBusiness(t *testing.T) {
	l := open(t, func(p *Plan) { p.Owner, p.Every, p.Pause = "ann", 0, 0 })
	var won Ticket
	for won.Won == 0 {
		sold := l.do(buy(ann, "1 @ $3"))
		l.do(LockOut(ann, ""))
		won, _ = l.s.Ticket(sold.Ticket)
	}
	for _, o := range []Order{Down(susan, "power"), AnnounceClosing(susan), LockOut(susan, ""), Authorize(susan, won.Sale.Ticket),
		OverrideLockOut(susan, time.Minute, "why"), TurnKey(susan, true), OpenDrawer(wendy, 2), CloseDrawer(susan, 1, 0)} {
		l.refused(o, "", law.Staff)
	}
	if l.s.down != "" {
		t.Errorf("the system is down: %s", l.s.down)
	}
	l.s.down = "declared long ago"
	l.refused(buy(ann, "1 @ $1"), "15.7(c)3", law.Closed)
	l.do(Up(susan))
	l.do(buy(ann, "1 @ $1"))
	l.do(Redeem(ann, Claim{Ticket: won.Sale.Ticket}))
}

func TestTheInspectorDoesNotWager(t *testing.T) {
	lawtest.Cites(t, "house:added-9(c)")
	open(t).refused(buy(ivan, "1-10 @ $2"), "house:added-9(c)", law.Staff)
}
