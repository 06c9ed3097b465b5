package api

import (
	"boardwalk/api/wire"
	"boardwalk/keno/system"
)

// registerKenoCuts registers how players mix secrets of their own into a draw: as a hash
// while tickets are sold, and opened when the game is locked out.
func (s *Server) registerKenoCuts() {
	gameOrder(s, "keno-cut", "cuts", "Cut the present game, in which one has a ticket: mix a secret into its draw, given as its hash",
		func(by system.Party, in *wire.Cut) (system.Order, error) {
			return system.Cut(by, uint64(in.Round), in.Hash), nil
		})
	gameOrder(s, "keno-open-cut", "openings", "Show the secret of one's cut, when the game is locked out",
		func(by system.Party, in *wire.Opening) (system.Order, error) {
			return system.OpenCut(by, uint64(in.Round), in.Secret), nil
		})
}
