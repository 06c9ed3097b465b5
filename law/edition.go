package law

import "strings"

// Edition is the text that a row was taken from. The editions
// overlap and differ; none of them is claimed to be current law.
type Edition uint8

// The editions that the index was drawn from.
const (
	// EditionUnstated stands where a citation does not say its edition.
	EditionUnstated Edition = iota
	// Edition1995 is N.J.A.C. 19:47 as in the supplement of October 1995.
	Edition1995
	// Edition1998 is an older text of subchapter 20, of about 1998.
	Edition1998
	// Edition2007 is a text of later subchapters of 19:47, of about 2007.
	Edition2007
	// Proposal2010 is a proposal of 2010 for 19:46 and 19:47.
	Proposal2010
	// ProposalUndated is an undated proposal for 13:69E and 13:69F.
	ProposalUndated
	// HouseRules is a book of house rules, which has no editions.
	HouseRules
)

// notCurrent ends every description, so that no paper made from one can be
// taken for the law of today.
const notCurrent = "; not claimed to be current law"

var editions = [...]struct {
	name, description string
	year              int
}{
	EditionUnstated: {"unstated", "edition not stated", 0},
	Edition1995:     {"1995", "N.J.A.C. 19:47, supplement of October 1995", 1995},
	Edition1998:     {"1998", "N.J.A.C. 19:47-20, about 1998", 1998},
	Edition2007:     {"2007", "N.J.A.C. 19:47, about 2007", 2007},
	Proposal2010:    {"2010 proposal", "proposal of 2010 for N.J.A.C. 19:46 and 19:47", 2010},
	ProposalUndated: {"13:69 proposal", "undated proposal for N.J.A.C. 13:69E and 13:69F", 0},
	HouseRules:      {"house rules", "house rules in the words of this project, for a game whose regulation we do not hold", 0},
}

// String returns the short name of the edition, such as "1995".
func (e Edition) String() string {
	if int(e) >= len(editions) {
		return editions[EditionUnstated].name
	}
	return editions[e].name
}

// Year returns the year of the edition, which may be approximate; 0 means undated.
func (e Edition) Year() int {
	if int(e) >= len(editions) {
		return 0
	}
	return editions[e].year
}

// Description says what the edition is, and that it is not claimed to be current law.
func (e Edition) Description() string {
	if int(e) >= len(editions) {
		e = EditionUnstated
	}
	return editions[e].description + notCurrent
}

// editionOfLine reads the edition off the index's line column, in which every
// copy but that of 1995 has its number before a colon. Notes of doubt call the
// copies by the same numbers.
func editionOfLine(line string) Edition {
	source, _, found := strings.Cut(line, ":")
	if !found {
		return Edition1995
	}
	switch source {
	case "000":
		return Edition2007
	case "002":
		return Edition1998
	case "003":
		return Proposal2010
	case "004":
		return ProposalUndated
	}
	return EditionUnstated
}

// editionNamed finds the edition that a citation's last bracket names: "1998".
func editionNamed(name string) Edition {
	for e, edition := range editions {
		if edition.year != 0 && edition.name == name {
			return Edition(e)
		}
	}
	return EditionUnstated
}
