import { expect, test } from '@playwright/test'
import { walk } from './looks'
import { staffed, tab } from './staffed'

const { as, guest } = staffed()

test('a notice is for several tables, and is withdrawn for all of them @long', async ({ browser }) => {
  const boss = await as(browser, 'boss')
  await boss.goto('/desk/wheel-10')
  await tab(boss, /^Notices/)
  await boss.getByLabel('Maximum ($)').fill('1000')
  await expect(boss.getByText('May be made at once')).toBeVisible()
  await boss.getByText('At this table only').click()
  await boss.getByRole('checkbox', { name: /^wheel-11\b/ }).check()
  await boss.getByRole('checkbox', { name: /^wheel-12\b/ }).check()
  await expect(boss.getByText('At 2 other tables as well')).toBeVisible()
  await expect(boss.getByText("Needs 5 minutes' notice")).toBeVisible()
  await boss.getByRole('button', { name: 'Post and announce' }).click()
  await expect(boss.getByText('was announced at all the tables')).toBeVisible()
  await expect(boss.locator('li.waits')).toContainText('also at wheel-11, wheel-12')

  await boss.goto('/desk/wheel-12')
  await tab(boss, /^Notices/)
  await boss.getByRole('button', { name: /^Withdraw the notice/ }).click()
  await expect(boss.locator('li.off')).toContainText(/withdrawn .* by boss/)
  await boss.goto('/desk/wheel-10')
  await tab(boss, /^Notices/)
  await expect(boss.locator('li.off')).toContainText(/withdrawn .* by boss/)
})

test('what must be alike is refused at one table, with the paragraph', async ({ browser }) => {
  const player = await guest(browser)
  await player.request.post('/api/session/guest')
  const made = await player.request.post('/api/tables', { data: { game: 'craps' } })
  expect(made.ok()).toBe(true)
  const other = ((await made.json()) as { id: string }).id
  const boss = await as(browser, 'boss')
  await boss.goto('/desk/craps-1')
  await tab(boss, /^Notices/)
  await boss.getByLabel('What changes').selectOption('pays')
  await boss.getByRole('combobox', { name: 'Of', exact: true }).selectOption('field')
  await boss.getByLabel('Odds', { exact: true }).fill('3 to 1')
  await expect(boss.getByText('Not lawful:')).toBeVisible()
  await expect(boss.getByText('19:47-1.4(b)')).toBeVisible()
  await boss.getByText('At this table only').click()
  await boss.getByRole('checkbox', { name: new RegExp(`^${other}\\b`) }).check()
  await expect(boss.getByText("Needs 35 minutes' notice")).toBeVisible()
  await walk(boss, (sees) => sees('several'))
})
