import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// A house of its own, with nothing in it from another time.
const port = Number(process.env['PORT'] ?? 8199)
const data = process.env['BOARDWALK_DATA'] ?? mkdtempSync(join(tmpdir(), 'boardwalk-e2e-'))
process.env['BOARDWALK_DATA'] = data // workers read this file again

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 850 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `go run -pgo=off ./cmd/boardwalk serve --data ${data} --addr 127.0.0.1:${port} --log warn --drain 1s`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
})
