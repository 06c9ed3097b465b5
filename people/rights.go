package people

import (
	"strings"
	"sync"

	"boardwalk/casino"
)

// The roles beside those of the casino's staff.
const (
	Nobody casino.Role = ""       // has not said who it is
	Guest  casino.Role = "guest"  // is known by a cookie alone
	Player casino.Role = "player" // has an account
)

// Roles are all there are, in the order of the columns below.
var Roles = []casino.Role{Nobody, Guest, Player, casino.Floorperson, casino.PitBoss, casino.Surveillance, casino.Cage,
	casino.Inspector, casino.DealerSchool,
	casino.KenoWriter, casino.KenoSupervisor}

// Operation is something that one can ask of the house.
type Operation string

// rights says who may do what: an x in the column of the role. Nobody but
// those who play has a column with an x at a seat: who can see other people's
// cards, or decides about them, does not play.
//
// What the table cannot say: who has no x at papers gets by table-paper only
// what hangs on the wall or is handed out; staff act in their own pits only, the dealer
// school only at its own private tables, and a private table is for those who
// were invited to it.
var rights = sync.OnceValue(func() map[Operation]uint16 { return parseRights(rightsTable) })

const rightsTable = `
                  nobody guest player floor boss eye cage inspector school writer keno
session                x     x      x     x    x   x    x         x      x      x    x
be-guest               x     .      .     .    .   .    .         .      .      .    .
sign-up                x     x      .     .    .   .    .         .      .      .    .
sign-in                x     x      x     x    x   x    x         x      x      x    x
sign-out               .     x      x     x    x   x    x         x      x      x    x
me                     .     x      x     x    x   x    x         x      x      x    x
become-player          .     x      .     .    .   .    .         .      .      .    .
refill                 .     x      x     .    .   .    .         .      x      .    .
change-password        .     .      x     x    x   x    x         x      x      x    x
set-profile            .     x      x     .    .   .    .         .      x      .    .
forget-me              .     x      x     .    .   .    .         .      .      .    .
my-data                .     x      x     x    x   x    x         x      x      x    x
my-rounds              .     x      x     x    x   x    x         x      x      x    x
my-totals              .     x      x     x    x   x    x         x      x      x    x
my-results             .     x      x     x    x   x    x         x      x      x    x
achievements           .     x      x     .    .   .    .         .      x      .    .
settings               .     x      x     x    x   x    x         x      x      x    x
change-settings        .     x      x     x    x   x    x         x      x      x    x

lobby                  x     x      x     x    x   x    x         x      x      x    x
games                  x     x      x     x    x   x    x         x      x      x    x
game                   x     x      x     x    x   x    x         x      x      x    x
why                    x     x      x     x    x   x    x         x      x      x    x
table                  x     x      x     x    x   x    x         x      x      x    x
events                 x     x      x     x    x   x    x         x      x      x    x
round                  x     x      x     x    x   x    x         x      x      x    x
drawn                  x     x      x     x    x   x    x         x      x      x    x
hand-history           x     x      x     x    x   x    x         x      x      x    x

chat                   x     x      x     x    x   x    x         x      x      x    x
slip                   .     x      x     .    .   .    .         .      x      .    .
say                    .     x      x     .    .   .    .         .      x      .    .

design                 x     x      x     x    x   x    x         x      x      x    x
design-odds            x     x      x     x    x   x    x         x      x      x    x
design-sheet           x     x      x     x    x   x    x         x      x      x    x
library                x     x      x     x    x   x    x         x      x      x    x
my-designs             .     x      x     x    x   x    x         x      x      x    x
keep-design            .     x      x     x    x   x    x         x      x      x    x
drop-design            .     x      x     x    x   x    x         x      x      x    x
table-game             x     x      x     x    x   x    x         x      x      x    x

odds                   x     x      x     x    x   x    x         x      x      x    x
strategy               x     x      x     x    x   x    x         x      x      x    x
certificate            x     x      x     x    x   x    x         x      x      x    x
choices                x     x      x     x    x   x    x         x      x      x    x
simulate               x     x      x     x    x   x    x         x      x      x    x
table-odds             x     x      x     x    x   x    x         x      x      x    x
coach                  .     x      x     .    .   .    .         .      x      .    .
equity                 .     x      x     .    .   .    .         .      x      .    .
decisions              .     x      x     .    .   .    .         .      x      .    .

sit                    .     x      x     .    .   .    .         .      x      .    .
add-chips              .     x      x     .    .   .    .         .      x      .    .
withdraw-chips         .     x      x     .    .   .    .         .      x      .    .
bring-coupons          .     x      x     .    .   .    .         .      x      .    .
act                    .     x      x     .    .   .    .         .      x      .    .
acts                   .     x      x     .    .   .    .         .      x      .    .
ask-over               .     x      x     .    .   .    .         .      x      .    .
withdraw-over          .     x      x     .    .   .    .         .      x      .    .
ready                  .     x      x     .    .   .    .         .      x      .    .
answer                 .     x      x     .    .   .    .         .      x      .    .
cut                    .     x      x     .    .   .    .         .      x      .    .
open-cut               .     x      x     .    .   .    .         .      x      .    .
leave                  .     x      x     x    x   x    x         x      x      x    x
make-table             .     x      x     .    .   .    .         .      x      .    .
join                   .     x      x     .    .   .    .         .      x      .    .
invite                 .     x      x     .    x   .    .         .      x      .    .
start-tournament       .     x      x     .    .   .    .         .      x      .    .

desk                   .     .      .     x    x   x    .         x      .      .    .
table-notices          .     .      .     x    x   x    .         x      .      .    .
report                 .     .      .     x    x   .    .         .      x      .    .
accept-over            .     .      .     x    x   .    .         .      .      .    .
deny-over              .     .      .     x    x   .    .         .      .      .    .
eject                  .     .      .     x    x   .    .         .      .      .    .
correct-payment        .     .      .     x    x   .    .         .      .      .    .
confirm-correction     .     .      .     .    x   .    .         .      .      .    .
decline-correction     .     .      .     x    x   .    .         .      .      .    .
corrections            .     .      .     x    x   x    .         x      .      .    .
open-table             .     .      .     .    x   .    .         .      .      .    .
close-table            .     .      .     .    x   .    .         .      .      .    .
post-notice            .     .      .     .    x   .    .         .      .      .    .
withdraw-notice        .     .      .     .    x   .    .         .      .      .    .
draft-notice           .     .      .     .    x   .    .         .      .      .    .

people                 .     .      .     .    x   x    x         x      .      .    .
person                 .     .      .     .    x   x    x         x      .      .    .
make-person            .     .      .     .    x   .    x         .      .      .    .
lock                   .     .      .     .    x   .    .         .      .      .    .
unlock                 .     .      .     .    x   .    .         .      .      .    .
set-role               .     .      .     .    x   .    .         .      .      .    .
reset-password         .     .      .     .    x   .    x         .      .      .    .
give-money             .     .      .     .    .   .    x         .      .      .    .
issue-coupons          .     .      .     .    x   .    x         .      .      .    .
forget-person          .     .      .     .    .   .    x         .      .      .    .

keno                   x     x      x     x    x   x    x         x      x      x    x
keno-lounge            x     x      x     x    x   x    x         x      x      x    x
keno-board             x     x      x     x    x   x    x         x      x      x    x
keno-price             x     x      x     x    x   x    x         x      x      x    x
keno-odds              x     x      x     x    x   x    x         x      x      x    x
keno-races             x     x      x     x    x   x    x         x      x      x    x
keno-race              x     x      x     x    x   x    x         x      x      x    x
keno-events            x     x      x     x    x   x    x         x      x      x    x
keno-buy               .     x      x     .    .   .    .         .      x      .    .
keno-tickets           .     x      x     .    .   .    .         .      x      .    .
keno-ticket            .     x      x     .    x   x    .         x      x      x    x
keno-void              .     x      x     .    .   .    .         .      x      .    .
keno-refund            .     x      x     .    .   .    .         .      x      .    .
keno-replay            .     x      x     .    .   .    .         .      x      .    .
keno-redeem            .     x      x     .    .   .    .         .      x      .    .
keno-cut               .     x      x     .    .   .    .         .      x      .    .
keno-open-cut          .     x      x     .    .   .    .         .      x      .    .
keno-private           .     x      x     .    .   .    .         .      x      .    .
keno-desk              .     .      .     .    x   x    .         x      .      x    x
keno-sell              .     .      .     .    .   .    .         .      .      x    x
keno-sell-again        .     .      .     .    .   .    .         .      .      x    x
keno-staff-void        .     .      .     .    .   .    .         .      .      x    x
keno-staff-refund      .     .      .     .    .   .    .         .      .      x    x
keno-pay               .     .      .     .    .   .    .         .      .      x    x
keno-pay-manually      .     .      .     .    .   .    .         .      .      x    x
keno-open-drawer       .     .      .     .    .   .    .         .      .      x    x
keno-close-drawer      .     .      .     .    .   .    .         .      .      x    x
keno-announce          .     .      .     .    .   .    .         .      .      x    x
keno-lock-out          .     x      x     .    .   .    .         .      x      x    x
keno-authorize         .     .      .     .    x   .    .         .      .      .    x
keno-override          .     .      .     .    x   .    .         .      .      .    x
keno-down              .     .      .     .    x   .    .         .      .      .    x
keno-up                .     .      .     .    x   .    .         .      .      .    x
keno-key               .     .      .     .    .   .    .         x      .      .    x

eye-table              .     .      .     .    .   x    .         x      .      .    .
eye-rounds             .     .      .     .    .   x    .         x      .      .    .
eye-round              .     .      .     .    .   x    .         x      .      .    .
eye-history            .     .      .     .    .   x    .         x      .      .    .
eye-events             .     .      .     .    .   x    .         x      .      .    .

day-report             .     .      .     .    x   x    x         x      .      .    .
day-report-sheet       .     .      .     .    x   x    x         x      .      .    .
day-report-page        .     .      .     .    x   x    x         x      .      .    .
find-rounds            .     .      .     .    .   x    .         x      .      .    .

table-paper            x     x      x     x    x   x    x         x      x      x    x
table-sign             x     x      x     x    x   x    x         x      x      x    x
papers                 .     .      .     x    x   x    x         x      x      x    x
book                   .     .      .     x    x   x    x         x      x      x    x

key                    x     x      x     x    x   x    x         x      x      x    x
checkpoint             x     x      x     x    x   x    x         x      x      x    x
checkpoints            .     .      .     .    .   x    .         x      .      .    .
prove-record           .     .      .     .    .   .    .         x      .      .    .
prove-growth           .     .      .     .    .   .    .         x      .      .    .
records                .     .      .     .    .   .    .         x      .      .    .
logs                   .     .      .     .    .   .    .         x      .      .    .
heads                  .     .      .     .    .   .    .         x      .      .    .
notices                .     .      .     .    .   .    .         x      .      .    .
`

func parseRights(text string) map[Operation]uint16 {
	table := map[Operation]uint16{}
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		cells := strings.Fields(line)
		if len(cells) == 0 || i == 0 {
			continue
		}
		if len(cells) != len(Roles)+1 {
			panic("people: a row of rights with another number of columns: " + line)
		}
		bits := uint16(0)
		for role, cell := range cells[1:] {
			if cell == "x" {
				bits |= 1 << role
			}
		}
		if _, twice := table[Operation(cells[0])]; twice {
			panic("people: two rows of rights: " + line)
		}
		table[Operation(cells[0])] = bits
	}
	return table
}

// May reports whether a role may do something. Nobody may do what the table
// does not have.
func May(role casino.Role, op Operation) bool {
	for i, r := range Roles {
		if r == role {
			return rights()[op]>>i&1 != 0
		}
	}
	return false
}

// Operations are all that the table has.
func Operations() []Operation {
	list := make([]Operation, 0, len(rights()))
	for op := range rights() {
		list = append(list, op)
	}
	return list
}
