/** The engines that the table of hosts is made with. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const

/** Name of an engine. */
export type EngineName = (typeof engineNames)[number]

/**
 * A tab of some browser, as far as a traveller needs one: an address, a mouse, a keyboard. Clicks and keys are the browser's
 * own input, in pixels of the window, so that what lies on top gets them.
 */
export interface Tab {
  goto(url: string): Promise<void>
  url(): Promise<string>
  /** What an expression of the page comes to. Only texts, since a host may have changed how everything else is told. */
  evaluate(expression: string): Promise<string>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** A PNG of what is on the screen. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** A browser that runs. Each tab begins without anything stored. */
export interface Engine {
  name: EngineName
  open(): Promise<Tab>
  close(): Promise<void>
}

/** Size of the window in every engine, in CSS pixels. */
export const windowSize = { width: 1280, height: 900 } as const
