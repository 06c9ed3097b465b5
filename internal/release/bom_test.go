package release

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestBOM holds the list of components of the tool for releases against what the schema of CycloneDX 1.6 requires, and against
// what is known to be in the program.
func TestBOM(t *testing.T) {
	self := filepath.Join(t.TempDir(), "tool")
	if out, err := exec.Command("go", "build", "-o", self, "./cmd").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	b := building{tree: filepath.Join("..", ".."), out: t.TempDir(), version: "0.1.0",
		commit: commit{strings.Repeat("a1", 20), time.Unix(1767323045, 0).UTC()}}
	if err := b.writeBOM([]string{self, self}); err != nil {
		t.Fatal(err)
	}
	text := read(t, b.out, "boardwalk-0.1.0.cdx.json")
	if err := valid([]byte(text)); err != "" {
		t.Fatal(err)
	}
	var list bom
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		t.Fatal(err)
	}
	scopes := map[string]string{}
	for _, c := range list.Components {
		scopes[c.Name] = c.Scope
		if strings.HasPrefix(c.PURL, "pkg:golang/golang.org") && len(c.Properties) == 0 {
			t.Errorf("%s has no sum", c.Ref)
		}
	}
	for name, want := range map[string]string{"golang.org/x/mod": "required", "std": "required", "svelte": "required",
		"@noble/curves": "required",
		"@noble/hashes": "required", "vite": "excluded", "@playwright/test": "excluded"} {
		if scopes[name] != want {
			t.Errorf("%s is %q, want %q", name, scopes[name], want)
		}
	}
	if !slices.Contains(list.Dependencies[0].DependsOn, "pkg:npm/%40noble/curves@2.4.0") || list.Metadata.Timestamp != "2026-01-02T03:04:05Z" {
		t.Errorf("%+v, %+v", list.Metadata, list.Dependencies)
	}
	for _, broken := range []string{`"bomFormat"`, `"specVersion"`, `"name"`, `"urn:uuid:`, `"alg"`, `"ref"`} {
		if valid([]byte(strings.Replace(text, broken, `"x`+broken[1:], 1))) == "" {
			t.Errorf("the check does not miss %s", broken)
		}
	}
}

// TestBundled: what the page imports is part of it, whatever way it is imported.
func TestBundled(t *testing.T) {
	tree := t.TempDir()
	write(t, tree, "web/package-lock.json", `{"packages": {"": {"name": "x"}, "node_modules/svelte": {"dependencies": {"a": "1"}},
		"node_modules/a": {}, "node_modules/@b/c": {}, "node_modules/d": {}, "node_modules/tool": {}, "node_modules/tested": {}}}`)
	write(t, tree, "web/src/x.ts", "import { y } from '@b/c/part.js'\nconst z = await import('d')\nimport './own'\n")
	write(t, tree, "web/src/x.test.ts", "import { y } from 'tested'\n")
	packages, err := npmPackages(tree)
	if err != nil {
		t.Fatal(err)
	}
	used, err := bundled(tree, packages)
	if err != nil || len(used) != 4 || !used["node_modules/a"] || !used["node_modules/@b/c"] || !used["node_modules/d"] {
		t.Error(used, err)
	}
}

// valid says what of the schema of CycloneDX 1.6 a text breaks, of the parts that we use.
func valid(text []byte) string {
	type object = map[string]any
	var top object
	if err := json.Unmarshal(text, &top); err != nil {
		return err.Error()
	}
	if top["bomFormat"] != "CycloneDX" || top["specVersion"] != "1.6" || top["version"] != 1.0 {
		return "not the form and version"
	}
	serial := regexp.MustCompile(`^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$`)
	if s, _ := top["serialNumber"].(string); !serial.MatchString(s) {
		return "serial number " + s
	}
	about, _ := top["metadata"].(object)
	if at, _ := about["timestamp"].(string); !regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$`).MatchString(at) {
		return "timestamp " + at
	}
	own, _ := about["component"].(object)
	list, _ := top["components"].([]any)
	refs := map[any]bool{}
	for _, c := range append([]any{own}, list...) {
		c, _ := c.(object)
		if name, _ := c["name"].(string); name == "" || !slices.Contains([]any{"application", "library"}, c["type"]) {
			return "a component without name or type"
		}
		if ref, _ := c["bom-ref"].(string); ref == "" || refs[ref] {
			return "a reference that is empty or double: " + ref
		}
		refs[c["bom-ref"]] = true
		if purl, _ := c["purl"].(string); !regexp.MustCompile(`^pkg:(golang|npm)/[a-z0-9%._~/-]+@[A-Za-z0-9%._~-]+$`).MatchString(purl) {
			return "purl " + purl
		}
		if scope := c["scope"]; scope != nil && !slices.Contains([]any{"required", "optional", "excluded"}, scope) {
			return "scope"
		}
		hashes, _ := c["hashes"].([]any)
		for _, h := range hashes {
			h, _ := h.(object)
			if content, _ := h["content"].(string); h["alg"] != "SHA-512" || !regexp.MustCompile(`^[0-9a-f]{128}$`).MatchString(content) {
				return "hash"
			}
		}
	}
	parts, _ := top["dependencies"].([]any)
	for _, p := range parts {
		p, _ := p.(object)
		on, _ := p["dependsOn"].([]any)
		for _, ref := range append(on, p["ref"]) {
			if !refs[ref] {
				return "a reference to nothing"
			}
		}
	}
	return ""
}
