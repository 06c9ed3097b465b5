package api_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"testing"

	"boardwalk/people"
)

var update = flag.Bool("update", false, "write openapi.json anew")

// TestOpenAPI compares the committed document, from which clients are generated, with
// the one that the code makes.
func TestOpenAPI(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	answer, text := h.as(people.Nobody).ask("GET", "/openapi.json", "")
	if answer.StatusCode != 200 {
		t.Fatal(answer.Status)
	}
	var out bytes.Buffer
	if err := json.Indent(&out, []byte(text), "", " "); err != nil {
		t.Fatal(err)
	}
	out.WriteByte('\n')
	if *update {
		if err := os.WriteFile("openapi.json", out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile("openapi.json")
	if err != nil || !bytes.Equal(kept, out.Bytes()) {
		t.Errorf("openapi.json is out of date: go test ./api -run OpenAPI -update (%v)", err)
	}
	if answer, text := h.as(people.Nobody).ask("GET", "/openapi.yaml", ""); answer.StatusCode != 200 || len(text) < 1000 {
		t.Errorf("openapi.yaml: %s", answer.Status)
	}
}
