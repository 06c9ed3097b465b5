package view

import (
	"slices"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// SeedNews is what an event says of seeds, cuts and the beacon beside its text.
type SeedNews struct {
	Series uint64       // of series and commit: the number of the series
	Path   string       // of commit: from the hash to the root of the series
	Chain  string       // of commit: what the round is chained to
	Until  time.Time    // of no-more-bets: so long cuts may be opened
	Beacon uint64       // of no-more-bets and beacon: the beacon's round
	Seats  []table.Seat // of no-more-bets: who has cut; of unopened: whose cut was not opened
	Why    string       // of void
	Seeds  []string     // of reveal: of the event's round and those after it
}

// SeedStatus is what everybody may know of the seed of the coming round.
type SeedStatus struct {
	Chain     journal.Digest // of the round before
	Series    journal.Series // the one of the round
	Next      journal.Series // and the one after it
	Cuts      []CutStatus    // by seat
	Beacon    uint64         // the beacon's round that is awaited; zero for none
	BeaconDue time.Time
	Unopened  []UnopenedCount // in the last [journal.UnopenedWindow] rounds
	Alert     string          // what staff are to look into; empty for nothing
}

// same reports whether two statuses of seeds of the same round say the same.
func (s *SeedStatus) same(o *SeedStatus) bool {
	return slices.Equal(s.Cuts, o.Cuts) && s.Beacon == o.Beacon && s.Next == o.Next && s.Alert == o.Alert &&
		slices.Equal(s.Unopened, o.Unopened)
}

// CutStatus is a cut that somebody gave.
type CutStatus struct {
	Seat   table.Seat
	Person string
	Hash   string
	Opened bool
}

// UnopenedCount is how many cuts somebody has left unopened at a seat.
type UnopenedCount struct {
	Seat   table.Seat
	Person string
	Name   string // if the person still sits there
	Count  int
}

// SeedProof is all that anybody needs to check the outcomes of a round, as far as
// it may be known.
type SeedProof struct {
	Round    uint64
	Series   journal.Series
	Hash     string // of the seed, a leaf of the series' tree
	Path     string // from there to the root
	Chain    string // of the round before
	Seed     string // empty if it is not revealed, or only to auditors
	Cuts     []CutProof
	Chained  *journal.BeaconChain // of the beacon that the table uses; nil for none
	Beacon   uint64               // the beacon's round that was mixed in; zero for none
	Value    string               // the beacon's signature
	Void     string               // why nothing was dealt; empty if it was
	Free     bool                 // an act drew, and no round of play: cuts do not count
	Withheld law.Cite             // while it is set, the seed would show a card that nobody has seen
	Sealed   law.Cite             // the seed would show hands that nobody ever sees
}

// CutProof is a cut with what it was opened with.
type CutProof struct {
	Seat   table.Seat
	Person string
	Name   string
	Hash   string
	Secret string // empty if it was not opened
}
