package proof

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"boardwalk/sim"
	"boardwalk/sim/chunks"
)

// blockChunks is how many chunks are played before what they came to is written to disk.
const blockChunks = 16

// BlockRounds is how many rounds that are. Simulations have whole blocks, so the first of a longer one are those of a shorter.
const BlockRounds = blockChunks * chunks.Length

// blocksFor is how many whole blocks so many rounds are rounded up to.
func blocksFor(rounds int64) int64 { return (rounds + BlockRounds - 1) / BlockRounds }

// WholeBlocks is how many rounds a simulation really has of which so many are asked for.
func WholeBlocks(rounds int64) int64 { return blocksFor(rounds) * BlockRounds }

// Runner makes certificates. What it has simulated lies in a directory, block by block: a run that was ended goes on where it
// was, and machines that share nothing each play their slice of the blocks. Whoever copies the files of all slices into one
// directory and runs once more has the whole.
type Runner struct {
	Progress  string                             // the directory of blocks
	Rounds    func(set string) int64             // how many rounds each simulation has; less than one is none
	Most      time.Duration                      // of simulation for each certificate, from its beginning; zero is without end
	Seed      uint64                             // of all simulations
	Slice, Of int64                              // which blocks are played here: those whose number leaves Slice-1 when divided by Of
	Cores     int                                // zero for all
	NoSecond  bool                               // takes no second method
	Tell      func(what string, done, all int64) // is told how far a simulation is; nil is nobody
}

// Make makes the certificate of a game under a set of options. Simulations that are not done yet are in it with as many
// rounds as were played from the beginning without a gap.
func (q *Runner) Make(ctx context.Context, id, set string) (*Certificate, error) {
	c, err := Of(id, set)
	if err != nil {
		return nil, err
	}
	if !q.NoSecond {
		if err := c.TrySecond(); err != nil {
			return nil, err
		}
	}
	rounds := q.Rounds(set)
	if rounds < 1 {
		c.Unplayed = append(c.Unplayed, "nothing was simulated yet")
		return c, nil
	}
	m, err := open(id, set)
	if err != nil {
		return nil, err
	}
	list, none, err := m.runs(ctx, q.Seed)
	if err != nil {
		return nil, err
	}
	c.Unplayed = none
	end := time.Now().Add(q.Most)
	for _, r := range list {
		sums, blocks, err := q.play(ctx, r, blocksFor(rounds), end)
		if err != nil {
			return nil, err
		}
		if blocks > 0 {
			c.Simulated = append(c.Simulated, r.simulated(blocks*BlockRounds, sums))
		} else {
			c.Unplayed = append(c.Unplayed, strings.TrimSpace(r.config.Wager+" "+r.config.Strategy.Name)+": not run yet")
		}
	}
	return c, ctx.Err()
}

// played block.
type blockLine struct {
	Key   string `json:"key,omitempty"` // in the first line of a file
	Block int64  `json:"block"`
	Sums  Sums   `json:"sums"`
}

// play plays the blocks of a run that nobody has played, and adds up those from the beginning without a gap.
func (q *Runner) play(ctx context.Context, r *run, all int64, end time.Time) (*sim.Sums, int64, error) {
	known, err := q.known(r)
	if err != nil {
		return nil, 0, err
	}
	file, err := q.open(r)
	if err != nil {
		return nil, 0, err
	}
	defer file.Close()
	var todo []int64
	for n := range all {
		if _, ok := known[n]; !ok && n%max(q.Of, 1) == max(q.Slice, 1)-1 {
			todo = append(todo, n)
		}
	}
	cores := q.Cores
	if cores == 0 {
		cores = runtime.GOMAXPROCS(0)
	}
	var mutex sync.Mutex
	var wait sync.WaitGroup
	failed := error(nil)
	next := 0
	take := func() (int64, bool) {
		mutex.Lock()
		defer mutex.Unlock()
		if next == len(todo) || ctx.Err() != nil || failed != nil || q.Most > 0 && time.Now().After(end) {
			return 0, false
		}
		next++
		return todo[next-1], true
	}
	keep := func(n int64, sums *sim.Sums, err error) {
		mutex.Lock()
		defer mutex.Unlock()
		if err == nil {
			known[n] = sums
			err = json.NewEncoder(file).Encode(blockLine{Block: n, Sums: noted(sums)})
		}
		failed = errors.Join(failed, err)
		if q.Tell != nil {
			q.Tell(strings.Join([]string{r.rules.ID, r.set, r.config.Wager, r.config.Strategy.Name}, " "),
				int64(len(known))*BlockRounds, all*BlockRounds)
		}
	}
	for range min(cores, len(todo)) {
		c := r.config
		hand, err := sim.NewHand(c)
		if err != nil {
			return nil, 0, err
		}
		wait.Go(func() {
			for n, ok := take(); ok; n, ok = take() {
				sums, err := block(hand, n*blockChunks, blockChunks)
				keep(n, sums, err)
			}
		})
	}
	wait.Wait()
	sums, n := &sim.Sums{}, int64(0)
	for ; n < all && known[n] != nil; n++ {
		sums.Add(known[n])
	}
	return sums, n, failed
}

// fileOf is where the blocks of a run lie that one slice has played.
func (q *Runner) fileOf(r *run, slice string) string {
	name := strings.TrimSuffix(fileName(r.rules.ID, r.set), ".json")
	return filepath.Join(q.Progress, fmt.Sprintf("%s,,%s,%s,%d.%s.jsonl", name, r.config.Wager, r.config.Strategy.Name, r.config.Seed, slice))
}

// known reads the blocks that any slice has played of this very run.
func (q *Runner) known(r *run) (map[int64]*sim.Sums, error) {
	known := map[int64]*sim.Sums{}
	names, err := filepath.Glob(q.fileOf(r, "*"))
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		mine := false
		for line := range bytes.Lines(text) {
			var l blockLine
			if json.Unmarshal(line, &l) != nil {
				continue // a line that was not whole when the run was ended
			}
			if l.Key != "" {
				mine = l.Key == r.key() // of other rules, or of another strategy
			} else if mine && l.Sums.Bets > 0 {
				known[l.Block] = l.Sums.sums()
			}
		}
	}
	return known, nil
}

// open opens the file of this slice for more blocks. Each time that is a new line with the key.
func (q *Runner) open(r *run) (*os.File, error) {
	if err := os.MkdirAll(q.Progress, 0o755); err != nil {
		return nil, err
	}
	file, err := os.OpenFile(q.fileOf(r, fmt.Sprintf("%d-of-%d", max(q.Slice, 1), max(q.Of, 1))), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, err
	}
	key, err := json.Marshal(blockLine{Key: r.key()})
	if err == nil {
		_, err = fmt.Fprintf(file, "\n%s\n", key) // after a line that may not be whole
	}
	return file, err
}

// Write writes a certificate into a directory, unless the same bytes are there.
func (c *Certificate) Write(dir string) (changed bool, err error) {
	text, err := c.text()
	if err != nil {
		return false, err
	}
	name := filepath.Join(dir, fileName(c.Game, c.Set))
	old, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	if bytes.Equal(old, text) {
		return false, nil
	}
	return true, os.WriteFile(name, text, 0o644)
}

// text is a certificate as its file has it.
func (c *Certificate) text() ([]byte, error) {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", " ")
	err := encoder.Encode(c)
	return b.Bytes(), err
}
