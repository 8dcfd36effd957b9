import { useTranslation } from 'react-i18next'
import type { ChangeSide } from '../../server/contract/changes.ts'
import type { UnitId } from '../../server/contract/primitives.ts'
import { dot } from '../ui/facts/dot.ts'
import { useUnitTexts } from '../ui/facts/units.ts'
import { countsItems } from './counts-items.ts'

/** "2 adults, 1 child"; of boats and rooms also how many people. */
export function usePartyText(): (side: Pick<ChangeSide, 'units' | 'guests'>) => string {
  const units = useUnitTexts()
  const { t } = useTranslation('lines')
  return ({ units: counts, guests }) => {
    const said = [units.all(counts.map((unit) => ({ ...unit, id: unit.id as UnitId })))]
    if (countsItems({ units: counts })) said.push(t('guests', { count: guests }))
    return said.join(dot)
  }
}
