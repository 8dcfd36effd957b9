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
import type { ThemeLayout } from '../themes/theme.ts'
import { loadCard } from '../widget/experience/cards/load-card.ts'
import { createFormats } from '../widget/environment/formats.ts'
import type { Formats } from '../widget/environment/formats.ts'
import { createTranslations } from '../widget/environment/i18n.ts'
import { App } from './app.tsx'
import type { ReadyPage } from './app.tsx'
import { keepWritten } from './keep-written.ts'
import { createPageEnvironment } from './page-environment.ts'
import { createPartMarkups, encodeText, rememberParts } from './remembered-parts.tsx'
import { namespacesOf, screens } from './pages/registry.ts'
import { sourcesOf } from './pages/screen-source.ts'
import { loadFrame } from './shell/frame-parts.ts'
import type { FrameParts } from './shell/frame-parts.ts'
import { documentOf, inlineJson, pageRules, themeRules } from './shell/document.ts'
import type { PageAssets } from './shell/document.ts'

/** How the server turns a payload into a page. */
export interface Renderer {
  /** Modules of a page as the build's manifest names them. */
  modulesOf(payload: PagePayload): string[]
  /** Stems of the font files that the first screen needs. */
  facesOf(payload: PagePayload): string[]
  /** The whole document in UTF-8, in pieces: what many pages have alike is one Buffer for all of them. `nonce` is allowed by the reply's Content-Security-Policy; `cart` is the visitor's, where the page shows it. */
  render(payload: PagePayload, assets: PageAssets, nonce: string, cart?: Cart): Promise<Buffer[]>
}

const namespaces = [
  ...new Set(
    (Object.keys(screens) as (keyof typeof screens)[]).flatMap((page) =>
      layoutNames.facts.flatMap((facts) => namespacesOf(page, { facts, home: homeSections })),
    ),
  ),
]

/**
 * One renderer for each process: translations, formatters, the code of a screen and the rules of a look are fetched or made once, then
 * only looked at. With `remembersParts` so are cards and footers.
 */
export function createRenderer({ remembersParts = true }: { remembersParts?: boolean } = {}): Renderer {
  const markups = remembersParts ? createPartMarkups() : undefined
  const translations = new Map<Language, Promise<i18n>>()
  const speak = (language: Language) => {
    const found = translations.get(language) ?? createTranslations(language, namespaces)
    translations.set(language, found)
    return found
  }
  const formats = new Map<string, Formats>()
  const formatsOf = (locale: string) => {
    const found = formats.get(locale) ?? keepWritten(createFormats(locale))
    formats.set(locale, found)
    return found
  }
  // what was loaded, not its promise: a file that could not be read once is tried again
  const parts = new Map<string, Awaited<ReturnType<typeof loadParts>>>()
  const partsOf = async ({ content: { page }, shell: { storefront, structure } }: PagePayload) => {
    const key = `${page} ${storefront.layout}`
    const found = parts.get(key) ?? (await loadParts(page, structure))
    parts.set(key, found)
    return found
  }
  const texts = new Map<string, Buffer>()
  const textsOf = async ({ content: { page }, shell: { language, structure } }: PagePayload) => {
    const names = namespacesOf(page, structure)
    const key = `${language} ${names.join(' ')}`
    const known = texts.get(key)
    if (known !== undefined) return known
    const read = names.map(async (name) => [name, await loadNamespace(language, name)] as const)
    const found = encodeText(inlineJson(Object.fromEntries(await Promise.all(read))))
    texts.set(key, found)
    return found
  }
  const rules = new WeakMap<PageAssets, Map<string, Buffer>>()
  const rulesOf = ({ storefront, site, language }: PagePayload['shell'], assets: PageAssets) => {
    const known = rules.get(assets) ?? new Map<string, Buffer>()
    rules.set(assets, known)
    const key = `${storefront.layout} ${language} ${site.accent}`
    const found = known.get(key) ?? encodeText(pageRules(themeRules({ storefront, site, language }), assets))
    known.set(key, found)
    return found
  }
  return {
    facesOf: ({ shell }) => firstFaces(themes[shell.storefront.layout].faces, localeRecord(shell.language)),
    modulesOf: ({ content, shell }) => [
      `themes/faces/${themes[shell.storefront.layout].faces}.css`,
      ...sourcesOf(content.page, shell.structure),
    ],
    async render(payload, assets, nonce, cart) {
      const [speech, pageTexts, { component, frame, card }] = await Promise.all([
        speak(payload.shell.language),
        textsOf(payload),
        partsOf(payload),
      ])
      const apart =
        markups &&
        rememberParts(markups, {
          translations: speech,
          environment: () => environmentOf(payload),
          mark: nonce,
        })
      const environmentOf = createPageEnvironment(
        { ...nowhere, card: apart ? apart.stand('card', card) : card },
        formatsOf,
      )
      const Footer = apart ? footerApart(apart, frame.Footer) : frame.Footer
      const page = signal<ReadyPage>({ payload, component })
      const markup = renderToString(
        <App
          page={page}
          frame={{ ...frame, Footer }}
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
      const filled = apart?.fill(markup) ?? { html: [markup] }
      const rendered = { ...filled, texts: pageTexts, rules: rulesOf(payload.shell, assets), cart }
      return encode(documentOf(payload, rendered, assets, nonce))
    },
  }
}

/** The document as bytes. What is this page's alone takes one piece of memory, of its exact length: a page is kept for minutes. */
function encode(document: readonly (string | Buffer)[]): Buffer[] {
  const texts = document.filter((piece) => typeof piece === 'string')
  const own = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
  const pieces: Buffer[] = []
  let start = 0
  let end = 0
  const endRun = () => {
    if (end > start) pieces.push(own.subarray(start, end))
    start = end
  }
  for (const piece of document) {
    if (typeof piece === 'string') end += own.write(piece, end)
    else {
      endRun()
      pieces.push(piece)
    }
  }
  endRun()
  return pieces
}

/** A footer that is remembered by the parts of the shell that it shows; the other parts differ from page to page. */
function footerApart(
  apart: ReturnType<typeof rememberParts>,
  Footer: FrameParts['Footer'],
): FrameParts['Footer'] {
  const stand = apart.stand('footer', Footer)
  return ({ shell: { storefront, site, sites, destinations, categories } }) =>
    stand({ shell: { storefront, site, sites, destinations, categories } })
}

/** The code of a page in a look. */
async function loadParts(name: keyof typeof screens, structure: ThemeLayout) {
  const [component, frame, card] = await Promise.all([
    screens[name].load(structure),
    loadFrame(structure),
    loadCard[structure.experienceCard](),
  ])
  return { component: component as ReadyPage['component'], frame, card }
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
