/** What the widget's npm package offers: `loadDhow`, its events, and the types of its options and calls. */

export { loadDhow } from './embed/npm/load-dhow.ts'
export type { LoadOptions } from './embed/npm/load-dhow.ts'
export { errorCodes, eventsVersion } from './telling/events.ts'
export type { EventItem, EventMoney, EventOutcome, WidgetEventName, WidgetEvents } from './telling/events.ts'
export type { HostBuyer, HostOptions, ViewName } from './embed/host-options.ts'
export type { DhowSdk, SdkCall, WidgetListener } from './embed/sdk.ts'
