// What surveillance asks of the house.
import { get, type RoundReplay, type S } from '../api/client'
import { query } from '../desk/ops'
import { parseDollars } from '../lib/money'
import { words } from '../words/surveillance'

export type Moment = S['Moment']
export type Timeline = S['Timeline']

export type Found = S['FoundRound']

/** What is looked for; what is empty is not asked for. Times are as they are typed, by the clock of this machine. */
export interface Wanted {
  person: string
  table: string
  game: string
  from: string
  to: string
  wonOver: string
  lostOver: string
  incident: string
  hand: string
}

export const nothing: Wanted = { person: '', table: '', game: '', from: '', to: '', wonOver: '', lostOver: '', incident: '', hand: '' }

/** What is asked of the house; null if an amount cannot be read. */
export function asked(w: Wanted, next: string): Record<string, string | number> | null {
  const amounts = [w.wonOver, w.lostOver].map((text) => (text.trim() ? parseDollars(text) : 0))
  if (amounts.some(Number.isNaN)) return null
  const time = (text: string) => (text ? new Date(text).toISOString() : '')
  return {
    person: w.person.trim(), table: w.table.trim(), game: w.game, from: time(w.from), to: time(w.to), won_over: amounts[0] ?? 0,
    lost_over: amounts[1] ?? 0, incident: w.incident.trim(), hand: w.hand.trim(), next,
  }
}

/** A time as a field of the page takes it, by the clock of this machine. */
export function typed(time: string): string {
  const t = new Date(time)
  if (Number.isNaN(t.getTime())) return ''
  return new Date(t.getTime() - t.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const at = (table: string) => `/api/surveillance/${encodeURIComponent(table)}`

export const eye = {
  timeline: (table: string, before: number) => get<Timeline>(`${at(table)}/rounds${query({ before, most: 200 })}`),
  find: (wanted: Record<string, string | number>) => get<S['FoundRounds']>(`/api/rounds${query(wanted)}`),
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
