package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"time"
	"unicode/utf8"

	"boardwalk/internal/jsontext"
)

// Record is one line of the casino's record. Everything that ever happened
// follows from the records alone.
type Record struct {
	Seq   uint64          `json:"seq"`             // over the whole casino, from 0 without gaps: the index in the Merkle log
	Table string          `json:"table,omitempty"` // empty for what concerns the whole house
	At    uint64          `json:"at"`              // place in the table's own sequence, from 0 at its setup
	Time  time.Time       `json:"time"`
	Who   string          `json:"who,omitempty"` // the person who did it; "dealer" or "clock" otherwise
	Kind  string          `json:"kind"`
	Key   string          `json:"key,omitempty"`   // idempotency key of the act
	Print string          `json:"print,omitempty"` // of what was asked with that key
	Data  json.RawMessage `json:"data"`
}

// The kinds of records.
const (
	KindTable   = "table"   // a table is set up, which begins its sequence anew: [Setup]
	KindEntry   = "entry"   // something came to the table: [MarshalEntry]
	KindSeries  = "series"  // the seeds of many rounds to come are committed to: [Series]
	KindCommit  = "commit"  // the hash of the seed of the coming round: [Commit]
	KindReveal  = "reveal"  // seeds of rounds that are over: [Reveal]
	KindCut     = "cut"     // the hash of what a player gives to be mixed in: [Cut]
	KindOpen    = "open"    // what that is: [Opening]
	KindBeacon  = "beacon"  // an outside beacon's value: [BeaconSpoke]
	KindVoid    = "void"    // nothing is dealt under a seed: [Void]
	KindSit     = "sit"     // a person takes a seat: [Seating]
	KindStand   = "stand"   // a person leaves a seat: [Seating]
	KindAccount = "account" // a person was made, given play money, locked, or has another role
	KindNotice  = "notice"  // notice was given of a change at a table: [Notice]
	KindMeter   = "meter"   // a progressive meter began: [MeterStart]
	KindServer  = "server"  // a program opened the house, or it went on from a copy: [Server]
	KindHeads   = "heads"   // the heads of all logs were signed: [HeadsSigned]

	KindCorrection = "correction" // a payment of a round that is over is corrected: [Correction]

	KindNoMoreBets = "no-more-bets" // the wagers stand, and the cuts may be opened: [NoMoreBets]
	KindUnopened   = "unopened"     // cuts that nobody opened: [Unopened]
)

// Line returns the record in its canonical form: the fields in their order, no
// blank, the time in UTC, and the data as given less its blanks.
func (r *Record) Line() ([]byte, error) {
	rest, err := r.Rest()
	if err != nil {
		return nil, err
	}
	return Number(rest, r.Seq, r.At), nil
}

// Rest is all of a line but the two numbers that only the moment of writing
// can tell. It lets many callers prepare their lines at once for [Number].
func (r *Record) Rest() ([]byte, error) {
	line := make([]byte, 0, 128+len(r.Table)+len(r.Who)+len(r.Key)+len(r.Print)+len(r.Data))
	line, err := r.front(line)
	if err != nil {
		return nil, err
	}
	b := bytes.NewBuffer(line)
	if err := json.Compact(b, r.Data); err != nil {
		return nil, fmt.Errorf("the data of a record of kind %s: %w", r.Kind, err)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// front adds what [Record.Rest] returns to a text, up to the data.
func (r *Record) front(line []byte) ([]byte, error) {
	if r.Kind == "" {
		return nil, errors.New("a record without a kind")
	}
	for _, s := range [...]string{r.Table, r.Who, r.Kind, r.Key, r.Print} {
		if !utf8.ValidString(s) {
			return nil, fmt.Errorf("%q is no text", s)
		}
	}
	if y := r.Time.Year(); y < 1 || y > 9999 {
		return nil, fmt.Errorf("a record of the year %d", y)
	}
	if r.Table != "" {
		line = jsontext.Quote(append(line, `,"table":`...), r.Table)
	}
	line = append(line, 0) // where the place in the table's sequence goes: no JSON has this byte
	line = append(line, `,"time":"`...)
	line = append(r.Time.UTC().AppendFormat(line, time.RFC3339Nano), '"')
	if r.Who != "" {
		line = jsontext.Quote(append(line, `,"who":`...), r.Who)
	}
	line = jsontext.Quote(append(line, `,"kind":`...), r.Kind)
	if r.Key != "" {
		line = jsontext.Quote(append(line, `,"key":`...), r.Key)
	}
	if r.Print != "" {
		line = jsontext.Quote(append(line, `,"print":`...), r.Print)
	}
	return append(line, `,"data":`...), nil
}

// Number completes a line with its numbers.
func Number(rest []byte, seq, at uint64) []byte {
	return numbered(make([]byte, 0, len(rest)+54), rest, seq, at)
}

// numbered adds a line with its numbers to a text.
func numbered(line, rest []byte, seq, at uint64) []byte {
	before, after, _ := bytes.Cut(rest, []byte{0})
	line = append(line, `{"seq":`...)
	line = strconv.AppendUint(line, seq, 10)
	line = append(line, before...)
	line = append(line, `,"at":`...)
	line = strconv.AppendUint(line, at, 10)
	return append(line, after...)
}

// Parse reads a line. It must be in the canonical form, since another form of
// the same record would have another hash.
func Parse(line []byte) (Record, error) {
	if r, ok := scan(line); ok && r.begins(line) && isCompact(r.Data) {
		r.Data = bytes.Clone(r.Data)
		return r, nil
	}
	return parseAny(line)
}

// parseAny is [Parse] with a reader of any JSON.
func parseAny(line []byte) (r Record, err error) {
	if err := strict(line, &r); err != nil {
		return Record{}, fmt.Errorf("no record: %w", err)
	}
	again, err := r.Line()
	if err != nil {
		return Record{}, err
	}
	if !bytes.Equal(line, again) {
		return Record{}, errors.New("a record that is not in the canonical form")
	}
	return r, nil
}

// strict reads one JSON value that has no unknown field and nothing after it.
func strict(text []byte, v any) error {
	d, _ := decoders.Get().(*decoder)
	if d == nil {
		d = newDecoder()
	}
	d.from.Reset(text)
	before := d.InputOffset()
	if err := d.Decode(v); err != nil { // such a decoder reads nothing more
		return err
	}
	if d.More() || d.InputOffset() != before+int64(len(text)) {
		return errors.New("something follows the end")
	}
	if text[len(text)-1] == '}' { // it knew where the value ends, and did not read on to find out
		decoders.Put(d)
	}
	return nil
}

// decoders are decoders that have read all that they were given. An audit reads millions of values, and to make a
// decoder with its buffer for each takes longer than to read it.
var decoders sync.Pool

type decoder struct {
	*json.Decoder
	from *bytes.Reader
}

func newDecoder() *decoder {
	from := bytes.NewReader(nil)
	d := &decoder{json.NewDecoder(from), from}
	d.DisallowUnknownFields()
	return d
}
