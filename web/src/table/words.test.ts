import { describe, expect, it } from 'vitest'
import type { Event, Game } from '../api/client'
import { language } from '../words/language.svelte'
import { dealt } from '../lib/dealt.svelte'
import { asTold, inOneLine, toldOnce } from './lines'
import { arithmetic, choiceName, markName, markSays, type Names, oddsOf, outlookSays, priceSays, tell } from './words'

const told = (kind: string, seat: number): Event => ({ n: 1, time: '', kind, seat }) as Event
const kinds = (events: Event[]) => toldOnce(events).map((e) => `${e.kind} ${e.seat}`)

describe('what was told', () => {
  it('says of a fold once', () => {
    expect(kinds([told('answer', 2), told('fold', 2), told('answer', 3), told('bet', 3)])).toEqual(['fold 2', 'answer 3', 'bet 3'])
  })
  it('says of a fold once though wagers are collected before it', () => {
    expect(kinds([told('answer', 2), told('collect', 2), told('fold', 2)])).toEqual(['collect 2', 'fold 2'])
  })
  it('says of a hand that is shown or conceded once', () => {
    expect(kinds([told('answer', 2), told('turn', 2), told('answer', 3), told('concede', 3)])).toEqual(['turn 2', 'concede 3'])
  })
  it('keeps an answer that a later fold has nothing to do with', () => {
    expect(kinds([told('answer', 2), told('offer', 3), told('answer', 2), told('fold', 2)])).toEqual(['answer 2', 'offer 3', 'fold 2'])
  })
})

describe('an answer and its bet', () => {
  const answer = (word: string, seat: number, amount = 0) => ({ ...told('answer', seat), word, amount }) as Event
  const bet = (seat: number, amount: number) => ({ ...told('bet', seat), amount, area: 'bet' }) as Event
  const lines = (...events: Event[]) => inOneLine(events).map((e) => tell(e, { ...names, isMain: () => true }))
  it('are one line', () => {
    expect(lines(answer('call', 2), bet(2, 200), answer('raise', 1, 800), bet(1, 600))).toEqual(['Ann calls $2', 'You raise to $8'])
  })
  it('are two where another player bets, something is asked meanwhile, or two bets are made', () => {
    expect(lines(answer('check', 2), bet(1, 200))).toEqual(['Ann checks', 'You bet $2'])
    expect(lines(answer('check', 2), told('offer', 3), bet(2, 200))).toHaveLength(3)
    expect(lines(answer('play', 2), bet(2, 200), bet(2, 300))).toEqual(['Ann plays $2', 'Ann bets $3'])
  })
  it('are one line though a pair is parted between them', () => {
    expect(lines(answer('split', 2), told('form', 2), bet(2, 500)).at(0)).toBe('Ann splits $5')
  })
  it('are two where the bet is of the next round, or made without a word', () => {
    const over = [told('pay', 1), told('commit', 0)]
    expect(lines(answer('stand', 1), ...over, bet(1, 500)).at(0)).toBe('You stand')
    expect(lines(answer('show', 2), told('award', 2), told('commit', 0), bet(2, 400)).at(0)).toBe('Ann shows')
    expect(lines({ ...answer('cut', 2), interlude: true }, bet(2, 1000))).toEqual(['Ann cuts', 'Ann bets $10'])
    expect(lines(answer('cut', 2), told('burn', 0), bet(2, 1000)).at(0)).toBe('Ann cuts')
  })
})

