// Package storetest has the key of houses that only tests open.
//
// Other modules should not build on this package: it may change in every version.
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
