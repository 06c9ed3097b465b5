package laboratory

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"

	"boardwalk/game"
	"boardwalk/internal/release"
	"boardwalk/version"
)

// built is what is known of the program.
type built struct {
	version.Program
	Hash     string            `json:"sha256" doc:"Of the file of the program"`
	Go       string            `json:"go"`
	System   string            `json:"system"`
	Settings map[string]string `json:"settings"`
	Rules    []game.Version    `json:"rules"`
}

// program writes what the program is: its hash, how it was built and from what.
func (k *kit) program(context.Context) error {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return errors.New("the program does not know how it was built")
	}
	b := built{Program: version.Current(), Go: info.GoVersion, System: runtime.GOOS + "/" + runtime.GOARCH, Settings: map[string]string{},
		Rules: game.Versions()}
	for _, s := range info.Settings {
		b.Settings[s.Key] = s.Value
	}
	var err error
	if b.Hash, err = hashOfProgram(); err != nil {
		return err
	}
	if err := k.object("program.json", b); err != nil {
		return err
	}
	k.add(Recomputed, "the program", []string{"program.json"}, "SHA-256 %s, %s, %s; the versions and hashes of all rules are in the file",
		b.Hash, b.Go, b.System)
	text, err := release.ProgramBOM(info, b.Version, b.Commit)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(k.Dir, "components.cdx.json"), text, 0o644); err != nil {
		return err
	}
	k.add(Recorded, "components of the program", []string{"components.cdx.json"}, "%d modules, as the program was built "+
		"(CycloneDX 1.6); those of the page are in the list of the release", len(info.Deps)+1)
	return nil
}

// hashOfProgram is the SHA-256 of the file that runs.
func hashOfProgram() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
