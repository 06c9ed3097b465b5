import { expect, test } from 'vitest'
import type { Said } from '../api/client'
import { isHidden, load, none, parseWords, save } from './filter'

const line = (text: string, person = 'bob'): Said => ({ n: 1, time: '2000-01-01T20:00:00Z', person, name: person, text })

test('muted people and unwanted words are hidden, one’s own lines never', () => {
  const w = { muted: ['cyd'], words: parseWords('Darn, heck;  darn') }
  expect(w.words).toEqual(['darn', 'heck'])
  expect(isHidden(line('oh DARN!'), w, 'ann')).toBe(true)
  expect(isHidden(line('darning socks'), w, 'ann')).toBe(false)
  expect(isHidden(line('hello', 'cyd'), w, 'ann')).toBe(true)
  expect(isHidden(line('darn', 'ann'), w, 'ann')).toBe(false)
})

test('what is kept can be anything, and is read all the same', () => {
  for (const text of [null, '', 'null', '[]', '{"muted":7,"words":[1,"x"]}', '{'])
    expect(load({ getItem: () => text }).muted).toEqual([])
  let kept = ''
  save({ ...none, muted: ['bob'] }, { setItem: (_, v) => (kept = v) })
  expect(load({ getItem: () => kept }).muted).toEqual(['bob'])
})
