package api_test

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/keno"
	"boardwalk/money"
	"boardwalk/people"
)

// keno1 is where the house's lounge is.
const keno1 = "/api/keno/keno-1/"

// kenoHouse is a house whose keno games are drawn when a test says so.
type kenoHouse struct {
	*house
	guest *someone     // who comes before the clock is set
	ahead atomic.Int64 // by how much the floor's clock is ahead of the machine's
}

func openKeno(t *testing.T, change ...func(*casino.Keno)) *kenoHouse {
	t.Helper()
	k, file := &kenoHouse{}, casinoOf("big-six")
	for _, f := range change {
		f(&file.Keno[0])
	}
	k.house = openSet(t, newDir(t), file, []floor.Setting{k.clock()})
	k.guest = k.as(people.Guest)
	return k
}

// clock is the floor's clock, which a test sets ahead.
func (k *kenoHouse) clock() floor.Setting {
	return floor.Clock(func() time.Time { return time.Now().Add(time.Duration(k.ahead.Load())) })
}

// drawn lets the present game be locked out, and then be drawn.
func (k *kenoHouse) drawn() {
	k.t.Helper()
	race := must[wire.Keno](k.t)(k.guest.Lounge("keno-1").View(ctx)).Status.Race
	k.lockOut()
	k.drawOut()
	must[wire.KenoRace](k.t)(k.guest.Lounge("keno-1").Race(ctx, race))
}

// lockOut lets the time of the present game come, and drawOut that of its draw.
func (k *kenoHouse) lockOut() { k.later(5 * time.Minute) }
func (k *kenoHouse) drawOut() { k.later(time.Minute) }

func (k *kenoHouse) later(d time.Duration) {
	k.t.Helper()
	k.ahead.Add(int64(d))
	k.guest.want(200, "GET", keno1+"tickets", "") // for which the lounge looks at its clock
}

// writerAt opens the drawer of a station, and returns the writer and the path of the station.
func (k *kenoHouse) writerAt() (*someone, string) {
	k.t.Helper()
	writer := k.as(casino.KenoWriter)
	at := fmt.Sprintf(keno1+"stations/%d/", kenoStation(k.t, writer).Number)
	writer.want(200, "POST", at+"drawer", `{}`)
	return writer, at
}

// everyNumberAt is a request that plays each of the 80 numbers by itself: it wins 20 times
// what one spot pays.
func everyNumberAt(each money.Cents) string {
	var groups []string
	for n := 1; n <= keno.Numbers; n++ {
		groups = append(groups, fmt.Sprintf(`{"numbers":[%d]}`, n))
	}
	return fmt.Sprintf(`{"groups":[%s],"conditioning":[{"ways":80,"spots":1,"wager":%d}]}`, strings.Join(groups, ","), each)
}

// sell sells a request for currency, and returns the ticket's number.
func sell(writer *someone, at, request string) uint64 {
	writer.h.t.Helper()
	return uint64(writer.want(200, "POST", at+"tickets", request)["number"].(float64))
}

// pay presents one ticket at a station.
func pay(writer *someone, at string, ticket uint64, more ...string) map[string]any {
	writer.h.t.Helper()
	body := fmt.Sprintf(`{"tickets":[%d]%s}`, ticket, strings.Join(more, ""))
	return writer.want(200, "POST", at+"payments", body)["payments"].([]any)[0].(map[string]any)
}

// wantLaw fails unless a payment or an answer was refused under a paragraph.
func wantLaw(t *testing.T, what string, answer map[string]any, law string) {
	t.Helper()
	if p, ok := answer["problem"].(map[string]any); ok {
		answer = p
	}
	if answer["law"] != law {
		t.Errorf("%s: want a refusal under %s, got %v", what, law, answer)
	}
}

