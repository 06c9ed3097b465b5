package evenings

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/store"
)

// A packed evening is the data directory of a house that is closed, byte for byte. The records' lines come first, once
// each. Where the database has a line, or a hash of the Merkle tree, the file has a reference instead: hashes follow from
// the lines, and are two thirds of what gzip could not make smaller. README.md in testdata says more.

// magic begins a packed evening, before the compressed part.
const magic = "boardwalk evening 1\n"

// skipped are files of a data directory that say nothing of the house once it is closed.
var skipped = []string{"lock", "boardwalk.db-shm"}

// Pack returns a data directory in one piece. The same files make the same bytes.
func Pack(dir string) ([]byte, error) {
	lines, err := linesOf(dir)
	if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	out.WriteString(magic)
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	fmt.Fprintln(z, len(lines))
	for _, l := range lines {
		fmt.Fprintf(z, "%s\n", l)
	}
	known := newReferences(lines)
	for _, e := range entries {
		if slices.Contains(skipped, e.Name()) {
			continue
		}
		if !e.Type().IsRegular() || strings.ContainsAny(e.Name(), " \n") {
			return nil, fmt.Errorf("%s is no file that an evening can have", e.Name())
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		sum := sha256.Sum256(text)
		fmt.Fprintf(z, "%s %d %s\n", e.Name(), len(text), hex.EncodeToString(sum[:]))
		if _, err := z.Write(known.replace(text)); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// Unpack writes the data directory that was packed. It returns an error unless every file has the bytes that it had.
func Unpack(packed []byte, dir string) error {
	rest, ok := bytes.CutPrefix(packed, []byte(magic))
	if !ok {
		return errors.New("this is no packed evening, or one of a form that is not known")
	}
	z, err := gzip.NewReader(bytes.NewReader(rest))
	if err != nil {
		return err
	}
	in := bufio.NewReader(z)
	lines, err := readLines(in)
	if err != nil {
		return err
	}
	known := newReferences(lines)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	for {
		heading, err := in.ReadString('\n')
		if err == io.EOF && heading == "" {
			return nil
		} else if err != nil {
			return err
		}
		var name, want string
		var size int
		if _, err := fmt.Sscanf(heading, "%s %d %s", &name, &size, &want); err != nil || name != filepath.Base(name) {
			return fmt.Errorf("the heading %q of a file", heading)
		}
		text, err := known.restore(in, size)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if sum := sha256.Sum256(text); hex.EncodeToString(sum[:]) != want {
			return fmt.Errorf("%s does not come out as it was", name)
		}
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
			return err
		}
	}
}

// readLines reads the records' lines at the beginning of a packed evening.
func readLines(in *bufio.Reader) (lines [][]byte, err error) {
	var n int
	if _, err := fmt.Fscanf(in, "%d\n", &n); err != nil {
		return nil, err
	}
	for range n {
		l, err := in.ReadBytes('\n')
		if err != nil {
			return nil, err
		}
		lines = append(lines, l[:len(l)-1])
	}
	return lines, nil
}

// linesOf returns the lines of all records of a house.
func linesOf(dir string) (lines [][]byte, err error) {
	ctx := context.Background()
	s, err := store.Examine(ctx, dir)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	for row, err := range s.Rows(ctx, store.RecordRows) {
		if err != nil {
			return nil, err
		}
		line, ok := row[3].([]byte)
		if !ok || bytes.ContainsRune(line, '\n') {
			return nil, fmt.Errorf("record %v has no line that can be packed", row[0])
		}
		lines = append(lines, bytes.Clone(line))
	}
	return lines, nil
}

// references are the texts for which a packed file has a number instead: each record's line, and after it the hashes that
// are kept beside it.
type references struct {
	texts [][]byte
	lines map[string]int // by how a line begins
	known map[[tlog.HashSize]byte]int
}

// newReferences returns the references of the lines of a house.
func newReferences(lines [][]byte) *references {
	r := &references{lines: map[string]int{}, known: map[[tlog.HashSize]byte]int{}}
	var hashes []tlog.Hash
	reader := tlog.HashReaderFunc(func(places []int64) (list []tlog.Hash, err error) {
		for _, p := range places {
			list = append(list, hashes[p])
		}
		return list, nil
	})
	for i, l := range lines {
		r.lines[beginning(l)] = len(r.texts)
		r.texts = append(r.texts, l)
		kept, err := tlog.StoredHashes(int64(i), l, reader)
		if err != nil {
			panic(err) // every hash before it is there
		}
		for _, h := range kept {
			r.known[h] = len(r.texts)
			r.texts = append(r.texts, h[:])
		}
		hashes = append(hashes, kept...)
	}
	return r
}

// opening is how every line begins.
const opening = `{"seq":`

// beginning is what tells a line from all others: its number.
func beginning(line []byte) string {
	if i := bytes.IndexByte(line, ','); i >= 0 {
		return string(line[:i])
	}
	return string(line)
}

// at returns the number of the text that stands at the beginning of some bytes.
func (r *references) at(b []byte) (n int, ok bool) {
	if bytes.HasPrefix(b, []byte(opening)) {
		n, ok = r.lines[beginning(b[:min(len(b), 30)])]
		return n, ok && bytes.HasPrefix(b, r.texts[n])
	}
	if len(b) < tlog.HashSize {
		return 0, false
	}
	n, ok = r.known[[tlog.HashSize]byte(b)]
	return n, ok
}

// replace returns a file with references. Each is a number of bytes that stand as they are, the bytes, and the next
// text, counted from the one that would be next; the file ends where all of its bytes are there.
func (r *references) replace(file []byte) (out []byte) {
	next, from := 0, 0
	for i := 0; i < len(file); {
		n, ok := r.at(file[i:])
		if !ok {
			i++
			continue
		}
		out = binary.AppendUvarint(out, uint64(i-from))
		out = append(out, file[from:i]...)
		out = binary.AppendVarint(out, int64(n-next))
		i += len(r.texts[n])
		next, from = n+1, i
	}
	out = binary.AppendUvarint(out, uint64(len(file)-from))
	return append(out, file[from:]...)
}

// restore reads a file of some size with references.
func (r *references) restore(in *bufio.Reader, size int) (file []byte, err error) {
	for next := 0; ; {
		plain, err := binary.ReadUvarint(in)
		if err != nil || plain > uint64(size-len(file)) {
			return nil, fmt.Errorf("%d bytes at %d of %d: %w", plain, len(file), size, cmpErr(err))
		}
		at := len(file)
		file = append(file, make([]byte, plain)...)
		if _, err := io.ReadFull(in, file[at:]); err != nil {
			return nil, err
		}
		if len(file) == size {
			return file, nil
		}
		step, err := binary.ReadVarint(in)
		if n := int64(next) + step; err != nil || n < 0 || n >= int64(len(r.texts)) {
			return nil, fmt.Errorf("a reference to text %d of %d: %w", n, len(r.texts), cmpErr(err))
		} else {
			file, next = append(file, r.texts[n]...), int(n)+1
		}
	}
}

// errTooMuch says that numbers do not fit the file.
var errTooMuch = errors.New("there is no so much")

func cmpErr(err error) error {
	if err == nil {
		return errTooMuch
	}
	return err
}
