import { expect, it } from 'vitest'
import { base64, followKey, keyOf, open, openHeads, parseKey, sha256, unbase64 } from './note'

const utf8 = new TextEncoder()
const house = 'boardwalk.example/casino'

/** A new key of the house: its public half as text, and what it signs. */
async function newKey() {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const bytes = new Uint8Array([1, ...new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))])
  const hash = (await sha256(new Uint8Array([...utf8.encode(`${house}\n`), ...bytes]))).slice(0, 4)
  const hex = [...hash].map((b) => b.toString(16).padStart(2, '0')).join('')
  const sign = async (text: string) => {
    const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, utf8.encode(text)))
    return `${text}\n— ${house} ${base64(new Uint8Array([...hash, ...signature]))}\n`
  }
  const wing = async (size: number, log = 1) => { // under the name of the log, which is signed by the same key
    const of = await keyOf(await parseKey(text), log)
    return (await sign(`${of.name}\n${size}\n${base64(new Uint8Array(32))}\n`)).replace(/— (\S+) (\S+)\n$/, (_, _name: string, s: string) => {
      const bytes = unbase64(s)
      new DataView(bytes.buffer).setUint32(0, of.hash)
      return `— ${of.name} ${base64(bytes)}\n`
    })
  }
  const text = `${house}+${hex}+${base64(bytes)}`
  return { text, sign, wing }
}
type Made = Awaited<ReturnType<typeof newKey>>

const change = (record: number, from: Made, to: Made, by = from, wings = '') =>
  by.sign(`${house} key\n${record}\n${from.text}\n${to.text}\n${wings}`)
const checkpoint = (size: number, by: Made) => by.sign(`${house}\n${size}\n${base64(new Uint8Array(32))}\n`)

it('whoever trusts a key follows it to the next ones', async () => {
  const [a, b, c] = [await newKey(), await newKey(), await newKey()]
  const chain = `${c.text}\n\n${await change(4, a, b)}${await change(9, b, c)}`
  for (const trusted of [a, b, c]) {
    const key = await followKey(trusted.text, chain)
    for (const [size, by] of [[5, a], [6, b], [10, b], [11, c]] as const) expect(await open(await checkpoint(size, by), key)).toMatchObject({ size })
    for (const [size, by] of [[6, a], [5, b], [11, b], [10, c]] as const) await expect(open(await checkpoint(size, by), key)).rejects.toThrow()
  }
  expect((await followKey(a.text, a.text)).before).toBeUndefined()
})

it('a change that the key before did not sign is refused', async () => {
  const [a, b, thief] = [await newKey(), await newKey(), await newKey()]
  const good = await change(4, a, b)
  for (const [trusted, chain] of [
    [a, `${thief.text}\n\n${await change(4, a, thief, thief)}`], // he says that the key before names him
    [a, `${thief.text}\n\n${await change(4, thief, thief)}`],
    [a, thief.text],
    [a, `${thief.text}\n\n${good}`],
    [a, `${b.text}\n\n${good.replace('\n4\n', '\n5\n')}`],
    [thief, `${b.text}\n\n${good}`],
  ] as const) await expect(followKey(trusted.text, chain)).rejects.toThrow()
})

it('all logs of a divided house change their key at one point', async () => {
  const [a, b, c] = [await newKey(), await newKey(), await newKey()]
  const chain = `${c.text}\n\n${await change(4, a, b, a, '7 0\n')}${await change(9, b, c, b, '7 3\n')}`
  const heads = (number: number, by: Made, ...sizes: number[]) =>
    by.sign(`${house} heads\n${number}\n${sizes.map((n, log) => `${log} ${n} ${base64(new Uint8Array(32))}\n`).join('')}`)
  for (const trusted of [a, b, c]) {
    const key = await followKey(trusted.text, chain)
    const [first, second] = [await keyOf(key, 1), await keyOf(key, 2)]
    for (const [size, by] of [[7, a], [8, c]] as const) expect(await open(await by.wing(size), first)).toMatchObject({ size })
    for (const [size, by] of [[7, b], [8, b], [8, a], [7, c]] as const) await expect(open(await by.wing(size), first)).rejects.toThrow()
    for (const [size, by] of [[1, b], [3, b], [4, c]] as const) expect(await open(await by.wing(size, 2), second)).toMatchObject({ size })
    for (const [size, by] of [[1, a], [4, b]] as const) await expect(open(await by.wing(size, 2), second)).rejects.toThrow()
    for (const [by, sizes] of [[a, [5, 7, 0]], [b, [5, 7, 1]], [b, [6, 7, 0]], [c, [10, 7, 4]], [c, [11, 7, 3]]] as const)
      expect(await openHeads(await heads(1, by, ...sizes), key)).toMatchObject({ number: 1 })
    for (const [by, sizes] of [[b, [5, 7, 0]], [a, [5, 7, 1]], [c, [6, 7, 0]], [b, [10, 8, 3]]] as const)
      await expect(openHeads(await heads(1, by, ...sizes), key)).rejects.toThrow()
  }
  for (const bad of [
    `${c.text}\n\n${await change(4, a, b, a, '7 3\n')}${await change(9, b, c, b, '6 3\n')}`, // a wing is shorter than it was
    `${c.text}\n\n${await change(4, a, b, a, '7 3\n')}${await change(9, b, c, b, '7\n')}`,
    `${b.text}\n\n${await change(4, a, b, a, '7 x\n')}`,
    `${b.text}\n\n${await change(4, a, b, a, '7\n3\n')}`,
  ]) await expect(followKey(a.text, bad)).rejects.toThrow()
})
