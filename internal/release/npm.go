package release

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// npmPackage is what the lock file says of a package of the browser app.
type npmPackage struct {
	name         string
	Version      string            `json:"version"`
	Integrity    string            `json:"integrity"`
	License      string            `json:"license"`
	Dependencies map[string]string `json:"dependencies"`
}

// npmPackages returns the packages of the lock file by the path at which each is installed.
func npmPackages(tree string) (map[string]npmPackage, error) {
	text, err := os.ReadFile(filepath.Join(tree, "web", "package-lock.json"))
	if err != nil {
		return nil, err
	}
	var lock struct{ Packages map[string]npmPackage }
	if err := json.Unmarshal(text, &lock); err != nil {
		return nil, err
	}
	delete(lock.Packages, "") // the app itself
	for path, p := range lock.Packages {
		p.name = path[strings.LastIndex(path, "node_modules/")+len("node_modules/"):]
		lock.Packages[path] = p
	}
	return lock.Packages, nil
}

// imported is an import of a package in a source of the app.
var imported = regexp.MustCompile(`(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+/)?[\w][\w.-]*)`)

// bundled returns the paths of the packages that may be part of the built page: those that its sources import, svelte,
// whose compiler imports it in every component, and what these depend on. The others are tools.
func bundled(tree string, packages map[string]npmPackage) (map[string]bool, error) {
	found := map[string]bool{}
	var add func(name string)
	add = func(name string) {
		path := "node_modules/" + name
		if p, ok := packages[path]; ok && !found[path] {
			found[path] = true
			for dependency := range p.Dependencies {
				add(dependency)
			}
		}
	}
	add("svelte")
	err := filepath.WalkDir(filepath.Join(tree, "web", "src"), func(file string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(file, ".test.ts") {
			return err
		}
		text, err := os.ReadFile(file)
		for _, m := range imported.FindAllStringSubmatch(string(text), -1) {
			add(m[1])
		}
		return err
	})
	return found, err
}
