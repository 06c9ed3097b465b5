import { expect, it } from 'vitest'
import { packed, readHash, writeHash } from './link'

it('a link carries whole texts', async () => {
  const texts = ['design   Égalité\ngame     punto-banco\nwhat-if  tie 9 to 1\n', 'game craps\n']
  expect(await readHash(await writeHash(texts))).toEqual(texts)
  expect((await writeHash(['what-if  decks 12\n'.repeat(40)])).length).toBeLessThan(120)
})

it('a link that is not whole, or that would fill the memory, is refused', async () => {
  const hash = await writeHash(['game     craps\nwhat-if  odds 20\n'])
  await expect(readHash(hash.slice(0, -6))).rejects.toThrow()
  await expect(readHash('#d=notone')).rejects.toThrow()
  await expect(readHash(`#d=${await packed('#'.repeat(9000))}`)).rejects.toThrow()
  expect(await readHash('#something')).toEqual([])
})
