import type { TFunction } from 'i18next'
import type { OptionUnit } from '../../../server/contract/options.ts'

/** For which ages a ticket is: "Age 3–11". Nothing where it is for all. */
export function ageText(t: TFunction<'choices'>, ages: OptionUnit['ages']): string | undefined {
  if (!ages || !(ages.minimum || ages.maximum !== undefined)) return undefined
  return t(`choices:party.ages.${ages.maximum === undefined ? 'from' : ages.minimum ? 'range' : 'upTo'}`, {
    ...ages,
    count: ages.minimum || ages.maximum,
  })
}
