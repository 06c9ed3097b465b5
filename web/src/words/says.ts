// Sentences that the house says: refusals, announcements and notes. They are made from formats in its sources, which
// says.en.json lists ("the minimum for %s is %s"). A list in another language has a format of its own for each, with what
// is filled in in the same order: %s for any text, %w for what bets of a kind are called, and %o for an option, or a bet, with its new value.

interface Format {
  like: RegExp
  says: string
  plenty: boolean // it says enough itself to be used around something that is not known, as a name
}

/** The formats of a list, made once: those that are whole sentences, and those that something is filled into. */
const made = new WeakMap<Record<string, string>, { whole: Map<string, string>; formats: Format[]; found: Map<string, string | null> }>()

const mostKept = 2000 // sentences whose translation is kept
const mostJoined = 400 // letters of a list; longer texts are the law's own
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function make(list: Record<string, string>) {
  const whole = new Map<string, string>()
  const formats: Format[] = []
  for (const [en, to] of Object.entries(list)) {
    const own = en.split('%s')
    if (own.length === 1) whole.set(en, to)
    else formats.push({ like: new RegExp(`^${own.map(literal).join('(.+?)')}$`), says: to, plenty: own.join('').trim().includes(' ') })
  }
  formats.sort((a, b) => b.like.source.length - a.like.source.length) // the one that says most of the sentence itself
  return { whole, formats, found: new Map<string, string | null>() }
}

/** How what is filled in is said itself. */
export interface Inner {
  any: (part: string) => string
  bets: (kind: string) => string
  option: (change: string) => string
  /** Whether a part is said in the language of the list, or is the same in every language. */
  knows: (part: string) => boolean
}

/** A sentence by a list of formats, or nothing if none fits. */
export function saidIn(text: string, list: Record<string, string>, inner: Inner): string | undefined {
  let m = made.get(list)
  if (!m) made.set(list, (m = make(list)))
  let said = m.found.get(text)
  if (said === undefined) {
    said = search(text, m, inner) ?? null
    if (said === null && small(text) !== text) {
      const began = search(small(text), m, inner)
      said = began === undefined ? null : capital(began)
    }
    if (m.found.size >= mostKept) m.found.clear()
    m.found.set(text, said)
  }
  return said ?? undefined
}

function search(text: string, m: { whole: Map<string, string>; formats: Format[] }, inner: Inner): string | undefined {
  const whole = m.whole.get(text)
  if (whole !== undefined) return whole
  let first: string | undefined
  for (const f of m.formats) {
    const parts = f.like.exec(text)
    if (!parts) continue
    let [i, all] = [1, true]
    const said = f.says.replace(/%[swo]/g, (hole) => {
      const part = parts[i++] ?? ''
      if (hole === '%o') return inner.option(part)
      all &&= hole === '%w' ? !part.includes(': ') : inner.knows(part)
      return hole === '%w' ? inner.bets(part) : inner.any(part)
    })
    if (all) return said
    if (f.plenty) first ??= said // what is filled in may be a name
  }
  return joined(text, inner) ?? first
}

/** A text that is two with a comma or a colon between them, both of which are known. */
function joined(text: string, inner: Inner): string | undefined {
  if (text.length > mostJoined) return undefined
  for (const { index } of text.matchAll(/[,:;] /g)) {
    const [a, b] = [text.slice(0, index), text.slice(index + 2)]
    if (inner.knows(a) && inner.knows(b)) return `${inner.any(a)}${text.slice(index, index + 2)}${inner.any(b)}`
  }
  return undefined
}
