import { expect, it } from 'vitest'
import { beadPlate, bigRoad, derivedRoad } from './roads'

const ties = ['T']
/** The marks of a derived road in order, red as r and blue as b. */
const marks = (letters: string, cycle: number) => derivedRoad(letters, ties, cycle).map((m) => (m.red ? 'r' : 'b')).join('')

it('the bead plate is filled from above, column by column', () => {
  expect(beadPlate('PBTPBPB').map((b) => `${b.who}${b.x}${b.y}`)).toEqual(['P00', 'B01', 'T02', 'P03', 'B04', 'P05', 'B10'])
})

it('the derived roads begin where the columns that they compare are there', () => {
  expect(marks('P', 1)).toBe('')
  expect(marks('PB', 1)).toBe('') // they begin after the first hand of the second column
  expect(marks('PBB', 1)).toBe('b') // the second column is longer than the first
  expect(marks('PPBB', 1)).toBe('r') // two beside two
  expect(marks('PPBBP', 1)).toBe('rr') // the two columns before it are as long as each other
  expect(marks('PPBP', 1)).toBe('b') // and these are not
  expect(marks('PBPBPB', 1)).toBe('rrrr')
  expect(marks('PBPBPB', 2)).toBe('rrr')
  expect(marks('PBPBPB', 3)).toBe('rr')
})

it('a column that goes on past the end of the one before by more than one is regular again', () => {
  expect(marks('PBBB', 1)).toBe('br')
})

it('ties are no marks of their own', () => {
  expect(marks('PPTBTB', 1)).toBe(marks('PPBB', 1))
  expect(bigRoad('PTTB', ties).map((b) => b.ties)).toEqual([2, 0])
})
