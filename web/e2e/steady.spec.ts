import { expect, type Page } from '@playwright/test'
import { speakSpanish } from './english'
import { anotherGuest, ownTable, playOut, question, ready, roundOver, sit, sitAtOwn, test, untilBets } from './house'
import { answers, families, type Round, rounds, tagOf } from './rounds'

/** Two lengths that differ by less than so much are one. */
const nothing = 0.001

/** Counts what moves from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const w = window as unknown as { shifts: string[]; shifted: number }
    w.shifts = []
    w.shifted = 0
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as unknown as { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }[]) {
        w.shifted += e.value
        for (const s of e.sources) {
          const el = s.node instanceof Element ? s.node : s.node?.parentElement
          const [was, is] = [s.previousRect, s.currentRect].map((r) => `${[r.x, r.y, r.width, r.height].map(Math.round).join(' ')}`)
          w.shifts.push(`${e.value.toFixed(4)} ${el?.tagName}.${el?.getAttribute('class')} from ${was} to ${is}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: false })
  })

async function oneRound(page: Page, { areas, bots }: Round) {
  if (bots > 0 && areas.length > 0) await untilBets(page, answers)
  const before = (await roundOver(page)) ?? ''
  for (const a of areas) await page.locator(`[data-area="${a}"]`).first().click()
  if (areas.length > 0) await expect(page.getByRole('list', { name: 'Your wagers' }).getByRole('listitem')).toHaveCount(areas.length)
  await page.waitForTimeout(600) // what moved by that is told
  await watchShifts(page)
  await ready(page)
  if (areas.length > 0) await playOut(page, answers, undefined, before)
}

const screens = [
  { name: 'a desk', width: 1280, height: 850 },
  { name: 'a phone', width: 390, height: 844 },
]
for (const [round, screen] of rounds.flatMap((r) => screens.map((s) => [r, s] as const))) {
  const { game, areas, bots } = round
  const tag = screen.width < 1000 && game !== 'blackjack' ? ['@long'] : tagOf(round)
  test(`nothing moves during a round on ${screen.name}: ${game}`, { tag }, async ({ page }) => {
    await page.setViewportSize(screen)
    await sitAtOwn(page, game, { bots })
    await oneRound(page, round)
    if (areas.length === 0) {
      const open = question(page)
      await expect(open).toBeVisible()
      for (let i = 0; i < 3; i++) {
        const button = open.getByRole('button', { name: /^(Check|Call)/ }).first()
        await button.click({ timeout: 5000 }).catch(() => undefined)
        await page.waitForTimeout(500)
      }
    }
    await page.waitForTimeout(300)
    const seen = await page.evaluate(() => {
      const w = window as unknown as { shifts: string[]; shifted: number }
      return { shifted: w.shifted, shifts: w.shifts }
    })
    expect(seen.shifted, seen.shifts.join('\n')).toBeLessThan(nothing)
  })
}

/** What lies over a chip or over the corner of a card, in words; nothing if all of them are seen. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.felt .card')]
    for (const c of cards) c.style.pointerEvents = 'auto'
    const faults: string[] = []
    const see = (what: string, el: Element, belongs: (top: Element) => boolean) => {
      el.scrollIntoView({ block: 'nearest' })
      const r = el.getBoundingClientRect()
      const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)
      if (!top || !belongs(top)) faults.push(`${what} is covered by ${top?.tagName}.${top?.getAttribute('class')}`)
    }
    for (const chip of document.querySelectorAll('.felt svg [data-area] .chip, .felt button[data-area] .chip')) {
      see('a chip', chip, (top) => !top.closest('.card, .tray, header, [role=tooltip]'))
    }
    for (const c of cards) {
      const corner = c.querySelector('.corner b')
      if (corner?.textContent) see(`the corner of ${c.getAttribute('aria-label')}`, corner, (top) => c.contains(top))
    }
    const [felt, tray] = ['.felt', '.tray:has(> .answers)'].map((s) => document.querySelector(s)!.getBoundingClientRect()) as [DOMRect, DOMRect]
    if (felt.bottom > tray.top + 1) faults.push(`the tray begins ${Math.round(felt.bottom - tray.top)} px above the end of the felt`)
    return faults
  })

const sizes = [
  { width: 1360, height: 850, name: 'a desk' },
  { width: 390, height: 844, name: 'a phone' },
  { width: 680, height: 425, name: 'twice the size' },
]
for (const size of sizes) {
  test(`no card and no bet is covered: ${size.name}`, async ({ page }) => {
    await page.setViewportSize(size)
    const set = rounds.filter((g) => ['pai-gow', 'pai-gow-poker', 'asia-poker'].includes(g.game)) // hands that are set beside the name of their player
    for (const { game, areas } of [...families.filter((g) => g.areas.length > 0), ...set]) {
      await sitAtOwn(page, game)
      for (const a of areas) await page.locator(`[data-area="${a}"]`).first().click()
      await expect.poll(() => covered(page), { message: `${game}, wagers` }).toEqual([])
      await ready(page)
      await playOut(page, ['Cut', 'Accept', 'House way', 'Play', 'Draw', 'Stand', 'Decline'])
      await expect.poll(() => covered(page), { message: `${game}, the end of the round` }).toEqual([])
      await anotherGuest(page) // one guest has four tables at most
    }
  })
}

/** What is beyond the edges of the felt, and which answers one would have to scroll for. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const felt = document.querySelector('.felt')!.getBoundingClientRect()
    for (const el of document.querySelectorAll('.felt .card, .felt [data-area], .felt [data-pile], .felt .worth')) {
      const r = el.getBoundingClientRect()
      if (r.left < felt.left - 1 || r.right > felt.right + 1) faults.push(`${el.getAttribute('aria-label') ?? el.textContent} is beyond the edge`)
    }
    for (const el of document.querySelectorAll('.question .choice')) {
      const [r, seen] = [el.getBoundingClientRect(), el.closest('.answers')!.getBoundingClientRect()]
      if (r.top < seen.top - 1 || r.bottom > seen.bottom + 1) faults.push(`the answer ${el.textContent} is out of sight`)
    }
    return faults
  })

test('on a phone hands, areas and answers of poker against the house are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const game of ['four-card-poker', 'caribbean-stud', 'three-card-draw', 'texas-holdem-bonus', 'mini-tex']) {
    await sitAtOwn(page, game)
    await page.locator('[data-area="ante-1"]').first().click()
    await ready(page)
    await expect(question(page)).toBeVisible()
    await expect.poll(() => outOfSight(page), { message: `${game}, the question` }).toEqual([])
    await playOut(page, ['Play', 'Bet', 'In to win', 'Flop', 'River'])
    await expect.poll(() => outOfSight(page), { message: `${game}, the end of the round` }).toEqual([])
    await anotherGuest(page) // one guest has four tables at most
  }
})

/** Buttons below the felt that are cut, and whether one would have to scroll for the wagers below them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const seen = document.querySelector('.answers')!
    const faults = seen.scrollHeight > seen.clientHeight ? ['the wagers are out of sight'] : []
    const edge = seen.getBoundingClientRect().right
    for (const b of seen.querySelectorAll('.rack .row button')) if (b.getBoundingClientRect().right > edge + 1) faults.push(`${b.textContent} is cut`)
    return faults
  })

test('all buttons below the felt are in sight at every width', async ({ page }) => {
  // chips from $1 to $1,000: as many as there are
  const id = await ownTable(page, 'blackjack', { limits: { min: 100, max: 1_000_000 } })
  await sit(page, id)
  await page.locator('[data-area="main-1"]').first().click()
  const check = async () => {
    for (const width of [1024, 1100, 1280, 1360, 1440, 820, 700, 390]) {
      await page.setViewportSize({ width, height: 850 })
      await expect.poll(() => cutOff(page), { message: `${width} px wide` }).toEqual([])
    }
  }
  await check()
  await speakSpanish(page)
  await page.reload()
  await expect(page.getByText('Ante usted')).toBeVisible()
  await check()
})

/** What of a table at which players play against each other lies on something else of it. */
const onEachOther = (page: Page) =>
  page.evaluate(() => {
    const kinds = { plate: '.ring .plate', bet: '.ring .bet svg, .ring .bet > span', pot: '.ring .pots p', card: '.ring .card' }
    const all = Object.entries(kinds).flatMap(([kind, selector]) =>
      [...document.querySelectorAll(selector)].map((el) => ({ kind, el, of: el.closest('.seat, .bet, .middle'), r: el.getBoundingClientRect() })),
    )
    const [slack, faults] = [3, [] as string[]]
    for (const [i, a] of all.entries()) {
      for (const b of all.slice(i + 1)) {
        const [w, h] = [Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left), Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top)]
        if (a.of !== b.of && w > slack && h > slack) faults.push(`${a.kind} ${a.el.textContent} and ${b.kind} ${b.el.textContent}: ${w} by ${h}`)
      }
    }
    return faults
  })

for (const size of sizes.slice(0, 2)) {
  test(`at poker nothing lies on anything else: ${size.name}`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const [game, bots] of [['hold-em', 3], ['omaha', 5], ['seven-card-stud', 5]] as const) {
      await sitAtOwn(page, game, { bots })
      await ready(page)
      await expect(question(page)).toBeVisible()
      await expect.poll(() => onEachOther(page), { message: `${game}, the question` }).toEqual([])
      await playOut(page, answers)
      await expect.poll(() => onEachOther(page), { message: `${game}, the end of the hand` }).toEqual([])
      await anotherGuest(page)
    }
  })
}
