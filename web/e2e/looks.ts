// How pages are looked at: in light and dark, narrow and wide, and with the eyes of somebody who uses a screen reader.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const light = { scheme: 'light', width: 390 } as const
const dark = { scheme: 'dark', width: 1440 } as const

const all = [light, dark, { ...light, width: dark.width }, { ...dark, width: light.width }]

/** The looks of a walk: all four for `make browser`; otherwise one, light and narrow or dark and wide in turn. */
let walks = 0
const looks = () => (process.env['ALL_LOOKS'] ? all : [all[walks++ % 2]!])

/**
 * Ends what is on its way: a colour that axe reads in the middle of a change is neither of the two. A change begins with
 * the next frame that is drawn, so two are waited for first.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => (setTimeout(done, 300), requestAnimationFrame(done)))
    await drawn()
    await drawn()
    for (const a of document.getAnimations()) if (a.effect?.getComputedTiming().endTime !== Infinity) a.finish()
    await drawn()
  })

/** Holds a page, or a part of it, against the rules of axe: nothing on it is shut off from anybody. */
export async function shutsNobodyOut(page: Page, what = page.url(), part?: string) {
  const faults = async () => {
    await settled(page)
    const axe = new AxeBuilder({ page })
    const { violations } = await (part ? axe.include(part) : axe).analyze()
    return violations.map((v) => `${what}: ${v.id}: ${v.nodes.map((n) => `${n.html.slice(0, 160)} ${n.any[0]?.message ?? ''}`).join(' | ')}`)
  }
  let found = await faults()
  if (found.length > 0) found = await faults() // what came while axe looked is looked at once more: only what stays is a fault
  expect(found).toEqual([])
}

/** Says whether anything sticks out of a page on one side. A page that was just made narrower is given time to follow. */
export async function fits(page: Page, what = page.url()) {
  const width = page.viewportSize()!.width
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: what }).toBeLessThanOrEqual(width)
}

/** Holds that every button under the felt lies on the rail, at widths on either side of where its layout changes. */
export async function railHolds(page: Page) {
  const before = page.viewportSize()!
  for (const width of [650, 700, 821, 1000, 1100, 1140, 1141, 1280, 1321, 1360, 1400, 1440, 1501]) {
    await page.setViewportSize({ width, height: 900 })
    const out = () => page.evaluate(() => {
      const rail = document.querySelector('.rail')!.getBoundingClientRect()
      return [...document.querySelectorAll('.rail button')].filter((b) => !b.closest('ul')).flatMap((b) => {
        const { left, right, width } = b.getBoundingClientRect()
        return width > 0 && (left < rail.left - 1 || right > rail.right + 1) ? [b.textContent!.trim()] : []
      })
    })
    await expect.poll(out, { message: `${width} pixels wide` }).toEqual([])
  }
  await page.setViewportSize(before)
}

/** Holds that the table on a page where it is only looked at, as at the desk, is not flattened: a felt without a height of its own was. */
export async function feltIsSeen(page: Page) {
  await expect.poll(async () => (await page.locator('.felt').boundingBox())?.height ?? 0).toBeGreaterThan(200)
}

/** Looks at what a visit shows: nothing is shut off from anybody, and nothing sticks out. */
export async function walk(page: Page, visit: (sees: (what: string) => Promise<void>) => Promise<void>) {
  for (const { scheme, width } of looks()) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await visit(async (what) => {
      await shutsNobodyOut(page, what)
      await fits(page, what)
      const shots = process.env['SHOTS']
      if (shots) await page.screenshot({ path: `${shots}/${what}-${scheme}-${width}.png`, fullPage: true })
    })
  }
}
