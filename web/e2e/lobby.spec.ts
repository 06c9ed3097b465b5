// The lobby: one click to a seat, and tables that show what happens at them.
import { expect } from '@playwright/test'
import { bet, mySeat, result, test } from './house'

test('from the address to a bet in play in three clicks', async ({ page }) => {
  const began = Date.now()
  await page.goto('/')
  const now = page.getByRole('button', { name: 'Play now' })
  await expect(now).toBeEnabled()
  if (!process.env.CI) expect(Date.now() - began).toBeLessThan(1000) // a machine that runs other tests says nothing of it
  await now.click()
  await expect(page.getByText('In front of you')).toBeVisible()
  await expect(page.getByRole('button', { name: 'More chips' })).toContainText('$200') // of $1,000
  await bet(page, `main-${await mySeat(page)}`)
  await page.getByRole('button', { name: /^Ready/ }).click()
  await expect(page.getByRole('region', { name: 'You are asked' }).or(result(page)).first()).toBeVisible({ timeout: 60_000 })
})

test('who has a seat is brought back to it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.getByText('In front of you')).toBeVisible()
  const table = page.url()
  await page.goto('/')
  await page.getByRole('button', { name: 'Back to your seat' }).click()
  await expect(page).toHaveURL(table)
})

test('every table says what its game is, and shows what happens there', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('li.panel:has([data-test=miniature])')
  await expect(cards.first()).toBeVisible()
  const tables = await cards.count()
  expect(tables).toBeGreaterThan(20)
  await expect(page.locator('li.panel .about')).toHaveCount(tables)
})
