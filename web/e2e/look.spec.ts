// The principles of the look: what one plays with is always in sight, and the result is seen where the chips lay.
import { expect, type Page } from '@playwright/test'
import { beside, bet, mySeat, playOut, pressable, question, ready, result, sitAtOwn, test } from './house'

/** What of all that one plays with is out of sight, and which answers are too small for a finger. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const what of ['.top .purse', '.felt .card', '.felt [data-area]', '.question .choice', '.rack .act', '.rack [role=radio]']) {
      for (const el of document.querySelectorAll(what)) {
        const r = el.getBoundingClientRect()
        if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1) found.push(`${what} ${el.textContent} is out of sight`)
        if (/choice|act|purse/.test(what) && !el.closest('.more') && r.height < 44) found.push(`${el.textContent} is ${r.height} px high`)
      }
    }
    return found
  })

/** A table finds its size in steps: what is wrong with it is what stays wrong. */
const sound = (page: Page) => expect.poll(() => faults(page), { timeout: 10_000 }).toEqual([])

for (const [width, height] of [[1360, 850], [1920, 1080], [390, 844]] as const) {
  test(`cards, bets, chips and answers are in sight in every state, and the result at the circle: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitAtOwn(page, 'three-card-poker')
    const area = `ante-${await mySeat(page)}`
    await bet(page, area)
    await expect(page.getByRole('list', { name: 'Your wagers' })).toBeVisible()
    await sound(page)
    await ready(page)
    const play = question(page).getByRole('button', { name: /^Play/ })
    await expect.poll(() => pressable(play)).toBe(true)
    await sound(page)
    await playOut(page, ['Play'])
    await sound(page)
    const figure = page.locator('.felt .mark').first()
    await expect(figure).toHaveText(/^([+−]\$|= back)/)
    const near = await page.evaluate((id) => {
      const all = [document.querySelector(`[data-area="${id}"]`)!, ...document.querySelectorAll('.felt .mark')]
      const [spot, ...marks] = all.map((el) => el.getBoundingClientRect())
      return marks.some((m) => m.left < spot!.right + 20 && m.right > spot!.left - 20 && m.top < spot!.bottom + 30 && m.bottom > spot!.top - 30)
    }, area)
    expect(near).toBe(true)
    await expect(result(page)).toHaveText(/^You (won|lost|broke even)/)
  })
}

test('bets are repeated at the next table of the game, and a chip below the minimum offers what may be bet', async ({ page }) => {
  await sitAtOwn(page, 'three-card-poker')
  await bet(page, `ante-${await mySeat(page)}`)
  await ready(page)
  await playOut(page, ['Play'])
  await sitAtOwn(page, 'three-card-poker', { limits: { min: 1000, max: 50_000 } })
  await expect(page.getByRole('button', { name: /^Repeat/ })).toContainText('$5')
  await page.getByRole('radio', { name: /^\$5\b/ }).click()
  await bet(page, `ante-${await mySeat(page)}`)
  await page.getByRole('button', { name: 'Bet $10 instead' }).click()
  await expect(page.getByRole('list', { name: 'Your wagers' })).toContainText('$10')
})

test('who is ready at once has the wager in the round that was pressed just before, however slow the line is', async ({ page }) => {
  await sitAtOwn(page, 'roulette')
  await bet(page, 'red')
  await expect(page.getByRole('list', { name: 'Your wagers' })).toContainText('Red')
  await page.route('**/acts', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await bet(page, 'dozen-2')
  await ready(page)
  await expect(result(page)).toBeVisible()
  await beside(page, 'Log')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/You (win|lose) \$\d+ on Dozen/)
})

test('an open drawer leaves a table nearly as large, and an achievement covers nothing of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 850 })
  await sitAtOwn(page, 'three-card-poker')
  const wide = () => page.locator('.felt .drawing').evaluate((el) => el.getBoundingClientRect().width)
  const before = await wide()
  await beside(page, 'Log')
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible()
  await expect.poll(async () => (await wide()) / before).toBeGreaterThan(0.9)
  await sound(page) // and nothing of it is below the drawer or beside the window
  const edge = await page.locator('.side').evaluate((el) => el.getBoundingClientRect().left)
  for (const area of await page.locator('.felt [data-area], .felt [data-seat]').all()) expect((await area.boundingBox())!.x).toBeLessThan(edge - 20)
  await bet(page, `ante-${await mySeat(page)}`)
  await ready(page)
  await playOut(page, ['Play'])
  const earned = page.locator('[data-test=earned] a')
  await expect(earned).toBeVisible()
  expect((await earned.boundingBox())!.y).toBeGreaterThan((await page.locator('.tray').boundingBox())!.y)
})

test('where hands are set one\'s own bet stays in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitAtOwn(page, 'pai-gow-poker')
  const area = page.locator(`[data-area="wager-${await mySeat(page)}"]`)
  await area.click()
  await ready(page)
  await expect(question(page)).toBeVisible()
  const inSight = async () => (await area.boundingBox())!.y + (await area.boundingBox())!.height < (await page.locator('.tray').boundingBox())!.y
  expect(await inSight()).toBe(true)
  await playOut(page, ['House way'])
  expect(await inSight()).toBe(true)
})

/** Where a chip or a figure lies across words that are printed on the felt. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const laid = [...document.querySelectorAll('.felt .chip, .felt .mark rect')].map((el) => el.getBoundingClientRect())
    for (const text of document.querySelectorAll('.felt [data-area]:not([data-area^="straight-"]) > g:not(.chip, .on) > text')) {
      const t = text.getBoundingClientRect()
      const dy = 0.18 * t.height // letters do not fill their box
      for (const r of laid) {
        const [w, h] = [Math.min(t.right, r.right) - Math.max(t.left, r.left), Math.min(t.bottom - dy, r.bottom) - Math.max(t.top + dy, r.top)]
        if (w > 3 && h > 3) found.push(`${text.textContent} is covered`)
      }
    }
    return found
  })

for (const [game, areas] of [
  ['craps', ['pass', 'field', 'place-6', 'hard-8', 'craps-2', 'any-seven', 'horn-high-3']],
  ['roulette', ['red', 'black', 'dozen-2', 'column-1', 'low', 'high']],
  ['sic-bo', ['small', 'double-3', 'triple-2', 'total-9', 'combo-1-2', 'single-4', 'any-triple']],
] as const) {
  test(`chips and results cover no words: ${game}`, async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 850 })
    await sitAtOwn(page, game)
    for (const area of areas) await bet(page, area)
    await expect(page.locator('.felt .chip')).toHaveCount(areas.length)
    expect(await covered(page)).toEqual([])
    await ready(page)
    await playOut(page, ['Accept'])
    await expect(page.locator('.felt .mark').first()).toBeVisible()
    expect(await covered(page)).toEqual([])
  })
}

test('the numbers of a wheel have the whole width of the felt', async ({ page }) => {
  await sitAtOwn(page, 'roulette')
  for (const [width, height] of [[1360, 800], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height })
    const wide = () => page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.felt [data-area]')].map((el) => el.getBoundingClientRect())
      return (Math.max(...boxes.map((b) => b.right)) - Math.min(...boxes.map((b) => b.left))) / innerWidth
    })
    await expect.poll(wide).toBeGreaterThan(0.85)
  }
})

test('one sits in the middle, in front, and larger than the others', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 850 })
  await sitAtOwn(page, 'blackjack', { bots: 3 }) // at the end of the table, wherever that is on the felt
  const me = await mySeat(page)
  await bet(page, `main-${me}`)
  await ready(page)
  await expect.poll(() => page.locator('.felt .place.mine .card').count(), { timeout: 90_000 }).toBeGreaterThan(1)
  await expect.poll(() => page.locator('.felt .place:not(.mine) .card').count()).toBeGreaterThan(4)
  const seen = await page.evaluate(() => {
    const mine = document.querySelector('.felt .place.mine')!.getBoundingClientRect()
    const felt = document.querySelector('.felt .drawing')!.getBoundingClientRect()
    const cards = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].map((el) => el.offsetHeight)
    const [own, others] = ['.place.mine .card', '.place:not(.mine) .card'].map((what) => Math.min(...cards(what)))
    return { off: Math.abs(mine.left + mine.right - felt.left - felt.right) / 2, own: own!, others: others! }
  })
  expect(seen.off).toBeLessThan(12)
  expect(seen.own).toBeGreaterThan(1.7 * seen.others)
  expect(seen.own).toBeGreaterThan(110)
})

test('on a phone the others stand beside the inscription, and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitAtOwn(page, 'blackjack', { bots: 4 })
  await bet(page, `main-${await mySeat(page)}`)
  await ready(page)
  await expect.poll(() => page.locator('.felt li .card').count(), { timeout: 90_000 }).toBeGreaterThan(3)
  await sound(page)
  const cut = await page.evaluate(() => [...document.querySelectorAll('.felt li, .felt .printed')].filter((el) => {
    const r = el.getBoundingClientRect()
    return r.left < 0 || r.right > innerWidth || r.bottom > document.querySelector('.answers')!.getBoundingClientRect().top
  }).map((el) => el.textContent))
  expect(cut).toEqual([])
  await playOut(page, ['Decline', 'Stand'])
  const again = page.getByRole('button', { name: /^Same again/ })
  expect(await again.evaluate((el) => { const r = document.createRange(); r.selectNodeContents(el.firstChild!); return r.getClientRects().length })).toBe(1)
})

test('nobody is asked to cut who has not asked for it, and the house hears the answer', async ({ page }) => {
  const answers: string[] = []
  page.on('request', (r) => {
    if (r.method() === 'POST' && r.url().endsWith('/answers')) answers.push((r.postDataJSON() as { choice: string }).choice)
  })
  await sitAtOwn(page, 'blackjack')
  await page.locator('[data-area^=main-]').first().click()
  await ready(page)
  await expect.poll(() => answers[0]).toBe('decline')
  await playOut(page, ['Decline', 'Stand'])
  await expect(result(page)).toBeVisible()
})
