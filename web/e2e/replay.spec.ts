import { expect } from '@playwright/test'
import { bet, ready, result, sitAtOwn, test } from './house'

test('a round again by decision, with what else could have been chosen, and a link to the step', async ({ page }) => {
  const table = await sitAtOwn(page, 'three-card-poker')
  await bet(page, 'ante-1')
  await ready(page)
  await page.getByRole('region', { name: 'You are asked' }).getByRole('button', { name: /^Fold/ }).click()
  await expect(result(page)).toBeVisible()
  await page.goto('/history')
  await page.getByRole('link', { name: /Three Card Poker/ }).first().click()
  await expect(page).toHaveURL(new RegExp(`/history/${table}/`))
  const whatIf = page.locator('[data-test=what-if]')
  await expect(whatIf).toContainText(/fold −1\.000/i)
  await expect(whatIf).toContainText('your choice')
  await expect(whatIf).toContainText(/play [+−]\d\.\d{3}/i)
  await page.getByRole('button', { name: /next decision/ }).click()
  const count = page.locator('[data-test=count]')
  const at = ((await count.textContent()) ?? '').split(' ')[0] ?? ''
  await expect(page.locator('[data-test=share]')).toHaveValue(new RegExp(`step=${at}$`))
  const link = await page.locator('[data-test=share]').inputValue()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.getByRole('button', { name: /next cards/ }).click()
  await expect(count).not.toContainText(/^0 /)
  await page.getByLabel('Speed').selectOption('4')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(count).toHaveText(/^(\d+) \/ \1$/, { timeout: 30_000 })
  // who did not play sees the same step with no card of ours, and no decisions
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByRole('alert').or(count)).toBeVisible()
  await expect(whatIf).toHaveCount(0)
})
