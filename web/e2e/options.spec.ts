import { expect } from '@playwright/test'
import { test } from './house'

test('rules are picked by name in the odds, and only options that change a figure show', async ({ page }) => {
  await page.goto('/odds/blackjack')
  await page.getByText('standard rules', { exact: true }).click()
  await expect(page.getByLabel(/^Number of decks/)).toBeVisible()
  await expect(page.getByLabel(/^Shuffle/)).toHaveCount(0)
  await page.getByLabel(/^Sets of rules/).selectOption('8 decks, surrender')
  await expect(page.getByLabel(/^Number of decks/)).toHaveValue('8')
  await expect(page.getByLabel(/^Surrender/)).toHaveValue('yes')
  await expect(page).toHaveURL(/decks%3D8%3Bsurrender%3Dyes|surrender%3Dyes%3Bdecks%3D8/)
  await page.getByLabel('show options that do not change the odds too').check()
  await expect(page.getByLabel(/^Shuffle/)).toBeVisible()
})

test('a private table is opened by the name of its rules', async ({ page }) => {
  await page.route('**/api/games/craps', async (route) => {
    await new Promise((done) => setTimeout(done, 1500)) // of the game that the dialog begins with, after that of the chosen one
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: /private table/i }).first().click()
  const dialog = page.getByRole('dialog')
  const late = page.waitForResponse('**/api/games/craps')
  await dialog.getByLabel(/^Game/).selectOption('roulette')
  await late
  await dialog.getByLabel(/^Sets of rules/).selectOption('One zero')
  await dialog.getByText(/^The rules at this table/).click() // those that change the odds come first, the others on request
  const fields = dialog.locator('.options .option')
  const few = await fields.count()
  await dialog.getByLabel('show options that do not change the odds too').check()
  expect(await fields.count()).toBeGreaterThan(few)
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await expect(page).toHaveURL(/\/table\//)
  const id = page.url().replace(/.*\/table\/([^?]+).*/, '$1')
  const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as { options: Record<string, string> }
  expect(table.options['wheel']).toBe('single-zero')
})
