package release

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"time"
)

// A packer writes files into an archive.
type packer interface {
	add(name string, info fs.FileInfo, content io.Reader) error
	Close() error
}

// pack writes what is below a directory into an archive: a zip if it is named so, a compressed tar otherwise. In it
// everything is below one directory that is called as dir. Of the same files it is the same archive every time:
// the names are sorted, and of a file only its content and whether it may be run matter.
func pack(archive, dir string, at time.Time) (err error) {
	f, err := os.Create(archive)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	var p packer = newTarball(f, at)
	if path.Ext(archive) == ".zip" {
		p = &zipped{zip.NewWriter(f), at}
	}
	err = filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		name, err := filepath.Rel(filepath.Dir(dir), file)
		if err != nil {
			return err
		}
		content, err := os.Open(file)
		if err != nil {
			return err
		}
		return errors.Join(p.add(filepath.ToSlash(name), info, content), content.Close())
	})
	return errors.Join(err, p.Close())
}

type tarball struct {
	*tar.Writer
	compressed *gzip.Writer
	at         time.Time
}

func newTarball(w io.Writer, at time.Time) *tarball {
	c, err := gzip.NewWriterLevel(w, gzip.BestCompression) // with no name and no time
	if err != nil {
		panic(err) // there is such a level
	}
	return &tarball{tar.NewWriter(c), c, at}
}

func (t *tarball) add(name string, info fs.FileInfo, content io.Reader) error {
	err := t.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: name, Size: info.Size(), Mode: int64(modeOf(info)), ModTime: t.at,
		Format: tar.FormatPAX})
	if err != nil {
		return err
	}
	_, err = io.Copy(t, content)
	return err
}

func (t *tarball) Close() error { return errors.Join(t.Writer.Close(), t.compressed.Close()) }

type zipped struct {
	*zip.Writer
	at time.Time
}

func (z *zipped) add(name string, info fs.FileInfo, content io.Reader) error {
	h := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: z.at}
	h.SetMode(modeOf(info))
	w, err := z.CreateHeader(h)
	if err != nil {
		return err
	}
	_, err = io.Copy(w, content)
	return err
}
