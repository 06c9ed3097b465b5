// The page in another language: it is chosen at the foot of the page, and a whole round is played in it.
import { expect } from '@playwright/test'
import { bet, result, test } from './house'

test('a round in Spanish: buttons, the dealer’s words and the result', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Language').selectOption('es')
  await expect(page.getByLabel('Idioma')).toHaveValue('es')
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await page.goto('/table/roulette-1?sit')
  await page.getByRole('button', { name: 'Sentarse' }).click()
  await expect(page.getByText('Ante usted')).toBeVisible()
  await bet(page, 'red')
  await page.getByRole('button', { name: /^Listo/ }).click()
  await expect(result(page)).toBeVisible({ timeout: 60_000 })
  await expect(result(page)).toContainText(/Ganó|Perdió|Quedó igual/)
  await page.keyboard.press('l')
  await expect(page.locator('aside')).toContainText('No va más') // what the dealer says
  await page.goto('/')
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page.getByLabel('Language')).toHaveValue('en')
})
