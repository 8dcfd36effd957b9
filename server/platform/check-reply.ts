/** Refuses a reply that is not what its operation promises; asked in tests alone. */
import type { Operation } from '../contract/operation.ts'
import { problemsOf } from '../contract/problems-of.ts'
import { asProblem } from './requests.ts'

/** Problems that any request may meet before and beside its operation: a body that is no JSON or too large, our own faults. */
const anywhere = new Set([
  'bad_request',
  'charset_unsupported',
  'encoding_unsupported',
  'entity_parse_failed',
  'entity_too_large',
  'internal',
  'text_unreadable',
  'unavailable',
])

/** @throws Error when a reply is not what its operation promises; asked in tests alone */
export function checkReply({ id, reply: { schema } }: Operation, reply: unknown): void {
  const sent: unknown = reply === undefined ? undefined : JSON.parse(JSON.stringify(reply))
  const { error, data } = schema.safeParse(sent)
  if (error) throw new Error(`${id} answered what its record does not promise: ${error.message}`)
  const [beyond] = listBeyond(sent, data)
  if (beyond) throw new Error(`${id} answered what its record does not promise: ${beyond}`)
}

/** Places in a reply that its schema does not name: a column that came along, which nobody decided to show (ASVS 15.3.1). */
function listBeyond(sent: unknown, promised: unknown, at = ''): string[] {
  if (!isObject(sent) || !isObject(promised)) return []
  return Object.entries(sent).flatMap(([name, value]) =>
    name in promised ? listBeyond(value, promised[name], `${at}/${name}`) : [`${at}/${name}`],
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** @throws Error when a problem is not among those that the operation names; asked in tests alone */
export function checkProblem(operation: Operation, error: unknown): void {
  const { status, code } = asProblem(error)
  if (anywhere.has(code)) return
  const named: readonly string[] = problemsOf(operation)[status as 400] ?? []
  if (!named.includes(code)) {
    throw new Error(`${operation.id} answered ${status} ${code}, which its record does not name`, {
      cause: error,
    })
  }
}
