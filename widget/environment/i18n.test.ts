import { describe, expect, it } from 'vitest'
import { languages } from '../../server/contract/primitives.ts'
import { createTranslations, directionOf, localeOf } from './i18n.ts'
import type { Language } from '../../server/contract/primitives.ts'

describe('a language', () => {
  it('is written from the right in Arabic, Hebrew and Persian alone', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl').sort()).toEqual(['ar', 'fa', 'he'])
  })

  it.each(languages)('has a locale that Intl knows, with a Gregorian calendar: %s', (language) => {
    const { calendar } = new Intl.DateTimeFormat(localeOf(language)).resolvedOptions()
    expect(calendar).toBe('gregory')
  })
})

describe('translations', () => {
  it('fall back to English, text by text', async () => {
    // a language of a later build
    const translations = await createTranslations('ja' as Language, ['common'])
    const english = await createTranslations('en', ['common'])
    expect(translations.language).toBe('ja')
    const stars = { ns: 'common', average: '4.8' }
    expect(translations.t('rating.outOfFive', stars)).toBe(english.t('rating.outOfFive', stars))
    expect(english.t('rating.outOfFive', stars)).toContain('4.8')
  })

  it('of two apps do not know each other', async () => {
    const [first, second] = await Promise.all([createTranslations('en', []), createTranslations('ar', [])])
    expect(first.language).toBe('en')
    expect(second.language).toBe('ar')
  })
})
