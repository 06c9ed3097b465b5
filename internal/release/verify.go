package release

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/mod/sumdb/note"
)

// Report is what was verified of a release.
type Report struct {
	Key     string   `json:"key"`     // the name of whoever signed
	Files   []string `json:"files"`   // that are what was signed
	Missing []string `json:"missing"` // that were signed and are not there: nobody needs all of them
}

// Verify holds the files of a release in a directory against the sums that a key has signed. Files that were not
// fetched are no fault. One that is there and not signed, or other than it was signed, is an error.
func Verify(dir string, key note.Verifier) (Report, error) {
	r := Report{Key: key.Name(), Files: []string{}, Missing: []string{}}
	signed, err := os.ReadFile(filepath.Join(dir, signatureFile))
	if err != nil {
		return r, err
	}
	n, err := note.Open(signed, note.VerifierList(key))
	var unverified *note.UnverifiedNoteError
	switch {
	case errors.As(err, &unverified):
		return r, fmt.Errorf("%s is not signed by the key %s", signatureFile, key.Name())
	case err != nil:
		return r, fmt.Errorf("%s: %w", signatureFile, err)
	}
	if text, err := os.ReadFile(filepath.Join(dir, sumsFile)); err == nil && string(text) != n.Text {
		return r, fmt.Errorf("%s is not what was signed", sumsFile)
	}
	sums := map[string]string{}
	for line := range strings.Lines(n.Text) {
		sum, name, found := strings.Cut(strings.TrimSuffix(line, "\n"), "  ")
		if !found || filepath.Base(name) != name {
			return r, fmt.Errorf("%s has a line that is no sum of a file: %q", signatureFile, line)
		}
		sums[name] = sum
		got, err := sumOf(filepath.Join(dir, name))
		switch {
		case errors.Is(err, os.ErrNotExist):
			r.Missing = append(r.Missing, name)
		case err != nil:
			return r, err
		case got != sum:
			return r, fmt.Errorf("%s is not what was signed", name)
		default:
			r.Files = append(r.Files, name)
		}
	}
	files, err := os.ReadDir(dir)
	for _, f := range files {
		if sums[f.Name()] == "" && f.Name() != sumsFile && f.Name() != signatureFile {
			return r, fmt.Errorf("%s is no part of what was signed", f.Name())
		}
	}
	return r, err
}
