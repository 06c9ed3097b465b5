package wire

import "time"

// Series is a commitment to the seeds of 256 rounds.
type Series struct {
	Series uint64 `json:"series" doc:"Its number at the table, from 1"`
	First  uint64 `json:"first" doc:"Its first round"`
	Root   string `json:"root" doc:"The root of the Merkle tree over the hashes of its seeds"`
}

// CutStatus is a cut that somebody gave for the coming round.
type CutStatus struct {
	Seat   int    `json:"seat"`
	Person string `json:"person"`
	Hash   string `json:"hash"`
	Opened bool   `json:"opened,omitempty"`
}

// BeaconStatus is the outside value that a round waits for.
type BeaconStatus struct {
	Round uint64    `json:"round" doc:"The beacon's own"`
	Due   time.Time `json:"due"`
}

// UnopenedCount is how many cuts somebody has left unopened.
type UnopenedCount struct {
	Seat   int    `json:"seat"`
	Person string `json:"person"`
	Name   string `json:"name,omitempty" doc:"If the person still sits there"`
	Count  int    `json:"count"`
}

// SeedProof is all that anybody needs to check the outcomes of a round, as far as it
// may be known.
type SeedProof struct {
	Round  uint64       `json:"round"`
	Series Series       `json:"series" doc:"The commitment to the seed, made long before the round"`
	Hash   string       `json:"hash" doc:"Of the seed: the leaf of the series"`
	Path   string       `json:"path" doc:"From there to the root of the series, eight hashes in base64"`
	Chain  string       `json:"chain" doc:"What the round is chained to: a hash of all rounds before"`
	Seed   string       `json:"seed,omitempty"`
	Due    string       `json:"due,omitempty" enum:"round,shoe,never" doc:"Why there is no seed: the round is not over; the cards are in use, and a card that nobody was shown would follow from it; or hands would that nobody is ever shown"`
	Cuts   []CutProof   `json:"cuts" doc:"By seat"`
	Beacon *BeaconProof `json:"beacon,omitempty"`
	Void   string       `json:"void,omitempty" enum:"unopened,beacon,refused,restored" doc:"Why nothing was dealt"`
	Free   bool         `json:"free,omitempty" doc:"An act drew, and no round of play: nothing is mixed in"`
}

// CutProof is a cut with what it was opened with.
type CutProof struct {
	Seat   int    `json:"seat"`
	Person string `json:"person"`
	Name   string `json:"name,omitempty"`
	Hash   string `json:"hash"`
	Secret string `json:"secret,omitempty" doc:"None if it was not opened"`
}

// BeaconProof is the outside value that was mixed into a round.
type BeaconProof struct {
	Scheme  string `json:"scheme"`
	Key     string `json:"key"`
	Genesis int64  `json:"genesis" doc:"When the beacon's round 1 was due, in seconds since 1970"`
	Period  int64  `json:"period" doc:"Seconds from round to round"`
	Round   uint64 `json:"round" doc:"The beacon's own, the first that was due after the cuts could be opened"`
	Value   string `json:"value,omitempty" doc:"Its signature, in hexadecimal digits"`
}
