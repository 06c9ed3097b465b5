package store

import "slices"

// A node that has lost the others and not the database renews its leases, and nobody reaches its tables but whoever asks that
// node itself. So every node says in the database whom it hears, and one that most of the others do not hear gives up what it has.

// heardOf reports whether a node says that it hears another.
func (s *NodeState) heardOf(other string) bool { return slices.Contains(s.Hears, other) }

// outOfReach returns the nodes that most of the other live nodes do not hear. If that is everybody, as when two nodes lose each
// other, the largest group of nodes that hear each other stays. Of groups of one size it is the one that has shard 0, or else
// the first by name.
func outOfReach(nodes []NodeState, shards []ShardState) map[string]bool {
	var live []NodeState
	for _, s := range nodes {
		if s.Live() && !s.Draining {
			live = append(live, s)
		}
	}
	cut := map[string]bool{}
	for i := range live {
		heard, said := 0, 0
		for j := range live {
			if i == j || !live[j].Says {
				continue
			}
			said++
			if live[j].heardOf(live[i].Name) {
				heard++
			}
		}
		if 2*heard < said {
			cut[live[i].Name] = true
		}
	}
	if len(cut) < len(live) {
		return cut
	}
	for _, name := range largestGroup(live, holderOf(shards, 0)) {
		delete(cut, name)
	}
	return cut
}

// holderOf returns who has a shard, or "".
func holderOf(shards []ShardState, shard int) string {
	for i := range shards {
		if shards[i].Shard == shard && shards[i].Held() {
			return shards[i].Node
		}
	}
	return ""
}

// largestGroup returns the nodes that hear each other, directly or through others, and are the most. They are in the order of their names.
func largestGroup(live []NodeState, hall string) (most []string) {
	seen := map[string]bool{}
	for i := range live {
		if seen[live[i].Name] {
			continue
		}
		seen[live[i].Name] = true
		group, places := []string{live[i].Name}, []int{i}
		for len(places) > 0 {
			at := &live[places[0]]
			places = places[1:]
			for j := range live {
				if other := &live[j]; !seen[other.Name] && at.heardOf(other.Name) && other.heardOf(at.Name) {
					seen[other.Name] = true
					group, places = append(group, other.Name), append(places, j)
				}
			}
		}
		if len(group) > len(most) || len(group) == len(most) && slices.Contains(group, hall) {
			most = group
		}
	}
	return most
}
