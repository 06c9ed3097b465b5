// What players bring to a table: a seat or chips that wait for the end of a round, and match play coupons.
import { expect, type Page, test } from '@playwright/test'
import { beside, bet, leave, playOut, ready, sit } from './house'
import { walk } from './looks'
import { pit, staffed, usual } from './staffed'

// in the middle of a round somebody is asked whatever is dealt; at blackjack a natural ends it at once
const { guest, as } = staffed(undefined, usual + pit('Poker', ['three-1'], 'three-card-poker', 'limit = [5, 500]\n'))
const me = async (page: Page) => (await (await page.request.get('/api/me')).json()) as { id: string; balance: number; coupons: number }
const waiting = (page: Page) => page.locator('[data-test=waiting]')
const ticket = (page: Page) => page.getByRole('switch', { name: /match play/ })

test('a seat in the middle of a round waits, is given up, and is taken when the round is over @long', async ({ browser }) => {
  const first = await guest(browser)
  await sit(first, 'three-1')
  await first.locator('[data-area^=ante-]').first().click()
  await ready(first)
  await expect(first.getByRole('region', { name: 'You are asked' })).toBeVisible()

  const second = await guest(browser)
  const had = (await me(second)).balance
  await second.goto('/table/three-1?sit')
  await second.getByRole('button', { name: 'Sit down' }).click()
  await expect(waiting(second)).toContainText(/Seat \d is yours when the round is over.*\$200 is set aside/)
  await second.reload()
  await expect(waiting(second)).toBeVisible()
  await expect(second.getByRole('button', { name: 'Sit down' })).toBeHidden()
  await walk(second, (sees) => sees('waiting'))
  const seat = /Seat (\d)/.exec((await waiting(second).textContent()) ?? '')?.[1] ?? ''
  const third = await guest(browser)
  await third.goto('/table/three-1?sit')
  await expect(third.getByRole('option', { name: `${seat} (somebody is waiting for it)` })).toBeDisabled()
  await expect(third.getByRole('combobox', { name: /^Seat/ })).not.toHaveValue(seat)
  expect(await (await third.request.get('/api/tables/three-1')).json()).toMatchObject({ promised: [Number(seat)] })
  expect((await me(second)).balance).toBe(had - 20_000)
  await second.getByRole('button', { name: /^Cancel/ }).click()
  await expect(waiting(second)).toBeHidden()
  await expect.poll(async () => (await me(second)).balance).toBe(had)
  await expect(third.getByRole('option', { name: seat, exact: true })).toBeEnabled()

  await second.getByRole('button', { name: 'Sit down' }).click()
  await expect(waiting(second)).toBeVisible()
  await expect(first.locator('[data-test=waiting]')).toBeHidden() // it is nobody else's
  await playOut(first, ['Decline', 'Play'])
  await expect(second.getByText('In front of you')).toBeVisible()
  await expect(waiting(second)).toBeHidden()
  await leave(second)
  await leave(first)
})

test('chips in the middle of a round wait, are taken back, and come when the round is over', async ({ browser }) => {
  const first = await guest(browser)
  await sit(first, 'three-1')
  const poor = await guest(browser)
  await poor.goto('/table/three-1?sit')
  await poor.getByLabel(/^Bring/).fill('8')
  await poor.getByRole('button', { name: 'Sit down' }).click()
  await expect(poor.getByText('In front of you')).toBeVisible()
  const had = (await me(poor)).balance
  await first.locator('[data-area^=ante-]').first().click()
  await ready(poor)
  await ready(first)
  await expect(first.getByRole('region', { name: 'You are asked' })).toBeVisible()

  const more = poor.getByRole('button', { name: 'More chips' })
  const bring = async () => {
    await more.click()
    await poor.getByLabel('Bring ($)').fill('100')
    await poor.getByRole('button', { name: 'Bring it' }).click()
  }
  await bring()
  await expect(waiting(poor)).toContainText('$100 more comes to you when the round is over.')
  await expect(more).toBeHidden()
  expect((await me(poor)).balance).toBe(had - 10_000)
  await walk(poor, (sees) => sees('waiting-chips'))
  await poor.getByRole('button', { name: 'Cancel: do not bring $100' }).click()
  await expect(waiting(poor)).toBeHidden()
  await beside(poor, 'Log')
  await expect(poor.getByRole('region', { name: 'What happened' })).toContainText('does not bring $100')
  expect((await me(poor)).balance).toBe(had)

  await bring()
  await expect(waiting(poor)).toBeVisible()
  await playOut(first, ['Decline', 'Play'])
  await expect(poor.locator('[data-rack]')).toContainText('$108')
  await leave(poor)
  await leave(first)
})

test('coupons are issued, brought to a table, and laid beside chips where the law lets them lie @long', async ({ browser }) => {
  const player = await guest(browser)
  const { id } = await me(player)
  const cage = await as(browser, 'cashier')
  await cage.goto(`/people/${id}`)
  await cage.getByLabel('Amount ($)').fill('20')
  await cage.getByLabel('For what').fill('a mailing')
  await walk(cage, (sees) => sees('issue'))
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
  await player.keyboard.press('q')
  await expect(ticket(player)).toBeChecked()
  await bet(player, 'field')
  await expect(player.locator('[data-test=refusal]').first()).toContainText(/coupons are not accepted on a Field Bet.*19:47-1\./i)
  await player.getByRole('button', { name: 'Dismiss' }).click()
  await bet(player, 'pass')
  await expect(player.getByRole('list', { name: 'Your wagers' })).toContainText('Pass Bet $5 + coupon $5')
  await expect(player.locator('[data-area="pass"]')).toHaveAttribute('aria-label', /you have \$5 and a match play coupon of \$5/)
  await expect(player.locator('[data-area="pass"] .coupon')).toContainText('$5')
  const other = await guest(browser)
  await other.goto('/table/craps-1')
  await expect(other.locator('[data-area="pass"]')).toHaveAttribute('aria-label', /others have \$5 and a match play coupon of \$5/)
  await expect(other.locator('[data-area="pass"] .coupon')).toBeVisible()
  await expect(ticket(player)).toContainText('$15')
  await player.reload()
  await expect(player.getByRole('list', { name: 'Your wagers' })).toContainText('Pass Bet $5 + coupon $5')
  await ticket(player).click()
  await walk(player, (sees) => sees('coupons'))
  await leave(player)
  expect((await me(player)).coupons).toBe(2000)
})
