// What the house keeps of a person: a file of it, and an end to it.
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { leftHere, speakSpanish } from './english'
import { bet, leave, ready, result, sit } from './house'
import { walk } from './looks'
import { signIn, staffed, tab } from './staffed'

const { guest, as, player } = staffed()

interface Kept {
  account: { id: string; name: string; password: boolean }
  rounds: { game: string; table: string }[]
  money: { with: string; amount: number }[]
}

/** Gets the file of what is kept of whoever looks at a page. */
async function kept(page: Page): Promise<{ name: string; text: string; of: Kept }> {
  await page.goto('/me')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Get the file' }).click()])
  const text = readFileSync(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), text, of: JSON.parse(text) as Kept }
}

const dialog = (page: Page) => page.getByRole('dialog')
const open = (page: Page) => page.getByRole('button', { name: 'Have the house forget me' }).click()
const forGood = (page: Page) => dialog(page).getByRole('button', { name: /for good$/ }).click()

/** Tries to sign in with a password that is good for nothing. */
async function strangers(page: Page, id: string, password: string) {
  await page.getByLabel('User name').fill(id)
  await page.getByLabel('Password').fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(/wrong user name or password/i)
}

test('a player gets the file of what is kept, and nobody else is in it', async ({ browser }) => {
  const ann = await player(browser, 'ann', 'Ann')
  const bob = await player(browser, 'bob', 'Bob')
  for (const page of [ann, bob]) await sit(page, 'big-six-1')
  for (const page of [ann, bob]) {
    await bet(page, 'joker')
    await expect(page.getByRole('button', { name: /^Joker.*\$5/ }).first()).toBeVisible()
  }
  for (const page of [ann, bob]) await ready(page)
  for (const page of [ann, bob]) {
    await expect(result(page)).toBeVisible()
    await leave(page)
  }
  const file = await kept(ann)
  expect(file.name).toBe('boardwalk-ann.json')
  expect(file.of.account).toMatchObject({ id: 'ann', name: 'Ann', password: true })
  expect(file.of.rounds).toMatchObject([{ game: 'big-six', table: 'big-six-1' }])
  expect(file.of.money.map((m) => m.with)).toContain('cage')
  expect(file.text).not.toMatch(/bob/i)
})

test('who is forgotten at a seat leaves it first, and then nobody signs in with that name', async ({ browser }) => {
  const cyd = await player(browser, 'cyd', 'Cyd')
  await sit(cyd, 'wheel-1')
  await cyd.goto('/me')
  await open(cyd)
  await expect(dialog(cyd)).toContainText('your id, cyd,')
  await walk(cyd, (sees) => sees('forget-me'))
  await dialog(cyd).getByLabel('Your password').fill('not the password')
  await forGood(cyd)
  await expect(dialog(cyd).getByRole('alert')).toContainText(/wrong user name or password/i)
  await dialog(cyd).getByLabel('Your password').fill('chosen by cyd')
  await forGood(cyd)
  await expect(dialog(cyd).getByRole('alert')).toContainText('wheel-1')
  await dialog(cyd).getByRole('button', { name: 'Cancel' }).click()
  await cyd.goto('/table/wheel-1')
  await leave(cyd)
  await cyd.goto('/me')
  await walk(cyd, (sees) => sees('own-data'))

  const elsewhere = await guest(browser)
  await signIn(elsewhere, 'cyd', 'chosen by cyd')
  await open(cyd)
  await expect(dialog(cyd).getByLabel('Your password')).toHaveValue('')
  await dialog(cyd).getByLabel('Your password').fill('chosen by cyd')
  await forGood(cyd)
  await expect(cyd.getByRole('status')).toContainText('The house has forgotten you')
  await expect(cyd).toHaveURL(/\/$/)
  await walk(cyd, (sees) => sees('forgotten-me'))
  await strangers(cyd, 'cyd', 'chosen by cyd')
  await elsewhere.goto('/me') // in a session that is over
  await expect(elsewhere.getByRole('heading', { name: /^Guest/ })).toBeVisible()
})

