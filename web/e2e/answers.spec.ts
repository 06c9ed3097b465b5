import { expect, type Page } from '@playwright/test'
import { leave, pressable, ready, result, roundOver, sitAtOwn, test } from './house'

const asked = (page: Page, choice: string) =>
  page.getByRole('region', { name: 'You are asked' }).getByRole('button', { name: new RegExp(`^${choice}`) })
const own = (page: Page) => page.getByRole('group', { name: 'Your cards, hand 1' }).getByRole('img')

/** Until Hit may be chosen with two cards, or the round is over: not the one before it, whose result may still be in sight. */
async function untilHit(page: Page, before: string | null): Promise<boolean> {
  await expect
    .poll(
      async () => {
        for (const choice of ['Cut', 'Decline']) {
          const button = asked(page, choice)
          if (await pressable(button)) await button.click({ timeout: 2000 }).catch(() => undefined)
        }
        return (await asked(page, 'Hit').count()) > 0 || ![before, '', null].includes(await roundOver(page))
      },
      { timeout: 45_000, intervals: [120] },
    )
    .toBe(true)
  return (await asked(page, 'Hit').count()) > 0
}

test('a double click on Hit takes one card', async ({ page }) => {
  await sitAtOwn(page, 'blackjack')
  let answers = 0
  page.on('request', (r) => {
    if (r.method() === 'POST' && r.url().endsWith('/answers')) answers++
  })
  let drawn = 0
  for (let round = 0; round < 12 && drawn < 3; round++) {
    const before = (await roundOver(page)) ?? ''
    await page.locator('[data-area^=main-]').first().click()
    await expect(page.getByRole('list', { name: 'Your wagers' })).toBeVisible()
    await ready(page)
    if (!(await untilHit(page, before))) continue // a blackjack
    await expect(own(page)).toHaveCount(2)
    await expect(asked(page, 'Hit')).toBeEnabled()
    answers = 0
    await asked(page, 'Hit').dblclick()
    drawn++
    // the next question is open and can be answered, or there is none
    await expect
      .poll(
        async () =>
          (await result(page).count()) > 0 || ((await own(page).count()) > 2 && (await pressable(asked(page, 'Stand')))),
        { timeout: 20_000 },
      )
      .toBe(true)
    expect(answers).toBe(1)
    await expect(own(page)).toHaveCount(3)
    await expect(page.locator('[data-test=refusal]')).toHaveCount(0)
    if (await asked(page, 'Stand').count()) await asked(page, 'Stand').click()
    await expect(result(page)).toBeVisible()
  }
  expect(drawn).toBe(3)
  await leave(page)
})
