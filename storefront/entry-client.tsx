/** Brings the page that the server rendered to life in the browser, and shows the pages that its links lead to. */
import { computed, effect, signal } from '@preact/signals-react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PagePayload } from '../server/contract/pages.ts'
import { createCartStore } from '../widget/cart/cart-store.ts'
import { keepCartCurrency } from '../widget/cart/keep-cart-currency.ts'
import { createFormats } from '../widget/environment/formats.ts'
import type { Formats } from '../widget/environment/formats.ts'
import { addNamespaces, createTranslations, localeOf } from '../widget/environment/i18n.ts'
import { loadCard } from '../widget/experience/cards/load-card.ts'
import { createMemory } from '../widget/environment/memory.ts'
import { tellingCart } from '../widget/telling/telling-cart.ts'
import { openTabChannel } from '../widget/ui/tab-channel.ts'
import { App } from './app.tsx'
import type { ReadyPage } from './app.tsx'
import { createAnnouncer } from './shell/announcer.ts'
import { followCart, readCartInPage } from './shell/cart-in-page.ts'
import { keepCurrency, readCurrency } from './navigation/currency-cookie.ts'
import { followLinks } from './navigation/links.ts'
import { prefetchOnIntent, prefetchVisible } from './navigation/prefetch.ts'
import { reloadOnce } from './navigation/reload-guard.ts'
import { createRouter } from './navigation/router.ts'
import { TypedBefore } from './navigation/typed-before.tsx'
import { createPageEnvironment } from './page-environment.ts'
import type { PageSurroundings } from './page-environment.ts'
import { loadFrame } from './shell/frame-parts.ts'
import { namespacesOf, screens } from './pages/registry.ts'
import { followAccount, noticingLogIn } from './saved/follow-account.ts'
import { mostKept, openKeptSlugs } from './saved/kept-slugs.ts'
import { openSavedList } from './saved/saved-list.ts'
import { createSiteTelling } from './telling/site-telling.ts'
import './shell/base.css'

