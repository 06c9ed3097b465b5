package table

import "boardwalk/chance"

// Enumerate plays the next round of the table once for every outcome there is
// and calls visit after each, with the tree that knows the outcome's weight.
// The table is left as it was.
func Enumerate(t *Table, visit func(tree *chance.Tree)) error {
	before, source := t.Snapshot(), t.source
	defer func() {
		t.Restore(before)
		From(source)(t)
	}()
	tree := chance.NewTree()
	From(tree)(t)
	for tree.Next() {
		t.Restore(before)
		if err := t.Interlude(); err != nil {
			return err
		}
		if err := t.Round(); err != nil {
			return err
		}
		visit(tree)
	}
	return nil
}
