package disk

import (
	"path/filepath"
	"sync"
	"unsafe"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"
)

// The recording file system passes everything on to SQLite's own and writes
// down each write, truncation, sync and deletion in a directory that is
// watched. SQLite's tables of functions are C structures: what follows is the
// least that it takes to stand between two of them.

// Recorder keeps what happened to the files of one directory.
type Recorder struct {
	mu    sync.Mutex
	steps []Step
}

// Steps are all that happened so far.
func (r *Recorder) Steps() []Step {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.steps[:len(r.steps):len(r.steps)]
}

// Acknowledge notes that somebody was told that something is durable.
func (r *Recorder) Acknowledge(what int64) { r.add(Step{What: Acknowledged, At: what}) }

// Wrote notes what was written to a file that is not SQLite's, and is not durable yet.
func (r *Recorder) Wrote(file string, at int64, data []byte) {
	r.add(Step{What: Wrote, File: file, At: at, Data: data})
}

// Synced notes that what was written to such a file is durable.
func (r *Recorder) Synced(file string) { r.add(Step{What: Synced, File: file}) }

// Replaced notes that such a file was written anew as a whole, and is durable.
func (r *Recorder) Replaced(file string, data []byte) {
	r.add(Step{What: Replaced, File: file, Data: data})
}

// Removed notes that such a file was removed, and its name is durably gone.
func (r *Recorder) Removed(file string) { r.add(Step{What: Deleted, File: file}) }

func (r *Recorder) add(s Step) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.steps = append(r.steps, s)
}

// recording is the file system's own memory.
var recording = struct {
	sync.Mutex
	once    sync.Once
	vfs     uintptr               // SQLite's own
	methods map[uintptr]uintptr   // ours for each of SQLite's own tables
	watched map[string]*Recorder  // by directory
	files   map[uintptr]*openFile // open ones, by SQLite's pointer
}{methods: map[uintptr]uintptr{}, watched: map[string]*Recorder{}, files: map[uintptr]*openFile{}}

type openFile struct {
	name string
	rec  *Recorder
	own  *sqlite3.Tsqlite3_io_methods // those that do the work
}

// Watch has everything recorded that SQLite does in a directory from now on,
// whoever opens the files.
func Watch(dir string) *Recorder {
	recording.once.Do(registerRecording)
	recording.Lock()
	defer recording.Unlock()
	r := &Recorder{}
	recording.watched[dir] = r
	return r
}

func registerRecording() {
	tls := libc.NewTLS() // kept for as long as the program runs, as the names below
	own := sqlite3.Xsqlite3_vfs_find(tls, 0)
	ours := libc.Xmalloc(tls, libc.Tsize_t(unsafe.Sizeof(sqlite3.Tsqlite3_vfs{})))
	name, err := libc.CString("recording")
	if err != nil {
		panic(err)
	}
	v := at[sqlite3.Tsqlite3_vfs](ours)
	*v = *at[sqlite3.Tsqlite3_vfs](own)
	v.FzName, v.FpNext = name, 0
	v.FxOpen, v.FxDelete = pointer(recOpen), pointer(recDelete)
	recording.vfs = own
	if rc := sqlite3.Xsqlite3_vfs_register(tls, ours, 1); rc != 0 { // in the place of SQLite's own
		panic(rc)
	}
}

// at is the C structure at an address.
func at[T any](p uintptr) *T { return *(**T)(unsafe.Pointer(&p)) }

// pointer is the address of a function, as the translated SQLite wants it.
func pointer(f any) uintptr { return (*[2]uintptr)(unsafe.Pointer(&f))[1] }

// function is the function at an address.
func function[F any](p uintptr) F { return *(*F)(unsafe.Pointer(&struct{ uintptr }{p})) }

type (
	openFunc     = func(*libc.TLS, uintptr, uintptr, uintptr, int32, uintptr) int32
	deleteFunc   = func(*libc.TLS, uintptr, uintptr, int32) int32
	writeFunc    = func(*libc.TLS, uintptr, uintptr, int32, int64) int32
	truncateFunc = func(*libc.TLS, uintptr, int64) int32
	syncFunc     = func(*libc.TLS, uintptr, int32) int32
	closeFunc    = func(*libc.TLS, uintptr) int32
)

func recOpen(tls *libc.TLS, _, name, file uintptr, flags int32, out uintptr) int32 {
	rc := function[openFunc](at[sqlite3.Tsqlite3_vfs](recording.vfs).FxOpen)(tls, recording.vfs, name, file, flags, out)
	f := at[sqlite3.Tsqlite3_file](file)
	if rc != 0 || f.FpMethods == 0 || name == 0 {
		return rc
	}
	path := libc.GoString(name)
	recording.Lock()
	defer recording.Unlock()
	rec := recording.watched[filepath.Dir(path)]
	if rec == nil {
		return rc
	}
	own := at[sqlite3.Tsqlite3_io_methods](f.FpMethods)
	ours := recording.methods[f.FpMethods]
	if ours == 0 {
		ours = libc.Xmalloc(tls, libc.Tsize_t(unsafe.Sizeof(*own)))
		m := at[sqlite3.Tsqlite3_io_methods](ours)
		*m = *own
		m.FxWrite, m.FxTruncate = pointer(recWrite), pointer(recTruncate)
		m.FxSync, m.FxClose = pointer(recSync), pointer(recClose)
		recording.methods[f.FpMethods] = ours
	}
	f.FpMethods = ours
	recording.files[file] = &openFile{filepath.Base(path), rec, own}
	return rc
}

// opened is a file that is watched.
func opened(file uintptr) *openFile {
	recording.Lock()
	defer recording.Unlock()
	return recording.files[file]
}

func (f *openFile) happened(s Step) {
	s.File = f.name
	f.rec.add(s)
}

func recWrite(tls *libc.TLS, file, buf uintptr, n int32, off int64) int32 {
	f := opened(file)
	data := make([]byte, n)
	copy(data, unsafe.Slice(at[byte](buf), n))
	f.happened(Step{What: Wrote, At: off, Data: data})
	return function[writeFunc](f.own.FxWrite)(tls, file, buf, n, off)
}

func recTruncate(tls *libc.TLS, file uintptr, size int64) int32 {
	f := opened(file)
	f.happened(Step{What: Truncated, At: size})
	return function[truncateFunc](f.own.FxTruncate)(tls, file, size)
}

func recSync(tls *libc.TLS, file uintptr, flags int32) int32 {
	f := opened(file)
	rc := function[syncFunc](f.own.FxSync)(tls, file, flags)
	f.happened(Step{What: Synced})
	return rc
}

func recClose(tls *libc.TLS, file uintptr) int32 {
	f := opened(file)
	recording.Lock()
	delete(recording.files, file)
	recording.Unlock()
	return function[closeFunc](f.own.FxClose)(tls, file)
}

func recDelete(tls *libc.TLS, _, name uintptr, syncDir int32) int32 {
	path := libc.GoString(name)
	recording.Lock()
	rec := recording.watched[filepath.Dir(path)]
	recording.Unlock()
	if rec != nil {
		rec.add(Step{What: Deleted, File: filepath.Base(path)})
	}
	return function[deleteFunc](at[sqlite3.Tsqlite3_vfs](recording.vfs).FxDelete)(tls, recording.vfs, name, syncDir)
}
