// People talk at a table, and nobody has to listen.
import { expect } from '@playwright/test'
import { beside, sit, test } from './house'

test('two people talk; hostile text is only text; a mute and a filter hide lines', async ({ page, browser, baseURL }) => {
  await sit(page, 'big-six-1')
  const other = await browser.newPage(baseURL ? { baseURL } : {})
  await other.goto('/table/big-six-1')
  const open = async (p: typeof page) => {
    await beside(p, 'Chat')
  }
  const say = async (p: typeof page, text: string) => {
    await open(p)
    await p.getByPlaceholder('Say something').fill(text)
    await p.getByRole('button', { name: 'Send' }).click()
  }
  await say(other, 'anybody there?')
  const unread = page.getByRole('button', { name: 'Chat (1 new)' })
  await expect(unread).toBeVisible({ timeout: 10_000 })
  await open(page)
  await beside(page, 'Log')
  await expect(page.getByRole('tab', { name: /new/ })).toHaveCount(0)
  await open(page)
  const asked: string[] = []
  page.on('request', (r) => asked.push(r.method() + ' ' + new URL(r.url()).pathname))
  await say(other, '<img src=x onerror="window.hurt=1"> hello there')
  const heard = page.getByRole('list', { name: 'What people say' })
  await expect(heard.getByText('<img src=x onerror="window.hurt=1"> hello there')).toBeVisible({ timeout: 10_000 })
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await open(page)
  await page.getByRole('button', { name: 'Good luck', exact: true }).click()
  await expect(other.getByRole('list', { name: 'What people say' }).getByText('Good luck')).toBeAttached({ timeout: 10_000 })

  await page.getByText('Mute and filter').click()
  await page.getByLabel('Hide lines with these words').fill('hello')
  await page.getByLabel('Hide lines with these words').press('Tab')
  await expect(heard.getByText('hello there')).toBeHidden()
  await say(other, 'another line')
  await expect(heard.getByText('another line')).toBeVisible({ timeout: 10_000 })
  // what is only heard makes no page wider than its screen
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 850 })
    await heard.evaluate((list) => list.scrollIntoView())
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await heard.getByRole('button', { name: /^mute/ }).first().click()
  await expect(heard.getByText('another line')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
  expect(asked.filter((r) => r.startsWith('GET') && r.endsWith('/chat'))).toEqual([]) // the stream brings it
  await other.close()
})
