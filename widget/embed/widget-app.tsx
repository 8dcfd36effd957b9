import { useSignals } from '@preact/signals-react/runtime'
import type { i18n } from 'i18next'
import { Suspense, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { CartProvider, useCart } from '../cart/cart-context.tsx'
import type { CartStore } from '../cart/cart-store.ts'
import { EnvironmentProvider, useEnvironment } from '../environment/environment.tsx'
import type { Environment } from '../environment/environment.tsx'
import { addNamespaces } from '../environment/i18n.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { ToastProvider } from '../ui/overlays/toast.tsx'
import { createToasts } from '../ui/overlays/toast-store.ts'
import type { Tell } from '../telling/events.ts'
import type { WrittenPlace } from './float-button.ts'
import type { Chosen } from './shop.ts'
import { screenOf } from './screens.ts'
import type { ScreenProps } from './screens.ts'
import { ScreenFailed, ScreenWaiting } from './screens/screen-state.tsx'
import type { Stage, StagePlace } from './stage.ts'
import type { Warn } from './warn.ts'
import '../ui/foundation.css'
import './widget-app.css'

const Switches = lazy(async () => ({ default: (await import('./switches.tsx')).Switches }))

/** How a widget stands in its page. */
export interface WidgetFrame {
  kind: 'inline' | 'button' | 'dialog'
  /** What the button says and where it leads. */
  button: 'cart' | 'book'
  /** What the button says instead of that. */
  label?: string
  /** Where the button floats over the page, if it does. */
  place: WrittenPlace
  /** What travellers may choose, and what is done with it. */
  switches?: string
  choose: (name: keyof Chosen, code: string) => void
  /** Whether lists have a search form above them. */
  canSearch: boolean
  first: StagePlace
  /** The dialog without a button was closed. */
  onClosed: () => void
}

/** Inputs of a widget's app; a changed option is another render. */
export interface WidgetAppProps {
  frame: WidgetFrame
  stage: Stage
  environment: Environment
  translations: i18n
  cart: CartStore
  tell: Tell
  warn: Warn
}

/** The widget: its contexts, its frame, and the screen of the moment. */
export function WidgetApp({ frame, stage, environment, translations, cart, tell, warn }: WidgetAppProps) {
  const [toasts] = useState(createToasts)
  const inDialog = frame.kind !== 'inline'
  const { canSearch, switches, choose } = frame
  const view = { stage, translations, tell, warn, canSearch, inDialog, switches, choose }
  return (
    <I18nextProvider i18n={translations}>
      <EnvironmentProvider value={environment}>
        <CartProvider store={cart}>
          <ToastProvider toasts={toasts}>
            {frame.kind === 'inline' ? (
              <StageView {...view} />
            ) : (
              <Opener frame={frame} view={view} cart={cart} />
            )}
          </ToastProvider>
        </CartProvider>
      </EnvironmentProvider>
    </I18nextProvider>
  )
}

interface StageViewProps {
  stage: Stage
  translations: i18n
  tell: Tell
  warn: Warn
  canSearch: boolean
  inDialog: boolean
  switches: WidgetFrame['switches']
  choose: WidgetFrame['choose']
}

/** A button, and the dialog that it opens. */
function Opener({ frame, view, cart }: { frame: WidgetFrame; view: StageViewProps; cart: CartStore }) {
  useSignals()
  const { stage, warn } = view
  const { t } = useTranslation('embed')
  const { storefront, formats } = useEnvironment()
  const opener = useRef<HTMLButtonElement>(null)
  const count = cart.count.value
  const isCart = frame.button === 'cart'
  const { label } = frame
  const { corner, offset } = frame.place
  const floats = corner !== undefined
  useEffect(() => {
    const button = opener.current
    if (!corner || !button) return
    void import('./float-button.ts').then(({ floatButton }) => floatButton(button, { corner, offset }, warn))
  }, [corner, offset, warn])
  const counted = (text: string) =>
    isCart && count > 0 ? `${text} (${formats.number().format(count)})` : text
  const close = () => {
    stage.clear()
    frame.onClosed()
  }
  return (
    <>
      {frame.kind === 'button' ? (
        <Button
          // what kept it in the page would keep it out of the top layer
          key={String(floats)}
          ref={opener}
          look={isCart && !floats ? 'line' : 'act'}
          aria-haspopup="dialog"
          icon={isCart ? <Icon name="cart" /> : undefined}
          onClick={() => stage.go(frame.first)}
        >
          {label ? counted(label) : isCart ? t('cart', { count }) : t('book')}
        </Button>
      ) : null}
      {stage.place.value ? (
        <Dialog
          title={storefront.name}
          shape={isCart && frame.kind === 'button' ? 'side' : 'full'}
          onClose={close}
        >
          <div className="widget-app__inner">
            <StageView {...view} />
          </div>
        </Dialog>
      ) : null}
    </>
  )
}

interface Ready {
  place: StagePlace
  component: ComponentType<ScreenProps>
}

/** The screen of the moment; the one before stays until the next one's code and texts are there. */
function StageView({ stage, translations, switches, choose, ...given }: StageViewProps) {
  useSignals()
  const { t } = useTranslation('embed')
  const cart = useCart()
  const { tell } = given
  const frame = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState<Ready>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const place = stage.place.value
  const last = useRef<StagePlace>(undefined)

  useLayoutEffect(() => {
    if (!place) return undefined
    let isCurrent = true
    const screen = screenOf(place, given.canSearch)
    Promise.all([
      screen.load(),
      addNamespaces(translations, translations.language as Environment['language'], screen.namespaces),
    ]).then(
      ([component]) => {
        if (!isCurrent) return
        setFailed(false)
        setReady({ place, component: component as Ready['component'] })
      },
      () => {
        if (!isCurrent) return
        setFailed(true)
        tell('error', { code: 'unreachable' })
      },
    )
    return () => void (isCurrent = false)
  }, [place, translations, tries, given.canSearch, tell])

  const isWithoutCart = (place?.to === 'cart' || place?.to === 'checkout') && cart.state.value === 'failed'
  useEffect(() => {
    if (isWithoutCart) tell('error', { code: 'unreachable' })
  }, [isWithoutCart, tell])

  useEffect(() => {
    if (!ready) return
    const element = frame.current
    // the first screen leaves the page where it is, and so does a list that is narrowed; a step begins at its top
    if (last.current && keyOf(last.current) !== keyOf(ready.place)) {
      if (element && !isBusyElsewhere(element)) {
        if (element.getBoundingClientRect().top < 0) element.scrollIntoView()
        element.focus({ preventScroll: true })
      }
    }
    last.current = ready.place
  }, [ready])

  const Screen = ready?.component
  const count = cart.count.value
  const isBare = place?.to === 'checkout' && count === 0
  // in its dialog the button of the cart is behind it; where something is chosen or bought, the way is the screen's own
  const leadsToCart =
    count > 0 && (place?.to === 'listing' || place?.to === 'experience' || place?.to === 'availability')
  return (
    <div ref={frame} className={`widget-app widget-app--${isBare ? 'bare' : place?.to}`} tabIndex={-1}>
      {switches ? (
        <Suspense fallback={null}>
          <Switches asked={switches} choose={choose} warn={given.warn} />
        </Suspense>
      ) : null}
      {stage.canGoBack.value || leadsToCart ? (
        <div className="widget-app__ways">
          {stage.canGoBack.value ? (
            <Button look="quiet" size="small" onClick={() => stage.back()}>
              {t('back')}
            </Button>
          ) : null}
          {leadsToCart ? (
            <Button
              look="quiet"
              size="small"
              className="widget-app__cart"
              icon={<Icon name="cart" size={16} />}
              onClick={() => stage.go({ to: 'cart' })}
            >
              {t('cart', { count })}
            </Button>
          ) : null}
        </div>
      ) : null}
      {failed ? <ScreenFailed again={() => setTries(tries + 1)} /> : null}
      {!failed && Screen ? (
        <Screen key={keyOf(ready.place)} place={ready.place} go={stage.go} {...given} />
      ) : null}
      {!failed && !Screen ? <ScreenWaiting /> : null}
    </div>
  )
}

/** Whether something of the page around has the focus: then the page itself has asked for the step. */
function isBusyElsewhere(element: HTMLElement): boolean {
  const { activeElement, body } = element.ownerDocument
  const root = element.getRootNode()
  const own = root instanceof ShadowRoot ? root.host : element
  return activeElement !== null && activeElement !== body && !own.contains(activeElement)
}

/** A list that is narrowed stays the same list. */
function keyOf(place: StagePlace): string {
  return place.to === 'listing' ? place.to : JSON.stringify(place)
}
