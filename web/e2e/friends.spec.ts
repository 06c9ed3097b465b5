import { expect } from '@playwright/test'
import { leave, ownTable, result, test } from './house'

test('somebody who has lost everything gets play money again, and brings it to the table', async ({ page }) => {
  const id = await ownTable(page, 'big-six')
  const { balance } = (await (await page.request.get('/api/me')).json()) as { balance: number }
  await page.goto(`/table/${id}?sit`)
  await page.getByLabel(/^Bring/).fill(String(balance / 100))
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByText('In front of you')).toBeVisible()

  await page.getByRole('button', { name: 'More chips' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bring more chips' })
  await expect(dialog).toContainText('$0 in your account')
  await dialog.getByRole('button', { name: 'Bring it' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You have $0 in your account')
  await dialog.getByRole('button', { name: /^Get .* of play money$/ }).click()
  await expect(dialog).toContainText(`$${(balance / 100).toLocaleString('en-US')} in your account`)
  await dialog.getByLabel('Bring ($)').fill('50')
  await dialog.getByRole('button', { name: 'Bring it' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-rack]')).toContainText(`$${(balance / 100 + 50).toLocaleString('en-US')}`)
  await leave(page)
})

test('a guest opens a private table, and a friend follows the link to it', async ({ page, browser, baseURL }) => {
  const complaints: string[] = []
  page.on('console', (m) => m.type() === 'error' && complaints.push(m.text()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a private table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Game').selectOption('big-six')
  await expect(dialog.getByLabel('Bots')).toHaveValue('2')
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: 'Invite friends' }).click()
  const link = await page.getByLabel('The link to your table').inputValue()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByText('In front of you')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Bot')

  const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await friend.goto(link.replace(/^https?:\/\/[^/]+/, ''))
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(friend.getByText('In front of you')).toBeVisible()
  await expect(friend.getByLabel('The link to your table')).toBeHidden()

  // nobody is hurried: no clock runs, and the round begins when both are ready
  for (const p of [page, friend]) await p.locator('[data-area=one]').click()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.getByRole('button', { name: /^Ready/ }).click()
  await friend.getByRole('button', { name: /^Ready/ }).click()
  for (const p of [page, friend]) await expect(result(p)).toBeVisible()

  await friend.goto(link.replace(/^https?:\/\/[^/]+/, '').replace(/.$/, '!'))
  await expect(friend.getByRole('heading', { name: 'There is no such table' })).toBeVisible()
  await friend.context().close()
  expect(complaints).toEqual([])
})
