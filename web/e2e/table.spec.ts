import { expect, type Page } from '@playwright/test'
import { beside, bet, leave, ownTable, ready, result, roundOver, sitAtOwn, test } from './house'

const has = (page: Page, area: string, amount: string) =>
  expect(page.locator(`[data-area="${area}"]`)).toHaveAttribute('aria-label', new RegExp(`you have \\${amount}\\b`))
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('wagers are undone, doubled, cleared and made again', async ({ page }) => {
  await sitAtOwn(page, 'roulette')
  await bet(page, 'red')
  await has(page, 'red', '$5')
  await bet(page, 'red')
  await has(page, 'red', '$10')
  await bet(page, 'dozen-2')
  await has(page, 'dozen-2', '$5')
  await press(page, /^Undo/)
  await expect(page.locator('[data-area="dozen-2"]')).not.toHaveAttribute('aria-label', /you have/)
  await press(page, /^Undo/)
  await has(page, 'red', '$5')
  await press(page, /^Double/)
  await has(page, 'red', '$10')
  await press(page, 'Take all down')
  await expect(page.getByRole('list', { name: 'Your wagers' })).toBeHidden()
  await bet(page, 'red')
  await has(page, 'red', '$5')
  await ready(page)
  await expect(result(page)).toBeVisible({ timeout: 30_000 })
  await press(page, /^Same again/)
  await has(page, 'red', '$5')
  await press(page, 'Take down Red')
  await leave(page)
})

test('the floor is asked for a wager above the maximum @long', async ({ page }) => {
  await page.goto(`/table/${await ownTable(page, 'big-six')}?sit`)
  await page.getByLabel(/^Bring/).fill('900')
  await press(page, 'Sit down')
  await page.getByRole('radio', { name: /^\$500 chip/ }).click()
  await bet(page, 'one')
  await has(page, 'one', '$500')
  await page.getByRole('radio', { name: /^\$100 chip/ }).click()
  await bet(page, 'one')
  const refusal = page.locator('[data-test=refusal]').first()
  await expect(refusal).toContainText('maximum')
  await refusal.getByRole('button', { name: /^Ask the floor to accept \$100/ }).click()
  const waits = page.getByText(/\$100 on .* waits for the floor/)
  await expect(waits).toBeVisible()
  await press(page, /^Take back \$100 on/)
  await expect(waits).toBeHidden()
  await beside(page, 'Log')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('is not made: the player has thought better of it')
  await press(page, 'Take all down')
  await leave(page)
})

