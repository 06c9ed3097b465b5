// What the tests do at a table, through the screen alone.
import { cpus, loadavg } from 'node:os'
import { expect, type Locator, test as base, type Page } from '@playwright/test'

/** A page that fails the test if it asks another host, breaks the policy or has a fault. */
export const test = base.extend<{ guard: void }>({
  guard: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = []
      watch(page, baseURL ?? '', faults)
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export function watch(page: Page, home: string, faults: string[]) {
  page.on('request', (r) => {
    if (!r.url().startsWith(home) && !r.url().startsWith('blob:')) faults.push(`asked ${r.url()}`)
  })
  page.on('pageerror', (e) => faults.push(e.message))
  page.on('console', (m) => {
    if (/Content Security Policy/i.test(m.text())) faults.push(m.text())
  })
}

/** Sits down at the first free seat, whose areas are known by their number. By itself the page takes one in the middle. */
export async function sit(page: Page, table: string) {
  await page.goto(`/table/${table}?sit`)
  await page.getByRole('combobox', { name: 'Seat' }).selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByText('In front of you').or(question(page))).toBeVisible()
}

/** What one is asked. */
export const question = (page: Page) => page.getByRole('region', { name: 'You are asked' })

/** Opens what is behind a tab beside the table, if it is not open. */
export async function beside(page: Page, tab: 'Log' | 'Coach' | 'Odds' | 'Chat' | 'Rules' | 'Seats') {
  const open = page.getByRole('tab', { name: tab })
  if (await open.isVisible()) return open.click()
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click().then(() => open.click())
  else await page.getByRole('group', { name: 'Beside the table' }).getByRole('button', { name: tab }).click()
}

/** A machine that has more to do than it can says nothing of how fast the page is: then it is printed, and not judged. */
export const quiet = () => (loadavg()[0] ?? 0) < 1.5 * cpus().length

export async function leave(page: Page) {
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await expect(page.getByText('You are watching')).toBeVisible()
}

export const bet = (page: Page, area: string) => page.locator(`[data-area="${area}"]`).first().click()
/** The number of one's own seat, wherever the page has put one. */
export const mySeat = (page: Page) => page.locator('.felt[data-me]').getAttribute('data-me')
export const ready = (page: Page) => page.getByRole('button', { name: /^(Ready|Roll the dice)/ }).click()
export const result = (page: Page) => page.locator('[data-test=result]')

/** Whether a button is there and can be pressed now: one that goes away meanwhile is not waited for. */
export const pressable = async (button: Locator) =>
  (await button.count()) > 0 && (await button.isEnabled({ timeout: 500 }).catch(() => false))

/** roundOver says which round's result is in sight; empty if there is none. */
export const roundOver = async (page: Page) =>
  (await result(page).count()) ? result(page).getAttribute('data-next', { timeout: 500 }).catch(() => '') : ''

type Press = (choice: string) => Promise<void>

/** Answers what is asked now with the first of the wanted choices that is there, and says whether it did. */
async function answer(page: Page, wanted: string[], press?: Press): Promise<boolean> {
  if (!(await question(page).count())) return false
  for (const choice of wanted) {
    const button = question(page).getByRole('button', { name: new RegExp(`^${choice}`) })
    if (!(await button.count())) continue
    // a choice that cannot be pressed yet is waited for: the next one may be another answer
    if (!(await pressable(button))) return false
    if (press) await press(choice)
    else await button.click({ timeout: 2000 }).catch(() => undefined)
    return true
  }
  return false
}

/**
 * Answers whatever is asked until the round is over, the first of the wanted choices that is open. A result that is
 * in sight already is that of the round before if it is the one named by before.
 */
export async function playOut(page: Page, wanted: string[], press?: Press, before: string | null = '') {
  let answered = 0
  const going = async () => {
    if (await answer(page, wanted, press)) answered++
    return [before, '', null].includes(await roundOver(page))
  }
  await expect.poll(going, { timeout: 90_000, intervals: [120] }).toBe(false)
  return answered
}

/** Answers what is asked before wagers can be made, as where the bank is bid for. */
export async function untilBets(page: Page, wanted: string[], press?: Press) {
  const open = async () => {
    await answer(page, wanted, press)
    return pressable(page.getByRole('button', { name: /^Ready/ }))
  }
  await expect.poll(open, { timeout: 90_000, intervals: [120] }).toBe(true)
}

/** What a table of one's own may differ in. Where players play against each other there must be bots. */
interface Own {
  bots?: number
  name?: string
  options?: Record<string, string>
  limits?: { min: number; max: number }
}

/**
 * Opens a table of one's own and returns its id. Nobody else plays there but bots, no clock ends the betting, and the
 * limits are those of the house's usual tables. One guest has four at most.
 */
export async function ownTable(page: Page, game: string, { limits, ...own }: Own = {}): Promise<string> {
  if (page.url() === 'about:blank') {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
  const usual = own.bots ? {} : { min: 500, max: 50_000 }
  const made = await page.request.post('/api/tables', { data: { game, betting: 600, decision: 600, ...(limits ?? usual), ...own } })
  expect(made.ok(), await made.text()).toBe(true)
  return ((await made.json()) as { id: string }).id
}

/** Sits down at a table of one's own, and returns its id. */
export async function sitAtOwn(page: Page, game: string, own: Own = {}): Promise<string> {
  const id = await ownTable(page, game, own)
  await sit(page, id)
  return id
}

/** Goes on as another guest. */
export async function anotherGuest(page: Page) {
  await page.context().clearCookies()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
}
