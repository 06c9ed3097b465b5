//go:build unix

package doctor

import (
	"os"
	"strconv"
	"syscall"
)

// strangers returns the files of a directory that belong to another user than it does, with the user and group of the directory.
// They come of commands that were run as root.
func strangers(dir string) map[string]string {
	info, err := os.Stat(dir)
	if err != nil {
		return nil
	}
	own, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return nil
	}
	list, _ := os.ReadDir(dir) // a directory that cannot be read is found out elsewhere
	found := map[string]string{}
	for _, entry := range list {
		info, err := entry.Info()
		if err != nil {
			continue
		}
		if its, ok := info.Sys().(*syscall.Stat_t); ok && its.Uid != own.Uid {
			found[entry.Name()] = strconv.Itoa(int(own.Uid)) + ":" + strconv.Itoa(int(own.Gid))
		}
	}
	return found
}
