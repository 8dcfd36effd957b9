import type { Treatment } from '../../themes/layout-names.ts'

/** The modifiers of each poster's address; those of photographs are left alone. */
const posters = /(\/_image\/[^/\s]+)(?=\/poster\/)/g

/** True for the address of a drawing of ours; false for what a camera took, and for what we do not know. */
export const isPoster = (address: string): boolean => /\/_image\/[^/\s]+\/poster\//.test(address)

/** Addresses of pictures (one, or a `srcset`) with the posters among them in a treatment. Pure. */
export function treatPosters(addresses: string, treatment: Treatment): string {
  return treatment === 'full' ? addresses : addresses.replaceAll(posters, `$1,t_${treatment}`)
}
