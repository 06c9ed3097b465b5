import { expect, it } from 'vitest'
import { base64, followKey, open, sha256 } from './note'

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
  return { text: `${house}+${hex}+${base64(bytes)}`, sign }
}
type Made = Awaited<ReturnType<typeof newKey>>

const change = (record: number, from: Made, to: Made, by = from) => by.sign(`${house} key\n${record}\n${from.text}\n${to.text}\n`)
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
