import type { Preview } from '@storybook/react-vite'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { configure } from 'storybook/test'
import { languages } from '../server/contract/primitives.ts'
import { lookWidths } from '../server/testing/look-pairs.ts'
import { layouts } from '../themes/names.ts'
import { themes } from '../themes/registry.ts'
import { themeCss } from '../themes/theme-css.ts'
import { EnvironmentProvider } from '../widget/environment/environment.tsx'
import { createFormats } from '../widget/environment/formats.ts'
import type { Formats } from '../widget/environment/formats.ts'
import { createTranslations, directionOf, localeOf } from '../widget/environment/i18n.ts'
import { PageShell, ShadowShell } from './shells.tsx'
import { withLength } from './text-length.ts'
import { type StoryGlobals, type StoryParameters, createStoryEnvironment } from './story-environment.ts'
import '../storefront/shell/base.css'
import '../widget/ui/foundation.css'

// What a busy machine takes a second longer for is no failure.
configure({ asyncUtilTimeout: 10_000 })

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>

/** The faces of every look: a story is shown in any of them. */
import.meta.glob('../themes/faces/*.css', { eager: true })

/** Languages that have texts; a story in another one would be English. */
const written = new Set(
  Object.keys(import.meta.glob('../locales/*/common.json')).map((path) => path.split('/')[2]),
)

const namespaces = Object.keys(import.meta.glob('../locales/en/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
)

const preview: Preview = {
  globalTypes: {
    theme: choice('Theme', 'paintbrush', [...layouts]),
    language: choice(
      'Language',
      'globe',
      languages.filter((code) => written.has(code)),
    ),
    direction: choice('Direction', 'transfer', ['auto', 'ltr', 'rtl']),
    scheme: choice('Scheme', 'mirror', ['light', 'dark']),
    shell: choice('Shell', 'box', ['page', 'shadow']),
    text: choice('Text', 'paragraph', ['real', 'short', 'long']),
  },
  initialGlobals: {
    theme: 'default',
    language: 'en',
    direction: 'auto',
    scheme: 'light',
    shell: 'page',
    text: 'real',
  },
  parameters: {
    // A violation fails the story's test, and is not only a line in a panel.
    a11y: { test: 'error' },
    layout: 'padded',
    // the widths of the contract that every look keeps (storefront/look-contract.e2e.ts)
    viewport: {
      options: Object.fromEntries(
        lookWidths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '850px' } },
        ]),
      ),
    },
  },
  loaders: [
    async ({ globals, parameters }) => ({
      formats: await loadFormats(globals as StoryGlobals, parameters.dhow as StoryParameters | undefined),
      translations: withLength(
        await createTranslations((globals as StoryGlobals).language, namespaces),
        (globals as StoryGlobals).text,
      ),
    }),
  ],
  decorators: [
    (Story, context) => {
      const globals = context.globals as StoryGlobals
      const { translations, formats } = context.loaded as { translations: i18n; formats: Formats }
      const { replies, environment } = (context.parameters.dhow ?? {}) as StoryParameters
      const parameters = { replies, environment: { formats, ...environment } }
      const Shell = globals.shell === 'shadow' ? ShadowShell : PageShell
      return (
        <Shell
          isTransparent={globals.theme === 'transparent'}
          theme={(selector) => themeCss(themes[globals.theme], selector, globals.scheme)}
          language={globals.language}
          direction={globals.direction === 'auto' ? directionOf(globals.language) : globals.direction}
        >
          {(portal) => (
            <I18nextProvider i18n={translations}>
              <EnvironmentProvider value={createStoryEnvironment(globals, parameters, () => portal)}>
                <Story />
              </EnvironmentProvider>
            </I18nextProvider>
          )}
        </Shell>
      )
    },
  ],
}

/** As the sites do before they write anything: Chromium lacks the months of Azerbaijani. */
async function loadFormats(
  { language }: StoryGlobals,
  { environment }: StoryParameters = {},
): Promise<Formats> {
  const formats = createFormats(environment?.locale ?? localeOf(language))
  await formats.load()
  return formats
}

function choice(title: string, icon: Toolbar['icon'], items: string[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } }
}

export default preview
