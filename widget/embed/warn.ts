/** Tells the developer of the page what is wrong with an option, and where it is documented. */
export type Warn = (option: string, why: string) => void

/**
 * Warnings of one widget, each once. Never an exception: the page belongs to the host. `base` is where the product is; its
 * page about the widget explains every option.
 */
export function createWarn(base: string): Warn {
  const said = new Set<string>()
  return (option, why) => {
    const text = `<dhow-booking> option "${option}": ${why}. See ${base}embed#${option}`
    if (said.has(text)) return
    said.add(text)
    // oxlint-disable-next-line no-console -- the console is the only place where the page's maker looks
    console.warn(text)
  }
}
