package lawscan

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
)

// goPackage is what we ask of the go command about a package.
type goPackage struct {
	ImportPath string
	Dir        string
	GoFiles    []string
	Export     string // the file with its compiled types
	DepOnly    bool   // imported, but not named by the pattern
	Module     *struct {
		Path, Dir string
		Main      bool
	}
}

type packageList struct {
	module string // the path of the main module
	root   string // and its directory
	own    []goPackage
	export map[string]string
}

func (l packageList) lawPath() string { return l.module + "/law" }

// listPackages compiles the module at dir, as far as its types, and lists its
// packages and everything that they import.
func listPackages(dir string) (packageList, error) {
	cmd := exec.Command("go", "list", "-deps", "-export", "-pgo=off",
		"-json=ImportPath,Dir,GoFiles,Export,DepOnly,Module", "./...")
	cmd.Dir = dir
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		return packageList{}, fmt.Errorf("cannot list the packages: %w\n%s", err, strings.TrimSpace(stderr.String()))
	}
	list := packageList{export: make(map[string]string)}
	for decoder := json.NewDecoder(&stdout); ; {
		var pkg goPackage
		err := decoder.Decode(&pkg)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return packageList{}, fmt.Errorf("cannot read the list of packages: %w", err)
		}
		list.export[pkg.ImportPath] = pkg.Export
		if pkg.DepOnly || pkg.Module == nil || !pkg.Module.Main {
			continue
		}
		list.module, list.root = pkg.Module.Path, pkg.Module.Dir
		list.own = append(list.own, pkg)
	}
	if len(list.own) == 0 {
		return packageList{}, fmt.Errorf("no Go packages under %s", dir)
	}
	return list, nil
}
