// A link carries the designs themselves, behind the number sign: no house is told of it until somebody opens it.
import { mostText } from './text'

/** So many columns a link has at most. */
export const mostColumns = 12

const through = async (bytes: Uint8Array, by: GenericTransformStream, most: number): Promise<Uint8Array> => {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array, Uint8Array>).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) throw new RangeError('too long')
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const p of parts) {
    all.set(p, at)
    at += p.length
  }
  return all
}

/** A text as it stands in a link: packed, in letters that every program leaves as they are. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), 2 * mostText)
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text of what packed has made; an error for anything else, and for what would be longer than a design. */
export async function unpacked(part: string): Promise<string> {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'), mostText))
}

/** What stands behind the number sign for some designs. */
export const writeHash = async (texts: string[]) => `#d=${(await Promise.all(texts.slice(0, mostColumns).map(packed))).join('.')}`

/** The designs of an address; none where there are none. It throws for a link that is not whole. */
export async function readHash(hash: string): Promise<string[]> {
  const list = /^#d=([\w.-]+)$/.exec(hash)?.[1]
  return list ? Promise.all(list.split('.').slice(0, mostColumns).map(unpacked)) : []
}
