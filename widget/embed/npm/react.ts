import { createElement, useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import type { WidgetEventName, WidgetEvents } from '../../telling/events.ts'
import { attributeOf, optionNames } from '../host-options.ts'
import type { HostOptions, OptionName } from '../host-options.ts'
import { loadDhow } from './load-dhow.ts'

/** `onAddToCart`, and so on for every event. */
export type WidgetHandlers = {
  [Name in WidgetEventName as `on${Capitalize<Name>}`]?: (
    detail: WidgetEvents[Name],
    event: CustomEvent<WidgetEvents[Name]>,
  ) => void
}

/** Props of `DhowBooking`: where the product is, the widget's options and its events. */
export interface DhowBookingProps extends Partial<HostOptions>, WidgetHandlers {
  /** Origin of the product: `https://dhow.example`. */
  product: string
  /** For a policy that knows scripts by a nonce. */
  nonce?: string
  id?: string
  className?: string
}

/** The widget in a React app: the element, its script and its events. It renders on a server as well. */
export function DhowBooking({ product, nonce, id, className, ...rest }: DhowBookingProps): ReactElement {
  const element = useRef<HTMLElement & Partial<Record<OptionName, unknown>>>(null)
  const given = useRef(new Map<OptionName, string>())
  const handlers = useRef<object>(rest)
  const heard = Object.keys(rest).filter(isHandler).toSorted().join(' ')

  useEffect(() => {
    handlers.current = rest
  })

  useEffect(() => {
    // the element tells its page that it did not come
    loadDhow({ product, nonce }).catch(() => undefined)
  }, [product, nonce])

  useEffect(() => {
    for (const name of optionNames) {
      const value = rest[name]
      if (!element.current || isText(name, value)) continue
      // a new object that says the same is no change
      const said = JSON.stringify(value) ?? ''
      if ((given.current.get(name) ?? '') === said) continue
      given.current.set(name, said)
      element.current[name] = value
    }
  })

  useEffect(() => {
    const host = element.current
    const events = heard.split(' ').filter(Boolean)
    const hear = (event: Event) => {
      const name = handlerOf(event.type.slice('dhow:'.length))
      const known = handlers.current as Record<string, ((detail: unknown, event: Event) => void) | undefined>
      known[name]?.((event as CustomEvent).detail, event)
    }
    const types = events.map((name) => `dhow:${name.charAt(2).toLowerCase()}${name.slice(3)}`)
    for (const type of types) host?.addEventListener(type, hear)
    return () => {
      for (const type of types) host?.removeEventListener(type, hear)
    }
  }, [heard])

  const attributes = Object.fromEntries(
    optionNames.filter((name) => isText(name, rest[name])).map((name) => [attributeOf(name), rest[name]]),
  )
  // oxlint-disable-next-line react/refs -- it is handed to the element, as in JSX
  return createElement('dhow-booking', { ref: element, id, class: className, ...attributes })
}

/** What may stand in the page's markup; a buyer may not. */
function isText(name: OptionName, value: unknown): value is string {
  return typeof value === 'string' && name !== 'buyer'
}

function isHandler(name: string): boolean {
  return /^on[A-Z]/.test(name)
}

function handlerOf(event: string): string {
  return `on${event.charAt(0).toUpperCase()}${event.slice(1)}`
}
