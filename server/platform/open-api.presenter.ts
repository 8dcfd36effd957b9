import { z } from 'zod'
import { createDocument } from 'zod-openapi'
import type {
  CreateDocumentOptions,
  ZodOpenApiOperationObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi'
import * as accounts from '../contract/accounts.ts'
import * as availability from '../contract/availability.ts'
import * as carts from '../contract/carts.ts'
import * as catalogue from '../contract/catalogue.ts'
import * as checkout from '../contract/checkout.ts'
import { CancellationPolicy } from '../contract/listing.ts'
import { tags, takesKey } from '../contract/operation.ts'
import type { Operation } from '../contract/operation.ts'
import { CurrencyCode, Language, Money, Slug } from '../contract/primitives.ts'
import { principals } from '../contract/principals.ts'
import type { Access } from '../contract/principals.ts'
import { ProblemReply } from '../contract/problem.ts'
import { problemsOf } from '../contract/problems-of.ts'
import { rateClasses } from '../contract/rate-classes.ts'
import type { RateLimits } from '../contract/rate-classes.ts'
import * as reviews from '../contract/reviews.ts'

const description = `Everything a storefront or a widget asks of the server.

- Money is an integer of minor units with an ISO 4217 currency. Times of an experience are the wall clock of its own zone.
- An expected ending (sold out, price changed) is an \`outcome\` of a reply; a fault of the caller is a problem document (RFC 9457) whose \`code\` is stable.
- Every call that writes takes an \`Idempotency-Key\`; the few that need none say why. After a lost answer, send the same request with the same key.
- Replies may gain fields. Ignore those that you do not know.`

/** What every call that is about a storefront may say in its address. */
const storefrontQuery = z.object({
  storefront: Slug.optional().meta({
    description: 'The storefront that asks; without it, the one that answers at this host.',
  }),
  language: Language.optional().meta({
    description: 'Language of texts; the storefront’s first if it does not speak it.',
  }),
  currency: CurrencyCode.optional().meta({
    description: 'Currency of prices; the storefront’s own if it does not sell in it.',
  }),
})

const keyHeader = z.object({
  'Idempotency-Key': z.string().min(1).max(200).meta({
    description:
      'A new one for each intent, which nobody can guess: a UUID. The same key with the same body is done once and gets the same reply, for two days; with another body it is refused.',
  }),
})

/** How each kind of principal of the API shows who it is. */
const securitySchemes = Object.fromEntries(
  Object.entries(principals).flatMap(([kind, { carries, description: text }]): [string, SecurityScheme][] => {
    switch (carries) {
      case 'bearer':
        return [[kind, { type: 'http', scheme: 'bearer', description: text }]]
      case 'cookie':
        return [[kind, { type: 'apiKey', in: 'cookie', name: '__Host-dhow_session', description: text }]]
      case 'signature':
        return [[kind, { type: 'apiKey', in: 'header', name: 'Stripe-Signature', description: text }]]
      case 'link':
        // opens pages, never an operation of the API
        return []
      default:
        return carries satisfies never
    }
  }),
)

type SecurityScheme =
  | { type: 'http'; scheme: 'bearer'; description: string }
  | { type: 'apiKey'; in: 'cookie' | 'header'; name: string; description: string }

/** One of these is enough; `{}` means that no principal is needed. */
function presentSecurity({ who, also = [] }: Access): Record<string, string[]>[] {
  const wanted = who.map((kind) => (kind === 'nobody' ? {} : { [kind]: [] }))
  return [...wanted, ...also.flatMap((kind) => wanted.map((one) => ({ ...one, [kind]: [] })))]
}

function presentRate({ rate }: Pick<Operation, 'rate'>): string | undefined {
  const { counts, ofName, ofAddress }: RateLimits = rateClasses[rate]
  const words = [
    ofName && `${ofName.points} in ${ofName.minutes} minutes for each name`,
    ofAddress && `${ofAddress.points} in ${ofAddress.minutes} minutes for each network address`,
  ].filter(Boolean)
  return words.length > 0 ? `${counts}: at most ${words.join(', ')}.` : undefined
}
/** Schemas of the contract that get a name of their own in the document. */
function namedSchemas(): Record<string, z.ZodType> {
  const all: Record<string, unknown> = {
    ...accounts,
    ...availability,
    ...carts,
    ...catalogue,
    ...checkout,
    ...reviews,
    CancellationPolicy,
    Money,
    ProblemReply,
  }
  // a query is a list of parameters, which have names already
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, schema]) =>
      schema instanceof z.ZodType && !name.endsWith('Query') ? [[name, schema]] : [],
    ),
  )
}

