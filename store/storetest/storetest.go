// Package storetest has the key of houses that only tests open.
package storetest

import (
	"boardwalk/chance"
	"boardwalk/store"
	"boardwalk/store/seedkey"
)

// Key is a key of seeds that is no secret.
var Key = seedkey.New(chance.Seed{19, 47})

// Sealed opens a store under [Key]: store.Open(dir, storetest.Sealed).
var Sealed = store.SealedBy(Key)
