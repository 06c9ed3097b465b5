import { expect, it } from 'vitest'
import { checkLogs, checkWholeLogs, type Source } from './divided'
import { type Checkpoint, keyOf, open, openHeads, parseCheckpoint, parseKey } from './note'
import vectors from './vectors.json'
import type { Step } from './verify'

// A house of three logs: the hall has thirteen lines, the first wing had five and has thirteen now, the second is empty.
const hall = vectors.checkpoints[12] ?? ''
const wing = vectors.logs[0]?.checkpoint ?? ''
const house: Source = {
  heads: async () => [vectors.heads],
  checkpoints: async (log) => [[hall], [wing], []][log] ?? [],
  growth: async (_, older, size) => ({ hashes: vectors.growth.find((g) => g.size === size && g.of === older)?.hashes ?? [] }),
  lines: async (log, from, most) => (log === 2 ? [] : vectors.lines.slice(from, from + most)),
}

async function verified(source: Source, seen: (log: number) => Checkpoint | null = () => null, sizes = [13, 13, 0]) {
  const steps: Step[] = []
  const done: number[] = []
  const last = await checkLogs(source, await parseKey(vectors.key), sizes, seen, (n) => done.push(n), (s) => steps.push(s))
  return { last, steps, done }
}

it('knows the key of every log as the house does', async () => {
  const key = await parseKey(vectors.key)
  expect(await keyOf(key, 0)).toEqual(key)
  for (const { log, name, hash, checkpoint } of vectors.logs) {
    const of = await keyOf(key, log)
    expect(of).toMatchObject({ name, hash })
    expect(await open(checkpoint, of)).toMatchObject({ origin: name, size: 13 })
    for (const other of [0, 2]) await expect(open(checkpoint, await keyOf(key, other))).rejects.toThrow()
    await expect(open(hall, of)).rejects.toThrow()
  }
})

it('heads that somebody touched do not open', async () => {
  const key = await parseKey(vectors.key)
  const heads = await openHeads(vectors.heads, key)
  expect(heads).toMatchObject({ origin: key.name, number: 5, logs: [{ size: 13 }, { size: 5, origin: `${key.name}/log/1` }, { size: 0 }] })
  for (let i = 0; i < vectors.heads.length; i++) {
    const changed = vectors.heads.slice(0, i) + (vectors.heads[i] === 'A' ? 'B' : 'A') + vectors.heads.slice(i + 1)
    await expect(openHeads(changed, key), `character ${i}`).rejects.toThrow()
  }
  await expect(openHeads(hall, key)).rejects.toThrow() // nor is a checkpoint one
  await expect(open(vectors.heads, key)).rejects.toThrow()
})

it('verifies all logs of a house', async () => {
  const { last, steps, done } = await verified(house)
  expect(last?.map((c) => c.size)).toEqual([13, 13, 0])
  expect(steps.map((s) => s.good)).toEqual([true, true])
  expect(done).toEqual([0, 1, 2, 3])
  const read: Step[] = []
  let lines = 0
  await checkWholeLogs(house, last ?? [], (n) => (lines = n), (s) => read.push(s), () => false)
  expect(read).toEqual([{ good: true, text: 'All 26 lines of the record, read here, make the head that was signed' }])
  expect(lines).toBe(26)
})

it('says which log is not what was signed', async () => {
  const other = parseCheckpoint(vectors.checkpoints[7] ?? '')
  const wrong: [string, Partial<Source>, RegExp, (log: number) => Checkpoint | null][] = [
    ['the wing shows the checkpoint of the hall', { checkpoints: async (log) => (log === 2 ? [] : [hall]) }, /^Wing 1: .*did not sign/, () => null],
    ['the wing shows none', { checkpoints: async (log) => (log === 0 ? [hall] : []) }, /^Wing 1: /, () => null],
    ['the wing does not go on from its head', { growth: async () => ({ hashes: [] }) }, /^Wing 1: From 5 lines to 13/, () => null],
    ['the hall is shorter than its head', { checkpoints: async (log) => (log === 0 ? [vectors.checkpoints[3] ?? ''] : []) }, /^Hall: /, () => null],
    ['the hall is not what was seen', {}, /^Hall: /, (log) => (log === 0 ? { ...other, size: 7 } : null)],
    ['the second wing was not empty', {}, /^Wing 2: /, (log) => (log === 2 ? other : null)],
    ['no heads', { heads: async () => [] }, /signed yet/, () => null],
    ['the heads of another', { heads: async () => [hall] }, /^The note over all logs: /, () => null],
  ]
  for (const [what, source, says, seen] of wrong) {
    const { last, steps } = await verified({ ...house, ...source }, seen)
    expect(last, what).toBeNull()
    expect(steps.at(-1)?.good, what).toBe(false)
    expect(steps.at(-1)?.text, what).toMatch(says)
  }
  expect((await verified(house, () => null, [13, 13])).last, 'a log is left out').toBeNull()
  expect((await verified(house, () => null, [13, 0, 0])).last, 'a log is said to be empty').toBeNull()
  expect((await verified(house, () => null, [13, 13, 2])).last, 'a log is not signed yet').toBeNull()
  const lines: Source['lines'] = async (log, from, most) =>
    (await house.lines(log, from, most)).map((l) => (log === 1 ? l.replace('♠', '♥') : l))
  const read: Step[] = []
  await checkWholeLogs({ ...house, lines }, (await verified(house)).last ?? [], () => {}, (s) => read.push(s), () => false)
  expect(read).toMatchObject([{ good: false, text: expect.stringMatching(/^Wing 1: /) as string }])
})
