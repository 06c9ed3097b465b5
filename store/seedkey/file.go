package seedkey

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"boardwalk/chance"
)

// Path returns where the key of a house is kept unless somebody says otherwise: below the
// user's directory for configuration. Two houses of one user have two keys.
func Path(house string) (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("there is no directory for the key of the seeds: name a file with --seed-key (%w)", err)
	}
	return filepath.Join(dir, "boardwalk", "seed-"+house+".key"), nil
}

// Open returns the key in a file. If there is no file it makes one with a new key where create is
// true. The file may not lie in the data directory, because a copy of the directory would have the
// key with it, and it may be readable by its owner alone.
func Open(file, data string, create bool) (*Key, error) {
	if err := outside(file, data); err != nil {
		return nil, err
	}
	info, err := os.Stat(file)
	switch {
	case errors.Is(err, fs.ErrNotExist) && create:
		return generate(file)
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("the key of the seeds, %s, is missing: put it back from where you keep a copy, or name "+
			"the file where it is with --seed-key", file)
	case err != nil:
		return nil, fmt.Errorf("the key of the seeds cannot be read: %w", err)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("the key of the seeds, %s, is not a file", file)
	case info.Mode().Perm()&0o077 != 0 && runtime.GOOS != "windows": // where it means nothing
		return nil, fmt.Errorf("others may read the key of the seeds: run chmod 600 %s", file)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the key of the seeds cannot be read: %w", err)
	}
	secret, err := chance.ParseSeed(strings.TrimSpace(string(text)))
	if err != nil {
		return nil, fmt.Errorf("%s holds no key of seeds: it must be 64 hexadecimal digits", file)
	}
	return New(secret), nil
}

// outside returns an error if a file is in a directory or below it, by whatever name.
func outside(file, dir string) error {
	real, err := resolve(file)
	if err != nil {
		return err
	}
	within, err := resolve(dir)
	if err != nil {
		return err
	}
	path, err := filepath.Rel(within, real)
	if err == nil && path != ".." && !strings.HasPrefix(path, ".."+string(filepath.Separator)) {
		return fmt.Errorf("the key of the seeds may not be in the data directory, where a copy would have it too: move "+
			"%s elsewhere and name it with --seed-key", file)
	}
	return nil
}

// resolve returns the absolute path of a file without symbolic links. Of a file that does not
// exist it resolves the nearest directory that does.
func resolve(file string) (string, error) {
	path, err := filepath.Abs(file)
	if err != nil {
		return "", err
	}
	rest := ""
	for {
		real, err := filepath.EvalSymlinks(path)
		if err == nil {
			return filepath.Join(real, rest), nil
		}
		up := filepath.Dir(path)
		if up == path || !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		path, rest = up, filepath.Join(filepath.Base(path), rest)
	}
}

// generate makes a key and its file, durably: seeds will be sealed under it. Nobody else makes it at
// the same time, because only one program at a time has the house open.
func generate(file string) (*Key, error) {
	secret := chance.NewSeed()
	if err := keep(file, secret); err != nil {
		return nil, fmt.Errorf("the key of the seeds cannot be made: %w", err)
	}
	return New(secret), nil
}

// keep writes a key into a file as a whole, durably, that its owner alone may read.
func keep(file string, secret chance.Seed) error {
	dir := filepath.Dir(file)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, ".seed-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.WriteString(secret.String() + "\n")
	err = errors.Join(err, f.Chmod(0o600), f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), file)
	}
	if err == nil {
		err = syncDir(dir)
	}
	return err
}

// Copy copies the key in a file to another one, which may not be in the data directory either, and may not hold another key.
func Copy(file, to, data string) error {
	if _, err := Open(file, data, false); err != nil {
		return err
	}
	if err := outside(to, data); err != nil {
		return err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("the key of the seeds cannot be read: %w", err)
	}
	if there, err := os.ReadFile(to); err == nil && strings.TrimSpace(string(there)) != strings.TrimSpace(string(text)) {
		return fmt.Errorf("%s holds something else than this key of seeds: name another file", to)
	}
	secret, err := chance.ParseSeed(strings.TrimSpace(string(text)))
	if err == nil {
		err = keep(to, secret)
	}
	if err != nil {
		return fmt.Errorf("the key of the seeds cannot be copied: %w", err)
	}
	return nil
}

// syncDir makes the names in a directory durable. Windows knows no such order: its file system keeps a journal of names.
func syncDir(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
