// What surveillance asks of the house.
import { get, type RoundReplay, type S } from '../api/client'
import { query } from '../desk/ops'
import { words } from '../words/surveillance'

export type Moment = S['Moment']
export type Timeline = S['Timeline']

const at = (table: string) => `/api/surveillance/${encodeURIComponent(table)}`

export const eye = {
  timeline: (table: string, before: number) => get<Timeline>(`${at(table)}/rounds${query({ before, most: 200 })}`),
  /** A round with every card, or as somebody could see it: a person's id, or - for who only watched. */
  round: (table: string, round: number, as: string) => get<RoundReplay>(`${at(table)}/rounds/${round}${query({ as })}`),
}

/** What a moment is, in words. */
export function momentText(m: Moment): string {
  if (m.kind === 'round') return words.roundNumber(m.round)
  return `${words.moment[m.kind]}${m.text ? `: ${m.text.replaceAll('-', ' ')}` : ''}`
}

export interface Span {
  round: number
  time: string
  over: boolean
  marks: Moment[]
}

/** spans puts the moments of a table into its rounds, the oldest first. */
export function spans(moments: Moment[], now: number): Span[] {
  const found = new Map<number, Span>()
  for (const m of moments) {
    const s = found.get(m.round) ?? { round: m.round, time: m.time, over: m.round < now, marks: [] }
    if (m.kind !== 'round') s.marks.unshift(m)
    found.set(m.round, s)
  }
  if (now > 0 && !found.has(now)) found.set(now, { round: now, time: '', over: false, marks: [] })
  return [...found.values()].sort((a, b) => a.round - b.round)
}
