import { describe, expect, it } from 'vitest'
import type { Event } from '../api/client'
import { apply, handOf, lit, newStage } from './stage'

let n = 0
const told = (kind: string, rest: Partial<Event> = {}): Event => ({ n: ++n, time: '2026-01-01T00:00:00Z', kind, ...rest })

describe('chips', () => {
  it('go to the layout, and come back with what they won', () => {
    const s = newStage()
    s.stacks[1] = 10_000
    apply(s, told('bet', { seat: 1, area: 'red', amount: 500, stake: 500 }), 1)
    apply(s, told('bet', { seat: 1, area: 'red', amount: 500, stake: 1000 }), 1)
    apply(s, told('bet', { seat: 2, area: 'red', amount: 500, stake: 500 }), 1)
    apply(s, told('bet', { seat: 1, area: 'red', amount: 500, stake: 1000, coupon: 500, tender: 'coupon' }), 1) // costs no chips
    expect(s.stacks[1]).toBe(9000)
    expect(s.bets['1|red']).toMatchObject({ amount: 1000, coupon: 500 })
    apply(s, told('pay', { seat: 1, area: 'red', amount: 1000, stake: 1000, odds: '1 to 1' }), 1)
    expect(s.stacks[1]).toBe(11_000)
    expect(s.net).toBe(1000)
    expect(s.bets['1|red']).toBeUndefined()
    expect(s.bets['2|red']?.amount).toBe(500)
  })
  it('stay up where only the winnings are paid', () => {
    const s = newStage()
    apply(s, told('bet', { seat: 1, area: 'place-6', amount: 1200, stake: 1200 }), 1)
    apply(s, told('pay', { seat: 1, area: 'place-6', amount: 1400, odds: '7 to 6' }), 1)
    expect(s.bets['1|place-6']?.amount).toBe(1200)
  })
  it('that were won are told less the vigorish on them, whether it is taken before or after they are paid', () => {
    const s = newStage()
    apply(s, told('bet', { seat: 1, area: 'bet', amount: 500, stake: 500 }), 1)
    apply(s, told('pay', { seat: 1, area: 'bet', amount: 500, stake: 500 }), 1)
    apply(s, told('vigorish', { seat: 1, area: 'bet', amount: 25 }), 1)
    apply(s, told('vigorish', { seat: 1, area: 'banker', amount: 50 }), 1)
    apply(s, told('pay', { seat: 1, area: 'banker', amount: 1000, stake: 1000 }), 1)
    expect([s.marks['1|bet']?.amount, s.marks['1|banker']?.amount, s.net]).toEqual([475, 950, 1425])
  })
  it('that were won are told whole where the vigorish is owed, or was for making the wager', () => {
    const s = newStage()
    apply(s, told('bet', { seat: 1, area: 'buy-4', amount: 2000, stake: 2000 }), 1)
    apply(s, told('vigorish', { seat: 1, area: 'buy-4', amount: 100, stake: 2000 }), 1)
    apply(s, told('pay', { seat: 1, area: 'buy-4', amount: 4000, stake: 2000 }), 1)
    apply(s, told('marker', { seat: 1, area: 'banker', amount: 25, stake: 75 }), 1)
    apply(s, told('pay', { seat: 1, area: 'banker', amount: 500, stake: 500 }), 1)
    apply(s, told('vigorish', { seat: 1, area: 'banker', amount: 75 }), 1)
    expect([s.marks['1|buy-4']?.amount, s.marks['1|banker']?.amount]).toEqual([4000, 500])
  })
  it('move with a come bet to its number', () => {
    const s = newStage()
    apply(s, told('bet', { seat: 1, area: 'come', amount: 500, stake: 500 }), 1)
    apply(s, told('move', { seat: 1, area: 'come', to: 'come-9' }), 1)
    expect(Object.keys(s.bets)).toEqual(['1|come-9'])
  })
  it('of a wager called ante lie on the layout where it goes to no pot', () => {
    const s = newStage([{ id: 'ante', name: 'Ante', law: '' }])
    apply(s, told('bet', { seat: 1, area: 'ante', amount: 500, stake: 500 }), 1)
    expect([s.pot, s.bets['1|ante']?.amount, s.net]).toEqual([0, 500, 0])
    apply(s, told('return', { seat: 1, area: 'ante', stake: 500 }), 1)
    expect([s.net, s.wagered]).toEqual([0, true])
  })
  it('of a poker pot are bet, gathered and awarded', () => {
    const s = newStage([{ id: 'bet', name: 'Bet', law: '', pot: true }])
    s.stacks[1] = 1000
    apply(s, told('bet', { seat: 1, area: 'bet', amount: 200, stake: 200 }), 1)
    apply(s, told('bet', { seat: 2, area: 'bet', amount: 200, stake: 200 }), 1)
    expect(s.street).toEqual({ 1: 200, 2: 200 })
    apply(s, told('gather', { amount: 400 }), 1)
    expect(s.street).toEqual({})
    apply(s, told('award', { seat: 1, amount: 400 }), 1)
    expect([s.stacks[1], s.net, s.pot]).toEqual([1200, 200, 0])
    apply(s, told('commit', { round: 2 }), 1)
    apply(s, told('bet', { seat: 1, area: 'bet', amount: 100, stake: 100 }), 1)
    apply(s, told('deal', { seat: 1, box: 1, card: '8c' }), 1)
    expect([s.pot, s.net]).toEqual([100, -100]) // blind bets lie there before the cards
  })
})