// TestAWriterPaysAndASupervisorAuthorizes pays winning tickets from a drawer and by check. The
// house's drawers begin with $2,000.
func TestAWriterPaysAndASupervisorAuthorizes(t *testing.T) {
	k := openKeno(t)
	writer, at := k.writerAt()
	supervisor := k.as(casino.KenoSupervisor)
	small := sell(writer, at, everyNumberAt(24*dollar)) // wins $1,440
	large := sell(writer, at, everyNumberAt(25*dollar)) // wins $1,500
	larger := sell(writer, at, everyNumberAt(100*dollar))
	wantLaw(t, "a ticket that is not drawn", pay(writer, at, small), "19:47-15.6(a)")
	k.drawn()

	if p := pay(writer, at, small); p["amount"] != float64(1440*dollar) || p["check"] != nil {
		t.Errorf("the small payment is %v", p)
	}
	wantLaw(t, "a ticket that was paid", pay(writer, at, small), "19:47-15.6(a)")
	wantLaw(t, "a large ticket", pay(writer, at, large), "19:47-15.6(b)")
	desk := read[wire.KenoDesk](supervisor, keno1+"desk")
	if len(desk.Waiting) != 2 || desk.Waiting[0] != (wire.KenoWaiting{Ticket: large, Amount: 1500 * dollar}) ||
		desk.Waiting[1].Amount != 6000*dollar {
		t.Errorf("what waits for a supervisor is %+v", desk.Waiting)
	}
	writer.want(403, "POST", keno1+"authorizations", fmt.Sprintf(`{"ticket":%d}`, large))
	for _, ticket := range []uint64{large, larger} {
		if signed := supervisor.want(200, "POST", keno1+"authorizations",
			fmt.Sprintf(`{"ticket":%d}`, ticket)); signed["number"] != float64(ticket) {
			t.Errorf("authorized: %v", signed)
		}
	}
	if desk := read[wire.KenoDesk](supervisor, keno1+"desk"); len(desk.Waiting) != 0 {
		t.Errorf("what waits for a supervisor is %+v", desk.Waiting)
	}
	if p := pay(writer, at, large, `,"typed":true`); p["amount"] != float64(1500*dollar) || p["check"] != nil {
		t.Errorf("the large payment is %v", p)
	}
	if p := pay(writer, at, larger, `,"check":true`); p["amount"] != float64(6000*dollar) || p["check"] != true {
		t.Errorf("the payment by check is %v", p)
	}
	want := 2000*dollar + 80*(24+25+100)*dollar - 1440*dollar - 1500*dollar
	if d := kenoStation(t, writer).Drawer; d.Cash != want || d.Retained != 3 || d.Sold != 3 {
		t.Errorf("the drawer is %+v, want %s in it", d, want)
	}
	k.audited()
}

// TestTicketsArePaidByHandWhileTheSystemIsDown pays up to $10 by the writer alone, up to $1,000
// with a supervisor, and no more (15.7(c)).
func TestTicketsArePaidByHandWhileTheSystemIsDown(t *testing.T) {
	k := openKeno(t)
	writer, at := k.writerAt()
	supervisor := k.as(casino.KenoSupervisor)
	const oneOf = `{"groups":[{"numbers":[%d]}],"conditioning":[{"ways":1,"spots":1,"wager":100}]}`
	spots := map[int]uint64{}
	for n := 1; n <= keno.Numbers-keno.Drawn+1; n++ { // one of so many is drawn
		spots[n] = sell(writer, at, fmt.Sprintf(oneOf, n))
	}
	middle, large := sell(writer, at, everyNumberAt(dollar)), sell(writer, at, everyNumberAt(17*dollar)) // $60 and $1,020
	k.drawn()
	races := must[[]wire.KenoResult](t)(k.guest.Lounge("keno-1").Races(ctx, 0))
	var small uint64
	for _, n := range races[0].Numbers {
		small = max(small, spots[n])
	}
	manual := func(status int, ticket uint64, amount money.Cents) map[string]any {
		t.Helper()
		return writer.want(status, "POST", at+"manual", fmt.Sprintf(`{"ticket":%d,"amount":%d}`, ticket, amount))
	}
	wantLaw(t, "by hand while the system is up", manual(409, small, 3*dollar), "19:47-15.7(c)1")
	supervisor.want(200, "POST", keno1+"down", `{"why":"the power is out"}`)
	wantLaw(t, "by the system while it is down", pay(writer, at, small), "19:47-15.7(c)3")
	had := kenoStation(t, writer).Drawer.Cash
	if paid := manual(200, small, 3*dollar); paid["state"] != "paid" {
		t.Errorf("the ticket is %v", paid["state"])
	}
	wantLaw(t, "by hand and paid before", manual(409, small, 3*dollar), "19:47-15.6(a)")
	manual(422, middle, 0)
	wantLaw(t, "more than $10 by the writer alone", manual(409, middle, 60*dollar), "19:47-15.7(c)2")
	if seen := supervisor.want(200, "GET", fmt.Sprintf("%stickets/%d", keno1, middle), ""); seen["needs"] != "supervisor" {
		t.Errorf("ticket %d needs %v", middle, seen["needs"])
	}
	supervisor.want(200, "POST", keno1+"authorizations", fmt.Sprintf(`{"ticket":%d}`, middle))
	manual(200, middle, 60*dollar)
	supervisor.want(200, "POST", keno1+"authorizations", fmt.Sprintf(`{"ticket":%d}`, large))
	wantLaw(t, "more than $1,000 by hand", manual(409, large, 1020*dollar), "19:47-15.7(c)3")
	if has := kenoStation(t, writer).Drawer.Cash; has != had-63*dollar {
		t.Errorf("the drawer held %s and holds %s", had, has)
	}
	supervisor.want(200, "POST", keno1+"up", `{}`)
	if p := pay(writer, at, large); p["amount"] != float64(1020*dollar) {
		t.Errorf("the large payment is %v", p)
	}
	k.audited()
}

