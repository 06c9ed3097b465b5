package wire

// Key is the public key with which the signatures of checkpoints are checked.
type Key struct {
	Name string `json:"name" doc:"The origin of the checkpoints"`
	Hash uint32 `json:"hash"`
	Text string `json:"text" doc:"The key of the house in the form of golang.org/x/mod/sumdb/note, from which the name and hash of each of its logs follow"`
}

// Log is one log of a house: the only one, or that of the hall or a wing of a house that is divided.
type Log struct {
	Log    int      `json:"log" doc:"Its number; 0 is the house's own, and the hall of a divided house"`
	Name   string   `json:"name" doc:"The origin of its checkpoints"`
	Hash   uint32   `json:"hash" doc:"Of the key under that name"`
	Size   int64    `json:"size" doc:"How many records it has"`
	Tables []string `json:"tables" doc:"The tables and keno lounges that are there now"`
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
