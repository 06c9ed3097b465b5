// Pictures of pages as references: small enough to lie in the repository, and compared by how many pixels have changed.
import { expect, type Page } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'

const kept = join(dirname(fileURLToPath(import.meta.url)), 'pictures')
const renew = process.env['PICTURES'] === 'renew'

/** The sizes that are looked at, and how small their pictures are kept. */
const sizes = [
  { name: 'desk', width: 1360, height: 850, scale: 0.18 },
  { name: 'tablet', width: 820, height: 1180, scale: 0.18 },
  { name: 'phone', width: 390, height: 844, scale: 0.28 },
] as const
const schemes = ['light', 'dark'] as const

/** So much of a picture may differ: fonts are drawn a little otherwise from machine to machine. */
const tolerance = 0.02

/** What is of the moment, and is not seen in any picture. */
const moment = ['.clock', '[role=timer]', 'time', '[role=tooltip]', '[role=status][data-test=earned]']

/** What else is random where guests play: only a test house, and players with names, leave it as it is. */
const random = ['.hand', '[data-test=portrait]', '[data-test=miniature]', '.plate', '.bet', '.who', 'aside ul', 'aside ol', 'aside input']

interface Shot {
  name: string
  width: number
  height: number
  png: string // base64
}

/**
 * shows takes pictures of a page in all sizes and colours, and holds them against those that are kept under a name. What is masked
 * besides the moment is what a guest's page has at random, or what is said. SHOTS=DIR leaves them in full size there, to look at.
 */
export async function shows(page: Page, name: string, masked: string[] = random) {
  // a sheet that a program makes: the policy of the page allows no style in the markup
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, `${[...moment, ...masked].join(',')} { visibility: hidden !important } * { caret-color: transparent !important }`)
  await page.mouse.move(0, 0) // what lies under it would be lit
  const shots: Shot[] = []
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const s of sizes) {
      await page.setViewportSize(s)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const png = await still(page)
      const look = process.env['SHOTS']
      if (look) writeFileSync(join(look, `${name}-${s.name}-${scheme}.png`), Buffer.from(png, 'base64'))
      shots.push({ name: `${s.name}, ${scheme}`, width: Math.round(s.width * s.scale), height: Math.round(s.height * s.scale), png })
    }
  }
  const blank = await page.context().newPage()
  const now = await blank.evaluate(scaled, shots)
  const file = join(kept, `${name}.png`)
  if (renew || !existsSync(file)) {
    expect(renew, `there is no picture of ${name}; make pictures takes it`).toBe(true)
    mkdirSync(kept, { recursive: true })
    writeFileSync(file, encode(now.width, now.height, Buffer.from(now.pixels, 'base64')))
    await blank.close()
    return
  }
  const then = await blank.evaluate(decoded, readFileSync(file).toString('base64'))
  await blank.close()
  expect([then.width, then.height]).toEqual([now.width, now.height])
  const [a, b] = [Buffer.from(now.pixels, 'base64'), Buffer.from(then.pixels, 'base64')]
  const changed = now.cells.map((c) => ({ name: c.name, part: differing(a, b, now.width, c) }))
  console.log(`${name}: ${changed.map((c) => `${c.name} ${(100 * c.part).toFixed(1)} %`).join('; ')}`)
  expect(changed.filter((c) => c.part > tolerance), `${name}: more than ${100 * tolerance} % of the pixels have changed; make pictures renews them`).toEqual([])
}

/** still takes a picture of a page when nothing moves on it any more: a table finds its size in steps. */
async function still(page: Page): Promise<string> {
  const take = async () => (await page.screenshot({ caret: 'initial' })).toString('base64')
  let last = await take()
  for (let i = 0; i < 10; i++) {
    const next = await take()
    if (next === last) break
    last = next
  }
  return last
}

interface Cell {
  name: string
  x: number
  y: number
  width: number
  height: number
}

/** differing is the part of the pixels of a cell that are another colour: two of four steps of red, green or blue. */
function differing(a: Buffer, b: Buffer, wide: number, c: Cell): number {
  let count = 0
  for (let y = c.y; y < c.y + c.height; y++) {
    for (let x = c.x; x < c.x + c.width; x++) {
      const [p, q] = [a[y * wide + x] ?? 0, b[y * wide + x] ?? 0]
      if ([0, 2, 4].some((bit) => Math.abs(((p >> bit) & 3) - ((q >> bit) & 3)) > 1)) count++
    }
  }
  return count / (c.width * c.height)
}

/** scaled puts the shots side by side in one small picture of 64 colours. It runs in the browser, which can scale. */
async function scaled(shots: Shot[]) {
  const half = shots.length / 2
  const wide = Math.max(...[0, half].map((from) => shots.slice(from, from + half).reduce((sum, s) => sum + s.width, 0)))
  const high = Math.max(...shots.map((s) => s.height))
  const canvas = new OffscreenCanvas(wide, 2 * high)
  const on = canvas.getContext('2d')!
  on.imageSmoothingQuality = 'high'
  const cells = []
  let x = 0
  for (const [i, s] of shots.entries()) {
    if (i === half) x = 0
    const y = i < half ? 0 : high
    const bytes = Uint8Array.from(atob(s.png), (c) => c.charCodeAt(0))
    on.drawImage(await createImageBitmap(new Blob([bytes])), x, y, s.width, s.height)
    cells.push({ name: s.name, x, y, width: s.width, height: s.height })
    x += s.width
  }
  const { data } = on.getImageData(0, 0, wide, 2 * high)
  let pixels = ''
  for (let i = 0; i < data.length; i += 4) pixels += String.fromCharCode(((data[i]! >> 6) << 4) | ((data[i + 1]! >> 6) << 2) | (data[i + 2]! >> 6))
  return { width: wide, height: 2 * high, cells, pixels: btoa(pixels) }
}

/** decoded reads such a picture back, in the browser. */
async function decoded(png: string) {
  const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes]))
  const on = new OffscreenCanvas(image.width, image.height).getContext('2d')!
  on.drawImage(image, 0, 0)
  const { data } = on.getImageData(0, 0, image.width, image.height)
  let pixels = ''
  for (let i = 0; i < data.length; i += 4) pixels += String.fromCharCode(((data[i]! >> 6) << 4) | ((data[i + 1]! >> 6) << 2) | (data[i + 2]! >> 6))
  return { width: image.width, height: image.height, pixels: btoa(pixels) }
}

/** encode writes a picture of 64 colours as a PNG. */
function encode(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const palette = Buffer.from(Array.from({ length: 64 }, (_, i) => [(i >> 4) & 3, (i >> 2) & 3, i & 3].map((c) => c * 85)).flat())
  const rows = Buffer.concat(Array.from({ length: height }, (_, y) => Buffer.concat([Buffer.from([0]), pixels.subarray(y * width, (y + 1) * width)])))
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([sign, chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}
