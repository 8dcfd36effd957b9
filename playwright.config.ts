import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, findChromium } from './server/testing/chromium.ts'

const launchOptions = { executablePath: findChromium(), args: chromiumArguments }

/** Whole journeys in a real browser, against the built product as `npm start` runs it (server/testing/start-product.ts). */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  testIgnore: [
    'dist/**',
    'node_modules/**',
    // what `npm test` takes samples of: `npm run test:all` runs it whole
    ...(process.env.DHOW_TEST_ALL ? [] : ['**/*.all.e2e.ts']),
  ],
  globalSetup: './server/testing/start-product.ts',
  outputDir: 'test-results',
  // A test that passes at the second attempt has found a race, ours or its own: it is a failure.
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.DHOW_TEST_ORIGIN,
    launchOptions,
    // Amid a fade, axe sees the contrast of a moment.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a quarter of the whole time: ask for one where it is needed, by --trace=retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
