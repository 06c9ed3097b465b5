package memory

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"testing"
)

// TestMemoryOfTheContainer reads the limits of control groups of both versions.
func TestMemoryOfTheContainer(t *testing.T) {
	for name, test := range map[string]struct {
		files map[string]string
		want  int64 // the limit that is set
	}{
		"no groups":   {nil, usualMemory},
		"no limit":    {map[string]string{"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "max\n"}, usualMemory},
		"a container": {map[string]string{"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "268435456\n"}, 192 << 20},
		"a large one": {map[string]string{"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "17179869184\n"}, usualMemory},
		"a group within": {map[string]string{"proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/memory.max": "134217728",
			"sys/fs/cgroup/a/b/memory.max": "max"}, 96 << 20},
		"version 1": {map[string]string{"proc/self/cgroup": "4:memory:/x\n3:cpu:/y\n",
			"sys/fs/cgroup/memory/memory.limit_in_bytes": "402653184"}, 288 << 20},
		"version 1, no limit": {map[string]string{"proc/self/cgroup": "4:memory:/\n",
			"sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712"}, usualMemory},
	} {
		root := t.TempDir()
		for file, text := range test.files {
			file = filepath.Join(root, file)
			if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		old, percent := debug.SetMemoryLimit(-1), debug.SetGCPercent(100)
		t.Setenv("GOMEMLIMIT", "")
		if got := tune(root); got != test.want {
			t.Errorf("%s: %d, want %d", name, got, test.want)
		}
		debug.SetMemoryLimit(7 << 30) // as the variable would
		t.Setenv("GOMEMLIMIT", "7GiB")
		if got := tune(root); got != 7<<30 {
			t.Errorf("%s: GOMEMLIMIT is not respected: %d", name, got)
		}
		debug.SetMemoryLimit(old)
		debug.SetGCPercent(percent)
	}
}
