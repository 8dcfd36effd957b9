import type { z } from 'zod'
import type { Operations } from './operations.ts'
import type { principals } from './principals.ts'

/** What a client of the API may call. Types alone: a browser borrows them and gets neither schemas nor zod. */
export type OperationId = keyof Operations

type Of<Id extends OperationId> = Operations[Id]

/** What a call sends: what stands in its address, and its body. */
export type CallInput<Id extends OperationId> = PathOf<Of<Id>> & QueryOf<Of<Id>> & BodyOf<Of<Id>>

type PathOf<O> = O extends { parameters: { path: infer Schema extends z.ZodType } }
  ? { path: z.input<Schema> }
  : object
type QueryOf<O> = O extends { parameters: { query: infer Schema extends z.ZodType } }
  ? { query?: { readonly [Name in keyof z.input<Schema>]?: string | number } }
  : object
type BodyOf<O> = O extends { body: infer Schema extends z.ZodType } ? { body: z.input<Schema> } : object

/** What comes back. */
export type CallReply<Id extends OperationId> = z.output<Of<Id>['reply']['schema']>

/** The codes of problems that a call may be answered with, beyond faults of ours. */
export type ProblemCode<Id extends OperationId> = CodesOf<Of<Id>> | RefusalOf<Of<Id>> | RateOf<Of<Id>>

type CodesOf<O> = O extends { problems: infer Codes } ? ListedIn<Codes[keyof Codes]> : never
type ListedIn<Codes> = Codes extends readonly (infer Code)[] ? Code : never
type RefusalOf<O extends Operations[OperationId]> =
  | (O extends { parameters: object } | { body: object } ? 'invalid_request' : never)
  | (typeof principals)[Exclude<O['access']['who'][number], 'nobody'>]['code']
type RateOf<O> = O extends { rate: 'unlimited' } ? never : 'too_many_attempts'
