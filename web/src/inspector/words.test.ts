import { afterEach, expect, it } from 'vitest'
import { language } from '../words/language.svelte'
import { describe, parseLine } from './words'

afterEach(() => language.use('en'))

const line = (data: object, kind = 'floor') => describe(parseLine(JSON.stringify({ seq: 1, time: '2100-01-01T00:00:00Z', kind, data })))

it('says who is to leave in every language', async () => {
  const leaves = { leaves: { seat: 3, why: 'too loud' } }
  expect(line(leaves)).toBe('seat 3 is to leave: too loud')
  await language.use('es')
  expect(line(leaves)).toContain('3')
  expect(line(leaves)).toContain('too loud')
})

it('says what happens in a tournament', () => {
  const ann = { name: 'Ann', place: 2 }
  expect([{ start: [ann] }, { level: 2 }, { out: ann }, { end: [ann] }].map((tournament) => line({ tournament }))).toEqual([
    'the tournament begins', 'level 2 of the tournament begins', 'Ann is out of the tournament in place 2', 'the tournament is over: Ann is first',
  ])
})

it('says what became of an account', async () => {
  const accounts = [
    { person: 'eve', did: 'listed', role: 'surveillance' }, { person: 'ann', did: 'made', role: 'guest', amount: 100000 },
    { person: 'ann', did: 'gave', amount: 500, why: 'a birthday' }, { person: 'ann', did: 'locked' },
    { person: 'ann', did: 'forgotten', amount: 500 }, { person: 'guest-1', did: 'gone' },
  ]
  expect(accounts.map((a) => line(a, 'account'))).toEqual([
    'eve is listed as surveillance', 'ann comes in as guest with $1,000', 'ann is given $5 (a birthday)', 'ann is kept out',
    'ann is forgotten and hands in $5', 'guest-1 is gone',
  ])
  await language.use('es')
  expect(line(accounts[0]!, 'account')).toBe('eve consta como vigilancia')
})
