package release

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// git returns what a git command prints in a tree.
func git(root string, args ...string) (string, error) {
	out, err := exec.Command("git", append([]string{"-C", root}, args...)...).Output()
	if err != nil {
		return "", fmt.Errorf("git %s: %w%s", args[0], err, lastLine(err))
	}
	return strings.TrimSpace(string(out)), nil
}

// lastLine returns the last line that a failed command wrote, as part of a sentence.
func lastLine(err error) string {
	var exit *exec.ExitError
	if !errors.As(err, &exit) || len(exit.Stderr) == 0 {
		return ""
	}
	lines := strings.Split(strings.TrimSpace(string(exit.Stderr)), "\n")
	return ": " + lines[len(lines)-1]
}

// clean returns an error if a tree has anything that is not committed.
func clean(root string) error {
	changed, err := git(root, "status", "--porcelain")
	if err == nil && changed != "" {
		first, _, _ := strings.Cut(changed, "\n")
		err = fmt.Errorf("the tree has changes that are not committed: %s", strings.TrimSpace(first))
	}
	return err
}

// commit is what a release is made from.
type commit struct {
	hash string
	time time.Time // all files of the release have it
}

// head returns the commit of a tree.
func head(root string) (c commit, err error) {
	line, err := git(root, "log", "-1", "--format=%H %ct")
	if err != nil {
		return c, err
	}
	hash, seconds, _ := strings.Cut(line, " ")
	n, err := strconv.ParseInt(seconds, 10, 64)
	return commit{hash, time.Unix(n, 0).UTC()}, err
}

// export writes the files of the commit to a directory. In version/COMMIT git puts the commit.
func export(ctx context.Context, root, to string) error {
	archive, err := exec.CommandContext(ctx, "git", "-C", root, "archive", "--format=tar", "HEAD").Output()
	if err != nil {
		return fmt.Errorf("git archive: %w%s", err, lastLine(err))
	}
	for files := tar.NewReader(bytes.NewReader(archive)); ; {
		h, err := files.Next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if err := extract(to, h, files); err != nil {
			return err
		}
	}
}

// extract writes a file of an archive below a directory.
func extract(to string, h *tar.Header, from io.Reader) error {
	name := filepath.FromSlash(h.Name)
	if h.Typeflag == tar.TypeXGlobalHeader { // git's comment
		return nil
	}
	if !filepath.IsLocal(name) {
		return fmt.Errorf("the archive has a file that would lie elsewhere: %s", h.Name)
	}
	switch file := filepath.Join(to, name); h.Typeflag {
	case tar.TypeDir:
		return os.MkdirAll(file, 0o755)
	case tar.TypeReg:
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		f, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, modeOf(h.FileInfo()))
		if err != nil {
			return err
		}
		_, err = io.Copy(f, from)
		return errors.Join(err, f.Close())
	default:
		return fmt.Errorf("a release has files and directories only, and %s is neither", h.Name)
	}
}

// modeOf returns the rights that a file has in a release: anybody's who unpacks it.
func modeOf(info os.FileInfo) os.FileMode {
	if info.Mode()&0o100 != 0 {
		return 0o755
	}
	return 0o644
}
