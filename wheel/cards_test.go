package wheel

import (
	"strings"
	"testing"
)

func TestTheWheelOfCardsDepictsEveryCardOnce(t *testing.T) {
	w := Cards()
	if len(w.Pockets) != 54 {
		t.Fatalf("%d sections", len(w.Pockets))
	}
	for _, rank := range "23456789TJQKA" {
		for _, suit := range "cdhs" {
			label := string(rank) + string(suit)
			i, ok := w.Index(label)
			if !ok || w.Count(label) != 1 {
				t.Errorf("%s is there %d times", label, w.Count(label))
				continue
			}
			if red := strings.ContainsRune("dh", suit); red != (w.Pockets[i].Color == Red) || red == (w.Pockets[i].Color == Black) {
				t.Errorf("%s is %s", label, w.Pockets[i].Color)
			}
		}
	}
	first, _ := w.Index("Jk")
	second, ok := w.Index("J2")
	if !ok || second-first != 27 {
		t.Errorf("the jokers are sections %d and %d", first, second)
	}
}

func TestNeighboursOnTheWheelOfCardsDiffer(t *testing.T) {
	w := Cards()
	const ranks = "A23456789TJQKA"
	for i, p := range w.Pockets {
		next := w.Pockets[(i+1)%len(w.Pockets)]
		if p.Color == None || next.Color == None {
			continue
		}
		if p.Color == next.Color || p.Label[0] == next.Label[0] || p.Label[1] == next.Label[1] ||
			strings.Contains(ranks, p.Label[:1]+next.Label[:1]) || strings.Contains(ranks, next.Label[:1]+p.Label[:1]) {
			t.Errorf("%s and %s lie next to each other", p.Label, next.Label)
		}
	}
}
