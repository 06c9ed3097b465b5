import { expect, type Page } from '@playwright/test'
import { beside, leave, playOut, ready, sitAtOwn, test } from './house'
import { fits, walk } from './looks'

const figures = (page: Page) => page.locator('[data-test=figures]')
const rounds = (page: Page) => page.getByRole('combobox', { name: 'Rounds' })
const row = (page: Page, name: string | RegExp) => figures(page).getByRole('row').filter({ has: page.getByRole('button', { name }) })

test('the figures of craps, sorted, opened and with their paragraph', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Odds' }).click()
  await page.getByRole('link', { name: 'Craps', exact: true }).click()
  await expect(row(page, 'Pass Bet').first()).toContainText('1.4141%')
  await expect(row(page, 'Pass Bet').first()).toContainText('7/495')
  await row(page, 'Pass Bet').first().getByRole('button', { name: 'Pass Bet' }).click()
  await expect(figures(page)).toContainText('244/495')
  await figures(page).getByRole('button', { name: 'House advantage' }).click()
  await figures(page).getByRole('button', { name: 'House advantage' }).click()
  await expect(figures(page).locator('tbody tr').first()).toContainText('16.6667%')
  await expect(page).toHaveURL(/sort=-advantage/)
  await row(page, 'Any Seven').getByRole('button', { name: '19:47-1.2(a)12' }).click()
  await expect(page.getByRole('dialog')).toContainText('N.J.A.C. 19:47-1.2(a)12')
  await page.keyboard.press('Escape')
  await figures(page).getByPlaceholder('Search wagers').fill('field')
  await expect(figures(page).locator('tbody tr')).toHaveCount(1)
})

test('roulette with one zero and two side by side, in an address to be sent on @long', async ({ page, context }) => {
  await page.goto('/odds/roulette')
  await page.getByRole('button', { name: 'Compare with other rules' }).click()
  await expect(page.getByText('B has the same rules as A. Choose what should be different.')).toBeVisible()
  await page.getByLabel(/^Wheel/).nth(1).selectOption('single-zero')
  const comparison = page.locator('[data-test=comparison]')
  await expect(comparison.getByRole('row', { name: /^Straight/ })).toContainText('▼ −2.5605 points, cheaper')
  await expect(comparison.getByRole('row', { name: /^First Five/ })).toContainText('not offered')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('[data-test=comparison]').getByRole('row', { name: /^Straight/ })).toContainText('1/37')
  await other.close()
})

test('blackjack is worked out while one waits, with every result', async ({ page }) => {
  await page.goto('/odds/blackjack?v=decks%3D5') // which nobody has asked for before
  await expect(figures(page)).toContainText(/being worked out/i)
  await expect(figures(page)).toContainText(/found in \d+ ms/, { timeout: 60_000 })
  const main = figures(page).locator('tbody tr').first()
  await expect(main).toContainText(/1\.1\d\d/)
  await main.getByRole('button').first().click()
  await expect(figures(page).getByRole('row', { name: /^\+1\.5 won/ })).toBeVisible()
})

test('options that are not lawful are refused with their paragraph', async ({ page }) => {
  await page.goto('/odds/blackjack?v=decks%3D17')
  await expect(page.getByRole('alert')).toContainText('decks: must be a whole number from 1 to 16')
})

test('the strategy of pai gow shows the house way, rule by rule', async ({ page }) => {
  await page.goto('/strategy/pai-gow')
  const rules = page.getByRole('region', { name: /^The house way/ }).getByRole('listitem')
  await expect(rules.first()).toHaveText(/^any hand: high supreme pair/)
  expect(await rules.count()).toBeGreaterThan(3)
})

test('the chart of blackjack follows the options, by keys @long', async ({ page }) => {
  await page.goto('/strategy/blackjack')
  const first = page.locator('[data-at="0-0-0"]')
  await expect(first).toBeVisible()
  await first.focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown')
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight')
  const values = page.locator('[data-test=values]')
  await expect(values.getByRole('heading')).toContainText('6 10 against 10')
  await expect(values).toContainText('✓ best')
  await expect(page.locator('[data-at="0-4-8"]')).toHaveText('H')
  await page.getByText('standard rules', { exact: true }).click()
  await page.getByLabel(/^Surrender/).selectOption('yes')
  await expect(page.locator('[data-at="0-4-8"]')).toHaveText('Rs')
  await expect(page).toHaveURL(/surrender/)
  await page.getByRole('button', { name: 'Value it' }).click()
  await expect(page.locator('[data-test=hand-value]')).toContainText('best is to surrender')
  for (const game of ['Red dog', 'Three card poker']) {
    await page.getByRole('link', { name: game }).click()
    await expect(page.locator('.mark').first()).toBeVisible()
    await page.getByRole('button', { name: 'Value it' }).click()
    await expect(page.locator('[data-test=hand-value]')).toContainText(game === 'Red dog' ? 'best is to raise' : 'best is to play')
  }
})

