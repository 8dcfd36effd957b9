import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { colonIn } from './colon.ts'
import { locales } from './locale-records.ts'

it.each(locales.map(({ code }) => code))(
  'what is paid at the place has the same words in panel, cart and order: %s',
  (language) => {
    const wordsIn = (namespace: string) => {
      const file = path.join(import.meta.dirname, language, `${namespace}.json`)
      return (JSON.parse(readFileSync(file, 'utf8')) as { payThere: Record<string, string> }).payThere
    }
    const { label, DEPOSIT, FEE } = wordsIn('orders')
    const sentence = (said?: string) => `${label}${colonIn(language)}${said}`
    for (const namespace of ['choices', 'cart']) {
      expect(wordsIn(namespace)).toEqual({ DEPOSIT: sentence(DEPOSIT), FEE: sentence(FEE) })
    }
  },
)
