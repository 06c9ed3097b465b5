package cli

// checkResult is what is to be said of one file.
type checkResult struct {
	File   string        `json:"file"`
	Name   string        `json:"name,omitempty"`
	Pits   int           `json:"pits"`
	Tables int           `json:"tables"`
	Games  int           `json:"games"`
	Staff  int           `json:"staff"`
	Faults []checkFault  `json:"faults"`
	Varied []checkVaried `json:"varied,omitempty"`

	Approvals []checkApproval `json:"approvals,omitempty"` // that the file assumes

	HouseWay   string `json:"house_way,omitempty"`  // the game that the file is a house way of
	Decided    string `json:"decides,omitempty"`    // the hands that it decides
	Exceptions string `json:"exceptions,omitempty"` // from what the regulation says of such a way

	Wager  string   `json:"wager,omitempty"`  // the name of the wager that the file describes
	Method string   `json:"method,omitempty"` // by which its lines were gone through
	Shared []string `json:"shared,omitempty"` // hands that two of its lines share

	RateCard   string `json:"rate_card,omitempty"`       // the name of the keno rate card that the file is
	Spots      int    `json:"most_spots,omitempty"`      // that may be played by it
	Advantages string `json:"house_advantage,omitempty"` // the least and the largest, for the minimum wager
}

// checkApproval is a choice that the Commission must have approved.
type checkApproval struct {
	Table  string `json:"table"`
	Option string `json:"option"`
	Value  string `json:"value"`
	Law    string `json:"law"`
}

type checkFault struct {
	Line  int    `json:"line"`
	Pit   string `json:"pit,omitempty"`
	Table string `json:"table,omitempty"`
	Key   string `json:"key,omitempty"`
	Law   string `json:"law,omitempty"`
	Text  string `json:"text"`

	Readings []string `json:"readings,omitempty"` // ours of the paragraph, each with its question
}

type checkVaried struct {
	Game     string            `json:"game"`
	Wagers   []string          `json:"wagers"`
	Law      string            `json:"law"`
	Maximums map[string]string `json:"maximums"`
	Readings []string          `json:"readings,omitempty"`
}
