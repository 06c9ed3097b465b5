// Signed checkpoints (c2sp.org/signed-note, c2sp.org/tlog-checkpoint), read and
// checked in the page. Nothing here asks the house.
import { words } from '../words/inspector'

const utf8 = new TextEncoder()
const ed25519 = 1 // the kind of key

export type Bytes = Uint8Array<ArrayBuffer>

export interface Key {
  name: string
  hash: number
  public: Bytes
  before?: Before[] // the keys before it, the first one first
}

/** A key that is no longer in use, and up to which size it signs the log of the house and those of its wings. */
interface Before {
  key: Key
  until: number
  wings: number[]
}

export interface Checkpoint {
  origin: string
  size: number
  head: string // of the tree, in base64
}

/** The heads of all logs of a divided house at one moment, signed together. */
export interface Heads {
  origin: string
  number: number
  logs: Checkpoint[] // by number, each with its own origin
}

export function unbase64(text: string): Bytes {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) throw new Error(words.notBase64)
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
}
export const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

export const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const word = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)

/** Reads a key as the file checkpoint.pub has it: NAME+HASH+KEY. */
export async function parseKey(text: string): Promise<Key> {
  const parts = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim())
  if (!parts) throw new Error(words.keyHasFormName)
  const [, name = '', hash = '', rest = ''] = parts
  const key = unbase64(rest)
  if (key[0] !== ed25519 || key.length !== 33) throw new Error(words.notEd25519)
  const id = await sha256(join(utf8.encode(`${name}\n`), key))
  if (word(id) !== parseInt(hash, 16)) throw new Error(words.hashDoesNotBelong)
  return { name, hash: word(id), public: key.slice(1) }
}

function join(a: Uint8Array, b: Uint8Array): Bytes {
  const out = new Uint8Array(a.length + b.length)
  out.set(a)
  out.set(b, a.length)
  return out
}

const keyWord = ' key' // follows the name of the key in the first line of a change
const change = /^(?:.+\n)+\n.+\n/ // what is signed, an empty line, and the signature
const sizes = /^(0|[1-9]\d{0,15})( (0|[1-9]\d{0,15}))*$/

/** The keys of a house from the one that somebody trusts: that one, or one that it led to. The house hands out the key in use
 * and, if it was changed, each change as the key before has signed it. */
export async function followKey(trusted: string, house: string): Promise<Key> {
  const own = await parseKey(trusted)
  const [first = '', ...rest] = house.trim().split('\n')
  let left = rest.length > 1 ? `${rest.slice(1).join('\n')}\n` : ''
  const before: Before[] = []
  const like = (key: Key) => (key.hash === own.hash ? own : key)
  let named = ''
  while (left) {
    const [note = ''] = change.exec(left) ?? []
    left = left.slice(note.length)
    const [who = '', record = '', old = '', next = '', ...more] = note.split('\n').slice(0, -3)
    const key = like(await parseKey(old))
    const text = await signed(note, key)
    const last = before.at(-1)
    const wings = more[0]?.split(' ').map(Number) ?? []
    if (text !== `${[who, record, old, next, ...more].join('\n')}\n` || who !== key.name + keyWord || !/^(0|[1-9]\d{0,15})$/.test(record)
      || more.length > 1 || !more.every((line) => sizes.test(line)) || (named && named !== old)
      || (last && (Number(record) + 1 <= last.until || wings.length !== last.wings.length || wings.some((size, i) => size < (last.wings[i] ?? 0)))))
      throw new Error(words.keyChangeBad)
    before.push({ key, until: Number(record) + 1, wings })
    named = next
  }
  if (named && named !== first) throw new Error(words.keyChangeBad)
  const key = like(await parseKey(first))
  if (key !== own && !before.some((b) => b.key === own)) throw new Error(words.otherKey)
  return before.length > 0 ? { ...key, before } : key
}

/** The key that was in use for a checkpoint of so many records. */
const inUse = (key: Key, size: number): Key => key.before?.find((b) => size <= b.until)?.key ?? key

