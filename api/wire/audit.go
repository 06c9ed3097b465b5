package wire

// Key is the public key with which the signatures of checkpoints are checked.
type Key struct {
	Name string `json:"name" doc:"The origin of the checkpoints"`
	Hash uint32 `json:"hash"`
	Text string `json:"text" doc:"The key in the form of golang.org/x/mod/sumdb/note"`
}

// Checkpoint is a signed head of the record, in the form of c2sp.org/tlog-checkpoint.
type Checkpoint struct {
	Note string `json:"note"`
}

// Proof is a proof of inclusion or of growth: the hashes that golang.org/x/mod/sumdb/tlog
// checks it with.
type Proof struct {
	Size   int64    `json:"size"`
	Hashes []string `json:"hashes"`
}
