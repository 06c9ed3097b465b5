// No English is left on the pages of staff in Spanish, whatever is opened on them.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { leftHere, leftOn, speakSpanish } from './english'
import { bet, ready, sit } from './house'
import { pit, staffed } from './staffed'

const limits = 'limit = [5, 500]\n'
const games = ['craps', 'blackjack', 'roulette', 'hold-em', 'pai-gow-poker', 'sic-bo', 'three-card-poker', 'punto-banco', 'red-dog']
const { guest, as } = staffed(undefined, games.map((g) => pit(`Mesa ${g}`, [`${g}-1`], g, limits)).join(''))

/** What the page says in English with each of its tabs open, and with what `open` unfolds in it. */
async function leftInTabs(page: Page, open: (tab: string) => Promise<string[]>): Promise<string[]> {
  const left: string[] = []
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    left.push(...(await leftHere(page)), ...(await open((await tab.getAttribute('id')) ?? '')))
  }
  return left
}

/** What every choice of a list shows. */
async function leftInChoices(page: Page, list: Locator): Promise<string[]> {
  const left: string[] = []
  for (let i = 0; i < (await list.locator('option').count()); i++) {
    await list.selectOption({ index: i })
    left.push(...(await leftHere(page)))
  }
  return left
}

test('no English is left at the desk in Spanish @long', async ({ browser }) => {
  const ann = await guest(browser)
  await sit(ann, 'craps-1')
  await bet(ann, 'pass')
  await ready(ann)
  const boss = await as(browser, 'boss')
  await speakSpanish(boss)
  const left = await leftOn(boss, '/desk')
  for (const game of games) {
    await boss.goto(`/desk/${game}-1`)
    await expect(boss.getByRole('tablist')).toBeVisible()
    left.push(...(await leftInTabs(boss, async (tab) => {
      const opened: string[] = []
      if (tab === 'tab-incidents') {
        for (let i = 0; i < (await boss.locator('#panel .item').count()); i++) {
          await boss.locator('#panel .item').nth(i).click()
          opened.push(...(await leftHere(boss)))
        }
      }
      if (tab === 'tab-notices') {
        const [matter, option] = [boss.getByLabel('Qué cambia'), boss.getByLabel('Opción', { exact: true })]
        opened.push(...(await leftInChoices(boss, matter)))
        await matter.selectOption('option')
        opened.push(...(await leftInChoices(boss, option)))
      }
      return opened
    })))
  }
  expect([...new Set(left)]).toEqual([])
})

test('no English is left for the cage, surveillance, the inspector and keno in Spanish @long', async ({ browser }) => {
  const left: string[] = []
  const walks = [
    ['cashier', ['/people', '/people/boss', '/me']],
    ['eye', ['/surveillance', '/surveillance/blackjack-1', '/surveillance/keno-1']],
    ['commission', ['/inspector']],
    ['writer', ['/keno/station']],
    ['keno', ['/keno/station', '/keno/keno-1/board']],
  ] as const
  for (const [who, paths] of walks) {
    const page = await as(browser, who)
    await speakSpanish(page)
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      left.push(...(await leftHere(page)), ...(await leftInTabs(page, async () => [])))
    }
  }
  expect([...new Set(left)]).toEqual([])
})
