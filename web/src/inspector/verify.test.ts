import { expect, it } from 'vitest'
import { checkGrowth, checkLine, Tree } from './merkle'
import { open, parseCheckpoint, parseKey } from './note'
import vectors from './vectors.json'

// The vectors are the house's own: a log of thirteen lines.
const heads = vectors.checkpoints.map((c) => parseCheckpoint(c).head)
const head = (size: number) => heads[size - 1] ?? ''

it('opens every checkpoint with the key', async () => {
  const key = await parseKey(vectors.key)
  for (const [i, note] of vectors.checkpoints.entries()) expect(await open(note, key)).toMatchObject({ origin: 'boardwalk.example/casino', size: i + 1 })
})

it('a checkpoint that somebody touched does not open', async () => {
  const key = await parseKey(vectors.key)
  const note = vectors.checkpoints[4] ?? ''
  const touched = [
    note.replace('\n5\n', '\n6\n'),
    note.replace('casino\n5', 'casinos\n5'),
    note.replace(head(5), head(4)),
    note.replace('— boardwalk', '— broadwalk'),
    note.slice(0, -9) + 'AAAAAAA=\n',
    note.split('\n\n')[0] ?? '',
    '',
  ]
  for (const other of touched) await expect(open(other, key), other).rejects.toThrow()
  for (let i = 0; i < note.length; i++) {
    const changed = note.slice(0, i) + (note[i] === 'A' ? 'B' : 'A') + note.slice(i + 1)
    await expect(open(changed, key), `character ${i}`).rejects.toThrow()
  }
})

it('a key that is none is not taken', async () => {
  const { key } = vectors
  for (const text of ['', 'boardwalk', key.replace('+A', '+B'), key.replace('casino', 'casina'), key.slice(0, -4)]) {
    await expect(parseKey(text), text).rejects.toThrow()
  }
})

it('every line is in every tree that has it, and in its own place only', async () => {
  for (const { size, of, hashes } of vectors.inclusion) {
    const line = vectors.lines[of] ?? ''
    await checkLine(hashes, size, head(size), of, line)
    await expect(checkLine(hashes, size, head(size), of, line.replace('Zoë', 'Zoe'))).rejects.toThrow()
    if (size > 1) {
      await expect(checkLine(hashes, size, head(size), (of + 1) % size, line)).rejects.toThrow()
      await expect(checkLine(hashes.slice(1), size, head(size), of, line)).rejects.toThrow()
      await expect(checkLine(hashes, size, head(size - 1), of, line)).rejects.toThrow()
    }
  }
})

it('every tree grew from every older one', async () => {
  for (const { size, of, hashes } of vectors.growth) {
    await checkGrowth(hashes, size, head(size), of, head(of))
    if (of < size) {
      await expect(checkGrowth(hashes, size, head(size), of, head(of + 1))).rejects.toThrow()
      await expect(checkGrowth(hashes, size, head(size - 1), of, head(of))).rejects.toThrow()
      await expect(checkGrowth(hashes.slice(1), size, head(size), of, head(of))).rejects.toThrow()
    }
  }
})

it('finds the head of the whole record from its lines', async () => {
  const tree = new Tree()
  for (const line of vectors.lines) {
    await tree.add(line)
    expect(await tree.head()).toBe(head(tree.size))
  }
})