describe('cards', () => {
  it('are seen only when they are turned', () => {
    const s = newStage()
    apply(s, told('deal', { box: 0, card: '??' }), 1)
    apply(s, told('deal', { box: 0, card: 'As' }), 1)
    apply(s, told('turn', { box: 0, card: 'Kd' }), 1)
    expect(handOf(s, 0)?.cards.map((c) => c.face)).toEqual(['Kd', 'As'])
  })
  it('are worth what the house says, and nothing where it does not', () => {
    const s = newStage()
    apply(s, told('deal', { seat: 1, box: 1, card: 'As', worth: 'soft 11' }), 1)
    apply(s, told('deal', { seat: 1, box: 1, card: '6d', worth: 'soft 17' }), 1)
    expect(handOf(s, 1)?.worth).toBe('soft 17')
    apply(s, told('deal', { box: 0, card: 'Kd', worth: '10' }), 1)
    apply(s, told('deal', { box: 0, card: '??' }), 1)
    expect(handOf(s, 0)?.worth).toBe('')
    apply(s, told('turn', { box: 0, card: '9d', worth: '19' }), 1)
    expect(handOf(s, 0)?.worth).toBe('19')
    apply(s, told('form', { seat: 1, box: 1, toBox: 1, toHand: 1, card: '6d', worth: '6' }), 1)
    expect([handOf(s, 1)?.worth, handOf(s, 1, 1)?.worth]).toEqual(['', '6'])
  })
  it('that lie before all change what every hand is worth that is still held', () => {
    const s = newStage()
    for (const box of [1, 2]) apply(s, told('deal', { seat: box, box, card: 'As', worth: '' }), 1)
    apply(s, told('fold', { seat: 2, box: 2 }), 1)
    const worths = [{ box: 1, hand: 0, worth: 'pair of aces' }, { box: 2, hand: 0, worth: 'pair of aces' }]
    apply(s, told('deal', { box: 0, card: 'Ad', worths }), 1)
    expect(s.hands.map((h) => h.worth)).toEqual(['pair of aces', '', ''])
    apply(s, told('deal', { box: 0, card: '??' }), 1)
    apply(s, told('turn', { box: 0, card: 'Ac', worths: [{ box: 1, hand: 0, worth: 'three aces' }] }), 1)
    expect(s.hands.map((h) => h.worth)).toEqual(['three aces', '', ''])
  })
  it('of a split pair are two hands', () => {
    const s = newStage()
    for (const card of ['8c', '8s']) apply(s, told('deal', { seat: 1, box: 1, card }), 1)
    apply(s, told('form', { seat: 1, box: 1, toBox: 1, toHand: 1, card: '8s' }), 1)
    apply(s, told('deal', { seat: 1, box: 1, card: 'Td' }), 1)
    expect(s.hands.map((h) => h.cards.map((c) => c.face))).toEqual([['8c', 'Td'], ['8s']])
  })
  it('that are discarded make room for new ones', () => {
    const s = newStage()
    for (const card of ['8c', '??', 'Td']) apply(s, told('deal', { seat: 1, box: 1, card }), 1)
    apply(s, told('discard', { seat: 1, box: 1, card: '8c' }), 1)
    apply(s, told('deal', { seat: 1, box: 1, card: 'As' }), 1)
    expect(handOf(s, 1)?.cards.map((c) => c.face)).toEqual(['As', '??', 'Td'])
  })
  it('that are burned before the dealer are taken away, and the others turned', () => {
    const s = newStage()
    for (let i = 0; i < 3; i++) apply(s, told('deal', { box: 0, card: '??' }), 1)
    apply(s, told('discard', { box: 0, card: '??' }), 1)
    for (const card of ['2c', '9d']) apply(s, told('turn', { box: 0, card }), 1)
    expect(handOf(s, 0)?.cards.map((c) => c.face)).toEqual(['2c', '9d'])
    expect(handOf(s, 0)?.gone).toBe(false)
  })
  it('that were shown stay in sight when they are collected', () => {
    const s = newStage()
    for (const box of [1, 2]) for (let i = 0; i < 2; i++) apply(s, told('deal', { seat: box, box, card: '??' }), 3)
    for (const card of ['8c', 'Td']) apply(s, told('turn', { seat: 1, box: 1, card, worth: 'high card, ten, eight' }), 3)
    for (const card of ['8c', 'Td']) apply(s, told('discard', { seat: 1, box: 1, card }), 3)
    for (let i = 0; i < 2; i++) apply(s, told('discard', { seat: 2, box: 2, card: '??' }), 3)
    expect(s.hands.map((h) => [h.gone, h.worth])).toEqual([[false, 'high card, ten, eight'], [true, '']])
  })
  it('may be tiles, which go face down to another hand and are turned there', () => {
    const s = newStage()
    for (const tile of ['?-?', '?-?', '?-?', '?-?']) apply(s, told('deal', { seat: 2, box: 2, tile }), 1)
    for (const tile of ['?-?', '?-?']) apply(s, told('form', { seat: 2, box: 2, tile, toBox: 2, toHand: 1 }), 1)
    apply(s, told('turn', { seat: 2, box: 2, hand: 1, tile: '2-4' }), 1)
    expect(handOf(s, 2)?.cards.map((c) => c.face)).toEqual(['?-?', '?-?'])
    expect(handOf(s, 2, 1)?.cards.map((c) => [c.face, c.up])).toEqual([['2-4', true], ['?-?', false]])
  })
  it('may be two of the same tile, and both are turned', () => {
    const s = newStage()
    for (let i = 0; i < 2; i++) apply(s, told('deal', { box: 0, tile: '?-?' }), 1)
    for (let i = 0; i < 2; i++) apply(s, told('turn', { box: 0, tile: '2-2' }), 1)
    expect(handOf(s, 0)?.cards.map((c) => [c.face, c.up])).toEqual([['2-2', true], ['2-2', true]])
    expect(handOf(s, 0)?.shown).toBe(true)
  })
  it('of one’s own are turned where they lie, and the hidden one among them stays', () => {
    const s = newStage()
    for (const card of ['8c', '??', 'Td']) apply(s, told('deal', { seat: 1, box: 1, card }), 1)
    for (const card of ['Td', '9h']) apply(s, told('turn', { seat: 1, box: 1, card }), 1)
    expect(handOf(s, 1)?.cards.map((c) => c.face)).toEqual(['8c', '9h', 'Td'])
  })
  it('of a hand that is folded are out of the round', () => {
    const s = newStage()
    for (const box of [1, 2]) apply(s, told('deal', { seat: box, box, card: '??' }), 1)
    apply(s, told('fold', { seat: 2, box: 2 }), 1)
    expect(s.hands.map((h) => h.gone)).toEqual([false, true])
  })
  it('of the round before are cleared away by the next deal', () => {
    const s = newStage()
    apply(s, told('deal', { seat: 1, box: 1, card: '8c' }), 1)
    apply(s, told('commit', { round: 2 }), 1)
    expect(s.hands).toHaveLength(1)
    apply(s, told('deal', { seat: 1, box: 1, card: '2c' }), 1)
    expect(s.hands.map((h) => h.cards.length)).toEqual([1])
  })
})

