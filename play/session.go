package play

import (
	"encoding/binary"
	"errors"
	"fmt"

	"boardwalk/chance"
	"boardwalk/counsel"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/play/log"
	"boardwalk/play/ring"
	"boardwalk/table"
)

// Config is what a session is opened with.
type Config struct {
	Rules    *table.Rules
	Options  table.Options // nil for the game's defaults
	Terms    table.Terms   // the zero value for the usual ones
	Seat     table.Seat    // the person's position; 0 to watch only
	Bankroll money.Cents   // what the person sits down with
	Bots     int           // how many other positions are taken, or [AsUsual]
	BotLevel string        // of all bots, see [bots.Levels]; empty for different ones
	AsksCut  bool          // the person wants to be asked to cut the cards; otherwise the cut is declined for them
	Seed     chance.Seed   // decides every outcome, and what the bots do
}

// AsUsual is as many bots as one likes to have at a game: three, or at poker
// five.
const AsUsual = -1

// company is how many bots there are to be.
func (c *Config) company() int {
	switch {
	case c.Bots != AsUsual:
		return c.Bots
	case c.Rules.EachOther:
		return 5
	}
	return 3
}

// personName is the person as the game and a saved session know it.
const personName = "you"

// Session is one person's stay at a table. It is not for several goroutines.
type Session struct {
	config Config
	live   *table.Live
	board  *board
	bots   []*bot
	decide func(*bot, *table.Question) table.Answer // what a bot answers

	log     []Entry
	read    int           // how many lines of the log there were before the last command
	others  []table.Event // of other seats, told in one line later
	results []table.Event // the person's own of the round under way
	past    []Outcome
	lit     map[table.Area]bool // areas that the last outcome pays
	eye     counsel.Eye         // the cards on the layout and since the last shuffle, as the person may see them
	cleared bool                // the cards of the last round are gone with the next that is dealt
	contest contest             // the table of players against each other, or nil
	brought money.Cents

	acts  []table.Act // the person's own since the last round
	final int         // how many of them can no longer be taken back
	last  []table.Act // the wagers made before the round before

	coach   coach
	counsel *counsel.Counsel // on the question that is open
	asked   int              // the length of the journal when it was asked
	warned  [2]int           // round and number of the question at which the person was told that a hand is foul

	playing   bool                       // a round or an interlude is being played
	interlude bool                       // the game asks something before the wagers of the next round
	paused    int                        // the length of the journal when it began to
	moves     roundMoves                 // of a round that waits for an answer
	banked    map[table.Seat]money.Cents // what the bank has won each bot since others were last told of
	unadvised bool                       // the person was told that the bots do not know how the game is played
	muted     bool                       // what happens is only being tried out
	refused   *table.Event               // the last refusal since it was last cleared
	lawful    []table.Area               // what may be bet now; nil if not known yet
	failed    error                      // a fault of the program, after which nothing is played
}

// Outcome is how the dice or the wheel came to rest.
type Outcome struct {
	Faces [3]uint8
	Text  string
}

// New opens a table and seats the person and the bots.
func New(c Config) (*Session, error) {
	c.Bots = c.company()
	if c.Terms.Chip == 0 {
		c.Terms = c.Rules.Terms()
	}
	if err := c.Check(); err != nil {
		return nil, err
	}
	s := &Session{config: c, lit: map[table.Area]bool{}, banked: map[table.Seat]money.Cents{}}
	s.moves.clear()
	live, err := table.NewLive(c.Rules, c.Options, c.Terms, chance.NewSecure(c.Seed), sink{s})
	if err != nil {
		return nil, err
	}
	s.live = live
	s.decide = s.answerBot
	s.board = boardOf(c.Rules, s.Table().Layout())
	if c.Rules.EachOther {
		s.contest = ring.New(host{s})
	}
	if c.Seat != table.House {
		if err := s.live.Do(table.Act{Kind: table.Sit, Seat: c.Seat, Amount: c.Bankroll, Person: personName}); err != nil {
			return nil, err
		}
		s.brought = c.Bankroll
	}
	if err := s.seatBots(binary.LittleEndian.Uint64(c.Seed[:8])); err != nil {
		return nil, err
	}
	if s.contest != nil {
		s.gatherOpening()
	}
	s.tellUnlawful()
	s.beginBetting()
	return s, nil
}

