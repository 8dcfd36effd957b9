import type { WidgetEvents } from './events.ts'
import type { HostOptions } from './host-options.ts'

/** A call that was made before the script was there: `Dhow = []; Dhow.push(['open', { … }])`. */
export type SdkCall = {
  [Name in Exclude<keyof DhowSdk, 'push'>]: [Name, ...Parameters<DhowSdk[Name]>]
}[Exclude<keyof DhowSdk, 'push'>]

type Listener<Name extends keyof WidgetEvents> = (event: CustomEvent<WidgetEvents[Name]>) => void

/** `window.Dhow`, the one name that the script takes in the host's page. */
export interface DhowSdk {
  /** Puts a widget at the end of `target`. */
  mount(target: Element, options: Partial<HostOptions>): Element
  /** Takes a widget away, with everything that it has opened or listens to. */
  unmount(element: Element): void
  /** Changes options of a widget; the cart stays. */
  update(element: Element, options: Partial<HostOptions>): void
  /** Opens a dialog: an experience when one is named, else the list. */
  open(options?: Partial<HostOptions>): Element
  /** Closes every dialog that `open` has opened. */
  close(): void
  /** Listens to the events of every widget of the page. */
  on<Name extends keyof WidgetEvents>(name: Name, listener: Listener<Name>): void
  off<Name extends keyof WidgetEvents>(name: Name, listener: Listener<Name>): void
  /** Makes a call by its name, as the queue before loading does. */
  push(call: SdkCall): void
}
