package store

import (
	"bytes"
	"context"
	"encoding/json"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/query"
	"boardwalk/store/schema"
)

// oldestDatabase is the oldest form of databases that can be brought to the newest. Those of form 1 are from before
// there were boardwalk.head and records of the present form.
const oldestDatabase = 2

// knownForm returns an error if a database or its records are of another form than this program reads. A database without
// a form is one that was never finished.
func knownForm(ctx context.Context, q query.Querier) error {
	form, err := query.One[int](ctx, q, "PRAGMA user_version")
	switch {
	case err != nil:
		return err
	case form == 0:
		return nil
	case form > schema.Form:
		return schema.DatabaseForm(form, schema.Form)
	case form < oldestDatabase:
		if n, err := size(ctx, q); err != nil || n == 0 { // the power failed while it was made
			return err
		}
		return schema.DatabaseForm(form, schema.Form)
	}
	return knownRecords(ctx, q)
}

// knownRecords returns an error if the records or the transfers of a house, or of a shard, are of another form than this
// program reads.
func knownRecords(ctx context.Context, q query.Querier) error {
	entries, err := formOfRecords(ctx, q)
	if err != nil {
		return err
	}
	said, err := saidForms(ctx, q)
	if err != nil {
		return err
	}
	for _, f := range []schema.OtherForm{{Of: "records", Have: entries, Want: journal.EntryForm},
		{Of: "records", Have: said["records"], Want: journal.EntryForm},
		{Of: "a ledger", Have: said["ledger"], Want: ledger.Form}} {
		if f.Have != 0 && f.Have != f.Want {
			return &f
		}
	}
	return nil
}

// mostBefore is how many records are looked at for the first entry of a table, and for the last opening. A house has one soon.
const mostBefore = 10_000

// formOfRecords returns the form of the first entry of a table's journal, or 0 if none is found. Data from before 0.1.0 says
// of itself nothing else.
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

// saidForms returns the forms that the last opening of the house names, or none.
func saidForms(ctx context.Context, q query.Querier) (map[string]int, error) {
	for line, err := range query.Rows(ctx, q, query.Value[[]byte],
		`SELECT line FROM record WHERE tbl = '' ORDER BY seq DESC LIMIT ?`, mostBefore) {
		if err != nil {
			return nil, err
		}
		if !bytes.Contains(line, []byte(`"kind":"server"`)) {
			continue
		}
		var r struct { // of any form
			Kind string
			Data struct{ Forms map[string]int }
		}
		if json.Unmarshal(line, &r) == nil && r.Kind == journal.KindServer && len(r.Data.Forms) > 0 {
			return r.Data.Forms, nil
		}
	}
	return nil, nil
}
