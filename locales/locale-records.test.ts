import { expect, test } from 'vitest'
import { languages } from '../server/contract/primitives.ts'
import type { Language } from '../server/contract/primitives.ts'
import { directionOf, localeOf } from '../widget/environment/i18n.ts'
import { localeRecord, locales } from './locale-records.ts'

test('every language has a record with code, iso, name and dir', () => {
  expect(locales.map(({ code }) => code).toSorted()).toEqual(languages.toSorted())
  for (const { code, iso, name, dir, formats } of locales) {
    expect(iso).toMatch(new RegExp(`^${code}-[A-Z]{2}$`))
    expect(name).not.toBe('')
    expect(dir).toBe(new Intl.Locale(iso).getTextInfo().direction)
    // the widget knows it without the list, for its weight
    expect(directionOf(code as Language)).toBe(dir)
    const optionsOf = (locale: string) => {
      const { calendar, numberingSystem } = new Intl.DateTimeFormat(locale).resolvedOptions()
      return { calendar, numberingSystem }
    }
    const { calendar, numberingSystem } = optionsOf(formats ? `${iso}-${formats}` : iso)
    expect(optionsOf(localeOf(code as Language))).toEqual({ calendar, numberingSystem })
    expect(calendar).toBe('gregory')
  }
})

test('the regions are those that travellers of these languages are promised', () => {
  expect(['ar', 'pt', 'es'].map((code) => localeRecord(code).iso)).toEqual(['ar-SA', 'pt-PT', 'es-ES'])
})

test('the fallback locale is en-US', () => {
  expect(localeRecord('sv').iso).toBe('en-US')
})
