import { expect, it } from 'vitest'
import { slotsOf } from './slots'

const at = (choices: string[], poker = false) => slotsOf(choices, poker).map((s) => s.choice ?? `(${s.id})`)

it('an answer keeps its slot when another one is not open any more', () => {
  expect(at(['stand', 'draw', 'double', 'split', 'surrender'])).toEqual(['draw', 'stand', 'double', 'split', 'surrender'])
  expect(at(['stand', 'draw', 'double'])).toEqual(['draw', 'stand', 'double', '(split)'])
  expect(at(['stand', 'draw'])).toEqual(['draw', 'stand', '(double)', '(split)'])
  expect(slotsOf(['stand', 'draw'], false, ['surrender']).at(-1)).toEqual({ id: 'surrender' })
})

it('check and call are one slot, bet and raise another', () => {
  expect(at(['fold', 'call', 'raise'], true)).toEqual(['fold', 'call', 'raise'])
  expect(at(['check', 'bet'], true)).toEqual(['(fold)', 'check', 'bet'])
  expect(at(['fold', 'call'], true)).toEqual(['fold', 'call', '(bet)'])
})

it('every choice that is open has a slot, and one alone', () => {
  const choices = ['fold', 'check', 'call', 'bet', 'raise', 'show']
  expect(at(choices, true).toSorted()).toEqual(choices.toSorted())
  expect(at(['decline', 'cut'])).toEqual(['decline', 'cut'])
  expect(at(['fold', 'play'])).toEqual(['fold', 'play']) // against the house there is nothing to check
})
