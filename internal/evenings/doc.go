// Package evenings keeps evenings that released programs have dealt, so that every later program must verify them, play
// them again and find the same in them.
//
// [Record] has this program deal a set of evenings, in package audittest, and writes them into a directory of their own
// for the version. [Read] opens one of them: it unpacks the data, verifies it with package audit, and returns what every
// table told. [Compare] says where that differs from what lies beside the evening.
//
//	told, err := evenings.Read("testdata/0.1.0/craps.evening", dir)
//	err = evenings.Compare("testdata/0.1.0/craps", told)
//
// Three files belong to an evening:
//
//	craps.evening       the data directory, packed (pack.go); never changes
//	craps.facts.gz      kinds, fields, words, money, cards, paragraphs and who saw them (facts.go); never changes
//	craps.sentences.gz  the sentences; may be renewed on purpose (make evening-sentences)
//
// evenings.sum has the hashes of all files that never change, and missing.tsv has what occurs in no evening, each with the
// reason. testdata/README.md says why the files have the form that they have.
package evenings