async function start(): Promise<void> {
  const root = document.getElementById('app')
  const inlined = document.getElementById('payload')?.textContent
  if (!root || !inlined) return
  const payload = JSON.parse(inlined) as PagePayload

  const components = new Map<string, ReadyPage['component']>()
  const translations = await createTranslations(payload.shell.language, [])
  const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Record<string, object>
  for (const [namespace, known] of Object.entries(texts)) {
    translations.addResourceBundle(payload.shell.language, namespace, known)
  }
  const formats = new Map<string, Formats>()
  const formatsOf = (locale: string) => {
    const found = formats.get(locale) ?? createFormats(locale)
    formats.set(locale, found)
    return found
  }
  const prepare = async ({ content, shell }: PagePayload) => {
    const screen = screens[content.page]
    // a home page is put together when it is loaded: made twice, it would lose what was typed in it
    const [component] = await Promise.all([
      components.get(content.page) ?? screen.load(shell.structure),
      addNamespaces(translations, shell.language, namespacesOf(content.page, shell.structure)),
      formatsOf(localeOf(shell.language)).load(),
    ])
    components.set(content.page, component as ReadyPage['component'])
    if (translations.language !== shell.language) await translations.changeLanguage(shell.language)
  }
  const { structure } = payload.shell
  const [frame, card] = await Promise.all([
    loadFrame(structure),
    loadCard[structure.experienceCard](),
    prepare(payload),
  ])

  // another page shown before hydration has ended makes React replace the first one, and what is typed in it is lost
  const hydrated = Promise.withResolvers<void>()
  let outdated = () => false
  // asks for the first time in a quarter of an hour: no page waits for its code, and without it a page stays as it is
  import('./navigation/version-check.ts').then(
    ({ watchVersion }) => ({ outdated } = watchVersion(window, document.documentElement.dataset['build'])),
    () => undefined,
  )
  const router = createRouter({
    window,
    first: { url: new URL(location.href), payload },
    // the site's own is left out: its pages are the same for all visitors
    currency: () => {
      const { currency, currencies } = payload.shell.storefront
      const chosen = readCurrency(document, currencies)
      return chosen === currency ? undefined : chosen
    },
    prepare: async (next) => void (await Promise.all([prepare(next), hydrated.promise])),
    outdated: () => outdated(),
  })
  const { memory, onLogIn } = noticingLogIn(
    createMemory(payload.shell.storefront.slug, () => window.localStorage),
  )
  const inPage = readCartInPage(document, memory)
  const surroundings: PageSurroundings = {
    memory,
    visitMemory: createMemory(payload.shell.storefront.slug, () => window.sessionStorage),
    navigate: (path, options) => void router.visit(path, options),
    portal: () => document.getElementById('overlays') ?? undefined,
    announce: createAnnouncer(document, router.shown),
    returnAddress: () => undefined,
    origin: location.origin,
    card,
  }
  const environmentOf = createPageEnvironment(surroundings, formatsOf)

  const { storefront, site } = payload.shell
  const telling = createSiteTelling(window, { tagManager: site.tagManager, exponents: storefront.exponents })
  const store = createCartStore({
    api: () => environmentOf(router.shown.peek().payload).api,
    currency: () => router.shown.peek().payload.shell.currency,
    memory,
    channel: openTabChannel(`dhow.${payload.shell.storefront.slug}.cart`, window),
    inPage,
  })
  followCart(document, store)
  const cart = tellingCart(store, telling.tell)
  const kept = {
    saved: openSavedList(memory, { api: () => environmentOf(router.shown.peek().payload).api }),
    seen: openKeptSlugs(memory, 'seen', mostKept.seen),
  }
  window.addEventListener('storage', () => {
    kept.saved.reread()
    kept.seen.reread()
  })
  const page = computed<ReadyPage>(() => {
    const { payload: shown } = router.shown.value
    const component = components.get(shown.content.page)
    if (!component) throw new Error(`page ${shown.content.page} was not prepared`)
    return { payload: shown, component }
  })
  // prices show once the page in the visitor's currency is in the document
  let drawn: PagePayload | undefined
  let isAwaited = 'currencyPending' in document.documentElement.dataset
  const showPrices = () => {
    if (isAwaited || drawn !== router.shown.peek().payload) return
    delete document.documentElement.dataset['currencyPending']
  }
  const onDrawn = (shown: PagePayload) => {
    drawn = shown
    hydrated.resolve()
    showPrices()
  }
  // in slices of a few milliseconds: a phone needs half a second for a page, and hears no tap within a slice
  startTransition(() => {
    hydrateRoot(
      root,
      <TypedBefore within={root}>
        <App
          page={page}
          frame={frame}
          slow={router.slow}
          offline={router.offline}
          environmentOf={environmentOf}
          translations={translations}
          cart={cart}
          kept={kept}
          telling={telling}
          onDrawn={onDrawn}
        />
      </TypedBefore>,
    )
  })

  followLinks(window, router)
  prefetchOnIntent(window, router)
  router.start()
  followAccount(window, kept.saved, onLogIn)
  effect(() => {
    if (router.shown.value.payload.content.page === 'saved') void kept.saved.sync()
  })
  const currency = computed(() => router.shown.value.payload.shell.currency)
  // a cart is changed into the currency that it is asked for in: not before it is known which one is the visitor's
  const isSettled = signal(!('currencyPending' in document.documentElement.dataset))
  let hasAsked = false
  // at once, and again whenever the visitor chooses another currency
  effect(() => {
    if (!isSettled.value) return
    // the one in the page was read for it
    const isRead = inPage?.currency === currency.value && !hasAsked
    hasAsked = true
    if (!isRead) void cart.load()
  })
  let stopWatching = () => {}
  effect(() => {
    const { head, shell } = router.shown.value.payload
    document.title = head.title
    document.documentElement.lang = shell.language
    document.documentElement.dir = shell.direction
    requestAnimationFrame(() => {
      stopWatching()
      stopWatching = prefetchVisible(window, router, root)
    })
  })
  if ('currencyPending' in document.documentElement.dataset) {
    await settleCurrency(payload)
    await router.refresh()
    isAwaited = false
    showPrices()
    isSettled.value = true
  }
  keepCartCurrency(document, cart, () => currency.peek())
  window.addEventListener('dhow:currency', () => void router.refresh())
  // the first page may begin a visit; from one page of the site to the next it goes on
  let arrived: string | undefined = document.referrer
  let counted: string | undefined
  effect(() => {
    const shown = router.shown.value.payload
    // the same page in another currency is no other view
    if (counted === location.pathname) return
    counted = location.pathname
    void import('./navigation/count-visit.ts')
      .then(({ countVisit }) =>
        countVisit({ api: environmentOf(shown).api, origin: location.origin }, shown, arrived),
      )
      .catch(() => undefined)
      .finally(() => (arrived = undefined))
  })
  if (payload.shell.site.tagManager !== undefined) countVisits(() => router.shown.value.payload)
}

/** On a first visit to a site that has it guessed: keeps the currency of the visitor's region, else the site's own. */
async function settleCurrency({ shell: { storefront } }: PagePayload): Promise<void> {
  const { currencies, currency } = storefront
  if (readCurrency(document, currencies) !== undefined) return
  const guessed = await import('./navigation/guess-currency.ts').then(
    ({ guessCurrency }) => guessCurrency(navigator.languages, currencies),
    () => undefined,
  )
  keepCurrency(document, guessed ?? currency)
}

/** Tells the tag manager of each page, once the visitor has agreed. */
function countVisits(shown: () => PagePayload): void {
  const told = computed(shown)
  const tell = async () => {
    const page = told.value
    const [{ readConsent }, { tellPage }] = await Promise.all([
      import('./telling/consent.ts'),
      import('./telling/tell-page.ts'),
    ])
    if (readConsent(document) === 'granted') tellPage(window, page)
  }
  const quietly = () => void tell().catch(() => undefined)
  effect(quietly)
  window.addEventListener('dhow:consent-given', quietly)
}

// a chunk of an older build is gone: load the page anew
window.addEventListener('vite:preloadError', (event) => {
  const reload = () => location.reload()
  if (reloadOnce(location.pathname, () => sessionStorage, reload)) event.preventDefault()
})

void start()
