// Who leaves a table reads what the stay came to.
import { expect } from '@playwright/test'
import { bet, leave, ready, result, sit, test } from './house'

test('the slip says what was brought, taken, expected and how lucky one was', async ({ page }) => {
  await sit(page, 'roulette-1')
  await bet(page, 'red')
  await ready(page)
  await expect(result(page)).toBeVisible({ timeout: 60_000 })
  await leave(page)
  const slip = page.locator('[data-test=slip]')
  await expect(slip).toBeVisible({ timeout: 10_000 })
  for (const word of ['Brought', 'Taken away', 'Result', 'Expected', 'Luck', 'Rounds']) await expect(slip.getByText(word, { exact: true })).toBeVisible()
  await slip.getByRole('button', { name: 'Close' }).click()
  await expect(slip).toBeHidden()
})
