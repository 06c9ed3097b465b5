import { expect, it } from 'vitest'
import { leafHash } from '../fair/digest'
import type { Drawn } from '../fair/types'
import { checkCards, Shoe } from './proofcards'
import vectors from './drawn.vectors.json'

// The rounds were played by the house's own code; floor/past_test.go writes them.
const games = vectors as unknown as { table: string; game: string; options: Record<string, string>; rounds: Drawn[] }[]
const cards = games.filter((g) => g.game !== 'craps' && !g.rounds.at(-1)?.at.length)

function round(g: (typeof games)[number]) {
  const own = g.rounds.at(-1)!
  return { table: g.table, round: own.proof.round, hash: own.proof.hash, cards: [...own.cards], shuffled: true }
}
const copy = (rounds: Drawn[]) => structuredClone(rounds)

it('there are several games, and shoes that last for several rounds', () => {
  expect(cards.map((g) => g.game)).toEqual(['blackjack', 'punto-banco', 'minibaccarat', 'red-dog'])
  expect(Math.max(...cards.map((g) => g.rounds.length))).toBeGreaterThan(5)
})

it.each(cards)('$game is dealt again', async (g) => {
  const [found] = await checkCards(round(g), g.rounds)
  expect(found).toMatchObject({ is: 'proven', text: expect.stringContaining('are the same') as string })
})

it.each(cards)('$game: what is doctored is found', async (g) => {
  const is = async (rounds: Drawn[], what = round(g)) => (await checkCards(what, rounds))[0]!
  const seen = round(g).cards.findIndex((c) => c !== '??')
  const other = round(g).cards[seen] === 'As' ? 'Ks' : 'As'

  const shown = round(g)
  shown.cards[seen] = other
  expect(await is(g.rounds, shown)).toMatchObject({ is: 'wrong', text: expect.stringContaining('you were shown') as string })

  const told = copy(g.rounds)
  told.at(-1)!.cards[seen] = other
  expect((await is(told)).is).toBe('wrong')

  const seed = copy(g.rounds)
  const first = seed[0]!.proof
  first.seed = (first.seed!.startsWith('0') ? '1' : '0') + first.seed!.slice(1)
  expect(await is(seed)).toMatchObject({ is: 'wrong', text: expect.stringContaining('promised') as string })

  const hash = copy(g.rounds)
  hash.at(-1)!.proof.hash = 'ff'.repeat(32)
  expect((await is(hash)).is).toBe('wrong')

  const cut = copy(g.rounds)
  cut.at(-1)!.proof.cuts = [{ seat: 1, person: 'bob', hash: '', secret: 'ab'.repeat(32) }]
  expect((await is(cut)).is).toBe('wrong')

  const fewer = { ...round(g), cards: round(g).cards.slice(1) }
  expect((await is(g.rounds, fewer)).is).toBe('wrong')

  if (g.rounds.length === 1) expect((await is(g.rounds, { ...round(g), shuffled: false })).is).toBe('wrong')
  if (g.rounds.length > 2) {
    const gap = copy(g.rounds)
    gap.splice(1, 1)
    expect(await is(gap)).toMatchObject({ is: 'wrong', text: expect.stringContaining('missing') as string })
  }
})

it('a seed that is kept leaves the matter open', async () => {
  const g = cards[0]!
  const rounds = copy(g.rounds)
  rounds[0]!.proof.seed = ''
  expect((await checkCards(round(g), rounds))[0]).toMatchObject({ is: 'unproven' })
})

it('a shoe that the house says cannot be followed leaves the matter open, and one that could not have been dealt is found', async () => {
  const g = cards[0]!
  const rounds = copy(g.rounds)
  rounds.at(-1)!.followed = false
  expect((await checkCards(round(g), rounds))[0]).toMatchObject({ is: 'unproven' })
  const refilled = copy(g.rounds)
  refilled.at(-1)!.of[0]! += 1
  expect((await checkCards(round(g), refilled))[0]).toMatchObject({ is: 'wrong' })
  const other = copy(g.rounds)
  for (const d of other) d.deck = d.deck.toReversed()
  expect((await checkCards(round(g), other))[0]).toMatchObject({ is: 'wrong' })
})

it('a shoe that is full lies in order, whatever came before', () => {
  const { deck } = cards[0]!.rounds[0]!
  expect(deck.length).toBe(52)
  const a = new Shoe(deck, 2)
  for (let i = 0; i < 60; i++) a.take(i % a.left)
  a.shuffle()
  const b = new Shoe(deck, 2)
  expect(Array.from({ length: 104 }, () => a.take(0))).toEqual(Array.from({ length: 104 }, () => b.take(0)))
})

it('a seed that waits for the end of its shoe is dealt again later', async () => {
  const g = cards[0]!
  const rounds = copy(g.rounds)
  Object.assign(rounds[0]!.proof, { seed: '', due: 'shoe' })
  expect((await checkCards(round(g), rounds))[0]).toMatchObject({ is: 'later' })
})

it('rounds that are not chained are found', async () => {
  const g = cards.find((g) => g.rounds.length > 1)!
  const rounds = copy(g.rounds)
  rounds[1]!.proof.chain = 'ab'.repeat(32)
  expect((await checkCards(round(g), rounds))[0]).toMatchObject({ is: 'wrong', text: expect.stringContaining('not chained') as string })
})

it('dice of the house are thrown again', async () => {
  const g = games.find((x) => x.game === 'craps')!
  const own = g.rounds.at(-1)!
  expect(await leafHash(g.table, own.proof.round, own.proof.seed!)).toBe(own.proof.hash)
  expect(own.of).toEqual([6, 6])
})
