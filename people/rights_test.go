package people

import (
	"slices"
	"testing"

	"boardwalk/casino"
)

// TestRights says again, in other words, who may do what.
func TestRights(t *testing.T) {
	public := []Operation{"chat", "session", "lobby", "games", "game", "why", "table", "events", "round", "key", "checkpoint", "sign-in",
		"design", "design-odds", "design-sheet", "library", "table-game", "table-paper", "table-sign",
		"drawn", "hand-history", "odds", "strategy", "certificate", "choices", "simulate", "table-odds",
		"keno", "keno-lounge", "keno-board", "keno-price", "keno-odds", "keno-races", "keno-race", "keno-events"}
	signedIn := append(slices.Clone(public), "sign-out", "me", "my-rounds", "my-totals", "my-results", "settings", "change-settings", "leave",
		"keep-design", "drop-design", "my-designs", "my-data")
	known := append(slices.Clone(signedIn), "change-password")
	plays := []Operation{"sit", "add-chips", "bring-coupons", "act", "acts", "ask-over", "withdraw-chips", "withdraw-over", "ready", "answer",
		"cut", "open-cut", "make-table", "invite", "start-tournament", "join", "coach", "equity", "decisions", "acts", "refill", "say", "slip",
		"achievements", "set-profile",
		"keno-buy", "keno-tickets", "keno-ticket", "keno-void", "keno-refund", "keno-replay", "keno-redeem",
		"keno-cut", "keno-open-cut", "keno-private", "keno-lock-out"}
	lounge := []Operation{"keno-desk", "keno-ticket"}
	writer := append(slices.Clone(lounge), "keno-sell", "keno-sell-again", "keno-staff-void", "keno-staff-refund",
		"keno-pay", "keno-pay-manually",
		"keno-open-drawer", "keno-close-drawer", "keno-announce", "keno-lock-out")
	supervises := []Operation{"keno-authorize", "keno-override", "keno-down", "keno-up"}
	desk := []Operation{"desk", "table-notices"}
	corrected := []Operation{"corrections"}
	floor := append(slices.Clone(desk), "report", "accept-over", "deny-over", "eject", "correct-payment", "decline-correction", "corrections")
	looks := []Operation{"people", "person"}
	eye := []Operation{"eye-table", "eye-rounds", "eye-round", "eye-history", "eye-events", "checkpoints"}
	days := []Operation{"day-report", "day-report-sheet", "day-report-page"}
	eye = append(eye, "find-rounds")
	shelf := []Operation{"papers", "book"}
	want := map[casino.Role][]Operation{
		Nobody:             slices.Concat(public, []Operation{"be-guest", "sign-up"}),
		Guest:              slices.Concat(signedIn, plays, []Operation{"sign-up", "become-player", "forget-me"}),
		Player:             slices.Concat(known, plays, []Operation{"forget-me"}),
		casino.Floorperson: slices.Concat(known, shelf, floor),
		casino.PitBoss: slices.Concat(known, shelf, floor, looks, lounge, supervises, days,
			[]Operation{"open-table", "close-table", "post-notice",
				"withdraw-notice", "draft-notice", "make-person", "lock", "unlock", "set-role", "reset-password", "invite",
				"issue-coupons", "confirm-correction"}),
		casino.Surveillance: slices.Concat(known, shelf, desk, looks, eye, lounge, corrected, days),
		casino.Cage: slices.Concat(known, shelf, looks, days, []Operation{"make-person", "reset-password", "give-money", "issue-coupons",
			"forget-person"}),
		casino.Inspector: slices.Concat(known, shelf, desk, looks, eye, lounge, corrected, days,
			[]Operation{"prove-record", "prove-growth", "records", "logs", "heads",
				"notices", "keno-key"}),
		casino.DealerSchool: slices.Concat(known, shelf, plays, []Operation{"report"}),

		casino.KenoWriter:     slices.Concat(known, shelf, writer),
		casino.KenoSupervisor: slices.Concat(known, shelf, writer, supervises, []Operation{"keno-key"}),
	}
	if len(want) != len(Roles) {
		t.Fatalf("%d roles, want %d", len(want), len(Roles))
	}
	for _, role := range Roles {
		for _, op := range Operations() {
			if got := May(role, op); got != slices.Contains(want[role], op) {
				t.Errorf("%q may %s: %v", role, op, got)
			}
		}
		for _, op := range want[role] {
			if _, ok := rights()[op]; !ok {
				t.Errorf("there is no operation %s", op)
			}
		}
	}
	if May("emperor", "lobby") || May(casino.PitBoss, "no such thing") {
		t.Error("a role or operation that is not in the table may do something")
	}
}

// TestWhoSeesCardsDoesNotPlay: nobody who may look at other people's cards or
// decide about them may sit down.
func TestWhoSeesCardsDoesNotPlay(t *testing.T) {
	for _, role := range Roles {
		sees := May(role, "eye-table") || May(role, "accept-over") || May(role, "give-money") || May(role, "records")
		if sees && (May(role, "sit") || May(role, "act") || May(role, "answer")) {
			t.Errorf("%q sees or decides, and plays", role)
		}
	}
}
