import { describe, expect, it } from 'vitest'
import type { Paragraph } from '../api/client'
import { cited, dealtUnder, heading, learnBooks, readingsOf, source, titled } from './law'

const row = (more: Partial<Paragraph>): Paragraph => ({
  cite: '19:47-1.3(c)', title: 'N.J.A.C. 19:47-1.3(c)', game: 'craps', kind: 'wager', duty: 'x', edition: '1995', ...more,
})
const war = row({ cite: 'house:war-3(a)', title: 'house rules of casino war, rule 3(a)', edition: 'house rules' })

describe('a citation', () => {
  it('says which book it is of', () => {
    expect(titled('19:47-5')).toBe('N.J.A.C. 19:47-5')
    expect(titled('13:69F-42')).toBe('N.J.A.C. 13:69F-42')
    expect(titled('house:other-3(a)')).toBe('House rules, other, rule 3(a)')
  })
  it('has the name of the book, once the house has told of it', () => {
    learnBooks({ books: [{ id: 'house:war', title: 'house rules of casino war' }] }, {})
    expect(titled('house:war')).toBe('House rules of casino war')
    expect(cited('house:war-3(a)')).toBe('house rules of casino war, rule 3(a)')
    expect(cited('13:69F-42.5(a)')).toBe('13:69F-42.5(a)')
  })
  it('does not say what the index calls a part of a paragraph', () => {
    expect(cited('house:war-6(d)[decide]')).toBe('house rules of casino war, rule 6(d)')
    expect(titled('19:47-20.10(b)[choice]')).toBe('N.J.A.C. 19:47-20.10(b)')
    expect(cited('19:47-5.5(a)[unpayable]2')).toBe('19:47-5.5(a)2')
  })
  it('has the title that the house gives it', () => {
    expect(heading('house:war-3(a)', [war])).toBe('House rules of casino war, rule 3(a)')
    expect(heading('19:47-1.3', [row({})])).toBe('N.J.A.C. 19:47-1.3')
  })
  it('says which text its words are from', () => {
    expect(source(row({}), '19:47-1.3(c)')).toBe('1995 edition')
    expect(source(row({}), '19:47-1.3')).toBe('1995 edition, 19:47-1.3(c)')
    expect(source(war, 'house:war-3(a)')).toBe('house rules')
    expect(source({ ...war, confidence: 'low', ground: 'one page' }, 'house:war-3(a)')).toBe('house rules, low confidence: one page')
  })
})

describe('our readings', () => {
  it('are told once, though several rows have them', () => {
    const reading = { question: 'Who?', text: 'Nobody.' }
    expect(readingsOf([row({ readings: [reading] }), row({ readings: [reading] }), row({})])).toEqual([reading])
  })
})

describe('the foot of a page', () => {
  it('names the book of the game', () => {
    expect(dealtUnder()).toContain('N.J.A.C. 19:47,')
    expect(dealtUnder({ name: 'Craps', subchapter: '19:47-1' })).toContain('Dealt under N.J.A.C. 19:47,')
    expect(dealtUnder({ name: 'Three Card Draw', subchapter: '13:69F-42' })).toContain('Dealt under N.J.A.C. 13:69F,')
    const books = [{ id: 'house:texas', title: 'recovered rules of the game' }]
    expect(dealtUnder({ name: 'Texas', subchapter: '19:47-28', books })).toMatch(/N.J.A.C. 19:47, .*, and by recovered rules of the game\.$/)
    expect(dealtUnder({ name: 'Casino War', subchapter: 'house:war' })).toMatch(/^Casino War is dealt under house rules/)
  })
})
