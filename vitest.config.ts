import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, 'dist/**', 'data/**', 'storybook-static/**']

/**
 * The suffix of a test chooses its world: `*.test.ts` runs in Node against a real PostgreSQL, `*.ssr.test.tsx` in Node
 * without a window, `*.test.tsx` in jsdom. Stories have a runner of their own (.storybook/vitest.config.ts), since they
 * need a browser.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    // The machine that runs everything may be small and busy; a slow run is no failure.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude,
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ssr',
          environment: 'node',
          include: ['**/*.ssr.test.tsx'],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: [...exclude, '**/*.ssr.test.tsx'],
          setupFiles: ['server/testing/dom-setup.ts'],
        },
      },
    ],
  },
})