describe('cards', () => {
  const card = (kind: string, box: number, face: string, seat = box) => ({ ...told(kind, seat), box, card: face }) as Event
  const boxes = (n: number) => ['Dealer', 'You', 'Ann'][n] ?? ''
  const lines = (events: Event[], eachOther = false) => asTold(events, eachOther).map((e) => tell(e, { ...names, box: boxes, isMain: () => true }))
  it('of a hand are one line, those that nobody sees none', () => {
    expect(lines([
      card('deal', 1, 'As'), card('deal', 2, '??'), card('deal', 0, '6c'), told('note', 0), card('deal', 1, '8d'), card('deal', 2, '??'), card('deal', 0, '??'),
    ])).toEqual(['You: A♠ 8♦', 'Dealer: 6♣'])
    expect(lines([card('turn', 2, 'As'), told('note', 2), card('turn', 2, 'Td'), card('turn', 0, '2h')])).toEqual(['Ann shows A♠ 10♦', 'Dealer shows 2♥'])
  })
  it('that are asked for are told with the answer', () => {
    const hit = { ...told('answer', 1), word: 'draw' } as Event
    expect(lines([card('deal', 1, 'As'), hit, card('deal', 1, '5h'), hit, card('deal', 1, '9h')])).toEqual(['You: A♠', 'You draw: 5♥', 'You draw: 9♥'])
    expect(lines([card('deal', 1, 'As'), { ...hit, word: 'check' } as Event, card('deal', 1, '5h')], true)).toEqual(['You: A♠', 'You check', 'You: 5♥'])
    expect(lines([{ ...told('answer', 1), word: 'cut' } as Event, card('deal', 1, '5h')])).toEqual(['You cut', 'You: 5♥'])
    expect(lines([{ ...told('answer', 1), word: 'stand' } as Event, card('deal', 0, '5h')])).toEqual(['You stand', 'Dealer: 5♥'])
  })
  it('of tiles are told by their spots, and those that lie face down are not told', () => {
    const tile = (box: number, face: string) => ({ ...told('deal', box), box, tile: face }) as Event
    expect(lines([tile(1, '3-6'), tile(1, '5-5'), tile(2, '?-?'), tile(0, '?-?')])).toEqual(['You: 3-6 5-5'])
  })
  it('come after the cut, and that it was declined is a step', () => {
    const declines = { ...told('answer', 1), word: 'decline' } as Event
    expect(lines([told('no-more-bets', 0), declines, card('deal', 1, 'As')])).toEqual(['You: A♠'])
    expect(lines([told('no-more-bets', 0), card('deal', 1, 'As'), declines])).toEqual(['You: A♠', 'You decline'])
  })
  it('that are shown as they are burned are a step', () => {
    expect(lines([card('burn', 0, '??'), card('turn', 0, '5h')])).toEqual([])
  })
  it('are told apart from bets that must be made', () => {
    const blind = { ...told('bet', 2), amount: 200 } as Event
    expect(lines([blind], true)).toEqual(['Ann posts $2'])
    expect(lines([{ ...told('answer', 2), word: 'call' } as Event, blind], true)).toEqual(['Ann calls $2'])
    expect(lines([blind])).toEqual(['Ann bets $2'])
  })
})

const names: Names = { seat: (n) => (n === 1 ? 'You' : 'Ann'), area: () => 'Bet One', isMain: () => false, box: String }

describe('a wager that its player takes back', () => {
  const back = { ...told('return', 1), area: 'x', amount: 500, stake: 500 } as Event
  const withdrawn = { ...back, why: 'withdrawn' } as Event
  it('is withdrawn, and no push', () => {
    expect(tell(withdrawn, names)).toBe('You withdraw $5 from Bet One')
    expect(tell({ ...withdrawn, seat: 2 }, names)).toBe('Ann withdraws $5 from Bet One')
    expect(tell(back, names)).toBe('You get $5 back from Bet One')
    expect(arithmetic(withdrawn)).toEqual(['taken back before it was decided: $5'])
  })
  it('is marked so', () => {
    const says = (event: Event) => [markSays({ kind: 'back', amount: 500, event }), markName({ kind: 'back', amount: 500, event })]
    expect(says(withdrawn)).toEqual(['↩ back', 'withdrawn'])
    expect(says(back)).toEqual(['= back', 'returned'])
  })
})

it('odds on a betting area are in the language of the page', async () => {
  const pays = [{ odds: '3 to 2', law: '', line: '' }, { odds: '1 to 1', law: '', line: '' }]
  expect([oddsOf({ pays }), oddsOf({ pays: pays.slice(0, 1) })]).toEqual(['up to 3 to 2', '3 to 2'])
  await language.use('es')
  expect([oddsOf({ pays }), oddsOf({ pays: pays.slice(0, 1) })]).toEqual(['hasta 3 a 2', '3 a 2'])
  await language.use('en')
})

it('dice that were not thrown are not told', () => {
  expect(tell({ ...told('outcome', 0), faces: [5, 6, 0], text: '11' } as Event, names)).toBe('The dice show 5, 6: 11')
})

