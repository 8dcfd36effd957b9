import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArguments, findChromium } from '../server/testing/chromium.ts'
import viteConfig from './vite.config.ts'

const configDir = import.meta.dirname

/** Every story is a test: it must render in a real browser, its play function must end, and axe must be content. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root: resolve(configDir, '..'),
    plugins: [storybookTest({ configDir })],
    test: {
      name: 'stories',
      testTimeout: 30_000,
      // one page shows all files, as Storybook itself does; a new one for each took half of the time
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: findChromium(), args: chromiumArguments },
          // Amid a fade, axe sees the contrast of a moment.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
