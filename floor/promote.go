package floor

import (
	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/version"
)

// Promote puts into the record that a standby goes on from everything that the house had acknowledged, and why that is so. Rounds
// under way go on with the same cards. Who cannot be sure of it restores.
func Promote(st *store.Store, why string) error {
	data, err := journal.Data(opened(journal.Server{Did: journal.DidPromote, What: []string{why}}, version.Current()))
	if err != nil {
		return err
	}
	_, err = st.Append(&store.Batch{Records: []journal.Record{{Time: st.Now().UTC().Round(0), Who: restorer,
		Kind: journal.KindServer, Data: data}}})
	return err
}
