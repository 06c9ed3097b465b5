import { describe, expect, it } from 'vitest'
import { fileName, partsOf, setHead, setWager, suppose } from './text'

const wager = 'wager    Royal Match, at blackjack\nlooks at player\'s first two cards\npays     same suit 5/2   # what-if inside\notherwise loses'
const whole = `design   Mine\ngame     blackjack\nwhat-if  decks 12\n${wager}\n`

describe('the parts of a design', () => {
  it('are found', () => {
    const p = partsOf(whole)
    expect([p.name, p.game, p.whatIf, p.wagers]).toEqual(['Mine', 'blackjack', ['decks 12'], [{ from: 3, to: 7, text: wager }]])
  })
  it('follow from a wager alone', () => {
    expect(partsOf(wager)).toMatchObject({ name: 'Royal Match', game: 'blackjack' })
  })
  it('are there of a text that is being written', () => {
    expect(partsOf('wager Half')).toMatchObject({ game: '', wagers: [{ from: 0, to: 2, text: 'wager Half' }] })
  })
})

describe('a field', () => {
  it('takes the place of its line', () => {
    expect(suppose(whole, 'decks', '6')).toBe(whole.replace('decks 12', 'decks 6'))
    expect(suppose(whole, 'decks', null)).toBe(whole.replace('what-if  decks 12\n', ''))
  })
  it('adds a line behind the others, and never within a wager', () => {
    expect(suppose(whole, 'main', '6 to 5')).toBe(whole.replace('decks 12\n', 'decks 12\nwhat-if  main 6 to 5\n'))
    expect(suppose(`${wager}\n`, 'decks', '4')).toBe(`game     blackjack\nwhat-if  decks 4\n${wager}\n`)
  })
  it('sets name and game', () => {
    expect(setHead(whole, 'design', 'Other')).toBe(whole.replace('Mine', 'Other'))
    expect(setHead('game     craps\n', 'design', 'X')).toBe('design   X\ngame     craps\n')
    expect(setHead('design   X\n', 'game', 'craps')).toBe('design   X\ngame     craps\n')
  })
  it('changes, adds and takes away wagers', () => {
    expect(setWager(whole, 0, '')).toBe('design   Mine\ngame     blackjack\nwhat-if  decks 12\n')
    expect(partsOf(setWager(whole, 1, wager)).wagers).toHaveLength(2)
    expect(setWager(whole, 0, wager.replace('5/2', '3'))).toBe(whole.replace('5/2', '3'))
  })
})

it('names files', () => {
  expect([fileName('Égalité, 21+3!'), fileName('')]).toEqual(['egalite-21-3', 'design'])
})
