package cli

import (
	"encoding/json"
	"runtime"

	"boardwalk/cluster"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/sim/chunks"
	"boardwalk/sim/draws"
	"boardwalk/sim/ring"
)

// hand returns what plays chunks of the simulation of this command, which has one wager or ticket.
func (cmd *simulateCommand) hand() (chunks.Hand, error) {
	if cmd.Game == odds.KenoID {
		config, tickets, err := cmd.kenoConfig()
		if err != nil {
			return nil, err
		}
		config.Ticket = tickets[0]
		return draws.NewHand(config), nil
	}
	rules, err := findGame(cmd.Game)
	if err != nil {
		return nil, err
	}
	if rules.EachOther {
		config, err := cmd.pokerConfig(rules)
		if err != nil {
			return nil, err
		}
		return ring.NewHand(config)
	}
	config, err := cmd.config(rules)
	if err != nil {
		return nil, err
	}
	if len(cmd.Wager) > 0 {
		config.Wager = cmd.Wager[0]
	}
	if cmd.CutCard {
		return sim.NewCutCardHand(config)
	}
	return sim.NewHand(config)
}

// newHand returns what plays chunks of any job, one at a time. It keeps the tables of the last jobs.
func newHand() func([]byte) ([]byte, error) {
	hands := map[string]chunks.Hand{}
	return func(text []byte) ([]byte, error) {
		var p jobPiece
		if err := json.Unmarshal(text, &p); err != nil {
			return nil, err
		}
		h := hands[p.Job]
		if h == nil {
			var j job
			if err := json.Unmarshal([]byte(p.Job), &j); err != nil {
				return nil, err
			}
			j.Command.files, j.Command.sent = j.Files, true
			var err error
			if h, err = j.Command.hand(); err != nil {
				return nil, err
			}
			if len(hands) >= 8 {
				clear(hands)
			}
			hands[p.Job] = h
		}
		return h.Play(p.Chunk)
	}
}

// work has a node play simulations for others, on half of its cores: people at its tables come first.
func work(n *cluster.Node) error {
	id, err := programID()
	if err != nil {
		return err
	}
	return n.Work("simulate-"+id, max(1, runtime.GOMAXPROCS(0)/2), newHand)
}
