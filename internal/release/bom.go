package release

import (
	"cmp"
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// bom is a list of components in the form of CycloneDX 1.6.
type bom struct {
	Format       string         `json:"bomFormat"`
	SpecVersion  string         `json:"specVersion"`
	SerialNumber string         `json:"serialNumber"`
	Version      int            `json:"version"`
	Metadata     bomMetadata    `json:"metadata"`
	Components   []component    `json:"components"`
	Dependencies []dependencies `json:"dependencies"`
}

type bomMetadata struct {
	Timestamp string    `json:"timestamp,omitempty"`
	Component component `json:"component"`
}

type component struct {
	Type       string      `json:"type"`
	Ref        string      `json:"bom-ref"`
	Name       string      `json:"name"`
	Version    string      `json:"version"`
	Scope      string      `json:"scope,omitempty"` // required, or excluded: a tool that nothing of is in the program
	Hashes     []bomHash   `json:"hashes,omitempty"`
	Licenses   []bomChoice `json:"licenses,omitempty"`
	PURL       string      `json:"purl"`
	Properties []property  `json:"properties,omitempty"`
}

type bomHash struct {
	Algorithm string `json:"alg"`
	Content   string `json:"content"`
}

type bomChoice struct {
	Expression string `json:"expression"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

type dependencies struct {
	Ref       string   `json:"ref"`
	DependsOn []string `json:"dependsOn"`
}

// writeBOM writes the components of all binaries, and of the page in them.
func (b *building) writeBOM(binaries []string) error {
	list, err := b.bom(binaries)
	if err != nil {
		return err
	}
	text, err := json.MarshalIndent(list, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(b.out, b.name()+".cdx.json"), append(text, '\n'), 0o644)
}

// bom returns the components of all binaries, and of the page in them.
func (b *building) bom(binaries []string) (*bom, error) {
	modules, err := goModules(b.tree, binaries)
	if err != nil {
		return nil, err
	}
	packages, err := npmComponents(b.tree)
	if err != nil {
		return nil, err
	}
	own := component{Type: "application", Name: "boardwalk", Version: b.version, PURL: "pkg:golang/boardwalk@" + b.version,
		Licenses: []bomChoice{{"MIT"}}, Properties: []property{{"boardwalk:commit", b.hash}}}
	own.Ref = own.PURL
	id := sha256.Sum256([]byte(own.PURL + " " + b.hash)) // the same release has the same number
	id[6], id[8] = id[6]&0x0f|0x80, id[8]&0x3f|0x80      // a UUID of version 8, whose bits are free
	list := &bom{Format: "CycloneDX", SpecVersion: "1.6", Version: 1,
		SerialNumber: fmt.Sprintf("urn:uuid:%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:16]),
		Metadata:     bomMetadata{b.time.Format(time.RFC3339), own}, Components: append(modules, packages...)}
	part := dependencies{own.Ref, []string{}}
	for _, c := range list.Components {
		if c.Scope == "required" {
			part.DependsOn = append(part.DependsOn, c.Ref)
		}
	}
	list.Dependencies = []dependencies{part}
	return list, nil
}

// goModules returns the modules that are in any of the binaries, as they say themselves, and Go's own packages.
func goModules(tree string, binaries []string) ([]component, error) {
	sums, err := goSums(tree)
	if err != nil {
		return nil, err
	}
	found := map[string]component{}
	add := func(path, version string) {
		purl := "pkg:golang/" + strings.ToLower(path) + "@" + url.PathEscape(version)
		c := component{Type: "library", Ref: purl, Name: path, Version: version, Scope: "required", PURL: purl}
		if sum := sums[path+" "+version]; sum != "" {
			c.Properties = []property{{"go:sum", sum}}
		}
		found[purl] = c
	}
	for _, file := range binaries {
		info, err := buildinfo.ReadFile(file)
		if err != nil {
			return nil, err
		}
		add("std", strings.TrimPrefix(info.GoVersion, "go"))
		for _, m := range info.Deps {
			add(m.Path, m.Version)
		}
	}
	return sorted(found), nil
}

// goSums returns the sums of modules in go.sum.
func goSums(tree string) (map[string]string, error) {
	text, err := os.ReadFile(filepath.Join(tree, "go.sum"))
	sums := map[string]string{}
	for line := range strings.Lines(string(text)) {
		if f := strings.Fields(line); len(f) == 3 && !strings.HasSuffix(f[1], "/go.mod") {
			sums[f[0]+" "+f[1]] = f[2]
		}
	}
	return sums, err
}

// npmComponents returns the packages that the page was built with.
func npmComponents(tree string) ([]component, error) {
	packages, err := npmPackages(tree)
	if err != nil {
		return nil, err
	}
	used, err := bundled(tree, packages)
	if err != nil {
		return nil, err
	}
	found := map[string]component{}
	for _, path := range slices.Sorted(maps.Keys(packages)) {
		p := packages[path]
		purl := "pkg:npm/" + strings.Replace(p.name, "@", "%40", 1) + "@" + url.PathEscape(p.Version)
		c := component{Type: "library", Ref: purl, Name: p.name, Version: p.Version, Scope: "excluded", PURL: purl}
		if used[path] || found[purl].Scope == "required" {
			c.Scope = "required"
		}
		if p.License != "" {
			c.Licenses = []bomChoice{{p.License}}
		}
		if coded, ok := strings.CutPrefix(p.Integrity, "sha512-"); ok {
			sum, err := base64.StdEncoding.DecodeString(coded)
			if err != nil {
				return nil, fmt.Errorf("the sum of %s: %w", path, err)
			}
			c.Hashes = []bomHash{{"SHA-512", hex.EncodeToString(sum)}}
		}
		found[purl] = c
	}
	return sorted(found), nil
}

// sorted returns components in the order of their names.
func sorted(found map[string]component) []component {
	return slices.SortedFunc(maps.Values(found), func(a, b component) int { return cmp.Compare(a.Ref, b.Ref) })
}
