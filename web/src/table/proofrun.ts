// The whole check of a round, for the table and for the history.
import { type Event, get } from '../api/client'
import { checkDecided } from '../fair/check'
import { type Checked, unproven, wrong } from '../fair/checked'
import { ownCuts } from '../fair/kept'
import type { Drawn, Proof } from '../fair/types'
import { checkThrown, type Thrown } from './proof'
import { cardsOf, checkCards, isShuffled } from './proofcards'
import { checkDraws } from './proofdraws'
import { words } from '../words/table'

/** A round that was played. */
export interface Played {
  table: string
  thrown: Thrown | null // null where cards are dealt
  proof: Proof
  events: Event[]
}

const rounds = (table: string) => `/api/tables/${encodeURIComponent(table)}/rounds`
const drawnIn = (table: string, round: number) => get<Drawn[]>(`${rounds(table)}/${round}/drawn`)

/** The proof of a round, if the house has it. */
export const proofOf = (table: string, round: number): Promise<Proof | undefined> =>
  round < 1 ? Promise.resolve(undefined) : get<{ proof: Proof }>(`${rounds(table)}/${round}`).then((r) => r.proof, () => undefined)

/** prove checks a round that is over: how it was decided, and that its outcomes follow from it. */
export async function prove(r: Played): Promise<Checked[]> {
  const { table, proof, events } = r
  const [before, after] = await Promise.all([proofOf(table, proof.round - 1), proofOf(table, proof.round + 1)])
  const until = events.find((e) => e.kind === 'no-more-bets')?.until
  const outcomes = [...lateBets(table, proof.round, events), ...(await checkOutcomes(r))]
  return checkDecided(table, proof, { before, chainNow: after?.chain, until }, outcomes)
}

/** checkOutcomes draws what came of a round again, where its seed is published. */
async function checkOutcomes({ table, proof, events, thrown }: Played): Promise<Checked[]> {
  if (proof.void || proof.due === 'never') return []
  const deals = events.some((e) => e.kind === 'deal')
  if (thrown && !deals) return checkThrown(table, proof, thrown, events.filter((e) => e.kind === 'outcome').map((e) => e.faces ?? []))
  const dealt = { table, round: proof.round, hash: proof.hash, cards: cardsOf(events), shuffled: isShuffled(events) }
  try {
    const drawn = await drawnIn(table, proof.round)
    const own = drawn.at(-1)
    if (own && own.at.length > 0) return await checkDraws({ ...dealt, events }, own)
    return await checkCards(dealt, drawn)
  } catch (err) {
    return [unproven(words.houseDoesNotSayWhatWasDrawn(err instanceof Error ? err.message : String(err)))]
  }
}

const drawing = new Set(['outcome', 'deal', 'burn', 'shuffle'])

/** lastPlayed is the last round that is over in the log of a table, with what was seen of it. */
export function lastPlayed(log: Event[]): { round: number; events: Event[] } | null {
  const commits = log.flatMap((e, i) => (e.kind === 'commit' ? [i] : []))
  for (let k = commits.length - 2; k >= 0; k--) {
    const events = log.slice(commits[k], commits[k + 1])
    if (events.some((e) => drawing.has(e.kind))) return { round: events[0]?.round ?? 0, events }
  }
  return null
}

/**
 * lateBets finds bets that were taken after this browser was told that bets were closed, and opened its cut. Whoever knew
 * that secret could have made them.
 */
export function lateBets(table: string, round: number, events: Event[]): Checked[] {
  const closed = Math.max(0, ...ownCuts(table, round).map((c) => c.closed ?? 0))
  if (!closed) return []
  const first = events.find((e) => e.n > closed && drawing.has(e.kind))?.n ?? Infinity
  const late = events.find((e) => e.kind === 'bet' && e.n > closed && e.n < first)
  return late ? [wrong(words.betWasTakenAfter)] : []
}
