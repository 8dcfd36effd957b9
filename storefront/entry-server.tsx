/** Renders a page of a site on the server. */
import { signal } from '@preact/signals-react'
import { renderToString } from 'react-dom/server'
import type { i18n } from 'i18next'
import { loadNamespace } from '../locales/index.ts'
import type { Cart } from '../server/contract/carts.ts'
import type { Language } from '../server/contract/primitives.ts'
import type { PagePayload } from '../server/contract/pages.ts'
import { createCartStore } from '../widget/cart/cart-store.ts'
import { firstFaces } from '../themes/faces.ts'
import { localeRecord } from '../locales/locale-records.ts'
import { homeSections, layoutNames } from '../themes/layout-names.ts'
import { themes } from '../themes/registry.ts'
import { loadCard } from '../widget/experience/cards/load-card.ts'
import { createFormats } from '../widget/environment/formats.ts'
import type { Formats } from '../widget/environment/formats.ts'
import { createTranslations } from '../widget/environment/i18n.ts'
import { App } from './app.tsx'
import type { ReadyPage } from './app.tsx'
import { keepRanges } from './keep-ranges.ts'
import { createPageEnvironment } from './page-environment.ts'
import { namespacesOf, screens } from './pages/registry.ts'
import { sourcesOf } from './pages/screen-source.ts'
import { loadFrame } from './shell/frame-parts.ts'
import { documentOf, inlineJson, themeRules } from './shell/document.ts'
import type { PageAssets } from './shell/document.ts'

/** How the server turns a payload into a page. */
export interface Renderer {
  /** Modules of a page as the build's manifest names them. */
  modulesOf(payload: PagePayload): string[]
  /** Stems of the font files that the first screen needs. */
  facesOf(payload: PagePayload): string[]
  /** The whole document in UTF-8. `nonce` is allowed by the reply's Content-Security-Policy; `cart` is the visitor's, where the page shows it. */
  render(payload: PagePayload, assets: PageAssets, nonce: string, cart?: Cart): Promise<Buffer>
}

const namespaces = [
  ...new Set(
    (Object.keys(screens) as (keyof typeof screens)[]).flatMap((page) =>
      layoutNames.facts.flatMap((facts) => namespacesOf(page, { facts, home: homeSections })),
    ),
  ),
]

/** One renderer for each process: translations, formatters and the rules of a look are made once, then only looked at. */
export function createRenderer(): Renderer {
  const translations = new Map<Language, Promise<i18n>>()
  const speak = (language: Language) => {
    const found = translations.get(language) ?? createTranslations(language, namespaces)
    translations.set(language, found)
    return found
  }
  const formats = new Map<string, Formats>()
  const formatsOf = (locale: string) => {
    const found = formats.get(locale) ?? keepRanges(createFormats(locale))
    formats.set(locale, found)
    return found
  }
  const texts = new Map<string, string>()
  const textsOf = async ({ content: { page }, shell: { language, structure } }: PagePayload) => {
    const names = namespacesOf(page, structure)
    const key = `${language} ${names.join(' ')}`
    const known = texts.get(key)
    if (known !== undefined) return known
    const read = names.map(async (name) => [name, await loadNamespace(language, name)] as const)
    const found = inlineJson(Object.fromEntries(await Promise.all(read)))
    texts.set(key, found)
    return found
  }
  const rules = new Map<string, string>()
  const rulesOf = ({ storefront, site, language }: PagePayload['shell']) => {
    const key = `${storefront.layout} ${language} ${site.accent}`
    const found = rules.get(key) ?? themeRules({ storefront, site, language })
    rules.set(key, found)
    return found
  }
  return {
    facesOf: ({ shell }) => firstFaces(themes[shell.storefront.layout].faces, localeRecord(shell.language)),
    modulesOf: ({ content, shell }) => [
      `themes/faces/${themes[shell.storefront.layout].faces}.css`,
      ...sourcesOf(content.page, shell.structure),
    ],
    async render(payload, assets, nonce, cart) {
      const { structure, language } = payload.shell
      const [speech, pageTexts, component, frame, card] = await Promise.all([
        speak(language),
        textsOf(payload),
        screens[payload.content.page].load(structure),
        loadFrame(structure),
        loadCard[structure.experienceCard](),
      ])
      const environmentOf = createPageEnvironment({ ...nowhere, card }, formatsOf)
      const page = signal<ReadyPage>({ payload, component: component as ReadyPage['component'] })
      const html = renderToString(
        <App
          page={page}
          frame={frame}
          slow={signal(false)}
          offline={signal(false)}
          environmentOf={environmentOf}
          translations={speech}
          cart={createCartStore({
            api: () => environmentOf(payload).api,
            currency: () => payload.shell.currency,
            memory: noMemory,
            inPage: cart,
          })}
        />,
      )
      const rendered = { html, texts: pageTexts, theme: rulesOf(payload.shell), cart }
      return Buffer.concat(documentOf(payload, rendered, assets, nonce).map((piece) => Buffer.from(piece)))
    },
  }
}

const noMemory = { get: () => undefined, set: () => undefined, remove: () => undefined, lasts: false }

/** The surroundings of a render: nothing is kept, nothing moves. */
const nowhere = {
  memory: noMemory,
  visitMemory: noMemory,
  navigate: () => undefined,
  portal: () => undefined,
  announce: () => undefined,
  returnAddress: () => undefined,
  origin: '',
}
