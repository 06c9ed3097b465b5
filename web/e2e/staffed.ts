// A house of its own, whose staff the tests can sign in as.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { emptyHome } from './home'
import { watch } from './house'
import { storeFlags } from './store'

const staff = {
  floor: 'floorperson', boss: 'pit boss', eye: 'surveillance', cashier: 'cage', commission: 'inspector',
  writer: 'keno writer', keno: 'keno supervisor',
}
export type Staff = keyof typeof staff

// Nobody is hurried: a round begins when everybody is ready. Many tables make more than one page.
export const pit = (name: string, ids: string[], game: string, more = '') =>
  `[[pit]]\nname = "${name}"\n` + ids.map((id) => `[[pit.table]]\nid = "${id}"\ngame = "${game}"\n${more}`).join('')
const limits = 'limit = [5, 500]\n'
const head = 'name = "The House of the Desk"\nguest = 5000\n[times]\nbetting = 600\ndecision = 300\n'
/** The tables of a house whose tests say nothing else. */
export const usual = [
  pit('Dice', ['craps-1'], 'craps', limits),
  pit('Cards', ['blackjack-1'], 'blackjack', limits + 'bots = 1\n'),
  pit('Wheels', ['big-six-1', ...Array.from({ length: 70 }, (_, i) => `wheel-${i + 1}`)], 'big-six', limits),
].join('')
const tail = [
  '[keno]\nid = "keno-1"\nname = "Keno Lounge"\nminutes = 30\n',
  '[[keno.booth]]\nname = "Main Booth"\nstations = [1, 2]\nautomatic = [1]\n[[keno.board]]\nplace = "Hotel Lobby"\nnotified = "2026-11-01"\n',
  ...Object.entries(staff).map(([id, role]) => `[[staff]]\nid = "${id}"\nrole = "${role}"\n`),
].join('')

class StaffedHouse {
  url = ''
  private passwords = new Map<string, string>()
  private server: ChildProcess | undefined
  private dir = mkdtempSync(join(tmpdir(), 'boardwalk-desk-'))
  private data = join(this.dir, 'data')
  private seedKey = ['--seed-key', join(this.dir, 'seed.key')]
  private program = ''
  private flags: string[] = []

  /** The house is of another program if a function builds one, and else of the one that the configuration has built. */
  async open(build?: (dir: string) => string, tables = usual) {
    this.program = build?.(this.dir) ?? process.env['BOARDWALK_PROGRAM'] ?? ''
    const casino = join(this.dir, 'casino.toml')
    writeFileSync(casino, head + tables + tail)
    const files = ['--casino', casino, '--data', this.data, ...this.seedKey]
    this.flags = [...files, ...storeFlags(`house_${process.pid}_${Date.now()}`), '--log', 'error', '--drain', '1s']
    // a node is there before its hall is
    const said = await this.serve('127.0.0.1:0', (said) => Object.keys(staff).every((id) => said.includes(`staff: ${id} `)))
    for (const [, id, password] of said.matchAll(/staff: (\S+) .*password (\S+)/g)) await this.choose(id ?? '', password ?? '')
  }

  /** Serves the house at an address, and returns what it says until that is all. */
  private async serve(addr: string, all: (said: string) => boolean): Promise<string> {
    const server = spawn(this.program, ['serve', ...this.flags, '--addr', addr], { env: { ...process.env, ...emptyHome(this.dir) } })
    this.server = server
    let said = ''
    await new Promise<void>((done, failed) => {
      server.on('exit', () => failed(new Error(`the house did not open: ${said}`)))
      server.stderr.on('data', (d: Buffer) => (said += d))
      server.stdout.on('data', (d: Buffer) => {
        said += d
        const at = /open at (\S+),/.exec(said)
        if (!at || !all(said)) return
        this.url = at[1] ?? ''
        done()
      })
    })
    await expect.poll(async () => (await fetch(`${this.url}/readyz`)).status).toBe(200)
    return said
  }

