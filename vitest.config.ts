import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { operationAddresses } from './vite.operations.ts'

const exclude = [
  ...configDefaults.exclude,
  'dist/**',
  'data/**',
  'storybook-static/**',
  // what `npm test` takes samples of: `npm run test:all` runs it whole
  ...(process.env['DHOW_TEST_ALL'] ? [] : ['**/*.all.test.ts']),
]

/** Files that wait more than they work. */
const longest = /\/(crash|database-restart|jobs|two-processes|whole-demo)\.test\.ts$/

/** Begins with the longest, which else would keep one core company at the end; by itself it only knows how large they are. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(longest.test(b.moduleId)) - Number(longest.test(a.moduleId)))
  }
}

/**
 * The suffix of a test chooses its world: `*.test.ts` runs in Node against a real PostgreSQL, `*.ssr.test.tsx` in Node
 * without a window, `*.test.tsx` in jsdom. Stories have a runner of their own (.storybook/vitest.config.ts), since they
 * need a browser.
 */
export default defineConfig({
  plugins: [operationAddresses(), react()],
  test: {
    // The machine that runs everything may be small and busy; a slow run is no failure.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // by itself it leaves one of a small machine's two cores idle
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // No module keeps anything, so the files of a worker share them all; loading them anew for each took a third of the
    // time. What a test puts in the place of something global does not outlive it; only a document would.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
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
          isolate: true,
          include: ['**/*.test.tsx'],
          exclude: [...exclude, '**/*.ssr.test.tsx'],
          setupFiles: ['server/testing/dom-setup.ts'],
        },
      },
    ],
  },
})
