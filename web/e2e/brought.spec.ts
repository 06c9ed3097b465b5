// What players bring to a table: a seat that waits for the end of a round, and match play coupons.
import { expect, type Page, test } from '@playwright/test'
import { bet, leave, playOut, ready, sit } from './house'
import { staffed, walk } from './staffed'

const { guest, as } = staffed(150_000)
const me = async (page: Page) => (await (await page.request.get('/api/me')).json()) as { id: string; balance: number; coupons: number }
const waiting = (page: Page) => page.locator('[data-test=waiting]')
const ticket = (page: Page) => page.getByRole('switch', { name: /match play/ })

test('a seat in the middle of a round waits, is given up, and is taken when the round is over', async ({ browser }) => {
  const first = await guest(browser)
  await sit(first, 'blackjack-1')
  await first.locator('[data-area^=main-]').first().click()
  await ready(first)
  await expect(first.getByRole('region', { name: 'You are asked' })).toBeVisible()

  const second = await guest(browser)
  const had = (await me(second)).balance
  await second.goto('/table/blackjack-1?sit')
  await second.getByRole('button', { name: 'Sit down' }).click()
  await expect(waiting(second)).toContainText(/Seat \d is yours when the round is over.*\$200 is set aside/)
  await second.reload()
  await expect(waiting(second)).toBeVisible()
  await expect(second.getByRole('button', { name: 'Sit down' })).toBeHidden()
  for (const scheme of ['light', 'dark'] as const) await walk(second, scheme, (sees) => sees('waiting'))
  expect((await me(second)).balance).toBe(had - 20_000)
  await second.getByRole('button', { name: /^Cancel/ }).click()
  await expect(waiting(second)).toBeHidden()
  await expect.poll(async () => (await me(second)).balance).toBe(had)

  await second.getByRole('button', { name: 'Sit down' }).click()
  await expect(waiting(second)).toBeVisible()
  await expect(first.locator('[data-test=waiting]')).toBeHidden() // it is nobody else's
  await playOut(first, ['Cut', 'Decline', 'Stand'])
  await expect(second.getByText('In front of you')).toBeVisible()
  await expect(waiting(second)).toBeHidden()
  await leave(second)
  await leave(first)
})

test('coupons are issued, brought to a table, and laid beside chips where the law lets them lie', async ({ browser }) => {
  const player = await guest(browser)
  const { id } = await me(player)
  const cage = await as(browser, 'cashier')
  await cage.goto(`/people/${id}`)
  await cage.getByLabel('Amount ($)').fill('20')
  await cage.getByLabel('For what').fill('a mailing')
  for (const scheme of ['light', 'dark'] as const) await walk(cage, scheme, (sees) => sees('issue'))
  await cage.getByRole('button', { name: 'Issue as coupons' }).click()
  await expect(cage.getByRole('dialog')).toContainText('has $0 of it, and $20 afterwards')
  await cage.getByRole('button', { name: 'Issue $20 in coupons' }).click()
  await expect(cage.locator('[data-test=coupons]')).toHaveText('$20')
  await expect(cage.locator('[data-test=balance]')).toHaveText('$5,000')

  await sit(player, 'craps-1')
  await player.getByRole('button', { name: 'Bring $20 in coupons' }).click()
  await expect(ticket(player)).toContainText('$20')
  await bet(player, 'pass')
  await expect(player.getByRole('list', { name: 'Your wagers' })).toContainText('Pass Bet $5')
  await player.keyboard.press('c')
  await expect(ticket(player)).toBeChecked()
  await bet(player, 'field')
  await expect(player.locator('[data-test=refusal]').first()).toContainText(/coupons are not accepted on a Field Bet.*19:47-1\./i)
  await player.getByRole('button', { name: 'Dismiss' }).click()
  await bet(player, 'pass')
  await expect(player.getByRole('list', { name: 'Your wagers' })).toContainText('Pass Bet $5 + coupon $5')
  await expect(ticket(player)).toContainText('$15')
  await player.reload()
  await expect(player.getByRole('list', { name: 'Your wagers' })).toContainText('Pass Bet $5 + coupon $5')
  await ticket(player).click()
  for (const scheme of ['light', 'dark'] as const) await walk(player, scheme, (sees) => sees('coupons'))
  await leave(player)
  expect((await me(player)).coupons).toBe(2000)
})
