import type { Request } from 'express'
import { principals } from '../contract/principals.ts'
import type { Access, PrincipalKind } from '../contract/principals.ts'
import { bearerToken } from './http.ts'
import { Problem } from './problem.ts'
import { refuseForeignWrite } from './same-origin.ts'

/** Recognises one kind of principal in a request; undefined when it is not there, or not whom it says. */
export type Identify<Principal> = (
  req: Request,
  access: Access,
) => Principal | undefined | Promise<Principal | undefined>

/** How kinds of principals are recognised. */
export type Identifiers = Partial<Readonly<Record<PrincipalKind, Identify<unknown>>>>

/** Those that are needed for what some operations name: one that is missing does not compile. */
export type IdentifiersOf<A extends Access> = Readonly<
  Record<Extract<A['who'][number] | AlsoIn<A>, PrincipalKind>, Identify<unknown>>
>
type AlsoIn<A> = A extends { also: readonly (infer Kind)[] } ? Kind : never

/**
 * The principal of a call, if it may make it: decided here alone, by what the operation declares.
 *
 * @throws Problem 403 `cross_site_request` for a page that may not ask; else as the wanted principal is refused
 */
export async function admit(
  access: Access,
  identify: Identifiers,
  req: Request,
): Promise<Partial<Record<PrincipalKind, unknown>>> {
  if (access.pages === 'own') refuseForeignWrite(req)
  const caller: Partial<Record<PrincipalKind, unknown>> = {}
  const find = async (kind: PrincipalKind) => {
    const found = await identify[kind]?.(req, access)
    if (found !== undefined) caller[kind] = found
    if (kind === 'account' || kind === 'widgetAccount') {
      req.accountId = (found as { id: number } | undefined)?.id
    }
    return found !== undefined
  }
  for (const kind of access.also ?? []) await find(kind)
  for (const kind of access.who) if (kind === 'nobody' || (await find(kind))) return caller
  const [wanted] = access.who
  if (wanted === 'nobody') return caller
  const { status, code, detail } = principals[wanted]
  throw new Problem(status, code, detail)
}

/**
 * The bearer token of a call, for principals whose token is the name of what it opens: the query that finds the object takes
 * it as the key, so that there is nothing else it could find.
 */
export const bearer: Identify<string> = bearerToken
