package drand

import (
	"encoding/hex"
	"fmt"

	"boardwalk/beacon"
)

// info is what a server says of a chain.
type info struct {
	PublicKey string   `json:"public_key"`
	Period    int      `json:"period"`
	Genesis   int64    `json:"genesis_time"`
	Hash      string   `json:"hash"`
	GroupHash string   `json:"groupHash"`
	Scheme    string   `json:"schemeID"`
	Metadata  metadata `json:"metadata"`
}

type metadata struct {
	ID string `json:"beaconID"`
}

// chain returns the chain that an info describes.
func (i *info) chain() beacon.Chain {
	return beacon.Chain{PublicKey: i.PublicKey, Genesis: i.Genesis, Period: i.Period, Scheme: i.Scheme, Hash: i.Hash}
}

// value is what a server says of a round.
type value struct {
	Round      uint64 `json:"round"`
	Randomness string `json:"randomness"`
	Signature  string `json:"signature"`
}

// verified returns the signature of a value if it is the chain's value of a round.
func (v *value) verified(key *beacon.Key, round uint64) ([]byte, error) {
	if v.Round != round {
		return nil, fmt.Errorf("it was asked for round %d and answered with round %d", round, v.Round)
	}
	signature, err := hex.DecodeString(v.Signature)
	if err != nil {
		return nil, fmt.Errorf("its signature of round %d is not in hexadecimal digits", round)
	}
	return signature, key.Verify(round, signature)
}
