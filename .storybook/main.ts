import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The root's vite configuration builds a server and a client; a story needs neither.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/*.stories.tsx', '../widget/**/*.stories.tsx', '../storefront/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // One sheet, linked by the page: a link that a script adds asks for it as another origin does, which a disk refuses.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, cssCodeSplit: false, modulePreload: false } }),
  // The other parser needs TypeScript's JavaScript API, which version 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
