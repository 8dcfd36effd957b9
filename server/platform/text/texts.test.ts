import { describe, expect, it } from 'vitest'
import { languages } from '../../contract/primitives.ts'
import { localeOf } from './print-in-language.ts'
import { loadTexts } from './texts.ts'

describe('a count in a text', async () => {
  const texts = await loadTexts(['lines'])

  it.each(languages)('is written as the prices beside it: %s', (language) => {
    const written = texts(language)('guests', { count: 1100 })
    expect(written).toContain(new Intl.NumberFormat(localeOf(language)).format(1100))
  })
})
