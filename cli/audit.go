package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"boardwalk/audit"
	"boardwalk/internal/memory"
	"boardwalk/journal"
	"boardwalk/store/seedkey"
)

type auditCommand struct {
	Verify auditVerifyCommand `cmd:"" help:"Hold a casino's data against itself: every hash, card, payment and account."`
	Replay auditReplayCommand `cmd:"" help:"Rebuild a round of play, with its paragraphs and who saw what."`
	Find   auditFindCommand   `cmd:"" help:"Find rounds of play: by person, table, game, time, money, incident or hand."`
}

type auditVerifyCommand struct {
	Dir        string   `arg:"" help:"The directory of the casino's data."`
	Key        string   `placeholder:"FILE" help:"The house's public key, as you got it from elsewhere; the directory's own if not given."`
	Checkpoint []string `placeholder:"FILE|URL" sep:"none" help:"Signed checkpoints that you have kept from before, or a witness that has. May be repeated."`
	From       string   `placeholder:"FILE|URL" help:"Go on from the last of these checkpoints, up to which an earlier audit found no fault, and do not verify again what is before it."`
	Keep       string   `placeholder:"FILE" help:"If there is no fault, write the last checkpoint that was verified to this file, for --from."`
	Witness    string   `placeholder:"FILE" help:"The public key of a witness, which says when it has seen a checkpoint."`
	SeedKey    string   `name:"seed-key" env:"BOARDWALK_SEED_KEY" placeholder:"FILE" help:"The house's key of seeds; seeds that are not published yet are not checked without it."`
	Mark       string   `placeholder:"FILE" help:"The file outside of the data that says how far the house has come, as for boardwalk serve; if not given, the usual one of this machine, if it has one."`
	JSON       bool     `name:"json" help:"Print one JSON object."`

	brought []string // checkpoints
}

// Help is printed by boardwalk audit verify --help.
func (auditVerifyCommand) Help() string {
	return `Nothing that the server says of its own work is believed: every record is
hashed again, every table played again with the rules that dealt it, every card
drawn again from the seeds that were committed to, and every payment, balance
and seat derived again. Every fault is printed with its record, table and round.
Whatever boardwalk serve would refuse to open is a fault here, too. Nothing is
written there, and the house may go on playing meanwhile.

With --from only what came after a checkpoint is verified. It must be signed by the
house, and with --witness by the witness, too; the log must go on from it. Of what is
before it, the records that the rest follows from are read again and must be those that
were signed, and all money is added up again.

Examples:

    boardwalk audit verify data
    boardwalk audit verify data --key house.pub --checkpoint yesterday.txt
    boardwalk audit verify data --checkpoint http://witness.example:8090 --witness witness.pub
    boardwalk audit verify data --keep /home/auditor/casino.checkpoint
    boardwalk audit verify data --from /home/auditor/casino.checkpoint --keep /home/auditor/casino.checkpoint`
}

const (
	// mostFaults is how many faults a JSON object lists.
	mostFaults = 10_000
	// signs is how soon a house has signed every record: in seconds, and the
	// records of its tables are as much as a minute out of order.
	signs = 2 * time.Minute
)

// Run verifies, and fails if there is a fault.
func (cmd *auditVerifyCommand) Run(c *console) error {
	memory.Tune() // an audit leaves much to collect and keeps little
	var verified atomic.Int64
	finish := func() {}
	list := []audit.Fault{}
	var broken error
	o := audit.Options{Records: &verified, Signs: signs, Beacon: verifierOf, Mark: cmd.Mark,
		Began: func(records int64) { finish = showProgressOf(c.err, &verified, max(records, 1), "records") },
		Fault: func(f audit.Fault) {
			switch {
			case !cmd.JSON:
				if _, err := fmt.Fprintln(c.out, f.String()); err != nil {
					broken = err
				}
			case len(list) < mostFaults:
				list = append(list, f)
			}
		}}
	if err := cmd.bring(&o); err != nil {
		return err
	}
	report, err := audit.Verify(context.Background(), cmd.Dir, o)
	finish()
	if err := errors.Join(unreadable(err), broken); err != nil {
		return err
	}
	if err := cmd.print(c.out, &report, list); err != nil {
		return err
	}
	if cmd.Keep != "" && report.Faults == 0 && report.Last != "" {
		if err := writeFile(cmd.Keep, func(w io.Writer) error { _, err := io.WriteString(w, report.Last); return err }); err != nil {
			return err
		}
	}
	switch {
	case report.Faults > 0 && report.Unfollowed > 0:
		return fmt.Errorf("%s in %s; after them %s of tables could not be followed", things(int(report.Faults), "fault"), cmd.Dir,
			things(int(report.Unfollowed), "record"))
	case report.Faults > 0:
		return fmt.Errorf("%s in %s", things(int(report.Faults), "fault"), cmd.Dir)
	}
	return nil
}

// unreadable is the error of a directory that has no casino's data.
func unreadable(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return misusef("%v", err)
	}
	return err
}

// bring takes what the auditor has kept elsewhere.
func (cmd *auditVerifyCommand) bring(o *audit.Options) error {
	if cmd.Key != "" {
		text, err := os.ReadFile(cmd.Key)
		if err != nil {
			return misusef("%v", err)
		}
		if o.Key, err = journal.ParseKey(string(text)); err != nil {
			return misusef("%s: %v", cmd.Key, err)
		}
	}
	if in, err := journal.PublicKey(cmd.Dir); err == nil && o.Key != nil { // the house may have changed its key since then
		if all, err := journal.Trusting(o.Key, in); err == nil {
			o.Key = all
		}
	}
	if cmd.SeedKey != "" {
		key, err := seedkey.Open(cmd.SeedKey, cmd.Dir, false)
		if err != nil {
			return misusef("%v", err)
		}
		o.SeedKey = key
	}
	return cmd.bringCheckpoints(o)
}

