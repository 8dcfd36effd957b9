import Bowser from 'bowser'

/** A browser as its owner would recognise it: "Firefox", "Windows". What it does not say is absent. */
export interface SeenBrowser {
  browser?: string
  system?: string
}

const mostCharacters = 40

/** The names of browser and system in a `User-Agent` header; no version, which travellers do not know. */
export function describeBrowser(userAgent = ''): SeenBrowser {
  if (!userAgent) return {}
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name?.slice(0, mostCharacters), system: os.name?.slice(0, mostCharacters) }
}
