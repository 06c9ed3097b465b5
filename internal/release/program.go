package release

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"net/url"
	"runtime/debug"
	"strings"
)

// ProgramBOM returns the components of a program in the form of CycloneDX 1.6, as the program itself knows them: the modules
// that it was built from, with the sums of their sources, and Go's own packages. The packages of the page are in the list of
// the release. The same program has the same list, to the byte.
func ProgramBOM(info *debug.BuildInfo, version, commit string) ([]byte, error) {
	own := component{Type: "application", Name: "boardwalk", Version: version, PURL: "pkg:golang/boardwalk@" + version,
		Licenses: []bomChoice{{"MIT"}}, Properties: []property{{"boardwalk:commit", commit}}}
	own.Ref = own.PURL
	found := map[string]component{}
	add := func(path, version, sum string) {
		purl := "pkg:golang/" + strings.ToLower(path) + "@" + url.PathEscape(version)
		c := component{Type: "library", Ref: purl, Name: path, Version: version, Scope: "required", PURL: purl}
		if sum != "" {
			c.Properties = []property{{"go:sum", sum}}
		}
		found[purl] = c
	}
	add("std", strings.TrimPrefix(info.GoVersion, "go"), "")
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		add(m.Path, m.Version, m.Sum)
	}
	list := &bom{Format: "CycloneDX", SpecVersion: "1.6", Version: 1, Metadata: bomMetadata{Component: own}, Components: sorted(found)}
	part := dependencies{own.Ref, []string{}}
	for _, c := range list.Components {
		part.DependsOn = append(part.DependsOn, c.Ref)
	}
	list.Dependencies = []dependencies{part}
	id := sha256.Sum256(fmt.Append(nil, own.PURL, " program ", commit, " ", part.DependsOn))
	id[6], id[8] = id[6]&0x0f|0x80, id[8]&0x3f|0x80 // a UUID of version 8, whose bits are free
	list.SerialNumber = fmt.Sprintf("urn:uuid:%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:16])
	text, err := json.MarshalIndent(list, "", "  ")
	return append(text, '\n'), err
}
