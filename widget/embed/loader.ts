/** The script tag of the widget: defines `<dhow-booking>` and `window.Dhow`, and fetches the rest when a widget is wanted. */
import type { DoctorModule } from './doctor/doctor.ts'
import type { PageWidgets, WidgetModule } from './host-options.ts'
import { createBookingElement } from './loader/booking-element.ts'
import { createSdk } from './loader/sdk-calls.ts'
import type { SdkCall } from './sdk.ts'

/** Addresses of the widget's code and of the doctor, below `/widget/`; the build writes them in. */
declare const WIDGET_ENTRY: string
/** How `createWidgets` is called in there. */
declare const WIDGET_CREATE: 'createWidgets'
declare const WIDGET_DOCTOR: string
/** Address of a storefront's setup, up to its slug, as the code in there asks for it. */
declare const WIDGET_SETUP: string

const elementName = 'dhow-booking'
const ownTag: 'script' = 'script[src*="/widget/v1.js"],script[src*="/widget/assets/v1-"]' as 'script'

function start(page: Window & typeof globalThis): void {
  const { document, customElements } = page
  // a second script of the page
  if (customElements.get(elementName)) return
  // a module, and what a page's optimiser runs later or as a part of its own file, is no current script of ours
  const current = document.currentScript as HTMLScriptElement | null
  const script = current?.matches(ownTag) ? current : (document.querySelector(ownTag) ?? current)
  // a tag of another address may be a copy; an attribute of an element would let a comment in the page bring code
  const told = document.querySelector<HTMLMetaElement>('meta[name=dhow-product]')?.content
  const home = told
    ? new URL(told.replace(/\/?$/, '/'), page.location.href).href
    : script?.matches(ownTag)
      ? script.src.replace(/widget\/.*/, '')
      : ''
  // oxlint-disable-next-line no-console -- the console is the only place where the page's maker looks
  const warn = (what: string) => console.warn(`Dhow: ${what}${home && `. See ${home}embed`}`)
  const bring = async <Module>(file: string, name: string) => {
    try {
      return (await import(/* @vite-ignore */ new URL(`widget/${file}`, home).href)) as Module
    } catch (error) {
      warn(
        home
          ? `${name} did not come; the page must allow script-src ${home}`
          : 'the script lost its address; write <meta name="dhow-product" content="https://YOUR-DHOW"> before it',
      )
      throw error
    }
  }
  let loading: Promise<PageWidgets> | undefined
  const load = (storefront: unknown) => {
    // beside the code, which asks the same again and finds it in the browser's cache; a page may have a `fetch` that throws
    const askSetup = async () => fetch(home + WIDGET_SETUP + storefront)
    if (!loading) askSetup().catch(() => undefined)
    return (loading ??= bring<WidgetModule>(WIDGET_ENTRY, 'its code')
      .then((code) => code[WIDGET_CREATE]({ base: home, window: page }))
      // the next widget tries again
      .catch((error: unknown) => {
        loading = undefined
        throw error
      }))
  }

  const sdk = createSdk(document, elementName, warn)
  const host = page as { Dhow?: unknown }
  const queued = host.Dhow
  customElements.define(elementName, createBookingElement(page, script, load))
  host.Dhow = sdk
  if (Array.isArray(queued)) {
    sdk.push(...(queued as SdkCall[]))
    // a page may have kept the array, and goes on with it
    queued.push = sdk.push as typeof queued.push
  }

  // back from the payment page on a page that has no widget but the one that a click opened
  const [, returned] = /[?&]dhow_return=([\w-]+)/.exec(page.location.search) ?? []
  const showResult = () => {
    if (!document.querySelector(elementName)) sdk.open({ storefront: returned })
  }
  if (returned) {
    if (document.readyState === 'complete') showResult()
    else page.addEventListener('load', showResult)
  }

  if (/[?&]dhow-doctor\b/.test(page.location.search) || document.querySelector('[data-doctor]')) {
    const blocked: SecurityPolicyViolationEvent[] = []
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event))
    bring<DoctorModule>(WIDGET_DOCTOR, 'the doctor').then(
      (code) => code.openDoctor({ page, home, script, entry: WIDGET_ENTRY, blocked }),
      () => undefined,
    )
  }
}

start(window)
