import { describe, expect, it } from 'vitest'
import { deed, given, needed, overt } from './notice'
import type { Draft } from './ops'

const draft = (more: Partial<Draft>): Draft => ({ change: 'a change', law: '19:47-8.3(b)', ahead: 1800, commission: true, ...more })

describe('the notice of a change', () => {
  it('is posted and announced where the rules of the game change', () => {
    const d = draft({})
    expect(overt(d)).toBe(true)
    expect(deed(d, false)).toBe('Post, announce and tell the Commission')
    expect(deed(draft({ commission: false }), false)).toBe('Post and announce')
    expect(needed(d, false, 0)).toEqual({ when: "Needs half an hour's notice", how: ', on a sign and announced at the table' })
    expect(given(d, 2)).toContain('all the tables')
  })
  it('goes to the Commission and surveillance in writing, and to nobody at the table', () => {
    const d = draft({ written: true })
    expect(overt(d)).toBe(false)
    expect(deed(d, false)).toBe('Tell the Commission and surveillance in writing')
    expect(needed(d, false, 0).when).toBe("Needs half an hour's written notice")
    expect(given(d, 0)).toContain('in writing')
  })
  it('is none for what takes nothing from anybody', () => {
    const d = draft({ silent: true, ahead: 0, commission: false })
    expect(overt(d)).toBe(false)
    expect(deed(d, false)).toBe('Change it')
    expect(needed(d, true, 0)).toEqual({ when: 'May be made at once', how: '; nobody need be told' })
    expect(given(d, 0)).toBe('It is changed.')
  })
})
