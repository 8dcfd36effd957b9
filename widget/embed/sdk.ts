/** What `window.Dhow` offers to the page of a widget. */
import type { WidgetEventName, WidgetEvents } from '../telling/events.ts'
import type { HostOptions } from './host-options.ts'

type Calls = Omit<DhowSdk, 'push' | 'version'>

/** A call that was made before the script was there: `Dhow = []; Dhow.push(['open', { … }])`. */
export type SdkCall = { [Name in keyof Calls]: [Name, ...Parameters<Calls[Name]>] }[keyof Calls]

/** Hears one kind of event. */
export type WidgetListener<Name extends WidgetEventName> = (event: CustomEvent<WidgetEvents[Name]>) => void

/** `window.Dhow`, the one name that the script takes in the host's page. None of its members throws. */
export interface DhowSdk {
  /** Version of the events. */
  version: string
  /** Puts a widget at the end of `target`, an element or a selector of one. Undefined when there is none. */
  mount(target: Element | string, options?: Partial<HostOptions>): Element | undefined
  /** Takes a widget away, with everything that it has opened or listens to. */
  unmount(element: Element | string): void
  /** Changes options of a widget; the cart stays. An option that is null or undefined is taken back. */
  update(element: Element | string, options: Partial<HostOptions>): void
  /** Opens a dialog: an experience when one is named, else the search. */
  open(options?: Partial<HostOptions>): Element | undefined
  /** Closes every dialog that `open` has opened. */
  close(): void
  /** Listens to the events of every widget of the page. */
  on<Name extends WidgetEventName>(name: Name, listener: WidgetListener<Name>): void
  /** Stops listening. */
  off<Name extends WidgetEventName>(name: Name, listener: WidgetListener<Name>): void
  /** Makes calls by their names, as the queue before loading does. */
  push(this: void, ...calls: SdkCall[]): void
}
