import { expect, it } from 'vitest'
import { cardName, cardSign, strength } from './cards'

it('a joker is no jack', () => {
  expect([cardName('Jk'), cardName('Jc')]).toEqual(['joker', 'jack of clubs'])
  expect([cardSign('Jk'), cardSign('Jc')]).toEqual(['★', 'J♣'])
})

it('cards stand in order from the joker down, and tiles as they lie', () => {
  const order = (faces: string[]) => faces.toSorted((a, b) => strength(b) - strength(a)).join(' ')
  expect(order(['2c', 'Td', 'Jk', 'As', '9h', 'Kd'])).toBe('Jk As Kd Td 9h 2c')
  expect(order(['2-4', '6-6', '1-1', '2-4'])).toBe('2-4 6-6 1-1 2-4')
})
