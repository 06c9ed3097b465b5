import { expect, type Page } from '@playwright/test'
import { anotherGuest, bet, ownTable, playOut, pressable, ready, roundOver, sitAtOwn, test } from './house'

const wagers = (page: Page) => page.getByRole('list', { name: 'Your wagers' }).getByRole('listitem')

test('under a wager stands what wins it and what loses it', async ({ page }) => {
  await sitAtOwn(page, 'craps')
  await bet(page, 'field')
  await bet(page, 'pass')
  const said = (area: string) => wagers(page).filter({ hasText: area }).locator('[data-test=outlook]')
  await expect(said('Pass')).toHaveText('7 11 win $5, 2 3 12 lose')
  await expect(said('Field')).toContainText('5 6 7 8 lose')
})

test('one key repeats the wagers and goes on, and bets are kept by name', async ({ page }) => {
  await sitAtOwn(page, 'roulette')
  await bet(page, 'red')
  await bet(page, 'straight-17')
  await expect(wagers(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Saved bets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved bets' })
  await dialog.getByLabel('Save the wagers on the table as').fill('mine')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await ready(page)
  await playOut(page, [])
  const before = await roundOver(page)
  await page.keyboard.press('g')
  await playOut(page, [], undefined, before)
  await page.reload()
  await page.getByRole('button', { name: 'Saved bets' }).click()
  await dialog.getByRole('button', { name: 'Put down mine' }).click()
  await expect(wagers(page)).toHaveCount(2)
})

test('the racetrack bets on a number and its neighbours', async ({ page }) => {
  await sitAtOwn(page, 'roulette')
  await page.locator('[data-stop="17"]').click()
  await expect(wagers(page)).toHaveCount(5)
  await expect(page.locator('[data-area="straight-17"]')).toHaveAttribute('aria-label', /you have \$5/)
})

test('baccarat has five roads', async ({ page }) => {
  await sitAtOwn(page, 'punto-banco')
  await expect(page.locator('[data-road]')).toHaveCount(5)
  await bet(page, 'player')
  await ready(page)
  await playOut(page, ['Cut', 'Accept', 'Decline'])
  await expect(page.locator('[data-road=bead] circle')).toHaveCount(1)
})

test('dice roll in a lane that covers nothing, a press ends them, and nothing moves for those who want that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sitAtOwn(page, 'craps')
  await bet(page, 'pass')
  await page.getByRole('button', { name: /^Roll the dice|^Ready/ }).click()
  const lane = page.locator('[data-test=lane]')
  await expect
    .poll(async () => {
      const accept = page.getByRole('button', { name: /^Accept/ })
      if (await pressable(accept)) await accept.click({ timeout: 2000 }).catch(() => undefined)
      return page.evaluate(() => {
        const dice = [...document.querySelectorAll('.thrown .die')]
        if (!document.querySelector('[data-test=lane]') || dice.length === 0) return undefined
        const low = Math.max(...dice.map((d) => d.getBoundingClientRect().bottom))
        return [...document.querySelectorAll('.felt :is([data-area], .puck)')].filter((a) => a.getBoundingClientRect().top < low).length
      })
    }, { intervals: [60] })
    .toBe(0)
  await lane.click({ force: true, timeout: 2000 }).catch(() => undefined) // it may be over by itself
  await expect(lane).toHaveCount(0)
  await anotherGuest(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitAtOwn(page, 'craps')
  await bet(page, 'field')
  await bet(page, 'pass')
  let seen = 0
  await ready(page)
  await playOut(page, ['Accept'], async () => {
    seen += await lane.count()
    await page.getByRole('button', { name: /^Accept/ }).click({ timeout: 2000 }).catch(() => undefined)
  })
  expect(seen + (await lane.count())).toBe(0)
})

test('the five cards that count are lit, and one may sit out the next hand', async ({ page }) => {
  await sitAtOwn(page, 'hold-em', { bots: 2 })
  await expect(page.getByRole('checkbox', { name: 'Sit out next hand' })).toBeVisible()
  await ready(page)
  const question = page.getByRole('region', { name: 'You are asked' })
  await expect
    .poll(async () => {
      const button = question.getByRole('button', { name: /^(Check|Call)/ }).first()
      if (await pressable(button)) await button.click({ timeout: 2000 }).catch(() => undefined)
      return page.locator('.card.lit').count()
    }, { timeout: 90_000, intervals: [150] })
    .toBeGreaterThanOrEqual(5)
})

test('one sits down in the middle unless one chooses another seat', async ({ page }) => {
  await page.goto(`/table/${await ownTable(page, 'caribbean-stud')}?sit`)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByText('In front of you')).toBeVisible()
  await bet(page, 'ante-4')
  await expect(page.locator('[data-area=ante-4]')).toHaveAttribute('aria-label', /you have/)
})

test('the last wagers are repeated after a reload, and beside a line bet that stands', async ({ page }) => {
  await sitAtOwn(page, 'craps')
  const repeat = page.getByRole('button', { name: /^Same again/ }) // a bet stands, so the brass button rolls
  const roll = async () => {
    const before = await roundOver(page)
    await ready(page)
    await playOut(page, ['Accept'], undefined, before)
  }
  const stands = (area: string) => page.locator(`[data-area="${area}"]`).first().getAttribute('aria-label')
  // until a point stands on the pass line and the bet on seven is lost
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(30)
    for (const area of ['pass', 'any-seven']) if (!/you have/.test((await stands(area)) ?? '')) await bet(page, area)
    await expect.poll(() => stands('any-seven')).toMatch(/you have/)
    await roll()
    if (/you have/.test((await stands('pass')) ?? '') && !/you have/.test((await stands('any-seven')) ?? '')) break
  }
  await expect(repeat).toBeEnabled()
  await page.reload()
  await expect(repeat).toBeEnabled()
  await repeat.click()
  await expect.poll(() => stands('any-seven')).toMatch(/you have \$5/)
  await expect.poll(() => stands('pass')).toMatch(/you have \$5/) // and no more than that
  await expect(repeat).toBeDisabled()
})

test("hold 'em's board lies over no player on a phone, however many play", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitAtOwn(page, 'hold-em', { bots: 8 })
  await ready(page)
  const board = page.getByRole('group', { name: 'The board' }).getByRole('img')
  await expect
    .poll(
      async () => {
        // a hand that ends before the river is followed by another
        const call = page.getByRole('button', { name: /^(Check|Call)/ })
        const again = page.getByRole('button', { name: /^Ready/, pressed: false })
        for (const button of [call, again]) {
          if (await pressable(button)) await button.click({ timeout: 1000 }).catch(() => undefined)
        }
        return board.count()
      },
      { timeout: 180_000, intervals: [200] },
    )
    .toBe(5)
  for (const [width, height] of [[390, 844], [360, 740], [320, 640]] as const) {
    await page.setViewportSize({ width, height })
    const covered = await page.evaluate(() => {
      const boxes = (which: string) => [...document.querySelectorAll(which)].map((e) => e.getBoundingClientRect())
      const cards = boxes('.ring .middle .card')
      const meet = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      return boxes('.ring .plate').filter((p) => cards.some((c) => meet(c, p))).length
    })
    expect([width, covered]).toEqual([width, 0])
  }
})
