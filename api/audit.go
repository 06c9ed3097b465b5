package api

import (
	"context"
	"net/http"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/api/wire"
	"boardwalk/journal"
	"boardwalk/store"
)

// OfLog is the part of a request that says which log is meant.
type OfLog struct {
	Log int `query:"log" minimum:"0" doc:"The number of a log: 0 is the house's own, and the hall of a divided house; the others are its wings"`
}

// logOf returns a reader of the log that is meant.
func (s *Server) logOf(in OfLog) (*store.Reader, error) {
	switch {
	case in.Log == 0:
		return s.Store.Reader, nil
	case in.Log < len(s.Shards):
		return s.Shards[in.Log], nil
	}
	return nil, wire.NewProblem(http.StatusNotFound, "the house has no such log")
}

// registerAudit registers what is needed to check the record of the house. Anybody may
// read the key and the last checkpoint. Proofs are for the inspector: they hold hashes
// of single records, and somebody who knows all of a record but a hidden card could
// find the card by trying.
func (s *Server) registerAudit() {
	handle(s, "key", http.MethodGet, "/api/audit/key", "The key that the checkpoints are checked with", s.auditKey)
	handle(s, "checkpoint", http.MethodGet, "/api/audit/checkpoint", "The last signed checkpoint of a log",
		s.lastCheckpoint)
	handle(s, "checkpoints", http.MethodGet, "/api/audit/checkpoints", "The newest signed checkpoints of a log, the oldest of them first",
		s.checkpoints)
	handle(s, "prove-record", http.MethodGet, "/api/audit/records/{seq}/proof", "That a record is in the tree of a checkpoint",
		s.proveRecord)
	handle(s, "prove-growth", http.MethodGet, "/api/audit/growth", "That an older checkpoint is the beginning of a newer one",
		s.proveGrowth)
	handle(s, "records", http.MethodGet, "/api/audit/records", "Lines of a log, as they were hashed", s.records)
	handle(s, "logs", http.MethodGet, "/api/audit/logs", "The logs of the house: one, or those of the hall and every wing of a divided house",
		s.listLogs)
	handle(s, "heads", http.MethodGet, "/api/audit/heads",
		"The newest signed notes over the heads of all logs, the oldest of them first; none of a house that is not divided",
		s.heads)
}

// auditKey returns the key of a log.
func (s *Server) auditKey(_ context.Context, in *OfLog) (*Body[wire.Key], error) {
	log, err := s.logOf(*in)
	if err != nil {
		return nil, err
	}
	k := log.Key()
	return body(wire.Key{Name: k.Name(), Hash: k.KeyHash(), Text: s.Public}), nil
}

// lastCheckpoint returns the last checkpoint of a log.
func (s *Server) lastCheckpoint(ctx context.Context, in *OfLog) (*Body[wire.Checkpoint], error) {
	log, err := s.logOf(*in)
	if err != nil {
		return nil, err
	}
	note, err := log.LastCheckpoint(ctx)
	return body(wire.Checkpoint{Note: note}), err
}

// CheckpointsAsked is a request for checkpoints of a log.
type CheckpointsAsked struct {
	OfLog
	Most int `query:"most" minimum:"1" maximum:"10000" default:"1000"`
}

// checkpoints returns the newest checkpoints of a log.
func (s *Server) checkpoints(ctx context.Context, in *CheckpointsAsked) (*Body[[]string], error) {
	log, err := s.logOf(in.OfLog)
	if err != nil {
		return nil, err
	}
	notes, err := log.Checkpoints(ctx, in.Most)
	return body(append([]string{}, notes...)), err
}

// RecordProofAsked is a request for a proof that a record is in a tree.
type RecordProofAsked struct {
	OfLog
	Seq  int64 `path:"seq" minimum:"0"`
	Size int64 `query:"size" required:"true" minimum:"1"`
}