test('a guest is forgotten without a password', async ({ browser }) => {
  const page = await guest(browser)
  const id = (await kept(page)).of.account.id
  await open(page)
  await expect(dialog(page)).toContainText(id)
  await expect(dialog(page).getByLabel('Your password')).toHaveCount(0)
  await page.keyboard.press('Enter') // what cannot be undone is not what a key does by itself
  await expect(dialog(page)).toBeHidden()
  await open(page)
  await forGood(page)
  await expect(page.getByRole('status')).toContainText('The house has forgotten you')
  await page.getByRole('button', { name: 'Come in as a guest' }).click()
  expect((await kept(page)).of.account.id).not.toBe(id)
})

test('the cage has a player forgotten, and the record says so without a name', async ({ browser }) => {
  const dot = await player(browser, 'dot', 'Dorothea Quux')
  await dot.goto('/me')
  const cage = await as(browser, 'cashier')
  await cage.goto('/people/dot')
  const forget = cage.getByRole('button', { name: 'Forget for good' })
  await forget.click()
  await expect(dialog(cage).getByRole('heading')).toHaveText('Forget Dorothea Quux?')
  await walk(cage, (sees) => sees('forget-person'))
  await cage.keyboard.press('Enter') // cancels
  await expect(dialog(cage)).toBeHidden()
  await cage.reload()
  await expect(cage.getByRole('heading', { name: 'Dorothea Quux' })).toBeVisible() // nothing has happened yet
  await forget.click()
  await forGood(cage)
  await expect(cage.getByText('Forgotten. Only the id is left.')).toBeVisible()
  await expect(cage.getByText('Dorothea')).toHaveCount(0)
  await expect(cage.getByRole('heading', { name: 'dot' })).toBeVisible()
  await walk(cage, (sees) => sees('forgotten-person'))
  await cage.reload()
  await expect(cage.getByRole('alert')).toContainText('nobody')
  await cage.getByRole('link', { name: '‹ People' }).click()
  await cage.getByLabel('Search').fill('dot')
  await expect(cage.getByText('Nobody matches.')).toBeVisible()
  await cage.goto('/people/boss') // staff stay on record
  await expect(cage.getByRole('heading', { name: 'boss' })).toBeVisible()
  await expect(forget).toHaveCount(0)

  await dot.reload()
  await expect(dot.getByRole('heading', { name: /^Guest/ })).toBeVisible()
  await dot.getByRole('button', { name: 'Sign in' }).click()
  await strangers(dot, 'dot', 'chosen by dot')

  const inspector = await as(browser, 'commission')
  await inspector.goto('/inspector')
  await tab(inspector, 'Verification') // after which the last lines are shown
  await expect(async () => {
    await inspector.getByRole('button', { name: 'Verify the checkpoints' }).click()
    await expect(inspector.locator('[data-test=verdict]')).toContainText('Verified', { timeout: 5000 })
  }).toPass({ timeout: 40_000 })
  await tab(inspector, 'The record')
  const lines = inspector.getByRole('list', { name: 'Lines of the record' })
  await expect(lines).toContainText('dot is forgotten and hands in $5,000')
  await expect(inspector.getByText('Dorothea')).toHaveCount(0)
})

test('what one reads before one is forgotten is in Spanish, too', async ({ browser }) => {
  const page = await guest(browser)
  await speakSpanish(page)
  await page.goto('/me')
  await page.getByRole('button', { name: 'Que la casa me olvide' }).click()
  expect(await leftHere(page)).toEqual([])
  await forgetsInSpanish(page)
  await expect(page.getByRole('status')).toContainText('La casa le ha olvidado')
})

const forgetsInSpanish = (page: Page) => dialog(page).getByRole('button', { name: 'Olvidarme para siempre' }).click()
