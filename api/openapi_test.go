package api_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"regexp"
	"strings"
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
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(kept, out.Bytes()) {
		t.Error("openapi.json is out of date: go test ./api -run OpenAPI -update writes it anew")
	}
	if answer, text := h.as(people.Nobody).ask("GET", "/openapi.yaml", ""); answer.StatusCode != 200 || len(text) < 1000 {
		t.Errorf("openapi.yaml: %s", answer.Status)
	}
}

// TestNamesInTheDocument holds the names of the document against the specification, and looks up every reference.
func TestNamesInTheDocument(t *testing.T) {
	text, err := os.ReadFile("openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	var document map[string]any
	if err := json.Unmarshal(text, &document); err != nil {
		t.Fatal(err)
	}
	lawful := regexp.MustCompile(`^[a-zA-Z0-9._-]+$`)
	components := document["components"].(map[string]any)
	for part, named := range components {
		for name := range named.(map[string]any) {
			if !lawful.MatchString(name) {
				t.Errorf("%s: %q is no name of a component", part, name)
			}
		}
	}
	references := 0
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case []any:
			for _, part := range v {
				walk(part)
			}
		case map[string]any:
			if to, ok := v["$ref"].(string); ok {
				references++
				path := strings.Split(to, "/")
				if len(path) != 4 || path[0] != "#" || path[1] != "components" {
					t.Errorf("%q is no reference to a component", to)
				} else if named, ok := components[path[2]].(map[string]any); !ok || named[path[3]] == nil {
					t.Errorf("there is no %q", to)
				}
			}
			for _, part := range v {
				walk(part)
			}
		}
	}
	walk(document)
	if references < 100 {
		t.Errorf("only %d references", references)
	}
}
