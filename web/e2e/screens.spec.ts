import { expect } from '@playwright/test'
import { bet, leave, ownTable, ready, result, sit, test } from './house'
import { walk } from './looks'

// A table of each kind of felt.
const tables = [
  'roulette-1', 'blackjack-1', 'hold-em-1', 'craps-1', 'punto-banco-1', 'sic-bo-1', 'big-six-1', 'red-dog-1', 'three-card-poker-1',
]

test('nobody is shut out, and everything fits a phone', async ({ page }) => {
  const own = { 'sic-bo': '', roulette: '' } // one table each, however many looks there are: nobody has many at a time
  await walk(page, async (sees) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Wheels' })).toBeVisible()
    await sees('lobby')
    for (const table of tables) {
      await page.goto(`/table/${table}`)
      await expect(page.getByText('You are watching')).toBeVisible()
      await sees(table)
    }
    for (const [game, wager] of [['sic-bo', 'small'], ['roulette', 'split-17-20']] as const) {
      own[game] ||= await ownTable(page, game)
      await sit(page, own[game])
      await bet(page, wager)
      await expect(page.locator(`[data-area="${wager}"]`)).toHaveAttribute('aria-label', /you have/)
      await ready(page)
      await expect(result(page)).toBeVisible({ timeout: 30_000 })
      await sees(`${game}-played`)
      await leave(page)
    }
  })
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