test('a simulation to its end, and one that is stopped', async ({ page }) => {
  await page.goto('/odds/roulette?simulate=red')
  await rounds(page).selectOption('100000')
  await page.getByRole('button', { name: 'Run' }).click()
  const report = page.locator('[data-test=report]')
  await expect(report).toContainText('standard errors away', { timeout: 30_000 })
  await expect(page.locator('[data-test=progress]')).toContainText('100,000 of 100,000 rounds')
  await expect(page.getByRole('img', { name: /House advantage by rounds played.*exactly 2\.6316%/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^How sessions ended/ })).toBeVisible()
  await rounds(page).selectOption('20000000')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.locator('[data-test=progress]')).toContainText('s left', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.locator('[data-test=progress]')).toContainText('stopped')
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible()
  await rounds(page).selectOption('10000')
  await expect(async () => {
    await page.getByRole('button', { name: 'Run' }).click()
    await expect(report).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
})

test('what an area is worth, by pointer, by keys and by a long press', async ({ page }) => {
  await page.goto('/table/roulette-1')
  const tip = page.getByRole('tooltip')
  await page.locator('[data-area="straight-17"]').first().hover()
  await expect(tip).toContainText('5.26% house advantage')
  await expect(tip).toContainText('Pays 35 to 1')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await page.goto('/table/craps-1')
  const pass = page.locator('[data-area=pass]').first()
  await expect(pass).toBeVisible()
  await page.keyboard.press('Tab')
  await pass.focus()
  await expect(tip).toContainText('1.41% house advantage')
  await expect(tip).toContainText('7/495')
  await expect(pass).toHaveAttribute('aria-describedby', 'area-odds')
  await page.keyboard.press('Escape')
  const field = page.locator('[data-area=field]').first()
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    await field.dispatchEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true })
    if (type === 'pointerdown') await expect(tip).toContainText('5.56% house advantage')
  }
  await expect(page.locator('[data-test=refusal]')).toHaveCount(0) // the press was no wager
})

test('the coach at blackjack', async ({ page }) => {
  await sitAtOwn(page, 'blackjack')
  await beside(page, 'Coach')
  await page.getByRole('switch', { name: /^Coach/ }).click()
  await page.locator('[data-area^=main-]').first().click()
  let judged = 0
  for (let round = 0; round < 6 && judged === 0; round++) {
    if (round > 0) await page.locator('[data-area^=main-]').first().click()
    await ready(page)
    await playOut(page, ['Cut', 'Decline', 'Stand'], async (choice) => {
      if (choice === 'Stand') {
        await expect(page.locator('[data-test=coach]')).toContainText('Best is to', { timeout: 5000 })
        judged++
      }
      const asked = page.getByRole('region', { name: 'You are asked' })
      await asked.getByRole('button', { name: new RegExp(`^${choice}`) }).click({ timeout: 2000 }).catch(() => undefined)
    })
  }
  expect(judged).toBeGreaterThan(0)
  await expect(page.locator('[data-test=verdict]')).toContainText(/That (was the best|cost \d\.\d{3} of the wager, .* on average: the best was to )/)
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Coach on' })).toBeChecked()
  await page.getByRole('switch', { name: 'Coach on' }).click()
  await leave(page)
})

test('odds shut nobody out, and fit a phone @long', async ({ page }) => {
  await walk(page, async (sees) => {
    for (const [path, shown] of [
      ['/odds', 'Worked out exactly'], ['/odds/craps', 'Pass Bet'], ['/odds/roulette?v=&v=wheel%3Dsingle-zero', 'Side by side'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(shown).locator('visible=true').first()).toBeVisible() // not in a list that is closed
      await fits(page)
    }
    await page.goto('/odds')
    await expect(page.getByRole('link', { name: 'Sic Bo' })).toBeVisible()
    await sees('odds')
    await page.goto('/odds/big-six?v=&v=wheel%3Dones-23')
    await expect(figures(page).locator('tbody tr').first()).toBeVisible()
    await figures(page).locator('tbody button.name').first().click()
    await sees('odds-big-six')
    for (const [game, shown] of [
      ['blackjack', 'fresh shoe'], ['red-dog', 'spreads of 7 and more'], ['three-card-poker', 'Play with'],
    ] as const) {
      await page.goto(`/strategy/${game}`)
      await expect(page.getByText(shown).first()).toBeVisible()
      await page.locator('[data-at="0-0-0"]').focus()
      await sees(`strategy-${game}`)
    }
    await page.goto('/odds/sic-bo?simulate=big')
    await rounds(page).selectOption('10000')
    await page.getByRole('button', { name: 'Run' }).click()
    await expect(page.locator('[data-test=report]')).toBeVisible({ timeout: 20_000 })
    await sees('simulated')
  })
})
