package gate

// connMemory is about what a connection costs at most while a request is read, in
// bytes: buffers, stacks and headers.
const connMemory = 40 << 10

// Usual returns limits for a process that may use so many bytes of memory: as many
// connections as fit into it, and no more than three quarters of the files that the
// process may open, since the store needs some.
func Usual(memory int64) Limits {
	all := memory / connMemory
	if files := openFiles(); files > 0 {
		all = min(all, files/4*3)
	}
	return Limits{All: int(max(64, all)), Address: 400, Waiting: int(max(64, min(2048, all/4)))}
}
