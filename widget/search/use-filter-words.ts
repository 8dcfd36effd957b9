import { useTranslation } from 'react-i18next'
import type { Facets } from '../../server/contract/facets.ts'
import type { Money } from '../../server/contract/primitives.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useFormatMoney } from '../ui/facts/money.tsx'
import type { AppliedFilter, ListFilter } from './filters.ts'
import { formatDay } from './readers-day.ts'

/** The words for filters' values: ours for buckets, the catalogue's for its own terms, `Intl`'s for languages. */
export function useFilterWords(facets: Facets, currency: string) {
  const { t } = useTranslation(['search', 'filter-values', 'experience'])
  const { formats, storefront } = useEnvironment()
  const money = useFormatMoney()

  const inMajor = (major: number): Money => ({
    amount: Math.round(major * 10 ** (storefront.exponents[currency] ?? 2)),
    currency,
  })
  const priceRange = (from?: number, to?: number): string => {
    if (from === undefined) return t('price.upTo', { to: money(inMajor(to ?? 0)) })
    if (to === undefined) return t('price.fromUp', { from: money(inMajor(from)) })
    return t('price.range', { from: money(inMajor(from)), to: money(inMajor(to)) })
  }
  const valueWords = (filter: ListFilter, value: string): string => {
    const label = facets[filter]?.find((facet) => facet.value === value)?.label
    if (label) return label
    if (filter === 'languages') return formats.names('language').of(value) ?? value
    if (filter === 'labels') return t(`values.labels.${value}`, { defaultValue: inWords(value) })
    return t(`filter-values:${filter}.${value}`, { defaultValue: inWords(value) })
  }
  return {
    valueWords,
    /** Whether the catalogue has the words in English alone. */
    inEnglish: (filter: ListFilter, value: string) =>
      facets[filter]?.find((facet) => facet.value === value)?.inEnglish,
    priceRange,
    appliedWords: ({ filter, value }: AppliedFilter): string => {
      switch (filter) {
        case 'date':
          return formatDay(value, formats)
        case 'guests':
          return t('guests.count', { count: Number(value) })
        case 'stars':
          return t('stars.atLeast', { count: Number(value) })
        case 'price': {
          const [from = '', to = ''] = value.split('-')
          return priceRange(from === '' ? undefined : Number(from), to === '' ? undefined : Number(to))
        }
        default:
          return valueWords(filter, value)
      }
    },
  }
}

/** A term that has no text of its own yet: a supplier may invent them. */
function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
