// The whole check of a round, for the table and for the history.
import { type Event, get } from '../api/client'
import { check, type Checked, type Fixed } from './proof'
import { cardsOf, checkCards, type Drawn, isShuffled } from './proofcards'

export interface Played extends Fixed {
  events: Event[]
}

/** played is a round out of the events of a table, from its commitment to its revelation. */
export function played(events: Event[], round: number, rest: Pick<Played, 'table' | 'thrown'>): Played | null {
  const from = events.findIndex((e) => e.kind === 'commit' && e.round === round)
  const to = events.findIndex((e) => e.kind === 'reveal' && e.round === round)
  if (from < 0 || to < 0) return null
  const own = events.slice(from, to + 1)
  const cuts = own.filter((e) => e.kind === 'cut').map((e) => e.text ?? '')
  return { ...rest, round, hash: own[0]?.text ?? '', seed: own.at(-1)?.text ?? '', cuts, events: own }
}

export const drawnIn = (table: string, round: number) => get<Drawn[]>(`/api/tables/${encodeURIComponent(table)}/rounds/${round}/drawn`)

/** prove checks a round that is over. */
export async function prove(r: Played): Promise<Checked[]> {
  if (!r.seed) {
    return [
      { good: true, open: true, text: `The hash ${r.hash.slice(0, 12)}… was fixed before the round, and its seed is in the record.` },
      { good: true, open: true, text: 'The seed is for auditors alone: with it anybody could work out the hands that nobody had to show. So the cards are not dealt again here; boardwalk audit verify deals every one of them again.' },
    ]
  }
  const promised = shown(r.table, r.round)
  const list: Checked[] = []
  if (promised && promised !== r.hash) list.push({ good: false, text: 'This browser was shown another hash before the round.' })
  else if (promised) list.push({ good: true, text: 'The hash is the one that this browser was shown before the round.' })
  else list.push({ good: true, open: true, text: 'This browser was not at the table before the round: the hash is as the record has it.' })
  list.push(...(await check({ ...r, outcomes: r.events.filter((e) => e.kind === 'outcome').map((e) => e.faces ?? []) })))
  if (!r.thrown) {
    const dealt = { ...r, cards: cardsOf(r.events), shuffled: isShuffled(r.events) }
    list.push(...(await checkCards(dealt, await drawnIn(r.table, r.round))))
  }
  return list
}

const kept = 300
const place = 'boardwalk hashes'

function hashes(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as [string, string][]
  } catch {
    return []
  }
}

/** note remembers which hash was shown for a round that is to come. */
export function note(table: string, round: number, hash: string) {
  const key = `${table} ${round}`
  const list = hashes()
  if (!hash || list.some(([k]) => k === key)) return // the first that was shown counts
  try {
    localStorage.setItem(place, JSON.stringify([...list, [key, hash]].slice(-kept)))
  } catch {
    // a browser that keeps nothing has nothing to compare with
  }
}

const shown = (table: string, round: number) => hashes().find(([key]) => key === `${table} ${round}`)?.[1]