// TestGamesThatAreNotDrawnAreRefunded refunds two of three games, once, and pays the one that
// was drawn.
func TestGamesThatAreNotDrawnAreRefunded(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	guest, l := privateKeno(h)
	had := must[wire.Me](t)(guest.Me(ctx)).Balance
	request := everyNumber()
	request.Races = 3
	ticket := must[wire.KenoTicket](t)(l.Buy(ctx, wire.KenoPurchase{KenoRequest: request}))
	if _, err := l.Refund(ctx, ticket.Number); refused(t, err).Law != "19:47-15.4(e)" {
		t.Errorf("a ticket is refunded before its first game: %v", err)
	}
	must[wire.KenoStatus](t)(l.LockOut(ctx))
	if paid := must[[]wire.KenoPaid](t)(l.Redeem(ctx, ticket.Number)); paid[0].Problem == nil ||
		paid[0].Problem.Law != "19:47-15.4(d)[payout]" {
		t.Errorf("a ticket is paid before its last game: %+v", paid)
	}
	path := fmt.Sprintf("/api/keno/%s/tickets/%d/refund", l.ID, ticket.Number)
	for range 2 {
		if back := guest.want(200, "POST", path, "", "Idempotency-Key", "once"); back["last"] != float64(ticket.First) {
			t.Errorf("the ticket is %v", back)
		}
	}
	if _, err := l.Refund(ctx, ticket.Number); refused(t, err).Law != "19:47-15.4(d)[refund]" {
		t.Errorf("a ticket is refunded twice: %v", err)
	}
	if has := must[wire.Me](t)(guest.Me(ctx)).Balance; has != had-80*dollar {
		t.Errorf("the guest had %s and has %s", had, has)
	}
	paid := must[[]wire.KenoPaid](t)(l.Redeem(ctx, ticket.Number))
	if paid[0].Amount != 20*onePays(t, l) {
		t.Errorf("the game that was drawn is paid with %+v", paid)
	}
	h.audited()
}

// TestAWriterRefundsAndALoungeMayNot refunds at a station, and in a lounge that refunds nothing.
func TestAWriterRefundsAndALoungeMayNot(t *testing.T) {
	for _, refunds := range []bool{true, false} {
		k := openKeno(t, func(l *casino.Keno) { l.Refunds = refunds })
		writer, at := k.writerAt()
		ticket := sell(writer, at, `{"races":5,"groups":[{"numbers":[7]}],"conditioning":[{"ways":1,"spots":1,"wager":100}]}`)
		k.drawn()
		body, had := fmt.Sprintf(`{"ticket":%d}`, ticket), kenoStation(t, writer).Drawer.Cash
		if !refunds {
			wantLaw(t, "no refunds", writer.want(409, "POST", at+"refunds", body), "19:47-15.4(d)[refund]")
			continue
		}
		k.guest.want(404, "POST", fmt.Sprintf(keno1+"tickets/%d/refund", ticket), "") // who does not have it
		writer.want(200, "POST", at+"refunds", body)
		if has := kenoStation(t, writer).Drawer.Cash; has != had-4*dollar {
			t.Errorf("the drawer held %s and holds %s", had, has)
		}
	}
}
