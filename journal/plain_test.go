package journal

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// TestPlainJSON holds what is read without the library against it: what is plain is JSON without blanks, and what is
// unusual in any way is not called plain.
func TestPlainJSON(t *testing.T) {
	for _, text := range []string{`{}`, `[]`, `0`, `-7`, `"a~ b"`, `true`, `false`, `{"a":1}`, `[1,[2,{"b":"c"}],true]`,
		`{"round":12,"seat":3,"hash":"9f+/=","list":["x","y"],"deep":{"er":[{}]}}`} {
		if !isPlain([]byte(text)) || !isCompactJSON([]byte(text)) {
			t.Errorf("%s: plain %v, JSON without blanks %v", text, isPlain([]byte(text)), isCompactJSON([]byte(text)))
		}
	}
	for _, text := range []string{``, ` {}`, `{} `, `{ }`, `[1, 2]`, `{"a" :1}`, `{"a": 1}`, `{"a":1,}`, `[1,]`, `[,1]`, `{,}`, `{1:2}`,
		`{"a"}`, `{"a":}`, `[1 2]`, `[1`, `{"a":1`, `{"a":1]`, `[1}`, `01`, `-`, `-01`, `+1`, `1.5`, `1e3`, `tru`, `truefalse`, `null`, `"`, `"a`,
		`a"`, `"\\n"`, `"\u0041"`, "\"\t\"", "\"\x7f\"", `"é"`, `1 `, `1,2`, `{}{}`, `"a""b"`,
		strings.Repeat("[", plainDepth+1) + strings.Repeat("]", plainDepth+1)} {
		if isPlain([]byte(text)) {
			t.Errorf("%q is called plain", text)
		}
	}
}

// isCompactJSON is isCompact by the library alone.
func isCompactJSON(text []byte) bool {
	var b bytes.Buffer
	return json.Compact(&b, text) == nil && bytes.Equal(b.Bytes(), text)
}

func FuzzPlainJSON(f *testing.F) {
	f.Add([]byte(`{"a":[1,-2,true,{"b":"c"}],"d":false}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		if isPlain(text) && !isCompactJSON(text) {
			t.Fatalf("%q is called plain, and is no JSON without blanks", text)
		}
	})
}
