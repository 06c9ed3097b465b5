import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Where a server listens while the app is worked on.
const house = process.env.BOARDWALK ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte()],
  // Beside the page that is committed, which stays as it is.
  build: { outDir: 'dist/app', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/api': house } },
  preview: { proxy: { '/api': house } },
  test: { include: ['src/**/*.test.ts'] },
})
