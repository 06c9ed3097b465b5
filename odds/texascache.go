package odds

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"boardwalk/money"
	"boardwalk/odds/housepoker"
)

// texasFound is what was counted of texas hold 'em bonus, for an ante of one cent:
// best play and each rule.
type texasFound struct {
	Best *housepoker.TexasCount
	By   []housepoker.Ends
}

// texasFile is what a file holds of it.
type texasFile struct {
	Rules string       // the checksum of the rules that made it
	Sum   string       // the checksum of what follows
	Ends  [][]texasEnd // of best play, and of each rule
	Holes []housepoker.TexasValue
}

type texasEnd struct {
	Net, Wagered money.Cents
	Ways         uint64
}

// texasStore keeps what was counted, in memory and in files.
type texasStore struct {
	sync.Mutex
	known map[string]*texasFound
	dir   func() (string, error) // where files are kept
	count func(*housepoker.Texas, housepoker.Progress) *texasFound
}

var texasKept = &texasStore{known: map[string]*texasFound{}, dir: os.UserCacheDir, count: countTexas}

func countTexas(t *housepoker.Texas, tell housepoker.Progress) *texasFound {
	found := &texasFound{}
	found.Best, found.By = t.Count(tell, rulesOf(housepoker.TexasRules)...)
	return found
}

// counted returns what is counted under some rules: what was found before, in this
// program or kept in a file by another one, or what is found now. A file that cannot be read,
// or is wrong, is made anew; one that cannot be written is done without.
func (s *texasStore) counted(t *housepoker.Texas, tell housepoker.Progress) *texasFound {
	rules := texasChecksum(t)
	s.Lock()
	defer s.Unlock()
	found := s.known[rules]
	if found == nil {
		found = s.read(rules)
	}
	if found == nil {
		found = s.count(&housepoker.Texas{Ante: 1, AntePays: t.AntePays}, tell)
		_ = s.write(rules, found) // it will be counted again
	}
	s.known[rules] = found
	scaled := &texasFound{Best: &housepoker.TexasCount{Ends: scale(found.Best.Ends, t.Ante), Values: found.Best.Values}}
	for _, e := range found.By {
		scaled.By = append(scaled.By, scale(e, t.Ante))
	}
	return scaled
}

// scale makes ends of another ante of those with one cent.
func scale(e housepoker.Ends, ante money.Cents) housepoker.Ends {
	scaled := housepoker.Ends{}
	for k, ways := range e {
		scaled[housepoker.End{Net: k.Net * ante, Wagered: k.Wagered * ante}] += ways
	}
	return scaled
}

// texasChecksum is that of everything that the count depends on: the rules of the game,
// the order of hands, the strategies, and how it is counted.
func texasChecksum(t *housepoker.Texas) string {
	h := sha256.New()
	fmt.Fprintln(h, "counted as of 1", t.AntePays, housepoker.FiveRanks())
	for _, r := range housepoker.TexasRules {
		fmt.Fprintln(h, r.Name, r.Text)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// path is where the file of some rules is kept; empty where there is no place for it.
func (s *texasStore) path(rules string) string {
	dir, err := s.dir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "boardwalk", "texas-holdem-bonus-"+rules[:16]+".json")
}

// read returns what the file of some rules says; nil if there is none, or if it is
// damaged, cut off or of other rules.
func (s *texasStore) read(rules string) *texasFound {
	data, err := os.ReadFile(s.path(rules))
	if err != nil {
		return nil
	}
	var file texasFile
	if json.Unmarshal(data, &file) != nil || file.Rules != rules || file.Sum != file.sum() || !file.whole() {
		return nil
	}
	list := make([]housepoker.Ends, len(file.Ends))
	for i, ends := range file.Ends {
		list[i] = housepoker.Ends{}
		for _, e := range ends {
			list[i][housepoker.End{Net: e.Net, Wagered: e.Wagered}] = e.Ways
		}
	}
	return &texasFound{&housepoker.TexasCount{Ends: list[0], Values: file.Holes}, list[1:]}
}

// whole reports whether best play and each rule are there, each over all deals, and
// every class of hole cards.
func (f *texasFile) whole() bool {
	for _, ends := range f.Ends {
		ways := uint64(0)
		for _, e := range ends {
			ways += e.Ways
		}
		if ways != housepoker.TexasDeals {
			return false
		}
	}
	return len(f.Ends) == 1+len(housepoker.TexasRules) && len(f.Holes) == housepoker.HoleClasses
}

func (s *texasStore) write(rules string, found *texasFound) error {
	file := texasFile{Rules: rules, Holes: found.Best.Values}
	for _, ends := range append([]housepoker.Ends{found.Best.Ends}, found.By...) {
		var list []texasEnd
		for k, ways := range ends {
			list = append(list, texasEnd{k.Net, k.Wagered, ways})
		}
		file.Ends = append(file.Ends, list)
	}
	file.Sum = file.sum()
	data, err := json.Marshal(&file)
	if err != nil {
		return err
	}
	path := s.path(rules)
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

// sum is the checksum of what was counted.
func (f *texasFile) sum() string {
	data, _ := json.Marshal(struct {
		Ends  [][]texasEnd
		Holes []housepoker.TexasValue
	}{f.Ends, f.Holes})
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
