package audit

import (
	"encoding/json"
	"reflect"
	"slices"
	"time"

	"boardwalk/casino"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/people"
)

// register is what the records say of people.
type register map[string]*known

// known is what the records say of a person and what is kept must agree with. Of a password
// they have a hash, with what the person signs in with. The name, the picture and the settings are
// the person's own, change without a record and are not compared.
type known struct {
	role   casino.Role
	pits   []string
	print  string // of the password
	once   bool   // it was given by staff, and another must be chosen
	locked string
	listed bool
	made   time.Time
	seq    int64 // the last record of the person
	kept   bool  // the house still knows the person
	forgot bool  // only the id is left of the person
	gone   bool  // a guest who left for good, with whom the cage settled
	roles  []heldRole
}

// unlisted is the reason for which a person is locked who is no longer in the casino
// file. The lock ends when the file lists the person again.
const unlisted = "no longer in the casino file"

// ofHouse takes a record of the house, which belongs to no table. If it is read again, its transfers are not compared.
func (v *verifier) ofHouse(l *line, got []transferRow, again bool) {
	r := &l.rec
	if r.At != v.house {
		v.find(at(l.seq(), "", 0, Order, "is number %d of the house's own and should be number %d: one is missing or was moved", r.At, v.house))
	}
	v.house = r.At + 1
	e := &entered{seq: l.seq(), got: got}
	switch r.Kind {
	case journal.KindAccount:
		v.account(l, e)
	case journal.KindNotice:
		v.notice(l)
	case journal.KindMeter:
		v.meter(l, e)
	case journal.KindServer:
		v.server(l)
	case journal.KindHeads:
		v.headsRecord(l)
	default:
		v.find(at(l.seq(), "", 0, Lines, "nothing is known of records of kind %q", r.Kind))
	}
	if !again {
		compare(e, func(format string, args ...any) { v.find(at(l.seq(), "", 0, Transfers, format, args...)) })
	}
}

// account takes a record about a person, and adds the transfer that must follow from
// it.
func (v *verifier) account(l *line, e *entered) {
	var a people.Account
	if err := l.rec.Read(&a); err != nil || a.Person == "" {
		v.find(at(l.seq(), "", 0, Lines, "it says of nobody what happened: %v", err))
		return
	}
	p := v.people[a.Person]
	if p == nil {
		p = &known{made: l.rec.Time}
		v.people[a.Person] = p
		if a.Did != "made" && a.Did != "listed" {
			v.find(at(l.seq(), "", 0, People, "%s is %s, and was never made", a.Person, a.Did))
		}
	} else if a.Did == "made" {
		v.find(at(l.seq(), "", 0, People, "%s is made a second time", a.Person))
	} else if p.gone || p.forgot {
		v.find(at(l.seq(), "", 0, People, "%s is %s after leaving for good", a.Person, a.Did))
	}
	p.seq = l.seq()
	if a.Print != "" {
		p.print, p.once = a.Print, a.Once
	}
	player := ledger.Player(a.Person)
	move := ledger.Transfer{From: ledger.Cage, To: player, Amount: a.Amount, Memo: "cage"}
	switch a.Did {
	case "made":
		p.role = a.Role
		move.Memo = "welcome"
	case "named":
		p.role = a.Role
	case "listed":
		p.role, p.pits, p.listed = a.Role, a.Pits, true
		if p.locked == unlisted {
			p.locked = ""
		}
	case "took":
		move.From, move.To = player, ledger.Cage
	case "refilled":
		move.Memo = "refill"
		if l.rec.Who != a.Person || a.Amount <= 0 {
			v.find(at(l.seq(), "", 0, People, "%s gives %s play money to begin again with: everybody asks for that alone", l.rec.Who, a.Person))
		}
	case "coupons":
		move = ledger.Transfer{From: ledger.CageCoupons, To: ledger.PlayerCoupons(a.Person), Amount: a.Amount, Memo: "match play"}
	case "locked":
		p.locked = a.Why
	case "unlocked":
		p.locked = ""
	case "role":
		p.role, p.pits = a.Role, a.Pits
	case "reset", "password":
		p.once = a.Did == "reset"
	case "gone":
		if p.role != people.Guest {
			v.find(at(l.seq(), "", 0, People, "%s leaves for good, and is no guest", a.Person))
		}
		p.gone = true
		move.From, move.To, move.Memo = player, ledger.Cage, "guest left"
	case "forgotten":
		if p.role != people.Guest && p.role != people.Player || p.locked != "" {
			v.find(at(l.seq(), "", 0, People, "%s is forgotten, and is a %s or locked out", a.Person, p.role))
		}
		p.forgot, p.print, p.once = true, "", false
		move.From, move.To, move.Memo = player, ledger.Cage, "forgotten"
	case "gave":
	default:
		v.find(at(l.seq(), "", 0, People, "nothing is known of what %q does to %s", a.Did, a.Person))
	}
	p.holds(l.rec.Time)
	if a.Amount != 0 {
		e.want = append(e.want, move)
	}
	if a.Coupons != 0 { // of a guest who left, or somebody who is forgotten
		e.want = append(e.want, ledger.Transfer{From: ledger.PlayerCoupons(a.Person), To: ledger.CageCoupons,
			Amount: a.Coupons, Memo: move.Memo})
	}
}

// person checks what is kept of somebody against the records.
func (v *verifier) person(row *personRow) {
	k := v.people[row.id]
	if k == nil {
		v.find(beside("", People, "%q is kept, and no record says that they were ever made", row.id))
		return
	}
	k.kept = true
	v.report.People++
	wrong := func(format string, args ...any) {
		v.find(at(k.seq, "", 0, People, "what is kept of %s: "+format, append([]any{row.id}, args...)...))
	}
	var p people.Person
	err := json.Unmarshal(row.data, &p)
	again, _ := json.Marshal(&p)
	switch {
	case row.odd != "":
		wrong("%s", row.odd)
	case k.gone:
		wrong("they left for good")
	case err != nil:
		wrong("%v", err)
	case string(again) != string(row.data):
		wrong("it is not in the form that anybody writes")
	case p.ID != row.id:
		wrong("it is of %q", p.ID)
	case k.forgot != p.IsForgotten():
		wrong("it says that they are forgotten: %v, and the records say: %v", p.IsForgotten(), k.forgot)
	case k.forgot && !reflect.DeepEqual(p, people.Person{ID: p.ID, Role: p.Role, Made: p.Made, Since: p.Since, Forgotten: p.Forgotten}):
		wrong("they are forgotten, and more is kept than the id")
	case p.Role != k.role:
		wrong("it says that they are a %s, and the records say: a %s", p.Role, k.role)
	case !slices.Equal(p.Pits, k.pits):
		wrong("it says that they work in %q, and the records say %q", p.Pits, k.pits)
	case p.Print() != k.print:
		wrong("the password, or what they sign in with, is not what the records know of")
	case p.Once != k.once:
		wrong("it says that another password must be chosen: %v, and the records say: %v", p.Once, k.once)
	case p.Locked != k.locked:
		wrong("it says of the lock %q, and the records say %q", p.Locked, k.locked)
	case p.Listed != k.listed || !p.Made.Equal(k.made):
		wrong("it says that they were made at %s, and the records say %s", p.Made, k.made)
	}
}
