package store

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5/pgconn"

	"boardwalk/store/query"
)

// Others returns the nodes that serve a house in PostgreSQL now, for a process that is about to join them, and whether
// there is a house at all. The address is that which is given, or that of the directory.
func Others(ctx context.Context, dir, address string) (nodes []Member, there bool, err error) {
	if address, err = addressOf(dir, address); err != nil || address == "" {
		return nil, false, err
	}
	at, err := findSite(ctx, address)
	if missing := (*pgconn.PgError)(nil); errors.As(err, &missing) && missing.Code == "42P01" { // no such table: the house is yet to be made
		return nil, false, nil
	} else if err != nil {
		return nil, false, err
	}
	p := &Placement{&query.Database{DB: at.open(0), Text: postgresText}}
	list, err := p.Nodes(ctx)
	for i := range list {
		if list[i].Live() {
			nodes = append(nodes, list[i].Member)
		}
	}
	return nodes, true, errors.Join(err, p.Close())
}
