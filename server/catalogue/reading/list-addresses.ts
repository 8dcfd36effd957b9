import type { Deps } from '../../platform/deps.ts'
import {
  countAddresses,
  findExperienceAt,
  listCategoryAddresses,
  listDestinationAddresses,
  listExperienceAddresses,
  listKindAddresses,
} from './addresses.queries.ts'
import type { ExperienceAddressRow, KindAddressRow, PlaceAddressRow } from './addresses.queries.ts'

type AddressDeps = Pick<Deps, 'db'>
type Seller = { supplierId?: number }

/** Rows that are read at once: a hundred thousand experiences never stand in memory together. */
const stride = 1000

/** How many pages a storefront's catalogue has, and when the last of them changed. */
export async function countListed({ db }: AddressDeps, { supplierId }: Seller) {
  const { changedOn, ...counts } = await countAddresses(db, { supplierId })
  return { ...counts, changedOn: changedOn ?? undefined }
}

/** Every category that has something. */
export async function listCategoriesAt(
  { db }: AddressDeps,
  { supplierId }: Seller,
): Promise<PlaceAddressRow[]> {
  return listCategoryAddresses(db, { supplierId })
}

/** Every kind of listing that has something, and the day (UTC) on which something of it last changed. */
export async function listKindsAt({ db }: AddressDeps, { supplierId }: Seller): Promise<KindAddressRow[]> {
  return listKindAddresses(db, { supplierId })
}

/** A stretch of the places that have something, in a lasting order and by the thousand. */
export async function* walkDestinations(
  { db }: AddressDeps,
  { supplierId, offset, limit }: Seller & { offset: number; limit: number },
): AsyncGenerator<PlaceAddressRow[]> {
  for (let done = 0; done < limit; done += stride) {
    const rows = await listDestinationAddresses(db, {
      supplierId,
      offset: offset + done,
      limit: Math.min(stride, limit - done),
    })
    yield rows
    if (rows.length < stride) return
  }
}

/** A stretch of the experiences, in a lasting order and by the thousand. */
export async function* walkExperiences(
  { db }: AddressDeps,
  { supplierId, offset, limit }: Seller & { offset: number; limit: number },
): AsyncGenerator<ExperienceAddressRow[]> {
  let from = await findExperienceAt(db, { supplierId, offset })
  for (let left = limit; left > 0 && from !== undefined; left -= stride) {
    const size = Math.min(stride, left)
    const rows = await listExperienceAddresses(db, { supplierId, from, limit: size })
    yield rows
    const last = rows.at(-1)
    from = last && rows.length === size ? last.id + 1 : undefined
  }
}
