package archive

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
)

// Header is the first line of an archive.
type Header struct {
	Form  int    `json:"archive"` // [Form]
	House string `json:"house"`   // the name of its key
	Month string `json:"month"`   // as 2026-05; the last records of a month may be in the next one
	From  uint64 `json:"from"`    // its first record
	Until uint64 `json:"until"`   // the record after its last
	Head  string `json:"head"`    // of the Merkle tree of all records before Until
}

// Form is the form of archives that this program writes and reads.
const Form = 1

// NameOf names the archive of a month.
func NameOf(month string) string { return prefix + month + suffix }

// PathOf returns where an archive of a name is, in a directory.
func PathOf(dir, name string) string { return filepath.Join(dir, name) }

const (
	prefix = "archive-"
	suffix = ".gz"
)

// IsName reports whether a file is named as archives are.
func IsName(name string) bool {
	return strings.HasPrefix(name, prefix) && strings.HasSuffix(name, suffix)
}

// The header of each member has a field of its own, as gzip provides for: two letters, a length, and then in little endian
// the bytes of the member, how many lines it has, and the number of the first.
const (
	fieldAt  = 16 // behind ten bytes of gzip's own, the length of all fields, the letters and the length of this one
	fieldLen = 16
	headLen  = fieldAt + fieldLen
)

var letters = []byte("BW")

// member is one member of an archive.
type member struct {
	at    int64 // in the file
	size  uint32
	lines uint32
	first uint64
}

// pack returns a member with some lines.
func pack(lines [][]byte, first uint64) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	z.OS = 255 // not known, so that the same lines are the same bytes everywhere
	z.Extra = append(append(make([]byte, 0, 4+fieldLen), letters...), fieldLen, 0)
	z.Extra = z.Extra[:4+fieldLen]
	for _, line := range lines {
		if _, err := z.Write(append(line[:len(line):len(line)], '\n')); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	packed := b.Bytes()
	binary.LittleEndian.PutUint32(packed[fieldAt:], uint32(len(packed)))
	binary.LittleEndian.PutUint32(packed[fieldAt+4:], uint32(len(lines)))
	binary.LittleEndian.PutUint64(packed[fieldAt+8:], first)
	return packed, nil
}

// errForeign is the error of a file that is none of ours.
var errForeign = errors.New("it is no archive of a house")

// readMember reads what the header of the member at a place says.
func readMember(f io.ReaderAt, at int64) (member, error) {
	head := make([]byte, headLen)
	if _, err := f.ReadAt(head, at); err != nil {
		return member{}, fmt.Errorf("it ends in the midst of a header: %w", err)
	}
	if head[0] != 0x1f || head[1] != 0x8b || head[3] != 4 || !bytes.Equal(head[12:14], letters) || head[14] != fieldLen {
		return member{}, errForeign
	}
	m := member{at, binary.LittleEndian.Uint32(head[fieldAt:]), binary.LittleEndian.Uint32(head[fieldAt+4:]),
		binary.LittleEndian.Uint64(head[fieldAt+8:])}
	if m.size <= headLen {
		return member{}, errForeign
	}
	return m, nil
}

// mostUnpacked is how many bytes a member has at most. A damaged one must not fill the memory.
const mostUnpacked = 1 << 28

// unpack returns the lines of a member.
func unpack(f io.ReaderAt, m member) ([][]byte, error) {
	z, err := gzip.NewReader(io.NewSectionReader(f, m.at, int64(m.size)))
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(io.LimitReader(z, mostUnpacked))
	if err != nil {
		return nil, err
	}
	lines := bytes.Split(text, []byte{'\n'})
	if len(lines) != int(m.lines)+1 || len(lines[m.lines]) > 0 {
		return nil, fmt.Errorf("there are %d lines where there should be %d", len(lines)-1, m.lines)
	}
	return lines[:m.lines], nil
}
