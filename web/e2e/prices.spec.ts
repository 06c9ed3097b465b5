import { expect } from '@playwright/test'
import { ready, sitAtOwn, test } from './house'

test('a choice that takes chips says how many', async ({ page }) => {
  await sitAtOwn(page, 'three-card-poker')
  await page.locator('[data-area^=ante]').first().click()
  await page.locator('[data-area^=ante]').first().click()
  await ready(page)
  const question = page.getByRole('region', { name: 'You are asked' })
  await expect(question.getByRole('button', { name: /^Play \$10/ })).toBeVisible()
  await expect(question.getByRole('button', { name: /^Fold$|^Fold(?! \$)/ })).toBeVisible()
})

test('a call says what it costs, and a raise what the bet comes to', async ({ page }) => {
  await sitAtOwn(page, 'hold-em', { bots: 2 })
  await ready(page)
  const question = page.getByRole('region', { name: 'You are asked' })
  const raise = question.getByRole('button', { name: /^(Raise to|Bet) \$\d/ })
  const call = question.getByRole('button', { name: /^Call \$\d/ })
  const check = question.getByRole('button', { name: /^Check/ })
  await expect(raise).toBeVisible()
  await expect(call.or(check)).toBeVisible()
})
