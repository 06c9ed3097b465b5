package table

// The dealer's work that only some games have is set apart, so that the verbs of
// every game are few enough to be read. Each part is the table itself, seen from
// another side: a conversion, which costs nothing.
type (
	// DealerCards are what is done with cards besides dealing, turning, burning and discarding them.
	DealerCards Table
	// DealerTiles is the dealing of tiles, which are told of as cards are: an event about a tile has [Event.Tile] and no card.
	DealerTiles Table
	// DealerPlayers are who sits where, and with how much.
	DealerPlayers Table
	// DealerPosted is what the licensee has posted at the table: limits, odds and chips.
	DealerPosted Table
	// DealerReports are the incidents that were reported, and how a procedure comes to them.
	DealerReports Table
	// DealerBank is a player's bank, and what lies in the centre of the table.
	DealerBank Table
	// DealerMeters are the progressive jackpots that the table feeds.
	DealerMeters Table
	// DealerNotes are announcements and notes that say more than a word: an amount, or a second paragraph.
	DealerNotes Table
	// DealerBetting is the betting before the round begins: what a game's check says of the wager in question, and wagers
	// that are late or refused.
	DealerBetting Table
	// DealerLayout is what lies on the layout, and what becomes of it besides being won, lost or given back.
	DealerLayout Table
	// DealerPayments are all payments other than that of a whole wager at its odds.
	DealerPayments Table
	// DealerPots are what players wager against each other. Those wagers do not go to the house but into a pot, from which
	// the rake is taken and the winners are paid. How many pots there are and who may win which is the game's to know;
	// the table knows what lies in all of them together.
	DealerPots Table
)

// Cards is for what few games do with cards.
func (d *Dealer) Cards() *DealerCards { return (*DealerCards)(d) }

// Tiles is for games with tiles.
func (d *Dealer) Tiles() *DealerTiles { return (*DealerTiles)(d) }

// Players says who sits where, and with how much.
func (d *Dealer) Players() *DealerPlayers { return (*DealerPlayers)(d) }

// Posted says what is posted at the table.
func (d *Dealer) Posted() *DealerPosted { return (*DealerPosted)(d) }

// Reports is for irregularities.
func (d *Dealer) Reports() *DealerReports { return (*DealerReports)(d) }

// Bank is for games at which a player may have the bank.
func (d *Dealer) Bank() *DealerBank { return (*DealerBank)(d) }

// Meters is for games with a progressive jackpot.
func (d *Dealer) Meters() *DealerMeters { return (*DealerMeters)(d) }

// Notes is for announcements and notes that say more than a word.
func (d *Dealer) Notes() *DealerNotes { return (*DealerNotes)(d) }

// Betting is for wagers that are late, refused or lawful by a special paragraph.
func (d *Dealer) Betting() *DealerBetting { return (*DealerBetting)(d) }

// Layout is for what few games do on the layout.
func (d *Dealer) Layout() *DealerLayout { return (*DealerLayout)(d) }

// Payments is for all payments other than that of a whole wager at its odds.
func (d *Dealer) Payments() *DealerPayments { return (*DealerPayments)(d) }

// Pots is for games of players against each other.
func (d *Dealer) Pots() *DealerPots { return (*DealerPots)(d) }
