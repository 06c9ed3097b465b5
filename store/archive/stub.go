package archive

import (
	"bytes"
	"strconv"
)

// A stub takes the place of a line in the database: a byte that no JSON begins with, and then in JSON what statements search
// lines for, the kind and whether an incident is reported, and the number of the record.

// reported is how a line says that an incident is reported.
var reported = []byte(`"act":{"kind":"report"`)

// Stub returns what takes the place of the line of a record.
func Stub(seq uint64, line []byte) []byte {
	stub := append(make([]byte, 0, 64), 0, '{')
	if _, rest, ok := bytes.Cut(line, []byte(`"kind":"`)); ok {
		if kind, _, ok := bytes.Cut(rest, []byte(`"`)); ok {
			stub = append(append(append(stub, `"kind":"`...), kind...), `",`...)
		}
	}
	if bytes.Contains(line, reported) {
		stub = append(append(stub, reported...), `},`...)
	}
	return append(strconv.AppendUint(append(stub, `"seq":`...), seq, 10), '}')
}

// IsStub reports whether a stub stands in the place of a line.
func IsStub(line []byte) bool { return len(line) > 0 && line[0] == 0 }

// numberOf returns the number of the record that a stub stands for.
func numberOf(stub []byte) (uint64, bool) {
	i := bytes.LastIndex(stub, []byte(`"seq":`))
	if i < 0 || stub[len(stub)-1] != '}' {
		return 0, false
	}
	n, err := strconv.ParseUint(string(stub[i+len(`"seq":`):len(stub)-1]), 10, 63)
	return n, err == nil
}
