package store

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// childDir tells a second process of this test where to write until it is
// killed.
const childDir = "BOARDWALK_STORE_CHILD"

// writeUntilKilled writes batches from several goroutines and says on standard
// output which are acknowledged.
func writeUntilKilled(dir string, first int) {
	s, err := Open(dir, Checkpoints(64, time.Hour))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	number := atomic.Int64{}
	number.Store(int64(first))
	var out sync.Mutex
	for range 8 {
		go func() {
			for {
				n := int(number.Add(1))
				if _, err := s.Append(cutBatch(n, 1+n%4)); err != nil {
					fmt.Fprintln(os.Stderr, err)
					os.Exit(1)
				}
				out.Lock()
				fmt.Println(n)
				out.Unlock()
			}
		}()
	}
	select {}
}

// TestKilled kills a process in the midst of writing, several times over on the
// same data.
func TestKilled(t *testing.T) {
	dir := t.TempDir()
	acked := map[int]bool{}
	for life := range 3 {
		child := exec.Command(os.Args[0])
		child.Env = append(os.Environ(), childDir+"="+dir, childDir+"_FIRST="+strconv.Itoa(life*1_000_000))
		child.Stderr = os.Stderr
		out, err := child.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		for said := 1; lines.Scan(); said++ {
			n, err := strconv.Atoi(lines.Text())
			if err != nil {
				break // the last line may be cut
			}
			acked[n] = true
			if said == 60+life*7 {
				if err := child.Process.Kill(); err != nil {
					t.Fatal(err)
				}
			}
		}
		_ = child.Wait() // it was killed, and says so
		s := open(t, dir)
		if err := wholeBatches(s, acked); err != nil {
			t.Fatalf("life %d, %d acknowledged: %v", life, len(acked), err)
		}
		s.Close()
	}
	if len(acked) < 180 {
		t.Errorf("only %d batches were ever acknowledged", len(acked))
	}
}
