import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vitest/config'

// Where a server listens while the app is worked on.
const house = process.env.BOARDWALK ?? 'http://127.0.0.1:8080'

/** Compresses what the browser loads by Brotli, which the house itself cannot write. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    const dir = join(import.meta.dirname, 'dist/app')
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (/\.(js|css|html|svg|webmanifest)$/.test(name)) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))))
    }
  },
})

export default defineConfig({
  plugins: [svelte(), compressed()],
  // Beside the page that is committed, which stays as it is.
  build: { outDir: 'dist/app', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/api': house } },
  preview: { proxy: { '/api': house } },
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})
