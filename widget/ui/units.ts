import { useTranslation } from 'react-i18next'
import type { UnitId } from '../../server/contract/primitives.ts'
import { useEnvironment } from '../environment/environment.tsx'

/** Some of a unit; `title` where the supplier has a name of its own for it. */
export interface UnitCount {
  id: UnitId
  quantity: number
  title?: string
}

/** Tells who comes, in the reader's language: "2 adults, 1 child" or "1 × Private yacht". */
export function useUnitTexts(): {
  one: (unit: UnitCount) => string
  all: (units: readonly UnitCount[]) => string
} {
  const { t } = useTranslation('lines')
  const { locale } = useEnvironment()
  const one = ({ id, quantity, title }: UnitCount) =>
    title ? t('units.titled', { quantity, title }) : t(`units.${id}`, { count: quantity })
  const all = (units: readonly UnitCount[]) =>
    new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(
      units.filter(({ quantity }) => quantity > 0).map(one),
    )
  return { one, all }
}

/** The units of a selection with their titles, in the order in which they were offered. */
export function unitCountsOf(
  units: Partial<Record<UnitId, number>>,
  titles: Partial<Record<UnitId, string>> = {},
): UnitCount[] {
  return (Object.entries(units) as [UnitId, number][]).map(([id, quantity]) => ({
    id,
    quantity,
    title: titles[id],
  }))
}
