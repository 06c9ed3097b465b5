import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { emptyHome } from './e2e/home'
import { storeFlags } from './e2e/store'

// A house of its own, with nothing in it from another time.
const port = Number(process.env['PORT'] ?? 8199)
const data = process.env['BOARDWALK_DATA'] ?? mkdtempSync(join(tmpdir(), 'boardwalk-e2e-'))
process.env['BOARDWALK_DATA'] = data // workers read this file again

// The program is built once, by what starts the first house; the other houses of the tests use it too.
const built = process.env['BOARDWALK_PROGRAM']
const program = built ?? join(data, 'boardwalk')
process.env['BOARDWALK_PROGRAM'] = program
const build = built && built !== join(data, 'boardwalk') ? '' : `go build -pgo=off -o ${program} ./cmd/boardwalk && `

const home = Object.entries(emptyHome(data)).map(([name, dir]) => `${name}=${dir}`).join(' ')

const ownHouse = /(desk|officials|history|brought|pots|several|testgames|banked|keno|reports|papers|owndata|newkey|pictures-\w+)\.spec\.ts/

export default defineConfig({
  testDir: 'e2e',
  // Two at a time: those who play at one house, after each other, and those who open houses of their own.
  workers: 2,
  projects: [
    { name: 'one house', testIgnore: ownHouse, workers: 1 },
    { name: 'own houses', testMatch: ownHouse, workers: 1 },
  ],
  // A busy machine is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 40_000 },
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // a press that nothing takes, and a page that does not come, fail before the whole test does
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    viewport: { width: 1280, height: 850 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    // A trace takes as long again as the test, so that only what failed once is traced.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  webServer: {
    // the house has an empty home; what builds it keeps the caches of its own
    command: `${build}exec env ${home} ${program} serve --data ${join(data, 'house')} --seed-key ${join(data, 'seed.key')} ` +
      `--addr 127.0.0.1:${port} --log warn --drain 1s --shows ${process.env.SHOWS ?? 0} ` +
      storeFlags(`house_${port}`).map((flag) => `'${flag}'`).join(' '),
    cwd: '..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
  },
})
