package tile

import "boardwalk/law"

// Why returns the paragraph that gives a hand of two tiles its rank: that of its pair
// or, without one, the part of 10.2(d) or (e) by which its spots are counted.
func Why(a, b Tile) law.Cite {
	r := Of(a, b)
	if r.Pair() != NoPair {
		return r.Law()
	}
	spots, highest := a.Spots()+b.Spots(), int(min(faces[a].place, faces[b].place))
	switch printed := valueRank(spots%10) + Rank(places-highest); {
	case r == printed && spots < 10:
		return "10.2(d)1"
	case r == printed:
		return "10.2(d)2" // the left digit is discarded
	case r.Highest() != highest:
		return "10.2(e)[tile rank swap]"
	}
	return "10.2(e)" // a tile of the supreme pair counts as the other
}
