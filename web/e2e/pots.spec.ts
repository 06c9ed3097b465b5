// Side pots at poker: which there are, what is in them, who may win them, and who has.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { walk } from './looks'
import { staffed } from './staffed'

const { guest } = staffed()

interface Question {
  id: string
  choices: string[]
  most?: number
}

/** Players with so many dollars each at a table of their own, of whom the last looks at it. */
async function seated(browser: Browser, stacks: number[]) {
  const pages: Page[] = []
  for (const _ of stacks) pages.push(await guest(browser))
  const host = pages[0]!
  const { id } = (await (await host.request.post('/api/tables', { data: { game: 'hold-em', betting: 600, decision: 600 } })).json()) as { id: string }
  for (const [i, page] of pages.entries()) {
    const me = (await (await page.request.get('/api/me')).json()) as { id: string }
    if (i > 0) await host.request.post(`/api/tables/${id}/invitations`, { data: { person: me.id } })
    expect((await page.request.post(`/api/tables/${id}/seat`, { data: { seat: i + 1, amount: stacks[i]! * 100 } })).status()).toBe(200)
  }
  const last = pages.at(-1)!
  await last.goto(`/table/${id}`)
  await expect(last.getByText('In front of you')).toBeVisible()
  for (const page of pages) await page.request.put(`/api/tables/${id}/ready`, { data: { ready: true } })
  const phase = async () => ((await (await host.request.get(`/api/tables/${id}`)).json()) as { status: { phase: string } }).status.phase
  await expect.poll(phase).toBe('playing') // the page opens its cut first
  return { id, pages, last }
}

/** Has everybody answer what they are asked, until nobody is or the round is where it should be. */
async function answers(id: string, pages: Page[], decide: (seat: number, q: Question, board: number) => object | null) {
  for (let asked = true; asked; ) {
    asked = false
    for (const [i, page] of pages.entries()) {
      const view = (await (await page.request.get(`/api/tables/${id}`)).json()) as { status: { question?: Question }; events: { kind: string; box?: number }[] }
      const q = view.status.question
      if (!q) continue
      const answer = decide(i + 1, q, view.events.filter((e) => e.kind === 'deal' && e.box === 0).length)
      if (!answer) return
      expect((await page.request.post(`/api/tables/${id}/answers`, { data: { question: q.id, ...answer } })).status()).toBe(200)
      asked = true
    }
  }
}

const pots = (page: Page) => page.getByRole('list', { name: 'Pots' }).getByRole('listitem')
const stays = (q: Question) => ({ choice: ['call', 'check', 'show', 'cut'].find((c) => q.choices.includes(c)) ?? q.choices[0] })
const all = (q: Question) => (q.choices.includes('raise') ? { choice: 'raise', amount: q.most } : stays(q))

test('two who are all-in for less make two side pots, for those who may win them', async ({ browser }) => {
  const { id, pages, last } = await seated(browser, [20, 60, 200, 300])
  await answers(id, pages, (seat, q, board) => {
    if (board >= 4) return null
    if (board === 3 && q.choices.includes('bet')) return { choice: 'bet', amount: 2000 }
    return seat <= 2 ? all(q) : stays(q)
  })
  await expect(pots(last)).toHaveCount(3)
  await expect(pots(last).nth(0)).toContainText(/Main pot \$80.*may be won by Guest \w+, Guest \w+, Guest \w+, You/)
  await expect(pots(last).nth(1)).toContainText(/Side pot 1 \$120.*may be won by Guest \w+, Guest \w+, You/)
  await expect(pots(last).nth(2)).toContainText(/Side pot 2 \$40.*may be won by Guest \w+, You/)
  await walk(last, (sees) => sees('pots'))
  await last.reload() // whoever comes later sees the same
  await expect(pots(last)).toHaveCount(3)
  await expect(pots(last).nth(2)).toContainText('$40')
  await answers(id, pages, (_, q) => stays(q))
  await expect(pots(last)).toHaveText([/Main pot \$80.*won by/, /Side pot 1 \$120.*won by/, /Side pot 2 \$40.*won by (Guest \w+|You|Guest \w+, You)/])
})

test('three who are all-in for different amounts are dealt out, and each pot says who won it @long', async ({ browser }) => {
  const { id, pages, last } = await seated(browser, [20, 60, 200])
  await answers(id, pages, (_, q) => all(q))
  await expect(pots(last)).toHaveText([/Main pot \$60.*won by/, /Side pot \$80.*won by/])
  await expect(last.locator('.plate[data-seat="3"]')).not.toContainText('all in')
  await expect(last.locator('.mark').first()).toHaveText(/wins \$/) // until the next hand is dealt
  await walk(last, (sees) => sees('pots-won'))
})

test('who leaves in the middle of a hand is asked first, and a bet of the pot is the pot', async ({ browser }) => {
  const { id, pages, last } = await seated(browser, [100, 100])
  let first = 0
  await answers(id, pages, (seat, q) => {
    if (!q.choices.includes('fold') && !q.choices.includes('check')) return stays(q)
    first ||= seat
    return null
  })
  const opener = pages[first - 1]!
  if (opener !== last) await opener.goto(`/table/${id}`)
  const question = opener.getByRole('region', { name: 'You are asked' })
  // blinds of $1 and $2: with a call of $1 there are $4, by which $2 are raised; a page that has just come may not know them yet
  await expect(async () => {
    await question.getByRole('button', { name: 'Pot', exact: true }).click()
    await expect(question.getByLabel(/^Amount in dollars/)).toHaveValue('6', { timeout: 1000 })
  }).toPass()

  const other = pages[2 - first]!
  if (other !== last) await other.goto(`/table/${id}`)
  await other.getByRole('button', { name: 'Leave the table' }).click()
  const dialog = other.getByRole('dialog', { name: 'Leave in the middle of a hand?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(other.getByText('In front of you')).toBeVisible()
  await other.getByRole('button', { name: 'Leave the table' }).click()
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(other.locator('[data-test=news]')).toContainText('You will leave')
})
