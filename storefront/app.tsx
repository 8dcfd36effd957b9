import { useSignals } from '@preact/signals-react/runtime'
import type { ReadonlySignal } from '@preact/signals-react'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import type { Page, PagePayload } from '../server/contract/pages.ts'
import { CartProvider } from '../widget/cart/cart-context.tsx'
import type { CartStore } from '../widget/cart/cart-store.ts'
import { EnvironmentProvider } from '../widget/environment/environment.tsx'
import type { Environment } from '../widget/environment/environment.tsx'
import { KeptProvider } from './saved/kept-context.tsx'
import type { KeptLists } from './saved/kept-context.tsx'
import { SiteTellingProvider, silent } from './telling/site-telling.ts'
import type { SiteTelling } from './telling/site-telling.ts'
import type { FrameParts } from './shell/frame-parts.ts'
import { PageFrame } from './shell/page-frame.tsx'

/** A page ready to be rendered: its payload and the component that shows it. */
export interface ReadyPage {
  payload: PagePayload
  component: ComponentType<{ data: Page['data'] }>
}

/** Inputs of the app; the same in the server's render and in the browser's, so that hydration finds what it expects. */
export interface AppProps {
  page: ReadonlySignal<ReadyPage>
  frame: FrameParts
  slow: ReadonlySignal<boolean>
  offline: ReadonlySignal<boolean>
  environmentOf: (payload: PagePayload) => Environment
  translations: i18n
  cart: CartStore
  /** The lists of the visitor's device; the server has none. */
  kept?: KeptLists
  /** Absent on the server, which tells nobody. */
  telling?: SiteTelling
  /** Told of each page once it is in the document. */
  onDrawn?: (payload: PagePayload) => void
}

/** The site: what its components ask for, the frame, and the page of the moment. */
export function App({
  page,
  frame,
  slow,
  offline,
  environmentOf,
  translations,
  cart,
  kept,
  telling,
  onDrawn,
}: AppProps) {
  useSignals()
  const { payload, component: Screen } = page.value
  useEffect(() => onDrawn?.(payload), [onDrawn, payload])
  return (
    <I18nextProvider i18n={translations}>
      <EnvironmentProvider value={environmentOf(payload)}>
        <CartProvider store={cart}>
          <KeptProvider value={kept}>
            <SiteTellingProvider value={telling ?? silent}>
              <PageFrame
                frame={frame}
                shell={payload.shell}
                content={payload.content}
                slow={slow.value}
                offline={offline.value}
              >
                <Screen key={subjectOf(payload.content)} data={payload.content.data} />
              </PageFrame>
            </SiteTellingProvider>
          </KeptProvider>
        </CartProvider>
      </EnvironmentProvider>
    </I18nextProvider>
  )
}

/**
 * What a screen is about. One that is about something else begins anew: the reviews, the date and the dialogs of an experience
 * are nothing to the next one. A list stays while it is narrowed, so that the focus does too.
 */
function subjectOf(content: Page): string {
  switch (content.page) {
    case 'experience':
      return content.data.experience.slug
    case 'offer':
      return content.data.reference
    default:
      return content.page
  }
}
