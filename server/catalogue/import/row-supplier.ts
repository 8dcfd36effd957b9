import { EmailAddress } from '../../contract/primitives.ts'
import type { NewSupplier } from '../listings/ensure-supplier.ts'
import type { Refusal } from '../listings/refusal.ts'
import { slugOf } from '../listings/slugs.ts'

/** Members of a row that tell of its supplier; a listing itself has only the slug. */
interface SupplierCells {
  supplier?: unknown
  supplierName?: unknown
  supplierEmail?: unknown
}

/** Which suppliers there are, by slug, with their e-mail addresses; and those that rows of this file bring. */
export interface KnownSuppliers {
  emails: Map<string, string>
  makeable: Map<string, NewSupplier>
}

const plainEmail = (email: string) => email.trim().toLowerCase()

/** The suppliers before the first row. */
export function createKnownSuppliers(rows: readonly { slug: string; email: string }[]): KnownSuppliers {
  return { emails: new Map(rows.map(({ slug, email }) => [slug, plainEmail(email)])), makeable: new Map() }
}

/**
 * Finds the supplier of a row that gives a name or an e-mail address: by its slug, else by the slug of its name. One that is
 * there keeps its own name and address. A new one needs both name and address. Two companies of one name are told apart by
 * their slugs alone, so that no booking is sent to the wrong one.
 */
export function findRowSupplier(
  { supplier, supplierName, supplierEmail }: SupplierCells,
  { emails, makeable }: KnownSuppliers,
): { slug?: string } | { refusal: Refusal } {
  const name = typeof supplierName === 'string' ? supplierName.trim() : ''
  const named = typeof supplier === 'string' ? supplier : undefined
  const slug = named ?? slugOf(name)
  if (name === '' && supplierEmail === undefined) return { slug: named }
  const refuse = (field: string, code: string, reason: string) => ({ refusal: { field, code, reason } })
  if (slug === '') {
    return refuse('supplierName', 'supplier_missing', 'an e-mail address without the supplier’s slug or name')
  }
  const { data: email } = EmailAddress.safeParse(supplierEmail)
  if (supplierEmail !== undefined && email === undefined) {
    return refuse('supplierEmail', 'email', 'this is not an e-mail address')
  }
  const known = emails.get(slug) ?? makeable.get(slug)?.email
  if (known === undefined) {
    // without an address it stays unknown, and is refused as that
    if (email !== undefined) makeable.set(slug, { slug, email, ...(name !== '' && { name }) })
    return { slug }
  }
  if (named === undefined && email !== undefined && plainEmail(email) !== plainEmail(known)) {
    return refuse(
      'supplierEmail',
      'supplier_ambiguous',
      `"${slug}" is there with another e-mail address: if it is the same company write its slug in the column supplier, else another one`,
    )
  }
  return { slug }
}
