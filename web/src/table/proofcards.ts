// The check that cards were fixed before the bets: every shoe since its shuffle is
// dealt again here, from the seeds alone, and held against what was seen.
import type { Event } from '../api/client'
import { type Checked, later, proven, unproven, wrong } from '../fair/checked'
import { chainAfter, leafHash, roundKey } from '../fair/digest'
import type { Drawn } from '../fair/types'
import { cardSign, hidden } from '../lib/cards'
import { Draws } from './proof'
import { words } from '../words/table'

/**
 * A shoe as the house has it: full it lies in the order of new decks, and the last card takes the place of the one
 * that is drawn.
 */
export class Shoe {
  private cards: string[] = []

  constructor(
    readonly deck: string[],
    readonly decks: number,
  ) {
    this.shuffle()
  }
  get left() {
    return this.cards.length
  }
  shuffle() {
    this.cards = Array.from({ length: this.decks }, () => this.deck).flat()
  }
  take(at: number): string {
    const card = this.cards[at] ?? ''
    const last = this.cards.pop() ?? ''
    if (at < this.cards.length) this.cards[at] = last
    return card
  }
}

/** The cards of a round as its events showed them: each that was dealt or burned, in order. */
export const cardsOf = (events: Event[]): string[] => events.filter((e) => !e.tile && (e.kind === 'deal' || e.kind === 'burn')).map((e) => e.card ?? hidden)

/** Whether the cards were shuffled in the course of some events. */
export const isShuffled = (events: Event[]) => events.some((e) => e.kind === 'shuffle')

export interface Dealt {
  table: string
  round: number
  hash: string // as the page knows it
  cards: string[] // that were seen in the round
  shuffled: boolean // the dealer was seen to shuffle in it
}

/** checkCards deals a round again, and all before it since the shuffle. */
export async function checkCards(what: Dealt, drawn: Drawn[]): Promise<Checked[]> {
  const own = drawn.at(-1)
  if (!own || own.proof.round !== what.round) return [wrong(words.houseDoesNotSay(what.round))]
  if (own.of.includes(drawn[0]?.of[0] ?? 0) && !what.shuffled) return [wrong(words.houseTellsFullShoe)]
  if (own.proof.hash !== what.hash) return [wrong(words.houseNowNamesAnother)]
  if (!own.followed || own.tiles.length > 0) {
    const why = words.discardsWereShuffledIn
    return [unproven(words.cardsThisRoundCannot(why))]
  }
  const { full, deck } = own
  const decks = full / deck.length
  if (!Number.isInteger(decks) || decks < 1 || new Set(deck).size !== deck.length) {
    return [wrong(words.houseTellsShoeCards(full, deck.length))]
  }
  const shoe = new Shoe(deck, decks)
  let before = 0
  for (const [i, d] of drawn.entries()) {
    const fault = await checkSeedOf(what.table, d, drawn[i - 1])
    if (fault) return [fault]
    const { round } = d.proof
    const draws = new Draws(await roundKey(what.table, d.proof))
    for (const [k, of] of d.of.entries()) {
      if (of === full) shoe.shuffle()
      if (of !== shoe.left) {
        return [wrong(words.inRoundCardWas(round, of, shoe.left))]
      }
      const card = shoe.take(draws.next(of))
      const told = d.cards[k] ?? hidden
      if (told !== hidden && told !== card) return [wrong(words.dealtAgainHereCard(k + 1, round, cardSign(card), cardSign(told)))]
      if (d !== own) {
        before++
        continue
      }
      const seen = what.cards[k] ?? hidden
      if (seen !== hidden && seen !== card) return [wrong(words.dealtAgainHereCardThisRoundYou(k + 1, cardSign(card), cardSign(seen)))]
    }
  }
  if (what.cards.length !== own.of.length) return [wrong(words.youSawCardsLeave(what.cards.length, own.of.length))]
  const since = drawn.length > 1 ? words.afterInSinceShuffle(before, drawn.length - 1 === 1 ? 'round' : words.rounds(drawn.length - 1)) : ''
  return [proven(words.dealtAgainHereFrom(drawn.length > 1 ? words.seeds : words.seed, own.of.length, since))]
}

/** checkSeedOf checks that what was drawn in a round follows from a published seed, chained to the round before. It returns what is in the way. */
async function checkSeedOf(table: string, { proof: p, of, cards }: Drawn, last: Drawn | undefined): Promise<Checked | null> {
  if (last && p.round !== last.proof.round + 1) return wrong(words.roundMissingAmongThose(last.proof.round + 1))
  if (!p.seed && p.due === 'shoe') return later(words.cardsDealtAgainHere)
  if (!p.seed) {
    const why = words.wouldGiveAwayCards
    return unproven(words.seedRoundKeptFor(p.round, why))
  }
  if ((await leafHash(table, p.round, p.seed)) !== p.hash) return wrong(words.seedRoundNotOne(p.round))
  if (last && (await chainAfter(last.proof)) !== p.chain) return wrong(words.roundNotChainedRound(p.round))
  if (of.length !== cards.length) return wrong(words.inRoundThereDraws(p.round, of.length, cards.length))
  return null
}
