package api

import (
	"context"
	"net/http"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/api/wire"
	"boardwalk/journal"
)

// registerAudit registers what is needed to check the record of the house. Anybody may
// read the key and the last checkpoint. Proofs are for the inspector: they hold hashes
// of single records, and somebody who knows all of a record but a hidden card could
// find the card by trying.
func (s *Server) registerAudit() {
	handle(s, "key", http.MethodGet, "/api/audit/key", "The key that the checkpoints are checked with",
		func(context.Context, *struct{}) (*Body[wire.Key], error) {
			k := s.Store.Key()
			return body(wire.Key{Name: k.Name(), Hash: k.KeyHash(), Text: s.Public}), nil
		})
	handle(s, "checkpoint", http.MethodGet, "/api/audit/checkpoint", "The last signed checkpoint of the record",
		func(ctx context.Context, _ *struct{}) (*Body[wire.Checkpoint], error) {
			note, err := s.Store.LastCheckpoint(ctx)
			return body(wire.Checkpoint{Note: note}), err
		})
	handle(s, "checkpoints", http.MethodGet, "/api/audit/checkpoints", "The newest signed checkpoints, the oldest of them first",
		func(ctx context.Context, in *struct {
			Most int `query:"most" minimum:"1" maximum:"10000" default:"1000"`
		}) (*Body[[]string], error) {
			notes, err := s.Store.Checkpoints(ctx)
			return body(append([]string{}, notes[max(0, len(notes)-in.Most):]...)), err
		})
	handle(s, "prove-record", http.MethodGet, "/api/audit/records/{seq}/proof", "That a record is in the tree of a checkpoint",
		func(ctx context.Context, in *struct {
			Seq  int64 `path:"seq" minimum:"0"`
			Size int64 `query:"size" required:"true" minimum:"1"`
		}) (*Body[wire.Proof], error) {
			if err := s.within(ctx, in.Size, in.Seq+1); err != nil {
				return nil, err
			}
			p, err := journal.Includes(in.Size, in.Seq, s.Store.Hashes(ctx))
			return body(wire.Proof{Size: in.Size, Hashes: texts(p)}), err
		})
	handle(s, "prove-growth", http.MethodGet, "/api/audit/growth", "That an older checkpoint is the beginning of a newer one",
		func(ctx context.Context, in *struct {
			Older int64 `query:"older" required:"true" minimum:"1"`
			Size  int64 `query:"size" required:"true" minimum:"1"`
		}) (*Body[wire.Proof], error) {
			if err := s.within(ctx, in.Size, in.Older); err != nil {
				return nil, err
			}
			p, err := journal.Continues(in.Size, in.Older, s.Store.Hashes(ctx))
			return body(wire.Proof{Size: in.Size, Hashes: texts(p)}), err
		})
	handle(s, "records", http.MethodGet, "/api/audit/records", "Lines of the record, as they were hashed",
		func(ctx context.Context, in *struct {
			From uint64 `query:"from" maximum:"9007199254740991"`
			Most int    `query:"most" minimum:"1" maximum:"1000" default:"100"`
		}) (*Body[[]string], error) {
			lines := []string{}
			for line, err := range s.Store.Lines(ctx, in.From) {
				if err != nil {
					return nil, err
				}
				if lines = append(lines, string(line)); len(lines) == in.Most {
					break
				}
			}
			return body(lines), nil
		})
}

// within returns a problem if a size is greater than the record, or an older size
// greater than the size.
func (s *Server) within(ctx context.Context, size, older int64) error {
	have, err := s.Store.Size(ctx)
	if err == nil && (size > have || older > size) {
		err = wire.NewProblem(http.StatusUnprocessableEntity, "the record is not as long as that")
	}
	return err
}

// texts writes hashes as text.
func texts(hashes []tlog.Hash) []string {
	list := []string{}
	for _, h := range hashes {
		list = append(list, h.String())
	}
	return list
}
