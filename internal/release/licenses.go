package release

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// licensesFile has the licenses of what is part of the program and not ours. Most of them ask for that.
const licensesFile = "THIRD-PARTY-LICENSES"

// writeLicenses collects the licenses in a tree of sources with its modules, and with the packages that the page was
// built with.
func writeLicenses(tree string) error {
	packages, err := npmPackages(tree)
	if err != nil {
		return err
	}
	used, err := bundled(tree, packages)
	if err != nil {
		return err
	}
	var files []string
	var named strings.Builder // packages that have the name of a license, and not its text
	for _, path := range slices.Sorted(maps.Keys(used)) {
		found, err := filepath.Glob(filepath.Join(tree, "web", path, "LICENSE*"))
		if err != nil {
			return err
		}
		if p := packages[path]; len(found) == 0 && p.License == "" {
			return fmt.Errorf("the package %s has no license", path)
		} else if len(found) == 0 {
			fmt.Fprintf(&named, "\n== %s %s\n\nLicense: %s\n", p.name, p.Version, p.License)
		}
		files = append(files, found...)
	}
	err = filepath.WalkDir(filepath.Join(tree, "vendor"), func(file string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name := strings.ToUpper(d.Name())
		if strings.HasPrefix(name, "LICENSE") || strings.HasPrefix(name, "NOTICE") || strings.HasPrefix(name, "COPYING") {
			files = append(files, file)
		}
		return nil
	})
	if err != nil {
		return err
	}
	slices.Sort(files)
	var text strings.Builder
	text.WriteString("Boardwalk contains the work of others. These are their licenses.\n")
	for _, file := range files {
		license, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		from, err := filepath.Rel(tree, filepath.Dir(file))
		if err != nil {
			return err
		}
		from = filepath.ToSlash(from)
		from = strings.TrimPrefix(strings.TrimPrefix(from, "vendor/"), "web/node_modules/")
		fmt.Fprintf(&text, "\n== %s\n\n%s\n", from, strings.TrimSpace(string(license)))
	}
	text.WriteString(named.String())
	return os.WriteFile(filepath.Join(tree, licensesFile), []byte(text.String()), 0o644)
}
