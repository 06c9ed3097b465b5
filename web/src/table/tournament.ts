// A tournament as the page tells of it.
import type { S } from '../api/client'

export type Tournament = S['Tournament']
export type Entrant = S['Entrant']

/** Where a tournament is: it waits for its host, runs, or is over. */
export const stateOf = (t: Tournament): 'waits' | 'runs' | 'over' => (t.over ? 'over' : t.began ? 'runs' : 'waits')

/** A time as a clock shows it: 1:05, or 1:00:05 from an hour on. */
export function clock(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** How somebody stands in the ranking, or nothing. */
export const entrantOf = (t: Tournament, person: string | undefined): Entrant | undefined => t.ranking.find((e) => e.person === person)
