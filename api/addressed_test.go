package api_test

import (
	"encoding/json"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"boardwalk/api"
)

// Every operation is answered by the house as a whole, or by the part of it that has the table or lounge. Whoever adds one decides.
var (
	ofTheHouse = strings.Fields(`
achievements be-guest become-player book change-password change-settings checkpoint checkpoints choices day-report day-report-page
day-report-sheet design design-odds design-sheet desk draft-notice drop-design find-rounds forget-me forget-person game games
give-money heads issue-coupons keep-design keno keno-private key library lobby lock logs make-person make-table me my-data my-designs
my-results my-rounds my-totals notices odds papers people person
post-notice prove-growth prove-record records refill reset-password session set-profile set-role settings sign-in sign-out sign-up simulate
strategy certificate unlock why withdraw-notice
`)
	ofATable = strings.Fields(`
accept-over act acts add-chips answer ask-over bring-coupons chat close-table coach cut decisions deny-over drawn eject equity events
eye-events eye-history eye-round eye-rounds eye-table hand-history invite join keno-announce keno-authorize keno-board keno-buy
correct-payment confirm-correction decline-correction corrections
keno-close-drawer keno-cut keno-desk keno-down keno-events keno-key keno-lock-out keno-lounge keno-odds keno-open-cut keno-open-drawer
keno-override keno-pay keno-pay-manually keno-price keno-race keno-races keno-redeem keno-refund keno-replay keno-sell keno-sell-again
keno-staff-refund keno-staff-void keno-ticket keno-tickets keno-up keno-void leave open-cut open-table ready report round say sit slip
start-tournament table table-game table-notices table-paper table-sign table-odds withdraw-chips withdraw-over
`)
)

func TestEveryOperationHasAPlace(t *testing.T) {
	text, err := os.ReadFile("openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	var described struct {
		Paths map[string]map[string]struct{ OperationID string }
	}
	if err := json.Unmarshal(text, &described); err != nil {
		t.Fatal(err)
	}
	known := 0
	for path, methods := range described.Paths {
		for method, op := range methods {
			want := ""
			switch {
			case slices.Contains(ofATable, op.OperationID):
				want = "x-1"
			case !slices.Contains(ofTheHouse, op.OperationID):
				t.Errorf("which part of a divided house answers %s?", op.OperationID)
			}
			known++
			r := httptest.NewRequest(strings.ToUpper(method), strings.NewReplacer("{id}", "x-1", "{", "", "}", "").Replace(path)+"?id=y", nil)
			if got := api.PlaceOf(r); got != want {
				t.Errorf("%s %s is answered by %q, want %q", method, path, got, want)
			}
		}
	}
	if listed := len(ofTheHouse) + len(ofATable); known != listed {
		t.Errorf("there are %d operations, and %d are listed", known, listed)
	}
}

func TestWhatIsNoOperationIsOfTheHouse(t *testing.T) {
	for _, path := range []string{"/", "/tables/x-1", "/api/", "/api/tables", "/api/tables/", "/api/keno", "/api/people/x-1",
		"/openapi.json"} {
		if got := api.PlaceOf(httptest.NewRequest("GET", path, nil)); got != "" {
			t.Errorf("%s is answered by %q", path, got)
		}
	}
}