test('a wager that would rest is called on, and a press lays an amount that can be paid', async ({ page }) => {
  await sitAtOwn(page, 'craps')
  await bet(page, 'hard-8')
  await press(page, 'Call on')
  await expect(page.getByRole('button', { name: 'On ✓' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-area="hard-8"]')).toContainText('ON')
  await press(page, 'On ✓')
  await expect(page.getByRole('button', { name: 'Call on' })).toBeVisible()
  await bet(page, 'place-6')
  await has(page, 'place-6', '$6')
  await press(page, 'Take all down')
  await leave(page)
})

test('a point is marked by the puck, for somebody who comes later too', async ({ page, browser, baseURL }) => {
  const id = await sitAtOwn(page, 'craps')
  const puck = page.getByRole('img', { name: /^The puck is/ })
  const marked = async () => / on: /.test((await puck.getAttribute('aria-label')) ?? '')
  for (let roll = 0; roll < 30 && !(await marked()); roll++) {
    if (!(await page.getByRole('list', { name: 'Your wagers' }).isVisible())) await bet(page, 'pass')
    const before = await roundOver(page)
    await ready(page)
    const accept = page.getByRole('button', { name: /^Accept/ })
    await expect
      .poll(
        async () => {
          if (await accept.isVisible()) await accept.click({ timeout: 1000 }).catch(() => undefined)
          return (await marked()) || ![before, '', null].includes(await roundOver(page)) // the result of this roll, and not of the one before
        },
        { timeout: 30_000 },
      )
      .toBe(true)
  }
  await expect(puck).toHaveAttribute('aria-label', /the point is (4|5|6|8|9|10)$/)
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const guest = (await (await other.request.get('/api/me')).json()) as { id: string }
  expect((await page.request.post(`/api/tables/${id}/invitations`, { data: { person: guest.id } })).ok()).toBe(true)
  await other.goto(`/table/${id}`)
  await expect(other.getByRole('img', { name: (await puck.getAttribute('aria-label')) ?? '' })).toBeVisible()
  await beside(other, 'Seats')
  await expect(other.getByRole('list', { name: 'Players' })).toContainText('has the dice')
  await other.context().close()
})

test('chips fly and the wheel stops on the result, unless somebody wants no motion @long', async ({ browser, baseURL }) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: motion })
    const page = await context.newPage()
    await sitAtOwn(page, 'big-six')
    await page.evaluate(() => {
      const seen = { flights: 0 }
      Object.assign(window, { seen })
      const count = (list: MutationRecord[]) => (seen.flights += list.reduce((n, m) => n + m.addedNodes.length, 0))
      new MutationObserver(count).observe(document.querySelector('.sky')!, { childList: true })
    })
    await bet(page, 'one')
    await ready(page)
    await expect(result(page)).toBeVisible({ timeout: 30_000 })
    const flights = await page.evaluate(() => (window as unknown as { seen: { flights: number } }).seen.flights)
    if (motion === 'reduce') expect(flights).toBe(0)
    else expect(flights).toBeGreaterThan(0)
    await expect(page.locator('.sky svg')).toHaveCount(0)
    // the pocket at the top of the wheel is the one that was called
    const called = (await page.locator('figcaption').first().textContent()) ?? ''
    const top = await page.locator('figure .turning').evaluate((g) => {
      const turned = new DOMMatrix(getComputedStyle(g).transform)
      const angle = (Math.atan2(turned.b, turned.a) * 180) / Math.PI
      const labels = [...g.querySelectorAll('text')].map((t) => t.textContent ?? '')
      return labels[Math.round((((-angle % 360) + 360) % 360) / (360 / labels.length)) % labels.length] ?? ''
    })
    expect({ '★': 'joker', '⚑': 'flag' }[top] ?? `$${top}`).toBe(called.toLowerCase())
    await leave(page)
    await context.close()
  }
})

test('sounds are off until they are turned on, and that is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    const made: unknown[] = []
    Object.assign(window, { made })
    const Real = window.AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        made.push(this)
      }
    }
  })
  const made = () => page.evaluate(() => (window as unknown as { made: unknown[] }).made.length)
  await sitAtOwn(page, 'big-six')
  await bet(page, 'one')
  await has(page, 'one', '$5')
  expect(await made()).toBe(0)
  const sounds = page.getByRole('button', { name: 'Sounds' })
  await expect(sounds).toHaveAttribute('aria-pressed', 'false')
  await sounds.click()
  await bet(page, 'one')
  await has(page, 'one', '$10')
  expect(await made()).toBe(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sounds' })).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Take all down')
  await leave(page)
})

test('those who listen hear the calls of the dealer', async ({ page }) => {
  await sitAtOwn(page, 'big-six')
  const calls = page.getByRole('log', { name: "The dealer's calls" })
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const log = document.querySelector('[role=log]')!
    new MutationObserver((list) => list.forEach((m) => m.addedNodes.forEach((n) => heard.push(n.textContent ?? '')))).observe(log, { childList: true })
  })
  await expect(calls).toHaveAttribute('aria-live', 'polite')
  await bet(page, 'one')
  await ready(page)
  await expect(result(page)).toBeVisible({ timeout: 30_000 })
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard).toContain('No More Bets')
  expect(heard.some((h) => /^You (win|lose) \$5 on/.test(h))).toBe(true)
  await leave(page)
})
