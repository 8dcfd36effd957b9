import type { Tab } from './engine.ts'

/**
 * @throws Error where one text of the page counts in two systems of digits, as "٣ nights for 240" would: an engine chose by
 * itself what a language counts in
 */
export async function expectDigitsOfOneSystem(tab: Tab): Promise<void> {
  const mixed = await tab.evaluate(`(${findMixedDigits.toString()})()`)
  if (mixed) throw new Error(`digits of two systems in one text: ${mixed.slice(0, 200)}`)
}

/** Runs in the page, with nothing of arrays that an old library could have replaced. Gives the first such text, or ''. */
function findMixedDigits(): string {
  const european = /[0-9]/
  const others = /[\u0660-\u0669\u06F0-\u06F9]/
  const search = (root: Document | ShadowRoot): string => {
    const all = root.querySelectorAll('p,li,dt,dd,h1,h2,h3,h4,label,button,a,td,th,legend')
    for (let index = 0; index < all.length; index++) {
      const text = all[index]?.textContent ?? ''
      if (european.test(text) && others.test(text)) return text.replace(/\s+/g, ' ').trim()
    }
    const every = root.querySelectorAll('*')
    for (let index = 0; index < every.length; index++) {
      const label = every[index]?.getAttribute('aria-label') ?? ''
      if (european.test(label) && others.test(label)) return label
      const inner = every[index]?.shadowRoot
      const mixed = inner ? search(inner) : ''
      if (mixed) return mixed
    }
    return ''
  }
  return search(document)
}