func (cmd *auditVerifyCommand) print(out io.Writer, r *audit.Report, faults []audit.Fault) error {
	if cmd.JSON {
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		return encoder.Encode(struct {
			Dir string `json:"dir"`
			*audit.Report
			Found  int64         `json:"found"`
			Faults []audit.Fault `json:"faults"`
		}{cmd.Dir, r, r.Faults, faults})
	}
	if r.Faults > 0 {
		return printNotes(out, r)
	}
	key := "key " + r.Key
	if r.OwnKey {
		key += ", which the directory itself has"
	}
	_, err := fmt.Fprintf(out, "%s: %s, %d of them vouched for by %s (%s); %s, %s, %s, %s, %s, %d of the people; no faults\n", cmd.Dir,
		things(int(r.Records), "record"), r.Vouched, things(int(r.Checkpoints), "checkpoint"), key,
		things(r.Tables, "table"), things(int(r.Rounds), "round"), things(int(r.Draws), "outcome"),
		things(int(r.Transfers), "transfer"), things(r.Accounts, "account"), r.People)
	if err == nil && r.Resumed > 0 {
		_, err = fmt.Fprintf(out, "gone on from record %d: the records before it were verified by an earlier audit, "+
			"as the checkpoint says that was brought\n",
			r.Resumed)
	}
	if err == nil && r.Archives > 0 {
		_, err = fmt.Fprintf(out, "%s of old records beside the database, as when it was made and with the records that were signed\n",
			things(r.Archives, "archive"))
	}
	if err == nil && r.Shards > 0 {
		_, err = fmt.Fprintf(out, "%s besides the house's own, whose heads were signed together %s, %d of them on record in the house's own\n",
			things(r.Shards, "shard"), things(int(r.Heads), "time"), r.Recorded)
	}
	if err == nil && r.Lounges > 0 {
		_, err = fmt.Fprintf(out, "%s, %s drawn, %s issued\n", things(r.Lounges, "keno lounge"), things(int(r.Games), "game"),
			things(int(r.Tickets), "ticket"))
	}
	if err == nil && r.Unopened+r.Void > 0 {
		_, err = fmt.Fprintf(out, "%s not opened in time, %s under which nothing was dealt\n", things(int(r.Unopened), "cut"),
			things(int(r.Void), "seed"))
	}
	if err == nil && r.Sealed > 0 {
		_, err = fmt.Fprintf(out, "seeds of %d series: not published yet, and so not checked yet; --seed-key checks them now\n", r.Sealed)
	}
	if err == nil {
		err = cmd.printProven(out, r)
	}
	return err
}

type auditReplayCommand struct {
	Dir   string `arg:"" help:"The directory of the casino's data."`
	Table string `arg:"" help:"The table."`
	Round uint64 `arg:"" help:"The number of the round, as the table's players see it."`
	As    string `placeholder:"PERSON|SEAT" help:"Show only what that person, or whoever had that seat, could see."`
	JSON  bool   `name:"json" xor:"form" help:"Print one JSON object."`
	HTML  string `name:"html" xor:"form" placeholder:"FILE" help:"Write a page that needs nothing else, for the screen or for paper; - for standard output."`
}

// Help is printed by boardwalk audit replay --help.
func (auditReplayCommand) Help() string {
	return `Each step comes with its paragraph, who could see it at that moment, and in the
end the proof that the outcomes follow from the seed that was committed to.

Examples:

    boardwalk audit replay data blackjack-1 17
    boardwalk audit replay data hold-em-2 204 --as ann
    boardwalk audit replay data blackjack-1 17 --html dispute.html`
}

// Run rebuilds the round, and fails if its proof does not hold.
func (cmd *auditReplayCommand) Run(c *console) error {
	round, err := audit.Rebuild(context.Background(), cmd.Dir, cmd.Table, cmd.Round, cmd.As)
	if errors.Is(err, audit.ErrNoRound) {
		return misusef("%v", err)
	}
	if err != nil {
		return unreadable(err)
	}
	if cmd.As != audit.Everybody &&
		!slices.ContainsFunc(round.Players, func(p audit.Player) bool { return cmd.As == p.Person || cmd.As == fmt.Sprint(p.Seat) }) {
		return misusef("in round %d at table %s nobody was %s: %s", cmd.Round, cmd.Table, cmd.As, present(round.Players))
	}
	switch {
	case cmd.JSON:
		encoder := json.NewEncoder(c.out)
		encoder.SetIndent("", "  ")
		err = encoder.Encode(round)
	case cmd.HTML == "-":
		err = round.Page(c.out)
	case cmd.HTML != "":
		err = writeFile(cmd.HTML, round.Page)
	default:
		err = round.Text(c.out)
	}
	switch {
	case err != nil:
		return err
	case len(round.Faults) > 0:
		return fmt.Errorf("%s at table %s: %s", things(len(round.Faults), "fault"), cmd.Table, round.Faults[0].String())
	case len(round.Proof.Wrong) > 0:
		return fmt.Errorf("the proof of round %d at table %s does not hold: %s", cmd.Round, cmd.Table, round.Proof.Wrong[0])
	}
	return nil
}

// present says who was there.
func present(players []audit.Player) string {
	if len(players) == 0 {
		return "no seat was taken"
	}
	var list []string
	for _, p := range players {
		list = append(list, fmt.Sprintf("seat %d was %s", p.Seat, p.Person))
	}
	return strings.Join(list, ", ")
}

func writeFile(name string, write func(io.Writer) error) error {
	f, err := os.Create(name)
	if err != nil {
		return misusef("%v", err)
	}
	return errors.Join(write(f), f.Close())
}