it('a thousand rounds leave no more behind than one', () => {
  const s = newStage()
  const round = () => {
    apply(s, told('bet', { seat: 1, area: 'main-1', amount: 500, stake: 500 }), 1)
    for (const card of ['8c', '8s', 'Td']) apply(s, told('deal', { seat: 1, box: 1, card }), 1)
    apply(s, told('outcome', { faces: [3, 4], text: 'Seven' }), 1)
    apply(s, told('answer', { seat: 1, word: 'discard' }), 1)
    apply(s, told('collect', { seat: 1, area: 'main-1', stake: 500 }), 1)
    apply(s, told('commit', { round: n + 1 }), 1)
  }
  const size = () => JSON.stringify({ ...s, stacks: 0, net: 0 }).replace(/\d+/g, '0').length
  for (let i = 0; i < 100; i++) round()
  const early = size()
  for (let i = 0; i < 900; i++) round()
  expect(size()).toBe(early)
})

describe('the cards that count', () => {
  const showdown = () => {
    const s = newStage()
    apply(s, told('deal', { seat: 1, box: 1, card: 'As' }), 1)
    apply(s, told('deal', { seat: 1, box: 1, card: 'Ad', worth: 'pair of aces', made: 'As Ad Kh 9c 8d' }), 1)
    return s
  }
  it("are those of one's own hand while it is played", () => {
    expect([...lit(showdown(), 1)]).toEqual(['As', 'Ad', 'Kh', '9c', '8d'])
    expect([...lit(showdown(), 2)]).toEqual([])
  })
  it('are those that win, for high and for low', () => {
    const s = showdown()
    apply(s, told('award', { seat: 2, amount: 500, text: 'the main pot', made: 'Ks Kd Kh 9c 8d', madeLow: '2s 3s' }), 1)
    apply(s, told('award', { seat: 3, amount: 500, text: 'the main pot', made: 'Qs', madeLow: '2s 3s 4d 5h 8d', low: true }), 1)
    expect([...lit(s, 1)]).toEqual(['Ks', 'Kd', 'Kh', '9c', '8d', '2s', '3s', '4d', '5h'])
    expect(s.awards.map((a) => a.low)).toEqual([false, true])
  })
})

describe('a seat that somebody else takes', () => {
  const played = () => {
    const s = newStage()
    for (const seat of [1, 2]) apply(s, told('deal', { box: seat, seat, card: 'As', worth: 'ace' }), 0)
    apply(s, told('answer', { seat: 1, word: 'stand' }), 0)
    apply(s, told('collect', { seat: 1, area: 'main-1', stake: 500 }), 0)
    apply(s, told('commit', { round: 2 }), 0)
    apply(s, told('depart', { seat: 1 }), 0)
    return s
  }
  it('keeps the cards of who left until then', () => {
    expect(handOf(played(), 1)?.cards).toHaveLength(1)
  })
  it('has nothing of who sat there before', () => {
    const s = played()
    apply(s, told('arrive', { seat: 1, person: 'bob', amount: 10_000 }), 1)
    expect([handOf(s, 1), s.marks, s.did]).toEqual([undefined, {}, {}])
    expect(handOf(s, 2)?.cards).toHaveLength(1)
  })
  it('keeps its cards when its player only brings coupons', () => {
    const s = played()
    apply(s, told('arrive', { seat: 2, person: 'ann', coupon: 500 }), 2)
    expect(handOf(s, 2)?.cards).toHaveLength(1)
  })
})
