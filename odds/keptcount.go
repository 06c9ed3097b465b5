package odds

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"sync"
	"sync/atomic"
)

// What takes long to count is kept: in memory for this program, and in a file of the user's cache for others. All
// counts are kept in the same way, and a file says which rules made it. A file that is unreadable, damaged, of other
// rules or not whole is never believed: what it should hold is counted again, and the file is made anew.
//
// Some files come with the program, so that nobody has to wait for the first count. They are believed no more than others,
// and a test counts them again. Only a count whose checksum covers everything that it depends on may come so.

//go:embed counted
var countedBefore embed.FS

// keptHead is the first line of a file, as JSON. The rest of the file is what was found.
type keptHead struct {
	Rules string // the checksum of the rules that made it
	Sum   string // the checksum of the rest
}

// keeper keeps what was counted.
type keeper struct {
	dir  func() (string, error) // where files are kept
	with fs.FS                  // the files that come with the program, or nil
	anew atomic.Bool            // no file is believed
	mu   sync.Mutex
	by   map[string]*keptEntry
}

// keptEntry is one thing that was counted in this program, or is being counted.
type keptEntry struct {
	done  chan struct{} // closed when it was counted
	found any
}

func newKeeper(dir func() (string, error), with fs.FS) *keeper {
	return &keeper{dir: dir, with: with, by: map[string]*keptEntry{}}
}

// kept is where this program keeps counts.
var kept = newKeeper(os.UserCacheDir, countedBefore)

// CountAnew has this program make every count itself that it has not made yet, whatever was kept by others.
func CountAnew() { kept.anew.Store(true) }

// CountsHeld is how many counts this program has made or read so far.
func CountsHeld() int {
	kept.mu.Lock()
	defer kept.mu.Unlock()
	return len(kept.by)
}

// KeptCounts says how counts of one kind are kept.
type KeptCounts[T any] struct {
	Name  string             // of the files
	Whole func(*T) bool      // whether a count has all deals
	Same  func(a, b *T) bool // whether two counts say the same; nil if they do that to the byte
}

// Get returns what was counted under some rules, by this program or by another one, or counts it now. rules is the
// checksum of all that the count depends on.
func (of KeptCounts[T]) Get(rules string, find func() *T) *T { return of.get(kept, rules, find) }

// get returns what was counted under some rules: found before, in this program or kept in a file by another one, or
// found now. rules is the checksum of all that the count depends on. A file that cannot be written is done without.
func (of KeptCounts[T]) get(k *keeper, rules string, find func() *T) *T {
	e, mine := k.entry(of.Name + " " + rules)
	if !mine {
		<-e.done
		return e.found.(*T)
	}
	defer close(e.done)
	found := of.read(k, rules)
	if found == nil {
		found = find()
		_ = of.write(k, rules, found) // it will be counted again
	}
	e.found = found
	return found
}

// Peek returns what was counted under some rules, or nil if it would have to be counted. It does not wait.
func (of KeptCounts[T]) Peek(rules string) *T { return of.peek(kept, rules) }

// Pending is the name of a count under some rules that would have to be made, or empty.
func (of KeptCounts[T]) Pending(rules string) string {
	if of.Peek(rules) != nil {
		return ""
	}
	return of.Name + " " + rules
}

// peek is Peek of a keeper.
func (of KeptCounts[T]) peek(k *keeper, rules string) *T {
	key := of.Name + " " + rules
	k.mu.Lock()
	e := k.by[key]
	k.mu.Unlock()
	if e != nil {
		select {
		case <-e.done:
			return e.found.(*T)
		default:
			return nil // it is being counted
		}
	}
	found := of.read(k, rules)
	if found == nil {
		return nil
	}
	if e, mine := k.entry(key); mine {
		e.found = found
		close(e.done)
	}
	return found
}

// entry returns the entry of a key. The first who asks makes it, and closes its channel.
func (k *keeper) entry(key string) (e *keptEntry, mine bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	e = k.by[key]
	if e == nil {
		e, mine = &keptEntry{done: make(chan struct{})}, true
		k.by[key] = e
	}
	return e, mine
}

// Checksum is that of some words.
func Checksum(words ...any) string { return sumOf(fmt.Appendln(nil, words...)) }

// sumOf is the checksum of some bytes.
func sumOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// path is where the file of some rules is kept; empty where there is no place for it.
func (of KeptCounts[T]) path(k *keeper, rules string) string {
	dir, err := k.dir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "boardwalk", of.file(rules))
}

// file is the name of the file of some rules.
func (of KeptCounts[T]) file(rules string) string { return of.Name + "-" + rules[:16] + ".count" }

// read returns what the file of some rules says; nil if there is none, or none to be believed.
func (of KeptCounts[T]) read(k *keeper, rules string) *T {
	if k.anew.Load() {
		return nil
	}
	if k.with != nil {
		if data, err := fs.ReadFile(k.with, path.Join("counted", of.file(rules))); err == nil {
			if found := of.believe(data, rules); found != nil {
				return found
			}
		}
	}
	data, err := os.ReadFile(of.path(k, rules))
	if err != nil {
		return nil
	}
	return of.believe(data, rules)
}

// believe returns what a file says, or nil if it is not to be believed.
func (of KeptCounts[T]) believe(data []byte, rules string) *T {
	line, rest, _ := bytes.Cut(data, []byte("\n"))
	var head keptHead
	found := new(T)
	if json.Unmarshal(line, &head) != nil || head.Rules != rules || head.Sum != sumOf(rest) || decode(rest, found) != nil || !of.Whole(found) {
		return nil
	}
	return found
}

// encode writes what was found: as JSON, unless it has a form of its own.
func encode[T any](found *T) ([]byte, error) {
	if b, ok := any(found).(encoding.BinaryMarshaler); ok {
		return b.MarshalBinary()
	}
	return json.Marshal(found)
}

// decode reads what encode wrote.
func decode[T any](data []byte, found *T) error {
	if b, ok := any(found).(encoding.BinaryUnmarshaler); ok {
		return b.UnmarshalBinary(data)
	}
	return json.Unmarshal(data, found)
}

// data is the file of what was found.
func (of KeptCounts[T]) data(rules string, found *T) ([]byte, error) {
	rest, err := encode(found)
	if err != nil {
		return nil, err
	}
	line, err := json.Marshal(&keptHead{rules, sumOf(rest)})
	return append(append(line, '\n'), rest...), err
}

func (of KeptCounts[T]) write(k *keeper, rules string, found *T) error {
	data, err := of.data(rules, found)
	if err != nil {
		return err
	}
	to := of.path(k, rules)
	if to == "" {
		return os.ErrNotExist
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	// Another program may read it while it is written.
	temporary := fmt.Sprint(to, ".", os.Getpid())
	if err := os.WriteFile(temporary, data, 0o644); err != nil {
		return err
	}
	if err := os.Rename(temporary, to); err != nil {
		_ = os.Remove(temporary)
		return err
	}
	return nil
}
