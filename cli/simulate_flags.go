package cli

import (
	"encoding/binary"
	"errors"
	"strconv"
	"strings"
	"sync/atomic"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/table"
)

// usualSession is how many rounds a session has where one is drawn and nobody
// says how many.
const usualSession = 1000

// config reads the flags.
func (cmd *simulateCommand) config(rules *table.Rules) (sim.Config, error) {
	terms, err := posted(rules, cmd.Pays)
	if err != nil {
		return sim.Config{}, err
	}
	options, err := setOptions(rules, cmd.Option)
	if err != nil {
		return sim.Config{}, err
	}
	asked, err := cmd.suppose(rulesAsked{rules: rules, options: options, terms: terms}, cmd.file)
	if err != nil {
		return sim.Config{}, err
	}
	config := sim.Config{Rules: asked.rules, Options: asked.options, Terms: asked.terms,
		Rounds: cmd.Rounds, Played: new(atomic.Int64),
		Controlled: !cmd.NoControls}
	if cmd.Cores != nil {
		if config.Cores = *cmd.Cores; config.Cores < 1 {
			return config, misusef("--cores %d: at least one has to work", config.Cores)
		}
	}
	if config.Session, config.Bankroll, err = cmd.session(); err != nil {
		return config, err
	}
	if cmd.Stake != "" {
		if config.Stake, err = amount("stake", cmd.Stake); err != nil {
			return config, err
		}
	}
	if config.Seed, err = cmd.seed(); err != nil {
		return config, err
	}
	config.Strategy, err = cmd.strategy(&config)
	return config, err
}

// session is how many rounds a session has, and what it begins with.
func (cmd *simulateCommand) session() (rounds int, bankroll money.Cents, err error) {
	if cmd.Session != nil {
		if rounds = *cmd.Session; rounds < 1 {
			return 0, 0, misusef("--session %d: a session has at least one round", rounds)
		}
	} else if cmd.Picture != "" || cmd.Chart || cmd.Bankroll != "" {
		rounds = int(min(usualSession, max(1, cmd.Rounds)))
	}
	if cmd.Bankroll != "" {
		bankroll, err = amount("bankroll", cmd.Bankroll)
	}
	return rounds, bankroll, err
}

// seed is the seed that was given, or one that nobody has had.
func (cmd *simulateCommand) seed() (uint64, error) {
	if cmd.Seed == "" {
		seed := chance.NewSeed()
		return binary.LittleEndian.Uint64(seed[:]) >> 11, nil // 53 bits, which every reader of JSON takes
	}
	seed, err := strconv.ParseUint(cmd.Seed, 0, 64)
	if err != nil {
		return 0, misusef("--seed %s is not a whole number from 0 to 18446744073709551615", cmd.Seed)
	}
	return seed, nil
}

// strategy finds the strategy by its name, or reads it from a file.
func (cmd *simulateCommand) strategy(config *sim.Config) (sim.Strategy, error) {
	s, err := sim.FindStrategy(config.Rules, config.Options, config.Terms, cmd.Strategy)
	var unknown *sim.NoStrategy
	if !errors.As(err, &unknown) {
		return s, err
	}
	text, failed := cmd.file(cmd.Strategy)
	if failed != nil {
		return s, misusef("%v", err)
	}
	if s, err = sim.ParseStrategy(config.Rules, cmd.Strategy, strings.NewReader(text)); err != nil {
		return s, misusef("%v", err)
	}
	return s, nil
}

// prepare makes a simulation of each wager.
func (cmd *simulateCommand) prepare(config *sim.Config, at *nodes) ([]*sim.Simulation, error) {
	wagers := cmd.Wager
	if len(wagers) == 0 {
		var err error
		if wagers, err = sim.Wagers(config.Rules, config.Options); err != nil {
			return nil, err
		}
	}
	var list []*sim.Simulation
	for _, w := range wagers {
		one, alone := *config, *cmd
		one.Wager, alone.Wager = w, []string{w}
		var err error
		if one.Elsewhere, one.Cores, err = at.play(&alone, config.Seed, config.Cores); err != nil {
			return nil, err
		}
		s, err := sim.Prepare(one)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return list, nil
}
