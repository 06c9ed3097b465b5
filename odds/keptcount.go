package odds

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sync"
)

// keptFile is what a file holds of something that takes long to count.
type keptFile struct {
	Rules string // the checksum of the rules that made it
	Sum   string // the checksum of what follows
	Found json.RawMessage
}

// countedOnce is one thing that was counted in this program, or is being counted.
type countedOnce struct {
	sync.Once
	found any
}

var countedBefore = struct {
	sync.Mutex
	by map[string]*countedOnce
}{by: map[string]*countedOnce{}}

// keptCount returns what was counted under some rules: found before, in this program or kept in a file by another one,
// or found now. The name is that of the file, and rules the checksum of all that the count depends on. A file that
// cannot be read, or is wrong, is made anew; one that cannot be written is done without.
func keptCount[T any](name, rules string, whole func(*T) bool, find func() *T) *T {
	key := name + " " + rules
	countedBefore.Lock()
	once := countedBefore.by[key]
	if once == nil {
		once = &countedOnce{}
		countedBefore.by[key] = once
	}
	countedBefore.Unlock()
	once.Do(func() {
		found := readKept(name, rules, whole)
		if found == nil {
			found = find()
			_ = writeKept(name, rules, found) // it will be counted again
		}
		once.found = found
	})
	return once.found.(*T)
}

// checksum is that of some words.
func checksum(words ...any) string {
	h := sha256.New()
	fmt.Fprintln(h, words...)
	return hex.EncodeToString(h.Sum(nil))
}

// keptPath is where the file of some rules is kept; empty where there is no place for it.
func keptPath(name, rules string) string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "boardwalk", name+"-"+rules[:16]+".json")
}

func readKept[T any](name, rules string, whole func(*T) bool) *T {
	data, err := os.ReadFile(keptPath(name, rules))
	if err != nil {
		return nil
	}
	var file keptFile
	found := new(T)
	if json.Unmarshal(data, &file) != nil || file.Rules != rules || file.Sum != checksum(string(file.Found)) ||
		json.Unmarshal(file.Found, found) != nil || !whole(found) {
		return nil
	}
	return found
}

func writeKept(name, rules string, found any) error {
	text, err := json.Marshal(found)
	if err != nil {
		return err
	}
	data, err := json.Marshal(&keptFile{rules, checksum(string(text)), text})
	if err != nil {
		return err
	}
	path := keptPath(name, rules)
	if path == "" {
		return os.ErrNotExist
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	// Another program may read it while it is written.
	temporary := fmt.Sprint(path, ".", os.Getpid())
	if err := os.WriteFile(temporary, data, 0o644); err != nil {
		return err
	}
	return os.Rename(temporary, path)
}
