import { expectOutcome, openShopper, readInvoice } from './checkout.ts'
import { seedExperience } from './experience.ts'
import type { SeedExperience } from './experience.ts'
import type { ShopFloor } from './shop-floor.ts'

/** An order of one adult for each experience, on 1 December at nine, that is paid and whose buyer has come back. */
export async function placePaid(
  floor: ShopFloor,
  seeds: readonly SeedExperience[],
): Promise<{ reference: string; orderToken: string }> {
  const [first, ...more] = await Promise.all(
    seeds.map(async (seed) => ({
      experience: (await seedExperience(floor.db, floor.shop, seed)).slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 1 },
    })),
  )
  const shopper = await openShopper(floor.api, first)
  for (const selection of more) await shopper.add(selection)
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  return placed
}
