// What one learns at the tables: a quiet word when something is earned, and a list in the profile.
import { expect } from '@playwright/test'
import { bet, ready, result, sit, test } from './house'

test('a first round is earned with a quiet word, and the profile says what is next', async ({ page }) => {
  await page.goto('/me')
  const panel = page.locator('[data-test=achievements]')
  await expect(panel.getByText(/0 of \d+ earned$/)).toBeVisible()
  await expect(panel.locator('[data-test=next]').getByText('The first round')).toBeVisible()
  await sit(page, 'roulette-1')
  await bet(page, 'red')
  await ready(page)
  await expect(result(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('status').getByText('You earned “The first round”.')).toBeVisible({ timeout: 10_000 })
  await page.getByRole('link', { name: 'Your achievements' }).click()
  await expect(panel.locator('[data-test=earned]').getByText('The first round')).toBeVisible()
  await expect(panel.locator('[data-test=next]').getByText('The first round')).toHaveCount(0)
  await page.getByLabel('Language').selectOption('es')
  await expect(panel.getByRole('heading', { name: 'Logros' })).toBeVisible()
  await page.reload()
  await expect(panel.locator('[data-test=earned]').getByText('La primera ronda')).toBeVisible()
})
