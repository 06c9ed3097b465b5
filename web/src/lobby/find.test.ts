import { expect, test } from 'vitest'
import { found, matches } from './find'

const games = ['Blackjack 21, twenty-one', "Hold 'Em texas, holdem", 'Craps dice', 'Punto Banco Baccarat', "Ultimate Texas Hold 'Em", 'Keno']
const find = (sought: string) => found(games, sought, (g) => g)

test('a game is found by what one knows', () => {
  expect(find('21')).toEqual([games[0]])
  expect(find('hold em')).toEqual([games[1], games[4]])
  expect(find('holdem')).toEqual([games[1], games[4]])
  expect(find('dice')).toEqual([games[2]])
  expect(find('texas')).toEqual([games[1], games[4]])
  expect(find('bacarat')).toEqual([games[3]])
  expect(find('blakjack')).toEqual([games[0]])
  expect(find('')).toEqual(games)
  expect(find('zebra')).toEqual([])
})

test('an accent is no hindrance', () => expect(matches('Póquer cubierto', 'poquer')).toBe(2))
