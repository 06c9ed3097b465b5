import { describe, expect, it } from 'vitest'
import es from './es'

type Text = string | ((...args: never[]) => string)
type Texts = { [name: string]: Text | Texts }

const files = import.meta.glob<{ default: Texts }>('./en/*.ts', { eager: true })
const english = new Map(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/(.*)\.ts$/, '$1'), file.default]))
const { rules: _, says: __, ...areas } = es // what the house says has tests of its own
const spanish = new Map(Object.entries(areas as unknown as Record<string, Texts>))

/** Every text by its path. */
function flat(texts: Texts = {}, under = ''): Map<string, Text> {
  const all = new Map<string, Text>()
  for (const [name, t] of Object.entries(texts)) {
    if (typeof t !== 'object') all.set(under + name, t)
    else for (const [path, text] of flat(t, `${under}${name}.`)) all.set(path, text)
  }
  return all
}

describe('the catalogue', () => {
  it('has every area in Spanish', () => expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort()))

  for (const [area, texts] of english) {
    const en = flat(texts)
    const other = flat(spanish.get(area))
    it(`has every text of ${area} in Spanish`, () => expect([...other.keys()].sort()).toEqual([...en.keys()].sort()))
    it(`puts the same things into the Spanish texts of ${area}`, () => {
      for (const [path, text] of en) expect([path, other.get(path)?.length]).toEqual([path, typeof text === 'string' ? expect.any(Number) : text.length])
    })
    it(`leaves no text of ${area} empty`, () => {
      for (const [path, text] of [...en, ...other]) if (typeof text === 'string') expect([path, text.trim()]).not.toEqual([path, ''])
    })
  }
})