/** The key that was in use for heads: the first by which no log was signed any further. */
const inUseFor = (key: Key, logs: Checkpoint[]): Key =>
  key.before?.find((b) => logs.every((c, log) => c.size <= (log === 0 ? b.until : (b.wings[log - 1] ?? 0))))?.key ?? key

export function parseCheckpoint(text: string): Checkpoint {
  const [origin = '', size = '', head = ''] = text.split('\n')
  if (!origin || !/^(0|[1-9]\d{0,15})$/.test(size)) throw new Error(words.thisNotCheckpoint)
  if (unbase64(head).length !== 32) throw new Error(words.headCheckpointNotHash)
  return { origin, size: Number(size), head }
}

/** The name by which a log of a house is signed. Log 0 is the house's own, and has the house's name. */
const nameOf = (house: string, log: number) => (log === 0 ? house : `${house}/log/${log}`)

/** The key of a log: the house's, under the name of the log, so that no log can stand for another. */
export async function keyOf(key: Key, log: number): Promise<Key> {
  if (log === 0) return key
  const name = nameOf(key.name, log)
  const house = new Uint8Array(4)
  new DataView(house.buffer).setUint32(0, key.hash)
  const of: Key = { name, hash: word(await sha256(join(utf8.encode(`${name}\n`), house))), public: key.public }
  if (!key.before) return of
  const before = key.before.map(async (b) => ({ key: await keyOf(b.key, log), until: b.wings[log - 1] ?? 0, wings: [] }))
  return { ...of, before: await Promise.all(before) }
}

export function parseHeads(text: string): Heads {
  const [first = '', number = '', ...rest] = text.split('\n')
  const origin = first.slice(0, -' heads'.length)
  if (!origin || !first.endsWith(' heads') || !/^[1-9]\d{0,15}$/.test(number) || rest.pop() !== '' || rest.length === 0) throw new Error(words.notHeads)
  const logs = rest.map((line, log) => {
    const parts = /^(\d+) (0|[1-9]\d{0,15}) (\S+)$/.exec(line)
    if (!parts || parts[1] !== String(log) || unbase64(parts[3] ?? '').length !== 32) throw new Error(words.notHeads)
    return { origin: nameOf(origin, log), size: Number(parts[2]), head: parts[3] ?? '' }
  })
  return { origin, number: Number(number), logs }
}

/** The text of a note, whoever has signed it. */
function textOf(note: string): string {
  const end = note.lastIndexOf('\n\n')
  if (end < 0) throw new Error(words.nobodySigned)
  return note.slice(0, end + 1)
}

/** Checks the signature of a note, and returns the text that was signed. */
async function signed(note: string, key: Key): Promise<string> {
  const text = textOf(note)
  for (const line of note.slice(text.length + 1).split('\n')) {
    const parts = /^— (\S+) (\S+)$/.exec(line)
    if (!parts || parts[1] !== key.name) continue
    const signature = unbase64(parts[2] ?? '')
    if (signature.length !== 68 || word(signature) !== key.hash) continue
    const imported = await crypto.subtle.importKey('raw', key.public, { name: 'Ed25519' }, false, ['verify'])
    if (!(await crypto.subtle.verify('Ed25519', imported, signature.slice(4), utf8.encode(text)))) throw new Error(words.signatureNotThisKey)
    return text
  }
  throw new Error(words.didNotSign(key.name))
}

/** Throws unless what was signed is of whoever signed it. */
function own<T extends { origin: string }>(read: T, key: Key): T {
  if (read.origin !== key.name) throw new Error(words.signedByAnother(key.name, read.origin))
  return read
}

/** Checks the signature of a checkpoint, and reads what was signed. */
export const open = async (note: string, key: Key): Promise<Checkpoint> =>
  own(parseCheckpoint(await signed(note, inUse(key, parseCheckpoint(note).size))), key)

/** Checks the signature of heads, and reads them. */
export const openHeads = async (note: string, key: Key): Promise<Heads> => {
  const { logs } = parseHeads(textOf(note))
  return own(parseHeads(await signed(note, inUseFor(key, logs))), key)
}