// tellUnlawful says what the law has against the rules of the table, where they are supposed. What several seats share is
// said once.
func (s *Session) tellUnlawful() {
	said := map[string]bool{}
	for _, f := range s.Table().Unlawful() {
		if text := log.Sentence("not lawful in New Jersey: " + f.Sentence()); !said[text] {
			said[text] = true
			s.tell(Entry{Kind: Notice, Text: text, Cite: f.By})
		}
	}
}

// Check says what keeps a session from being opened so.
func (c *Config) Check() error {
	most := c.Rules.Seats
	taken, bots := 0, c.company()
	if c.Seat != table.House {
		taken = 1
	}
	switch {
	case int(c.Seat) > most:
		return fmt.Errorf("%s has positions 1 to %d, not %d", c.Rules.Name, most, c.Seat)
	case c.Seat != table.House && c.Bankroll <= 0:
		return errors.New("a bankroll must be above zero")
	case bots < 0:
		return errors.New("there cannot be fewer than no bots")
	case bots > most-taken:
		return fmt.Errorf("%s has room for %d bots, not %d", c.Rules.Name, most-taken, bots)
	}
	return nil
}

// Table returns the table as it stands.
func (s *Session) Table() *table.Table { return s.live.Table() }

// Seat returns the person's position, 0 for one who only watches.
func (s *Session) Seat() table.Seat { return s.config.Seat }

// verb returns how the next round is begun.
func (s *Session) verb() string { return verbOf(s.config.Rules) }

// Seed returns what decided every outcome.
func (s *Session) Seed() chance.Seed { return s.config.Seed }

// Log returns everything that was told so far.
func (s *Session) Log() []Entry { return s.log }

// Past returns how the dice or the wheel fell, the oldest first.
func (s *Session) Past() []Outcome { return s.past }

// Account returns what the person owns.
func (s *Session) Account() table.Account { return s.Table().Account(s.Seat()) }

// Question returns what the person is asked, or nil; of several questions, the
// first.
func (s *Session) Question() *table.Question {
	questions := s.live.Questions()
	for i := range questions {
		if questions[i].Seat == s.Seat() {
			return &questions[i]
		}
	}
	return nil
}

// inTurn reports whether what is asked is asked in the course of a round of
// players against each other, which is told and answered in words of its own.
func (s *Session) inTurn() bool { return s.contest != nil && !s.interlude }

// act does something at the table and logs a refusal that the table itself
// has not told of.
func (s *Session) act(do func() error) error {
	s.refused, s.lawful = nil, nil
	err := do()
	if err != nil && s.refused == nil {
		e := Entry{Kind: Refusal, Text: log.Sentence(err.Error())}
		var r *law.Refusal
		if errors.As(err, &r) {
			e.Text, e.Cite = refusal(r.Text, r.By), r.By
		}
		s.tell(e)
	}
	return err
}

// Farewell is the private note at the end: what was played, how it ended, and
// the seed with which all of it can be played again.
func (s *Session) Farewell() []string {
	s.abandon()
	t := s.Table()
	var lines []string
	if s.Seat() == table.House {
		lines = append(lines, fmt.Sprintf("%s, %s watched.", t.Rules().Name, count(t.Rounds(), "round")))
	} else {
		a := s.Account()
		result := "You broke even"
		if a.Net > 0 {
			result = "You won " + a.Net.String()
		} else if a.Net < 0 {
			result = "You lost " + (-a.Net).String()
		}
		now := fmt.Sprintf("%s now", a.Chips+a.Cash+a.Layout+a.Cover)
		if s.contest == nil {
			now += fmt.Sprintf(", %s of it on the layout", a.Layout)
		}
		lines = append(lines, fmt.Sprintf("%s, %s. %s: %s brought, %s.", t.Rules().Name, count(t.Rounds(), "round"), result, s.brought, now))
	}
	if s.coach.decisions > 0 {
		lines = append(lines, s.coach.String())
	}
	return append(lines, "Seed "+s.Seed().String()+" (--seed plays the same outcomes again).")
}
