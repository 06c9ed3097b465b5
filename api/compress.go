package api

import (
	"bytes"
	"compress/gzip"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
)

// smallestCompressed is the size of the smallest answer that is compressed: a
// smaller one fits into one packet either way.
const smallestCompressed = 1400

// takes says whether who asks reads a coding, such as gzip.
func takes(r *http.Request, wanted string) bool {
	for coding := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(coding), ";")
		if strings.EqualFold(strings.TrimSpace(name), wanted) {
			share, err := strconv.ParseFloat(strings.TrimPrefix(strings.TrimSpace(weight), "q="), 64)
			return err != nil || share > 0 // who gives no weight wants it
		}
	}
	return false
}

// compressedFiles are files of the web app, compressed when they are first asked
// for. They never change while the program runs.
type compressedFiles struct {
	from fs.FS
	mu   sync.Mutex
	kept map[string][]byte // nil for what is not smaller compressed
}

// of returns a file compressed, and nil if it is better sent as it is.
func (c *compressedFiles) of(name string) []byte {
	switch path.Ext(name) {
	case ".html", ".css", ".js", ".json", ".svg", ".txt", ".webmanifest":
	default:
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if small, ok := c.kept[name]; ok {
		return small
	}
	whole, err := fs.ReadFile(c.from, name)
	if err != nil {
		return nil
	}
	var to bytes.Buffer
	z, _ := gzip.NewWriterLevel(&to, gzip.BestCompression)
	z.Write(whole)
	z.Close()
	if to.Len() >= len(whole) {
		to = bytes.Buffer{}
	}
	c.kept[name] = to.Bytes()
	return c.kept[name]
}

// brotli returns a file as the build of the app compressed it by Brotli, a sixth smaller
// than by gzip, and nil if it did not.
func (c *compressedFiles) brotli(name string) []byte {
	small, err := fs.ReadFile(c.from, name+".br")
	if err != nil {
		return nil
	}
	return small
}

// smallest returns a file compressed as who asks reads it, and the coding; nil if it is sent as it is.
func (c *compressedFiles) smallest(r *http.Request, name string) (small []byte, coding string) {
	if takes(r, "br") {
		if small := c.brotli(name); small != nil {
			return small, "br"
		}
	}
	if takes(r, "gzip") {
		return c.of(name), "gzip"
	}
	return nil, ""
}

// serve answers with the compressed file, if there is one that who asks can read.
func (c *compressedFiles) serve(w http.ResponseWriter, r *http.Request, name string) bool {
	w.Header().Add("Vary", "Accept-Encoding")
	if r.Header.Get("Range") != "" {
		return false
	}
	small, coding := c.smallest(r, name)
	if small == nil {
		return false
	}
	h := w.Header()
	h.Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
	h.Set("Content-Encoding", coding)
	h.Set("Content-Length", strconv.Itoa(len(small)))
	if r.Method == http.MethodGet {
		w.Write(small)
	}
	return true
}

// compress sends long JSON answers to reading requests compressed. Streams and
// answers that are written in pieces before they are long are left as they are.
func compress(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet || !takes(r, "gzip") {
			next.ServeHTTP(w, r)
			return
		}
		c := &compressing{ResponseWriter: w}
		defer c.end()
		next.ServeHTTP(c, r)
	})
}

// gzipWriters are writers that nobody uses now. One has some 800 KiB of tables,
// which are too much to make for every answer.
var gzipWriters = sync.Pool{New: func() any {
	z, _ := gzip.NewWriterLevel(nil, gzip.BestSpeed)
	return z
}}

// compressing is an answer that may turn out to be long enough to be compressed.
type compressing struct {
	http.ResponseWriter
	status int          // 0 until one was written
	z      *gzip.Writer // nil if the answer goes as it is
	sent   bool         // the status is sent, and with it how the body goes
}

// WriteHeader keeps the status until it is known how the body goes.
func (c *compressing) WriteHeader(status int) {
	if c.status == 0 {
		c.status = status
	}
}

// Write decides by the first piece how the answer goes.
func (c *compressing) Write(b []byte) (int, error) {
	c.send(b)
	if c.z != nil {
		return c.z.Write(b)
	}
	return c.ResponseWriter.Write(b)
}

func (c *compressing) send(first []byte) {
	if c.sent {
		return
	}
	c.sent = true
	h := c.Header()
	if len(first) >= smallestCompressed && h.Get("Content-Encoding") == "" && strings.Contains(h.Get("Content-Type"), "json") {
		h.Set("Content-Encoding", "gzip")
		h.Add("Vary", "Accept-Encoding")
		h.Del("Content-Length")
		c.z = gzipWriters.Get().(*gzip.Writer)
		c.z.Reset(c.ResponseWriter)
	}
	if c.status != 0 {
		c.ResponseWriter.WriteHeader(c.status)
	}
}

// end sends what is left of the answer.
func (c *compressing) end() {
	if !c.sent && c.status != 0 {
		c.ResponseWriter.WriteHeader(c.status)
	}
	if c.z != nil {
		c.z.Close()
		gzipWriters.Put(c.z)
	}
}

// FlushError sends what there is so far.
func (c *compressing) FlushError() error {
	c.send(nil)
	return http.NewResponseController(c.ResponseWriter).Flush()
}

// Unwrap is for [http.ResponseController]: a stream takes the connection over.
func (c *compressing) Unwrap() http.ResponseWriter { return c.ResponseWriter }
