import { useTranslation } from 'react-i18next'
import type { Facets } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useFormatMoney } from '../ui/facts/money.tsx'
import type { AppliedFilter, ListFilter } from './filters.ts'
import { formatDay } from './readers-day.ts'

/** The words for filters' values: ours for buckets, the catalogue's for its own terms, `Intl`'s for languages. */
export function useFilterWords(facets: Facets, currency: string) {
  const { t } = useTranslation(['search', 'experience'])
  const { formats, storefront } = useEnvironment()
  const money = useFormatMoney()

  /** `100-200`, `-200`, `100-` in words; nothing, `0` and `up` are an open end. */
  const rangeWords = (value: string, write: (figure: number) => string): string => {
    const [from, to] = value.split('-').map((end) => Number(end) && write(Number(end)))
    if (!from) return t('price.upTo', { to })
    return to ? t('price.range', { from, to }) : t('price.fromUp', { from })
  }
  const valueWords = (filter: ListFilter, value: string): string => {
    const label = facets[filter]?.find((facet) => facet.value === value)?.label
    if (label) return label
    if (filter === 'languages') return formats.names('language').of(value) ?? value
    if (filter === 'lengths') {
      return rangeWords(value, formats.number({ style: 'unit', unit: 'meter' }).format)
    }
    // cards wear the labels too
    if (filter === 'labels') return t(`experience:labels.${value}`, { defaultValue: inWords(value) })
    return t(`values.${filter}.${value}`, { defaultValue: inWords(value) })
  }
  return {
    valueWords,
    appliedWords: ({ filter, value }: AppliedFilter): string => {
      switch (filter) {
        case 'date':
          return formatDay(value, formats)
        case 'guests':
          return t('guests.count', { count: Number(value) })
        case 'stars':
          return t('stars.atLeast', { count: Number(value) })
        case 'price':
          return rangeWords(value, (major) =>
            money({ amount: Math.round(major * 10 ** (storefront.exponents[currency] ?? 2)), currency }),
          )
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
