import type { SoldExperience } from '../carts/cart.presenter.ts'
import type { CancellationPolicy } from '../contract/listing.ts'
import type { Localized, UnitId } from '../contract/primitives.ts'

/** What a booking was sold as, by language: later changes of the catalogue do not change what somebody bought. */
export interface SoldAs {
  experience: SoldExperience
  optionTitle: Localized
  units: { id: UnitId; title?: Localized }[]
  extras: { id: string; title: Localized }[]
  address?: Localized
  pickup?: { name: Localized; minutesBefore: number }
  cancellation: CancellationPolicy
}
