// The check that cards were fixed before the bets: every shoe since its shuffle is
// dealt again here, from the seeds alone, and held against what was seen.
import type { Event, S } from '../api/client'
import { cardSign, hidden } from '../lib/cards'
import { type Checked, commitment, Draws, roundKey } from './proof'

export type Drawn = S['Drawn']

const deck = [...'cdhs'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit))

/** A shoe as the house has it: full it lies in the order of new decks, and the last card takes the place of the one that is drawn. */
export class Shoe {
  private cards: string[] = []

  constructor(readonly decks: number) {
    this.shuffle()
  }
  get left() {
    return this.cards.length
  }
  shuffle() {
    this.cards = Array.from({ length: this.decks }, () => deck).flat()
  }
  take(at: number): string {
    const card = this.cards[at] ?? ''
    const last = this.cards.pop() ?? ''
    if (at < this.cards.length) this.cards[at] = last
    return card
  }
}

/** The cards of a round as its events showed them: each that was dealt or burned, in order. */
export const cardsOf = (events: Event[]): string[] => events.filter((e) => e.kind === 'deal' || e.kind === 'burn').map((e) => e.card ?? hidden)

/** Whether the cards were shuffled in the course of some events. */
export const isShuffled = (events: Event[]) => events.some((e) => e.kind === 'shuffle')

export interface Dealt {
  table: string
  options: Record<string, string>
  round: number
  hash: string // as the page knows it
  cards: string[] // that were seen in the round
  shuffled: boolean // the dealer was seen to shuffle in it
}

const bad = (text: string): Checked => ({ good: false, text })
const open = (text: string): Checked => ({ good: true, open: true, text })

/** Where a card may come from other cards than those that the shoe had left: from discards that were shuffled in, or another side of the shoe. */
const mayRefill = (options: Record<string, string>, left: number) => left === 0 || options['shuffle'] === 'bart-carter' || options['double-shoe'] === 'yes'

/** checkCards deals a round again, and all before it since the shuffle. */
export async function checkCards(what: Dealt, drawn: Drawn[]): Promise<Checked[]> {
  const own = drawn.at(-1)
  if (!own || own.round !== what.round) return [bad(`The house does not say what was drawn in round ${what.round}.`)]
  if (own.of.includes(drawn[0]?.of[0] ?? 0) && !what.shuffled) return [bad('The house tells of a full shoe, and nobody saw the cards shuffled.')]
  if (own.hash !== what.hash) return [bad('The house now names another hash for this round than it showed before.')]
  const full = own.of.length > 0 ? (drawn[0]?.of[0] ?? 0) : 0
  const decks = full / 52
  const wanted = Number(what.options['decks'] ?? decks)
  if (!Number.isInteger(decks) || decks < 1 || (decks !== wanted && what.options['double-shoe'] !== 'yes')) {
    return [open(`The shoe of this round was begun before what is told of it (${full} cards), so its cards are not dealt again here.`)]
  }
  const shoe = new Shoe(decks)
  let before = 0
  for (const [i, d] of drawn.entries()) {
    if (i > 0 && d.round !== drawn[i - 1]!.round + 1) return [bad(`Round ${drawn[i - 1]!.round + 1} is missing among those since the shuffle.`)]
    if (!d.seed) return [open(`The seed of round ${d.round} is kept for auditors, since it would give away cards that nobody was shown; from there on the shoe cannot be followed here.`)]
    if ((await commitment(d.seed)) !== d.hash) return [bad(`The seed of round ${d.round} is not the one that was promised.`)]
    if (d.of.length !== d.cards.length) return [bad(`In round ${d.round} there are ${d.of.length} draws for ${d.cards.length} cards.`)]
    const draws = new Draws(await roundKey(d.seed, what.table, d.round, d.cuts))
    for (const [k, of] of d.of.entries()) {
      if (of === full) shoe.shuffle()
      if (of !== shoe.left) {
        const told = `In round ${d.round} a card was drawn from ${of}, where ${shoe.left} were left`
        return [mayRefill(what.options, shoe.left) ? open(`${told}: discards were shuffled in, or the shoe has two sides. That is not followed here.`) : bad(`${told}.`)]
      }
      const card = shoe.take(draws.next(of))
      const told = d.cards[k] ?? hidden
      if (told !== hidden && told !== card) return [bad(`Dealt again here, card ${k + 1} of round ${d.round} is ${cardSign(card)} and not ${cardSign(told)}.`)]
      if (d !== own) {
        before++
        continue
      }
      const seen = what.cards[k] ?? hidden
      if (seen !== hidden && seen !== card) return [bad(`Dealt again here, card ${k + 1} of this round is ${cardSign(card)}, and you were shown ${cardSign(seen)}.`)]
    }
  }
  if (what.cards.length !== own.of.length) return [bad(`You saw ${what.cards.length} cards leave the shoe, and the house tells of ${own.of.length}.`)]
  const since = drawn.length > 1 ? `, after ${before} in the ${drawn.length - 1 === 1 ? 'round' : `${drawn.length - 1} rounds`} since the shuffle` : ''
  return [{ good: true, text: `Dealt again here from ${drawn.length > 1 ? 'the seeds' : 'the seed'} alone, all ${own.of.length} cards are the same${since}.` }]
}
