import type { Page } from '@playwright/test'

/**
 * Which of these tokens change the computed style of something on the page when their value changes. Rules for a state (hover,
 * focus, pressed) count as they would be in that state, those of a media or container query only where it holds.
 */
export async function findTokensSeen(page: Page, tokens: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const states = /:(hover|focus-visible|focus-within|focus|active|checked|disabled)\b/g
    const partOf = /::(before|after|first-letter|placeholder|marker|backdrop|-webkit-[\w-]+)/
    const valueOf = (token: string) => {
      const now = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
      // of each kind of value another of the same kind
      if (/^(#|rgb|hsl|ok)/.test(now)) return ['rgb(1, 254, 3)']
      if (/^[\d.]+(px|ms|s|em|%)$/.test(now)) {
        return [now.replace(/^[\d.]+/, (size) => String(Number(size) * 2 + 7))]
      }
      if (/^[\d.]+$/.test(now)) return [String(Number(now) * 2 + 1)]
      return [
        'rgb(1, 254, 3)',
        '7px',
        '777',
        'italic',
        'uppercase',
        'monospace',
        '7 / 5',
        'ease-in',
        'blur(7px)',
        'circle(7px)',
        '7px solid rgb(1, 254, 3)',
        '0 0 7px rgb(1, 254, 3)',
        'linear-gradient(red, blue)',
        '7px auto',
        'proportional-nums',
        '777ms',
        '7%',
      ]
    }
    /** Rules in force that name a token, each with what it would change. */
    const uses: { token: string; element: Element; part: string | undefined; properties: string[] }[] = []
    const wanted = new Set(names)
    // a rule for a state is copied as a rule for what is not in it
    const copies: string[] = []
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue
        if (!(rule instanceof CSSStyleRule)) {
          if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList)
          continue
        }
        const used = [...new Set(rule.cssText.match(/--dhow-[\w-]+/g))].filter((name) => wanted.has(name))
        if (used.length === 0 || rule.selectorText === ':root') continue
        const [, part] = partOf.exec(rule.selectorText) ?? []
        const shown = rule.selectorText.replaceAll(states, '')
        if (shown !== rule.selectorText) copies.push(`${shown} { ${rule.style.cssText} }`)
        const plain = shown.replaceAll(new RegExp(partOf, 'g'), '')
        let elements: Element[] = []
        try {
          elements = [...document.querySelectorAll(plain)].slice(0, 4)
        } catch {
          continue
        }
        const properties = [...rule.style]
        for (const token of used) {
          for (const element of elements) uses.push({ token, element, part: part && `::${part}`, properties })
        }
      }
    }
    for (const sheet of document.styleSheets) visit(sheet.cssRules)
    const inStates = document.createElement('style')
    const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce
    if (nonce) inStates.nonce = nonce
    // a value that is on its way would be read as the old one
    inStates.textContent = `*, ::before, ::after { transition-property: none !important } ${copies.join('\n')}`
    document.head.append(inStates)
    const root = document.documentElement
    return names.filter((token) => {
      const own = uses.filter((use) => use.token === token)
      const read = () =>
        own.map(({ element, part, properties }) => {
          const style = getComputedStyle(element, part)
          return properties.map((property) => style.getPropertyValue(property)).join(';')
        })
      const before = read()
      const isSeen = valueOf(token).some((value) => {
        root.style.setProperty(token, value)
        return read().some((now, index) => now !== before[index])
      })
      root.style.removeProperty(token)
      return isSeen
    })
  }, tokens)
}
