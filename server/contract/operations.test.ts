import { expect, test } from 'vitest'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { Language } from './primitives.ts'

/** What the browser's client says of its reader in every call (`ApiContext`). */
const ofReader = ['language', 'currency']

test.each(Object.entries<Operation>(operations))(
  '%s has no query parameter that every call fills in with another meaning',
  (_id, { parameters }) => {
    const shape = parameters?.query?.shape ?? {}
    expect(ofReader.filter((name) => name in shape && shape[name] !== Language)).toEqual([])
  },
)
