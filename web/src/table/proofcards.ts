// The check that cards were fixed before the bets: every shoe since its shuffle is
// dealt again here, from the seeds alone, and held against what was seen.
import type { Event } from '../api/client'
import { type Checked, later, proven, unproven, wrong } from '../fair/checked'
import { chainAfter, leafHash, roundKey } from '../fair/digest'
import type { Drawn } from '../fair/types'
import { cardSign, hidden } from '../lib/cards'
import { Draws } from './proof'

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
  if (!own || own.proof.round !== what.round) return [wrong(`The house does not say what was drawn in round ${what.round}.`)]
  if (own.of.includes(drawn[0]?.of[0] ?? 0) && !what.shuffled) return [wrong('The house tells of a full shoe, and nobody saw the cards shuffled.')]
  if (own.proof.hash !== what.hash) return [wrong('The house now names another hash for this round than it showed before.')]
  if (!own.followed || own.tiles.length > 0) {
    const why = 'discards were shuffled in, there are several shoes, or the shoe is older than what is known of it'
    return [unproven(`The cards of this round cannot be dealt again here: ${why}.`)]
  }
  const { full, deck } = own
  const decks = full / deck.length
  if (!Number.isInteger(decks) || decks < 1 || new Set(deck).size !== deck.length) {
    return [wrong(`The house tells of a shoe of ${full} cards, which is no number of decks of ${deck.length} different cards.`)]
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
        return [wrong(`In round ${round} a card was drawn from ${of}, where ${shoe.left} were left.`)]
      }
      const card = shoe.take(draws.next(of))
      const told = d.cards[k] ?? hidden
      if (told !== hidden && told !== card) return [wrong(`Dealt again here, card ${k + 1} of round ${round} is ${cardSign(card)} and not ${cardSign(told)}.`)]
      if (d !== own) {
        before++
        continue
      }
      const seen = what.cards[k] ?? hidden
      if (seen !== hidden && seen !== card) return [wrong(`Dealt again here, card ${k + 1} of this round is ${cardSign(card)}, and you were shown ${cardSign(seen)}.`)]
    }
  }
  if (what.cards.length !== own.of.length) return [wrong(`You saw ${what.cards.length} cards leave the shoe, and the house tells of ${own.of.length}.`)]
  const since = drawn.length > 1 ? `, after ${before} in the ${drawn.length - 1 === 1 ? 'round' : `${drawn.length - 1} rounds`} since the shuffle` : ''
  return [proven(`Dealt again here from ${drawn.length > 1 ? 'the seeds' : 'the seed'} alone, all ${own.of.length} cards are the same${since}.`)]
}

/** checkSeedOf checks that what was drawn in a round follows from a published seed, chained to the round before. It returns what is in the way. */
async function checkSeedOf(table: string, { proof: p, of, cards }: Drawn, last: Drawn | undefined): Promise<Checked | null> {
  if (last && p.round !== last.proof.round + 1) return wrong(`Round ${last.proof.round + 1} is missing among those since the shuffle.`)
  if (!p.seed && p.due === 'shoe') return later('The cards are dealt again here when the shoe is over and its seeds are published.')
  if (!p.seed) {
    const why = 'it would give away cards that nobody was shown'
    return unproven(`The seed of round ${p.round} is kept for auditors, since ${why}. From there on the shoe cannot be followed here.`)
  }
  if ((await leafHash(table, p.round, p.seed)) !== p.hash) return wrong(`The seed of round ${p.round} is not the one that was promised.`)
  if (last && (await chainAfter(last.proof)) !== p.chain) return wrong(`Round ${p.round} is not chained to the round before.`)
  if (of.length !== cards.length) return wrong(`In round ${p.round} there are ${of.length} draws for ${cards.length} cards.`)
  return null
}
