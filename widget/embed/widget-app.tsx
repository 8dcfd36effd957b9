import { useSignals } from '@preact/signals-react/runtime'
import type { i18n } from 'i18next'
import { useEffect, useRef, useState } from 'react'
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
import type { Tell } from './events.ts'
import { screenOf } from './screens.ts'
import type { ScreenProps } from './screens.ts'
import { ScreenFailed, ScreenWaiting } from './screens/screen-state.tsx'
import type { Stage, StagePlace } from './stage.ts'
import type { Warn } from './warn.ts'
import '../ui/foundation.css'
import './widget-app.css'

/** How a widget stands in its page. */
export interface WidgetFrame {
  kind: 'inline' | 'button' | 'dialog'
  /** What the button says and where it leads. */
  button: 'cart' | 'book'
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
  const view = { stage, translations, tell, warn, canSearch: frame.canSearch, inDialog }
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
}

/** A button, and the dialog that it opens. */
function Opener({ frame, view, cart }: { frame: WidgetFrame; view: StageViewProps; cart: CartStore }) {
  useSignals()
  const { stage } = view
  const { t } = useTranslation('embed')
  const { storefront } = useEnvironment()
  const count = cart.count.value
  const close = () => {
    stage.clear()
    frame.onClosed()
  }
  return (
    <>
      {frame.kind === 'button' ? (
        <Button
          look={frame.button === 'book' ? 'act' : 'line'}
          aria-haspopup="dialog"
          icon={frame.button === 'cart' ? <Icon name="cart" /> : undefined}
          onClick={() => stage.go(frame.first)}
        >
          {frame.button === 'book' ? t('book') : t('cart', { count })}
        </Button>
      ) : null}
      {stage.place.value ? (
        <Dialog
          title={storefront.name}
          shape={frame.button === 'cart' && frame.kind === 'button' ? 'side' : 'full'}
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
function StageView({ stage, translations, ...given }: StageViewProps) {
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

  useEffect(() => {
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
      if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
      element?.focus({ preventScroll: true })
    }
    last.current = ready.place
  }, [ready])

  const Screen = ready?.component
  const isBare = place?.to === 'checkout' && cart.count.value === 0
  return (
    <div ref={frame} className={`widget-app widget-app--${isBare ? 'bare' : place?.to}`} tabIndex={-1}>
      {stage.canGoBack.value ? (
        <Button look="quiet" size="small" className="widget-app__back" onClick={() => stage.back()}>
          {t('back')}
        </Button>
      ) : null}
      {failed ? <ScreenFailed again={() => setTries(tries + 1)} /> : null}
      {!failed && Screen ? (
        <Screen key={keyOf(ready.place)} place={ready.place} go={stage.go} {...given} />
      ) : null}
      {!failed && !Screen ? <ScreenWaiting /> : null}
    </div>
  )
}

/** A list that is narrowed stays the same list. */
function keyOf(place: StagePlace): string {
  return place.to === 'listing' ? place.to : JSON.stringify(place)
}
