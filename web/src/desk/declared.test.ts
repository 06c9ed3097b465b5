import { expect, it } from 'vitest'
import { countdown, explained, fieldsOf, gist, title } from './declared'
import { query } from './ops'

const d = (args: string, help: string) => ({ id: 'no-roll', args, help })

it('reads the values that the help explains', () => {
  expect(explained('the boxman orders the dice passed: 1 unreasonable delay, 2 repeated invalid rolls, 3 breach of the law')).toEqual([
    { value: 1, text: 'unreasonable delay' },
    { value: 2, text: 'repeated invalid rolls' },
    { value: 3, text: 'breach of the law' },
  ])
  expect(explained('the hole card was read without need; 1 if the device could let a player know it, 0 if not').map((c) => c.value)).toEqual([0, 1])
  expect(explained('the wheel was spun 1 clockwise, 2 counter-clockwise').map((c) => c.text)).toEqual(['clockwise', 'counter-clockwise'])
  expect(explained('missed dealing the first or second card, 1 or 2, to his or her own hand')).toEqual([])
  expect(explained("a card of a place is exposed: 0 for the dealer's")).toEqual([])
})

it('does not say twice what the form has as choices', () => {
  expect(gist('the boxman orders the dice passed: 1 unreasonable delay, 2 breach of the law')).toBe('the boxman orders the dice passed')
  expect(gist('the hole card was read without need; 1 if somebody saw it, 0 if not')).toBe('the hole card was read without need')
  expect(gist('missed the first or second card, 1 or 2, to the hand')).toBe('missed the first or second card, 1 or 2, to the hand')
})

it('has a field for every argument', () => {
  expect(fieldsOf(d('', 'one or both dice left the table'))).toEqual([])
  expect(fieldsOf(d('DIE SIDE', 'a die leans')).map((f) => f.choices.length)).toEqual([2, 6])
  expect(fieldsOf(d('DIE FACE', 'which face'), 3)[0]?.choices.length).toBe(3)
  expect(fieldsOf(d('SEAT BETTING-ROUNDS', 'a hand is fouled'))).toMatchObject([{ kind: 'seat' }, { kind: 'number', label: 'Betting rounds', least: 0 }])
  expect(fieldsOf(d('SEAT FAULT', 'a hand; 1 if the player contributes to its being lost'))[1]?.choices.map((c) => c.value)).toEqual([0, 1])
  expect(fieldsOf(d('CARD', 'the first or second card, 1 or 2'))).toMatchObject([{ kind: 'number', least: 1 }])
})

it('speaks plainly', () => {
  expect(title(d('', ''))).toBe('No roll')
  expect([0, 1, 61_000, 30 * 60_000, 3_725_000].map(countdown)).toEqual(['0:00', '0:01', '1:01', '30:00', '1:02:05'])
  expect(query({ pit: 'Dice & more', search: '', needs: false, skip: 0, most: 20 })).toBe('?pit=Dice+%26+more&most=20')
  expect(query({})).toBe('')
})
