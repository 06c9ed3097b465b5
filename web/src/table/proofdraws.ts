// The check of a round in which one seed gives both dice and cards, or dice and tiles: the dice are drawn and the cards
// or tiles dealt again here, in the order in which this page was told of them.
import type { Event } from '../api/client'
import { type Checked, proven, unproven, wrong } from '../fair/checked'
import { leafHash, roundKey } from '../fair/digest'
import type { Drawn } from '../fair/types'
import { cardSign, hidden } from '../lib/cards'
import { hiddenTile, wall } from '../lib/tiles'
import { Draws } from './proof'
import { Shoe } from './proofcards'
import { words } from '../words/table'

/** The order of a new deck: the suits from clubs to spades, each from the two up, and then jokers. */
const newDeck = ['c', 'd', 'h', 's'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit)).concat('Jk', 'J2')

/** What an event shows of a card or tile; null if its face is not known. */
function faceOf(e: Event): string | null {
  if (e.tile) return e.tile === hiddenTile ? null : e.tile
  return !e.card || e.card === hidden ? null : e.card
}

const sign = (face: string) => (face.includes('-') ? face : cardSign(face))
const introduces = new Set(['deal', 'burn', 'form'])

export interface Seen {
  table: string
  round: number
  hash: string // as the page knows it
  events: Event[] // of the round, as this page was told
}

/** checkDraws draws all outcomes of a round again and holds them against what was seen. */
export async function checkDraws(seen: Seen, own: Drawn): Promise<Checked[]> {
  const { proof: p, of, at } = own
  if (p.round !== seen.round) return [wrong(words.houseDoesNotSay(seen.round))]
  if (p.hash !== seen.hash) return [wrong(words.houseNowNamesAnother)]
  if (!p.seed) return [unproven(words.seedThisRoundKept)]
  if ((await leafHash(seen.table, p.round, p.seed)) !== p.hash) return [wrong(words.seedThisRoundNot)]
  const [pieces, word] = own.tiles.length > 0 ? [own.tiles, 'tiles'] : [own.deck, 'cards']
  const order = own.tiles.length > 0 ? wall : newDeck.filter((c) => pieces.includes(c))
  if (own.full !== pieces.length || pieces.length !== order.length || pieces.some((f, i) => f !== order[i])) {
    return [wrong(words.houseTellsNotIn(own.full, word))]
  }
  if (at.length !== of.length) return [wrong(words.houseTellsOutcomesWhere(of.length, at.length))]
  return replay(seen.events, own, new Draws(await roundKey(seen.table, p)), new Shoe(pieces, 1), word)
}

/** replay draws the outcomes and compares them with the events that told of them. */
function replay(events: Event[], { of, at }: Drawn, draws: Draws, pool: Shoe, word: string): Checked[] {
  const byNumber = new Map(events.map((e) => [e.n, e]))
  const told = new Map<number, number>() // how many outcomes of each event were drawn
  const dealt = new Map<number, string[]>() // to which box which cards or tiles went
  const thrown: number[] = []
  for (const [k, among] of of.entries()) {
    const n = at[k] ?? 0
    const e = byNumber.get(n)
    const before = told.get(n) ?? 0
    told.set(n, before + 1)
    if (!e || (k > 0 && n < (at[k - 1] ?? 0))) return [wrong(words.houseTellsOutcomeAt(k + 1))]
    if (among !== pool.left) {
      const face = draws.next(among) + 1
      thrown.push(face)
      const shown = e.kind === 'outcome' ? e.faces?.[before] : undefined
      if (shown !== face) return [wrong(words.drawnAgainHereComes(face, shown ?? 'nothing'))]
      continue
    }
    const face = pool.take(draws.next(among))
    if (!introduces.has(e.kind) || before > 0) return [wrong(words.houseTellsAtEvent(sign(face)))]
    const shown = faceOf(e)
    if (shown && shown !== face) return [wrong(words.dealtAgainHereComes(sign(face), sign(shown)))]
    const box = e.toBox ?? e.box ?? -1
    dealt.set(box, [...(dealt.get(box) ?? []), face])
  }
  const fault = unexplained(events, told, dealt)
  if (fault) return [fault]
  const count = [...dealt.values()].flat().length
  const blank = events.filter((e) => e.kind === 'deal' && !told.has(e.n) && !faceOf(e)).length
  const rest = blank > 0 ? words.moreLayFaceDown(blank) : ''
  return [proven(words.drawnAgainHereFrom(thrown.join('-'), count, word, rest))]
}

/** unexplained finds something that was shown and does not follow from the seed. */
function unexplained(events: Event[], told: Map<number, number>, dealt: Map<number, string[]>): Checked | null {
  for (const e of events) {
    if (e.kind === 'outcome' && (e.faces ?? []).filter((f) => f > 0).length !== (told.get(e.n) ?? 0)) return wrong(words.diceWereShownNobody)
    const face = faceOf(e)
    if (!face) continue
    if ((e.kind === 'deal' || e.kind === 'burn') && !told.has(e.n)) return wrong(words.wasDealtNotDrawn(sign(face)))
    if (e.kind === 'turn' && !(dealt.get(e.box ?? -1) ?? []).includes(face)) {
      return wrong(words.wasTurnedUpWhere(sign(face), (dealt.get(e.box ?? -1) ?? []).map(sign).join(', ') || 'nothing'))
    }
  }
  return null
}
