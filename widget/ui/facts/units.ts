import { useTranslation } from 'react-i18next'
import type { UnitId } from '../../../server/contract/primitives.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { dot } from './dot.ts'

/** Some of a unit; `title` where the supplier has a name of its own for it. */
export interface UnitCount {
  id: UnitId
  quantity: number
  title?: string
}

/** Tells the party, in the reader's language: "2 adults, 1 child" or "1 × Private yacht". */
export function useUnitTexts(): {
  one: (unit: UnitCount) => string
  all: (units: readonly UnitCount[]) => string
} {
  const { t } = useTranslation('lines')
  const { formats } = useEnvironment()
  const one = ({ id, quantity, title }: UnitCount) =>
    title ? t('units.titled', { quantity, title }) : t(`units.${id}`, { count: quantity })
  const all = (units: readonly UnitCount[]) => {
    const texts = units.filter(({ quantity }) => quantity > 0).map(one)
    // a name such as "Family: two adults, two children" has commas of its own
    return units.some(({ title }) => title) ? texts.join(dot) : formats.list().format(texts)
  }
  return { one, all }
}

/** Tells the party of a selection; for a boat or a room also how many people. */
export function useGuestsText(): (
  units: Partial<Record<UnitId, number>>,
  titles?: Partial<Record<UnitId, string>>,
  guests?: number,
) => string {
  const { t } = useTranslation('lines')
  const { all } = useUnitTexts()
  return (units, titles = {}, guests) => {
    const counts = (Object.entries(units) as [UnitId, number][]).map(([id, quantity]) => ({
      id,
      quantity,
      title: titles[id],
    }))
    return guests === undefined ? all(counts) : `${all(counts)}${dot}${t('guests', { count: guests })}`
  }
}
