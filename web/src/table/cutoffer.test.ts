import { expect, it } from 'vitest'
import { declinedCut } from './cutoffer'

it('declines the offer of the cut for who does not want to be asked, and nothing else', () => {
  const cut = { offer: 'cut', choices: ['cut', 'decline'] }
  expect(declinedCut(cut, 'declines')).toBe('decline')
  expect(declinedCut({ offer: 'cut', choices: ['no-cut', 'cut-right', 'cut-left'] }, undefined)).toBe('no-cut')
  expect(declinedCut(cut, 'asks')).toBeUndefined()
  expect(declinedCut({ offer: 'dice', choices: ['accept', 'decline'] }, 'declines')).toBeUndefined()
  expect(declinedCut(undefined, 'declines')).toBeUndefined()
})
