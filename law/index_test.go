package law_test

import (
	"slices"
	"testing"

	"boardwalk/law"
)

func TestIndexHasEveryRow(t *testing.T) {
	rows := law.Index()
	if want := 2611; len(rows) != want {
		t.Fatalf("the index has %d rows, want %d", len(rows), want)
	}
	for _, row := range rows {
		if row.Game == "" || row.Kind == "" || row.Duty == "" {
			t.Errorf("%s: a column is empty: %+v", row.Cite, row)
		}
		if row.Edition == law.EditionUnstated {
			t.Errorf("%s: line %q names no edition", row.Cite, row.Line)
		}
		if got, ok := law.Lookup(row.Cite); !ok || got != row {
			t.Errorf("Lookup(%s) = %+v, %v", row.Cite, got, ok)
		}
	}
}

func TestEveryRowParses(t *testing.T) {
	for _, row := range law.Index() {
		c, err := law.Parse(string(row.Cite))
		if err != nil {
			t.Error(err)
			continue
		}
		if c.Cite() != row.Cite {
			t.Errorf("%s came back as %s", row.Cite, c)
		}
		if c.Edition != law.EditionUnstated && c.Edition != row.Edition {
			t.Errorf("%s states edition %s, its line %s says %s", row.Cite, c.Edition, row.Line, row.Edition)
		}
	}
}

func TestIndexIsTheCallersOwn(t *testing.T) {
	law.Index()[0].Duty = "changed"
	if law.Index()[0].Duty == "changed" {
		t.Error("a caller can change the index")
	}
}

func TestEditionsOfTheSources(t *testing.T) {
	for cite, want := range map[law.Cite]law.Edition{
		"1.3(c)":                  law.Edition1995,
		"20.10(b)[collect]":       law.Edition2007,
		"20.10(b)[collect][1998]": law.Edition1998,
		"36.13":                   law.Proposal2010,
		"13:69F-42.5(a)[rank]":    law.ProposalUndated,
	} {
		row, ok := cite.Row()
		if !ok || row.Edition != want {
			t.Errorf("%s: edition %s (known: %v), want %s", cite, row.Edition, ok, want)
		}
	}
}

func TestGamesInTheOrderOfTheRegulation(t *testing.T) {
	games := law.Games()
	if games[0] != "craps" || games[1] != "blackjack" || games[len(games)-1] != "three-card-draw" {
		t.Errorf("games are not in order: %v", games)
	}
	if slices.Index(games, "all-games") < 0 || len(games) != 25 {
		t.Errorf("%d games: %v", len(games), games)
	}
}

func TestFullDoesNotAllocateForKnownParagraphs(t *testing.T) {
	for _, cite := range []law.Cite{"1.3(c)", "19:47-1.3(c)", ""} {
		if n := testing.AllocsPerRun(100, func() { _ = cite.Full() }); n != 0 {
			t.Errorf("Full of %q allocates %v times", string(cite), n)
		}
	}
}
