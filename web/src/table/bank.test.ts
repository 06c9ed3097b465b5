// What a table with a bank tells, as three players at a house were told it: `go test ./api -run ABankIsTold -record`
// plays the rounds and writes them down.
import { describe, expect, it } from 'vitest'
import type { Event, S, Status } from '../api/client'
import evenings from './bank.vectors.json'
import { apply, newStage, type Stage } from './stage'
import { arithmetic, type Names, tell, waitingFor } from './words'

interface Evening {
  bank: 'player' | 'half' | 'centre'
  began: S['Player'][]
  events: Event[]
  asked: Status[]
  ended: S['Player'][]
}
const recorded = evenings as unknown as Evening[]
const evening = (bank: Evening['bank']) => recorded.find((e) => e.bank === bank)!
const names: Names = { seat: (n) => ['The dealer', 'You', 'Ann', 'Bob'][n]!, area: () => 'Wager', isMain: () => true, box: (n) => `box ${n}` }

/** The table after each event, as seat 1 sees it. */
function watched(e: Evening, see: (s: Stage, e: Event) => void = () => {}): Stage {
  const s = newStage()
  for (const p of e.began) s.stacks[p.seat] = p.chips
  for (const event of e.events) {
    apply(s, event, 1)
    see(s, event)
  }
  return s
}

describe.each(recorded)('a bank that is the $bank’s', (e) => {
  it('leaves everybody with the chips that the house says', () => {
    const s = watched(e)
    expect(s.stacks).toEqual(Object.fromEntries(e.ended.map((p) => [p.seat, p.chips])))
    expect(Object.values(s.covers).every((c) => c === 0)).toBe(true)
    expect(s.centre).toBe(0)
  })
  it('sets chips aside, and never less than none', () => {
    let most = 0
    watched(e, (s, event) => {
      expect(Math.min(0, s.centre, ...Object.values(s.covers)), `after event ${event.n}`).toBe(0)
      most = Math.max(most, s.centre, ...Object.values(s.covers))
    })
    expect(most).toBeGreaterThan(0)
  })
  it('says what one has won in a round as a player and as the bank', () => {
    let [before, rounds] = [e.began.find((p) => p.seat === 1)!.chips, 0]
    watched(e, (s, event) => {
      if (event.kind !== 'commit') return
      rounds++
      expect([s.wagered, s.net], `round ${event.round}`).toEqual([true, s.stacks[1]! - before])
      before = s.stacks[1]!
    })
    expect(rounds).toBeGreaterThan(2)
  })
  it('is offered between two rounds while the last round is still seen', () => {
    let asked = 0
    watched(e, (s, event) => {
      if (event.kind !== 'offer' || !event.interlude || s.marks['1|wager'] === undefined) return
      asked++
      expect([s.over, s.hands.length > 0]).toEqual([true, true])
    })
    expect(asked).toBeGreaterThan(0)
  })
})

it('several are asked at once, and each is waited for', () => {
  const together = recorded.flatMap((e) => e.asked).filter((st) => (st.asked?.length ?? 0) === 3)
  expect(together.length).toBeGreaterThan(0)
  for (const st of together) {
    expect([st.question?.id !== undefined, st.interlude]).toEqual([true, undefined])
    expect(waitingFor(st.asked!, names.seat)).toMatch(/^Waiting for \w+ and 2 others$/)
  }
  expect(recorded.flatMap((e) => e.asked).some((st) => st.interlude && st.asked?.length === 1)).toBe(true)
})

it('a bet is won from the bank, from the bank and the house, or from the center of the table', () => {
  const said = (e: Evening, kind: string, like: (x: Event) => boolean = () => true) => {
    const found = e.events.find((x) => x.kind === kind && like(x))!
    return [tell(found, names), ...arithmetic(found)].join('; ')
  }
  const others = (x: Event) => x.seat !== 1 && x.bank !== 1
  expect(said(evening('player'), 'cover')).toMatch(/^\w+ sets? \$\d+ aside as the bank, to pay the others' bets/)
  expect(said(evening('player'), 'release')).toMatch(/^\w+ gets? \$\d+ back that was set aside as the bank/)
  expect(said(evening('player'), 'pay', (x) => x.against === 'bank')).toMatch(/ at 1 to 1 from (you|Ann|Bob);/)
  expect(said(evening('player'), 'collect', (x) => others(x) && x.against === 'bank')).toMatch(/ loses \$\d+ to (Ann|Bob);/)
  const half = said(evening('half'), 'pay', (x) => x.against === 'half')
  expect(half).toMatch(/ from (you|Ann|Bob) and the house, half each;.* of it from the bank: \$[\d.]+, from the house: \$[\d.]+$/)
  expect(said(evening('centre'), 'centre', (x) => (x.amount ?? 0) > 0)).toMatch(/^\$\d+ goes from (you|Ann|Bob) to the center of the table/)
  expect(said(evening('centre'), 'centre', (x) => (x.amount ?? 0) < 0)).toMatch(/^\$\d+ goes from the center of the table to (you|Ann|Bob)/)
  expect(said(evening('centre'), 'collect', (x) => x.against === 'centre')).toMatch(/ to the center of the table;/)
})
