// oxlint-disable jsx-a11y/control-has-associated-label, jsx-a11y/anchor-has-content -- the translator fills it
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { render } from '@testing-library/react'
import * as i18next from 'i18next'
import type { ReactElement } from 'react'
import * as reactI18next from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { loadNamespace } from '../../locales/index.ts'
import { writeNumbersAsPrices } from '../../server/platform/text/texts.ts'
import type { Language } from '../../server/contract/primitives.ts'
import { prepareI18next as prepareSmallI18n } from '../embed/prepare-small-i18n.ts'
import * as small from '../embed/small-i18n.tsx'
import { prepareI18next } from './prepare-i18next.ts'

const locales = path.join(import.meta.dirname, '../../locales')

/** What our components use of i18next and react-i18next. */
const site = { ...i18next, ...reactI18next } as unknown as typeof small
const both = [
  ['i18next', site],
  ['the small one that browsers get', small],
] as const

const texts = {
  plain: 'Ready',
  named: 'Hello, {{ name }}',
  ends: 'Until {{day}}.',
  number: '{{count, number}} guests',
  seats_one: '{{count}} seat',
  seats_other: '{{count}} seats',
  seats_zero: 'no seat',
  way: 'Go',
  way_back: 'Go back',
  terms: 'Read the <terms>terms</terms> first',
}

async function open(kit: typeof small, language = 'en', bundle: object = texts) {
  const instance = kit.createInstance()
  if (kit === site) {
    const its = instance as unknown as i18next.i18n
    await prepareI18next(its, language as Language)
    writeNumbersAsPrices(its)
  } else {
    await prepareSmallI18n(instance, language)
  }
  instance.addResourceBundle(language, 'common', bundle as typeof texts)
  return instance
}

async function show(kit: typeof small, element: ReactElement): Promise<string | null> {
  const { container } = render(<kit.I18nextProvider i18n={await open(kit)}>{element}</kit.I18nextProvider>)
  return container.textContent
}

it('counts in the digits of the dates and prices beside it, whatever an engine takes for the bare language', async () => {
  const { NumberFormat } = Intl
  const arabicDigits: Record<string, string> = { ar: 'ar-u-nu-arab' }
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (locale, options) {
    // as WebKit reads it
    return new NumberFormat(arabicDigits[String(locale)] ?? locale, options)
  })
  const arabic = await open(small, 'ar')
  expect(arabic.among('common')('number', { count: 12 })).toBe('12 guests')
  vi.restoreAllMocks()
})

describe.each(both)('texts by %s', (_name, kit) => {
  function Text({ name, values }: { name: string; values?: Record<string, unknown> }) {
    return <p>{kit.useTranslation('common').t(name, values)}</p>
  }
  function Terms() {
    return (
      <kit.Trans
        t={kit.useTranslation('common').t}
        i18nKey="terms"
        components={{ terms: <a href="#terms" /> }}
      />
    )
  }

  it.each([
    ['plain', {}, 'Ready'],
    ['named', { name: 'Ada & Co' }, 'Hello, Ada & Co'],
    ['ends', { day: 'Fr., 20. Nov.' }, 'Until Fr., 20. Nov.'],
    ['number', { count: 1234 }, '1,234 guests'],
    ['seats', { count: 1 }, '1 seat'],
    ['seats', { count: 5 }, '5 seats'],
    ['seats', { count: 0 }, 'no seat'],
    ['way', { context: 'back' }, 'Go back'],
    ['way', { context: 'sideways' }, 'Go'],
    ['common:plain', {}, 'Ready'],
    ['missing', {}, 'missing'],
    ['missing', { defaultValue: 'Else' }, 'Else'],
  ])('%s with %o', async (name, values, shown) => {
    expect(await show(kit, <Text name={name} values={values} />)).toBe(shown)
  })

  it('with a link amid them', async () => {
    const { container } = render(
      <kit.I18nextProvider i18n={await open(kit)}>
        <Terms />
      </kit.I18nextProvider>,
    )
    expect(container.textContent).toBe('Read the terms first')
    expect(container.querySelector('a')?.textContent).toBe('terms')
  })
})

describe('our texts', () => {
  /** Each kind of plural and direction; every language in `npm run test:all`. */
  const languages = readdirSync(locales, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && (process.env['DHOW_TEST_ALL'] || /^(en|ar|ru|fr)$/.test(entry.name))
      ? entry.name
      : [],
  )

  it.each(languages)('read the same by both: %s', async (language) => {
    let read = 0
    for (const namespace of readdirSync(path.join(locales, 'en')).map((file) =>
      path.basename(file, '.json'),
    )) {
      const bundle = await loadNamespace(language, namespace)
      const [large, little] = [await open(site, language, bundle), await open(small, language, bundle)]
      const { t } = large as unknown as { t: (this: void, name: string, values: object) => string }
      for (const name of namesIn(bundle)) {
        read += 1
        for (const count of [0, 1, 2, 3, 11, 1100]) {
          const values = { count, name: 'Ada', title: 'Dunes', context: 'none' }
          expect([name, little.translate(['common'], name, values)]).toEqual([name, t(name, values)])
        }
      }
    }
    expect(read).toBeGreaterThan(1000)
  })

  it('are those of the language that is spoken now', async () => {
    const { createInstance } = small
    const instance = createInstance()
    await instance.init({ lng: 'en', defaultNS: 'common' })
    instance.addResourceBundle('en', 'common', {
      go: 'Go',
      days_one: '{{count}} day',
      days_other: '{{count}} days',
    })
    instance.addResourceBundle('ru', 'common', { go: 'Дальше', days_few: '{{count}} дня' })
    expect(instance.translate([], 'go')).toBe('Go')
    await instance.changeLanguage('ru')
    expect(instance.translate([], 'go')).toBe('Дальше')
    expect(instance.translate([], 'days', { count: 2 })).toBe('2 дня')
    instance.addResourceBundle('ru', 'common', { go: 'Вперёд' })
    expect(instance.translate([], 'go')).toBe('Вперёд')
  })
})

/** The names that our code asks for: those of a plural once. */
function namesIn(bundle: object, prefix = ''): string[] {
  const found = Object.entries(bundle).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [`${prefix}${name.replace(/_(zero|one|two|few|many|other)$/, '')}`]
      : namesIn(value as object, `${prefix}${name}.`),
  )
  return [...new Set(found)]
}
