import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { bet, leave, ready, result, sitAtOwn, test } from './house'

for (const scheme of ['light', 'dark'] as const) {
  test(`nobody is shut out (${scheme})`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const look = async () => expect((await new AxeBuilder({ page }).analyze()).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 140)).join(' | ')}`)).toEqual([])
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Wheels' })).toBeVisible()
    await look()
    for (const table of ['roulette-1', 'blackjack-1', 'hold-em-1', 'craps-1', 'punto-banco-1', 'sic-bo-1', 'big-six-1', 'red-dog-1', 'three-card-poker-1']) {
      await page.goto(`/table/${table}`)
      await expect(page.getByText('You are watching')).toBeVisible()
      await look()
    }
    await sitAtOwn(page, 'sic-bo')
    await bet(page, 'small')
    await ready(page)
    await expect(result(page)).toBeVisible({ timeout: 30_000 })
    await look()
    await leave(page)
  })
}

test('everything fits a phone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const fits = async (what: string) => expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Wheels' })).toBeVisible()
  await fits('lobby')
  for (const table of ['craps-1', 'sic-bo-1', 'blackjack-1', 'hold-em-1', 'seven-card-stud-1', 'punto-banco-1', 'red-dog-1', 'big-six-1', 'three-card-poker-1']) {
    await page.goto(`/table/${table}`)
    await expect(page.getByText('You are watching')).toBeVisible()
    await fits(table)
  }
  await sitAtOwn(page, 'roulette')
  await bet(page, 'straight-17')
  await bet(page, 'split-17-20')
  await expect(page.locator('[data-area="split-17-20"]')).toHaveAttribute('aria-label', /you have/)
  await ready(page)
  await expect(result(page)).toBeVisible({ timeout: 30_000 })
  await fits('roulette')
  await leave(page)
})

test('the first load is small', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Wheels' })).toBeVisible()
  const bytes = await page.evaluate(() =>
    performance.getEntries().reduce((sum, e) => sum + (e instanceof PerformanceResourceTiming && !/\/api\//.test(e.name) ? e.encodedBodySize : 0), 0),
  )
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(300_000) // even before it is compressed
})
