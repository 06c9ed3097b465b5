package drand

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"strconv"
	"time"

	"github.com/cloudflare/circl/sign/bls"

	"boardwalk/beacon"
	"boardwalk/chance"
)

// testName is the name under which a test beacon appears in what it says of itself.
const testName = "boardwalk-test"

// TestBeacon is a beacon with a key of its own. It serves the same addresses as a server of drand.
// Whoever has its secret knows every value in advance, so it proves nothing.
type TestBeacon struct {
	chain  beacon.Chain
	secret *bls.PrivateKey[bls.KeyG2SigG1]
	group  [32]byte
	now    func() time.Time
	mux    http.ServeMux
}

// NewTestBeacon returns a test beacon whose first round is due at a time and whose key follows
// from a secret. The period is in seconds.
func NewTestBeacon(secret chance.Seed, genesis time.Time, period int) (*TestBeacon, error) {
	key, err := bls.KeyGen[bls.KeyG2SigG1](secret[:], nil, []byte(testName))
	if err != nil {
		return nil, err
	}
	public, err := key.PublicKey().MarshalBinary()
	if err != nil {
		return nil, err
	}
	b := &TestBeacon{secret: key, group: sha256.Sum256(public), now: time.Now}
	b.chain = beacon.Chain{PublicKey: hex.EncodeToString(public), Genesis: genesis.Unix(), Period: period, Scheme: beacon.Scheme}
	b.chain.Hash = b.hash(public)
	if err := b.chain.Check(); err != nil {
		return nil, err
	}
	base := "GET /" + b.chain.Hash
	b.mux.HandleFunc("GET /chains", func(w http.ResponseWriter, _ *http.Request) { answer(w, []string{b.chain.Hash}) })
	b.mux.HandleFunc(base+"/info", b.info)
	b.mux.HandleFunc(base+"/public/{round}", b.public)
	return b, nil
}

// hash returns the hash of the chain as drand computes it.
func (b *TestBeacon) hash(public []byte) string {
	var text []byte
	text = binary.BigEndian.AppendUint32(text, uint32(b.chain.Period))
	text = binary.BigEndian.AppendUint64(text, uint64(b.chain.Genesis))
	text = append(text, public...)
	text = append(text, b.group[:]...)
	text = append(text, testName...)
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

// Chain returns the chain that the beacon serves.
func (b *TestBeacon) Chain() beacon.Chain { return b.chain }

// Value returns the value of a round, due or not.
func (b *TestBeacon) Value(round uint64) []byte { return bls.Sign(b.secret, beacon.Message(round)) }

// ServeHTTP answers like a server of drand.
func (b *TestBeacon) ServeHTTP(w http.ResponseWriter, r *http.Request) { b.mux.ServeHTTP(w, r) }

// info says which chain it is.
func (b *TestBeacon) info(w http.ResponseWriter, _ *http.Request) {
	c := b.chain
	answer(w, info{c.PublicKey, c.Period, c.Genesis, c.Hash, hex.EncodeToString(b.group[:]), c.Scheme, metadata{testName}})
}

// public answers with the value of a round that is due, or of the latest.
func (b *TestBeacon) public(w http.ResponseWriter, r *http.Request) {
	latest, asked := b.chain.At(b.now()), r.PathValue("round")
	round, err := strconv.ParseUint(asked, 10, 64)
	if asked == "latest" {
		round, err = latest, nil
	}
	switch {
	case err != nil || round == 0:
		http.Error(w, "there is no such round", http.StatusNotFound)
	case round > latest:
		http.Error(w, "that round is not due yet", http.StatusTooEarly)
	default:
		v := b.Value(round)
		random := beacon.Randomness(v)
		answer(w, value{round, hex.EncodeToString(random[:]), hex.EncodeToString(v)})
	}
}

// answer writes a value as JSON.
func answer(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(v) // the client has gone
}