it('a refusal says to whom, unless it is oneself', () => {
  const refused = { ...told('refuse', 2), text: 'the ante is below the minimum' } as Event
  expect(tell(refused, names)).toBe('Refused to Ann: the ante is below the minimum')
  expect(tell({ ...refused, seat: 1 }, names)).toBe('Refused: the ante is below the minimum')
})

it('the joker has one article', () => {
  expect(tell({ ...told('turn', 2), box: 2, card: 'Jk' } as Event, names)).toBe('2 shows the joker')
})

it('a choice is told without hyphens', () => {
  expect(choiceName('in-to-win')).toBe('in to win')
  dealt.game = { called: { draw: 'hit' } } as unknown as Game
  expect(choiceName('draw')).toBe('hit')
  dealt.game = undefined
  expect(choiceName('draw')).toBe('draw')
  dealt.game = { offers: [{ choices: [{ choice: 'set-middle', say: 'set the middle one as the low hand' }] }] } as unknown as Game
  expect(tell({ ...told('answer', 2), word: 'set-middle' } as Event, names)).toBe('Ann sets the middle one as the low hand')
  dealt.game = undefined
  expect(tell({ ...told('answer', 2), word: 'bid', amount: 2000 } as Event, names)).toBe('Ann bids $20')
})

describe('what is told of a player', () => {
  const note = (seat: number, text: string) => tell({ ...told('note', seat), text } as Event, names)
  it('is told to that player as "you"', () => {
    expect(note(1, 'has the bank: a marker lies before the player')).toBe('You have the bank: a marker lies before you')
    expect(note(1, 'passed the bank and takes no part in the bidding')).toBe('You passed the bank and take no part in the bidding')
    expect(note(2, 'has the bank: a marker lies before the player')).toBe('Ann has the bank: a marker lies before the player')
  })
  it('is a sentence of its own where it has its own subject', () => {
    expect(note(1, 'the high hand is lower')).toBe('You: the high hand is lower')
  })
})

it('dice of which only the sum is called are told as dice', () => {
  expect(tell({ ...told('outcome', 0), text: '7', word: '7', faces: [2, 4, 1] } as Event, names)).toBe('The dice show 2, 4, 1: 7')
  expect(tell({ ...told('outcome', 0), text: '1-2-3', word: '1-2-3', faces: [1, 2, 3] } as Event, names)).toBe('1-2-3')
  expect(tell({ ...told('outcome', 0), text: 'seven out', word: '7', faces: [2, 5] } as Event, names)).toBe('Seven out')
})

it('the price of a choice stands after its name', () => {
  expect([1000, 250, 0, -500].map(priceSays)).toEqual([' $10', ' $2.50', '', ', $5 back'])
})

describe('what wins a wager and what loses it', () => {
  it('is listed by what is called', () => {
    expect(outlookSays({ area: 'pass', wins: [{ amount: 500, on: ['8'] }], loses: ['7'] })).toBe('8 wins $5, 7 loses')
    expect(outlookSays({ area: 'field', wins: [{ amount: 1000, on: ['2', '12'] }], loses: ['5', '6', '7', '8'] })).toBe(
      '2 12 win $10, 5 6 7 8 lose',
    )
    expect(outlookSays({ area: 'x', wins: [{ amount: 5000, on: ['2c', 'Td'] }], loses: ['Joker 1'] })).toBe('2♣ 10♦ win $50, Joker 1 loses')
  })
  it('is counted where it is much', () => {
    const numbers = (n: number) => Array.from({ length: n }, (_, i) => String(i))
    expect(outlookSays({ area: 'red', wins: [{ amount: 500, on: numbers(18) }], loses: numbers(20) })).toBe('18 numbers win $5, the others lose')
    const rolls = (n: number) => Array.from({ length: n }, (_, i) => `${i}-1-1`)
    expect(outlookSays({ area: 'small', wins: [{ amount: 500, on: rolls(105) }], loses: rolls(111) })).toBe('105 rolls win $5, the others lose')
  })
})

it('odds are printed where they are not even money', () => {
  const pays = (...odds: string[]) => ({ pays: odds.map((o) => ({ odds: o })) }) as Parameters<typeof oddsOf>[0]
  expect([pays(), pays('1 to 1'), pays('2 to 1'), pays('1 to 1', '40 to 1', '6 to 1')].map(oddsOf)).toEqual(['', '', '2 to 1', 'up to 40 to 1'])
})
