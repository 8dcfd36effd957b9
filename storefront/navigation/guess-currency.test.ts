import { expect, it } from 'vitest'
import { guessCurrency } from './guess-currency.ts'

const offered = ['AED', 'EUR', 'USD', 'GBP', 'TRY', 'RUB']

it.each([
  [['de-AT', 'en-US'], 'EUR'],
  [['en-GB', 'en'], 'GBP'],
  [['tr'], 'TRY'],
  [['ru', 'en-US'], 'RUB'],
  [['it'], 'EUR'],
  // a language of many countries says nothing of money; the next one may
  [['en', 'de-DE'], 'EUR'],
  [['ar-AE'], 'AED'],
  // not offered: the next one that is
  [['de-CH', 'fr-FR'], 'EUR'],
])('reads %j as %s', (languages, currency) => {
  expect(guessCurrency(languages, offered)).toBe(currency)
})

it.each([[['en']], [['ar']], [['es', 'pt', 'fr']], [['ja-JP']], [['not a language', '*', '']], [[]]])(
  'makes nothing of %j',
  (languages) => {
    expect(guessCurrency(languages, offered)).toBeUndefined()
  },
)
