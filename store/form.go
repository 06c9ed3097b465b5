package store

import (
	"context"
	"encoding/json"

	"boardwalk/journal"
	"boardwalk/store/query"
	"boardwalk/store/schema"
)

// oldestDatabase is the oldest form of databases that can be brought to the newest. Those of form 1 are from before
// there were boardwalk.head and records of the present form.
const oldestDatabase = 2

// knownForm returns an error if a database or its records are of another form than this program reads. A database without
// a form is one that was never finished.
func knownForm(ctx context.Context, q query.Querier) error {
	steps, err := schema.SQLite()
	if err != nil {
		return err
	}
	form, err := query.One[int](ctx, q, "PRAGMA user_version")
	switch {
	case err != nil:
		return err
	case form == 0:
		return nil
	case form > len(steps):
		return schema.DatabaseForm(form, len(steps))
	case form < oldestDatabase:
		if n, err := size(ctx, q); err != nil || n == 0 { // the power failed while it was made
			return err
		}
		return schema.DatabaseForm(form, len(steps))
	}
	records, err := formOfRecords(ctx, q)
	if err == nil && records != 0 && records != journal.EntryForm {
		err = &schema.OtherForm{Of: "records", Have: records, Want: journal.EntryForm}
	}
	return err
}

// mostBefore is how many records are looked at for the first entry of a table. A house has one soon.
const mostBefore = 10_000

// formOfRecords returns the form of the first entry of a table's journal, or 0 if none is found. All entries of a house
// are of one form, because no program writes to data of another.
func formOfRecords(ctx context.Context, q query.Querier) (int, error) {
	for line, err := range query.Rows(ctx, q, query.Value[[]byte], `SELECT line FROM record ORDER BY seq LIMIT ?`, mostBefore) {
		if err != nil {
			return 0, err
		}
		var r struct { // of any form
			Kind string
			Data struct{ V int }
		}
		if json.Unmarshal(line, &r) == nil && r.Kind == journal.KindEntry {
			return r.Data.V, nil
		}
	}
	return 0, nil
}