/** A reply may gain fields: what reads it must not be told to refuse them. */
const override: CreateDocumentOptions['override'] = ({ jsonSchema, io }) => {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

function presentResponses(operation: Operation): ZodOpenApiResponsesObject {
  const { reply, example } = operation
  const content = { 'application/problem+json': { schema: ProblemReply } }
  const refused: [string, ZodOpenApiResponseObject][] = Object.entries(problemsOf(operation)).map(
    ([status, names]) => [status, { description: names.map((name) => `\`${name}\``).join(', '), content }],
  )
  return {
    [reply.status]: {
      description: reply.description,
      content: {
        [reply.contentType ?? 'application/json']: {
          schema: reply.schema,
          ...(example.reply !== undefined && { example: example.reply }),
        },
      },
    },
    ...Object.fromEntries<ZodOpenApiResponseObject>(refused),
    default: { description: 'A fault of ours; quote its `requestId` to support.', content },
  }
}

function presentOperation(operation: Operation): ZodOpenApiOperationObject {
  const { id, tag, summary, access, parameters, body, example, key, withoutStorefront } = operation
  const query = [withoutStorefront ? undefined : storefrontQuery, parameters?.query].filter(
    (schema) => schema !== undefined,
  )
  const [first, second] = query
  const without = typeof key === 'object' && key.notNeeded
  const text = [
    operation.description,
    without && `It takes no \`Idempotency-Key\`: ${without}.`,
    presentRate(operation),
  ]
    .filter(Boolean)
    .join(' ')
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(text && { description: text }),
    requestParams: {
      ...(parameters?.path && { path: parameters.path }),
      ...(first && { query: second ? second.extend(first.shape) : first }),
      ...(takesKey(operation) && { header: keyHeader }),
    },
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: body, ...(example.body !== undefined && { example: example.body }) },
        },
      },
    }),
    security: presentSecurity(access),
    responses: presentResponses(operation),
  }
}

type Document = ReturnType<typeof createDocument>
type Schemas = NonNullable<NonNullable<Document['components']>['schemas']>

const toSchemas = '#/components/schemas/'

function namesIn(part: unknown): Set<string> {
  const references = JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)
  return new Set(Array.from(references, ([, name = '']) => name))
}

/**
 * Leaves out named schemas that no call leads to. A schema that only replies use keeps its plain name: zod-openapi names it
 * `CartOutput` as soon as its input would differ, even when no operation takes one as input.
 */
function tidySchemas(document: Document): Document {
  const schemas = document.components?.schemas ?? {}
  const used = namesIn(document.paths)
  // a set visits what is added to it on the way
  for (const name of used) for (const inner of namesIn(schemas[name] ?? {})) used.add(inner)
  const plain = (name: string): string => {
    const short = name.replace(/Output$/, '')
    return used.has(short) ? name : short
  }
  const kept = Object.fromEntries([...used].toSorted().map((name) => [name, schemas[name]]))
  const text = JSON.stringify(
    { ...document, components: { ...document.components, schemas: kept } },
    (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(toSchemas)
        ? `${toSchemas}${plain(value.slice(toSchemas.length))}`
        : value,
  )
  const tidy = JSON.parse(text) as Document
  const renamed = Object.entries(tidy.components?.schemas ?? {}).map(([name, schema]) => [
    plain(name),
    schema,
  ])
  return { ...tidy, components: { ...tidy.components, schemas: Object.fromEntries(renamed) as Schemas } }
}

/** The OpenAPI 3.1 document of these calls. Pure, and slow (a tenth of a second): keep what it gives. */
export function presentOpenApi(operations: readonly Operation[]): Document {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: presentOperation(operation) }
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Dhow',
        version: '1',
        description,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
      paths,
      components: { schemas: namedSchemas(), securitySchemes },
    },
    { override },
  )
  return tidySchemas(document)
}
