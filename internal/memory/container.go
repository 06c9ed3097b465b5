package memory

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// containerMemory returns how many bytes of memory the container of this process may
// use, from the control groups of Linux. It reports false if there is no limit. root is
// the directory below which /proc and /sys are.
func containerMemory(root string) (int64, bool) {
	text, err := os.ReadFile(filepath.Join(root, "proc/self/cgroup"))
	if err != nil {
		return 0, false
	}
	least, limited := int64(0), false
	for line := range strings.Lines(string(text)) {
		parts := strings.SplitN(strings.TrimSpace(line), ":", 3)
		if len(parts) != 3 {
			continue
		}
		dir, file := "sys/fs/cgroup", "memory.max"
		switch {
		case parts[1] == "memory": // of the first version
			dir, file = "sys/fs/cgroup/memory", "memory.limit_in_bytes"
		case parts[1] != "":
			continue
		}
		// Groups are limited by those above them. Inside a container the path may be
		// that of the host, and then only the top is to be seen.
		for path := parts[2]; ; path = filepath.Dir(path) {
			if n, ok := readLimit(filepath.Join(root, dir, path, file)); ok && (!limited || n < least) {
				least, limited = n, true
			}
			if path == "/" || path == "." {
				break
			}
		}
	}
	return least, limited
}

// readLimit reads a limit in bytes. It reports false if there is none; the first version
// of control groups writes that as a number which no machine has.
func readLimit(file string) (int64, bool) {
	text, err := os.ReadFile(file)
	if err != nil {
		return 0, false
	}
	n, err := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64)
	return n, err == nil && n > 0 && n < 1<<60
}
