// Neighbours on the wheel, and what came lately.
import type { Area } from './felt'
import type { Outcome } from './stage'

/** arc is a stop and so many on each side of it, in the order of the wheel. */
export function arc(at: number, each: number, stops: number): number[] {
  const list: number[] = []
  for (let k = -each; k <= each; k++) list.push((at + k + stops) % stops)
  return [...new Set(list)]
}

/** straightOf is the area on which one bets on a number alone: the one that is called by it. */
export const straightOf = (label: string, areas: Area[]): string | undefined => areas.find((a) => a.label === label)?.wager

/** tally counts the stops that came: those that came most often, of how many spins. */
export function tally(outcomes: Outcome[], stops: number): { hot: number[]; spins: number } {
  const counts = new Array<number>(stops).fill(0)
  let spins = 0
  for (const o of outcomes) {
    const at = o.faces[0] ?? -1
    if (at < 0 || at >= stops) continue
    counts[at]!++
    spins++
  }
  const most = Math.max(0, ...counts)
  const hot = counts.flatMap((n, i) => (n === most && n > 1 ? [i] : []))
  return { hot: hot.slice(0, 3), spins }
}
