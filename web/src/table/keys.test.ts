import { describe, expect, it } from 'vitest'
import games from './choices.json'
import { keys, shortcuts } from './keys'

/** Every question of every game, as the house declares them. */
const questions = Object.entries(games as Record<string, Record<string, string[]>>).flatMap(([game, offers]) =>
  Object.entries(offers).map(([offer, choices]) => ({ at: `${game} ${offer}`, choices })),
)

/** What every key means to a player, and by which names the games ask for it. */
const means: Record<string, RegExp> = {
  f: /^(fold|concede)$/,
  c: /^(check|call|ride)$/,
  r: /^(bet|raise|attack|bid|wager|war|flop|river|less)$/,
  h: /^(draw|card|take)$/,
  s: /^(stand|stay)$/,
  d: /^double$/,
  p: /^split$/,
  u: /^(surrender|rescue|dead)$/,
  i: /^insure$/,
  w: /^house-way$/,
  y: /^(accept|cut|play|in-to-win|full|show|natural|done)$/,
  n: /^(decline|refuse|pass|keep|none|no-cut)$/,
  e: /^chip$/,
  v: /^void$/,
  ' ': /^discard$/,
}

describe('the keys of a table', () => {
  it('know the questions of all games', () => {
    expect(Object.keys(games).length).toBeGreaterThan(38)
    expect(questions.length).toBeGreaterThan(80)
  })
  it('have one meaning each, in every question of every game', () => {
    const wrong: string[] = []
    for (const { at, choices } of questions) {
      const found = shortcuts(choices)
      if (new Set(Object.values(found)).size < choices.length) wrong.push(`${at}: ${JSON.stringify(found)}`)
      for (const [choice, key] of Object.entries(found)) {
        if (!/^[1-9]$/.test(key) && !means[key]?.test(choice)) wrong.push(`${at}: ${key} is ${choice}`)
      }
    }
    expect(wrong).toEqual([])
  })
  it('are not those of chips, bets, the log, the coach, the chat and the sounds', () => {
    const { go, ...others } = keys
    expect(go).toBe(' ') // of the one way on: it is the cards that were picked where some are
    for (const key of Object.values(others)) expect(means[key]).toBeUndefined()
    expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length)
  })
  it('are numbers where a choice has a number in its name, or no letter', () => {
    expect(shortcuts(['fold', 'bet-1x', 'bet-2x', 'bet-3x'])).toEqual({ fold: 'f', 'bet-1x': '1', 'bet-2x': '2', 'bet-3x': '3' })
    expect(shortcuts(['check', 'bet-3x', 'bet-4x'])).toEqual({ check: 'c', 'bet-3x': '3', 'bet-4x': '4' })
    expect(shortcuts(['fold', 'in-to-win', 'discard-first', 'discard-third'])).toMatchObject({ 'discard-first': '1', 'discard-third': '3' })
    expect(shortcuts(['ride', 'withdraw'])).toEqual({ ride: 'c', withdraw: '1' })
  })
  it('leave the numbers alone where they choose cards or an amount', () => {
    expect(shortcuts(['stand', 'discard', 'other'], false)).toEqual({ stand: 's', discard: ' ' })
  })
})
