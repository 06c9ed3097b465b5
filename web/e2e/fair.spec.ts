// Cuts and the proof of a round, through the screen.
import { expect, type Page } from '@playwright/test'
import { beside, bet, leave, playOut, ready, result, sitAtOwn, test } from './house'
import { fits, shutsNobodyOut } from './looks'

const panel = (page: Page) => page.locator('details', { hasText: 'Fair play' })
const checked = (page: Page) => page.locator('[data-test=checked]')

/** The cuts that this browser keeps, with their secrets. */
type Kept = { table: string; round: number; hash: string; secret: string; given: boolean }
const kept = (page: Page, table: string) =>
  page.evaluate((id) => (JSON.parse(localStorage.getItem('boardwalk.cuts') ?? '[]') as Kept[]).filter((c) => c.table === id), table)

async function spin(page: Page) {
  await bet(page, 'one')
  await ready(page)
  await expect(result(page)).toBeVisible()
}

async function check(page: Page) {
  await panel(page).getByRole('button', { name: /^Check round/ }).click()
  await expect(checked(page)).toBeVisible()
}

test('the page cuts by itself, opens the cut when bets are closed, and proves the round with it', async ({ page }) => {
  const id = await sitAtOwn(page, 'big-six')
  await beside(page, 'Log')
  await panel(page).locator('summary').click()
  await expect(panel(page).getByRole('checkbox', { name: 'Cut every round that I bet on' })).toBeChecked()
  const said: { path: string; body: { round: number; hash?: string; secret?: string } }[] = []
  page.on('request', (r) => {
    const path = new URL(r.url()).pathname.split('/').at(-1) ?? ''
    if (path === 'cuts' || path === 'openings') said.push({ path, body: r.postDataJSON() as never })
  })
  await bet(page, 'one')
  await expect(panel(page).getByText('You: cut given')).toBeVisible()
  expect(said.map((s) => s.path)).toEqual(['cuts'])
  await ready(page)
  await expect(result(page)).toBeVisible()
  expect(said.map((s) => s.path)).toEqual(['cuts', 'openings'])
  const [own] = await kept(page, id)
  expect(said.map((s) => s.body)).toEqual([{ round: own!.round, hash: own!.hash }, { round: own!.round, secret: own!.secret }])

  await check(page)
  await expect(checked(page)).toContainText('Your own cut is part of the draw')
  await expect(checked(page)).toContainText('its hash leads to the root of series 1')
  await expect(checked(page)).toContainText('Drawn again here, the outcome is the same')
  await expect(checked(page)).toContainText('nobody could know the outcome before you opened your cut')
  await expect(checked(page).getByText('wrong')).toHaveCount(0)
  for (const width of [1360, 390]) {
    await page.setViewportSize({ width, height: 850 })
    await fits(page)
    await shutsNobodyOut(page, 'proof', 'details')
  }
  await leave(page)
})

test('the secret of a cut survives a reload @long', async ({ page }) => {
  const id = await sitAtOwn(page, 'big-six')
  await bet(page, 'one')
  await beside(page, 'Log')
  await panel(page).locator('summary').click()
  await expect(panel(page).getByText('You: cut given')).toBeVisible()
  const before = await kept(page, id)
  await page.reload()
  await expect(page.getByText('In front of you')).toBeVisible()
  await ready(page)
  await expect(result(page)).toBeVisible()
  expect((await kept(page, id)).map((c) => c.secret)).toEqual(before.map((c) => c.secret))
  await beside(page, 'Log')
  await panel(page).locator('summary').click()
  await check(page)
  await expect(checked(page)).toContainText('Your own cut is part of the draw')
})

test('without a cut it says what is not proven, and the setting is kept @long', async ({ page }) => {
  const id = await sitAtOwn(page, 'big-six')
  await beside(page, 'Log')
  await panel(page).locator('summary').click()
  await panel(page).getByRole('checkbox').uncheck()
  await spin(page)
  expect(await kept(page, id)).toEqual([])
  await check(page)
  await expect(checked(page)).toContainText('The house could have known the outcome before the bets')
  await page.reload()
  await beside(page, 'Log')
  await panel(page).locator('summary').click()
  await expect(panel(page).getByRole('checkbox')).not.toBeChecked()
  await panel(page).getByRole('button', { name: 'Cut this round' }).click()
  await expect(panel(page).getByText('You: cut given')).toBeVisible()
  await panel(page).getByRole('checkbox').check()
})

test('a seed that waits for the end of the shoe is said to come', async ({ page }) => {
  await sitAtOwn(page, 'blackjack')
  await page.locator('[data-area^=main-]').first().click()
  await ready(page)
  await playOut(page, ['Cut', 'Decline', 'Stand'])
  await beside(page, 'Log')
  await panel(page).locator('summary').click()
  await check(page)
  await expect(checked(page).getByText('still to come')).toBeVisible()
  await expect(checked(page)).toContainText('The seed is published when this shoe is over')
  await expect(checked(page)).toContainText('Your own cut is part of the draw')
})
