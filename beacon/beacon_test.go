package beacon_test

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"
	"time"

	"boardwalk/beacon"
)

// Values that the League of Entropy published.
const (
	value1000 = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"
	value1001 = "b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41"
)

func unhex(t testing.TB, s string) []byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func ExampleChain_Verify() {
	c := beacon.Quicknet
	value, _ := hex.DecodeString(value1000)
	fmt.Println(c.Verify(1000, value))
	fmt.Println(c.Verify(1001, value))
	fmt.Println(c.Due(1000).Format(time.DateTime))
	fmt.Printf("%x\n", beacon.Randomness(value))
	// Output:
	// <nil>
	// the beacon's value of round 1001 is not signed by the beacon's key
	// 2023-08-23 15:59:24
	// fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd
}

func TestPublishedValuesVerify(t *testing.T) {
	if err := beacon.Quicknet.Check(); err != nil {
		t.Fatal(err)
	}
	for round, value := range map[uint64]string{1000: value1000, 1001: value1001} {
		if err := beacon.Quicknet.Verify(round, unhex(t, value)); err != nil {
			t.Error(err)
		}
	}
}

func TestAChainForVerifyingNeedsNoHash(t *testing.T) {
	q := beacon.Quicknet
	c, err := beacon.New(q.Scheme, q.PublicKey, q.Genesis, int64(q.Period))
	if err != nil || c.Verify(1000, unhex(t, value1000)) != nil {
		t.Error(err)
	}
	if _, err := beacon.New(q.Scheme, q.PublicKey, q.Genesis, 1<<40); err == nil {
		t.Error("a period of 35,000 years")
	}
}

func TestForgedValuesDoNot(t *testing.T) {
	good := unhex(t, value1000)
	changed := bytes.Clone(good)
	changed[47] ^= 1
	negated := bytes.Clone(good)
	negated[0] ^= 0x20 // the other of the two points with the same x
	infinity := make([]byte, beacon.ValueSize)
	infinity[0] = 0xc0
	outside := make([]byte, beacon.ValueSize) // (0, 2), which is on the curve but not in the group
	outside[0] = 0x80
	for name, c := range map[string]struct {
		round uint64
		value []byte
	}{
		"another round's": {1000, unhex(t, value1001)},
		"another round":   {999, good},
		"no round":        {0, good},
		"far too late":    {beacon.MaxRound + 1, good},
		"a bit changed":   {1000, changed},
		"negated":         {1000, negated},
		"infinity":        {1000, infinity},
		"out of group":    {1000, outside},
		"short":           {1000, good[:47]},
		"long":            {1000, append(bytes.Clone(good), 0)},
		"nothing":         {1000, nil},
	} {
		if beacon.Quicknet.Verify(c.round, c.value) == nil {
			t.Errorf("%s: verified", name)
		}
	}
}

func TestRoundsAndTimes(t *testing.T) {
	c := beacon.Quicknet
	genesis := time.Unix(c.Genesis, 0)
	for _, x := range []struct {
		after time.Duration
		round uint64
	}{
		{-time.Hour, 0}, {-time.Nanosecond, 0}, {0, 1}, {2999 * time.Millisecond, 1}, {3 * time.Second, 2}, {2997 * time.Second, 1000},
	} {
		if got := c.At(genesis.Add(x.after)); got != x.round {
			t.Errorf("%v after genesis: round %d, not %d", x.after, got, x.round)
		}
	}
	for round := uint64(1); round < beacon.MaxRound; round = round*3 + 1 {
		due := c.Due(round)
		if got := c.At(due); got != round {
			t.Errorf("round %d is due when round %d is", round, got)
		}
		if got := c.At(due.Add(-time.Nanosecond)); got != round-1 {
			t.Errorf("just before round %d is due the latest is %d", round, got)
		}
	}
}

func TestAChainThatCannotBeUsedIsFaultedInOneSentence(t *testing.T) {
	for want, change := range map[string]func(*beacon.Chain){
		"scheme":                 func(c *beacon.Chain) { c.Scheme = "pedersen-bls-chained" },
		"genesis":                func(c *beacon.Chain) { c.Genesis = 0 },
		"period":                 func(c *beacon.Chain) { c.Period = 0 },
		"hash":                   func(c *beacon.Chain) { c.Hash = strings.ToUpper(c.Hash) },
		"hexadecimal digits":     func(c *beacon.Chain) { c.PublicKey = c.PublicKey[2:] },
		"no point of the curve":  func(c *beacon.Chain) { c.PublicKey = "93" + c.PublicKey[2:] },
		"is not a key: it is no": func(c *beacon.Chain) { c.PublicKey = "c0" + strings.Repeat("00", 95) },
	} {
		c := beacon.Quicknet
		change(&c)
		if err := c.Check(); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("want a sentence about %q, not %v", want, err)
		}
	}
}

func TestAddressesOfServers(t *testing.T) {
	for _, bad := range []string{"", "api.drand.sh", "ftp://api.drand.sh", "https://", "https://a?b", "https://me:pw@a"} {
		if err := beacon.CheckServer(bad); err == nil {
			t.Errorf("%q is an address", bad)
		}
	}
	for _, good := range beacon.Servers {
		if err := beacon.CheckServer(good); err != nil {
			t.Error(err)
		}
	}
}

func BenchmarkVerify(b *testing.B) {
	value := unhex(b, value1000)
	for b.Loop() {
		if err := beacon.Quicknet.Verify(1000, value); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkKeyVerify(b *testing.B) {
	value := unhex(b, value1000)
	k, err := beacon.Quicknet.Key()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if err := k.Verify(1000, value); err != nil {
			b.Fatal(err)
		}
	}
}