  /** Closes the house in good order, has the program do something with its data, and opens it again at the same address. */
  async meanwhile(...command: string[]) {
    const server = this.server
    if (!server) throw new Error('the house is not open')
    server.removeAllListeners('exit')
    const over = once(server, 'exit')
    server.kill('SIGTERM')
    await over
    execFileSync(this.program, [...command, ...this.seedKey, this.data], { env: { ...process.env, ...emptyHome(this.dir) } })
    await this.serve(new URL(this.url).host, () => true)
  }

  /** Has a member of staff choose a password: the printed one is good for nothing else. */
  private async choose(id: string, given: string) {
    const json = { 'Content-Type': 'application/json' }
    const entered = await fetch(`${this.url}/api/session`, { method: 'POST', headers: json, body: JSON.stringify({ id, password: given }) })
    const cookie = (entered.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const chosen = `chosen by ${id}`
    const body = JSON.stringify({ old: given, new: chosen })
    const changed = await fetch(`${this.url}/api/me/password`, { method: 'PUT', headers: { ...json, Cookie: cookie }, body })
    if (!changed.ok) throw new Error(`${id} has not chosen a password: ${await changed.text()}`)
    this.passwords.set(id, chosen)
  }

  close() {
    this.server?.removeAllListeners('exit')
    this.server?.kill('SIGKILL')
    rmSync(this.dir, { recursive: true, force: true })
  }

  /** A browser of its own for a guest. What is wrong with a page is collected. */
  async guest(browser: Browser, faults: string[]): Promise<Page> {
    const page = await (await browser.newContext({ baseURL: this.url, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })).newPage()
    watch(page, this.url, faults)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 })
    return page
  }

  /**
   * A browser of its own for a player who has the same id in every house and always cuts with the same bytes: then what a test house
   * deals at a table follows from the ids of both.
   */
  async player(browser: Browser, id: string, name: string, faults: string[]): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.url, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    await context.addInitScript(() => {
      const draw = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = <T extends ArrayBufferView | null>(to: T): T =>
        to instanceof Uint8Array && to.length === 32 ? (to.fill(1), to) : draw(to as never)
    })
    const made = await context.request.post('/api/people', { data: { id, name, password: `chosen by ${id}` } })
    if (!made.ok()) throw new Error(`${id} has no account: ${await made.text()}`)
    const page = await context.newPage()
    watch(page, this.url, faults)
    return page
  }

  async as(browser: Browser, id: Staff, faults: string[]): Promise<Page> {
    const page = await this.guest(browser, faults)
    await signIn(page, id, this.passwords.get(id) ?? '')
    return page
  }
}

/** Builds the program with games of its own, in whose houses the same table always deals the same rounds. */
export function testHouse(dir: string): string {
  const program = join(dir, 'testhouse')
  execFileSync('go', ['build', '-pgo=off', '-o', program, './internal/testhouse'], { cwd: '..' })
  return program
}

/** Opens a house for the tests of a file. What is wrong with a page fails its test. */
export function staffed(build?: (dir: string) => string, tables?: string) {
  const house = new StaffedHouse()
  const faults: string[] = []
  test.beforeAll(() => house.open(build, tables))
  test.afterAll(() => house.close())
  test.afterEach(async ({ browser }) => {
    for (const c of browser.contexts()) await c.close()
    expect(faults.splice(0)).toEqual([])
  })
  return {
    guest: (browser: Browser) => house.guest(browser, faults),
    as: (browser: Browser, id: Staff) => house.as(browser, id, faults),
    player: (browser: Browser, id: string, name: string) => house.player(browser, id, name, faults),
    meanwhile: (...command: string[]) => house.meanwhile(...command),
  }
}

export async function signIn(page: Page, id: string, password: string) {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('User name').fill(id)
  await page.getByLabel('Password').fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

export const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()
