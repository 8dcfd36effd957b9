import { attributeOf, optionNames } from '../host-options.ts'
import type { GivenOptions, HostOptions, OptionName } from '../host-options.ts'
import { eventNames, eventsVersion } from '../../telling/events.ts'
import type { DhowSdk, SdkCall } from '../sdk.ts'

/** Makes `window.Dhow`. `warn` tells the page's maker. */
export function createSdk(document: Document, elementName: string, warn: (what: string) => void): DhowSdk {
  const set = (element: Element, options: Partial<HostOptions>) => {
    for (const [name, value] of Object.entries(options)) {
      if (!optionNames.some((known) => known === name)) warn(`there is no option "${name}"`)
      // a buyer's details must not be readable by every script of the page
      else if (typeof value === 'string' && name !== 'buyer') element.setAttribute(attributeOf(name), value)
      else (element as GivenOptions)[name as OptionName] = value
    }
  }
  const find = (target: Element | string, of?: string) => {
    const found = typeof target === 'string' ? document.querySelector(target) : target
    if (found?.matches(of ?? '*')) return found
    warn(`there is no ${of ?? 'element'} ${target as string}`)
    return undefined
  }
  const create = (options: Partial<HostOptions>, parent?: Element) => {
    if (!parent) return undefined
    const element = document.createElement(elementName)
    set(element, options)
    return parent.appendChild(element)
  }
  const calls: Omit<DhowSdk, 'push' | 'version'> = {
    mount: (target, options = {}) => create(options, find(target)),
    unmount: (element) => find(element, elementName)?.remove(),
    update(target, options) {
      const element = find(target, elementName)
      if (element) set(element, options)
    },
    open: (options) => create({ ...options, view: 'dialog' }, document.body),
    close: () =>
      document.querySelectorAll(`${elementName}[view=dialog]`).forEach((element) => element.remove()),
    on(name, listener) {
      if (!eventNames.test(name)) warn(`there is no event "${name}"`)
      document.addEventListener(`dhow:${name}`, listener as EventListener)
    },
    off: (name, listener) => document.removeEventListener(`dhow:${name}`, listener as EventListener),
  }
  /** A mistake in a call is told, never thrown into the page. */
  const make = (call: SdkCall): unknown => {
    try {
      const [name, ...given] = call
      return (calls[name] as (...values: unknown[]) => unknown)(...given)
    } catch (error) {
      return warn(`${call as unknown as string}: ${String(error)}`)
    }
  }
  const sdk = Object.fromEntries(
    Object.keys(calls).map((name) => [name, (...given: unknown[]) => make([name, ...given] as SdkCall)]),
  )
  const push = (...made: SdkCall[]) => made.forEach(make)
  return { ...sdk, version: eventsVersion, push } as DhowSdk
}
