// Bytes as the protocol of fair draws writes and hashes them (docs/fairness.md).
// The page hashes for itself, and shares nothing with the house's own code.
import { words } from '../words/fair'


export type Bytes = Uint8Array<ArrayBuffer>

const utf8 = new TextEncoder()

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')

/** unhex reads small hexadecimal digits, of so many bytes where it matters. */
export function unhex(text: string, size?: number): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(text) || (size !== undefined && text.length !== 2 * size)) {
    throw new Error(size === undefined ? words.notHex : words.notHexBytes(size))
  }
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** unbase64 reads standard base64 of so many bytes. */
export function unbase64(text: string, size: number): Bytes {
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
  if (bytes.length !== size) throw new Error(words.notBytesInBase64(size))
  return bytes
}

/** number is a whole number as eight bytes, the highest first. */
export function number(n: number): Bytes {
  if (!Number.isSafeInteger(n) || n < 0) throw new Error(words.notANumber(n))
  const out = new Uint8Array(8)
  new DataView(out.buffer).setBigUint64(0, BigInt(n))
  return out
}

/** text is a text with its length before it. */
export function text(s: string): Bytes {
  const bytes = utf8.encode(s)
  return join(number(bytes.length), bytes)
}

export function join(...parts: Uint8Array[]): Bytes {
  const out = new Uint8Array(parts.reduce((n, p) => n + p.length, 0))
  let at = 0
  for (const p of parts) {
    out.set(p, at)
    at += p.length
  }
  return out
}

// Browsers have their own hashing only on https and on one's own machine. Elsewhere a library does it.
const own = () => globalThis.crypto?.subtle as SubtleCrypto | undefined

export async function sha256(...parts: Uint8Array[]): Promise<Bytes> {
  const whole = join(...parts)
  const subtle = own()
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', whole))
  const lib = await import('@noble/hashes/sha2.js')
  return Uint8Array.from(lib.sha256(whole))
}

export async function hmac(key: Bytes, ...parts: Uint8Array[]): Promise<Bytes> {
  const whole = join(...parts)
  const subtle = own()
  if (subtle) {
    const k = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return new Uint8Array(await subtle.sign('HMAC', k, whole))
  }
  const [lib, hashes] = await Promise.all([import('@noble/hashes/hmac.js'), import('@noble/hashes/sha2.js')])
  return Uint8Array.from(lib.hmac(hashes.sha256, key, whole))
}