// proveRecord proves that a record is in the tree of a checkpoint.
func (s *Server) proveRecord(ctx context.Context, in *RecordProofAsked) (*Body[wire.Proof], error) {
	return s.prove(ctx, in.OfLog, in.Size, in.Seq+1, func(hashes tlog.HashReader) ([]tlog.Hash, error) {
		return journal.Includes(in.Size, in.Seq, hashes)
	})
}

// GrowthProofAsked is a request for a proof that a tree grew from another.
type GrowthProofAsked struct {
	OfLog
	Older int64 `query:"older" required:"true" minimum:"1"`
	Size  int64 `query:"size" required:"true" minimum:"1"`
}

// proveGrowth proves that an older checkpoint is the beginning of a newer one.
func (s *Server) proveGrowth(ctx context.Context, in *GrowthProofAsked) (*Body[wire.Proof], error) {
	return s.prove(ctx, in.OfLog, in.Size, in.Older, func(hashes tlog.HashReader) ([]tlog.Hash, error) {
		return journal.Continues(in.Size, in.Older, hashes)
	})
}

// RecordsAsked is a request for lines of a log.
type RecordsAsked struct {
	OfLog
	From uint64 `query:"from" maximum:"9007199254740991"`
	Most int    `query:"most" minimum:"1" maximum:"1000" default:"100"`
}

// records returns lines of a log.
func (s *Server) records(ctx context.Context, in *RecordsAsked) (*Body[[]string], error) {
	log, err := s.logOf(in.OfLog)
	if err != nil {
		return nil, err
	}
	lines := []string{}
	for line, err := range log.Lines(ctx, in.From, in.Most) {
		if err != nil {
			return nil, err
		}
		lines = append(lines, string(line))
	}
	return body(lines), nil
}

// listLogs lists the logs of the house.
func (s *Server) listLogs(ctx context.Context, _ *struct{}) (*Body[[]wire.Log], error) {
	list, err := s.logs(ctx)
	return body(list), err
}

// HeadsAsked is a request for notes over the heads of all logs.
type HeadsAsked struct {
	Most int `query:"most" minimum:"1" maximum:"10000" default:"1"`
}

// heads returns the newest notes over the heads of all logs.
func (s *Server) heads(ctx context.Context, in *HeadsAsked) (*Body[[]string], error) {
	notes, err := s.Store.Heads(ctx, in.Most)
	return body(append([]string{}, notes...)), err
}

// logs describes the logs of the house.
func (s *Server) logs(ctx context.Context) ([]wire.Log, error) {
	readers := s.readers()
	list := make([]wire.Log, len(readers))
	for i, r := range readers {
		size, err := r.Size(ctx)
		if err != nil {
			return nil, err
		}
		list[i] = wire.Log{Log: i, Name: r.Key().Name(), Hash: r.Key().KeyHash(), Size: size, Tables: []string{}}
	}
	add := func(id string) {
		in := &list[store.ShardOf(s.Casino.Place(id), len(list)-1)]
		in.Tables = append(in.Tables, id)
	}
	for _, l := range s.Floor.Lobby() {
		add(l.ID)
	}
	for _, l := range s.kenoListings() {
		add(l.ID)
	}
	return list, nil
}

// prove answers with a proof of a log. A size that is greater than the log, or an older one that is greater than that, is refused.
func (s *Server) prove(ctx context.Context, of OfLog, size, older int64,
	proof func(tlog.HashReader) ([]tlog.Hash, error)) (*Body[wire.Proof], error) {
	log, err := s.logOf(of)
	if err != nil {
		return nil, err
	}
	have, err := log.Size(ctx)
	if err != nil {
		return nil, err
	}
	if size > have || older > size {
		return nil, wire.NewProblem(http.StatusUnprocessableEntity, "the record is not as long as that")
	}
	hashes, err := proof(log.Hashes(ctx))
	return body(wire.Proof{Size: size, Hashes: texts(hashes)}), err
}

// texts writes hashes as text.
func texts(hashes []tlog.Hash) []string {
	list := []string{}
	for _, h := range hashes {
		list = append(list, h.String())
	}
	return list
}
