package roulette

import (
	"boardwalk/law"
	"boardwalk/table"
)

// incidents are what section 5.4 provides for.
var incidents = []table.Declared{
	{ID: "same-direction", Law: "5.4(a)", Staff: true, Help: "the ball was spun in the direction of the wheel"},
	{ID: "short-spin", Law: "5.4(b)", Staff: true, Help: "the ball did not complete four revolutions of the track"},
	{ID: "foreign-object", Law: "5.4(c)", Staff: true, Help: "a foreign object entered the wheel before the ball came to rest"},
}

// noSpinBefore stops a spin that was wrong from the start.
func (g *Game) noSpinBefore(d *table.Dealer) {
	noSpin(d, "same-direction", "5.4(a)", "the ball was spun in the direction of the wheel")
	noSpin(d, "short-spin", "5.4(b)", "the ball did not complete four revolutions")
}

// noSpinAfter stops a spin that went wrong later, until the ball is at rest.
func (g *Game) noSpinAfter(d *table.Dealer) {
	noSpin(d, "foreign-object", "5.4(c)", "a foreign object entered the wheel")
}

// noSpin voids the spin if the incident was reported. The ball is taken out
// before it rests, so it has no number. The law asks only for the attempt; if
// it fails, the spin is void all the same.
func noSpin(d *table.Dealer, incident string, by law.Cite, why string) {
	if d.Reports().Untroubled() {
		return
	}
	if _, ok := d.Reports().Reported(incident); ok {
		d.Cite(by)
		d.Announce("no-spin", "No Spin")
		d.Note("ball-taken-out", "the dealer takes the ball out before it comes to rest")
		d.Void(why)
	}
}
