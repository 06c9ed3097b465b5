package evenings

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// sumFile is the list of files that never change, in the directory of all releases: a hash and a name a line.
const sumFile = "evenings.sum"

// CheckSums returns an error for each file of an evening that was changed, removed, or is not in the list.
func CheckSums(dir string) error {
	want, err := readSums(dir)
	if err != nil {
		return err
	}
	got, err := sumsOf(dir)
	if err != nil {
		return err
	}
	var faults error
	for _, name := range slices.Sorted(maps.Keys(want)) {
		switch sum, ok := got[name]; {
		case !ok:
			faults = errors.Join(faults, fmt.Errorf("%s is gone: an evening that was released stays", name))
		case sum != want[name]:
			faults = errors.Join(faults, fmt.Errorf("%s was changed: an evening that was released is never rewritten", name))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(got)) {
		if _, ok := want[name]; !ok {
			faults = errors.Join(faults, fmt.Errorf("%s is not in %s: make evenings adds it", name, sumFile))
		}
	}
	return faults
}

// AddSums adds the files of one release to the list. What the list has already must still be so.
func AddSums(dir, version string) error {
	sums, err := readSums(dir)
	if err != nil {
		return err
	}
	got, err := sumsOf(dir)
	if err != nil {
		return err
	}
	for name, sum := range got {
		if strings.HasPrefix(name, version+"/") {
			sums[name] = sum
		}
	}
	var text strings.Builder
	for _, name := range slices.Sorted(maps.Keys(sums)) {
		fmt.Fprintf(&text, "%s  %s\n", sums[name], name)
	}
	if err := os.WriteFile(filepath.Join(dir, sumFile), []byte(text.String()), 0o644); err != nil {
		return err
	}
	return CheckSums(dir)
}

// readSums reads the list; without one it is empty.
func readSums(dir string) (map[string]string, error) {
	sums := map[string]string{}
	text, err := os.ReadFile(filepath.Join(dir, sumFile))
	if errors.Is(err, fs.ErrNotExist) {
		return sums, nil
	}
	for line := range strings.Lines(string(text)) {
		sum, name, ok := strings.Cut(strings.TrimSpace(line), "  ")
		if !ok {
			return nil, fmt.Errorf("%s: the line %q is no hash and name", sumFile, line)
		}
		sums[name] = sum
	}
	return sums, err
}

// sumsOf returns the hashes of all files of releases but the sentences, which may be renewed.
func sumsOf(dir string) (map[string]string, error) {
	sums := map[string]string{}
	versions, err := Releases(dir)
	if err != nil {
		return nil, err
	}
	for _, version := range versions {
		entries, err := os.ReadDir(filepath.Join(dir, version))
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			if strings.HasSuffix(e.Name(), sentenceFile) {
				continue
			}
			text, err := os.ReadFile(filepath.Join(dir, version, e.Name()))
			if err != nil {
				return nil, err
			}
			sum := sha256.Sum256(text)
			sums[version+"/"+e.Name()] = hex.EncodeToString(sum[:])
		}
	}
	return sums, nil
}
