package table

import "time"

// Host is who has many rounds played one after the other, as a simulation does: see [Table.PlayRounds].
type Host interface {
	// Between does what comes before a round: it makes wagers, and has an interlude conducted that is due.
	Between() error

	// Over looks at what a round brought.
	Over()
}

// auditEvery is how many rounds are played from one audit to the next where many are played at once.
const auditEvery = 64

// PlayRounds conducts so many rounds for a host. Each is played as [Table.Round] plays it, and has the same
// results. Only what surrounds a round is done once for many of them: what catches a round that stops in its
// middle, and the audit, which adds up all accounts after every 64th round and after the last one. It panics with
// an [*Unbalanced] if they are off; whoever wants to know in which round plays the same rounds one by one.
//
// Its errors are those of Round and of the host. The round of such an error was not counted.
func (t *Table) PlayRounds(rounds int, host Host) error {
	for rounds > 0 {
		done, stopped, err := t.playUntilStopped(rounds, host)
		if err != nil {
			return err
		}
		if rounds -= done; stopped { // the round was void: it is over, and the others go on
			rounds--
			t.roundOver()
			host.Over()
		}
	}
	t.audit()
	return nil
}

// playUntilStopped plays rounds until one stops in its middle. It returns how many came to their end before.
func (t *Table) playUntilStopped(rounds int, host Host) (done int, stopped bool, err error) {
	defer func() {
		if t.inRound {
			stopped, err = true, t.stopped(recover())
		}
	}()
	for done < rounds {
		if err := host.Between(); err != nil {
			return done, false, err
		}
		if !t.plain() {
			if r := t.mayPlay(); r != nil {
				return done, false, r
			}
		}
		t.begins(playing)
		if t.aside == nil {
			t.game.Round(t.dealer())
		} else {
			t.play()
		}
		t.inRound = false
		t.roundOver()
		if t.rounds%auditEvery == 0 {
			t.audit()
		}
		host.Over()
		done++
	}
	return done, false, nil
}

// plain reports whether nothing forbids a round, as is nearly always so: [Table.mayPlay] says otherwise why.
func (t *Table) plain() bool {
	return t.opened && t.between == nil && len(t.paid) == 0 && t.wear.since == (time.Time{})
}
