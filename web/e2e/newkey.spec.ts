// The inspector's page follows a house that changes the key of its checkpoints.
import { expect, type Page, test } from '@playwright/test'
import { walk } from './looks'
import { pit, staffed, tab } from './staffed'
import { divided } from './store'

const { as, meanwhile } = staffed(undefined, pit('Wheels', ['big-six-1'], 'big-six', 'limit = [5, 500]\n'))
const verdict = (page: Page) => page.locator('[data-test=verdict]')
const keyState = (page: Page) => page.locator('#key-state')

/** Verifies once the house has signed, and everything holds. */
async function verifies(page: Page, button = 'Verify the whole record') {
  await expect(async () => {
    await page.getByRole('button', { name: button }).click()
    await expect(verdict(page)).toContainText(divided ? 'Verified: all 3 logs' : 'Verified up to line', { timeout: 5000 })
  }).toPass({ timeout: 40_000 })
}

const number = async (page: Page) => /key ([0-9a-f]{8})/.exec((await keyState(page).textContent()) ?? '')?.[1] ?? ''

test('the inspector follows a change of the key, and no other', async ({ browser }) => {
  const page = await as(browser, 'commission')
  await page.goto('/inspector')
  await tab(page, 'Verification')
  await expect(keyState(page)).toContainText('compare it with your own copy')
  await verifies(page)
  const first = await number(page)
  const held = await page.getByLabel('The key of the house').inputValue()
  expect(held).toContain(first)

  await meanwhile('keys', 'rotate', '--checkpoints')
  await page.reload()
  await tab(page, 'Verification')
  await expect(page.getByLabel('The key of the house')).toHaveValue(held) // which the browser keeps
  await expect(keyState(page)).toContainText(/The house changed its key \(line \d+\); the key before signed that\./)
  expect(await number(page)).not.toBe(first)
  await verifies(page)
  await expect(page.locator('[data-test=steps]')).toContainText('this browser verified before')
  await walk(page, (sees) => sees('changed-key'))
  const line = /line (\d+)\)/.exec((await keyState(page).textContent()) ?? '')?.[1] ?? ''
  await tab(page, 'The record')
  await page.getByLabel('Go to line').fill(line)
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  const item = page.getByRole('list', { name: 'Lines of the record' }).getByRole('listitem').first()
  await expect(item).toContainText('changes the key that signs the checkpoints')
  await item.getByRole('button', { name: `Prove line ${line}` }).click()
  await expect(item).toContainText(`is line ${line} of the`)

  // A second change: the browser goes from its own key over the second to the third.
  await meanwhile('keys', 'rotate', '--checkpoints')
  await page.reload()
  await tab(page, 'Verification')
  await expect(keyState(page)).toContainText(/The house changed its key \(line \d+, \d+\)/)
  await verifies(page, 'Verify the checkpoints')

  // The house hands out a change that the old key has not signed, and then a key to which nothing leads.
  for (const [handed, says] of [
    [(text: string) => text.replace(/ key\n(\d+)\n/, (_, n: string) => ` key\n${Number(n) + 1}\n`), 'the signature is not that of this key'],
    [(text: string) => `${text.split('\n')[0] ?? ''}\n`, 'no change that this one signed leads to it'],
  ] as const) {
    await page.route('**/api/audit/key', async (route) => {
      const response = await route.fetch()
      const key = (await response.json()) as { text: string }
      await route.fulfill({ response, json: { ...key, text: handed(key.text) } })
    })
    await page.reload()
    await tab(page, 'Verification')
    await expect(keyState(page)).toContainText(says)
    await expect(page.getByRole('button', { name: 'Verify the checkpoints' })).toBeDisabled()
    await page.unroute('**/api/audit/key')
  }

  // Who comes for the first time has the key in use, and what the one before it signed is good as well.
  const other = await as(browser, 'commission')
  await other.goto('/inspector')
  await tab(other, 'Verification')
  await expect(keyState(other)).toContainText('compare it with your own copy')
  await verifies(other)
})
